<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>AboutDialog</name>
    <message>
        <source>&amp;About</source>
        <translation>&amp;Über</translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation>&amp;Lizenzen</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Über</translation>
    </message>
    <message>
        <source>About Boggle Desk</source>
        <translation>Über Boggle Desk</translation>
    </message>
    <message>
        <source>About and licences</source>
        <translation>Info und Lizenzen</translation>
    </message>
    <message>
        <source>Boggle Desk is free software under the MIT licence. The page “Licences” has its text and those of everything that it is made with.</source>
        <translation>Boggle Desk ist freie Software unter der MIT-Lizenz. Auf der Seite „Lizenzen“ stehen ihr Text und die Texte für alles, woraus es gemacht ist.</translation>
    </message>
    <message>
        <source>Boggle and Scrabble are trademarks of their owners. Boggle Desk is an independent program, not made, sponsored or endorsed by them.</source>
        <translation>Boggle und Scrabble sind Marken ihrer Inhaber. Boggle Desk ist ein unabhängiges Programm und weder von ihnen gemacht noch unterstützt.</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Kopiert.</translation>
    </message>
    <message>
        <source>Copy &amp;details</source>
        <translation>&amp;Angaben kopieren</translation>
    </message>
    <message>
        <source>Family word games around one computer. Real letter cubes, an hourglass and a referee who knows the dictionary.</source>
        <translation>Wortspiele für die Familie rund um einen Computer. Mit echten Würfeln, Sanduhr und einem Schiedsrichter, der das Wörterbuch kennt.</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Lizenzen</translation>
    </message>
    <message>
        <source>Text of the licence</source>
        <translation>Text der Lizenz</translation>
    </message>
    <message>
        <source>The English dictionary is made from SCOWL, copyright 2000–2018 by Kevin Atkinson. It contains the UK Advanced Cryptics Dictionary, copyright © J Ross Beresford 1993–2000, all rights reserved, and the ENABLE and YAWL lists, which are in the public domain.</source>
        <translation>Das englische Wörterbuch beruht auf SCOWL, Copyright 2000–2018 Kevin Atkinson. Es enthält das UK Advanced Cryptics Dictionary, Copyright © J Ross Beresford 1993–2000, alle Rechte vorbehalten, und die gemeinfreien Listen ENABLE und YAWL.</translation>
    </message>
    <message>
        <source>The meanings come from WordNet 3.0, copyright 2006 by Princeton University.</source>
        <translation>Die Bedeutungen stammen aus WordNet 3.0, Copyright 2006 Princeton University.</translation>
    </message>
    <message>
        <source>This text is missing. Please install the game again.</source>
        <translation>Dieser Text fehlt. Bitte installiere das Spiel neu.</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>Words in other languages come from {names}.</source>
        <translation>Wörter in anderen Sprachen stammen von {names}.</translation>
    </message>
</context>
<context>
    <name>AlbumTab</name>
    <message>
        <source>All evenings by month and year</source>
        <translation>Alle Abende nach Monat und Jahr</translation>
    </message>
    <message>
        <source>Back to the page</source>
        <translation>Zurück zur Seite</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>Abend</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Monat</translation>
    </message>
    <message>
        <source>Newer</source>
        <translation>Neuer</translation>
    </message>
    <message>
        <source>Older</source>
        <translation>Älter</translation>
    </message>
    <message>
        <source>Page {place} of {pages}</source>
        <translation>Seite {place} von {pages}</translation>
    </message>
    <message>
        <source>Play the finish again</source>
        <translation>Das Finale noch einmal spielen</translation>
    </message>
    <message>
        <source>Print or save…</source>
        <translation>Drucken oder speichern …</translation>
    </message>
    <message>
        <source>Reading your games…</source>
        <translation>Eure Spiele werden gelesen …</translation>
    </message>
    <message>
        <source>The last round</source>
        <translation>Die letzte Runde</translation>
    </message>
    <message>
        <source>Won most</source>
        <translation>Meiste Siege</translation>
    </message>
    <message>
        <source>Your album is still empty. It begins with tonight&apos;s game.</source>
        <translation>Euer Album ist noch leer. Es beginnt mit dem Spiel von heute Abend.</translation>
    </message>
</context>
<context>
    <name>AloneCard</name>
    <message>
        <source>Beat your best</source>
        <translation>Schlag deine Bestleistung</translation>
    </message>
    <message>
        <source>Play alone</source>
        <translation>Allein spielen</translation>
    </message>
</context>
<context>
    <name>AnalysisBar</name>
    <message>
        <source>Analyse game</source>
        <translation>Spiel auswerten</translation>
    </message>
    <message>
        <source>Analysing</source>
        <translation>Wird ausgewertet</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Look closer</source>
        <translation>Genauer ansehen</translation>
    </message>
    <message>
        <source>See what each turn cost and a better play</source>
        <translation>Zeigt, was jeder Zug gekostet hat und welcher besser war</translation>
    </message>
    <message>
        <source>Try out every turn many times. Takes a few seconds each</source>
        <translation>Spielt jeden Zug viele Male durch. Das dauert jeweils ein paar Sekunden</translation>
    </message>
    <message>
        <source>{done} of {total} turns</source>
        <translation>{done} von {total} Zügen</translation>
    </message>
</context>
<context>
    <name>AnalysisStrings</name>
    <message numerus="yes">
        <source>%Ln play(s)</source>
        <translation>
            <numerusform>%Ln Zug</numerusform>
            <numerusform>%Ln Züge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n play(s) counted with words not in the dictionary</source>
        <translation>
            <numerusform>%n Zug zählte mit Wörtern, die nicht im Wörterbuch stehen</numerusform>
            <numerusform>%n Züge zählten mit Wörtern, die nicht im Wörterbuch stehen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n Zug</numerusform>
            <numerusform>%n Züge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) with an unknown rack</source>
        <translation>
            <numerusform>%n Zug mit unbekanntem Bänkchen</numerusform>
            <numerusform>%n Züge mit unbekanntem Bänkchen</numerusform>
        </translation>
    </message>
    <message>
        <source>A turn lost to a challenge.</source>
        <translation>Ein Zug ging durch Anzweifeln verloren.</translation>
    </message>
    <message>
        <source>A turn lost to a challenge. That cost about {points} points.</source>
        <translation>Ein Zug ging durch Anzweifeln verloren. Das hat etwa {points} Punkte gekostet.</translation>
    </message>
    <message numerus="yes">
        <source>Found the best play %n time(s)</source>
        <translation>
            <numerusform>Den besten Zug %n-mal gefunden</numerusform>
            <numerusform>Den besten Zug %n-mal gefunden</numerusform>
        </translation>
    </message>
    <message>
        <source>No turns</source>
        <translation>Keine Züge</translation>
    </message>
    <message>
        <source>Not in this dictionary: {words}.</source>
        <translation>Nicht in diesem Wörterbuch: {words}.</translation>
    </message>
    <message>
        <source>Number {rank} of {moves}, and probably as good as the best.</source>
        <translation>Platz {rank} von {moves}, wohl so gut wie der beste.</translation>
    </message>
    <message>
        <source>Number {rank} of {moves}, {points} points below the best.</source>
        <translation>Platz {rank} von {moves}, {points} Punkte unter dem besten.</translation>
    </message>
    <message>
        <source>Number {rank} of {moves}. The best wins {share}% more games.</source>
        <translation>Platz {rank} von {moves}. Der beste gewinnt {share} % mehr Spiele.</translation>
    </message>
    <message>
        <source>So we don&apos;t compare it with other plays.</source>
        <translation>Deshalb vergleichen wir ihn nicht mit anderen.</translation>
    </message>
    <message>
        <source>The best of {moves} (or as good).</source>
        <translation>Der beste von {moves} (oder gleich gut).</translation>
    </message>
    <message>
        <source>The tiles came off.</source>
        <translation>Die Steine mussten zurück.</translation>
    </message>
    <message>
        <source>The tiles came off. That cost about {points} points.</source>
        <translation>Die Steine mussten zurück. Das hat etwa {points} Punkte gekostet.</translation>
    </message>
    <message>
        <source>We don&apos;t know the rack, so there&apos;s nothing to compare.</source>
        <translation>Wir kennen das Bänkchen nicht und können nicht vergleichen.</translation>
    </message>
    <message>
        <source>Wins (pre-endgame): how many draws from the bag win. ± means an estimate.</source>
        <translation>Gewinnt (vor dem Endspiel): wie viele Ziehungen aus dem Beutel gewinnen. ± heißt geschätzt.</translation>
    </message>
    <message>
        <source>Wins: how often this play wins in trial games.</source>
        <translation>Gewinnt: wie oft dieser Zug in Probespielen gewinnt.</translation>
    </message>
    <message>
        <source>Worth: points plus the tiles you keep, estimated.</source>
        <translation>Wert: Punkte und die Steine, die du behältst, geschätzt.</translation>
    </message>
    <message>
        <source>Worth: points to the end with perfect play. Exact.</source>
        <translation>Wert: Punkte bis zum Ende, wenn alle perfekt spielen. Genau.</translation>
    </message>
    <message>
        <source>{names} are level</source>
        <translation>{names} liegen gleichauf</translation>
    </message>
    <message>
        <source>{name} leads by {points}</source>
        <translation>{name} liegt {points} vorn</translation>
    </message>
    <message>
        <source>{points} points below the best of {moves}.</source>
        <translation>{points} Punkte unter dem besten von {moves}.</translation>
    </message>
    <message>
        <source>{points} points lost per turn over {turns}</source>
        <translation>{points} Punkte pro Zug verschenkt, bei {turns}</translation>
    </message>
    <message>
        <source>{turns} lost to challenges, about {points} points</source>
        <translation>{turns} durch Anzweifeln verloren, etwa {points} Punkte</translation>
    </message>
    <message>
        <source>{word} keeps {tiles}: {gain}</source>
        <translation>{word} behält {tiles}: {gain}</translation>
    </message>
    <message numerus="yes">
        <source>{word} scores %n more</source>
        <translation>
            <numerusform>{word} bringt %n Punkt mehr</numerusform>
            <numerusform>{word} bringt %n Punkte mehr</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AnalysisSummary</name>
    <message>
        <source>{turn}: {points} points lost</source>
        <translation>{turn}: {points} Punkte verschenkt</translation>
    </message>
</context>
<context>
    <name>AppContext</name>
    <message>
        <source>Archive</source>
        <translation>Archivieren</translation>
    </message>
    <message>
        <source>Archive the game</source>
        <translation>Das Spiel archivieren</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>End the game of {names} here? It stays in your history.</source>
        <translation>Das Spiel von {names} hier beenden? Im Verlauf bleibt es.</translation>
    </message>
</context>
<context>
    <name>Ask</name>
    <message>
        <source>Bring in</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>If a file names its day, that day counts.</source>
        <translation>Nennt eine Datei ihren Tag, gilt dieser.</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Name:</translation>
    </message>
    <message>
        <source>No printer is set up on this computer. Save a PDF instead.</source>
        <translation>An diesem Computer ist kein Drucker eingerichtet. Speichere stattdessen ein PDF.</translation>
    </message>
    <message>
        <source>Ours: count them in</source>
        <translation>Von uns: zählen mit</translation>
    </message>
    <message>
        <source>Played on</source>
        <translation>Gespielt am</translation>
    </message>
    <message>
        <source>Somebody else&apos;s: just to look at</source>
        <translation>Von anderen: nur zum Ansehen</translation>
    </message>
    <message>
        <source>Who played these games?</source>
        <translation>Wer hat diese Spiele gespielt?</translation>
    </message>
</context>
<context>
    <name>BagView</name>
    <message numerus="yes">
        <source>%n tile(s) left in the bag</source>
        <translation>
            <numerusform>%n Stein im Beutel</numerusform>
            <numerusform>%n Steine im Beutel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bag: %n tile(s) left</source>
        <translation>
            <numerusform>Beutel: noch %n Stein</numerusform>
            <numerusform>Beutel: noch %n Steine</numerusform>
        </translation>
    </message>
    <message>
        <source>Show which tiles are left</source>
        <translation>Zeigen, welche Steine noch fehlen</translation>
    </message>
</context>
<context>
    <name>BallotBox</name>
    <message>
        <source>challenges</source>
        <translation>zweifelt an</translation>
    </message>
    <message>
        <source>didn&apos;t need to vote</source>
        <translation>musste nicht abstimmen</translation>
    </message>
    <message>
        <source>has voted</source>
        <translation>hat abgestimmt</translation>
    </message>
    <message>
        <source>isn&apos;t sure</source>
        <translation>ist nicht sicher</translation>
    </message>
    <message>
        <source>still to vote</source>
        <translation>stimmt noch ab</translation>
    </message>
    <message>
        <source>wrote it</source>
        <translation>hat es geschrieben</translation>
    </message>
    <message>
        <source>wrote it and has no vote</source>
        <translation>hat es geschrieben und stimmt nicht ab</translation>
    </message>
</context>
<context>
    <name>BallotCard</name>
    <message>
        <source>Allow it</source>
        <translation>Gilt</translation>
    </message>
    <message>
        <source>Cross it off</source>
        <translation>Streichen</translation>
    </message>
</context>
<context>
    <name>BallotStrings</name>
    <message numerus="yes">
        <source>%n vote(s) to go</source>
        <translation>
            <numerusform>noch %n Stimme</numerusform>
            <numerusform>noch %n Stimmen</numerusform>
        </translation>
    </message>
    <message>
        <source>See the verdict</source>
        <translation>Urteil ansehen</translation>
    </message>
    <message>
        <source>That counts, {ayes} to {noes}</source>
        <translation>Das zählt, {ayes} zu {noes}</translation>
    </message>
    <message>
        <source>That doesn&apos;t count, {noes} to {ayes}</source>
        <translation>Das zählt nicht, {noes} zu {ayes}</translation>
    </message>
    <message>
        <source>{name}&apos;s vote decides</source>
        <translation>Die Stimme von {name} entscheidet</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Hide this message</source>
        <translation>Diese Meldung ausblenden</translation>
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
        <translation>Beste Züge</translation>
    </message>
</context>
<context>
    <name>BestPlays</name>
    <message>
        <source>Best play</source>
        <translation>Bester Zug</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
</context>
<context>
    <name>BlankCard</name>
    <message>
        <source>Which letter is your blank?</source>
        <translation>Welcher Buchstabe ist dein Joker?</translation>
    </message>
</context>
<context>
    <name>BoardCard</name>
    <message numerus="yes">
        <source>%n shake(s) and no luck. That board may not exist.</source>
        <translation>
            <numerusform>%n Wurf, kein Glück. So ein Brett gibt es vielleicht nicht.</numerusform>
            <numerusform>%n Würfe, kein Glück. So ein Brett gibt es vielleicht nicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>A board</source>
        <translation>Ein Brett</translation>
    </message>
    <message>
        <source>A board {kind}</source>
        <translation>Ein Brett {kind}</translation>
    </message>
    <message>
        <source>A word this long</source>
        <translation>Ein Wort mit so vielen Buchstaben</translation>
    </message>
    <message>
        <source>About one shake in {count} gives such a board.</source>
        <translation>Etwa jeder {count}. Wurf ergibt so ein Brett.</translation>
    </message>
    <message>
        <source>Almost any shake gives you that.</source>
        <translation>Fast jeder Wurf ergibt so ein Brett.</translation>
    </message>
    <message>
        <source>Or a board&apos;s code</source>
        <translation>Oder der Code eines Bretts</translation>
    </message>
    <message>
        <source>The board of a code</source>
        <translation>Das Brett zu einem Code</translation>
    </message>
    <message>
        <source>The board of the code below.</source>
        <translation>Das Brett zum Code unten.</translation>
    </message>
    <message>
        <source>These words count</source>
        <translation>Diese Wörter zählen</translation>
    </message>
    <message>
        <source>Which board?</source>
        <translation>Welches Brett?</translation>
    </message>
    <message>
        <source>Wishes and codes</source>
        <translation>Wünsche und Codes</translation>
    </message>
    <message>
        <source>Words at least</source>
        <translation>Mindestens so viele Wörter</translation>
    </message>
    <message>
        <source>Words at most</source>
        <translation>Höchstens so viele Wörter</translation>
    </message>
    <message>
        <source>Words of up to {letters} letters, at least</source>
        <translation>Wörter bis {letters} Buchstaben, mindestens</translation>
    </message>
    <message>
        <source>Working out the odds…</source>
        <translation>Die Chancen werden berechnet …</translation>
    </message>
    <message>
        <source>as set below</source>
        <translation>wie unten gewünscht</translation>
    </message>
    <message>
        <source>as the cubes fall</source>
        <translation>wie die Würfel fallen</translation>
    </message>
    <message>
        <source>for children: many short, simple words</source>
        <translation>für Kinder: viele kurze, einfache Wörter</translation>
    </message>
    <message>
        <source>no matter</source>
        <translation>egal</translation>
    </message>
    <message>
        <source>with a long word</source>
        <translation>mit einem langen Wort</translation>
    </message>
    <message>
        <source>with few words</source>
        <translation>mit wenigen Wörtern</translation>
    </message>
    <message>
        <source>with many words</source>
        <translation>mit vielen Wörtern</translation>
    </message>
</context>
<context>
    <name>BoardModel</name>
    <message>
        <source>covered</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>solid face</source>
        <translation>Fläche ohne Buchstaben</translation>
    </message>
    <message>
        <source>{letter}, row {row} column {column}</source>
        <translation>{letter}, Zeile {row} Spalte {column}</translation>
    </message>
</context>
<context>
    <name>BoardPicture</name>
    <message>
        <source>Board: {rows}</source>
        <translation>Brett: {rows}</translation>
    </message>
</context>
<context>
    <name>BoardSheet</name>
    <message>
        <source>Names on the lists</source>
        <translation>Namen auf den Listen</translation>
    </message>
    <message>
        <source>The letters are on the paper only. The screen shows them when the dome is lifted.</source>
        <translation>Die Buchstaben stehen nur auf dem Papier. Der Bildschirm zeigt sie erst, wenn die Kuppel weg ist.</translation>
    </message>
    <message>
        <source>This board with blank lists</source>
        <translation>Dieses Brett mit leeren Listen</translation>
    </message>
</context>
<context>
    <name>BoardWithPanel</name>
    <message>
        <source>Panel closed</source>
        <translation>Leiste zu</translation>
    </message>
    <message>
        <source>Panel open</source>
        <translation>Leiste offen</translation>
    </message>
</context>
<context>
    <name>BoardWordsModel</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Buchstaben</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Wort</translation>
    </message>
    <message>
        <source>{word} (on your list), {points}</source>
        <translation>{word} (auf deiner Liste), {points}</translation>
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
        <translation>Runde früher beenden</translation>
    </message>
    <message>
        <source>Keep looking</source>
        <translation>Weitersuchen</translation>
    </message>
    <message>
        <source>There&apos;s time left. Is everybody done?</source>
        <translation>Es ist noch Zeit. Sind alle fertig?</translation>
    </message>
    <message>
        <source>We&apos;re done</source>
        <translation>Wir sind fertig</translation>
    </message>
</context>
<context>
    <name>BogglePadPaper</name>
    <message>
        <source>Round {number}, {name}: {words}</source>
        <translation>Runde {number}, {name}: {words}</translation>
    </message>
    <message>
        <source>no points: {words}</source>
        <translation>keine Punkte: {words}</translation>
    </message>
    <message>
        <source>{team} ({names}): {points} in all</source>
        <translation>{team} ({names}): insgesamt {points}</translation>
    </message>
</context>
<context>
    <name>BogglePadSetupPage</name>
    <message>
        <source>Check typed words in the dictionary</source>
        <translation>Getippte Wörter im Wörterbuch prüfen</translation>
    </message>
    <message>
        <source>Pad</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>Time the rounds</source>
        <translation>Runden mit Sanduhr</translation>
    </message>
</context>
<context>
    <name>BogglePadStrings</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in one round?</source>
        <translation>
            <numerusform>%n Punkt in einer Runde?</numerusform>
            <numerusform>%n Punkte in einer Runde?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in one round? Fix it or add it anyway.</source>
        <translation>
            <numerusform>%n Punkt in einer Runde? Ändere es oder trag es trotzdem ein.</numerusform>
            <numerusform>%n Punkte in einer Runde? Ändere es oder trag es trotzdem ein.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n Sekunde</numerusform>
            <numerusform>%n Sekunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>Noch %n Sekunde</numerusform>
            <numerusform>Noch %n Sekunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n Wort</numerusform>
            <numerusform>%n Wörter</numerusform>
        </translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Eintragen</translation>
    </message>
    <message>
        <source>Add anyway</source>
        <translation>Trotzdem eintragen</translation>
    </message>
    <message>
        <source>Back to the game.</source>
        <translation>Zurück im Spiel.</translation>
    </message>
    <message>
        <source>Carry on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Correct round {number}: {name}</source>
        <translation>Runde {number} ändern: {name}</translation>
    </message>
    <message>
        <source>Count round</source>
        <translation>Runde werten</translation>
    </message>
    <message>
        <source>Cover the cubes until you carry on.</source>
        <translation>Deckt die Würfel zu, bis es weitergeht.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Spiel beenden</translation>
    </message>
    <message>
        <source>Enter points</source>
        <translation>Punkte eintragen</translation>
    </message>
    <message>
        <source>It counts</source>
        <translation>Es zählt</translation>
    </message>
    <message>
        <source>It doesn&apos;t count</source>
        <translation>Es zählt nicht</translation>
    </message>
    <message>
        <source>Keep writing, {names}!</source>
        <translation>{names}: weiterschreiben!</translation>
    </message>
    <message>
        <source>Let the cubes settle. Lift the lid as you start the timer.</source>
        <translation>Lasst die Würfel zur Ruhe kommen. Hebt den Deckel, wenn ihr die Sanduhr umdreht.</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Nächste Runde</translation>
    </message>
    <message>
        <source>Next: {name}</source>
        <translation>Als Nächstes: {name}</translation>
    </message>
    <message>
        <source>No printing while the timer runs!</source>
        <translation>Kein Drucken, solange die Zeit läuft!</translation>
    </message>
    <message>
        <source>Nobody has points yet. Type some first.</source>
        <translation>Noch hat niemand Punkte. Tipp zuerst welche ein.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play again? Same players, new scores.</source>
        <translation>Noch ein Spiel? Gleiche Leute, neue Punkte.</translation>
    </message>
    <message>
        <source>Remove entry</source>
        <translation>Eintrag löschen</translation>
    </message>
    <message>
        <source>Remove word</source>
        <translation>Wort löschen</translation>
    </message>
    <message>
        <source>Round {number}, {name}: {what}</source>
        <translation>Runde {number}, {name}: {what}</translation>
    </message>
    <message>
        <source>Round {number}: {name}</source>
        <translation>Runde {number}: {name}</translation>
    </message>
    <message>
        <source>Score pad · {game}</source>
        <translation>Punkteblock · {game}</translation>
    </message>
    <message>
        <source>Shake the box</source>
        <translation>Schüttelt die Schachtel</translation>
    </message>
    <message>
        <source>Start timer</source>
        <translation>Sanduhr umdrehen</translation>
    </message>
    <message>
        <source>That isn&apos;t written there.</source>
        <translation>Das steht dort nicht.</translation>
    </message>
    <message>
        <source>There&apos;s no room on the pad for {word}.</source>
        <translation>Für {word} ist auf dem Block kein Platz.</translation>
    </message>
    <message>
        <source>There&apos;s no such place on the pad.</source>
        <translation>Diese Stelle gibt es auf dem Block nicht.</translation>
    </message>
    <message>
        <source>Time&apos;s up for {names}! {more} more for the others.</source>
        <translation>Zeit um für {names}! Die anderen haben noch {more}.</translation>
    </message>
    <message>
        <source>Time&apos;s up for {names}.</source>
        <translation>Zeit um für {names}.</translation>
    </message>
    <message>
        <source>Time&apos;s up! Pencils down.</source>
        <translation>Zeit um! Stifte weg.</translation>
    </message>
    <message>
        <source>Timer paused</source>
        <translation>Sanduhr angehalten</translation>
    </message>
    <message>
        <source>To fix a mistake, click it on the pad.</source>
        <translation>Ein Fehler? Klick ihn auf dem Block an.</translation>
    </message>
    <message>
        <source>Type a number (14), a sum (5+2+1) or words with spaces.</source>
        <translation>Tipp eine Zahl (14), eine Summe (5+2+1) oder Wörter mit Leerzeichen.</translation>
    </message>
    <message>
        <source>Type more words for {name}. Press Enter when you&apos;re done.</source>
        <translation>Tipp weitere Wörter für {name}. Mit der Eingabetaste ist die Liste fertig.</translation>
    </message>
    <message>
        <source>We&apos;re done</source>
        <translation>Wir sind fertig</translation>
    </message>
    <message numerus="yes">
        <source>Words need %n letter(s) or more.</source>
        <translation>
            <numerusform>Wörter brauchen %n Buchstaben oder mehr.</numerusform>
            <numerusform>Wörter brauchen %n Buchstaben oder mehr.</numerusform>
        </translation>
    </message>
    <message>
        <source>Write words on paper. Keep them secret!</source>
        <translation>Schreibt Wörter auf Papier. Und haltet sie geheim!</translation>
    </message>
    <message>
        <source>Write!</source>
        <translation>Schreibt!</translation>
    </message>
    <message>
        <source>You can&apos;t do that right now.</source>
        <translation>Das geht gerade nicht.</translation>
    </message>
    <message>
        <source>find words</source>
        <translation>Wörter finden</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>noch nichts</translation>
    </message>
    <message>
        <source>pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>start the timer</source>
        <translation>Sanduhr umdrehen</translation>
    </message>
    <message>
        <source>{count} against the rules</source>
        <translation>{count} gegen die Regeln</translation>
    </message>
    <message>
        <source>{count} crossed off</source>
        <translation>{count} gestrichen</translation>
    </message>
    <message>
        <source>{count} not counted</source>
        <translation>{count} nicht gezählt</translation>
    </message>
    <message>
        <source>{points}, {words}</source>
        <translation>{points}, {words}</translation>
    </message>
    <message>
        <source>{word} is already on the list.</source>
        <translation>{word} steht schon auf der Liste.</translation>
    </message>
    <message>
        <source>“{part}” isn&apos;t points or a word. Type a number or words with spaces.</source>
        <translation>„{part}“ ist weder Punkte noch Wort. Tipp eine Zahl oder Wörter mit Leerzeichen.</translation>
    </message>
    <message>
        <source>“{word}” has more than letters. Type letters only.</source>
        <translation>„{word}“ hat nicht nur Buchstaben. Tipp nur Buchstaben.</translation>
    </message>
</context>
<context>
    <name>BogglePadViewerPage</name>
    <message>
        <source>Typed words</source>
        <translation>Getippte Wörter</translation>
    </message>
</context>
<context>
    <name>BogglePhones</name>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n Wort</numerusform>
            <numerusform>%n Wörter</numerusform>
        </translation>
    </message>
    <message>
        <source>Too late for that. Time is up.</source>
        <translation>Dafür ist es zu spät. Die Zeit ist um.</translation>
    </message>
</context>
<context>
    <name>BogglePrompts</name>
    <message numerus="yes">
        <source>%n more next time to beat your best.</source>
        <translation>
            <numerusform>Nächstes Mal %n mehr, und es ist dein Rekord.</numerusform>
            <numerusform>Nächstes Mal %n mehr, und es ist dein Rekord.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) more than ever before.</source>
        <translation>
            <numerusform>%n Punkt mehr als je zuvor.</numerusform>
            <numerusform>%n Punkte mehr als je zuvor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shake(s) so far</source>
        <translation>
            <numerusform>Bisher %n Wurf</numerusform>
            <numerusform>Bisher %n Würfe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s) not in the dictionary</source>
        <translation>
            <numerusform>%n Wort steht nicht im Wörterbuch</numerusform>
            <numerusform>%n Wörter stehen nicht im Wörterbuch</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s) still face down</source>
        <translation>
            <numerusform>Noch %n Wort verdeckt</numerusform>
            <numerusform>Noch %n Wörter verdeckt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A riddle while you wait, %n letter(s): {question}</source>
        <translation>
            <numerusform>Ein Rätsel, solange du wartest, %n Buchstabe: {question}</numerusform>
            <numerusform>Ein Rätsel, solange du wartest, %n Buchstaben: {question}</numerusform>
        </translation>
    </message>
    <message>
        <source>ALLOWED, {most} TO {least}</source>
        <translation>GILT, {most} ZU {least}</translation>
    </message>
    <message>
        <source>All read</source>
        <translation>Alles gelesen</translation>
    </message>
    <message>
        <source>All words</source>
        <translation>Alle Wörter</translation>
    </message>
    <message>
        <source>And the winner is…</source>
        <translation>Und es gewinnt …</translation>
    </message>
    <message>
        <source>Another board</source>
        <translation>Noch ein Brett</translation>
    </message>
    <message>
        <source>Anything to challenge?</source>
        <translation>Zweifelt ihr etwas an?</translation>
    </message>
    <message>
        <source>Back to the lists</source>
        <translation>Zurück zu den Listen</translation>
    </message>
    <message>
        <source>Back to the podium</source>
        <translation>Zurück zum Treppchen</translation>
    </message>
    <message>
        <source>Back to the scores</source>
        <translation>Zurück zu den Punkten</translation>
    </message>
    <message>
        <source>Best today, {name}!</source>
        <translation>Heute vorn, {name}!</translation>
    </message>
    <message>
        <source>Boggle {title} · after round {number}</source>
        <translation>Boggle {title} · nach Runde {number}</translation>
    </message>
    <message>
        <source>Boggle {title} · last round</source>
        <translation>Boggle {title} · letzte Runde</translation>
    </message>
    <message>
        <source>CROSSED OFF, {most} TO {least}</source>
        <translation>GESTRICHEN, {most} ZU {least}</translation>
    </message>
    <message>
        <source>Can everyone see the board?</source>
        <translation>Können alle das Brett sehen?</translation>
    </message>
    <message>
        <source>Carry on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Anzweifeln</translation>
    </message>
    <message>
        <source>Challenge {word}</source>
        <translation>{word} anzweifeln</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Bild kopieren</translation>
    </message>
    <message>
        <source>Dead level!</source>
        <translation>Gleichauf!</translation>
    </message>
    <message>
        <source>Does the table allow it?</source>
        <translation>Lasst ihr das gelten?</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Done reading</source>
        <translation>Fertig gelesen</translation>
    </message>
    <message>
        <source>End now</source>
        <translation>Jetzt beenden</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Spiel beenden</translation>
    </message>
    <message>
        <source>Ending in {seconds}…</source>
        <translation>Ende in {seconds}…</translation>
    </message>
    <message>
        <source>Enter: on to {name}&apos;s list</source>
        <translation>Eingabetaste: weiter zur Liste von {name}</translation>
    </message>
    <message>
        <source>Enter: {button}</source>
        <translation>Eingabetaste: {button}</translation>
    </message>
    <message>
        <source>Everything was found twice this time.</source>
        <translation>Diesmal wurde alles doppelt gefunden.</translation>
    </message>
    <message>
        <source>Finish the word you&apos;re on.</source>
        <translation>Schreib dein Wort noch zu Ende.</translation>
    </message>
    <message>
        <source>Give it a good shake</source>
        <translation>Schüttelt kräftig</translation>
    </message>
    <message>
        <source>Give it a good shake</source>
        <comment>to one</comment>
        <translation>Schüttle kräftig</translation>
    </message>
    <message>
        <source>Here come the cubes!</source>
        <translation>Da kommen die Würfel!</translation>
    </message>
    <message>
        <source>Hold to shake</source>
        <translation>Halten und schütteln</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>I&apos;m done</source>
        <translation>Ich bin fertig</translation>
    </message>
    <message>
        <source>IN THE DICTIONARY</source>
        <translation>IM WÖRTERBUCH</translation>
    </message>
    <message>
        <source>Is it in the dictionary?</source>
        <translation>Steht es im Wörterbuch?</translation>
    </message>
    <message>
        <source>It isn&apos;t in the dictionary. Your table says yes.</source>
        <translation>Es steht nicht im Wörterbuch. Eure Runde sagt Ja.</translation>
    </message>
    <message>
        <source>It&apos;s a tie, so the dictionary decides.</source>
        <translation>Gleichstand, also entscheidet das Wörterbuch.</translation>
    </message>
    <message>
        <source>Keep looking</source>
        <translation>Weitersuchen</translation>
    </message>
    <message>
        <source>Keep looking, {names}!</source>
        <translation>{names}: weitersuchen!</translation>
    </message>
    <message>
        <source>Let go to drop the cubes</source>
        <translation>Loslassen, dann fallen die Würfel</translation>
    </message>
    <message>
        <source>Lift the dome</source>
        <translation>Kuppel heben</translation>
    </message>
    <message>
        <source>Lift the dome to start the timer.</source>
        <translation>Hebt die Kuppel, dann läuft die Sanduhr.</translation>
    </message>
    <message>
        <source>Lift the dome to start the timer.</source>
        <comment>to one</comment>
        <translation>Heb die Kuppel, dann läuft die Sanduhr.</translation>
    </message>
    <message>
        <source>Look at the laptop. The board comes there.</source>
        <translation>Schau auf den Laptop. Dort kommt das Brett.</translation>
    </message>
    <message>
        <source>NOT IN THE DICTIONARY</source>
        <translation>NICHT IM WÖRTERBUCH</translation>
    </message>
    <message>
        <source>Never mind</source>
        <translation>Doch nicht</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Nächste Runde</translation>
    </message>
    <message>
        <source>Next word</source>
        <translation>Nächstes Wort</translation>
    </message>
    <message>
        <source>Next: {name}</source>
        <translation>Als Nächstes: {name}</translation>
    </message>
    <message>
        <source>Next: {name}&apos;s list</source>
        <translation>Weiter: Liste von {name}</translation>
    </message>
    <message>
        <source>No printing while the timer runs!</source>
        <translation>Kein Drucken, solange die Zeit läuft!</translation>
    </message>
    <message>
        <source>No words from {names} yet. Nothing to type? Press “{button}”.</source>
        <translation>Von {names} sind noch keine Wörter da. Nichts zu tippen? Dann „{button}“.</translation>
    </message>
    <message>
        <source>No words this time.</source>
        <translation>Diesmal keine Wörter.</translation>
    </message>
    <message numerus="yes">
        <source>None of %n shake(s) gave such a board.</source>
        <translation>
            <numerusform>%n Wurf ergab kein solches Brett.</numerusform>
            <numerusform>Keiner von %n Würfen ergab so ein Brett.</numerusform>
        </translation>
    </message>
    <message>
        <source>One last word: {names}</source>
        <translation>Ein letztes Wort: {names}</translation>
    </message>
    <message>
        <source>Only {name} could vote, so the dictionary decides.</source>
        <translation>Nur {name} könnte abstimmen, also entscheidet das Wörterbuch.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Pencil ready?</source>
        <translation>Stift bereit?</translation>
    </message>
    <message>
        <source>Pencils down!</source>
        <translation>Stifte weg!</translation>
    </message>
    <message>
        <source>Pencils ready?</source>
        <translation>Stifte bereit?</translation>
    </message>
    <message>
        <source>Photo finish!</source>
        <translation>Fotofinish!</translation>
    </message>
    <message>
        <source>Print this board…</source>
        <translation>Dieses Brett drucken …</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken …</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <translation>Vorlesen</translation>
    </message>
    <message>
        <source>Read in turn</source>
        <translation>Reihum vorlesen</translation>
    </message>
    <message>
        <source>Read it</source>
        <translation>Vorlesen</translation>
    </message>
    <message>
        <source>Read together</source>
        <translation>Zusammen lesen</translation>
    </message>
    <message>
        <source>Ready?</source>
        <translation>Bereit?</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Rounds with hints don&apos;t count as a best score.</source>
        <translation>Runden mit Tipps zählen nicht als Bestmarke.</translation>
    </message>
    <message>
        <source>Rounds with hints don&apos;t count as a best.</source>
        <translation>Runden mit Tipps zählen nicht als Rekord.</translation>
    </message>
    <message>
        <source>Same cubes for everyone. Lift the dome when nobody else is looking.</source>
        <translation>Gleiche Würfel für alle. Heb die Kuppel, wenn niemand sonst zuschaut.</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>Bild speichern …</translation>
    </message>
    <message>
        <source>Score the list</source>
        <translation>Liste werten</translation>
    </message>
    <message>
        <source>Score the lists</source>
        <translation>Listen werten</translation>
    </message>
    <message>
        <source>Second today</source>
        <translation>Heute auf Platz zwei</translation>
    </message>
    <message>
        <source>See the podium</source>
        <translation>Zum Siegertreppchen</translation>
    </message>
    <message>
        <source>See the scores</source>
        <translation>Zu den Punkten</translation>
    </message>
    <message>
        <source>Shake again</source>
        <translation>Noch einmal schütteln</translation>
    </message>
    <message>
        <source>Shake on</source>
        <translation>Weiterschütteln</translation>
    </message>
    <message>
        <source>Shake without the wish</source>
        <translation>Ohne den Wunsch schütteln</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Zeig her</translation>
    </message>
    <message>
        <source>Show the end again</source>
        <translation>Das Ende noch einmal zeigen</translation>
    </message>
    <message>
        <source>Show the points</source>
        <translation>Punkte zeigen</translation>
    </message>
    <message>
        <source>Show the words</source>
        <translation>Wörter zeigen</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Still to play this board: {names}</source>
        <translation>Dieses Brett spielen noch: {names}</translation>
    </message>
    <message>
        <source>Stop for today</source>
        <translation>Für heute Schluss</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>Hier aufhören</translation>
    </message>
    <message>
        <source>THE TABLE ALLOWS IT</source>
        <translation>DIE RUNDE SAGT: GILT</translation>
    </message>
    <message>
        <source>THE TABLE CROSSES IT OFF</source>
        <translation>DIE RUNDE SAGT: GESTRICHEN</translation>
    </message>
    <message>
        <source>Take as long as you like, there&apos;s no timer.</source>
        <translation>Lasst euch Zeit, es läuft keine Sanduhr.</translation>
    </message>
    <message>
        <source>Take as long as you like, there&apos;s no timer.</source>
        <comment>to one</comment>
        <translation>Lass dir Zeit, es läuft keine Sanduhr.</translation>
    </message>
    <message>
        <source>Take the nearest board</source>
        <translation>Das ähnlichste Brett nehmen</translation>
    </message>
    <message>
        <source>Tap a player and type their words, or read aloud from paper.</source>
        <translation>Tippt jemanden an und gebt die Wörter ein, oder lest vom Papier vor.</translation>
    </message>
    <message>
        <source>Tap a word on a list to challenge it.</source>
        <translation>Tippt ein Wort auf einer Liste an, um es anzuzweifeln.</translation>
    </message>
    <message>
        <source>Tap the words on {name}&apos;s list</source>
        <translation>Tipp die Wörter auf der Liste von {name} an</translation>
    </message>
    <message>
        <source>The computer was asleep, so the timer has waited. Everybody there?</source>
        <translation>Der Computer hat geschlafen, die Sanduhr hat gewartet. Sind alle da?</translation>
    </message>
    <message>
        <source>The computer was asleep, so the timer has waited. Still there?</source>
        <translation>Der Computer hat geschlafen, die Sanduhr hat gewartet. Bist du noch da?</translation>
    </message>
    <message>
        <source>The computers are ready</source>
        <translation>Die Computer sind bereit</translation>
    </message>
    <message>
        <source>The cubes can&apos;t tumble on this computer, so you&apos;ll see the board at once.</source>
        <translation>Auf diesem Computer können die Würfel nicht rollen. Ihr seht das Brett sofort.</translation>
    </message>
    <message>
        <source>The cubes can&apos;t tumble on this computer, so you&apos;ll see the board at once.</source>
        <comment>to one</comment>
        <translation>Auf diesem Computer können die Würfel nicht rollen. Du siehst das Brett sofort.</translation>
    </message>
    <message>
        <source>The cubes drop when you let go.</source>
        <translation>Die Würfel fallen, wenn du loslässt.</translation>
    </message>
    <message>
        <source>The dictionary has it. Your table says no.</source>
        <translation>Es steht im Wörterbuch. Eure Runde sagt Nein.</translation>
    </message>
    <message>
        <source>The last round</source>
        <translation>Die letzte Runde</translation>
    </message>
    <message>
        <source>The letters are hidden and the sand stands still.</source>
        <translation>Die Buchstaben sind verdeckt und der Sand steht still.</translation>
    </message>
    <message>
        <source>The lists are typed in.</source>
        <translation>Die Listen werden eingetippt.</translation>
    </message>
    <message>
        <source>The points stay covered until everybody has played.</source>
        <translation>Die Punkte bleiben verdeckt, bis alle gespielt haben.</translation>
    </message>
    <message>
        <source>The riddle&apos;s answer: {word}</source>
        <translation>Des Rätsels Lösung: {word}</translation>
    </message>
    <message>
        <source>The table decides. A tie goes to the dictionary.</source>
        <translation>Ihr entscheidet. Bei Gleichstand gilt das Wörterbuch.</translation>
    </message>
    <message>
        <source>The timer starts when you lift the dome.</source>
        <translation>Die Sanduhr läuft, sobald ihr die Kuppel hebt.</translation>
    </message>
    <message>
        <source>The timer starts when you lift the dome.</source>
        <comment>to one</comment>
        <translation>Die Sanduhr läuft, sobald du die Kuppel hebst.</translation>
    </message>
    <message>
        <source>The words stay hidden until everybody has played.</source>
        <translation>Die Wörter bleiben verdeckt, bis alle gespielt haben.</translation>
    </message>
    <message>
        <source>Third today</source>
        <translation>Heute auf Platz drei</translation>
    </message>
    <message>
        <source>Time! Finish this word and press Enter.</source>
        <translation>Zeit um! Schreib dieses Wort fertig und drück die Eingabetaste.</translation>
    </message>
    <message>
        <source>Today&apos;s board</source>
        <translation>Das Tagesbrett</translation>
    </message>
    <message>
        <source>Type in your words.</source>
        <translation>Tipp deine Wörter ein.</translation>
    </message>
    <message>
        <source>Vote again</source>
        <translation>Noch einmal abstimmen</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Warten</translation>
    </message>
    <message>
        <source>Watch again</source>
        <translation>Noch einmal ansehen</translation>
    </message>
    <message>
        <source>We&apos;re done</source>
        <translation>Wir sind fertig</translation>
    </message>
    <message>
        <source>Well hunted, {name}!</source>
        <translation>Gut gesucht, {name}!</translation>
    </message>
    <message>
        <source>Who challenges {word}?</source>
        <translation>Wer zweifelt {word} an?</translation>
    </message>
    <message>
        <source>Who else played this board?</source>
        <translation>Wer hat dieses Brett noch gespielt?</translation>
    </message>
    <message>
        <source>Who takes the round?</source>
        <translation>Wer holt die Runde?</translation>
    </message>
    <message>
        <source>Words on paper come next.</source>
        <translation>Jetzt kommen die Wörter auf Papier.</translation>
    </message>
    <message>
        <source>You can also hold {key} or drag the dome.</source>
        <translation>Du kannst auch die {key} gedrückt halten oder die Kuppel ziehen.</translation>
    </message>
    <message>
        <source>You&apos;re one team, so each word counts once.</source>
        <translation>Ihr seid ein Team, darum zählt jedes Wort nur einmal.</translation>
    </message>
    <message>
        <source>Your best without a hint: {before}.</source>
        <translation>Deine Bestmarke ohne Tipp: {before}.</translation>
    </message>
    <message>
        <source>Your best yet, {name}!</source>
        <translation>Dein Rekord, {name}!</translation>
    </message>
    <message>
        <source>Your best: {before}.</source>
        <translation>Deine Bestmarke: {before}.</translation>
    </message>
    <message>
        <source>find words</source>
        <translation>Wörter finden</translation>
    </message>
    <message>
        <source>finish your word</source>
        <translation>Wort fertig schreiben</translation>
    </message>
    <message>
        <source>goal reached</source>
        <translation>Ziel erreicht</translation>
    </message>
    <message>
        <source>in {rounds}</source>
        <translation>in {rounds}</translation>
    </message>
    <message>
        <source>take as long as you like</source>
        <comment>to one</comment>
        <translation>lass dir Zeit</translation>
    </message>
    <message numerus="yes">
        <source>word(s) so far</source>
        <translation>
            <numerusform>Wort bisher</numerusform>
            <numerusform>Wörter bisher</numerusform>
        </translation>
    </message>
    <message>
        <source>{measure} ({date})</source>
        <translation>{measure} ({date})</translation>
    </message>
    <message>
        <source>{name} challenges {other}</source>
        <translation>{name} zweifelt an, {other} hat es geschrieben</translation>
    </message>
    <message>
        <source>{name} reads</source>
        <translation>{name} liest vor</translation>
    </message>
    <message>
        <source>{name} reads next</source>
        <translation>Als Nächstes liest {name}</translation>
    </message>
    <message numerus="yes">
        <source>{name} win by %n point(s)!</source>
        <comment>a team</comment>
        <translation>
            <numerusform>{name} gewinnen mit %n Punkt Vorsprung!</numerusform>
            <numerusform>{name} gewinnen mit %n Punkten Vorsprung!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins by %n point(s)!</source>
        <translation>
            <numerusform>{name} gewinnt mit %n Punkt Vorsprung!</numerusform>
            <numerusform>{name} gewinnt mit %n Punkten Vorsprung!</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, it&apos;s your turn</source>
        <translation>{name}, du bist dran</translation>
    </message>
    <message>
        <source>{name}: {remark}</source>
        <translation>{name}: {remark}</translation>
    </message>
    <message>
        <source>{number} of {all} have written</source>
        <translation>{number} von {all} haben geschrieben</translation>
    </message>
    <message>
        <source>{points} each in {rounds}</source>
        <translation>je {points} in {rounds}</translation>
    </message>
    <message>
        <source>{points} in {rounds}, {lead} ahead of {name}</source>
        <translation>{points} in {rounds}, {lead} vor {name}</translation>
    </message>
    <message>
        <source>{seconds} s for {word}…</source>
        <translation>{seconds} s für {word}…</translation>
    </message>
    <message>
        <source>{shakes}. Nobody has seen a letter.</source>
        <translation>{shakes}. Niemand hat einen Buchstaben gesehen.</translation>
    </message>
    <message>
        <source>{stuck} The nearest one: {found}.</source>
        <translation>{stuck} Das ähnlichste: {found}.</translation>
    </message>
    <message>
        <source>{text}
Your handicap: {granted}</source>
        <translation>{text}
Deine Vorgabe: {granted}</translation>
    </message>
    <message>
        <source>{word} was crossed off and costs {name} {points}.</source>
        <translation>{word} wurde gestrichen und kostet {name} {points}.</translation>
    </message>
    <message>
        <source>★ Goal reached in {time}! Press Enter or keep typing.</source>
        <translation>★ Ziel erreicht in {time}! Drück die Eingabetaste oder tipp weiter.</translation>
    </message>
    <message>
        <source>★ Your best so far! Before it was {before}.</source>
        <translation>★ Deine neue Bestmarke! Bisher: {before}.</translation>
    </message>
    <message>
        <source>★ Your first result with these rules. That&apos;s the one to beat.</source>
        <translation>★ Dein erstes Ergebnis mit diesen Regeln. Das gilt es zu schlagen.</translation>
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
        <translation> Buchstaben</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source> points</source>
        <translation> Punkte</translation>
    </message>
    <message numerus="yes">
        <source>%n letter(s) or more</source>
        <translation>
            <numerusform>%n Buchstabe oder mehr</numerusform>
            <numerusform>%n Buchstaben oder mehr</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n Minute</numerusform>
            <numerusform>%n Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>A board with very few everyday words is shaken again before anybody sees it.</source>
        <translation>Ein Brett mit sehr wenigen Alltagswörtern wird neu geschüttelt, bevor es jemand sieht.</translation>
    </message>
    <message>
        <source>A vote</source>
        <translation>Alle stimmen ab</translation>
    </message>
    <message>
        <source>A word that fails costs its points</source>
        <translation>Ein falsches Wort kostet seine Punkte</translation>
    </message>
    <message>
        <source>Advanced: words of 5 letters or more</source>
        <translation>Für Geübte: Wörter ab 5 Buchstaben</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Board and time</source>
        <translation>Brett und Zeit</translation>
    </message>
    <message>
        <source>Challenges</source>
        <translation>Anzweifeln</translation>
    </message>
    <message>
        <source>Check words</source>
        <translation>Wörter prüfen</translation>
    </message>
    <message>
        <source>Cubes</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Dictionary</source>
        <translation>Wörterbuch</translation>
    </message>
    <message>
        <source>Fair shake</source>
        <translation>Fair schütteln</translation>
    </message>
    <message>
        <source>Finish the word you&apos;re on</source>
        <translation>Das angefangene Wort noch fertig schreiben</translation>
    </message>
    <message>
        <source>First to</source>
        <translation>Wer zuerst hat</translation>
    </message>
    <message>
        <source>Hints (only on this screen)</source>
        <translation>Tipps (nur an diesem Bildschirm)</translation>
    </message>
    <message>
        <source>How do you write?</source>
        <translation>Wie schreibt ihr?</translation>
    </message>
    <message>
        <source>If challenged</source>
        <translation>Wenn angezweifelt</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listen</translation>
    </message>
    <message>
        <source>Minimum length</source>
        <translation>Mindestlänge</translation>
    </message>
    <message>
        <source>Offer likely words when lists are typed</source>
        <translation>Beim Eintippen der Listen Wörter vorschlagen</translation>
    </message>
    <message>
        <source>On paper</source>
        <translation>Auf Papier</translation>
    </message>
    <message>
        <source>On phones</source>
        <translation>Auf Handys</translation>
    </message>
    <message>
        <source>On this screen</source>
        <translation>An diesem Bildschirm</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>When read</source>
        <translation>Beim Vorlesen</translation>
    </message>
    <message>
        <source>Who decides</source>
        <translation>Wer entscheidet</translation>
    </message>
    <message>
        <source>Winning</source>
        <translation>Gewinnen</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>Works with any game. Handicaps stay.</source>
        <translation>Passt zu jedem Spiel. Vorgaben bleiben.</translation>
    </message>
    <message>
        <source>challenges by dictionary</source>
        <translation>im Zweifel entscheidet das Wörterbuch</translation>
    </message>
    <message>
        <source>challenges by vote</source>
        <translation>im Zweifel wird abgestimmt</translation>
    </message>
    <message>
        <source>dictionary checks at once</source>
        <translation>das Wörterbuch prüft sofort</translation>
    </message>
    <message>
        <source>dictionary checks every word</source>
        <translation>das Wörterbuch prüft jedes Wort</translation>
    </message>
    <message>
        <source>everyone at once</source>
        <translation>alle gleichzeitig</translation>
    </message>
    <message>
        <source>fair shake</source>
        <translation>fair geschüttelt</translation>
    </message>
    <message>
        <source>first to {target}</source>
        <translation>bis {target} Punkte</translation>
    </message>
    <message>
        <source>hints</source>
        <translation>Tipps</translation>
    </message>
    <message>
        <source>lists typed without help</source>
        <translation>Listen ohne Vorschläge</translation>
    </message>
    <message>
        <source>lost challenges cost points</source>
        <translation>falsche Wörter kosten Punkte</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>ohne Ende</translation>
    </message>
    <message>
        <source>no target</source>
        <translation>ohne Ziel</translation>
    </message>
    <message>
        <source>one after the other</source>
        <translation>nacheinander</translation>
    </message>
    <message>
        <source>scan a code to join</source>
        <translation>Code scannen und mitspielen</translation>
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
        <translation>Punkte pro Runde im Schnitt, ohne Vorsprung. Nur die letzten Runden mit diesen Regeln zählen. Gemeinsame Wörter eines Teams zählen für alle darin.</translation>
    </message>
    <message>
        <source>Details…</source>
        <translation>Einzelheiten …</translation>
    </message>
    <message>
        <source>Fair points per round: {granted}. Change them as you like.</source>
        <translation>Faire Punkte pro Runde: {granted}. Ändert sie, wie ihr mögt.</translation>
    </message>
    <message>
        <source>Head starts and teams</source>
        <translation>Vorsprung und Teams</translation>
    </message>
    <message>
        <source>How much help?</source>
        <translation>Wie viel Hilfe?</translation>
    </message>
    <message>
        <source>Make it fair for smaller players.</source>
        <translation>Damit es für die Kleinen fair ist.</translation>
    </message>
    <message>
        <source>Not enough rounds with these rules for {names} yet.</source>
        <translation>Noch nicht genug Runden mit diesen Regeln für {names}.</translation>
    </message>
    <message>
        <source>Past rounds say: a lot</source>
        <translation>Frühere Runden sagen: viel</translation>
    </message>
    <message>
        <source>Past rounds say: none</source>
        <translation>Frühere Runden sagen: keine</translation>
    </message>
    <message>
        <source>Past rounds say: some</source>
        <translation>Frühere Runden sagen: etwas</translation>
    </message>
    <message>
        <source>Suggest a fair handicap</source>
        <translation>Faire Vorgabe vorschlagen</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>You&apos;re even. Nobody needs a handicap.</source>
        <translation>Ihr seid gleich stark. Niemand braucht eine Vorgabe.</translation>
    </message>
    <message>
        <source>Your history can&apos;t be read right now.</source>
        <translation>Dein Verlauf lässt sich gerade nicht lesen.</translation>
    </message>
    <message>
        <source>a lot</source>
        <translation>viel</translation>
    </message>
    <message>
        <source>head start</source>
        <translation>Vorsprung</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>own</source>
        <translation>eigene</translation>
    </message>
    <message>
        <source>some</source>
        <translation>etwas</translation>
    </message>
    <message>
        <source>{name} +{points}</source>
        <translation>{name} +{points}</translation>
    </message>
    <message>
        <source>{name}: fewer than {least} rounds</source>
        <translation>{name}: weniger als {least} Runden</translation>
    </message>
    <message>
        <source>{name}: {average} ({rounds} rounds)</source>
        <translation>{name}: {average} ({rounds} Runden)</translation>
    </message>
    <message>
        <source>{side} is strongest. The others get the difference. A team&apos;s points go to the player with the lowest average.</source>
        <translation>{side} liegt vorn. Die anderen bekommen den Unterschied. Im Team gehen die Punkte an den niedrigsten Schnitt.</translation>
    </message>
</context>
<context>
    <name>BoggleSetupPage</name>
    <message>
        <source>New Boggle game</source>
        <translation>Neues Boggle-Spiel</translation>
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
            <numerusform>%n Buchstabe</numerusform>
            <numerusform>%n Buchstaben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n Minute</numerusform>
            <numerusform>%n Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shake(s) to get the board you wished for.</source>
        <translation>
            <numerusform>%n Wurf für das gewünschte Brett.</numerusform>
            <numerusform>%n Würfe für das gewünschte Brett.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n Wort</numerusform>
            <numerusform>%n Wörter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s) of up to {letters} letters</source>
        <translation>
            <numerusform>%n Wort bis {letters} Buchstaben</numerusform>
            <numerusform>%n Wörter bis {letters} Buchstaben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n point(s)</source>
        <translation>
            <numerusform>+%n Punkt</numerusform>
            <numerusform>+%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>A board with {parts}, counting {counted}.</source>
        <translation>Ein Brett mit {parts}, gezählt werden {counted}.</translation>
    </message>
    <message>
        <source>A game needs two sides. End it, or let somebody else play on.</source>
        <translation>Ein Spiel braucht zwei Seiten. Beendet es, oder lasst jemand anderen weiterspielen.</translation>
    </message>
    <message>
        <source>All read. Anything to challenge?</source>
        <translation>Alles gelesen. Zweifelt ihr etwas an?</translation>
    </message>
    <message>
        <source>Any board the cubes make.</source>
        <translation>Jedes Brett, das die Würfel ergeben.</translation>
    </message>
    <message>
        <source>Big and Master cubes (1979)</source>
        <translation>Big- und Master-Würfel (1979)</translation>
    </message>
    <message>
        <source>Both wrote it</source>
        <translation>Beide haben es</translation>
    </message>
    <message>
        <source>Challenge cubes</source>
        <translation>Challenge-Würfel</translation>
    </message>
    <message>
        <source>Classic cubes (1976)</source>
        <translation>Klassische Würfel (1976)</translation>
    </message>
    <message>
        <source>Codes never use {sign}.</source>
        <translation>{sign} kommt in Codes nie vor.</translation>
    </message>
    <message>
        <source>Counts once for the team. {name} keeps it: {points}</source>
        <translation>Zählt im Team einmal. {name} behält es: {points}</translation>
    </message>
    <message>
        <source>Crossed off for everybody</source>
        <translation>Für alle gestrichen</translation>
    </message>
    <message>
        <source>Deluxe cubes</source>
        <translation>Deluxe-Würfel</translation>
    </message>
    <message>
        <source>Everybody writes at once. The computer shakes, times and referees.</source>
        <translation>Alle schreiben gleichzeitig. Der Computer schüttelt, stoppt die Zeit und wertet.</translation>
    </message>
    <message>
        <source>Everybody wrote it</source>
        <translation>Alle haben es</translation>
    </message>
    <message numerus="yes">
        <source>Finds about %n point(s) a round</source>
        <translation>
            <numerusform>Findet etwa %n Punkt pro Runde</numerusform>
            <numerusform>Findet etwa %n Punkte pro Runde</numerusform>
        </translation>
    </message>
    <message>
        <source>Finish this round first. Then somebody else can sit down.</source>
        <translation>Spielt erst diese Runde zu Ende. Dann kann sich jemand anderes setzen.</translation>
    </message>
    <message>
        <source>First to read</source>
        <translation>Liest zuerst</translation>
    </message>
    <message>
        <source>First to {target} wins.</source>
        <translation>Wer zuerst {target} hat, gewinnt.</translation>
    </message>
    <message>
        <source>Hands off the cubes while the timer runs!</source>
        <translation>Finger weg von den Würfeln, solange die Zeit läuft!</translation>
    </message>
    <message>
        <source>It&apos;s a tie: {names}</source>
        <translation>Unentschieden: {names}</translation>
    </message>
    <message>
        <source>It&apos;s somebody else&apos;s turn to write.</source>
        <translation>Jetzt schreibt jemand anders.</translation>
    </message>
    <message>
        <source>Keep typing. The code has more characters.</source>
        <translation>Tipp weiter. Der Code hat noch mehr Zeichen.</translation>
    </message>
    <message>
        <source>New cubes (since 1987)</source>
        <translation>Neue Würfel (seit 1987)</translation>
    </message>
    <message>
        <source>Next to read</source>
        <translation>Liest als Nächstes</translation>
    </message>
    <message>
        <source>No points this round</source>
        <translation>Keine Punkte in dieser Runde</translation>
    </message>
    <message>
        <source>No shared words</source>
        <translation>Keine gemeinsamen Wörter</translation>
    </message>
    <message>
        <source>Nobody sits there. Choose another player.</source>
        <translation>Dort sitzt niemand. Wähl eine andere Person.</translation>
    </message>
    <message>
        <source>On paper</source>
        <translation>Auf Papier</translation>
    </message>
    <message>
        <source>On phones</source>
        <translation>Auf Handys</translation>
    </message>
    <message>
        <source>On screen</source>
        <translation>Am Bildschirm</translation>
    </message>
    <message>
        <source>One at a time. Same cubes, full time for everyone.</source>
        <translation>Nacheinander. Gleiche Würfel, für alle die volle Zeit.</translation>
    </message>
    <message>
        <source>Only {name} wrote it</source>
        <translation>Nur {name} hat es</translation>
    </message>
    <message>
        <source>Others play this board too.</source>
        <translation>Andere spielen dieses Brett auch.</translation>
    </message>
    <message>
        <source>Play as many rounds as you like.</source>
        <translation>Spielt so viele Runden, wie ihr mögt.</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Übung</translation>
    </message>
    <message>
        <source>Rare words {number} of {words}</source>
        <translation>Seltene Wörter {number} von {words}</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>Round {number}  ·  word {word} of {words}</source>
        <translation>Runde {number}  ·  Wort {word} von {words}</translation>
    </message>
    <message>
        <source>Round {number} of {rounds}</source>
        <translation>Runde {number} von {rounds}</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}.</source>
        <translation>Runde {round} von {rounds}.</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}. {target} points win earlier.</source>
        <translation>Runde {round} von {rounds}. {target} Punkte gewinnen schon vorher.</translation>
    </message>
    <message numerus="yes">
        <source>Shaken again: %n board(s) had too few everyday words.</source>
        <translation>
            <numerusform>Neu geschüttelt: %n Brett hatte zu wenige Alltagswörter.</numerusform>
            <numerusform>Neu geschüttelt: %n Bretter hatten zu wenige Alltagswörter.</numerusform>
        </translation>
    </message>
    <message>
        <source>Shared words {number} of {words}</source>
        <translation>Gemeinsame Wörter {number} von {words}</translation>
    </message>
    <message>
        <source>Somebody here has that name. Choose another one.</source>
        <translation>So heißt hier schon jemand. Nehmt einen anderen Namen.</translation>
    </message>
    <message>
        <source>Something&apos;s mistyped. Check each character again.</source>
        <translation>Da ist ein Tippfehler drin. Prüf jedes Zeichen noch einmal.</translation>
    </message>
    <message>
        <source>Super Big cubes (2012)</source>
        <translation>Super-Big-Würfel (2012)</translation>
    </message>
    <message>
        <source>That isn&apos;t a board&apos;s code. Check each character again.</source>
        <translation>Das ist kein Code eines Bretts. Prüf jedes Zeichen noch einmal.</translation>
    </message>
    <message>
        <source>That&apos;s too long. Check for an extra character.</source>
        <translation>Das ist zu lang. Ist ein Zeichen zu viel?</translation>
    </message>
    <message numerus="yes">
        <source>The best of %n shake(s). All had few everyday words.</source>
        <translation>
            <numerusform>Der beste von %n Wurf. Er hatte wenige Alltagswörter.</numerusform>
            <numerusform>Der beste von %n Würfen. Alle hatten wenige Alltagswörter.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The closest board to your wish in %n shake(s).</source>
        <translation>
            <numerusform>Nach %n Wurf das Brett, das deinem Wunsch am nächsten kommt.</numerusform>
            <numerusform>Nach %n Würfen das Brett, das deinem Wunsch am nächsten kommt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The dome is up. The timer is running.</source>
        <translation>Die Kuppel ist weg. Die Sanduhr läuft.</translation>
    </message>
    <message>
        <source>The others play on. {name}&apos;s points stay with the team.</source>
        <translation>Die anderen spielen weiter. Die Punkte von {name} bleiben beim Team.</translation>
    </message>
    <message>
        <source>The others play on. {name}&apos;s points stay, but can&apos;t win.</source>
        <translation>Die anderen spielen weiter. Die Punkte von {name} bleiben, zählen aber nicht mehr für den Sieg.</translation>
    </message>
    <message>
        <source>There&apos;s no {letter} on the board.</source>
        <translation>Auf dem Brett gibt es kein {letter}.</translation>
    </message>
    <message>
        <source>This code needs a newer Boggle Desk.</source>
        <translation>Für diesen Code braucht es ein neueres Boggle Desk.</translation>
    </message>
    <message>
        <source>This game has no hints.</source>
        <translation>In diesem Spiel gibt es keine Tipps.</translation>
    </message>
    <message>
        <source>This game&apos;s cubes can&apos;t make that board.</source>
        <translation>Mit den Würfeln dieses Spiels geht das Brett nicht.</translation>
    </message>
    <message>
        <source>Time&apos;s up for {names}! The others have extra time.</source>
        <translation>Zeit um für {names}! Die anderen haben Extrazeit.</translation>
    </message>
    <message>
        <source>Time&apos;s up!</source>
        <translation>Die Zeit ist um!</translation>
    </message>
    <message>
        <source>Today&apos;s board</source>
        <translation>Das Tagesbrett</translation>
    </message>
    <message numerus="yes">
        <source>Too short. Words need %n letter(s) or more.</source>
        <translation>
            <numerusform>Zu kurz. Wörter brauchen %n Buchstaben oder mehr.</numerusform>
            <numerusform>Zu kurz. Wörter brauchen %n Buchstaben oder mehr.</numerusform>
        </translation>
    </message>
    <message>
        <source>Type a board&apos;s code.</source>
        <translation>Gib den Code eines Bretts ein.</translation>
    </message>
    <message>
        <source>Words that nobody has read yet don&apos;t count.</source>
        <translation>Wörter, die noch niemand vorgelesen hat, zählen nicht.</translation>
    </message>
    <message>
        <source>You can&apos;t challenge your own word.</source>
        <translation>Das eigene Wort kannst du nicht anzweifeln.</translation>
    </message>
    <message>
        <source>You can&apos;t do that right now.</source>
        <translation>Das geht gerade nicht.</translation>
    </message>
    <message>
        <source>You have no vote on {word}.</source>
        <translation>Über {word} stimmst du nicht ab.</translation>
    </message>
    <message>
        <source>You&apos;ve found every word. There&apos;s nothing left to hint at.</source>
        <translation>Du hast jedes Wort gefunden. Da gibt es nichts mehr zu verraten.</translation>
    </message>
    <message>
        <source>You&apos;ve reached the goal!</source>
        <translation>Ziel erreicht!</translation>
    </message>
    <message>
        <source>You&apos;ve seen the letters. No second shake!</source>
        <translation>Ihr habt die Buchstaben gesehen. Kein zweiter Wurf!</translation>
    </message>
    <message>
        <source>You&apos;ve voted already.</source>
        <translation>Du hast schon abgestimmt.</translation>
    </message>
    <message>
        <source>Your rules don&apos;t allow {word}.</source>
        <translation>Eure Regeln erlauben {word} nicht.</translation>
    </message>
    <message numerus="yes">
        <source>a word of %n letter(s) or more</source>
        <translation>
            <numerusform>einem Wort mit %n Buchstaben oder mehr</numerusform>
            <numerusform>einem Wort mit %n Buchstaben oder mehr</numerusform>
        </translation>
    </message>
    <message>
        <source>all words</source>
        <translation>alle Wörter</translation>
    </message>
    <message numerus="yes">
        <source>at least %n word(s)</source>
        <translation>
            <numerusform>mindestens %n Wort</numerusform>
            <numerusform>mindestens %n Wörtern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n word(s) of up to {letters} letters</source>
        <translation>
            <numerusform>mindestens %n Wort bis {letters} Buchstaben</numerusform>
            <numerusform>mindestens %n Wörtern bis {letters} Buchstaben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n word(s)</source>
        <translation>
            <numerusform>höchstens %n Wort</numerusform>
            <numerusform>höchstens %n Wörtern</numerusform>
        </translation>
    </message>
    <message>
        <source>each letter after that: {points} more</source>
        <translation>jeder Buchstabe mehr: {points} dazu</translation>
    </message>
    <message>
        <source>everyday words</source>
        <translation>Alltagswörter</translation>
    </message>
    <message>
        <source>first to {target}</source>
        <translation>bis {target} Punkte</translation>
    </message>
    <message numerus="yes">
        <source>no word of %n letter(s)</source>
        <translation>
            <numerusform>keinem Wort mit %n Buchstaben</numerusform>
            <numerusform>keinem Wort mit %n Buchstaben</numerusform>
        </translation>
    </message>
    <message>
        <source>simple words</source>
        <translation>einfache Wörter</translation>
    </message>
    <message>
        <source>so far</source>
        <translation>bisher</translation>
    </message>
    <message>
        <source>with {points} to start</source>
        <translation>mit {points} Vorsprung</translation>
    </message>
    <message numerus="yes">
        <source>words of %n letter(s) or more</source>
        <translation>
            <numerusform>Wörter mit %n Buchstaben oder mehr</numerusform>
            <numerusform>Wörter mit %n Buchstaben oder mehr</numerusform>
        </translation>
    </message>
    <message>
        <source>{begun} works, but no {letter} touches the last letter.</source>
        <translation>{begun} geht, aber kein {letter} berührt den letzten Buchstaben.</translation>
    </message>
    <message>
        <source>{letters} letters or more: {points}</source>
        <translation>{letters} Buchstaben oder mehr: {points}</translation>
    </message>
    <message>
        <source>{letters} letters: {points}</source>
        <translation>{letters} Buchstaben: {points}</translation>
    </message>
    <message>
        <source>{letters}–{most} letters: {points}</source>
        <translation>{letters}–{most} Buchstaben: {points}</translation>
    </message>
    <message>
        <source>{minutes}:{seconds} minutes</source>
        <translation>{minutes}:{seconds} Minuten</translation>
    </message>
    <message>
        <source>{names} share the round</source>
        <translation>{names} teilen sich die Runde</translation>
    </message>
    <message>
        <source>{names} take the round!</source>
        <translation>Die Runde geht an {names}!</translation>
    </message>
    <message>
        <source>{names} takes the round!</source>
        <translation>Die Runde geht an {names}!</translation>
    </message>
    <message>
        <source>{names} win!</source>
        <translation>{names} gewinnen!</translation>
    </message>
    <message>
        <source>{names} wins!</source>
        <translation>{names} gewinnt!</translation>
    </message>
    <message>
        <source>{names} wrote it</source>
        <translation>{names} haben es</translation>
    </message>
    <message>
        <source>{name} leaves. The others play on.</source>
        <translation>{name} hört auf. Die anderen spielen weiter.</translation>
    </message>
    <message>
        <source>{name} reads from paper</source>
        <translation>{name} liest vom Papier vor</translation>
    </message>
    <message>
        <source>{name} reads {word}.</source>
        <translation>{name} liest {word} vor.</translation>
    </message>
    <message numerus="yes">
        <source>{name} reads, %n word(s) to go</source>
        <translation>
            <numerusform>{name} liest vor, noch %n Wort</numerusform>
            <numerusform>{name} liest vor, noch %n Wörter</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}&apos;s turn to read.</source>
        <translation>{name} liest vor.</translation>
    </message>
    <message>
        <source>{name}: {handicap}</source>
        <translation>{name}: {handicap}</translation>
    </message>
    <message>
        <source>{points} for {name}!</source>
        <translation>{points} für {name}!</translation>
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
        <translation>{seconds} s länger</translation>
    </message>
    <message>
        <source>{size}  letters from your own box</source>
        <translation>{size}  Buchstaben aus eurer Schachtel</translation>
    </message>
    <message>
        <source>{team}: {points}</source>
        <translation>{team}: {points}</translation>
    </message>
    <message>
        <source>{word} counts: {points}</source>
        <translation>{word} zählt: {points}</translation>
    </message>
    <message>
        <source>{word} doesn&apos;t count</source>
        <translation>{word} zählt nicht</translation>
    </message>
    <message>
        <source>{word} doesn&apos;t count anyway. There&apos;s nothing to challenge.</source>
        <translation>{word} zählt ohnehin nicht. Da gibt es nichts anzuzweifeln.</translation>
    </message>
    <message>
        <source>{word} doesn&apos;t count: {points}</source>
        <translation>{word} zählt nicht: {points}</translation>
    </message>
    <message>
        <source>{word} is already on the list.</source>
        <translation>{word} steht schon auf der Liste.</translation>
    </message>
    <message>
        <source>{word} isn&apos;t in the dictionary.</source>
        <translation>{word} steht nicht im Wörterbuch.</translation>
    </message>
    <message>
        <source>{word} isn&apos;t on the board.</source>
        <translation>{word} liegt nicht auf dem Brett.</translation>
    </message>
    <message>
        <source>{word} isn&apos;t on the list.</source>
        <translation>{word} steht nicht auf der Liste.</translation>
    </message>
    <message>
        <source>{word} needs the same {letter} twice.</source>
        <translation>{word} braucht dasselbe {letter} zweimal.</translation>
    </message>
    <message>
        <source>{word} was already read.</source>
        <translation>{word} wurde schon vorgelesen.</translation>
    </message>
    <message>
        <source>{word} was challenged before. It counts.</source>
        <translation>{word} wurde schon angezweifelt. Es zählt.</translation>
    </message>
</context>
<context>
    <name>BoggleTablePage</name>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>Noch %n Sekunde</numerusform>
            <numerusform>Noch %n Sekunden</numerusform>
        </translation>
    </message>
    <message>
        <source>+{points}</source>
        <translation>+{points}</translation>
    </message>
    <message>
        <source>No dictionary in the middle of a round!</source>
        <translation>Kein Wörterbuch mitten in der Runde!</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>Brett drehen</translation>
    </message>
    <message>
        <source>Turn the board by a quarter (Ctrl+R)</source>
        <translation>Das Brett um ein Viertel drehen (Strg+R)</translation>
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
        <translation>Unentschieden: {names}.</translation>
    </message>
    <message>
        <source>No points were counted here.</source>
        <translation>Hier wurden keine Punkte gezählt.</translation>
    </message>
    <message>
        <source>The game went to {names}.</source>
        <translation>Gewonnen haben {names}.</translation>
    </message>
    <message>
        <source>Words of {name}</source>
        <translation>Wörter von {name}</translation>
    </message>
    <message>
        <source>{names} won the game.</source>
        <translation>{names} hat gewonnen.</translation>
    </message>
</context>
<context>
    <name>CandidatesModel</name>
    <message>
        <source>Keeps</source>
        <translation>Behält</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Points plus the value of the tiles you keep</source>
        <translation>Punkte und der Wert der Steine, die du behältst</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Gewinnt</translation>
    </message>
    <message>
        <source>Worth</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>exchange {tiles}</source>
        <translation>{tiles} tauschen</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passen</translation>
    </message>
    <message>
        <source>{move}, everyday words</source>
        <translation>{move}, Alltagswörter</translation>
    </message>
    <message>
        <source>{move}, the play you made</source>
        <translation>{move}, dein Zug</translation>
    </message>
</context>
<context>
    <name>CandidatesTable</name>
    <message>
        <source>Best plays</source>
        <translation>Beste Züge</translation>
    </message>
    <message>
        <source>keeps {tiles}</source>
        <translation>behält {tiles}</translation>
    </message>
    <message>
        <source>you played this</source>
        <translation>das hast du gelegt</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points} Punkte</translation>
    </message>
</context>
<context>
    <name>ChallengeBar</name>
    <message>
        <source>next word in {seconds} s</source>
        <translation>nächstes Wort in {seconds} s</translation>
    </message>
</context>
<context>
    <name>ClockCard</name>
    <message numerus="yes">
        <source>%n second(s) gone</source>
        <translation>
            <numerusform>%n Sekunde vorbei</numerusform>
            <numerusform>%n Sekunden vorbei</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>Noch %n Sekunde</numerusform>
            <numerusform>Noch %n Sekunden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CodeField</name>
    <message>
        <source>Board code</source>
        <translation>Code des Bretts</translation>
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
        <translation>Code zum Scannen: {address}</translation>
    </message>
</context>
<context>
    <name>CodeRow</name>
    <message>
        <source>Board code: {code}</source>
        <translation>Code des Bretts: {code}</translation>
    </message>
    <message>
        <source>Code copied.</source>
        <translation>Code kopiert.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the code of this board</source>
        <translation>Den Code dieses Bretts kopieren</translation>
    </message>
    <message>
        <source>Play this board again</source>
        <translation>Dieses Brett noch einmal spielen</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>The same board and players again</source>
        <translation>Dasselbe Brett und dieselben Leute noch einmal</translation>
    </message>
    <message>
        <source>This board has no code.</source>
        <translation>Dieses Brett hat keinen Code.</translation>
    </message>
    <message>
        <source>Who played this board?</source>
        <translation>Wer hat dieses Brett gespielt?</translation>
    </message>
</context>
<context>
    <name>CoinRows</name>
    <message>
        <source>+{number} more</source>
        <translation>+{number} mehr</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
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
            <numerusform>%n Wort</numerusform>
            <numerusform>%n Wörter</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter adds {word}.</source>
        <translation>Eingabetaste: {word} kommt dazu.</translation>
    </message>
    <message>
        <source>Type a word from the list</source>
        <translation>Wort von der Liste</translation>
    </message>
    <message>
        <source>on paper</source>
        <translation>auf Papier</translation>
    </message>
    <message>
        <source>{name}&apos;s list</source>
        <translation>Liste von {name}</translation>
    </message>
    <message>
        <source>{word} added</source>
        <translation>{word} ist dabei</translation>
    </message>
    <message>
        <source>{word} is off the list. Ctrl+Z brings it back.</source>
        <translation>{word} ist von der Liste. Strg+Z holt es zurück.</translation>
    </message>
</context>
<context>
    <name>CommonnessStrings</name>
    <message>
        <source>How common</source>
        <translation>Wie geläufig</translation>
    </message>
    <message>
        <source>everyday</source>
        <translation>alltäglich</translation>
    </message>
    <message>
        <source>less common</source>
        <translation>weniger geläufig</translation>
    </message>
    <message>
        <source>rare</source>
        <translation>selten</translation>
    </message>
    <message>
        <source>simple</source>
        <translation>einfach</translation>
    </message>
</context>
<context>
    <name>DayChips</name>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n Tag in Folge</numerusform>
            <numerusform>%n Tage in Folge</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has played yet. Be first!</source>
        <translation>Noch niemand hat gespielt. Sei die oder der Erste!</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <translation>und {count} mehr</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>noch nicht</translation>
    </message>
    <message>
        <source>{name}: {result}</source>
        <translation>{name}: {result}</translation>
    </message>
    <message>
        <source>✓ played</source>
        <translation>✓ gespielt</translation>
    </message>
</context>
<context>
    <name>DayPanel</name>
    <message numerus="yes">
        <source>%n day(s) in a row!</source>
        <translation>
            <numerusform>%n Tag in Folge!</numerusform>
            <numerusform>%n Tage in Folge!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n letter(s)</source>
        <translation>
            <numerusform>%n Buchstabe</numerusform>
            <numerusform>%n Buchstaben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>And the best today…</source>
        <translation>Und am besten war heute …</translation>
    </message>
    <message>
        <source>Best word</source>
        <translation>Bestes Wort</translation>
    </message>
    <message>
        <source>Day 1</source>
        <translation>Tag 1</translation>
    </message>
    <message>
        <source>Keep them hidden</source>
        <translation>Verdeckt lassen</translation>
    </message>
    <message>
        <source>Today&apos;s board, {date}</source>
        <translation>Tagesbrett, {date}</translation>
    </message>
    <message>
        <source>Where the words ran. No spoilers!</source>
        <translation>Wo die Wörter liefen. Nichts verraten!</translation>
    </message>
    <message>
        <source>Who&apos;s playing?</source>
        <translation>Wer spielt?</translation>
    </message>
    <message>
        <source>With hints. No spoilers!</source>
        <translation>Mit Tipps. Nichts verraten!</translation>
    </message>
    <message>
        <source>Your turn?</source>
        <translation>Und du?</translation>
    </message>
    <message>
        <source>Your turn? The code of the board is {code}</source>
        <translation>Und du? Der Code des Bretts ist {code}</translation>
    </message>
    <message numerus="yes">
        <source>point(s)</source>
        <translation>
            <numerusform>Punkt</numerusform>
            <numerusform>Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has {points} on today&apos;s Boggle board ({date}).</source>
        <translation>{name} hat {points} auf dem heutigen Boggle-Brett ({date}).</translation>
    </message>
    <message>
        <source>{number} letters or more</source>
        <translation>{number} Buchstaben oder mehr</translation>
    </message>
</context>
<context>
    <name>DomeView</name>
    <message>
        <source>Letter cubes</source>
        <translation>Buchstabenwürfel</translation>
    </message>
</context>
<context>
    <name>DuplicatePaper</name>
    <message>
        <source>Best play</source>
        <translation>Bester Zug</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplikat</translation>
    </message>
</context>
<context>
    <name>DuplicateSetupPage</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n Minute</numerusform>
            <numerusform>%n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>Duplicate · {name} tiles · {time}</source>
        <translation>Duplikat · Steine: {name} · {time}</translation>
    </message>
    <message>
        <source>Each turn you all look for the best play with the same seven tiles.</source>
        <translation>In jedem Zug sucht ihr alle mit denselben sieben Steinen den besten Zug.</translation>
    </message>
    <message>
        <source>New duplicate game</source>
        <translation>Neues Duplikat-Spiel</translation>
    </message>
    <message>
        <source>Same tiles for everybody</source>
        <translation>Gleiche Steine für alle</translation>
    </message>
    <message>
        <source>Tiles and time</source>
        <translation>Steine und Zeit</translation>
    </message>
    <message>
        <source>Time for each turn</source>
        <translation>Zeit für jeden Zug</translation>
    </message>
    <message>
        <source>Write it down. When time is up, everybody enters a play.</source>
        <translation>Schreibt ihn auf. Ist die Zeit um, geben alle ihren Zug ein.</translation>
    </message>
    <message>
        <source>You get your own points. Then the best play is laid for all.</source>
        <translation>Du bekommst deine Punkte. Dann wird der beste Zug für alle gelegt.</translation>
    </message>
    <message>
        <source>no timer</source>
        <translation>ohne Sanduhr</translation>
    </message>
</context>
<context>
    <name>DuplicateStrings</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Best: {play}</source>
        <translation>Bester Zug: {play}</translation>
    </message>
    <message>
        <source>Don&apos;t wait</source>
        <translation>Nicht warten</translation>
    </message>
    <message>
        <source>Everybody has the same tiles.</source>
        <translation>Alle haben dieselben Steine.</translation>
    </message>
    <message>
        <source>Find the best play</source>
        <translation>Sucht den besten Zug</translation>
    </message>
    <message>
        <source>Found by {names}!</source>
        <translation>Gefunden von {names}!</translation>
    </message>
    <message>
        <source>Hand in</source>
        <translation>Abgeben</translation>
    </message>
    <message>
        <source>Hand in +{points}</source>
        <translation>Abgeben +{points}</translation>
    </message>
    <message>
        <source>Handed in. You can still change it.</source>
        <translation>Abgegeben. Du kannst es noch ändern.</translation>
    </message>
    <message>
        <source>I can&apos;t read that. Type the square, then the word: 8D RETSINA.</source>
        <translation>Das verstehe ich nicht. Tipp das Feld, dann das Wort: 8D RETSINA.</translation>
    </message>
    <message>
        <source>I&apos;m {name}</source>
        <translation>Ich bin {name}</translation>
    </message>
    <message>
        <source>It&apos;s a tie: {names}</source>
        <translation>Unentschieden: {names}</translation>
    </message>
    <message>
        <source>Look at the laptop.</source>
        <translation>Schau auf den Laptop.</translation>
    </message>
    <message>
        <source>Looking for the best play…</source>
        <translation>Der beste Zug wird gesucht …</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Nächster Zug</translation>
    </message>
    <message>
        <source>No play</source>
        <translation>Kein Zug</translation>
    </message>
    <message>
        <source>Nobody found it.</source>
        <translation>Niemand hat ihn gefunden.</translation>
    </message>
    <message>
        <source>Not a play yet. Type the square, then the word.</source>
        <translation>Noch kein Zug. Tipp das Feld, dann das Wort.</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Pencils down</source>
        <translation>Stifte weg</translation>
    </message>
    <message>
        <source>Pencils down! Hand in your play.</source>
        <translation>Stifte weg! Gib deinen Zug ab.</translation>
    </message>
    <message>
        <source>Pencils ready?</source>
        <translation>Stifte bereit?</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Start turn</source>
        <translation>Zug beginnen</translation>
    </message>
    <message>
        <source>The letters are hidden and the sand stands still.</source>
        <translation>Die Buchstaben sind verdeckt und der Sand steht still.</translation>
    </message>
    <message>
        <source>Time out</source>
        <translation>Auszeit</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>Zug {number}</translation>
    </message>
    <message>
        <source>Type it like 8D RETSINA, or lay it on the board.</source>
        <translation>Tipp ihn wie 8D RETSINA oder leg ihn aufs Brett.</translation>
    </message>
    <message>
        <source>Waiting for the phones: {names}</source>
        <translation>Warten auf die Handys: {names}</translation>
    </message>
    <message>
        <source>We&apos;re done</source>
        <translation>Wir sind fertig</translation>
    </message>
    <message>
        <source>What did you find?</source>
        <translation>Was hast du gefunden?</translation>
    </message>
    <message>
        <source>Write down the square and the word, like 8D RETSINA.</source>
        <translation>Schreibt Feld und Wort auf, etwa 8D RETSINA.</translation>
    </message>
    <message>
        <source>You: {play}</source>
        <translation>Du: {play}</translation>
    </message>
    <message>
        <source>doesn&apos;t fit the board</source>
        <translation>passt nicht aufs Brett</translation>
    </message>
    <message>
        <source>no play</source>
        <translation>kein Zug</translation>
    </message>
    <message>
        <source>{names} wins!</source>
        <translation>{names} gewinnt!</translation>
    </message>
    <message>
        <source>{name}&apos;s play</source>
        <translation>Zug von {name}</translation>
    </message>
    <message>
        <source>{name}, take the computer and enter your play. No peeking!</source>
        <translation>{name}, nimm den Computer und gib deinen Zug ein. Nicht schummeln!</translation>
    </message>
    <message>
        <source>{number} in the bag</source>
        <translation>{number} im Beutel</translation>
    </message>
    <message>
        <source>{number} of {all} handed in</source>
        <translation>{number} von {all} abgegeben</translation>
    </message>
    <message>
        <source>{percent} of the best</source>
        <translation>{percent} vom Besten</translation>
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
        <translation>{play}: dort nicht erlaubt</translation>
    </message>
    <message>
        <source>{play}: not on the rack</source>
        <translation>{play}: nicht auf dem Bänkchen</translation>
    </message>
    <message>
        <source>{play}: {words} not in the dictionary</source>
        <translation>{play}: {words} nicht im Wörterbuch</translation>
    </message>
    <message>
        <source>{word} doesn&apos;t fit at {square}. Check the square and the letters.</source>
        <translation>{word} passt bei {square} nicht. Prüf das Feld und die Buchstaben.</translation>
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
        <translation>Waagerecht: 8D RETSINA. Senkrecht: D8 RETSINA. Kleine Buchstaben sind Joker.</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Rückschau</translation>
    </message>
    <message>
        <source>No dictionary before the best play is on the board!</source>
        <translation>Kein Wörterbuch, bevor der beste Zug auf dem Brett liegt!</translation>
    </message>
    <message>
        <source>Pencils down!</source>
        <translation>Stifte weg!</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal</translation>
    </message>
    <message numerus="yes">
        <source>The best plays made %n point(s).</source>
        <translation>
            <numerusform>Die besten Züge brachten %n Punkt.</numerusform>
            <numerusform>Die besten Züge brachten %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>Zug {number}</translation>
    </message>
    <message>
        <source>Your play</source>
        <translation>Dein Zug</translation>
    </message>
    <message>
        <source>for this turn</source>
        <translation>für diesen Zug</translation>
    </message>
    <message>
        <source>handed in ✓</source>
        <translation>abgegeben ✓</translation>
    </message>
    <message>
        <source>points after each turn</source>
        <translation>Punkte nach jedem Zug</translation>
    </message>
    <message>
        <source>still to hand in</source>
        <translation>fehlt noch</translation>
    </message>
    <message>
        <source>{number} in the bag</source>
        <translation>{number} im Beutel</translation>
    </message>
</context>
<context>
    <name>DuplicateViewerPage</name>
    <message>
        <source>Duplicate</source>
        <translation>Duplikat</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginn</translation>
    </message>
</context>
<context>
    <name>EndPanel</name>
    <message>
        <source>Print or save as PDF (Ctrl+P)</source>
        <translation>Drucken oder als PDF speichern (Strg+P)</translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message>
        <source>Home</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken …</translation>
    </message>
    <message>
        <source>See the board</source>
        <translation>Brett ansehen</translation>
    </message>
    <message>
        <source>The race</source>
        <translation>Das Rennen</translation>
    </message>
</context>
<context>
    <name>EntriesModel</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>against the rules</source>
        <translation>gegen die Regeln</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>zählt</translation>
    </message>
    <message>
        <source>crossed off</source>
        <translation>gestrichen</translation>
    </message>
    <message>
        <source>doesn&apos;t count</source>
        <translation>zählt nicht</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>not on this list</source>
        <translation>nicht auf dieser Liste</translation>
    </message>
    <message>
        <source>not read</source>
        <translation>nicht vorgelesen</translation>
    </message>
    <message>
        <source>on this list</source>
        <translation>auf dieser Liste</translation>
    </message>
    <message>
        <source>too short</source>
        <translation>zu kurz</translation>
    </message>
    <message>
        <source>written</source>
        <translation>geschrieben</translation>
    </message>
</context>
<context>
    <name>EntryPanel</name>
    <message>
        <source>8D WORD or points</source>
        <translation>8D WORT oder Punkte</translation>
    </message>
    <message>
        <source>Add a turn you forgot before this one</source>
        <translation>Davor einen vergessenen Zug einfügen</translation>
    </message>
    <message>
        <source>Points or words</source>
        <translation>Punkte oder Wörter</translation>
    </message>
    <message>
        <source>Points or words for {name}</source>
        <translation>Punkte oder Wörter für {name}</translation>
    </message>
    <message>
        <source>The tiles come off the board. No points for this turn</source>
        <translation>Die Steine kommen vom Brett. Keine Punkte für diesen Zug</translation>
    </message>
    <message>
        <source>Typed words</source>
        <translation>Getippte Wörter</translation>
    </message>
    <message>
        <source>{name}&apos;s turn: square and word, or points</source>
        <translation>{name} ist dran: Feld und Wort oder Punkte</translation>
    </message>
</context>
<context>
    <name>FaceRow</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>left the game</source>
        <translation>spielt nicht mehr mit</translation>
    </message>
</context>
<context>
    <name>FacesCard</name>
    <message>
        <source>Key: {keys}</source>
        <translation>Taste: {keys}</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>What&apos;s in row {row}, column {column}?</source>
        <translation>Was liegt in Zeile {row}, Spalte {column}?</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>solid</source>
        <translation>ohne Buchstaben</translation>
    </message>
</context>
<context>
    <name>FamilyTab</name>
    <message>
        <source>All time</source>
        <translation>Insgesamt</translation>
    </message>
    <message>
        <source>Boggle</source>
        <translation>Boggle</translation>
    </message>
    <message>
        <source>Both games</source>
        <translation>Beide Spiele</translation>
    </message>
    <message>
        <source>Finish a game with named players to see how you&apos;re doing.</source>
        <translation>Spielt ein Spiel mit Namen zu Ende, dann seht ihr, wie ihr steht.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>Direkte Duelle</translation>
    </message>
    <message>
        <source>Head to head and streaks</source>
        <translation>Direkte Duelle und Serien</translation>
    </message>
    <message>
        <source>No finished games here yet.</source>
        <translation>Hier gibt es noch keine fertigen Spiele.</translation>
    </message>
    <message>
        <source>Reading your games…</source>
        <translation>Eure Spiele werden gelesen …</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Rekord</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Rekorde</translation>
    </message>
    <message>
        <source>Scrabble</source>
        <translation>Scrabble</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Saison</translation>
    </message>
    <message>
        <source>The family</source>
        <translation>Die Familie</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Dieser Monat</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Dieses Jahr</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Winning streaks</source>
        <translation>Siegesserien</translation>
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
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>The word that did it</source>
        <translation>Das Wort, das es entschied</translation>
    </message>
    <message>
        <source>{name}&apos;s slip</source>
        <translation>Zettel von {name}</translation>
    </message>
</context>
<context>
    <name>FreshBoards</name>
    <message numerus="yes">
        <source>%n board(s)</source>
        <translation>
            <numerusform>%n Brett</numerusform>
            <numerusform>%n Bretter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shake(s) to get it</source>
        <translation>
            <numerusform>%n Wurf, bis es passte</numerusform>
            <numerusform>%n Würfe, bis es passte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n Wort</numerusform>
            <numerusform>%n Wörter</numerusform>
        </translation>
    </message>
    <message>
        <source>All words of the boards</source>
        <translation>Alle Wörter der Bretter</translation>
    </message>
    <message>
        <source>All words on the last page</source>
        <translation>Alle Wörter auf der letzten Seite</translation>
    </message>
    <message>
        <source>Board {number}</source>
        <translation>Brett {number}</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Bretter</translation>
    </message>
    <message>
        <source>Cubes</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Fresh boards</source>
        <translation>Neue Bretter</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Lists for each board</source>
        <translation>Listen für jedes Brett</translation>
    </message>
    <message>
        <source>Shake again</source>
        <translation>Noch einmal schütteln</translation>
    </message>
    <message>
        <source>Show the letters here</source>
        <translation>Buchstaben hier zeigen</translation>
    </message>
    <message>
        <source>The letters are on the paper only, until you want to see them here.</source>
        <translation>Die Buchstaben stehen nur auf dem Papier, bis ihr sie hier sehen wollt.</translation>
    </message>
    <message>
        <source>The words stay hidden here until they are on paper.</source>
        <translation>Die Wörter bleiben hier versteckt, bis sie auf Papier sind.</translation>
    </message>
    <message>
        <source>as they fall</source>
        <translation>wie sie fallen</translation>
    </message>
    <message numerus="yes">
        <source>closest of %n shake(s)</source>
        <translation>
            <numerusform>das beste von %n Wurf</numerusform>
            <numerusform>das beste von %n Würfen</numerusform>
        </translation>
    </message>
    <message>
        <source>for children</source>
        <translation>für Kinder</translation>
    </message>
    <message>
        <source>with a long word</source>
        <translation>mit einem langen Wort</translation>
    </message>
    <message>
        <source>with few words</source>
        <translation>mit wenigen Wörtern</translation>
    </message>
    <message>
        <source>with many words</source>
        <translation>mit vielen Wörtern</translation>
    </message>
    <message>
        <source>{board}, continued</source>
        <translation>{board}, Fortsetzung</translation>
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
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Boggle</source>
        <translation>Boggle</translation>
    </message>
    <message>
        <source>Find all words</source>
        <translation>Alle Wörter suchen</translation>
    </message>
    <message>
        <source>Find best plays</source>
        <translation>Beste Züge suchen</translation>
    </message>
    <message>
        <source>Fresh boards and empty score sheets</source>
        <translation>Neue Bretter und leere Blätter für die Punkte</translation>
    </message>
    <message>
        <source>From the table</source>
        <translation>Vom Tisch</translation>
    </message>
    <message>
        <source>Keep score</source>
        <translation>Punkte zählen</translation>
    </message>
    <message>
        <source>On paper</source>
        <translation>Auf Papier</translation>
    </message>
    <message>
        <source>Print sheets…</source>
        <translation>Blätter drucken…</translation>
    </message>
    <message>
        <source>Scrabble</source>
        <translation>Scrabble</translation>
    </message>
    <message>
        <source>Your own board and tiles</source>
        <translation>Euer eigenes Brett und eure Steine</translation>
    </message>
    <message>
        <source>Your own cubes, pencils and paper</source>
        <translation>Eure eigenen Würfel, Stifte und Papier</translation>
    </message>
</context>
<context>
    <name>GameAnalysis</name>
    <message>
        <source>Analysis finished.</source>
        <translation>Auswertung fertig.</translation>
    </message>
    <message>
        <source>Analysis stopped.</source>
        <translation>Auswertung gestoppt.</translation>
    </message>
    <message>
        <source>Checked with the dictionary “{title}”.</source>
        <translation>Geprüft mit dem Wörterbuch „{title}“.</translation>
    </message>
    <message>
        <source>Choose a turn to see its best plays.</source>
        <translation>Wähl einen Zug, um seine besten Züge zu sehen.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>The analysis couldn&apos;t finish. Please try again.</source>
        <translation>Die Auswertung wurde nicht fertig. Bitte versuch es noch einmal.</translation>
    </message>
    <message>
        <source>There was nothing to choose here.</source>
        <translation>Hier gab es nichts zu entscheiden.</translation>
    </message>
    <message>
        <source>This turn is still to come.</source>
        <translation>Dieser Zug kommt noch.</translation>
    </message>
    <message>
        <source>This turn wasn&apos;t checked.</source>
        <translation>Dieser Zug wurde nicht geprüft.</translation>
    </message>
    <message>
        <source>{name} wins {share}% from here</source>
        <translation>{name} gewinnt von hier aus in {share} % der Fälle</translation>
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
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Change rules…</source>
        <translation>Regeln ändern …</translation>
    </message>
    <message>
        <source>Dictionary: {name}</source>
        <translation>Wörterbuch: {name}</translation>
    </message>
    <message>
        <source>On phones…</source>
        <translation>Auf Handys …</translation>
    </message>
    <message>
        <source>Same as last time</source>
        <translation>Wie beim letzten Mal</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>Spiel beginnen</translation>
    </message>
</context>
<context>
    <name>GameSheet</name>
    <message numerus="yes">
        <source>%n tile(s) in the bag</source>
        <translation>
            <numerusform>%n Stein im Beutel</numerusform>
            <numerusform>%n Steine im Beutel</numerusform>
        </translation>
    </message>
    <message>
        <source>(Brackets): already on the board. Small letters: blanks.</source>
        <translation>(Klammern): lag schon da. Kleine Buchstaben: Joker.</translation>
    </message>
    <message>
        <source>Best play: {word} · {name} · {points}</source>
        <translation>Bester Zug: {word} · {name} · {points}</translation>
    </message>
    <message>
        <source>Final scores</source>
        <translation>Endstand</translation>
    </message>
    <message>
        <source>It&apos;s a tie: {names}.</source>
        <translation>Unentschieden: {names}.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Only up to this turn</source>
        <translation>Nur bis zu diesem Zug</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Rack</source>
        <translation>Bänkchen</translation>
    </message>
    <message>
        <source>Racks</source>
        <translation>Bänkchen</translation>
    </message>
    <message>
        <source>Scores so far</source>
        <translation>Zwischenstand</translation>
    </message>
    <message>
        <source>Scrabble · {preset}</source>
        <translation>Scrabble · {preset}</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Feld</translation>
    </message>
    <message numerus="yes">
        <source>The first %n line(s) of the game</source>
        <translation>
            <numerusform>Vom Anfang des Spiels %n Zeile</numerusform>
            <numerusform>Die ersten %n Zeilen des Spiels</numerusform>
        </translation>
    </message>
    <message>
        <source>This game with its board and turns</source>
        <translation>Dieses Spiel mit Brett und Zügen</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Wort</translation>
    </message>
    <message>
        <source>a blank</source>
        <translation>ein Joker</translation>
    </message>
    <message>
        <source>first word</source>
        <translation>erstes Wort</translation>
    </message>
    <message>
        <source>first word, counts double</source>
        <translation>erstes Wort, zählt doppelt</translation>
    </message>
    <message>
        <source>letter counts double</source>
        <translation>Buchstabe zählt doppelt</translation>
    </message>
    <message>
        <source>word counts triple</source>
        <translation>Wort zählt dreifach</translation>
    </message>
    <message>
        <source>{names} won the game.</source>
        <translation>{names} hat gewonnen.</translation>
    </message>
</context>
<context>
    <name>GameSummary</name>
    <message numerus="yes">
        <source>%n bingo(s)</source>
        <translation>
            <numerusform>%n Bingo</numerusform>
            <numerusform>%n Bingos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Auswerten</translation>
    </message>
    <message>
        <source>Average per turn</source>
        <translation>Schnitt pro Zug</translation>
    </message>
    <message>
        <source>Best play</source>
        <translation>Bester Zug</translation>
    </message>
    <message>
        <source>Bingos</source>
        <translation>Bingos</translation>
    </message>
    <message>
        <source>Closest moment</source>
        <translation>Spannendster Moment</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Round {round}: {name} {points}, {other} {others}</source>
        <translation>Runde {round}: {name} {points}, {other} {others}</translation>
    </message>
    <message>
        <source>points after each round</source>
        <translation>Punkte nach jeder Runde</translation>
    </message>
    <message>
        <source>{name}, every tile</source>
        <translation>{name}, alle Steine</translation>
    </message>
    <message>
        <source>{name}: {average} a turn, {bingos}</source>
        <translation>{name}: {average} pro Zug, {bingos}</translation>
    </message>
</context>
<context>
    <name>GamesFilter</name>
    <message>
        <source>All kinds</source>
        <translation>Alle Arten</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Alle Spieler</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Egal wann</translation>
    </message>
    <message>
        <source>Names with commas between them</source>
        <translation>Namen mit Kommas dazwischen</translation>
    </message>
    <message>
        <source>Older than a year</source>
        <translation>Älter als ein Jahr</translation>
    </message>
    <message>
        <source>Only games of this kind</source>
        <translation>Nur Spiele dieser Art</translation>
    </message>
    <message>
        <source>Only games of this time</source>
        <translation>Nur Spiele aus dieser Zeit</translation>
    </message>
    <message>
        <source>Only games with these players</source>
        <translation>Nur Spiele mit diesen Leuten</translation>
    </message>
    <message>
        <source>The last 30 days</source>
        <translation>Die letzten 30 Tage</translation>
    </message>
    <message>
        <source>The last 7 days</source>
        <translation>Die letzten 7 Tage</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>Das letzte Jahr</translation>
    </message>
</context>
<context>
    <name>GamesModel</name>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>Zug {number}</translation>
    </message>
    <message>
        <source>Won: {names}</source>
        <translation>Gewonnen: {names}</translation>
    </message>
    <message>
        <source>archived</source>
        <translation>im Archiv</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>beschädigt</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>beendet</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>läuft noch</translation>
    </message>
    <message>
        <source>just begun</source>
        <translation>gerade begonnen</translation>
    </message>
    <message>
        <source>not ours</source>
        <translation>von anderen</translation>
    </message>
    <message>
        <source>{game}, score pad</source>
        <translation>{game}, Punkteblock</translation>
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
            <numerusform>%n Datei ausgelassen</numerusform>
            <numerusform>%n Dateien ausgelassen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) analysed. History says what your turns cost.</source>
        <translation>
            <numerusform>%n Spiel analysiert. Der Verlauf sagt, was deine Züge kosten.</numerusform>
            <numerusform>%n Spiele analysiert. Der Verlauf sagt, was deine Züge kosten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) brought back.</source>
        <translation>
            <numerusform>%n Spiel zurückgeholt.</numerusform>
            <numerusform>%n Spiele zurückgeholt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) deleted.</source>
        <translation>
            <numerusform>%n Spiel gelöscht.</numerusform>
            <numerusform>%n Spiele gelöscht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) imported</source>
        <translation>
            <numerusform>%n Spiel importiert</numerusform>
            <numerusform>%n Spiele importiert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) saved.</source>
        <translation>
            <numerusform>%n Spiel gespeichert.</numerusform>
            <numerusform>%n Spiele gespeichert.</numerusform>
        </translation>
    </message>
    <message>
        <source>A file made with “Save everything”…</source>
        <translation>Eine Datei von „Alles sichern “…</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle Dateien</translation>
    </message>
    <message>
        <source>All games in GCG in a folder, and in the folders inside it</source>
        <translation>Alle GCG-Spiele in einem Ordner und in den Ordnern darin</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analysieren</translation>
    </message>
    <message>
        <source>Analysing: {done} of {all}</source>
        <translation>Analyse: {done} von {all}</translation>
    </message>
    <message>
        <source>Archive…</source>
        <translation>Archivieren …</translation>
    </message>
    <message>
        <source>Bring everything in from {file}?</source>
        <translation>Alles aus {file} übernehmen?</translation>
    </message>
    <message>
        <source>Bring games back from a backup</source>
        <translation>Spiele aus einer Sicherung zurückholen</translation>
    </message>
    <message>
        <source>Bring in</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n game(s)? They&apos;re removed from your history and backups too.</source>
        <translation>
            <numerusform>%n Spiel löschen? Es verschwindet auch aus Verlauf und Sicherungen.</numerusform>
            <numerusform>%n Spiele löschen? Sie verschwinden auch aus Verlauf und Sicherungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete games</source>
        <translation>Spiele löschen</translation>
    </message>
    <message>
        <source>Delete the game of {names}, {when}? It&apos;s removed from your history and backups too.</source>
        <translation>Das Spiel von {names} vom {when} löschen? Es verschwindet auch aus Verlauf und Sicherungen.</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Löschen …</translation>
    </message>
    <message>
        <source>Everything from Boggle Desk</source>
        <translation>Alles aus Boggle Desk</translation>
    </message>
    <message>
        <source>Everything in this backup is already here.</source>
        <translation>Alles aus dieser Sicherung ist schon da.</translation>
    </message>
    <message>
        <source>Everything saved as {file}.</source>
        <translation>Alles gesichert als {file}.</translation>
    </message>
    <message>
        <source>Everything you have in one file</source>
        <translation>Alle eure Daten in einer Datei</translation>
    </message>
    <message>
        <source>Find out what each turn cost</source>
        <translation>Herausfinden, was jeder Zug kostet</translation>
    </message>
    <message>
        <source>GCG, for Scrabble programs</source>
        <translation>GCG, für Scrabble-Programme</translation>
    </message>
    <message>
        <source>Game deleted.</source>
        <translation>Spiel gelöscht.</translation>
    </message>
    <message>
        <source>Game of Boggle Desk</source>
        <translation>Spiel von Boggle Desk</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Import a folder of games</source>
        <translation>Einen Ordner mit Spielen importieren</translation>
    </message>
    <message>
        <source>Import folder…</source>
        <translation>Ordner importieren …</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Spiele importieren</translation>
    </message>
    <message>
        <source>Importing: {done} of {all}</source>
        <translation>Importiert: {done} von {all}</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Meine behalten</translation>
    </message>
    <message>
        <source>Keep this game</source>
        <translation>Dieses Spiel behalten</translation>
    </message>
    <message>
        <source>Last backup: {when}</source>
        <translation>Letzte Sicherung: {when}</translation>
    </message>
    <message>
        <source>Missing games come back. Nothing you have now changes.</source>
        <translation>Fehlende Spiele kommen zurück. Was ihr jetzt habt, bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Mehr…</translation>
    </message>
    <message>
        <source>No saved game matches.</source>
        <translation>Kein gespeichertes Spiel passt dazu.</translation>
    </message>
    <message>
        <source>No saved games yet. Every game you play is saved here.</source>
        <translation>Noch keine gespeicherten Spiele. Jedes Spiel wird hier gespeichert.</translation>
    </message>
    <message>
        <source>Not ours</source>
        <translation>Von anderen</translation>
    </message>
    <message>
        <source>Nothing was imported</source>
        <translation>Es wurde nichts importiert</translation>
    </message>
    <message>
        <source>Nothing was saved</source>
        <translation>Es wurde nichts gespeichert</translation>
    </message>
    <message>
        <source>Only your own games count in History and in the quiz</source>
        <translation>Nur eigene Spiele zählen im Verlauf und im Quiz</translation>
    </message>
    <message>
        <source>Open a GCG game or a file saved here</source>
        <translation>Ein GCG-Spiel oder eine hier gespeicherte Datei öffnen</translation>
    </message>
    <message>
        <source>Open files</source>
        <translation>Dateien öffnen</translation>
    </message>
    <message>
        <source>Open files…</source>
        <translation>Dateien öffnen …</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>Restore games</source>
        <translation>Spiele zurückholen</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Zurückholen …</translation>
    </message>
    <message>
        <source>Save as file…</source>
        <translation>Als Datei speichern …</translation>
    </message>
    <message>
        <source>Save everything in one file</source>
        <translation>Alles in einer Datei sichern</translation>
    </message>
    <message>
        <source>Save everything…</source>
        <translation>Alles sichern …</translation>
    </message>
    <message>
        <source>Save the game as a file</source>
        <translation>Das Spiel als Datei speichern</translation>
    </message>
    <message>
        <source>Save the games as files</source>
        <translation>Spiele als Dateien speichern</translation>
    </message>
    <message>
        <source>Save with tiles</source>
        <translation>Mit Steinen speichern</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Gespeichert als {file}.</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Gespeicherte Spiele</translation>
    </message>
    <message>
        <source>Some games are damaged</source>
        <translation>Einige Spiele sind beschädigt</translation>
    </message>
    <message>
        <source>Step through</source>
        <translation>Durchgehen</translation>
    </message>
    <message>
        <source>The backup wasn&apos;t restored</source>
        <translation>Die Sicherung wurde nicht zurückgeholt</translation>
    </message>
    <message>
        <source>The backups can&apos;t be listed</source>
        <translation>Die Sicherungen lassen sich nicht auflisten</translation>
    </message>
    <message>
        <source>The file has settings. Use them in place of yours?</source>
        <translation>Die Datei hat Einstellungen. Sollen sie deine ersetzen?</translation>
    </message>
    <message>
        <source>The game isn&apos;t over, and this file shows everybody&apos;s tiles. A GCG file hides them.</source>
        <translation>Das Spiel läuft noch, und diese Datei zeigt die Steine von allen. Eine GCG-Datei verbirgt sie.</translation>
    </message>
    <message>
        <source>The game of {names}, {when}</source>
        <translation>Das Spiel von {names} vom {when}</translation>
    </message>
    <message>
        <source>The game wasn&apos;t deleted</source>
        <translation>Das Spiel wurde nicht gelöscht</translation>
    </message>
    <message>
        <source>The game wasn&apos;t saved</source>
        <translation>Das Spiel wurde nicht gespeichert</translation>
    </message>
    <message>
        <source>The games weren&apos;t all saved</source>
        <translation>Nicht alle Spiele wurden gespeichert</translation>
    </message>
    <message>
        <source>There&apos;s no backup yet. One is made shortly after you start.</source>
        <translation>Noch gibt es keine Sicherung. Kurz nach dem Start wird eine gemacht.</translation>
    </message>
    <message>
        <source>This is ours</source>
        <translation>Das ist unseres</translation>
    </message>
    <message>
        <source>Use its settings too?</source>
        <translation>Auch die Einstellungen übernehmen?</translation>
    </message>
    <message>
        <source>Use them</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Whatever is missing is added. Nothing you have now changes.</source>
        <translation>Was fehlt, kommt dazu. Was ihr jetzt habt, bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>{file} can&apos;t be opened</source>
        <translation>{file} lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>{file} is now one of your saved games.</source>
        <translation>{file} ist jetzt bei euren gespeicherten Spielen.</translation>
    </message>
    <message>
        <source>{number} already here</source>
        <translation>{number} schon da</translation>
    </message>
    <message numerus="yes">
        <source>{readable} of %n game(s) could be read.</source>
        <translation>
            <numerusform>{readable} von %n Spiel war lesbar.</numerusform>
            <numerusform>{readable} von %n Spielen waren lesbar.</numerusform>
        </translation>
    </message>
    <message>
        <source>{shown} of {games} games</source>
        <translation>{shown} von {games} Spielen</translation>
    </message>
    <message numerus="yes">
        <source>{when}: %n game(s)</source>
        <translation>
            <numerusform>{when}: %n Spiel</numerusform>
            <numerusform>{when}: %n Spiele</numerusform>
        </translation>
    </message>
    <message>
        <source>… and {number} more</source>
        <translation>… und {number} mehr</translation>
    </message>
</context>
<context>
    <name>GoalProgress</name>
    <message>
        <source>This board has no such words.</source>
        <translation>Auf diesem Brett gibt es keine solchen Wörter.</translation>
    </message>
</context>
<context>
    <name>GoalSentences</name>
    <message numerus="yes">
        <source>%n ahead of your best</source>
        <translation>
            <numerusform>%n vor deinem besten Stand</numerusform>
            <numerusform>%n vor deinem besten Stand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more next time for your goal.</source>
        <translation>
            <numerusform>Nächstes Mal %n mehr für dein Ziel.</numerusform>
            <numerusform>Nächstes Mal %n mehr für dein Ziel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n Wort</numerusform>
            <numerusform>%n Wörter</numerusform>
        </translation>
    </message>
    <message>
        <source>A tricky board!</source>
        <translation>Ein kniffliges Brett!</translation>
    </message>
    <message numerus="yes">
        <source>A word of %n letter(s)</source>
        <translation>
            <numerusform>Ein Wort mit %n Buchstaben</numerusform>
            <numerusform>Ein Wort mit %n Buchstaben</numerusform>
        </translation>
    </message>
    <message>
        <source>First letter?</source>
        <translation>Erster Buchstabe?</translation>
    </message>
    <message>
        <source>Goal reached in {time}</source>
        <translation>Ziel erreicht in {time}</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message numerus="yes">
        <source>Hints for %n word(s).</source>
        <translation>
            <numerusform>Tipps zu %n Wort.</numerusform>
            <numerusform>Tipps zu %n Wörtern.</numerusform>
        </translation>
    </message>
    <message>
        <source>Letters {parts}</source>
        <translation>Buchstaben {parts}</translation>
    </message>
    <message>
        <source>More letters?</source>
        <translation>Mehr Buchstaben?</translation>
    </message>
    <message>
        <source>Next hint</source>
        <translation>Nächster Tipp</translation>
    </message>
    <message>
        <source>Small goal: {goal}</source>
        <translation>Kleines Ziel: {goal}</translation>
    </message>
    <message>
        <source>The word is {word}. It scores nothing now.</source>
        <translation>Das Wort ist {word}. Jetzt bringt es nichts mehr.</translation>
    </message>
    <message>
        <source>Which word?</source>
        <translation>Welches Wort?</translation>
    </message>
    <message numerus="yes">
        <source>You found %n word(s)</source>
        <translation>
            <numerusform>Du hast %n Wort gefunden</numerusform>
            <numerusform>Du hast %n Wörter gefunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a word of %n letter(s)</source>
        <translation>
            <numerusform>ein Wort mit %n Buchstaben</numerusform>
            <numerusform>ein Wort mit %n Buchstaben</numerusform>
        </translation>
    </message>
    <message>
        <source>all of the words</source>
        <translation>alle Wörter</translation>
    </message>
    <message numerus="yes">
        <source>and %n other(s)</source>
        <translation>
            <numerusform>und %n weiteres</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>at the bottom</source>
        <translation>unten</translation>
    </message>
    <message>
        <source>at the top</source>
        <translation>oben</translation>
    </message>
    <message>
        <source>goal: {needed}</source>
        <translation>Ziel: {needed}</translation>
    </message>
    <message>
        <source>half of the words</source>
        <translation>die Hälfte der Wörter</translation>
    </message>
    <message>
        <source>in the bottom left</source>
        <translation>unten links</translation>
    </message>
    <message>
        <source>in the bottom right</source>
        <translation>unten rechts</translation>
    </message>
    <message>
        <source>in the middle</source>
        <translation>in der Mitte</translation>
    </message>
    <message>
        <source>in the top left</source>
        <translation>oben links</translation>
    </message>
    <message>
        <source>in the top right</source>
        <translation>oben rechts</translation>
    </message>
    <message>
        <source>level with your best</source>
        <translation>gleichauf mit deinem besten Stand</translation>
    </message>
    <message>
        <source>no goal</source>
        <translation>kein Ziel</translation>
    </message>
    <message>
        <source>on the left</source>
        <translation>links</translation>
    </message>
    <message>
        <source>on the right</source>
        <translation>rechts</translation>
    </message>
    <message numerus="yes">
        <source>your best had %n more by now</source>
        <translation>
            <numerusform>dein bester Stand hatte jetzt %n mehr</numerusform>
            <numerusform>dein bester Stand hatte jetzt %n mehr</numerusform>
        </translation>
    </message>
    <message>
        <source>{found} of {words} everyday words</source>
        <translation>{found} von {words} Alltagswörtern</translation>
    </message>
    <message>
        <source>{found} of {words} simple words</source>
        <translation>{found} von {words} einfachen Wörtern</translation>
    </message>
    <message>
        <source>{found} of {words} words</source>
        <translation>{found} von {words} Wörtern</translation>
    </message>
    <message>
        <source>{found} of {words} words of {letters} letters</source>
        <translation>{found} von {words} Wörtern mit {letters} Buchstaben</translation>
    </message>
    <message>
        <source>{hints} No points for {told}.</source>
        <translation>{hints} Keine Punkte für {told}.</translation>
    </message>
    <message>
        <source>{letters} starts with {start} {where}.</source>
        <translation>{letters}: beginnt mit {start} {where}.</translation>
    </message>
    <message>
        <source>{letters} starts with {start}…</source>
        <translation>{letters}: beginnt mit {start} …</translation>
    </message>
    <message>
        <source>{letters} starts {where}.</source>
        <translation>{letters}: beginnt {where}.</translation>
    </message>
    <message>
        <source>{share}% of the words</source>
        <translation>{share} % der Wörter</translation>
    </message>
    <message>
        <source>★ goal in {time}</source>
        <translation>★ Ziel in {time}</translation>
    </message>
</context>
<context>
    <name>GrantsRow</name>
    <message>
        <source> letters</source>
        <translation> Buchstaben</translation>
    </message>
    <message>
        <source> s longer</source>
        <translation> s länger</translation>
    </message>
    <message>
        <source>Bonus points</source>
        <translation>Bonuspunkte</translation>
    </message>
    <message>
        <source>Extra seconds after the others stop</source>
        <translation>Zusätzliche Sekunden, wenn die anderen aufhören</translation>
    </message>
    <message>
        <source>Extra seconds of player {number}</source>
        <translation>Extrasekunden für Platz {number}</translation>
    </message>
    <message>
        <source>Extra time</source>
        <translation>Extrazeit</translation>
    </message>
    <message>
        <source>Head start per round for player {number}</source>
        <translation>Bonuspunkte pro Runde für Platz {number}</translation>
    </message>
    <message>
        <source>Minimum length</source>
        <translation>Mindestlänge</translation>
    </message>
    <message>
        <source>Points this player starts each round with</source>
        <translation>Punkte zu Beginn jeder Runde</translation>
    </message>
    <message>
        <source>Shortest word of player {number}</source>
        <translation>Kürzestes Wort für Platz {number}</translation>
    </message>
    <message>
        <source>Shortest word this player may use</source>
        <translation>Kürzestes erlaubtes Wort</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>Team of player {number}</source>
        <translation>Team für Platz {number}</translation>
    </message>
    <message>
        <source>as usual</source>
        <translation>wie üblich</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>plays alone</source>
        <translation>spielt allein</translation>
    </message>
</context>
<context>
    <name>HallWindow</name>
    <message>
        <source>Back in a moment</source>
        <translation>Gleich geht es weiter</translation>
    </message>
    <message>
        <source>Boggle Desk for the room</source>
        <translation>Boggle Desk für alle im Raum</translation>
    </message>
    <message>
        <source>Scan to join</source>
        <translation>Zum Mitspielen scannen</translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message numerus="yes">
        <source>%n place(s) found</source>
        <translation>
            <numerusform>%n Stelle gefunden</numerusform>
            <numerusform>%n Stellen gefunden</numerusform>
        </translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>So wird gespielt</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nichts gefunden</translation>
    </message>
    <message>
        <source>Nothing found for “{words}”. Try another word.</source>
        <translation>Nichts gefunden für „{words}“. Versuch ein anderes Wort.</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search help</source>
        <translation>Hilfe durchsuchen</translation>
    </message>
</context>
<context>
    <name>Hinting</name>
    <message numerus="yes">
        <source>%n letter(s)</source>
        <translation>
            <numerusform>%n Buchstabe</numerusform>
            <numerusform>%n Buchstaben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n Stein</numerusform>
            <numerusform>%n Steine</numerusform>
        </translation>
    </message>
    <message>
        <source>First letter?</source>
        <translation>Erster Buchstabe?</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>How long?</source>
        <translation>Wie lang?</translation>
    </message>
    <message>
        <source>It starts with {letter}.</source>
        <translation>Es beginnt mit {letter}.</translation>
    </message>
    <message>
        <source>It&apos;s {word}, for {points}. Enter plays it. Esc removes it.</source>
        <translation>Es ist {word}, für {points}. Die Eingabetaste legt es, Esc nimmt es weg.</translation>
    </message>
    <message>
        <source>Look along row {row}.</source>
        <translation>Schau in Zeile {row}.</translation>
    </message>
    <message>
        <source>Look down column {column}.</source>
        <translation>Schau in Spalte {column}.</translation>
    </message>
    <message>
        <source>Looking for a hint…</source>
        <translation>Ein Tipp wird gesucht …</translation>
    </message>
    <message>
        <source>No good word here. Exchange some tiles.</source>
        <translation>Hier geht kein gutes Wort. Tausch ein paar Steine.</translation>
    </message>
    <message>
        <source>No good word here. Exchange {tiles}.</source>
        <translation>Hier geht kein gutes Wort. Tausch {tiles}.</translation>
    </message>
    <message>
        <source>Show again</source>
        <translation>Noch einmal zeigen</translation>
    </message>
    <message>
        <source>The word has {letters} and uses {tiles} of yours.</source>
        <translation>Das Wort hat {letters} und braucht {tiles} von dir.</translation>
    </message>
    <message>
        <source>There&apos;s no hint right now.</source>
        <translation>Gerade gibt es keinen Tipp.</translation>
    </message>
    <message>
        <source>There&apos;s nothing to play or exchange. Pass this turn.</source>
        <translation>Hier lässt sich nichts legen und nichts tauschen. Pass diesen Zug.</translation>
    </message>
    <message>
        <source>Which word?</source>
        <translation>Welches Wort?</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>Joker</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message numerus="yes">
        <source>%n game(s) can&apos;t be read and are left out</source>
        <translation>
            <numerusform>%n Spiel ist nicht lesbar und fehlt hier</numerusform>
            <numerusform>%n Spiele sind nicht lesbar und fehlen hier</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Family</source>
        <translation>&amp;Familie</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>S&amp;piele</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>Sp&amp;ieler</translation>
    </message>
    <message>
        <source>&amp;Records</source>
        <translation>&amp;Rekorde</translation>
    </message>
    <message>
        <source>Album</source>
        <translation>Album</translation>
    </message>
    <message>
        <source>All games…</source>
        <translation>Alle Spiele …</translation>
    </message>
    <message>
        <source>Boggle &amp;rounds</source>
        <translation>Boggle-R&amp;unden</translation>
    </message>
    <message>
        <source>Boggle &amp;words</source>
        <translation>Boggle-&amp;Wörter</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Reading your games: {done} of {all}</source>
        <translation>Eure Spiele werden gelesen: {done} von {all}</translation>
    </message>
    <message>
        <source>Remove player</source>
        <translation>Spieler entfernen</translation>
    </message>
    <message>
        <source>Remove player…</source>
        <translation>Spieler entfernen …</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>{name} entfernen</translation>
    </message>
    <message>
        <source>Remove {name} from games, settings and the quiz for good? The games stay, without the name.</source>
        <translation>{name} für immer aus Spielen, Einstellungen und Quiz entfernen? Die Spiele bleiben, ohne den Namen.</translation>
    </message>
    <message>
        <source>Save as a table</source>
        <translation>Als Tabelle speichern</translation>
    </message>
    <message>
        <source>Save as a table…</source>
        <translation>Als Tabelle speichern …</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Gespeichert als {file}.</translation>
    </message>
    <message>
        <source>Scrabble &amp;turns</source>
        <translation>Scrabble-&amp;Züge</translation>
    </message>
    <message>
        <source>Table for spreadsheets</source>
        <translation>Tabelle für Tabellenprogramme</translation>
    </message>
    <message>
        <source>The player wasn&apos;t removed</source>
        <translation>Nichts wurde entfernt</translation>
    </message>
    <message>
        <source>The table wasn&apos;t saved</source>
        <translation>Die Tabelle wurde nicht gespeichert</translation>
    </message>
    <message>
        <source>{name} is no longer in your history.</source>
        <translation>{name} ist nicht mehr in eurem Verlauf.</translation>
    </message>
</context>
<context>
    <name>HistoryStrings</name>
    <message numerus="yes">
        <source>%n bingo(s) in a game</source>
        <translation>
            <numerusform>%n Bingo in einem Spiel</numerusform>
            <numerusform>%n Bingos in einem Spiel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n Minute</numerusform>
            <numerusform>%n Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) behind</source>
        <translation>
            <numerusform>%n Punkt zurück</numerusform>
            <numerusform>%n Punkte zurück</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in a game</source>
        <translation>
            <numerusform>%n Punkt in einem Spiel</numerusform>
            <numerusform>%n Punkte in einem Spiel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in a round</source>
        <translation>
            <numerusform>%n Punkt in einer Runde</numerusform>
            <numerusform>%n Punkte in einer Runde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n Sekunde</numerusform>
            <numerusform>%n Sekunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tie(s)</source>
        <translation>
            <numerusform>%n-mal unentschieden</numerusform>
            <numerusform>%n-mal unentschieden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s) in a round</source>
        <translation>
            <numerusform>%n Wort in einer Runde</numerusform>
            <numerusform>%n Wörter in einer Runde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s) nobody else had</source>
        <translation>
            <numerusform>%n Wort, das sonst niemand hatte</numerusform>
            <numerusform>%n Wörter, die sonst niemand hatte</numerusform>
        </translation>
    </message>
    <message>
        <source>A tie: {names}</source>
        <translation>Gleichstand: {names}</translation>
    </message>
    <message>
        <source>An evening for {names}</source>
        <translation>Ein Abend für {names}</translation>
    </message>
    <message>
        <source>Best Boggle game</source>
        <translation>Bestes Boggle-Spiel</translation>
    </message>
    <message>
        <source>Best Boggle round</source>
        <translation>Beste Boggle-Runde</translation>
    </message>
    <message>
        <source>Best Boggle word</source>
        <translation>Bestes Boggle-Wort</translation>
    </message>
    <message>
        <source>Best Scrabble game</source>
        <translation>Bestes Scrabble-Spiel</translation>
    </message>
    <message>
        <source>Best Scrabble play</source>
        <translation>Bester Scrabble-Zug</translation>
    </message>
    <message>
        <source>Best game</source>
        <translation>Bestes Spiel</translation>
    </message>
    <message>
        <source>Best play</source>
        <translation>Bester Zug</translation>
    </message>
    <message>
        <source>Best plays found</source>
        <translation>Beste Züge gefunden</translation>
    </message>
    <message>
        <source>Best round</source>
        <translation>Beste Runde</translation>
    </message>
    <message>
        <source>Best word</source>
        <translation>Bestes Wort</translation>
    </message>
    <message>
        <source>Biggest comeback</source>
        <translation>Größte Aufholjagd</translation>
    </message>
    <message>
        <source>Biggest win</source>
        <translation>Höchster Sieg</translation>
    </message>
    <message>
        <source>Bingos in a game</source>
        <translation>Bingos in einem Spiel</translation>
    </message>
    <message>
        <source>Boggle and Scrabble</source>
        <translation>Boggle und Scrabble</translation>
    </message>
    <message>
        <source>Closest finish</source>
        <translation>Knappstes Finale</translation>
    </message>
    <message>
        <source>Dearest turn</source>
        <translation>Teuerster Zug</translation>
    </message>
    <message>
        <source>Exchanges and passes</source>
        <translation>Getauscht und gepasst</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Games archived</source>
        <translation>Spiele im Archiv</translation>
    </message>
    <message>
        <source>Games finished</source>
        <translation>Spiele zu Ende gespielt</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Gewonnene Spiele</translation>
    </message>
    <message>
        <source>Hints taken</source>
        <translation>Tipps genommen</translation>
    </message>
    <message>
        <source>Letters in a word</source>
        <translation>Buchstaben in einem Wort</translation>
    </message>
    <message>
        <source>Longest word</source>
        <translation>Längstes Wort</translation>
    </message>
    <message>
        <source>Most bingos in a game</source>
        <translation>Meiste Bingos in einem Spiel</translation>
    </message>
    <message>
        <source>Most points for a play</source>
        <translation>Meiste Punkte für einen Zug</translation>
    </message>
    <message>
        <source>Most points for a word</source>
        <translation>Meiste Punkte für ein Wort</translation>
    </message>
    <message>
        <source>Most points in a game</source>
        <translation>Meiste Punkte in einem Spiel</translation>
    </message>
    <message>
        <source>Most points in a round</source>
        <translation>Meiste Punkte in einer Runde</translation>
    </message>
    <message>
        <source>Most words in a round</source>
        <translation>Meiste Wörter in einer Runde</translation>
    </message>
    <message>
        <source>Most words only one player had</source>
        <translation>Meiste Wörter, die nur einer hatte</translation>
    </message>
    <message>
        <source>New record: {what}! {name} beats the old best.</source>
        <translation>Neuer Rekord: {what}! {name} übertrifft die alte Bestmarke.</translation>
    </message>
    <message>
        <source>New record: {what}! {name} beats {loser}.</source>
        <translation>Neuer Rekord: {what}! {name} übertrifft {loser}.</translation>
    </message>
    <message>
        <source>Nothing to show yet. Finish a game.</source>
        <translation>Noch nichts zu sehen. Spiel ein Spiel zu Ende.</translation>
    </message>
    <message>
        <source>Our year at the table</source>
        <translation>Unser Jahr am Spieltisch</translation>
    </message>
    <message>
        <source>Our year {year}</source>
        <translation>Unser Jahr {year}</translation>
    </message>
    <message>
        <source>Per Boggle round</source>
        <translation>Pro Boggle-Runde</translation>
    </message>
    <message>
        <source>Per Scrabble game</source>
        <translation>Pro Scrabble-Spiel</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Plays that went back</source>
        <translation>Züge, die zurück mussten</translation>
    </message>
    <message>
        <source>Plays that were bingos</source>
        <translation>Züge mit Bingo</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Points in a game</source>
        <translation>Punkte in einem Spiel</translation>
    </message>
    <message>
        <source>Points in a round</source>
        <translation>Punkte in einer Runde</translation>
    </message>
    <message>
        <source>Points in a turn</source>
        <translation>Punkte in einem Zug</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Tied, half a win each</source>
        <translation>Unentschieden, je ein halber Sieg</translation>
    </message>
    <message>
        <source>Tiles in a play</source>
        <translation>Steine in einem Zug</translation>
    </message>
    <message>
        <source>Time at the table</source>
        <translation>Zeit am Tisch</translation>
    </message>
    <message>
        <source>What a turn cost</source>
        <translation>Verlust je Zug</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Words crossed off</source>
        <translation>Gestrichene Wörter</translation>
    </message>
    <message>
        <source>Words in a minute</source>
        <translation>Wörter pro Minute</translation>
    </message>
    <message>
        <source>Words nobody else had</source>
        <translation>Wörter, die sonst niemand hatte</translation>
    </message>
    <message>
        <source>Words not in the dictionary</source>
        <translation>Wörter, die nicht im Wörterbuch stehen</translation>
    </message>
    <message>
        <source>Wrong challenges</source>
        <translation>Falsch angezweifelt</translation>
    </message>
    <message numerus="yes">
        <source>a win by %n point(s)</source>
        <translation>
            <numerusform>ein Sieg mit %n Punkt Vorsprung</numerusform>
            <numerusform>ein Sieg mit %n Punkten Vorsprung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a win from %n point(s) behind</source>
        <translation>
            <numerusform>ein Sieg nach %n Punkt Rückstand</numerusform>
            <numerusform>ein Sieg nach %n Punkten Rückstand</numerusform>
        </translation>
    </message>
    <message>
        <source>alone</source>
        <translation>allein</translation>
    </message>
    <message numerus="yes">
        <source>from %n letter(s)</source>
        <translation>
            <numerusform>ab %n Buchstabe</numerusform>
            <numerusform>ab %n Buchstaben</numerusform>
        </translation>
    </message>
    <message>
        <source>racks of {rack}, {bonus} for {tiles} tiles</source>
        <translation>Bänkchen mit {rack}, {bonus} für {tiles} Steine</translation>
    </message>
    <message>
        <source>seats changed</source>
        <translation>mit Spielerwechsel</translation>
    </message>
    <message>
        <source>with hints</source>
        <translation>mit Tipps</translation>
    </message>
    <message>
        <source>without a clock</source>
        <translation>ohne Uhr</translation>
    </message>
    <message>
        <source>{day}: {measure} {value}</source>
        <translation>{day}: {measure} {value}</translation>
    </message>
    <message numerus="yes">
        <source>{games} on %n evening(s)</source>
        <translation>
            <numerusform>{games} an %n Abend</numerusform>
            <numerusform>{games} an %n Abenden</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}: {parts}</source>
        <translation>{game}: {parts}</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} Std. {minutes} Min.</translation>
    </message>
    <message numerus="yes">
        <source>{measure} in %n game(s): from {first} to {last}. Each is the mean of up to {window} games. Your best was {most} on {day}.</source>
        <translation>
            <numerusform>{measure} in %n Spiel: von {first} bis {last}. Jeder Wert ist der Schnitt von bis zu {window} Spielen. Deine Bestmarke war {most} am {day}.</numerusform>
            <numerusform>{measure} in %n Spielen: von {first} bis {last}. Jeder Wert ist der Schnitt von bis zu {window} Spielen. Deine Bestmarke war {most} am {day}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} had the last laugh</source>
        <translation>Zuletzt gelacht: {names}</translation>
    </message>
    <message>
        <source>{names} shared the evening</source>
        <translation>Den Abend teilen sich {names}</translation>
    </message>
    <message>
        <source>{names} won</source>
        <translation>Sieg für {names}</translation>
    </message>
    <message>
        <source>{names} won the evening</source>
        <translation>Der Abend geht an {names}</translation>
    </message>
    <message>
        <source>{name} against {other}: {ahead} won and {behind} lost</source>
        <translation>{name} gegen {other}: {ahead} gewonnen, {behind} verloren</translation>
    </message>
    <message numerus="yes">
        <source>{name} by %n point(s)</source>
        <translation>
            <numerusform>{name} mit %n Punkt Vorsprung</numerusform>
            <numerusform>{name} mit %n Punkten Vorsprung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has now played %n game(s)!</source>
        <translation>
            <numerusform>{name} hat jetzt %n Spiel gespielt!</numerusform>
            <numerusform>{name} hat jetzt %n Spiele gespielt!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has won %n game(s) in a row!</source>
        <translation>
            <numerusform>{name} hat %n Spiel in Folge gewonnen!</numerusform>
            <numerusform>{name} hat %n Spiele in Folge gewonnen!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has won the last %n game(s)</source>
        <translation>
            <numerusform>{name} hat zuletzt %n Spiel gewonnen</numerusform>
            <numerusform>{name} hat die letzten %n Spiele gewonnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} once won %n game(s) in a row</source>
        <translation>
            <numerusform>{name} hat schon %n Spiel in Folge gewonnen</numerusform>
            <numerusform>{name} hat schon %n Spiele in Folge gewonnen</numerusform>
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
        <translation>So gut war {name} noch nie: {what}!</translation>
    </message>
    <message>
        <source>{terms} ({games})</source>
        <translation>{terms} ({games})</translation>
    </message>
    <message>
        <source>{won} of {games} ({share})</source>
        <translation>{won} von {games} ({share})</translation>
    </message>
    <message numerus="yes">
        <source>{word} for %n point(s)</source>
        <translation>
            <numerusform>{word} für %n Punkt</numerusform>
            <numerusform>{word} für %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{word} with %n letter(s)</source>
        <translation>
            <numerusform>{word} mit %n Buchstaben</numerusform>
            <numerusform>{word} mit %n Buchstaben</numerusform>
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
        <translation>Euer Verlauf lässt sich nicht lesen: {reason}</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;So wird gespielt</translation>
    </message>
    <message>
        <source>Everyone hunts at once</source>
        <translation>Alle suchen gleichzeitig</translation>
    </message>
    <message>
        <source>More tools…</source>
        <translation>Mehr …</translation>
    </message>
    <message>
        <source>Play Boggle</source>
        <translation>Boggle spielen</translation>
    </message>
    <message>
        <source>Play Scrabble</source>
        <translation>Scrabble spielen</translation>
    </message>
    <message>
        <source>Print or save as PD&amp;F…</source>
        <translation>Drucken oder als PD&amp;F speichern …</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>&amp;Einstellungen …</translation>
    </message>
    <message>
        <source>Saved &amp;games…</source>
        <translation>Gespeicherte S&amp;piele …</translation>
    </message>
    <message>
        <source>Take turns, tile by tile</source>
        <translation>Zug um Zug, Stein für Stein</translation>
    </message>
    <message>
        <source>You against a computer</source>
        <translation>Du gegen den Computer</translation>
    </message>
</context>
<context>
    <name>HouseCard</name>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n Tag in Folge</numerusform>
            <numerusform>%n Tage in Folge</numerusform>
        </translation>
    </message>
    <message>
        <source>All {number} ›</source>
        <translation>Alle {number} ›</translation>
    </message>
    <message>
        <source>As the dictionary says</source>
        <translation>Wie im Wörterbuch</translation>
    </message>
    <message>
        <source>At your house today</source>
        <translation>Heute bei euch</translation>
    </message>
    <message>
        <source>House word</source>
        <translation>Hauswort</translation>
    </message>
    <message>
        <source>House words</source>
        <translation>Hauswörter</translation>
    </message>
    <message>
        <source>Someone else…</source>
        <translation>Jemand anders …</translation>
    </message>
    <message>
        <source>Your family decides. Undo any time.</source>
        <translation>Eure Familie entscheidet. Jederzeit rückgängig zu machen.</translation>
    </message>
    <message>
        <source>Your turn?</source>
        <translation>Du bist dran?</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>noch nicht</translation>
    </message>
    <message>
        <source>{word} counts</source>
        <translation>{word} zählt</translation>
    </message>
    <message>
        <source>{word} doesn&apos;t count</source>
        <translation>{word} zählt nicht</translation>
    </message>
    <message>
        <source>✓ played</source>
        <translation>✓ gespielt</translation>
    </message>
</context>
<context>
    <name>HouseOffer</name>
    <message>
        <source>Leave {word} out at home</source>
        <translation>{word} bei uns nicht zählen</translation>
    </message>
    <message>
        <source>Make {word} a house word</source>
        <translation>{word} zum Hauswort machen</translation>
    </message>
    <message>
        <source>{word} as in the dictionary again</source>
        <translation>{word} wieder wie im Wörterbuch</translation>
    </message>
</context>
<context>
    <name>HouseStrings</name>
    <message>
        <source>A house word has only letters of this dictionary.</source>
        <translation>Ein Hauswort hat nur Buchstaben dieses Wörterbuchs.</translation>
    </message>
    <message>
        <source>A house word has {least} to {most} letters.</source>
        <translation>Ein Hauswort hat {least} bis {most} Buchstaben.</translation>
    </message>
    <message>
        <source>From your next game on the dictionary decides about {word}.</source>
        <translation>Ab eurem nächsten Spiel entscheidet über {word} das Wörterbuch.</translation>
    </message>
    <message>
        <source>Only Settings can let hurtful or crude words count.</source>
        <translation>Verletzende und derbe Wörter lassen sich nur in den Einstellungen zulassen.</translation>
    </message>
    <message>
        <source>There are {most} house words. Take one out first.</source>
        <translation>Es gibt schon {most} Hauswörter. Nimm zuerst eins heraus.</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>zählt</translation>
    </message>
    <message>
        <source>doesn&apos;t count</source>
        <translation>zählt nicht</translation>
    </message>
    <message>
        <source>{word} counts from your next game on.</source>
        <translation>{word} zählt ab eurem nächsten Spiel.</translation>
    </message>
    <message>
        <source>{word} doesn&apos;t count from your next game on.</source>
        <translation>{word} zählt ab eurem nächsten Spiel nicht.</translation>
    </message>
</context>
<context>
    <name>InfoCard</name>
    <message>
        <source>Back to turns</source>
        <translation>Zurück zu den Zügen</translation>
    </message>
    <message>
        <source>My last turn</source>
        <translation>Mein letzter Zug</translation>
    </message>
    <message>
        <source>My last turn…</source>
        <translation>Mein letzter Zug …</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Unseen</source>
        <translation>Noch offen</translation>
    </message>
    <message>
        <source>What could I have played? (F3)</source>
        <translation>Was wäre möglich gewesen? (F3)</translation>
    </message>
</context>
<context>
    <name>JoinPage</name>
    <message>
        <source>A seat is free</source>
        <translation>Ein Platz ist frei</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Another phone can then play for {name}.</source>
        <translation>Dann kann ein anderes Handy für {name} spielen.</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Both need the same Wi-Fi, and no guest network.</source>
        <translation>Beide brauchen dasselbe WLAN, kein Gastnetz.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Carry on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Everybody&apos;s phone leaves the game. What they wrote stays.</source>
        <translation>Alle Handys verlassen das Spiel. Was schon geschrieben ist, bleibt.</translation>
    </message>
    <message>
        <source>Free this seat</source>
        <translation>Platz freigeben</translation>
    </message>
    <message>
        <source>If a firewall asks, let Boggle Desk through.</source>
        <translation>Fragt eine Firewall, lass Boggle Desk durch.</translation>
    </message>
    <message>
        <source>Looking for your network…</source>
        <translation>Suche euer Netz …</translation>
    </message>
    <message>
        <source>Nothing opens?</source>
        <translation>Nichts geht auf?</translation>
    </message>
    <message>
        <source>Phones can&apos;t join at {address}.</source>
        <translation>Über {address} kommt kein Handy dazu.</translation>
    </message>
    <message>
        <source>Phones can&apos;t join here. Try again or restart Boggle Desk.</source>
        <translation>Hier können keine Handys mitspielen. Versuch es noch einmal oder starte Boggle Desk neu.</translation>
    </message>
    <message>
        <source>Phones follow by themselves if they can reach it.</source>
        <translation>Die Handys kommen von selbst mit, wenn sie die Adresse erreichen.</translation>
    </message>
    <message>
        <source>Play without</source>
        <translation>Ohne Handys</translation>
    </message>
    <message>
        <source>Play without phones</source>
        <translation>Ohne Handys spielen</translation>
    </message>
    <message>
        <source>Play without phones?</source>
        <translation>Ohne Handys spielen?</translation>
    </message>
    <message>
        <source>Scan to join</source>
        <translation>Scannen und mitspielen</translation>
    </message>
    <message>
        <source>Show the board on phones too</source>
        <translation>Das Brett auch auf Handys zeigen</translation>
    </message>
    <message numerus="yes">
        <source>Start with %n player(s)</source>
        <translation>
            <numerusform>Mit %n Person starten</numerusform>
            <numerusform>Mit %n Personen starten</numerusform>
        </translation>
    </message>
    <message>
        <source>This computer isn&apos;t on a network. Join your Wi-Fi first.</source>
        <translation>Dieser Computer ist in keinem Netz. Verbinde ihn erst mit dem WLAN.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Use another address?</source>
        <translation>Adresse wechseln?</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Wechseln</translation>
    </message>
    <message>
        <source>VPN</source>
        <translation>VPN</translation>
    </message>
    <message>
        <source>Waiting for the first phone…</source>
        <translation>Warten auf das erste Handy …</translation>
    </message>
    <message>
        <source>Wi-Fi</source>
        <translation>WLAN</translation>
    </message>
    <message>
        <source>Your phone becomes your paper. Nothing to install.</source>
        <translation>Dein Handy wird dein Papier. Nichts zu installieren.</translation>
    </message>
    <message>
        <source>Your phone becomes your rack. Nothing to install.</source>
        <translation>Dein Handy wird dein Bänkchen. Nichts zu installieren.</translation>
    </message>
    <message>
        <source>cable</source>
        <translation>Kabel</translation>
    </message>
    <message>
        <source>inside this computer</source>
        <translation>nur in diesem Computer</translation>
    </message>
    <message>
        <source>not connected</source>
        <translation>nicht verbunden</translation>
    </message>
    <message>
        <source>on paper</source>
        <translation>auf Papier</translation>
    </message>
    <message>
        <source>on this screen</source>
        <translation>an diesem Bildschirm</translation>
    </message>
    <message>
        <source>or open {address} on the same Wi-Fi</source>
        <translation>oder öffne {address} im selben WLAN</translation>
    </message>
    <message>
        <source>scan to sit down</source>
        <translation>scannen und Platz nehmen</translation>
    </message>
    <message>
        <source>typing a name</source>
        <translation>tippt einen Namen</translation>
    </message>
    <message>
        <source>{ready} of {seats} ready</source>
        <translation>{ready} von {seats} bereit</translation>
    </message>
</context>
<context>
    <name>KeepsakeSheet</name>
    <message>
        <source>A keepsake of this game</source>
        <translation>Ein Andenken an dieses Spiel</translation>
    </message>
    <message>
        <source>Keepsake</source>
        <translation>Andenken</translation>
    </message>
</context>
<context>
    <name>LastTurn</name>
    <message>
        <source>Looking for better plays…</source>
        <translation>Bessere Züge werden gesucht …</translation>
    </message>
    <message>
        <source>Something went wrong. Please try again.</source>
        <translation>Da ging etwas schief. Bitte versuch es noch einmal.</translation>
    </message>
    <message>
        <source>These rules show the best plays after the game.</source>
        <translation>Bei diesen Regeln seht ihr die besten Züge nach dem Spiel.</translation>
    </message>
    <message>
        <source>You haven&apos;t played yet.</source>
        <translation>Du hast noch keinen Zug gemacht.</translation>
    </message>
    <message>
        <source>You&apos;ll see it when it&apos;s your turn again.</source>
        <translation>Du siehst es, wenn du wieder dran bist.</translation>
    </message>
</context>
<context>
    <name>LayPanel</name>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source>Board code: {code}</source>
        <translation>Code des Bretts: {code}</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Enter the letters</source>
        <translation>Buchstaben eingeben</translation>
    </message>
    <message>
        <source>No box we know has these letters.</source>
        <translation>Diese Buchstaben gibt es in keiner Schachtel, die wir kennen.</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Paste letters or a code (Ctrl+V)</source>
        <translation>Buchstaben oder einen Code einfügen (Strg+V)</translation>
    </message>
    <message>
        <source>Shift and a letter give its pair, such as Th.</source>
        <translation>Umschalt und ein Buchstabe ergibt sein Paar, etwa Th.</translation>
    </message>
    <message>
        <source>Size of the board</source>
        <translation>Größe des Bretts</translation>
    </message>
    <message>
        <source>That&apos;s too long for a board.</source>
        <translation>Das ist zu lang für ein Brett.</translation>
    </message>
    <message>
        <source>That&apos;s {count} letters. A board needs 16, 25 or 36.</source>
        <translation>Das sind {count} Buchstaben. Ein Brett braucht 16, 25 oder 36.</translation>
    </message>
    <message>
        <source>The cubes may come from: {names}.</source>
        <translation>Die Würfel könnten diese sein: {names}.</translation>
    </message>
    <message>
        <source>There&apos;s nothing to paste. Copy some letters first.</source>
        <translation>Da ist nichts zum Einfügen. Kopier zuerst Buchstaben.</translation>
    </message>
    <message>
        <source>They look like {name}, except for {letters}. Is that right?</source>
        <translation>Sie sehen nach {name} aus, bis auf {letters}. Stimmt das?</translation>
    </message>
    <message>
        <source>Type them row by row, or click a square and then its letter. Q is Qu. # is a solid face. Space leaves a square empty.</source>
        <translation>Tipp sie Zeile für Zeile, oder klick auf ein Feld und dann auf den Buchstaben. Q heißt Qu. # ist eine Fläche ohne Buchstaben. Die Leertaste lässt ein Feld frei.</translation>
    </message>
    <message>
        <source>{known} of {all} squares filled.</source>
        <translation>{known} von {all} Feldern gefüllt.</translation>
    </message>
    <message>
        <source>{letter} in row {row}, column {column}</source>
        <translation>{letter} in Zeile {row}, Spalte {column}</translation>
    </message>
    <message>
        <source>“{sign}” isn&apos;t a letter. Copy letters only.</source>
        <translation>„{sign}“ ist kein Buchstabe. Kopier nur Buchstaben.</translation>
    </message>
</context>
<context>
    <name>LeadPlot</name>
    <message>
        <source>The chance to win, turn by turn</source>
        <translation>Die Gewinnchance, Zug für Zug</translation>
    </message>
    <message>
        <source>The lead, turn by turn</source>
        <translation>Der Vorsprung, Zug für Zug</translation>
    </message>
    <message>
        <source>▲ costly turn</source>
        <translation>▲ teurer Zug</translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message numerus="yes">
        <source>%n card(s) added to the quiz.</source>
        <translation>
            <numerusform>%n Karte kam ins Quiz.</numerusform>
            <numerusform>%n Karten kamen ins Quiz.</numerusform>
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
        <translation>Wö&amp;rter</translation>
    </message>
    <message>
        <source>Another name…</source>
        <translation>Anderer Name …</translation>
    </message>
    <message>
        <source>Child</source>
        <translation>Kind</translation>
    </message>
    <message>
        <source>Grown-up</source>
        <translation>Erwachsen</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Looking through your games: {done} of {total}</source>
        <translation>Eure Spiele werden durchgesehen: {done} von {total}</translation>
    </message>
    <message>
        <source>Me</source>
        <translation>Ich</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Name:</translation>
    </message>
    <message>
        <source>Only words that count can be asked.</source>
        <translation>Nur Wörter, die zählen, können abgefragt werden.</translation>
    </message>
    <message>
        <source>S&amp;pot it</source>
        <translation>F&amp;inde es</translation>
    </message>
    <message>
        <source>They&apos;re in the quiz already.</source>
        <translation>Die sind schon im Quiz.</translation>
    </message>
    <message>
        <source>Who learns</source>
        <translation>Wer lernt</translation>
    </message>
    <message>
        <source>Who learns?</source>
        <translation>Wer lernt?</translation>
    </message>
    <message>
        <source>Whose words</source>
        <translation>Wessen Wörter</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Wort</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>Words in the quiz</source>
        <translation>Wörter im Quiz</translation>
    </message>
    <message>
        <source>Words to learn next</source>
        <translation>Wörter, die als Nächstes dran sind</translation>
    </message>
    <message>
        <source>{word} won&apos;t be asked. Undo brings it back.</source>
        <translation>{word} wird nicht mehr gefragt. Rückgängig holt die Karte zurück.</translation>
    </message>
</context>
<context>
    <name>LearnStrings</name>
    <message numerus="yes">
        <source>%n card(s) wait in {language}.</source>
        <translation>
            <numerusform>%n Karte wartet: {language}.</numerusform>
            <numerusform>%n Karten warten: {language}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more new word(s)</source>
        <translation>
            <numerusform>%n weiteres neues Wort</numerusform>
            <numerusform>%n weitere neue Wörter</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;No, it isn&apos;t</source>
        <translation>&amp;Nein, ist es nicht</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Yes, it is</source>
        <translation>&amp;Ja, ist es</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Begins with</source>
        <translation>Beginnt mit</translation>
    </message>
    <message>
        <source>Cards: {cards} · {new} new · {learning} on the way · {learned} learned</source>
        <translation>Karten: {cards} · {new} neu · {learning} unterwegs · {learned} gelernt</translation>
    </message>
    <message>
        <source>Contains</source>
        <translation>Enthält</translation>
    </message>
    <message>
        <source>Ends with</source>
        <translation>Endet mit</translation>
    </message>
    <message>
        <source>Getting your cards…</source>
        <translation>Deine Karten werden geholt …</translation>
    </message>
    <message>
        <source>Hooks</source>
        <translation>Anhängsel</translation>
    </message>
    <message>
        <source>I don&apos;t &amp;know</source>
        <translation>Ich &amp;weiß es nicht</translation>
    </message>
    <message>
        <source>Is it a word?</source>
        <translation>Ist das ein Wort?</translation>
    </message>
    <message>
        <source>Is this word in the dictionary?</source>
        <translation>Steht dieses Wort im Wörterbuch?</translation>
    </message>
    <message>
        <source>Left out: {letters}.</source>
        <translation>Fehlt: {letters}.</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Buchstaben</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>Mixed letters</source>
        <translation>Buchstabensalat</translation>
    </message>
    <message>
        <source>More come tomorrow.</source>
        <translation>Morgen kommen mehr.</translation>
    </message>
    <message>
        <source>Never &amp;ask again</source>
        <translation>Nie wieder &amp;fragen</translation>
    </message>
    <message>
        <source>New words</source>
        <translation>Neue Wörter</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>No cards yet. Add new words, or a word list.</source>
        <translation>Noch keine Karten. Füg neue Wörter oder eine Wortliste hinzu.</translation>
    </message>
    <message>
        <source>No hooks: {letters}.</source>
        <translation>Keine Anhängsel: {letters}.</translation>
    </message>
    <message>
        <source>Nothing is due today.</source>
        <translation>Heute ist nichts dran.</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>The shortest length is longer than the longest.</source>
        <translation>Die kürzeste Länge ist größer als die längste.</translation>
    </message>
    <message>
        <source>Today: {right} of {answers} right, {left} to go</source>
        <translation>Heute: {right} von {answers} richtig, noch {left}</translation>
    </message>
    <message>
        <source>Type an answer or tap the letters.</source>
        <translation>Tipp eine Antwort oder tipp auf die Buchstaben.</translation>
    </message>
    <message>
        <source>What &amp;does it mean?</source>
        <translation>Was &amp;heißt das?</translation>
    </message>
    <message>
        <source>Which letters make another word after it?</source>
        <translation>Welche Buchstaben dahinter ergeben ein neues Wort?</translation>
    </message>
    <message>
        <source>Which letters make another word in front of it?</source>
        <translation>Welche Buchstaben davor ergeben ein neues Wort?</translation>
    </message>
    <message>
        <source>Which word do these letters make?</source>
        <translation>Welches Wort steckt in diesen Buchstaben?</translation>
    </message>
    <message numerus="yes">
        <source>Which word of %n letter(s) means this?</source>
        <translation>
            <numerusform>Welches Wort mit %n Buchstaben bedeutet das?</numerusform>
            <numerusform>Welches Wort mit %n Buchstaben bedeutet das?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You&apos;ll see it again in %n day(s).</source>
        <translation>
            <numerusform>In %n Tag siehst du es wieder.</numerusform>
            <numerusform>In %n Tagen siehst du es wieder.</numerusform>
        </translation>
    </message>
    <message>
        <source>You&apos;ll see it again in a moment.</source>
        <translation>Es kommt gleich noch einmal dran.</translation>
    </message>
    <message>
        <source>You&apos;ll see it again tomorrow.</source>
        <translation>Du siehst es morgen wieder.</translation>
    </message>
    <message numerus="yes">
        <source>Your next cards come in %n day(s).</source>
        <translation>
            <numerusform>Die nächsten Karten kommen in %n Tag.</numerusform>
            <numerusform>Die nächsten Karten kommen in %n Tagen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n day(s)</source>
        <translation>
            <numerusform>in %n Tag</numerusform>
            <numerusform>in %n Tagen</numerusform>
        </translation>
    </message>
    <message>
        <source>missed {missed} of {chances}</source>
        <translation>{missed} von {chances} verpasst</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>no letter at all</source>
        <translation>gar kein Buchstabe</translation>
    </message>
    <message>
        <source>not in this dictionary</source>
        <translation>nicht in diesem Wörterbuch</translation>
    </message>
    <message>
        <source>today</source>
        <translation>heute</translation>
    </message>
    <message>
        <source>tomorrow</source>
        <translation>morgen</translation>
    </message>
    <message>
        <source>waits in {language}</source>
        <translation>wartet: {language}</translation>
    </message>
    <message>
        <source>{field}: that&apos;s too long.</source>
        <translation>{field}: das ist zu lang.</translation>
    </message>
    <message>
        <source>{field}: “{sign}” isn&apos;t a letter you can use here.</source>
        <translation>{field}: „{sign}“ ist hier kein Buchstabe.</translation>
    </message>
    <message>
        <source>{word} is a word</source>
        <translation>{word} ist ein Wort</translation>
    </message>
    <message>
        <source>{word} isn&apos;t a word, {other} is</source>
        <translation>{word} ist kein Wort, {other} schon</translation>
    </message>
    <message>
        <source>→ {answer}</source>
        <translation>→ {answer}</translation>
    </message>
    <message>
        <source>≈ That counts too. Look for another one.</source>
        <translation>≈ Das gilt auch. Such ein anderes.</translation>
    </message>
    <message>
        <source>✓ Done for today.</source>
        <translation>✓ Fertig für heute.</translation>
    </message>
    <message>
        <source>✓ Right: {answer}</source>
        <translation>✓ Richtig: {answer}</translation>
    </message>
    <message>
        <source>✗ No: {answer}</source>
        <translation>✗ Nein: {answer}</translation>
    </message>
    <message>
        <source>✗ Not quite: {answer}.</source>
        <translation>✗ Nicht ganz: {answer}.</translation>
    </message>
</context>
<context>
    <name>LexicaDialog</name>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln Wort</numerusform>
            <numerusform>%Ln Wörter</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Add a word list…</source>
        <translation>Wortliste &amp;hinzufügen …</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Letters of the list:</source>
        <translation>&amp;Buchstaben der Liste:</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation>&amp;Entfernen …</translation>
    </message>
    <message>
        <source>&amp;Use this dictionary</source>
        <translation>Dieses Wörterbuch &amp;benutzen</translation>
    </message>
    <message>
        <source>A game in progress uses it. That game will use the built-in dictionary.</source>
        <translation>Ein laufendes Spiel benutzt sie. Es nimmt dann das mitgelieferte Wörterbuch.</translation>
    </message>
    <message>
        <source>Add a word list</source>
        <translation>Wortliste hinzufügen</translation>
    </message>
    <message>
        <source>Added.</source>
        <translation>Hinzugefügt.</translation>
    </message>
    <message>
        <source>As the &amp;dictionary says</source>
        <translation>Wie im &amp;Wörterbuch</translation>
    </message>
    <message>
        <source>Dictionaries</source>
        <translation>Wörterbücher</translation>
    </message>
    <message>
        <source>House words</source>
        <translation>Hauswörter</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Letters of the list</source>
        <translation>Buchstaben der Liste</translation>
    </message>
    <message>
        <source>New games use “{title}”.</source>
        <translation>Neue Spiele benutzen „{title}“.</translation>
    </message>
    <message>
        <source>Nobody has added or left out a word yet. Look one up and decide.</source>
        <translation>Noch hat niemand ein Wort hinzugefügt oder gestrichen. Schlag eins nach und entscheide.</translation>
    </message>
    <message>
        <source>Reading “{name}”… A long list takes a few seconds.</source>
        <translation>„{name}“ wird gelesen … Eine lange Liste dauert ein paar Sekunden.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove a word list</source>
        <translation>Wortliste entfernen</translation>
    </message>
    <message>
        <source>Remove “{title}” from your dictionaries? Its file stays on your computer.</source>
        <translation>„{title}“ aus deinen Wörterbüchern entfernen? Die Datei bleibt auf deinem Computer.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Stopped. Nothing was added.</source>
        <translation>Gestoppt. Nichts wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Wird gestoppt …</translation>
    </message>
    <message>
        <source>That didn&apos;t work. Please try again.</source>
        <translation>Das hat nicht geklappt. Bitte versuch es noch einmal.</translation>
    </message>
    <message>
        <source>Without marks</source>
        <translation>Ohne Zeichen</translation>
    </message>
    <message>
        <source>Word lists (*.txt *.lst *.dic *.csv);;All files (*)</source>
        <translation>Wortlisten (*.txt *.lst *.dic *.csv);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>comes with the game</source>
        <translation>gehört zum Spiel</translation>
    </message>
    <message>
        <source>damaged: add it again or remove it</source>
        <translation>beschädigt: füg sie neu hinzu oder entferne sie</translation>
    </message>
    <message>
        <source>your list</source>
        <translation>deine Liste</translation>
    </message>
    <message>
        <source>{language}: A to Z</source>
        <translation>{language}: A bis Z</translation>
    </message>
    <message>
        <source>{language}: {letters} too</source>
        <translation>{language}: auch {letters}</translation>
    </message>
    <message>
        <source>{title} (in use)</source>
        <translation>{title} (in Gebrauch)</translation>
    </message>
    <message>
        <source>“{name}” has many letters beyond A to Z. Keep {letters} as letters of their own? They&apos;re on the {language} tiles.</source>
        <translation>„{name}“ hat viele Buchstaben neben A bis Z. {letters} als eigene Buchstaben behalten? Es gibt sie auf den Steinen für {language}.</translation>
    </message>
    <message>
        <source>“{title}” was removed.</source>
        <translation>„{title}“ ist entfernt.</translation>
    </message>
</context>
<context>
    <name>LexicaReport</name>
    <message numerus="yes">
        <source>%Ln line(s) have more than one word. Only the first was taken</source>
        <translation>
            <numerusform>%Ln Zeile hat mehr als ein Wort. Nur das erste wurde übernommen</numerusform>
            <numerusform>%Ln Zeilen haben mehr als ein Wort. Nur das erste wurde übernommen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) left out:</source>
        <translation>
            <numerusform>%Ln Zeile ausgelassen:</numerusform>
            <numerusform>%Ln Zeilen ausgelassen:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) repeat a word. Each word counts once.</source>
        <translation>
            <numerusform>%Ln Zeile wiederholt ein Wort. Jedes Wort zählt einmal.</numerusform>
            <numerusform>%Ln Zeilen wiederholen ein Wort. Jedes Wort zählt einmal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) longer than {letters} letters</source>
        <translation>
            <numerusform>%Ln Wort mit mehr als {letters} Buchstaben</numerusform>
            <numerusform>%Ln Wörter mit mehr als {letters} Buchstaben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) shorter than {letters} letters</source>
        <translation>
            <numerusform>%Ln Wort mit weniger als {letters} Buchstaben</numerusform>
            <numerusform>%Ln Wörter mit weniger als {letters} Buchstaben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) with a digit</source>
        <translation>
            <numerusform>%Ln Wort mit einer Ziffer</numerusform>
            <numerusform>%Ln Wörter mit einer Ziffer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) with a hyphen</source>
        <translation>
            <numerusform>%Ln Wort mit Bindestrich</numerusform>
            <numerusform>%Ln Wörter mit Bindestrich</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) with an apostrophe</source>
        <translation>
            <numerusform>%Ln Wort mit Apostroph</numerusform>
            <numerusform>%Ln Wörter mit Apostroph</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) with characters not in its letters</source>
        <translation>
            <numerusform>%Ln Wort mit fremden Zeichen</numerusform>
            <numerusform>%Ln Wörter mit fremden Zeichen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) with characters other than A to Z</source>
        <translation>
            <numerusform>%Ln Wort mit anderen Zeichen als A bis Z</numerusform>
            <numerusform>%Ln Wörter mit anderen Zeichen als A bis Z</numerusform>
        </translation>
    </message>
    <message>
        <source>A word list is a text file with one word on each line.</source>
        <translation>Eine Wortliste ist eine Textdatei mit einem Wort in jeder Zeile.</translation>
    </message>
    <message>
        <source>It has more than a million words.</source>
        <translation>Sie hat mehr als eine Million Wörter.</translation>
    </message>
    <message>
        <source>It isn&apos;t text.</source>
        <translation>Das ist kein Text.</translation>
    </message>
    <message>
        <source>It&apos;s empty.</source>
        <translation>Sie ist leer.</translation>
    </message>
    <message>
        <source>It&apos;s larger than 32 MB.</source>
        <translation>Sie ist größer als 32 MB.</translation>
    </message>
    <message>
        <source>Line {line} is too long for a word.</source>
        <translation>Zeile {line} ist zu lang für ein Wort.</translation>
    </message>
    <message>
        <source>Most lines don&apos;t start with a word. See line {line}.</source>
        <translation>Die meisten Zeilen beginnen nicht mit einem Wort. Siehe Zeile {line}.</translation>
    </message>
    <message>
        <source>Nothing was left out.</source>
        <translation>Nichts wurde ausgelassen.</translation>
    </message>
    <message>
        <source>The dictionary can&apos;t be opened.</source>
        <translation>Das Wörterbuch lässt sich nicht öffnen.</translation>
    </message>
    <message>
        <source>The dictionary “{title}” is damaged. Please add it again from its file.</source>
        <translation>Das Wörterbuch „{title}“ ist beschädigt. Bitte füg es noch einmal aus seiner Datei hinzu.</translation>
    </message>
    <message>
        <source>The dictionary “{title}” is damaged. Please install the game again.</source>
        <translation>Das Wörterbuch „{title}“ ist beschädigt. Bitte installiere das Spiel neu.</translation>
    </message>
    <message>
        <source>The word list can&apos;t be added.</source>
        <translation>Die Wortliste lässt sich nicht hinzufügen.</translation>
    </message>
    <message>
        <source>The word list can&apos;t be removed.</source>
        <translation>Die Wortliste lässt sich nicht entfernen.</translation>
    </message>
    <message>
        <source>This file isn&apos;t a word list, so it wasn&apos;t added.</source>
        <translation>Diese Datei ist keine Wortliste und wurde nicht hinzugefügt.</translation>
    </message>
    <message>
        <source>Your dictionaries can&apos;t be read.</source>
        <translation>Deine Wörterbücher lassen sich nicht lesen.</translation>
    </message>
    <message numerus="yes">
        <source>line(s) {numbers}</source>
        <translation>
            <numerusform>Zeile {numbers}</numerusform>
            <numerusform>Zeilen {numbers}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“{title}” was added with %Ln word(s).</source>
        <translation>
            <numerusform>„{title}“ ist dabei, mit %Ln Wort.</numerusform>
            <numerusform>„{title}“ ist dabei, mit %Ln Wörtern.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ListCard</name>
    <message>
        <source>Remove the chosen word</source>
        <translation>Gewähltes Wort löschen</translation>
    </message>
</context>
<context>
    <name>ListPanel</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n Wort</numerusform>
            <numerusform>%n Wörter</numerusform>
        </translation>
    </message>
    <message>
        <source>Our words</source>
        <translation>Unsere Wörter</translation>
    </message>
    <message>
        <source>Results for our words</source>
        <translation>Ergebnis für unsere Wörter</translation>
    </message>
    <message>
        <source>Type your words with spaces between them.</source>
        <translation>Tippt eure Wörter mit Leerzeichen dazwischen.</translation>
    </message>
    <message>
        <source>not in the dictionary</source>
        <translation>nicht im Wörterbuch</translation>
    </message>
    <message>
        <source>{words} count for {points}. You missed {missed}.</source>
        <translation>{words} zählen {points}. Verpasst: {missed}.</translation>
    </message>
</context>
<context>
    <name>LookupDialog</name>
    <message>
        <source>&amp;Word:</source>
        <translation>&amp;Wort:</translation>
    </message>
    <message>
        <source>Look up a word</source>
        <translation>Ein Wort nachschlagen</translation>
    </message>
    <message>
        <source>Type a word to see whether it counts and what it means.</source>
        <translation>Tipp ein Wort und sieh, ob es zählt und was es heißt.</translation>
    </message>
    <message>
        <source>Type letters from A to Z only.</source>
        <translation>Tipp nur Buchstaben von A bis Z.</translation>
    </message>
    <message>
        <source>Type letters of this dictionary only.</source>
        <translation>Tipp nur Buchstaben dieses Wörterbuchs.</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Wort</translation>
    </message>
</context>
<context>
    <name>MainWindowController</name>
    <message>
        <source>&amp;About Boggle Desk</source>
        <translation>&amp;Über Boggle Desk</translation>
    </message>
    <message>
        <source>&amp;Copy a report</source>
        <translation>Bericht &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>&amp;Home</source>
        <translation>&amp;Startseite</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;So wird gespielt</translation>
    </message>
    <message>
        <source>&amp;Larger letters</source>
        <translation>&amp;Größere Schrift</translation>
    </message>
    <message>
        <source>&amp;Look up a word…</source>
        <translation>Wort &amp;nachschlagen …</translation>
    </message>
    <message>
        <source>&amp;Normal letters</source>
        <translation>&amp;Normale Schrift</translation>
    </message>
    <message>
        <source>&amp;Pass…</source>
        <translation>&amp;Passen …</translation>
    </message>
    <message>
        <source>&amp;Phones…</source>
        <translation>&amp;Handys …</translation>
    </message>
    <message>
        <source>&amp;Print or save as PDF…</source>
        <translation>&amp;Drucken oder als PDF speichern …</translation>
    </message>
    <message>
        <source>&amp;Recent games</source>
        <translation>&amp;Zuletzt gespielt</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Einstellungen …</translation>
    </message>
    <message>
        <source>&amp;Smaller letters</source>
        <translation>&amp;Kleinere Schrift</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>E&amp;xtras</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Watch computers think</source>
        <translation>&amp;Computern beim Denken zusehen</translation>
    </message>
    <message>
        <source>Back to the results</source>
        <translation>Zurück zu den Ergebnissen</translation>
    </message>
    <message>
        <source>Back to {room}</source>
        <translation>Zurück: {room}</translation>
    </message>
    <message>
        <source>Co&amp;ver the room&apos;s picture</source>
        <translation>Bild im Raum &amp;zudecken</translation>
    </message>
    <message>
        <source>Di&amp;ctionaries…</source>
        <translation>&amp;Wörterbücher …</translation>
    </message>
    <message>
        <source>E&amp;nd the game…</source>
        <translation>Spiel bee&amp;nden …</translation>
    </message>
    <message>
        <source>E&amp;xchange tiles…</source>
        <translation>Steine t&amp;auschen …</translation>
    </message>
    <message>
        <source>E&amp;xit</source>
        <translation>B&amp;eenden</translation>
    </message>
    <message>
        <source>For the r&amp;oom</source>
        <translation>Fü&amp;r alle im Raum</translation>
    </message>
    <message>
        <source>New &amp;Boggle game…</source>
        <translation>Neues &amp;Boggle-Spiel …</translation>
    </message>
    <message>
        <source>New &amp;Scrabble game…</source>
        <translation>Neues Sc&amp;rabble-Spiel …</translation>
    </message>
    <message>
        <source>New &amp;duplicate game…</source>
        <translation>Neues Dup&amp;likat-Spiel …</translation>
    </message>
    <message>
        <source>Open &amp;racks</source>
        <translation>&amp;Offene Bänkchen</translation>
    </message>
    <message>
        <source>Open the &amp;log</source>
        <translation>Pr&amp;otokoll öffnen</translation>
    </message>
    <message>
        <source>Pa&amp;use or resume</source>
        <translation>Pa&amp;use oder weiter</translation>
    </message>
    <message>
        <source>Pause between &amp;computer turns</source>
        <translation>&amp;Pause zwischen Computerzügen</translation>
    </message>
    <message>
        <source>Pla&amp;yers…</source>
        <translation>S&amp;pieler …</translation>
    </message>
    <message>
        <source>Sa&amp;ved games…</source>
        <translation>&amp;Gespeicherte Spiele …</translation>
    </message>
    <message>
        <source>Shu&amp;ffle the rack</source>
        <translation>Bänkchen &amp;mischen</translation>
    </message>
    <message>
        <source>The log can&apos;t be opened: “{file}”</source>
        <translation>Das Protokoll lässt sich nicht öffnen: „{file}“</translation>
    </message>
    <message>
        <source>The report is copied. Paste it where you report the problem.</source>
        <translation>Der Bericht ist kopiert. Füg ihn dort ein, wo du das Problem meldest.</translation>
    </message>
    <message>
        <source>This game can&apos;t be opened</source>
        <translation>Dieses Spiel lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>This game&apos;s dictionary is gone. The built-in one is used instead.</source>
        <translation>Das Wörterbuch dieses Spiels ist weg. Es gilt das mitgelieferte.</translation>
    </message>
    <message>
        <source>Turn the &amp;board</source>
        <translation>Brett &amp;drehen</translation>
    </message>
</context>
<context>
    <name>MeaningCard</name>
    <message numerus="yes">
        <source>%n more meaning(s)</source>
        <translation>
            <numerusform>Noch %n Bedeutung</numerusform>
            <numerusform>Noch %n Bedeutungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>A form of {lemma}:</source>
        <translation>Eine Form von {lemma}:</translation>
    </message>
    <message>
        <source>Also: {meaning}</source>
        <translation>Auch: {meaning}</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>No meaning of its own. Perhaps from {lemma}:</source>
        <translation>Keine eigene Bedeutung. Vielleicht von {lemma}:</translation>
    </message>
    <message>
        <source>No meaning yet.</source>
        <translation>Noch keine Bedeutung.</translation>
    </message>
    <message>
        <source>Opening the dictionary…</source>
        <translation>Das Wörterbuch wird geöffnet …</translation>
    </message>
    <message>
        <source>The dictionary of meanings is damaged. Please install the game again.</source>
        <translation>Das Bedeutungswörterbuch ist beschädigt. Bitte installiere das Spiel neu.</translation>
    </message>
    <message>
        <source>Word and meaning</source>
        <translation>Wort und Bedeutung</translation>
    </message>
    <message>
        <source>– Hurtful or crude, so it doesn&apos;t count. Dictionary: “{title}”.</source>
        <translation>– Verletzend oder derb, zählt also nicht. Wörterbuch: „{title}“.</translation>
    </message>
    <message>
        <source>✓ In the dictionary “{title}”.</source>
        <translation>✓ Im Wörterbuch „{title}“.</translation>
    </message>
    <message>
        <source>✗ Not in the dictionary “{title}”.</source>
        <translation>✗ Nicht im Wörterbuch „{title}“.</translation>
    </message>
</context>
<context>
    <name>Meanings</name>
    <message>
        <source>adjective</source>
        <translation>Adjektiv</translation>
    </message>
    <message>
        <source>adverb</source>
        <translation>Adverb</translation>
    </message>
    <message>
        <source>conjunction</source>
        <translation>Bindewort</translation>
    </message>
    <message>
        <source>determiner</source>
        <translation>Begleiter</translation>
    </message>
    <message>
        <source>in Dutch: {words}</source>
        <translation>auf Niederländisch: {words}</translation>
    </message>
    <message>
        <source>in English: {words}</source>
        <translation>auf Englisch: {words}</translation>
    </message>
    <message>
        <source>in French: {words}</source>
        <translation>auf Französisch: {words}</translation>
    </message>
    <message>
        <source>in German: {words}</source>
        <translation>auf Deutsch: {words}</translation>
    </message>
    <message>
        <source>in Polish: {words}</source>
        <translation>auf Polnisch: {words}</translation>
    </message>
    <message>
        <source>in Spanish: {words}</source>
        <translation>auf Spanisch: {words}</translation>
    </message>
    <message>
        <source>interjection</source>
        <translation>Ausruf</translation>
    </message>
    <message>
        <source>noun</source>
        <translation>Nomen</translation>
    </message>
    <message>
        <source>preposition</source>
        <translation>Verhältniswort</translation>
    </message>
    <message>
        <source>pronoun</source>
        <translation>Fürwort</translation>
    </message>
    <message>
        <source>similar: {words}</source>
        <translation>ähnlich: {words}</translation>
    </message>
    <message>
        <source>verb</source>
        <translation>Verb</translation>
    </message>
</context>
<context>
    <name>MenuButton</name>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Menu (F10)</source>
        <translation>Menü (F10)</translation>
    </message>
</context>
<context>
    <name>Missed</name>
    <message>
        <source>Looking…</source>
        <translation>Wird gesucht …</translation>
    </message>
    <message>
        <source>Tap a word to see it on the board</source>
        <translation>Tipp auf ein Wort, um es auf dem Brett zu sehen</translation>
    </message>
    <message>
        <source>You found every everyday word!</source>
        <translation>Ihr habt alle Alltagswörter gefunden!</translation>
    </message>
</context>
<context>
    <name>MissedWord</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
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
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>bonus for a wrong challenge</source>
        <translation>Bonus für falsches Anzweifeln</translation>
    </message>
    <message>
        <source>correction</source>
        <translation>Korrektur</translation>
    </message>
    <message>
        <source>left the game</source>
        <translation>ist ausgestiegen</translation>
    </message>
    <message>
        <source>lost the turn</source>
        <translation>verliert den Zug</translation>
    </message>
    <message>
        <source>over time</source>
        <translation>über der Zeit</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>hat gepasst</translation>
    </message>
    <message>
        <source>the others had {tiles}</source>
        <translation>die anderen hatten {tiles}</translation>
    </message>
    <message>
        <source>{name} takes the seat</source>
        <translation>{name} übernimmt den Platz</translation>
    </message>
    <message>
        <source>{tiles} left on the rack</source>
        <translation>{tiles} noch auf dem Bänkchen</translation>
    </message>
    <message>
        <source>{words} came off</source>
        <translation>{words} musste zurück</translation>
    </message>
</context>
<context>
    <name>MovesPanel</name>
    <message numerus="yes">
        <source>%Ln play(s)</source>
        <translation>
            <numerusform>%Ln Zug</numerusform>
            <numerusform>%Ln Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for plays…</source>
        <translation>Züge werden gesucht …</translation>
    </message>
    <message>
        <source>Set up a position to find its best plays.</source>
        <translation>Bau eine Stellung auf, um ihre besten Züge zu finden.</translation>
    </message>
    <message>
        <source>Stop thinking</source>
        <translation>Aufhören zu denken</translation>
    </message>
    <message>
        <source>The position changed. Find its best plays again.</source>
        <translation>Die Stellung ist neu. Such die besten Züge noch einmal.</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Denkt nach</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>denkt nach</translation>
    </message>
    <message>
        <source>{moves}, estimated.</source>
        <translation>{moves}, geschätzt.</translation>
    </message>
    <message>
        <source>{moves}, estimated. Still thinking…</source>
        <translation>{moves}, geschätzt. Denkt noch nach …</translation>
    </message>
    <message>
        <source>{moves}, searched to the end of the game.</source>
        <translation>{moves}, bis zum Ende durchgerechnet.</translation>
    </message>
    <message>
        <source>{moves}. For the best, every possible draw is searched.</source>
        <translation>{moves}. Für die besten ist jede Ziehung durchgerechnet.</translation>
    </message>
    <message>
        <source>{moves}. The best were tried out for {seconds} s.</source>
        <translation>{moves}. Die besten wurden {seconds} s lang ausprobiert.</translation>
    </message>
    <message>
        <source>▸ marks the best play with everyday words.</source>
        <translation>▸ zeigt den besten Zug mit Alltagswörtern.</translation>
    </message>
</context>
<context>
    <name>MovesTable</name>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
</context>
<context>
    <name>NoticeStrings</name>
    <message>
        <source>Boggle Desk is already open. Look for its window.</source>
        <translation>Boggle Desk ist schon offen. Such sein Fenster.</translation>
    </message>
    <message>
        <source>Close now and you lose it. Close anyway?</source>
        <translation>Beim Schließen geht sie verloren. Trotzdem schließen?</translation>
    </message>
    <message>
        <source>No backup for a week. Is the disk full?</source>
        <translation>Seit einer Woche keine Sicherung. Ist die Platte voll?</translation>
    </message>
    <message>
        <source>Not everything is saved</source>
        <translation>Nicht alles ist gespeichert</translation>
    </message>
    <message>
        <source>Something went wrong, but your game is safe. Details are in “{file}”.</source>
        <translation>Da ging etwas schief, aber euer Spiel ist sicher. Genaueres steht in „{file}“.</translation>
    </message>
    <message>
        <source>The old file is now “{file}”.</source>
        <translation>Die alte Datei heißt jetzt „{file}“.</translation>
    </message>
    <message>
        <source>Try Restore in Saved games for the rest.</source>
        <translation>Für den Rest: „Zurückholen“ bei den gespeicherten Spielen.</translation>
    </message>
    <message>
        <source>Your games</source>
        <translation>Eure Spiele</translation>
    </message>
    <message>
        <source>Your games file was damaged. No game in it could be read.</source>
        <translation>Die Datei eurer Spiele war beschädigt. Kein Spiel darin war lesbar.</translation>
    </message>
    <message numerus="yes">
        <source>Your games file was damaged. {saved} of %n game(s) saved.</source>
        <translation>
            <numerusform>Die Datei eurer Spiele war beschädigt. {saved} von %n Spiel gerettet.</numerusform>
            <numerusform>Die Datei eurer Spiele war beschädigt. {saved} von %n Spielen gerettet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your house words</source>
        <translation>Eure Hauswörter</translation>
    </message>
    <message numerus="yes">
        <source>Your last backup has %n more game(s). Use Restore in Saved games.</source>
        <translation>
            <numerusform>Aus der letzten Sicherung fehlt %n Spiel. „Zurückholen “ unter „Gespeicherte Spiele“ holt es zurück.</numerusform>
            <numerusform>Aus der letzten Sicherung fehlen %n Spiele. „Zurückholen “ unter „Gespeicherte Spiele“ holt sie zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your last turns aren&apos;t saved yet. Close now and you lose them. Close anyway?</source>
        <translation>Eure letzten Züge sind noch nicht gespeichert. Jetzt schließen, und sie sind weg. Trotzdem schließen?</translation>
    </message>
    <message>
        <source>Your settings</source>
        <translation>Deine Einstellungen</translation>
    </message>
    <message>
        <source>Your word cards</source>
        <translation>Eure Wortkarten</translation>
    </message>
    <message numerus="yes">
        <source>Your word cards were damaged. {saved} of %n card(s) saved.</source>
        <translation>
            <numerusform>Eure Wortkarten waren beschädigt. {saved} von %n Karte gerettet.</numerusform>
            <numerusform>Eure Wortkarten waren beschädigt. {saved} von %n Karten gerettet.</numerusform>
        </translation>
    </message>
    <message>
        <source>{things} can be saved again.</source>
        <translation>Wieder speicherbar: {things}.</translation>
    </message>
    <message>
        <source>{things} can&apos;t be changed right now. Is the disk full?</source>
        <translation>Lässt sich gerade nicht ändern: {things}. Ist der Datenträger voll?</translation>
    </message>
    <message>
        <source>{things} can&apos;t be opened. Nothing new will be saved.</source>
        <translation>Nicht zu öffnen: {things}. Neues wird nicht gespeichert.</translation>
    </message>
    <message>
        <source>{things} can&apos;t be saved right now. Is the disk full?</source>
        <translation>Lässt sich gerade nicht speichern: {things}. Ist der Datenträger voll?</translation>
    </message>
    <message>
        <source>{things} come from a newer Boggle Desk. Nothing new will be saved.</source>
        <translation>Aus einem neueren Boggle Desk: {things}. Neues wird nicht gespeichert.</translation>
    </message>
    <message>
        <source>{things} have gone from the disk. Nothing is lost: they&apos;ll be saved again.</source>
        <translation>Vom Datenträger verschwunden: {things}. Nichts ist verloren, es wird neu gespeichert.</translation>
    </message>
    <message>
        <source>{things} in that file can&apos;t be read. Those you have stay.</source>
        <translation>In dieser Datei nicht lesbar: {things}. Was du hast, bleibt.</translation>
    </message>
    <message>
        <source>{things} were damaged.</source>
        <translation>Beschädigt: {things}.</translation>
    </message>
    <message>
        <source>{things} were damaged. You have those from before the last change.</source>
        <translation>Beschädigt: {things}. Du hast den Stand vor der letzten Änderung.</translation>
    </message>
    <message>
        <source>“{file}” isn&apos;t a file. Nothing new will be saved.</source>
        <translation>„{file}“ ist keine Datei. Nichts Neues wird gespeichert.</translation>
    </message>
    <message>
        <source>“{file}” isn&apos;t finished</source>
        <translation>„{file}“ ist noch nicht fertig</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>A part of the game is missing.</source>
        <translation>Ein Teil des Spiels fehlt.</translation>
    </message>
    <message>
        <source>It comes from a newer Boggle Desk.</source>
        <translation>Es kommt von einem neueren Boggle Desk.</translation>
    </message>
    <message>
        <source>It isn&apos;t a file.</source>
        <translation>Das ist keine Datei.</translation>
    </message>
    <message>
        <source>It isn&apos;t a game of Scrabble.</source>
        <translation>Das ist kein Scrabble-Spiel.</translation>
    </message>
    <message>
        <source>It isn&apos;t a saved game.</source>
        <translation>Das ist kein gespeichertes Spiel.</translation>
    </message>
    <message>
        <source>It wasn&apos;t saved by Boggle Desk.</source>
        <translation>Es wurde nicht von Boggle Desk gespeichert.</translation>
    </message>
    <message>
        <source>It&apos;s damaged.</source>
        <translation>Es ist beschädigt.</translation>
    </message>
    <message>
        <source>It&apos;s too large to be a game.</source>
        <translation>Das ist zu groß für ein Spiel.</translation>
    </message>
    <message>
        <source>It&apos;s too large.</source>
        <translation>Das ist zu groß.</translation>
    </message>
    <message>
        <source>Line {line}: {reason}</source>
        <translation>Zeile {line}: {reason}</translation>
    </message>
    <message>
        <source>No permission to do that</source>
        <translation>Dafür fehlt die Erlaubnis</translation>
    </message>
    <message>
        <source>No such file or folder</source>
        <translation>Datei oder Ordner gibt es nicht</translation>
    </message>
    <message>
        <source>Nobody has had a turn in it.</source>
        <translation>Darin war noch niemand am Zug.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>That can&apos;t happen in this game.</source>
        <translation>Das kann in diesem Spiel nicht passieren.</translation>
    </message>
    <message>
        <source>The disk is full</source>
        <translation>Die Platte ist voll</translation>
    </message>
    <message>
        <source>The saved game is damaged, so it can&apos;t be played on.</source>
        <translation>Das gespeicherte Spiel ist beschädigt und lässt sich nicht weiterspielen.</translation>
    </message>
    <message>
        <source>There are no games in it.</source>
        <translation>Darin sind keine Spiele.</translation>
    </message>
    <message>
        <source>There are too many files in it.</source>
        <translation>Darin sind zu viele Dateien.</translation>
    </message>
    <message>
        <source>Which tiles does {file} use?</source>
        <translation>Welche Steine hat {file}?</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>Date unknown</source>
        <translation>Datum unbekannt</translation>
    </message>
    <message>
        <source>Today, {time}</source>
        <translation>Heute, {time}</translation>
    </message>
    <message>
        <source>Yesterday, {time}</source>
        <translation>Gestern, {time}</translation>
    </message>
    <message>
        <source>{day}, {time}</source>
        <translation>{day}, {time}</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number} %</translation>
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
        <translation>Punkteblock</translation>
    </message>
    <message>
        <source>Scrabble</source>
        <translation>Scrabble</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>What are you playing?</source>
        <translation>Was spielt ihr?</translation>
    </message>
    <message>
        <source>Your own board and tiles</source>
        <translation>Euer eigenes Brett und eure Steine</translation>
    </message>
    <message>
        <source>Your own cubes, pencils and paper</source>
        <translation>Eure eigenen Würfel, Stifte und Papier</translation>
    </message>
</context>
<context>
    <name>PadSheet</name>
    <message>
        <source>The board</source>
        <translation>Das Brett</translation>
    </message>
    <message>
        <source>This score pad</source>
        <translation>Dieser Punkteblock</translation>
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
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Rückschau</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken …</translation>
    </message>
</context>
<context>
    <name>PageView</name>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
</context>
<context>
    <name>PaperStrings</name>
    <message>
        <source>Board code: {code}</source>
        <translation>Code des Bretts: {code}</translation>
    </message>
    <message>
        <source>Boggle · {preset}</source>
        <translation>Boggle · {preset}</translation>
    </message>
    <message>
        <source>Letters turned every way</source>
        <translation>Buchstaben in alle Richtungen gedreht</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Wort</translation>
    </message>
    <message>
        <source>a sheet for each player</source>
        <translation>ein Blatt für jeden</translation>
    </message>
    <message>
        <source>all lists on one sheet</source>
        <translation>alle Listen auf einem Blatt</translation>
    </message>
    <message>
        <source>no lists, a large board</source>
        <translation>keine Listen, großes Brett</translation>
    </message>
    <message>
        <source>{game}, round {number}</source>
        <translation>{game}, Runde {number}</translation>
    </message>
</context>
<context>
    <name>PencilChip</name>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n Wort</numerusform>
            <numerusform>%n Wörter</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PencilsCard</name>
    <message>
        <source>Searching with you</source>
        <translation>Sucht mit euch</translation>
    </message>
</context>
<context>
    <name>PencilsDown</name>
    <message>
        <source>Pencils down!</source>
        <translation>Stifte weg!</translation>
    </message>
    <message>
        <source>Pencils down, {names}!</source>
        <translation>Stifte weg, {names}!</translation>
    </message>
    <message>
        <source>Pencils down: {names}</source>
        <translation>Stifte weg: {names}</translation>
    </message>
</context>
<context>
    <name>PhoneStrings</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) in the bag</source>
        <translation>
            <numerusform>%n Stein im Beutel</numerusform>
            <numerusform>%n Steine im Beutel</numerusform>
        </translation>
    </message>
    <message>
        <source>A seat is free</source>
        <translation>Ein Platz ist frei</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Eintragen</translation>
    </message>
    <message>
        <source>All seats are taken. The laptop can free one.</source>
        <translation>Alle Plätze sind besetzt. Am Laptop wird einer frei.</translation>
    </message>
    <message>
        <source>Allow it</source>
        <translation>Gilt</translation>
    </message>
    <message>
        <source>Another name</source>
        <translation>Anderer Name</translation>
    </message>
    <message>
        <source>Bigger board</source>
        <translation>Brett größer</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Anzweifeln</translation>
    </message>
    <message>
        <source>Challenge {word}</source>
        <translation>{word} anzweifeln</translation>
    </message>
    <message>
        <source>Continue here</source>
        <translation>Hier weiter</translation>
    </message>
    <message>
        <source>Cross it off</source>
        <translation>Streichen</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>Exchange these</source>
        <translation>Diese tauschen</translation>
    </message>
    <message>
        <source>Fine</source>
        <translation>Gut so</translation>
    </message>
    <message>
        <source>Go on without {names}</source>
        <translation>Weiter ohne {names}</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Dorthin</translation>
    </message>
    <message>
        <source>Hand in</source>
        <translation>Abgeben</translation>
    </message>
    <message>
        <source>Hand in  +{score}</source>
        <translation>Abgeben  +{score}</translation>
    </message>
    <message>
        <source>Has the table moved?</source>
        <translation>Ist der Tisch umgezogen?</translation>
    </message>
    <message>
        <source>I have none</source>
        <translation>Ich habe keinen</translation>
    </message>
    <message>
        <source>Kept here, sending again.</source>
        <translation>Hier aufgehoben, wird noch einmal gesendet.</translation>
    </message>
    <message>
        <source>Leave my seat</source>
        <translation>Platz aufgeben</translation>
    </message>
    <message>
        <source>Look at the laptop. The game begins there.</source>
        <translation>Schau auf den Laptop. Dort beginnt das Spiel.</translation>
    </message>
    <message>
        <source>Looking for the table…</source>
        <translation>Suche den Tisch …</translation>
    </message>
    <message>
        <source>New address?</source>
        <translation>Neue Adresse?</translation>
    </message>
    <message>
        <source>Only you see these tiles</source>
        <translation>Nur du siehst diese Steine</translation>
    </message>
    <message>
        <source>Only you see this page</source>
        <translation>Nur du siehst diese Seite</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Pass your turn?</source>
        <translation>Diesen Zug passen?</translation>
    </message>
    <message>
        <source>Pencils down!</source>
        <translation>Stifte weg!</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Legen</translation>
    </message>
    <message>
        <source>Play  +{score}</source>
        <translation>Legen  +{score}</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Mischen</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Platz nehmen</translation>
    </message>
    <message>
        <source>Somebody has that seat already.</source>
        <translation>Dort sitzt schon jemand.</translation>
    </message>
    <message>
        <source>Square, like 8H</source>
        <translation>Feld, etwa 8H</translation>
    </message>
    <message>
        <source>Tap a word to cross it out</source>
        <translation>Tipp ein Wort an, um es zu streichen</translation>
    </message>
    <message>
        <source>That isn&apos;t an address. It looks like 192.168.1.7:8377.</source>
        <translation>Das ist keine Adresse. Sie sieht aus wie 192.168.1.7:8377.</translation>
    </message>
    <message>
        <source>The game has begun</source>
        <translation>Das Spiel hat begonnen</translation>
    </message>
    <message>
        <source>The game has begun. Ask the table to open “Phones”.</source>
        <translation>Das Spiel hat begonnen. Bitte den Tisch, „Handys“ zu öffnen.</translation>
    </message>
    <message>
        <source>The table doesn&apos;t answer. Kept on this phone: {count}</source>
        <translation>Der Tisch antwortet nicht. Auf diesem Handy aufgehoben: {count}</translation>
    </message>
    <message>
        <source>The table is closed. Scan the code of the next one.</source>
        <translation>Der Tisch ist aufgehoben. Scanne den Code des nächsten.</translation>
    </message>
    <message>
        <source>The table is out of reach. Are you on the same Wi-Fi?</source>
        <translation>Der Tisch ist nicht zu erreichen. Bist du im selben WLAN?</translation>
    </message>
    <message>
        <source>These phones are out of reach: {names}</source>
        <translation>Diese Handys sind nicht zu erreichen: {names}</translation>
    </message>
    <message>
        <source>This invitation is no longer valid. Scan the code on the laptop again.</source>
        <translation>Diese Einladung gilt nicht mehr. Scanne den Code auf dem Laptop noch einmal.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Too many phones are here. Close this page on one of them.</source>
        <translation>Zu viele Handys sind da. Schließe diese Seite auf einem davon.</translation>
    </message>
    <message>
        <source>Too many wrong addresses. Wait a minute, then scan the code on the laptop.</source>
        <translation>Zu viele falsche Adressen. Warte eine Minute und scanne dann den Code auf dem Laptop.</translation>
    </message>
    <message>
        <source>Trace a word on the board</source>
        <translation>Zieh ein Wort auf dem Brett nach</translation>
    </message>
    <message>
        <source>Type a word</source>
        <translation>Tipp ein Wort</translation>
    </message>
    <message>
        <source>Type square and word</source>
        <translation>Feld und Wort tippen</translation>
    </message>
    <message>
        <source>Type the address below the code on the laptop. What you wrote comes along.</source>
        <translation>Tippe die Adresse ein, die auf dem Laptop unter dem Code steht. Was du geschrieben hast, kommt mit.</translation>
    </message>
    <message>
        <source>Type your name first.</source>
        <translation>Tipp erst deinen Namen.</translation>
    </message>
    <message>
        <source>Which letter is the blank?</source>
        <translation>Welcher Buchstabe ist der Joker?</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <translation>Wer bist du?</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Wort</translation>
    </message>
    <message>
        <source>Write it again</source>
        <translation>Wieder aufschreiben</translation>
    </message>
    <message>
        <source>Yes, pass</source>
        <translation>Ja, passen</translation>
    </message>
    <message>
        <source>You have it already.</source>
        <translation>Das hast du schon.</translation>
    </message>
    <message>
        <source>You voted.</source>
        <translation>Du hast abgestimmt.</translation>
    </message>
    <message>
        <source>You&apos;re in, {name}!</source>
        <translation>Du bist dabei, {name}!</translation>
    </message>
    <message>
        <source>Your rack</source>
        <translation>Dein Bänkchen</translation>
    </message>
    <message>
        <source>Your seat is free again. Sit down to go on.</source>
        <translation>Dein Platz ist wieder frei. Nimm Platz, dann geht es weiter.</translation>
    </message>
    <message>
        <source>Your seat is open on another page.</source>
        <translation>Dein Platz ist auf einer anderen Seite offen.</translation>
    </message>
    <message>
        <source>Your words</source>
        <translation>Deine Wörter</translation>
    </message>
    <message>
        <source>across</source>
        <translation>quer</translation>
    </message>
    <message>
        <source>away</source>
        <translation>nicht da</translation>
    </message>
    <message>
        <source>away. Is it you? Tap</source>
        <translation>nicht da. Bist du das? Tippen</translation>
    </message>
    <message>
        <source>computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>zählt</translation>
    </message>
    <message>
        <source>crossed off, others have it</source>
        <translation>gestrichen, andere haben es auch</translation>
    </message>
    <message>
        <source>doesn&apos;t count</source>
        <translation>zählt nicht</translation>
    </message>
    <message>
        <source>down</source>
        <translation>senkrecht</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>letter counts {times} times</source>
        <translation>Buchstabe zählt {times}-fach</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>bereit</translation>
    </message>
    <message>
        <source>scan to sit down</source>
        <translation>scannen und Platz nehmen</translation>
    </message>
    <message>
        <source>tap to sit down</source>
        <translation>tippen und hinsetzen</translation>
    </message>
    <message>
        <source>word counts {times} times</source>
        <translation>Wort zählt {times}-fach</translation>
    </message>
    <message>
        <source>{name}&apos;s phone is out of reach.</source>
        <translation>Das Handy von {name} ist nicht zu erreichen.</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>noch {time}</translation>
    </message>
    <message>
        <source>{word} is crossed out.</source>
        <translation>{word} ist gestrichen.</translation>
    </message>
</context>
<context>
    <name>PictureSharing</name>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Gespeichert: {file}</translation>
    </message>
    <message>
        <source>The picture couldn&apos;t be saved: {reason}</source>
        <translation>Das Bild konnte nicht gespeichert werden: {reason}</translation>
    </message>
</context>
<context>
    <name>PlayAlonePage</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n Minute</numerusform>
            <numerusform>%n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>A board you have</source>
        <translation>Ein Brett, das du hast</translation>
    </message>
    <message>
        <source>A shake</source>
        <translation>Einmal schütteln</translation>
    </message>
    <message>
        <source>Allow hints</source>
        <translation>Tipps erlauben</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Beat your best</source>
        <translation>Rekordjagd</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Choose board, time and goal</source>
        <translation>Brett, Zeit und Ziel wählen</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>More ways…</source>
        <translation>Mehr Arten …</translation>
    </message>
    <message>
        <source>No timer, hints if you like</source>
        <translation>Ohne Uhr, auf Wunsch mit Hinweisen</translation>
    </message>
    <message>
        <source>None yet. Set one to beat!</source>
        <translation>Noch keine. Setz die erste Marke!</translation>
    </message>
    <message>
        <source>Play alone</source>
        <translation>Allein spielen</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>Spieler 1</translation>
    </message>
    <message numerus="yes">
        <source>Practised %n time(s) with these rules.</source>
        <translation>
            <numerusform>%n-mal mit diesen Regeln geübt.</numerusform>
            <numerusform>%n-mal mit diesen Regeln geübt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Race your best round</source>
        <translation>Ein Rennen gegen deine beste Runde</translation>
    </message>
    <message>
        <source>Rival</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Rounds you played…</source>
        <translation>Gespielte Runden…</translation>
    </message>
    <message>
        <source>See it again</source>
        <translation>Noch einmal sehen</translation>
    </message>
    <message>
        <source>Someone new…</source>
        <translation>Jemand Neues…</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Los geht&apos;s</translation>
    </message>
    <message>
        <source>The same letters for everyone</source>
        <translation>Dieselben Buchstaben für alle</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Today&apos;s board</source>
        <translation>Das Tagesbrett</translation>
    </message>
    <message>
        <source>Today&apos;s board, {date}</source>
        <translation>Tagesbrett, {date}</translation>
    </message>
    <message>
        <source>Type its letters or its code</source>
        <translation>Tippe seine Buchstaben oder seinen Code</translation>
    </message>
    <message>
        <source>Where do you write?</source>
        <translation>Wo schreibt ihr?</translation>
    </message>
    <message>
        <source>Which board?</source>
        <translation>Welches Brett?</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <translation>Wer bist du?</translation>
    </message>
    <message>
        <source>Who played this board?</source>
        <translation>Wer hat dieses Brett gespielt?</translation>
    </message>
    <message>
        <source>Who&apos;s playing?</source>
        <translation>Wer spielt mit?</translation>
    </message>
    <message>
        <source>Wish for a board</source>
        <translation>Wunsch für das Brett</translation>
    </message>
    <message>
        <source>Words that count</source>
        <translation>Wörter, die zählen</translation>
    </message>
    <message>
        <source>Your best with these rules</source>
        <translation>Deine Bestmarke mit diesen Regeln</translation>
    </message>
    <message>
        <source>Your own shake</source>
        <translation>Dein eigener Wurf</translation>
    </message>
    <message>
        <source>as long as you like</source>
        <translation>so lang du willst</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>{name} · {level}</source>
        <translation>{name} · {level}</translation>
    </message>
    <message>
        <source>{outcome}, on {date}</source>
        <translation>{outcome}, am {date}</translation>
    </message>
</context>
<context>
    <name>PlayerView</name>
    <message>
        <source>to play</source>
        <translation>ist dran</translation>
    </message>
</context>
<context>
    <name>PlayerWords</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} to play: {told}</source>
        <translation>{name} ist dran: {told}</translation>
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
            <numerusform>%n Stein</numerusform>
            <numerusform>%n Steine</numerusform>
        </translation>
    </message>
    <message>
        <source>left the game</source>
        <translation>ist ausgestiegen</translation>
    </message>
    <message>
        <source>no tiles</source>
        <translation>keine Steine</translation>
    </message>
</context>
<context>
    <name>PlayersTab</name>
    <message>
        <source>Ahead</source>
        <translation>Vorn</translation>
    </message>
    <message>
        <source>Average of the last ten</source>
        <translation>Schnitt der letzten zehn</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>Hinten</translation>
    </message>
    <message>
        <source>Best words</source>
        <translation>Beste Wörter</translation>
    </message>
    <message>
        <source>Finish a game with named players to see how you&apos;re doing.</source>
        <translation>Spielt ein Spiel mit Namen zu Ende, dann seht ihr, wie ihr steht.</translation>
    </message>
    <message>
        <source>Game and rules</source>
        <translation>Spiel und Regeln</translation>
    </message>
    <message>
        <source>Game by game</source>
        <translation>Spiel für Spiel</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>Direkte Duelle</translation>
    </message>
    <message>
        <source>Longest words</source>
        <translation>Längste Wörter</translation>
    </message>
    <message>
        <source>Other player</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Progress: {measure}</source>
        <translation>Verlauf: {measure}</translation>
    </message>
    <message>
        <source>Statistic</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Tied</source>
        <translation>Gleichauf</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Wie oft</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>What the plot shows</source>
        <translation>Was die Kurve zeigt</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Wort</translation>
    </message>
    <message>
        <source>Word or play</source>
        <translation>Wort oder Zug</translation>
    </message>
</context>
<context>
    <name>Podium</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
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
        <translation>Fertig</translation>
    </message>
</context>
<context>
    <name>PositionPage</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Best plays</source>
        <translation>Beste Züge</translation>
    </message>
    <message>
        <source>Couldn&apos;t find the plays. Please try again.</source>
        <translation>Die Züge ließen sich nicht finden. Bitte versuch es noch einmal.</translation>
    </message>
    <message>
        <source>Find best plays</source>
        <translation>Beste Züge suchen</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>Play this</source>
        <translation>Diesen Zug legen</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Stellung</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Scrabble position</source>
        <translation>Scrabble-Stellung</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z), redo (Ctrl+Y)</source>
        <translation>Rückgängig (Strg+Z), wiederholen (Strg+Y)</translation>
    </message>
</context>
<context>
    <name>PositionPanel</name>
    <message>
        <source> of {turns}</source>
        <translation> von {turns}</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the position as CGP (Ctrl+C)</source>
        <translation>Stellung als CGP kopieren (Strg+C)</translation>
    </message>
    <message>
        <source>Cover the star on {squares} first.</source>
        <translation>Leg zuerst auf den Stern {squares}.</translation>
    </message>
    <message>
        <source>Not in the dictionary, but that&apos;s fine: {words}.</source>
        <translation>Nicht im Wörterbuch, das macht hier nichts: {words}.</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Datei öffnen …</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Paste a position from CGP (Ctrl+V)</source>
        <translation>Stellung aus CGP einfügen (Strg+V)</translation>
    </message>
    <message>
        <source>Player {number}&apos;s rack</source>
        <translation>Bänkchen von Platz {number}</translation>
    </message>
    <message>
        <source>Start from a turn in a saved game file</source>
        <translation>Mit einem Zug aus einer Spieldatei beginnen</translation>
    </message>
    <message>
        <source>That&apos;s {used} tiles. A rack holds {there_are}.</source>
        <translation>Das sind {used} Steine. Ein Bänkchen fasst {there_are}.</translation>
    </message>
    <message>
        <source>The rack is empty. Type its tiles.</source>
        <translation>Das Bänkchen ist leer. Tipp seine Steine.</translation>
    </message>
    <message>
        <source>The set has no {tile} tile: {squares}.</source>
        <translation>Der Satz hat keinen Stein {tile}: {squares}.</translation>
    </message>
    <message>
        <source>These tiles don&apos;t touch the rest: {squares}.</source>
        <translation>Diese Steine liegen allein: {squares}.</translation>
    </message>
    <message>
        <source>Too many {tile} tiles: {used}. The set has {there_are}.</source>
        <translation>Zu viele Steine {tile}: {used}. Der Satz hat {there_are}.</translation>
    </message>
    <message>
        <source>Turn of the game</source>
        <translation>Zug des Spiels</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>{file}, turn</source>
        <translation>{file}, Zug</translation>
    </message>
</context>
<context>
    <name>PresetShelf</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete rules</source>
        <translation>Regeln löschen</translation>
    </message>
    <message>
        <source>Delete the rules “{name}”? Games you played with them won&apos;t change.</source>
        <translation>Die Regeln „{name}“ löschen? Spiele mit ihnen bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Rename rules</source>
        <translation>Regeln umbenennen</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen …</translation>
    </message>
    <message>
        <source>Replace them</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Rules of your own</source>
        <translation>Eigene Regeln</translation>
    </message>
    <message>
        <source>Save as our rules…</source>
        <translation>Als unsere Regeln speichern …</translation>
    </message>
    <message>
        <source>Save rules</source>
        <translation>Regeln speichern</translation>
    </message>
    <message>
        <source>There are rules called “{name}” already.</source>
        <translation>Regeln namens „{name}“ gibt es schon.</translation>
    </message>
    <message>
        <source>What do you want to call these rules?</source>
        <translation>Wie sollen diese Regeln heißen?</translation>
    </message>
    <message>
        <source>You already have rules called “{name}”. Replace them?</source>
        <translation>Regeln namens „{name}“ gibt es schon. Ersetzen?</translation>
    </message>
    <message>
        <source>Your rules weren&apos;t saved: {problem}</source>
        <translation>Die Regeln ließen sich nicht speichern: {problem}</translation>
    </message>
    <message>
        <source>Your saved rules can&apos;t be read: {problem}</source>
        <translation>Gespeicherte Regeln waren nicht lesbar: {problem}</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Page {place} of {pages}</source>
        <translation>Seite {place} von {pages}</translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message>
        <source>Print or save as PDF</source>
        <translation>Drucken oder als PDF speichern</translation>
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
        <translation>Ausrichtung</translation>
    </message>
    <message>
        <source>Making the pages…</source>
        <translation>Die Seiten entstehen …</translation>
    </message>
    <message>
        <source>PDF files</source>
        <translation>PDF-Dateien</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Printing…</source>
        <translation>Wird gedruckt …</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken …</translation>
    </message>
    <message>
        <source>Save as file</source>
        <translation>Als Datei speichern</translation>
    </message>
    <message>
        <source>Save as file…</source>
        <translation>Als Datei speichern …</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>Bild speichern …</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Gespeichert: {file}</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>An den Drucker geschickt.</translation>
    </message>
    <message>
        <source>The file couldn&apos;t be written: {reason}. Choose another place.</source>
        <translation>Die Datei ließ sich nicht schreiben: {reason}. Wähl einen anderen Ort.</translation>
    </message>
    <message>
        <source>This couldn&apos;t be printed: {reason}</source>
        <translation>Das ließ sich nicht drucken: {reason}</translation>
    </message>
    <message>
        <source>US Letter</source>
        <translation>US Letter</translation>
    </message>
    <message>
        <source>What do you want to print?</source>
        <translation>Was willst du drucken?</translation>
    </message>
    <message>
        <source>What to print</source>
        <translation>Was gedruckt wird</translation>
    </message>
    <message>
        <source>Writing {file}…</source>
        <translation>{file} wird geschrieben …</translation>
    </message>
    <message>
        <source>across</source>
        <translation>quer</translation>
    </message>
    <message>
        <source>as it fits</source>
        <translation>wie es passt</translation>
    </message>
    <message>
        <source>upright</source>
        <translation>hoch</translation>
    </message>
</context>
<context>
    <name>Printable</name>
    <message>
        <source>Page {place} of {pages}</source>
        <translation>Seite {place} von {pages}</translation>
    </message>
</context>
<context>
    <name>QuestionCard</name>
    <message>
        <source>Type or tap the letters</source>
        <translation>Buchstaben tippen oder anklicken</translation>
    </message>
</context>
<context>
    <name>QuizView</name>
    <message>
        <source>Ask by:</source>
        <translation>Abfragen mit:</translation>
    </message>
    <message>
        <source>New a day: </source>
        <translation>Neu am Tag: </translation>
    </message>
    <message>
        <source>New cards a day</source>
        <translation>Neue Karten am Tag</translation>
    </message>
    <message>
        <source>Today&apos;s progress</source>
        <translation>Heutiger Fortschritt</translation>
    </message>
</context>
<context>
    <name>RaceTrack</name>
    <message>
        <source>{name}: {total} ({made} this round)</source>
        <translation>{name}: {total} ({made} in dieser Runde)</translation>
    </message>
</context>
<context>
    <name>RackModel</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>, goes back in the bag</source>
        <translation>, kommt zurück in den Beutel</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>hidden tile</source>
        <translation>verdeckter Stein</translation>
    </message>
    <message>
        <source>place {place}: {tile}</source>
        <translation>Platz {place}: {tile}</translation>
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
        <translation>Bänkchen</translation>
    </message>
</context>
<context>
    <name>RacksPanel</name>
    <message>
        <source>no tiles left</source>
        <translation>keine Steine mehr</translation>
    </message>
    <message>
        <source>{name}&apos;s tiles left over</source>
        <translation>Übrige Steine von {name}</translation>
    </message>
</context>
<context>
    <name>ReadingPanel</name>
    <message numerus="yes">
        <source>%n to come</source>
        <translation>
            <numerusform>noch %n</numerusform>
            <numerusform>noch %n</numerusform>
        </translation>
    </message>
    <message>
        <source>All read? Press “{button}”.</source>
        <translation>Alles vorgelesen? Dann „{button}“.</translation>
    </message>
    <message>
        <source>Keep reading</source>
        <translation>Weiterlesen</translation>
    </message>
    <message>
        <source>Tap everyone else who has it</source>
        <translation>Tippt alle anderen an, die es auch haben</translation>
    </message>
    <message>
        <source>Type the word you read</source>
        <translation>Tipp das vorgelesene Wort</translation>
    </message>
    <message>
        <source>What does it mean?</source>
        <translation>Was heißt das?</translation>
    </message>
    <message>
        <source>You&apos;ll read again from the start.</source>
        <translation>Dann wird von vorn vorgelesen.</translation>
    </message>
</context>
<context>
    <name>RealBoardPage</name>
    <message>
        <source>All words</source>
        <translation>Alle Wörter</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Change the letters</source>
        <translation>Buchstaben ändern</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Clear the board</source>
        <translation>Brett leeren</translation>
    </message>
    <message>
        <source>Couldn&apos;t find the words. Please try again.</source>
        <translation>Die Wörter ließen sich nicht finden. Bitte versuch es noch einmal.</translation>
    </message>
    <message>
        <source>Cover the letters and play them with the timer</source>
        <translation>Die Buchstaben zudecken und mit Sanduhr spielen</translation>
    </message>
    <message>
        <source>Find all words</source>
        <translation>Alle Wörter suchen</translation>
    </message>
    <message>
        <source>Looking for all words…</source>
        <translation>Alle Wörter werden gesucht …</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>Our list</source>
        <translation>Unsere Liste</translation>
    </message>
    <message>
        <source>Play this board</source>
        <translation>Dieses Brett spielen</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>Real Boggle board</source>
        <translation>Echtes Boggle-Brett</translation>
    </message>
    <message>
        <source>Remove all letters from the board?</source>
        <translation>Alle Buchstaben vom Brett nehmen?</translation>
    </message>
    <message>
        <source>What the chosen word means (Enter or Ctrl+L)</source>
        <translation>Was das gewählte Wort heißt (Eingabetaste oder Strg+L)</translation>
    </message>
</context>
<context>
    <name>RecordsTab</name>
    <message>
        <source>Game and rules</source>
        <translation>Spiel und Regeln</translation>
    </message>
    <message>
        <source>Looking up your records…</source>
        <translation>Eure Rekorde werden nachgeschlagen …</translation>
    </message>
    <message>
        <source>No records yet. Finish a game to set one.</source>
        <translation>Noch keine Rekorde. Spielt ein Spiel zu Ende und stellt einen auf.</translation>
    </message>
    <message>
        <source>Only people set records, without hints or a head start. Each set of rules has its own.</source>
        <translation>Nur Menschen stellen Rekorde auf, ohne Tipps und Vorsprung. Alle Regeln haben ihre eigenen.</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Rekord</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Rekorde</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Mit</translation>
    </message>
</context>
<context>
    <name>Resources</name>
    <message>
        <source>&apos;{letter}&apos; isn&apos;t in the tile set &apos;{tiles}&apos;</source>
        <translation>„{letter}“ gibt es bei den Steinen „{tiles}“ nicht</translation>
    </message>
    <message>
        <source>&apos;{move}&apos; isn&apos;t a play, pass or exchange</source>
        <translation>mit „{move}“ ist weder gelegt noch gepasst noch getauscht</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; isn&apos;t a rack</source>
        <translation>„{text}“ ist kein Bänkchen</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; isn&apos;t a square</source>
        <translation>„{text}“ ist kein Feld</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; isn&apos;t a tile</source>
        <translation>„{text}“ ist kein Stein</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; should begin with # or &gt;</source>
        <translation>„{text}“ müsste mit # oder &gt; beginnen</translation>
    </message>
    <message>
        <source>&apos;{word}&apos; lays no tile</source>
        <translation>mit „{word}“ wird kein Stein gelegt</translation>
    </message>
    <message>
        <source>&apos;{word}&apos; leaves the board</source>
        <translation>„{word}“ ragt über das Brett hinaus</translation>
    </message>
    <message>
        <source>A place for the second I.</source>
        <translation>Ein Platz für das zweite I.</translation>
    </message>
    <message>
        <source>A place for the second U.</source>
        <translation>Ein Platz für das zweite U.</translation>
    </message>
    <message>
        <source>A strict teacher who knows nearly every word.</source>
        <translation>Eine strenge Lehrerin, die fast jedes Wort kennt.</translation>
    </message>
    <message>
        <source>A wrong challenge costs your turn.</source>
        <translation>Falsches Anzweifeln kostet deinen Zug.</translation>
    </message>
    <message>
        <source>A wrong challenge gives the other player five points.</source>
        <translation>Falsches Anzweifeln bringt dem anderen fünf Punkte.</translation>
    </message>
    <message>
        <source>A wrong challenge gives the other player ten points.</source>
        <translation>Falsches Anzweifeln bringt dem anderen zehn Punkte.</translation>
    </message>
    <message>
        <source>A wrong challenge is free. Exchange while seven tiles are in the bag.</source>
        <translation>Falsches Anzweifeln kostet nichts. Tauscht, solange sieben Steine im Beutel sind.</translation>
    </message>
    <message>
        <source>Again? Please!</source>
        <translation>Noch mal? Bitte!</translation>
    </message>
    <message>
        <source>All right, I made that one up.</source>
        <translation>Na gut, das habe ich erfunden.</translation>
    </message>
    <message>
        <source>And most of it was real!</source>
        <translation>Und das meiste war sogar echt!</translation>
    </message>
    <message>
        <source>Anybody may challenge. A wrong word comes off and costs your turn.</source>
        <translation>Alle dürfen anzweifeln. Ein falsches Wort muss zurück und kostet den Zug.</translation>
    </message>
    <message>
        <source>Are we playing? Yay!</source>
        <translation>Spielen wir? Juhu!</translation>
    </message>
    <message>
        <source>Argh, not that one!</source>
        <translation>Ach, nicht das!</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Einsteiger</translation>
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
        <translation>Aber so klingt es doch!</translation>
    </message>
    <message>
        <source>C without H and K</source>
        <translation>C ohne H und K</translation>
    </message>
    <message>
        <source>CH and a letter</source>
        <translation>CH und ein Buchstabe</translation>
    </message>
    <message>
        <source>Calculator</source>
        <translation>Rechenmeister</translation>
    </message>
    <message>
        <source>Calm and fair. Knows most words that people use.</source>
        <translation>Ruhig und fair. Kennt die meisten Wörter, die man benutzt.</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Hobby</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Challenge</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>Champion</translation>
    </message>
    <message>
        <source>Cheeky. Knows the usual words and bluffs when he can.</source>
        <translation>Frech. Kennt die üblichen Wörter und blufft, wenn er kann.</translation>
    </message>
    <message>
        <source>Child</source>
        <translation>Kind</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klassisch</translation>
    </message>
    <message>
        <source>Classic (1976)</source>
        <translation>Klassisch (1976)</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Klub</translation>
    </message>
    <message>
        <source>Club player</source>
        <translation>Vereinsspieler</translation>
    </message>
    <message>
        <source>Come to the club. You&apos;d fit in.</source>
        <translation>Komm in den Verein. Du passt zu uns.</translation>
    </message>
    <message>
        <source>Copycats!</source>
        <translation>Abgeschrieben!</translation>
    </message>
    <message>
        <source>Curious. Learns a new word a day and tries it at once.</source>
        <translation>Neugierig. Lernt jeden Tag ein neues Wort und probiert es gleich aus.</translation>
    </message>
    <message>
        <source>Deluxe</source>
        <translation>Deluxe</translation>
    </message>
    <message>
        <source>Don&apos;t believe everything I play!</source>
        <translation>Glaubt mir nicht jedes Wort!</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>Niederländisch</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Englisch</translation>
    </message>
    <message>
        <source>Everybody knows that one!</source>
        <translation>Das kennt doch jeder!</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Profi</translation>
    </message>
    <message>
        <source>Fair enough. It is good.</source>
        <translation>Na gut. Es stimmt.</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Familie</translation>
    </message>
    <message>
        <source>Family, strict</source>
        <translation>Familie, streng</translation>
    </message>
    <message>
        <source>Fifteen points. That&apos;s a good round.</source>
        <translation>Fünfzehn Punkte. Das ist eine gute Runde.</translation>
    </message>
    <message>
        <source>Fifty years, my dear.</source>
        <translation>Fünfzig Jahre Übung.</translation>
    </message>
    <message>
        <source>Five already. You&apos;re warming up.</source>
        <translation>Schon fünf. Du wirst warm.</translation>
    </message>
    <message>
        <source>Five letters, four vowels and more</source>
        <translation>Fünf Buchstaben, vier Vokale und mehr</translation>
    </message>
    <message>
        <source>Five letters. Nice one!</source>
        <translation>Fünf Buchstaben. Schön!</translation>
    </message>
    <message>
        <source>For a C without an H or a K.</source>
        <translation>Für ein C ohne H oder K.</translation>
    </message>
    <message>
        <source>For a rack of nothing but vowels.</source>
        <translation>Für ein Bänkchen nur mit Vokalen.</translation>
    </message>
    <message>
        <source>For a rack without vowels.</source>
        <translation>Für ein Bänkchen ohne Vokale.</translation>
    </message>
    <message>
        <source>Four letters, three vowels and more</source>
        <translation>Vier Buchstaben, drei Vokale und mehr</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Französisch</translation>
    </message>
    <message>
        <source>French (1980s)</source>
        <translation>Französisch (1980er)</translation>
    </message>
    <message>
        <source>Full marks for that one!</source>
        <translation>Eine glatte Eins!</translation>
    </message>
    <message>
        <source>German</source>
        <translation>Deutsch</translation>
    </message>
    <message>
        <source>Giggles a lot. Likes short words and spells by ear.</source>
        <translation>Kichert viel. Mag kurze Wörter und schreibt nach Gehör.</translation>
    </message>
    <message>
        <source>Good luck. Clocks ready?</source>
        <translation>Viel Glück. Sind die Uhren bereit?</translation>
    </message>
    <message>
        <source>Good, I learned something.</source>
        <translation>Gut, ich habe etwas gelernt.</translation>
    </message>
    <message>
        <source>Good-humoured. Plays every week and likes a chat.</source>
        <translation>Gut gelaunt. Spielt jede Woche und plaudert gern.</translation>
    </message>
    <message>
        <source>Great minds, dear!</source>
        <translation>Zwei kluge Köpfe!</translation>
    </message>
    <message>
        <source>Has played for fifty years and knows what to keep.</source>
        <translation>Spielt seit fünfzig Jahren und weiß, was man behält.</translation>
    </message>
    <message>
        <source>Hello! Go easy on me.</source>
        <translation>Hallo! Seid nett zu mir.</translation>
    </message>
    <message>
        <source>Hey, that was my word!</source>
        <translation>He, das war mein Wort!</translation>
    </message>
    <message>
        <source>Hm, in my day…</source>
        <translation>Hm, zu meiner Zeit …</translation>
    </message>
    <message>
        <source>Hm.</source>
        <translation>Hm.</translation>
    </message>
    <message>
        <source>Hmm… I&apos;m not sure about that one.</source>
        <translation>Hm … da bin ich nicht sicher.</translation>
    </message>
    <message>
        <source>How did you know?</source>
        <translation>Woher wusstet ihr das?</translation>
    </message>
    <message>
        <source>I can&apos;t wait. You first?</source>
        <translation>Ich kann’s kaum erwarten. Fängst du an?</translation>
    </message>
    <message>
        <source>I even surprised myself.</source>
        <translation>Da staune ich selbst.</translation>
    </message>
    <message>
        <source>I learned that one yesterday.</source>
        <translation>Das habe ich gestern gelernt.</translation>
    </message>
    <message>
        <source>I made that up and you believed me!</source>
        <translation>Das war erfunden und ihr habt es geglaubt!</translation>
    </message>
    <message>
        <source>I must remember that word!</source>
        <translation>Das Wort muss ich mir merken!</translation>
    </message>
    <message>
        <source>I never bluff. Or do I?</source>
        <translation>Ich bluffe nie. Oder doch?</translation>
    </message>
    <message>
        <source>I see.</source>
        <translation>Aha.</translation>
    </message>
    <message>
        <source>I stand corrected.</source>
        <translation>Ich habe mich geirrt.</translation>
    </message>
    <message>
        <source>I take that back.</source>
        <translation>Ich nehme das zurück.</translation>
    </message>
    <message>
        <source>I won? I really won!</source>
        <translation>Gewonnen? Ich hab wirklich gewonnen!</translation>
    </message>
    <message>
        <source>I wrote down all your words.</source>
        <translation>Ich habe alle eure Wörter aufgeschrieben.</translation>
    </message>
    <message>
        <source>I&apos;ll tell them about you at the club.</source>
        <translation>Von dir erzähle ich im Verein.</translation>
    </message>
    <message>
        <source>I&apos;ve never found one that long.</source>
        <translation>So ein langes habe ich noch nie gefunden.</translation>
    </message>
    <message>
        <source>IJ is laid with two tiles: a place for the J.</source>
        <translation>IJ wird mit zwei Steinen gelegt: ein Platz für das J.</translation>
    </message>
    <message>
        <source>Interesting.</source>
        <translation>Interessant.</translation>
    </message>
    <message>
        <source>Is that a real word?</source>
        <translation>Gibt es das Wort wirklich?</translation>
    </message>
    <message>
        <source>It was worth a try.</source>
        <translation>Einen Versuch war’s wert.</translation>
    </message>
    <message>
        <source>It worked! It really worked!</source>
        <translation>Es hat geklappt! Wirklich!</translation>
    </message>
    <message>
        <source>Just as planned.</source>
        <translation>Genau wie geplant.</translation>
    </message>
    <message>
        <source>Keen</source>
        <translation>Eifrig</translation>
    </message>
    <message>
        <source>LL and a letter</source>
        <translation>LL und ein Buchstabe</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>Lehrling</translation>
    </message>
    <message>
        <source>Let me think…</source>
        <translation>Lass mich nachdenken …</translation>
    </message>
    <message>
        <source>Let the best word win.</source>
        <translation>Möge das beste Wort gewinnen.</translation>
    </message>
    <message>
        <source>Let&apos;s see what you&apos;ve learned.</source>
        <translation>Zeigt mal, was ihr gelernt habt.</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>Linear</translation>
    </message>
    <message>
        <source>Look that one up!</source>
        <translation>Schlagt das mal nach!</translation>
    </message>
    <message>
        <source>Look what I found!</source>
        <translation>Schaut mal, was ich gefunden habe!</translation>
    </message>
    <message>
        <source>Many vowels</source>
        <translation>Viele Vokale</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Master</translation>
    </message>
    <message>
        <source>My face gave me away.</source>
        <translation>Mein Gesicht hat mich verraten.</translation>
    </message>
    <message>
        <source>My mistake. It is a word.</source>
        <translation>Mein Fehler. Das Wort gibt es.</translation>
    </message>
    <message>
        <source>Naturally.</source>
        <translation>Selbstverständlich.</translation>
    </message>
    <message>
        <source>New (since 1987)</source>
        <translation>Neu (seit 1987)</translation>
    </message>
    <message>
        <source>Next time I&apos;ll bluff better.</source>
        <translation>Nächstes Mal bluffe ich besser.</translation>
    </message>
    <message>
        <source>No A, E, I, O, U</source>
        <translation>Ohne A, E, I, O, U</translation>
    </message>
    <message>
        <source>No A, E, I, O, U, Y</source>
        <translation>Ohne A, E, I, O, U, Y</translation>
    </message>
    <message>
        <source>No A, E, I, O, U, Ä, Ö, Ü</source>
        <translation>Ohne A, E, I, O, U, Ä, Ö, Ü</translation>
    </message>
    <message>
        <source>No A, Ą, E, Ę, I, O, Ó, U, Y</source>
        <translation>Ohne A, Ą, E, Ę, I, O, Ó, U, Y</translation>
    </message>
    <message>
        <source>Not a word at all. Nobody asked.</source>
        <translation>Gar kein Wort. Keiner hat gefragt.</translation>
    </message>
    <message>
        <source>Not bad, eh?</source>
        <translation>Nicht schlecht, oder?</translation>
    </message>
    <message>
        <source>Not in the dictionary? You decide together if it counts.</source>
        <translation>Nicht im Wörterbuch? Ihr entscheidet gemeinsam, ob es zählt.</translation>
    </message>
    <message>
        <source>Now where have I heard that?</source>
        <translation>Wo habe ich das schon gehört?</translation>
    </message>
    <message>
        <source>Oh no, you had it too.</source>
        <translation>Oh nein, du hattest es auch.</translation>
    </message>
    <message>
        <source>Oh! Sorry I asked.</source>
        <translation>Oh! Tut mir leid.</translation>
    </message>
    <message>
        <source>Oh, well found!</source>
        <translation>Oh, schön gefunden!</translation>
    </message>
    <message>
        <source>Oh, what does that mean?</source>
        <translation>Oh, was heißt das?</translation>
    </message>
    <message>
        <source>Old tricks still work.</source>
        <translation>Alte Tricks taugen noch.</translation>
    </message>
    <message>
        <source>One moment, please.</source>
        <translation>Einen Moment, bitte.</translation>
    </message>
    <message>
        <source>Oopsie! It is one.</source>
        <translation>Ups! Das gibt es ja.</translation>
    </message>
    <message>
        <source>Plays at the club. Knows long words and tight corners.</source>
        <translation>Spielt im Verein. Kennt lange Wörter und enge Ecken.</translation>
    </message>
    <message>
        <source>Poker face. Keeps good tiles and bluffs now and then.</source>
        <translation>Pokergesicht. Behält gute Steine und blufft ab und zu.</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>Polnisch</translation>
    </message>
    <message>
        <source>Practice, my dears.</source>
        <translation>Übung, meine Lieben.</translation>
    </message>
    <message>
        <source>Q without U</source>
        <translation>Q ohne U</translation>
    </message>
    <message>
        <source>Quick and eager. Reads a lot and hates to miss a word.</source>
        <translation>Flink und eifrig. Liest viel und übersieht ungern ein Wort.</translation>
    </message>
    <message>
        <source>RR and a letter</source>
        <translation>RR und ein Buchstabe</translation>
    </message>
    <message>
        <source>Ready.</source>
        <translation>Bereit.</translation>
    </message>
    <message>
        <source>Ready? I&apos;ve been practising!</source>
        <translation>Fertig? Ich habe geübt!</translation>
    </message>
    <message>
        <source>Regular</source>
        <translation>Stammgast</translation>
    </message>
    <message>
        <source>Says little. Thinks of everything before she plays.</source>
        <translation>Sagt wenig. Denkt an alles, bevor sie spielt.</translation>
    </message>
    <message>
        <source>Says who?</source>
        <translation>Wer sagt das?</translation>
    </message>
    <message>
        <source>Seasoned</source>
        <translation>Erfahren</translation>
    </message>
    <message>
        <source>Seven letters from the best stems</source>
        <translation>Sieben Buchstaben aus den besten Stämmen</translation>
    </message>
    <message>
        <source>Seven letters! I have to sit down.</source>
        <translation>Sieben Buchstaben! Ich muss mich setzen.</translation>
    </message>
    <message>
        <source>Seven letters, five vowels and more</source>
        <translation>Sieben Buchstaben, fünf Vokale und mehr</translation>
    </message>
    <message>
        <source>Short words that end with I</source>
        <translation>Kurze Wörter auf I</translation>
    </message>
    <message>
        <source>Short words that put big tiles on bonus squares.</source>
        <translation>Kurze Wörter, die teure Steine auf Bonusfelder bringen.</translation>
    </message>
    <message>
        <source>Short words with IJ</source>
        <translation>Kurze Wörter mit IJ</translation>
    </message>
    <message>
        <source>Short words with J or V</source>
        <translation>Kurze Wörter mit J oder V</translation>
    </message>
    <message>
        <source>Short words with J, K, Q, W, X, Y or Z</source>
        <translation>Kurze Wörter mit J, K, Q, W, X, Y oder Z</translation>
    </message>
    <message>
        <source>Short words with J, Q, X or Z</source>
        <translation>Kurze Wörter mit J, Q, X oder Z</translation>
    </message>
    <message>
        <source>Short words with J, Ñ, X, Z, LL or RR</source>
        <translation>Kurze Wörter mit J, Ñ, X, Z, LL oder RR</translation>
    </message>
    <message>
        <source>Short words with Q, X or Y</source>
        <translation>Kurze Wörter mit Q, X oder Y</translation>
    </message>
    <message>
        <source>Short words with Q, X, Y or Ö</source>
        <translation>Kurze Wörter mit Q, X, Y oder Ö</translation>
    </message>
    <message>
        <source>Short words with Ä, Ö or Ü</source>
        <translation>Kurze Wörter mit Ä, Ö oder Ü</translation>
    </message>
    <message>
        <source>Short words with Ą, Ę, F, Ó, Ś or Ż</source>
        <translation>Kurze Wörter mit Ą, Ę, F, Ó, Ś oder Ż</translation>
    </message>
    <message>
        <source>Short words with Ź, Ń or Ć</source>
        <translation>Kurze Wörter mit Ź, Ń oder Ć</translation>
    </message>
    <message>
        <source>Shy and friendly. Knows simple words and overlooks many.</source>
        <translation>Schüchtern und lieb. Kennt einfache Wörter und übersieht viele.</translation>
    </message>
    <message>
        <source>Silly me. Of course it is.</source>
        <translation>Ich Dummchen. Natürlich gibt es das.</translation>
    </message>
    <message>
        <source>Sit up straight, we begin.</source>
        <translation>Setzt euch gerade hin, wir fangen an.</translation>
    </message>
    <message>
        <source>Six letters that make a word of seven with most others: keep them together, and wait for the seventh.</source>
        <translation>Sechs Buchstaben, die mit fast jedem siebten ein Wort ergeben: behaltet sie und wartet auf den siebten.</translation>
    </message>
    <message>
        <source>Six letters! How did you see that?</source>
        <translation>Sechs Buchstaben! Wie hast du das gesehen?</translation>
    </message>
    <message>
        <source>Six letters, five vowels and more</source>
        <translation>Sechs Buchstaben, fünf Vokale und mehr</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Geübt</translation>
    </message>
    <message>
        <source>So close! One more?</source>
        <translation>So knapp! Noch eins?</translation>
    </message>
    <message>
        <source>Somebody has done their homework.</source>
        <translation>Da hat jemand seine Hausaufgaben gemacht.</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>Spanisch</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Stark</translation>
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
        <translation>TISANE + R, acht Buchstaben</translation>
    </message>
    <message>
        <source>Ten words! My pencil can&apos;t keep up.</source>
        <translation>Zehn Wörter! Mein Stift kommt nicht nach.</translation>
    </message>
    <message>
        <source>Thank you for a good game.</source>
        <translation>Danke für das schöne Spiel.</translation>
    </message>
    <message>
        <source>That made my evening.</source>
        <translation>Das macht meinen Abend.</translation>
    </message>
    <message>
        <source>That takes me back.</source>
        <translation>Da kommen Erinnerungen.</translation>
    </message>
    <message>
        <source>That was fun. Same time next week?</source>
        <translation>Das war schön. Nächste Woche wieder?</translation>
    </message>
    <message>
        <source>That was just luck.</source>
        <translation>Das war nur Glück.</translation>
    </message>
    <message>
        <source>There is one tile of each, and it is worth five points.</source>
        <translation>Von jedem gibt es einen Stein, und er ist fünf Punkte wert.</translation>
    </message>
    <message>
        <source>There is one tile of each, and it is worth six points or eight.</source>
        <translation>Von jedem gibt es einen Stein, und er ist sechs oder acht Punkte wert.</translation>
    </message>
    <message>
        <source>There it was.</source>
        <translation>Da war es.</translation>
    </message>
    <message>
        <source>There you are! Shall we begin?</source>
        <translation>Da seid ihr ja! Fangen wir an?</translation>
    </message>
    <message>
        <source>There&apos;s the first one!</source>
        <translation>Da ist das erste!</translation>
    </message>
    <message>
        <source>They all play it at the club.</source>
        <translation>Im Verein legen das alle.</translation>
    </message>
    <message>
        <source>They are worth six points each.</source>
        <translation>Sie sind je sechs Punkte wert.</translation>
    </message>
    <message>
        <source>They let you play one word alongside another. Learn these first.</source>
        <translation>Mit ihnen legst du ein Wort neben ein anderes. Lern diese zuerst.</translation>
    </message>
    <message>
        <source>They let you play one word alongside another. Learn these first. CH, LL and RR are one tile each.</source>
        <translation>Mit ihnen legst du ein Wort neben ein anderes. Lern diese zuerst. CH, LL und RR sind je ein Stein.</translation>
    </message>
    <message>
        <source>They&apos;d like that one at the club.</source>
        <translation>Das würde ihnen im Verein gefallen.</translation>
    </message>
    <message>
        <source>Thirty points! I&apos;m telling everybody.</source>
        <translation>Dreißig Punkte! Das erzähle ich allen.</translation>
    </message>
    <message>
        <source>Three-letter words</source>
        <translation>Wörter mit drei Buchstaben</translation>
    </message>
    <message>
        <source>Too fast again. Sorry!</source>
        <translation>Wieder zu schnell. Entschuldigung!</translation>
    </message>
    <message>
        <source>Top marks for you!</source>
        <translation>Eine Eins für euch!</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Tournament, double challenge</source>
        <translation>Turnier, doppeltes Anzweifeln</translation>
    </message>
    <message>
        <source>Tournament, five points</source>
        <translation>Turnier, fünf Punkte</translation>
    </message>
    <message>
        <source>Tournament, single challenge</source>
        <translation>Turnier, einfaches Anzweifeln</translation>
    </message>
    <message>
        <source>Tournament, ten points</source>
        <translation>Turnier, zehn Punkte</translation>
    </message>
    <message>
        <source>Twenty! Leave some for tomorrow.</source>
        <translation>Zwanzig! Lass noch welche für morgen.</translation>
    </message>
    <message>
        <source>Two U and more</source>
        <translation>Zwei U und mehr</translation>
    </message>
    <message>
        <source>Two letters</source>
        <translation>Zwei Buchstaben</translation>
    </message>
    <message>
        <source>Two-letter words</source>
        <translation>Wörter mit zwei Buchstaben</translation>
    </message>
    <message>
        <source>Wait, wait!</source>
        <translation>Moment, Moment!</translation>
    </message>
    <message>
        <source>Wait.</source>
        <translation>Moment.</translation>
    </message>
    <message>
        <source>Well done! You&apos;ve been practising.</source>
        <translation>Gut gemacht! Du hast geübt.</translation>
    </message>
    <message>
        <source>Well played! That was fun.</source>
        <translation>Gut gespielt! Das hat Spaß gemacht.</translation>
    </message>
    <message>
        <source>What a game! One more?</source>
        <translation>Was für ein Spiel! Noch eins?</translation>
    </message>
    <message>
        <source>What a lovely word.</source>
        <translation>Was für ein schönes Wort.</translation>
    </message>
    <message>
        <source>When the Q comes and no U is left.</source>
        <translation>Wenn das Q kommt und kein U mehr da ist.</translation>
    </message>
    <message>
        <source>Will you teach me that?</source>
        <translation>Bringt ihr mir das bei?</translation>
    </message>
    <message>
        <source>With the words of two letters they open every crowded board.</source>
        <translation>Mit den Wörtern aus zwei Buchstaben öffnen sie jedes volle Brett.</translation>
    </message>
    <message>
        <source>Would the club take that?</source>
        <translation>Ginge das im Verein durch?</translation>
    </message>
    <message>
        <source>Yes! I saw it at once.</source>
        <translation>Ja! Ich hab’s gleich gesehen.</translation>
    </message>
    <message>
        <source>Yes.</source>
        <translation>Ja.</translation>
    </message>
    <message>
        <source>You can only play words from the dictionary.</source>
        <translation>Hier zählen nur Wörter aus dem Wörterbuch.</translation>
    </message>
    <message>
        <source>You earned that.</source>
        <translation>Das habt ihr verdient.</translation>
    </message>
    <message>
        <source>You made me think.</source>
        <translation>Ich musste wirklich nachdenken.</translation>
    </message>
    <message>
        <source>You never saw it coming.</source>
        <translation>Damit habt ihr nicht gerechnet.</translation>
    </message>
    <message>
        <source>You&apos;ll be better than me soon.</source>
        <translation>Bald seid ihr besser als ich.</translation>
    </message>
    <message>
        <source>a player needs a short name</source>
        <translation>wer mitspielt, braucht einen kurzen Namen</translation>
    </message>
    <message>
        <source>a turn begins with &gt; and a name with a colon</source>
        <translation>ein Zug beginnt mit &gt; und einem Namen mit Doppelpunkt</translation>
    </message>
    <message>
        <source>a turn needs a move, its score and the total</source>
        <translation>dem Zug fehlt etwas: was gespielt wurde, seine Punkte oder der Stand</translation>
    </message>
    <message>
        <source>challenge freely</source>
        <translation>Anzweifeln ist frei</translation>
    </message>
    <message>
        <source>challenges cost</source>
        <translation>Anzweifeln kann kosten</translation>
    </message>
    <message>
        <source>decide together</source>
        <translation>ihr entscheidet</translation>
    </message>
    <message>
        <source>longer than {most} characters</source>
        <translation>länger als {most} Zeichen</translation>
    </message>
    <message>
        <source>more lines than a game has</source>
        <translation>zu viele Zeilen für ein Spiel</translation>
    </message>
    <message>
        <source>more tiles of {tiles} than the set holds</source>
        <translation>mehr Steine, als es gibt: {tiles}</translation>
    </message>
    <message>
        <source>more turns than a game has</source>
        <translation>zu viele Züge für ein Spiel</translation>
    </message>
    <message>
        <source>the encoding &apos;{encoding}&apos; is not known</source>
        <translation>die Zeichenkodierung „{encoding}“ ist nicht bekannt</translation>
    </message>
    <message>
        <source>the file doesn&apos;t say its tiles, and these all fit: {tiles}</source>
        <translation>die Datei nennt ihre Steine nicht, und es passen mehrere: {tiles}</translation>
    </message>
    <message>
        <source>the file has more than {most} bytes, too many for a game</source>
        <translation>die Datei hat mehr als {most} Bytes, zu viel für ein Spiel</translation>
    </message>
    <message>
        <source>the first play does not cover the start square</source>
        <translation>der erste Zug geht nicht über das Startfeld</translation>
    </message>
    <message>
        <source>the play touches nothing on the board</source>
        <translation>der Zug berührt nichts auf dem Brett</translation>
    </message>
    <message>
        <source>the player &apos;{nick}&apos; is named twice</source>
        <translation>der Name „{nick}“ steht zweimal da</translation>
    </message>
    <message>
        <source>the rack {rack} cannot be</source>
        <translation>das Bänkchen {rack} kann nicht stimmen</translation>
    </message>
    <message>
        <source>the rack {rack} contradicts another one</source>
        <translation>das Bänkchen {rack} passt nicht zu einem anderen</translation>
    </message>
    <message>
        <source>the square {text} is not on the board</source>
        <translation>das Feld {text} gibt es auf dem Brett nicht</translation>
    </message>
    <message>
        <source>the tiles that are left are {left}, not {tiles}</source>
        <translation>übrig sind die Steine {left}, nicht {tiles}</translation>
    </message>
    <message>
        <source>the total is {counted}, not {stated}</source>
        <translation>der Stand ist {counted}, nicht {stated}</translation>
    </message>
    <message>
        <source>there are no players in this file</source>
        <translation>in dieser Datei spielt niemand mit</translation>
    </message>
    <message>
        <source>there are no tiles &apos;{tiles}&apos; here</source>
        <translation>Steine „{tiles}“ gibt es hier nicht</translation>
    </message>
    <message>
        <source>there is no player &apos;{nick}&apos;</source>
        <translation>„{nick}“ spielt hier nicht mit</translation>
    </message>
    <message>
        <source>there is no player {place}; up to {most} can play</source>
        <translation>Platz {place} gibt es nicht, höchstens {most} können mitspielen</translation>
    </message>
    <message>
        <source>there is no tile on {square} to play through</source>
        <translation>auf {square} liegt kein Stein, den das Wort mitbenutzen könnte</translation>
    </message>
    <message>
        <source>there&apos;s no play just before to take back</source>
        <translation>direkt davor gibt es keinen Zug zum Zurücknehmen</translation>
    </message>
    <message>
        <source>this isn&apos;t text</source>
        <translation>das ist kein Text</translation>
    </message>
    <message>
        <source>this isn&apos;t text in {encoding}</source>
        <translation>das ist kein Text in {encoding}</translation>
    </message>
    <message>
        <source>you can&apos;t exchange {number} tiles</source>
        <translation>{number} Steine auf einmal kann man nicht tauschen</translation>
    </message>
    <message>
        <source>{move} counts {counted}, not {stated}</source>
        <translation>{move} zählt {counted}, nicht {stated}</translation>
    </message>
    <message>
        <source>{number} tiles, a rack holds {most}</source>
        <translation>{number} Steine, aufs Bänkchen passen {most}</translation>
    </message>
    <message>
        <source>{square} holds {there}, not {letter}</source>
        <translation>auf {square} liegt {there}, nicht {letter}</translation>
    </message>
    <message>
        <source>{tiles} is not on the rack {rack}</source>
        <translation>auf dem Bänkchen {rack} fehlt {tiles}</translation>
    </message>
</context>
<context>
    <name>ResultSheet</name>
    <message numerus="yes">
        <source>%n word(s) that nobody had, the commonest first</source>
        <translation>
            <numerusform>%n Wort, das niemand hatte</numerusform>
            <numerusform>%n Wörter, die niemand hatte, die geläufigsten zuerst</numerusform>
        </translation>
    </message>
    <message>
        <source>= crossed off: others had it too</source>
        <translation>= gestrichen: andere hatten es auch</translation>
    </message>
    <message>
        <source>? not read yet</source>
        <translation>? noch nicht vorgelesen</translation>
    </message>
    <message>
        <source>A tie this round: {names}.</source>
        <translation>Gleichstand in dieser Runde: {names}.</translation>
    </message>
    <message>
        <source>Board code: {code}</source>
        <translation>Code des Bretts: {code}</translation>
    </message>
    <message>
        <source>Missed words at most</source>
        <translation>Verpasste Wörter höchstens</translation>
    </message>
    <message>
        <source>No points were counted here.</source>
        <translation>Hier wurden keine Punkte gezählt.</translation>
    </message>
    <message>
        <source>Nobody missed a word of this board.</source>
        <translation>Auf diesem Brett wurde kein Wort verpasst.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>The game is a tie: {names}.</source>
        <translation>Das Spiel endet unentschieden: {names}.</translation>
    </message>
    <message>
        <source>The lists</source>
        <translation>Die Listen</translation>
    </message>
    <message>
        <source>The result of this round</source>
        <translation>Das Ergebnis dieser Runde</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>Words that nobody had: the commonest {shown} of {missed}</source>
        <translation>Wörter, die niemand hatte: die {shown} geläufigsten von {missed}</translation>
    </message>
    <message>
        <source>head start</source>
        <translation>Vorsprung</translation>
    </message>
    <message>
        <source>no words</source>
        <translation>keine Wörter</translation>
    </message>
    <message>
        <source>o not read</source>
        <translation>o nicht vorgelesen</translation>
    </message>
    <message>
        <source>{names} won the game.</source>
        <translation>{names} hat gewonnen.</translation>
    </message>
    <message>
        <source>{names} won the round.</source>
        <translation>{names} gewinnt die Runde.</translation>
    </message>
    <message>
        <source>{name}, continued</source>
        <translation>{name}, Fortsetzung</translation>
    </message>
    <message>
        <source>{round}, result</source>
        <translation>{round}, Ergebnis</translation>
    </message>
    <message>
        <source>× doesn&apos;t count</source>
        <translation>× zählt nicht</translation>
    </message>
</context>
<context>
    <name>ResultStrings</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Best word: {word} · {name} · {points}</source>
        <translation>Bestes Wort: {word} · {name} · {points}</translation>
    </message>
</context>
<context>
    <name>ResultsDialog</name>
    <message>
        <source>Who played this board?</source>
        <translation>Wer hat dieses Brett gespielt?</translation>
    </message>
</context>
<context>
    <name>ResultsModel</name>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Played together with {names}</source>
        <translation>Zusammen gespielt mit {names}</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>{name} (computer)</source>
        <translation>{name} (Computer)</translation>
    </message>
</context>
<context>
    <name>ResultsView</name>
    <message numerus="yes">
        <source>%n result(s) on this board.</source>
        <translation>
            <numerusform>%n Ergebnis auf diesem Brett.</numerusform>
            <numerusform>%n Ergebnisse auf diesem Brett.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking through your saved games…</source>
        <translation>Eure gespeicherten Spiele werden durchgesehen …</translation>
    </message>
    <message>
        <source>Nobody has played this board yet.</source>
        <translation>Dieses Brett hat noch niemand gespielt.</translation>
    </message>
    <message>
        <source>Type a code or choose today&apos;s board.</source>
        <translation>Gib einen Code ein oder wähle das Tagesbrett.</translation>
    </message>
    <message>
        <source>Who played this board</source>
        <translation>Wer dieses Brett gespielt hat</translation>
    </message>
</context>
<context>
    <name>ReviewModel</name>
    <message>
        <source>Found by</source>
        <translation>Gefunden von</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Wort</translation>
    </message>
    <message>
        <source>{names} (crossed off)</source>
        <translation>{names} (gestrichen)</translation>
    </message>
    <message>
        <source>{names} (not in the dictionary)</source>
        <translation>{names} (nicht im Wörterbuch)</translation>
    </message>
    <message>
        <source>{names} (with a hint)</source>
        <translation>{names} (mit Tipp)</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Back to the scores</source>
        <translation>Zurück zu den Punkten</translation>
    </message>
    <message>
        <source>Best first</source>
        <translation>Beste zuerst</translation>
    </message>
    <message>
        <source>Everyday words first</source>
        <translation>Alltagswörter zuerst</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Longest first</source>
        <translation>Längste zuerst</translation>
    </message>
    <message>
        <source>Looking for all words…</source>
        <translation>Alle Wörter werden gesucht …</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Verpasst</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>The words that the goal counts, first those that were missed</source>
        <translation>Die Wörter, die fürs Ziel zählen, die verpassten zuerst</translation>
    </message>
    <message>
        <source>Words of the board</source>
        <translation>Wörter auf dem Brett</translation>
    </message>
    <message>
        <source>less common</source>
        <translation>weniger geläufig</translation>
    </message>
    <message>
        <source>{had} of {words} words found, {points} points on the board</source>
        <translation>{had} von {words} Wörtern gefunden, {points} Punkte auf dem Brett</translation>
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
        <translation>Wö&amp;rter</translation>
    </message>
    <message>
        <source>A Scrabble p&amp;osition</source>
        <translation>Eine Scrabble-Stellun&amp;g</translation>
    </message>
    <message>
        <source>A real &amp;Boggle board</source>
        <translation>Ein echtes &amp;Boggle-Brett</translation>
    </message>
    <message>
        <source>From the &amp;table</source>
        <translation>Vom &amp;Tisch</translation>
    </message>
    <message>
        <source>H&amp;istory</source>
        <translation>&amp;Verlauf</translation>
    </message>
    <message>
        <source>Play &amp;alone</source>
        <translation>&amp;Allein spielen</translation>
    </message>
</context>
<context>
    <name>RulesCard</name>
    <message>
        <source>Back to {game} rules</source>
        <translation>Zurück zu den Regeln von {game}</translation>
    </message>
    <message>
        <source>Change rules</source>
        <translation>Regeln ändern</translation>
    </message>
    <message>
        <source>Dictionary</source>
        <translation>Wörterbuch</translation>
    </message>
    <message>
        <source>Game language</source>
        <translation>Sprache des Spiels</translation>
    </message>
    <message>
        <source>More rules</source>
        <translation>Mehr Regeln</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Mehr …</translation>
    </message>
    <message>
        <source>Which game?</source>
        <translation>Welches Spiel?</translation>
    </message>
</context>
<context>
    <name>RulesPanel</name>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Dictionary</source>
        <translation>Wörterbuch</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>The tiles and dictionary are in different languages.</source>
        <translation>Steine und Wörterbuch sind in verschiedenen Sprachen.</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Steine</translation>
    </message>
</context>
<context>
    <name>ScoreList</name>
    <message>
        <source>Granted</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Zusammen</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>left the game</source>
        <translation>spielt nicht mehr mit</translation>
    </message>
</context>
<context>
    <name>ScorePad</name>
    <message>
        <source>Score pad</source>
        <translation>Punkteblock</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>All tiles. Cross them off as you play.</source>
        <translation>Alle Steine. Streicht sie beim Spielen durch.</translation>
    </message>
    <message>
        <source>Empty Scrabble score sheet</source>
        <translation>Leerer Scrabble-Punktezettel</translation>
    </message>
    <message>
        <source>Final score</source>
        <translation>Endstand</translation>
    </message>
    <message>
        <source>Player names</source>
        <translation>Namen der Spieler</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Tiles to cross off</source>
        <translation>Steine zum Abstreichen</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Wort</translation>
    </message>
    <message>
        <source>minus tiles left</source>
        <translation>minus übrige Steine</translation>
    </message>
    <message>
        <source>plus others&apos; tiles</source>
        <translation>plus Steine der anderen</translation>
    </message>
    <message>
        <source>{bonus} · a blank is worth nothing</source>
        <translation>{bonus} · ein Joker zählt nichts</translation>
    </message>
    <message>
        <source>{points} extra points for {tiles} tiles in one turn</source>
        <translation>{points} Extrapunkte für {tiles} Steine in einem Zug</translation>
    </message>
</context>
<context>
    <name>ScoresPanel</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Best word</source>
        <translation>Bestes Wort</translation>
    </message>
    <message>
        <source>Nobody found these</source>
        <translation>Hat niemand gefunden</translation>
    </message>
    <message>
        <source>One to learn</source>
        <translation>Eins zum Lernen</translation>
    </message>
    <message>
        <source>Only you found these</source>
        <translation>Hast nur du gefunden</translation>
    </message>
    <message>
        <source>Print the result or the board, or save it as PDF (Ctrl+P)</source>
        <translation>Ergebnis oder Brett drucken oder als PDF speichern (Strg+P)</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>Das Brett</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>You could have had</source>
        <translation>Das wäre noch drin gewesen</translation>
    </message>
    <message>
        <source>Your words</source>
        <translation>Deine Wörter</translation>
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
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>It&apos;s this player&apos;s turn</source>
        <translation>Ist am Zug</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Anzahl der Spieler</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>Score of player {number}</source>
        <translation>Punkte von Platz {number}</translation>
    </message>
</context>
<context>
    <name>ScrabbleBoardModel</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>blank</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>doesn&apos;t fit</source>
        <translation>passt nicht</translation>
    </message>
    <message>
        <source>double letter</source>
        <translation>doppelter Buchstabenwert</translation>
    </message>
    <message>
        <source>double word</source>
        <translation>doppelter Wortwert</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>last play</source>
        <translation>letzter Zug</translation>
    </message>
    <message>
        <source>letter times {factor}</source>
        <translation>Buchstabe mal {factor}</translation>
    </message>
    <message>
        <source>new tile</source>
        <translation>neuer Stein</translation>
    </message>
    <message>
        <source>quadruple letter</source>
        <translation>vierfacher Buchstabenwert</translation>
    </message>
    <message>
        <source>quadruple word</source>
        <translation>vierfacher Wortwert</translation>
    </message>
    <message>
        <source>star</source>
        <translation>Stern</translation>
    </message>
    <message>
        <source>triple letter</source>
        <translation>dreifacher Buchstabenwert</translation>
    </message>
    <message>
        <source>triple word</source>
        <translation>dreifacher Wortwert</translation>
    </message>
    <message>
        <source>word times {factor}</source>
        <translation>Wort mal {factor}</translation>
    </message>
</context>
<context>
    <name>ScrabbleBoardView</name>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>across</source>
        <translation>waagerecht</translation>
    </message>
    <message>
        <source>blank: type its letter</source>
        <translation>Joker: tipp seinen Buchstaben</translation>
    </message>
    <message>
        <source>down</source>
        <translation>senkrecht</translation>
    </message>
</context>
<context>
    <name>ScrabblePadPaper</name>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Turns with points only aren&apos;t on it.</source>
        <translation>Züge nur mit Punkten stehen nicht darauf.</translation>
    </message>
</context>
<context>
    <name>ScrabblePadSetupPage</name>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
</context>
<context>
    <name>ScrabblePadStrings</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) outside the turns</source>
        <translation>
            <numerusform>%n Punkt außerhalb der Züge</numerusform>
            <numerusform>%n Punkte außerhalb der Züge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s), no word</source>
        <translation>
            <numerusform>%n Punkt, kein Wort</numerusform>
            <numerusform>%n Punkte, kein Wort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)?</source>
        <translation>
            <numerusform>%n Punkt?</numerusform>
            <numerusform>%n Punkte?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)? Fix it or add it anyway.</source>
        <translation>
            <numerusform>%n Punkt? Ändere es oder trag es trotzdem ein.</numerusform>
            <numerusform>%n Punkte? Ändere es oder trag es trotzdem ein.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n Stein</numerusform>
            <numerusform>%n Steine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) not on the board</source>
        <translation>
            <numerusform>%n Stein nicht auf dem Brett</numerusform>
            <numerusform>%n Steine nicht auf dem Brett</numerusform>
        </translation>
    </message>
    <message>
        <source>A rack doesn&apos;t hold {word} tiles. Put letters already there in (brackets).</source>
        <translation>Ein Bänkchen fasst keine {word} Steine. Setz schon gelegte Buchstaben in (Klammern).</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Eintragen</translation>
    </message>
    <message>
        <source>Add anyway</source>
        <translation>Trotzdem eintragen</translation>
    </message>
    <message>
        <source>All of that is already there.</source>
        <translation>Das liegt alles schon da.</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zum Spiel</translation>
    </message>
    <message>
        <source>By the rules, the game is over.</source>
        <translation>Nach den Regeln ist das Spiel zu Ende.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Anzweifeln</translation>
    </message>
    <message>
        <source>Correct {name}&apos;s line</source>
        <translation>Zeile von {name} ändern</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Spiel beenden</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>Insert a line for {name}</source>
        <translation>Zeile für {name} einfügen</translation>
    </message>
    <message>
        <source>Insert line</source>
        <translation>Zeile einfügen</translation>
    </message>
    <message>
        <source>It counts</source>
        <translation>Es zählt</translation>
    </message>
    <message>
        <source>It doesn&apos;t count</source>
        <translation>Es zählt nicht</translation>
    </message>
    <message>
        <source>It&apos;s a tie: {names}</source>
        <translation>Unentschieden: {names}</translation>
    </message>
    <message>
        <source>Last: {line}.</source>
        <translation>Zuletzt: {line}.</translation>
    </message>
    <message>
        <source>No more of these tiles in the set: {squares}{word}.</source>
        <translation>Von diesen Steinen gibt es keine mehr: {squares}{word}.</translation>
    </message>
    <message>
        <source>Not in the dictionary: {unknown}. Does that count?</source>
        <translation>Nicht im Wörterbuch: {unknown}. Zählt das?</translation>
    </message>
    <message>
        <source>Not in the dictionary: {words}.</source>
        <translation>Nicht im Wörterbuch: {words}.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Play again? To fix a mistake, click its line on the pad.</source>
        <translation>Noch ein Spiel? Ein Fehler? Klick seine Zeile auf dem Block an.</translation>
    </message>
    <message>
        <source>Remove line</source>
        <translation>Zeile löschen</translation>
    </message>
    <message>
        <source>Score pad · {game}</source>
        <translation>Punkteblock · {game}</translation>
    </message>
    <message>
        <source>That goes off the board.</source>
        <translation>Das geht über das Brett hinaus.</translation>
    </message>
    <message>
        <source>That makes no word.</source>
        <translation>Das ergibt kein Wort.</translation>
    </message>
    <message>
        <source>That would break a later line: {line}. {why}</source>
        <translation>Dann passt eine spätere Zeile nicht mehr: {line}. {why}</translation>
    </message>
    <message>
        <source>There&apos;s no play to challenge.</source>
        <translation>Es gibt keinen Zug zum Anzweifeln.</translation>
    </message>
    <message>
        <source>There&apos;s no room on the pad for {word}.</source>
        <translation>Für {word} ist auf dem Block kein Platz.</translation>
    </message>
    <message>
        <source>There&apos;s no such line.</source>
        <translation>Diese Zeile gibt es nicht.</translation>
    </message>
    <message>
        <source>There&apos;s no tile on {squares}.</source>
        <translation>Auf {squares} liegt kein Stein.</translation>
    </message>
    <message>
        <source>These tiles don&apos;t have {word}.</source>
        <translation>{word} ist nicht bei diesen Steinen.</translation>
    </message>
    <message>
        <source>Type 8D RETSINA for across or D8 RETSINA for down.</source>
        <translation>Tipp 8D RETSINA für waagerecht oder D8 RETSINA für senkrecht.</translation>
    </message>
    <message>
        <source>Type 8D RETSINA for across, D8 RETSINA for down. Points alone work too.</source>
        <translation>Tipp 8D RETSINA für waagerecht, D8 RETSINA für senkrecht. Nur Punkte gehen auch.</translation>
    </message>
    <message>
        <source>Type it correctly or choose below.</source>
        <translation>Tipp es richtig ein oder wähl unten.</translation>
    </message>
    <message>
        <source>Type letters (? for a blank) or points. Leave it empty for none.</source>
        <translation>Tipp Buchstaben (? für einen Joker) oder Punkte. Leer heißt: keine.</translation>
    </message>
    <message>
        <source>Type the turn you forgot or choose below.</source>
        <translation>Tipp den vergessenen Zug ein oder wähl unten.</translation>
    </message>
    <message>
        <source>Which tiles are left over?</source>
        <translation>Welche Steine sind übrig?</translation>
    </message>
    <message>
        <source>You can&apos;t do that right now.</source>
        <translation>Das geht gerade nicht.</translation>
    </message>
    <message>
        <source>came off</source>
        <translation>kam vom Brett</translation>
    </message>
    <message>
        <source>exchanges {count}</source>
        <translation>tauscht {count}</translation>
    </message>
    <message>
        <source>extra</source>
        <translation>extra</translation>
    </message>
    <message>
        <source>misses a turn</source>
        <translation>setzt aus</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>passt</translation>
    </message>
    <message>
        <source>{names} wins!</source>
        <translation>{names} gewinnt!</translation>
    </message>
    <message>
        <source>{name} challenges</source>
        <translation>{name} zweifelt an</translation>
    </message>
    <message>
        <source>{name} has {tiles} left: {points}</source>
        <translation>{name} hat noch {tiles}: {points}</translation>
    </message>
    <message>
        <source>{name} played every tile: {points}</source>
        <translation>{name} hat alle Steine gelegt: {points}</translation>
    </message>
    <message numerus="yes">
        <source>{name}&apos;s challenge was wrong. {words} counts.</source>
        <translation>
            <numerusform>{name} hat falsch angezweifelt. {words} zählt.</numerusform>
            <numerusform>{name} hat falsch angezweifelt. {words} zählen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {points}</source>
        <translation>{name}: {points}</translation>
    </message>
    <message>
        <source>{squares} already has {word}.</source>
        <translation>Auf {squares} liegt schon {word}.</translation>
    </message>
    <message>
        <source>{text}. Not in the dictionary: {unknown}</source>
        <translation>{text}. Nicht im Wörterbuch: {unknown}</translation>
    </message>
    <message>
        <source>{words}, plus {bonus} for {tiles}</source>
        <translation>{words}, plus {bonus} für {tiles}</translation>
    </message>
    <message>
        <source>{words}: {points}</source>
        <translation>{words}: {points}</translation>
    </message>
    <message>
        <source>“{word}” isn&apos;t tiles or points. Type letters or a number.</source>
        <translation>„{word}“ sind weder Steine noch Punkte. Tipp Buchstaben oder eine Zahl.</translation>
    </message>
</context>
<context>
    <name>ScrabblePadViewerPage</name>
    <message>
        <source>Start</source>
        <translation>Beginn</translation>
    </message>
</context>
<context>
    <name>ScrabblePrompts</name>
    <message numerus="yes">
        <source>%n tile(s) in the bag</source>
        <translation>
            <numerusform>%n Stein im Beutel</numerusform>
            <numerusform>%n Steine im Beutel</numerusform>
        </translation>
    </message>
    <message>
        <source>A tie means no.</source>
        <translation>Bei Gleichstand heißt es Nein.</translation>
    </message>
    <message>
        <source>All seven tiles</source>
        <translation>Alle sieben Steine</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Click tiles or type letters. Enter exchanges them.</source>
        <translation>Klick auf Steine oder tipp Buchstaben. Die Eingabetaste tauscht sie.</translation>
    </message>
    <message>
        <source>Do you challenge?</source>
        <translation>Zweifelst du an?</translation>
    </message>
    <message>
        <source>Does anybody challenge?</source>
        <translation>Zweifelt jemand?</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>Exchange…</source>
        <translation>Tauschen …</translation>
    </message>
    <message>
        <source>Hide my tiles</source>
        <translation>Steine zudecken</translation>
    </message>
    <message>
        <source>Hide these tiles</source>
        <translation>Wieder zudecken</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Moment</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>No challenge</source>
        <translation>Niemand zweifelt</translation>
    </message>
    <message>
        <source>No, that doesn&apos;t count</source>
        <translation>Nein, das zählt nicht</translation>
    </message>
    <message>
        <source>Not in the dictionary, so you decide. If you say no, {name} loses the turn.</source>
        <translation>Nicht im Wörterbuch, also entscheidet ihr. Sagt ihr Nein, verliert {name} den Zug.</translation>
    </message>
    <message>
        <source>On hold: {time}</source>
        <translation>Angehalten: {time}</translation>
    </message>
    <message>
        <source>On to {name}</source>
        <translation>Weiter zu {name}</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Pass the computer over. No peeking!</source>
        <translation>Gebt den Computer weiter. Nicht schummeln!</translation>
    </message>
    <message>
        <source>Pass without playing?</source>
        <translation>Passen, ohne zu legen?</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Bereit</translation>
    </message>
    <message>
        <source>Ready for {name}?</source>
        <translation>Ist {name} bereit?</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Show my tiles</source>
        <translation>Meine Steine zeigen</translation>
    </message>
    <message>
        <source>The bag is empty</source>
        <translation>Der Beutel ist leer</translation>
    </message>
    <message>
        <source>The board is covered and the clocks have stopped.</source>
        <translation>Das Brett ist zugedeckt und die Uhren stehen.</translation>
    </message>
    <message>
        <source>The tiles are on the phone.</source>
        <translation>Die Steine sind auf dem Handy.</translation>
    </message>
    <message>
        <source>This pass ends the game.</source>
        <translation>Damit endet das Spiel.</translation>
    </message>
    <message>
        <source>Turn the screen to you. No peeking!</source>
        <translation>Dreh den Bildschirm zu dir. Nicht schummeln!</translation>
    </message>
    <message>
        <source>Which tiles will you exchange?</source>
        <translation>Welche Steine willst du tauschen?</translation>
    </message>
    <message>
        <source>Words {points}</source>
        <translation>Wörter {points}</translation>
    </message>
    <message>
        <source>Yes, that counts</source>
        <translation>Ja, das zählt</translation>
    </message>
    <message>
        <source>You voted.</source>
        <translation>Du hast abgestimmt.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Du bist dran</translation>
    </message>
    <message>
        <source>also {words}</source>
        <translation>auch {words}</translation>
    </message>
    <message>
        <source>every tile {points}</source>
        <translation>alle Steine {points}</translation>
    </message>
    <message>
        <source>{name} challenges</source>
        <translation>{name} zweifelt an</translation>
    </message>
    <message>
        <source>{name} is playing</source>
        <translation>{name} ist am Zug</translation>
    </message>
    <message>
        <source>{name} is playing…</source>
        <translation>{name} ist am Zug …</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name} denkt nach …</translation>
    </message>
    <message>
        <source>{name} played at {square}</source>
        <translation>{name} hat gelegt, {square}</translation>
    </message>
    <message>
        <source>{name} plays every tile!</source>
        <translation>{name} legt alle Steine!</translation>
    </message>
    <message>
        <source>{name} to play</source>
        <translation>{name} ist dran</translation>
    </message>
    <message>
        <source>{name}&apos;s new tiles</source>
        <translation>Neue Steine von {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s tiles</source>
        <translation>Steine von {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s turn</source>
        <translation>{name} ist dran</translation>
    </message>
    <message>
        <source>{name}, here are your new tiles.</source>
        <translation>{name}, hier sind deine neuen Steine.</translation>
    </message>
    <message>
        <source>{name}, it&apos;s your turn</source>
        <translation>{name}, du bist dran</translation>
    </message>
    <message>
        <source>{name}, look at your tiles</source>
        <translation>{name}, sieh dir deine Steine an</translation>
    </message>
</context>
<context>
    <name>ScrabbleRulesCard</name>
    <message>
        <source> in the bag</source>
        <translation> im Beutel</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source> points</source>
        <translation> Punkte</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) each</source>
        <translation>
            <numerusform>%n Minute für jeden</numerusform>
            <numerusform>%n Minuten für jeden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) a turn</source>
        <translation>
            <numerusform>%n Sekunde pro Zug</numerusform>
            <numerusform>%n Sekunden pro Zug</numerusform>
        </translation>
    </message>
    <message>
        <source>A minute over time costs</source>
        <translation>Eine Minute zu viel kostet</translation>
    </message>
    <message>
        <source>All tiles at once</source>
        <translation>Alle Steine auf einmal</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Clock of each player</source>
        <translation>Uhr für jeden</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>Uhren</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Computerspieler</translation>
    </message>
    <message>
        <source>Computers may bluff</source>
        <translation>Computer dürfen bluffen</translation>
    </message>
    <message>
        <source>Each turn gives back</source>
        <translation>Jeder Zug bringt zurück</translation>
    </message>
    <message>
        <source>Exchange from</source>
        <translation>Tausch ab</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Tipps</translation>
    </message>
    <message>
        <source>Open racks: everybody sees all tiles</source>
        <translation>Offene Bänkchen: alle sehen alle Steine</translation>
    </message>
    <message>
        <source>Rounds of passes</source>
        <translation>Runden mit Passen</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Steine</translation>
    </message>
    <message>
        <source>Tiles and words</source>
        <translation>Steine und Wörter</translation>
    </message>
    <message>
        <source>Tiles left at the end</source>
        <translation>Steine am Ende</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Timer for each turn</source>
        <translation>Zeit für jeden Zug</translation>
    </message>
    <message>
        <source>Turns without points</source>
        <translation>Züge ohne Punkte</translation>
    </message>
    <message>
        <source>Undo is allowed</source>
        <translation>Zurücknehmen erlaubt</translation>
    </message>
    <message>
        <source>Unlisted words</source>
        <translation>Unbekannte Wörter</translation>
    </message>
    <message>
        <source>Which words hints may show</source>
        <translation>Welche Wörter Tipps zeigen dürfen</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>bonus {points}</source>
        <translation>Bonus {points}</translation>
    </message>
    <message>
        <source>computers may bluff</source>
        <translation>Computer dürfen bluffen</translation>
    </message>
    <message numerus="yes">
        <source>ends after %n round(s) of passes</source>
        <translation>
            <numerusform>endet nach %n Runde mit Passen</numerusform>
            <numerusform>endet nach %n Runden mit Passen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ends after %n turn(s) without points</source>
        <translation>
            <numerusform>endet nach %n Zug ohne Punkte</numerusform>
            <numerusform>endet nach %n Zügen ohne Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>exchange from %n tile(s) on</source>
        <translation>
            <numerusform>Tausch ab %n Stein</numerusform>
            <numerusform>Tausch ab %n Steinen</numerusform>
        </translation>
    </message>
    <message>
        <source>hints</source>
        <translation>Tipps</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>no bonus</source>
        <translation>kein Bonus</translation>
    </message>
    <message>
        <source>no clock</source>
        <translation>keine Uhr</translation>
    </message>
    <message>
        <source>no timer</source>
        <translation>ohne Zeit</translation>
    </message>
    <message>
        <source>no undo</source>
        <translation>kein Zurücknehmen</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>open racks</source>
        <translation>offene Bänkchen</translation>
    </message>
    <message>
        <source>passes never end it</source>
        <translation>Passen beendet es nie</translation>
    </message>
    <message>
        <source>turns without points never end it</source>
        <translation>Züge ohne Punkte beenden es nie</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>Zurücknehmen erlaubt</translation>
    </message>
    <message>
        <source>{name} tiles</source>
        <translation>Steine: {name}</translation>
    </message>
    <message>
        <source>{points} points a minute of overtime</source>
        <translation>{points} Punkte je Minute zu viel</translation>
    </message>
    <message>
        <source>{seconds} s back a turn</source>
        <translation>{seconds} s zurück je Zug</translation>
    </message>
</context>
<context>
    <name>ScrabbleSetupPage</name>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplikat</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Gast</translation>
    </message>
    <message>
        <source>New Scrabble game</source>
        <translation>Neues Scrabble-Spiel</translation>
    </message>
    <message>
        <source>You against a computer</source>
        <translation>Du gegen den Computer</translation>
    </message>
    <message>
        <source>same tiles for all</source>
        <translation>gleiche Steine</translation>
    </message>
</context>
<context>
    <name>ScrabbleStrings</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>Noch %n Sekunde</numerusform>
            <numerusform>Noch %n Sekunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n Stein</numerusform>
            <numerusform>%n Steine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) without points</source>
        <translation>
            <numerusform>%n Zug ohne Punkte</numerusform>
            <numerusform>%n Züge ohne Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>. Again after a tie: </source>
        <translation>. Nach Gleichstand noch einmal: </translation>
    </message>
    <message>
        <source>A game needs two players. End it, or let somebody else play on.</source>
        <translation>Zum Spielen braucht es zwei. Beendet das Spiel, oder lasst jemand anders weiterspielen.</translation>
    </message>
    <message>
        <source>A wrong challenge costs your turn.</source>
        <translation>Falsches Anzweifeln kostet deinen Zug.</translation>
    </message>
    <message>
        <source>A wrong challenge gives {name} {points}.</source>
        <translation>Falsches Anzweifeln bringt {name} {points}.</translation>
    </message>
    <message>
        <source>A wrong challenge is free.</source>
        <translation>Falsches Anzweifeln kostet nichts.</translation>
    </message>
    <message>
        <source>All racks are open now.</source>
        <translation>Jetzt sind alle Bänkchen offen.</translation>
    </message>
    <message>
        <source>Choose a letter for the blank.</source>
        <translation>Wähl einen Buchstaben für den Joker.</translation>
    </message>
    <message>
        <source>Does anybody challenge?</source>
        <translation>Zweifelt jemand?</translation>
    </message>
    <message>
        <source>Does {name} challenge?</source>
        <translation>Zweifelt {name} an?</translation>
    </message>
    <message>
        <source>Drag tiles to the board, click them or type.</source>
        <translation>Zieh Steine aufs Brett, klick sie an oder tipp.</translation>
    </message>
    <message>
        <source>Drawn: {lots}. {name} plays first.</source>
        <translation>Gezogen: {lots}. {name} beginnt.</translation>
    </message>
    <message numerus="yes">
        <source>Exchange %n tile(s)</source>
        <translation>
            <numerusform>%n Stein tauschen</numerusform>
            <numerusform>%n Steine tauschen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Is {words} a word?</source>
        <translation>
            <numerusform>Ist {words} ein Wort?</numerusform>
            <numerusform>Sind {words} Wörter?</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep your tiles in one row or column. Look at {squares}.</source>
        <translation>Leg deine Steine in eine Zeile oder Spalte. Schau auf {squares}.</translation>
    </message>
    <message>
        <source>Lay a tile first.</source>
        <translation>Leg zuerst einen Stein.</translation>
    </message>
    <message>
        <source>Lay a word</source>
        <translation>Leg ein Wort</translation>
    </message>
    <message>
        <source>No dictionary during the game. Challenge a word instead!</source>
        <translation>Kein Wörterbuch während des Spiels. Zweifle ein Wort an!</translation>
    </message>
    <message>
        <source>No {tile} on the board</source>
        <translation>Kein {tile} auf dem Brett</translation>
    </message>
    <message>
        <source>Nobody sits there. Choose another player.</source>
        <translation>Dort sitzt niemand. Wähl eine andere Person.</translation>
    </message>
    <message>
        <source>Not a word yet</source>
        <translation>Noch kein Wort</translation>
    </message>
    <message>
        <source>Not in the dictionary: {words}.</source>
        <translation>Nicht im Wörterbuch: {words}.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Legen</translation>
    </message>
    <message>
        <source>Play +{score}</source>
        <translation>Legen +{score}</translation>
    </message>
    <message>
        <source>Somebody here has that name. Choose another one.</source>
        <translation>So heißt hier schon jemand. Nehmt einen anderen Namen.</translation>
    </message>
    <message>
        <source>Teach me {word}</source>
        <translation>{word} lernen</translation>
    </message>
    <message>
        <source>That&apos;s off the board.</source>
        <translation>Das liegt neben dem Brett.</translation>
    </message>
    <message>
        <source>The challenge was wrong. The play counts.</source>
        <translation>Falsch angezweifelt. Der Zug zählt.</translation>
    </message>
    <message>
        <source>The first word must cover the star on {start}.</source>
        <translation>Das erste Wort muss über den Stern auf {start} gehen.</translation>
    </message>
    <message numerus="yes">
        <source>The first word needs %n letter(s) or more.</source>
        <translation>
            <numerusform>Das erste Wort braucht %n Buchstaben oder mehr.</numerusform>
            <numerusform>Das erste Wort braucht %n Buchstaben oder mehr.</numerusform>
        </translation>
    </message>
    <message>
        <source>The play counts. {challenger} loses a turn.</source>
        <translation>Der Zug zählt. {challenger} verliert einen Zug.</translation>
    </message>
    <message>
        <source>The play counts. {name} gets {points}.</source>
        <translation>Der Zug zählt. {name} bekommt {points}.</translation>
    </message>
    <message>
        <source>The racks are hidden again.</source>
        <translation>Die Bänkchen sind wieder zugedeckt.</translation>
    </message>
    <message>
        <source>There aren&apos;t enough tiles in the bag.</source>
        <translation>Im Beutel sind nicht genug Steine.</translation>
    </message>
    <message>
        <source>There&apos;s a gap at {squares}.</source>
        <translation>Bei {squares} ist eine Lücke.</translation>
    </message>
    <message>
        <source>There&apos;s already a tile on {squares}.</source>
        <translation>Auf {squares} liegt schon ein Stein.</translation>
    </message>
    <message>
        <source>These tiles don&apos;t have that letter.</source>
        <translation>Diesen Buchstaben gibt es bei diesen Steinen nicht.</translation>
    </message>
    <message>
        <source>Those letters are one tile in this set: {squares}.</source>
        <translation>Diese Buchstaben sind hier ein einziger Stein: {squares}.</translation>
    </message>
    <message numerus="yes">
        <source>Usually scores about %n point(s) a game</source>
        <translation>
            <numerusform>Macht meist etwa %n Punkt pro Spiel</numerusform>
            <numerusform>Macht meist etwa %n Punkte pro Spiel</numerusform>
        </translation>
    </message>
    <message>
        <source>What does {word} mean? ({points})</source>
        <translation>Was heißt {word}? ({points})</translation>
    </message>
    <message numerus="yes">
        <source>You can only exchange while the bag has %n tile(s) or more.</source>
        <translation>
            <numerusform>Tauschen geht nur, solange noch mindestens %n Stein im Beutel ist.</numerusform>
            <numerusform>Tauschen geht nur, solange noch mindestens %n Steine im Beutel sind.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can&apos;t challenge your own play.</source>
        <translation>Den eigenen Zug kannst du nicht anzweifeln.</translation>
    </message>
    <message>
        <source>You can&apos;t do that right now.</source>
        <translation>Das geht gerade nicht.</translation>
    </message>
    <message>
        <source>You have no blank.</source>
        <translation>Du hast keinen Joker.</translation>
    </message>
    <message>
        <source>You have no vote on that.</source>
        <translation>Darüber stimmst du nicht ab.</translation>
    </message>
    <message>
        <source>You&apos;ve said so already.</source>
        <translation>Das hast du schon gesagt.</translation>
    </message>
    <message numerus="yes">
        <source>Your tile(s) on {squares} must touch another word.</source>
        <translation>
            <numerusform>Dein Stein auf {squares} muss ein anderes Wort berühren.</numerusform>
            <numerusform>Deine Steine auf {squares} müssen ein anderes Wort berühren.</numerusform>
        </translation>
    </message>
    <message>
        <source>a wrong challenge costs a turn</source>
        <translation>falsch angezweifelt kostet einen Zug</translation>
    </message>
    <message numerus="yes">
        <source>a wrong challenge gives %n point(s)</source>
        <translation>
            <numerusform>falsch angezweifelt bringt %n Punkt</numerusform>
            <numerusform>falsch angezweifelt bringt %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>blank</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>challenges are free</source>
        <translation>Anzweifeln kostet nichts</translation>
    </message>
    <message>
        <source>ended by the table</source>
        <translation>gemeinsam beendet</translation>
    </message>
    <message>
        <source>everybody passed</source>
        <translation>alle haben gepasst</translation>
    </message>
    <message>
        <source>everyday words</source>
        <translation>Alltagswörter</translation>
    </message>
    <message>
        <source>gained and lost</source>
        <translation>gewonnen und verloren</translation>
    </message>
    <message>
        <source>gained twice</source>
        <translation>doppelt gewonnen</translation>
    </message>
    <message>
        <source>nobody can play them</source>
        <translation>niemand kann sie legen</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>simple words</source>
        <translation>einfache Wörter</translation>
    </message>
    <message>
        <source>the best play</source>
        <translation>der beste Zug</translation>
    </message>
    <message>
        <source>you decide together</source>
        <translation>ihr entscheidet zusammen</translation>
    </message>
    <message numerus="yes">
        <source>{by} challenges: {words} isn&apos;t in the dictionary. {name} loses the turn.</source>
        <translation>
            <numerusform>{by} zweifelt an: {words} steht nicht im Wörterbuch. {name} verliert den Zug.</numerusform>
            <numerusform>{by} zweifelt an: {words} stehen nicht im Wörterbuch. {name} verliert den Zug.</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} and {last} don&apos;t challenge.</source>
        <translation>{names} und {last} zweifeln nicht.</translation>
    </message>
    <message>
        <source>{names} and {last} share it</source>
        <translation>{names} und {last} teilen sich den Sieg</translation>
    </message>
    <message>
        <source>{name} doesn&apos;t challenge.</source>
        <translation>{name} zweifelt nicht.</translation>
    </message>
    <message>
        <source>{name} exchanges {tiles}.</source>
        <translation>{name} tauscht {tiles}.</translation>
    </message>
    <message>
        <source>{name} had {tiles} left</source>
        <translation>{name} hatte noch {tiles}</translation>
    </message>
    <message>
        <source>{name} has no tiles left</source>
        <translation>{name} hat keine Steine mehr</translation>
    </message>
    <message>
        <source>{name} has {tiles} left: {points}.</source>
        <translation>{name} hat noch {tiles}: {points}.</translation>
    </message>
    <message>
        <source>{name} leaves. The tiles go back in the bag.</source>
        <translation>{name} steigt aus. Die Steine kommen zurück in den Beutel.</translation>
    </message>
    <message>
        <source>{name} left the game</source>
        <translation>{name} ist ausgestiegen</translation>
    </message>
    <message>
        <source>{name} misses a turn.</source>
        <translation>{name} setzt aus.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} passt.</translation>
    </message>
    <message>
        <source>{name} played every tile: {points}.</source>
        <translation>{name} hat alle Steine gelegt: {points}.</translation>
    </message>
    <message>
        <source>{name} plays first.</source>
        <translation>{name} beginnt.</translation>
    </message>
    <message>
        <source>{name} takes the lead</source>
        <translation>{name} geht in Führung</translation>
    </message>
    <message>
        <source>{name} wins by {points}</source>
        <translation>{name} gewinnt mit {points} Vorsprung</translation>
    </message>
    <message>
        <source>{name}&apos;s turn.</source>
        <translation>{name} ist dran.</translation>
    </message>
    <message>
        <source>{name}: {words}, {points}.</source>
        <translation>{name}: {words}, {points}.</translation>
    </message>
    <message>
        <source>{tile} on {squares}</source>
        <translation>{tile} auf {squares}</translation>
    </message>
    <message numerus="yes">
        <source>{words} doesn&apos;t count. {name} loses the turn.</source>
        <translation>
            <numerusform>{words} zählt nicht. {name} verliert den Zug.</numerusform>
            <numerusform>{words} zählen nicht. {name} verliert den Zug.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{words} isn&apos;t on your rack.</source>
        <translation>
            <numerusform>{words} ist nicht auf deinem Bänkchen.</numerusform>
            <numerusform>{words} sind nicht auf deinem Bänkchen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{words}, plus {bonus} for {tiles}</source>
        <translation>{words}, plus {bonus} für {tiles}</translation>
    </message>
    <message>
        <source>{words}. You&apos;ll decide together about {unknown}.</source>
        <translation>{words}. Über {unknown} entscheidet ihr gemeinsam.</translation>
    </message>
</context>
<context>
    <name>ScrabbleTablePage</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Computer thinking is hidden.</source>
        <translation>Der Computer denkt verdeckt.</translation>
    </message>
    <message>
        <source>Computers play on at once.</source>
        <translation>Computer spielen sofort weiter.</translation>
    </message>
    <message>
        <source>Computers wait for you now.</source>
        <translation>Computer warten jetzt auf euch.</translation>
    </message>
    <message>
        <source>Count now, and unplayed tiles come off the scores.
Or play on another day. It&apos;s saved.</source>
        <translation>Zählt jetzt, dann gehen übrige Steine von den Punkten ab.
Oder spielt ein andermal weiter. Es ist gespeichert.</translation>
    </message>
    <message>
        <source>Count the points now</source>
        <translation>Jetzt Punkte zählen</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Spiel beenden</translation>
    </message>
    <message>
        <source>From now on everybody sees everybody&apos;s tiles.</source>
        <translation>Ab jetzt sehen alle die Steine von allen.</translation>
    </message>
    <message>
        <source>Keep it for another day</source>
        <translation>Für später aufheben</translation>
    </message>
    <message>
        <source>No undo in this game.</source>
        <translation>Hier wird nichts zurückgenommen.</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Open all racks</source>
        <translation>Alle Bänkchen öffnen</translation>
    </message>
    <message>
        <source>Open racks</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>That turn can&apos;t be undone.</source>
        <translation>Dieser Zug lässt sich nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>The board is covered and the clocks have stopped</source>
        <translation>Das Brett ist zugedeckt und die Uhren stehen</translation>
    </message>
    <message>
        <source>The clocks are running</source>
        <translation>Die Uhren laufen</translation>
    </message>
    <message>
        <source>There&apos;s nothing to undo yet.</source>
        <translation>Noch gibt es nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>Zug {number}</translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation>Rückgängig.</translation>
    </message>
    <message>
        <source>You watch computers think.</source>
        <translation>Ihr seht den Computern beim Denken zu.</translation>
    </message>
    <message>
        <source>{name}&apos;s tiles go back in the bag. The points stay, but can&apos;t win.</source>
        <translation>Die Steine von {name} kommen zurück in den Beutel. Die Punkte bleiben, zählen aber nicht mehr für den Sieg.</translation>
    </message>
    <message>
        <source>{word} is in the cards of {name} now.</source>
        <translation>{word} ist jetzt bei den Karten von {name}.</translation>
    </message>
</context>
<context>
    <name>ScrabbleViewerPage</name>
    <message numerus="yes">
        <source>%n line(s) of the file can&apos;t be quite right. Look for ⚠.</source>
        <translation>
            <numerusform>%n Zeile der Datei kann nicht ganz stimmen. Achte auf ⚠.</numerusform>
            <numerusform>%n Zeilen der Datei können nicht ganz stimmen. Achte auf ⚠.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n score(s) in the file don&apos;t add up. Look for ≠.</source>
        <translation>
            <numerusform>%n Punktzahl in der Datei stimmt nicht. Achte auf ≠.</numerusform>
            <numerusform>%n Punktzahlen in der Datei stimmen nicht. Achte auf ≠.</numerusform>
        </translation>
    </message>
    <message>
        <source>All scores in the file are right.</source>
        <translation>Alle Punktzahlen in der Datei stimmen.</translation>
    </message>
    <message>
        <source>Best plays</source>
        <translation>Beste Züge</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Überblick</translation>
    </message>
    <message>
        <source>This game isn&apos;t over, so the racks stay covered.</source>
        <translation>Dieses Spiel läuft noch, darum bleiben die Bänkchen verdeckt.</translation>
    </message>
    <message>
        <source>Total after {move}: the file says {stated}. We count {counted}.</source>
        <translation>Stand nach {move}: in der Datei {stated}, richtig wären {counted}.</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>{move}: the file says {stated}. We count {counted}.</source>
        <translation>{move}: in der Datei {stated}, richtig wären {counted}.</translation>
    </message>
</context>
<context>
    <name>SearchPanel</name>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n Wort</numerusform>
            <numerusform>%n Wörter</numerusform>
        </translation>
    </message>
    <message>
        <source>A hint, a little more with each press (F2)</source>
        <translation>Ein Tipp, mit jedem Druck ein bisschen mehr (F2)</translation>
    </message>
    <message numerus="yes">
        <source>All %n word(s)</source>
        <translation>
            <numerusform>Alle %n Wort</numerusform>
            <numerusform>Alle %n Wörter</numerusform>
        </translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Type or trace a word</source>
        <translation>Tipp oder zieh ein Wort</translation>
    </message>
    <message>
        <source>Your words</source>
        <translation>Deine Wörter</translation>
    </message>
</context>
<context>
    <name>SeatButton</name>
    <message>
        <source>Ctrl and an arrow key changes seats.</source>
        <translation>Strg und eine Pfeiltaste tauschen die Plätze.</translation>
    </message>
</context>
<context>
    <name>SeatMenu</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Aussteigen</translation>
    </message>
    <message>
        <source>Look at my tiles</source>
        <translation>Meine Steine ansehen</translation>
    </message>
    <message>
        <source>Somebody else plays on…</source>
        <translation>Jemand anders spielt weiter …</translation>
    </message>
    <message>
        <source>Who plays on?</source>
        <translation>Wer spielt weiter?</translation>
    </message>
    <message>
        <source>{name} ({level}) plays on</source>
        <translation>{name} ({level}) spielt weiter</translation>
    </message>
    <message>
        <source>{name} is back</source>
        <translation>{name} ist wieder da</translation>
    </message>
    <message>
        <source>{name} is back.</source>
        <translation>{name} ist wieder da.</translation>
    </message>
    <message>
        <source>{name} leaves</source>
        <translation>{name} steigt aus</translation>
    </message>
    <message>
        <source>{name} leaves…</source>
        <translation>{name} steigt aus …</translation>
    </message>
    <message>
        <source>{name} plays on</source>
        <translation>{name} spielt weiter</translation>
    </message>
    <message>
        <source>{name} plays on for {other}.</source>
        <translation>{name} spielt für {other} weiter.</translation>
    </message>
</context>
<context>
    <name>SeatView</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n Stein</numerusform>
            <numerusform>%n Steine</numerusform>
        </translation>
    </message>
    <message>
        <source>tied</source>
        <translation>gleichauf</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>{name}&apos;s rack</source>
        <translation>Bänkchen von {name}</translation>
    </message>
</context>
<context>
    <name>SeatsCard</name>
    <message>
        <source>+ Add computer</source>
        <translation>+ Computer dazu</translation>
    </message>
    <message>
        <source>+ Add person</source>
        <translation>+ Person dazu</translation>
    </message>
    <message>
        <source>Amber</source>
        <translation>Bernstein</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>Katze</translation>
    </message>
    <message>
        <source>Colour and picture</source>
        <translation>Farbe und Bild</translation>
    </message>
    <message>
        <source>Crown</source>
        <translation>Krone</translation>
    </message>
    <message>
        <source>Drag to change seats</source>
        <translation>Ziehen, um die Plätze zu tauschen</translation>
    </message>
    <message>
        <source>Fair match</source>
        <translation>Ebenbürtig</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>Fisch</translation>
    </message>
    <message>
        <source>Flower</source>
        <translation>Blume</translation>
    </message>
    <message>
        <source>Heart</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>I play about as strong as you. You should win about half.</source>
        <translation>Ich spiele etwa so stark wie du. Du solltest etwa die Hälfte gewinnen.</translation>
    </message>
    <message>
        <source>Initial</source>
        <translation>Anfangsbuchstabe</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Vom Tisch aufstehen</translation>
    </message>
    <message>
        <source>Moon</source>
        <translation>Mond</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Olive</source>
        <translation>Oliv</translation>
    </message>
    <message>
        <source>Others…</source>
        <translation>Andere …</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Rosa</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>Plays about as strong as you, going by your last games.</source>
        <translation>Spielt etwa so stark wie du, nach deinen letzten Spielen.</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Lila</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Rocket</source>
        <translation>Rakete</translation>
    </message>
    <message>
        <source>Seat {name}</source>
        <translation>Platz für {name}</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Schiefer</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Stern</translation>
    </message>
    <message>
        <source>Stronger</source>
        <translation>Stärker</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>Sonne</translation>
    </message>
    <message>
        <source>Tap a player to edit them.</source>
        <translation>Tippt jemanden an, um etwas zu ändern.</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>Petrol</translation>
    </message>
    <message>
        <source>Weaker</source>
        <translation>Schwächer</translation>
    </message>
    <message>
        <source>Who&apos;s playing?</source>
        <translation>Wer spielt mit?</translation>
    </message>
    <message>
        <source>Who&apos;s playing? Add the first person.</source>
        <translation>Wer spielt mit? Fangt mit einer Person an.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln Wort</numerusform>
            <numerusform>%Ln Wörter</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Animation</source>
        <translation>&amp;Animation</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>&amp;Dictionary</source>
        <translation>&amp;Wörterbuch</translation>
    </message>
    <message>
        <source>&amp;Reading pace</source>
        <translation>Lesete&amp;mpo</translation>
    </message>
    <message>
        <source>&amp;Sound (Ctrl+M)</source>
        <translation>&amp;Ton (Strg+M)</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Immer</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animation</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Von Hand</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Computer players chat a &amp;bit</source>
        <translation>Computersp&amp;ieler plaudern ein wenig</translation>
    </message>
    <message>
        <source>Computer players read their words al&amp;oud</source>
        <translation>Computer &amp;lesen ihre Wörter laut vor</translation>
    </message>
    <message>
        <source>D&amp;ictionaries…</source>
        <translation>Wörter&amp;bücher …</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Dictionary</source>
        <translation>Wörterbuch</translation>
    </message>
    <message>
        <source>Game &amp;volume</source>
        <translation>&amp;Lautstärke des Spiels</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Hurtful and crude words</source>
        <translation>Verletzende und derbe Wörter</translation>
    </message>
    <message>
        <source>Lang&amp;uage</source>
        <translation>S&amp;prache</translation>
    </message>
    <message>
        <source>Language of the window</source>
        <translation>Sprache des Fensters</translation>
    </message>
    <message>
        <source>Letter size in percent</source>
        <translation>Schriftgröße in Prozent</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>No sound device found. Plug in headphones or speakers and try again.</source>
        <translation>Kein Tongerät gefunden. Schließ Kopfhörer oder Lautsprecher an und versuch es noch einmal.</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Reading pace in Boggle</source>
        <translation>Lesetempo bei Boggle</translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Show crude meanin&amp;gs too</source>
        <translation>Auch derbe Bedeutun&amp;gen zeigen</translation>
    </message>
    <message>
        <source>Size of &amp;letters</source>
        <translation>Schrift&amp;größe</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>T&amp;est</source>
        <translation>T&amp;esten</translation>
    </message>
    <message>
        <source>Test the sound</source>
        <translation>Den Ton testen</translation>
    </message>
    <message>
        <source>The game never shows or plays such words by itself.</source>
        <translation>Das Spiel zeigt und legt solche Wörter nie von selbst.</translation>
    </message>
    <message>
        <source>They coun&amp;t</source>
        <translation>Sie &amp;zählen</translation>
    </message>
    <message>
        <source>They do&amp;n&apos;t count</source>
        <translation>Sie zählen &amp;nicht</translation>
    </message>
    <message>
        <source>Voice volu&amp;me</source>
        <translation>La&amp;utstärke der Stimme</translation>
    </message>
    <message>
        <source>Volume of the game in percent</source>
        <translation>Lautstärke des Spiels in Prozent</translation>
    </message>
    <message>
        <source>Volume of the voice in percent</source>
        <translation>Lautstärke der Stimme in Prozent</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent} %</translation>
    </message>
</context>
<context>
    <name>ShakePanel</name>
    <message>
        <source>Print boards and blank lists, with the screen covered (Ctrl+P)</source>
        <translation>Bretter und leere Listen drucken, bei zugedecktem Bildschirm (Strg+P)</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
</context>
<context>
    <name>SideWindow</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Slip</name>
    <message>
        <source>No words this time</source>
        <translation>Diesmal keine Wörter</translation>
    </message>
    <message>
        <source>Reads from paper</source>
        <translation>Liest vom Papier vor</translation>
    </message>
    <message>
        <source>{name}&apos;s list</source>
        <translation>Liste von {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s list, crossed off</source>
        <translation>Liste von {name}, gestrichen</translation>
    </message>
</context>
<context>
    <name>Sources</name>
    <message>
        <source>All files</source>
        <translation>Alle Dateien</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Open a game file</source>
        <translation>Eine Spieldatei öffnen</translation>
    </message>
    <message>
        <source>Position copied.</source>
        <translation>Stellung kopiert.</translation>
    </message>
    <message>
        <source>The copied text isn&apos;t a position: {reason}</source>
        <translation>Der kopierte Text ist keine Stellung: {reason}</translation>
    </message>
    <message>
        <source>{file} can&apos;t be opened. {reason}</source>
        <translation>{file} lässt sich nicht öffnen. {reason}</translation>
    </message>
</context>
<context>
    <name>SpotView</name>
    <message numerus="yes">
        <source>%n letter(s)</source>
        <translation>
            <numerusform>%n Buchstabe</numerusform>
            <numerusform>%n Buchstaben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Found: {word}!</source>
        <translation>Gefunden: {word}!</translation>
    </message>
    <message>
        <source>Here it is: {word}</source>
        <translation>Hier ist es: {word}</translation>
    </message>
    <message>
        <source>Next board</source>
        <translation>Nächstes Brett</translation>
    </message>
    <message>
        <source>Nothing to spot yet. Words you overlook in Boggle come here.</source>
        <translation>Noch nichts zu finden. Was dir bei Boggle entgeht, kommt hierher.</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Zeig es mir</translation>
    </message>
    <message>
        <source>The word you see</source>
        <translation>Das Wort, das du siehst</translation>
    </message>
    <message>
        <source>You have {word} already.</source>
        <translation>{word} hast du schon.</translation>
    </message>
    <message numerus="yes">
        <source>You know %n word(s) that you missed here. Spot them!</source>
        <translation>
            <numerusform>%n Wort, das du kennst, ist dir hier entgangen. Find es!</numerusform>
            <numerusform>%n Wörter, die du kennst, sind dir hier entgangen. Find sie!</numerusform>
        </translation>
    </message>
    <message>
        <source>Your word</source>
        <translation>Dein Wort</translation>
    </message>
    <message>
        <source>{sign} {word} · {points}</source>
        <translation>{sign} {word} · {points}</translation>
    </message>
    <message>
        <source>{word} counts too! Look for another one.</source>
        <translation>{word} zählt auch! Such noch ein anderes.</translation>
    </message>
    <message>
        <source>{word} isn&apos;t in the dictionary.</source>
        <translation>{word} steht nicht im Wörterbuch.</translation>
    </message>
    <message>
        <source>{word} isn&apos;t on this board.</source>
        <translation>{word} liegt nicht auf diesem Brett.</translation>
    </message>
</context>
<context>
    <name>Spotlight</name>
    <message>
        <source>COUNTS</source>
        <translation>ZÄHLT</translation>
    </message>
    <message>
        <source>DOESN&apos;T COUNT</source>
        <translation>ZÄHLT NICHT</translation>
    </message>
    <message>
        <source>IN THE DICTIONARY</source>
        <translation>IM WÖRTERBUCH</translation>
    </message>
    <message>
        <source>NOT IN THE DICTIONARY</source>
        <translation>NICHT IM WÖRTERBUCH</translation>
    </message>
    <message>
        <source>You decide together</source>
        <translation>Ihr entscheidet gemeinsam</translation>
    </message>
    <message>
        <source>{name} challenges</source>
        <translation>{name} zweifelt an</translation>
    </message>
    <message>
        <source>{name} plays first</source>
        <translation>{name} beginnt</translation>
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
        <translation>%: verlorene Gewinnchancen</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Points this turn lost against the best play.</source>
        <translation>Punkte, die dieser Zug gegenüber dem besten verschenkt.</translation>
    </message>
    <message>
        <source>best play</source>
        <translation>bester Zug</translation>
    </message>
    <message>
        <source>not in this dictionary</source>
        <translation>nicht in diesem Wörterbuch</translation>
    </message>
    <message>
        <source>unknown rack</source>
        <translation>Bänkchen unbekannt</translation>
    </message>
    <message>
        <source>{points} points lost</source>
        <translation>{points} Punkte verschenkt</translation>
    </message>
    <message>
        <source>{share} fewer games won</source>
        <translation>{share} weniger Spiele gewonnen</translation>
    </message>
    <message>
        <source>✓ best play, ? unknown rack, * word not in the dictionary</source>
        <translation>✓ bester Zug, ? Bänkchen unbekannt, * Wort nicht im Wörterbuch</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>Less</source>
        <translation>Weniger</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
</context>
<context>
    <name>TablePanel</name>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>TasteCard</name>
    <message>
        <source>Black-and-white board</source>
        <translation>Schwarzweißes Brett</translation>
    </message>
    <message>
        <source>Large symbols on bonus squares</source>
        <translation>Große Zeichen auf den Bonusfeldern</translation>
    </message>
    <message>
        <source>Pause between computer turns</source>
        <translation>Pause zwischen Computerzügen</translation>
    </message>
    <message>
        <source>Watch the computer think</source>
        <translation>Dem Computer beim Denken zusehen</translation>
    </message>
</context>
<context>
    <name>TeamNames</name>
    <message>
        <source>Blue triangle</source>
        <translation>Blaues Dreieck</translation>
    </message>
    <message>
        <source>Golden star</source>
        <translation>Goldener Stern</translation>
    </message>
    <message>
        <source>Green square</source>
        <translation>Grünes Quadrat</translation>
    </message>
    <message>
        <source>Grey cross</source>
        <translation>Graues Kreuz</translation>
    </message>
    <message>
        <source>Name of the team {team}</source>
        <translation>Name von Team {team}</translation>
    </message>
    <message>
        <source>Purple diamond</source>
        <translation>Lila Raute</translation>
    </message>
    <message>
        <source>Red circle</source>
        <translation>Roter Kreis</translation>
    </message>
    <message>
        <source>What the teams are called:</source>
        <translation>So heißen die Teams:</translation>
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
        <translation>Computer soll legen</translation>
    </message>
    <message>
        <source>Slower or faster</source>
        <translation>Langsamer oder schneller</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name} denkt nach …</translation>
    </message>
    <message>
        <source>{name}&apos;s rack</source>
        <translation>Bänkchen von {name}</translation>
    </message>
</context>
<context>
    <name>TileCounts</name>
    <message numerus="yes">
        <source>%n blank(s)</source>
        <translation>
            <numerusform>%n Joker</numerusform>
            <numerusform>%n Joker</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>exchanged %n tile(s)</source>
        <translation>
            <numerusform>hat %n Stein getauscht</numerusform>
            <numerusform>hat %n Steine getauscht</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TileDrag</name>
    <message>
        <source>blank</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>{letter} picked up. Choose a square.</source>
        <translation>{letter} genommen. Wähl ein Feld.</translation>
    </message>
</context>
<context>
    <name>TilePhones</name>
    <message>
        <source>That doesn&apos;t fit. Type a square like 8H, then the word.</source>
        <translation>Das passt nicht. Tipp ein Feld wie 8H, dann das Wort.</translation>
    </message>
    <message>
        <source>and {words}</source>
        <translation>und {words}</translation>
    </message>
</context>
<context>
    <name>TilePlacingPage</name>
    <message>
        <source>Shuffle</source>
        <translation>Mischen</translation>
    </message>
</context>
<context>
    <name>TilesCard</name>
    <message numerus="yes">
        <source>%n unseen tile(s)</source>
        <translation>
            <numerusform>%n Stein noch offen</numerusform>
            <numerusform>%n Steine noch offen</numerusform>
        </translation>
    </message>
    <message>
        <source>Take off</source>
        <translation>Wegnehmen</translation>
    </message>
    <message>
        <source>To the board</source>
        <translation>Aufs Brett</translation>
    </message>
    <message>
        <source>To the rack</source>
        <translation>Aufs Bänkchen</translation>
    </message>
    <message>
        <source>as a blank</source>
        <translation>als Joker</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>{letter}, {count} unseen</source>
        <translation>{letter}, noch {count} offen</translation>
    </message>
    <message>
        <source>→ across</source>
        <translation>→ waagerecht</translation>
    </message>
    <message>
        <source>↓ down</source>
        <translation>↓ senkrecht</translation>
    </message>
</context>
<context>
    <name>TodayCard</name>
    <message>
        <source>Today&apos;s board</source>
        <translation>Das Tagesbrett</translation>
    </message>
</context>
<context>
    <name>TurnGlass</name>
    <message>
        <source>Timer of the turn</source>
        <translation>Sanduhr für den Zug</translation>
    </message>
</context>
<context>
    <name>TurnsList</name>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
</context>
<context>
    <name>UnseenGrid</name>
    <message>
        <source>Unseen tiles</source>
        <translation>Noch offene Steine</translation>
    </message>
</context>
<context>
    <name>UnseenModel</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>blank</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>{letter}: {unseen} of {count} unseen, {points}</source>
        <translation>{letter}: noch {unseen} von {count} offen, {points}</translation>
    </message>
</context>
<context>
    <name>ViewerPage</name>
    <message>
        <source>Add to your saved games</source>
        <translation>Zu den gespeicherten Spielen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Back to saved games</source>
        <translation>Zu den Spielen</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>Print or save as PDF (Ctrl+P)</source>
        <translation>Drucken oder als PDF speichern (Strg+P)</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken …</translation>
    </message>
    <message>
        <source>Save this game</source>
        <translation>Dieses Spiel speichern</translation>
    </message>
    <message>
        <source>What the chosen word means (Ctrl+L)</source>
        <translation>Was das gewählte Wort heißt (Strg+L)</translation>
    </message>
    <message>
        <source>start</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>{place} of {last}</source>
        <translation>{place} von {last}</translation>
    </message>
</context>
<context>
    <name>WaitingCard</name>
    <message numerus="yes">
        <source>%n more game(s)</source>
        <translation>
            <numerusform>%n weiteres Spiel</numerusform>
            <numerusform>%n weitere Spiele</numerusform>
        </translation>
    </message>
    <message>
        <source>A tie at {points}</source>
        <translation>Gleichstand bei {points}</translation>
    </message>
    <message>
        <source>A tie, first to {target}</source>
        <translation>Gleichstand, bis {target}</translation>
    </message>
    <message>
        <source>Archive this game…</source>
        <translation>Dieses Spiel archivieren …</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Continue: {game}</source>
        <translation>Weiterspielen: {game}</translation>
    </message>
    <message>
        <source>First to {target}</source>
        <translation>Wer zuerst {target} hat</translation>
    </message>
    <message>
        <source>Pick up where you left off</source>
        <translation>Hier geht es weiter</translation>
    </message>
    <message>
        <source>Saved games…</source>
        <translation>Gespeicherte Spiele …</translation>
    </message>
    <message>
        <source>{game}, round {number}</source>
        <translation>{game}, Runde {number}</translation>
    </message>
    <message>
        <source>{game}, turn {number}</source>
        <translation>{game}, Zug {number}</translation>
    </message>
    <message>
        <source>{name} leads</source>
        <translation>{name} führt</translation>
    </message>
    <message>
        <source>{name} leads, first to {target}</source>
        <translation>{name} führt, bis {target}</translation>
    </message>
    <message numerus="yes">
        <source>{name}, %n point(s)</source>
        <translation>
            <numerusform>{name}, %n Punkt</numerusform>
            <numerusform>{name}, %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>{team} lead</source>
        <translation>Vorn: {team}</translation>
    </message>
    <message>
        <source>{team} lead, first to {target}</source>
        <translation>Vorn: {team}, bis {target}</translation>
    </message>
</context>
<context>
    <name>WeekChart</name>
    <message>
        <source>The last seven days</source>
        <translation>Die letzten sieben Tage</translation>
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
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Best word</source>
        <translation>Bestes Wort</translation>
    </message>
    <message>
        <source>Biggest jump</source>
        <translation>Größter Sprung</translation>
    </message>
    <message>
        <source>Closest moment</source>
        <translation>Spannendster Moment</translation>
    </message>
    <message>
        <source>HOORAY</source>
        <translation>HURRA</translation>
    </message>
    <message>
        <source>Points after each round</source>
        <translation>Punkte nach jeder Runde</translation>
    </message>
    <message>
        <source>Print a keepsake of this game, or save it as a picture (Ctrl+P)</source>
        <translation>Ein Andenken an dieses Spiel drucken oder als Bild speichern (Strg+P)</translation>
    </message>
    <message>
        <source>in round {round}</source>
        <translation>in Runde {round}</translation>
    </message>
    <message numerus="yes">
        <source>{ahead} to {behind}, with %n round(s) to go</source>
        <translation>
            <numerusform>{ahead} zu {behind}, noch %n Runde</numerusform>
            <numerusform>{ahead} zu {behind}, noch %n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} and {other} were level</source>
        <translation>{name} und {other} lagen gleichauf</translation>
    </message>
    <message numerus="yes">
        <source>{name} led by %n point(s)</source>
        <translation>
            <numerusform>{name} führte mit %n Punkt</numerusform>
            <numerusform>{name} führte mit %n Punkten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} made %n point(s)</source>
        <translation>
            <numerusform>{name} machte %n Punkt</numerusform>
            <numerusform>{name} machte %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, round {round} · {points}</source>
        <translation>{name}, Runde {round} · {points}</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>&amp;Mute</source>
        <translation>&amp;Ton aus</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Mute (Ctrl+M)</source>
        <translation>Ton aus (Strg+M)</translation>
    </message>
    <message>
        <source>Sound is off (Ctrl+M)</source>
        <translation>Der Ton ist aus (Strg+M)</translation>
    </message>
    <message>
        <source>Sound off</source>
        <translation>Ton aus</translation>
    </message>
    <message>
        <source>Sound on</source>
        <translation>Ton an</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Bleiben</translation>
    </message>
</context>
<context>
    <name>WordEntry</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WordView</name>
    <message>
        <source>A word for word lovers</source>
        <translation>Ein Wort für Wortfreunde</translation>
    </message>
    <message>
        <source>Add its hooks</source>
        <translation>Anhängsel ins Quiz</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>Hinten</translation>
    </message>
    <message>
        <source>Dictionary: {title}</source>
        <translation>Wörterbuch: {title}</translation>
    </message>
    <message>
        <source>Everyday: most grown-ups know it</source>
        <translation>Alltag: Die meisten Erwachsenen kennen es</translation>
    </message>
    <message>
        <source>Hiding inside</source>
        <translation>Darin versteckt</translation>
    </message>
    <message>
        <source>Hurtful or crude</source>
        <translation>Verletzend oder derb</translation>
    </message>
    <message>
        <source>In front</source>
        <translation>Vorn</translation>
    </message>
    <message>
        <source>In your games: {names}, {day}</source>
        <translation>In euren Spielen: {names}, {day}</translation>
    </message>
    <message>
        <source>Not in the dictionary</source>
        <translation>Nicht im Wörterbuch</translation>
    </message>
    <message>
        <source>Other forms</source>
        <translation>Andere Formen</translation>
    </message>
    <message>
        <source>Simple: most ten-year-olds know it</source>
        <translation>Einfach: Die meisten Zehnjährigen kennen es</translation>
    </message>
    <message>
        <source>✓ Counts</source>
        <translation>✓ Zählt</translation>
    </message>
    <message>
        <source>✓ House word</source>
        <translation>✓ Hauswort</translation>
    </message>
    <message>
        <source>✗ Not at home</source>
        <translation>✗ Bei uns nicht</translation>
    </message>
</context>
<context>
    <name>WordsPanel</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n Wort</numerusform>
            <numerusform>%n Wörter</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>By length {counts}</source>
        <translation>Nach Länge {counts}</translation>
    </message>
    <message>
        <source>Everyday words only</source>
        <translation>Nur Alltagswörter</translation>
    </message>
    <message>
        <source>Minimum length</source>
        <translation>Mindestlänge</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Verpasst</translation>
    </message>
    <message>
        <source>Ours</source>
        <translation>Unsere</translation>
    </message>
    <message>
        <source>Sorted by</source>
        <translation>Sortiert</translation>
    </message>
    <message>
        <source>Table of points</source>
        <translation>Punktetabelle</translation>
    </message>
    <message>
        <source>Words of the board</source>
        <translation>Wörter auf dem Brett</translation>
    </message>
    <message>
        <source>by commonness</source>
        <translation>nach Geläufigkeit</translation>
    </message>
    <message>
        <source>by length</source>
        <translation>nach Länge</translation>
    </message>
    <message>
        <source>by points</source>
        <translation>nach Punkten</translation>
    </message>
    <message>
        <source>by the alphabet</source>
        <translation>nach Alphabet</translation>
    </message>
    <message>
        <source>everyday words first</source>
        <translation>Alltagswörter zuerst</translation>
    </message>
    <message numerus="yes">
        <source>from %n letter(s)</source>
        <translation>
            <numerusform>ab %n Buchstabe</numerusform>
            <numerusform>ab %n Buchstaben</numerusform>
        </translation>
    </message>
    <message>
        <source>less common</source>
        <translation>weniger geläufig</translation>
    </message>
    <message>
        <source>points: {name}</source>
        <translation>Punkte: {name}</translation>
    </message>
    <message>
        <source>{letters}: {count}</source>
        <translation>{letters}: {count}</translation>
    </message>
    <message>
        <source>{text} ({known} everyday words)</source>
        <translation>{text} ({known} Alltagswörter)</translation>
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
            <numerusform>%n davon in euren Spielen verpasst</numerusform>
            <numerusform>%n davon in euren Spielen verpasst</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n Wort</numerusform>
            <numerusform>%n Wörter</numerusform>
        </translation>
    </message>
    <message>
        <source>A to Z</source>
        <translation>A bis Z</translation>
    </message>
    <message>
        <source>A word, C?T or +LETTERS</source>
        <translation>Ein Wort, H?T oder +BUCHSTABEN</translation>
    </message>
    <message numerus="yes">
        <source>Add %n to the quiz</source>
        <translation>
            <numerusform>%n ins Quiz</numerusform>
            <numerusform>%n ins Quiz</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>Zurück zur Liste</translation>
    </message>
    <message>
        <source>CAN: begins with it. C?T: any letter. *ING: any ending. +CANR: of these letters.</source>
        <translation>HAU: beginnt so. H?T: beliebiger Buchstabe. *UNG: endet so. +ABEL: aus diesen Buchstaben.</translation>
    </message>
    <message>
        <source>Cards in the quiz</source>
        <translation>Karten im Quiz</translation>
    </message>
    <message>
        <source>Everyday</source>
        <translation>Alltag</translation>
    </message>
    <message>
        <source>Find words</source>
        <translation>Wörter finden</translation>
    </message>
    <message>
        <source>House words</source>
        <translation>Hauswörter</translation>
    </message>
    <message>
        <source>Longest first</source>
        <translation>Längste zuerst</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Wird gesucht …</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>Most common first</source>
        <translation>Geläufigste zuerst</translation>
    </message>
    <message>
        <source>Most points first</source>
        <translation>Meiste Punkte zuerst</translation>
    </message>
    <message>
        <source>New for {name}</source>
        <translation>Neu für {name}</translation>
    </message>
    <message>
        <source>No cards yet. Add new words, or a word list.</source>
        <translation>Noch keine Karten. Füg neue Wörter oder eine Wortliste hinzu.</translation>
    </message>
    <message>
        <source>No house words yet. Look a word up and decide.</source>
        <translation>Noch keine Hauswörter. Schlag ein Wort nach und entscheide.</translation>
    </message>
    <message>
        <source>No words match that.</source>
        <translation>Dazu passt kein Wort.</translation>
    </message>
    <message>
        <source>No words to learn yet. Finish a game and they come here.</source>
        <translation>Noch keine Wörter zum Lernen. Spielt ein Spiel zu Ende, dann stehen sie hier.</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Other word lists…</source>
        <translation>Andere Wortlisten …</translation>
    </message>
    <message>
        <source>Quiz</source>
        <translation>Quiz</translation>
    </message>
    <message>
        <source>Simple</source>
        <translation>Einfach</translation>
    </message>
    <message>
        <source>The first {shown} of {all} words. Narrow your search to see the rest.</source>
        <translation>Die ersten {shown} von {all} Wörtern. Such genauer, um den Rest zu sehen.</translation>
    </message>
    <message>
        <source>Which words</source>
        <translation>Welche Wörter</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Wort</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>in the quiz</source>
        <translation>im Quiz</translation>
    </message>
    <message>
        <source>missed {missed} of {chances}</source>
        <translation>{missed} von {chances} verpasst</translation>
    </message>
    <message>
        <source>others had it</source>
        <translation>andere hatten es</translation>
    </message>
</context>
<context>
    <name>WorkPage</name>
    <message>
        <source>This game can&apos;t be shown</source>
        <translation>Dieses Spiel lässt sich nicht zeigen</translation>
    </message>
</context>
<context>
    <name>WrittenWordsModel</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Wort</translation>
    </message>
    <message>
        <source>against the rules</source>
        <translation>gegen die Regeln</translation>
    </message>
    <message>
        <source>not in the dictionary</source>
        <translation>nicht im Wörterbuch</translation>
    </message>
    <message>
        <source>not on the board</source>
        <translation>nicht auf dem Brett</translation>
    </message>
    <message>
        <source>too short</source>
        <translation>zu kurz</translation>
    </message>
    <message>
        <source>you wrote it twice</source>
        <translation>zweimal geschrieben</translation>
    </message>
</context>
<context>
    <name>_Coin</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>_Handle</name>
    <message>
        <source>Close the panel (Esc)</source>
        <translation>Leiste schließen (Esc)</translation>
    </message>
    <message>
        <source>Open the panel (F6)</source>
        <translation>Leiste öffnen (F6)</translation>
    </message>
</context>
<context>
    <name>seats_text</name>
    <message>
        <source>{names} and {last}</source>
        <translation>{names} und {last}</translation>
    </message>
</context>
</TS>
