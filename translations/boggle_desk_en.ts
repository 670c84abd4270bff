<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB">
<context>
    <name>BoggleWords</name>
    <message numerus="yes">
        <source>Too short: words need %n letter(s) or more.</source>
        <translation>
            <numerusform>Too short: words need %n letter or more.</numerusform>
            <numerusform>Too short: words need %n letters or more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClockCard</name>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>%n second left</numerusform>
            <numerusform>%n seconds left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WordEntry</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
</TS>
