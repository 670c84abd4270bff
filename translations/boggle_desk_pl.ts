<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl_PL">
<context>
    <name>AboutDialog</name>
    <message>
        <source>&amp;About</source>
        <translation>&amp;O programie</translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation>&amp;Licencje</translation>
    </message>
    <message>
        <source>About</source>
        <translation>O programie</translation>
    </message>
    <message>
        <source>About Boggle Desk</source>
        <translation>O Boggle Desk</translation>
    </message>
    <message>
        <source>About and licences</source>
        <translation>O programie i licencje</translation>
    </message>
    <message>
        <source>Boggle Desk is free software under the MIT licence. The page “Licences” has its text and those of everything that it is made with.</source>
        <translation>Boggle Desk to wolne oprogramowanie na licencji MIT. Na stronie „Licencje” jest jej tekst i teksty do wszystkiego, z czego je zrobiono.</translation>
    </message>
    <message>
        <source>Boggle and Scrabble are trademarks of their owners. Boggle Desk is an independent program, not made, sponsored or endorsed by them.</source>
        <translation>Boggle i Scrabble to znaki towarowe swoich właścicieli. Boggle Desk to niezależny program, nie przez nich zrobiony ani wspierany.</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Skopiowano.</translation>
    </message>
    <message>
        <source>Copy &amp;details</source>
        <translation>&amp;Kopiuj dane</translation>
    </message>
    <message>
        <source>Family word games around one computer. Real letter cubes, an hourglass and a referee who knows the dictionary.</source>
        <translation>Rodzinne gry słowne przy jednym komputerze. Prawdziwe kostki, klepsydra i sędzia, który zna słownik.</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licencja</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licencje</translation>
    </message>
    <message>
        <source>Text of the licence</source>
        <translation>Tekst licencji</translation>
    </message>
    <message>
        <source>The English dictionary is made from SCOWL, copyright 2000–2018 by Kevin Atkinson. It contains the UK Advanced Cryptics Dictionary, copyright © J Ross Beresford 1993–2000, all rights reserved, and the ENABLE and YAWL lists, which are in the public domain.</source>
        <translation>Słownik angielski powstał z SCOWL, copyright 2000–2018 Kevin Atkinson. Zawiera UK Advanced Cryptics Dictionary, copyright © J Ross Beresford 1993–2000, wszelkie prawa zastrzeżone, oraz listy ENABLE i YAWL z domeny publicznej.</translation>
    </message>
    <message>
        <source>The meanings come from WordNet 3.0, copyright 2006 by Princeton University.</source>
        <translation>Znaczenia pochodzą z WordNet 3.0, copyright 2006 Princeton University.</translation>
    </message>
    <message>
        <source>This text is missing. Please install the game again.</source>
        <translation>Brakuje tego tekstu. Zainstaluj grę ponownie.</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Wersja {version}</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Słowa</translation>
    </message>
    <message>
        <source>Words in other languages come from {names}.</source>
        <translation>Słowa w innych językach pochodzą od: {names}.</translation>
    </message>
</context>
<context>
    <name>AlbumTab</name>
    <message>
        <source>All evenings by month and year</source>
        <translation>Wszystkie wieczory według miesiąca i roku</translation>
    </message>
    <message>
        <source>Back to the page</source>
        <translation>Wróć do strony</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Spis treści</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>Wieczór</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Gry</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Miesiąc</translation>
    </message>
    <message>
        <source>Newer</source>
        <translation>Nowsze</translation>
    </message>
    <message>
        <source>Older</source>
        <translation>Starsze</translation>
    </message>
    <message>
        <source>Page {place} of {pages}</source>
        <translation>Strona {place} z {pages}</translation>
    </message>
    <message>
        <source>Play the finish again</source>
        <translation>Odtwórz finisz jeszcze raz</translation>
    </message>
    <message>
        <source>Print or save…</source>
        <translation>Drukuj lub zapisz…</translation>
    </message>
    <message>
        <source>Reading your games…</source>
        <translation>Czytam wasze gry…</translation>
    </message>
    <message>
        <source>The last round</source>
        <translation>Ostatnia runda</translation>
    </message>
    <message>
        <source>Won most</source>
        <translation>Najwięcej wygranych</translation>
    </message>
    <message>
        <source>Your album is still empty. It begins with tonight&apos;s game.</source>
        <translation>Wasz album jest jeszcze pusty. Zacznie się od dzisiejszej gry.</translation>
    </message>
</context>
<context>
    <name>AloneCard</name>
    <message>
        <source>Beat your best</source>
        <translation>Pobij swój rekord</translation>
    </message>
    <message>
        <source>Play alone</source>
        <translation>Gra w pojedynkę</translation>
    </message>
</context>
<context>
    <name>AnalysisBar</name>
    <message>
        <source>Analyse game</source>
        <translation>Analizuj grę</translation>
    </message>
    <message>
        <source>Analysing</source>
        <translation>Analizowanie</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Look closer</source>
        <translation>Przyjrzyj się</translation>
    </message>
    <message>
        <source>See what each turn cost and a better play</source>
        <translation>Zobacz, ile kosztował każdy ruch i co było lepsze</translation>
    </message>
    <message>
        <source>Try out every turn many times. Takes a few seconds each</source>
        <translation>Próbuje każdy ruch wiele razy. Trwa po kilka sekund</translation>
    </message>
    <message>
        <source>{done} of {total} turns</source>
        <translation>{done} z {total} ruchów</translation>
    </message>
</context>
<context>
    <name>AnalysisStrings</name>
    <message numerus="yes">
        <source>%Ln play(s)</source>
        <translation>
            <numerusform>%Ln ruch</numerusform>
            <numerusform>%Ln ruchy</numerusform>
            <numerusform>%Ln ruchów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n play(s) counted with words not in the dictionary</source>
        <translation>
            <numerusform>%n ruch liczył się ze słowami spoza słownika</numerusform>
            <numerusform>%n ruchy liczyły się ze słowami spoza słownika</numerusform>
            <numerusform>%n ruchów liczyło się ze słowami spoza słownika</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n ruch</numerusform>
            <numerusform>%n ruchy</numerusform>
            <numerusform>%n ruchów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) with an unknown rack</source>
        <translation>
            <numerusform>%n ruch z nieznanym stojakiem</numerusform>
            <numerusform>%n ruchy z nieznanym stojakiem</numerusform>
            <numerusform>%n ruchów z nieznanym stojakiem</numerusform>
        </translation>
    </message>
    <message>
        <source>A turn lost to a challenge.</source>
        <translation>Ruch stracony po sprawdzeniu.</translation>
    </message>
    <message>
        <source>A turn lost to a challenge. That cost about {points} points.</source>
        <translation>Ruch stracony po sprawdzeniu. Koszt: około {points} pkt.</translation>
    </message>
    <message numerus="yes">
        <source>Found the best play %n time(s)</source>
        <translation>
            <numerusform>Najlepszy ruch znaleziony %n raz</numerusform>
            <numerusform>Najlepszy ruch znaleziony %n razy</numerusform>
            <numerusform>Najlepszy ruch znaleziony %n razy</numerusform>
        </translation>
    </message>
    <message>
        <source>No turns</source>
        <translation>Brak ruchów</translation>
    </message>
    <message>
        <source>Not in this dictionary: {words}.</source>
        <translation>Nie ma w tym słowniku: {words}.</translation>
    </message>
    <message>
        <source>Number {rank} of {moves}, and probably as good as the best.</source>
        <translation>Numer {rank} z {moves}, pewnie tak dobry jak najlepszy.</translation>
    </message>
    <message>
        <source>Number {rank} of {moves}, {points} points below the best.</source>
        <translation>Numer {rank} z {moves}, {points} pkt poniżej najlepszego.</translation>
    </message>
    <message>
        <source>Number {rank} of {moves}. The best wins {share}% more games.</source>
        <translation>Numer {rank} z {moves}. Najlepszy wygrywa o {share}% więcej gier.</translation>
    </message>
    <message>
        <source>So we don&apos;t compare it with other plays.</source>
        <translation>Dlatego nie porównujemy go z innymi.</translation>
    </message>
    <message>
        <source>The best of {moves} (or as good).</source>
        <translation>Najlepszy z {moves} (lub równie dobry).</translation>
    </message>
    <message>
        <source>The tiles came off.</source>
        <translation>Płytki wróciły.</translation>
    </message>
    <message>
        <source>The tiles came off. That cost about {points} points.</source>
        <translation>Płytki wróciły. Koszt: około {points} pkt.</translation>
    </message>
    <message>
        <source>We don&apos;t know the rack, so there&apos;s nothing to compare.</source>
        <translation>Nie znamy stojaka, więc nie ma czego porównać.</translation>
    </message>
    <message>
        <source>Wins (pre-endgame): how many draws from the bag win. ± means an estimate.</source>
        <translation>Wygrywa (przed końcówką): ile losowań z woreczka wygrywa. ± to szacunek.</translation>
    </message>
    <message>
        <source>Wins: how often this play wins in trial games.</source>
        <translation>Wygrywa: jak często ten ruch wygrywa w grach próbnych.</translation>
    </message>
    <message>
        <source>Worth: points plus the tiles you keep, estimated.</source>
        <translation>Wartość: punkty i płytki, które zostają, szacunkowo.</translation>
    </message>
    <message>
        <source>Worth: points to the end with perfect play. Exact.</source>
        <translation>Wartość: punkty do końca przy grze bezbłędnej. Dokładnie.</translation>
    </message>
    <message>
        <source>{names} are level</source>
        <translation>{names}: remis</translation>
    </message>
    <message>
        <source>{name} leads by {points}</source>
        <translation>{name} prowadzi, przewaga: {points}</translation>
    </message>
    <message>
        <source>{points} points below the best of {moves}.</source>
        <translation>{points} pkt poniżej najlepszego z {moves}.</translation>
    </message>
    <message>
        <source>{points} points lost per turn over {turns}</source>
        <translation>{points} pkt straty na ruch, {turns}</translation>
    </message>
    <message>
        <source>{turns} lost to challenges, about {points} points</source>
        <translation>{turns} straty po sprawdzeniu, około {points} pkt</translation>
    </message>
    <message>
        <source>{word} keeps {tiles}: {gain}</source>
        <translation>{word} zostawia {tiles}: {gain}</translation>
    </message>
    <message numerus="yes">
        <source>{word} scores %n more</source>
        <translation>
            <numerusform>{word} daje o %n punkt więcej</numerusform>
            <numerusform>{word} daje o %n punkty więcej</numerusform>
            <numerusform>{word} daje o %n punktów więcej</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AnalysisSummary</name>
    <message>
        <source>{turn}: {points} points lost</source>
        <translation>{turn}: stracone punkty: {points}</translation>
    </message>
</context>
<context>
    <name>AppContext</name>
    <message>
        <source>Archive</source>
        <translation>Do archiwum</translation>
    </message>
    <message>
        <source>Archive the game</source>
        <translation>Przenieś grę do archiwum</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>End the game of {names} here? It stays in your history.</source>
        <translation>Zakończyć tu grę: {names}? W historii zostanie.</translation>
    </message>
</context>
<context>
    <name>Ask</name>
    <message>
        <source>Bring in</source>
        <translation>Wczytaj</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>If a file names its day, that day counts.</source>
        <translation>Jeśli plik podaje datę, liczy się ona.</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Imię:</translation>
    </message>
    <message>
        <source>No printer is set up on this computer. Save a PDF instead.</source>
        <translation>Ten komputer nie ma drukarki. Zapisz raczej PDF.</translation>
    </message>
    <message>
        <source>Ours: count them in</source>
        <translation>Nasze: liczą się</translation>
    </message>
    <message>
        <source>Played on</source>
        <translation>Rozegrane dnia</translation>
    </message>
    <message>
        <source>Somebody else&apos;s: just to look at</source>
        <translation>Cudze: tylko do obejrzenia</translation>
    </message>
    <message>
        <source>Who played these games?</source>
        <translation>Czyje to partie?</translation>
    </message>
</context>
<context>
    <name>BagView</name>
    <message numerus="yes">
        <source>%n tile(s) left in the bag</source>
        <translation>
            <numerusform>%n płytka w woreczku</numerusform>
            <numerusform>%n płytki w woreczku</numerusform>
            <numerusform>%n płytek w woreczku</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bag: %n tile(s) left</source>
        <translation>
            <numerusform>Woreczek: %n płytka</numerusform>
            <numerusform>Woreczek: %n płytki</numerusform>
            <numerusform>Woreczek: %n płytek</numerusform>
        </translation>
    </message>
    <message>
        <source>Show which tiles are left</source>
        <translation>Pokaż, jakie płytki zostały</translation>
    </message>
</context>
<context>
    <name>BallotBox</name>
    <message>
        <source>challenges</source>
        <translation>kwestionuje</translation>
    </message>
    <message>
        <source>didn&apos;t need to vote</source>
        <translation>głos niepotrzebny</translation>
    </message>
    <message>
        <source>has voted</source>
        <translation>głos oddany</translation>
    </message>
    <message>
        <source>isn&apos;t sure</source>
        <translation>nie wie</translation>
    </message>
    <message>
        <source>still to vote</source>
        <translation>jeszcze bez głosu</translation>
    </message>
    <message>
        <source>wrote it</source>
        <translation>autor słowa</translation>
    </message>
    <message>
        <source>wrote it and has no vote</source>
        <translation>autor słowa, bez głosu</translation>
    </message>
</context>
<context>
    <name>BallotCard</name>
    <message>
        <source>Allow it</source>
        <translation>Uznajemy</translation>
    </message>
    <message>
        <source>Cross it off</source>
        <translation>Skreślamy</translation>
    </message>
</context>
<context>
    <name>BallotStrings</name>
    <message numerus="yes">
        <source>%n vote(s) to go</source>
        <translation>
            <numerusform>jeszcze %n głos</numerusform>
            <numerusform>jeszcze %n głosy</numerusform>
            <numerusform>jeszcze %n głosów</numerusform>
        </translation>
    </message>
    <message>
        <source>See the verdict</source>
        <translation>Zobacz werdykt</translation>
    </message>
    <message>
        <source>That counts, {ayes} to {noes}</source>
        <translation>Liczy się, {ayes} do {noes}</translation>
    </message>
    <message>
        <source>That doesn&apos;t count, {noes} to {ayes}</source>
        <translation>Nie liczy się, {noes} do {ayes}</translation>
    </message>
    <message>
        <source>{name}&apos;s vote decides</source>
        <translation>Decyduje głos: {name}</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Hide this message</source>
        <translation>Ukryj tę wiadomość</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
</context>
<context>
    <name>BestMoves</name>
    <message>
        <source>Best plays</source>
        <translation>Najlepsze ruchy</translation>
    </message>
</context>
<context>
    <name>BestPlays</name>
    <message>
        <source>Best play</source>
        <translation>Najlepszy ruch</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Ruch</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Ruchy</translation>
    </message>
</context>
<context>
    <name>BlankCard</name>
    <message>
        <source>Which letter is your blank?</source>
        <translation>Jaką literą jest twój blank?</translation>
    </message>
</context>
<context>
    <name>BoardCard</name>
    <message numerus="yes">
        <source>%n shake(s) and no luck. That board may not exist.</source>
        <translation>
            <numerusform>%n rzut bez szczęścia. Takiej planszy może nie być.</numerusform>
            <numerusform>%n rzuty bez szczęścia. Takiej planszy może nie być.</numerusform>
            <numerusform>%n rzutów bez szczęścia. Takiej planszy może nie być.</numerusform>
        </translation>
    </message>
    <message>
        <source>A board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>A board {kind}</source>
        <translation>Plansza {kind}</translation>
    </message>
    <message>
        <source>A word this long</source>
        <translation>Słowo tej długości</translation>
    </message>
    <message>
        <source>About one shake in {count} gives such a board.</source>
        <translation>Mniej więcej jeden rzut na {count} daje taką planszę.</translation>
    </message>
    <message>
        <source>Almost any shake gives you that.</source>
        <translation>Prawie każdy rzut daje taką planszę.</translation>
    </message>
    <message>
        <source>Or a board&apos;s code</source>
        <translation>Albo kod planszy</translation>
    </message>
    <message>
        <source>The board of a code</source>
        <translation>Plansza z kodu</translation>
    </message>
    <message>
        <source>The board of the code below.</source>
        <translation>Plansza z kodu poniżej.</translation>
    </message>
    <message>
        <source>These words count</source>
        <translation>Te słowa się liczą</translation>
    </message>
    <message>
        <source>Which board?</source>
        <translation>Jaka plansza?</translation>
    </message>
    <message>
        <source>Wishes and codes</source>
        <translation>Życzenia i kody</translation>
    </message>
    <message>
        <source>Words at least</source>
        <translation>Słów co najmniej</translation>
    </message>
    <message>
        <source>Words at most</source>
        <translation>Słów co najwyżej</translation>
    </message>
    <message>
        <source>Words of up to {letters} letters, at least</source>
        <translation>Słów do {letters} liter, co najmniej</translation>
    </message>
    <message>
        <source>Working out the odds…</source>
        <translation>Liczymy szanse…</translation>
    </message>
    <message>
        <source>as set below</source>
        <translation>jak niżej</translation>
    </message>
    <message>
        <source>as the cubes fall</source>
        <translation>jak padną kostki</translation>
    </message>
    <message>
        <source>for children: many short, simple words</source>
        <translation>dla dzieci: dużo krótkich, prostych słów</translation>
    </message>
    <message>
        <source>no matter</source>
        <translation>obojętne</translation>
    </message>
    <message>
        <source>with a long word</source>
        <translation>z długim słowem</translation>
    </message>
    <message>
        <source>with few words</source>
        <translation>z małą liczbą słów</translation>
    </message>
    <message>
        <source>with many words</source>
        <translation>z dużą liczbą słów</translation>
    </message>
</context>
<context>
    <name>BoardModel</name>
    <message>
        <source>covered</source>
        <translation>zakryte</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>puste</translation>
    </message>
    <message>
        <source>solid face</source>
        <translation>ścianka bez litery</translation>
    </message>
    <message>
        <source>{letter}, row {row} column {column}</source>
        <translation>{letter}, rząd {row} kolumna {column}</translation>
    </message>
</context>
<context>
    <name>BoardPicture</name>
    <message>
        <source>Board: {rows}</source>
        <translation>Plansza: {rows}</translation>
    </message>
</context>
<context>
    <name>BoardSheet</name>
    <message>
        <source>Names on the lists</source>
        <translation>Imiona na listach</translation>
    </message>
    <message>
        <source>The letters are on the paper only. The screen shows them when the dome is lifted.</source>
        <translation>Litery są tylko na papierze. Ekran pokaże je po podniesieniu kopuły.</translation>
    </message>
    <message>
        <source>This board with blank lists</source>
        <translation>Ta plansza z pustymi listami</translation>
    </message>
</context>
<context>
    <name>BoardWithPanel</name>
    <message>
        <source>Panel closed</source>
        <translation>Panel zamknięty</translation>
    </message>
    <message>
        <source>Panel open</source>
        <translation>Panel otwarty</translation>
    </message>
</context>
<context>
    <name>BoardWordsModel</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Litery</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Słowo</translation>
    </message>
    <message>
        <source>{word} (on your list), {points}</source>
        <translation>{word} (na twojej liście), {points}</translation>
    </message>
    <message>
        <source>{word}, {points}</source>
        <translation>{word}, {points}</translation>
    </message>
</context>
<context>
    <name>BogglePadPage</name>
    <message>
        <source>End the round early</source>
        <translation>Zakończ rundę przed czasem</translation>
    </message>
    <message>
        <source>Keep looking</source>
        <translation>Szukaj dalej</translation>
    </message>
    <message>
        <source>There&apos;s time left. Is everybody done?</source>
        <translation>Jest jeszcze czas. Wszyscy skończyli?</translation>
    </message>
    <message>
        <source>We&apos;re done</source>
        <translation>Skończyliśmy</translation>
    </message>
</context>
<context>
    <name>BogglePadPaper</name>
    <message>
        <source>Round {number}, {name}: {words}</source>
        <translation>Runda {number}, {name}: {words}</translation>
    </message>
    <message>
        <source>no points: {words}</source>
        <translation>bez punktów: {words}</translation>
    </message>
    <message>
        <source>{team} ({names}): {points} in all</source>
        <translation>{team} ({names}): razem {points}</translation>
    </message>
</context>
<context>
    <name>BogglePadSetupPage</name>
    <message>
        <source>Check typed words in the dictionary</source>
        <translation>Sprawdzaj wpisane słowa w słowniku</translation>
    </message>
    <message>
        <source>Pad</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Time the rounds</source>
        <translation>Rundy z klepsydrą</translation>
    </message>
</context>
<context>
    <name>BogglePadStrings</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in one round?</source>
        <translation>
            <numerusform>%n punkt w jednej rundzie?</numerusform>
            <numerusform>%n punkty w jednej rundzie?</numerusform>
            <numerusform>%n punktów w jednej rundzie?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in one round? Fix it or add it anyway.</source>
        <translation>
            <numerusform>%n punkt w jednej rundzie? Popraw albo dodaj mimo to.</numerusform>
            <numerusform>%n punkty w jednej rundzie? Popraw albo dodaj mimo to.</numerusform>
            <numerusform>%n punktów w jednej rundzie? Popraw albo dodaj mimo to.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n sekunda</numerusform>
            <numerusform>%n sekundy</numerusform>
            <numerusform>%n sekund</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>Została %n sekunda</numerusform>
            <numerusform>Zostały %n sekundy</numerusform>
            <numerusform>Zostało %n sekund</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n słowo</numerusform>
            <numerusform>%n słowa</numerusform>
            <numerusform>%n słów</numerusform>
        </translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Dodaj</translation>
    </message>
    <message>
        <source>Add anyway</source>
        <translation>Dodaj mimo to</translation>
    </message>
    <message>
        <source>Back to the game.</source>
        <translation>Wracamy do gry.</translation>
    </message>
    <message>
        <source>Carry on</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Correct round {number}: {name}</source>
        <translation>Popraw rundę {number}: {name}</translation>
    </message>
    <message>
        <source>Count round</source>
        <translation>Policz rundę</translation>
    </message>
    <message>
        <source>Cover the cubes until you carry on.</source>
        <translation>Zakryj kostki do wznowienia.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Zakończ grę</translation>
    </message>
    <message>
        <source>Enter points</source>
        <translation>Wpisz punkty</translation>
    </message>
    <message>
        <source>It counts</source>
        <translation>Liczy się</translation>
    </message>
    <message>
        <source>It doesn&apos;t count</source>
        <translation>Nie liczy się</translation>
    </message>
    <message>
        <source>Keep writing, {names}!</source>
        <translation>Piszcie dalej: {names}!</translation>
    </message>
    <message>
        <source>Let the cubes settle. Lift the lid as you start the timer.</source>
        <translation>Niech kostki opadną. Podnieście pokrywę, gdy obracacie klepsydrę.</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Następna runda</translation>
    </message>
    <message>
        <source>Next: {name}</source>
        <translation>Teraz: {name}</translation>
    </message>
    <message>
        <source>No printing while the timer runs!</source>
        <translation>Żadnego drukowania, póki sypie się piasek!</translation>
    </message>
    <message>
        <source>Nobody has points yet. Type some first.</source>
        <translation>Nikt nie ma jeszcze punktów. Najpierw jakieś wpiszcie.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>Play again? Same players, new scores.</source>
        <translation>Jeszcze raz? Ci sami gracze, nowe punkty.</translation>
    </message>
    <message>
        <source>Remove entry</source>
        <translation>Usuń wpis</translation>
    </message>
    <message>
        <source>Remove word</source>
        <translation>Usuń słowo</translation>
    </message>
    <message>
        <source>Round {number}, {name}: {what}</source>
        <translation>Runda {number}, {name}: {what}</translation>
    </message>
    <message>
        <source>Round {number}: {name}</source>
        <translation>Runda {number}: {name}</translation>
    </message>
    <message>
        <source>Score pad · {game}</source>
        <translation>Notes z punktami · {game}</translation>
    </message>
    <message>
        <source>Shake the box</source>
        <translation>Potrząśnijcie pudełkiem</translation>
    </message>
    <message>
        <source>Start timer</source>
        <translation>Obróć klepsydrę</translation>
    </message>
    <message>
        <source>That isn&apos;t written there.</source>
        <translation>Tego tam nie zapisano.</translation>
    </message>
    <message>
        <source>There&apos;s no room on the pad for {word}.</source>
        <translation>Na {word} nie ma w notesie miejsca.</translation>
    </message>
    <message>
        <source>There&apos;s no such place on the pad.</source>
        <translation>Takiego miejsca w notesie nie ma.</translation>
    </message>
    <message>
        <source>Time&apos;s up for {names}! {more} more for the others.</source>
        <translation>Koniec czasu: {names}! Pozostali mają jeszcze {more}.</translation>
    </message>
    <message>
        <source>Time&apos;s up for {names}.</source>
        <translation>Koniec czasu: {names}.</translation>
    </message>
    <message>
        <source>Time&apos;s up! Pencils down.</source>
        <translation>Koniec czasu! Ołówki na stół.</translation>
    </message>
    <message>
        <source>Timer paused</source>
        <translation>Klepsydra stoi</translation>
    </message>
    <message>
        <source>To fix a mistake, click it on the pad.</source>
        <translation>Błąd? Kliknij go w notesie.</translation>
    </message>
    <message>
        <source>Type a number (14), a sum (5+2+1) or words with spaces.</source>
        <translation>Wpisz liczbę (14), sumę (5+2+1) albo słowa ze spacjami.</translation>
    </message>
    <message>
        <source>Type more words for {name}. Press Enter when you&apos;re done.</source>
        <translation>Wpisz więcej słów: {name}. Enter kończy listę.</translation>
    </message>
    <message>
        <source>We&apos;re done</source>
        <translation>Skończyliśmy</translation>
    </message>
    <message numerus="yes">
        <source>Words need %n letter(s) or more.</source>
        <translation>
            <numerusform>Słowa mają %n literę lub więcej.</numerusform>
            <numerusform>Słowa mają %n litery lub więcej.</numerusform>
            <numerusform>Słowa mają %n liter lub więcej.</numerusform>
        </translation>
    </message>
    <message>
        <source>Write words on paper. Keep them secret!</source>
        <translation>Piszcie słowa na papierze. W sekrecie!</translation>
    </message>
    <message>
        <source>Write!</source>
        <translation>Piszcie!</translation>
    </message>
    <message>
        <source>You can&apos;t do that right now.</source>
        <translation>Teraz się nie da.</translation>
    </message>
    <message>
        <source>find words</source>
        <translation>szukanie słów</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>jeszcze nic</translation>
    </message>
    <message>
        <source>pause</source>
        <translation>pauza</translation>
    </message>
    <message>
        <source>start the timer</source>
        <translation>obróćcie klepsydrę</translation>
    </message>
    <message>
        <source>{count} against the rules</source>
        <translation>wbrew zasadom: {count}</translation>
    </message>
    <message>
        <source>{count} crossed off</source>
        <translation>skreślone: {count}</translation>
    </message>
    <message>
        <source>{count} not counted</source>
        <translation>niezaliczone: {count}</translation>
    </message>
    <message>
        <source>{points}, {words}</source>
        <translation>{points}, {words}</translation>
    </message>
    <message>
        <source>{word} is already on the list.</source>
        <translation>{word} już jest na liście.</translation>
    </message>
    <message>
        <source>“{part}” isn&apos;t points or a word. Type a number or words with spaces.</source>
        <translation>„{part}” to ani punkty, ani słowo. Wpisz liczbę albo słowa ze spacjami.</translation>
    </message>
    <message>
        <source>“{word}” has more than letters. Type letters only.</source>
        <translation>„{word}” ma nie tylko litery. Wpisz same litery.</translation>
    </message>
</context>
<context>
    <name>BogglePadViewerPage</name>
    <message>
        <source>Typed words</source>
        <translation>Wpisane słowa</translation>
    </message>
</context>
<context>
    <name>BogglePhones</name>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n słowo</numerusform>
            <numerusform>%n słowa</numerusform>
            <numerusform>%n słów</numerusform>
        </translation>
    </message>
    <message>
        <source>Too late for that. Time is up.</source>
        <translation>Za późno. Czas minął.</translation>
    </message>
</context>
<context>
    <name>BogglePrompts</name>
    <message numerus="yes">
        <source>%n more next time to beat your best.</source>
        <translation>
            <numerusform>Następnym razem %n więcej i pobijesz rekord.</numerusform>
            <numerusform>Następnym razem %n więcej i pobijesz rekord.</numerusform>
            <numerusform>Następnym razem %n więcej i pobijesz rekord.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) more than ever before.</source>
        <translation>
            <numerusform>%n punkt więcej niż kiedykolwiek.</numerusform>
            <numerusform>%n punkty więcej niż kiedykolwiek.</numerusform>
            <numerusform>%n punktów więcej niż kiedykolwiek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n runda</numerusform>
            <numerusform>%n rundy</numerusform>
            <numerusform>%n rund</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shake(s) so far</source>
        <translation>
            <numerusform>Dotąd %n rzut</numerusform>
            <numerusform>Dotąd %n rzuty</numerusform>
            <numerusform>Dotąd %n rzutów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s) not in the dictionary</source>
        <translation>
            <numerusform>%n słowa nie ma w słowniku</numerusform>
            <numerusform>%n słów nie ma w słowniku</numerusform>
            <numerusform>%n słów nie ma w słowniku</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s) still face down</source>
        <translation>
            <numerusform>Jeszcze %n zakryte słowo</numerusform>
            <numerusform>Jeszcze %n zakryte słowa</numerusform>
            <numerusform>Jeszcze %n zakrytych słów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A riddle while you wait, %n letter(s): {question}</source>
        <translation>
            <numerusform>Zagadka na czas czekania, %n litera: {question}</numerusform>
            <numerusform>Zagadka na czas czekania, %n litery: {question}</numerusform>
            <numerusform>Zagadka na czas czekania, %n liter: {question}</numerusform>
        </translation>
    </message>
    <message>
        <source>ALLOWED, {most} TO {least}</source>
        <translation>UZNANE, {most} DO {least}</translation>
    </message>
    <message>
        <source>All read</source>
        <translation>Przeczytane</translation>
    </message>
    <message>
        <source>All words</source>
        <translation>Wszystkie słowa</translation>
    </message>
    <message>
        <source>And the winner is…</source>
        <translation>A wygrywa…</translation>
    </message>
    <message>
        <source>Another board</source>
        <translation>Jeszcze jedna plansza</translation>
    </message>
    <message>
        <source>Anything to challenge?</source>
        <translation>Ktoś coś kwestionuje?</translation>
    </message>
    <message>
        <source>Back to the lists</source>
        <translation>Wróć do list</translation>
    </message>
    <message>
        <source>Back to the podium</source>
        <translation>Wróć na podium</translation>
    </message>
    <message>
        <source>Back to the scores</source>
        <translation>Wróć do punktów</translation>
    </message>
    <message>
        <source>Best today, {name}!</source>
        <translation>Dziś najlepiej, {name}!</translation>
    </message>
    <message>
        <source>Boggle {title} · after round {number}</source>
        <translation>Boggle {title} · po rundzie {number}</translation>
    </message>
    <message>
        <source>Boggle {title} · last round</source>
        <translation>Boggle {title} · ostatnia runda</translation>
    </message>
    <message>
        <source>CROSSED OFF, {most} TO {least}</source>
        <translation>SKREŚLONE, {most} DO {least}</translation>
    </message>
    <message>
        <source>Can everyone see the board?</source>
        <translation>Wszyscy widzą planszę?</translation>
    </message>
    <message>
        <source>Carry on</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Kwestionuj</translation>
    </message>
    <message>
        <source>Challenge {word}</source>
        <translation>Kwestionuj: {word}</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Kopiuj obrazek</translation>
    </message>
    <message>
        <source>Dead level!</source>
        <translation>Łeb w łeb!</translation>
    </message>
    <message>
        <source>Does the table allow it?</source>
        <translation>Czy je uznajecie?</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>Done reading</source>
        <translation>Koniec czytania</translation>
    </message>
    <message>
        <source>End now</source>
        <translation>Zakończ teraz</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Zakończ grę</translation>
    </message>
    <message>
        <source>Ending in {seconds}…</source>
        <translation>Koniec za {seconds}…</translation>
    </message>
    <message>
        <source>Enter: on to {name}&apos;s list</source>
        <translation>Enter: lista gracza {name}</translation>
    </message>
    <message>
        <source>Enter: {button}</source>
        <translation>Enter: {button}</translation>
    </message>
    <message>
        <source>Everything was found twice this time.</source>
        <translation>Tym razem wszystko znaleziono podwójnie.</translation>
    </message>
    <message>
        <source>Finish the word you&apos;re on.</source>
        <translation>Dokończ słowo, które piszesz.</translation>
    </message>
    <message>
        <source>Give it a good shake</source>
        <translation>Potrząśnijcie mocno</translation>
    </message>
    <message>
        <source>Give it a good shake</source>
        <comment>to one</comment>
        <translation>Potrząśnij mocno</translation>
    </message>
    <message>
        <source>Here come the cubes!</source>
        <translation>Kostki lecą!</translation>
    </message>
    <message>
        <source>Hold to shake</source>
        <translation>Trzymaj i potrząsaj</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>I&apos;m done</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>IN THE DICTIONARY</source>
        <translation>JEST W SŁOWNIKU</translation>
    </message>
    <message>
        <source>Is it in the dictionary?</source>
        <translation>Czy jest w słowniku?</translation>
    </message>
    <message>
        <source>It isn&apos;t in the dictionary. Your table says yes.</source>
        <translation>Nie ma go w słowniku. Wasz stół mówi „tak”.</translation>
    </message>
    <message>
        <source>It&apos;s a tie, so the dictionary decides.</source>
        <translation>Jest remis, więc decyduje słownik.</translation>
    </message>
    <message>
        <source>Keep looking</source>
        <translation>Szukaj dalej</translation>
    </message>
    <message>
        <source>Keep looking, {names}!</source>
        <translation>Szukajcie dalej: {names}!</translation>
    </message>
    <message>
        <source>Let go to drop the cubes</source>
        <translation>Puść, a kostki opadną</translation>
    </message>
    <message>
        <source>Lift the dome</source>
        <translation>Podnieś kopułę</translation>
    </message>
    <message>
        <source>Lift the dome to start the timer.</source>
        <translation>Podnieście kopułę, a piasek ruszy.</translation>
    </message>
    <message>
        <source>Lift the dome to start the timer.</source>
        <comment>to one</comment>
        <translation>Podnieś kopułę, a piasek ruszy.</translation>
    </message>
    <message>
        <source>Look at the laptop. The board comes there.</source>
        <translation>Patrz na laptop. Tam pojawi się plansza.</translation>
    </message>
    <message>
        <source>NOT IN THE DICTIONARY</source>
        <translation>NIE MA W SŁOWNIKU</translation>
    </message>
    <message>
        <source>Never mind</source>
        <translation>Nieważne</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Następna runda</translation>
    </message>
    <message>
        <source>Next word</source>
        <translation>Następne słowo</translation>
    </message>
    <message>
        <source>Next: {name}</source>
        <translation>Teraz: {name}</translation>
    </message>
    <message>
        <source>Next: {name}&apos;s list</source>
        <translation>Następna lista: {name}</translation>
    </message>
    <message>
        <source>No printing while the timer runs!</source>
        <translation>Żadnego drukowania, póki sypie się piasek!</translation>
    </message>
    <message>
        <source>No words from {names} yet. Nothing to type? Press “{button}”.</source>
        <translation>Jeszcze bez słów: {names}. Nic do wpisania? Naciśnij „{button}”.</translation>
    </message>
    <message>
        <source>No words this time.</source>
        <translation>Tym razem bez słów.</translation>
    </message>
    <message numerus="yes">
        <source>None of %n shake(s) gave such a board.</source>
        <translation>
            <numerusform>%n rzut nie dał takiej planszy.</numerusform>
            <numerusform>%n rzuty nie dały takiej planszy.</numerusform>
            <numerusform>%n rzutów nie dało takiej planszy.</numerusform>
        </translation>
    </message>
    <message>
        <source>One last word: {names}</source>
        <translation>Ostatnie słowo: {names}</translation>
    </message>
    <message>
        <source>Only {name} could vote, so the dictionary decides.</source>
        <translation>Głosować może tylko {name}, więc decyduje słownik.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>Pencil ready?</source>
        <translation>Ołówek gotowy?</translation>
    </message>
    <message>
        <source>Pencils down!</source>
        <translation>Ołówki na stół!</translation>
    </message>
    <message>
        <source>Pencils ready?</source>
        <translation>Ołówki gotowe?</translation>
    </message>
    <message>
        <source>Photo finish!</source>
        <translation>Fotofinisz!</translation>
    </message>
    <message>
        <source>Print this board…</source>
        <translation>Drukuj tę planszę…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drukuj…</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <translation>Czytaj na głos</translation>
    </message>
    <message>
        <source>Read in turn</source>
        <translation>Czytaj po kolei</translation>
    </message>
    <message>
        <source>Read it</source>
        <translation>Przeczytaj</translation>
    </message>
    <message>
        <source>Read together</source>
        <translation>Czytajcie razem</translation>
    </message>
    <message>
        <source>Ready?</source>
        <translation>Gotowi?</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Rewanż</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Wyniki</translation>
    </message>
    <message>
        <source>Rounds with hints don&apos;t count as a best score.</source>
        <translation>Rundy z podpowiedziami nie liczą się do rekordu.</translation>
    </message>
    <message>
        <source>Rounds with hints don&apos;t count as a best.</source>
        <translation>Rundy z podpowiedziami nie liczą się jako rekord.</translation>
    </message>
    <message>
        <source>Same cubes for everyone. Lift the dome when nobody else is looking.</source>
        <translation>Te same kostki dla wszystkich. Podnieś kopułę, gdy nikt inny nie patrzy.</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>Zapisz obrazek…</translation>
    </message>
    <message>
        <source>Score the list</source>
        <translation>Policz listę</translation>
    </message>
    <message>
        <source>Score the lists</source>
        <translation>Policz listy</translation>
    </message>
    <message>
        <source>Second today</source>
        <translation>Dziś drugie miejsce</translation>
    </message>
    <message>
        <source>See the podium</source>
        <translation>Pokaż podium</translation>
    </message>
    <message>
        <source>See the scores</source>
        <translation>Zobacz punkty</translation>
    </message>
    <message>
        <source>Shake again</source>
        <translation>Potrząśnij jeszcze raz</translation>
    </message>
    <message>
        <source>Shake on</source>
        <translation>Potrząsaj dalej</translation>
    </message>
    <message>
        <source>Shake without the wish</source>
        <translation>Potrząśnij bez życzenia</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Pokaż mi</translation>
    </message>
    <message>
        <source>Show the end again</source>
        <translation>Pokaż koniec jeszcze raz</translation>
    </message>
    <message>
        <source>Show the points</source>
        <translation>Pokaż punkty</translation>
    </message>
    <message>
        <source>Show the words</source>
        <translation>Pokaż słowa</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Pomiń</translation>
    </message>
    <message>
        <source>Still to play this board: {names}</source>
        <translation>Jeszcze nie grali na tej planszy: {names}</translation>
    </message>
    <message>
        <source>Stop for today</source>
        <translation>Na dziś wystarczy</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>Stop tutaj</translation>
    </message>
    <message>
        <source>THE TABLE ALLOWS IT</source>
        <translation>GŁOSOWANIE: UZNANE</translation>
    </message>
    <message>
        <source>THE TABLE CROSSES IT OFF</source>
        <translation>GŁOSOWANIE: SKREŚLONE</translation>
    </message>
    <message>
        <source>Take as long as you like, there&apos;s no timer.</source>
        <translation>Bez pośpiechu, tu nie ma klepsydry.</translation>
    </message>
    <message>
        <source>Take as long as you like, there&apos;s no timer.</source>
        <comment>to one</comment>
        <translation>Bez pośpiechu, tu nie ma klepsydry.</translation>
    </message>
    <message>
        <source>Take the nearest board</source>
        <translation>Weź najbliższą planszę</translation>
    </message>
    <message>
        <source>Tap a player and type their words, or read aloud from paper.</source>
        <translation>Dotknij gracza i wpisz jego słowa albo czytajcie z papieru.</translation>
    </message>
    <message>
        <source>Tap a word on a list to challenge it.</source>
        <translation>Dotknij słowa na liście, żeby je zakwestionować.</translation>
    </message>
    <message>
        <source>Tap the words on {name}&apos;s list</source>
        <translation>Dotknij słów z listy: {name}</translation>
    </message>
    <message>
        <source>The computer was asleep, so the timer has waited. Everybody there?</source>
        <translation>Komputer spał, więc klepsydra czekała. Wszyscy są?</translation>
    </message>
    <message>
        <source>The computer was asleep, so the timer has waited. Still there?</source>
        <translation>Komputer spał, więc klepsydra czekała. Jesteś tam?</translation>
    </message>
    <message>
        <source>The computers are ready</source>
        <translation>Komputery są gotowe</translation>
    </message>
    <message>
        <source>The cubes can&apos;t tumble on this computer, so you&apos;ll see the board at once.</source>
        <translation>Kostki nie mogą się tu toczyć. Planszę zobaczycie od razu.</translation>
    </message>
    <message>
        <source>The cubes can&apos;t tumble on this computer, so you&apos;ll see the board at once.</source>
        <comment>to one</comment>
        <translation>Kostki nie mogą się tu toczyć. Planszę zobaczysz od razu.</translation>
    </message>
    <message>
        <source>The cubes drop when you let go.</source>
        <translation>Kostki opadną, gdy puścisz.</translation>
    </message>
    <message>
        <source>The dictionary has it. Your table says no.</source>
        <translation>Jest w słowniku. Wasz stół mówi „nie”.</translation>
    </message>
    <message>
        <source>The last round</source>
        <translation>Ostatnia runda</translation>
    </message>
    <message>
        <source>The letters are hidden and the sand stands still.</source>
        <translation>Litery są zakryte, a piasek stoi.</translation>
    </message>
    <message>
        <source>The lists are typed in.</source>
        <translation>Listy są wpisywane.</translation>
    </message>
    <message>
        <source>The points stay covered until everybody has played.</source>
        <translation>Punkty są zakryte, aż wszyscy zagrają.</translation>
    </message>
    <message>
        <source>The riddle&apos;s answer: {word}</source>
        <translation>Odpowiedź: {word}</translation>
    </message>
    <message>
        <source>The table decides. A tie goes to the dictionary.</source>
        <translation>Decyduje głosowanie. Przy remisie słownik.</translation>
    </message>
    <message>
        <source>The timer starts when you lift the dome.</source>
        <translation>Piasek ruszy, gdy podniesiecie kopułę.</translation>
    </message>
    <message>
        <source>The timer starts when you lift the dome.</source>
        <comment>to one</comment>
        <translation>Piasek ruszy, gdy podniesiesz kopułę.</translation>
    </message>
    <message>
        <source>The words stay hidden until everybody has played.</source>
        <translation>Słowa są zakryte, dopóki wszyscy nie zagrają.</translation>
    </message>
    <message>
        <source>Third today</source>
        <translation>Dziś trzecie miejsce</translation>
    </message>
    <message>
        <source>Time! Finish this word and press Enter.</source>
        <translation>Czas! Dokończ to słowo i naciśnij Enter.</translation>
    </message>
    <message>
        <source>Today&apos;s board</source>
        <translation>Plansza dnia</translation>
    </message>
    <message>
        <source>Type in your words.</source>
        <translation>Wpisz swoje słowa.</translation>
    </message>
    <message>
        <source>Vote again</source>
        <translation>Głosuj ponownie</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Czekaj</translation>
    </message>
    <message>
        <source>Watch again</source>
        <translation>Zobacz jeszcze raz</translation>
    </message>
    <message>
        <source>We&apos;re done</source>
        <translation>Skończyliśmy</translation>
    </message>
    <message>
        <source>Well hunted, {name}!</source>
        <translation>Udane łowy, {name}!</translation>
    </message>
    <message>
        <source>Who challenges {word}?</source>
        <translation>Kto kwestionuje {word}?</translation>
    </message>
    <message>
        <source>Who else played this board?</source>
        <translation>Kto jeszcze grał na tej planszy?</translation>
    </message>
    <message>
        <source>Who takes the round?</source>
        <translation>Kto wygra rundę?</translation>
    </message>
    <message>
        <source>Words on paper come next.</source>
        <translation>Teraz słowa z kartek.</translation>
    </message>
    <message>
        <source>You can also hold {key} or drag the dome.</source>
        <translation>Możesz też przytrzymać {key} albo przeciągnąć kopułę.</translation>
    </message>
    <message>
        <source>You&apos;re one team, so each word counts once.</source>
        <translation>Jesteście drużyną, więc każde słowo liczy się raz.</translation>
    </message>
    <message>
        <source>Your best without a hint: {before}.</source>
        <translation>Twój rekord bez podpowiedzi: {before}.</translation>
    </message>
    <message>
        <source>Your best yet, {name}!</source>
        <translation>Twój rekord, {name}!</translation>
    </message>
    <message>
        <source>Your best: {before}.</source>
        <translation>Twój rekord: {before}.</translation>
    </message>
    <message>
        <source>find words</source>
        <translation>szukanie słów</translation>
    </message>
    <message>
        <source>finish your word</source>
        <translation>dokończ słowo</translation>
    </message>
    <message>
        <source>goal reached</source>
        <translation>cel osiągnięty</translation>
    </message>
    <message>
        <source>in {rounds}</source>
        <translation>{rounds}</translation>
    </message>
    <message>
        <source>take as long as you like</source>
        <comment>to one</comment>
        <translation>bez pośpiechu</translation>
    </message>
    <message numerus="yes">
        <source>word(s) so far</source>
        <translation>
            <numerusform>słowo do tej pory</numerusform>
            <numerusform>słowa do tej pory</numerusform>
            <numerusform>słów do tej pory</numerusform>
        </translation>
    </message>
    <message>
        <source>{measure} ({date})</source>
        <translation>{measure} ({date})</translation>
    </message>
    <message>
        <source>{name} challenges {other}</source>
        <translation>{name} kwestionuje: {other}</translation>
    </message>
    <message>
        <source>{name} reads</source>
        <translation>Czyta {name}</translation>
    </message>
    <message>
        <source>{name} reads next</source>
        <translation>Potem czyta {name}</translation>
    </message>
    <message numerus="yes">
        <source>{name} win by %n point(s)!</source>
        <comment>a team</comment>
        <translation>
            <numerusform>{name} wygrywają o %n punkt!</numerusform>
            <numerusform>{name} wygrywają o %n punkty!</numerusform>
            <numerusform>{name} wygrywają o %n punktów!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins by %n point(s)!</source>
        <translation>
            <numerusform>{name} wygrywa o %n punkt!</numerusform>
            <numerusform>{name} wygrywa o %n punkty!</numerusform>
            <numerusform>{name} wygrywa o %n punktów!</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, it&apos;s your turn</source>
        <translation>{name}, twój ruch</translation>
    </message>
    <message>
        <source>{name}: {remark}</source>
        <translation>{name}: {remark}</translation>
    </message>
    <message>
        <source>{number} of {all} have written</source>
        <translation>Pisało: {number} z {all}</translation>
    </message>
    <message>
        <source>{points} each in {rounds}</source>
        <translation>po {points}, {rounds}</translation>
    </message>
    <message>
        <source>{points} in {rounds}, {lead} ahead of {name}</source>
        <translation>{points}, {rounds}, {lead} więcej niż {name}</translation>
    </message>
    <message>
        <source>{seconds} s for {word}…</source>
        <translation>{seconds} s na {word}…</translation>
    </message>
    <message>
        <source>{shakes}. Nobody has seen a letter.</source>
        <translation>{shakes}. Nikt nie widział litery.</translation>
    </message>
    <message>
        <source>{stuck} The nearest one: {found}.</source>
        <translation>{stuck} Najbliższa: {found}.</translation>
    </message>
    <message>
        <source>{text}
Your handicap: {granted}</source>
        <translation>{text}
Twoje fory: {granted}</translation>
    </message>
    <message>
        <source>{word} was crossed off and costs {name} {points}.</source>
        <translation>{word} jest skreślone. {name} traci {points}.</translation>
    </message>
    <message>
        <source>★ Goal reached in {time}! Press Enter or keep typing.</source>
        <translation>★ Cel osiągnięty w {time}! Naciśnij Enter albo pisz dalej.</translation>
    </message>
    <message>
        <source>★ Your best so far! Before it was {before}.</source>
        <translation>★ Twój nowy rekord! Poprzedni: {before}.</translation>
    </message>
    <message>
        <source>★ Your first result with these rules. That&apos;s the one to beat.</source>
        <translation>★ Twój pierwszy wynik z tymi zasadami. Spróbuj go pobić.</translation>
    </message>
    <message>
        <source>★ {goal}</source>
        <translation>★ {goal}</translation>
    </message>
</context>
<context>
    <name>BoggleRulesCard</name>
    <message>
        <source> letters</source>
        <translation> lit.</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source> points</source>
        <translation> pkt</translation>
    </message>
    <message numerus="yes">
        <source>%n letter(s) or more</source>
        <translation>
            <numerusform>%n litera lub więcej</numerusform>
            <numerusform>%n litery lub więcej</numerusform>
            <numerusform>%n liter lub więcej</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuta</numerusform>
            <numerusform>%n minuty</numerusform>
            <numerusform>%n minut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n runda</numerusform>
            <numerusform>%n rundy</numerusform>
            <numerusform>%n rund</numerusform>
        </translation>
    </message>
    <message>
        <source>A board with very few everyday words is shaken again before anybody sees it.</source>
        <translation>Planszę, która ma bardzo mało codziennych słów, miesza się jeszcze raz, zanim ktoś ją zobaczy.</translation>
    </message>
    <message>
        <source>A vote</source>
        <translation>Głosowanie</translation>
    </message>
    <message>
        <source>A word that fails costs its points</source>
        <translation>Złe słowo kosztuje swoje punkty</translation>
    </message>
    <message>
        <source>Advanced: words of 5 letters or more</source>
        <translation>Dla wprawnych: słowa od 5 liter</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Od razu</translation>
    </message>
    <message>
        <source>Board and time</source>
        <translation>Plansza i czas</translation>
    </message>
    <message>
        <source>Challenges</source>
        <translation>Kwestionowanie</translation>
    </message>
    <message>
        <source>Check words</source>
        <translation>Sprawdzanie słów</translation>
    </message>
    <message>
        <source>Cubes</source>
        <translation>Kostki</translation>
    </message>
    <message>
        <source>Dictionary</source>
        <translation>Słownik</translation>
    </message>
    <message>
        <source>Fair shake</source>
        <translation>Uczciwe potrząsanie</translation>
    </message>
    <message>
        <source>Finish the word you&apos;re on</source>
        <translation>Dokończ zaczęte słowo</translation>
    </message>
    <message>
        <source>First to</source>
        <translation>Kto pierwszy ma</translation>
    </message>
    <message>
        <source>Hints (only on this screen)</source>
        <translation>Podpowiedzi (tylko na tym ekranie)</translation>
    </message>
    <message>
        <source>How do you write?</source>
        <translation>Jak piszecie?</translation>
    </message>
    <message>
        <source>If challenged</source>
        <translation>Po zakwestionowaniu</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listy</translation>
    </message>
    <message>
        <source>Minimum length</source>
        <translation>Najkrótsze słowo</translation>
    </message>
    <message>
        <source>Offer likely words when lists are typed</source>
        <translation>Podpowiadaj słowa przy wpisywaniu list</translation>
    </message>
    <message>
        <source>On paper</source>
        <translation>Na papierze</translation>
    </message>
    <message>
        <source>On phones</source>
        <translation>Na telefonach</translation>
    </message>
    <message>
        <source>On this screen</source>
        <translation>Na tym ekranie</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rundy</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Czas</translation>
    </message>
    <message>
        <source>When read</source>
        <translation>Przy czytaniu</translation>
    </message>
    <message>
        <source>Who decides</source>
        <translation>Kto decyduje</translation>
    </message>
    <message>
        <source>Winning</source>
        <translation>Wygrana</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Słowa</translation>
    </message>
    <message>
        <source>Works with any game. Handicaps stay.</source>
        <translation>Pasuje do każdej gry. Fory zostają.</translation>
    </message>
    <message>
        <source>challenges by dictionary</source>
        <translation>wątpliwości rozstrzyga słownik</translation>
    </message>
    <message>
        <source>challenges by vote</source>
        <translation>wątpliwości rozstrzyga głosowanie</translation>
    </message>
    <message>
        <source>dictionary checks at once</source>
        <translation>słownik sprawdza od razu</translation>
    </message>
    <message>
        <source>dictionary checks every word</source>
        <translation>słownik sprawdza każde słowo</translation>
    </message>
    <message>
        <source>everyone at once</source>
        <translation>wszyscy naraz</translation>
    </message>
    <message>
        <source>fair shake</source>
        <translation>uczciwe potrząsanie</translation>
    </message>
    <message>
        <source>first to {target}</source>
        <translation>do {target} pkt</translation>
    </message>
    <message>
        <source>hints</source>
        <translation>podpowiedzi</translation>
    </message>
    <message>
        <source>lists typed without help</source>
        <translation>listy bez podpowiedzi</translation>
    </message>
    <message>
        <source>lost challenges cost points</source>
        <translation>złe słowo kosztuje punkty</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>bez końca</translation>
    </message>
    <message>
        <source>no target</source>
        <translation>bez celu</translation>
    </message>
    <message>
        <source>one after the other</source>
        <translation>po kolei</translation>
    </message>
    <message>
        <source>scan a code to join</source>
        <translation>zeskanuj kod i graj</translation>
    </message>
    <message>
        <source>{rows} × {columns} {title}</source>
        <translation>{rows} × {columns} {title}</translation>
    </message>
</context>
<context>
    <name>BoggleSeatsCard</name>
    <message>
        <source>Average points a round, without any head start. Only the latest rounds by these rules count. Shared team words count for both.</source>
        <translation>Średnie punkty na rundę, bez forów. Liczą się tylko ostatnie rundy z tymi zasadami. Wspólne słowa drużyny liczą się każdemu.</translation>
    </message>
    <message>
        <source>Details…</source>
        <translation>Szczegóły…</translation>
    </message>
    <message>
        <source>Fair points per round: {granted}. Change them as you like.</source>
        <translation>Sprawiedliwe punkty na rundę: {granted}. Zmieńcie je, jak chcecie.</translation>
    </message>
    <message>
        <source>Head starts and teams</source>
        <translation>Fory i drużyny</translation>
    </message>
    <message>
        <source>How much help?</source>
        <translation>Ile pomocy?</translation>
    </message>
    <message>
        <source>Make it fair for smaller players.</source>
        <translation>Żeby młodsi też mieli szansę.</translation>
    </message>
    <message>
        <source>Not enough rounds with these rules for {names} yet.</source>
        <translation>Za mało rund z tymi zasadami: {names}.</translation>
    </message>
    <message>
        <source>Past rounds say: a lot</source>
        <translation>Wcześniejsze rundy mówią: dużo</translation>
    </message>
    <message>
        <source>Past rounds say: none</source>
        <translation>Wcześniejsze rundy mówią: wcale</translation>
    </message>
    <message>
        <source>Past rounds say: some</source>
        <translation>Wcześniejsze rundy mówią: trochę</translation>
    </message>
    <message>
        <source>Suggest a fair handicap</source>
        <translation>Zaproponuj sprawiedliwe fory</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Dlaczego?</translation>
    </message>
    <message>
        <source>You&apos;re even. Nobody needs a handicap.</source>
        <translation>Jesteście równi. Nikt nie potrzebuje forów.</translation>
    </message>
    <message>
        <source>Your history can&apos;t be read right now.</source>
        <translation>Nie można teraz odczytać twojej historii.</translation>
    </message>
    <message>
        <source>a lot</source>
        <translation>dużo</translation>
    </message>
    <message>
        <source>head start</source>
        <translation>fory</translation>
    </message>
    <message>
        <source>none</source>
        <translation>wcale</translation>
    </message>
    <message>
        <source>own</source>
        <translation>własna</translation>
    </message>
    <message>
        <source>some</source>
        <translation>trochę</translation>
    </message>
    <message>
        <source>{name} +{points}</source>
        <translation>{name} +{points}</translation>
    </message>
    <message>
        <source>{name}: fewer than {least} rounds</source>
        <translation>{name}: mniej niż {least} rund</translation>
    </message>
    <message>
        <source>{name}: {average} ({rounds} rounds)</source>
        <translation>{name}: {average} (rund: {rounds})</translation>
    </message>
    <message>
        <source>{side} is strongest. The others get the difference. A team&apos;s points go to the player with the lowest average.</source>
        <translation>Najlepiej gra {side}. Reszta dostaje różnicę. W drużynie punkty dostaje najniższa średnia.</translation>
    </message>
</context>
<context>
    <name>BoggleSetupPage</name>
    <message>
        <source>New Boggle game</source>
        <translation>Nowa gra w Boggle</translation>
    </message>
    <message>
        <source>{name}: {handicap}</source>
        <translation>{name}: {handicap}</translation>
    </message>
</context>
<context>
    <name>BoggleStrings</name>
    <message numerus="yes">
        <source>%n letter(s)</source>
        <translation>
            <numerusform>%n litera</numerusform>
            <numerusform>%n litery</numerusform>
            <numerusform>%n liter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuta</numerusform>
            <numerusform>%n minuty</numerusform>
            <numerusform>%n minut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shake(s) to get the board you wished for.</source>
        <translation>
            <numerusform>%n rzut, by dostać wymarzoną planszę.</numerusform>
            <numerusform>%n rzuty, by dostać wymarzoną planszę.</numerusform>
            <numerusform>%n rzutów, by dostać wymarzoną planszę.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n słowo</numerusform>
            <numerusform>%n słowa</numerusform>
            <numerusform>%n słów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s) of up to {letters} letters</source>
        <translation>
            <numerusform>%n słowo do {letters} liter</numerusform>
            <numerusform>%n słowa do {letters} liter</numerusform>
            <numerusform>%n słów do {letters} liter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n point(s)</source>
        <translation>
            <numerusform>+%n punkt</numerusform>
            <numerusform>+%n punkty</numerusform>
            <numerusform>+%n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>A board with {parts}, counting {counted}.</source>
        <translation>Plansza: {parts}, liczą się {counted}.</translation>
    </message>
    <message>
        <source>A game needs two sides. End it, or let somebody else play on.</source>
        <translation>Gra potrzebuje dwóch stron. Zakończcie ją albo niech ktoś inny gra dalej.</translation>
    </message>
    <message>
        <source>All read. Anything to challenge?</source>
        <translation>Wszystko przeczytane. Ktoś coś kwestionuje?</translation>
    </message>
    <message>
        <source>Any board the cubes make.</source>
        <translation>Dowolna plansza z kostek.</translation>
    </message>
    <message>
        <source>Big and Master cubes (1979)</source>
        <translation>Kostki Big i Master (1979)</translation>
    </message>
    <message>
        <source>Both wrote it</source>
        <translation>Oboje to mają</translation>
    </message>
    <message>
        <source>Challenge cubes</source>
        <translation>Kostki Challenge</translation>
    </message>
    <message>
        <source>Classic cubes (1976)</source>
        <translation>Kostki klasyczne (1976)</translation>
    </message>
    <message>
        <source>Codes never use {sign}.</source>
        <translation>W kodach nigdy nie ma {sign}.</translation>
    </message>
    <message>
        <source>Counts once for the team. {name} keeps it: {points}</source>
        <translation>W drużynie liczy się raz. {name} zatrzymuje: {points}</translation>
    </message>
    <message>
        <source>Crossed off for everybody</source>
        <translation>Skreślone u wszystkich</translation>
    </message>
    <message>
        <source>Deluxe cubes</source>
        <translation>Kostki Deluxe</translation>
    </message>
    <message>
        <source>Everybody writes at once. The computer shakes, times and referees.</source>
        <translation>Wszyscy piszą naraz. Komputer potrząsa, mierzy czas i sędziuje.</translation>
    </message>
    <message>
        <source>Everybody wrote it</source>
        <translation>Wszyscy to mają</translation>
    </message>
    <message numerus="yes">
        <source>Finds about %n point(s) a round</source>
        <translation>
            <numerusform>Znajduje około %n punktu na rundę</numerusform>
            <numerusform>Znajduje około %n punktów na rundę</numerusform>
            <numerusform>Znajduje około %n punktów na rundę</numerusform>
        </translation>
    </message>
    <message>
        <source>Finish this round first. Then somebody else can sit down.</source>
        <translation>Najpierw dokończcie tę rundę. Potem może usiąść ktoś inny.</translation>
    </message>
    <message>
        <source>First to read</source>
        <translation>Najpierw czyta</translation>
    </message>
    <message>
        <source>First to {target} wins.</source>
        <translation>Kto pierwszy ma {target}, wygrywa.</translation>
    </message>
    <message>
        <source>Hands off the cubes while the timer runs!</source>
        <translation>Ręce precz od kostek, póki sypie się piasek!</translation>
    </message>
    <message>
        <source>It&apos;s a tie: {names}</source>
        <translation>Remis: {names}</translation>
    </message>
    <message>
        <source>It&apos;s somebody else&apos;s turn to write.</source>
        <translation>Teraz pisze ktoś inny.</translation>
    </message>
    <message>
        <source>Keep typing. The code has more characters.</source>
        <translation>Pisz dalej. Kod jest dłuższy.</translation>
    </message>
    <message>
        <source>New cubes (since 1987)</source>
        <translation>Nowe kostki (od 1987)</translation>
    </message>
    <message>
        <source>Next to read</source>
        <translation>Potem czyta</translation>
    </message>
    <message>
        <source>No points this round</source>
        <translation>Bez punktów w tej rundzie</translation>
    </message>
    <message>
        <source>No shared words</source>
        <translation>Brak wspólnych słów</translation>
    </message>
    <message>
        <source>Nobody sits there. Choose another player.</source>
        <translation>Nikt tam nie siedzi. Wybierz innego gracza.</translation>
    </message>
    <message>
        <source>On paper</source>
        <translation>Na papierze</translation>
    </message>
    <message>
        <source>On phones</source>
        <translation>Na telefonach</translation>
    </message>
    <message>
        <source>On screen</source>
        <translation>Na ekranie</translation>
    </message>
    <message>
        <source>One at a time. Same cubes, full time for everyone.</source>
        <translation>Po kolei. Te same kostki, każdy ma pełny czas.</translation>
    </message>
    <message>
        <source>Only {name} wrote it</source>
        <translation>Ma to tylko {name}</translation>
    </message>
    <message>
        <source>Others play this board too.</source>
        <translation>Inni też grają na tej planszy.</translation>
    </message>
    <message>
        <source>Play as many rounds as you like.</source>
        <translation>Grajcie tyle rund, ile chcecie.</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Trening</translation>
    </message>
    <message>
        <source>Rare words {number} of {words}</source>
        <translation>Rzadkie słowa: {number} z {words}</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Runda {number}</translation>
    </message>
    <message>
        <source>Round {number}  ·  word {word} of {words}</source>
        <translation>Runda {number}  ·  słowo {word} z {words}</translation>
    </message>
    <message>
        <source>Round {number} of {rounds}</source>
        <translation>Runda {number} z {rounds}</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}.</source>
        <translation>Runda {round} z {rounds}.</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}. {target} points win earlier.</source>
        <translation>Runda {round} z {rounds}. {target} pkt wygrywa wcześniej.</translation>
    </message>
    <message numerus="yes">
        <source>Shaken again: %n board(s) had too few everyday words.</source>
        <translation>
            <numerusform>Jeszcze jeden rzut: %n plansza miała za mało codziennych słów.</numerusform>
            <numerusform>Jeszcze raz: %n plansze miały za mało codziennych słów.</numerusform>
            <numerusform>Jeszcze raz: %n plansz miało za mało codziennych słów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Shared words {number} of {words}</source>
        <translation>Wspólne słowa: {number} z {words}</translation>
    </message>
    <message>
        <source>Somebody here has that name. Choose another one.</source>
        <translation>Ktoś tu już ma takie imię. Wybierz inne.</translation>
    </message>
    <message>
        <source>Something&apos;s mistyped. Check each character again.</source>
        <translation>Jest literówka. Sprawdź każdy znak.</translation>
    </message>
    <message>
        <source>Super Big cubes (2012)</source>
        <translation>Kostki Super Big (2012)</translation>
    </message>
    <message>
        <source>That isn&apos;t a board&apos;s code. Check each character again.</source>
        <translation>To nie jest kod planszy. Sprawdź każdy znak.</translation>
    </message>
    <message>
        <source>That&apos;s too long. Check for an extra character.</source>
        <translation>Za długie. Poszukaj znaku za dużo.</translation>
    </message>
    <message numerus="yes">
        <source>The best of %n shake(s). All had few everyday words.</source>
        <translation>
            <numerusform>Najlepsza z %n rzutu. Miała mało codziennych słów.</numerusform>
            <numerusform>Najlepsza z %n rzutów. Wszystkie miały mało codziennych słów.</numerusform>
            <numerusform>Najlepsza z %n rzutów. Wszystkie miały mało codziennych słów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The closest board to your wish in %n shake(s).</source>
        <translation>
            <numerusform>Plansza najbliższa życzeniu po %n rzucie.</numerusform>
            <numerusform>Plansza najbliższa życzeniu po %n rzutach.</numerusform>
            <numerusform>Plansza najbliższa życzeniu po %n rzutach.</numerusform>
        </translation>
    </message>
    <message>
        <source>The dome is up. The timer is running.</source>
        <translation>Kopuła w górze. Piasek się sypie.</translation>
    </message>
    <message>
        <source>The others play on. {name}&apos;s points stay with the team.</source>
        <translation>Pozostali grają dalej. Punkty ({name}) zostają w drużynie.</translation>
    </message>
    <message>
        <source>The others play on. {name}&apos;s points stay, but can&apos;t win.</source>
        <translation>Pozostali grają dalej. Punkty ({name}) zostają, ale nie dają wygranej.</translation>
    </message>
    <message>
        <source>There&apos;s no {letter} on the board.</source>
        <translation>Na planszy nie ma {letter}.</translation>
    </message>
    <message>
        <source>This code needs a newer Boggle Desk.</source>
        <translation>Ten kod wymaga nowszego Boggle Desk.</translation>
    </message>
    <message>
        <source>This game has no hints.</source>
        <translation>Ta gra nie ma podpowiedzi.</translation>
    </message>
    <message>
        <source>This game&apos;s cubes can&apos;t make that board.</source>
        <translation>Kostki tej gry nie ułożą takiej planszy.</translation>
    </message>
    <message>
        <source>Time&apos;s up for {names}! The others have extra time.</source>
        <translation>Koniec czasu: {names}! Pozostali mają dodatkowy czas.</translation>
    </message>
    <message>
        <source>Time&apos;s up!</source>
        <translation>Koniec czasu!</translation>
    </message>
    <message>
        <source>Today&apos;s board</source>
        <translation>Plansza dnia</translation>
    </message>
    <message numerus="yes">
        <source>Too short. Words need %n letter(s) or more.</source>
        <translation>
            <numerusform>Za krótkie. Słowo ma mieć %n literę lub więcej.</numerusform>
            <numerusform>Za krótkie. Słowo ma mieć %n litery lub więcej.</numerusform>
            <numerusform>Za krótkie. Słowo ma mieć %n liter lub więcej.</numerusform>
        </translation>
    </message>
    <message>
        <source>Type a board&apos;s code.</source>
        <translation>Wpisz kod planszy.</translation>
    </message>
    <message>
        <source>Words that nobody has read yet don&apos;t count.</source>
        <translation>Słowa, których nikt jeszcze nie przeczytał, nie liczą się.</translation>
    </message>
    <message>
        <source>You can&apos;t challenge your own word.</source>
        <translation>Własnego słowa nie można kwestionować.</translation>
    </message>
    <message>
        <source>You can&apos;t do that right now.</source>
        <translation>Teraz się nie da.</translation>
    </message>
    <message>
        <source>You have no vote on {word}.</source>
        <translation>Nie głosujesz nad słowem {word}.</translation>
    </message>
    <message>
        <source>You&apos;ve found every word. There&apos;s nothing left to hint at.</source>
        <translation>Masz już wszystkie słowa. Nie ma czego podpowiadać.</translation>
    </message>
    <message>
        <source>You&apos;ve reached the goal!</source>
        <translation>Cel osiągnięty!</translation>
    </message>
    <message>
        <source>You&apos;ve seen the letters. No second shake!</source>
        <translation>Widzieliście już litery. Drugiego rzutu nie będzie!</translation>
    </message>
    <message>
        <source>You&apos;ve voted already.</source>
        <translation>Twój głos już jest oddany.</translation>
    </message>
    <message>
        <source>Your rules don&apos;t allow {word}.</source>
        <translation>Wasze zasady nie pozwalają na {word}.</translation>
    </message>
    <message numerus="yes">
        <source>a word of %n letter(s) or more</source>
        <translation>
            <numerusform>słowo o %n literze lub dłuższe</numerusform>
            <numerusform>słowo o %n literach lub dłuższe</numerusform>
            <numerusform>słowo o %n literach lub dłuższe</numerusform>
        </translation>
    </message>
    <message>
        <source>all words</source>
        <translation>wszystkie słowa</translation>
    </message>
    <message numerus="yes">
        <source>at least %n word(s)</source>
        <translation>
            <numerusform>co najmniej %n słowo</numerusform>
            <numerusform>co najmniej %n słowa</numerusform>
            <numerusform>co najmniej %n słów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n word(s) of up to {letters} letters</source>
        <translation>
            <numerusform>co najmniej %n słowo do {letters} liter</numerusform>
            <numerusform>co najmniej %n słowa do {letters} liter</numerusform>
            <numerusform>co najmniej %n słów do {letters} liter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n word(s)</source>
        <translation>
            <numerusform>co najwyżej %n słowo</numerusform>
            <numerusform>co najwyżej %n słowa</numerusform>
            <numerusform>co najwyżej %n słów</numerusform>
        </translation>
    </message>
    <message>
        <source>each letter after that: {points} more</source>
        <translation>każda następna litera: {points} więcej</translation>
    </message>
    <message>
        <source>everyday words</source>
        <translation>codzienne słowa</translation>
    </message>
    <message>
        <source>first to {target}</source>
        <translation>do {target} pkt</translation>
    </message>
    <message numerus="yes">
        <source>no word of %n letter(s)</source>
        <translation>
            <numerusform>brak słów o %n literze</numerusform>
            <numerusform>brak słów o %n literach</numerusform>
            <numerusform>brak słów o %n literach</numerusform>
        </translation>
    </message>
    <message>
        <source>simple words</source>
        <translation>proste słowa</translation>
    </message>
    <message>
        <source>so far</source>
        <translation>dotąd</translation>
    </message>
    <message>
        <source>with {points} to start</source>
        <translation>na start {points}</translation>
    </message>
    <message numerus="yes">
        <source>words of %n letter(s) or more</source>
        <translation>
            <numerusform>słowa od %n litery</numerusform>
            <numerusform>słowa od %n liter</numerusform>
            <numerusform>słowa od %n liter</numerusform>
        </translation>
    </message>
    <message>
        <source>{begun} works, but no {letter} touches the last letter.</source>
        <translation>{begun} pasuje, ale żadne {letter} nie dotyka ostatniej litery.</translation>
    </message>
    <message>
        <source>{letters} letters or more: {points}</source>
        <translation>{letters} liter lub więcej: {points}</translation>
    </message>
    <message>
        <source>{letters} letters: {points}</source>
        <translation>{letters} liter: {points}</translation>
    </message>
    <message>
        <source>{letters}–{most} letters: {points}</source>
        <translation>{letters}–{most} liter: {points}</translation>
    </message>
    <message>
        <source>{minutes}:{seconds} minutes</source>
        <translation>{minutes}:{seconds} min</translation>
    </message>
    <message>
        <source>{names} share the round</source>
        <translation>Remis w rundzie: {names}</translation>
    </message>
    <message>
        <source>{names} take the round!</source>
        <translation>Runda dla: {names}!</translation>
    </message>
    <message>
        <source>{names} takes the round!</source>
        <translation>Runda dla: {names}!</translation>
    </message>
    <message>
        <source>{names} win!</source>
        <translation>Wygrywają {names}!</translation>
    </message>
    <message>
        <source>{names} wins!</source>
        <translation>Wygrywa {names}!</translation>
    </message>
    <message>
        <source>{names} wrote it</source>
        <translation>Mają to: {names}</translation>
    </message>
    <message>
        <source>{name} leaves. The others play on.</source>
        <translation>{name} odchodzi. Pozostali grają dalej.</translation>
    </message>
    <message>
        <source>{name} reads from paper</source>
        <translation>{name} czyta z papieru</translation>
    </message>
    <message>
        <source>{name} reads {word}.</source>
        <translation>{name} czyta {word}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} reads, %n word(s) to go</source>
        <translation>
            <numerusform>{name} czyta, zostało %n słowo</numerusform>
            <numerusform>{name} czyta, zostały %n słowa</numerusform>
            <numerusform>{name} czyta, zostało %n słów</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}&apos;s turn to read.</source>
        <translation>Czyta {name}.</translation>
    </message>
    <message>
        <source>{name}: {handicap}</source>
        <translation>{name}: {handicap}</translation>
    </message>
    <message>
        <source>{points} for {name}!</source>
        <translation>{name}: {points}!</translation>
    </message>
    <message>
        <source>{rows} × {columns}</source>
        <translation>{rows} × {columns}</translation>
    </message>
    <message>
        <source>{rows} × {columns}  {name}</source>
        <translation>{rows} × {columns}  {name}</translation>
    </message>
    <message>
        <source>{seconds} s longer</source>
        <translation>{seconds} s dłużej</translation>
    </message>
    <message>
        <source>{size}  letters from your own box</source>
        <translation>{size}  litery z waszego pudełka</translation>
    </message>
    <message>
        <source>{team}: {points}</source>
        <translation>{team}: {points}</translation>
    </message>
    <message>
        <source>{word} counts: {points}</source>
        <translation>{word} liczy się: {points}</translation>
    </message>
    <message>
        <source>{word} doesn&apos;t count</source>
        <translation>{word} nie liczy się</translation>
    </message>
    <message>
        <source>{word} doesn&apos;t count anyway. There&apos;s nothing to challenge.</source>
        <translation>{word} i tak się nie liczy. Nie ma czego kwestionować.</translation>
    </message>
    <message>
        <source>{word} doesn&apos;t count: {points}</source>
        <translation>{word} nie liczy się: {points}</translation>
    </message>
    <message>
        <source>{word} is already on the list.</source>
        <translation>{word} już jest na liście.</translation>
    </message>
    <message>
        <source>{word} isn&apos;t in the dictionary.</source>
        <translation>{word}: nie ma w słowniku.</translation>
    </message>
    <message>
        <source>{word} isn&apos;t on the board.</source>
        <translation>{word}: nie ma na planszy.</translation>
    </message>
    <message>
        <source>{word} isn&apos;t on the list.</source>
        <translation>{word}: nie ma na liście.</translation>
    </message>
    <message>
        <source>{word} needs the same {letter} twice.</source>
        <translation>{word} potrzebuje {letter} dwa razy z jednej kostki.</translation>
    </message>
    <message>
        <source>{word} was already read.</source>
        <translation>{word} już przeczytano.</translation>
    </message>
    <message>
        <source>{word} was challenged before. It counts.</source>
        <translation>{word} już kwestionowano. Liczy się.</translation>
    </message>
</context>
<context>
    <name>BoggleTablePage</name>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>Została %n sekunda</numerusform>
            <numerusform>Zostały %n sekundy</numerusform>
            <numerusform>Zostało %n sekund</numerusform>
        </translation>
    </message>
    <message>
        <source>+{points}</source>
        <translation>+{points}</translation>
    </message>
    <message>
        <source>No dictionary in the middle of a round!</source>
        <translation>Żadnego słownika w trakcie rundy!</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>Obróć planszę</translation>
    </message>
    <message>
        <source>Turn the board by a quarter (Ctrl+R)</source>
        <translation>Obróć planszę o ćwierć obrotu (Ctrl+R)</translation>
    </message>
    <message>
        <source>{name}: {remark}</source>
        <translation>{name}: {remark}</translation>
    </message>
</context>
<context>
    <name>BoggleViewerPage</name>
    <message>
        <source>A tie: {names}.</source>
        <translation>Remis: {names}.</translation>
    </message>
    <message>
        <source>No points were counted here.</source>
        <translation>Tu nie liczono punktów.</translation>
    </message>
    <message>
        <source>The game went to {names}.</source>
        <translation>Gra dla: {names}.</translation>
    </message>
    <message>
        <source>Words of {name}</source>
        <translation>Słowa gracza: {name}</translation>
    </message>
    <message>
        <source>{names} won the game.</source>
        <translation>Grę wygrywa {names}.</translation>
    </message>
</context>
<context>
    <name>CandidatesModel</name>
    <message>
        <source>Keeps</source>
        <translation>Zostaje</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Ruch</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Points plus the value of the tiles you keep</source>
        <translation>Punkty i wartość płytek, które zostają</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Wygrywa</translation>
    </message>
    <message>
        <source>Worth</source>
        <translation>Wartość</translation>
    </message>
    <message>
        <source>exchange {tiles}</source>
        <translation>wymiana: {tiles}</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>pas</translation>
    </message>
    <message>
        <source>{move}, everyday words</source>
        <translation>{move}, codzienne słowa</translation>
    </message>
    <message>
        <source>{move}, the play you made</source>
        <translation>{move}, twój ruch</translation>
    </message>
</context>
<context>
    <name>CandidatesTable</name>
    <message>
        <source>Best plays</source>
        <translation>Najlepsze ruchy</translation>
    </message>
    <message>
        <source>keeps {tiles}</source>
        <translation>zostawia {tiles}</translation>
    </message>
    <message>
        <source>you played this</source>
        <translation>twój ruch</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points} pkt</translation>
    </message>
</context>
<context>
    <name>ChallengeBar</name>
    <message>
        <source>next word in {seconds} s</source>
        <translation>następne słowo za {seconds} s</translation>
    </message>
</context>
<context>
    <name>ClockCard</name>
    <message numerus="yes">
        <source>%n second(s) gone</source>
        <translation>
            <numerusform>minęła %n sekunda</numerusform>
            <numerusform>minęły %n sekundy</numerusform>
            <numerusform>minęło %n sekund</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>Została %n sekunda</numerusform>
            <numerusform>Zostały %n sekundy</numerusform>
            <numerusform>Zostało %n sekund</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CodeField</name>
    <message>
        <source>Board code</source>
        <translation>Kod planszy</translation>
    </message>
    <message>
        <source>✓ {contents}</source>
        <translation>✓ {contents}</translation>
    </message>
</context>
<context>
    <name>CodePicture</name>
    <message>
        <source>Code to scan: {address}</source>
        <translation>Kod do zeskanowania: {address}</translation>
    </message>
</context>
<context>
    <name>CodeRow</name>
    <message>
        <source>Board code: {code}</source>
        <translation>Kod planszy: {code}</translation>
    </message>
    <message>
        <source>Code copied.</source>
        <translation>Kod skopiowany.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Skopiowano</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiuj</translation>
    </message>
    <message>
        <source>Copy the code of this board</source>
        <translation>Kopiuj kod tej planszy</translation>
    </message>
    <message>
        <source>Play this board again</source>
        <translation>Zagraj jeszcze raz na tej planszy</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Wyniki</translation>
    </message>
    <message>
        <source>The same board and players again</source>
        <translation>Jeszcze raz ta plansza i ci gracze</translation>
    </message>
    <message>
        <source>This board has no code.</source>
        <translation>Ta plansza nie ma kodu.</translation>
    </message>
    <message>
        <source>Who played this board?</source>
        <translation>Kto grał na tej planszy?</translation>
    </message>
</context>
<context>
    <name>CoinRows</name>
    <message>
        <source>+{number} more</source>
        <translation>i jeszcze {number}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nic</translation>
    </message>
    <message>
        <source>{name}: {words}</source>
        <translation>{name}: {words}</translation>
    </message>
</context>
<context>
    <name>CollectPanel</name>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n słowo</numerusform>
            <numerusform>%n słowa</numerusform>
            <numerusform>%n słów</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter adds {word}.</source>
        <translation>Enter dopisuje {word}.</translation>
    </message>
    <message>
        <source>Type a word from the list</source>
        <translation>Wpisz słowo z listy</translation>
    </message>
    <message>
        <source>on paper</source>
        <translation>na papierze</translation>
    </message>
    <message>
        <source>{name}&apos;s list</source>
        <translation>Lista: {name}</translation>
    </message>
    <message>
        <source>{word} added</source>
        <translation>Dopisano: {word}</translation>
    </message>
    <message>
        <source>{word} is off the list. Ctrl+Z brings it back.</source>
        <translation>{word} znika z listy. Ctrl+Z to cofa.</translation>
    </message>
</context>
<context>
    <name>CommonnessStrings</name>
    <message>
        <source>How common</source>
        <translation>Jak częste</translation>
    </message>
    <message>
        <source>everyday</source>
        <translation>codzienne</translation>
    </message>
    <message>
        <source>less common</source>
        <translation>rzadsze</translation>
    </message>
    <message>
        <source>rare</source>
        <translation>rzadkie</translation>
    </message>
    <message>
        <source>simple</source>
        <translation>proste</translation>
    </message>
</context>
<context>
    <name>DayChips</name>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n dzień z rzędu</numerusform>
            <numerusform>%n dni z rzędu</numerusform>
            <numerusform>%n dni z rzędu</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has played yet. Be first!</source>
        <translation>Nikt jeszcze nie grał. Zacznij!</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <translation>i jeszcze {count}</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>jeszcze nie</translation>
    </message>
    <message>
        <source>{name}: {result}</source>
        <translation>{name}: {result}</translation>
    </message>
    <message>
        <source>✓ played</source>
        <translation>✓ po grze</translation>
    </message>
</context>
<context>
    <name>DayPanel</name>
    <message numerus="yes">
        <source>%n day(s) in a row!</source>
        <translation>
            <numerusform>%n dzień z rzędu!</numerusform>
            <numerusform>%n dni z rzędu!</numerusform>
            <numerusform>%n dni z rzędu!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n letter(s)</source>
        <translation>
            <numerusform>%n litera</numerusform>
            <numerusform>%n litery</numerusform>
            <numerusform>%n liter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>And the best today…</source>
        <translation>A dziś najlepszy wynik…</translation>
    </message>
    <message>
        <source>Best word</source>
        <translation>Najlepsze słowo</translation>
    </message>
    <message>
        <source>Day 1</source>
        <translation>Dzień 1</translation>
    </message>
    <message>
        <source>Keep them hidden</source>
        <translation>Nie pokazuj</translation>
    </message>
    <message>
        <source>Today&apos;s board, {date}</source>
        <translation>Plansza dnia, {date}</translation>
    </message>
    <message>
        <source>Where the words ran. No spoilers!</source>
        <translation>Tędy biegły słowa. Nic nie zdradzone!</translation>
    </message>
    <message>
        <source>Who&apos;s playing?</source>
        <translation>Kto gra?</translation>
    </message>
    <message>
        <source>With hints. No spoilers!</source>
        <translation>Z podpowiedziami. Nic nie zdradzone!</translation>
    </message>
    <message>
        <source>Your turn?</source>
        <translation>A ty?</translation>
    </message>
    <message>
        <source>Your turn? The code of the board is {code}</source>
        <translation>A ty? Kod planszy to {code}</translation>
    </message>
    <message numerus="yes">
        <source>point(s)</source>
        <translation>
            <numerusform>punkt</numerusform>
            <numerusform>punkty</numerusform>
            <numerusform>punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has {points} on today&apos;s Boggle board ({date}).</source>
        <translation>{name} ma {points} na dzisiejszej planszy Boggle ({date}).</translation>
    </message>
    <message>
        <source>{number} letters or more</source>
        <translation>{number} liter lub więcej</translation>
    </message>
</context>
<context>
    <name>DomeView</name>
    <message>
        <source>Letter cubes</source>
        <translation>Kostki z literami</translation>
    </message>
</context>
<context>
    <name>DuplicatePaper</name>
    <message>
        <source>Best play</source>
        <translation>Najlepszy ruch</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicate</translation>
    </message>
</context>
<context>
    <name>DuplicateSetupPage</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuta</numerusform>
            <numerusform>%n minuty</numerusform>
            <numerusform>%n minut</numerusform>
        </translation>
    </message>
    <message>
        <source>Duplicate · {name} tiles · {time}</source>
        <translation>Duplicate · płytki: {name} · {time}</translation>
    </message>
    <message>
        <source>Each turn you all look for the best play with the same seven tiles.</source>
        <translation>W każdym ruchu wszyscy szukacie najlepszego z tych samych siedmiu płytek.</translation>
    </message>
    <message>
        <source>New duplicate game</source>
        <translation>Nowa gra duplicate</translation>
    </message>
    <message>
        <source>Same tiles for everybody</source>
        <translation>Te same płytki dla wszystkich</translation>
    </message>
    <message>
        <source>Tiles and time</source>
        <translation>Płytki i czas</translation>
    </message>
    <message>
        <source>Time for each turn</source>
        <translation>Czas na ruch</translation>
    </message>
    <message>
        <source>Write it down. When time is up, everybody enters a play.</source>
        <translation>Zapiszcie go. Po czasie każdy wpisuje swój ruch.</translation>
    </message>
    <message>
        <source>You get your own points. Then the best play is laid for all.</source>
        <translation>Dostajesz swoje punkty. Potem na planszę idzie najlepszy ruch dla wszystkich.</translation>
    </message>
    <message>
        <source>no timer</source>
        <translation>bez klepsydry</translation>
    </message>
</context>
<context>
    <name>DuplicateStrings</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>Best: {play}</source>
        <translation>Najlepszy: {play}</translation>
    </message>
    <message>
        <source>Don&apos;t wait</source>
        <translation>Nie czekaj</translation>
    </message>
    <message>
        <source>Everybody has the same tiles.</source>
        <translation>Wszyscy mają te same płytki.</translation>
    </message>
    <message>
        <source>Find the best play</source>
        <translation>Znajdźcie najlepszy ruch</translation>
    </message>
    <message>
        <source>Found by {names}!</source>
        <translation>Mają go: {names}!</translation>
    </message>
    <message>
        <source>Hand in</source>
        <translation>Oddaj</translation>
    </message>
    <message>
        <source>Hand in +{points}</source>
        <translation>Oddaj +{points}</translation>
    </message>
    <message>
        <source>Handed in. You can still change it.</source>
        <translation>Oddane. Możesz to jeszcze zmienić.</translation>
    </message>
    <message>
        <source>I can&apos;t read that. Type the square, then the word: 8D RETSINA.</source>
        <translation>Nie rozumiem. Wpisz pole, potem słowo: 8D RETSINA.</translation>
    </message>
    <message>
        <source>I&apos;m {name}</source>
        <translation>To ja, {name}</translation>
    </message>
    <message>
        <source>It&apos;s a tie: {names}</source>
        <translation>Remis: {names}</translation>
    </message>
    <message>
        <source>Look at the laptop.</source>
        <translation>Patrz na laptop.</translation>
    </message>
    <message>
        <source>Looking for the best play…</source>
        <translation>Szukam najlepszego ruchu…</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Następny ruch</translation>
    </message>
    <message>
        <source>No play</source>
        <translation>Brak ruchu</translation>
    </message>
    <message>
        <source>Nobody found it.</source>
        <translation>Nikt go nie znalazł.</translation>
    </message>
    <message>
        <source>Not a play yet. Type the square, then the word.</source>
        <translation>To jeszcze nie ruch. Wpisz pole, potem słowo.</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>Pencils down</source>
        <translation>Ołówki na stół</translation>
    </message>
    <message>
        <source>Pencils down! Hand in your play.</source>
        <translation>Ołówki na stół! Oddaj swój ruch.</translation>
    </message>
    <message>
        <source>Pencils ready?</source>
        <translation>Ołówki gotowe?</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Wyniki</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Start turn</source>
        <translation>Zacznij ruch</translation>
    </message>
    <message>
        <source>The letters are hidden and the sand stands still.</source>
        <translation>Litery są zakryte, a piasek stoi.</translation>
    </message>
    <message>
        <source>Time out</source>
        <translation>Przerwa</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>Ruch {number}</translation>
    </message>
    <message>
        <source>Type it like 8D RETSINA, or lay it on the board.</source>
        <translation>Wpisz go jak 8D RETSINA albo ułóż na planszy.</translation>
    </message>
    <message>
        <source>Waiting for the phones: {names}</source>
        <translation>Czekamy na telefony: {names}</translation>
    </message>
    <message>
        <source>We&apos;re done</source>
        <translation>Skończyliśmy</translation>
    </message>
    <message>
        <source>What did you find?</source>
        <translation>Co masz?</translation>
    </message>
    <message>
        <source>Write down the square and the word, like 8D RETSINA.</source>
        <translation>Zapiszcie pole i słowo, na przykład 8D RETSINA.</translation>
    </message>
    <message>
        <source>You: {play}</source>
        <translation>Ty: {play}</translation>
    </message>
    <message>
        <source>doesn&apos;t fit the board</source>
        <translation>nie pasuje na planszę</translation>
    </message>
    <message>
        <source>no play</source>
        <translation>brak ruchu</translation>
    </message>
    <message>
        <source>{names} wins!</source>
        <translation>Wygrywa {names}!</translation>
    </message>
    <message>
        <source>{name}&apos;s play</source>
        <translation>Ruch gracza: {name}</translation>
    </message>
    <message>
        <source>{name}, take the computer and enter your play. No peeking!</source>
        <translation>{name}, weź komputer i wpisz swój ruch. Bez podglądania!</translation>
    </message>
    <message>
        <source>{number} in the bag</source>
        <translation>w woreczku: {number}</translation>
    </message>
    <message>
        <source>{number} of {all} handed in</source>
        <translation>Oddano: {number} z {all}</translation>
    </message>
    <message>
        <source>{percent} of the best</source>
        <translation>{percent} najlepszego</translation>
    </message>
    <message>
        <source>{play} {points}</source>
        <translation>{play} {points}</translation>
    </message>
    <message>
        <source>{play}, {points}</source>
        <translation>{play}, {points}</translation>
    </message>
    <message>
        <source>{play}: not allowed there</source>
        <translation>{play}: tam nie wolno</translation>
    </message>
    <message>
        <source>{play}: not on the rack</source>
        <translation>{play}: nie ze stojaka</translation>
    </message>
    <message>
        <source>{play}: {words} not in the dictionary</source>
        <translation>{play}: {words} spoza słownika</translation>
    </message>
    <message>
        <source>{word} doesn&apos;t fit at {square}. Check the square and the letters.</source>
        <translation>{word} nie pasuje na {square}. Sprawdź pole i litery.</translation>
    </message>
</context>
<context>
    <name>DuplicateTablePage</name>
    <message>
        <source>8D RETSINA</source>
        <translation>8D RETSINA</translation>
    </message>
    <message>
        <source>Across: 8D RETSINA. Down: D8 RETSINA. A small letter is a blank.</source>
        <translation>Poziomo: 8D RETSINA. Pionowo: D8 RETSINA. Mała litera to blank.</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Przejrzyj</translation>
    </message>
    <message>
        <source>No dictionary before the best play is on the board!</source>
        <translation>Żadnego słownika, póki najlepszy ruch nie leży na planszy!</translation>
    </message>
    <message>
        <source>Pencils down!</source>
        <translation>Ołówki na stół!</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Jeszcze raz</translation>
    </message>
    <message numerus="yes">
        <source>The best plays made %n point(s).</source>
        <translation>
            <numerusform>Najlepsze ruchy dały %n punkt.</numerusform>
            <numerusform>Najlepsze ruchy dały %n punkty.</numerusform>
            <numerusform>Najlepsze ruchy dały %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>Ruch {number}</translation>
    </message>
    <message>
        <source>Your play</source>
        <translation>Twój ruch</translation>
    </message>
    <message>
        <source>for this turn</source>
        <translation>w tym ruchu</translation>
    </message>
    <message>
        <source>handed in ✓</source>
        <translation>oddane ✓</translation>
    </message>
    <message>
        <source>points after each turn</source>
        <translation>punkty po każdym ruchu</translation>
    </message>
    <message>
        <source>still to hand in</source>
        <translation>jeszcze nieoddane</translation>
    </message>
    <message>
        <source>{number} in the bag</source>
        <translation>w woreczku: {number}</translation>
    </message>
</context>
<context>
    <name>DuplicateViewerPage</name>
    <message>
        <source>Duplicate</source>
        <translation>Duplicate</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Początek</translation>
    </message>
</context>
<context>
    <name>EndPanel</name>
    <message>
        <source>Print or save as PDF (Ctrl+P)</source>
        <translation>Drukuj lub zapisz jako PDF (Ctrl+P)</translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message>
        <source>Home</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drukuj…</translation>
    </message>
    <message>
        <source>See the board</source>
        <translation>Zobacz planszę</translation>
    </message>
    <message>
        <source>The race</source>
        <translation>Wyścig</translation>
    </message>
</context>
<context>
    <name>EntriesModel</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>against the rules</source>
        <translation>wbrew zasadom</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>liczy się</translation>
    </message>
    <message>
        <source>crossed off</source>
        <translation>skreślone</translation>
    </message>
    <message>
        <source>doesn&apos;t count</source>
        <translation>nie liczy się</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>zakryte</translation>
    </message>
    <message>
        <source>not on this list</source>
        <translation>nie ma na tej liście</translation>
    </message>
    <message>
        <source>not read</source>
        <translation>nieprzeczytane</translation>
    </message>
    <message>
        <source>on this list</source>
        <translation>na tej liście</translation>
    </message>
    <message>
        <source>too short</source>
        <translation>za krótkie</translation>
    </message>
    <message>
        <source>written</source>
        <translation>zapisane</translation>
    </message>
</context>
<context>
    <name>EntryPanel</name>
    <message>
        <source>8D WORD or points</source>
        <translation>8D SŁOWO lub punkty</translation>
    </message>
    <message>
        <source>Add a turn you forgot before this one</source>
        <translation>Dodaj przed tym zapomniany ruch</translation>
    </message>
    <message>
        <source>Points or words</source>
        <translation>Punkty lub słowa</translation>
    </message>
    <message>
        <source>Points or words for {name}</source>
        <translation>Punkty lub słowa: {name}</translation>
    </message>
    <message>
        <source>The tiles come off the board. No points for this turn</source>
        <translation>Płytki schodzą z planszy. Bez punktów za ten ruch</translation>
    </message>
    <message>
        <source>Typed words</source>
        <translation>Wpisane słowa</translation>
    </message>
    <message>
        <source>{name}&apos;s turn: square and word, or points</source>
        <translation>Ruch: {name}. Pole i słowo albo punkty</translation>
    </message>
</context>
<context>
    <name>FaceRow</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>left the game</source>
        <translation>już nie gra</translation>
    </message>
</context>
<context>
    <name>FacesCard</name>
    <message>
        <source>Key: {keys}</source>
        <translation>Klawisz: {keys}</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spacja</translation>
    </message>
    <message>
        <source>What&apos;s in row {row}, column {column}?</source>
        <translation>Co leży w rzędzie {row}, kolumnie {column}?</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>puste</translation>
    </message>
    <message>
        <source>solid</source>
        <translation>bez litery</translation>
    </message>
</context>
<context>
    <name>FamilyTab</name>
    <message>
        <source>All time</source>
        <translation>Od zawsze</translation>
    </message>
    <message>
        <source>Boggle</source>
        <translation>Boggle</translation>
    </message>
    <message>
        <source>Both games</source>
        <translation>Obie gry</translation>
    </message>
    <message>
        <source>Finish a game with named players to see how you&apos;re doing.</source>
        <translation>Skończcie grę z imionami, a zobaczycie, jak wam idzie.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>Pojedynki</translation>
    </message>
    <message>
        <source>Head to head and streaks</source>
        <translation>Pojedynki i serie</translation>
    </message>
    <message>
        <source>No finished games here yet.</source>
        <translation>Nie ma tu jeszcze skończonych gier.</translation>
    </message>
    <message>
        <source>Reading your games…</source>
        <translation>Czytam wasze gry…</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Rekord</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Rekordy</translation>
    </message>
    <message>
        <source>Scrabble</source>
        <translation>Scrabble</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Sezon</translation>
    </message>
    <message>
        <source>The family</source>
        <translation>Rodzina</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Ten miesiąc</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Ten rok</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wartość</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Kto</translation>
    </message>
    <message>
        <source>Winning streaks</source>
        <translation>Serie zwycięstw</translation>
    </message>
    <message>
        <source>{ahead} : {behind}</source>
        <translation>{ahead} : {behind}</translation>
    </message>
</context>
<context>
    <name>FinishPanel</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>The word that did it</source>
        <translation>Słowo, które przesądziło</translation>
    </message>
    <message>
        <source>{name}&apos;s slip</source>
        <translation>Kartka: {name}</translation>
    </message>
</context>
<context>
    <name>FreshBoards</name>
    <message numerus="yes">
        <source>%n board(s)</source>
        <translation>
            <numerusform>%n plansza</numerusform>
            <numerusform>%n plansze</numerusform>
            <numerusform>%n plansz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shake(s) to get it</source>
        <translation>
            <numerusform>%n rzut, aż pasowało</numerusform>
            <numerusform>%n rzuty, aż pasowało</numerusform>
            <numerusform>%n rzutów, aż pasowało</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n słowo</numerusform>
            <numerusform>%n słowa</numerusform>
            <numerusform>%n słów</numerusform>
        </translation>
    </message>
    <message>
        <source>All words of the boards</source>
        <translation>Wszystkie słowa z plansz</translation>
    </message>
    <message>
        <source>All words on the last page</source>
        <translation>Wszystkie słowa na ostatniej stronie</translation>
    </message>
    <message>
        <source>Board {number}</source>
        <translation>Plansza {number}</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Plansze</translation>
    </message>
    <message>
        <source>Cubes</source>
        <translation>Kostki</translation>
    </message>
    <message>
        <source>Fresh boards</source>
        <translation>Nowe plansze</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Lists for each board</source>
        <translation>Listy do każdej planszy</translation>
    </message>
    <message>
        <source>Shake again</source>
        <translation>Potrząśnij jeszcze raz</translation>
    </message>
    <message>
        <source>Show the letters here</source>
        <translation>Pokaż tu litery</translation>
    </message>
    <message>
        <source>The letters are on the paper only, until you want to see them here.</source>
        <translation>Litery są tylko na papierze, póki nie zechcesz ich tu zobaczyć.</translation>
    </message>
    <message>
        <source>The words stay hidden here until they are on paper.</source>
        <translation>Słowa są tu ukryte, póki nie znajdą się na papierze.</translation>
    </message>
    <message>
        <source>as they fall</source>
        <translation>jak padną</translation>
    </message>
    <message numerus="yes">
        <source>closest of %n shake(s)</source>
        <translation>
            <numerusform>z %n rzutu najbliższa życzeniu</numerusform>
            <numerusform>z %n rzutów najbliższa życzeniu</numerusform>
            <numerusform>z %n rzutów najbliższa życzeniu</numerusform>
        </translation>
    </message>
    <message>
        <source>for children</source>
        <translation>dla dzieci</translation>
    </message>
    <message>
        <source>with a long word</source>
        <translation>z długim słowem</translation>
    </message>
    <message>
        <source>with few words</source>
        <translation>z małą liczbą słów</translation>
    </message>
    <message>
        <source>with many words</source>
        <translation>z dużą liczbą słów</translation>
    </message>
    <message>
        <source>{board}, continued</source>
        <translation>{board}, ciąg dalszy</translation>
    </message>
    <message>
        <source>{board}: {words}, {points}</source>
        <translation>{board}: {words}, {points}</translation>
    </message>
</context>
<context>
    <name>FromTheTablePage</name>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Boggle</source>
        <translation>Boggle</translation>
    </message>
    <message>
        <source>Find all words</source>
        <translation>Znajdź wszystkie słowa</translation>
    </message>
    <message>
        <source>Find best plays</source>
        <translation>Znajdź najlepsze ruchy</translation>
    </message>
    <message>
        <source>Fresh boards and empty score sheets</source>
        <translation>Nowe plansze i puste arkusze punktów</translation>
    </message>
    <message>
        <source>From the table</source>
        <translation>Ze stołu</translation>
    </message>
    <message>
        <source>Keep score</source>
        <translation>Liczenie punktów</translation>
    </message>
    <message>
        <source>On paper</source>
        <translation>Na papierze</translation>
    </message>
    <message>
        <source>Print sheets…</source>
        <translation>Drukuj arkusze…</translation>
    </message>
    <message>
        <source>Scrabble</source>
        <translation>Scrabble</translation>
    </message>
    <message>
        <source>Your own board and tiles</source>
        <translation>Wasza plansza i wasze płytki</translation>
    </message>
    <message>
        <source>Your own cubes, pencils and paper</source>
        <translation>Wasze kostki, ołówki i papier</translation>
    </message>
</context>
<context>
    <name>GameAnalysis</name>
    <message>
        <source>Analysis finished.</source>
        <translation>Analiza gotowa.</translation>
    </message>
    <message>
        <source>Analysis stopped.</source>
        <translation>Analiza przerwana.</translation>
    </message>
    <message>
        <source>Checked with the dictionary “{title}”.</source>
        <translation>Sprawdzono ze słownikiem „{title}”.</translation>
    </message>
    <message>
        <source>Choose a turn to see its best plays.</source>
        <translation>Wybierz ruch, by zobaczyć najlepsze.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Początek</translation>
    </message>
    <message>
        <source>The analysis couldn&apos;t finish. Please try again.</source>
        <translation>Analiza się nie udała. Spróbuj jeszcze raz.</translation>
    </message>
    <message>
        <source>There was nothing to choose here.</source>
        <translation>Tu nie było wyboru.</translation>
    </message>
    <message>
        <source>This turn is still to come.</source>
        <translation>Ten ruch dopiero będzie.</translation>
    </message>
    <message>
        <source>This turn wasn&apos;t checked.</source>
        <translation>Tego ruchu nie sprawdzono.</translation>
    </message>
    <message>
        <source>{name} wins {share}% from here</source>
        <translation>{name} wygrywa stąd w {share}%</translation>
    </message>
    <message>
        <source>{name}, {turn}: {lead}</source>
        <translation>{name}, {turn}: {lead}</translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source>{name}: {remark}</source>
        <translation>{name}: {remark}</translation>
    </message>
</context>
<context>
    <name>GameSetupPage</name>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Change rules…</source>
        <translation>Zmień zasady…</translation>
    </message>
    <message>
        <source>Dictionary: {name}</source>
        <translation>Słownik: {name}</translation>
    </message>
    <message>
        <source>On phones…</source>
        <translation>Na telefonach…</translation>
    </message>
    <message>
        <source>Same as last time</source>
        <translation>Jak ostatnim razem</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>Zacznij grę</translation>
    </message>
</context>
<context>
    <name>GameSheet</name>
    <message numerus="yes">
        <source>%n tile(s) in the bag</source>
        <translation>
            <numerusform>%n płytka w woreczku</numerusform>
            <numerusform>%n płytki w woreczku</numerusform>
            <numerusform>%n płytek w woreczku</numerusform>
        </translation>
    </message>
    <message>
        <source>(Brackets): already on the board. Small letters: blanks.</source>
        <translation>(Nawiasy): już leżało. Małe litery: blanki.</translation>
    </message>
    <message>
        <source>Best play: {word} · {name} · {points}</source>
        <translation>Najlepszy ruch: {word} · {name} · {points}</translation>
    </message>
    <message>
        <source>Final scores</source>
        <translation>Wynik końcowy</translation>
    </message>
    <message>
        <source>It&apos;s a tie: {names}.</source>
        <translation>Remis: {names}.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr</translation>
    </message>
    <message>
        <source>Only up to this turn</source>
        <translation>Tylko do tego ruchu</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Rack</source>
        <translation>Stojak</translation>
    </message>
    <message>
        <source>Racks</source>
        <translation>Stojaki</translation>
    </message>
    <message>
        <source>Scores so far</source>
        <translation>Wynik na razie</translation>
    </message>
    <message>
        <source>Scrabble · {preset}</source>
        <translation>Scrabble · {preset}</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Pole</translation>
    </message>
    <message numerus="yes">
        <source>The first %n line(s) of the game</source>
        <translation>
            <numerusform>Pierwszy %n wiersz gry</numerusform>
            <numerusform>Pierwsze %n wiersze gry</numerusform>
            <numerusform>Pierwsze %n wierszy gry</numerusform>
        </translation>
    </message>
    <message>
        <source>This game with its board and turns</source>
        <translation>Ta gra z planszą i ruchami</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Razem</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Ruchy</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Słowo</translation>
    </message>
    <message>
        <source>a blank</source>
        <translation>blank</translation>
    </message>
    <message>
        <source>first word</source>
        <translation>pierwsze słowo</translation>
    </message>
    <message>
        <source>first word, counts double</source>
        <translation>pierwsze słowo, liczy się podwójnie</translation>
    </message>
    <message>
        <source>letter counts double</source>
        <translation>litera liczy się podwójnie</translation>
    </message>
    <message>
        <source>word counts triple</source>
        <translation>słowo liczy się potrójnie</translation>
    </message>
    <message>
        <source>{names} won the game.</source>
        <translation>Grę wygrywa {names}.</translation>
    </message>
</context>
<context>
    <name>GameSummary</name>
    <message numerus="yes">
        <source>%n bingo(s)</source>
        <translation>
            <numerusform>%n bingo</numerusform>
            <numerusform>%n bingo</numerusform>
            <numerusform>%n bingo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n runda</numerusform>
            <numerusform>%n rundy</numerusform>
            <numerusform>%n rund</numerusform>
        </translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analizuj</translation>
    </message>
    <message>
        <source>Average per turn</source>
        <translation>Średnio na ruch</translation>
    </message>
    <message>
        <source>Best play</source>
        <translation>Najlepszy ruch</translation>
    </message>
    <message>
        <source>Bingos</source>
        <translation>Bingo</translation>
    </message>
    <message>
        <source>Closest moment</source>
        <translation>Najciekawsza chwila</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Rewanż</translation>
    </message>
    <message>
        <source>Round {round}: {name} {points}, {other} {others}</source>
        <translation>Runda {round}: {name} {points}, {other} {others}</translation>
    </message>
    <message>
        <source>points after each round</source>
        <translation>punkty po każdej rundzie</translation>
    </message>
    <message>
        <source>{name}, every tile</source>
        <translation>{name}, wszystkie płytki</translation>
    </message>
    <message>
        <source>{name}: {average} a turn, {bingos}</source>
        <translation>{name}: {average} na ruch, {bingos}</translation>
    </message>
</context>
<context>
    <name>GamesFilter</name>
    <message>
        <source>All kinds</source>
        <translation>Wszystkie rodzaje</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Wszyscy gracze</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Kiedykolwiek</translation>
    </message>
    <message>
        <source>Names with commas between them</source>
        <translation>Imiona oddzielone przecinkami</translation>
    </message>
    <message>
        <source>Older than a year</source>
        <translation>Starsze niż rok</translation>
    </message>
    <message>
        <source>Only games of this kind</source>
        <translation>Tylko gry tego rodzaju</translation>
    </message>
    <message>
        <source>Only games of this time</source>
        <translation>Tylko gry z tego czasu</translation>
    </message>
    <message>
        <source>Only games with these players</source>
        <translation>Tylko gry z tymi graczami</translation>
    </message>
    <message>
        <source>The last 30 days</source>
        <translation>Ostatnie 30 dni</translation>
    </message>
    <message>
        <source>The last 7 days</source>
        <translation>Ostatnie 7 dni</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>Ostatni rok</translation>
    </message>
</context>
<context>
    <name>GamesModel</name>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Długość</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Rozegrano</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Runda {number}</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stan</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>Ruch {number}</translation>
    </message>
    <message>
        <source>Won: {names}</source>
        <translation>Wygrana: {names}</translation>
    </message>
    <message>
        <source>archived</source>
        <translation>w archiwum</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>uszkodzona</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>skończona</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>w toku</translation>
    </message>
    <message>
        <source>just begun</source>
        <translation>ledwo zaczęta</translation>
    </message>
    <message>
        <source>not ours</source>
        <translation>cudza</translation>
    </message>
    <message>
        <source>{game}, score pad</source>
        <translation>{game}, notes z punktami</translation>
    </message>
    <message>
        <source>{game}: {rules}</source>
        <translation>{game}: {rules}</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message numerus="yes">
        <source>%n file(s) left out</source>
        <translation>
            <numerusform>Pominięto %n plik</numerusform>
            <numerusform>Pominięto %n pliki</numerusform>
            <numerusform>Pominięto %n plików</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) analysed. History says what your turns cost.</source>
        <translation>
            <numerusform>Przeanalizowano %n grę. Historia powie, ile kosztują twoje ruchy.</numerusform>
            <numerusform>Przeanalizowano %n gry. Historia powie, ile kosztują twoje ruchy.</numerusform>
            <numerusform>Przeanalizowano %n gier. Historia powie, ile kosztują twoje ruchy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) brought back.</source>
        <translation>
            <numerusform>Przywrócono %n grę.</numerusform>
            <numerusform>Przywrócono %n gry.</numerusform>
            <numerusform>Przywrócono %n gier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) deleted.</source>
        <translation>
            <numerusform>Usunięto %n partię.</numerusform>
            <numerusform>Usunięto %n partie.</numerusform>
            <numerusform>Usunięto %n partii.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) imported</source>
        <translation>
            <numerusform>Zaimportowano %n grę</numerusform>
            <numerusform>Zaimportowano %n gry</numerusform>
            <numerusform>Zaimportowano %n gier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) saved.</source>
        <translation>
            <numerusform>Zapisano %n partię.</numerusform>
            <numerusform>Zapisano %n partie.</numerusform>
            <numerusform>Zapisano %n partii.</numerusform>
        </translation>
    </message>
    <message>
        <source>A file made with “Save everything”…</source>
        <translation>Plik z „Zapisz wszystko”…</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Wszystkie pliki</translation>
    </message>
    <message>
        <source>All games in GCG in a folder, and in the folders inside it</source>
        <translation>Wszystkie gry GCG z folderu i z folderów w nim</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analizuj</translation>
    </message>
    <message>
        <source>Analysing: {done} of {all}</source>
        <translation>Analiza: {done} z {all}</translation>
    </message>
    <message>
        <source>Archive…</source>
        <translation>Do archiwum…</translation>
    </message>
    <message>
        <source>Bring everything in from {file}?</source>
        <translation>Wczytać wszystko z {file}?</translation>
    </message>
    <message>
        <source>Bring games back from a backup</source>
        <translation>Przywróć gry z kopii</translation>
    </message>
    <message>
        <source>Bring in</source>
        <translation>Wczytaj</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n game(s)? They&apos;re removed from your history and backups too.</source>
        <translation>
            <numerusform>Usunąć %n partię? Zniknie też z historii i kopii.</numerusform>
            <numerusform>Usunąć %n partie? Znikną też z historii i kopii.</numerusform>
            <numerusform>Usunąć %n partii? Znikną też z historii i kopii.</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete games</source>
        <translation>Usuń partie</translation>
    </message>
    <message>
        <source>Delete the game of {names}, {when}? It&apos;s removed from your history and backups too.</source>
        <translation>Usunąć grę: {names}, {when}? Zniknie też z historii i kopii.</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Usuń…</translation>
    </message>
    <message>
        <source>Everything from Boggle Desk</source>
        <translation>Wszystko z Boggle Desk</translation>
    </message>
    <message>
        <source>Everything in this backup is already here.</source>
        <translation>Wszystko z tej kopii już tu jest.</translation>
    </message>
    <message>
        <source>Everything saved as {file}.</source>
        <translation>Zapisano wszystko jako {file}.</translation>
    </message>
    <message>
        <source>Everything you have in one file</source>
        <translation>Wszystko, co macie, w jednym pliku</translation>
    </message>
    <message>
        <source>Find out what each turn cost</source>
        <translation>Sprawdź, ile kosztował każdy ruch</translation>
    </message>
    <message>
        <source>GCG, for Scrabble programs</source>
        <translation>GCG, dla programów do Scrabble</translation>
    </message>
    <message>
        <source>Game deleted.</source>
        <translation>Gra usunięta.</translation>
    </message>
    <message>
        <source>Game of Boggle Desk</source>
        <translation>Gra Boggle Desk</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Gry</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Import a folder of games</source>
        <translation>Importuj folder z grami</translation>
    </message>
    <message>
        <source>Import folder…</source>
        <translation>Importuj folder…</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Wczytaj partie</translation>
    </message>
    <message>
        <source>Importing: {done} of {all}</source>
        <translation>Importuję: {done} z {all}</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Zostaw moje</translation>
    </message>
    <message>
        <source>Keep this game</source>
        <translation>Zachowaj tę partię</translation>
    </message>
    <message>
        <source>Last backup: {when}</source>
        <translation>Ostatnia kopia: {when}</translation>
    </message>
    <message>
        <source>Missing games come back. Nothing you have now changes.</source>
        <translation>Brakujące gry wrócą. Nic z tego, co masz, się nie zmieni.</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Więcej…</translation>
    </message>
    <message>
        <source>No saved game matches.</source>
        <translation>Żadna zapisana gra nie pasuje.</translation>
    </message>
    <message>
        <source>No saved games yet. Every game you play is saved here.</source>
        <translation>Brak zapisanych gier. Każda rozegrana gra trafi tutaj.</translation>
    </message>
    <message>
        <source>Not ours</source>
        <translation>Nie nasza</translation>
    </message>
    <message>
        <source>Nothing was imported</source>
        <translation>Nic nie zaimportowano</translation>
    </message>
    <message>
        <source>Nothing was saved</source>
        <translation>Nic nie zapisano</translation>
    </message>
    <message>
        <source>Only your own games count in History and in the quiz</source>
        <translation>Tylko własne partie liczą się w historii i w quizie</translation>
    </message>
    <message>
        <source>Open a GCG game or a file saved here</source>
        <translation>Otwórz grę GCG lub plik zapisany tutaj</translation>
    </message>
    <message>
        <source>Open files</source>
        <translation>Otwórz pliki</translation>
    </message>
    <message>
        <source>Open files…</source>
        <translation>Otwórz pliki…</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Przywróć</translation>
    </message>
    <message>
        <source>Restore games</source>
        <translation>Przywróć gry</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Przywróć…</translation>
    </message>
    <message>
        <source>Save as file…</source>
        <translation>Zapisz jako plik…</translation>
    </message>
    <message>
        <source>Save everything in one file</source>
        <translation>Zapisz wszystko w jednym pliku</translation>
    </message>
    <message>
        <source>Save everything…</source>
        <translation>Zapisz wszystko…</translation>
    </message>
    <message>
        <source>Save the game as a file</source>
        <translation>Zapisz grę jako plik</translation>
    </message>
    <message>
        <source>Save the games as files</source>
        <translation>Zapisz partie jako pliki</translation>
    </message>
    <message>
        <source>Save with tiles</source>
        <translation>Zapisz z płytkami</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Zapisano jako {file}.</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Zapisane gry</translation>
    </message>
    <message>
        <source>Some games are damaged</source>
        <translation>Niektóre gry są uszkodzone</translation>
    </message>
    <message>
        <source>Step through</source>
        <translation>Krok po kroku</translation>
    </message>
    <message>
        <source>The backup wasn&apos;t restored</source>
        <translation>Kopii nie przywrócono</translation>
    </message>
    <message>
        <source>The backups can&apos;t be listed</source>
        <translation>Nie można pokazać kopii</translation>
    </message>
    <message>
        <source>The file has settings. Use them in place of yours?</source>
        <translation>Plik ma ustawienia. Użyć ich zamiast twoich?</translation>
    </message>
    <message>
        <source>The game isn&apos;t over, and this file shows everybody&apos;s tiles. A GCG file hides them.</source>
        <translation>Gra jeszcze trwa, a ten plik pokazuje płytki wszystkich. Plik GCG je ukrywa.</translation>
    </message>
    <message>
        <source>The game of {names}, {when}</source>
        <translation>Gra: {names}, {when}</translation>
    </message>
    <message>
        <source>The game wasn&apos;t deleted</source>
        <translation>Gry nie usunięto</translation>
    </message>
    <message>
        <source>The game wasn&apos;t saved</source>
        <translation>Gry nie zapisano</translation>
    </message>
    <message>
        <source>The games weren&apos;t all saved</source>
        <translation>Nie zapisano wszystkich partii</translation>
    </message>
    <message>
        <source>There&apos;s no backup yet. One is made shortly after you start.</source>
        <translation>Nie ma jeszcze kopii. Powstaje krótko po uruchomieniu.</translation>
    </message>
    <message>
        <source>This is ours</source>
        <translation>To nasza</translation>
    </message>
    <message>
        <source>Use its settings too?</source>
        <translation>Użyć też jego ustawień?</translation>
    </message>
    <message>
        <source>Use them</source>
        <translation>Użyj ich</translation>
    </message>
    <message>
        <source>Whatever is missing is added. Nothing you have now changes.</source>
        <translation>Dojdzie to, czego brakuje. Nic z tego, co masz, się nie zmieni.</translation>
    </message>
    <message>
        <source>{file} can&apos;t be opened</source>
        <translation>Nie można otworzyć {file}</translation>
    </message>
    <message>
        <source>{file} is now one of your saved games.</source>
        <translation>{file} jest już wśród zapisanych gier.</translation>
    </message>
    <message>
        <source>{number} already here</source>
        <translation>już tu są: {number}</translation>
    </message>
    <message numerus="yes">
        <source>{readable} of %n game(s) could be read.</source>
        <translation>
            <numerusform>Odczytano {readable} z %n gry.</numerusform>
            <numerusform>Odczytano {readable} z %n gier.</numerusform>
            <numerusform>Odczytano {readable} z %n gier.</numerusform>
        </translation>
    </message>
    <message>
        <source>{shown} of {games} games</source>
        <translation>{shown} z {games} gier</translation>
    </message>
    <message numerus="yes">
        <source>{when}: %n game(s)</source>
        <translation>
            <numerusform>{when}: %n gra</numerusform>
            <numerusform>{when}: %n gry</numerusform>
            <numerusform>{when}: %n gier</numerusform>
        </translation>
    </message>
    <message>
        <source>… and {number} more</source>
        <translation>… i jeszcze {number}</translation>
    </message>
</context>
<context>
    <name>GoalProgress</name>
    <message>
        <source>This board has no such words.</source>
        <translation>Na tej planszy nie ma takich słów.</translation>
    </message>
</context>
<context>
    <name>GoalSentences</name>
    <message numerus="yes">
        <source>%n ahead of your best</source>
        <translation>
            <numerusform>o %n przed twoim rekordem</numerusform>
            <numerusform>o %n przed twoim rekordem</numerusform>
            <numerusform>o %n przed twoim rekordem</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more next time for your goal.</source>
        <translation>
            <numerusform>Następnym razem o %n więcej do celu.</numerusform>
            <numerusform>Następnym razem o %n więcej do celu.</numerusform>
            <numerusform>Następnym razem o %n więcej do celu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n słowo</numerusform>
            <numerusform>%n słowa</numerusform>
            <numerusform>%n słów</numerusform>
        </translation>
    </message>
    <message>
        <source>A tricky board!</source>
        <translation>Trudna plansza!</translation>
    </message>
    <message numerus="yes">
        <source>A word of %n letter(s)</source>
        <translation>
            <numerusform>Słowo o %n literze</numerusform>
            <numerusform>Słowo o %n literach</numerusform>
            <numerusform>Słowo o %n literach</numerusform>
        </translation>
    </message>
    <message>
        <source>First letter?</source>
        <translation>Pierwsza litera?</translation>
    </message>
    <message>
        <source>Goal reached in {time}</source>
        <translation>Cel osiągnięty w {time}</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Podpowiedź</translation>
    </message>
    <message numerus="yes">
        <source>Hints for %n word(s).</source>
        <translation>
            <numerusform>Podpowiedzi do %n słowa.</numerusform>
            <numerusform>Podpowiedzi do %n słów.</numerusform>
            <numerusform>Podpowiedzi do %n słów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Letters {parts}</source>
        <translation>Litery {parts}</translation>
    </message>
    <message>
        <source>More letters?</source>
        <translation>Więcej liter?</translation>
    </message>
    <message>
        <source>Next hint</source>
        <translation>Następna podpowiedź</translation>
    </message>
    <message>
        <source>Small goal: {goal}</source>
        <translation>Mały cel: {goal}</translation>
    </message>
    <message>
        <source>The word is {word}. It scores nothing now.</source>
        <translation>To słowo to {word}. Teraz nie daje nic.</translation>
    </message>
    <message>
        <source>Which word?</source>
        <translation>Jakie słowo?</translation>
    </message>
    <message numerus="yes">
        <source>You found %n word(s)</source>
        <translation>
            <numerusform>Masz %n słowo</numerusform>
            <numerusform>Masz %n słowa</numerusform>
            <numerusform>Masz %n słów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a word of %n letter(s)</source>
        <translation>
            <numerusform>słowo z %n litery</numerusform>
            <numerusform>słowo z %n liter</numerusform>
            <numerusform>słowo z %n liter</numerusform>
        </translation>
    </message>
    <message>
        <source>all of the words</source>
        <translation>wszystkie słowa</translation>
    </message>
    <message numerus="yes">
        <source>and %n other(s)</source>
        <translation>
            <numerusform>i %n inne</numerusform>
            <numerusform>i %n inne</numerusform>
            <numerusform>i %n innych</numerusform>
        </translation>
    </message>
    <message>
        <source>at the bottom</source>
        <translation>na dole</translation>
    </message>
    <message>
        <source>at the top</source>
        <translation>na górze</translation>
    </message>
    <message>
        <source>goal: {needed}</source>
        <translation>cel: {needed}</translation>
    </message>
    <message>
        <source>half of the words</source>
        <translation>połowa słów</translation>
    </message>
    <message>
        <source>in the bottom left</source>
        <translation>na dole po lewej</translation>
    </message>
    <message>
        <source>in the bottom right</source>
        <translation>na dole po prawej</translation>
    </message>
    <message>
        <source>in the middle</source>
        <translation>w środku</translation>
    </message>
    <message>
        <source>in the top left</source>
        <translation>na górze po lewej</translation>
    </message>
    <message>
        <source>in the top right</source>
        <translation>na górze po prawej</translation>
    </message>
    <message>
        <source>level with your best</source>
        <translation>tyle, co twój rekord</translation>
    </message>
    <message>
        <source>no goal</source>
        <translation>bez celu</translation>
    </message>
    <message>
        <source>on the left</source>
        <translation>po lewej</translation>
    </message>
    <message>
        <source>on the right</source>
        <translation>po prawej</translation>
    </message>
    <message numerus="yes">
        <source>your best had %n more by now</source>
        <translation>
            <numerusform>twój rekord miał już o %n więcej</numerusform>
            <numerusform>twój rekord miał już o %n więcej</numerusform>
            <numerusform>twój rekord miał już o %n więcej</numerusform>
        </translation>
    </message>
    <message>
        <source>{found} of {words} everyday words</source>
        <translation>{found} z {words} codziennych słów</translation>
    </message>
    <message>
        <source>{found} of {words} simple words</source>
        <translation>{found} z {words} prostych słów</translation>
    </message>
    <message>
        <source>{found} of {words} words</source>
        <translation>{found} z {words} słów</translation>
    </message>
    <message>
        <source>{found} of {words} words of {letters} letters</source>
        <translation>{found} z {words} słów o {letters} literach</translation>
    </message>
    <message>
        <source>{hints} No points for {told}.</source>
        <translation>{hints} Bez punktów: {told}.</translation>
    </message>
    <message>
        <source>{letters} starts with {start} {where}.</source>
        <translation>{letters}: zaczyna się od {start} {where}.</translation>
    </message>
    <message>
        <source>{letters} starts with {start}…</source>
        <translation>{letters}: zaczyna się od {start}…</translation>
    </message>
    <message>
        <source>{letters} starts {where}.</source>
        <translation>{letters}: zaczyna się {where}.</translation>
    </message>
    <message>
        <source>{share}% of the words</source>
        <translation>{share}% słów</translation>
    </message>
    <message>
        <source>★ goal in {time}</source>
        <translation>★ cel w {time}</translation>
    </message>
</context>
<context>
    <name>GrantsRow</name>
    <message>
        <source> letters</source>
        <translation> lit.</translation>
    </message>
    <message>
        <source> s longer</source>
        <translation> s dłużej</translation>
    </message>
    <message>
        <source>Bonus points</source>
        <translation>Dodatkowe punkty</translation>
    </message>
    <message>
        <source>Extra seconds after the others stop</source>
        <translation>Dodatkowe sekundy, gdy inni już skończyli</translation>
    </message>
    <message>
        <source>Extra seconds of player {number}</source>
        <translation>Dodatkowe sekundy gracza {number}</translation>
    </message>
    <message>
        <source>Extra time</source>
        <translation>Dodatkowy czas</translation>
    </message>
    <message>
        <source>Head start per round for player {number}</source>
        <translation>Punkty na rundę dla gracza {number}</translation>
    </message>
    <message>
        <source>Minimum length</source>
        <translation>Najkrótsze słowo</translation>
    </message>
    <message>
        <source>Points this player starts each round with</source>
        <translation>Punkty na początek każdej rundy</translation>
    </message>
    <message>
        <source>Shortest word of player {number}</source>
        <translation>Najkrótsze słowo gracza {number}</translation>
    </message>
    <message>
        <source>Shortest word this player may use</source>
        <translation>Najkrótsze dozwolone słowo</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Drużyna</translation>
    </message>
    <message>
        <source>Team of player {number}</source>
        <translation>Drużyna gracza {number}</translation>
    </message>
    <message>
        <source>as usual</source>
        <translation>jak zwykle</translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>plays alone</source>
        <translation>gra solo</translation>
    </message>
</context>
<context>
    <name>HallWindow</name>
    <message>
        <source>Back in a moment</source>
        <translation>Zaraz wracamy</translation>
    </message>
    <message>
        <source>Boggle Desk for the room</source>
        <translation>Boggle Desk dla całej sali</translation>
    </message>
    <message>
        <source>Scan to join</source>
        <translation>Zeskanuj i graj</translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message numerus="yes">
        <source>%n place(s) found</source>
        <translation>
            <numerusform>%n miejsce</numerusform>
            <numerusform>%n miejsca</numerusform>
            <numerusform>%n miejsc</numerusform>
        </translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Spis treści</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Jak grać</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nic nie znaleziono</translation>
    </message>
    <message>
        <source>Nothing found for “{words}”. Try another word.</source>
        <translation>Nic nie znaleziono: „{words}”. Spróbuj innego słowa.</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Strona</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Szukaj</translation>
    </message>
    <message>
        <source>Search help</source>
        <translation>Szukaj w pomocy</translation>
    </message>
</context>
<context>
    <name>Hinting</name>
    <message numerus="yes">
        <source>%n letter(s)</source>
        <translation>
            <numerusform>%n litera</numerusform>
            <numerusform>%n litery</numerusform>
            <numerusform>%n liter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n płytka</numerusform>
            <numerusform>%n płytki</numerusform>
            <numerusform>%n płytek</numerusform>
        </translation>
    </message>
    <message>
        <source>First letter?</source>
        <translation>Pierwsza litera?</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Podpowiedź</translation>
    </message>
    <message>
        <source>How long?</source>
        <translation>Jak długie?</translation>
    </message>
    <message>
        <source>It starts with {letter}.</source>
        <translation>Zaczyna się na {letter}.</translation>
    </message>
    <message>
        <source>It&apos;s {word}, for {points}. Enter plays it. Esc removes it.</source>
        <translation>To {word}, za {points}. Enter je kładzie. Esc zdejmuje.</translation>
    </message>
    <message>
        <source>Look along row {row}.</source>
        <translation>Spójrz na rząd {row}.</translation>
    </message>
    <message>
        <source>Look down column {column}.</source>
        <translation>Spójrz na kolumnę {column}.</translation>
    </message>
    <message>
        <source>Looking for a hint…</source>
        <translation>Szukam podpowiedzi…</translation>
    </message>
    <message>
        <source>No good word here. Exchange some tiles.</source>
        <translation>Nie ma tu dobrego słowa. Wymień kilka płytek.</translation>
    </message>
    <message>
        <source>No good word here. Exchange {tiles}.</source>
        <translation>Nie ma tu dobrego słowa. Wymień {tiles}.</translation>
    </message>
    <message>
        <source>Show again</source>
        <translation>Pokaż jeszcze raz</translation>
    </message>
    <message>
        <source>The word has {letters} and uses {tiles} of yours.</source>
        <translation>Słowo ma {letters}, z tego twoje: {tiles}.</translation>
    </message>
    <message>
        <source>There&apos;s no hint right now.</source>
        <translation>Teraz nie ma podpowiedzi.</translation>
    </message>
    <message>
        <source>There&apos;s nothing to play or exchange. Pass this turn.</source>
        <translation>Nie ma czego ułożyć ani wymienić. Spasuj.</translation>
    </message>
    <message>
        <source>Which word?</source>
        <translation>Jakie słowo?</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>blank</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message numerus="yes">
        <source>%n game(s) can&apos;t be read and are left out</source>
        <translation>
            <numerusform>Pominięto %n nieczytelną grę</numerusform>
            <numerusform>Pominięto %n nieczytelne gry</numerusform>
            <numerusform>Pominięto %n nieczytelnych gier</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Family</source>
        <translation>R&amp;odzina</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>&amp;Gry</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>Gra&amp;cze</translation>
    </message>
    <message>
        <source>&amp;Records</source>
        <translation>&amp;Rekordy</translation>
    </message>
    <message>
        <source>Album</source>
        <translation>Album</translation>
    </message>
    <message>
        <source>All games…</source>
        <translation>Wszystkie gry…</translation>
    </message>
    <message>
        <source>Boggle &amp;rounds</source>
        <translation>R&amp;undy Boggle</translation>
    </message>
    <message>
        <source>Boggle &amp;words</source>
        <translation>&amp;Słowa Boggle</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Liczby</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historia</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Zostaw</translation>
    </message>
    <message>
        <source>Reading your games: {done} of {all}</source>
        <translation>Czytam wasze gry: {done} z {all}</translation>
    </message>
    <message>
        <source>Remove player</source>
        <translation>Usuń gracza</translation>
    </message>
    <message>
        <source>Remove player…</source>
        <translation>Usuń gracza…</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>Usuń: {name}</translation>
    </message>
    <message>
        <source>Remove {name} from games, settings and the quiz for good? The games stay, without the name.</source>
        <translation>Usunąć gracza {name} na zawsze z gier, ustawień i quizu? Gry zostaną, bez imienia.</translation>
    </message>
    <message>
        <source>Save as a table</source>
        <translation>Zapisz jako tabelę</translation>
    </message>
    <message>
        <source>Save as a table…</source>
        <translation>Zapisz jako tabelę…</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Zapisano jako {file}.</translation>
    </message>
    <message>
        <source>Scrabble &amp;turns</source>
        <translation>R&amp;uchy Scrabble</translation>
    </message>
    <message>
        <source>Table for spreadsheets</source>
        <translation>Tabela do arkuszy kalkulacyjnych</translation>
    </message>
    <message>
        <source>The player wasn&apos;t removed</source>
        <translation>Gracza nie usunięto</translation>
    </message>
    <message>
        <source>The table wasn&apos;t saved</source>
        <translation>Tabeli nie zapisano</translation>
    </message>
    <message>
        <source>{name} is no longer in your history.</source>
        <translation>{name}: nie ma już w waszej historii.</translation>
    </message>
</context>
<context>
    <name>HistoryStrings</name>
    <message numerus="yes">
        <source>%n bingo(s) in a game</source>
        <translation>
            <numerusform>%n bingo w grze</numerusform>
            <numerusform>%n bingo w grze</numerusform>
            <numerusform>%n bingo w grze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n gra</numerusform>
            <numerusform>%n gry</numerusform>
            <numerusform>%n gier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuta</numerusform>
            <numerusform>%n minuty</numerusform>
            <numerusform>%n minut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n gracz</numerusform>
            <numerusform>%n graczy</numerusform>
            <numerusform>%n graczy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) behind</source>
        <translation>
            <numerusform>%n punkt straty</numerusform>
            <numerusform>%n punkty straty</numerusform>
            <numerusform>%n punktów straty</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in a game</source>
        <translation>
            <numerusform>%n punkt w grze</numerusform>
            <numerusform>%n punkty w grze</numerusform>
            <numerusform>%n punktów w grze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in a round</source>
        <translation>
            <numerusform>%n punkt w rundzie</numerusform>
            <numerusform>%n punkty w rundzie</numerusform>
            <numerusform>%n punktów w rundzie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n sekunda</numerusform>
            <numerusform>%n sekundy</numerusform>
            <numerusform>%n sekund</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tie(s)</source>
        <translation>
            <numerusform>%n remis</numerusform>
            <numerusform>%n remisy</numerusform>
            <numerusform>%n remisów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s) in a round</source>
        <translation>
            <numerusform>%n słowo w rundzie</numerusform>
            <numerusform>%n słowa w rundzie</numerusform>
            <numerusform>%n słów w rundzie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s) nobody else had</source>
        <translation>
            <numerusform>%n słowo, którego nikt inny nie miał</numerusform>
            <numerusform>%n słowa, których nikt inny nie miał</numerusform>
            <numerusform>%n słów, których nikt inny nie miał</numerusform>
        </translation>
    </message>
    <message>
        <source>A tie: {names}</source>
        <translation>Remis: {names}</translation>
    </message>
    <message>
        <source>An evening for {names}</source>
        <translation>Wieczór: {names}</translation>
    </message>
    <message>
        <source>Best Boggle game</source>
        <translation>Najlepsza gra w Boggle</translation>
    </message>
    <message>
        <source>Best Boggle round</source>
        <translation>Najlepsza runda Boggle</translation>
    </message>
    <message>
        <source>Best Boggle word</source>
        <translation>Najlepsze słowo w Boggle</translation>
    </message>
    <message>
        <source>Best Scrabble game</source>
        <translation>Najlepsza gra w Scrabble</translation>
    </message>
    <message>
        <source>Best Scrabble play</source>
        <translation>Najlepszy ruch w Scrabble</translation>
    </message>
    <message>
        <source>Best game</source>
        <translation>Najlepsza gra</translation>
    </message>
    <message>
        <source>Best play</source>
        <translation>Najlepszy ruch</translation>
    </message>
    <message>
        <source>Best plays found</source>
        <translation>Znalezione najlepsze ruchy</translation>
    </message>
    <message>
        <source>Best round</source>
        <translation>Najlepsza runda</translation>
    </message>
    <message>
        <source>Best word</source>
        <translation>Najlepsze słowo</translation>
    </message>
    <message>
        <source>Biggest comeback</source>
        <translation>Największy pościg</translation>
    </message>
    <message>
        <source>Biggest win</source>
        <translation>Najwyższa wygrana</translation>
    </message>
    <message>
        <source>Bingos in a game</source>
        <translation>Bingo w grze</translation>
    </message>
    <message>
        <source>Boggle and Scrabble</source>
        <translation>Boggle i Scrabble</translation>
    </message>
    <message>
        <source>Closest finish</source>
        <translation>Najbardziej zacięty finisz</translation>
    </message>
    <message>
        <source>Dearest turn</source>
        <translation>Najdroższy ruch</translation>
    </message>
    <message>
        <source>Exchanges and passes</source>
        <translation>Wymiany i pasy</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Gry</translation>
    </message>
    <message>
        <source>Games archived</source>
        <translation>Gry w archiwum</translation>
    </message>
    <message>
        <source>Games finished</source>
        <translation>Gry skończone</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Wygrane gry</translation>
    </message>
    <message>
        <source>Hints taken</source>
        <translation>Użyte podpowiedzi</translation>
    </message>
    <message>
        <source>Letters in a word</source>
        <translation>Litery w słowie</translation>
    </message>
    <message>
        <source>Longest word</source>
        <translation>Najdłuższe słowo</translation>
    </message>
    <message>
        <source>Most bingos in a game</source>
        <translation>Najwięcej bingo w grze</translation>
    </message>
    <message>
        <source>Most points for a play</source>
        <translation>Najwięcej punktów za ruch</translation>
    </message>
    <message>
        <source>Most points for a word</source>
        <translation>Najwięcej punktów za słowo</translation>
    </message>
    <message>
        <source>Most points in a game</source>
        <translation>Najwięcej punktów w grze</translation>
    </message>
    <message>
        <source>Most points in a round</source>
        <translation>Najwięcej punktów w rundzie</translation>
    </message>
    <message>
        <source>Most words in a round</source>
        <translation>Najwięcej słów w rundzie</translation>
    </message>
    <message>
        <source>Most words only one player had</source>
        <translation>Najwięcej słów tylko jednego gracza</translation>
    </message>
    <message>
        <source>New record: {what}! {name} beats the old best.</source>
        <translation>Nowy rekord: {what}! {name} bije dawny wynik.</translation>
    </message>
    <message>
        <source>New record: {what}! {name} beats {loser}.</source>
        <translation>Nowy rekord: {what}! {name} bije: {loser}.</translation>
    </message>
    <message>
        <source>Nothing to show yet. Finish a game.</source>
        <translation>Nie ma jeszcze czego pokazać. Skończcie grę.</translation>
    </message>
    <message>
        <source>Our year at the table</source>
        <translation>Nasz rok przy stole</translation>
    </message>
    <message>
        <source>Our year {year}</source>
        <translation>Nasz rok {year}</translation>
    </message>
    <message>
        <source>Per Boggle round</source>
        <translation>Na rundę Boggle</translation>
    </message>
    <message>
        <source>Per Scrabble game</source>
        <translation>Na grę w Scrabble</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>Plays that went back</source>
        <translation>Cofnięte ruchy</translation>
    </message>
    <message>
        <source>Plays that were bingos</source>
        <translation>Ruchy z bingo</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Points in a game</source>
        <translation>Punkty w grze</translation>
    </message>
    <message>
        <source>Points in a round</source>
        <translation>Punkty w rundzie</translation>
    </message>
    <message>
        <source>Points in a turn</source>
        <translation>Punkty w ruchu</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rundy</translation>
    </message>
    <message>
        <source>Tied, half a win each</source>
        <translation>Remis, po pół zwycięstwa</translation>
    </message>
    <message>
        <source>Tiles in a play</source>
        <translation>Płytki w ruchu</translation>
    </message>
    <message>
        <source>Time at the table</source>
        <translation>Czas przy stole</translation>
    </message>
    <message>
        <source>What a turn cost</source>
        <translation>Koszt ruchu</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Wygrane</translation>
    </message>
    <message>
        <source>Words crossed off</source>
        <translation>Skreślone słowa</translation>
    </message>
    <message>
        <source>Words in a minute</source>
        <translation>Słowa na minutę</translation>
    </message>
    <message>
        <source>Words nobody else had</source>
        <translation>Słowa, których nikt inny nie miał</translation>
    </message>
    <message>
        <source>Words not in the dictionary</source>
        <translation>Słowa spoza słownika</translation>
    </message>
    <message>
        <source>Wrong challenges</source>
        <translation>Błędne sprawdzenia</translation>
    </message>
    <message numerus="yes">
        <source>a win by %n point(s)</source>
        <translation>
            <numerusform>wygrana o %n punkt</numerusform>
            <numerusform>wygrana o %n punkty</numerusform>
            <numerusform>wygrana o %n punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a win from %n point(s) behind</source>
        <translation>
            <numerusform>wygrana po stracie %n punktu</numerusform>
            <numerusform>wygrana po stracie %n punktów</numerusform>
            <numerusform>wygrana po stracie %n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>alone</source>
        <translation>solo</translation>
    </message>
    <message numerus="yes">
        <source>from %n letter(s)</source>
        <translation>
            <numerusform>od %n litery</numerusform>
            <numerusform>od %n liter</numerusform>
            <numerusform>od %n liter</numerusform>
        </translation>
    </message>
    <message>
        <source>racks of {rack}, {bonus} for {tiles} tiles</source>
        <translation>stojaki po {rack}, {bonus} za {tiles} płytek</translation>
    </message>
    <message>
        <source>seats changed</source>
        <translation>ze zmianą graczy</translation>
    </message>
    <message>
        <source>with hints</source>
        <translation>z podpowiedziami</translation>
    </message>
    <message>
        <source>without a clock</source>
        <translation>bez zegara</translation>
    </message>
    <message>
        <source>{day}: {measure} {value}</source>
        <translation>{day}: {measure} {value}</translation>
    </message>
    <message numerus="yes">
        <source>{games} on %n evening(s)</source>
        <translation>
            <numerusform>{games} w ciągu %n wieczoru</numerusform>
            <numerusform>{games} w ciągu %n wieczorów</numerusform>
            <numerusform>{games} w ciągu %n wieczorów</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}: {parts}</source>
        <translation>{game}: {parts}</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} godz. {minutes} min</translation>
    </message>
    <message numerus="yes">
        <source>{measure} in %n game(s): from {first} to {last}. Each is the mean of up to {window} games. Your best was {most} on {day}.</source>
        <translation>
            <numerusform>{measure}, %n gra: od {first} do {last}. Każda wartość to średnia z najwyżej {window} gier. Twój rekord: {most}, {day}.</numerusform>
            <numerusform>{measure}, %n gry: od {first} do {last}. Każda wartość to średnia z najwyżej {window} gier. Twój rekord: {most}, {day}.</numerusform>
            <numerusform>{measure}, %n gier: od {first} do {last}. Każda wartość to średnia z najwyżej {window} gier. Twój rekord: {most}, {day}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} had the last laugh</source>
        <translation>Śmieje się ostatni: {names}</translation>
    </message>
    <message>
        <source>{names} shared the evening</source>
        <translation>Wieczór na remis: {names}</translation>
    </message>
    <message>
        <source>{names} won</source>
        <translation>Wygrana: {names}</translation>
    </message>
    <message>
        <source>{names} won the evening</source>
        <translation>Zwycięstwo wieczoru: {names}</translation>
    </message>
    <message>
        <source>{name} against {other}: {ahead} won and {behind} lost</source>
        <translation>{name} – {other}: wygrane {ahead}, przegrane {behind}</translation>
    </message>
    <message numerus="yes">
        <source>{name} by %n point(s)</source>
        <translation>
            <numerusform>{name} o %n punkt</numerusform>
            <numerusform>{name} o %n punkty</numerusform>
            <numerusform>{name} o %n punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has now played %n game(s)!</source>
        <translation>
            <numerusform>{name} ma już za sobą %n grę!</numerusform>
            <numerusform>{name} ma już za sobą %n gry!</numerusform>
            <numerusform>{name} ma już za sobą %n gier!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has won %n game(s) in a row!</source>
        <translation>
            <numerusform>{name} ma %n zwycięstwo z rzędu!</numerusform>
            <numerusform>{name} ma %n zwycięstwa z rzędu!</numerusform>
            <numerusform>{name} ma %n zwycięstw z rzędu!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has won the last %n game(s)</source>
        <translation>
            <numerusform>Ostatnia gra (%n): wygrywa {name}</numerusform>
            <numerusform>Ostatnie %n gry: wygrywa {name}</numerusform>
            <numerusform>Ostatnie %n gier: wygrywa {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} once won %n game(s) in a row</source>
        <translation>
            <numerusform>Najlepsza seria, {name}: %n zwycięstwo z rzędu</numerusform>
            <numerusform>Najlepsza seria, {name}: %n zwycięstwa z rzędu</numerusform>
            <numerusform>Najlepsza seria, {name}: %n zwycięstw z rzędu</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} · {day}</source>
        <translation>{name} · {day}</translation>
    </message>
    <message>
        <source>{name} · {level}</source>
        <translation>{name} · {level}</translation>
    </message>
    <message>
        <source>{name}&apos;s best yet: {what}!</source>
        <translation>Tak dobrze jeszcze nie było, {name}: {what}!</translation>
    </message>
    <message>
        <source>{terms} ({games})</source>
        <translation>{terms} ({games})</translation>
    </message>
    <message>
        <source>{won} of {games} ({share})</source>
        <translation>{won} z {games} ({share})</translation>
    </message>
    <message numerus="yes">
        <source>{word} for %n point(s)</source>
        <translation>
            <numerusform>{word} za %n punkt</numerusform>
            <numerusform>{word} za %n punkty</numerusform>
            <numerusform>{word} za %n punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{word} with %n letter(s)</source>
        <translation>
            <numerusform>{word}, %n litera</numerusform>
            <numerusform>{word}, %n litery</numerusform>
            <numerusform>{word}, %n liter</numerusform>
        </translation>
    </message>
    <message>
        <source>{word} · {points}</source>
        <translation>{word} · {points}</translation>
    </message>
</context>
<context>
    <name>HistoryTab</name>
    <message>
        <source>Your history can&apos;t be read: {reason}</source>
        <translation>Nie można odczytać waszej historii: {reason}</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;Jak grać</translation>
    </message>
    <message>
        <source>Everyone hunts at once</source>
        <translation>Wszyscy szukają naraz</translation>
    </message>
    <message>
        <source>More tools…</source>
        <translation>Więcej…</translation>
    </message>
    <message>
        <source>Play Boggle</source>
        <translation>Graj w Boggle</translation>
    </message>
    <message>
        <source>Play Scrabble</source>
        <translation>Graj w Scrabble</translation>
    </message>
    <message>
        <source>Print or save as PD&amp;F…</source>
        <translation>Drukuj lub zapisz jako PD&amp;F…</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>&amp;Ustawienia…</translation>
    </message>
    <message>
        <source>Saved &amp;games…</source>
        <translation>Zapisane &amp;gry…</translation>
    </message>
    <message>
        <source>Take turns, tile by tile</source>
        <translation>Po kolei, płytka po płytce</translation>
    </message>
    <message>
        <source>You against a computer</source>
        <translation>Ty przeciw komputerowi</translation>
    </message>
</context>
<context>
    <name>HouseCard</name>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n dzień z rzędu</numerusform>
            <numerusform>%n dni z rzędu</numerusform>
            <numerusform>%n dni z rzędu</numerusform>
        </translation>
    </message>
    <message>
        <source>All {number} ›</source>
        <translation>Wszystkie ({number}) ›</translation>
    </message>
    <message>
        <source>As the dictionary says</source>
        <translation>Jak w słowniku</translation>
    </message>
    <message>
        <source>At your house today</source>
        <translation>Dziś u was</translation>
    </message>
    <message>
        <source>House word</source>
        <translation>Słowo domowe</translation>
    </message>
    <message>
        <source>House words</source>
        <translation>Słowa domowe</translation>
    </message>
    <message>
        <source>Someone else…</source>
        <translation>Ktoś inny…</translation>
    </message>
    <message>
        <source>Your family decides. Undo any time.</source>
        <translation>Decyduje twoja rodzina. Zawsze można to cofnąć.</translation>
    </message>
    <message>
        <source>Your turn?</source>
        <translation>Twoja kolej?</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>jeszcze nie</translation>
    </message>
    <message>
        <source>{word} counts</source>
        <translation>{word} liczy się</translation>
    </message>
    <message>
        <source>{word} doesn&apos;t count</source>
        <translation>{word} nie liczy się</translation>
    </message>
    <message>
        <source>✓ played</source>
        <translation>✓ po grze</translation>
    </message>
</context>
<context>
    <name>HouseOffer</name>
    <message>
        <source>Leave {word} out at home</source>
        <translation>Nie licz {word} u nas</translation>
    </message>
    <message>
        <source>Make {word} a house word</source>
        <translation>Dodaj {word} do słów domowych</translation>
    </message>
    <message>
        <source>{word} as in the dictionary again</source>
        <translation>{word} znów jak w słowniku</translation>
    </message>
</context>
<context>
    <name>HouseStrings</name>
    <message>
        <source>A house word has only letters of this dictionary.</source>
        <translation>Słowo domowe ma tylko litery tego słownika.</translation>
    </message>
    <message>
        <source>A house word has {least} to {most} letters.</source>
        <translation>Słowo domowe ma od {least} do {most} liter.</translation>
    </message>
    <message>
        <source>From your next game on the dictionary decides about {word}.</source>
        <translation>Od następnej gry o {word} decyduje słownik.</translation>
    </message>
    <message>
        <source>Only Settings can let hurtful or crude words count.</source>
        <translation>Słowa obraźliwe i wulgarne można dopuścić tylko w ustawieniach.</translation>
    </message>
    <message>
        <source>There are {most} house words. Take one out first.</source>
        <translation>Jest już {most} słów domowych. Najpierw usuń jedno.</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>liczy się</translation>
    </message>
    <message>
        <source>doesn&apos;t count</source>
        <translation>nie liczy się</translation>
    </message>
    <message>
        <source>{word} counts from your next game on.</source>
        <translation>{word} liczy się od następnej gry.</translation>
    </message>
    <message>
        <source>{word} doesn&apos;t count from your next game on.</source>
        <translation>{word} nie liczy się od następnej gry.</translation>
    </message>
</context>
<context>
    <name>InfoCard</name>
    <message>
        <source>Back to turns</source>
        <translation>Wróć do ruchów</translation>
    </message>
    <message>
        <source>My last turn</source>
        <translation>Mój ostatni ruch</translation>
    </message>
    <message>
        <source>My last turn…</source>
        <translation>Mój ostatni ruch…</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Ruchy</translation>
    </message>
    <message>
        <source>Unseen</source>
        <translation>Zostało</translation>
    </message>
    <message>
        <source>What could I have played? (F3)</source>
        <translation>Co można było zagrać? (F3)</translation>
    </message>
</context>
<context>
    <name>JoinPage</name>
    <message>
        <source>A seat is free</source>
        <translation>Jest wolne miejsce</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adres</translation>
    </message>
    <message>
        <source>Another phone can then play for {name}.</source>
        <translation>Wtedy inny telefon może grać za: {name}.</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Przy stole</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Both need the same Wi-Fi, and no guest network.</source>
        <translation>Oba muszą być w tym samym Wi-Fi, nie w sieci dla gości.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Carry on</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Everybody&apos;s phone leaves the game. What they wrote stays.</source>
        <translation>Wszystkie telefony wychodzą z gry. Co zapisane, zostaje.</translation>
    </message>
    <message>
        <source>Free this seat</source>
        <translation>Zwolnij miejsce</translation>
    </message>
    <message>
        <source>If a firewall asks, let Boggle Desk through.</source>
        <translation>Jeśli zapora pyta, przepuść Boggle Desk.</translation>
    </message>
    <message>
        <source>Looking for your network…</source>
        <translation>Szukamy sieci…</translation>
    </message>
    <message>
        <source>Nothing opens?</source>
        <translation>Nic się nie otwiera?</translation>
    </message>
    <message>
        <source>Phones can&apos;t join at {address}.</source>
        <translation>Pod adresem {address} telefony nie dołączą.</translation>
    </message>
    <message>
        <source>Phones can&apos;t join here. Try again or restart Boggle Desk.</source>
        <translation>Telefony nie mogą tu dołączyć. Spróbuj ponownie albo uruchom Boggle Desk jeszcze raz.</translation>
    </message>
    <message>
        <source>Phones follow by themselves if they can reach it.</source>
        <translation>Telefony przejdą tam same, jeśli mają dostęp.</translation>
    </message>
    <message>
        <source>Play without</source>
        <translation>Graj bez nich</translation>
    </message>
    <message>
        <source>Play without phones</source>
        <translation>Graj bez telefonów</translation>
    </message>
    <message>
        <source>Play without phones?</source>
        <translation>Grać bez telefonów?</translation>
    </message>
    <message>
        <source>Scan to join</source>
        <translation>Zeskanuj i graj</translation>
    </message>
    <message>
        <source>Show the board on phones too</source>
        <translation>Pokaż planszę także na telefonach</translation>
    </message>
    <message numerus="yes">
        <source>Start with %n player(s)</source>
        <translation>
            <numerusform>Zacznij z %n graczem</numerusform>
            <numerusform>Zacznij z %n graczami</numerusform>
            <numerusform>Zacznij z %n graczami</numerusform>
        </translation>
    </message>
    <message>
        <source>This computer isn&apos;t on a network. Join your Wi-Fi first.</source>
        <translation>Ten komputer nie jest w sieci. Najpierw połącz go z Wi-Fi.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Spróbuj ponownie</translation>
    </message>
    <message>
        <source>Use another address?</source>
        <translation>Użyć innego adresu?</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Użyj go</translation>
    </message>
    <message>
        <source>VPN</source>
        <translation>VPN</translation>
    </message>
    <message>
        <source>Waiting for the first phone…</source>
        <translation>Czekamy na pierwszy telefon…</translation>
    </message>
    <message>
        <source>Wi-Fi</source>
        <translation>Wi-Fi</translation>
    </message>
    <message>
        <source>Your phone becomes your paper. Nothing to install.</source>
        <translation>Telefon staje się twoją kartką. Nic nie instalujesz.</translation>
    </message>
    <message>
        <source>Your phone becomes your rack. Nothing to install.</source>
        <translation>Telefon staje się twoim stojakiem. Nic nie instalujesz.</translation>
    </message>
    <message>
        <source>cable</source>
        <translation>kabel</translation>
    </message>
    <message>
        <source>inside this computer</source>
        <translation>w tym komputerze</translation>
    </message>
    <message>
        <source>not connected</source>
        <translation>bez połączenia</translation>
    </message>
    <message>
        <source>on paper</source>
        <translation>na kartce</translation>
    </message>
    <message>
        <source>on this screen</source>
        <translation>na tym ekranie</translation>
    </message>
    <message>
        <source>or open {address} on the same Wi-Fi</source>
        <translation>albo otwórz {address} w tym samym Wi-Fi</translation>
    </message>
    <message>
        <source>scan to sit down</source>
        <translation>zeskanuj i usiądź</translation>
    </message>
    <message>
        <source>typing a name</source>
        <translation>wpisuje imię</translation>
    </message>
    <message>
        <source>{ready} of {seats} ready</source>
        <translation>gotowe: {ready} z {seats}</translation>
    </message>
</context>
<context>
    <name>KeepsakeSheet</name>
    <message>
        <source>A keepsake of this game</source>
        <translation>Pamiątka z tej gry</translation>
    </message>
    <message>
        <source>Keepsake</source>
        <translation>Pamiątka</translation>
    </message>
</context>
<context>
    <name>LastTurn</name>
    <message>
        <source>Looking for better plays…</source>
        <translation>Szukam lepszych ruchów…</translation>
    </message>
    <message>
        <source>Something went wrong. Please try again.</source>
        <translation>Coś poszło nie tak. Spróbuj jeszcze raz.</translation>
    </message>
    <message>
        <source>These rules show the best plays after the game.</source>
        <translation>Przy tych zasadach najlepsze ruchy widać po grze.</translation>
    </message>
    <message>
        <source>You haven&apos;t played yet.</source>
        <translation>Nie masz jeszcze żadnego ruchu.</translation>
    </message>
    <message>
        <source>You&apos;ll see it when it&apos;s your turn again.</source>
        <translation>Zobaczysz to, gdy znów będzie twój ruch.</translation>
    </message>
</context>
<context>
    <name>LayPanel</name>
    <message>
        <source> or </source>
        <translation> lub </translation>
    </message>
    <message>
        <source>Board code: {code}</source>
        <translation>Kod planszy: {code}</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Wyczyść</translation>
    </message>
    <message>
        <source>Enter the letters</source>
        <translation>Wpisz litery</translation>
    </message>
    <message>
        <source>No box we know has these letters.</source>
        <translation>Żadne znane nam pudełko nie ma tych liter.</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Wklej</translation>
    </message>
    <message>
        <source>Paste letters or a code (Ctrl+V)</source>
        <translation>Wklej litery lub kod (Ctrl+V)</translation>
    </message>
    <message>
        <source>Shift and a letter give its pair, such as Th.</source>
        <translation>Shift i litera dają jej parę, na przykład Th.</translation>
    </message>
    <message>
        <source>Size of the board</source>
        <translation>Wielkość planszy</translation>
    </message>
    <message>
        <source>That&apos;s too long for a board.</source>
        <translation>Za długie na planszę.</translation>
    </message>
    <message>
        <source>That&apos;s {count} letters. A board needs 16, 25 or 36.</source>
        <translation>Liter jest {count}. Plansza ma 16, 25 lub 36.</translation>
    </message>
    <message>
        <source>The cubes may come from: {names}.</source>
        <translation>Kostki mogą być z: {names}.</translation>
    </message>
    <message>
        <source>There&apos;s nothing to paste. Copy some letters first.</source>
        <translation>Nie ma czego wkleić. Najpierw skopiuj litery.</translation>
    </message>
    <message>
        <source>They look like {name}, except for {letters}. Is that right?</source>
        <translation>Wygląda na {name}, oprócz {letters}. Zgadza się?</translation>
    </message>
    <message>
        <source>Type them row by row, or click a square and then its letter. Q is Qu. # is a solid face. Space leaves a square empty.</source>
        <translation>Wpisuj je rząd po rzędzie albo kliknij pole, a potem literę. Q to Qu. # to ścianka bez litery. Spacja zostawia pole puste.</translation>
    </message>
    <message>
        <source>{known} of {all} squares filled.</source>
        <translation>Wypełnione pola: {known} z {all}.</translation>
    </message>
    <message>
        <source>{letter} in row {row}, column {column}</source>
        <translation>{letter} w rzędzie {row}, kolumnie {column}</translation>
    </message>
    <message>
        <source>“{sign}” isn&apos;t a letter. Copy letters only.</source>
        <translation>„{sign}” to nie litera. Kopiuj same litery.</translation>
    </message>
</context>
<context>
    <name>LeadPlot</name>
    <message>
        <source>The chance to win, turn by turn</source>
        <translation>Szansa na wygraną, ruch po ruchu</translation>
    </message>
    <message>
        <source>The lead, turn by turn</source>
        <translation>Przewaga, ruch po ruchu</translation>
    </message>
    <message>
        <source>▲ costly turn</source>
        <translation>▲ kosztowny ruch</translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message numerus="yes">
        <source>%n card(s) added to the quiz.</source>
        <translation>
            <numerusform>Dodano %n kartę do quizu.</numerusform>
            <numerusform>Dodano %n karty do quizu.</numerusform>
            <numerusform>Dodano %n kart do quizu.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Quiz</source>
        <translation>&amp;Quiz</translation>
    </message>
    <message>
        <source>&amp;Quiz ({number})</source>
        <translation>&amp;Quiz ({number})</translation>
    </message>
    <message>
        <source>&amp;Words</source>
        <translation>Słow&amp;a</translation>
    </message>
    <message>
        <source>Another name…</source>
        <translation>Inne imię…</translation>
    </message>
    <message>
        <source>Child</source>
        <translation>Dziecko</translation>
    </message>
    <message>
        <source>Grown-up</source>
        <translation>Osoba dorosła</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>Looking through your games: {done} of {total}</source>
        <translation>Przeglądam wasze gry: {done} z {total}</translation>
    </message>
    <message>
        <source>Me</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Znaczenie</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Imię:</translation>
    </message>
    <message>
        <source>Only words that count can be asked.</source>
        <translation>Pytać można tylko o słowa, które się liczą.</translation>
    </message>
    <message>
        <source>S&amp;pot it</source>
        <translation>&amp;Wypatrz</translation>
    </message>
    <message>
        <source>They&apos;re in the quiz already.</source>
        <translation>Są już w quizie.</translation>
    </message>
    <message>
        <source>Who learns</source>
        <translation>Kto się uczy</translation>
    </message>
    <message>
        <source>Who learns?</source>
        <translation>Kto się uczy?</translation>
    </message>
    <message>
        <source>Whose words</source>
        <translation>Czyje słowa</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Słowo</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Słowa</translation>
    </message>
    <message>
        <source>Words in the quiz</source>
        <translation>Słowa w quizie</translation>
    </message>
    <message>
        <source>Words to learn next</source>
        <translation>Słowa do nauki teraz</translation>
    </message>
    <message>
        <source>{word} won&apos;t be asked. Undo brings it back.</source>
        <translation>Nie zapytam już o {word}. Cofnij przywraca kartę.</translation>
    </message>
</context>
<context>
    <name>LearnStrings</name>
    <message numerus="yes">
        <source>%n card(s) wait in {language}.</source>
        <translation>
            <numerusform>%n karta czeka: {language}.</numerusform>
            <numerusform>%n karty czekają: {language}.</numerusform>
            <numerusform>%n kart czeka: {language}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more new word(s)</source>
        <translation>
            <numerusform>jeszcze %n nowe słowo</numerusform>
            <numerusform>jeszcze %n nowe słowa</numerusform>
            <numerusform>jeszcze %n nowych słów</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;No, it isn&apos;t</source>
        <translation>&amp;Nie, to nie słowo</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Cofnij</translation>
    </message>
    <message>
        <source>&amp;Yes, it is</source>
        <translation>&amp;Tak, to słowo</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Odpowiedź</translation>
    </message>
    <message>
        <source>Begins with</source>
        <translation>Zaczyna się na</translation>
    </message>
    <message>
        <source>Cards: {cards} · {new} new · {learning} on the way · {learned} learned</source>
        <translation>Karty: {cards} · nowe: {new} · w nauce: {learning} · umiesz: {learned}</translation>
    </message>
    <message>
        <source>Contains</source>
        <translation>Zawiera</translation>
    </message>
    <message>
        <source>Ends with</source>
        <translation>Kończy się na</translation>
    </message>
    <message>
        <source>Getting your cards…</source>
        <translation>Przynoszę twoje karty…</translation>
    </message>
    <message>
        <source>Hooks</source>
        <translation>Przedłużki</translation>
    </message>
    <message>
        <source>I don&apos;t &amp;know</source>
        <translation>Nie &amp;wiem</translation>
    </message>
    <message>
        <source>Is it a word?</source>
        <translation>Czy to słowo?</translation>
    </message>
    <message>
        <source>Is this word in the dictionary?</source>
        <translation>Czy to słowo jest w słowniku?</translation>
    </message>
    <message>
        <source>Left out: {letters}.</source>
        <translation>Zabrakło: {letters}.</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Litery</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Znaczenie</translation>
    </message>
    <message>
        <source>Mixed letters</source>
        <translation>Rozsypanka</translation>
    </message>
    <message>
        <source>More come tomorrow.</source>
        <translation>Jutro będzie więcej.</translation>
    </message>
    <message>
        <source>Never &amp;ask again</source>
        <translation>Nie pyt&amp;aj więcej</translation>
    </message>
    <message>
        <source>New words</source>
        <translation>Nowe słowa</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>No cards yet. Add new words, or a word list.</source>
        <translation>Nie ma jeszcze kart. Dodaj nowe słowa albo listę słów.</translation>
    </message>
    <message>
        <source>No hooks: {letters}.</source>
        <translation>To nie przedłużki: {letters}.</translation>
    </message>
    <message>
        <source>Nothing is due today.</source>
        <translation>Dziś nic nie czeka.</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Wzór</translation>
    </message>
    <message>
        <source>The shortest length is longer than the longest.</source>
        <translation>Najkrótsza długość jest większa od najdłuższej.</translation>
    </message>
    <message>
        <source>Today: {right} of {answers} right, {left} to go</source>
        <translation>Dziś: {right} z {answers} dobrze, do powtórki: {left}</translation>
    </message>
    <message>
        <source>Type an answer or tap the letters.</source>
        <translation>Wpisz odpowiedź albo dotykaj liter.</translation>
    </message>
    <message>
        <source>What &amp;does it mean?</source>
        <translation>Co to &amp;znaczy?</translation>
    </message>
    <message>
        <source>Which letters make another word after it?</source>
        <translation>Jakie litery dodane na końcu dają nowe słowo?</translation>
    </message>
    <message>
        <source>Which letters make another word in front of it?</source>
        <translation>Jakie litery dodane z przodu dają nowe słowo?</translation>
    </message>
    <message>
        <source>Which word do these letters make?</source>
        <translation>Jakie słowo jest w tych literach?</translation>
    </message>
    <message numerus="yes">
        <source>Which word of %n letter(s) means this?</source>
        <translation>
            <numerusform>Jakie słowo o %n literze to znaczy?</numerusform>
            <numerusform>Jakie słowo o %n literach to znaczy?</numerusform>
            <numerusform>Jakie słowo o %n literach to znaczy?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You&apos;ll see it again in %n day(s).</source>
        <translation>
            <numerusform>Wróci za %n dzień.</numerusform>
            <numerusform>Wróci za %n dni.</numerusform>
            <numerusform>Wróci za %n dni.</numerusform>
        </translation>
    </message>
    <message>
        <source>You&apos;ll see it again in a moment.</source>
        <translation>Wróci za chwilę.</translation>
    </message>
    <message>
        <source>You&apos;ll see it again tomorrow.</source>
        <translation>Wróci jutro.</translation>
    </message>
    <message numerus="yes">
        <source>Your next cards come in %n day(s).</source>
        <translation>
            <numerusform>Następne karty za %n dzień.</numerusform>
            <numerusform>Następne karty za %n dni.</numerusform>
            <numerusform>Następne karty za %n dni.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n day(s)</source>
        <translation>
            <numerusform>za %n dzień</numerusform>
            <numerusform>za %n dni</numerusform>
            <numerusform>za %n dni</numerusform>
        </translation>
    </message>
    <message>
        <source>missed {missed} of {chances}</source>
        <translation>pominięte {missed} z {chances}</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nowa</translation>
    </message>
    <message>
        <source>no letter at all</source>
        <translation>żadna litera</translation>
    </message>
    <message>
        <source>not in this dictionary</source>
        <translation>brak w tym słowniku</translation>
    </message>
    <message>
        <source>today</source>
        <translation>dziś</translation>
    </message>
    <message>
        <source>tomorrow</source>
        <translation>jutro</translation>
    </message>
    <message>
        <source>waits in {language}</source>
        <translation>czeka: {language}</translation>
    </message>
    <message>
        <source>{field}: that&apos;s too long.</source>
        <translation>{field}: za długie.</translation>
    </message>
    <message>
        <source>{field}: “{sign}” isn&apos;t a letter you can use here.</source>
        <translation>{field}: „{sign}” to tu nie litera.</translation>
    </message>
    <message>
        <source>{word} is a word</source>
        <translation>{word} to słowo</translation>
    </message>
    <message>
        <source>{word} isn&apos;t a word, {other} is</source>
        <translation>{word} to nie słowo, {other} tak</translation>
    </message>
    <message>
        <source>→ {answer}</source>
        <translation>→ {answer}</translation>
    </message>
    <message>
        <source>≈ That counts too. Look for another one.</source>
        <translation>≈ To też się liczy. Poszukaj innego.</translation>
    </message>
    <message>
        <source>✓ Done for today.</source>
        <translation>✓ Na dziś koniec.</translation>
    </message>
    <message>
        <source>✓ Right: {answer}</source>
        <translation>✓ Dobrze: {answer}</translation>
    </message>
    <message>
        <source>✗ No: {answer}</source>
        <translation>✗ Nie: {answer}</translation>
    </message>
    <message>
        <source>✗ Not quite: {answer}.</source>
        <translation>✗ Prawie: {answer}.</translation>
    </message>
</context>
<context>
    <name>LexicaDialog</name>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln słowo</numerusform>
            <numerusform>%Ln słowa</numerusform>
            <numerusform>%Ln słów</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Add a word list…</source>
        <translation>&amp;Dodaj listę słów…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Anuluj</translation>
    </message>
    <message>
        <source>&amp;Letters of the list:</source>
        <translation>&amp;Litery listy:</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation>&amp;Usuń…</translation>
    </message>
    <message>
        <source>&amp;Use this dictionary</source>
        <translation>U&amp;żyj tego słownika</translation>
    </message>
    <message>
        <source>A game in progress uses it. That game will use the built-in dictionary.</source>
        <translation>Używa jej trwająca gra. Przejdzie na słownik z gry.</translation>
    </message>
    <message>
        <source>Add a word list</source>
        <translation>Dodaj listę słów</translation>
    </message>
    <message>
        <source>Added.</source>
        <translation>Dodano.</translation>
    </message>
    <message>
        <source>As the &amp;dictionary says</source>
        <translation>Jak w &amp;słowniku</translation>
    </message>
    <message>
        <source>Dictionaries</source>
        <translation>Słowniki</translation>
    </message>
    <message>
        <source>House words</source>
        <translation>Słowa domowe</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Zostaw</translation>
    </message>
    <message>
        <source>Letters of the list</source>
        <translation>Litery listy</translation>
    </message>
    <message>
        <source>New games use “{title}”.</source>
        <translation>Nowe gry używają „{title}”.</translation>
    </message>
    <message>
        <source>Nobody has added or left out a word yet. Look one up and decide.</source>
        <translation>Nikt jeszcze nie dodał ani nie wykluczył słowa. Sprawdź jakieś i zdecyduj.</translation>
    </message>
    <message>
        <source>Reading “{name}”… A long list takes a few seconds.</source>
        <translation>Czytam „{name}”… Długa lista zajmie kilka sekund.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Remove a word list</source>
        <translation>Usuń listę słów</translation>
    </message>
    <message>
        <source>Remove “{title}” from your dictionaries? Its file stays on your computer.</source>
        <translation>Usunąć „{title}” ze słowników? Plik zostanie na komputerze.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Raport</translation>
    </message>
    <message>
        <source>Stopped. Nothing was added.</source>
        <translation>Przerwano. Nic nie dodano.</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Przerywam…</translation>
    </message>
    <message>
        <source>That didn&apos;t work. Please try again.</source>
        <translation>Nie udało się. Spróbuj jeszcze raz.</translation>
    </message>
    <message>
        <source>Without marks</source>
        <translation>Bez znaków</translation>
    </message>
    <message>
        <source>Word lists (*.txt *.lst *.dic *.csv);;All files (*)</source>
        <translation>Listy słów (*.txt *.lst *.dic *.csv);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>comes with the game</source>
        <translation>jest w grze</translation>
    </message>
    <message>
        <source>damaged: add it again or remove it</source>
        <translation>uszkodzona: dodaj ponownie lub usuń</translation>
    </message>
    <message>
        <source>your list</source>
        <translation>twoja lista</translation>
    </message>
    <message>
        <source>{language}: A to Z</source>
        <translation>{language}: od A do Z</translation>
    </message>
    <message>
        <source>{language}: {letters} too</source>
        <translation>{language}: także {letters}</translation>
    </message>
    <message>
        <source>{title} (in use)</source>
        <translation>{title} (w użyciu)</translation>
    </message>
    <message>
        <source>“{name}” has many letters beyond A to Z. Keep {letters} as letters of their own? They&apos;re on the {language} tiles.</source>
        <translation>„{name}” ma dużo liter spoza A–Z. Zostawić {letters} jako osobne litery? Są na płytkach: {language}.</translation>
    </message>
    <message>
        <source>“{title}” was removed.</source>
        <translation>Usunięto „{title}”.</translation>
    </message>
</context>
<context>
    <name>LexicaReport</name>
    <message numerus="yes">
        <source>%Ln line(s) have more than one word. Only the first was taken</source>
        <translation>
            <numerusform>%Ln wiersz ma więcej niż jedno słowo. Wzięto tylko pierwsze</numerusform>
            <numerusform>%Ln wiersze mają więcej niż jedno słowo. Wzięto tylko pierwsze</numerusform>
            <numerusform>%Ln wierszy ma więcej niż jedno słowo. Wzięto tylko pierwsze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) left out:</source>
        <translation>
            <numerusform>Pominięto %Ln wiersz:</numerusform>
            <numerusform>Pominięto %Ln wiersze:</numerusform>
            <numerusform>Pominięto %Ln wierszy:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) repeat a word. Each word counts once.</source>
        <translation>
            <numerusform>%Ln wiersz powtarza słowo. Każde liczy się raz.</numerusform>
            <numerusform>%Ln wiersze powtarzają słowo. Każde liczy się raz.</numerusform>
            <numerusform>%Ln wierszy powtarza słowo. Każde liczy się raz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) longer than {letters} letters</source>
        <translation>
            <numerusform>%Ln słowo dłuższe niż {letters} liter</numerusform>
            <numerusform>%Ln słowa dłuższe niż {letters} liter</numerusform>
            <numerusform>%Ln słów dłuższych niż {letters} liter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) shorter than {letters} letters</source>
        <translation>
            <numerusform>%Ln słowo krótsze niż {letters} litery</numerusform>
            <numerusform>%Ln słowa krótsze niż {letters} litery</numerusform>
            <numerusform>%Ln słów krótszych niż {letters} litery</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) with a digit</source>
        <translation>
            <numerusform>%Ln słowo z cyfrą</numerusform>
            <numerusform>%Ln słowa z cyfrą</numerusform>
            <numerusform>%Ln słów z cyfrą</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) with a hyphen</source>
        <translation>
            <numerusform>%Ln słowo z łącznikiem</numerusform>
            <numerusform>%Ln słowa z łącznikiem</numerusform>
            <numerusform>%Ln słów z łącznikiem</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) with an apostrophe</source>
        <translation>
            <numerusform>%Ln słowo z apostrofem</numerusform>
            <numerusform>%Ln słowa z apostrofem</numerusform>
            <numerusform>%Ln słów z apostrofem</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) with characters not in its letters</source>
        <translation>
            <numerusform>%Ln słowo ze znakami spoza jej liter</numerusform>
            <numerusform>%Ln słowa ze znakami spoza jej liter</numerusform>
            <numerusform>%Ln słów ze znakami spoza jej liter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) with characters other than A to Z</source>
        <translation>
            <numerusform>%Ln słowo ze znakami spoza A–Z</numerusform>
            <numerusform>%Ln słowa ze znakami spoza A–Z</numerusform>
            <numerusform>%Ln słów ze znakami spoza A–Z</numerusform>
        </translation>
    </message>
    <message>
        <source>A word list is a text file with one word on each line.</source>
        <translation>Lista słów to plik tekstowy z jednym słowem w wierszu.</translation>
    </message>
    <message>
        <source>It has more than a million words.</source>
        <translation>Ma ponad milion słów.</translation>
    </message>
    <message>
        <source>It isn&apos;t text.</source>
        <translation>To nie tekst.</translation>
    </message>
    <message>
        <source>It&apos;s empty.</source>
        <translation>Jest pusta.</translation>
    </message>
    <message>
        <source>It&apos;s larger than 32 MB.</source>
        <translation>Ma ponad 32 MB.</translation>
    </message>
    <message>
        <source>Line {line} is too long for a word.</source>
        <translation>Wiersz {line} jest za długi na słowo.</translation>
    </message>
    <message>
        <source>Most lines don&apos;t start with a word. See line {line}.</source>
        <translation>Większość wierszy nie zaczyna się słowem. Zobacz wiersz {line}.</translation>
    </message>
    <message>
        <source>Nothing was left out.</source>
        <translation>Nic nie pominięto.</translation>
    </message>
    <message>
        <source>The dictionary can&apos;t be opened.</source>
        <translation>Nie można otworzyć słownika.</translation>
    </message>
    <message>
        <source>The dictionary “{title}” is damaged. Please add it again from its file.</source>
        <translation>Słownik „{title}” jest uszkodzony. Dodaj go ponownie z pliku.</translation>
    </message>
    <message>
        <source>The dictionary “{title}” is damaged. Please install the game again.</source>
        <translation>Słownik „{title}” jest uszkodzony. Zainstaluj grę ponownie.</translation>
    </message>
    <message>
        <source>The word list can&apos;t be added.</source>
        <translation>Nie można dodać listy słów.</translation>
    </message>
    <message>
        <source>The word list can&apos;t be removed.</source>
        <translation>Nie można usunąć listy słów.</translation>
    </message>
    <message>
        <source>This file isn&apos;t a word list, so it wasn&apos;t added.</source>
        <translation>Ten plik to nie lista słów, więc go nie dodano.</translation>
    </message>
    <message>
        <source>Your dictionaries can&apos;t be read.</source>
        <translation>Nie można odczytać twoich słowników.</translation>
    </message>
    <message numerus="yes">
        <source>line(s) {numbers}</source>
        <translation>
            <numerusform>wiersz {numbers}</numerusform>
            <numerusform>wiersze {numbers}</numerusform>
            <numerusform>wiersze {numbers}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“{title}” was added with %Ln word(s).</source>
        <translation>
            <numerusform>Dodano „{title}”: %Ln słowo.</numerusform>
            <numerusform>Dodano „{title}”: %Ln słowa.</numerusform>
            <numerusform>Dodano „{title}”: %Ln słów.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ListCard</name>
    <message>
        <source>Remove the chosen word</source>
        <translation>Usuń wybrane słowo</translation>
    </message>
</context>
<context>
    <name>ListPanel</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n słowo</numerusform>
            <numerusform>%n słowa</numerusform>
            <numerusform>%n słów</numerusform>
        </translation>
    </message>
    <message>
        <source>Our words</source>
        <translation>Nasze słowa</translation>
    </message>
    <message>
        <source>Results for our words</source>
        <translation>Wynik naszych słów</translation>
    </message>
    <message>
        <source>Type your words with spaces between them.</source>
        <translation>Wpiszcie swoje słowa ze spacjami.</translation>
    </message>
    <message>
        <source>not in the dictionary</source>
        <translation>spoza słownika</translation>
    </message>
    <message>
        <source>{words} count for {points}. You missed {missed}.</source>
        <translation>Liczy się {words}, razem {points}. Przeoczone: {missed}.</translation>
    </message>
</context>
<context>
    <name>LookupDialog</name>
    <message>
        <source>&amp;Word:</source>
        <translation>&amp;Słowo:</translation>
    </message>
    <message>
        <source>Look up a word</source>
        <translation>Sprawdź słowo</translation>
    </message>
    <message>
        <source>Type a word to see whether it counts and what it means.</source>
        <translation>Wpisz słowo i zobacz, czy się liczy i co znaczy.</translation>
    </message>
    <message>
        <source>Type letters from A to Z only.</source>
        <translation>Wpisz tylko litery od A do Z.</translation>
    </message>
    <message>
        <source>Type letters of this dictionary only.</source>
        <translation>Wpisz tylko litery tego słownika.</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Słowo</translation>
    </message>
</context>
<context>
    <name>MainWindowController</name>
    <message>
        <source>&amp;About Boggle Desk</source>
        <translation>&amp;O Boggle Desk</translation>
    </message>
    <message>
        <source>&amp;Copy a report</source>
        <translation>&amp;Kopiuj raport</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Edycja</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Pełny ekran</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Gra</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Pomo&amp;c</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>Podp&amp;owiedź</translation>
    </message>
    <message>
        <source>&amp;Home</source>
        <translation>&amp;Start</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;Jak grać</translation>
    </message>
    <message>
        <source>&amp;Larger letters</source>
        <translation>&amp;Większe litery</translation>
    </message>
    <message>
        <source>&amp;Look up a word…</source>
        <translation>Spra&amp;wdź słowo…</translation>
    </message>
    <message>
        <source>&amp;Normal letters</source>
        <translation>&amp;Normalne litery</translation>
    </message>
    <message>
        <source>&amp;Pass…</source>
        <translation>Spa&amp;suj…</translation>
    </message>
    <message>
        <source>&amp;Phones…</source>
        <translation>&amp;Telefony…</translation>
    </message>
    <message>
        <source>&amp;Print or save as PDF…</source>
        <translation>Drukuj &amp;lub zapisz jako PDF…</translation>
    </message>
    <message>
        <source>&amp;Recent games</source>
        <translation>&amp;Ostatnie gry</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ponów</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Ustawienia…</translation>
    </message>
    <message>
        <source>&amp;Smaller letters</source>
        <translation>&amp;Mniejsze litery</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Narzędzia</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Cofnij</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Widok</translation>
    </message>
    <message>
        <source>&amp;Watch computers think</source>
        <translation>Patrz, &amp;jak komputery myślą</translation>
    </message>
    <message>
        <source>Back to the results</source>
        <translation>Wróć do wyników</translation>
    </message>
    <message>
        <source>Back to {room}</source>
        <translation>Wróć: {room}</translation>
    </message>
    <message>
        <source>Co&amp;ver the room&apos;s picture</source>
        <translation>&amp;Zakryj obraz w sali</translation>
    </message>
    <message>
        <source>Di&amp;ctionaries…</source>
        <translation>Sło&amp;wniki…</translation>
    </message>
    <message>
        <source>E&amp;nd the game…</source>
        <translation>Za&amp;kończ grę…</translation>
    </message>
    <message>
        <source>E&amp;xchange tiles…</source>
        <translation>W&amp;ymień płytki…</translation>
    </message>
    <message>
        <source>E&amp;xit</source>
        <translation>&amp;Zakończ</translation>
    </message>
    <message>
        <source>For the r&amp;oom</source>
        <translation>&amp;Dla całej sali</translation>
    </message>
    <message>
        <source>New &amp;Boggle game…</source>
        <translation>Nowa gra w &amp;Boggle…</translation>
    </message>
    <message>
        <source>New &amp;Scrabble game…</source>
        <translation>Nowa gra w S&amp;crabble…</translation>
    </message>
    <message>
        <source>New &amp;duplicate game…</source>
        <translation>Nowa gra &amp;duplicate…</translation>
    </message>
    <message>
        <source>Open &amp;racks</source>
        <translation>&amp;Odkryte stojaki</translation>
    </message>
    <message>
        <source>Open the &amp;log</source>
        <translation>Otwórz &amp;dziennik</translation>
    </message>
    <message>
        <source>Pa&amp;use or resume</source>
        <translation>Pauz&amp;a lub dalej</translation>
    </message>
    <message>
        <source>Pause between &amp;computer turns</source>
        <translation>Przerwa między ruchami &amp;komputerów</translation>
    </message>
    <message>
        <source>Pla&amp;yers…</source>
        <translation>G&amp;racze…</translation>
    </message>
    <message>
        <source>Sa&amp;ved games…</source>
        <translation>Zapisane &amp;gry…</translation>
    </message>
    <message>
        <source>Shu&amp;ffle the rack</source>
        <translation>Pomieszaj s&amp;tojak</translation>
    </message>
    <message>
        <source>The log can&apos;t be opened: “{file}”</source>
        <translation>Nie można otworzyć dziennika: „{file}”</translation>
    </message>
    <message>
        <source>The report is copied. Paste it where you report the problem.</source>
        <translation>Raport skopiowany. Wklej go tam, gdzie zgłaszasz problem.</translation>
    </message>
    <message>
        <source>This game can&apos;t be opened</source>
        <translation>Nie można otworzyć tej gry</translation>
    </message>
    <message>
        <source>This game&apos;s dictionary is gone. The built-in one is used instead.</source>
        <translation>Słownika tej gry już nie ma. Zastępuje go słownik z gry.</translation>
    </message>
    <message>
        <source>Turn the &amp;board</source>
        <translation>Ob&amp;róć planszę</translation>
    </message>
</context>
<context>
    <name>MeaningCard</name>
    <message numerus="yes">
        <source>%n more meaning(s)</source>
        <translation>
            <numerusform>Jeszcze %n znaczenie</numerusform>
            <numerusform>Jeszcze %n znaczenia</numerusform>
            <numerusform>Jeszcze %n znaczeń</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>A form of {lemma}:</source>
        <translation>Forma słowa {lemma}:</translation>
    </message>
    <message>
        <source>Also: {meaning}</source>
        <translation>Także: {meaning}</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Znaczenie</translation>
    </message>
    <message>
        <source>No meaning of its own. Perhaps from {lemma}:</source>
        <translation>Bez własnego znaczenia. Może od {lemma}:</translation>
    </message>
    <message>
        <source>No meaning yet.</source>
        <translation>Jeszcze bez znaczenia.</translation>
    </message>
    <message>
        <source>Opening the dictionary…</source>
        <translation>Otwieram słownik…</translation>
    </message>
    <message>
        <source>The dictionary of meanings is damaged. Please install the game again.</source>
        <translation>Słownik znaczeń jest uszkodzony. Zainstaluj grę ponownie.</translation>
    </message>
    <message>
        <source>Word and meaning</source>
        <translation>Słowo i znaczenie</translation>
    </message>
    <message>
        <source>– Hurtful or crude, so it doesn&apos;t count. Dictionary: “{title}”.</source>
        <translation>– Obraźliwe lub wulgarne, więc się nie liczy. Słownik: „{title}”.</translation>
    </message>
    <message>
        <source>✓ In the dictionary “{title}”.</source>
        <translation>✓ Jest w słowniku „{title}”.</translation>
    </message>
    <message>
        <source>✗ Not in the dictionary “{title}”.</source>
        <translation>✗ Nie ma w słowniku „{title}”.</translation>
    </message>
</context>
<context>
    <name>Meanings</name>
    <message>
        <source>adjective</source>
        <translation>przymiotnik</translation>
    </message>
    <message>
        <source>adverb</source>
        <translation>przysłówek</translation>
    </message>
    <message>
        <source>conjunction</source>
        <translation>spójnik</translation>
    </message>
    <message>
        <source>determiner</source>
        <translation>określnik</translation>
    </message>
    <message>
        <source>in Dutch: {words}</source>
        <translation>po niderlandzku: {words}</translation>
    </message>
    <message>
        <source>in English: {words}</source>
        <translation>po angielsku: {words}</translation>
    </message>
    <message>
        <source>in French: {words}</source>
        <translation>po francusku: {words}</translation>
    </message>
    <message>
        <source>in German: {words}</source>
        <translation>po niemiecku: {words}</translation>
    </message>
    <message>
        <source>in Polish: {words}</source>
        <translation>po polsku: {words}</translation>
    </message>
    <message>
        <source>in Spanish: {words}</source>
        <translation>po hiszpańsku: {words}</translation>
    </message>
    <message>
        <source>interjection</source>
        <translation>wykrzyknik</translation>
    </message>
    <message>
        <source>noun</source>
        <translation>rzeczownik</translation>
    </message>
    <message>
        <source>preposition</source>
        <translation>przyimek</translation>
    </message>
    <message>
        <source>pronoun</source>
        <translation>zaimek</translation>
    </message>
    <message>
        <source>similar: {words}</source>
        <translation>podobne: {words}</translation>
    </message>
    <message>
        <source>verb</source>
        <translation>czasownik</translation>
    </message>
</context>
<context>
    <name>MenuButton</name>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Menu (F10)</source>
        <translation>Menu (F10)</translation>
    </message>
</context>
<context>
    <name>Missed</name>
    <message>
        <source>Looking…</source>
        <translation>Szukam…</translation>
    </message>
    <message>
        <source>Tap a word to see it on the board</source>
        <translation>Dotknij słowa, by zobaczyć je na planszy</translation>
    </message>
    <message>
        <source>You found every everyday word!</source>
        <translation>Macie wszystkie codzienne słowa!</translation>
    </message>
</context>
<context>
    <name>MissedWord</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>{word}, {points}</source>
        <translation>{word}, {points}</translation>
    </message>
</context>
<context>
    <name>MovesModel</name>
    <message>
        <source>Player</source>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Razem</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Ruch</translation>
    </message>
    <message>
        <source>bonus for a wrong challenge</source>
        <translation>premia za błędne sprawdzenie</translation>
    </message>
    <message>
        <source>correction</source>
        <translation>poprawka</translation>
    </message>
    <message>
        <source>left the game</source>
        <translation>poza grą</translation>
    </message>
    <message>
        <source>lost the turn</source>
        <translation>traci ruch</translation>
    </message>
    <message>
        <source>over time</source>
        <translation>ponad czas</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>pas</translation>
    </message>
    <message>
        <source>the others had {tiles}</source>
        <translation>pozostali mieli {tiles}</translation>
    </message>
    <message>
        <source>{name} takes the seat</source>
        <translation>miejsce zajmuje {name}</translation>
    </message>
    <message>
        <source>{tiles} left on the rack</source>
        <translation>na stojaku zostaje {tiles}</translation>
    </message>
    <message>
        <source>{words} came off</source>
        <translation>{words} wraca</translation>
    </message>
</context>
<context>
    <name>MovesPanel</name>
    <message numerus="yes">
        <source>%Ln play(s)</source>
        <translation>
            <numerusform>%Ln ruch</numerusform>
            <numerusform>%Ln ruchy</numerusform>
            <numerusform>%Ln ruchów</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for plays…</source>
        <translation>Szukam ruchów…</translation>
    </message>
    <message>
        <source>Set up a position to find its best plays.</source>
        <translation>Ułóż pozycję, by znaleźć jej najlepsze ruchy.</translation>
    </message>
    <message>
        <source>Stop thinking</source>
        <translation>Przestań myśleć</translation>
    </message>
    <message>
        <source>The position changed. Find its best plays again.</source>
        <translation>Pozycja się zmieniła. Znajdź jej najlepsze ruchy jeszcze raz.</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Myśli</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>myśli</translation>
    </message>
    <message>
        <source>{moves}, estimated.</source>
        <translation>{moves}, szacunkowo.</translation>
    </message>
    <message>
        <source>{moves}, estimated. Still thinking…</source>
        <translation>{moves}, szacunkowo. Jeszcze myśli…</translation>
    </message>
    <message>
        <source>{moves}, searched to the end of the game.</source>
        <translation>{moves}, policzone do końca gry.</translation>
    </message>
    <message>
        <source>{moves}. For the best, every possible draw is searched.</source>
        <translation>{moves}. Dla najlepszych policzono każde losowanie.</translation>
    </message>
    <message>
        <source>{moves}. The best were tried out for {seconds} s.</source>
        <translation>{moves}. Najlepsze próbowano przez {seconds} s.</translation>
    </message>
    <message>
        <source>▸ marks the best play with everyday words.</source>
        <translation>▸ oznacza najlepszy ruch z codziennymi słowami.</translation>
    </message>
</context>
<context>
    <name>MovesTable</name>
    <message>
        <source>Turns</source>
        <translation>Ruchy</translation>
    </message>
</context>
<context>
    <name>NoticeStrings</name>
    <message>
        <source>Boggle Desk is already open. Look for its window.</source>
        <translation>Boggle Desk jest już otwarty. Poszukaj okna.</translation>
    </message>
    <message>
        <source>Close now and you lose it. Close anyway?</source>
        <translation>Zamknięcie oznacza jego utratę. Zamknąć mimo to?</translation>
    </message>
    <message>
        <source>No backup for a week. Is the disk full?</source>
        <translation>Od tygodnia brak kopii. Czy dysk jest pełny?</translation>
    </message>
    <message>
        <source>Not everything is saved</source>
        <translation>Nie wszystko jest zapisane</translation>
    </message>
    <message>
        <source>Something went wrong, but your game is safe. Details are in “{file}”.</source>
        <translation>Coś poszło nie tak, ale wasza gra jest bezpieczna. Szczegóły: „{file}”.</translation>
    </message>
    <message>
        <source>The old file is now “{file}”.</source>
        <translation>Stary plik nazywa się teraz „{file}”.</translation>
    </message>
    <message>
        <source>Try Restore in Saved games for the rest.</source>
        <translation>Resztę może przywrócić „Przywróć” w zapisanych grach.</translation>
    </message>
    <message>
        <source>Your games</source>
        <translation>Wasze gry</translation>
    </message>
    <message>
        <source>Your games file was damaged. No game in it could be read.</source>
        <translation>Plik z grami był uszkodzony. Żadnej nie dało się odczytać.</translation>
    </message>
    <message numerus="yes">
        <source>Your games file was damaged. {saved} of %n game(s) saved.</source>
        <translation>
            <numerusform>Plik z grami był uszkodzony. Ocalono {saved} z %n gry.</numerusform>
            <numerusform>Plik z grami był uszkodzony. Ocalono {saved} z %n gier.</numerusform>
            <numerusform>Plik z grami był uszkodzony. Ocalono {saved} z %n gier.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your house words</source>
        <translation>Twoje słowa domowe</translation>
    </message>
    <message numerus="yes">
        <source>Your last backup has %n more game(s). Use Restore in Saved games.</source>
        <translation>
            <numerusform>Brakuje %n partii z ostatniej kopii. Użyj „Przywróć” w „Zapisane gry”.</numerusform>
            <numerusform>Brakuje %n partii z ostatniej kopii. Użyj „Przywróć” w „Zapisane gry”.</numerusform>
            <numerusform>Brakuje %n partii z ostatniej kopii. Użyj „Przywróć” w „Zapisane gry”.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your last turns aren&apos;t saved yet. Close now and you lose them. Close anyway?</source>
        <translation>Ostatnie ruchy nie są jeszcze zapisane. Zamknięcie je skasuje. Zamknąć mimo to?</translation>
    </message>
    <message>
        <source>Your settings</source>
        <translation>Twoje ustawienia</translation>
    </message>
    <message>
        <source>Your word cards</source>
        <translation>Wasze karty słów</translation>
    </message>
    <message numerus="yes">
        <source>Your word cards were damaged. {saved} of %n card(s) saved.</source>
        <translation>
            <numerusform>Karty słów były uszkodzone. Ocalono {saved} z %n karty.</numerusform>
            <numerusform>Karty słów były uszkodzone. Ocalono {saved} z %n kart.</numerusform>
            <numerusform>Karty słów były uszkodzone. Ocalono {saved} z %n kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>{things} can be saved again.</source>
        <translation>Znów można zapisywać: {things}.</translation>
    </message>
    <message>
        <source>{things} can&apos;t be changed right now. Is the disk full?</source>
        <translation>Nie można teraz zmienić: {things}. Czy dysk jest pełny?</translation>
    </message>
    <message>
        <source>{things} can&apos;t be opened. Nothing new will be saved.</source>
        <translation>Nie można otworzyć: {things}. Nic nowego nie będzie zapisane.</translation>
    </message>
    <message>
        <source>{things} can&apos;t be saved right now. Is the disk full?</source>
        <translation>Nie można teraz zapisać: {things}. Czy dysk jest pełny?</translation>
    </message>
    <message>
        <source>{things} come from a newer Boggle Desk. Nothing new will be saved.</source>
        <translation>Z nowszego Boggle Desk: {things}. Nic nowego nie będzie zapisane.</translation>
    </message>
    <message>
        <source>{things} have gone from the disk. Nothing is lost: they&apos;ll be saved again.</source>
        <translation>Zniknęło z dysku: {things}. Nic nie przepadło, zapisze się jeszcze raz.</translation>
    </message>
    <message>
        <source>{things} in that file can&apos;t be read. Those you have stay.</source>
        <translation>W tym pliku nie do odczytania: {things}. To, co masz, zostaje.</translation>
    </message>
    <message>
        <source>{things} were damaged.</source>
        <translation>Uszkodzone: {things}.</translation>
    </message>
    <message>
        <source>{things} were damaged. You have those from before the last change.</source>
        <translation>Uszkodzone: {things}. Masz wersję sprzed ostatniej zmiany.</translation>
    </message>
    <message>
        <source>“{file}” isn&apos;t a file. Nothing new will be saved.</source>
        <translation>„{file}” nie jest plikiem. Nic nowego nie zostanie zapisane.</translation>
    </message>
    <message>
        <source>“{file}” isn&apos;t finished</source>
        <translation>„{file}” nie jest jeszcze gotowy</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>A part of the game is missing.</source>
        <translation>Brakuje części partii.</translation>
    </message>
    <message>
        <source>It comes from a newer Boggle Desk.</source>
        <translation>Pochodzi z nowszego Boggle Desk.</translation>
    </message>
    <message>
        <source>It isn&apos;t a file.</source>
        <translation>To nie jest plik.</translation>
    </message>
    <message>
        <source>It isn&apos;t a game of Scrabble.</source>
        <translation>To nie jest partia Scrabble.</translation>
    </message>
    <message>
        <source>It isn&apos;t a saved game.</source>
        <translation>To nie jest zapisana partia.</translation>
    </message>
    <message>
        <source>It wasn&apos;t saved by Boggle Desk.</source>
        <translation>Nie zapisał tego Boggle Desk.</translation>
    </message>
    <message>
        <source>It&apos;s damaged.</source>
        <translation>Jest uszkodzony.</translation>
    </message>
    <message>
        <source>It&apos;s too large to be a game.</source>
        <translation>To za duże jak na partię.</translation>
    </message>
    <message>
        <source>It&apos;s too large.</source>
        <translation>To za duże.</translation>
    </message>
    <message>
        <source>Line {line}: {reason}</source>
        <translation>Wiersz {line}: {reason}</translation>
    </message>
    <message>
        <source>No permission to do that</source>
        <translation>Brak uprawnień</translation>
    </message>
    <message>
        <source>No such file or folder</source>
        <translation>Nie ma takiego pliku ani folderu</translation>
    </message>
    <message>
        <source>Nobody has had a turn in it.</source>
        <translation>Nikt jeszcze w niej nie zagrał.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otwórz</translation>
    </message>
    <message>
        <source>That can&apos;t happen in this game.</source>
        <translation>To w tej partii niemożliwe.</translation>
    </message>
    <message>
        <source>The disk is full</source>
        <translation>Dysk jest pełny</translation>
    </message>
    <message>
        <source>The saved game is damaged, so it can&apos;t be played on.</source>
        <translation>Zapisana gra jest uszkodzona i nie da się grać dalej.</translation>
    </message>
    <message>
        <source>There are no games in it.</source>
        <translation>Nie ma w nim partii.</translation>
    </message>
    <message>
        <source>There are too many files in it.</source>
        <translation>Jest w nim za dużo plików.</translation>
    </message>
    <message>
        <source>Which tiles does {file} use?</source>
        <translation>Jakich płytek używa {file}?</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>Date unknown</source>
        <translation>Data nieznana</translation>
    </message>
    <message>
        <source>Today, {time}</source>
        <translation>Dziś, {time}</translation>
    </message>
    <message>
        <source>Yesterday, {time}</source>
        <translation>Wczoraj, {time}</translation>
    </message>
    <message>
        <source>{day}, {time}</source>
        <translation>{day}, {time}</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}%</translation>
    </message>
</context>
<context>
    <name>PadSetupPage</name>
    <message>
        <source>Boggle</source>
        <translation>Boggle</translation>
    </message>
    <message>
        <source>Score pad</source>
        <translation>Notes z punktami</translation>
    </message>
    <message>
        <source>Scrabble</source>
        <translation>Scrabble</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Zacznij</translation>
    </message>
    <message>
        <source>What are you playing?</source>
        <translation>W co gracie?</translation>
    </message>
    <message>
        <source>Your own board and tiles</source>
        <translation>Wasza plansza i wasze płytki</translation>
    </message>
    <message>
        <source>Your own cubes, pencils and paper</source>
        <translation>Wasze kostki, ołówki i papier</translation>
    </message>
</context>
<context>
    <name>PadSheet</name>
    <message>
        <source>The board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>This score pad</source>
        <translation>Ten notes z punktami</translation>
    </message>
    <message>
        <source>{title}: {names}</source>
        <translation>{title}: {names}</translation>
    </message>
</context>
<context>
    <name>PadWays</name>
    <message>
        <source>Home</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Przejrzyj</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Jeszcze raz</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drukuj…</translation>
    </message>
</context>
<context>
    <name>PageView</name>
    <message>
        <source>Preview</source>
        <translation>Podgląd</translation>
    </message>
</context>
<context>
    <name>PaperStrings</name>
    <message>
        <source>Board code: {code}</source>
        <translation>Kod planszy: {code}</translation>
    </message>
    <message>
        <source>Boggle · {preset}</source>
        <translation>Boggle · {preset}</translation>
    </message>
    <message>
        <source>Letters turned every way</source>
        <translation>Litery obrócone w każdą stronę</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listy</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Imię</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Razem</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Słowo</translation>
    </message>
    <message>
        <source>a sheet for each player</source>
        <translation>kartka dla każdego</translation>
    </message>
    <message>
        <source>all lists on one sheet</source>
        <translation>wszystkie listy na jednej kartce</translation>
    </message>
    <message>
        <source>no lists, a large board</source>
        <translation>bez list, duża plansza</translation>
    </message>
    <message>
        <source>{game}, round {number}</source>
        <translation>{game}, runda {number}</translation>
    </message>
</context>
<context>
    <name>PencilChip</name>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n słowo</numerusform>
            <numerusform>%n słowa</numerusform>
            <numerusform>%n słów</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PencilsCard</name>
    <message>
        <source>Searching with you</source>
        <translation>Szukają z wami</translation>
    </message>
</context>
<context>
    <name>PencilsDown</name>
    <message>
        <source>Pencils down!</source>
        <translation>Ołówki na stół!</translation>
    </message>
    <message>
        <source>Pencils down, {names}!</source>
        <translation>Ołówki na stół, {names}!</translation>
    </message>
    <message>
        <source>Pencils down: {names}</source>
        <translation>Ołówki na stół: {names}</translation>
    </message>
</context>
<context>
    <name>PhoneStrings</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) in the bag</source>
        <translation>
            <numerusform>%n płytka w woreczku</numerusform>
            <numerusform>%n płytki w woreczku</numerusform>
            <numerusform>%n płytek w woreczku</numerusform>
        </translation>
    </message>
    <message>
        <source>A seat is free</source>
        <translation>Jest wolne miejsce</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Dodaj</translation>
    </message>
    <message>
        <source>All seats are taken. The laptop can free one.</source>
        <translation>Wszystkie miejsca są zajęte. Laptop może zwolnić jedno.</translation>
    </message>
    <message>
        <source>Allow it</source>
        <translation>Uznajemy</translation>
    </message>
    <message>
        <source>Another name</source>
        <translation>Inne imię</translation>
    </message>
    <message>
        <source>Bigger board</source>
        <translation>Większa plansza</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Sprawdzam</translation>
    </message>
    <message>
        <source>Challenge {word}</source>
        <translation>Kwestionuj: {word}</translation>
    </message>
    <message>
        <source>Continue here</source>
        <translation>Graj tutaj</translation>
    </message>
    <message>
        <source>Cross it off</source>
        <translation>Skreślamy</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Wymień</translation>
    </message>
    <message>
        <source>Exchange these</source>
        <translation>Wymień te</translation>
    </message>
    <message>
        <source>Fine</source>
        <translation>W porządku</translation>
    </message>
    <message>
        <source>Go on without {names}</source>
        <translation>Dalej bez: {names}</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Przejdź</translation>
    </message>
    <message>
        <source>Hand in</source>
        <translation>Oddaj</translation>
    </message>
    <message>
        <source>Hand in  +{score}</source>
        <translation>Oddaj  +{score}</translation>
    </message>
    <message>
        <source>Has the table moved?</source>
        <translation>Stół ma nowy adres?</translation>
    </message>
    <message>
        <source>I have none</source>
        <translation>Nie mam nic</translation>
    </message>
    <message>
        <source>Kept here, sending again.</source>
        <translation>Zachowane tutaj, wysyłamy ponownie.</translation>
    </message>
    <message>
        <source>Leave my seat</source>
        <translation>Zwolnij moje miejsce</translation>
    </message>
    <message>
        <source>Look at the laptop. The game begins there.</source>
        <translation>Patrz na laptop. Tam zaczyna się gra.</translation>
    </message>
    <message>
        <source>Looking for the table…</source>
        <translation>Szukamy stołu…</translation>
    </message>
    <message>
        <source>New address?</source>
        <translation>Nowy adres?</translation>
    </message>
    <message>
        <source>Only you see these tiles</source>
        <translation>Tylko ty widzisz te płytki</translation>
    </message>
    <message>
        <source>Only you see this page</source>
        <translation>Tylko ty widzisz tę stronę</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Pass your turn?</source>
        <translation>Spasować?</translation>
    </message>
    <message>
        <source>Pencils down!</source>
        <translation>Ołówki na stół!</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Połóż</translation>
    </message>
    <message>
        <source>Play  +{score}</source>
        <translation>Połóż  +{score}</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Zbierz</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Pokaż</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Pomieszaj</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Usiądź</translation>
    </message>
    <message>
        <source>Somebody has that seat already.</source>
        <translation>Ktoś już tam siedzi.</translation>
    </message>
    <message>
        <source>Square, like 8H</source>
        <translation>Pole, np. 8H</translation>
    </message>
    <message>
        <source>Tap a word to cross it out</source>
        <translation>Dotknij słowa, żeby je skreślić</translation>
    </message>
    <message>
        <source>That isn&apos;t an address. It looks like 192.168.1.7:8377.</source>
        <translation>To nie jest adres. Wygląda on jak 192.168.1.7:8377.</translation>
    </message>
    <message>
        <source>The game has begun</source>
        <translation>Gra się zaczęła</translation>
    </message>
    <message>
        <source>The game has begun. Ask the table to open “Phones”.</source>
        <translation>Gra się zaczęła. Poproś stół o otwarcie „Telefony”.</translation>
    </message>
    <message>
        <source>The table doesn&apos;t answer. Kept on this phone: {count}</source>
        <translation>Stół nie odpowiada. Zachowane w tym telefonie: {count}</translation>
    </message>
    <message>
        <source>The table is closed. Scan the code of the next one.</source>
        <translation>Stół jest zamknięty. Zeskanuj kod następnego.</translation>
    </message>
    <message>
        <source>The table is out of reach. Are you on the same Wi-Fi?</source>
        <translation>Nie widać stołu. Jesteś w tym samym Wi-Fi?</translation>
    </message>
    <message>
        <source>These phones are out of reach: {names}</source>
        <translation>Te telefony są poza zasięgiem: {names}</translation>
    </message>
    <message>
        <source>This invitation is no longer valid. Scan the code on the laptop again.</source>
        <translation>To zaproszenie już nie działa. Zeskanuj jeszcze raz kod na laptopie.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Czas</translation>
    </message>
    <message>
        <source>Too many phones are here. Close this page on one of them.</source>
        <translation>Jest za dużo telefonów. Zamknij tę stronę na jednym z nich.</translation>
    </message>
    <message>
        <source>Too many wrong addresses. Wait a minute, then scan the code on the laptop.</source>
        <translation>Za dużo błędnych adresów. Odczekaj minutę i zeskanuj kod na laptopie.</translation>
    </message>
    <message>
        <source>Trace a word on the board</source>
        <translation>Przeciągnij słowo po planszy</translation>
    </message>
    <message>
        <source>Type a word</source>
        <translation>Wpisz słowo</translation>
    </message>
    <message>
        <source>Type square and word</source>
        <translation>Wpisz pole i słowo</translation>
    </message>
    <message>
        <source>Type the address below the code on the laptop. What you wrote comes along.</source>
        <translation>Wpisz adres, który widać pod kodem na laptopie. To, co napisałeś lub napisałaś, przejdzie z tobą.</translation>
    </message>
    <message>
        <source>Type your name first.</source>
        <translation>Najpierw wpisz imię.</translation>
    </message>
    <message>
        <source>Which letter is the blank?</source>
        <translation>Jaką literą jest blank?</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <translation>Kim jesteś?</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Słowo</translation>
    </message>
    <message>
        <source>Write it again</source>
        <translation>Zapisz znowu</translation>
    </message>
    <message>
        <source>Yes, pass</source>
        <translation>Tak, pasuję</translation>
    </message>
    <message>
        <source>You have it already.</source>
        <translation>Już je masz.</translation>
    </message>
    <message>
        <source>You voted.</source>
        <translation>Twój głos oddany.</translation>
    </message>
    <message>
        <source>You&apos;re in, {name}!</source>
        <translation>Grasz, {name}!</translation>
    </message>
    <message>
        <source>Your rack</source>
        <translation>Twój stojak</translation>
    </message>
    <message>
        <source>Your seat is free again. Sit down to go on.</source>
        <translation>Twoje miejsce znów jest wolne. Usiądź, żeby grać dalej.</translation>
    </message>
    <message>
        <source>Your seat is open on another page.</source>
        <translation>Twoje miejsce jest otwarte na innej stronie.</translation>
    </message>
    <message>
        <source>Your words</source>
        <translation>Twoje słowa</translation>
    </message>
    <message>
        <source>across</source>
        <translation>poziomo</translation>
    </message>
    <message>
        <source>away</source>
        <translation>poza zasięgiem</translation>
    </message>
    <message>
        <source>away. Is it you? Tap</source>
        <translation>poza zasięgiem. To ty? Dotknij</translation>
    </message>
    <message>
        <source>computer</source>
        <translation>komputer</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>liczy się</translation>
    </message>
    <message>
        <source>crossed off, others have it</source>
        <translation>skreślone, inni też je mają</translation>
    </message>
    <message>
        <source>doesn&apos;t count</source>
        <translation>nie liczy się</translation>
    </message>
    <message>
        <source>down</source>
        <translation>pionowo</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>puste</translation>
    </message>
    <message>
        <source>letter counts {times} times</source>
        <translation>litera razy {times}</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>gotowe</translation>
    </message>
    <message>
        <source>scan to sit down</source>
        <translation>zeskanuj i usiądź</translation>
    </message>
    <message>
        <source>tap to sit down</source>
        <translation>dotknij, by usiąść</translation>
    </message>
    <message>
        <source>word counts {times} times</source>
        <translation>słowo razy {times}</translation>
    </message>
    <message>
        <source>{name}&apos;s phone is out of reach.</source>
        <translation>Telefon poza zasięgiem: {name}.</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>zostało {time}</translation>
    </message>
    <message>
        <source>{word} is crossed out.</source>
        <translation>{word} jest skreślone.</translation>
    </message>
</context>
<context>
    <name>PictureSharing</name>
    <message>
        <source>Copied</source>
        <translation>Skopiowano</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Obrazy</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Zapisz obrazek</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Zapisano: {file}</translation>
    </message>
    <message>
        <source>The picture couldn&apos;t be saved: {reason}</source>
        <translation>Nie udało się zapisać obrazka: {reason}</translation>
    </message>
</context>
<context>
    <name>PlayAlonePage</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuta</numerusform>
            <numerusform>%n minuty</numerusform>
            <numerusform>%n minut</numerusform>
        </translation>
    </message>
    <message>
        <source>A board you have</source>
        <translation>Plansza, którą masz</translation>
    </message>
    <message>
        <source>A shake</source>
        <translation>Potrząśnij</translation>
    </message>
    <message>
        <source>Allow hints</source>
        <translation>Pozwól na podpowiedzi</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Beat your best</source>
        <translation>Pobij swój rekord</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>Choose board, time and goal</source>
        <translation>Wybierz planszę, czas i cel</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Cel</translation>
    </message>
    <message>
        <source>More ways…</source>
        <translation>Inne sposoby…</translation>
    </message>
    <message>
        <source>No timer, hints if you like</source>
        <translation>Bez czasu, z podpowiedziami, jeśli chcesz</translation>
    </message>
    <message>
        <source>None yet. Set one to beat!</source>
        <translation>Jeszcze żadnego. Ustanów pierwszy!</translation>
    </message>
    <message>
        <source>Play alone</source>
        <translation>Gra w pojedynkę</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>Gracz 1</translation>
    </message>
    <message numerus="yes">
        <source>Practised %n time(s) with these rules.</source>
        <translation>
            <numerusform>%n trening z tymi zasadami.</numerusform>
            <numerusform>%n treningi z tymi zasadami.</numerusform>
            <numerusform>%n treningów z tymi zasadami.</numerusform>
        </translation>
    </message>
    <message>
        <source>Race your best round</source>
        <translation>Ścigaj się ze swoją najlepszą rundą</translation>
    </message>
    <message>
        <source>Rival</source>
        <translation>Rywal</translation>
    </message>
    <message>
        <source>Rounds you played…</source>
        <translation>Rozegrane rundy…</translation>
    </message>
    <message>
        <source>See it again</source>
        <translation>Pokaż jeszcze raz</translation>
    </message>
    <message>
        <source>Someone new…</source>
        <translation>Ktoś nowy…</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Rozpocznij</translation>
    </message>
    <message>
        <source>The same letters for everyone</source>
        <translation>Te same litery dla wszystkich</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Czas</translation>
    </message>
    <message>
        <source>Today&apos;s board</source>
        <translation>Plansza dnia</translation>
    </message>
    <message>
        <source>Today&apos;s board, {date}</source>
        <translation>Plansza dnia, {date}</translation>
    </message>
    <message>
        <source>Type its letters or its code</source>
        <translation>Wpisz litery albo kod</translation>
    </message>
    <message>
        <source>Where do you write?</source>
        <translation>Gdzie piszecie?</translation>
    </message>
    <message>
        <source>Which board?</source>
        <translation>Jaka plansza?</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <translation>Kim jesteś?</translation>
    </message>
    <message>
        <source>Who played this board?</source>
        <translation>Kto grał na tej planszy?</translation>
    </message>
    <message>
        <source>Who&apos;s playing?</source>
        <translation>Kto gra?</translation>
    </message>
    <message>
        <source>Wish for a board</source>
        <translation>Życzenie co do planszy</translation>
    </message>
    <message>
        <source>Words that count</source>
        <translation>Słowa, które się liczą</translation>
    </message>
    <message>
        <source>Your best with these rules</source>
        <translation>Twój rekord z tymi zasadami</translation>
    </message>
    <message>
        <source>Your own shake</source>
        <translation>Twój własny rzut</translation>
    </message>
    <message>
        <source>as long as you like</source>
        <translation>ile chcesz</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nikt</translation>
    </message>
    <message>
        <source>{name} · {level}</source>
        <translation>{name} · {level}</translation>
    </message>
    <message>
        <source>{outcome}, on {date}</source>
        <translation>{outcome}, {date}</translation>
    </message>
</context>
<context>
    <name>PlayerView</name>
    <message>
        <source>to play</source>
        <translation>teraz gra</translation>
    </message>
</context>
<context>
    <name>PlayerWords</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} to play: {told}</source>
        <translation>Teraz gra {name}: {told}</translation>
    </message>
    <message>
        <source>{name}: {told}</source>
        <translation>{name}: {told}</translation>
    </message>
</context>
<context>
    <name>PlayersCard</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n płytka</numerusform>
            <numerusform>%n płytki</numerusform>
            <numerusform>%n płytek</numerusform>
        </translation>
    </message>
    <message>
        <source>left the game</source>
        <translation>poza grą</translation>
    </message>
    <message>
        <source>no tiles</source>
        <translation>bez płytek</translation>
    </message>
</context>
<context>
    <name>PlayersTab</name>
    <message>
        <source>Ahead</source>
        <translation>Z przodu</translation>
    </message>
    <message>
        <source>Average of the last ten</source>
        <translation>Średnia z ostatnich dziesięciu</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>Z tyłu</translation>
    </message>
    <message>
        <source>Best words</source>
        <translation>Najlepsze słowa</translation>
    </message>
    <message>
        <source>Finish a game with named players to see how you&apos;re doing.</source>
        <translation>Skończcie grę z imionami, a zobaczycie, jak wam idzie.</translation>
    </message>
    <message>
        <source>Game and rules</source>
        <translation>Gra i zasady</translation>
    </message>
    <message>
        <source>Game by game</source>
        <translation>Gra po grze</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Gry</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>Pojedynki</translation>
    </message>
    <message>
        <source>Longest words</source>
        <translation>Najdłuższe słowa</translation>
    </message>
    <message>
        <source>Other player</source>
        <translation>Przeciwnik</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Progress: {measure}</source>
        <translation>Postęp: {measure}</translation>
    </message>
    <message>
        <source>Statistic</source>
        <translation>Liczba</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Liczby</translation>
    </message>
    <message>
        <source>Tied</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Ile razy</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wartość</translation>
    </message>
    <message>
        <source>What the plot shows</source>
        <translation>Co pokazuje wykres</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Kiedy</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Słowo</translation>
    </message>
    <message>
        <source>Word or play</source>
        <translation>Słowo lub ruch</translation>
    </message>
</context>
<context>
    <name>Podium</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>{rank}. {name}, {points}</source>
        <translation>{rank}. {name}, {points}</translation>
    </message>
</context>
<context>
    <name>Popup</name>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
</context>
<context>
    <name>PositionPage</name>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Best plays</source>
        <translation>Najlepsze ruchy</translation>
    </message>
    <message>
        <source>Couldn&apos;t find the plays. Please try again.</source>
        <translation>Nie udało się znaleźć ruchów. Spróbuj jeszcze raz.</translation>
    </message>
    <message>
        <source>Find best plays</source>
        <translation>Znajdź najlepsze ruchy</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Znaczenie</translation>
    </message>
    <message>
        <source>Play this</source>
        <translation>Zagraj to</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Pozycja</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Scrabble position</source>
        <translation>Pozycja Scrabble</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z), redo (Ctrl+Y)</source>
        <translation>Cofnij (Ctrl+Z), ponów (Ctrl+Y)</translation>
    </message>
</context>
<context>
    <name>PositionPanel</name>
    <message>
        <source> of {turns}</source>
        <translation> z {turns}</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Wyczyść</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiuj</translation>
    </message>
    <message>
        <source>Copy the position as CGP (Ctrl+C)</source>
        <translation>Kopiuj pozycję jako CGP (Ctrl+C)</translation>
    </message>
    <message>
        <source>Cover the star on {squares} first.</source>
        <translation>Najpierw zakryj gwiazdkę na {squares}.</translation>
    </message>
    <message>
        <source>Not in the dictionary, but that&apos;s fine: {words}.</source>
        <translation>Spoza słownika, ale to nic: {words}.</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Otwórz plik…</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Wklej</translation>
    </message>
    <message>
        <source>Paste a position from CGP (Ctrl+V)</source>
        <translation>Wklej pozycję z CGP (Ctrl+V)</translation>
    </message>
    <message>
        <source>Player {number}&apos;s rack</source>
        <translation>Stojak gracza {number}</translation>
    </message>
    <message>
        <source>Start from a turn in a saved game file</source>
        <translation>Zacznij od ruchu z pliku gry</translation>
    </message>
    <message>
        <source>That&apos;s {used} tiles. A rack holds {there_are}.</source>
        <translation>Liczba płytek: {used}. Na stojaku mieści się {there_are}.</translation>
    </message>
    <message>
        <source>The rack is empty. Type its tiles.</source>
        <translation>Stojak jest pusty. Wpisz płytki.</translation>
    </message>
    <message>
        <source>The set has no {tile} tile: {squares}.</source>
        <translation>Zestaw nie ma płytki {tile}: {squares}.</translation>
    </message>
    <message>
        <source>These tiles don&apos;t touch the rest: {squares}.</source>
        <translation>Te płytki nie dotykają reszty: {squares}.</translation>
    </message>
    <message>
        <source>Too many {tile} tiles: {used}. The set has {there_are}.</source>
        <translation>Za dużo płytek {tile}: {used}. W zestawie: {there_are}.</translation>
    </message>
    <message>
        <source>Turn of the game</source>
        <translation>Ruch gry</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>blank</translation>
    </message>
    <message>
        <source>{file}, turn</source>
        <translation>{file}, ruch</translation>
    </message>
</context>
<context>
    <name>PresetShelf</name>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Delete rules</source>
        <translation>Usuń zasady</translation>
    </message>
    <message>
        <source>Delete the rules “{name}”? Games you played with them won&apos;t change.</source>
        <translation>Usunąć zasady „{name}”? Gry z nimi zostaną bez zmian.</translation>
    </message>
    <message>
        <source>Rename rules</source>
        <translation>Zmień nazwę zasad</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Zmień nazwę…</translation>
    </message>
    <message>
        <source>Replace them</source>
        <translation>Zastąp</translation>
    </message>
    <message>
        <source>Rules of your own</source>
        <translation>Własne zasady</translation>
    </message>
    <message>
        <source>Save as our rules…</source>
        <translation>Zapisz jako nasze…</translation>
    </message>
    <message>
        <source>Save rules</source>
        <translation>Zapisz zasady</translation>
    </message>
    <message>
        <source>There are rules called “{name}” already.</source>
        <translation>Zasady o nazwie „{name}” już są.</translation>
    </message>
    <message>
        <source>What do you want to call these rules?</source>
        <translation>Jak nazwać te zasady?</translation>
    </message>
    <message>
        <source>You already have rules called “{name}”. Replace them?</source>
        <translation>Macie już zasady o nazwie „{name}”. Zastąpić je?</translation>
    </message>
    <message>
        <source>Your rules weren&apos;t saved: {problem}</source>
        <translation>Nie dało się zapisać zasad: {problem}</translation>
    </message>
    <message>
        <source>Your saved rules can&apos;t be read: {problem}</source>
        <translation>Nie dało się odczytać zasad: {problem}</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Naprzód</translation>
    </message>
    <message>
        <source>Page {place} of {pages}</source>
        <translation>Strona {place} z {pages}</translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message>
        <source>Print or save as PDF</source>
        <translation>Drukuj lub zapisz jako PDF</translation>
    </message>
</context>
<context>
    <name>PrintPreview</name>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Układ</translation>
    </message>
    <message>
        <source>Making the pages…</source>
        <translation>Przygotowuję strony…</translation>
    </message>
    <message>
        <source>PDF files</source>
        <translation>Pliki PDF</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Obrazy</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drukuj</translation>
    </message>
    <message>
        <source>Printing…</source>
        <translation>Drukuję…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drukuj…</translation>
    </message>
    <message>
        <source>Save as file</source>
        <translation>Zapisz jako plik</translation>
    </message>
    <message>
        <source>Save as file…</source>
        <translation>Zapisz jako plik…</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>Zapisz obrazek…</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Zapisano: {file}</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>Wysłano do drukarki.</translation>
    </message>
    <message>
        <source>The file couldn&apos;t be written: {reason}. Choose another place.</source>
        <translation>Nie udało się zapisać pliku: {reason}. Wybierz inne miejsce.</translation>
    </message>
    <message>
        <source>This couldn&apos;t be printed: {reason}</source>
        <translation>Nie udało się wydrukować: {reason}</translation>
    </message>
    <message>
        <source>US Letter</source>
        <translation>US Letter</translation>
    </message>
    <message>
        <source>What do you want to print?</source>
        <translation>Co chcesz wydrukować?</translation>
    </message>
    <message>
        <source>What to print</source>
        <translation>Co drukować</translation>
    </message>
    <message>
        <source>Writing {file}…</source>
        <translation>Zapisuję {file}…</translation>
    </message>
    <message>
        <source>across</source>
        <translation>poziomo</translation>
    </message>
    <message>
        <source>as it fits</source>
        <translation>jak się mieści</translation>
    </message>
    <message>
        <source>upright</source>
        <translation>pionowo</translation>
    </message>
</context>
<context>
    <name>Printable</name>
    <message>
        <source>Page {place} of {pages}</source>
        <translation>Strona {place} z {pages}</translation>
    </message>
</context>
<context>
    <name>QuestionCard</name>
    <message>
        <source>Type or tap the letters</source>
        <translation>Wpisz albo dotykaj liter</translation>
    </message>
</context>
<context>
    <name>QuizView</name>
    <message>
        <source>Ask by:</source>
        <translation>Pytaj przez:</translation>
    </message>
    <message>
        <source>New a day: </source>
        <translation>Nowe dziennie: </translation>
    </message>
    <message>
        <source>New cards a day</source>
        <translation>Nowe karty dziennie</translation>
    </message>
    <message>
        <source>Today&apos;s progress</source>
        <translation>Dzisiejszy postęp</translation>
    </message>
</context>
<context>
    <name>RaceTrack</name>
    <message>
        <source>{name}: {total} ({made} this round)</source>
        <translation>{name}: {total} (w tej rundzie {made})</translation>
    </message>
</context>
<context>
    <name>RackModel</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>, goes back in the bag</source>
        <translation>, wraca do woreczka</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>blank</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>puste</translation>
    </message>
    <message>
        <source>hidden tile</source>
        <translation>zakryta płytka</translation>
    </message>
    <message>
        <source>place {place}: {tile}</source>
        <translation>miejsce {place}: {tile}</translation>
    </message>
    <message>
        <source>{letter}, {points}</source>
        <translation>{letter}, {points}</translation>
    </message>
</context>
<context>
    <name>RackView</name>
    <message>
        <source>Rack</source>
        <translation>Stojak</translation>
    </message>
</context>
<context>
    <name>RacksPanel</name>
    <message>
        <source>no tiles left</source>
        <translation>nie ma płytek</translation>
    </message>
    <message>
        <source>{name}&apos;s tiles left over</source>
        <translation>Płytki, które zostały: {name}</translation>
    </message>
</context>
<context>
    <name>ReadingPanel</name>
    <message numerus="yes">
        <source>%n to come</source>
        <translation>
            <numerusform>jeszcze %n</numerusform>
            <numerusform>jeszcze %n</numerusform>
            <numerusform>jeszcze %n</numerusform>
        </translation>
    </message>
    <message>
        <source>All read? Press “{button}”.</source>
        <translation>Wszystko przeczytane? Naciśnij „{button}”.</translation>
    </message>
    <message>
        <source>Keep reading</source>
        <translation>Czytaj dalej</translation>
    </message>
    <message>
        <source>Tap everyone else who has it</source>
        <translation>Dotknij wszystkich, którzy też to mają</translation>
    </message>
    <message>
        <source>Type the word you read</source>
        <translation>Wpisz czytane słowo</translation>
    </message>
    <message>
        <source>What does it mean?</source>
        <translation>Co to znaczy?</translation>
    </message>
    <message>
        <source>You&apos;ll read again from the start.</source>
        <translation>Czytanie zacznie się od nowa.</translation>
    </message>
</context>
<context>
    <name>RealBoardPage</name>
    <message>
        <source>All words</source>
        <translation>Wszystkie słowa</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Change the letters</source>
        <translation>Zmień litery</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Wyczyść</translation>
    </message>
    <message>
        <source>Clear the board</source>
        <translation>Wyczyść planszę</translation>
    </message>
    <message>
        <source>Couldn&apos;t find the words. Please try again.</source>
        <translation>Nie udało się znaleźć słów. Spróbuj jeszcze raz.</translation>
    </message>
    <message>
        <source>Cover the letters and play them with the timer</source>
        <translation>Zakryj litery i zagraj z klepsydrą</translation>
    </message>
    <message>
        <source>Find all words</source>
        <translation>Znajdź wszystkie słowa</translation>
    </message>
    <message>
        <source>Looking for all words…</source>
        <translation>Szukam wszystkich słów…</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Znaczenie</translation>
    </message>
    <message>
        <source>Our list</source>
        <translation>Nasza lista</translation>
    </message>
    <message>
        <source>Play this board</source>
        <translation>Zagraj na tej planszy</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Gracz {number}</translation>
    </message>
    <message>
        <source>Real Boggle board</source>
        <translation>Prawdziwa plansza Boggle</translation>
    </message>
    <message>
        <source>Remove all letters from the board?</source>
        <translation>Zdjąć wszystkie litery z planszy?</translation>
    </message>
    <message>
        <source>What the chosen word means (Enter or Ctrl+L)</source>
        <translation>Co znaczy wybrane słowo (Enter lub Ctrl+L)</translation>
    </message>
</context>
<context>
    <name>RecordsTab</name>
    <message>
        <source>Game and rules</source>
        <translation>Gra i zasady</translation>
    </message>
    <message>
        <source>Looking up your records…</source>
        <translation>Szukam waszych rekordów…</translation>
    </message>
    <message>
        <source>No records yet. Finish a game to set one.</source>
        <translation>Nie ma jeszcze rekordów. Skończcie grę, by jakiś ustanowić.</translation>
    </message>
    <message>
        <source>Only people set records, without hints or a head start. Each set of rules has its own.</source>
        <translation>Rekordy ustanawiają tylko ludzie, bez podpowiedzi i forów. Każde zasady mają własne.</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Rekord</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Rekordy</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wartość</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Kiedy</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Kto</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Z</translation>
    </message>
</context>
<context>
    <name>Resources</name>
    <message>
        <source>&apos;{letter}&apos; isn&apos;t in the tile set &apos;{tiles}&apos;</source>
        <translation>w zestawie „{tiles}” nie ma płytki „{letter}”</translation>
    </message>
    <message>
        <source>&apos;{move}&apos; isn&apos;t a play, pass or exchange</source>
        <translation>„{move}” to ani ruch, ani pas, ani wymiana</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; isn&apos;t a rack</source>
        <translation>„{text}” to nie stojak</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; isn&apos;t a square</source>
        <translation>„{text}” to nie pole</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; isn&apos;t a tile</source>
        <translation>„{text}” to nie płytka</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; should begin with # or &gt;</source>
        <translation>„{text}” powinno zaczynać się od # lub &gt;</translation>
    </message>
    <message>
        <source>&apos;{word}&apos; lays no tile</source>
        <translation>„{word}” nie dokłada płytki</translation>
    </message>
    <message>
        <source>&apos;{word}&apos; leaves the board</source>
        <translation>„{word}” wychodzi poza planszę</translation>
    </message>
    <message>
        <source>A place for the second I.</source>
        <translation>Miejsce na drugie I.</translation>
    </message>
    <message>
        <source>A place for the second U.</source>
        <translation>Miejsce na drugie U.</translation>
    </message>
    <message>
        <source>A strict teacher who knows nearly every word.</source>
        <translation>Surowa nauczycielka, która zna prawie każde słowo.</translation>
    </message>
    <message>
        <source>A wrong challenge costs your turn.</source>
        <translation>Błędne sprawdzenie kosztuje ruch.</translation>
    </message>
    <message>
        <source>A wrong challenge gives the other player five points.</source>
        <translation>Za błędne sprawdzenie druga strona dostaje pięć punktów.</translation>
    </message>
    <message>
        <source>A wrong challenge gives the other player ten points.</source>
        <translation>Za błędne sprawdzenie druga strona dostaje dziesięć punktów.</translation>
    </message>
    <message>
        <source>A wrong challenge is free. Exchange while seven tiles are in the bag.</source>
        <translation>Błędne sprawdzenie nic nie kosztuje. Wymiana, póki w woreczku jest siedem płytek.</translation>
    </message>
    <message>
        <source>Again? Please!</source>
        <translation>Jeszcze raz? Proszę!</translation>
    </message>
    <message>
        <source>All right, I made that one up.</source>
        <translation>No dobrze, to zmyśliłem.</translation>
    </message>
    <message>
        <source>And most of it was real!</source>
        <translation>I większość była prawdziwa!</translation>
    </message>
    <message>
        <source>Anybody may challenge. A wrong word comes off and costs your turn.</source>
        <translation>Każdy może sprawdzać. Złe słowo wraca i kosztuje ruch.</translation>
    </message>
    <message>
        <source>Are we playing? Yay!</source>
        <translation>Gramy? Hurra!</translation>
    </message>
    <message>
        <source>Argh, not that one!</source>
        <translation>Och, tylko nie to!</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Początkujący</translation>
    </message>
    <message>
        <source>Big, Master (1979)</source>
        <translation>Big, Master (1979)</translation>
    </message>
    <message>
        <source>Boggle Desk</source>
        <translation>Boggle Desk</translation>
    </message>
    <message>
        <source>But that&apos;s how it sounds!</source>
        <translation>Ale tak się to mówi!</translation>
    </message>
    <message>
        <source>C without H and K</source>
        <translation>C bez H i K</translation>
    </message>
    <message>
        <source>CH and a letter</source>
        <translation>CH i litera</translation>
    </message>
    <message>
        <source>Calculator</source>
        <translation>Rachmistrz</translation>
    </message>
    <message>
        <source>Calm and fair. Knows most words that people use.</source>
        <translation>Spokojna i uczciwa. Zna większość używanych słów.</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Rekreacyjny</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Challenge</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>Mistrz</translation>
    </message>
    <message>
        <source>Cheeky. Knows the usual words and bluffs when he can.</source>
        <translation>Łobuz. Zna zwykłe słowa i blefuje, kiedy może.</translation>
    </message>
    <message>
        <source>Child</source>
        <translation>Dziecko</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klasyczny</translation>
    </message>
    <message>
        <source>Classic (1976)</source>
        <translation>Klasyczne (1976)</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Klub</translation>
    </message>
    <message>
        <source>Club player</source>
        <translation>Klubowicz</translation>
    </message>
    <message>
        <source>Come to the club. You&apos;d fit in.</source>
        <translation>Przyjdź do klubu. Pasujesz do nas.</translation>
    </message>
    <message>
        <source>Copycats!</source>
        <translation>Ściągacie!</translation>
    </message>
    <message>
        <source>Curious. Learns a new word a day and tries it at once.</source>
        <translation>Ciekawski. Uczy się słowa dziennie i od razu je sprawdza.</translation>
    </message>
    <message>
        <source>Deluxe</source>
        <translation>Deluxe</translation>
    </message>
    <message>
        <source>Don&apos;t believe everything I play!</source>
        <translation>Nie wierzcie we wszystko, co zagram!</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>Niderlandzki</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Angielski</translation>
    </message>
    <message>
        <source>Everybody knows that one!</source>
        <translation>To przecież każdy zna!</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Ekspert</translation>
    </message>
    <message>
        <source>Fair enough. It is good.</source>
        <translation>No dobrze. Jest takie.</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Rodzina</translation>
    </message>
    <message>
        <source>Family, strict</source>
        <translation>Rodzinna, surowa</translation>
    </message>
    <message>
        <source>Fifteen points. That&apos;s a good round.</source>
        <translation>Piętnaście punktów. Dobra runda.</translation>
    </message>
    <message>
        <source>Fifty years, my dear.</source>
        <translation>Pięćdziesiąt lat praktyki.</translation>
    </message>
    <message>
        <source>Five already. You&apos;re warming up.</source>
        <translation>Już pięć. Rozkręcasz się.</translation>
    </message>
    <message>
        <source>Five letters, four vowels and more</source>
        <translation>Pięć liter, cztery samogłoski i więcej</translation>
    </message>
    <message>
        <source>Five letters. Nice one!</source>
        <translation>Pięć liter. Ładnie!</translation>
    </message>
    <message>
        <source>For a C without an H or a K.</source>
        <translation>Na C bez H i K.</translation>
    </message>
    <message>
        <source>For a rack of nothing but vowels.</source>
        <translation>Na stojak z samych samogłosek.</translation>
    </message>
    <message>
        <source>For a rack without vowels.</source>
        <translation>Na stojak bez samogłosek.</translation>
    </message>
    <message>
        <source>Four letters, three vowels and more</source>
        <translation>Cztery litery, trzy samogłoski i więcej</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Francuski</translation>
    </message>
    <message>
        <source>French (1980s)</source>
        <translation>Francuskie (lata 80.)</translation>
    </message>
    <message>
        <source>Full marks for that one!</source>
        <translation>Szóstka za to słowo!</translation>
    </message>
    <message>
        <source>German</source>
        <translation>Niemiecki</translation>
    </message>
    <message>
        <source>Giggles a lot. Likes short words and spells by ear.</source>
        <translation>Dużo chichocze. Lubi krótkie słowa i pisze ze słuchu.</translation>
    </message>
    <message>
        <source>Good luck. Clocks ready?</source>
        <translation>Powodzenia. Zegary gotowe?</translation>
    </message>
    <message>
        <source>Good, I learned something.</source>
        <translation>Dobrze, czegoś się uczę.</translation>
    </message>
    <message>
        <source>Good-humoured. Plays every week and likes a chat.</source>
        <translation>Pogodna. Gra co tydzień i lubi pogadać.</translation>
    </message>
    <message>
        <source>Great minds, dear!</source>
        <translation>Myślimy tak samo!</translation>
    </message>
    <message>
        <source>Has played for fifty years and knows what to keep.</source>
        <translation>Gra od pięćdziesięciu lat i wie, co zostawić.</translation>
    </message>
    <message>
        <source>Hello! Go easy on me.</source>
        <translation>Cześć! Bądźcie dla mnie mili.</translation>
    </message>
    <message>
        <source>Hey, that was my word!</source>
        <translation>Hej, to było moje słowo!</translation>
    </message>
    <message>
        <source>Hm, in my day…</source>
        <translation>Hm, za moich czasów…</translation>
    </message>
    <message>
        <source>Hm.</source>
        <translation>Hm.</translation>
    </message>
    <message>
        <source>Hmm… I&apos;m not sure about that one.</source>
        <translation>Hmm… nie wiem, czy jest takie.</translation>
    </message>
    <message>
        <source>How did you know?</source>
        <translation>Skąd wiedzieliście?</translation>
    </message>
    <message>
        <source>I can&apos;t wait. You first?</source>
        <translation>Nie mogę się doczekać. Zaczynasz?</translation>
    </message>
    <message>
        <source>I even surprised myself.</source>
        <translation>Sam się zdziwiłem.</translation>
    </message>
    <message>
        <source>I learned that one yesterday.</source>
        <translation>Tego słowa nauczyłem się wczoraj.</translation>
    </message>
    <message>
        <source>I made that up and you believed me!</source>
        <translation>Zmyśliłem to, a wy uwierzyliście!</translation>
    </message>
    <message>
        <source>I must remember that word!</source>
        <translation>Muszę zapamiętać to słowo!</translation>
    </message>
    <message>
        <source>I never bluff. Or do I?</source>
        <translation>Nigdy nie blefuję. A może?</translation>
    </message>
    <message>
        <source>I see.</source>
        <translation>Rozumiem.</translation>
    </message>
    <message>
        <source>I stand corrected.</source>
        <translation>Myliłam się.</translation>
    </message>
    <message>
        <source>I take that back.</source>
        <translation>Cofam to.</translation>
    </message>
    <message>
        <source>I won? I really won!</source>
        <translation>Wygrałam? Naprawdę wygrałam!</translation>
    </message>
    <message>
        <source>I wrote down all your words.</source>
        <translation>Zapisałem wszystkie wasze słowa.</translation>
    </message>
    <message>
        <source>I&apos;ll tell them about you at the club.</source>
        <translation>Opowiem o tobie w klubie.</translation>
    </message>
    <message>
        <source>I&apos;ve never found one that long.</source>
        <translation>Nigdy nie miałem tak długiego.</translation>
    </message>
    <message>
        <source>IJ is laid with two tiles: a place for the J.</source>
        <translation>IJ to dwie płytki: miejsce na J.</translation>
    </message>
    <message>
        <source>Interesting.</source>
        <translation>Ciekawe.</translation>
    </message>
    <message>
        <source>Is that a real word?</source>
        <translation>Czy to prawdziwe słowo?</translation>
    </message>
    <message>
        <source>It was worth a try.</source>
        <translation>Warto było spróbować.</translation>
    </message>
    <message>
        <source>It worked! It really worked!</source>
        <translation>Udało się! Naprawdę się udało!</translation>
    </message>
    <message>
        <source>Just as planned.</source>
        <translation>Dokładnie tak, jak planowałem.</translation>
    </message>
    <message>
        <source>Keen</source>
        <translation>Zapalony</translation>
    </message>
    <message>
        <source>LL and a letter</source>
        <translation>LL i litera</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>Uczeń</translation>
    </message>
    <message>
        <source>Let me think…</source>
        <translation>Niech pomyślę…</translation>
    </message>
    <message>
        <source>Let the best word win.</source>
        <translation>Niech wygra najlepsze słowo.</translation>
    </message>
    <message>
        <source>Let&apos;s see what you&apos;ve learned.</source>
        <translation>Zobaczmy, co już umiecie.</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>Liniowy</translation>
    </message>
    <message>
        <source>Look that one up!</source>
        <translation>Poszukajcie tego w słowniku!</translation>
    </message>
    <message>
        <source>Look what I found!</source>
        <translation>Patrzcie, co znalazłam!</translation>
    </message>
    <message>
        <source>Many vowels</source>
        <translation>Dużo samogłosek</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Master</translation>
    </message>
    <message>
        <source>My face gave me away.</source>
        <translation>Zdradziła mnie mina.</translation>
    </message>
    <message>
        <source>My mistake. It is a word.</source>
        <translation>Mój błąd. Jest takie słowo.</translation>
    </message>
    <message>
        <source>Naturally.</source>
        <translation>Naturalnie.</translation>
    </message>
    <message>
        <source>New (since 1987)</source>
        <translation>Nowe (od 1987)</translation>
    </message>
    <message>
        <source>Next time I&apos;ll bluff better.</source>
        <translation>Następnym razem lepiej zablefuję.</translation>
    </message>
    <message>
        <source>No A, E, I, O, U</source>
        <translation>Bez A, E, I, O, U</translation>
    </message>
    <message>
        <source>No A, E, I, O, U, Y</source>
        <translation>Bez A, E, I, O, U, Y</translation>
    </message>
    <message>
        <source>No A, E, I, O, U, Ä, Ö, Ü</source>
        <translation>Bez A, E, I, O, U, Ä, Ö, Ü</translation>
    </message>
    <message>
        <source>No A, Ą, E, Ę, I, O, Ó, U, Y</source>
        <translation>Bez A, Ą, E, Ę, I, O, Ó, U, Y</translation>
    </message>
    <message>
        <source>Not a word at all. Nobody asked.</source>
        <translation>To wcale nie słowo. Nikt nie pytał.</translation>
    </message>
    <message>
        <source>Not bad, eh?</source>
        <translation>Nieźle, co?</translation>
    </message>
    <message>
        <source>Not in the dictionary? You decide together if it counts.</source>
        <translation>Nie ma w słowniku? Razem decydujecie, czy się liczy.</translation>
    </message>
    <message>
        <source>Now where have I heard that?</source>
        <translation>Gdzie ja to słyszałam?</translation>
    </message>
    <message>
        <source>Oh no, you had it too.</source>
        <translation>O nie, też to macie.</translation>
    </message>
    <message>
        <source>Oh! Sorry I asked.</source>
        <translation>Och! Przepraszam.</translation>
    </message>
    <message>
        <source>Oh, well found!</source>
        <translation>Och, pięknie!</translation>
    </message>
    <message>
        <source>Oh, what does that mean?</source>
        <translation>O, co to znaczy?</translation>
    </message>
    <message>
        <source>Old tricks still work.</source>
        <translation>Stare sztuczki wciąż działają.</translation>
    </message>
    <message>
        <source>One moment, please.</source>
        <translation>Chwileczkę, proszę.</translation>
    </message>
    <message>
        <source>Oopsie! It is one.</source>
        <translation>Ojej! Jest takie.</translation>
    </message>
    <message>
        <source>Plays at the club. Knows long words and tight corners.</source>
        <translation>Gra w klubie. Zna długie słowa i ciasne kąty.</translation>
    </message>
    <message>
        <source>Poker face. Keeps good tiles and bluffs now and then.</source>
        <translation>Pokerowa twarz. Zatrzymuje dobre płytki i czasem blefuje.</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>Polski</translation>
    </message>
    <message>
        <source>Practice, my dears.</source>
        <translation>Ćwiczenia, moi drodzy.</translation>
    </message>
    <message>
        <source>Q without U</source>
        <translation>Q bez U</translation>
    </message>
    <message>
        <source>Quick and eager. Reads a lot and hates to miss a word.</source>
        <translation>Szybki i zapalony. Dużo czyta i nie lubi przeoczyć słowa.</translation>
    </message>
    <message>
        <source>RR and a letter</source>
        <translation>RR i litera</translation>
    </message>
    <message>
        <source>Ready.</source>
        <translation>Gotowa.</translation>
    </message>
    <message>
        <source>Ready? I&apos;ve been practising!</source>
        <translation>Gotowi? Ćwiczyłem!</translation>
    </message>
    <message>
        <source>Regular</source>
        <translation>Stały gracz</translation>
    </message>
    <message>
        <source>Says little. Thinks of everything before she plays.</source>
        <translation>Mało mówi. Myśli o wszystkim, zanim zagra.</translation>
    </message>
    <message>
        <source>Says who?</source>
        <translation>A kto tak mówi?</translation>
    </message>
    <message>
        <source>Seasoned</source>
        <translation>Doświadczony</translation>
    </message>
    <message>
        <source>Seven letters from the best stems</source>
        <translation>Siedem liter z najlepszych rdzeni</translation>
    </message>
    <message>
        <source>Seven letters! I have to sit down.</source>
        <translation>Siedem liter! Muszę usiąść.</translation>
    </message>
    <message>
        <source>Seven letters, five vowels and more</source>
        <translation>Siedem liter, pięć samogłosek i więcej</translation>
    </message>
    <message>
        <source>Short words that end with I</source>
        <translation>Krótkie słowa na I</translation>
    </message>
    <message>
        <source>Short words that put big tiles on bonus squares.</source>
        <translation>Krótkie słowa, które stawiają drogie płytki na polach premiowych.</translation>
    </message>
    <message>
        <source>Short words with IJ</source>
        <translation>Krótkie słowa z IJ</translation>
    </message>
    <message>
        <source>Short words with J or V</source>
        <translation>Krótkie słowa z J lub V</translation>
    </message>
    <message>
        <source>Short words with J, K, Q, W, X, Y or Z</source>
        <translation>Krótkie słowa z J, K, Q, W, X, Y lub Z</translation>
    </message>
    <message>
        <source>Short words with J, Q, X or Z</source>
        <translation>Krótkie słowa z J, Q, X lub Z</translation>
    </message>
    <message>
        <source>Short words with J, Ñ, X, Z, LL or RR</source>
        <translation>Krótkie słowa z J, Ñ, X, Z, LL lub RR</translation>
    </message>
    <message>
        <source>Short words with Q, X or Y</source>
        <translation>Krótkie słowa z Q, X lub Y</translation>
    </message>
    <message>
        <source>Short words with Q, X, Y or Ö</source>
        <translation>Krótkie słowa z Q, X, Y lub Ö</translation>
    </message>
    <message>
        <source>Short words with Ä, Ö or Ü</source>
        <translation>Krótkie słowa z Ä, Ö lub Ü</translation>
    </message>
    <message>
        <source>Short words with Ą, Ę, F, Ó, Ś or Ż</source>
        <translation>Krótkie słowa z Ą, Ę, F, Ó, Ś lub Ż</translation>
    </message>
    <message>
        <source>Short words with Ź, Ń or Ć</source>
        <translation>Krótkie słowa z Ź, Ń lub Ć</translation>
    </message>
    <message>
        <source>Shy and friendly. Knows simple words and overlooks many.</source>
        <translation>Nieśmiały i miły. Zna proste słowa i wiele przeocza.</translation>
    </message>
    <message>
        <source>Silly me. Of course it is.</source>
        <translation>Głupia ja. Oczywiście, że jest.</translation>
    </message>
    <message>
        <source>Sit up straight, we begin.</source>
        <translation>Usiądźcie prosto, zaczynamy.</translation>
    </message>
    <message>
        <source>Six letters that make a word of seven with most others: keep them together, and wait for the seventh.</source>
        <translation>Sześć liter, które z prawie każdą siódmą dają słowo: trzymaj je razem i czekaj na siódmą.</translation>
    </message>
    <message>
        <source>Six letters! How did you see that?</source>
        <translation>Sześć liter! Jak ci się to udało?</translation>
    </message>
    <message>
        <source>Six letters, five vowels and more</source>
        <translation>Sześć liter, pięć samogłosek i więcej</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Wprawny</translation>
    </message>
    <message>
        <source>So close! One more?</source>
        <translation>Tak blisko! Jeszcze raz?</translation>
    </message>
    <message>
        <source>Somebody has done their homework.</source>
        <translation>Ktoś odrobił lekcje.</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>Hiszpański</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standardowa</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Silny</translation>
    </message>
    <message>
        <source>Super Big</source>
        <translation>Super Big</translation>
    </message>
    <message>
        <source>Super Big (2012)</source>
        <translation>Super Big (2012)</translation>
    </message>
    <message>
        <source>TISANE + R, eight letters</source>
        <translation>TISANE + R, osiem liter</translation>
    </message>
    <message>
        <source>Ten words! My pencil can&apos;t keep up.</source>
        <translation>Dziesięć słów! Mój ołówek nie nadąża.</translation>
    </message>
    <message>
        <source>Thank you for a good game.</source>
        <translation>Dziękuję za dobrą grę.</translation>
    </message>
    <message>
        <source>That made my evening.</source>
        <translation>To mi poprawiło wieczór.</translation>
    </message>
    <message>
        <source>That takes me back.</source>
        <translation>To budzi wspomnienia.</translation>
    </message>
    <message>
        <source>That was fun. Same time next week?</source>
        <translation>Było miło. Za tydzień o tej samej porze?</translation>
    </message>
    <message>
        <source>That was just luck.</source>
        <translation>To było tylko szczęście.</translation>
    </message>
    <message>
        <source>There is one tile of each, and it is worth five points.</source>
        <translation>Każda płytka jest jedna i warta pięć punktów.</translation>
    </message>
    <message>
        <source>There is one tile of each, and it is worth six points or eight.</source>
        <translation>Każda płytka jest jedna i warta sześć lub osiem punktów.</translation>
    </message>
    <message>
        <source>There it was.</source>
        <translation>Tam było.</translation>
    </message>
    <message>
        <source>There you are! Shall we begin?</source>
        <translation>Jesteście! Zaczynamy?</translation>
    </message>
    <message>
        <source>There&apos;s the first one!</source>
        <translation>Jest pierwsze!</translation>
    </message>
    <message>
        <source>They all play it at the club.</source>
        <translation>W klubie wszyscy je kładą.</translation>
    </message>
    <message>
        <source>They are worth six points each.</source>
        <translation>Każda jest warta sześć punktów.</translation>
    </message>
    <message>
        <source>They let you play one word alongside another. Learn these first.</source>
        <translation>Pozwalają ułożyć słowo obok innego. Naucz się ich najpierw.</translation>
    </message>
    <message>
        <source>They let you play one word alongside another. Learn these first. CH, LL and RR are one tile each.</source>
        <translation>Pozwalają ułożyć słowo obok innego. Naucz się ich najpierw. CH, LL i RR to po jednej płytce.</translation>
    </message>
    <message>
        <source>They&apos;d like that one at the club.</source>
        <translation>To by się w klubie spodobało.</translation>
    </message>
    <message>
        <source>Thirty points! I&apos;m telling everybody.</source>
        <translation>Trzydzieści punktów! Opowiem wszystkim.</translation>
    </message>
    <message>
        <source>Three-letter words</source>
        <translation>Słowa trzyliterowe</translation>
    </message>
    <message>
        <source>Too fast again. Sorry!</source>
        <translation>Znowu za szybko. Przepraszam!</translation>
    </message>
    <message>
        <source>Top marks for you!</source>
        <translation>Szóstka dla was!</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turniej</translation>
    </message>
    <message>
        <source>Tournament, double challenge</source>
        <translation>Turniej, podwójne sprawdzanie</translation>
    </message>
    <message>
        <source>Tournament, five points</source>
        <translation>Turniej, pięć punktów</translation>
    </message>
    <message>
        <source>Tournament, single challenge</source>
        <translation>Turniej, pojedyncze sprawdzanie</translation>
    </message>
    <message>
        <source>Tournament, ten points</source>
        <translation>Turniej, dziesięć punktów</translation>
    </message>
    <message>
        <source>Twenty! Leave some for tomorrow.</source>
        <translation>Dwadzieścia! Zostaw coś na jutro.</translation>
    </message>
    <message>
        <source>Two U and more</source>
        <translation>Dwa U i więcej</translation>
    </message>
    <message>
        <source>Two letters</source>
        <translation>Dwie litery</translation>
    </message>
    <message>
        <source>Two-letter words</source>
        <translation>Słowa dwuliterowe</translation>
    </message>
    <message>
        <source>Wait, wait!</source>
        <translation>Czekaj, czekaj!</translation>
    </message>
    <message>
        <source>Wait.</source>
        <translation>Czekaj.</translation>
    </message>
    <message>
        <source>Well done! You&apos;ve been practising.</source>
        <translation>Brawo! Widać, że ćwiczysz.</translation>
    </message>
    <message>
        <source>Well played! That was fun.</source>
        <translation>Dobra gra! Było fajnie.</translation>
    </message>
    <message>
        <source>What a game! One more?</source>
        <translation>Co za gra! Jeszcze raz?</translation>
    </message>
    <message>
        <source>What a lovely word.</source>
        <translation>Co za piękne słowo.</translation>
    </message>
    <message>
        <source>When the Q comes and no U is left.</source>
        <translation>Gdy przyjdzie Q, a nie ma już U.</translation>
    </message>
    <message>
        <source>Will you teach me that?</source>
        <translation>Nauczycie mnie tego?</translation>
    </message>
    <message>
        <source>With the words of two letters they open every crowded board.</source>
        <translation>Ze słowami dwuliterowymi otwierają każdą ciasną planszę.</translation>
    </message>
    <message>
        <source>Would the club take that?</source>
        <translation>Czy klub by to przyjął?</translation>
    </message>
    <message>
        <source>Yes! I saw it at once.</source>
        <translation>Tak! Od razu to widziałem.</translation>
    </message>
    <message>
        <source>Yes.</source>
        <translation>Tak.</translation>
    </message>
    <message>
        <source>You can only play words from the dictionary.</source>
        <translation>Można kłaść tylko słowa ze słownika.</translation>
    </message>
    <message>
        <source>You earned that.</source>
        <translation>Zasłużyliście na to.</translation>
    </message>
    <message>
        <source>You made me think.</source>
        <translation>Musiałam się zastanowić.</translation>
    </message>
    <message>
        <source>You never saw it coming.</source>
        <translation>Nie spodziewaliście się tego.</translation>
    </message>
    <message>
        <source>You&apos;ll be better than me soon.</source>
        <translation>Wkrótce będziecie lepsi ode mnie.</translation>
    </message>
    <message>
        <source>a player needs a short name</source>
        <translation>gracz musi mieć krótkie imię</translation>
    </message>
    <message>
        <source>a turn begins with &gt; and a name with a colon</source>
        <translation>ruch zaczyna się od &gt; i imienia z dwukropkiem</translation>
    </message>
    <message>
        <source>a turn needs a move, its score and the total</source>
        <translation>ruch musi mieć zagranie, punkty i sumę</translation>
    </message>
    <message>
        <source>challenge freely</source>
        <translation>bez kary</translation>
    </message>
    <message>
        <source>challenges cost</source>
        <translation>z karą</translation>
    </message>
    <message>
        <source>decide together</source>
        <translation>decydujecie razem</translation>
    </message>
    <message>
        <source>longer than {most} characters</source>
        <translation>dłuższy niż {most} znaków</translation>
    </message>
    <message>
        <source>more lines than a game has</source>
        <translation>za dużo wierszy jak na partię</translation>
    </message>
    <message>
        <source>more tiles of {tiles} than the set holds</source>
        <translation>płytek {tiles} jest więcej niż w zestawie</translation>
    </message>
    <message>
        <source>more turns than a game has</source>
        <translation>za dużo ruchów jak na partię</translation>
    </message>
    <message>
        <source>the encoding &apos;{encoding}&apos; is not known</source>
        <translation>nieznane kodowanie „{encoding}”</translation>
    </message>
    <message>
        <source>the file doesn&apos;t say its tiles, and these all fit: {tiles}</source>
        <translation>plik nie podaje swoich płytek, a pasują: {tiles}</translation>
    </message>
    <message>
        <source>the file has more than {most} bytes, too many for a game</source>
        <translation>plik ma ponad {most} bajtów, za dużo jak na partię</translation>
    </message>
    <message>
        <source>the first play does not cover the start square</source>
        <translation>pierwszy ruch nie zakrywa pola startowego</translation>
    </message>
    <message>
        <source>the play touches nothing on the board</source>
        <translation>ruch nie dotyka niczego na planszy</translation>
    </message>
    <message>
        <source>the player &apos;{nick}&apos; is named twice</source>
        <translation>gracz „{nick}” jest podany dwa razy</translation>
    </message>
    <message>
        <source>the rack {rack} cannot be</source>
        <translation>taki stojak nie istnieje: {rack}</translation>
    </message>
    <message>
        <source>the rack {rack} contradicts another one</source>
        <translation>stojak {rack} nie zgadza się z innym</translation>
    </message>
    <message>
        <source>the square {text} is not on the board</source>
        <translation>pola {text} nie ma na planszy</translation>
    </message>
    <message>
        <source>the tiles that are left are {left}, not {tiles}</source>
        <translation>zostają płytki {left}, a nie {tiles}</translation>
    </message>
    <message>
        <source>the total is {counted}, not {stated}</source>
        <translation>suma to {counted}, a nie {stated}</translation>
    </message>
    <message>
        <source>there are no players in this file</source>
        <translation>w tym pliku nie ma graczy</translation>
    </message>
    <message>
        <source>there are no tiles &apos;{tiles}&apos; here</source>
        <translation>nie ma tu płytek „{tiles}”</translation>
    </message>
    <message>
        <source>there is no player &apos;{nick}&apos;</source>
        <translation>nie ma gracza „{nick}”</translation>
    </message>
    <message>
        <source>there is no player {place}; up to {most} can play</source>
        <translation>nie ma gracza nr {place}; graczy jest najwyżej {most}</translation>
    </message>
    <message>
        <source>there is no tile on {square} to play through</source>
        <translation>na {square} nie leży płytka, a słowo jej potrzebuje</translation>
    </message>
    <message>
        <source>there&apos;s no play just before to take back</source>
        <translation>tuż przedtem nie ma ruchu do cofnięcia</translation>
    </message>
    <message>
        <source>this isn&apos;t text</source>
        <translation>to nie jest tekst</translation>
    </message>
    <message>
        <source>this isn&apos;t text in {encoding}</source>
        <translation>to nie jest tekst w kodowaniu {encoding}</translation>
    </message>
    <message>
        <source>you can&apos;t exchange {number} tiles</source>
        <translation>nie można wymienić {number} płytek</translation>
    </message>
    <message>
        <source>{move} counts {counted}, not {stated}</source>
        <translation>{move} daje {counted}, a nie {stated}</translation>
    </message>
    <message>
        <source>{number} tiles, a rack holds {most}</source>
        <translation>płytek jest {number}, a na stojaku mieści się {most}</translation>
    </message>
    <message>
        <source>{square} holds {there}, not {letter}</source>
        <translation>na {square} leży {there}, a nie {letter}</translation>
    </message>
    <message>
        <source>{tiles} is not on the rack {rack}</source>
        <translation>na stojaku {rack} nie ma {tiles}</translation>
    </message>
</context>
<context>
    <name>ResultSheet</name>
    <message numerus="yes">
        <source>%n word(s) that nobody had, the commonest first</source>
        <translation>
            <numerusform>%n słowo, którego nikt nie miał</numerusform>
            <numerusform>%n słowa, których nikt nie miał, najczęstsze najpierw</numerusform>
            <numerusform>%n słów, których nikt nie miał, najczęstsze najpierw</numerusform>
        </translation>
    </message>
    <message>
        <source>= crossed off: others had it too</source>
        <translation>= skreślone: inni też je mieli</translation>
    </message>
    <message>
        <source>? not read yet</source>
        <translation>? jeszcze nieprzeczytane</translation>
    </message>
    <message>
        <source>A tie this round: {names}.</source>
        <translation>Remis w tej rundzie: {names}.</translation>
    </message>
    <message>
        <source>Board code: {code}</source>
        <translation>Kod planszy: {code}</translation>
    </message>
    <message>
        <source>Missed words at most</source>
        <translation>Przeoczone słowa, co najwyżej</translation>
    </message>
    <message>
        <source>No points were counted here.</source>
        <translation>Tu nie liczono punktów.</translation>
    </message>
    <message>
        <source>Nobody missed a word of this board.</source>
        <translation>Na tej planszy niczego nie przeoczono.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runda</translation>
    </message>
    <message>
        <source>The game is a tie: {names}.</source>
        <translation>Gra kończy się remisem: {names}.</translation>
    </message>
    <message>
        <source>The lists</source>
        <translation>Listy</translation>
    </message>
    <message>
        <source>The result of this round</source>
        <translation>Wynik tej rundy</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Razem</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Słowa</translation>
    </message>
    <message>
        <source>Words that nobody had: the commonest {shown} of {missed}</source>
        <translation>Słowa, których nikt nie miał: {shown} najczęstszych z {missed}</translation>
    </message>
    <message>
        <source>head start</source>
        <translation>fory</translation>
    </message>
    <message>
        <source>no words</source>
        <translation>brak słów</translation>
    </message>
    <message>
        <source>o not read</source>
        <translation>o nieprzeczytane</translation>
    </message>
    <message>
        <source>{names} won the game.</source>
        <translation>Grę wygrywa {names}.</translation>
    </message>
    <message>
        <source>{names} won the round.</source>
        <translation>Rundę wygrywa {names}.</translation>
    </message>
    <message>
        <source>{name}, continued</source>
        <translation>{name}, ciąg dalszy</translation>
    </message>
    <message>
        <source>{round}, result</source>
        <translation>{round}, wynik</translation>
    </message>
    <message>
        <source>× doesn&apos;t count</source>
        <translation>× nie liczy się</translation>
    </message>
</context>
<context>
    <name>ResultStrings</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>Best word: {word} · {name} · {points}</source>
        <translation>Najlepsze słowo: {word} · {name} · {points}</translation>
    </message>
</context>
<context>
    <name>ResultsDialog</name>
    <message>
        <source>Who played this board?</source>
        <translation>Kto grał na tej planszy?</translation>
    </message>
</context>
<context>
    <name>ResultsModel</name>
    <message>
        <source>Place</source>
        <translation>Miejsce</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Rozegrano</translation>
    </message>
    <message>
        <source>Played together with {names}</source>
        <translation>Wspólna gra: {names}</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Słowa</translation>
    </message>
    <message>
        <source>{name} (computer)</source>
        <translation>{name} (komputer)</translation>
    </message>
</context>
<context>
    <name>ResultsView</name>
    <message numerus="yes">
        <source>%n result(s) on this board.</source>
        <translation>
            <numerusform>%n wynik na tej planszy.</numerusform>
            <numerusform>%n wyniki na tej planszy.</numerusform>
            <numerusform>%n wyników na tej planszy.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking through your saved games…</source>
        <translation>Przeglądam zapisane gry…</translation>
    </message>
    <message>
        <source>Nobody has played this board yet.</source>
        <translation>Nikt jeszcze nie grał na tej planszy.</translation>
    </message>
    <message>
        <source>Type a code or choose today&apos;s board.</source>
        <translation>Wpisz kod albo wybierz planszę dnia.</translation>
    </message>
    <message>
        <source>Who played this board</source>
        <translation>Kto grał na tej planszy</translation>
    </message>
</context>
<context>
    <name>ReviewModel</name>
    <message>
        <source>Found by</source>
        <translation>Kto znalazł</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Słowo</translation>
    </message>
    <message>
        <source>{names} (crossed off)</source>
        <translation>{names} (skreślone)</translation>
    </message>
    <message>
        <source>{names} (not in the dictionary)</source>
        <translation>{names} (spoza słownika)</translation>
    </message>
    <message>
        <source>{names} (with a hint)</source>
        <translation>{names} (z podpowiedzią)</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>All</source>
        <translation>Wszystkie</translation>
    </message>
    <message>
        <source>Back to the scores</source>
        <translation>Wróć do punktów</translation>
    </message>
    <message>
        <source>Best first</source>
        <translation>Najpierw najlepsze</translation>
    </message>
    <message>
        <source>Everyday words first</source>
        <translation>Najpierw codzienne</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Znalezione</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Cel</translation>
    </message>
    <message>
        <source>Longest first</source>
        <translation>Najpierw najdłuższe</translation>
    </message>
    <message>
        <source>Looking for all words…</source>
        <translation>Szukam wszystkich słów…</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Przeoczone</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Kolejność</translation>
    </message>
    <message>
        <source>The words that the goal counts, first those that were missed</source>
        <translation>Słowa, które liczą się do celu, przeoczone najpierw</translation>
    </message>
    <message>
        <source>Words of the board</source>
        <translation>Słowa na planszy</translation>
    </message>
    <message>
        <source>less common</source>
        <translation>rzadsze</translation>
    </message>
    <message>
        <source>{had} of {words} words found, {points} points on the board</source>
        <translation>Znalezione {had} z {words} słów, {points} pkt na planszy</translation>
    </message>
    <message>
        <source>{names}: {found}</source>
        <translation>{names}: {found}</translation>
    </message>
</context>
<context>
    <name>Rooms</name>
    <message>
        <source>&amp;Words</source>
        <translation>Słow&amp;a</translation>
    </message>
    <message>
        <source>A Scrabble p&amp;osition</source>
        <translation>Pozycja S&amp;crabble</translation>
    </message>
    <message>
        <source>A real &amp;Boggle board</source>
        <translation>Prawdziwa plansza &amp;Boggle</translation>
    </message>
    <message>
        <source>From the &amp;table</source>
        <translation>Ze &amp;stołu</translation>
    </message>
    <message>
        <source>H&amp;istory</source>
        <translation>&amp;Historia</translation>
    </message>
    <message>
        <source>Play &amp;alone</source>
        <translation>Gra w poje&amp;dynkę</translation>
    </message>
</context>
<context>
    <name>RulesCard</name>
    <message>
        <source>Back to {game} rules</source>
        <translation>Wróć do zasad: {game}</translation>
    </message>
    <message>
        <source>Change rules</source>
        <translation>Zmień zasady</translation>
    </message>
    <message>
        <source>Dictionary</source>
        <translation>Słownik</translation>
    </message>
    <message>
        <source>Game language</source>
        <translation>Język gry</translation>
    </message>
    <message>
        <source>More rules</source>
        <translation>Więcej zasad</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Więcej…</translation>
    </message>
    <message>
        <source>Which game?</source>
        <translation>Jaka gra?</translation>
    </message>
</context>
<context>
    <name>RulesPanel</name>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>Dictionary</source>
        <translation>Słownik</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>The tiles and dictionary are in different languages.</source>
        <translation>Płytki i słownik są w różnych językach.</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Płytki</translation>
    </message>
</context>
<context>
    <name>ScoreList</name>
    <message>
        <source>Granted</source>
        <translation>Fory</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runda</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Razem</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Razem</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Słowa</translation>
    </message>
    <message>
        <source>left the game</source>
        <translation>już nie gra</translation>
    </message>
</context>
<context>
    <name>ScorePad</name>
    <message>
        <source>Score pad</source>
        <translation>Notes z punktami</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>All tiles. Cross them off as you play.</source>
        <translation>Wszystkie płytki. Skreślajcie je podczas gry.</translation>
    </message>
    <message>
        <source>Empty Scrabble score sheet</source>
        <translation>Pusty arkusz Scrabble</translation>
    </message>
    <message>
        <source>Final score</source>
        <translation>Wynik końcowy</translation>
    </message>
    <message>
        <source>Player names</source>
        <translation>Imiona graczy</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Gracz {number}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Tiles to cross off</source>
        <translation>Płytki do skreślania</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Razem</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Słowo</translation>
    </message>
    <message>
        <source>minus tiles left</source>
        <translation>minus płytki na stojaku</translation>
    </message>
    <message>
        <source>plus others&apos; tiles</source>
        <translation>plus płytki innych</translation>
    </message>
    <message>
        <source>{bonus} · a blank is worth nothing</source>
        <translation>{bonus} · blank jest wart zero</translation>
    </message>
    <message>
        <source>{points} extra points for {tiles} tiles in one turn</source>
        <translation>{points} pkt premii za {tiles} płytek w jednym ruchu</translation>
    </message>
</context>
<context>
    <name>ScoresPanel</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>Best word</source>
        <translation>Najlepsze słowo</translation>
    </message>
    <message>
        <source>Nobody found these</source>
        <translation>Nikt ich nie znalazł</translation>
    </message>
    <message>
        <source>One to learn</source>
        <translation>Jedno do nauki</translation>
    </message>
    <message>
        <source>Only you found these</source>
        <translation>Tylko u ciebie</translation>
    </message>
    <message>
        <source>Print the result or the board, or save it as PDF (Ctrl+P)</source>
        <translation>Drukuj wynik lub planszę albo zapisz jako PDF (Ctrl+P)</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runda</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Razem</translation>
    </message>
    <message>
        <source>You could have had</source>
        <translation>To też było do wzięcia</translation>
    </message>
    <message>
        <source>Your words</source>
        <translation>Twoje słowa</translation>
    </message>
    <message>
        <source>{name} · {points}</source>
        <translation>{name} · {points}</translation>
    </message>
</context>
<context>
    <name>ScoresRow</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n gracz</numerusform>
            <numerusform>%n graczy</numerusform>
            <numerusform>%n graczy</numerusform>
        </translation>
    </message>
    <message>
        <source>It&apos;s this player&apos;s turn</source>
        <translation>Teraz ten gracz</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Liczba graczy</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Gracz {number}</translation>
    </message>
    <message>
        <source>Score of player {number}</source>
        <translation>Wynik gracza {number}</translation>
    </message>
</context>
<context>
    <name>ScrabbleBoardModel</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>blank</source>
        <translation>blank</translation>
    </message>
    <message>
        <source>doesn&apos;t fit</source>
        <translation>nie pasuje</translation>
    </message>
    <message>
        <source>double letter</source>
        <translation>podwójna premia literowa</translation>
    </message>
    <message>
        <source>double word</source>
        <translation>podwójna premia słowna</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>puste</translation>
    </message>
    <message>
        <source>last play</source>
        <translation>ostatni ruch</translation>
    </message>
    <message>
        <source>letter times {factor}</source>
        <translation>litera razy {factor}</translation>
    </message>
    <message>
        <source>new tile</source>
        <translation>nowa płytka</translation>
    </message>
    <message>
        <source>quadruple letter</source>
        <translation>poczwórna premia literowa</translation>
    </message>
    <message>
        <source>quadruple word</source>
        <translation>poczwórna premia słowna</translation>
    </message>
    <message>
        <source>star</source>
        <translation>gwiazdka</translation>
    </message>
    <message>
        <source>triple letter</source>
        <translation>potrójna premia literowa</translation>
    </message>
    <message>
        <source>triple word</source>
        <translation>potrójna premia słowna</translation>
    </message>
    <message>
        <source>word times {factor}</source>
        <translation>słowo razy {factor}</translation>
    </message>
</context>
<context>
    <name>ScrabbleBoardView</name>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>across</source>
        <translation>poziomo</translation>
    </message>
    <message>
        <source>blank: type its letter</source>
        <translation>blank: wpisz literę</translation>
    </message>
    <message>
        <source>down</source>
        <translation>pionowo</translation>
    </message>
</context>
<context>
    <name>ScrabblePadPaper</name>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>Turns with points only aren&apos;t on it.</source>
        <translation>Nie ma na niej ruchów zapisanych samymi punktami.</translation>
    </message>
</context>
<context>
    <name>ScrabblePadSetupPage</name>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
</context>
<context>
    <name>ScrabblePadStrings</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) outside the turns</source>
        <translation>
            <numerusform>%n punkt poza ruchami</numerusform>
            <numerusform>%n punkty poza ruchami</numerusform>
            <numerusform>%n punktów poza ruchami</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s), no word</source>
        <translation>
            <numerusform>%n punkt, bez słowa</numerusform>
            <numerusform>%n punkty, bez słowa</numerusform>
            <numerusform>%n punktów, bez słowa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)?</source>
        <translation>
            <numerusform>%n punkt?</numerusform>
            <numerusform>%n punkty?</numerusform>
            <numerusform>%n punktów?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)? Fix it or add it anyway.</source>
        <translation>
            <numerusform>%n punkt? Popraw albo dodaj mimo to.</numerusform>
            <numerusform>%n punkty? Popraw albo dodaj mimo to.</numerusform>
            <numerusform>%n punktów? Popraw albo dodaj mimo to.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n płytka</numerusform>
            <numerusform>%n płytki</numerusform>
            <numerusform>%n płytek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) not on the board</source>
        <translation>
            <numerusform>%n płytka poza planszą</numerusform>
            <numerusform>%n płytki poza planszą</numerusform>
            <numerusform>%n płytek poza planszą</numerusform>
        </translation>
    </message>
    <message>
        <source>A rack doesn&apos;t hold {word} tiles. Put letters already there in (brackets).</source>
        <translation>Na stojaku nie mieści się {word} płytek. Leżące litery wpisz w (nawiasach).</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Dodaj</translation>
    </message>
    <message>
        <source>Add anyway</source>
        <translation>Dodaj mimo to</translation>
    </message>
    <message>
        <source>All of that is already there.</source>
        <translation>To wszystko już tam leży.</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Wróć do gry</translation>
    </message>
    <message>
        <source>By the rules, the game is over.</source>
        <translation>Według zasad gra jest skończona.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Sprawdzam</translation>
    </message>
    <message>
        <source>Correct {name}&apos;s line</source>
        <translation>Popraw wiersz: {name}</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Zakończ grę</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Wymień</translation>
    </message>
    <message>
        <source>Insert a line for {name}</source>
        <translation>Wstaw wiersz: {name}</translation>
    </message>
    <message>
        <source>Insert line</source>
        <translation>Wstaw wiersz</translation>
    </message>
    <message>
        <source>It counts</source>
        <translation>Liczy się</translation>
    </message>
    <message>
        <source>It doesn&apos;t count</source>
        <translation>Nie liczy się</translation>
    </message>
    <message>
        <source>It&apos;s a tie: {names}</source>
        <translation>Remis: {names}</translation>
    </message>
    <message>
        <source>Last: {line}.</source>
        <translation>Ostatnio: {line}.</translation>
    </message>
    <message>
        <source>No more of these tiles in the set: {squares}{word}.</source>
        <translation>Nie ma już takich płytek: {squares}{word}.</translation>
    </message>
    <message>
        <source>Not in the dictionary: {unknown}. Does that count?</source>
        <translation>Spoza słownika: {unknown}. Liczy się?</translation>
    </message>
    <message>
        <source>Not in the dictionary: {words}.</source>
        <translation>Spoza słownika: {words}.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Play again? To fix a mistake, click its line on the pad.</source>
        <translation>Jeszcze raz? Błąd? Kliknij jego wiersz w notesie.</translation>
    </message>
    <message>
        <source>Remove line</source>
        <translation>Usuń wiersz</translation>
    </message>
    <message>
        <source>Score pad · {game}</source>
        <translation>Notes z punktami · {game}</translation>
    </message>
    <message>
        <source>That goes off the board.</source>
        <translation>To wychodzi poza planszę.</translation>
    </message>
    <message>
        <source>That makes no word.</source>
        <translation>To nie tworzy żadnego słowa.</translation>
    </message>
    <message>
        <source>That would break a later line: {line}. {why}</source>
        <translation>Wtedy nie pasuje późniejszy wiersz: {line}. {why}</translation>
    </message>
    <message>
        <source>There&apos;s no play to challenge.</source>
        <translation>Nie ma ruchu do sprawdzenia.</translation>
    </message>
    <message>
        <source>There&apos;s no room on the pad for {word}.</source>
        <translation>Na {word} nie ma w notesie miejsca.</translation>
    </message>
    <message>
        <source>There&apos;s no such line.</source>
        <translation>Nie ma takiego wiersza.</translation>
    </message>
    <message>
        <source>There&apos;s no tile on {squares}.</source>
        <translation>Na {squares} nie ma płytki.</translation>
    </message>
    <message>
        <source>These tiles don&apos;t have {word}.</source>
        <translation>Te płytki nie mają {word}.</translation>
    </message>
    <message>
        <source>Type 8D RETSINA for across or D8 RETSINA for down.</source>
        <translation>Wpisz 8D RETSINA poziomo albo D8 RETSINA pionowo.</translation>
    </message>
    <message>
        <source>Type 8D RETSINA for across, D8 RETSINA for down. Points alone work too.</source>
        <translation>Wpisz 8D RETSINA poziomo, D8 RETSINA pionowo. Mogą być same punkty.</translation>
    </message>
    <message>
        <source>Type it correctly or choose below.</source>
        <translation>Wpisz poprawnie albo wybierz niżej.</translation>
    </message>
    <message>
        <source>Type letters (? for a blank) or points. Leave it empty for none.</source>
        <translation>Wpisz litery (? to blank) albo punkty. Puste, gdy nic nie zostało.</translation>
    </message>
    <message>
        <source>Type the turn you forgot or choose below.</source>
        <translation>Wpisz pominięty ruch albo wybierz niżej.</translation>
    </message>
    <message>
        <source>Which tiles are left over?</source>
        <translation>Jakie płytki zostały?</translation>
    </message>
    <message>
        <source>You can&apos;t do that right now.</source>
        <translation>Teraz się nie da.</translation>
    </message>
    <message>
        <source>came off</source>
        <translation>zdjęte</translation>
    </message>
    <message>
        <source>exchanges {count}</source>
        <translation>wymiana: {count}</translation>
    </message>
    <message>
        <source>extra</source>
        <translation>dodatkowo</translation>
    </message>
    <message>
        <source>misses a turn</source>
        <translation>traci kolejkę</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>pas</translation>
    </message>
    <message>
        <source>{names} wins!</source>
        <translation>Wygrywa {names}!</translation>
    </message>
    <message>
        <source>{name} challenges</source>
        <translation>{name} sprawdza</translation>
    </message>
    <message>
        <source>{name} has {tiles} left: {points}</source>
        <translation>{name}, zostaje {tiles}: {points}</translation>
    </message>
    <message>
        <source>{name} played every tile: {points}</source>
        <translation>{name}, wszystkie płytki wyłożone: {points}</translation>
    </message>
    <message numerus="yes">
        <source>{name}&apos;s challenge was wrong. {words} counts.</source>
        <translation>
            <numerusform>{name} sprawdza błędnie. {words} liczy się.</numerusform>
            <numerusform>{name} sprawdza błędnie. {words} liczą się.</numerusform>
            <numerusform>{name} sprawdza błędnie. {words} liczą się.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {points}</source>
        <translation>{name}: {points}</translation>
    </message>
    <message>
        <source>{squares} already has {word}.</source>
        <translation>Na {squares} już leży {word}.</translation>
    </message>
    <message>
        <source>{text}. Not in the dictionary: {unknown}</source>
        <translation>{text}. Spoza słownika: {unknown}</translation>
    </message>
    <message>
        <source>{words}, plus {bonus} for {tiles}</source>
        <translation>{words}, plus {bonus} za {tiles}</translation>
    </message>
    <message>
        <source>{words}: {points}</source>
        <translation>{words}: {points}</translation>
    </message>
    <message>
        <source>“{word}” isn&apos;t tiles or points. Type letters or a number.</source>
        <translation>„{word}” to ani płytki, ani punkty. Wpisz litery albo liczbę.</translation>
    </message>
</context>
<context>
    <name>ScrabblePadViewerPage</name>
    <message>
        <source>Start</source>
        <translation>Początek</translation>
    </message>
</context>
<context>
    <name>ScrabblePrompts</name>
    <message numerus="yes">
        <source>%n tile(s) in the bag</source>
        <translation>
            <numerusform>%n płytka w woreczku</numerusform>
            <numerusform>%n płytki w woreczku</numerusform>
            <numerusform>%n płytek w woreczku</numerusform>
        </translation>
    </message>
    <message>
        <source>A tie means no.</source>
        <translation>Remis znaczy: nie.</translation>
    </message>
    <message>
        <source>All seven tiles</source>
        <translation>Wszystkie siedem płytek</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Click tiles or type letters. Enter exchanges them.</source>
        <translation>Klikaj płytki albo pisz litery. Enter je wymienia.</translation>
    </message>
    <message>
        <source>Do you challenge?</source>
        <translation>Sprawdzasz?</translation>
    </message>
    <message>
        <source>Does anybody challenge?</source>
        <translation>Ktoś sprawdza?</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Wymień</translation>
    </message>
    <message>
        <source>Exchange…</source>
        <translation>Wymień…</translation>
    </message>
    <message>
        <source>Hide my tiles</source>
        <translation>Zakryj moje płytki</translation>
    </message>
    <message>
        <source>Hide these tiles</source>
        <translation>Zakryj te płytki</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Chwila</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>No challenge</source>
        <translation>Nikt nie sprawdza</translation>
    </message>
    <message>
        <source>No, that doesn&apos;t count</source>
        <translation>Nie, nie liczy się</translation>
    </message>
    <message>
        <source>Not in the dictionary, so you decide. If you say no, {name} loses the turn.</source>
        <translation>Nie ma tego w słowniku, więc decydujecie. Jeśli powiecie „nie”, ruch przepada ({name}).</translation>
    </message>
    <message>
        <source>On hold: {time}</source>
        <translation>Wstrzymano: {time}</translation>
    </message>
    <message>
        <source>On to {name}</source>
        <translation>Dalej: {name}</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Pass the computer over. No peeking!</source>
        <translation>Podajcie komputer dalej. Bez podglądania!</translation>
    </message>
    <message>
        <source>Pass without playing?</source>
        <translation>Spasować bez ruchu?</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>Ready for {name}?</source>
        <translation>{name}, można?</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Wyniki</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Show my tiles</source>
        <translation>Pokaż moje płytki</translation>
    </message>
    <message>
        <source>The bag is empty</source>
        <translation>Woreczek jest pusty</translation>
    </message>
    <message>
        <source>The board is covered and the clocks have stopped.</source>
        <translation>Plansza jest zakryta, a zegary stoją.</translation>
    </message>
    <message>
        <source>The tiles are on the phone.</source>
        <translation>Płytki są na telefonie.</translation>
    </message>
    <message>
        <source>This pass ends the game.</source>
        <translation>Ten pas kończy partię.</translation>
    </message>
    <message>
        <source>Turn the screen to you. No peeking!</source>
        <translation>Obróć ekran do siebie. Bez podglądania!</translation>
    </message>
    <message>
        <source>Which tiles will you exchange?</source>
        <translation>Jakie płytki chcesz wymienić?</translation>
    </message>
    <message>
        <source>Words {points}</source>
        <translation>Słowa {points}</translation>
    </message>
    <message>
        <source>Yes, that counts</source>
        <translation>Tak, liczy się</translation>
    </message>
    <message>
        <source>You voted.</source>
        <translation>Twój głos oddany.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Twój ruch</translation>
    </message>
    <message>
        <source>also {words}</source>
        <translation>także {words}</translation>
    </message>
    <message>
        <source>every tile {points}</source>
        <translation>wszystkie płytki {points}</translation>
    </message>
    <message>
        <source>{name} challenges</source>
        <translation>{name} sprawdza</translation>
    </message>
    <message>
        <source>{name} is playing</source>
        <translation>Gra {name}</translation>
    </message>
    <message>
        <source>{name} is playing…</source>
        <translation>Gra {name}…</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name} myśli…</translation>
    </message>
    <message>
        <source>{name} played at {square}</source>
        <translation>{name}: ruch na {square}</translation>
    </message>
    <message>
        <source>{name} plays every tile!</source>
        <translation>{name} wykłada wszystkie płytki!</translation>
    </message>
    <message>
        <source>{name} to play</source>
        <translation>Teraz gra {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s new tiles</source>
        <translation>Nowe płytki: {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s tiles</source>
        <translation>Płytki: {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s turn</source>
        <translation>Teraz gra {name}</translation>
    </message>
    <message>
        <source>{name}, here are your new tiles.</source>
        <translation>{name}, oto twoje nowe płytki.</translation>
    </message>
    <message>
        <source>{name}, it&apos;s your turn</source>
        <translation>{name}, twój ruch</translation>
    </message>
    <message>
        <source>{name}, look at your tiles</source>
        <translation>{name}, zobacz swoje płytki</translation>
    </message>
</context>
<context>
    <name>ScrabbleRulesCard</name>
    <message>
        <source> in the bag</source>
        <translation> w woreczku</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source> points</source>
        <translation> pkt</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) each</source>
        <translation>
            <numerusform>%n minuta na gracza</numerusform>
            <numerusform>%n minuty na gracza</numerusform>
            <numerusform>%n minut na gracza</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) a turn</source>
        <translation>
            <numerusform>%n sekunda na ruch</numerusform>
            <numerusform>%n sekundy na ruch</numerusform>
            <numerusform>%n sekund na ruch</numerusform>
        </translation>
    </message>
    <message>
        <source>A minute over time costs</source>
        <translation>Minuta po czasie kosztuje</translation>
    </message>
    <message>
        <source>All tiles at once</source>
        <translation>Wszystkie płytki naraz</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>Clock of each player</source>
        <translation>Zegar każdego gracza</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>Zegary</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Gracze komputerowi</translation>
    </message>
    <message>
        <source>Computers may bluff</source>
        <translation>Komputer może blefować</translation>
    </message>
    <message>
        <source>Each turn gives back</source>
        <translation>Każdy ruch oddaje</translation>
    </message>
    <message>
        <source>Exchange from</source>
        <translation>Wymiana od</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Pomoc</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Podpowiedzi</translation>
    </message>
    <message>
        <source>Open racks: everybody sees all tiles</source>
        <translation>Odkryte stojaki: wszyscy widzą wszystkie płytki</translation>
    </message>
    <message>
        <source>Rounds of passes</source>
        <translation>Rundy pasów</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Koniec</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Płytki</translation>
    </message>
    <message>
        <source>Tiles and words</source>
        <translation>Płytki i słowa</translation>
    </message>
    <message>
        <source>Tiles left at the end</source>
        <translation>Płytki na koniec</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Czas</translation>
    </message>
    <message>
        <source>Timer for each turn</source>
        <translation>Czas na ruch</translation>
    </message>
    <message>
        <source>Turns without points</source>
        <translation>Ruchy bez punktów</translation>
    </message>
    <message>
        <source>Undo is allowed</source>
        <translation>Cofanie dozwolone</translation>
    </message>
    <message>
        <source>Unlisted words</source>
        <translation>Nieznane słowa</translation>
    </message>
    <message>
        <source>Which words hints may show</source>
        <translation>Jakie słowa mogą pokazać podpowiedzi</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Słowa</translation>
    </message>
    <message>
        <source>bonus {points}</source>
        <translation>premia {points}</translation>
    </message>
    <message>
        <source>computers may bluff</source>
        <translation>komputer może blefować</translation>
    </message>
    <message numerus="yes">
        <source>ends after %n round(s) of passes</source>
        <translation>
            <numerusform>koniec po %n rundzie pasów</numerusform>
            <numerusform>koniec po %n rundach pasów</numerusform>
            <numerusform>koniec po %n rundach pasów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ends after %n turn(s) without points</source>
        <translation>
            <numerusform>koniec po %n ruchu bez punktów</numerusform>
            <numerusform>koniec po %n ruchach bez punktów</numerusform>
            <numerusform>koniec po %n ruchach bez punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>exchange from %n tile(s) on</source>
        <translation>
            <numerusform>wymiana od %n płytki</numerusform>
            <numerusform>wymiana od %n płytek</numerusform>
            <numerusform>wymiana od %n płytek</numerusform>
        </translation>
    </message>
    <message>
        <source>hints</source>
        <translation>podpowiedzi</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nigdy</translation>
    </message>
    <message>
        <source>no bonus</source>
        <translation>bez premii</translation>
    </message>
    <message>
        <source>no clock</source>
        <translation>bez zegara</translation>
    </message>
    <message>
        <source>no timer</source>
        <translation>bez limitu</translation>
    </message>
    <message>
        <source>no undo</source>
        <translation>bez cofania</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nic</translation>
    </message>
    <message>
        <source>open racks</source>
        <translation>odkryte stojaki</translation>
    </message>
    <message>
        <source>passes never end it</source>
        <translation>pasy nie kończą partii</translation>
    </message>
    <message>
        <source>turns without points never end it</source>
        <translation>ruchy bez punktów nie kończą partii</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>z cofaniem</translation>
    </message>
    <message>
        <source>{name} tiles</source>
        <translation>płytki: {name}</translation>
    </message>
    <message>
        <source>{points} points a minute of overtime</source>
        <translation>{points} pkt za minutę po czasie</translation>
    </message>
    <message>
        <source>{seconds} s back a turn</source>
        <translation>{seconds} s z powrotem za ruch</translation>
    </message>
</context>
<context>
    <name>ScrabbleSetupPage</name>
    <message>
        <source>At the table</source>
        <translation>Przy stole</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicate</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Gość</translation>
    </message>
    <message>
        <source>New Scrabble game</source>
        <translation>Nowa gra w Scrabble</translation>
    </message>
    <message>
        <source>You against a computer</source>
        <translation>Ty przeciw komputerowi</translation>
    </message>
    <message>
        <source>same tiles for all</source>
        <translation>te same płytki</translation>
    </message>
</context>
<context>
    <name>ScrabbleStrings</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>Została %n sekunda</numerusform>
            <numerusform>Zostały %n sekundy</numerusform>
            <numerusform>Zostało %n sekund</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n płytka</numerusform>
            <numerusform>%n płytki</numerusform>
            <numerusform>%n płytek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) without points</source>
        <translation>
            <numerusform>%n ruch bez punktów</numerusform>
            <numerusform>%n ruchy bez punktów</numerusform>
            <numerusform>%n ruchów bez punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>. Again after a tie: </source>
        <translation>. Po remisie jeszcze raz: </translation>
    </message>
    <message>
        <source>A game needs two players. End it, or let somebody else play on.</source>
        <translation>Do gry trzeba dwóch graczy. Zakończcie ją albo niech ktoś inny gra dalej.</translation>
    </message>
    <message>
        <source>A wrong challenge costs your turn.</source>
        <translation>Błędne sprawdzenie kosztuje ruch.</translation>
    </message>
    <message>
        <source>A wrong challenge gives {name} {points}.</source>
        <translation>Błędne sprawdzenie: {name} dostaje {points}.</translation>
    </message>
    <message>
        <source>A wrong challenge is free.</source>
        <translation>Błędne sprawdzenie nic nie kosztuje.</translation>
    </message>
    <message>
        <source>All racks are open now.</source>
        <translation>Wszystkie stojaki są odkryte.</translation>
    </message>
    <message>
        <source>Choose a letter for the blank.</source>
        <translation>Wybierz literę dla blanka.</translation>
    </message>
    <message>
        <source>Does anybody challenge?</source>
        <translation>Ktoś sprawdza?</translation>
    </message>
    <message>
        <source>Does {name} challenge?</source>
        <translation>Czy {name} sprawdza?</translation>
    </message>
    <message>
        <source>Drag tiles to the board, click them or type.</source>
        <translation>Przeciągaj płytki na planszę, klikaj je albo pisz.</translation>
    </message>
    <message>
        <source>Drawn: {lots}. {name} plays first.</source>
        <translation>Wylosowano: {lots}. Zaczyna {name}.</translation>
    </message>
    <message numerus="yes">
        <source>Exchange %n tile(s)</source>
        <translation>
            <numerusform>Wymień %n płytkę</numerusform>
            <numerusform>Wymień %n płytki</numerusform>
            <numerusform>Wymień %n płytek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Is {words} a word?</source>
        <translation>
            <numerusform>Czy {words} to słowo?</numerusform>
            <numerusform>Czy {words} to słowa?</numerusform>
            <numerusform>Czy {words} to słowa?</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep your tiles in one row or column. Look at {squares}.</source>
        <translation>Kładź swoje płytki w jednym rzędzie lub kolumnie. Spójrz na {squares}.</translation>
    </message>
    <message>
        <source>Lay a tile first.</source>
        <translation>Najpierw połóż płytkę.</translation>
    </message>
    <message>
        <source>Lay a word</source>
        <translation>Ułóż słowo</translation>
    </message>
    <message>
        <source>No dictionary during the game. Challenge a word instead!</source>
        <translation>Żadnego słownika w trakcie gry. Lepiej powiedz „sprawdzam”!</translation>
    </message>
    <message>
        <source>No {tile} on the board</source>
        <translation>Na planszy nie ma {tile}</translation>
    </message>
    <message>
        <source>Nobody sits there. Choose another player.</source>
        <translation>Nikt tam nie siedzi. Wybierz innego gracza.</translation>
    </message>
    <message>
        <source>Not a word yet</source>
        <translation>To jeszcze nie słowo</translation>
    </message>
    <message>
        <source>Not in the dictionary: {words}.</source>
        <translation>Spoza słownika: {words}.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Połóż</translation>
    </message>
    <message>
        <source>Play +{score}</source>
        <translation>Połóż +{score}</translation>
    </message>
    <message>
        <source>Somebody here has that name. Choose another one.</source>
        <translation>Ktoś tu już ma takie imię. Wybierz inne.</translation>
    </message>
    <message>
        <source>Teach me {word}</source>
        <translation>Naucz mnie {word}</translation>
    </message>
    <message>
        <source>That&apos;s off the board.</source>
        <translation>To poza planszą.</translation>
    </message>
    <message>
        <source>The challenge was wrong. The play counts.</source>
        <translation>Błędne sprawdzenie. Ruch się liczy.</translation>
    </message>
    <message>
        <source>The first word must cover the star on {start}.</source>
        <translation>Pierwsze słowo musi zakryć gwiazdkę na {start}.</translation>
    </message>
    <message numerus="yes">
        <source>The first word needs %n letter(s) or more.</source>
        <translation>
            <numerusform>Pierwsze słowo ma %n literę lub więcej.</numerusform>
            <numerusform>Pierwsze słowo ma %n litery lub więcej.</numerusform>
            <numerusform>Pierwsze słowo ma %n liter lub więcej.</numerusform>
        </translation>
    </message>
    <message>
        <source>The play counts. {challenger} loses a turn.</source>
        <translation>Ruch się liczy. {challenger} traci kolejkę.</translation>
    </message>
    <message>
        <source>The play counts. {name} gets {points}.</source>
        <translation>Ruch się liczy. {name} dostaje {points}.</translation>
    </message>
    <message>
        <source>The racks are hidden again.</source>
        <translation>Stojaki znów są zakryte.</translation>
    </message>
    <message>
        <source>There aren&apos;t enough tiles in the bag.</source>
        <translation>W woreczku jest za mało płytek.</translation>
    </message>
    <message>
        <source>There&apos;s a gap at {squares}.</source>
        <translation>Na {squares} jest przerwa.</translation>
    </message>
    <message>
        <source>There&apos;s already a tile on {squares}.</source>
        <translation>Na {squares} już leży płytka.</translation>
    </message>
    <message>
        <source>These tiles don&apos;t have that letter.</source>
        <translation>Te płytki nie mają takiej litery.</translation>
    </message>
    <message>
        <source>Those letters are one tile in this set: {squares}.</source>
        <translation>Te litery to w tym zestawie jedna płytka: {squares}.</translation>
    </message>
    <message numerus="yes">
        <source>Usually scores about %n point(s) a game</source>
        <translation>
            <numerusform>Zwykle robi około %n punktu w grze</numerusform>
            <numerusform>Zwykle robi około %n punktów w grze</numerusform>
            <numerusform>Zwykle robi około %n punktów w grze</numerusform>
        </translation>
    </message>
    <message>
        <source>What does {word} mean? ({points})</source>
        <translation>Co znaczy {word}? ({points})</translation>
    </message>
    <message numerus="yes">
        <source>You can only exchange while the bag has %n tile(s) or more.</source>
        <translation>
            <numerusform>Wymieniać można tylko, gdy w woreczku jest co najmniej %n płytka.</numerusform>
            <numerusform>Wymieniać można tylko, gdy w woreczku są co najmniej %n płytki.</numerusform>
            <numerusform>Wymieniać można tylko, gdy w woreczku jest co najmniej %n płytek.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can&apos;t challenge your own play.</source>
        <translation>Własnego ruchu nie można sprawdzać.</translation>
    </message>
    <message>
        <source>You can&apos;t do that right now.</source>
        <translation>Teraz się nie da.</translation>
    </message>
    <message>
        <source>You have no blank.</source>
        <translation>Nie masz blanka.</translation>
    </message>
    <message>
        <source>You have no vote on that.</source>
        <translation>Nad tym nie głosujesz.</translation>
    </message>
    <message>
        <source>You&apos;ve said so already.</source>
        <translation>To już wiemy od ciebie.</translation>
    </message>
    <message numerus="yes">
        <source>Your tile(s) on {squares} must touch another word.</source>
        <translation>
            <numerusform>Twoja płytka na {squares} musi dotykać innego słowa.</numerusform>
            <numerusform>Twoje płytki na {squares} muszą dotykać innego słowa.</numerusform>
            <numerusform>Twoje płytki na {squares} muszą dotykać innego słowa.</numerusform>
        </translation>
    </message>
    <message>
        <source>a wrong challenge costs a turn</source>
        <translation>błędne sprawdzenie kosztuje ruch</translation>
    </message>
    <message numerus="yes">
        <source>a wrong challenge gives %n point(s)</source>
        <translation>
            <numerusform>błędne sprawdzenie daje %n punkt</numerusform>
            <numerusform>błędne sprawdzenie daje %n punkty</numerusform>
            <numerusform>błędne sprawdzenie daje %n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>blank</source>
        <translation>blank</translation>
    </message>
    <message>
        <source>challenges are free</source>
        <translation>sprawdzanie nic nie kosztuje</translation>
    </message>
    <message>
        <source>ended by the table</source>
        <translation>stół kończy grę</translation>
    </message>
    <message>
        <source>everybody passed</source>
        <translation>wszyscy pasują</translation>
    </message>
    <message>
        <source>everyday words</source>
        <translation>codzienne słowa</translation>
    </message>
    <message>
        <source>gained and lost</source>
        <translation>zyskane i stracone</translation>
    </message>
    <message>
        <source>gained twice</source>
        <translation>zyskane podwójnie</translation>
    </message>
    <message>
        <source>nobody can play them</source>
        <translation>nikt nie może ich zagrać</translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>simple words</source>
        <translation>proste słowa</translation>
    </message>
    <message>
        <source>the best play</source>
        <translation>najlepszy ruch</translation>
    </message>
    <message>
        <source>you decide together</source>
        <translation>decydujecie razem</translation>
    </message>
    <message numerus="yes">
        <source>{by} challenges: {words} isn&apos;t in the dictionary. {name} loses the turn.</source>
        <translation>
            <numerusform>{by} sprawdza: {words} spoza słownika. {name} traci ruch.</numerusform>
            <numerusform>{by} sprawdza: {words} spoza słownika. {name} traci ruch.</numerusform>
            <numerusform>{by} sprawdza: {words} spoza słownika. {name} traci ruch.</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} and {last} don&apos;t challenge.</source>
        <translation>{names} i {last} nie sprawdzają.</translation>
    </message>
    <message>
        <source>{names} and {last} share it</source>
        <translation>{names} i {last} dzielą się wygraną</translation>
    </message>
    <message>
        <source>{name} doesn&apos;t challenge.</source>
        <translation>{name} nie sprawdza.</translation>
    </message>
    <message>
        <source>{name} exchanges {tiles}.</source>
        <translation>{name} wymienia: {tiles}.</translation>
    </message>
    <message>
        <source>{name} had {tiles} left</source>
        <translation>{name}: zostało {tiles}</translation>
    </message>
    <message>
        <source>{name} has no tiles left</source>
        <translation>{name} nie ma już płytek</translation>
    </message>
    <message>
        <source>{name} has {tiles} left: {points}.</source>
        <translation>{name}, zostaje {tiles}: {points}.</translation>
    </message>
    <message>
        <source>{name} leaves. The tiles go back in the bag.</source>
        <translation>{name} odchodzi. Płytki wracają do woreczka.</translation>
    </message>
    <message>
        <source>{name} left the game</source>
        <translation>{name} odchodzi przed końcem</translation>
    </message>
    <message>
        <source>{name} misses a turn.</source>
        <translation>{name} traci kolejkę.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} pasuje.</translation>
    </message>
    <message>
        <source>{name} played every tile: {points}.</source>
        <translation>{name}, wszystkie płytki wyłożone: {points}.</translation>
    </message>
    <message>
        <source>{name} plays first.</source>
        <translation>Zaczyna {name}.</translation>
    </message>
    <message>
        <source>{name} takes the lead</source>
        <translation>{name} obejmuje prowadzenie</translation>
    </message>
    <message>
        <source>{name} wins by {points}</source>
        <translation>{name} wygrywa, przewaga: {points}</translation>
    </message>
    <message>
        <source>{name}&apos;s turn.</source>
        <translation>Teraz gra {name}.</translation>
    </message>
    <message>
        <source>{name}: {words}, {points}.</source>
        <translation>{name}: {words}, {points}.</translation>
    </message>
    <message>
        <source>{tile} on {squares}</source>
        <translation>{tile} na {squares}</translation>
    </message>
    <message numerus="yes">
        <source>{words} doesn&apos;t count. {name} loses the turn.</source>
        <translation>
            <numerusform>{words} nie liczy się. {name} traci ruch.</numerusform>
            <numerusform>{words} nie liczą się. {name} traci ruch.</numerusform>
            <numerusform>{words} nie liczą się. {name} traci ruch.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{words} isn&apos;t on your rack.</source>
        <translation>
            <numerusform>Na twoim stojaku nie ma {words}.</numerusform>
            <numerusform>Na twoim stojaku nie ma {words}.</numerusform>
            <numerusform>Na twoim stojaku nie ma {words}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{words}, plus {bonus} for {tiles}</source>
        <translation>{words}, plus {bonus} za {tiles}</translation>
    </message>
    <message>
        <source>{words}. You&apos;ll decide together about {unknown}.</source>
        <translation>{words}. O {unknown} zdecydujecie razem.</translation>
    </message>
</context>
<context>
    <name>ScrabbleTablePage</name>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Computer thinking is hidden.</source>
        <translation>Komputery myślą po kryjomu.</translation>
    </message>
    <message>
        <source>Computers play on at once.</source>
        <translation>Komputery grają od razu.</translation>
    </message>
    <message>
        <source>Computers wait for you now.</source>
        <translation>Teraz komputery czekają na was.</translation>
    </message>
    <message>
        <source>Count now, and unplayed tiles come off the scores.
Or play on another day. It&apos;s saved.</source>
        <translation>Jeśli liczycie teraz, płytki na stojakach odejmują punkty.
Albo dokończcie innego dnia. Gra jest zapisana.</translation>
    </message>
    <message>
        <source>Count the points now</source>
        <translation>Policz punkty teraz</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Zakończ grę</translation>
    </message>
    <message>
        <source>From now on everybody sees everybody&apos;s tiles.</source>
        <translation>Odtąd wszyscy widzą płytki wszystkich.</translation>
    </message>
    <message>
        <source>Keep it for another day</source>
        <translation>Zostaw na inny dzień</translation>
    </message>
    <message>
        <source>No undo in this game.</source>
        <translation>Tu nie ma cofania.</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Open all racks</source>
        <translation>Odkryć wszystkie stojaki</translation>
    </message>
    <message>
        <source>Open racks</source>
        <translation>Odkryj</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Zbierz</translation>
    </message>
    <message>
        <source>That turn can&apos;t be undone.</source>
        <translation>Tego ruchu nie można cofnąć.</translation>
    </message>
    <message>
        <source>The board is covered and the clocks have stopped</source>
        <translation>Plansza jest zakryta, a zegary stoją</translation>
    </message>
    <message>
        <source>The clocks are running</source>
        <translation>Zegary idą</translation>
    </message>
    <message>
        <source>There&apos;s nothing to undo yet.</source>
        <translation>Nie ma jeszcze czego cofać.</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>Ruch {number}</translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation>Cofnięto.</translation>
    </message>
    <message>
        <source>You watch computers think.</source>
        <translation>Patrzycie, jak komputery myślą.</translation>
    </message>
    <message>
        <source>{name}&apos;s tiles go back in the bag. The points stay, but can&apos;t win.</source>
        <translation>{name} oddaje płytki do woreczka. Punkty zostają, ale nie dają wygranej.</translation>
    </message>
    <message>
        <source>{word} is in the cards of {name} now.</source>
        <translation>{word} jest już wśród kart: {name}.</translation>
    </message>
</context>
<context>
    <name>ScrabbleViewerPage</name>
    <message numerus="yes">
        <source>%n line(s) of the file can&apos;t be quite right. Look for ⚠.</source>
        <translation>
            <numerusform>W %n wierszu pliku coś się nie zgadza. Szukaj ⚠.</numerusform>
            <numerusform>W %n wierszach pliku coś się nie zgadza. Szukaj ⚠.</numerusform>
            <numerusform>W %n wierszach pliku coś się nie zgadza. Szukaj ⚠.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n score(s) in the file don&apos;t add up. Look for ≠.</source>
        <translation>
            <numerusform>%n wynik w pliku się nie zgadza. Szukaj ≠.</numerusform>
            <numerusform>%n wyniki w pliku się nie zgadzają. Szukaj ≠.</numerusform>
            <numerusform>%n wyników w pliku się nie zgadza. Szukaj ≠.</numerusform>
        </translation>
    </message>
    <message>
        <source>All scores in the file are right.</source>
        <translation>Wszystkie wyniki w pliku się zgadzają.</translation>
    </message>
    <message>
        <source>Best plays</source>
        <translation>Najlepsze ruchy</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Początek</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Podsumowanie</translation>
    </message>
    <message>
        <source>This game isn&apos;t over, so the racks stay covered.</source>
        <translation>Ta gra jeszcze trwa, więc stojaki są zakryte.</translation>
    </message>
    <message>
        <source>Total after {move}: the file says {stated}. We count {counted}.</source>
        <translation>Stan po {move}: w pliku {stated}. My liczymy {counted}.</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Ruchy</translation>
    </message>
    <message>
        <source>{move}: the file says {stated}. We count {counted}.</source>
        <translation>{move}: w pliku {stated}. My liczymy {counted}.</translation>
    </message>
</context>
<context>
    <name>SearchPanel</name>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n słowo</numerusform>
            <numerusform>%n słowa</numerusform>
            <numerusform>%n słów</numerusform>
        </translation>
    </message>
    <message>
        <source>A hint, a little more with each press (F2)</source>
        <translation>Podpowiedź, z każdym naciśnięciem trochę więcej (F2)</translation>
    </message>
    <message numerus="yes">
        <source>All %n word(s)</source>
        <translation>
            <numerusform>Wszystkie: %n słowo</numerusform>
            <numerusform>Wszystkie %n słowa</numerusform>
            <numerusform>Wszystkie %n słów</numerusform>
        </translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>Type or trace a word</source>
        <translation>Wpisz lub wskaż słowo</translation>
    </message>
    <message>
        <source>Your words</source>
        <translation>Twoje słowa</translation>
    </message>
</context>
<context>
    <name>SeatButton</name>
    <message>
        <source>Ctrl and an arrow key changes seats.</source>
        <translation>Ctrl i strzałka zmieniają miejsca.</translation>
    </message>
</context>
<context>
    <name>SeatMenu</name>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Odejdź</translation>
    </message>
    <message>
        <source>Look at my tiles</source>
        <translation>Zobacz swoje płytki</translation>
    </message>
    <message>
        <source>Somebody else plays on…</source>
        <translation>Dalej gra ktoś inny…</translation>
    </message>
    <message>
        <source>Who plays on?</source>
        <translation>Kto gra dalej?</translation>
    </message>
    <message>
        <source>{name} ({level}) plays on</source>
        <translation>Dalej gra {name} ({level})</translation>
    </message>
    <message>
        <source>{name} is back</source>
        <translation>{name} wraca</translation>
    </message>
    <message>
        <source>{name} is back.</source>
        <translation>{name} wraca.</translation>
    </message>
    <message>
        <source>{name} leaves</source>
        <translation>{name} odchodzi</translation>
    </message>
    <message>
        <source>{name} leaves…</source>
        <translation>{name} odchodzi…</translation>
    </message>
    <message>
        <source>{name} plays on</source>
        <translation>Dalej gra {name}</translation>
    </message>
    <message>
        <source>{name} plays on for {other}.</source>
        <translation>{name} gra dalej za: {other}.</translation>
    </message>
</context>
<context>
    <name>SeatView</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n płytka</numerusform>
            <numerusform>%n płytki</numerusform>
            <numerusform>%n płytek</numerusform>
        </translation>
    </message>
    <message>
        <source>tied</source>
        <translation>remis</translation>
    </message>
    <message>
        <source>won</source>
        <translation>wygrana</translation>
    </message>
    <message>
        <source>{name}&apos;s rack</source>
        <translation>Stojak: {name}</translation>
    </message>
</context>
<context>
    <name>SeatsCard</name>
    <message>
        <source>+ Add computer</source>
        <translation>+ Komputer</translation>
    </message>
    <message>
        <source>+ Add person</source>
        <translation>+ Osoba</translation>
    </message>
    <message>
        <source>Amber</source>
        <translation>Bursztyn</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Niebieski</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>Kot</translation>
    </message>
    <message>
        <source>Colour and picture</source>
        <translation>Kolor i obrazek</translation>
    </message>
    <message>
        <source>Crown</source>
        <translation>Korona</translation>
    </message>
    <message>
        <source>Drag to change seats</source>
        <translation>Przeciągnij, by zmienić miejsca</translation>
    </message>
    <message>
        <source>Fair match</source>
        <translation>Równy rywal</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>Ryba</translation>
    </message>
    <message>
        <source>Flower</source>
        <translation>Kwiat</translation>
    </message>
    <message>
        <source>Heart</source>
        <translation>Serce</translation>
    </message>
    <message>
        <source>I play about as strong as you. You should win about half.</source>
        <translation>Gram mniej więcej tak jak ty. Co druga gra powinna być twoja.</translation>
    </message>
    <message>
        <source>Initial</source>
        <translation>Inicjał</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Odejdź od stołu</translation>
    </message>
    <message>
        <source>Moon</source>
        <translation>Księżyc</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Imię</translation>
    </message>
    <message>
        <source>Olive</source>
        <translation>Oliwkowy</translation>
    </message>
    <message>
        <source>Others…</source>
        <translation>Inni…</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Różowy</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Gracz {number}</translation>
    </message>
    <message>
        <source>Plays about as strong as you, going by your last games.</source>
        <translation>Gra mniej więcej tak jak ty, według twoich ostatnich gier.</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Fioletowy</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Czerwony</translation>
    </message>
    <message>
        <source>Rocket</source>
        <translation>Rakieta</translation>
    </message>
    <message>
        <source>Seat {name}</source>
        <translation>Miejsce: {name}</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Grafitowy</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Gwiazda</translation>
    </message>
    <message>
        <source>Stronger</source>
        <translation>Silniejszy</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>Słońce</translation>
    </message>
    <message>
        <source>Tap a player to edit them.</source>
        <translation>Dotknij gracza, by zmienić jego dane.</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>Morski</translation>
    </message>
    <message>
        <source>Weaker</source>
        <translation>Słabszy</translation>
    </message>
    <message>
        <source>Who&apos;s playing?</source>
        <translation>Kto gra?</translation>
    </message>
    <message>
        <source>Who&apos;s playing? Add the first person.</source>
        <translation>Kto gra? Dodaj pierwszą osobę.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln słowo</numerusform>
            <numerusform>%Ln słowa</numerusform>
            <numerusform>%Ln słów</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Animation</source>
        <translation>&amp;Animacja</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Kolory</translation>
    </message>
    <message>
        <source>&amp;Dictionary</source>
        <translation>&amp;Słownik</translation>
    </message>
    <message>
        <source>&amp;Reading pace</source>
        <translation>Tempo c&amp;zytania</translation>
    </message>
    <message>
        <source>&amp;Sound (Ctrl+M)</source>
        <translation>&amp;Dźwięk (Ctrl+M)</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Zawsze</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animacja</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Ręcznie</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Kolory</translation>
    </message>
    <message>
        <source>Computer players chat a &amp;bit</source>
        <translation>Komputery &amp;trochę gadają</translation>
    </message>
    <message>
        <source>Computer players read their words al&amp;oud</source>
        <translation>Komputery czytają swoje słowa na &amp;głos</translation>
    </message>
    <message>
        <source>D&amp;ictionaries…</source>
        <translation>Słown&amp;iki…</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Ciemny</translation>
    </message>
    <message>
        <source>Dictionary</source>
        <translation>Słownik</translation>
    </message>
    <message>
        <source>Game &amp;volume</source>
        <translation>&amp;Głośność gry</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Wysoki kontrast</translation>
    </message>
    <message>
        <source>Hurtful and crude words</source>
        <translation>Słowa obraźliwe i wulgarne</translation>
    </message>
    <message>
        <source>Lang&amp;uage</source>
        <translation>&amp;Język</translation>
    </message>
    <message>
        <source>Language of the window</source>
        <translation>Język okna</translation>
    </message>
    <message>
        <source>Letter size in percent</source>
        <translation>Wielkość liter w procentach</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Jasny</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Wygląd</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nigdy</translation>
    </message>
    <message>
        <source>No sound device found. Plug in headphones or speakers and try again.</source>
        <translation>Brak urządzenia dźwiękowego. Podłącz słuchawki lub głośniki i spróbuj ponownie.</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normalnie</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Szybko</translation>
    </message>
    <message>
        <source>Reading pace in Boggle</source>
        <translation>Tempo czytania w Boggle</translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation>Jak w systemie</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Show crude meanin&amp;gs too</source>
        <translation>Pokazuj też wul&amp;garne znaczenia</translation>
    </message>
    <message>
        <source>Size of &amp;letters</source>
        <translation>Wielkość &amp;liter</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Wolno</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Dźwięk</translation>
    </message>
    <message>
        <source>T&amp;est</source>
        <translation>T&amp;est</translation>
    </message>
    <message>
        <source>Test the sound</source>
        <translation>Sprawdź dźwięk</translation>
    </message>
    <message>
        <source>The game never shows or plays such words by itself.</source>
        <translation>Gra sama nigdy nie pokazuje ani nie kładzie takich słów.</translation>
    </message>
    <message>
        <source>They coun&amp;t</source>
        <translation>Liczą si&amp;ę</translation>
    </message>
    <message>
        <source>They do&amp;n&apos;t count</source>
        <translation>&amp;Nie liczą się</translation>
    </message>
    <message>
        <source>Voice volu&amp;me</source>
        <translation>Głośność &amp;mowy</translation>
    </message>
    <message>
        <source>Volume of the game in percent</source>
        <translation>Głośność gry w procentach</translation>
    </message>
    <message>
        <source>Volume of the voice in percent</source>
        <translation>Głośność mowy w procentach</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Słowa</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent}%</translation>
    </message>
</context>
<context>
    <name>ShakePanel</name>
    <message>
        <source>Print boards and blank lists, with the screen covered (Ctrl+P)</source>
        <translation>Drukuj plansze i puste listy, przy zakrytym ekranie (Ctrl+P)</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spację</translation>
    </message>
</context>
<context>
    <name>SideWindow</name>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>Slip</name>
    <message>
        <source>No words this time</source>
        <translation>Tym razem bez słów</translation>
    </message>
    <message>
        <source>Reads from paper</source>
        <translation>Czyta z papieru</translation>
    </message>
    <message>
        <source>{name}&apos;s list</source>
        <translation>Lista: {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s list, crossed off</source>
        <translation>Lista: {name}, skreślone</translation>
    </message>
</context>
<context>
    <name>Sources</name>
    <message>
        <source>All files</source>
        <translation>Wszystkie pliki</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Gry</translation>
    </message>
    <message>
        <source>Open a game file</source>
        <translation>Otwórz plik gry</translation>
    </message>
    <message>
        <source>Position copied.</source>
        <translation>Pozycja skopiowana.</translation>
    </message>
    <message>
        <source>The copied text isn&apos;t a position: {reason}</source>
        <translation>Skopiowany tekst to nie pozycja: {reason}</translation>
    </message>
    <message>
        <source>{file} can&apos;t be opened. {reason}</source>
        <translation>Nie można otworzyć {file}. {reason}</translation>
    </message>
</context>
<context>
    <name>SpotView</name>
    <message numerus="yes">
        <source>%n letter(s)</source>
        <translation>
            <numerusform>%n litera</numerusform>
            <numerusform>%n litery</numerusform>
            <numerusform>%n liter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>Found: {word}!</source>
        <translation>Znalezione: {word}!</translation>
    </message>
    <message>
        <source>Here it is: {word}</source>
        <translation>Oto ono: {word}</translation>
    </message>
    <message>
        <source>Next board</source>
        <translation>Następna plansza</translation>
    </message>
    <message>
        <source>Nothing to spot yet. Words you overlook in Boggle come here.</source>
        <translation>Nie ma jeszcze czego wypatrywać. Trafią tu słowa, które umkną ci w Boggle.</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Pokaż</translation>
    </message>
    <message>
        <source>The word you see</source>
        <translation>Słowo, które widzisz</translation>
    </message>
    <message>
        <source>You have {word} already.</source>
        <translation>{word} już masz.</translation>
    </message>
    <message numerus="yes">
        <source>You know %n word(s) that you missed here. Spot them!</source>
        <translation>
            <numerusform>Znasz %n słowo, które ci tu umknęło. Wypatrz je!</numerusform>
            <numerusform>Znasz %n słowa, które ci tu umknęły. Wypatrz je!</numerusform>
            <numerusform>Znasz %n słów, które ci tu umknęły. Wypatrz je!</numerusform>
        </translation>
    </message>
    <message>
        <source>Your word</source>
        <translation>Twoje słowo</translation>
    </message>
    <message>
        <source>{sign} {word} · {points}</source>
        <translation>{sign} {word} · {points}</translation>
    </message>
    <message>
        <source>{word} counts too! Look for another one.</source>
        <translation>{word} też się liczy! Szukaj innego.</translation>
    </message>
    <message>
        <source>{word} isn&apos;t in the dictionary.</source>
        <translation>{word}: nie ma w słowniku.</translation>
    </message>
    <message>
        <source>{word} isn&apos;t on this board.</source>
        <translation>{word}: nie ma na tej planszy.</translation>
    </message>
</context>
<context>
    <name>Spotlight</name>
    <message>
        <source>COUNTS</source>
        <translation>LICZY SIĘ</translation>
    </message>
    <message>
        <source>DOESN&apos;T COUNT</source>
        <translation>NIE LICZY SIĘ</translation>
    </message>
    <message>
        <source>IN THE DICTIONARY</source>
        <translation>JEST W SŁOWNIKU</translation>
    </message>
    <message>
        <source>NOT IN THE DICTIONARY</source>
        <translation>NIE MA W SŁOWNIKU</translation>
    </message>
    <message>
        <source>You decide together</source>
        <translation>Decydujecie razem</translation>
    </message>
    <message>
        <source>{name} challenges</source>
        <translation>{name} sprawdza</translation>
    </message>
    <message>
        <source>{name} plays first</source>
        <translation>Zaczyna {name}</translation>
    </message>
</context>
<context>
    <name>StandingGrid</name>
    <message>
        <source>{name}: {total}</source>
        <translation>{name}: {total}</translation>
    </message>
</context>
<context>
    <name>StatedMoves</name>
    <message>
        <source>%: winning chances lost</source>
        <translation>%: utracone szanse wygranej</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Koszt</translation>
    </message>
    <message>
        <source>Points this turn lost against the best play.</source>
        <translation>Punkty stracone w tym ruchu wobec najlepszego.</translation>
    </message>
    <message>
        <source>best play</source>
        <translation>najlepszy ruch</translation>
    </message>
    <message>
        <source>not in this dictionary</source>
        <translation>brak w tym słowniku</translation>
    </message>
    <message>
        <source>unknown rack</source>
        <translation>nieznany stojak</translation>
    </message>
    <message>
        <source>{points} points lost</source>
        <translation>stracone punkty: {points}</translation>
    </message>
    <message>
        <source>{share} fewer games won</source>
        <translation>o {share} mniej wygranych</translation>
    </message>
    <message>
        <source>✓ best play, ? unknown rack, * word not in the dictionary</source>
        <translation>✓ najlepszy ruch, ? nieznany stojak, * słowo spoza słownika</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>Less</source>
        <translation>Mniej</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Więcej</translation>
    </message>
</context>
<context>
    <name>TablePanel</name>
    <message>
        <source>Pause</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Dalej</translation>
    </message>
</context>
<context>
    <name>TasteCard</name>
    <message>
        <source>Black-and-white board</source>
        <translation>Czarno-biała plansza</translation>
    </message>
    <message>
        <source>Large symbols on bonus squares</source>
        <translation>Duże znaki na polach premiowych</translation>
    </message>
    <message>
        <source>Pause between computer turns</source>
        <translation>Przerwa między ruchami komputerów</translation>
    </message>
    <message>
        <source>Watch the computer think</source>
        <translation>Patrz, jak komputer myśli</translation>
    </message>
</context>
<context>
    <name>TeamNames</name>
    <message>
        <source>Blue triangle</source>
        <translation>Niebieski trójkąt</translation>
    </message>
    <message>
        <source>Golden star</source>
        <translation>Złota gwiazda</translation>
    </message>
    <message>
        <source>Green square</source>
        <translation>Zielony kwadrat</translation>
    </message>
    <message>
        <source>Grey cross</source>
        <translation>Szary krzyż</translation>
    </message>
    <message>
        <source>Name of the team {team}</source>
        <translation>Nazwa drużyny {team}</translation>
    </message>
    <message>
        <source>Purple diamond</source>
        <translation>Fioletowy romb</translation>
    </message>
    <message>
        <source>Red circle</source>
        <translation>Czerwone koło</translation>
    </message>
    <message>
        <source>What the teams are called:</source>
        <translation>Nazwy drużyn:</translation>
    </message>
</context>
<context>
    <name>ThinkingCard</name>
    <message>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Zagraj teraz</translation>
    </message>
    <message>
        <source>Slower or faster</source>
        <translation>Wolniej lub szybciej</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name} myśli…</translation>
    </message>
    <message>
        <source>{name}&apos;s rack</source>
        <translation>Stojak: {name}</translation>
    </message>
</context>
<context>
    <name>TileCounts</name>
    <message numerus="yes">
        <source>%n blank(s)</source>
        <translation>
            <numerusform>%n blank</numerusform>
            <numerusform>%n blanki</numerusform>
            <numerusform>%n blanków</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>exchanged %n tile(s)</source>
        <translation>
            <numerusform>wymiana: %n płytka</numerusform>
            <numerusform>wymiana: %n płytki</numerusform>
            <numerusform>wymiana: %n płytek</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TileDrag</name>
    <message>
        <source>blank</source>
        <translation>blank</translation>
    </message>
    <message>
        <source>{letter} picked up. Choose a square.</source>
        <translation>{letter} w ręku. Wybierz pole.</translation>
    </message>
</context>
<context>
    <name>TilePhones</name>
    <message>
        <source>That doesn&apos;t fit. Type a square like 8H, then the word.</source>
        <translation>To nie pasuje. Wpisz pole, np. 8H, a potem słowo.</translation>
    </message>
    <message>
        <source>and {words}</source>
        <translation>i {words}</translation>
    </message>
</context>
<context>
    <name>TilePlacingPage</name>
    <message>
        <source>Shuffle</source>
        <translation>Pomieszaj</translation>
    </message>
</context>
<context>
    <name>TilesCard</name>
    <message numerus="yes">
        <source>%n unseen tile(s)</source>
        <translation>
            <numerusform>%n nieznana płytka</numerusform>
            <numerusform>%n nieznane płytki</numerusform>
            <numerusform>%n nieznanych płytek</numerusform>
        </translation>
    </message>
    <message>
        <source>Take off</source>
        <translation>Zdejmij</translation>
    </message>
    <message>
        <source>To the board</source>
        <translation>Na planszę</translation>
    </message>
    <message>
        <source>To the rack</source>
        <translation>Na stojak</translation>
    </message>
    <message>
        <source>as a blank</source>
        <translation>jako blank</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>blank</translation>
    </message>
    <message>
        <source>{letter}, {count} unseen</source>
        <translation>{letter}, nieznane: {count}</translation>
    </message>
    <message>
        <source>→ across</source>
        <translation>→ poziomo</translation>
    </message>
    <message>
        <source>↓ down</source>
        <translation>↓ pionowo</translation>
    </message>
</context>
<context>
    <name>TodayCard</name>
    <message>
        <source>Today&apos;s board</source>
        <translation>Plansza dnia</translation>
    </message>
</context>
<context>
    <name>TurnGlass</name>
    <message>
        <source>Timer of the turn</source>
        <translation>Klepsydra ruchu</translation>
    </message>
</context>
<context>
    <name>TurnsList</name>
    <message>
        <source>Turns</source>
        <translation>Ruchy</translation>
    </message>
</context>
<context>
    <name>UnseenGrid</name>
    <message>
        <source>Unseen tiles</source>
        <translation>Nieznane płytki</translation>
    </message>
</context>
<context>
    <name>UnseenModel</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>blank</source>
        <translation>blank</translation>
    </message>
    <message>
        <source>{letter}: {unseen} of {count} unseen, {points}</source>
        <translation>{letter}: nieznane {unseen} z {count}, {points}</translation>
    </message>
</context>
<context>
    <name>ViewerPage</name>
    <message>
        <source>Add to your saved games</source>
        <translation>Dodaj do zapisanych gier</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Back to saved games</source>
        <translation>Do zapisanych gier</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Początek</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Naprzód</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Koniec</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Znaczenie</translation>
    </message>
    <message>
        <source>Print or save as PDF (Ctrl+P)</source>
        <translation>Drukuj lub zapisz jako PDF (Ctrl+P)</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drukuj…</translation>
    </message>
    <message>
        <source>Save this game</source>
        <translation>Zapisz tę grę</translation>
    </message>
    <message>
        <source>What the chosen word means (Ctrl+L)</source>
        <translation>Co znaczy wybrane słowo (Ctrl+L)</translation>
    </message>
    <message>
        <source>start</source>
        <translation>początek</translation>
    </message>
    <message>
        <source>{place} of {last}</source>
        <translation>{place} z {last}</translation>
    </message>
</context>
<context>
    <name>WaitingCard</name>
    <message numerus="yes">
        <source>%n more game(s)</source>
        <translation>
            <numerusform>jeszcze %n gra</numerusform>
            <numerusform>jeszcze %n gry</numerusform>
            <numerusform>jeszcze %n gier</numerusform>
        </translation>
    </message>
    <message>
        <source>A tie at {points}</source>
        <translation>Remis, punkty: {points}</translation>
    </message>
    <message>
        <source>A tie, first to {target}</source>
        <translation>Remis, do {target}</translation>
    </message>
    <message>
        <source>Archive this game…</source>
        <translation>Przenieś tę grę do archiwum…</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>Continue: {game}</source>
        <translation>Graj dalej: {game}</translation>
    </message>
    <message>
        <source>First to {target}</source>
        <translation>Do {target}</translation>
    </message>
    <message>
        <source>Pick up where you left off</source>
        <translation>Tu przerwaliście</translation>
    </message>
    <message>
        <source>Saved games…</source>
        <translation>Zapisane gry…</translation>
    </message>
    <message>
        <source>{game}, round {number}</source>
        <translation>{game}, runda {number}</translation>
    </message>
    <message>
        <source>{game}, turn {number}</source>
        <translation>{game}, ruch {number}</translation>
    </message>
    <message>
        <source>{name} leads</source>
        <translation>Prowadzi {name}</translation>
    </message>
    <message>
        <source>{name} leads, first to {target}</source>
        <translation>Prowadzi {name}, do {target}</translation>
    </message>
    <message numerus="yes">
        <source>{name}, %n point(s)</source>
        <translation>
            <numerusform>{name}, %n punkt</numerusform>
            <numerusform>{name}, %n punkty</numerusform>
            <numerusform>{name}, %n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>{team} lead</source>
        <translation>Na prowadzeniu: {team}</translation>
    </message>
    <message>
        <source>{team} lead, first to {target}</source>
        <translation>Na prowadzeniu: {team}, do {target}</translation>
    </message>
</context>
<context>
    <name>WeekChart</name>
    <message>
        <source>The last seven days</source>
        <translation>Ostatnie siedem dni</translation>
    </message>
    <message>
        <source>{day}: {points}</source>
        <translation>{day}: {points}</translation>
    </message>
</context>
<context>
    <name>WinPanel</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>Best word</source>
        <translation>Najlepsze słowo</translation>
    </message>
    <message>
        <source>Biggest jump</source>
        <translation>Największy skok</translation>
    </message>
    <message>
        <source>Closest moment</source>
        <translation>Najciekawsza chwila</translation>
    </message>
    <message>
        <source>HOORAY</source>
        <translation>HURRA</translation>
    </message>
    <message>
        <source>Points after each round</source>
        <translation>Punkty po każdej rundzie</translation>
    </message>
    <message>
        <source>Print a keepsake of this game, or save it as a picture (Ctrl+P)</source>
        <translation>Wydrukuj pamiątkę z tej gry albo zapisz jako obraz (Ctrl+P)</translation>
    </message>
    <message>
        <source>in round {round}</source>
        <translation>w rundzie {round}</translation>
    </message>
    <message numerus="yes">
        <source>{ahead} to {behind}, with %n round(s) to go</source>
        <translation>
            <numerusform>{ahead} do {behind}, została %n runda</numerusform>
            <numerusform>{ahead} do {behind}, zostały %n rundy</numerusform>
            <numerusform>{ahead} do {behind}, zostało %n rund</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} and {other} were level</source>
        <translation>{name} i {other}: był remis</translation>
    </message>
    <message numerus="yes">
        <source>{name} led by %n point(s)</source>
        <translation>
            <numerusform>{name}: przewaga %n punktu</numerusform>
            <numerusform>{name}: przewaga %n punktów</numerusform>
            <numerusform>{name}: przewaga %n punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} made %n point(s)</source>
        <translation>
            <numerusform>{name}: %n punkt</numerusform>
            <numerusform>{name}: %n punkty</numerusform>
            <numerusform>{name}: %n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, round {round} · {points}</source>
        <translation>{name}, runda {round} · {points}</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>&amp;Mute</source>
        <translation>W&amp;ycisz</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Mute (Ctrl+M)</source>
        <translation>Wycisz (Ctrl+M)</translation>
    </message>
    <message>
        <source>Sound is off (Ctrl+M)</source>
        <translation>Dźwięk jest wyłączony (Ctrl+M)</translation>
    </message>
    <message>
        <source>Sound off</source>
        <translation>Dźwięk wyłączony</translation>
    </message>
    <message>
        <source>Sound on</source>
        <translation>Dźwięk włączony</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Zostań</translation>
    </message>
</context>
<context>
    <name>WordEntry</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WordView</name>
    <message>
        <source>A word for word lovers</source>
        <translation>Słowo dla miłośników słów</translation>
    </message>
    <message>
        <source>Add its hooks</source>
        <translation>Dodaj przedłużki</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>Z tyłu</translation>
    </message>
    <message>
        <source>Dictionary: {title}</source>
        <translation>Słownik: {title}</translation>
    </message>
    <message>
        <source>Everyday: most grown-ups know it</source>
        <translation>Codzienne: zna je większość dorosłych</translation>
    </message>
    <message>
        <source>Hiding inside</source>
        <translation>Ukryte w środku</translation>
    </message>
    <message>
        <source>Hurtful or crude</source>
        <translation>Obraźliwe lub wulgarne</translation>
    </message>
    <message>
        <source>In front</source>
        <translation>Z przodu</translation>
    </message>
    <message>
        <source>In your games: {names}, {day}</source>
        <translation>W waszych grach: {names}, {day}</translation>
    </message>
    <message>
        <source>Not in the dictionary</source>
        <translation>Brak w słowniku</translation>
    </message>
    <message>
        <source>Other forms</source>
        <translation>Inne formy</translation>
    </message>
    <message>
        <source>Simple: most ten-year-olds know it</source>
        <translation>Proste: zna je większość dziesięciolatków</translation>
    </message>
    <message>
        <source>✓ Counts</source>
        <translation>✓ Liczy się</translation>
    </message>
    <message>
        <source>✓ House word</source>
        <translation>✓ Słowo domowe</translation>
    </message>
    <message>
        <source>✗ Not at home</source>
        <translation>✗ U nas nie</translation>
    </message>
</context>
<context>
    <name>WordsPanel</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n słowo</numerusform>
            <numerusform>%n słowa</numerusform>
            <numerusform>%n słów</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <translation>Wszystkie</translation>
    </message>
    <message>
        <source>By length {counts}</source>
        <translation>Według długości {counts}</translation>
    </message>
    <message>
        <source>Everyday words only</source>
        <translation>Tylko codzienne słowa</translation>
    </message>
    <message>
        <source>Minimum length</source>
        <translation>Najkrótsze słowo</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Przeoczone</translation>
    </message>
    <message>
        <source>Ours</source>
        <translation>Nasze</translation>
    </message>
    <message>
        <source>Sorted by</source>
        <translation>Kolejność</translation>
    </message>
    <message>
        <source>Table of points</source>
        <translation>Tabela punktów</translation>
    </message>
    <message>
        <source>Words of the board</source>
        <translation>Słowa na planszy</translation>
    </message>
    <message>
        <source>by commonness</source>
        <translation>według częstości</translation>
    </message>
    <message>
        <source>by length</source>
        <translation>według długości</translation>
    </message>
    <message>
        <source>by points</source>
        <translation>według punktów</translation>
    </message>
    <message>
        <source>by the alphabet</source>
        <translation>alfabetycznie</translation>
    </message>
    <message>
        <source>everyday words first</source>
        <translation>codzienne najpierw</translation>
    </message>
    <message numerus="yes">
        <source>from %n letter(s)</source>
        <translation>
            <numerusform>od %n litery</numerusform>
            <numerusform>od %n liter</numerusform>
            <numerusform>od %n liter</numerusform>
        </translation>
    </message>
    <message>
        <source>less common</source>
        <translation>rzadsze</translation>
    </message>
    <message>
        <source>points: {name}</source>
        <translation>punkty: {name}</translation>
    </message>
    <message>
        <source>{letters}: {count}</source>
        <translation>{letters}: {count}</translation>
    </message>
    <message>
        <source>{text} ({known} everyday words)</source>
        <translation>{text} (codzienne: {known})</translation>
    </message>
    <message>
        <source>{words}, {points}</source>
        <translation>{words}, {points}</translation>
    </message>
</context>
<context>
    <name>WordsView</name>
    <message numerus="yes">
        <source>%n of them missed in your games</source>
        <translation>
            <numerusform>%n z nich pominięte w waszych grach</numerusform>
            <numerusform>%n z nich pominięte w waszych grach</numerusform>
            <numerusform>%n z nich pominiętych w waszych grach</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n słowo</numerusform>
            <numerusform>%n słowa</numerusform>
            <numerusform>%n słów</numerusform>
        </translation>
    </message>
    <message>
        <source>A to Z</source>
        <translation>Od A do Z</translation>
    </message>
    <message>
        <source>A word, C?T or +LETTERS</source>
        <translation>Słowo, K?T albo +LITERY</translation>
    </message>
    <message numerus="yes">
        <source>Add %n to the quiz</source>
        <translation>
            <numerusform>Dodaj %n do quizu</numerusform>
            <numerusform>Dodaj %n do quizu</numerusform>
            <numerusform>Dodaj %n do quizu</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <translation>Wszystkie</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>Wróć do listy</translation>
    </message>
    <message>
        <source>CAN: begins with it. C?T: any letter. *ING: any ending. +CANR: of these letters.</source>
        <translation>KOT: tak się zaczyna. K?T: dowolna litera. *ANIE: tak się kończy. +KOTA: z tych liter.</translation>
    </message>
    <message>
        <source>Cards in the quiz</source>
        <translation>Karty w quizie</translation>
    </message>
    <message>
        <source>Everyday</source>
        <translation>Codzienne</translation>
    </message>
    <message>
        <source>Find words</source>
        <translation>Znajdź słowa</translation>
    </message>
    <message>
        <source>House words</source>
        <translation>Słowa domowe</translation>
    </message>
    <message>
        <source>Longest first</source>
        <translation>Najdłuższe najpierw</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Szukam…</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Znaczenie</translation>
    </message>
    <message>
        <source>Most common first</source>
        <translation>Najczęstsze najpierw</translation>
    </message>
    <message>
        <source>Most points first</source>
        <translation>Najwięcej punktów najpierw</translation>
    </message>
    <message>
        <source>New for {name}</source>
        <translation>Nowe: {name}</translation>
    </message>
    <message>
        <source>No cards yet. Add new words, or a word list.</source>
        <translation>Nie ma jeszcze kart. Dodaj nowe słowa albo listę słów.</translation>
    </message>
    <message>
        <source>No house words yet. Look a word up and decide.</source>
        <translation>Nie ma jeszcze słów domowych. Sprawdź słowo i zdecyduj.</translation>
    </message>
    <message>
        <source>No words match that.</source>
        <translation>Żadne słowo nie pasuje.</translation>
    </message>
    <message>
        <source>No words to learn yet. Finish a game and they come here.</source>
        <translation>Nie ma jeszcze słów do nauki. Skończ grę, a trafią tutaj.</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Uwaga</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Kolejność</translation>
    </message>
    <message>
        <source>Other word lists…</source>
        <translation>Inne listy słów…</translation>
    </message>
    <message>
        <source>Quiz</source>
        <translation>Quiz</translation>
    </message>
    <message>
        <source>Simple</source>
        <translation>Proste</translation>
    </message>
    <message>
        <source>The first {shown} of {all} words. Narrow your search to see the rest.</source>
        <translation>Pierwsze {shown} z {all} słów. Zawęź, by zobaczyć resztę.</translation>
    </message>
    <message>
        <source>Which words</source>
        <translation>Jakie słowa</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Słowo</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Słowa</translation>
    </message>
    <message>
        <source>in the quiz</source>
        <translation>w quizie</translation>
    </message>
    <message>
        <source>missed {missed} of {chances}</source>
        <translation>pominięte {missed} z {chances}</translation>
    </message>
    <message>
        <source>others had it</source>
        <translation>inni je mieli</translation>
    </message>
</context>
<context>
    <name>WorkPage</name>
    <message>
        <source>This game can&apos;t be shown</source>
        <translation>Nie można pokazać tej gry</translation>
    </message>
</context>
<context>
    <name>WrittenWordsModel</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Słowo</translation>
    </message>
    <message>
        <source>against the rules</source>
        <translation>wbrew zasadom</translation>
    </message>
    <message>
        <source>not in the dictionary</source>
        <translation>spoza słownika</translation>
    </message>
    <message>
        <source>not on the board</source>
        <translation>nie ma na planszy</translation>
    </message>
    <message>
        <source>too short</source>
        <translation>za krótkie</translation>
    </message>
    <message>
        <source>you wrote it twice</source>
        <translation>zapisane dwa razy</translation>
    </message>
</context>
<context>
    <name>_Coin</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>_Handle</name>
    <message>
        <source>Close the panel (Esc)</source>
        <translation>Zamknij panel (Esc)</translation>
    </message>
    <message>
        <source>Open the panel (F6)</source>
        <translation>Otwórz panel (F6)</translation>
    </message>
</context>
<context>
    <name>seats_text</name>
    <message>
        <source>{names} and {last}</source>
        <translation>{names} i {last}</translation>
    </message>
</context>
</TS>
