<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl_NL">
<context>
    <name>AboutDialog</name>
    <message>
        <source>&amp;About</source>
        <translation>&amp;Over</translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation>&amp;Licenties</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Over</translation>
    </message>
    <message>
        <source>About Boggle Desk</source>
        <translation>Over Boggle Desk</translation>
    </message>
    <message>
        <source>About and licences</source>
        <translation>Over en licenties</translation>
    </message>
    <message>
        <source>Boggle Desk is free software under the MIT licence. The page “Licences” has its text and those of everything that it is made with.</source>
        <translation>Boggle Desk is vrije software onder de MIT-licentie. Op de pagina “Licenties” staan de tekst ervan en die van alles waarvan het gemaakt is.</translation>
    </message>
    <message>
        <source>Boggle and Scrabble are trademarks of their owners. Boggle Desk is an independent program, not made, sponsored or endorsed by them.</source>
        <translation>Boggle en Scrabble zijn merken van hun eigenaars. Boggle Desk is een onafhankelijk programma, niet door hen gemaakt of gesteund.</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Gekopieerd.</translation>
    </message>
    <message>
        <source>Copy &amp;details</source>
        <translation>&amp;Gegevens kopiëren</translation>
    </message>
    <message>
        <source>Family word games around one computer. Real letter cubes, an hourglass and a referee who knows the dictionary.</source>
        <translation>Woordspellen voor de hele familie rond één computer. Echte letterstenen, een zandloper en een scheidsrechter die het woordenboek kent.</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licentie</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licenties</translation>
    </message>
    <message>
        <source>Text of the licence</source>
        <translation>Tekst van de licentie</translation>
    </message>
    <message>
        <source>The English dictionary is made from SCOWL, copyright 2000–2018 by Kevin Atkinson. It contains the UK Advanced Cryptics Dictionary, copyright © J Ross Beresford 1993–2000, all rights reserved, and the ENABLE and YAWL lists, which are in the public domain.</source>
        <translation>Het Engelse woordenboek is gemaakt van SCOWL, copyright 2000–2018 Kevin Atkinson. Het bevat het UK Advanced Cryptics Dictionary, copyright © J Ross Beresford 1993–2000, alle rechten voorbehouden, en de lijsten ENABLE en YAWL uit het publieke domein.</translation>
    </message>
    <message>
        <source>The meanings come from WordNet 3.0, copyright 2006 by Princeton University.</source>
        <translation>De betekenissen komen uit WordNet 3.0, copyright 2006 Princeton University.</translation>
    </message>
    <message>
        <source>This text is missing. Please install the game again.</source>
        <translation>Deze tekst ontbreekt. Installeer het spel opnieuw.</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Versie {version}</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Woorden</translation>
    </message>
    <message>
        <source>Words in other languages come from {names}.</source>
        <translation>Woorden in andere talen komen van {names}.</translation>
    </message>
</context>
<context>
    <name>AlbumTab</name>
    <message>
        <source>All evenings by month and year</source>
        <translation>Alle avonden per maand en jaar</translation>
    </message>
    <message>
        <source>Back to the page</source>
        <translation>Terug naar de pagina</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhoud</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>Avond</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spellen</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Maand</translation>
    </message>
    <message>
        <source>Newer</source>
        <translation>Nieuwer</translation>
    </message>
    <message>
        <source>Older</source>
        <translation>Ouder</translation>
    </message>
    <message>
        <source>Page {place} of {pages}</source>
        <translation>Pagina {place} van {pages}</translation>
    </message>
    <message>
        <source>Play the finish again</source>
        <translation>De finish opnieuw afspelen</translation>
    </message>
    <message>
        <source>Print or save…</source>
        <translation>Printen of bewaren…</translation>
    </message>
    <message>
        <source>Reading your games…</source>
        <translation>Jullie spellen worden gelezen…</translation>
    </message>
    <message>
        <source>The last round</source>
        <translation>De laatste ronde</translation>
    </message>
    <message>
        <source>Won most</source>
        <translation>Vaakst gewonnen</translation>
    </message>
    <message>
        <source>Your album is still empty. It begins with tonight&apos;s game.</source>
        <translation>Jullie album is nog leeg. Het begint met het spel van vanavond.</translation>
    </message>
</context>
<context>
    <name>AloneCard</name>
    <message>
        <source>Beat your best</source>
        <translation>Verbeter je record</translation>
    </message>
    <message>
        <source>Play alone</source>
        <translation>Alleen spelen</translation>
    </message>
</context>
<context>
    <name>AnalysisBar</name>
    <message>
        <source>Analyse game</source>
        <translation>Spel analyseren</translation>
    </message>
    <message>
        <source>Analysing</source>
        <translation>Bezig met analyseren</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Look closer</source>
        <translation>Beter bekijken</translation>
    </message>
    <message>
        <source>See what each turn cost and a better play</source>
        <translation>Zie wat elke beurt kostte en een betere zet</translation>
    </message>
    <message>
        <source>Try out every turn many times. Takes a few seconds each</source>
        <translation>Probeert elke beurt vele keren uit. Duurt per beurt een paar seconden</translation>
    </message>
    <message>
        <source>{done} of {total} turns</source>
        <translation>{done} van {total} beurten</translation>
    </message>
</context>
<context>
    <name>AnalysisStrings</name>
    <message numerus="yes">
        <source>%Ln play(s)</source>
        <translation>
            <numerusform>%Ln zet</numerusform>
            <numerusform>%Ln zetten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n play(s) counted with words not in the dictionary</source>
        <translation>
            <numerusform>%n zet telde met woorden die niet in het woordenboek staan</numerusform>
            <numerusform>%n zetten telden met woorden die niet in het woordenboek staan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punt</numerusform>
            <numerusform>%n punten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n beurt</numerusform>
            <numerusform>%n beurten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) with an unknown rack</source>
        <translation>
            <numerusform>%n beurt met een onbekend plankje</numerusform>
            <numerusform>%n beurten met een onbekend plankje</numerusform>
        </translation>
    </message>
    <message>
        <source>A turn lost to a challenge.</source>
        <translation>Een beurt verloren door aanvechten.</translation>
    </message>
    <message>
        <source>A turn lost to a challenge. That cost about {points} points.</source>
        <translation>Een beurt verloren door aanvechten. Dat kostte zo’n {points} punten.</translation>
    </message>
    <message numerus="yes">
        <source>Found the best play %n time(s)</source>
        <translation>
            <numerusform>%n keer de beste zet gevonden</numerusform>
            <numerusform>%n keer de beste zet gevonden</numerusform>
        </translation>
    </message>
    <message>
        <source>No turns</source>
        <translation>Geen beurten</translation>
    </message>
    <message>
        <source>Not in this dictionary: {words}.</source>
        <translation>Niet in dit woordenboek: {words}.</translation>
    </message>
    <message>
        <source>Number {rank} of {moves}, and probably as good as the best.</source>
        <translation>Nummer {rank} van {moves}, waarschijnlijk net zo goed als de beste.</translation>
    </message>
    <message>
        <source>Number {rank} of {moves}, {points} points below the best.</source>
        <translation>Nummer {rank} van {moves}, {points} punten onder de beste.</translation>
    </message>
    <message>
        <source>Number {rank} of {moves}. The best wins {share}% more games.</source>
        <translation>Nummer {rank} van {moves}. De beste wint {share}% meer spellen.</translation>
    </message>
    <message>
        <source>So we don&apos;t compare it with other plays.</source>
        <translation>Daarom vergelijken we hem niet met andere zetten.</translation>
    </message>
    <message>
        <source>The best of {moves} (or as good).</source>
        <translation>De beste van {moves} (of even goed).</translation>
    </message>
    <message>
        <source>The tiles came off.</source>
        <translation>De letters moesten terug.</translation>
    </message>
    <message>
        <source>The tiles came off. That cost about {points} points.</source>
        <translation>De letters moesten terug. Dat kostte zo’n {points} punten.</translation>
    </message>
    <message>
        <source>We don&apos;t know the rack, so there&apos;s nothing to compare.</source>
        <translation>We kennen het plankje niet, dus er valt niets te vergelijken.</translation>
    </message>
    <message>
        <source>Wins (pre-endgame): how many draws from the bag win. ± means an estimate.</source>
        <translation>Wint (voor het eindspel): hoeveel trekkingen uit het zakje winnen. ± is een schatting.</translation>
    </message>
    <message>
        <source>Wins: how often this play wins in trial games.</source>
        <translation>Wint: hoe vaak deze zet wint in proefspellen.</translation>
    </message>
    <message>
        <source>Worth: points plus the tiles you keep, estimated.</source>
        <translation>Waarde: punten plus de letters die je houdt, geschat.</translation>
    </message>
    <message>
        <source>Worth: points to the end with perfect play. Exact.</source>
        <translation>Waarde: punten tot het einde als iedereen perfect speelt. Exact.</translation>
    </message>
    <message>
        <source>{names} are level</source>
        <translation>{names} staan gelijk</translation>
    </message>
    <message>
        <source>{name} leads by {points}</source>
        <translation>{name} staat {points} voor</translation>
    </message>
    <message>
        <source>{points} points below the best of {moves}.</source>
        <translation>{points} punten onder de beste van {moves}.</translation>
    </message>
    <message>
        <source>{points} points lost per turn over {turns}</source>
        <translation>{points} punten per beurt gemist, over {turns}</translation>
    </message>
    <message>
        <source>{turns} lost to challenges, about {points} points</source>
        <translation>{turns} verloren door aanvechten, zo’n {points} punten</translation>
    </message>
    <message>
        <source>{word} keeps {tiles}: {gain}</source>
        <translation>{word} houdt {tiles} over: {gain}</translation>
    </message>
    <message numerus="yes">
        <source>{word} scores %n more</source>
        <translation>
            <numerusform>{word} levert %n punt meer op</numerusform>
            <numerusform>{word} levert %n punten meer op</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AnalysisSummary</name>
    <message>
        <source>{turn}: {points} points lost</source>
        <translation>{turn}: {points} punten gemist</translation>
    </message>
</context>
<context>
    <name>AppContext</name>
    <message>
        <source>Archive</source>
        <translation>Archiveren</translation>
    </message>
    <message>
        <source>Archive the game</source>
        <translation>Het spel archiveren</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>End the game of {names} here? It stays in your history.</source>
        <translation>Het spel van {names} hier stoppen? Het blijft in je geschiedenis.</translation>
    </message>
</context>
<context>
    <name>Ask</name>
    <message>
        <source>Bring in</source>
        <translation>Importeren</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>If a file names its day, that day counts.</source>
        <translation>Noemt een bestand een dag, dan geldt die.</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Naam:</translation>
    </message>
    <message>
        <source>No printer is set up on this computer. Save a PDF instead.</source>
        <translation>Op deze computer is geen printer ingesteld. Bewaar liever een pdf.</translation>
    </message>
    <message>
        <source>Ours: count them in</source>
        <translation>Van ons: tellen mee</translation>
    </message>
    <message>
        <source>Played on</source>
        <translation>Gespeeld op</translation>
    </message>
    <message>
        <source>Somebody else&apos;s: just to look at</source>
        <translation>Van anderen: alleen om te bekijken</translation>
    </message>
    <message>
        <source>Who played these games?</source>
        <translation>Wie heeft deze spellen gespeeld?</translation>
    </message>
</context>
<context>
    <name>BagView</name>
    <message numerus="yes">
        <source>%n tile(s) left in the bag</source>
        <translation>
            <numerusform>%n letter in het zakje</numerusform>
            <numerusform>%n letters in het zakje</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bag: %n tile(s) left</source>
        <translation>
            <numerusform>Zakje: nog %n letter</numerusform>
            <numerusform>Zakje: nog %n letters</numerusform>
        </translation>
    </message>
    <message>
        <source>Show which tiles are left</source>
        <translation>Zie welke letters er nog zijn</translation>
    </message>
</context>
<context>
    <name>BallotBox</name>
    <message>
        <source>challenges</source>
        <translation>vecht aan</translation>
    </message>
    <message>
        <source>didn&apos;t need to vote</source>
        <translation>hoefde niet te stemmen</translation>
    </message>
    <message>
        <source>has voted</source>
        <translation>heeft gestemd</translation>
    </message>
    <message>
        <source>isn&apos;t sure</source>
        <translation>weet het niet zeker</translation>
    </message>
    <message>
        <source>still to vote</source>
        <translation>moet nog stemmen</translation>
    </message>
    <message>
        <source>wrote it</source>
        <translation>schreef het</translation>
    </message>
    <message>
        <source>wrote it and has no vote</source>
        <translation>schreef het en stemt niet</translation>
    </message>
</context>
<context>
    <name>BallotCard</name>
    <message>
        <source>Allow it</source>
        <translation>Goedkeuren</translation>
    </message>
    <message>
        <source>Cross it off</source>
        <translation>Wegstrepen</translation>
    </message>
</context>
<context>
    <name>BallotStrings</name>
    <message numerus="yes">
        <source>%n vote(s) to go</source>
        <translation>
            <numerusform>nog %n stem</numerusform>
            <numerusform>nog %n stemmen</numerusform>
        </translation>
    </message>
    <message>
        <source>See the verdict</source>
        <translation>Bekijk de uitslag</translation>
    </message>
    <message>
        <source>That counts, {ayes} to {noes}</source>
        <translation>Dat telt, {ayes} tegen {noes}</translation>
    </message>
    <message>
        <source>That doesn&apos;t count, {noes} to {ayes}</source>
        <translation>Dat telt niet, {noes} tegen {ayes}</translation>
    </message>
    <message>
        <source>{name}&apos;s vote decides</source>
        <translation>De stem van {name} beslist</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Hide this message</source>
        <translation>Deze melding verbergen</translation>
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
        <translation>Beste zetten</translation>
    </message>
</context>
<context>
    <name>BestPlays</name>
    <message>
        <source>Best play</source>
        <translation>Beste zet</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Beurt</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Beurten</translation>
    </message>
</context>
<context>
    <name>BlankCard</name>
    <message>
        <source>Which letter is your blank?</source>
        <translation>Welke letter is je blanco?</translation>
    </message>
</context>
<context>
    <name>BoardCard</name>
    <message numerus="yes">
        <source>%n shake(s) and no luck. That board may not exist.</source>
        <translation>
            <numerusform>%n worp zonder geluk. Zo’n bord bestaat misschien niet.</numerusform>
            <numerusform>%n worpen zonder geluk. Zo’n bord bestaat misschien niet.</numerusform>
        </translation>
    </message>
    <message>
        <source>A board</source>
        <translation>Een bord</translation>
    </message>
    <message>
        <source>A board {kind}</source>
        <translation>Een bord {kind}</translation>
    </message>
    <message>
        <source>A word this long</source>
        <translation>Een woord van deze lengte</translation>
    </message>
    <message>
        <source>About one shake in {count} gives such a board.</source>
        <translation>Ongeveer een op de {count} worpen geeft zo’n bord.</translation>
    </message>
    <message>
        <source>Almost any shake gives you that.</source>
        <translation>Bijna elke worp geeft zo’n bord.</translation>
    </message>
    <message>
        <source>Or a board&apos;s code</source>
        <translation>Of de code van een bord</translation>
    </message>
    <message>
        <source>The board of a code</source>
        <translation>Het bord van een code</translation>
    </message>
    <message>
        <source>The board of the code below.</source>
        <translation>Het bord van de code hieronder.</translation>
    </message>
    <message>
        <source>These words count</source>
        <translation>Deze woorden tellen</translation>
    </message>
    <message>
        <source>Which board?</source>
        <translation>Welk bord?</translation>
    </message>
    <message>
        <source>Wishes and codes</source>
        <translation>Wensen en codes</translation>
    </message>
    <message>
        <source>Words at least</source>
        <translation>Minstens zoveel woorden</translation>
    </message>
    <message>
        <source>Words at most</source>
        <translation>Hooguit zoveel woorden</translation>
    </message>
    <message>
        <source>Words of up to {letters} letters, at least</source>
        <translation>Woorden tot {letters} letters, minstens</translation>
    </message>
    <message>
        <source>Working out the odds…</source>
        <translation>De kans wordt berekend…</translation>
    </message>
    <message>
        <source>as set below</source>
        <translation>zoals hieronder gekozen</translation>
    </message>
    <message>
        <source>as the cubes fall</source>
        <translation>zoals de stenen vallen</translation>
    </message>
    <message>
        <source>for children: many short, simple words</source>
        <translation>voor kinderen: veel korte, eenvoudige woorden</translation>
    </message>
    <message>
        <source>no matter</source>
        <translation>maakt niet uit</translation>
    </message>
    <message>
        <source>with a long word</source>
        <translation>met een lang woord</translation>
    </message>
    <message>
        <source>with few words</source>
        <translation>met weinig woorden</translation>
    </message>
    <message>
        <source>with many words</source>
        <translation>met veel woorden</translation>
    </message>
</context>
<context>
    <name>BoardModel</name>
    <message>
        <source>covered</source>
        <translation>bedekt</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leeg</translation>
    </message>
    <message>
        <source>solid face</source>
        <translation>kant zonder letter</translation>
    </message>
    <message>
        <source>{letter}, row {row} column {column}</source>
        <translation>{letter}, rij {row} kolom {column}</translation>
    </message>
</context>
<context>
    <name>BoardPicture</name>
    <message>
        <source>Board: {rows}</source>
        <translation>Bord: {rows}</translation>
    </message>
</context>
<context>
    <name>BoardSheet</name>
    <message>
        <source>Names on the lists</source>
        <translation>Namen op de lijsten</translation>
    </message>
    <message>
        <source>The letters are on the paper only. The screen shows them when the dome is lifted.</source>
        <translation>De letters staan alleen op papier. Het scherm toont ze als de koepel omhoog is.</translation>
    </message>
    <message>
        <source>This board with blank lists</source>
        <translation>Dit bord met lege lijsten</translation>
    </message>
</context>
<context>
    <name>BoardWithPanel</name>
    <message>
        <source>Panel closed</source>
        <translation>Paneel dicht</translation>
    </message>
    <message>
        <source>Panel open</source>
        <translation>Paneel open</translation>
    </message>
</context>
<context>
    <name>BoardWordsModel</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punt</numerusform>
            <numerusform>%n punten</numerusform>
        </translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Letters</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Woord</translation>
    </message>
    <message>
        <source>{word} (on your list), {points}</source>
        <translation>{word} (op je lijst), {points}</translation>
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
        <translation>Ronde eerder stoppen</translation>
    </message>
    <message>
        <source>Keep looking</source>
        <translation>Verder zoeken</translation>
    </message>
    <message>
        <source>There&apos;s time left. Is everybody done?</source>
        <translation>Er is nog tijd. Is iedereen klaar?</translation>
    </message>
    <message>
        <source>We&apos;re done</source>
        <translation>We zijn klaar</translation>
    </message>
</context>
<context>
    <name>BogglePadPaper</name>
    <message>
        <source>Round {number}, {name}: {words}</source>
        <translation>Ronde {number}, {name}: {words}</translation>
    </message>
    <message>
        <source>no points: {words}</source>
        <translation>geen punten: {words}</translation>
    </message>
    <message>
        <source>{team} ({names}): {points} in all</source>
        <translation>{team} ({names}): {points} in totaal</translation>
    </message>
</context>
<context>
    <name>BogglePadSetupPage</name>
    <message>
        <source>Check typed words in the dictionary</source>
        <translation>Getypte woorden nakijken in het woordenboek</translation>
    </message>
    <message>
        <source>Pad</source>
        <translation>Blok</translation>
    </message>
    <message>
        <source>Time the rounds</source>
        <translation>Rondes met zandloper</translation>
    </message>
</context>
<context>
    <name>BogglePadStrings</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punt</numerusform>
            <numerusform>%n punten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in one round?</source>
        <translation>
            <numerusform>%n punt in één ronde?</numerusform>
            <numerusform>%n punten in één ronde?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in one round? Fix it or add it anyway.</source>
        <translation>
            <numerusform>%n punt in één ronde? Verbeter het of voeg het toch toe.</numerusform>
            <numerusform>%n punten in één ronde? Verbeter het of voeg het toch toe.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n seconde</numerusform>
            <numerusform>%n seconden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>Nog %n seconde</numerusform>
            <numerusform>Nog %n seconden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n woord</numerusform>
            <numerusform>%n woorden</numerusform>
        </translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Toevoegen</translation>
    </message>
    <message>
        <source>Add anyway</source>
        <translation>Toch toevoegen</translation>
    </message>
    <message>
        <source>Back to the game.</source>
        <translation>Terug bij het spel.</translation>
    </message>
    <message>
        <source>Carry on</source>
        <translation>Verder</translation>
    </message>
    <message>
        <source>Correct round {number}: {name}</source>
        <translation>Ronde {number} verbeteren: {name}</translation>
    </message>
    <message>
        <source>Count round</source>
        <translation>Ronde tellen</translation>
    </message>
    <message>
        <source>Cover the cubes until you carry on.</source>
        <translation>Bedekt de stenen tot jullie verdergaan.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Klaar</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Spel beëindigen</translation>
    </message>
    <message>
        <source>Enter points</source>
        <translation>Punten invoeren</translation>
    </message>
    <message>
        <source>It counts</source>
        <translation>Het telt</translation>
    </message>
    <message>
        <source>It doesn&apos;t count</source>
        <translation>Het telt niet</translation>
    </message>
    <message>
        <source>Keep writing, {names}!</source>
        <translation>Schrijf verder, {names}!</translation>
    </message>
    <message>
        <source>Let the cubes settle. Lift the lid as you start the timer.</source>
        <translation>Laat de stenen tot rust komen. Til het deksel op als je de zandloper omdraait.</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Volgende ronde</translation>
    </message>
    <message>
        <source>Next: {name}</source>
        <translation>Nu: {name}</translation>
    </message>
    <message>
        <source>No printing while the timer runs!</source>
        <translation>Niet printen zolang het zand loopt!</translation>
    </message>
    <message>
        <source>Nobody has points yet. Type some first.</source>
        <translation>Nog niemand heeft punten. Typ er eerst een paar.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauze</translation>
    </message>
    <message>
        <source>Play again? Same players, new scores.</source>
        <translation>Nog een keer? Zelfde spelers, nieuwe punten.</translation>
    </message>
    <message>
        <source>Remove entry</source>
        <translation>Invoer weghalen</translation>
    </message>
    <message>
        <source>Remove word</source>
        <translation>Woord weghalen</translation>
    </message>
    <message>
        <source>Round {number}, {name}: {what}</source>
        <translation>Ronde {number}, {name}: {what}</translation>
    </message>
    <message>
        <source>Round {number}: {name}</source>
        <translation>Ronde {number}: {name}</translation>
    </message>
    <message>
        <source>Score pad · {game}</source>
        <translation>Scoreblok · {game}</translation>
    </message>
    <message>
        <source>Shake the box</source>
        <translation>Schud de doos</translation>
    </message>
    <message>
        <source>Start timer</source>
        <translation>Start de tijd</translation>
    </message>
    <message>
        <source>That isn&apos;t written there.</source>
        <translation>Dat staat daar niet.</translation>
    </message>
    <message>
        <source>There&apos;s no room on the pad for {word}.</source>
        <translation>Er is op het blok geen plek voor {word}.</translation>
    </message>
    <message>
        <source>There&apos;s no such place on the pad.</source>
        <translation>Die plek is er niet op het blok.</translation>
    </message>
    <message>
        <source>Time&apos;s up for {names}! {more} more for the others.</source>
        <translation>De tijd is om voor {names}! Nog {more} voor de anderen.</translation>
    </message>
    <message>
        <source>Time&apos;s up for {names}.</source>
        <translation>De tijd is om voor {names}.</translation>
    </message>
    <message>
        <source>Time&apos;s up! Pencils down.</source>
        <translation>De tijd is om! Potloden neer.</translation>
    </message>
    <message>
        <source>Timer paused</source>
        <translation>Zandloper staat stil</translation>
    </message>
    <message>
        <source>To fix a mistake, click it on the pad.</source>
        <translation>Een fout? Klik hem aan op het blok.</translation>
    </message>
    <message>
        <source>Type a number (14), a sum (5+2+1) or words with spaces.</source>
        <translation>Typ een getal (14), een som (5+2+1) of woorden met spaties.</translation>
    </message>
    <message>
        <source>Type more words for {name}. Press Enter when you&apos;re done.</source>
        <translation>Typ meer woorden van {name}. Druk op Enter als je klaar bent.</translation>
    </message>
    <message>
        <source>We&apos;re done</source>
        <translation>We zijn klaar</translation>
    </message>
    <message numerus="yes">
        <source>Words need %n letter(s) or more.</source>
        <translation>
            <numerusform>Woorden hebben %n letter of meer.</numerusform>
            <numerusform>Woorden hebben %n letters of meer.</numerusform>
        </translation>
    </message>
    <message>
        <source>Write words on paper. Keep them secret!</source>
        <translation>Schrijf woorden op papier. Houd ze geheim!</translation>
    </message>
    <message>
        <source>Write!</source>
        <translation>Schrijven!</translation>
    </message>
    <message>
        <source>You can&apos;t do that right now.</source>
        <translation>Dat kan nu even niet.</translation>
    </message>
    <message>
        <source>find words</source>
        <translation>woorden zoeken</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>nog niets</translation>
    </message>
    <message>
        <source>pause</source>
        <translation>pauze</translation>
    </message>
    <message>
        <source>start the timer</source>
        <translation>zandloper omdraaien</translation>
    </message>
    <message>
        <source>{count} against the rules</source>
        <translation>{count} tegen de regels</translation>
    </message>
    <message>
        <source>{count} crossed off</source>
        <translation>{count} weggestreept</translation>
    </message>
    <message>
        <source>{count} not counted</source>
        <translation>{count} niet geteld</translation>
    </message>
    <message>
        <source>{points}, {words}</source>
        <translation>{points}, {words}</translation>
    </message>
    <message>
        <source>{word} is already on the list.</source>
        <translation>{word} staat al op de lijst.</translation>
    </message>
    <message>
        <source>“{part}” isn&apos;t points or a word. Type a number or words with spaces.</source>
        <translation>“{part}” is geen getal en geen woord. Typ een getal of woorden met spaties.</translation>
    </message>
    <message>
        <source>“{word}” has more than letters. Type letters only.</source>
        <translation>“{word}” heeft niet alleen letters. Typ alleen letters.</translation>
    </message>
</context>
<context>
    <name>BogglePadViewerPage</name>
    <message>
        <source>Typed words</source>
        <translation>Getypte woorden</translation>
    </message>
</context>
<context>
    <name>BogglePhones</name>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n woord</numerusform>
            <numerusform>%n woorden</numerusform>
        </translation>
    </message>
    <message>
        <source>Too late for that. Time is up.</source>
        <translation>Daar is het te laat voor. De tijd is om.</translation>
    </message>
</context>
<context>
    <name>BogglePrompts</name>
    <message numerus="yes">
        <source>%n more next time to beat your best.</source>
        <translation>
            <numerusform>Volgende keer %n meer en het is je record.</numerusform>
            <numerusform>Volgende keer %n meer en het is je record.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) more than ever before.</source>
        <translation>
            <numerusform>%n punt meer dan ooit.</numerusform>
            <numerusform>%n punten meer dan ooit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n ronde</numerusform>
            <numerusform>%n rondes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shake(s) so far</source>
        <translation>
            <numerusform>%n worp tot nu toe</numerusform>
            <numerusform>%n worpen tot nu toe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s) not in the dictionary</source>
        <translation>
            <numerusform>%n woord staat niet in het woordenboek</numerusform>
            <numerusform>%n woorden staan niet in het woordenboek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s) still face down</source>
        <translation>
            <numerusform>Nog %n woord omgekeerd</numerusform>
            <numerusform>Nog %n woorden omgekeerd</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A riddle while you wait, %n letter(s): {question}</source>
        <translation>
            <numerusform>Een raadsel terwijl je wacht, %n letter: {question}</numerusform>
            <numerusform>Een raadsel terwijl je wacht, %n letters: {question}</numerusform>
        </translation>
    </message>
    <message>
        <source>ALLOWED, {most} TO {least}</source>
        <translation>GOED, {most} TEGEN {least}</translation>
    </message>
    <message>
        <source>All read</source>
        <translation>Alles gelezen</translation>
    </message>
    <message>
        <source>All words</source>
        <translation>Alle woorden</translation>
    </message>
    <message>
        <source>And the winner is…</source>
        <translation>En de winnaar is…</translation>
    </message>
    <message>
        <source>Another board</source>
        <translation>Nog een bord</translation>
    </message>
    <message>
        <source>Anything to challenge?</source>
        <translation>Nog iets aanvechten?</translation>
    </message>
    <message>
        <source>Back to the lists</source>
        <translation>Terug naar de lijsten</translation>
    </message>
    <message>
        <source>Back to the podium</source>
        <translation>Terug naar het podium</translation>
    </message>
    <message>
        <source>Back to the scores</source>
        <translation>Terug naar de punten</translation>
    </message>
    <message>
        <source>Best today, {name}!</source>
        <translation>Vandaag de beste, {name}!</translation>
    </message>
    <message>
        <source>Boggle {title} · after round {number}</source>
        <translation>Boggle {title} · na ronde {number}</translation>
    </message>
    <message>
        <source>Boggle {title} · last round</source>
        <translation>Boggle {title} · laatste ronde</translation>
    </message>
    <message>
        <source>CROSSED OFF, {most} TO {least}</source>
        <translation>WEGGESTREEPT, {most} TEGEN {least}</translation>
    </message>
    <message>
        <source>Can everyone see the board?</source>
        <translation>Kan iedereen het bord zien?</translation>
    </message>
    <message>
        <source>Carry on</source>
        <translation>Verder</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Aanvechten</translation>
    </message>
    <message>
        <source>Challenge {word}</source>
        <translation>{word} aanvechten</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Afbeelding kopiëren</translation>
    </message>
    <message>
        <source>Dead level!</source>
        <translation>Precies gelijk!</translation>
    </message>
    <message>
        <source>Does the table allow it?</source>
        <translation>Vinden jullie het goed?</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Klaar</translation>
    </message>
    <message>
        <source>Done reading</source>
        <translation>Klaar met lezen</translation>
    </message>
    <message>
        <source>End now</source>
        <translation>Nu stoppen</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Spel beëindigen</translation>
    </message>
    <message>
        <source>Ending in {seconds}…</source>
        <translation>Einde over {seconds}…</translation>
    </message>
    <message>
        <source>Enter: on to {name}&apos;s list</source>
        <translation>Enter: naar de lijst van {name}</translation>
    </message>
    <message>
        <source>Enter: {button}</source>
        <translation>Enter: {button}</translation>
    </message>
    <message>
        <source>Everything was found twice this time.</source>
        <translation>Deze keer werd alles dubbel gevonden.</translation>
    </message>
    <message>
        <source>Finish the word you&apos;re on.</source>
        <translation>Maak je woord nog af.</translation>
    </message>
    <message>
        <source>Give it a good shake</source>
        <translation>Schud er flink op los</translation>
    </message>
    <message>
        <source>Give it a good shake</source>
        <comment>to one</comment>
        <translation>Schud er flink op los</translation>
    </message>
    <message>
        <source>Here come the cubes!</source>
        <translation>Daar komen de stenen!</translation>
    </message>
    <message>
        <source>Hold to shake</source>
        <translation>Vasthouden om te schudden</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>I&apos;m done</source>
        <translation>Ik ben klaar</translation>
    </message>
    <message>
        <source>IN THE DICTIONARY</source>
        <translation>IN HET WOORDENBOEK</translation>
    </message>
    <message>
        <source>Is it in the dictionary?</source>
        <translation>Staat het in het woordenboek?</translation>
    </message>
    <message>
        <source>It isn&apos;t in the dictionary. Your table says yes.</source>
        <translation>Het staat niet in het woordenboek. Jullie zeggen ja.</translation>
    </message>
    <message>
        <source>It&apos;s a tie, so the dictionary decides.</source>
        <translation>Het staat gelijk, dus beslist het woordenboek.</translation>
    </message>
    <message>
        <source>Keep looking</source>
        <translation>Verder zoeken</translation>
    </message>
    <message>
        <source>Keep looking, {names}!</source>
        <translation>Zoek verder, {names}!</translation>
    </message>
    <message>
        <source>Let go to drop the cubes</source>
        <translation>Laat los en de stenen vallen</translation>
    </message>
    <message>
        <source>Lift the dome</source>
        <translation>Koepel optillen</translation>
    </message>
    <message>
        <source>Lift the dome to start the timer.</source>
        <translation>Til de koepel op en het zand loopt.</translation>
    </message>
    <message>
        <source>Lift the dome to start the timer.</source>
        <comment>to one</comment>
        <translation>Til de koepel op en het zand loopt.</translation>
    </message>
    <message>
        <source>Look at the laptop. The board comes there.</source>
        <translation>Kijk naar de laptop. Daar komt het bord.</translation>
    </message>
    <message>
        <source>NOT IN THE DICTIONARY</source>
        <translation>NIET IN HET WOORDENBOEK</translation>
    </message>
    <message>
        <source>Never mind</source>
        <translation>Laat maar</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Volgende ronde</translation>
    </message>
    <message>
        <source>Next word</source>
        <translation>Volgend woord</translation>
    </message>
    <message>
        <source>Next: {name}</source>
        <translation>Nu: {name}</translation>
    </message>
    <message>
        <source>Next: {name}&apos;s list</source>
        <translation>Volgende: de lijst van {name}</translation>
    </message>
    <message>
        <source>No printing while the timer runs!</source>
        <translation>Niet printen zolang het zand loopt!</translation>
    </message>
    <message>
        <source>No words from {names} yet. Nothing to type? Press “{button}”.</source>
        <translation>Nog geen woorden van {names}. Niets te typen? Druk op “{button}”.</translation>
    </message>
    <message>
        <source>No words this time.</source>
        <translation>Geen woorden deze keer.</translation>
    </message>
    <message numerus="yes">
        <source>None of %n shake(s) gave such a board.</source>
        <translation>
            <numerusform>%n worp gaf zo’n bord niet.</numerusform>
            <numerusform>Geen van %n worpen gaf zo’n bord.</numerusform>
        </translation>
    </message>
    <message>
        <source>One last word: {names}</source>
        <translation>Nog één woord: {names}</translation>
    </message>
    <message>
        <source>Only {name} could vote, so the dictionary decides.</source>
        <translation>Alleen {name} kan stemmen, dus beslist het woordenboek.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauze</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pauze</translation>
    </message>
    <message>
        <source>Pencil ready?</source>
        <translation>Potlood klaar?</translation>
    </message>
    <message>
        <source>Pencils down!</source>
        <translation>Potloden neer!</translation>
    </message>
    <message>
        <source>Pencils ready?</source>
        <translation>Potloden klaar?</translation>
    </message>
    <message>
        <source>Photo finish!</source>
        <translation>Fotofinish!</translation>
    </message>
    <message>
        <source>Print this board…</source>
        <translation>Dit bord printen…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Printen…</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <translation>Voorlezen</translation>
    </message>
    <message>
        <source>Read in turn</source>
        <translation>Om de beurt lezen</translation>
    </message>
    <message>
        <source>Read it</source>
        <translation>Voorlezen</translation>
    </message>
    <message>
        <source>Read together</source>
        <translation>Samen lezen</translation>
    </message>
    <message>
        <source>Ready?</source>
        <translation>Klaar?</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Uitslag</translation>
    </message>
    <message>
        <source>Rounds with hints don&apos;t count as a best score.</source>
        <translation>Rondes met hints tellen niet als beste score.</translation>
    </message>
    <message>
        <source>Rounds with hints don&apos;t count as a best.</source>
        <translation>Rondes met hints tellen niet als record.</translation>
    </message>
    <message>
        <source>Same cubes for everyone. Lift the dome when nobody else is looking.</source>
        <translation>Dezelfde stenen voor iedereen. Til de koepel op als niemand anders kijkt.</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>Afbeelding opslaan…</translation>
    </message>
    <message>
        <source>Score the list</source>
        <translation>Lijst tellen</translation>
    </message>
    <message>
        <source>Score the lists</source>
        <translation>Lijsten tellen</translation>
    </message>
    <message>
        <source>Second today</source>
        <translation>Vandaag tweede</translation>
    </message>
    <message>
        <source>See the podium</source>
        <translation>Naar het podium</translation>
    </message>
    <message>
        <source>See the scores</source>
        <translation>Naar de punten</translation>
    </message>
    <message>
        <source>Shake again</source>
        <translation>Nog eens schudden</translation>
    </message>
    <message>
        <source>Shake on</source>
        <translation>Verder schudden</translation>
    </message>
    <message>
        <source>Shake without the wish</source>
        <translation>Schudden zonder de wens</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Laat maar zien</translation>
    </message>
    <message>
        <source>Show the end again</source>
        <translation>Het einde nog eens zien</translation>
    </message>
    <message>
        <source>Show the points</source>
        <translation>Punten tonen</translation>
    </message>
    <message>
        <source>Show the words</source>
        <translation>Woorden tonen</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Overslaan</translation>
    </message>
    <message>
        <source>Still to play this board: {names}</source>
        <translation>Moeten dit bord nog spelen: {names}</translation>
    </message>
    <message>
        <source>Stop for today</source>
        <translation>Genoeg voor vandaag</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>Hier stoppen</translation>
    </message>
    <message>
        <source>THE TABLE ALLOWS IT</source>
        <translation>GESTEMD: GOED</translation>
    </message>
    <message>
        <source>THE TABLE CROSSES IT OFF</source>
        <translation>GESTEMD: WEGGESTREEPT</translation>
    </message>
    <message>
        <source>Take as long as you like, there&apos;s no timer.</source>
        <translation>Neem de tijd, er loopt geen zandloper.</translation>
    </message>
    <message>
        <source>Take as long as you like, there&apos;s no timer.</source>
        <comment>to one</comment>
        <translation>Neem de tijd, er loopt geen zandloper.</translation>
    </message>
    <message>
        <source>Take the nearest board</source>
        <translation>Het dichtstbijzijnde bord nemen</translation>
    </message>
    <message>
        <source>Tap a player and type their words, or read aloud from paper.</source>
        <translation>Tik een speler aan en typ de woorden, of lees voor van papier.</translation>
    </message>
    <message>
        <source>Tap a word on a list to challenge it.</source>
        <translation>Tik op een woord in een lijst om het aan te vechten.</translation>
    </message>
    <message>
        <source>Tap the words on {name}&apos;s list</source>
        <translation>Tik de woorden op de lijst van {name} aan</translation>
    </message>
    <message>
        <source>The computer was asleep, so the timer has waited. Everybody there?</source>
        <translation>De computer sliep, dus de zandloper heeft gewacht. Is iedereen er?</translation>
    </message>
    <message>
        <source>The computer was asleep, so the timer has waited. Still there?</source>
        <translation>De computer sliep, dus de zandloper heeft gewacht. Ben je er nog?</translation>
    </message>
    <message>
        <source>The computers are ready</source>
        <translation>De computers zijn klaar</translation>
    </message>
    <message>
        <source>The cubes can&apos;t tumble on this computer, so you&apos;ll see the board at once.</source>
        <translation>De stenen kunnen op deze computer niet rollen. Je ziet het bord meteen.</translation>
    </message>
    <message>
        <source>The cubes can&apos;t tumble on this computer, so you&apos;ll see the board at once.</source>
        <comment>to one</comment>
        <translation>De stenen kunnen op deze computer niet rollen. Je ziet het bord meteen.</translation>
    </message>
    <message>
        <source>The cubes drop when you let go.</source>
        <translation>De stenen vallen als je loslaat.</translation>
    </message>
    <message>
        <source>The dictionary has it. Your table says no.</source>
        <translation>Het staat in het woordenboek. Jullie zeggen nee.</translation>
    </message>
    <message>
        <source>The last round</source>
        <translation>De laatste ronde</translation>
    </message>
    <message>
        <source>The letters are hidden and the sand stands still.</source>
        <translation>De letters zijn bedekt en het zand staat stil.</translation>
    </message>
    <message>
        <source>The lists are typed in.</source>
        <translation>De lijsten worden ingetypt.</translation>
    </message>
    <message>
        <source>The points stay covered until everybody has played.</source>
        <translation>De punten blijven bedekt tot iedereen heeft gespeeld.</translation>
    </message>
    <message>
        <source>The riddle&apos;s answer: {word}</source>
        <translation>Het antwoord: {word}</translation>
    </message>
    <message>
        <source>The table decides. A tie goes to the dictionary.</source>
        <translation>Jullie beslissen. Bij gelijke stand het woordenboek.</translation>
    </message>
    <message>
        <source>The timer starts when you lift the dome.</source>
        <translation>Het zand loopt zodra jullie de koepel optillen.</translation>
    </message>
    <message>
        <source>The timer starts when you lift the dome.</source>
        <comment>to one</comment>
        <translation>Het zand loopt zodra je de koepel optilt.</translation>
    </message>
    <message>
        <source>The words stay hidden until everybody has played.</source>
        <translation>De woorden blijven verborgen tot iedereen heeft gespeeld.</translation>
    </message>
    <message>
        <source>Third today</source>
        <translation>Vandaag derde</translation>
    </message>
    <message>
        <source>Time! Finish this word and press Enter.</source>
        <translation>Tijd! Maak dit woord af en druk op Enter.</translation>
    </message>
    <message>
        <source>Today&apos;s board</source>
        <translation>Bord van vandaag</translation>
    </message>
    <message>
        <source>Type in your words.</source>
        <translation>Typ je woorden.</translation>
    </message>
    <message>
        <source>Vote again</source>
        <translation>Opnieuw stemmen</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Wacht</translation>
    </message>
    <message>
        <source>Watch again</source>
        <translation>Nog eens kijken</translation>
    </message>
    <message>
        <source>We&apos;re done</source>
        <translation>We zijn klaar</translation>
    </message>
    <message>
        <source>Well hunted, {name}!</source>
        <translation>Goed gezocht, {name}!</translation>
    </message>
    <message>
        <source>Who challenges {word}?</source>
        <translation>Wie vecht {word} aan?</translation>
    </message>
    <message>
        <source>Who else played this board?</source>
        <translation>Wie speelde dit bord nog meer?</translation>
    </message>
    <message>
        <source>Who takes the round?</source>
        <translation>Wie wint de ronde?</translation>
    </message>
    <message>
        <source>Words on paper come next.</source>
        <translation>Nu komen de woorden op papier.</translation>
    </message>
    <message>
        <source>You can also hold {key} or drag the dome.</source>
        <translation>Je kunt ook de {key} ingedrukt houden of de koepel slepen.</translation>
    </message>
    <message>
        <source>You&apos;re one team, so each word counts once.</source>
        <translation>Jullie zijn één team, dus elk woord telt één keer.</translation>
    </message>
    <message>
        <source>Your best without a hint: {before}.</source>
        <translation>Jouw beste zonder hint: {before}.</translation>
    </message>
    <message>
        <source>Your best yet, {name}!</source>
        <translation>Je record, {name}!</translation>
    </message>
    <message>
        <source>Your best: {before}.</source>
        <translation>Jouw beste: {before}.</translation>
    </message>
    <message>
        <source>find words</source>
        <translation>woorden zoeken</translation>
    </message>
    <message>
        <source>finish your word</source>
        <translation>maak je woord af</translation>
    </message>
    <message>
        <source>goal reached</source>
        <translation>doel bereikt</translation>
    </message>
    <message>
        <source>in {rounds}</source>
        <translation>in {rounds}</translation>
    </message>
    <message>
        <source>take as long as you like</source>
        <comment>to one</comment>
        <translation>neem de tijd</translation>
    </message>
    <message numerus="yes">
        <source>word(s) so far</source>
        <translation>
            <numerusform>woord tot nu toe</numerusform>
            <numerusform>woorden tot nu toe</numerusform>
        </translation>
    </message>
    <message>
        <source>{measure} ({date})</source>
        <translation>{measure} ({date})</translation>
    </message>
    <message>
        <source>{name} challenges {other}</source>
        <translation>{name} vecht het woord van {other} aan</translation>
    </message>
    <message>
        <source>{name} reads</source>
        <translation>{name} leest voor</translation>
    </message>
    <message>
        <source>{name} reads next</source>
        <translation>Hierna leest {name}</translation>
    </message>
    <message numerus="yes">
        <source>{name} win by %n point(s)!</source>
        <comment>a team</comment>
        <translation>
            <numerusform>{name} winnen met %n punt verschil!</numerusform>
            <numerusform>{name} winnen met %n punten verschil!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins by %n point(s)!</source>
        <translation>
            <numerusform>{name} wint met %n punt verschil!</numerusform>
            <numerusform>{name} wint met %n punten verschil!</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, it&apos;s your turn</source>
        <translation>{name}, jij bent aan de beurt</translation>
    </message>
    <message>
        <source>{name}: {remark}</source>
        <translation>{name}: {remark}</translation>
    </message>
    <message>
        <source>{number} of {all} have written</source>
        <translation>{number} van de {all} hebben geschreven</translation>
    </message>
    <message>
        <source>{points} each in {rounds}</source>
        <translation>ieder {points} in {rounds}</translation>
    </message>
    <message>
        <source>{points} in {rounds}, {lead} ahead of {name}</source>
        <translation>{points} in {rounds}, {lead} voor {name}</translation>
    </message>
    <message>
        <source>{seconds} s for {word}…</source>
        <translation>{seconds} s voor {word}…</translation>
    </message>
    <message>
        <source>{shakes}. Nobody has seen a letter.</source>
        <translation>{shakes}. Niemand heeft een letter gezien.</translation>
    </message>
    <message>
        <source>{stuck} The nearest one: {found}.</source>
        <translation>{stuck} Het dichtst erbij: {found}.</translation>
    </message>
    <message>
        <source>{text}
Your handicap: {granted}</source>
        <translation>{text}
Jouw voorsprong: {granted}</translation>
    </message>
    <message>
        <source>{word} was crossed off and costs {name} {points}.</source>
        <translation>{word} is weggestreept en kost {name} {points}.</translation>
    </message>
    <message>
        <source>★ Goal reached in {time}! Press Enter or keep typing.</source>
        <translation>★ Doel bereikt in {time}! Druk op Enter of typ verder.</translation>
    </message>
    <message>
        <source>★ Your best so far! Before it was {before}.</source>
        <translation>★ Jouw beste tot nu toe! Eerst was het {before}.</translation>
    </message>
    <message>
        <source>★ Your first result with these rules. That&apos;s the one to beat.</source>
        <translation>★ Jouw eerste uitslag met deze regels. Die moet je nu verslaan.</translation>
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
        <translation> letters</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source> points</source>
        <translation> punten</translation>
    </message>
    <message numerus="yes">
        <source>%n letter(s) or more</source>
        <translation>
            <numerusform>%n letter of meer</numerusform>
            <numerusform>%n letters of meer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuut</numerusform>
            <numerusform>%n minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n ronde</numerusform>
            <numerusform>%n rondes</numerusform>
        </translation>
    </message>
    <message>
        <source>A board with very few everyday words is shaken again before anybody sees it.</source>
        <translation>Een bord met heel weinig alledaagse woorden wordt opnieuw geschud voordat iemand het ziet.</translation>
    </message>
    <message>
        <source>A vote</source>
        <translation>Stemmen</translation>
    </message>
    <message>
        <source>A word that fails costs its points</source>
        <translation>Een fout woord kost zijn punten</translation>
    </message>
    <message>
        <source>Advanced: words of 5 letters or more</source>
        <translation>Gevorderd: woorden vanaf 5 letters</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Meteen</translation>
    </message>
    <message>
        <source>Board and time</source>
        <translation>Bord en tijd</translation>
    </message>
    <message>
        <source>Challenges</source>
        <translation>Aanvechten</translation>
    </message>
    <message>
        <source>Check words</source>
        <translation>Woorden nakijken</translation>
    </message>
    <message>
        <source>Cubes</source>
        <translation>Letterstenen</translation>
    </message>
    <message>
        <source>Dictionary</source>
        <translation>Woordenboek</translation>
    </message>
    <message>
        <source>Fair shake</source>
        <translation>Eerlijk schudden</translation>
    </message>
    <message>
        <source>Finish the word you&apos;re on</source>
        <translation>Het woord dat je begon afmaken</translation>
    </message>
    <message>
        <source>First to</source>
        <translation>Wie het eerst heeft</translation>
    </message>
    <message>
        <source>Hints (only on this screen)</source>
        <translation>Hints (alleen op dit scherm)</translation>
    </message>
    <message>
        <source>How do you write?</source>
        <translation>Hoe schrijven jullie?</translation>
    </message>
    <message>
        <source>If challenged</source>
        <translation>Bij aanvechten</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Lijsten</translation>
    </message>
    <message>
        <source>Minimum length</source>
        <translation>Minimale lengte</translation>
    </message>
    <message>
        <source>Offer likely words when lists are typed</source>
        <translation>Woorden voorstellen bij het intypen van lijsten</translation>
    </message>
    <message>
        <source>On paper</source>
        <translation>Op papier</translation>
    </message>
    <message>
        <source>On phones</source>
        <translation>Op telefoons</translation>
    </message>
    <message>
        <source>On this screen</source>
        <translation>Op dit scherm</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondes</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tijd</translation>
    </message>
    <message>
        <source>When read</source>
        <translation>Bij het voorlezen</translation>
    </message>
    <message>
        <source>Who decides</source>
        <translation>Wie beslist</translation>
    </message>
    <message>
        <source>Winning</source>
        <translation>Winnen</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Woorden</translation>
    </message>
    <message>
        <source>Works with any game. Handicaps stay.</source>
        <translation>Past bij elk spel. Voorsprongen blijven.</translation>
    </message>
    <message>
        <source>challenges by dictionary</source>
        <translation>het woordenboek beslist bij twijfel</translation>
    </message>
    <message>
        <source>challenges by vote</source>
        <translation>jullie stemmen bij twijfel</translation>
    </message>
    <message>
        <source>dictionary checks at once</source>
        <translation>het woordenboek kijkt meteen na</translation>
    </message>
    <message>
        <source>dictionary checks every word</source>
        <translation>het woordenboek kijkt elk woord na</translation>
    </message>
    <message>
        <source>everyone at once</source>
        <translation>allemaal tegelijk</translation>
    </message>
    <message>
        <source>fair shake</source>
        <translation>eerlijk geschud</translation>
    </message>
    <message>
        <source>first to {target}</source>
        <translation>tot {target} punten</translation>
    </message>
    <message>
        <source>hints</source>
        <translation>hints</translation>
    </message>
    <message>
        <source>lists typed without help</source>
        <translation>lijsten zonder voorstellen</translation>
    </message>
    <message>
        <source>lost challenges cost points</source>
        <translation>een fout woord kost punten</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>zonder einde</translation>
    </message>
    <message>
        <source>no target</source>
        <translation>zonder doel</translation>
    </message>
    <message>
        <source>one after the other</source>
        <translation>om de beurt</translation>
    </message>
    <message>
        <source>scan a code to join</source>
        <translation>scan een code en doe mee</translation>
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
        <translation>Gemiddelde punten per ronde, zonder voorsprong. Alleen de laatste rondes met deze regels tellen. Woorden die teamgenoten delen, tellen voor ieder van hen.</translation>
    </message>
    <message>
        <source>Details…</source>
        <translation>Details…</translation>
    </message>
    <message>
        <source>Fair points per round: {granted}. Change them as you like.</source>
        <translation>Eerlijke punten per ronde: {granted}. Pas ze gerust aan.</translation>
    </message>
    <message>
        <source>Head starts and teams</source>
        <translation>Voorsprong en teams</translation>
    </message>
    <message>
        <source>How much help?</source>
        <translation>Hoeveel hulp?</translation>
    </message>
    <message>
        <source>Make it fair for smaller players.</source>
        <translation>Zo is het eerlijk voor de kleintjes.</translation>
    </message>
    <message>
        <source>Not enough rounds with these rules for {names} yet.</source>
        <translation>Nog niet genoeg rondes met deze regels voor {names}.</translation>
    </message>
    <message>
        <source>Past rounds say: a lot</source>
        <translation>Eerdere rondes zeggen: veel</translation>
    </message>
    <message>
        <source>Past rounds say: none</source>
        <translation>Eerdere rondes zeggen: geen</translation>
    </message>
    <message>
        <source>Past rounds say: some</source>
        <translation>Eerdere rondes zeggen: wat</translation>
    </message>
    <message>
        <source>Suggest a fair handicap</source>
        <translation>Eerlijke voorsprong voorstellen</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Waarom?</translation>
    </message>
    <message>
        <source>You&apos;re even. Nobody needs a handicap.</source>
        <translation>Jullie zijn even sterk. Niemand heeft een voorsprong nodig.</translation>
    </message>
    <message>
        <source>Your history can&apos;t be read right now.</source>
        <translation>Je geschiedenis is nu niet te lezen.</translation>
    </message>
    <message>
        <source>a lot</source>
        <translation>veel</translation>
    </message>
    <message>
        <source>head start</source>
        <translation>voorsprong</translation>
    </message>
    <message>
        <source>none</source>
        <translation>geen</translation>
    </message>
    <message>
        <source>own</source>
        <translation>eigen</translation>
    </message>
    <message>
        <source>some</source>
        <translation>wat</translation>
    </message>
    <message>
        <source>{name} +{points}</source>
        <translation>{name} +{points}</translation>
    </message>
    <message>
        <source>{name}: fewer than {least} rounds</source>
        <translation>{name}: minder dan {least} rondes</translation>
    </message>
    <message>
        <source>{name}: {average} ({rounds} rounds)</source>
        <translation>{name}: {average} ({rounds} rondes)</translation>
    </message>
    <message>
        <source>{side} is strongest. The others get the difference. A team&apos;s points go to the player with the lowest average.</source>
        <translation>{side} is het sterkst. De anderen krijgen het verschil. In een team gaan de punten naar het laagste gemiddelde.</translation>
    </message>
</context>
<context>
    <name>BoggleSetupPage</name>
    <message>
        <source>New Boggle game</source>
        <translation>Nieuw Boggle-spel</translation>
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
            <numerusform>%n letter</numerusform>
            <numerusform>%n letters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuut</numerusform>
            <numerusform>%n minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punt</numerusform>
            <numerusform>%n punten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shake(s) to get the board you wished for.</source>
        <translation>
            <numerusform>%n worp voor het gewenste bord.</numerusform>
            <numerusform>%n worpen voor het gewenste bord.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n woord</numerusform>
            <numerusform>%n woorden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s) of up to {letters} letters</source>
        <translation>
            <numerusform>%n woord tot {letters} letters</numerusform>
            <numerusform>%n woorden tot {letters} letters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n point(s)</source>
        <translation>
            <numerusform>+%n punt</numerusform>
            <numerusform>+%n punten</numerusform>
        </translation>
    </message>
    <message>
        <source>A board with {parts}, counting {counted}.</source>
        <translation>Een bord met {parts}. Geteld: {counted}.</translation>
    </message>
    <message>
        <source>A game needs two sides. End it, or let somebody else play on.</source>
        <translation>Een spel heeft twee partijen nodig. Stop het spel, of laat iemand anders verder spelen.</translation>
    </message>
    <message>
        <source>All read. Anything to challenge?</source>
        <translation>Alles gelezen. Nog iets aanvechten?</translation>
    </message>
    <message>
        <source>Any board the cubes make.</source>
        <translation>Elk bord dat de stenen maken.</translation>
    </message>
    <message>
        <source>Big and Master cubes (1979)</source>
        <translation>Big- en Master-stenen (1979)</translation>
    </message>
    <message>
        <source>Both wrote it</source>
        <translation>Allebei hebben het</translation>
    </message>
    <message>
        <source>Challenge cubes</source>
        <translation>Challenge-stenen</translation>
    </message>
    <message>
        <source>Classic cubes (1976)</source>
        <translation>Klassieke stenen (1976)</translation>
    </message>
    <message>
        <source>Codes never use {sign}.</source>
        <translation>In codes staat nooit {sign}.</translation>
    </message>
    <message>
        <source>Counts once for the team. {name} keeps it: {points}</source>
        <translation>Telt één keer voor het team. {name} houdt het: {points}</translation>
    </message>
    <message>
        <source>Crossed off for everybody</source>
        <translation>Voor iedereen weggestreept</translation>
    </message>
    <message>
        <source>Deluxe cubes</source>
        <translation>Deluxe-stenen</translation>
    </message>
    <message>
        <source>Everybody writes at once. The computer shakes, times and referees.</source>
        <translation>Iedereen schrijft tegelijk. De computer schudt, houdt de tijd bij en beslist.</translation>
    </message>
    <message>
        <source>Everybody wrote it</source>
        <translation>Iedereen heeft het</translation>
    </message>
    <message numerus="yes">
        <source>Finds about %n point(s) a round</source>
        <translation>
            <numerusform>Vindt zo’n %n punt per ronde</numerusform>
            <numerusform>Vindt zo’n %n punten per ronde</numerusform>
        </translation>
    </message>
    <message>
        <source>Finish this round first. Then somebody else can sit down.</source>
        <translation>Maak eerst deze ronde af. Daarna kan iemand anders gaan zitten.</translation>
    </message>
    <message>
        <source>First to read</source>
        <translation>Leest als eerste</translation>
    </message>
    <message>
        <source>First to {target} wins.</source>
        <translation>Wie het eerst {target} heeft, wint.</translation>
    </message>
    <message>
        <source>Hands off the cubes while the timer runs!</source>
        <translation>Handen af van de stenen zolang het zand loopt!</translation>
    </message>
    <message>
        <source>It&apos;s a tie: {names}</source>
        <translation>Gelijk: {names}</translation>
    </message>
    <message>
        <source>It&apos;s somebody else&apos;s turn to write.</source>
        <translation>Nu schrijft iemand anders.</translation>
    </message>
    <message>
        <source>Keep typing. The code has more characters.</source>
        <translation>Typ verder. De code is langer.</translation>
    </message>
    <message>
        <source>New cubes (since 1987)</source>
        <translation>Nieuwe stenen (sinds 1987)</translation>
    </message>
    <message>
        <source>Next to read</source>
        <translation>Leest hierna</translation>
    </message>
    <message>
        <source>No points this round</source>
        <translation>Geen punten deze ronde</translation>
    </message>
    <message>
        <source>No shared words</source>
        <translation>Geen gedeelde woorden</translation>
    </message>
    <message>
        <source>Nobody sits there. Choose another player.</source>
        <translation>Daar zit niemand. Kies een andere speler.</translation>
    </message>
    <message>
        <source>On paper</source>
        <translation>Op papier</translation>
    </message>
    <message>
        <source>On phones</source>
        <translation>Op telefoons</translation>
    </message>
    <message>
        <source>On screen</source>
        <translation>Op het scherm</translation>
    </message>
    <message>
        <source>One at a time. Same cubes, full time for everyone.</source>
        <translation>Om de beurt. Dezelfde stenen, ieder de volle tijd.</translation>
    </message>
    <message>
        <source>Only {name} wrote it</source>
        <translation>Alleen {name} heeft het</translation>
    </message>
    <message>
        <source>Others play this board too.</source>
        <translation>Anderen spelen dit bord ook.</translation>
    </message>
    <message>
        <source>Play as many rounds as you like.</source>
        <translation>Speel zoveel rondes als je wilt.</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Oefenen</translation>
    </message>
    <message>
        <source>Rare words {number} of {words}</source>
        <translation>Zeldzame woorden {number} van {words}</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Ronde {number}</translation>
    </message>
    <message>
        <source>Round {number}  ·  word {word} of {words}</source>
        <translation>Ronde {number}  ·  woord {word} van {words}</translation>
    </message>
    <message>
        <source>Round {number} of {rounds}</source>
        <translation>Ronde {number} van {rounds}</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}.</source>
        <translation>Ronde {round} van {rounds}.</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}. {target} points win earlier.</source>
        <translation>Ronde {round} van {rounds}. Met {target} punten win je eerder.</translation>
    </message>
    <message numerus="yes">
        <source>Shaken again: %n board(s) had too few everyday words.</source>
        <translation>
            <numerusform>Opnieuw geschud: %n bord had te weinig alledaagse woorden.</numerusform>
            <numerusform>Opnieuw geschud: %n borden hadden te weinig alledaagse woorden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Shared words {number} of {words}</source>
        <translation>Gedeelde woorden {number} van {words}</translation>
    </message>
    <message>
        <source>Somebody here has that name. Choose another one.</source>
        <translation>Zo heet hier al iemand. Kies een andere naam.</translation>
    </message>
    <message>
        <source>Something&apos;s mistyped. Check each character again.</source>
        <translation>Er zit een typefout in. Kijk elk teken na.</translation>
    </message>
    <message>
        <source>Super Big cubes (2012)</source>
        <translation>Super-Big-stenen (2012)</translation>
    </message>
    <message>
        <source>That isn&apos;t a board&apos;s code. Check each character again.</source>
        <translation>Dat is geen code van een bord. Kijk elk teken na.</translation>
    </message>
    <message>
        <source>That&apos;s too long. Check for an extra character.</source>
        <translation>Dat is te lang. Zoek een teken te veel.</translation>
    </message>
    <message numerus="yes">
        <source>The best of %n shake(s). All had few everyday words.</source>
        <translation>
            <numerusform>Het beste bord van %n worp. Het had weinig alledaagse woorden.</numerusform>
            <numerusform>Het beste bord van %n worpen. Alle hadden weinig alledaagse woorden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The closest board to your wish in %n shake(s).</source>
        <translation>
            <numerusform>Het bord het dichtst bij je wens in %n worp.</numerusform>
            <numerusform>Het bord het dichtst bij je wens in %n worpen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The dome is up. The timer is running.</source>
        <translation>De koepel is omhoog. Het zand loopt.</translation>
    </message>
    <message>
        <source>The others play on. {name}&apos;s points stay with the team.</source>
        <translation>De anderen spelen verder. De punten van {name} blijven bij het team.</translation>
    </message>
    <message>
        <source>The others play on. {name}&apos;s points stay, but can&apos;t win.</source>
        <translation>De anderen spelen verder. De punten van {name} blijven, maar winnen kan niet meer.</translation>
    </message>
    <message>
        <source>There&apos;s no {letter} on the board.</source>
        <translation>Er ligt geen {letter} op het bord.</translation>
    </message>
    <message>
        <source>This code needs a newer Boggle Desk.</source>
        <translation>Voor deze code is een nieuwere Boggle Desk nodig.</translation>
    </message>
    <message>
        <source>This game has no hints.</source>
        <translation>Dit spel heeft geen hints.</translation>
    </message>
    <message>
        <source>This game&apos;s cubes can&apos;t make that board.</source>
        <translation>Met de stenen van dit spel kan dat bord niet.</translation>
    </message>
    <message>
        <source>Time&apos;s up for {names}! The others have extra time.</source>
        <translation>De tijd is om voor {names}! De anderen hebben extra tijd.</translation>
    </message>
    <message>
        <source>Time&apos;s up!</source>
        <translation>De tijd is om!</translation>
    </message>
    <message>
        <source>Today&apos;s board</source>
        <translation>Bord van vandaag</translation>
    </message>
    <message numerus="yes">
        <source>Too short. Words need %n letter(s) or more.</source>
        <translation>
            <numerusform>Te kort. Een woord heeft %n letter of meer.</numerusform>
            <numerusform>Te kort. Een woord heeft %n letters of meer.</numerusform>
        </translation>
    </message>
    <message>
        <source>Type a board&apos;s code.</source>
        <translation>Typ de code van een bord.</translation>
    </message>
    <message>
        <source>Words that nobody has read yet don&apos;t count.</source>
        <translation>Woorden die nog niemand heeft voorgelezen, tellen niet.</translation>
    </message>
    <message>
        <source>You can&apos;t challenge your own word.</source>
        <translation>Je eigen woord kun je niet aanvechten.</translation>
    </message>
    <message>
        <source>You can&apos;t do that right now.</source>
        <translation>Dat kan nu even niet.</translation>
    </message>
    <message>
        <source>You have no vote on {word}.</source>
        <translation>Over {word} stem jij niet.</translation>
    </message>
    <message>
        <source>You&apos;ve found every word. There&apos;s nothing left to hint at.</source>
        <translation>Je hebt elk woord gevonden. Er valt niets meer te verklappen.</translation>
    </message>
    <message>
        <source>You&apos;ve reached the goal!</source>
        <translation>Doel bereikt!</translation>
    </message>
    <message>
        <source>You&apos;ve seen the letters. No second shake!</source>
        <translation>Jullie hebben de letters gezien. Geen tweede worp!</translation>
    </message>
    <message>
        <source>You&apos;ve voted already.</source>
        <translation>Je hebt al gestemd.</translation>
    </message>
    <message>
        <source>Your rules don&apos;t allow {word}.</source>
        <translation>{word} mag niet volgens jullie regels.</translation>
    </message>
    <message numerus="yes">
        <source>a word of %n letter(s) or more</source>
        <translation>
            <numerusform>een woord van %n letter of meer</numerusform>
            <numerusform>een woord van %n letters of meer</numerusform>
        </translation>
    </message>
    <message>
        <source>all words</source>
        <translation>alle woorden</translation>
    </message>
    <message numerus="yes">
        <source>at least %n word(s)</source>
        <translation>
            <numerusform>minstens %n woord</numerusform>
            <numerusform>minstens %n woorden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n word(s) of up to {letters} letters</source>
        <translation>
            <numerusform>minstens %n woord tot {letters} letters</numerusform>
            <numerusform>minstens %n woorden tot {letters} letters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n word(s)</source>
        <translation>
            <numerusform>hooguit %n woord</numerusform>
            <numerusform>hooguit %n woorden</numerusform>
        </translation>
    </message>
    <message>
        <source>each letter after that: {points} more</source>
        <translation>elke letter meer: {points} erbij</translation>
    </message>
    <message>
        <source>everyday words</source>
        <translation>alledaagse woorden</translation>
    </message>
    <message>
        <source>first to {target}</source>
        <translation>tot {target} punten</translation>
    </message>
    <message numerus="yes">
        <source>no word of %n letter(s)</source>
        <translation>
            <numerusform>geen woord van %n letter</numerusform>
            <numerusform>geen woord van %n letters</numerusform>
        </translation>
    </message>
    <message>
        <source>simple words</source>
        <translation>eenvoudige woorden</translation>
    </message>
    <message>
        <source>so far</source>
        <translation>tot nu toe</translation>
    </message>
    <message>
        <source>with {points} to start</source>
        <translation>met {points} voorsprong</translation>
    </message>
    <message numerus="yes">
        <source>words of %n letter(s) or more</source>
        <translation>
            <numerusform>woorden van %n letter of meer</numerusform>
            <numerusform>woorden van %n letters of meer</numerusform>
        </translation>
    </message>
    <message>
        <source>{begun} works, but no {letter} touches the last letter.</source>
        <translation>{begun} kan, maar geen {letter} raakt de laatste letter.</translation>
    </message>
    <message>
        <source>{letters} letters or more: {points}</source>
        <translation>{letters} letters of meer: {points}</translation>
    </message>
    <message>
        <source>{letters} letters: {points}</source>
        <translation>{letters} letters: {points}</translation>
    </message>
    <message>
        <source>{letters}–{most} letters: {points}</source>
        <translation>{letters}–{most} letters: {points}</translation>
    </message>
    <message>
        <source>{minutes}:{seconds} minutes</source>
        <translation>{minutes}:{seconds} minuten</translation>
    </message>
    <message>
        <source>{names} share the round</source>
        <translation>{names} delen de ronde</translation>
    </message>
    <message>
        <source>{names} take the round!</source>
        <translation>De ronde is voor {names}!</translation>
    </message>
    <message>
        <source>{names} takes the round!</source>
        <translation>De ronde is voor {names}!</translation>
    </message>
    <message>
        <source>{names} win!</source>
        <translation>{names} winnen!</translation>
    </message>
    <message>
        <source>{names} wins!</source>
        <translation>{names} wint!</translation>
    </message>
    <message>
        <source>{names} wrote it</source>
        <translation>{names} hebben het</translation>
    </message>
    <message>
        <source>{name} leaves. The others play on.</source>
        <translation>{name} gaat weg. De anderen spelen verder.</translation>
    </message>
    <message>
        <source>{name} reads from paper</source>
        <translation>{name} leest van papier</translation>
    </message>
    <message>
        <source>{name} reads {word}.</source>
        <translation>{name} leest {word} voor.</translation>
    </message>
    <message numerus="yes">
        <source>{name} reads, %n word(s) to go</source>
        <translation>
            <numerusform>{name} leest voor, nog %n woord</numerusform>
            <numerusform>{name} leest voor, nog %n woorden</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}&apos;s turn to read.</source>
        <translation>{name} leest voor.</translation>
    </message>
    <message>
        <source>{name}: {handicap}</source>
        <translation>{name}: {handicap}</translation>
    </message>
    <message>
        <source>{points} for {name}!</source>
        <translation>{points} voor {name}!</translation>
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
        <translation>{seconds} s langer</translation>
    </message>
    <message>
        <source>{size}  letters from your own box</source>
        <translation>{size}  letters uit jullie eigen doos</translation>
    </message>
    <message>
        <source>{team}: {points}</source>
        <translation>{team}: {points}</translation>
    </message>
    <message>
        <source>{word} counts: {points}</source>
        <translation>{word} telt: {points}</translation>
    </message>
    <message>
        <source>{word} doesn&apos;t count</source>
        <translation>{word} telt niet</translation>
    </message>
    <message>
        <source>{word} doesn&apos;t count anyway. There&apos;s nothing to challenge.</source>
        <translation>{word} telt sowieso niet. Er valt niets aan te vechten.</translation>
    </message>
    <message>
        <source>{word} doesn&apos;t count: {points}</source>
        <translation>{word} telt niet: {points}</translation>
    </message>
    <message>
        <source>{word} is already on the list.</source>
        <translation>{word} staat al op de lijst.</translation>
    </message>
    <message>
        <source>{word} isn&apos;t in the dictionary.</source>
        <translation>{word} staat niet in het woordenboek.</translation>
    </message>
    <message>
        <source>{word} isn&apos;t on the board.</source>
        <translation>{word} ligt niet op het bord.</translation>
    </message>
    <message>
        <source>{word} isn&apos;t on the list.</source>
        <translation>{word} staat niet op de lijst.</translation>
    </message>
    <message>
        <source>{word} needs the same {letter} twice.</source>
        <translation>{word} heeft twee keer dezelfde {letter} nodig.</translation>
    </message>
    <message>
        <source>{word} was already read.</source>
        <translation>{word} is al voorgelezen.</translation>
    </message>
    <message>
        <source>{word} was challenged before. It counts.</source>
        <translation>{word} is al aangevochten. Het telt.</translation>
    </message>
</context>
<context>
    <name>BoggleTablePage</name>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>Nog %n seconde</numerusform>
            <numerusform>Nog %n seconden</numerusform>
        </translation>
    </message>
    <message>
        <source>+{points}</source>
        <translation>+{points}</translation>
    </message>
    <message>
        <source>No dictionary in the middle of a round!</source>
        <translation>Geen woordenboek midden in een ronde!</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>Bord draaien</translation>
    </message>
    <message>
        <source>Turn the board by a quarter (Ctrl+R)</source>
        <translation>Het bord een kwartslag draaien (Ctrl+R)</translation>
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
        <translation>Gelijkspel: {names}.</translation>
    </message>
    <message>
        <source>No points were counted here.</source>
        <translation>Hier zijn geen punten geteld.</translation>
    </message>
    <message>
        <source>The game went to {names}.</source>
        <translation>Het spel ging naar {names}.</translation>
    </message>
    <message>
        <source>Words of {name}</source>
        <translation>Woorden van {name}</translation>
    </message>
    <message>
        <source>{names} won the game.</source>
        <translation>{names} won het spel.</translation>
    </message>
</context>
<context>
    <name>CandidatesModel</name>
    <message>
        <source>Keeps</source>
        <translation>Houdt</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zet</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Points plus the value of the tiles you keep</source>
        <translation>Punten plus de waarde van de letters die je houdt</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Wint</translation>
    </message>
    <message>
        <source>Worth</source>
        <translation>Waarde</translation>
    </message>
    <message>
        <source>exchange {tiles}</source>
        <translation>{tiles} wisselen</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passen</translation>
    </message>
    <message>
        <source>{move}, everyday words</source>
        <translation>{move}, alledaagse woorden</translation>
    </message>
    <message>
        <source>{move}, the play you made</source>
        <translation>{move}, jouw zet</translation>
    </message>
</context>
<context>
    <name>CandidatesTable</name>
    <message>
        <source>Best plays</source>
        <translation>Beste zetten</translation>
    </message>
    <message>
        <source>keeps {tiles}</source>
        <translation>houdt {tiles} over</translation>
    </message>
    <message>
        <source>you played this</source>
        <translation>dit legde jij</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points} punten</translation>
    </message>
</context>
<context>
    <name>ChallengeBar</name>
    <message>
        <source>next word in {seconds} s</source>
        <translation>volgende woord over {seconds} s</translation>
    </message>
</context>
<context>
    <name>ClockCard</name>
    <message numerus="yes">
        <source>%n second(s) gone</source>
        <translation>
            <numerusform>%n seconde voorbij</numerusform>
            <numerusform>%n seconden voorbij</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>Nog %n seconde</numerusform>
            <numerusform>Nog %n seconden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CodeField</name>
    <message>
        <source>Board code</source>
        <translation>Code van het bord</translation>
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
        <translation>Code om te scannen: {address}</translation>
    </message>
</context>
<context>
    <name>CodeRow</name>
    <message>
        <source>Board code: {code}</source>
        <translation>Code van het bord: {code}</translation>
    </message>
    <message>
        <source>Code copied.</source>
        <translation>Code gekopieerd.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Gekopieerd</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiëren</translation>
    </message>
    <message>
        <source>Copy the code of this board</source>
        <translation>De code van dit bord kopiëren</translation>
    </message>
    <message>
        <source>Play this board again</source>
        <translation>Dit bord nog eens spelen</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Uitslagen</translation>
    </message>
    <message>
        <source>The same board and players again</source>
        <translation>Nog eens hetzelfde bord met dezelfde spelers</translation>
    </message>
    <message>
        <source>This board has no code.</source>
        <translation>Dit bord heeft geen code.</translation>
    </message>
    <message>
        <source>Who played this board?</source>
        <translation>Wie speelde dit bord?</translation>
    </message>
</context>
<context>
    <name>CoinRows</name>
    <message>
        <source>+{number} more</source>
        <translation>nog {number}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>niets</translation>
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
            <numerusform>%n woord</numerusform>
            <numerusform>%n woorden</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter adds {word}.</source>
        <translation>Enter voegt {word} toe.</translation>
    </message>
    <message>
        <source>Type a word from the list</source>
        <translation>Woord van de lijst</translation>
    </message>
    <message>
        <source>on paper</source>
        <translation>op papier</translation>
    </message>
    <message>
        <source>{name}&apos;s list</source>
        <translation>Lijst van {name}</translation>
    </message>
    <message>
        <source>{word} added</source>
        <translation>{word} staat erbij</translation>
    </message>
    <message>
        <source>{word} is off the list. Ctrl+Z brings it back.</source>
        <translation>{word} is van de lijst. Ctrl+Z zet het terug.</translation>
    </message>
</context>
<context>
    <name>CommonnessStrings</name>
    <message>
        <source>How common</source>
        <translation>Hoe gewoon</translation>
    </message>
    <message>
        <source>everyday</source>
        <translation>alledaags</translation>
    </message>
    <message>
        <source>less common</source>
        <translation>minder gewoon</translation>
    </message>
    <message>
        <source>rare</source>
        <translation>zeldzaam</translation>
    </message>
    <message>
        <source>simple</source>
        <translation>eenvoudig</translation>
    </message>
</context>
<context>
    <name>DayChips</name>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n dag achter elkaar</numerusform>
            <numerusform>%n dagen achter elkaar</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has played yet. Be first!</source>
        <translation>Nog niemand heeft gespeeld. Wees de eerste!</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <translation>en nog {count}</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>nog niet</translation>
    </message>
    <message>
        <source>{name}: {result}</source>
        <translation>{name}: {result}</translation>
    </message>
    <message>
        <source>✓ played</source>
        <translation>✓ gespeeld</translation>
    </message>
</context>
<context>
    <name>DayPanel</name>
    <message numerus="yes">
        <source>%n day(s) in a row!</source>
        <translation>
            <numerusform>%n dag achter elkaar!</numerusform>
            <numerusform>%n dagen achter elkaar!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n letter(s)</source>
        <translation>
            <numerusform>%n letter</numerusform>
            <numerusform>%n letters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punt</numerusform>
            <numerusform>%n punten</numerusform>
        </translation>
    </message>
    <message>
        <source>And the best today…</source>
        <translation>En de beste vandaag…</translation>
    </message>
    <message>
        <source>Best word</source>
        <translation>Beste woord</translation>
    </message>
    <message>
        <source>Day 1</source>
        <translation>Dag 1</translation>
    </message>
    <message>
        <source>Keep them hidden</source>
        <translation>Verborgen laten</translation>
    </message>
    <message>
        <source>Today&apos;s board, {date}</source>
        <translation>Bord van vandaag, {date}</translation>
    </message>
    <message>
        <source>Where the words ran. No spoilers!</source>
        <translation>Waar de woorden liepen. Niets verklapt!</translation>
    </message>
    <message>
        <source>Who&apos;s playing?</source>
        <translation>Wie speelt er?</translation>
    </message>
    <message>
        <source>With hints. No spoilers!</source>
        <translation>Met hints. Niets verklapt!</translation>
    </message>
    <message>
        <source>Your turn?</source>
        <translation>En jij?</translation>
    </message>
    <message>
        <source>Your turn? The code of the board is {code}</source>
        <translation>En jij? De code van het bord is {code}</translation>
    </message>
    <message numerus="yes">
        <source>point(s)</source>
        <translation>
            <numerusform>punt</numerusform>
            <numerusform>punten</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has {points} on today&apos;s Boggle board ({date}).</source>
        <translation>{name} heeft {points} op het Boggle-bord van vandaag ({date}).</translation>
    </message>
    <message>
        <source>{number} letters or more</source>
        <translation>{number} letters of meer</translation>
    </message>
</context>
<context>
    <name>DomeView</name>
    <message>
        <source>Letter cubes</source>
        <translation>Letterstenen</translation>
    </message>
</context>
<context>
    <name>DuplicatePaper</name>
    <message>
        <source>Best play</source>
        <translation>Beste zet</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Bord</translation>
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
            <numerusform>%n minuut</numerusform>
            <numerusform>%n minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>Duplicate · {name} tiles · {time}</source>
        <translation>Duplicate · letters: {name} · {time}</translation>
    </message>
    <message>
        <source>Each turn you all look for the best play with the same seven tiles.</source>
        <translation>Elke beurt zoeken jullie allemaal met dezelfde zeven letters de beste zet.</translation>
    </message>
    <message>
        <source>New duplicate game</source>
        <translation>Nieuw duplicate-spel</translation>
    </message>
    <message>
        <source>Same tiles for everybody</source>
        <translation>Dezelfde letters voor iedereen</translation>
    </message>
    <message>
        <source>Tiles and time</source>
        <translation>Letters en tijd</translation>
    </message>
    <message>
        <source>Time for each turn</source>
        <translation>Tijd per beurt</translation>
    </message>
    <message>
        <source>Write it down. When time is up, everybody enters a play.</source>
        <translation>Schrijf hem op. Is de tijd om, dan voert iedereen de eigen zet in.</translation>
    </message>
    <message>
        <source>You get your own points. Then the best play is laid for all.</source>
        <translation>Je krijgt je eigen punten. Dan komt de beste zet voor iedereen op het bord.</translation>
    </message>
    <message>
        <source>no timer</source>
        <translation>geen zandloper</translation>
    </message>
</context>
<context>
    <name>DuplicateStrings</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punt</numerusform>
            <numerusform>%n punten</numerusform>
        </translation>
    </message>
    <message>
        <source>Best: {play}</source>
        <translation>Beste: {play}</translation>
    </message>
    <message>
        <source>Don&apos;t wait</source>
        <translation>Niet wachten</translation>
    </message>
    <message>
        <source>Everybody has the same tiles.</source>
        <translation>Iedereen heeft dezelfde letters.</translation>
    </message>
    <message>
        <source>Find the best play</source>
        <translation>Zoek de beste zet</translation>
    </message>
    <message>
        <source>Found by {names}!</source>
        <translation>Gevonden door {names}!</translation>
    </message>
    <message>
        <source>Hand in</source>
        <translation>Inleveren</translation>
    </message>
    <message>
        <source>Hand in +{points}</source>
        <translation>Inleveren +{points}</translation>
    </message>
    <message>
        <source>Handed in. You can still change it.</source>
        <translation>Ingeleverd. Je kunt het nog veranderen.</translation>
    </message>
    <message>
        <source>I can&apos;t read that. Type the square, then the word: 8D RETSINA.</source>
        <translation>Dat snap ik niet. Typ het vakje, dan het woord: 8D RETSINA.</translation>
    </message>
    <message>
        <source>I&apos;m {name}</source>
        <translation>Ik ben {name}</translation>
    </message>
    <message>
        <source>It&apos;s a tie: {names}</source>
        <translation>Gelijk: {names}</translation>
    </message>
    <message>
        <source>Look at the laptop.</source>
        <translation>Kijk naar de laptop.</translation>
    </message>
    <message>
        <source>Looking for the best play…</source>
        <translation>De beste zet wordt gezocht…</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Volgende beurt</translation>
    </message>
    <message>
        <source>No play</source>
        <translation>Geen zet</translation>
    </message>
    <message>
        <source>Nobody found it.</source>
        <translation>Niemand vond hem.</translation>
    </message>
    <message>
        <source>Not a play yet. Type the square, then the word.</source>
        <translation>Nog geen zet. Typ het vakje, dan het woord.</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pauze</translation>
    </message>
    <message>
        <source>Pencils down</source>
        <translation>Potloden neer</translation>
    </message>
    <message>
        <source>Pencils down! Hand in your play.</source>
        <translation>Potloden neer! Lever je zet in.</translation>
    </message>
    <message>
        <source>Pencils ready?</source>
        <translation>Potloden klaar?</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Uitslagen</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Verder</translation>
    </message>
    <message>
        <source>Start turn</source>
        <translation>Beurt beginnen</translation>
    </message>
    <message>
        <source>The letters are hidden and the sand stands still.</source>
        <translation>De letters zijn bedekt en het zand staat stil.</translation>
    </message>
    <message>
        <source>Time out</source>
        <translation>Time-out</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>Beurt {number}</translation>
    </message>
    <message>
        <source>Type it like 8D RETSINA, or lay it on the board.</source>
        <translation>Typ hem als 8D RETSINA of leg hem op het bord.</translation>
    </message>
    <message>
        <source>Waiting for the phones: {names}</source>
        <translation>Wachten op de telefoons: {names}</translation>
    </message>
    <message>
        <source>We&apos;re done</source>
        <translation>We zijn klaar</translation>
    </message>
    <message>
        <source>What did you find?</source>
        <translation>Wat heb je gevonden?</translation>
    </message>
    <message>
        <source>Write down the square and the word, like 8D RETSINA.</source>
        <translation>Schrijf het vakje en het woord op, zoals 8D RETSINA.</translation>
    </message>
    <message>
        <source>You: {play}</source>
        <translation>Jij: {play}</translation>
    </message>
    <message>
        <source>doesn&apos;t fit the board</source>
        <translation>past niet op het bord</translation>
    </message>
    <message>
        <source>no play</source>
        <translation>geen zet</translation>
    </message>
    <message>
        <source>{names} wins!</source>
        <translation>{names} wint!</translation>
    </message>
    <message>
        <source>{name}&apos;s play</source>
        <translation>Zet van {name}</translation>
    </message>
    <message>
        <source>{name}, take the computer and enter your play. No peeking!</source>
        <translation>{name}, pak de computer en voer je zet in. Niet gluren!</translation>
    </message>
    <message>
        <source>{number} in the bag</source>
        <translation>{number} in het zakje</translation>
    </message>
    <message>
        <source>{number} of {all} handed in</source>
        <translation>{number} van de {all} ingeleverd</translation>
    </message>
    <message>
        <source>{percent} of the best</source>
        <translation>{percent} van de beste</translation>
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
        <translation>{play}: mag daar niet</translation>
    </message>
    <message>
        <source>{play}: not on the rack</source>
        <translation>{play}: niet op het plankje</translation>
    </message>
    <message>
        <source>{play}: {words} not in the dictionary</source>
        <translation>{play}: {words} niet in het woordenboek</translation>
    </message>
    <message>
        <source>{word} doesn&apos;t fit at {square}. Check the square and the letters.</source>
        <translation>{word} past niet op {square}. Kijk het vakje en de letters na.</translation>
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
        <translation>Horizontaal: 8D RETSINA. Verticaal: D8 RETSINA. Een kleine letter is een blanco.</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Terugkijken</translation>
    </message>
    <message>
        <source>No dictionary before the best play is on the board!</source>
        <translation>Geen woordenboek voordat de beste zet op het bord ligt!</translation>
    </message>
    <message>
        <source>Pencils down!</source>
        <translation>Potloden neer!</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Nog een keer</translation>
    </message>
    <message numerus="yes">
        <source>The best plays made %n point(s).</source>
        <translation>
            <numerusform>De beste zetten gaven %n punt.</numerusform>
            <numerusform>De beste zetten gaven %n punten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>Beurt {number}</translation>
    </message>
    <message>
        <source>Your play</source>
        <translation>Jouw zet</translation>
    </message>
    <message>
        <source>for this turn</source>
        <translation>voor deze beurt</translation>
    </message>
    <message>
        <source>handed in ✓</source>
        <translation>ingeleverd ✓</translation>
    </message>
    <message>
        <source>points after each turn</source>
        <translation>punten na elke beurt</translation>
    </message>
    <message>
        <source>still to hand in</source>
        <translation>moet nog inleveren</translation>
    </message>
    <message>
        <source>{number} in the bag</source>
        <translation>{number} in het zakje</translation>
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
        <translation>Begin</translation>
    </message>
</context>
<context>
    <name>EndPanel</name>
    <message>
        <source>Print or save as PDF (Ctrl+P)</source>
        <translation>Printen of als pdf bewaren (Ctrl+P)</translation>
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
        <translation>Printen…</translation>
    </message>
    <message>
        <source>See the board</source>
        <translation>Bord bekijken</translation>
    </message>
    <message>
        <source>The race</source>
        <translation>De race</translation>
    </message>
</context>
<context>
    <name>EntriesModel</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punt</numerusform>
            <numerusform>%n punten</numerusform>
        </translation>
    </message>
    <message>
        <source>against the rules</source>
        <translation>tegen de regels</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>telt</translation>
    </message>
    <message>
        <source>crossed off</source>
        <translation>weggestreept</translation>
    </message>
    <message>
        <source>doesn&apos;t count</source>
        <translation>telt niet</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>omgekeerd</translation>
    </message>
    <message>
        <source>not on this list</source>
        <translation>niet op deze lijst</translation>
    </message>
    <message>
        <source>not read</source>
        <translation>niet voorgelezen</translation>
    </message>
    <message>
        <source>on this list</source>
        <translation>op deze lijst</translation>
    </message>
    <message>
        <source>too short</source>
        <translation>te kort</translation>
    </message>
    <message>
        <source>written</source>
        <translation>geschreven</translation>
    </message>
</context>
<context>
    <name>EntryPanel</name>
    <message>
        <source>8D WORD or points</source>
        <translation>8D WOORD of punten</translation>
    </message>
    <message>
        <source>Add a turn you forgot before this one</source>
        <translation>Een vergeten beurt hiervoor toevoegen</translation>
    </message>
    <message>
        <source>Points or words</source>
        <translation>Punten of woorden</translation>
    </message>
    <message>
        <source>Points or words for {name}</source>
        <translation>Punten of woorden van {name}</translation>
    </message>
    <message>
        <source>The tiles come off the board. No points for this turn</source>
        <translation>De letters gaan van het bord. Geen punten voor deze beurt</translation>
    </message>
    <message>
        <source>Typed words</source>
        <translation>Getypte woorden</translation>
    </message>
    <message>
        <source>{name}&apos;s turn: square and word, or points</source>
        <translation>{name} is aan de beurt: vakje en woord, of punten</translation>
    </message>
</context>
<context>
    <name>FaceRow</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punt</numerusform>
            <numerusform>%n punten</numerusform>
        </translation>
    </message>
    <message>
        <source>left the game</source>
        <translation>speelt niet meer mee</translation>
    </message>
</context>
<context>
    <name>FacesCard</name>
    <message>
        <source>Key: {keys}</source>
        <translation>Toets: {keys}</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spatie</translation>
    </message>
    <message>
        <source>What&apos;s in row {row}, column {column}?</source>
        <translation>Wat ligt er in rij {row}, kolom {column}?</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leeg</translation>
    </message>
    <message>
        <source>solid</source>
        <translation>geen letter</translation>
    </message>
</context>
<context>
    <name>FamilyTab</name>
    <message>
        <source>All time</source>
        <translation>Altijd</translation>
    </message>
    <message>
        <source>Boggle</source>
        <translation>Boggle</translation>
    </message>
    <message>
        <source>Both games</source>
        <translation>Beide spellen</translation>
    </message>
    <message>
        <source>Finish a game with named players to see how you&apos;re doing.</source>
        <translation>Speel een spel met namen uit, dan zie je hoe jullie ervoor staan.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>Onderling</translation>
    </message>
    <message>
        <source>Head to head and streaks</source>
        <translation>Onderling en reeksen</translation>
    </message>
    <message>
        <source>No finished games here yet.</source>
        <translation>Hier zijn nog geen afgelopen spellen.</translation>
    </message>
    <message>
        <source>Reading your games…</source>
        <translation>Jullie spellen worden gelezen…</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Record</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Records</translation>
    </message>
    <message>
        <source>Scrabble</source>
        <translation>Scrabble</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Seizoen</translation>
    </message>
    <message>
        <source>The family</source>
        <translation>De familie</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Deze maand</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Dit jaar</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Waarde</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wie</translation>
    </message>
    <message>
        <source>Winning streaks</source>
        <translation>Zegereeksen</translation>
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
            <numerusform>%n punt</numerusform>
            <numerusform>%n punten</numerusform>
        </translation>
    </message>
    <message>
        <source>The word that did it</source>
        <translation>Het beslissende woord</translation>
    </message>
    <message>
        <source>{name}&apos;s slip</source>
        <translation>Briefje van {name}</translation>
    </message>
</context>
<context>
    <name>FreshBoards</name>
    <message numerus="yes">
        <source>%n board(s)</source>
        <translation>
            <numerusform>%n bord</numerusform>
            <numerusform>%n borden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punt</numerusform>
            <numerusform>%n punten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shake(s) to get it</source>
        <translation>
            <numerusform>%n keer geschud tot het klopte</numerusform>
            <numerusform>%n keer geschud tot het klopte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n woord</numerusform>
            <numerusform>%n woorden</numerusform>
        </translation>
    </message>
    <message>
        <source>All words of the boards</source>
        <translation>Alle woorden van de borden</translation>
    </message>
    <message>
        <source>All words on the last page</source>
        <translation>Alle woorden op de laatste pagina</translation>
    </message>
    <message>
        <source>Board {number}</source>
        <translation>Bord {number}</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Borden</translation>
    </message>
    <message>
        <source>Cubes</source>
        <translation>Letterstenen</translation>
    </message>
    <message>
        <source>Fresh boards</source>
        <translation>Nieuwe borden</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Lists for each board</source>
        <translation>Lijsten voor elk bord</translation>
    </message>
    <message>
        <source>Shake again</source>
        <translation>Nog eens schudden</translation>
    </message>
    <message>
        <source>Show the letters here</source>
        <translation>Letters hier tonen</translation>
    </message>
    <message>
        <source>The letters are on the paper only, until you want to see them here.</source>
        <translation>De letters staan alleen op papier, tot je ze hier wilt zien.</translation>
    </message>
    <message>
        <source>The words stay hidden here until they are on paper.</source>
        <translation>De woorden blijven hier verborgen tot ze op papier staan.</translation>
    </message>
    <message>
        <source>as they fall</source>
        <translation>zoals ze vallen</translation>
    </message>
    <message numerus="yes">
        <source>closest of %n shake(s)</source>
        <translation>
            <numerusform>van %n worp het dichtst bij de wens</numerusform>
            <numerusform>van %n worpen het dichtst bij de wens</numerusform>
        </translation>
    </message>
    <message>
        <source>for children</source>
        <translation>voor kinderen</translation>
    </message>
    <message>
        <source>with a long word</source>
        <translation>met een lang woord</translation>
    </message>
    <message>
        <source>with few words</source>
        <translation>met weinig woorden</translation>
    </message>
    <message>
        <source>with many words</source>
        <translation>met veel woorden</translation>
    </message>
    <message>
        <source>{board}, continued</source>
        <translation>{board}, vervolg</translation>
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
        <translation>Terug</translation>
    </message>
    <message>
        <source>Boggle</source>
        <translation>Boggle</translation>
    </message>
    <message>
        <source>Find all words</source>
        <translation>Alle woorden zoeken</translation>
    </message>
    <message>
        <source>Find best plays</source>
        <translation>Beste zetten zoeken</translation>
    </message>
    <message>
        <source>Fresh boards and empty score sheets</source>
        <translation>Nieuwe borden en lege scorebladen</translation>
    </message>
    <message>
        <source>From the table</source>
        <translation>Van tafel</translation>
    </message>
    <message>
        <source>Keep score</source>
        <translation>Punten tellen</translation>
    </message>
    <message>
        <source>On paper</source>
        <translation>Op papier</translation>
    </message>
    <message>
        <source>Print sheets…</source>
        <translation>Bladen afdrukken…</translation>
    </message>
    <message>
        <source>Scrabble</source>
        <translation>Scrabble</translation>
    </message>
    <message>
        <source>Your own board and tiles</source>
        <translation>Jullie eigen bord en letters</translation>
    </message>
    <message>
        <source>Your own cubes, pencils and paper</source>
        <translation>Jullie eigen stenen, potloden en papier</translation>
    </message>
</context>
<context>
    <name>GameAnalysis</name>
    <message>
        <source>Analysis finished.</source>
        <translation>Analyse klaar.</translation>
    </message>
    <message>
        <source>Analysis stopped.</source>
        <translation>Analyse gestopt.</translation>
    </message>
    <message>
        <source>Checked with the dictionary “{title}”.</source>
        <translation>Nagekeken met het woordenboek “{title}”.</translation>
    </message>
    <message>
        <source>Choose a turn to see its best plays.</source>
        <translation>Kies een beurt om de beste zetten te zien.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Begin</translation>
    </message>
    <message>
        <source>The analysis couldn&apos;t finish. Please try again.</source>
        <translation>De analyse kwam niet klaar. Probeer het nog eens.</translation>
    </message>
    <message>
        <source>There was nothing to choose here.</source>
        <translation>Hier viel niets te kiezen.</translation>
    </message>
    <message>
        <source>This turn is still to come.</source>
        <translation>Deze beurt komt nog.</translation>
    </message>
    <message>
        <source>This turn wasn&apos;t checked.</source>
        <translation>Deze beurt is niet nagekeken.</translation>
    </message>
    <message>
        <source>{name} wins {share}% from here</source>
        <translation>{name} wint {share}% vanaf hier</translation>
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
        <translation>Terug</translation>
    </message>
    <message>
        <source>Change rules…</source>
        <translation>Regels wijzigen…</translation>
    </message>
    <message>
        <source>Dictionary: {name}</source>
        <translation>Woordenboek: {name}</translation>
    </message>
    <message>
        <source>On phones…</source>
        <translation>Op telefoons…</translation>
    </message>
    <message>
        <source>Same as last time</source>
        <translation>Zoals de vorige keer</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>Spel beginnen</translation>
    </message>
</context>
<context>
    <name>GameSheet</name>
    <message numerus="yes">
        <source>%n tile(s) in the bag</source>
        <translation>
            <numerusform>%n letter in het zakje</numerusform>
            <numerusform>%n letters in het zakje</numerusform>
        </translation>
    </message>
    <message>
        <source>(Brackets): already on the board. Small letters: blanks.</source>
        <translation>(Haakjes): lag er al. Kleine letters: blanco’s.</translation>
    </message>
    <message>
        <source>Best play: {word} · {name} · {points}</source>
        <translation>Beste zet: {word} · {name} · {points}</translation>
    </message>
    <message>
        <source>Final scores</source>
        <translation>Eindstand</translation>
    </message>
    <message>
        <source>It&apos;s a tie: {names}.</source>
        <translation>Gelijkspel: {names}.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Only up to this turn</source>
        <translation>Alleen tot deze beurt</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Speler</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Rack</source>
        <translation>Plankje</translation>
    </message>
    <message>
        <source>Racks</source>
        <translation>Plankjes</translation>
    </message>
    <message>
        <source>Scores so far</source>
        <translation>Stand tot nu toe</translation>
    </message>
    <message>
        <source>Scrabble · {preset}</source>
        <translation>Scrabble · {preset}</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Vakje</translation>
    </message>
    <message numerus="yes">
        <source>The first %n line(s) of the game</source>
        <translation>
            <numerusform>De eerste %n regel van het spel</numerusform>
            <numerusform>De eerste %n regels van het spel</numerusform>
        </translation>
    </message>
    <message>
        <source>This game with its board and turns</source>
        <translation>Dit spel met bord en beurten</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totaal</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Beurten</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Woord</translation>
    </message>
    <message>
        <source>a blank</source>
        <translation>een blanco</translation>
    </message>
    <message>
        <source>first word</source>
        <translation>eerste woord</translation>
    </message>
    <message>
        <source>first word, counts double</source>
        <translation>eerste woord, telt dubbel</translation>
    </message>
    <message>
        <source>letter counts double</source>
        <translation>letter telt dubbel</translation>
    </message>
    <message>
        <source>word counts triple</source>
        <translation>woord telt driedubbel</translation>
    </message>
    <message>
        <source>{names} won the game.</source>
        <translation>{names} won het spel.</translation>
    </message>
</context>
<context>
    <name>GameSummary</name>
    <message numerus="yes">
        <source>%n bingo(s)</source>
        <translation>
            <numerusform>%n bingo</numerusform>
            <numerusform>%n bingo’s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n ronde</numerusform>
            <numerusform>%n rondes</numerusform>
        </translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analyseren</translation>
    </message>
    <message>
        <source>Average per turn</source>
        <translation>Gemiddeld per beurt</translation>
    </message>
    <message>
        <source>Best play</source>
        <translation>Beste zet</translation>
    </message>
    <message>
        <source>Bingos</source>
        <translation>Bingo’s</translation>
    </message>
    <message>
        <source>Closest moment</source>
        <translation>Spannendste moment</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Round {round}: {name} {points}, {other} {others}</source>
        <translation>Ronde {round}: {name} {points}, {other} {others}</translation>
    </message>
    <message>
        <source>points after each round</source>
        <translation>punten na elke ronde</translation>
    </message>
    <message>
        <source>{name}, every tile</source>
        <translation>{name}, alle letters</translation>
    </message>
    <message>
        <source>{name}: {average} a turn, {bingos}</source>
        <translation>{name}: {average} per beurt, {bingos}</translation>
    </message>
</context>
<context>
    <name>GamesFilter</name>
    <message>
        <source>All kinds</source>
        <translation>Alle soorten</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Alle spelers</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Altijd</translation>
    </message>
    <message>
        <source>Names with commas between them</source>
        <translation>Namen met komma’s ertussen</translation>
    </message>
    <message>
        <source>Older than a year</source>
        <translation>Ouder dan een jaar</translation>
    </message>
    <message>
        <source>Only games of this kind</source>
        <translation>Alleen spellen van deze soort</translation>
    </message>
    <message>
        <source>Only games of this time</source>
        <translation>Alleen spellen uit deze tijd</translation>
    </message>
    <message>
        <source>Only games with these players</source>
        <translation>Alleen spellen met deze spelers</translation>
    </message>
    <message>
        <source>The last 30 days</source>
        <translation>De laatste 30 dagen</translation>
    </message>
    <message>
        <source>The last 7 days</source>
        <translation>De laatste 7 dagen</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>Het laatste jaar</translation>
    </message>
</context>
<context>
    <name>GamesModel</name>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Lengte</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespeeld</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Ronde {number}</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>Beurt {number}</translation>
    </message>
    <message>
        <source>Won: {names}</source>
        <translation>Gewonnen: {names}</translation>
    </message>
    <message>
        <source>archived</source>
        <translation>gearchiveerd</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>beschadigd</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>afgelopen</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>bezig</translation>
    </message>
    <message>
        <source>just begun</source>
        <translation>net begonnen</translation>
    </message>
    <message>
        <source>not ours</source>
        <translation>niet van ons</translation>
    </message>
    <message>
        <source>{game}, score pad</source>
        <translation>{game}, scoreblok</translation>
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
            <numerusform>%n bestand overgeslagen</numerusform>
            <numerusform>%n bestanden overgeslagen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) analysed. History says what your turns cost.</source>
        <translation>
            <numerusform>%n spel geanalyseerd. De geschiedenis zegt wat je beurten kosten.</numerusform>
            <numerusform>%n spellen geanalyseerd. De geschiedenis zegt wat je beurten kosten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) brought back.</source>
        <translation>
            <numerusform>%n spel teruggehaald.</numerusform>
            <numerusform>%n spellen teruggehaald.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) deleted.</source>
        <translation>
            <numerusform>%n spel verwijderd.</numerusform>
            <numerusform>%n spellen verwijderd.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) imported</source>
        <translation>
            <numerusform>%n spel geïmporteerd</numerusform>
            <numerusform>%n spellen geïmporteerd</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) saved.</source>
        <translation>
            <numerusform>%n spel opgeslagen.</numerusform>
            <numerusform>%n spellen opgeslagen.</numerusform>
        </translation>
    </message>
    <message>
        <source>A file made with “Save everything”…</source>
        <translation>Een bestand van ‘Alles bewaren’…</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle bestanden</translation>
    </message>
    <message>
        <source>All games in GCG in a folder, and in the folders inside it</source>
        <translation>Alle GCG-spellen in een map en in de mappen daarin</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analyseren</translation>
    </message>
    <message>
        <source>Analysing: {done} of {all}</source>
        <translation>Analyse: {done} van {all}</translation>
    </message>
    <message>
        <source>Archive…</source>
        <translation>Archiveren…</translation>
    </message>
    <message>
        <source>Bring everything in from {file}?</source>
        <translation>Alles uit {file} overnemen?</translation>
    </message>
    <message>
        <source>Bring games back from a backup</source>
        <translation>Spellen uit een reservekopie terughalen</translation>
    </message>
    <message>
        <source>Bring in</source>
        <translation>Overnemen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Verder spelen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Verwijderen</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n game(s)? They&apos;re removed from your history and backups too.</source>
        <translation>
            <numerusform>%n spel verwijderen? Het verdwijnt ook uit geschiedenis en back-ups.</numerusform>
            <numerusform>%n spellen verwijderen? Ze verdwijnen ook uit geschiedenis en back-ups.</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete games</source>
        <translation>Spellen verwijderen</translation>
    </message>
    <message>
        <source>Delete the game of {names}, {when}? It&apos;s removed from your history and backups too.</source>
        <translation>Het spel van {names}, {when}, verwijderen? Het verdwijnt ook uit je geschiedenis en reservekopieën.</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Verwijderen…</translation>
    </message>
    <message>
        <source>Everything from Boggle Desk</source>
        <translation>Alles van Boggle Desk</translation>
    </message>
    <message>
        <source>Everything in this backup is already here.</source>
        <translation>Alles in deze reservekopie is er al.</translation>
    </message>
    <message>
        <source>Everything saved as {file}.</source>
        <translation>Alles bewaard als {file}.</translation>
    </message>
    <message>
        <source>Everything you have in one file</source>
        <translation>Alles van jullie in één bestand</translation>
    </message>
    <message>
        <source>Find out what each turn cost</source>
        <translation>Zien wat elke beurt kostte</translation>
    </message>
    <message>
        <source>GCG, for Scrabble programs</source>
        <translation>GCG, voor Scrabble-programma’s</translation>
    </message>
    <message>
        <source>Game deleted.</source>
        <translation>Spel verwijderd.</translation>
    </message>
    <message>
        <source>Game of Boggle Desk</source>
        <translation>Spel van Boggle Desk</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spellen</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Import a folder of games</source>
        <translation>Een map met spellen importeren</translation>
    </message>
    <message>
        <source>Import folder…</source>
        <translation>Map importeren…</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Spellen importeren</translation>
    </message>
    <message>
        <source>Importing: {done} of {all}</source>
        <translation>Bezig met importeren: {done} van {all}</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Mijn eigen houden</translation>
    </message>
    <message>
        <source>Keep this game</source>
        <translation>Dit spel bewaren</translation>
    </message>
    <message>
        <source>Last backup: {when}</source>
        <translation>Laatste back-up: {when}</translation>
    </message>
    <message>
        <source>Missing games come back. Nothing you have now changes.</source>
        <translation>Ontbrekende spellen komen terug. Wat je nu hebt, verandert niet.</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Meer…</translation>
    </message>
    <message>
        <source>No saved game matches.</source>
        <translation>Geen bewaard spel past daarbij.</translation>
    </message>
    <message>
        <source>No saved games yet. Every game you play is saved here.</source>
        <translation>Nog geen bewaarde spellen. Elk spel dat je speelt, komt hier.</translation>
    </message>
    <message>
        <source>Not ours</source>
        <translation>Niet van ons</translation>
    </message>
    <message>
        <source>Nothing was imported</source>
        <translation>Er is niets geïmporteerd</translation>
    </message>
    <message>
        <source>Nothing was saved</source>
        <translation>Er is niets bewaard</translation>
    </message>
    <message>
        <source>Only your own games count in History and in the quiz</source>
        <translation>Alleen eigen spellen tellen mee in de geschiedenis en in de quiz</translation>
    </message>
    <message>
        <source>Open a GCG game or a file saved here</source>
        <translation>Een GCG-spel of een hier bewaard bestand openen</translation>
    </message>
    <message>
        <source>Open files</source>
        <translation>Bestanden openen</translation>
    </message>
    <message>
        <source>Open files…</source>
        <translation>Bestanden openen…</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Terughalen</translation>
    </message>
    <message>
        <source>Restore games</source>
        <translation>Spellen terughalen</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Terughalen…</translation>
    </message>
    <message>
        <source>Save as file…</source>
        <translation>Als bestand bewaren…</translation>
    </message>
    <message>
        <source>Save everything in one file</source>
        <translation>Alles in één bestand bewaren</translation>
    </message>
    <message>
        <source>Save everything…</source>
        <translation>Alles bewaren…</translation>
    </message>
    <message>
        <source>Save the game as a file</source>
        <translation>Het spel als bestand bewaren</translation>
    </message>
    <message>
        <source>Save the games as files</source>
        <translation>Spellen als bestanden opslaan</translation>
    </message>
    <message>
        <source>Save with tiles</source>
        <translation>Bewaren met letters</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Bewaard als {file}.</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Bewaarde spellen</translation>
    </message>
    <message>
        <source>Some games are damaged</source>
        <translation>Sommige spellen zijn beschadigd</translation>
    </message>
    <message>
        <source>Step through</source>
        <translation>Stap voor stap</translation>
    </message>
    <message>
        <source>The backup wasn&apos;t restored</source>
        <translation>De reservekopie is niet teruggehaald</translation>
    </message>
    <message>
        <source>The backups can&apos;t be listed</source>
        <translation>De reservekopieën zijn niet te tonen</translation>
    </message>
    <message>
        <source>The file has settings. Use them in place of yours?</source>
        <translation>Het bestand heeft instellingen. Die gebruiken in plaats van de jouwe?</translation>
    </message>
    <message>
        <source>The game isn&apos;t over, and this file shows everybody&apos;s tiles. A GCG file hides them.</source>
        <translation>Het spel is nog bezig, en dit bestand toont ieders letters. Een GCG-bestand verbergt ze.</translation>
    </message>
    <message>
        <source>The game of {names}, {when}</source>
        <translation>Het spel van {names}, {when}</translation>
    </message>
    <message>
        <source>The game wasn&apos;t deleted</source>
        <translation>Het spel is niet verwijderd</translation>
    </message>
    <message>
        <source>The game wasn&apos;t saved</source>
        <translation>Het spel is niet bewaard</translation>
    </message>
    <message>
        <source>The games weren&apos;t all saved</source>
        <translation>Niet alle spellen zijn opgeslagen</translation>
    </message>
    <message>
        <source>There&apos;s no backup yet. One is made shortly after you start.</source>
        <translation>Er is nog geen reservekopie. Kort na het starten wordt er een gemaakt.</translation>
    </message>
    <message>
        <source>This is ours</source>
        <translation>Dit is van ons</translation>
    </message>
    <message>
        <source>Use its settings too?</source>
        <translation>Ook de instellingen gebruiken?</translation>
    </message>
    <message>
        <source>Use them</source>
        <translation>Gebruiken</translation>
    </message>
    <message>
        <source>Whatever is missing is added. Nothing you have now changes.</source>
        <translation>Wat ontbreekt, komt erbij. Wat je nu hebt, verandert niet.</translation>
    </message>
    <message>
        <source>{file} can&apos;t be opened</source>
        <translation>{file} is niet te openen</translation>
    </message>
    <message>
        <source>{file} is now one of your saved games.</source>
        <translation>{file} staat nu bij je bewaarde spellen.</translation>
    </message>
    <message>
        <source>{number} already here</source>
        <translation>{number} waren er al</translation>
    </message>
    <message numerus="yes">
        <source>{readable} of %n game(s) could be read.</source>
        <translation>
            <numerusform>{readable} van %n spel was te lezen.</numerusform>
            <numerusform>{readable} van %n spellen waren te lezen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{shown} of {games} games</source>
        <translation>{shown} van {games} spellen</translation>
    </message>
    <message numerus="yes">
        <source>{when}: %n game(s)</source>
        <translation>
            <numerusform>{when}: %n spel</numerusform>
            <numerusform>{when}: %n spellen</numerusform>
        </translation>
    </message>
    <message>
        <source>… and {number} more</source>
        <translation>… en nog {number}</translation>
    </message>
</context>
<context>
    <name>GoalProgress</name>
    <message>
        <source>This board has no such words.</source>
        <translation>Op dit bord staan zulke woorden niet.</translation>
    </message>
</context>
<context>
    <name>GoalSentences</name>
    <message numerus="yes">
        <source>%n ahead of your best</source>
        <translation>
            <numerusform>%n voor op je beste</numerusform>
            <numerusform>%n voor op je beste</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more next time for your goal.</source>
        <translation>
            <numerusform>Volgende keer %n meer voor je doel.</numerusform>
            <numerusform>Volgende keer %n meer voor je doel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punt</numerusform>
            <numerusform>%n punten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n woord</numerusform>
            <numerusform>%n woorden</numerusform>
        </translation>
    </message>
    <message>
        <source>A tricky board!</source>
        <translation>Een lastig bord!</translation>
    </message>
    <message numerus="yes">
        <source>A word of %n letter(s)</source>
        <translation>
            <numerusform>Een woord van %n letter</numerusform>
            <numerusform>Een woord van %n letters</numerusform>
        </translation>
    </message>
    <message>
        <source>First letter?</source>
        <translation>Eerste letter?</translation>
    </message>
    <message>
        <source>Goal reached in {time}</source>
        <translation>Doel bereikt in {time}</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
    <message numerus="yes">
        <source>Hints for %n word(s).</source>
        <translation>
            <numerusform>Hints voor %n woord.</numerusform>
            <numerusform>Hints voor %n woorden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Letters {parts}</source>
        <translation>Letters {parts}</translation>
    </message>
    <message>
        <source>More letters?</source>
        <translation>Meer letters?</translation>
    </message>
    <message>
        <source>Next hint</source>
        <translation>Volgende hint</translation>
    </message>
    <message>
        <source>Small goal: {goal}</source>
        <translation>Klein doel: {goal}</translation>
    </message>
    <message>
        <source>The word is {word}. It scores nothing now.</source>
        <translation>Het woord is {word}. Het levert nu niets meer op.</translation>
    </message>
    <message>
        <source>Which word?</source>
        <translation>Welk woord?</translation>
    </message>
    <message numerus="yes">
        <source>You found %n word(s)</source>
        <translation>
            <numerusform>Je vond %n woord</numerusform>
            <numerusform>Je vond %n woorden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a word of %n letter(s)</source>
        <translation>
            <numerusform>een woord van %n letter</numerusform>
            <numerusform>een woord van %n letters</numerusform>
        </translation>
    </message>
    <message>
        <source>all of the words</source>
        <translation>alle woorden</translation>
    </message>
    <message numerus="yes">
        <source>and %n other(s)</source>
        <translation>
            <numerusform>en nog %n</numerusform>
            <numerusform>en nog %n</numerusform>
        </translation>
    </message>
    <message>
        <source>at the bottom</source>
        <translation>onderaan</translation>
    </message>
    <message>
        <source>at the top</source>
        <translation>bovenaan</translation>
    </message>
    <message>
        <source>goal: {needed}</source>
        <translation>doel: {needed}</translation>
    </message>
    <message>
        <source>half of the words</source>
        <translation>de helft van de woorden</translation>
    </message>
    <message>
        <source>in the bottom left</source>
        <translation>linksonder</translation>
    </message>
    <message>
        <source>in the bottom right</source>
        <translation>rechtsonder</translation>
    </message>
    <message>
        <source>in the middle</source>
        <translation>in het midden</translation>
    </message>
    <message>
        <source>in the top left</source>
        <translation>linksboven</translation>
    </message>
    <message>
        <source>in the top right</source>
        <translation>rechtsboven</translation>
    </message>
    <message>
        <source>level with your best</source>
        <translation>gelijk met je beste</translation>
    </message>
    <message>
        <source>no goal</source>
        <translation>geen doel</translation>
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
            <numerusform>je beste had er nu %n meer</numerusform>
            <numerusform>je beste had er nu %n meer</numerusform>
        </translation>
    </message>
    <message>
        <source>{found} of {words} everyday words</source>
        <translation>{found} van {words} alledaagse woorden</translation>
    </message>
    <message>
        <source>{found} of {words} simple words</source>
        <translation>{found} van {words} eenvoudige woorden</translation>
    </message>
    <message>
        <source>{found} of {words} words</source>
        <translation>{found} van {words} woorden</translation>
    </message>
    <message>
        <source>{found} of {words} words of {letters} letters</source>
        <translation>{found} van {words} woorden van {letters} letters</translation>
    </message>
    <message>
        <source>{hints} No points for {told}.</source>
        <translation>{hints} Geen punten voor {told}.</translation>
    </message>
    <message>
        <source>{letters} starts with {start} {where}.</source>
        <translation>{letters} begint met {start} {where}.</translation>
    </message>
    <message>
        <source>{letters} starts with {start}…</source>
        <translation>{letters} begint met {start}…</translation>
    </message>
    <message>
        <source>{letters} starts {where}.</source>
        <translation>{letters} begint {where}.</translation>
    </message>
    <message>
        <source>{share}% of the words</source>
        <translation>{share}% van de woorden</translation>
    </message>
    <message>
        <source>★ goal in {time}</source>
        <translation>★ doel in {time}</translation>
    </message>
</context>
<context>
    <name>GrantsRow</name>
    <message>
        <source> letters</source>
        <translation> letters</translation>
    </message>
    <message>
        <source> s longer</source>
        <translation> s langer</translation>
    </message>
    <message>
        <source>Bonus points</source>
        <translation>Bonuspunten</translation>
    </message>
    <message>
        <source>Extra seconds after the others stop</source>
        <translation>Extra seconden als de anderen stoppen</translation>
    </message>
    <message>
        <source>Extra seconds of player {number}</source>
        <translation>Extra seconden voor speler {number}</translation>
    </message>
    <message>
        <source>Extra time</source>
        <translation>Extra tijd</translation>
    </message>
    <message>
        <source>Head start per round for player {number}</source>
        <translation>Punten per ronde voor speler {number}</translation>
    </message>
    <message>
        <source>Minimum length</source>
        <translation>Minimale lengte</translation>
    </message>
    <message>
        <source>Points this player starts each round with</source>
        <translation>Punten aan het begin van elke ronde</translation>
    </message>
    <message>
        <source>Shortest word of player {number}</source>
        <translation>Kortste woord voor speler {number}</translation>
    </message>
    <message>
        <source>Shortest word this player may use</source>
        <translation>Kortste toegestane woord</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>Team of player {number}</source>
        <translation>Team van speler {number}</translation>
    </message>
    <message>
        <source>as usual</source>
        <translation>zoals altijd</translation>
    </message>
    <message>
        <source>none</source>
        <translation>geen</translation>
    </message>
    <message>
        <source>plays alone</source>
        <translation>speelt alleen</translation>
    </message>
</context>
<context>
    <name>HallWindow</name>
    <message>
        <source>Back in a moment</source>
        <translation>Zo weer terug</translation>
    </message>
    <message>
        <source>Boggle Desk for the room</source>
        <translation>Boggle Desk voor de hele kamer</translation>
    </message>
    <message>
        <source>Scan to join</source>
        <translation>Scan om mee te doen</translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message numerus="yes">
        <source>%n place(s) found</source>
        <translation>
            <numerusform>%n plek gevonden</numerusform>
            <numerusform>%n plekken gevonden</numerusform>
        </translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhoud</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Zo speel je</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Niets gevonden</translation>
    </message>
    <message>
        <source>Nothing found for “{words}”. Try another word.</source>
        <translation>Niets gevonden voor “{words}”. Probeer een ander woord.</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Pagina</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Zoeken</translation>
    </message>
    <message>
        <source>Search help</source>
        <translation>In de hulp zoeken</translation>
    </message>
</context>
<context>
    <name>Hinting</name>
    <message numerus="yes">
        <source>%n letter(s)</source>
        <translation>
            <numerusform>%n letter</numerusform>
            <numerusform>%n letters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punt</numerusform>
            <numerusform>%n punten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n letter</numerusform>
            <numerusform>%n letters</numerusform>
        </translation>
    </message>
    <message>
        <source>First letter?</source>
        <translation>Eerste letter?</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>How long?</source>
        <translation>Hoe lang?</translation>
    </message>
    <message>
        <source>It starts with {letter}.</source>
        <translation>Het begint met {letter}.</translation>
    </message>
    <message>
        <source>It&apos;s {word}, for {points}. Enter plays it. Esc removes it.</source>
        <translation>Het is {word}, voor {points}. Enter legt het. Esc haalt het weg.</translation>
    </message>
    <message>
        <source>Look along row {row}.</source>
        <translation>Kijk in rij {row}.</translation>
    </message>
    <message>
        <source>Look down column {column}.</source>
        <translation>Kijk in kolom {column}.</translation>
    </message>
    <message>
        <source>Looking for a hint…</source>
        <translation>Een hint wordt gezocht…</translation>
    </message>
    <message>
        <source>No good word here. Exchange some tiles.</source>
        <translation>Hier past geen goed woord. Wissel wat letters.</translation>
    </message>
    <message>
        <source>No good word here. Exchange {tiles}.</source>
        <translation>Hier past geen goed woord. Wissel {tiles}.</translation>
    </message>
    <message>
        <source>Show again</source>
        <translation>Nog eens tonen</translation>
    </message>
    <message>
        <source>The word has {letters} and uses {tiles} of yours.</source>
        <translation>Het woord heeft {letters} en gebruikt er {tiles} van jou.</translation>
    </message>
    <message>
        <source>There&apos;s no hint right now.</source>
        <translation>Er is nu geen hint.</translation>
    </message>
    <message>
        <source>There&apos;s nothing to play or exchange. Pass this turn.</source>
        <translation>Er valt niets te leggen of te wisselen. Pas deze beurt.</translation>
    </message>
    <message>
        <source>Which word?</source>
        <translation>Welk woord?</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>blanco</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message numerus="yes">
        <source>%n game(s) can&apos;t be read and are left out</source>
        <translation>
            <numerusform>%n spel is niet te lezen en ontbreekt</numerusform>
            <numerusform>%n spellen zijn niet te lezen en ontbreken</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Family</source>
        <translation>&amp;Familie</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>&amp;Spellen</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>S&amp;pelers</translation>
    </message>
    <message>
        <source>&amp;Records</source>
        <translation>&amp;Records</translation>
    </message>
    <message>
        <source>Album</source>
        <translation>Album</translation>
    </message>
    <message>
        <source>All games…</source>
        <translation>Alle spellen…</translation>
    </message>
    <message>
        <source>Boggle &amp;rounds</source>
        <translation>Boggle-ron&amp;des</translation>
    </message>
    <message>
        <source>Boggle &amp;words</source>
        <translation>Boggle-&amp;woorden</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Cijfers</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Geschiedenis</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Houden</translation>
    </message>
    <message>
        <source>Reading your games: {done} of {all}</source>
        <translation>Jullie spellen worden gelezen: {done} van {all}</translation>
    </message>
    <message>
        <source>Remove player</source>
        <translation>Speler verwijderen</translation>
    </message>
    <message>
        <source>Remove player…</source>
        <translation>Speler verwijderen…</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>{name} verwijderen</translation>
    </message>
    <message>
        <source>Remove {name} from games, settings and the quiz for good? The games stay, without the name.</source>
        <translation>{name} voorgoed uit spellen, instellingen en quiz verwijderen? De spellen blijven, zonder de naam.</translation>
    </message>
    <message>
        <source>Save as a table</source>
        <translation>Als tabel bewaren</translation>
    </message>
    <message>
        <source>Save as a table…</source>
        <translation>Als tabel bewaren…</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Bewaard als {file}.</translation>
    </message>
    <message>
        <source>Scrabble &amp;turns</source>
        <translation>Scrabble-&amp;beurten</translation>
    </message>
    <message>
        <source>Table for spreadsheets</source>
        <translation>Tabel voor spreadsheets</translation>
    </message>
    <message>
        <source>The player wasn&apos;t removed</source>
        <translation>De speler is niet verwijderd</translation>
    </message>
    <message>
        <source>The table wasn&apos;t saved</source>
        <translation>De tabel is niet bewaard</translation>
    </message>
    <message>
        <source>{name} is no longer in your history.</source>
        <translation>{name} staat niet meer in jullie geschiedenis.</translation>
    </message>
</context>
<context>
    <name>HistoryStrings</name>
    <message numerus="yes">
        <source>%n bingo(s) in a game</source>
        <translation>
            <numerusform>%n bingo in een spel</numerusform>
            <numerusform>%n bingo’s in een spel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n spel</numerusform>
            <numerusform>%n spellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuut</numerusform>
            <numerusform>%n minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n speler</numerusform>
            <numerusform>%n spelers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punt</numerusform>
            <numerusform>%n punten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) behind</source>
        <translation>
            <numerusform>%n punt achter</numerusform>
            <numerusform>%n punten achter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in a game</source>
        <translation>
            <numerusform>%n punt in een spel</numerusform>
            <numerusform>%n punten in een spel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in a round</source>
        <translation>
            <numerusform>%n punt in een ronde</numerusform>
            <numerusform>%n punten in een ronde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n seconde</numerusform>
            <numerusform>%n seconden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tie(s)</source>
        <translation>
            <numerusform>%n keer gelijk</numerusform>
            <numerusform>%n keer gelijk</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s) in a round</source>
        <translation>
            <numerusform>%n woord in een ronde</numerusform>
            <numerusform>%n woorden in een ronde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s) nobody else had</source>
        <translation>
            <numerusform>%n woord dat niemand anders had</numerusform>
            <numerusform>%n woorden die niemand anders had</numerusform>
        </translation>
    </message>
    <message>
        <source>A tie: {names}</source>
        <translation>Gelijk: {names}</translation>
    </message>
    <message>
        <source>An evening for {names}</source>
        <translation>Een avond voor {names}</translation>
    </message>
    <message>
        <source>Best Boggle game</source>
        <translation>Beste Boggle-spel</translation>
    </message>
    <message>
        <source>Best Boggle round</source>
        <translation>Beste Boggle-ronde</translation>
    </message>
    <message>
        <source>Best Boggle word</source>
        <translation>Beste Boggle-woord</translation>
    </message>
    <message>
        <source>Best Scrabble game</source>
        <translation>Beste Scrabble-spel</translation>
    </message>
    <message>
        <source>Best Scrabble play</source>
        <translation>Beste Scrabble-zet</translation>
    </message>
    <message>
        <source>Best game</source>
        <translation>Beste spel</translation>
    </message>
    <message>
        <source>Best play</source>
        <translation>Beste zet</translation>
    </message>
    <message>
        <source>Best plays found</source>
        <translation>Beste zetten gevonden</translation>
    </message>
    <message>
        <source>Best round</source>
        <translation>Beste ronde</translation>
    </message>
    <message>
        <source>Best word</source>
        <translation>Beste woord</translation>
    </message>
    <message>
        <source>Biggest comeback</source>
        <translation>Grootste inhaalrace</translation>
    </message>
    <message>
        <source>Biggest win</source>
        <translation>Grootste zege</translation>
    </message>
    <message>
        <source>Bingos in a game</source>
        <translation>Bingo’s in een spel</translation>
    </message>
    <message>
        <source>Boggle and Scrabble</source>
        <translation>Boggle en Scrabble</translation>
    </message>
    <message>
        <source>Closest finish</source>
        <translation>Spannendste finish</translation>
    </message>
    <message>
        <source>Dearest turn</source>
        <translation>Duurste beurt</translation>
    </message>
    <message>
        <source>Exchanges and passes</source>
        <translation>Gewisseld en gepast</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spellen</translation>
    </message>
    <message>
        <source>Games archived</source>
        <translation>Gearchiveerde spellen</translation>
    </message>
    <message>
        <source>Games finished</source>
        <translation>Uitgespeelde spellen</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Gewonnen spellen</translation>
    </message>
    <message>
        <source>Hints taken</source>
        <translation>Gebruikte hints</translation>
    </message>
    <message>
        <source>Letters in a word</source>
        <translation>Letters in een woord</translation>
    </message>
    <message>
        <source>Longest word</source>
        <translation>Langste woord</translation>
    </message>
    <message>
        <source>Most bingos in a game</source>
        <translation>Meeste bingo’s in een spel</translation>
    </message>
    <message>
        <source>Most points for a play</source>
        <translation>Meeste punten voor een zet</translation>
    </message>
    <message>
        <source>Most points for a word</source>
        <translation>Meeste punten voor een woord</translation>
    </message>
    <message>
        <source>Most points in a game</source>
        <translation>Meeste punten in een spel</translation>
    </message>
    <message>
        <source>Most points in a round</source>
        <translation>Meeste punten in een ronde</translation>
    </message>
    <message>
        <source>Most words in a round</source>
        <translation>Meeste woorden in een ronde</translation>
    </message>
    <message>
        <source>Most words only one player had</source>
        <translation>Meeste woorden die maar één speler had</translation>
    </message>
    <message>
        <source>New record: {what}! {name} beats the old best.</source>
        <translation>Nieuw record: {what}! {name} verslaat het oude record.</translation>
    </message>
    <message>
        <source>New record: {what}! {name} beats {loser}.</source>
        <translation>Nieuw record: {what}! {name} verslaat {loser}.</translation>
    </message>
    <message>
        <source>Nothing to show yet. Finish a game.</source>
        <translation>Nog niets te zien. Maak een spel af.</translation>
    </message>
    <message>
        <source>Our year at the table</source>
        <translation>Ons jaar aan tafel</translation>
    </message>
    <message>
        <source>Our year {year}</source>
        <translation>Ons jaar {year}</translation>
    </message>
    <message>
        <source>Per Boggle round</source>
        <translation>Per Boggle-ronde</translation>
    </message>
    <message>
        <source>Per Scrabble game</source>
        <translation>Per Scrabble-spel</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Speler</translation>
    </message>
    <message>
        <source>Plays that went back</source>
        <translation>Zetten die terug moesten</translation>
    </message>
    <message>
        <source>Plays that were bingos</source>
        <translation>Zetten met een bingo</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Points in a game</source>
        <translation>Punten in een spel</translation>
    </message>
    <message>
        <source>Points in a round</source>
        <translation>Punten in een ronde</translation>
    </message>
    <message>
        <source>Points in a turn</source>
        <translation>Punten in een beurt</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondes</translation>
    </message>
    <message>
        <source>Tied, half a win each</source>
        <translation>Gelijk, ieder een halve zege</translation>
    </message>
    <message>
        <source>Tiles in a play</source>
        <translation>Letters in een zet</translation>
    </message>
    <message>
        <source>Time at the table</source>
        <translation>Tijd aan tafel</translation>
    </message>
    <message>
        <source>What a turn cost</source>
        <translation>Kosten per beurt</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Words crossed off</source>
        <translation>Weggestreepte woorden</translation>
    </message>
    <message>
        <source>Words in a minute</source>
        <translation>Woorden per minuut</translation>
    </message>
    <message>
        <source>Words nobody else had</source>
        <translation>Woorden die niemand anders had</translation>
    </message>
    <message>
        <source>Words not in the dictionary</source>
        <translation>Woorden die niet in het woordenboek staan</translation>
    </message>
    <message>
        <source>Wrong challenges</source>
        <translation>Fout aangevochten</translation>
    </message>
    <message numerus="yes">
        <source>a win by %n point(s)</source>
        <translation>
            <numerusform>een zege met %n punt</numerusform>
            <numerusform>een zege met %n punten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a win from %n point(s) behind</source>
        <translation>
            <numerusform>een zege na %n punt achterstand</numerusform>
            <numerusform>een zege na %n punten achterstand</numerusform>
        </translation>
    </message>
    <message>
        <source>alone</source>
        <translation>alleen</translation>
    </message>
    <message numerus="yes">
        <source>from %n letter(s)</source>
        <translation>
            <numerusform>vanaf %n letter</numerusform>
            <numerusform>vanaf %n letters</numerusform>
        </translation>
    </message>
    <message>
        <source>racks of {rack}, {bonus} for {tiles} tiles</source>
        <translation>plankjes van {rack}, {bonus} voor {tiles} letters</translation>
    </message>
    <message>
        <source>seats changed</source>
        <translation>spelers gewisseld</translation>
    </message>
    <message>
        <source>with hints</source>
        <translation>met hints</translation>
    </message>
    <message>
        <source>without a clock</source>
        <translation>zonder klok</translation>
    </message>
    <message>
        <source>{day}: {measure} {value}</source>
        <translation>{day}: {measure} {value}</translation>
    </message>
    <message numerus="yes">
        <source>{games} on %n evening(s)</source>
        <translation>
            <numerusform>{games} op %n avond</numerusform>
            <numerusform>{games} op %n avonden</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}: {parts}</source>
        <translation>{game}: {parts}</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} u {minutes} min</translation>
    </message>
    <message numerus="yes">
        <source>{measure} in %n game(s): from {first} to {last}. Each is the mean of up to {window} games. Your best was {most} on {day}.</source>
        <translation>
            <numerusform>{measure} in %n spel: van {first} tot {last}. Elke waarde is het gemiddelde van hooguit {window} spellen. Je beste was {most} op {day}.</numerusform>
            <numerusform>{measure} in %n spellen: van {first} tot {last}. Elke waarde is het gemiddelde van hooguit {window} spellen. Je beste was {most} op {day}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} had the last laugh</source>
        <translation>Wie het laatst lacht: {names}</translation>
    </message>
    <message>
        <source>{names} shared the evening</source>
        <translation>{names} delen de avond</translation>
    </message>
    <message>
        <source>{names} won</source>
        <translation>Winst voor {names}</translation>
    </message>
    <message>
        <source>{names} won the evening</source>
        <translation>De avond is voor {names}</translation>
    </message>
    <message>
        <source>{name} against {other}: {ahead} won and {behind} lost</source>
        <translation>{name} tegen {other}: {ahead} gewonnen en {behind} verloren</translation>
    </message>
    <message numerus="yes">
        <source>{name} by %n point(s)</source>
        <translation>
            <numerusform>{name} met %n punt verschil</numerusform>
            <numerusform>{name} met %n punten verschil</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has now played %n game(s)!</source>
        <translation>
            <numerusform>{name} heeft nu %n spel gespeeld!</numerusform>
            <numerusform>{name} heeft nu %n spellen gespeeld!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has won %n game(s) in a row!</source>
        <translation>
            <numerusform>{name} won %n spel op rij!</numerusform>
            <numerusform>{name} won %n spellen op rij!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has won the last %n game(s)</source>
        <translation>
            <numerusform>{name} won het laatste spel (%n)</numerusform>
            <numerusform>{name} won de laatste %n spellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} once won %n game(s) in a row</source>
        <translation>
            <numerusform>{name} won ooit %n spel op rij</numerusform>
            <numerusform>{name} won ooit %n spellen op rij</numerusform>
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
        <translation>Zo goed deed {name} het nog nooit: {what}!</translation>
    </message>
    <message>
        <source>{terms} ({games})</source>
        <translation>{terms} ({games})</translation>
    </message>
    <message>
        <source>{won} of {games} ({share})</source>
        <translation>{won} van {games} ({share})</translation>
    </message>
    <message numerus="yes">
        <source>{word} for %n point(s)</source>
        <translation>
            <numerusform>{word} voor %n punt</numerusform>
            <numerusform>{word} voor %n punten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{word} with %n letter(s)</source>
        <translation>
            <numerusform>{word} met %n letter</numerusform>
            <numerusform>{word} met %n letters</numerusform>
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
        <translation>Jullie geschiedenis is niet te lezen: {reason}</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;Zo speel je</translation>
    </message>
    <message>
        <source>Everyone hunts at once</source>
        <translation>Iedereen zoekt tegelijk</translation>
    </message>
    <message>
        <source>More tools…</source>
        <translation>Meer…</translation>
    </message>
    <message>
        <source>Play Boggle</source>
        <translation>Boggle spelen</translation>
    </message>
    <message>
        <source>Play Scrabble</source>
        <translation>Scrabble spelen</translation>
    </message>
    <message>
        <source>Print or save as PD&amp;F…</source>
        <translation>Printen of als pd&amp;f bewaren…</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>&amp;Instellingen…</translation>
    </message>
    <message>
        <source>Saved &amp;games…</source>
        <translation>Bewaarde &amp;spellen…</translation>
    </message>
    <message>
        <source>Take turns, tile by tile</source>
        <translation>Om de beurt, letter voor letter</translation>
    </message>
    <message>
        <source>You against a computer</source>
        <translation>Jij tegen een computer</translation>
    </message>
</context>
<context>
    <name>HouseCard</name>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n dag op rij</numerusform>
            <numerusform>%n dagen op rij</numerusform>
        </translation>
    </message>
    <message>
        <source>All {number} ›</source>
        <translation>Alle {number} ›</translation>
    </message>
    <message>
        <source>As the dictionary says</source>
        <translation>Zoals het woordenboek</translation>
    </message>
    <message>
        <source>At your house today</source>
        <translation>Vandaag bij jullie</translation>
    </message>
    <message>
        <source>House word</source>
        <translation>Huiswoord</translation>
    </message>
    <message>
        <source>House words</source>
        <translation>Huiswoorden</translation>
    </message>
    <message>
        <source>Someone else…</source>
        <translation>Iemand anders…</translation>
    </message>
    <message>
        <source>Your family decides. Undo any time.</source>
        <translation>Je familie beslist. Altijd terug te draaien.</translation>
    </message>
    <message>
        <source>Your turn?</source>
        <translation>Jouw beurt?</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>nog niet</translation>
    </message>
    <message>
        <source>{word} counts</source>
        <translation>{word} telt</translation>
    </message>
    <message>
        <source>{word} doesn&apos;t count</source>
        <translation>{word} telt niet</translation>
    </message>
    <message>
        <source>✓ played</source>
        <translation>✓ gespeeld</translation>
    </message>
</context>
<context>
    <name>HouseOffer</name>
    <message>
        <source>Leave {word} out at home</source>
        <translation>{word} bij ons niet tellen</translation>
    </message>
    <message>
        <source>Make {word} a house word</source>
        <translation>Van {word} een huiswoord maken</translation>
    </message>
    <message>
        <source>{word} as in the dictionary again</source>
        <translation>{word} weer zoals in het woordenboek</translation>
    </message>
</context>
<context>
    <name>HouseStrings</name>
    <message>
        <source>A house word has only letters of this dictionary.</source>
        <translation>Een huiswoord heeft alleen letters van dit woordenboek.</translation>
    </message>
    <message>
        <source>A house word has {least} to {most} letters.</source>
        <translation>Een huiswoord heeft {least} tot {most} letters.</translation>
    </message>
    <message>
        <source>From your next game on the dictionary decides about {word}.</source>
        <translation>Vanaf jullie volgende spel beslist het woordenboek over {word}.</translation>
    </message>
    <message>
        <source>Only Settings can let hurtful or crude words count.</source>
        <translation>Kwetsende en grove woorden toestaan kan alleen bij Instellingen.</translation>
    </message>
    <message>
        <source>There are {most} house words. Take one out first.</source>
        <translation>Er zijn al {most} huiswoorden. Haal er eerst een weg.</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>telt</translation>
    </message>
    <message>
        <source>doesn&apos;t count</source>
        <translation>telt niet</translation>
    </message>
    <message>
        <source>{word} counts from your next game on.</source>
        <translation>{word} telt vanaf jullie volgende spel.</translation>
    </message>
    <message>
        <source>{word} doesn&apos;t count from your next game on.</source>
        <translation>{word} telt vanaf jullie volgende spel niet.</translation>
    </message>
</context>
<context>
    <name>InfoCard</name>
    <message>
        <source>Back to turns</source>
        <translation>Terug naar de beurten</translation>
    </message>
    <message>
        <source>My last turn</source>
        <translation>Mijn laatste beurt</translation>
    </message>
    <message>
        <source>My last turn…</source>
        <translation>Mijn laatste beurt…</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Beurten</translation>
    </message>
    <message>
        <source>Unseen</source>
        <translation>Ongezien</translation>
    </message>
    <message>
        <source>What could I have played? (F3)</source>
        <translation>Wat had ik kunnen leggen? (F3)</translation>
    </message>
</context>
<context>
    <name>JoinPage</name>
    <message>
        <source>A seat is free</source>
        <translation>Er is een plek vrij</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adres</translation>
    </message>
    <message>
        <source>Another phone can then play for {name}.</source>
        <translation>Dan kan een andere telefoon voor {name} spelen.</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Aan tafel</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Both need the same Wi-Fi, and no guest network.</source>
        <translation>Allebei op dezelfde wifi, geen gastnetwerk.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Carry on</source>
        <translation>Verder</translation>
    </message>
    <message>
        <source>Everybody&apos;s phone leaves the game. What they wrote stays.</source>
        <translation>Alle telefoons gaan uit het spel. Wat er al geschreven is, blijft.</translation>
    </message>
    <message>
        <source>Free this seat</source>
        <translation>Plek vrijgeven</translation>
    </message>
    <message>
        <source>If a firewall asks, let Boggle Desk through.</source>
        <translation>Vraagt een firewall iets, laat Boggle Desk dan door.</translation>
    </message>
    <message>
        <source>Looking for your network…</source>
        <translation>Je netwerk wordt gezocht…</translation>
    </message>
    <message>
        <source>Nothing opens?</source>
        <translation>Er opent niets?</translation>
    </message>
    <message>
        <source>Phones can&apos;t join at {address}.</source>
        <translation>Via {address} kan geen telefoon meedoen.</translation>
    </message>
    <message>
        <source>Phones can&apos;t join here. Try again or restart Boggle Desk.</source>
        <translation>Telefoons kunnen hier niet meedoen. Probeer het opnieuw of herstart Boggle Desk.</translation>
    </message>
    <message>
        <source>Phones follow by themselves if they can reach it.</source>
        <translation>Telefoons gaan vanzelf mee als ze het adres kunnen bereiken.</translation>
    </message>
    <message>
        <source>Play without</source>
        <translation>Zonder spelen</translation>
    </message>
    <message>
        <source>Play without phones</source>
        <translation>Zonder telefoons spelen</translation>
    </message>
    <message>
        <source>Play without phones?</source>
        <translation>Zonder telefoons spelen?</translation>
    </message>
    <message>
        <source>Scan to join</source>
        <translation>Scan en doe mee</translation>
    </message>
    <message>
        <source>Show the board on phones too</source>
        <translation>Toon het bord ook op telefoons</translation>
    </message>
    <message numerus="yes">
        <source>Start with %n player(s)</source>
        <translation>
            <numerusform>Start met %n speler</numerusform>
            <numerusform>Start met %n spelers</numerusform>
        </translation>
    </message>
    <message>
        <source>This computer isn&apos;t on a network. Join your Wi-Fi first.</source>
        <translation>Deze computer zit niet op een netwerk. Ga eerst op de wifi.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Opnieuw proberen</translation>
    </message>
    <message>
        <source>Use another address?</source>
        <translation>Een ander adres gebruiken?</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Gebruiken</translation>
    </message>
    <message>
        <source>VPN</source>
        <translation>VPN</translation>
    </message>
    <message>
        <source>Waiting for the first phone…</source>
        <translation>Wachten op de eerste telefoon…</translation>
    </message>
    <message>
        <source>Wi-Fi</source>
        <translation>wifi</translation>
    </message>
    <message>
        <source>Your phone becomes your paper. Nothing to install.</source>
        <translation>Je telefoon wordt je papier. Niets te installeren.</translation>
    </message>
    <message>
        <source>Your phone becomes your rack. Nothing to install.</source>
        <translation>Je telefoon wordt je plankje. Niets te installeren.</translation>
    </message>
    <message>
        <source>cable</source>
        <translation>kabel</translation>
    </message>
    <message>
        <source>inside this computer</source>
        <translation>binnen deze computer</translation>
    </message>
    <message>
        <source>not connected</source>
        <translation>niet verbonden</translation>
    </message>
    <message>
        <source>on paper</source>
        <translation>op papier</translation>
    </message>
    <message>
        <source>on this screen</source>
        <translation>op dit scherm</translation>
    </message>
    <message>
        <source>or open {address} on the same Wi-Fi</source>
        <translation>of open {address} op dezelfde wifi</translation>
    </message>
    <message>
        <source>scan to sit down</source>
        <translation>scan en ga zitten</translation>
    </message>
    <message>
        <source>typing a name</source>
        <translation>typt een naam</translation>
    </message>
    <message>
        <source>{ready} of {seats} ready</source>
        <translation>{ready} van {seats} klaar</translation>
    </message>
</context>
<context>
    <name>KeepsakeSheet</name>
    <message>
        <source>A keepsake of this game</source>
        <translation>Een aandenken aan dit spel</translation>
    </message>
    <message>
        <source>Keepsake</source>
        <translation>Aandenken</translation>
    </message>
</context>
<context>
    <name>LastTurn</name>
    <message>
        <source>Looking for better plays…</source>
        <translation>Betere zetten worden gezocht…</translation>
    </message>
    <message>
        <source>Something went wrong. Please try again.</source>
        <translation>Er ging iets mis. Probeer het nog eens.</translation>
    </message>
    <message>
        <source>These rules show the best plays after the game.</source>
        <translation>Bij deze regels zie je de beste zetten na het spel.</translation>
    </message>
    <message>
        <source>You haven&apos;t played yet.</source>
        <translation>Je hebt nog niet gespeeld.</translation>
    </message>
    <message>
        <source>You&apos;ll see it when it&apos;s your turn again.</source>
        <translation>Je ziet het als je weer aan de beurt bent.</translation>
    </message>
</context>
<context>
    <name>LayPanel</name>
    <message>
        <source> or </source>
        <translation> of </translation>
    </message>
    <message>
        <source>Board code: {code}</source>
        <translation>Code van het bord: {code}</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leegmaken</translation>
    </message>
    <message>
        <source>Enter the letters</source>
        <translation>Typ de letters</translation>
    </message>
    <message>
        <source>No box we know has these letters.</source>
        <translation>Geen doos die we kennen heeft deze letters.</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Plakken</translation>
    </message>
    <message>
        <source>Paste letters or a code (Ctrl+V)</source>
        <translation>Letters of een code plakken (Ctrl+V)</translation>
    </message>
    <message>
        <source>Shift and a letter give its pair, such as Th.</source>
        <translation>Shift en een letter geeft het paar, zoals Th.</translation>
    </message>
    <message>
        <source>Size of the board</source>
        <translation>Grootte van het bord</translation>
    </message>
    <message>
        <source>That&apos;s too long for a board.</source>
        <translation>Dat is te lang voor een bord.</translation>
    </message>
    <message>
        <source>That&apos;s {count} letters. A board needs 16, 25 or 36.</source>
        <translation>Dat zijn {count} letters. Een bord heeft er 16, 25 of 36.</translation>
    </message>
    <message>
        <source>The cubes may come from: {names}.</source>
        <translation>De stenen kunnen zijn van: {names}.</translation>
    </message>
    <message>
        <source>There&apos;s nothing to paste. Copy some letters first.</source>
        <translation>Er valt niets te plakken. Kopieer eerst letters.</translation>
    </message>
    <message>
        <source>They look like {name}, except for {letters}. Is that right?</source>
        <translation>Ze lijken op {name}, behalve {letters}. Klopt dat?</translation>
    </message>
    <message>
        <source>Type them row by row, or click a square and then its letter. Q is Qu. # is a solid face. Space leaves a square empty.</source>
        <translation>Typ ze rij voor rij, of klik op een vakje en dan op de letter. Q is Qu. # is een kant zonder letter. Spatie laat een vakje leeg.</translation>
    </message>
    <message>
        <source>{known} of {all} squares filled.</source>
        <translation>{known} van {all} vakjes gevuld.</translation>
    </message>
    <message>
        <source>{letter} in row {row}, column {column}</source>
        <translation>{letter} in rij {row}, kolom {column}</translation>
    </message>
    <message>
        <source>“{sign}” isn&apos;t a letter. Copy letters only.</source>
        <translation>“{sign}” is geen letter. Kopieer alleen letters.</translation>
    </message>
</context>
<context>
    <name>LeadPlot</name>
    <message>
        <source>The chance to win, turn by turn</source>
        <translation>De winstkans, beurt na beurt</translation>
    </message>
    <message>
        <source>The lead, turn by turn</source>
        <translation>De voorsprong, beurt na beurt</translation>
    </message>
    <message>
        <source>▲ costly turn</source>
        <translation>▲ dure beurt</translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message numerus="yes">
        <source>%n card(s) added to the quiz.</source>
        <translation>
            <numerusform>%n kaart kwam in de quiz.</numerusform>
            <numerusform>%n kaarten kwamen in de quiz.</numerusform>
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
        <translation>&amp;Woorden</translation>
    </message>
    <message>
        <source>Another name…</source>
        <translation>Andere naam…</translation>
    </message>
    <message>
        <source>Child</source>
        <translation>Kind</translation>
    </message>
    <message>
        <source>Grown-up</source>
        <translation>Volwassen</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Taal</translation>
    </message>
    <message>
        <source>Looking through your games: {done} of {total}</source>
        <translation>Jullie spellen worden bekeken: {done} van {total}</translation>
    </message>
    <message>
        <source>Me</source>
        <translation>Ik</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Betekenis</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Naam:</translation>
    </message>
    <message>
        <source>Only words that count can be asked.</source>
        <translation>Alleen woorden die tellen kunnen gevraagd worden.</translation>
    </message>
    <message>
        <source>S&amp;pot it</source>
        <translation>&amp;Vind het</translation>
    </message>
    <message>
        <source>They&apos;re in the quiz already.</source>
        <translation>Ze zitten al in de quiz.</translation>
    </message>
    <message>
        <source>Who learns</source>
        <translation>Wie leert</translation>
    </message>
    <message>
        <source>Who learns?</source>
        <translation>Wie leert er?</translation>
    </message>
    <message>
        <source>Whose words</source>
        <translation>Wiens woorden</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Woord</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Woorden</translation>
    </message>
    <message>
        <source>Words in the quiz</source>
        <translation>Woorden in de quiz</translation>
    </message>
    <message>
        <source>Words to learn next</source>
        <translation>Woorden om nu te leren</translation>
    </message>
    <message>
        <source>{word} won&apos;t be asked. Undo brings it back.</source>
        <translation>{word} wordt niet meer gevraagd. Ongedaan maken haalt de kaart terug.</translation>
    </message>
</context>
<context>
    <name>LearnStrings</name>
    <message numerus="yes">
        <source>%n card(s) wait in {language}.</source>
        <translation>
            <numerusform>%n kaart wacht: {language}.</numerusform>
            <numerusform>%n kaarten wachten: {language}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more new word(s)</source>
        <translation>
            <numerusform>nog %n nieuw woord</numerusform>
            <numerusform>nog %n nieuwe woorden</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;No, it isn&apos;t</source>
        <translation>&amp;Nee, dat is het niet</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>On&amp;gedaan maken</translation>
    </message>
    <message>
        <source>&amp;Yes, it is</source>
        <translation>&amp;Ja, dat is het</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwoord</translation>
    </message>
    <message>
        <source>Begins with</source>
        <translation>Begint met</translation>
    </message>
    <message>
        <source>Cards: {cards} · {new} new · {learning} on the way · {learned} learned</source>
        <translation>Kaarten: {cards} · {new} nieuw · {learning} onderweg · {learned} geleerd</translation>
    </message>
    <message>
        <source>Contains</source>
        <translation>Bevat</translation>
    </message>
    <message>
        <source>Ends with</source>
        <translation>Eindigt op</translation>
    </message>
    <message>
        <source>Getting your cards…</source>
        <translation>Je kaarten worden gehaald…</translation>
    </message>
    <message>
        <source>Hooks</source>
        <translation>Haakletters</translation>
    </message>
    <message>
        <source>I don&apos;t &amp;know</source>
        <translation>Ik &amp;weet het niet</translation>
    </message>
    <message>
        <source>Is it a word?</source>
        <translation>Is het een woord?</translation>
    </message>
    <message>
        <source>Is this word in the dictionary?</source>
        <translation>Staat dit woord in het woordenboek?</translation>
    </message>
    <message>
        <source>Left out: {letters}.</source>
        <translation>Vergeten: {letters}.</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Letters</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Betekenis</translation>
    </message>
    <message>
        <source>Mixed letters</source>
        <translation>Door elkaar</translation>
    </message>
    <message>
        <source>More come tomorrow.</source>
        <translation>Morgen komen er meer.</translation>
    </message>
    <message>
        <source>Never &amp;ask again</source>
        <translation>Nooit meer vr&amp;agen</translation>
    </message>
    <message>
        <source>New words</source>
        <translation>Nieuwe woorden</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Volgende</translation>
    </message>
    <message>
        <source>No cards yet. Add new words, or a word list.</source>
        <translation>Nog geen kaarten. Voeg nieuwe woorden of een woordenlijst toe.</translation>
    </message>
    <message>
        <source>No hooks: {letters}.</source>
        <translation>Geen haakletters: {letters}.</translation>
    </message>
    <message>
        <source>Nothing is due today.</source>
        <translation>Vandaag is er niets aan de beurt.</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Patroon</translation>
    </message>
    <message>
        <source>The shortest length is longer than the longest.</source>
        <translation>De kortste lengte is groter dan de langste.</translation>
    </message>
    <message>
        <source>Today: {right} of {answers} right, {left} to go</source>
        <translation>Vandaag: {right} van {answers} goed, nog {left}</translation>
    </message>
    <message>
        <source>Type an answer or tap the letters.</source>
        <translation>Typ een antwoord of tik de letters aan.</translation>
    </message>
    <message>
        <source>What &amp;does it mean?</source>
        <translation>Wat &amp;betekent het?</translation>
    </message>
    <message>
        <source>Which letters make another word after it?</source>
        <translation>Welke letters erachter maken een nieuw woord?</translation>
    </message>
    <message>
        <source>Which letters make another word in front of it?</source>
        <translation>Welke letters ervoor maken een nieuw woord?</translation>
    </message>
    <message>
        <source>Which word do these letters make?</source>
        <translation>Welk woord maken deze letters?</translation>
    </message>
    <message numerus="yes">
        <source>Which word of %n letter(s) means this?</source>
        <translation>
            <numerusform>Welk woord van %n letter betekent dit?</numerusform>
            <numerusform>Welk woord van %n letters betekent dit?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You&apos;ll see it again in %n day(s).</source>
        <translation>
            <numerusform>Je ziet het over %n dag terug.</numerusform>
            <numerusform>Je ziet het over %n dagen terug.</numerusform>
        </translation>
    </message>
    <message>
        <source>You&apos;ll see it again in a moment.</source>
        <translation>Je ziet het zo weer terug.</translation>
    </message>
    <message>
        <source>You&apos;ll see it again tomorrow.</source>
        <translation>Je ziet het morgen terug.</translation>
    </message>
    <message numerus="yes">
        <source>Your next cards come in %n day(s).</source>
        <translation>
            <numerusform>Je volgende kaarten komen over %n dag.</numerusform>
            <numerusform>Je volgende kaarten komen over %n dagen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n day(s)</source>
        <translation>
            <numerusform>over %n dag</numerusform>
            <numerusform>over %n dagen</numerusform>
        </translation>
    </message>
    <message>
        <source>missed {missed} of {chances}</source>
        <translation>{missed} van {chances} gemist</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nieuw</translation>
    </message>
    <message>
        <source>no letter at all</source>
        <translation>geen enkele letter</translation>
    </message>
    <message>
        <source>not in this dictionary</source>
        <translation>niet in dit woordenboek</translation>
    </message>
    <message>
        <source>today</source>
        <translation>vandaag</translation>
    </message>
    <message>
        <source>tomorrow</source>
        <translation>morgen</translation>
    </message>
    <message>
        <source>waits in {language}</source>
        <translation>wacht: {language}</translation>
    </message>
    <message>
        <source>{field}: that&apos;s too long.</source>
        <translation>{field}: dat is te lang.</translation>
    </message>
    <message>
        <source>{field}: “{sign}” isn&apos;t a letter you can use here.</source>
        <translation>{field}: “{sign}” is hier geen letter.</translation>
    </message>
    <message>
        <source>{word} is a word</source>
        <translation>{word} is een woord</translation>
    </message>
    <message>
        <source>{word} isn&apos;t a word, {other} is</source>
        <translation>{word} is geen woord, {other} wel</translation>
    </message>
    <message>
        <source>→ {answer}</source>
        <translation>→ {answer}</translation>
    </message>
    <message>
        <source>≈ That counts too. Look for another one.</source>
        <translation>≈ Dat telt ook. Zoek een ander.</translation>
    </message>
    <message>
        <source>✓ Done for today.</source>
        <translation>✓ Klaar voor vandaag.</translation>
    </message>
    <message>
        <source>✓ Right: {answer}</source>
        <translation>✓ Goed: {answer}</translation>
    </message>
    <message>
        <source>✗ No: {answer}</source>
        <translation>✗ Nee: {answer}</translation>
    </message>
    <message>
        <source>✗ Not quite: {answer}.</source>
        <translation>✗ Net niet: {answer}.</translation>
    </message>
</context>
<context>
    <name>LexicaDialog</name>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln woord</numerusform>
            <numerusform>%Ln woorden</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Add a word list…</source>
        <translation>Woordenlijst &amp;toevoegen…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuleren</translation>
    </message>
    <message>
        <source>&amp;Letters of the list:</source>
        <translation>&amp;Letters van de lijst:</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation>&amp;Verwijderen…</translation>
    </message>
    <message>
        <source>&amp;Use this dictionary</source>
        <translation>Dit woordenboek &amp;gebruiken</translation>
    </message>
    <message>
        <source>A game in progress uses it. That game will use the built-in dictionary.</source>
        <translation>Een lopend spel gebruikt de lijst. Dat neemt dan het ingebouwde woordenboek.</translation>
    </message>
    <message>
        <source>Add a word list</source>
        <translation>Woordenlijst toevoegen</translation>
    </message>
    <message>
        <source>Added.</source>
        <translation>Toegevoegd.</translation>
    </message>
    <message>
        <source>As the &amp;dictionary says</source>
        <translation>Zoals het &amp;woordenboek</translation>
    </message>
    <message>
        <source>Dictionaries</source>
        <translation>Woordenboeken</translation>
    </message>
    <message>
        <source>House words</source>
        <translation>Huiswoorden</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Houden</translation>
    </message>
    <message>
        <source>Letters of the list</source>
        <translation>Letters van de lijst</translation>
    </message>
    <message>
        <source>New games use “{title}”.</source>
        <translation>Nieuwe spellen gebruiken “{title}”.</translation>
    </message>
    <message>
        <source>Nobody has added or left out a word yet. Look one up and decide.</source>
        <translation>Nog niemand heeft een woord toegevoegd of weggelaten. Zoek er een op en beslis.</translation>
    </message>
    <message>
        <source>Reading “{name}”… A long list takes a few seconds.</source>
        <translation>“{name}” wordt gelezen… Een lange lijst duurt een paar seconden.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Remove a word list</source>
        <translation>Woordenlijst verwijderen</translation>
    </message>
    <message>
        <source>Remove “{title}” from your dictionaries? Its file stays on your computer.</source>
        <translation>“{title}” uit je woordenboeken verwijderen? Het bestand blijft op je computer.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Verslag</translation>
    </message>
    <message>
        <source>Stopped. Nothing was added.</source>
        <translation>Gestopt. Er is niets toegevoegd.</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Bezig met stoppen…</translation>
    </message>
    <message>
        <source>That didn&apos;t work. Please try again.</source>
        <translation>Dat lukte niet. Probeer het nog eens.</translation>
    </message>
    <message>
        <source>Without marks</source>
        <translation>Zonder tekens</translation>
    </message>
    <message>
        <source>Word lists (*.txt *.lst *.dic *.csv);;All files (*)</source>
        <translation>Woordenlijsten (*.txt *.lst *.dic *.csv);;Alle bestanden (*)</translation>
    </message>
    <message>
        <source>comes with the game</source>
        <translation>hoort bij het spel</translation>
    </message>
    <message>
        <source>damaged: add it again or remove it</source>
        <translation>beschadigd: voeg opnieuw toe of verwijder</translation>
    </message>
    <message>
        <source>your list</source>
        <translation>jouw lijst</translation>
    </message>
    <message>
        <source>{language}: A to Z</source>
        <translation>{language}: A tot Z</translation>
    </message>
    <message>
        <source>{language}: {letters} too</source>
        <translation>{language}: ook {letters}</translation>
    </message>
    <message>
        <source>{title} (in use)</source>
        <translation>{title} (in gebruik)</translation>
    </message>
    <message>
        <source>“{name}” has many letters beyond A to Z. Keep {letters} as letters of their own? They&apos;re on the {language} tiles.</source>
        <translation>“{name}” heeft veel letters buiten A tot Z. {letters} als eigen letters houden? Ze staan op de letters voor {language}.</translation>
    </message>
    <message>
        <source>“{title}” was removed.</source>
        <translation>“{title}” is verwijderd.</translation>
    </message>
</context>
<context>
    <name>LexicaReport</name>
    <message numerus="yes">
        <source>%Ln line(s) have more than one word. Only the first was taken</source>
        <translation>
            <numerusform>%Ln regel heeft meer dan één woord. Alleen het eerste is overgenomen</numerusform>
            <numerusform>%Ln regels hebben meer dan één woord. Alleen het eerste is overgenomen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) left out:</source>
        <translation>
            <numerusform>%Ln regel overgeslagen:</numerusform>
            <numerusform>%Ln regels overgeslagen:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) repeat a word. Each word counts once.</source>
        <translation>
            <numerusform>%Ln regel herhaalt een woord. Elk woord telt één keer.</numerusform>
            <numerusform>%Ln regels herhalen een woord. Elk woord telt één keer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) longer than {letters} letters</source>
        <translation>
            <numerusform>%Ln woord langer dan {letters} letters</numerusform>
            <numerusform>%Ln woorden langer dan {letters} letters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) shorter than {letters} letters</source>
        <translation>
            <numerusform>%Ln woord korter dan {letters} letters</numerusform>
            <numerusform>%Ln woorden korter dan {letters} letters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) with a digit</source>
        <translation>
            <numerusform>%Ln woord met een cijfer</numerusform>
            <numerusform>%Ln woorden met een cijfer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) with a hyphen</source>
        <translation>
            <numerusform>%Ln woord met een streepje</numerusform>
            <numerusform>%Ln woorden met een streepje</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) with an apostrophe</source>
        <translation>
            <numerusform>%Ln woord met een apostrof</numerusform>
            <numerusform>%Ln woorden met een apostrof</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) with characters not in its letters</source>
        <translation>
            <numerusform>%Ln woord met vreemde tekens</numerusform>
            <numerusform>%Ln woorden met vreemde tekens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) with characters other than A to Z</source>
        <translation>
            <numerusform>%Ln woord met andere tekens dan A tot Z</numerusform>
            <numerusform>%Ln woorden met andere tekens dan A tot Z</numerusform>
        </translation>
    </message>
    <message>
        <source>A word list is a text file with one word on each line.</source>
        <translation>Een woordenlijst is een tekstbestand met één woord per regel.</translation>
    </message>
    <message>
        <source>It has more than a million words.</source>
        <translation>Hij heeft meer dan een miljoen woorden.</translation>
    </message>
    <message>
        <source>It isn&apos;t text.</source>
        <translation>Het is geen tekst.</translation>
    </message>
    <message>
        <source>It&apos;s empty.</source>
        <translation>Hij is leeg.</translation>
    </message>
    <message>
        <source>It&apos;s larger than 32 MB.</source>
        <translation>Hij is groter dan 32 MB.</translation>
    </message>
    <message>
        <source>Line {line} is too long for a word.</source>
        <translation>Regel {line} is te lang voor een woord.</translation>
    </message>
    <message>
        <source>Most lines don&apos;t start with a word. See line {line}.</source>
        <translation>De meeste regels beginnen niet met een woord. Zie regel {line}.</translation>
    </message>
    <message>
        <source>Nothing was left out.</source>
        <translation>Er is niets overgeslagen.</translation>
    </message>
    <message>
        <source>The dictionary can&apos;t be opened.</source>
        <translation>Het woordenboek is niet te openen.</translation>
    </message>
    <message>
        <source>The dictionary “{title}” is damaged. Please add it again from its file.</source>
        <translation>Het woordenboek “{title}” is beschadigd. Voeg het opnieuw toe uit zijn bestand.</translation>
    </message>
    <message>
        <source>The dictionary “{title}” is damaged. Please install the game again.</source>
        <translation>Het woordenboek “{title}” is beschadigd. Installeer het spel opnieuw.</translation>
    </message>
    <message>
        <source>The word list can&apos;t be added.</source>
        <translation>De woordenlijst is niet toe te voegen.</translation>
    </message>
    <message>
        <source>The word list can&apos;t be removed.</source>
        <translation>De woordenlijst is niet te verwijderen.</translation>
    </message>
    <message>
        <source>This file isn&apos;t a word list, so it wasn&apos;t added.</source>
        <translation>Dit bestand is geen woordenlijst en is niet toegevoegd.</translation>
    </message>
    <message>
        <source>Your dictionaries can&apos;t be read.</source>
        <translation>Je woordenboeken zijn niet te lezen.</translation>
    </message>
    <message numerus="yes">
        <source>line(s) {numbers}</source>
        <translation>
            <numerusform>regel {numbers}</numerusform>
            <numerusform>regels {numbers}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“{title}” was added with %Ln word(s).</source>
        <translation>
            <numerusform>“{title}” is toegevoegd, met %Ln woord.</numerusform>
            <numerusform>“{title}” is toegevoegd, met %Ln woorden.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ListCard</name>
    <message>
        <source>Remove the chosen word</source>
        <translation>Gekozen woord weghalen</translation>
    </message>
</context>
<context>
    <name>ListPanel</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punt</numerusform>
            <numerusform>%n punten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n woord</numerusform>
            <numerusform>%n woorden</numerusform>
        </translation>
    </message>
    <message>
        <source>Our words</source>
        <translation>Onze woorden</translation>
    </message>
    <message>
        <source>Results for our words</source>
        <translation>Uitslag van onze woorden</translation>
    </message>
    <message>
        <source>Type your words with spaces between them.</source>
        <translation>Typ jullie woorden met spaties ertussen.</translation>
    </message>
    <message>
        <source>not in the dictionary</source>
        <translation>niet in het woordenboek</translation>
    </message>
    <message>
        <source>{words} count for {points}. You missed {missed}.</source>
        <translation>{words} tellen voor {points}. Gemist: {missed}.</translation>
    </message>
</context>
<context>
    <name>LookupDialog</name>
    <message>
        <source>&amp;Word:</source>
        <translation>&amp;Woord:</translation>
    </message>
    <message>
        <source>Look up a word</source>
        <translation>Een woord opzoeken</translation>
    </message>
    <message>
        <source>Type a word to see whether it counts and what it means.</source>
        <translation>Typ een woord en zie of het telt en wat het betekent.</translation>
    </message>
    <message>
        <source>Type letters from A to Z only.</source>
        <translation>Typ alleen letters van A tot Z.</translation>
    </message>
    <message>
        <source>Type letters of this dictionary only.</source>
        <translation>Typ alleen letters van dit woordenboek.</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Woord</translation>
    </message>
</context>
<context>
    <name>MainWindowController</name>
    <message>
        <source>&amp;About Boggle Desk</source>
        <translation>&amp;Over Boggle Desk</translation>
    </message>
    <message>
        <source>&amp;Copy a report</source>
        <translation>Verslag &amp;kopiëren</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>Be&amp;werken</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Volledig scherm</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spel</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hulp</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Hint</translation>
    </message>
    <message>
        <source>&amp;Home</source>
        <translation>S&amp;tart</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;Zo speel je</translation>
    </message>
    <message>
        <source>&amp;Larger letters</source>
        <translation>&amp;Grotere letters</translation>
    </message>
    <message>
        <source>&amp;Look up a word…</source>
        <translation>Woord op&amp;zoeken…</translation>
    </message>
    <message>
        <source>&amp;Normal letters</source>
        <translation>&amp;Normale letters</translation>
    </message>
    <message>
        <source>&amp;Pass…</source>
        <translation>&amp;Passen…</translation>
    </message>
    <message>
        <source>&amp;Phones…</source>
        <translation>&amp;Telefoons…</translation>
    </message>
    <message>
        <source>&amp;Print or save as PDF…</source>
        <translation>P&amp;rinten of als pdf bewaren…</translation>
    </message>
    <message>
        <source>&amp;Recent games</source>
        <translation>Rece&amp;nte spellen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Opnieuw</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Instellingen…</translation>
    </message>
    <message>
        <source>&amp;Smaller letters</source>
        <translation>&amp;Kleinere letters</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>E&amp;xtra</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>On&amp;gedaan maken</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>Beel&amp;d</translation>
    </message>
    <message>
        <source>&amp;Watch computers think</source>
        <translation>&amp;Computers zien denken</translation>
    </message>
    <message>
        <source>Back to the results</source>
        <translation>Terug naar de resultaten</translation>
    </message>
    <message>
        <source>Back to {room}</source>
        <translation>Terug: {room}</translation>
    </message>
    <message>
        <source>Co&amp;ver the room&apos;s picture</source>
        <translation>Het beeld in de kamer be&amp;dekken</translation>
    </message>
    <message>
        <source>Di&amp;ctionaries…</source>
        <translation>W&amp;oordenboeken…</translation>
    </message>
    <message>
        <source>E&amp;nd the game…</source>
        <translation>Spel b&amp;eëindigen…</translation>
    </message>
    <message>
        <source>E&amp;xchange tiles…</source>
        <translation>&amp;Letters wisselen…</translation>
    </message>
    <message>
        <source>E&amp;xit</source>
        <translation>&amp;Afsluiten</translation>
    </message>
    <message>
        <source>For the r&amp;oom</source>
        <translation>Voor de &amp;hele kamer</translation>
    </message>
    <message>
        <source>New &amp;Boggle game…</source>
        <translation>Nieuw &amp;Boggle-spel…</translation>
    </message>
    <message>
        <source>New &amp;Scrabble game…</source>
        <translation>Nieuw S&amp;crabble-spel…</translation>
    </message>
    <message>
        <source>New &amp;duplicate game…</source>
        <translation>Nieuw &amp;duplicate-spel…</translation>
    </message>
    <message>
        <source>Open &amp;racks</source>
        <translation>&amp;Open plankjes</translation>
    </message>
    <message>
        <source>Open the &amp;log</source>
        <translation>&amp;Logboek openen</translation>
    </message>
    <message>
        <source>Pa&amp;use or resume</source>
        <translation>Pa&amp;uze of verder</translation>
    </message>
    <message>
        <source>Pause between &amp;computer turns</source>
        <translation>&amp;Pauze tussen beurten van computers</translation>
    </message>
    <message>
        <source>Pla&amp;yers…</source>
        <translation>&amp;Spelers…</translation>
    </message>
    <message>
        <source>Sa&amp;ved games…</source>
        <translation>Be&amp;waarde spellen…</translation>
    </message>
    <message>
        <source>Shu&amp;ffle the rack</source>
        <translation>Plankje h&amp;usselen</translation>
    </message>
    <message>
        <source>The log can&apos;t be opened: “{file}”</source>
        <translation>Het logboek is niet te openen: “{file}”</translation>
    </message>
    <message>
        <source>The report is copied. Paste it where you report the problem.</source>
        <translation>Het verslag is gekopieerd. Plak het waar je het probleem meldt.</translation>
    </message>
    <message>
        <source>This game can&apos;t be opened</source>
        <translation>Dit spel is niet te openen</translation>
    </message>
    <message>
        <source>This game&apos;s dictionary is gone. The built-in one is used instead.</source>
        <translation>Het woordenboek van dit spel is weg. Het ingebouwde komt ervoor in de plaats.</translation>
    </message>
    <message>
        <source>Turn the &amp;board</source>
        <translation>&amp;Bord draaien</translation>
    </message>
</context>
<context>
    <name>MeaningCard</name>
    <message numerus="yes">
        <source>%n more meaning(s)</source>
        <translation>
            <numerusform>Nog %n betekenis</numerusform>
            <numerusform>Nog %n betekenissen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punt</numerusform>
            <numerusform>%n punten</numerusform>
        </translation>
    </message>
    <message>
        <source>A form of {lemma}:</source>
        <translation>Een vorm van {lemma}:</translation>
    </message>
    <message>
        <source>Also: {meaning}</source>
        <translation>Ook: {meaning}</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Betekenis</translation>
    </message>
    <message>
        <source>No meaning of its own. Perhaps from {lemma}:</source>
        <translation>Geen eigen betekenis. Misschien van {lemma}:</translation>
    </message>
    <message>
        <source>No meaning yet.</source>
        <translation>Nog geen betekenis.</translation>
    </message>
    <message>
        <source>Opening the dictionary…</source>
        <translation>Het woordenboek gaat open…</translation>
    </message>
    <message>
        <source>The dictionary of meanings is damaged. Please install the game again.</source>
        <translation>Het betekenissenboek is beschadigd. Installeer het spel opnieuw.</translation>
    </message>
    <message>
        <source>Word and meaning</source>
        <translation>Woord en betekenis</translation>
    </message>
    <message>
        <source>– Hurtful or crude, so it doesn&apos;t count. Dictionary: “{title}”.</source>
        <translation>– Kwetsend of grof, dus het telt niet. Woordenboek: “{title}”.</translation>
    </message>
    <message>
        <source>✓ In the dictionary “{title}”.</source>
        <translation>✓ In het woordenboek “{title}”.</translation>
    </message>
    <message>
        <source>✗ Not in the dictionary “{title}”.</source>
        <translation>✗ Niet in het woordenboek “{title}”.</translation>
    </message>
</context>
<context>
    <name>Meanings</name>
    <message>
        <source>adjective</source>
        <translation>bijvoeglijk naamwoord</translation>
    </message>
    <message>
        <source>adverb</source>
        <translation>bijwoord</translation>
    </message>
    <message>
        <source>conjunction</source>
        <translation>voegwoord</translation>
    </message>
    <message>
        <source>determiner</source>
        <translation>lidwoord</translation>
    </message>
    <message>
        <source>in Dutch: {words}</source>
        <translation>in het Nederlands: {words}</translation>
    </message>
    <message>
        <source>in English: {words}</source>
        <translation>in het Engels: {words}</translation>
    </message>
    <message>
        <source>in French: {words}</source>
        <translation>in het Frans: {words}</translation>
    </message>
    <message>
        <source>in German: {words}</source>
        <translation>in het Duits: {words}</translation>
    </message>
    <message>
        <source>in Polish: {words}</source>
        <translation>in het Pools: {words}</translation>
    </message>
    <message>
        <source>in Spanish: {words}</source>
        <translation>in het Spaans: {words}</translation>
    </message>
    <message>
        <source>interjection</source>
        <translation>tussenwerpsel</translation>
    </message>
    <message>
        <source>noun</source>
        <translation>zelfstandig naamwoord</translation>
    </message>
    <message>
        <source>preposition</source>
        <translation>voorzetsel</translation>
    </message>
    <message>
        <source>pronoun</source>
        <translation>voornaamwoord</translation>
    </message>
    <message>
        <source>similar: {words}</source>
        <translation>lijkt op: {words}</translation>
    </message>
    <message>
        <source>verb</source>
        <translation>werkwoord</translation>
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
        <translation>Even zoeken…</translation>
    </message>
    <message>
        <source>Tap a word to see it on the board</source>
        <translation>Tik op een woord om het op het bord te zien</translation>
    </message>
    <message>
        <source>You found every everyday word!</source>
        <translation>Jullie vonden alle alledaagse woorden!</translation>
    </message>
</context>
<context>
    <name>MissedWord</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punt</numerusform>
            <numerusform>%n punten</numerusform>
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
        <translation>Speler</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totaal</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Beurt</translation>
    </message>
    <message>
        <source>bonus for a wrong challenge</source>
        <translation>bonus voor fout aanvechten</translation>
    </message>
    <message>
        <source>correction</source>
        <translation>correctie</translation>
    </message>
    <message>
        <source>left the game</source>
        <translation>stapte eruit</translation>
    </message>
    <message>
        <source>lost the turn</source>
        <translation>beurt kwijt</translation>
    </message>
    <message>
        <source>over time</source>
        <translation>over de tijd</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>gepast</translation>
    </message>
    <message>
        <source>the others had {tiles}</source>
        <translation>de anderen hadden {tiles}</translation>
    </message>
    <message>
        <source>{name} takes the seat</source>
        <translation>{name} neemt de plek over</translation>
    </message>
    <message>
        <source>{tiles} left on the rack</source>
        <translation>{tiles} over op het plankje</translation>
    </message>
    <message>
        <source>{words} came off</source>
        <translation>{words} moest terug</translation>
    </message>
</context>
<context>
    <name>MovesPanel</name>
    <message numerus="yes">
        <source>%Ln play(s)</source>
        <translation>
            <numerusform>%Ln zet</numerusform>
            <numerusform>%Ln zetten</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for plays…</source>
        <translation>Zetten worden gezocht…</translation>
    </message>
    <message>
        <source>Set up a position to find its best plays.</source>
        <translation>Maak een stelling om de beste zetten te vinden.</translation>
    </message>
    <message>
        <source>Stop thinking</source>
        <translation>Stoppen met denken</translation>
    </message>
    <message>
        <source>The position changed. Find its best plays again.</source>
        <translation>De stelling is anders. Zoek de beste zetten opnieuw.</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Denkt na</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>denkt na</translation>
    </message>
    <message>
        <source>{moves}, estimated.</source>
        <translation>{moves}, geschat.</translation>
    </message>
    <message>
        <source>{moves}, estimated. Still thinking…</source>
        <translation>{moves}, geschat. Denkt nog na…</translation>
    </message>
    <message>
        <source>{moves}, searched to the end of the game.</source>
        <translation>{moves}, doorgerekend tot het einde.</translation>
    </message>
    <message>
        <source>{moves}. For the best, every possible draw is searched.</source>
        <translation>{moves}. Bij de beste is elke trekking doorgerekend.</translation>
    </message>
    <message>
        <source>{moves}. The best were tried out for {seconds} s.</source>
        <translation>{moves}. De beste zijn {seconds} s lang uitgeprobeerd.</translation>
    </message>
    <message>
        <source>▸ marks the best play with everyday words.</source>
        <translation>▸ wijst de beste zet met alledaagse woorden aan.</translation>
    </message>
</context>
<context>
    <name>MovesTable</name>
    <message>
        <source>Turns</source>
        <translation>Beurten</translation>
    </message>
</context>
<context>
    <name>NoticeStrings</name>
    <message>
        <source>Boggle Desk is already open. Look for its window.</source>
        <translation>Boggle Desk is al open. Zoek het venster.</translation>
    </message>
    <message>
        <source>Close now and you lose it. Close anyway?</source>
        <translation>Sluit je nu, dan ben je het kwijt. Toch sluiten?</translation>
    </message>
    <message>
        <source>No backup for a week. Is the disk full?</source>
        <translation>Al een week geen back-up. Is de schijf vol?</translation>
    </message>
    <message>
        <source>Not everything is saved</source>
        <translation>Niet alles is bewaard</translation>
    </message>
    <message>
        <source>Something went wrong, but your game is safe. Details are in “{file}”.</source>
        <translation>Er ging iets mis, maar jullie spel is veilig. Meer staat in “{file}”.</translation>
    </message>
    <message>
        <source>The old file is now “{file}”.</source>
        <translation>Het oude bestand heet nu “{file}”.</translation>
    </message>
    <message>
        <source>Try Restore in Saved games for the rest.</source>
        <translation>Voor de rest: probeer Terughalen bij Bewaarde spellen.</translation>
    </message>
    <message>
        <source>Your games</source>
        <translation>Jullie spellen</translation>
    </message>
    <message>
        <source>Your games file was damaged. No game in it could be read.</source>
        <translation>Het bestand met jullie spellen was beschadigd. Geen spel was te lezen.</translation>
    </message>
    <message numerus="yes">
        <source>Your games file was damaged. {saved} of %n game(s) saved.</source>
        <translation>
            <numerusform>Het bestand met jullie spellen was beschadigd. {saved} van %n spel gered.</numerusform>
            <numerusform>Het bestand met jullie spellen was beschadigd. {saved} van %n spellen gered.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your house words</source>
        <translation>Je huiswoorden</translation>
    </message>
    <message numerus="yes">
        <source>Your last backup has %n more game(s). Use Restore in Saved games.</source>
        <translation>
            <numerusform>%n spel van de laatste back-up ontbreekt. Gebruik ‘Terughalen’ bij ‘Bewaarde spellen’.</numerusform>
            <numerusform>%n spellen van de laatste back-up ontbreken. Gebruik ‘Terughalen’ bij ‘Bewaarde spellen’.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your last turns aren&apos;t saved yet. Close now and you lose them. Close anyway?</source>
        <translation>Jullie laatste beurten zijn nog niet bewaard. Sluit je nu, dan zijn ze weg. Toch sluiten?</translation>
    </message>
    <message>
        <source>Your settings</source>
        <translation>Je instellingen</translation>
    </message>
    <message>
        <source>Your word cards</source>
        <translation>Jullie woordkaarten</translation>
    </message>
    <message numerus="yes">
        <source>Your word cards were damaged. {saved} of %n card(s) saved.</source>
        <translation>
            <numerusform>Jullie woordkaarten waren beschadigd. {saved} van %n kaart gered.</numerusform>
            <numerusform>Jullie woordkaarten waren beschadigd. {saved} van %n kaarten gered.</numerusform>
        </translation>
    </message>
    <message>
        <source>{things} can be saved again.</source>
        <translation>Weer te bewaren: {things}.</translation>
    </message>
    <message>
        <source>{things} can&apos;t be changed right now. Is the disk full?</source>
        <translation>Nu niet te wijzigen: {things}. Is de schijf vol?</translation>
    </message>
    <message>
        <source>{things} can&apos;t be opened. Nothing new will be saved.</source>
        <translation>Niet te openen: {things}. Nieuws wordt niet bewaard.</translation>
    </message>
    <message>
        <source>{things} can&apos;t be saved right now. Is the disk full?</source>
        <translation>Nu niet te bewaren: {things}. Is de schijf vol?</translation>
    </message>
    <message>
        <source>{things} come from a newer Boggle Desk. Nothing new will be saved.</source>
        <translation>Van een nieuwere Boggle Desk: {things}. Nieuws wordt niet bewaard.</translation>
    </message>
    <message>
        <source>{things} have gone from the disk. Nothing is lost: they&apos;ll be saved again.</source>
        <translation>Van de schijf verdwenen: {things}. Er is niets kwijt, het wordt opnieuw bewaard.</translation>
    </message>
    <message>
        <source>{things} in that file can&apos;t be read. Those you have stay.</source>
        <translation>In dat bestand niet te lezen: {things}. Wat je hebt blijft.</translation>
    </message>
    <message>
        <source>{things} were damaged.</source>
        <translation>Beschadigd: {things}.</translation>
    </message>
    <message>
        <source>{things} were damaged. You have those from before the last change.</source>
        <translation>Beschadigd: {things}. Je hebt die van vóór de laatste wijziging.</translation>
    </message>
    <message>
        <source>“{file}” isn&apos;t a file. Nothing new will be saved.</source>
        <translation>‘{file}’ is geen bestand. Er wordt niets nieuws opgeslagen.</translation>
    </message>
    <message>
        <source>“{file}” isn&apos;t finished</source>
        <translation>‘{file}’ is nog niet klaar</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>A part of the game is missing.</source>
        <translation>Er ontbreekt een deel van het spel.</translation>
    </message>
    <message>
        <source>It comes from a newer Boggle Desk.</source>
        <translation>Het komt van een nieuwere Boggle Desk.</translation>
    </message>
    <message>
        <source>It isn&apos;t a file.</source>
        <translation>Het is geen bestand.</translation>
    </message>
    <message>
        <source>It isn&apos;t a game of Scrabble.</source>
        <translation>Het is geen Scrabblespel.</translation>
    </message>
    <message>
        <source>It isn&apos;t a saved game.</source>
        <translation>Het is geen opgeslagen spel.</translation>
    </message>
    <message>
        <source>It wasn&apos;t saved by Boggle Desk.</source>
        <translation>Het is niet door Boggle Desk opgeslagen.</translation>
    </message>
    <message>
        <source>It&apos;s damaged.</source>
        <translation>Het is beschadigd.</translation>
    </message>
    <message>
        <source>It&apos;s too large to be a game.</source>
        <translation>Het is te groot voor een spel.</translation>
    </message>
    <message>
        <source>It&apos;s too large.</source>
        <translation>Het is te groot.</translation>
    </message>
    <message>
        <source>Line {line}: {reason}</source>
        <translation>Regel {line}: {reason}</translation>
    </message>
    <message>
        <source>No permission to do that</source>
        <translation>Daar is geen toestemming voor</translation>
    </message>
    <message>
        <source>No such file or folder</source>
        <translation>Dat bestand of die map bestaat niet</translation>
    </message>
    <message>
        <source>Nobody has had a turn in it.</source>
        <translation>Er is nog niet in gespeeld.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Openen</translation>
    </message>
    <message>
        <source>That can&apos;t happen in this game.</source>
        <translation>Dat kan in dit spel niet.</translation>
    </message>
    <message>
        <source>The disk is full</source>
        <translation>De schijf is vol</translation>
    </message>
    <message>
        <source>The saved game is damaged, so it can&apos;t be played on.</source>
        <translation>Het bewaarde spel is beschadigd, verder spelen gaat niet.</translation>
    </message>
    <message>
        <source>There are no games in it.</source>
        <translation>Er zitten geen spellen in.</translation>
    </message>
    <message>
        <source>There are too many files in it.</source>
        <translation>Er zitten te veel bestanden in.</translation>
    </message>
    <message>
        <source>Which tiles does {file} use?</source>
        <translation>Welke letters gebruikt {file}?</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>Date unknown</source>
        <translation>Datum onbekend</translation>
    </message>
    <message>
        <source>Today, {time}</source>
        <translation>Vandaag, {time}</translation>
    </message>
    <message>
        <source>Yesterday, {time}</source>
        <translation>Gisteren, {time}</translation>
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
        <translation>Scoreblok</translation>
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
        <translation>Wat spelen jullie?</translation>
    </message>
    <message>
        <source>Your own board and tiles</source>
        <translation>Jullie eigen bord en letters</translation>
    </message>
    <message>
        <source>Your own cubes, pencils and paper</source>
        <translation>Jullie eigen stenen, potloden en papier</translation>
    </message>
</context>
<context>
    <name>PadSheet</name>
    <message>
        <source>The board</source>
        <translation>Het bord</translation>
    </message>
    <message>
        <source>This score pad</source>
        <translation>Dit scoreblok</translation>
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
        <translation>Terugkijken</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Nog een keer</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Printen…</translation>
    </message>
</context>
<context>
    <name>PageView</name>
    <message>
        <source>Preview</source>
        <translation>Voorbeeld</translation>
    </message>
</context>
<context>
    <name>PaperStrings</name>
    <message>
        <source>Board code: {code}</source>
        <translation>Code van het bord: {code}</translation>
    </message>
    <message>
        <source>Boggle · {preset}</source>
        <translation>Boggle · {preset}</translation>
    </message>
    <message>
        <source>Letters turned every way</source>
        <translation>Letters alle kanten op gedraaid</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Lijsten</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totaal</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Woord</translation>
    </message>
    <message>
        <source>a sheet for each player</source>
        <translation>een blad per speler</translation>
    </message>
    <message>
        <source>all lists on one sheet</source>
        <translation>alle lijsten op één blad</translation>
    </message>
    <message>
        <source>no lists, a large board</source>
        <translation>geen lijsten, een groot bord</translation>
    </message>
    <message>
        <source>{game}, round {number}</source>
        <translation>{game}, ronde {number}</translation>
    </message>
</context>
<context>
    <name>PencilChip</name>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n woord</numerusform>
            <numerusform>%n woorden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PencilsCard</name>
    <message>
        <source>Searching with you</source>
        <translation>Zoekt met jullie mee</translation>
    </message>
</context>
<context>
    <name>PencilsDown</name>
    <message>
        <source>Pencils down!</source>
        <translation>Potloden neer!</translation>
    </message>
    <message>
        <source>Pencils down, {names}!</source>
        <translation>Potloden neer, {names}!</translation>
    </message>
    <message>
        <source>Pencils down: {names}</source>
        <translation>Potloden neer: {names}</translation>
    </message>
</context>
<context>
    <name>PhoneStrings</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punt</numerusform>
            <numerusform>%n punten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) in the bag</source>
        <translation>
            <numerusform>%n letter in het zakje</numerusform>
            <numerusform>%n letters in het zakje</numerusform>
        </translation>
    </message>
    <message>
        <source>A seat is free</source>
        <translation>Er is een plek vrij</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Toevoegen</translation>
    </message>
    <message>
        <source>All seats are taken. The laptop can free one.</source>
        <translation>Alle plekken zijn bezet. Op de laptop komt er een vrij.</translation>
    </message>
    <message>
        <source>Allow it</source>
        <translation>Goedkeuren</translation>
    </message>
    <message>
        <source>Another name</source>
        <translation>Andere naam</translation>
    </message>
    <message>
        <source>Bigger board</source>
        <translation>Bord groter</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Aanvechten</translation>
    </message>
    <message>
        <source>Challenge {word}</source>
        <translation>{word} aanvechten</translation>
    </message>
    <message>
        <source>Continue here</source>
        <translation>Hier verdergaan</translation>
    </message>
    <message>
        <source>Cross it off</source>
        <translation>Wegstrepen</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Wisselen</translation>
    </message>
    <message>
        <source>Exchange these</source>
        <translation>Deze ruilen</translation>
    </message>
    <message>
        <source>Fine</source>
        <translation>Goed zo</translation>
    </message>
    <message>
        <source>Go on without {names}</source>
        <translation>Verder zonder {names}</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Ga erheen</translation>
    </message>
    <message>
        <source>Hand in</source>
        <translation>Inleveren</translation>
    </message>
    <message>
        <source>Hand in  +{score}</source>
        <translation>Inleveren  +{score}</translation>
    </message>
    <message>
        <source>Has the table moved?</source>
        <translation>Is de tafel verhuisd?</translation>
    </message>
    <message>
        <source>I have none</source>
        <translation>Ik heb niets</translation>
    </message>
    <message>
        <source>Kept here, sending again.</source>
        <translation>Hier bewaard, wordt opnieuw verstuurd.</translation>
    </message>
    <message>
        <source>Leave my seat</source>
        <translation>Mijn plek verlaten</translation>
    </message>
    <message>
        <source>Look at the laptop. The game begins there.</source>
        <translation>Kijk naar de laptop. Daar begint het spel.</translation>
    </message>
    <message>
        <source>Looking for the table…</source>
        <translation>De tafel wordt gezocht…</translation>
    </message>
    <message>
        <source>New address?</source>
        <translation>Nieuw adres?</translation>
    </message>
    <message>
        <source>Only you see these tiles</source>
        <translation>Alleen jij ziet deze letters</translation>
    </message>
    <message>
        <source>Only you see this page</source>
        <translation>Alleen jij ziet deze pagina</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Pass your turn?</source>
        <translation>Je beurt passen?</translation>
    </message>
    <message>
        <source>Pencils down!</source>
        <translation>Potloden neer!</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Leggen</translation>
    </message>
    <message>
        <source>Play  +{score}</source>
        <translation>Leggen  +{score}</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Terugnemen</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Tonen</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Husselen</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Gaan zitten</translation>
    </message>
    <message>
        <source>Somebody has that seat already.</source>
        <translation>Daar zit al iemand.</translation>
    </message>
    <message>
        <source>Square, like 8H</source>
        <translation>Vakje, zoals 8H</translation>
    </message>
    <message>
        <source>Tap a word to cross it out</source>
        <translation>Tik een woord aan om het te schrappen</translation>
    </message>
    <message>
        <source>That isn&apos;t an address. It looks like 192.168.1.7:8377.</source>
        <translation>Dat is geen adres. Het ziet eruit als 192.168.1.7:8377.</translation>
    </message>
    <message>
        <source>The game has begun</source>
        <translation>Het spel is begonnen</translation>
    </message>
    <message>
        <source>The game has begun. Ask the table to open “Phones”.</source>
        <translation>Het spel is begonnen. Vraag de tafel om ‘Telefoons’ te openen.</translation>
    </message>
    <message>
        <source>The table doesn&apos;t answer. Kept on this phone: {count}</source>
        <translation>De tafel antwoordt niet. Op deze telefoon bewaard: {count}</translation>
    </message>
    <message>
        <source>The table is closed. Scan the code of the next one.</source>
        <translation>De tafel is gesloten. Scan de code van de volgende.</translation>
    </message>
    <message>
        <source>The table is out of reach. Are you on the same Wi-Fi?</source>
        <translation>De tafel is onbereikbaar. Zit je op dezelfde wifi?</translation>
    </message>
    <message>
        <source>These phones are out of reach: {names}</source>
        <translation>Deze telefoons zijn onbereikbaar: {names}</translation>
    </message>
    <message>
        <source>This invitation is no longer valid. Scan the code on the laptop again.</source>
        <translation>Deze uitnodiging geldt niet meer. Scan de code op de laptop opnieuw.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tijd</translation>
    </message>
    <message>
        <source>Too many phones are here. Close this page on one of them.</source>
        <translation>Er zijn te veel telefoons. Sluit deze pagina op een ervan.</translation>
    </message>
    <message>
        <source>Too many wrong addresses. Wait a minute, then scan the code on the laptop.</source>
        <translation>Te veel verkeerde adressen. Wacht een minuut en scan dan de code op de laptop.</translation>
    </message>
    <message>
        <source>Trace a word on the board</source>
        <translation>Trek een woord op het bord</translation>
    </message>
    <message>
        <source>Type a word</source>
        <translation>Typ een woord</translation>
    </message>
    <message>
        <source>Type square and word</source>
        <translation>Vakje en woord typen</translation>
    </message>
    <message>
        <source>Type the address below the code on the laptop. What you wrote comes along.</source>
        <translation>Typ het adres onder de code op de laptop. Wat je schreef, gaat mee.</translation>
    </message>
    <message>
        <source>Type your name first.</source>
        <translation>Typ eerst je naam.</translation>
    </message>
    <message>
        <source>Which letter is the blank?</source>
        <translation>Welke letter is de blanco?</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <translation>Wie ben jij?</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Woord</translation>
    </message>
    <message>
        <source>Write it again</source>
        <translation>Weer opschrijven</translation>
    </message>
    <message>
        <source>Yes, pass</source>
        <translation>Ja, passen</translation>
    </message>
    <message>
        <source>You have it already.</source>
        <translation>Die heb je al.</translation>
    </message>
    <message>
        <source>You voted.</source>
        <translation>Je hebt gestemd.</translation>
    </message>
    <message>
        <source>You&apos;re in, {name}!</source>
        <translation>Je doet mee, {name}!</translation>
    </message>
    <message>
        <source>Your rack</source>
        <translation>Je plankje</translation>
    </message>
    <message>
        <source>Your seat is free again. Sit down to go on.</source>
        <translation>Je plek is weer vrij. Ga zitten om verder te spelen.</translation>
    </message>
    <message>
        <source>Your seat is open on another page.</source>
        <translation>Je plek staat open op een andere pagina.</translation>
    </message>
    <message>
        <source>Your words</source>
        <translation>Jouw woorden</translation>
    </message>
    <message>
        <source>across</source>
        <translation>liggend</translation>
    </message>
    <message>
        <source>away</source>
        <translation>weg</translation>
    </message>
    <message>
        <source>away. Is it you? Tap</source>
        <translation>weg. Ben jij dat? Tik hier</translation>
    </message>
    <message>
        <source>computer</source>
        <translation>computer</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>telt</translation>
    </message>
    <message>
        <source>crossed off, others have it</source>
        <translation>weggestreept, anderen hebben het ook</translation>
    </message>
    <message>
        <source>doesn&apos;t count</source>
        <translation>telt niet</translation>
    </message>
    <message>
        <source>down</source>
        <translation>verticaal</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leeg</translation>
    </message>
    <message>
        <source>letter counts {times} times</source>
        <translation>letter telt {times} keer</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>klaar</translation>
    </message>
    <message>
        <source>scan to sit down</source>
        <translation>scan en ga zitten</translation>
    </message>
    <message>
        <source>tap to sit down</source>
        <translation>tik om te gaan zitten</translation>
    </message>
    <message>
        <source>word counts {times} times</source>
        <translation>woord telt {times} keer</translation>
    </message>
    <message>
        <source>{name}&apos;s phone is out of reach.</source>
        <translation>De telefoon van {name} is onbereikbaar.</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>nog {time}</translation>
    </message>
    <message>
        <source>{word} is crossed out.</source>
        <translation>{word} is geschrapt.</translation>
    </message>
</context>
<context>
    <name>PictureSharing</name>
    <message>
        <source>Copied</source>
        <translation>Gekopieerd</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Afbeeldingen</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Afbeelding opslaan</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Bewaard: {file}</translation>
    </message>
    <message>
        <source>The picture couldn&apos;t be saved: {reason}</source>
        <translation>De afbeelding kon niet worden opgeslagen: {reason}</translation>
    </message>
</context>
<context>
    <name>PlayAlonePage</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuut</numerusform>
            <numerusform>%n minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>A board you have</source>
        <translation>Een bord dat je hebt</translation>
    </message>
    <message>
        <source>A shake</source>
        <translation>Schudden</translation>
    </message>
    <message>
        <source>Allow hints</source>
        <translation>Hints toestaan</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Beat your best</source>
        <translation>Verbeter je record</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>Choose board, time and goal</source>
        <translation>Kies bord, tijd en doel</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Doel</translation>
    </message>
    <message>
        <source>More ways…</source>
        <translation>Meer manieren…</translation>
    </message>
    <message>
        <source>No timer, hints if you like</source>
        <translation>Zonder timer, met hints als je wilt</translation>
    </message>
    <message>
        <source>None yet. Set one to beat!</source>
        <translation>Nog geen. Zet er zelf een neer!</translation>
    </message>
    <message>
        <source>Play alone</source>
        <translation>Alleen spelen</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>Speler 1</translation>
    </message>
    <message numerus="yes">
        <source>Practised %n time(s) with these rules.</source>
        <translation>
            <numerusform>%n keer geoefend met deze regels.</numerusform>
            <numerusform>%n keer geoefend met deze regels.</numerusform>
        </translation>
    </message>
    <message>
        <source>Race your best round</source>
        <translation>Race tegen je beste ronde</translation>
    </message>
    <message>
        <source>Rival</source>
        <translation>Tegenstander</translation>
    </message>
    <message>
        <source>Rounds you played…</source>
        <translation>Gespeelde rondes…</translation>
    </message>
    <message>
        <source>See it again</source>
        <translation>Nog eens zien</translation>
    </message>
    <message>
        <source>Someone new…</source>
        <translation>Iemand nieuws…</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Begin</translation>
    </message>
    <message>
        <source>The same letters for everyone</source>
        <translation>Dezelfde letters voor iedereen</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tijd</translation>
    </message>
    <message>
        <source>Today&apos;s board</source>
        <translation>Bord van vandaag</translation>
    </message>
    <message>
        <source>Today&apos;s board, {date}</source>
        <translation>Bord van vandaag, {date}</translation>
    </message>
    <message>
        <source>Type its letters or its code</source>
        <translation>Typ de letters of de code</translation>
    </message>
    <message>
        <source>Where do you write?</source>
        <translation>Waar schrijven jullie?</translation>
    </message>
    <message>
        <source>Which board?</source>
        <translation>Welk bord?</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <translation>Wie ben jij?</translation>
    </message>
    <message>
        <source>Who played this board?</source>
        <translation>Wie speelde dit bord?</translation>
    </message>
    <message>
        <source>Who&apos;s playing?</source>
        <translation>Wie doet er mee?</translation>
    </message>
    <message>
        <source>Wish for a board</source>
        <translation>Wens voor het bord</translation>
    </message>
    <message>
        <source>Words that count</source>
        <translation>Woorden die tellen</translation>
    </message>
    <message>
        <source>Your best with these rules</source>
        <translation>Jouw beste score met deze regels</translation>
    </message>
    <message>
        <source>Your own shake</source>
        <translation>Je eigen worp</translation>
    </message>
    <message>
        <source>as long as you like</source>
        <translation>zo lang je wilt</translation>
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
        <translation>{outcome}, op {date}</translation>
    </message>
</context>
<context>
    <name>PlayerView</name>
    <message>
        <source>to play</source>
        <translation>is aan de beurt</translation>
    </message>
</context>
<context>
    <name>PlayerWords</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punt</numerusform>
            <numerusform>%n punten</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} to play: {told}</source>
        <translation>{name} is aan de beurt: {told}</translation>
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
            <numerusform>%n letter</numerusform>
            <numerusform>%n letters</numerusform>
        </translation>
    </message>
    <message>
        <source>left the game</source>
        <translation>stapte eruit</translation>
    </message>
    <message>
        <source>no tiles</source>
        <translation>geen letters</translation>
    </message>
</context>
<context>
    <name>PlayersTab</name>
    <message>
        <source>Ahead</source>
        <translation>Voor</translation>
    </message>
    <message>
        <source>Average of the last ten</source>
        <translation>Gemiddelde van de laatste tien</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>Achter</translation>
    </message>
    <message>
        <source>Best words</source>
        <translation>Beste woorden</translation>
    </message>
    <message>
        <source>Finish a game with named players to see how you&apos;re doing.</source>
        <translation>Speel een spel met namen uit, dan zie je hoe jullie ervoor staan.</translation>
    </message>
    <message>
        <source>Game and rules</source>
        <translation>Spel en regels</translation>
    </message>
    <message>
        <source>Game by game</source>
        <translation>Spel voor spel</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spellen</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>Onderling</translation>
    </message>
    <message>
        <source>Longest words</source>
        <translation>Langste woorden</translation>
    </message>
    <message>
        <source>Other player</source>
        <translation>Tegenstander</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Speler</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Progress: {measure}</source>
        <translation>Verloop: {measure}</translation>
    </message>
    <message>
        <source>Statistic</source>
        <translation>Cijfer</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Cijfers</translation>
    </message>
    <message>
        <source>Tied</source>
        <translation>Gelijk</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Keren</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Waarde</translation>
    </message>
    <message>
        <source>What the plot shows</source>
        <translation>Wat de grafiek toont</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wanneer</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Woord</translation>
    </message>
    <message>
        <source>Word or play</source>
        <translation>Woord of zet</translation>
    </message>
</context>
<context>
    <name>Podium</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punt</numerusform>
            <numerusform>%n punten</numerusform>
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
        <translation>Klaar</translation>
    </message>
</context>
<context>
    <name>PositionPage</name>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Best plays</source>
        <translation>Beste zetten</translation>
    </message>
    <message>
        <source>Couldn&apos;t find the plays. Please try again.</source>
        <translation>De zetten waren niet te vinden. Probeer het nog eens.</translation>
    </message>
    <message>
        <source>Find best plays</source>
        <translation>Beste zetten zoeken</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Betekenis</translation>
    </message>
    <message>
        <source>Play this</source>
        <translation>Deze zet spelen</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Stelling</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>Scrabble position</source>
        <translation>Scrabble-stelling</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z), redo (Ctrl+Y)</source>
        <translation>Ongedaan maken (Ctrl+Z), opnieuw (Ctrl+Y)</translation>
    </message>
</context>
<context>
    <name>PositionPanel</name>
    <message>
        <source> of {turns}</source>
        <translation> van {turns}</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leegmaken</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiëren</translation>
    </message>
    <message>
        <source>Copy the position as CGP (Ctrl+C)</source>
        <translation>Stelling als CGP kopiëren (Ctrl+C)</translation>
    </message>
    <message>
        <source>Cover the star on {squares} first.</source>
        <translation>Bedek eerst de ster op {squares}.</translation>
    </message>
    <message>
        <source>Not in the dictionary, but that&apos;s fine: {words}.</source>
        <translation>Niet in het woordenboek, maar dat geeft niet: {words}.</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Bestand openen…</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Plakken</translation>
    </message>
    <message>
        <source>Paste a position from CGP (Ctrl+V)</source>
        <translation>Stelling uit CGP plakken (Ctrl+V)</translation>
    </message>
    <message>
        <source>Player {number}&apos;s rack</source>
        <translation>Plankje van speler {number}</translation>
    </message>
    <message>
        <source>Start from a turn in a saved game file</source>
        <translation>Beginnen bij een beurt uit een spelbestand</translation>
    </message>
    <message>
        <source>That&apos;s {used} tiles. A rack holds {there_are}.</source>
        <translation>Dat zijn {used} letters. Op een plankje passen er {there_are}.</translation>
    </message>
    <message>
        <source>The rack is empty. Type its tiles.</source>
        <translation>Het plankje is leeg. Typ de letters.</translation>
    </message>
    <message>
        <source>The set has no {tile} tile: {squares}.</source>
        <translation>De set heeft geen {tile}: {squares}.</translation>
    </message>
    <message>
        <source>These tiles don&apos;t touch the rest: {squares}.</source>
        <translation>Deze letters raken de rest niet: {squares}.</translation>
    </message>
    <message>
        <source>Too many {tile} tiles: {used}. The set has {there_are}.</source>
        <translation>Te veel letters {tile}: {used}. De set heeft er {there_are}.</translation>
    </message>
    <message>
        <source>Turn of the game</source>
        <translation>Beurt van het spel</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>blanco</translation>
    </message>
    <message>
        <source>{file}, turn</source>
        <translation>{file}, beurt</translation>
    </message>
</context>
<context>
    <name>PresetShelf</name>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Delete rules</source>
        <translation>Regels verwijderen</translation>
    </message>
    <message>
        <source>Delete the rules “{name}”? Games you played with them won&apos;t change.</source>
        <translation>De regels “{name}” verwijderen? Spellen ermee blijven zoals ze zijn.</translation>
    </message>
    <message>
        <source>Rename rules</source>
        <translation>Regels hernoemen</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Hernoemen…</translation>
    </message>
    <message>
        <source>Replace them</source>
        <translation>Vervangen</translation>
    </message>
    <message>
        <source>Rules of your own</source>
        <translation>Eigen regels</translation>
    </message>
    <message>
        <source>Save as our rules…</source>
        <translation>Als onze regels bewaren…</translation>
    </message>
    <message>
        <source>Save rules</source>
        <translation>Regels bewaren</translation>
    </message>
    <message>
        <source>There are rules called “{name}” already.</source>
        <translation>Er zijn al regels die “{name}” heten.</translation>
    </message>
    <message>
        <source>What do you want to call these rules?</source>
        <translation>Hoe noemen jullie deze regels?</translation>
    </message>
    <message>
        <source>You already have rules called “{name}”. Replace them?</source>
        <translation>Jullie hebben al regels die “{name}” heten. Vervangen?</translation>
    </message>
    <message>
        <source>Your rules weren&apos;t saved: {problem}</source>
        <translation>De regels waren niet te bewaren: {problem}</translation>
    </message>
    <message>
        <source>Your saved rules can&apos;t be read: {problem}</source>
        <translation>Bewaarde regels waren niet te lezen: {problem}</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Verder</translation>
    </message>
    <message>
        <source>Page {place} of {pages}</source>
        <translation>Pagina {place} van {pages}</translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message>
        <source>Print or save as PDF</source>
        <translation>Printen of als pdf bewaren</translation>
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
        <translation>Richting</translation>
    </message>
    <message>
        <source>Making the pages…</source>
        <translation>De pagina’s worden gemaakt…</translation>
    </message>
    <message>
        <source>PDF files</source>
        <translation>Pdf-bestanden</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Afbeeldingen</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Printen</translation>
    </message>
    <message>
        <source>Printing…</source>
        <translation>Bezig met printen…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Printen…</translation>
    </message>
    <message>
        <source>Save as file</source>
        <translation>Als bestand bewaren</translation>
    </message>
    <message>
        <source>Save as file…</source>
        <translation>Als bestand bewaren…</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>Afbeelding opslaan…</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Bewaard: {file}</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>Naar de printer gestuurd.</translation>
    </message>
    <message>
        <source>The file couldn&apos;t be written: {reason}. Choose another place.</source>
        <translation>Het bestand was niet te schrijven: {reason}. Kies een andere plek.</translation>
    </message>
    <message>
        <source>This couldn&apos;t be printed: {reason}</source>
        <translation>Printen lukte niet: {reason}</translation>
    </message>
    <message>
        <source>US Letter</source>
        <translation>US Letter</translation>
    </message>
    <message>
        <source>What do you want to print?</source>
        <translation>Wat wil je printen?</translation>
    </message>
    <message>
        <source>What to print</source>
        <translation>Wat er geprint wordt</translation>
    </message>
    <message>
        <source>Writing {file}…</source>
        <translation>{file} wordt geschreven…</translation>
    </message>
    <message>
        <source>across</source>
        <translation>liggend</translation>
    </message>
    <message>
        <source>as it fits</source>
        <translation>zoals het past</translation>
    </message>
    <message>
        <source>upright</source>
        <translation>staand</translation>
    </message>
</context>
<context>
    <name>Printable</name>
    <message>
        <source>Page {place} of {pages}</source>
        <translation>Pagina {place} van {pages}</translation>
    </message>
</context>
<context>
    <name>QuestionCard</name>
    <message>
        <source>Type or tap the letters</source>
        <translation>Typ of tik de letters aan</translation>
    </message>
</context>
<context>
    <name>QuizView</name>
    <message>
        <source>Ask by:</source>
        <translation>Vragen met:</translation>
    </message>
    <message>
        <source>New a day: </source>
        <translation>Nieuw per dag: </translation>
    </message>
    <message>
        <source>New cards a day</source>
        <translation>Nieuwe kaarten per dag</translation>
    </message>
    <message>
        <source>Today&apos;s progress</source>
        <translation>Voortgang van vandaag</translation>
    </message>
</context>
<context>
    <name>RaceTrack</name>
    <message>
        <source>{name}: {total} ({made} this round)</source>
        <translation>{name}: {total} ({made} deze ronde)</translation>
    </message>
</context>
<context>
    <name>RackModel</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punt</numerusform>
            <numerusform>%n punten</numerusform>
        </translation>
    </message>
    <message>
        <source>, goes back in the bag</source>
        <translation>, gaat terug in het zakje</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>blanco</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leeg</translation>
    </message>
    <message>
        <source>hidden tile</source>
        <translation>verborgen letter</translation>
    </message>
    <message>
        <source>place {place}: {tile}</source>
        <translation>plaats {place}: {tile}</translation>
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
        <translation>Plankje</translation>
    </message>
</context>
<context>
    <name>RacksPanel</name>
    <message>
        <source>no tiles left</source>
        <translation>geen letters over</translation>
    </message>
    <message>
        <source>{name}&apos;s tiles left over</source>
        <translation>Letters die {name} over heeft</translation>
    </message>
</context>
<context>
    <name>ReadingPanel</name>
    <message numerus="yes">
        <source>%n to come</source>
        <translation>
            <numerusform>nog %n</numerusform>
            <numerusform>nog %n</numerusform>
        </translation>
    </message>
    <message>
        <source>All read? Press “{button}”.</source>
        <translation>Alles gelezen? Druk op ‘{button}’.</translation>
    </message>
    <message>
        <source>Keep reading</source>
        <translation>Verder lezen</translation>
    </message>
    <message>
        <source>Tap everyone else who has it</source>
        <translation>Tik iedereen aan die het ook heeft</translation>
    </message>
    <message>
        <source>Type the word you read</source>
        <translation>Typ het woord dat je voorleest</translation>
    </message>
    <message>
        <source>What does it mean?</source>
        <translation>Wat betekent het?</translation>
    </message>
    <message>
        <source>You&apos;ll read again from the start.</source>
        <translation>Het voorlezen begint opnieuw.</translation>
    </message>
</context>
<context>
    <name>RealBoardPage</name>
    <message>
        <source>All words</source>
        <translation>Alle woorden</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Change the letters</source>
        <translation>Letters wijzigen</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leegmaken</translation>
    </message>
    <message>
        <source>Clear the board</source>
        <translation>Bord leegmaken</translation>
    </message>
    <message>
        <source>Couldn&apos;t find the words. Please try again.</source>
        <translation>De woorden waren niet te vinden. Probeer het nog eens.</translation>
    </message>
    <message>
        <source>Cover the letters and play them with the timer</source>
        <translation>De letters bedekken en met zandloper spelen</translation>
    </message>
    <message>
        <source>Find all words</source>
        <translation>Alle woorden zoeken</translation>
    </message>
    <message>
        <source>Looking for all words…</source>
        <translation>Alle woorden worden gezocht…</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Betekenis</translation>
    </message>
    <message>
        <source>Our list</source>
        <translation>Onze lijst</translation>
    </message>
    <message>
        <source>Play this board</source>
        <translation>Dit bord spelen</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Speler {number}</translation>
    </message>
    <message>
        <source>Real Boggle board</source>
        <translation>Echt Boggle-bord</translation>
    </message>
    <message>
        <source>Remove all letters from the board?</source>
        <translation>Alle letters van het bord halen?</translation>
    </message>
    <message>
        <source>What the chosen word means (Enter or Ctrl+L)</source>
        <translation>Wat het gekozen woord betekent (Enter of Ctrl+L)</translation>
    </message>
</context>
<context>
    <name>RecordsTab</name>
    <message>
        <source>Game and rules</source>
        <translation>Spel en regels</translation>
    </message>
    <message>
        <source>Looking up your records…</source>
        <translation>Jullie records worden opgezocht…</translation>
    </message>
    <message>
        <source>No records yet. Finish a game to set one.</source>
        <translation>Nog geen records. Speel een spel uit en zet er een.</translation>
    </message>
    <message>
        <source>Only people set records, without hints or a head start. Each set of rules has its own.</source>
        <translation>Alleen mensen zetten records, zonder hints of voorsprong. Elke soort regels heeft zijn eigen.</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Record</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Records</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Waarde</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wanneer</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wie</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Met</translation>
    </message>
</context>
<context>
    <name>Resources</name>
    <message>
        <source>&apos;{letter}&apos; isn&apos;t in the tile set &apos;{tiles}&apos;</source>
        <translation>“{letter}” zit niet in de letterset “{tiles}”</translation>
    </message>
    <message>
        <source>&apos;{move}&apos; isn&apos;t a play, pass or exchange</source>
        <translation>“{move}” is geen zet, geen pas en geen wissel</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; isn&apos;t a rack</source>
        <translation>“{text}” is geen plankje</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; isn&apos;t a square</source>
        <translation>“{text}” is geen vakje</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; isn&apos;t a tile</source>
        <translation>“{text}” is geen letter</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; should begin with # or &gt;</source>
        <translation>“{text}” moet met # of &gt; beginnen</translation>
    </message>
    <message>
        <source>&apos;{word}&apos; lays no tile</source>
        <translation>“{word}” legt geen enkele letter</translation>
    </message>
    <message>
        <source>&apos;{word}&apos; leaves the board</source>
        <translation>“{word}” loopt van het bord af</translation>
    </message>
    <message>
        <source>A place for the second I.</source>
        <translation>Een plek voor de tweede I.</translation>
    </message>
    <message>
        <source>A place for the second U.</source>
        <translation>Een plek voor de tweede U.</translation>
    </message>
    <message>
        <source>A strict teacher who knows nearly every word.</source>
        <translation>Een strenge juf die bijna elk woord kent.</translation>
    </message>
    <message>
        <source>A wrong challenge costs your turn.</source>
        <translation>Fout aanvechten kost je beurt.</translation>
    </message>
    <message>
        <source>A wrong challenge gives the other player five points.</source>
        <translation>Fout aanvechten geeft de ander vijf punten.</translation>
    </message>
    <message>
        <source>A wrong challenge gives the other player ten points.</source>
        <translation>Fout aanvechten geeft de ander tien punten.</translation>
    </message>
    <message>
        <source>A wrong challenge is free. Exchange while seven tiles are in the bag.</source>
        <translation>Fout aanvechten kost niets. Wisselen mag zolang er zeven letters in het zakje zitten.</translation>
    </message>
    <message>
        <source>Again? Please!</source>
        <translation>Nog een keer? Alsjeblieft!</translation>
    </message>
    <message>
        <source>All right, I made that one up.</source>
        <translation>Goed dan, dat had ik verzonnen.</translation>
    </message>
    <message>
        <source>And most of it was real!</source>
        <translation>En het meeste was nog echt ook!</translation>
    </message>
    <message>
        <source>Anybody may challenge. A wrong word comes off and costs your turn.</source>
        <translation>Iedereen mag aanvechten. Een fout woord gaat terug en kost de beurt.</translation>
    </message>
    <message>
        <source>Are we playing? Yay!</source>
        <translation>Gaan we spelen? Joepie!</translation>
    </message>
    <message>
        <source>Argh, not that one!</source>
        <translation>Argh, niet dat!</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Beginner</translation>
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
        <translation>Maar zo klinkt het toch!</translation>
    </message>
    <message>
        <source>C without H and K</source>
        <translation>C zonder H en K</translation>
    </message>
    <message>
        <source>CH and a letter</source>
        <translation>CH en een letter</translation>
    </message>
    <message>
        <source>Calculator</source>
        <translation>Rekenaar</translation>
    </message>
    <message>
        <source>Calm and fair. Knows most words that people use.</source>
        <translation>Rustig en eerlijk. Kent de meeste woorden die men gebruikt.</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Recreant</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Challenge</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>Kampioen</translation>
    </message>
    <message>
        <source>Cheeky. Knows the usual words and bluffs when he can.</source>
        <translation>Brutaal. Kent de gewone woorden en bluft als hij kan.</translation>
    </message>
    <message>
        <source>Child</source>
        <translation>Kind</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klassiek</translation>
    </message>
    <message>
        <source>Classic (1976)</source>
        <translation>Klassiek (1976)</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Club player</source>
        <translation>Clubspeler</translation>
    </message>
    <message>
        <source>Come to the club. You&apos;d fit in.</source>
        <translation>Kom naar de club. Je past er goed bij.</translation>
    </message>
    <message>
        <source>Copycats!</source>
        <translation>Na-apers!</translation>
    </message>
    <message>
        <source>Curious. Learns a new word a day and tries it at once.</source>
        <translation>Nieuwsgierig. Leert elke dag een woord en probeert het meteen.</translation>
    </message>
    <message>
        <source>Deluxe</source>
        <translation>Deluxe</translation>
    </message>
    <message>
        <source>Don&apos;t believe everything I play!</source>
        <translation>Geloof niet alles wat ik leg!</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>Nederlands</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Engels</translation>
    </message>
    <message>
        <source>Everybody knows that one!</source>
        <translation>Dat kent toch iedereen!</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Fair enough. It is good.</source>
        <translation>Goed dan. Het klopt.</translation>
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
        <translation>Vijftien punten. Een goede ronde.</translation>
    </message>
    <message>
        <source>Fifty years, my dear.</source>
        <translation>Vijftig jaar oefening.</translation>
    </message>
    <message>
        <source>Five already. You&apos;re warming up.</source>
        <translation>Al vijf. Je komt op gang.</translation>
    </message>
    <message>
        <source>Five letters, four vowels and more</source>
        <translation>Vijf letters, vier klinkers of meer</translation>
    </message>
    <message>
        <source>Five letters. Nice one!</source>
        <translation>Vijf letters. Mooi!</translation>
    </message>
    <message>
        <source>For a C without an H or a K.</source>
        <translation>Voor een C zonder H of K.</translation>
    </message>
    <message>
        <source>For a rack of nothing but vowels.</source>
        <translation>Voor een plankje met alleen klinkers.</translation>
    </message>
    <message>
        <source>For a rack without vowels.</source>
        <translation>Voor een plankje zonder klinkers.</translation>
    </message>
    <message>
        <source>Four letters, three vowels and more</source>
        <translation>Vier letters, drie klinkers of meer</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Frans</translation>
    </message>
    <message>
        <source>French (1980s)</source>
        <translation>Frans (jaren 80)</translation>
    </message>
    <message>
        <source>Full marks for that one!</source>
        <translation>Een tien voor dat woord!</translation>
    </message>
    <message>
        <source>German</source>
        <translation>Duits</translation>
    </message>
    <message>
        <source>Giggles a lot. Likes short words and spells by ear.</source>
        <translation>Giechelt veel. Houdt van korte woorden en spelt op gehoor.</translation>
    </message>
    <message>
        <source>Good luck. Clocks ready?</source>
        <translation>Succes. Klokken klaar?</translation>
    </message>
    <message>
        <source>Good, I learned something.</source>
        <translation>Goed, ik heb iets geleerd.</translation>
    </message>
    <message>
        <source>Good-humoured. Plays every week and likes a chat.</source>
        <translation>Goedgehumeurd. Speelt elke week en kletst graag.</translation>
    </message>
    <message>
        <source>Great minds, dear!</source>
        <translation>Twee zielen, één gedachte!</translation>
    </message>
    <message>
        <source>Has played for fifty years and knows what to keep.</source>
        <translation>Speelt al vijftig jaar en weet wat je houdt.</translation>
    </message>
    <message>
        <source>Hello! Go easy on me.</source>
        <translation>Hallo! Wees lief voor me.</translation>
    </message>
    <message>
        <source>Hey, that was my word!</source>
        <translation>Hé, dat was mijn woord!</translation>
    </message>
    <message>
        <source>Hm, in my day…</source>
        <translation>Hm, in mijn tijd…</translation>
    </message>
    <message>
        <source>Hm.</source>
        <translation>Hm.</translation>
    </message>
    <message>
        <source>Hmm… I&apos;m not sure about that one.</source>
        <translation>Hmm… dat weet ik niet zeker.</translation>
    </message>
    <message>
        <source>How did you know?</source>
        <translation>Hoe wisten jullie dat?</translation>
    </message>
    <message>
        <source>I can&apos;t wait. You first?</source>
        <translation>Ik kan niet wachten. Jij eerst?</translation>
    </message>
    <message>
        <source>I even surprised myself.</source>
        <translation>Daar sta ik zelf van te kijken.</translation>
    </message>
    <message>
        <source>I learned that one yesterday.</source>
        <translation>Dat heb ik gisteren geleerd.</translation>
    </message>
    <message>
        <source>I made that up and you believed me!</source>
        <translation>Dat had ik verzonnen en jullie geloofden het!</translation>
    </message>
    <message>
        <source>I must remember that word!</source>
        <translation>Dat woord moet ik onthouden!</translation>
    </message>
    <message>
        <source>I never bluff. Or do I?</source>
        <translation>Ik bluf nooit. Of toch wel?</translation>
    </message>
    <message>
        <source>I see.</source>
        <translation>Aha.</translation>
    </message>
    <message>
        <source>I stand corrected.</source>
        <translation>Ik had het mis.</translation>
    </message>
    <message>
        <source>I take that back.</source>
        <translation>Dat neem ik terug.</translation>
    </message>
    <message>
        <source>I won? I really won!</source>
        <translation>Gewonnen? Ik heb echt gewonnen!</translation>
    </message>
    <message>
        <source>I wrote down all your words.</source>
        <translation>Ik heb al jullie woorden opgeschreven.</translation>
    </message>
    <message>
        <source>I&apos;ll tell them about you at the club.</source>
        <translation>Ik vertel over je op de club.</translation>
    </message>
    <message>
        <source>I&apos;ve never found one that long.</source>
        <translation>Zo’n lang heb ik er nooit gevonden.</translation>
    </message>
    <message>
        <source>IJ is laid with two tiles: a place for the J.</source>
        <translation>IJ leg je met twee letters: een plek voor de J.</translation>
    </message>
    <message>
        <source>Interesting.</source>
        <translation>Interessant.</translation>
    </message>
    <message>
        <source>Is that a real word?</source>
        <translation>Is dat een echt woord?</translation>
    </message>
    <message>
        <source>It was worth a try.</source>
        <translation>Het was het proberen waard.</translation>
    </message>
    <message>
        <source>It worked! It really worked!</source>
        <translation>Het lukte! Het lukte echt!</translation>
    </message>
    <message>
        <source>Just as planned.</source>
        <translation>Precies volgens plan.</translation>
    </message>
    <message>
        <source>Keen</source>
        <translation>Fanatiek</translation>
    </message>
    <message>
        <source>LL and a letter</source>
        <translation>LL en een letter</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>Leerling</translation>
    </message>
    <message>
        <source>Let me think…</source>
        <translation>Even nadenken…</translation>
    </message>
    <message>
        <source>Let the best word win.</source>
        <translation>Moge het beste woord winnen.</translation>
    </message>
    <message>
        <source>Let&apos;s see what you&apos;ve learned.</source>
        <translation>Laat maar zien wat jullie geleerd hebben.</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>Lineair</translation>
    </message>
    <message>
        <source>Look that one up!</source>
        <translation>Zoek dat maar eens op!</translation>
    </message>
    <message>
        <source>Look what I found!</source>
        <translation>Kijk eens wat ik gevonden heb!</translation>
    </message>
    <message>
        <source>Many vowels</source>
        <translation>Veel klinkers</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Master</translation>
    </message>
    <message>
        <source>My face gave me away.</source>
        <translation>Mijn gezicht verried me.</translation>
    </message>
    <message>
        <source>My mistake. It is a word.</source>
        <translation>Mijn fout. Het is een woord.</translation>
    </message>
    <message>
        <source>Naturally.</source>
        <translation>Natuurlijk.</translation>
    </message>
    <message>
        <source>New (since 1987)</source>
        <translation>Nieuw (sinds 1987)</translation>
    </message>
    <message>
        <source>Next time I&apos;ll bluff better.</source>
        <translation>Volgende keer bluf ik beter.</translation>
    </message>
    <message>
        <source>No A, E, I, O, U</source>
        <translation>Zonder A, E, I, O, U</translation>
    </message>
    <message>
        <source>No A, E, I, O, U, Y</source>
        <translation>Zonder A, E, I, O, U, Y</translation>
    </message>
    <message>
        <source>No A, E, I, O, U, Ä, Ö, Ü</source>
        <translation>Zonder A, E, I, O, U, Ä, Ö, Ü</translation>
    </message>
    <message>
        <source>No A, Ą, E, Ę, I, O, Ó, U, Y</source>
        <translation>Zonder A, Ą, E, Ę, I, O, Ó, U, Y</translation>
    </message>
    <message>
        <source>Not a word at all. Nobody asked.</source>
        <translation>Helemaal geen woord. Niemand vroeg iets.</translation>
    </message>
    <message>
        <source>Not bad, eh?</source>
        <translation>Niet slecht, hè?</translation>
    </message>
    <message>
        <source>Not in the dictionary? You decide together if it counts.</source>
        <translation>Niet in het woordenboek? Jullie beslissen samen of het telt.</translation>
    </message>
    <message>
        <source>Now where have I heard that?</source>
        <translation>Waar heb ik dat gehoord?</translation>
    </message>
    <message>
        <source>Oh no, you had it too.</source>
        <translation>O nee, jij had het ook.</translation>
    </message>
    <message>
        <source>Oh! Sorry I asked.</source>
        <translation>O! Sorry.</translation>
    </message>
    <message>
        <source>Oh, well found!</source>
        <translation>O, mooi gevonden!</translation>
    </message>
    <message>
        <source>Oh, what does that mean?</source>
        <translation>O, wat betekent dat?</translation>
    </message>
    <message>
        <source>Old tricks still work.</source>
        <translation>Oude trucs werken nog.</translation>
    </message>
    <message>
        <source>One moment, please.</source>
        <translation>Een ogenblik, alstublieft.</translation>
    </message>
    <message>
        <source>Oopsie! It is one.</source>
        <translation>Oeps! Het bestaat wel.</translation>
    </message>
    <message>
        <source>Plays at the club. Knows long words and tight corners.</source>
        <translation>Speelt op de club. Kent lange woorden en krappe hoeken.</translation>
    </message>
    <message>
        <source>Poker face. Keeps good tiles and bluffs now and then.</source>
        <translation>Pokerface. Houdt goede letters en bluft af en toe.</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>Pools</translation>
    </message>
    <message>
        <source>Practice, my dears.</source>
        <translation>Oefenen, lieverds.</translation>
    </message>
    <message>
        <source>Q without U</source>
        <translation>Q zonder U</translation>
    </message>
    <message>
        <source>Quick and eager. Reads a lot and hates to miss a word.</source>
        <translation>Snel en fanatiek. Leest veel en mist niet graag een woord.</translation>
    </message>
    <message>
        <source>RR and a letter</source>
        <translation>RR en een letter</translation>
    </message>
    <message>
        <source>Ready.</source>
        <translation>Klaar.</translation>
    </message>
    <message>
        <source>Ready? I&apos;ve been practising!</source>
        <translation>Klaar? Ik heb geoefend!</translation>
    </message>
    <message>
        <source>Regular</source>
        <translation>Stamgast</translation>
    </message>
    <message>
        <source>Says little. Thinks of everything before she plays.</source>
        <translation>Zegt weinig. Denkt aan alles voor ze speelt.</translation>
    </message>
    <message>
        <source>Says who?</source>
        <translation>Wie zegt dat?</translation>
    </message>
    <message>
        <source>Seasoned</source>
        <translation>Ervaren</translation>
    </message>
    <message>
        <source>Seven letters from the best stems</source>
        <translation>Zeven letters uit de beste stammen</translation>
    </message>
    <message>
        <source>Seven letters! I have to sit down.</source>
        <translation>Zeven letters! Ik moet even zitten.</translation>
    </message>
    <message>
        <source>Seven letters, five vowels and more</source>
        <translation>Zeven letters, vijf klinkers of meer</translation>
    </message>
    <message>
        <source>Short words that end with I</source>
        <translation>Korte woorden op I</translation>
    </message>
    <message>
        <source>Short words that put big tiles on bonus squares.</source>
        <translation>Korte woorden die dure letters op bonusvakjes brengen.</translation>
    </message>
    <message>
        <source>Short words with IJ</source>
        <translation>Korte woorden met IJ</translation>
    </message>
    <message>
        <source>Short words with J or V</source>
        <translation>Korte woorden met J of V</translation>
    </message>
    <message>
        <source>Short words with J, K, Q, W, X, Y or Z</source>
        <translation>Korte woorden met J, K, Q, W, X, Y of Z</translation>
    </message>
    <message>
        <source>Short words with J, Q, X or Z</source>
        <translation>Korte woorden met J, Q, X of Z</translation>
    </message>
    <message>
        <source>Short words with J, Ñ, X, Z, LL or RR</source>
        <translation>Korte woorden met J, Ñ, X, Z, LL of RR</translation>
    </message>
    <message>
        <source>Short words with Q, X or Y</source>
        <translation>Korte woorden met Q, X of Y</translation>
    </message>
    <message>
        <source>Short words with Q, X, Y or Ö</source>
        <translation>Korte woorden met Q, X, Y of Ö</translation>
    </message>
    <message>
        <source>Short words with Ä, Ö or Ü</source>
        <translation>Korte woorden met Ä, Ö of Ü</translation>
    </message>
    <message>
        <source>Short words with Ą, Ę, F, Ó, Ś or Ż</source>
        <translation>Korte woorden met Ą, Ę, F, Ó, Ś of Ż</translation>
    </message>
    <message>
        <source>Short words with Ź, Ń or Ć</source>
        <translation>Korte woorden met Ź, Ń of Ć</translation>
    </message>
    <message>
        <source>Shy and friendly. Knows simple words and overlooks many.</source>
        <translation>Verlegen en aardig. Kent eenvoudige woorden en mist er veel.</translation>
    </message>
    <message>
        <source>Silly me. Of course it is.</source>
        <translation>Dom van me. Natuurlijk bestaat het.</translation>
    </message>
    <message>
        <source>Sit up straight, we begin.</source>
        <translation>Rechtop zitten, we beginnen.</translation>
    </message>
    <message>
        <source>Six letters that make a word of seven with most others: keep them together, and wait for the seventh.</source>
        <translation>Zes letters die met bijna elke zevende een woord maken: houd ze bij elkaar en wacht op de zevende.</translation>
    </message>
    <message>
        <source>Six letters! How did you see that?</source>
        <translation>Zes letters! Hoe zag je dat?</translation>
    </message>
    <message>
        <source>Six letters, five vowels and more</source>
        <translation>Zes letters, vijf klinkers of meer</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Geoefend</translation>
    </message>
    <message>
        <source>So close! One more?</source>
        <translation>Zo dichtbij! Nog een keer?</translation>
    </message>
    <message>
        <source>Somebody has done their homework.</source>
        <translation>Iemand heeft het huiswerk gemaakt.</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>Spaans</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standaard</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Sterk</translation>
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
        <translation>TISANE + R, acht letters</translation>
    </message>
    <message>
        <source>Ten words! My pencil can&apos;t keep up.</source>
        <translation>Tien woorden! Mijn potlood houdt het niet bij.</translation>
    </message>
    <message>
        <source>Thank you for a good game.</source>
        <translation>Dank je voor het mooie spel.</translation>
    </message>
    <message>
        <source>That made my evening.</source>
        <translation>Dat maakt mijn avond goed.</translation>
    </message>
    <message>
        <source>That takes me back.</source>
        <translation>Dat brengt me terug.</translation>
    </message>
    <message>
        <source>That was fun. Same time next week?</source>
        <translation>Dat was leuk. Volgende week weer?</translation>
    </message>
    <message>
        <source>That was just luck.</source>
        <translation>Dat was gewoon geluk.</translation>
    </message>
    <message>
        <source>There is one tile of each, and it is worth five points.</source>
        <translation>Van elk is er één letter, en die is vijf punten waard.</translation>
    </message>
    <message>
        <source>There is one tile of each, and it is worth six points or eight.</source>
        <translation>Van elk is er één letter, en die is zes of acht punten waard.</translation>
    </message>
    <message>
        <source>There it was.</source>
        <translation>Daar was het.</translation>
    </message>
    <message>
        <source>There you are! Shall we begin?</source>
        <translation>Daar zijn jullie! Beginnen we?</translation>
    </message>
    <message>
        <source>There&apos;s the first one!</source>
        <translation>Daar is het eerste!</translation>
    </message>
    <message>
        <source>They all play it at the club.</source>
        <translation>Op de club legt iedereen het.</translation>
    </message>
    <message>
        <source>They are worth six points each.</source>
        <translation>Ze zijn elk zes punten waard.</translation>
    </message>
    <message>
        <source>They let you play one word alongside another. Learn these first.</source>
        <translation>Hiermee leg je een woord naast een ander. Leer deze eerst.</translation>
    </message>
    <message>
        <source>They let you play one word alongside another. Learn these first. CH, LL and RR are one tile each.</source>
        <translation>Hiermee leg je een woord naast een ander. Leer deze eerst. CH, LL en RR zijn elk één letter.</translation>
    </message>
    <message>
        <source>They&apos;d like that one at the club.</source>
        <translation>Dat vinden ze mooi op de club.</translation>
    </message>
    <message>
        <source>Thirty points! I&apos;m telling everybody.</source>
        <translation>Dertig punten! Dat vertel ik iedereen.</translation>
    </message>
    <message>
        <source>Three-letter words</source>
        <translation>Woorden van drie letters</translation>
    </message>
    <message>
        <source>Too fast again. Sorry!</source>
        <translation>Weer te snel. Sorry!</translation>
    </message>
    <message>
        <source>Top marks for you!</source>
        <translation>Een tien voor jullie!</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Toernooi</translation>
    </message>
    <message>
        <source>Tournament, double challenge</source>
        <translation>Toernooi, dubbel aanvechten</translation>
    </message>
    <message>
        <source>Tournament, five points</source>
        <translation>Toernooi, vijf punten</translation>
    </message>
    <message>
        <source>Tournament, single challenge</source>
        <translation>Toernooi, enkel aanvechten</translation>
    </message>
    <message>
        <source>Tournament, ten points</source>
        <translation>Toernooi, tien punten</translation>
    </message>
    <message>
        <source>Twenty! Leave some for tomorrow.</source>
        <translation>Twintig! Bewaar er wat voor morgen.</translation>
    </message>
    <message>
        <source>Two U and more</source>
        <translation>Twee U of meer</translation>
    </message>
    <message>
        <source>Two letters</source>
        <translation>Twee letters</translation>
    </message>
    <message>
        <source>Two-letter words</source>
        <translation>Woorden van twee letters</translation>
    </message>
    <message>
        <source>Wait, wait!</source>
        <translation>Wacht, wacht!</translation>
    </message>
    <message>
        <source>Wait.</source>
        <translation>Wacht.</translation>
    </message>
    <message>
        <source>Well done! You&apos;ve been practising.</source>
        <translation>Goed gedaan! Je hebt geoefend.</translation>
    </message>
    <message>
        <source>Well played! That was fun.</source>
        <translation>Goed gespeeld! Dat was leuk.</translation>
    </message>
    <message>
        <source>What a game! One more?</source>
        <translation>Wat een spel! Nog een keer?</translation>
    </message>
    <message>
        <source>What a lovely word.</source>
        <translation>Wat een mooi woord.</translation>
    </message>
    <message>
        <source>When the Q comes and no U is left.</source>
        <translation>Als de Q komt en er geen U meer is.</translation>
    </message>
    <message>
        <source>Will you teach me that?</source>
        <translation>Leren jullie me dat?</translation>
    </message>
    <message>
        <source>With the words of two letters they open every crowded board.</source>
        <translation>Met de woorden van twee letters openen ze elk vol bord.</translation>
    </message>
    <message>
        <source>Would the club take that?</source>
        <translation>Zou de club dat goedkeuren?</translation>
    </message>
    <message>
        <source>Yes! I saw it at once.</source>
        <translation>Ja! Ik zag het meteen.</translation>
    </message>
    <message>
        <source>Yes.</source>
        <translation>Ja.</translation>
    </message>
    <message>
        <source>You can only play words from the dictionary.</source>
        <translation>Alleen woorden uit het woordenboek tellen.</translation>
    </message>
    <message>
        <source>You earned that.</source>
        <translation>Dat hebben jullie verdiend.</translation>
    </message>
    <message>
        <source>You made me think.</source>
        <translation>Jullie lieten me nadenken.</translation>
    </message>
    <message>
        <source>You never saw it coming.</source>
        <translation>Jullie zagen het niet aankomen.</translation>
    </message>
    <message>
        <source>You&apos;ll be better than me soon.</source>
        <translation>Binnenkort zijn jullie beter dan ik.</translation>
    </message>
    <message>
        <source>a player needs a short name</source>
        <translation>een speler heeft een korte naam nodig</translation>
    </message>
    <message>
        <source>a turn begins with &gt; and a name with a colon</source>
        <translation>een beurt begint met &gt;, een naam en een dubbelepunt</translation>
    </message>
    <message>
        <source>a turn needs a move, its score and the total</source>
        <translation>bij een beurt horen een zet, de score en de stand</translation>
    </message>
    <message>
        <source>challenge freely</source>
        <translation>aanvechten is gratis</translation>
    </message>
    <message>
        <source>challenges cost</source>
        <translation>aanvechten kan kosten</translation>
    </message>
    <message>
        <source>decide together</source>
        <translation>samen beslissen</translation>
    </message>
    <message>
        <source>longer than {most} characters</source>
        <translation>langer dan {most} tekens</translation>
    </message>
    <message>
        <source>more lines than a game has</source>
        <translation>te veel regels voor een spel</translation>
    </message>
    <message>
        <source>more tiles of {tiles} than the set holds</source>
        <translation>meer letters {tiles} dan er in de set zitten</translation>
    </message>
    <message>
        <source>more turns than a game has</source>
        <translation>te veel beurten voor een spel</translation>
    </message>
    <message>
        <source>the encoding &apos;{encoding}&apos; is not known</source>
        <translation>de tekencodering “{encoding}” is onbekend</translation>
    </message>
    <message>
        <source>the file doesn&apos;t say its tiles, and these all fit: {tiles}</source>
        <translation>het bestand noemt zijn letters niet, en deze passen allemaal: {tiles}</translation>
    </message>
    <message>
        <source>the file has more than {most} bytes, too many for a game</source>
        <translation>het bestand heeft meer dan {most} bytes, te veel voor een spel</translation>
    </message>
    <message>
        <source>the first play does not cover the start square</source>
        <translation>de eerste zet gaat niet over het startvakje</translation>
    </message>
    <message>
        <source>the play touches nothing on the board</source>
        <translation>de zet raakt niets op het bord</translation>
    </message>
    <message>
        <source>the player &apos;{nick}&apos; is named twice</source>
        <translation>de speler “{nick}” staat er twee keer in</translation>
    </message>
    <message>
        <source>the rack {rack} cannot be</source>
        <translation>het plankje {rack} kan niet kloppen</translation>
    </message>
    <message>
        <source>the rack {rack} contradicts another one</source>
        <translation>het plankje {rack} klopt niet met een ander plankje</translation>
    </message>
    <message>
        <source>the square {text} is not on the board</source>
        <translation>het vakje {text} ligt buiten het bord</translation>
    </message>
    <message>
        <source>the tiles that are left are {left}, not {tiles}</source>
        <translation>er blijft {left} over, niet {tiles}</translation>
    </message>
    <message>
        <source>the total is {counted}, not {stated}</source>
        <translation>de stand is {counted}, niet {stated}</translation>
    </message>
    <message>
        <source>there are no players in this file</source>
        <translation>in dit bestand staan geen spelers</translation>
    </message>
    <message>
        <source>there are no tiles &apos;{tiles}&apos; here</source>
        <translation>er is hier geen letterset “{tiles}”</translation>
    </message>
    <message>
        <source>there is no player &apos;{nick}&apos;</source>
        <translation>er is geen speler “{nick}”</translation>
    </message>
    <message>
        <source>there is no player {place}; up to {most} can play</source>
        <translation>er is geen speler {place}, hooguit {most} kunnen meedoen</translation>
    </message>
    <message>
        <source>there is no tile on {square} to play through</source>
        <translation>op {square} hoort al een letter te liggen</translation>
    </message>
    <message>
        <source>there&apos;s no play just before to take back</source>
        <translation>vlak ervoor staat geen zet om terug te nemen</translation>
    </message>
    <message>
        <source>this isn&apos;t text</source>
        <translation>dit is geen tekst</translation>
    </message>
    <message>
        <source>this isn&apos;t text in {encoding}</source>
        <translation>dit is geen tekst in {encoding}</translation>
    </message>
    <message>
        <source>you can&apos;t exchange {number} tiles</source>
        <translation>{number} letters wisselen kan niet</translation>
    </message>
    <message>
        <source>{move} counts {counted}, not {stated}</source>
        <translation>{move} is {counted} waard, niet {stated}</translation>
    </message>
    <message>
        <source>{number} tiles, a rack holds {most}</source>
        <translation>{number} letters, op een plankje passen er {most}</translation>
    </message>
    <message>
        <source>{square} holds {there}, not {letter}</source>
        <translation>op {square} ligt {there}, niet {letter}</translation>
    </message>
    <message>
        <source>{tiles} is not on the rack {rack}</source>
        <translation>op het plankje {rack} ligt geen {tiles}</translation>
    </message>
</context>
<context>
    <name>ResultSheet</name>
    <message numerus="yes">
        <source>%n word(s) that nobody had, the commonest first</source>
        <translation>
            <numerusform>%n woord dat niemand had</numerusform>
            <numerusform>%n woorden die niemand had, de gewoonste eerst</numerusform>
        </translation>
    </message>
    <message>
        <source>= crossed off: others had it too</source>
        <translation>= weggestreept: anderen hadden het ook</translation>
    </message>
    <message>
        <source>? not read yet</source>
        <translation>? nog niet voorgelezen</translation>
    </message>
    <message>
        <source>A tie this round: {names}.</source>
        <translation>Gelijk in deze ronde: {names}.</translation>
    </message>
    <message>
        <source>Board code: {code}</source>
        <translation>Code van het bord: {code}</translation>
    </message>
    <message>
        <source>Missed words at most</source>
        <translation>Gemiste woorden, hooguit</translation>
    </message>
    <message>
        <source>No points were counted here.</source>
        <translation>Hier zijn geen punten geteld.</translation>
    </message>
    <message>
        <source>Nobody missed a word of this board.</source>
        <translation>Op dit bord is geen woord gemist.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Speler</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>The game is a tie: {names}.</source>
        <translation>Het spel eindigt gelijk: {names}.</translation>
    </message>
    <message>
        <source>The lists</source>
        <translation>De lijsten</translation>
    </message>
    <message>
        <source>The result of this round</source>
        <translation>De uitslag van deze ronde</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totaal</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Woorden</translation>
    </message>
    <message>
        <source>Words that nobody had: the commonest {shown} of {missed}</source>
        <translation>Woorden die niemand had: de {shown} gewoonste van {missed}</translation>
    </message>
    <message>
        <source>head start</source>
        <translation>voorsprong</translation>
    </message>
    <message>
        <source>no words</source>
        <translation>geen woorden</translation>
    </message>
    <message>
        <source>o not read</source>
        <translation>o niet voorgelezen</translation>
    </message>
    <message>
        <source>{names} won the game.</source>
        <translation>{names} won het spel.</translation>
    </message>
    <message>
        <source>{names} won the round.</source>
        <translation>{names} won de ronde.</translation>
    </message>
    <message>
        <source>{name}, continued</source>
        <translation>{name}, vervolg</translation>
    </message>
    <message>
        <source>{round}, result</source>
        <translation>{round}, uitslag</translation>
    </message>
    <message>
        <source>× doesn&apos;t count</source>
        <translation>× telt niet</translation>
    </message>
</context>
<context>
    <name>ResultStrings</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punt</numerusform>
            <numerusform>%n punten</numerusform>
        </translation>
    </message>
    <message>
        <source>Best word: {word} · {name} · {points}</source>
        <translation>Beste woord: {word} · {name} · {points}</translation>
    </message>
</context>
<context>
    <name>ResultsDialog</name>
    <message>
        <source>Who played this board?</source>
        <translation>Wie speelde dit bord?</translation>
    </message>
</context>
<context>
    <name>ResultsModel</name>
    <message>
        <source>Place</source>
        <translation>Plaats</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespeeld</translation>
    </message>
    <message>
        <source>Played together with {names}</source>
        <translation>Gespeeld met {names}</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Speler</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Woorden</translation>
    </message>
    <message>
        <source>{name} (computer)</source>
        <translation>{name} (computer)</translation>
    </message>
</context>
<context>
    <name>ResultsView</name>
    <message numerus="yes">
        <source>%n result(s) on this board.</source>
        <translation>
            <numerusform>%n uitslag op dit bord.</numerusform>
            <numerusform>%n uitslagen op dit bord.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking through your saved games…</source>
        <translation>Jullie bewaarde spellen worden bekeken…</translation>
    </message>
    <message>
        <source>Nobody has played this board yet.</source>
        <translation>Nog niemand heeft dit bord gespeeld.</translation>
    </message>
    <message>
        <source>Type a code or choose today&apos;s board.</source>
        <translation>Typ een code of kies het bord van vandaag.</translation>
    </message>
    <message>
        <source>Who played this board</source>
        <translation>Wie dit bord speelde</translation>
    </message>
</context>
<context>
    <name>ReviewModel</name>
    <message>
        <source>Found by</source>
        <translation>Gevonden door</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Woord</translation>
    </message>
    <message>
        <source>{names} (crossed off)</source>
        <translation>{names} (weggestreept)</translation>
    </message>
    <message>
        <source>{names} (not in the dictionary)</source>
        <translation>{names} (niet in het woordenboek)</translation>
    </message>
    <message>
        <source>{names} (with a hint)</source>
        <translation>{names} (met een hint)</translation>
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
        <translation>Terug naar de punten</translation>
    </message>
    <message>
        <source>Best first</source>
        <translation>Beste eerst</translation>
    </message>
    <message>
        <source>Everyday words first</source>
        <translation>Alledaagse woorden eerst</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gevonden</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Doel</translation>
    </message>
    <message>
        <source>Longest first</source>
        <translation>Langste eerst</translation>
    </message>
    <message>
        <source>Looking for all words…</source>
        <translation>Alle woorden worden gezocht…</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Gemist</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Volgorde</translation>
    </message>
    <message>
        <source>The words that the goal counts, first those that were missed</source>
        <translation>De woorden die voor het doel tellen, eerst de gemiste</translation>
    </message>
    <message>
        <source>Words of the board</source>
        <translation>Woorden op het bord</translation>
    </message>
    <message>
        <source>less common</source>
        <translation>minder gewoon</translation>
    </message>
    <message>
        <source>{had} of {words} words found, {points} points on the board</source>
        <translation>{had} van {words} woorden gevonden, {points} punten op het bord</translation>
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
        <translation>&amp;Woorden</translation>
    </message>
    <message>
        <source>A Scrabble p&amp;osition</source>
        <translation>Een Scrabble-stellin&amp;g</translation>
    </message>
    <message>
        <source>A real &amp;Boggle board</source>
        <translation>Een echt &amp;Boggle-bord</translation>
    </message>
    <message>
        <source>From the &amp;table</source>
        <translation>Van &amp;tafel</translation>
    </message>
    <message>
        <source>H&amp;istory</source>
        <translation>G&amp;eschiedenis</translation>
    </message>
    <message>
        <source>Play &amp;alone</source>
        <translation>&amp;Alleen spelen</translation>
    </message>
</context>
<context>
    <name>RulesCard</name>
    <message>
        <source>Back to {game} rules</source>
        <translation>Terug naar de regels van {game}</translation>
    </message>
    <message>
        <source>Change rules</source>
        <translation>Regels wijzigen</translation>
    </message>
    <message>
        <source>Dictionary</source>
        <translation>Woordenboek</translation>
    </message>
    <message>
        <source>Game language</source>
        <translation>Taal van het spel</translation>
    </message>
    <message>
        <source>More rules</source>
        <translation>Meer regels</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Meer…</translation>
    </message>
    <message>
        <source>Which game?</source>
        <translation>Welk spel?</translation>
    </message>
</context>
<context>
    <name>RulesPanel</name>
    <message>
        <source>Board</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>Dictionary</source>
        <translation>Woordenboek</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>The tiles and dictionary are in different languages.</source>
        <translation>De letters en het woordenboek zijn van verschillende talen.</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Letters</translation>
    </message>
</context>
<context>
    <name>ScoreList</name>
    <message>
        <source>Granted</source>
        <translation>Voorsprong</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Speler</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Samen</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totaal</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Woorden</translation>
    </message>
    <message>
        <source>left the game</source>
        <translation>speelt niet meer mee</translation>
    </message>
</context>
<context>
    <name>ScorePad</name>
    <message>
        <source>Score pad</source>
        <translation>Scoreblok</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>All tiles. Cross them off as you play.</source>
        <translation>Alle letters. Streep ze af tijdens het spelen.</translation>
    </message>
    <message>
        <source>Empty Scrabble score sheet</source>
        <translation>Leeg Scrabble-scoreblad</translation>
    </message>
    <message>
        <source>Final score</source>
        <translation>Eindscore</translation>
    </message>
    <message>
        <source>Player names</source>
        <translation>Namen van de spelers</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Speler {number}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Tiles to cross off</source>
        <translation>Letters om af te strepen</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totaal</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Woord</translation>
    </message>
    <message>
        <source>minus tiles left</source>
        <translation>min letters over</translation>
    </message>
    <message>
        <source>plus others&apos; tiles</source>
        <translation>plus letters van de anderen</translation>
    </message>
    <message>
        <source>{bonus} · a blank is worth nothing</source>
        <translation>{bonus} · een blanco is niets waard</translation>
    </message>
    <message>
        <source>{points} extra points for {tiles} tiles in one turn</source>
        <translation>{points} extra punten voor {tiles} letters in één beurt</translation>
    </message>
</context>
<context>
    <name>ScoresPanel</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punt</numerusform>
            <numerusform>%n punten</numerusform>
        </translation>
    </message>
    <message>
        <source>Best word</source>
        <translation>Beste woord</translation>
    </message>
    <message>
        <source>Nobody found these</source>
        <translation>Door niemand gevonden</translation>
    </message>
    <message>
        <source>One to learn</source>
        <translation>Eén om te leren</translation>
    </message>
    <message>
        <source>Only you found these</source>
        <translation>Alleen door jou gevonden</translation>
    </message>
    <message>
        <source>Print the result or the board, or save it as PDF (Ctrl+P)</source>
        <translation>De uitslag of het bord printen of als pdf bewaren (Ctrl+P)</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>Het bord</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totaal</translation>
    </message>
    <message>
        <source>You could have had</source>
        <translation>Dit had ook gekund</translation>
    </message>
    <message>
        <source>Your words</source>
        <translation>Jouw woorden</translation>
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
            <numerusform>%n speler</numerusform>
            <numerusform>%n spelers</numerusform>
        </translation>
    </message>
    <message>
        <source>It&apos;s this player&apos;s turn</source>
        <translation>Is aan de beurt</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Aantal spelers</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Speler {number}</translation>
    </message>
    <message>
        <source>Score of player {number}</source>
        <translation>Score van speler {number}</translation>
    </message>
</context>
<context>
    <name>ScrabbleBoardModel</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punt</numerusform>
            <numerusform>%n punten</numerusform>
        </translation>
    </message>
    <message>
        <source>blank</source>
        <translation>blanco</translation>
    </message>
    <message>
        <source>doesn&apos;t fit</source>
        <translation>past niet</translation>
    </message>
    <message>
        <source>double letter</source>
        <translation>dubbele letterwaarde</translation>
    </message>
    <message>
        <source>double word</source>
        <translation>dubbele woordwaarde</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leeg</translation>
    </message>
    <message>
        <source>last play</source>
        <translation>laatste zet</translation>
    </message>
    <message>
        <source>letter times {factor}</source>
        <translation>letter maal {factor}</translation>
    </message>
    <message>
        <source>new tile</source>
        <translation>nieuwe letter</translation>
    </message>
    <message>
        <source>quadruple letter</source>
        <translation>vierdubbele letterwaarde</translation>
    </message>
    <message>
        <source>quadruple word</source>
        <translation>vierdubbele woordwaarde</translation>
    </message>
    <message>
        <source>star</source>
        <translation>ster</translation>
    </message>
    <message>
        <source>triple letter</source>
        <translation>driedubbele letterwaarde</translation>
    </message>
    <message>
        <source>triple word</source>
        <translation>driedubbele woordwaarde</translation>
    </message>
    <message>
        <source>word times {factor}</source>
        <translation>woord maal {factor}</translation>
    </message>
</context>
<context>
    <name>ScrabbleBoardView</name>
    <message>
        <source>Board</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>across</source>
        <translation>horizontaal</translation>
    </message>
    <message>
        <source>blank: type its letter</source>
        <translation>blanco: typ de letter</translation>
    </message>
    <message>
        <source>down</source>
        <translation>verticaal</translation>
    </message>
</context>
<context>
    <name>ScrabblePadPaper</name>
    <message>
        <source>Board</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>Turns with points only aren&apos;t on it.</source>
        <translation>Beurten met alleen punten staan er niet op.</translation>
    </message>
</context>
<context>
    <name>ScrabblePadSetupPage</name>
    <message>
        <source>Board</source>
        <translation>Bord</translation>
    </message>
</context>
<context>
    <name>ScrabblePadStrings</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punt</numerusform>
            <numerusform>%n punten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) outside the turns</source>
        <translation>
            <numerusform>%n punt buiten de beurten</numerusform>
            <numerusform>%n punten buiten de beurten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s), no word</source>
        <translation>
            <numerusform>%n punt, geen woord</numerusform>
            <numerusform>%n punten, geen woord</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)?</source>
        <translation>
            <numerusform>%n punt?</numerusform>
            <numerusform>%n punten?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)? Fix it or add it anyway.</source>
        <translation>
            <numerusform>%n punt? Verbeter het of voeg het toch toe.</numerusform>
            <numerusform>%n punten? Verbeter het of voeg het toch toe.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n letter</numerusform>
            <numerusform>%n letters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) not on the board</source>
        <translation>
            <numerusform>%n letter niet op het bord</numerusform>
            <numerusform>%n letters niet op het bord</numerusform>
        </translation>
    </message>
    <message>
        <source>A rack doesn&apos;t hold {word} tiles. Put letters already there in (brackets).</source>
        <translation>Op een plankje passen geen {word} letters. Zet letters die er al liggen tussen (haakjes).</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Toevoegen</translation>
    </message>
    <message>
        <source>Add anyway</source>
        <translation>Toch toevoegen</translation>
    </message>
    <message>
        <source>All of that is already there.</source>
        <translation>Dat ligt er allemaal al.</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Terug naar het spel</translation>
    </message>
    <message>
        <source>By the rules, the game is over.</source>
        <translation>Volgens de regels is het spel uit.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Aanvechten</translation>
    </message>
    <message>
        <source>Correct {name}&apos;s line</source>
        <translation>Regel van {name} verbeteren</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Spel beëindigen</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Wisselen</translation>
    </message>
    <message>
        <source>Insert a line for {name}</source>
        <translation>Een regel voor {name} invoegen</translation>
    </message>
    <message>
        <source>Insert line</source>
        <translation>Regel invoegen</translation>
    </message>
    <message>
        <source>It counts</source>
        <translation>Het telt</translation>
    </message>
    <message>
        <source>It doesn&apos;t count</source>
        <translation>Het telt niet</translation>
    </message>
    <message>
        <source>It&apos;s a tie: {names}</source>
        <translation>Gelijk: {names}</translation>
    </message>
    <message>
        <source>Last: {line}.</source>
        <translation>Laatst: {line}.</translation>
    </message>
    <message>
        <source>No more of these tiles in the set: {squares}{word}.</source>
        <translation>Van deze letters zijn er geen meer: {squares}{word}.</translation>
    </message>
    <message>
        <source>Not in the dictionary: {unknown}. Does that count?</source>
        <translation>Niet in het woordenboek: {unknown}. Telt dat?</translation>
    </message>
    <message>
        <source>Not in the dictionary: {words}.</source>
        <translation>Niet in het woordenboek: {words}.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Play again? To fix a mistake, click its line on the pad.</source>
        <translation>Nog een keer? Een fout? Klik op de regel op het blok.</translation>
    </message>
    <message>
        <source>Remove line</source>
        <translation>Regel weghalen</translation>
    </message>
    <message>
        <source>Score pad · {game}</source>
        <translation>Scoreblok · {game}</translation>
    </message>
    <message>
        <source>That goes off the board.</source>
        <translation>Dat gaat buiten het bord.</translation>
    </message>
    <message>
        <source>That makes no word.</source>
        <translation>Dat vormt geen woord.</translation>
    </message>
    <message>
        <source>That would break a later line: {line}. {why}</source>
        <translation>Dan past een latere regel niet meer: {line}. {why}</translation>
    </message>
    <message>
        <source>There&apos;s no play to challenge.</source>
        <translation>Er is geen zet om aan te vechten.</translation>
    </message>
    <message>
        <source>There&apos;s no room on the pad for {word}.</source>
        <translation>Er is op het blok geen plek voor {word}.</translation>
    </message>
    <message>
        <source>There&apos;s no such line.</source>
        <translation>Die regel is er niet.</translation>
    </message>
    <message>
        <source>There&apos;s no tile on {squares}.</source>
        <translation>Op {squares} ligt geen letter.</translation>
    </message>
    <message>
        <source>These tiles don&apos;t have {word}.</source>
        <translation>{word} zit niet in deze letters.</translation>
    </message>
    <message>
        <source>Type 8D RETSINA for across or D8 RETSINA for down.</source>
        <translation>Typ 8D RETSINA voor horizontaal of D8 RETSINA voor verticaal.</translation>
    </message>
    <message>
        <source>Type 8D RETSINA for across, D8 RETSINA for down. Points alone work too.</source>
        <translation>Typ 8D RETSINA voor horizontaal, D8 RETSINA voor verticaal. Alleen punten mag ook.</translation>
    </message>
    <message>
        <source>Type it correctly or choose below.</source>
        <translation>Typ het goed of kies hieronder.</translation>
    </message>
    <message>
        <source>Type letters (? for a blank) or points. Leave it empty for none.</source>
        <translation>Typ letters (? is een blanco) of punten. Leeg als er geen zijn.</translation>
    </message>
    <message>
        <source>Type the turn you forgot or choose below.</source>
        <translation>Typ de vergeten beurt of kies hieronder.</translation>
    </message>
    <message>
        <source>Which tiles are left over?</source>
        <translation>Welke letters zijn over?</translation>
    </message>
    <message>
        <source>You can&apos;t do that right now.</source>
        <translation>Dat kan nu even niet.</translation>
    </message>
    <message>
        <source>came off</source>
        <translation>moest terug</translation>
    </message>
    <message>
        <source>exchanges {count}</source>
        <translation>wisselt {count}</translation>
    </message>
    <message>
        <source>extra</source>
        <translation>extra</translation>
    </message>
    <message>
        <source>misses a turn</source>
        <translation>slaat een beurt over</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>past</translation>
    </message>
    <message>
        <source>{names} wins!</source>
        <translation>{names} wint!</translation>
    </message>
    <message>
        <source>{name} challenges</source>
        <translation>{name} vecht het woord aan</translation>
    </message>
    <message>
        <source>{name} has {tiles} left: {points}</source>
        <translation>{name} heeft {tiles} over: {points}</translation>
    </message>
    <message>
        <source>{name} played every tile: {points}</source>
        <translation>{name} legde alle letters: {points}</translation>
    </message>
    <message numerus="yes">
        <source>{name}&apos;s challenge was wrong. {words} counts.</source>
        <translation>
            <numerusform>{name} vocht fout aan. {words} telt.</numerusform>
            <numerusform>{name} vocht fout aan. {words} tellen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {points}</source>
        <translation>{name}: {points}</translation>
    </message>
    <message>
        <source>{squares} already has {word}.</source>
        <translation>Op {squares} ligt al {word}.</translation>
    </message>
    <message>
        <source>{text}. Not in the dictionary: {unknown}</source>
        <translation>{text}. Niet in het woordenboek: {unknown}</translation>
    </message>
    <message>
        <source>{words}, plus {bonus} for {tiles}</source>
        <translation>{words}, plus {bonus} voor {tiles}</translation>
    </message>
    <message>
        <source>{words}: {points}</source>
        <translation>{words}: {points}</translation>
    </message>
    <message>
        <source>“{word}” isn&apos;t tiles or points. Type letters or a number.</source>
        <translation>“{word}” zijn geen letters of punten. Typ letters of een getal.</translation>
    </message>
</context>
<context>
    <name>ScrabblePadViewerPage</name>
    <message>
        <source>Start</source>
        <translation>Begin</translation>
    </message>
</context>
<context>
    <name>ScrabblePrompts</name>
    <message numerus="yes">
        <source>%n tile(s) in the bag</source>
        <translation>
            <numerusform>%n letter in het zakje</numerusform>
            <numerusform>%n letters in het zakje</numerusform>
        </translation>
    </message>
    <message>
        <source>A tie means no.</source>
        <translation>Gelijke stand is nee.</translation>
    </message>
    <message>
        <source>All seven tiles</source>
        <translation>Alle zeven letters</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Click tiles or type letters. Enter exchanges them.</source>
        <translation>Klik op letters of typ ze. Enter wisselt ze.</translation>
    </message>
    <message>
        <source>Do you challenge?</source>
        <translation>Vecht je aan?</translation>
    </message>
    <message>
        <source>Does anybody challenge?</source>
        <translation>Wil iemand het woord aanvechten?</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Wisselen</translation>
    </message>
    <message>
        <source>Exchange…</source>
        <translation>Wisselen…</translation>
    </message>
    <message>
        <source>Hide my tiles</source>
        <translation>Letters bedekken</translation>
    </message>
    <message>
        <source>Hide these tiles</source>
        <translation>Letters bedekken</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Wacht even</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Doorspelen</translation>
    </message>
    <message>
        <source>No challenge</source>
        <translation>Niet aanvechten</translation>
    </message>
    <message>
        <source>No, that doesn&apos;t count</source>
        <translation>Nee, dat telt niet</translation>
    </message>
    <message>
        <source>Not in the dictionary, so you decide. If you say no, {name} loses the turn.</source>
        <translation>Niet in het woordenboek, dus jullie beslissen. Zeggen jullie nee, dan is {name} de beurt kwijt.</translation>
    </message>
    <message>
        <source>On hold: {time}</source>
        <translation>Wacht: {time}</translation>
    </message>
    <message>
        <source>On to {name}</source>
        <translation>Door naar {name}</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Pass the computer over. No peeking!</source>
        <translation>Geef de computer door. Niet gluren!</translation>
    </message>
    <message>
        <source>Pass without playing?</source>
        <translation>Passen zonder te leggen?</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pauze</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Klaar</translation>
    </message>
    <message>
        <source>Ready for {name}?</source>
        <translation>Klaar voor {name}?</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Uitslagen</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Verder</translation>
    </message>
    <message>
        <source>Show my tiles</source>
        <translation>Mijn letters tonen</translation>
    </message>
    <message>
        <source>The bag is empty</source>
        <translation>Het zakje is leeg</translation>
    </message>
    <message>
        <source>The board is covered and the clocks have stopped.</source>
        <translation>Het bord is bedekt en de klokken staan stil.</translation>
    </message>
    <message>
        <source>The tiles are on the phone.</source>
        <translation>De letters staan op de telefoon.</translation>
    </message>
    <message>
        <source>This pass ends the game.</source>
        <translation>Met deze pas eindigt het spel.</translation>
    </message>
    <message>
        <source>Turn the screen to you. No peeking!</source>
        <translation>Draai het scherm naar je toe. Niet gluren!</translation>
    </message>
    <message>
        <source>Which tiles will you exchange?</source>
        <translation>Welke letters wil je wisselen?</translation>
    </message>
    <message>
        <source>Words {points}</source>
        <translation>Woorden {points}</translation>
    </message>
    <message>
        <source>Yes, that counts</source>
        <translation>Ja, dat telt</translation>
    </message>
    <message>
        <source>You voted.</source>
        <translation>Je hebt gestemd.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Jij bent</translation>
    </message>
    <message>
        <source>also {words}</source>
        <translation>ook {words}</translation>
    </message>
    <message>
        <source>every tile {points}</source>
        <translation>alle letters {points}</translation>
    </message>
    <message>
        <source>{name} challenges</source>
        <translation>{name} vecht het woord aan</translation>
    </message>
    <message>
        <source>{name} is playing</source>
        <translation>{name} is aan zet</translation>
    </message>
    <message>
        <source>{name} is playing…</source>
        <translation>{name} is aan zet…</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name} denkt na…</translation>
    </message>
    <message>
        <source>{name} played at {square}</source>
        <translation>{name} legde op {square}</translation>
    </message>
    <message>
        <source>{name} plays every tile!</source>
        <translation>{name} legt alle letters!</translation>
    </message>
    <message>
        <source>{name} to play</source>
        <translation>{name} is aan de beurt</translation>
    </message>
    <message>
        <source>{name}&apos;s new tiles</source>
        <translation>Nieuwe letters van {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s tiles</source>
        <translation>Letters van {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s turn</source>
        <translation>{name} is aan de beurt</translation>
    </message>
    <message>
        <source>{name}, here are your new tiles.</source>
        <translation>{name}, hier zijn je nieuwe letters.</translation>
    </message>
    <message>
        <source>{name}, it&apos;s your turn</source>
        <translation>{name}, jij bent aan de beurt</translation>
    </message>
    <message>
        <source>{name}, look at your tiles</source>
        <translation>{name}, bekijk je letters</translation>
    </message>
</context>
<context>
    <name>ScrabbleRulesCard</name>
    <message>
        <source> in the bag</source>
        <translation> in het zakje</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source> points</source>
        <translation> punten</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) each</source>
        <translation>
            <numerusform>%n minuut per speler</numerusform>
            <numerusform>%n minuten per speler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) a turn</source>
        <translation>
            <numerusform>%n seconde per beurt</numerusform>
            <numerusform>%n seconden per beurt</numerusform>
        </translation>
    </message>
    <message>
        <source>A minute over time costs</source>
        <translation>Een minuut te lang kost</translation>
    </message>
    <message>
        <source>All tiles at once</source>
        <translation>Alle letters in één keer</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>Clock of each player</source>
        <translation>Klok per speler</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>Klokken</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Computerspelers</translation>
    </message>
    <message>
        <source>Computers may bluff</source>
        <translation>Computers mogen bluffen</translation>
    </message>
    <message>
        <source>Each turn gives back</source>
        <translation>Elke beurt geeft terug</translation>
    </message>
    <message>
        <source>Exchange from</source>
        <translation>Ruilen vanaf</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hulp</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Hints</translation>
    </message>
    <message>
        <source>Open racks: everybody sees all tiles</source>
        <translation>Open plankjes: iedereen ziet alle letters</translation>
    </message>
    <message>
        <source>Rounds of passes</source>
        <translation>Rondes passen</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Het einde</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Letters</translation>
    </message>
    <message>
        <source>Tiles and words</source>
        <translation>Letters en woorden</translation>
    </message>
    <message>
        <source>Tiles left at the end</source>
        <translation>Letters die overblijven</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tijd</translation>
    </message>
    <message>
        <source>Timer for each turn</source>
        <translation>Tijd per beurt</translation>
    </message>
    <message>
        <source>Turns without points</source>
        <translation>Beurten zonder punten</translation>
    </message>
    <message>
        <source>Undo is allowed</source>
        <translation>Ongedaan maken mag</translation>
    </message>
    <message>
        <source>Unlisted words</source>
        <translation>Onbekende woorden</translation>
    </message>
    <message>
        <source>Which words hints may show</source>
        <translation>Welke woorden hints mogen tonen</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Woorden</translation>
    </message>
    <message>
        <source>bonus {points}</source>
        <translation>bonus {points}</translation>
    </message>
    <message>
        <source>computers may bluff</source>
        <translation>computers mogen bluffen</translation>
    </message>
    <message numerus="yes">
        <source>ends after %n round(s) of passes</source>
        <translation>
            <numerusform>eindigt na %n ronde passen</numerusform>
            <numerusform>eindigt na %n rondes passen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ends after %n turn(s) without points</source>
        <translation>
            <numerusform>eindigt na %n beurt zonder punten</numerusform>
            <numerusform>eindigt na %n beurten zonder punten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>exchange from %n tile(s) on</source>
        <translation>
            <numerusform>ruilen vanaf %n letter</numerusform>
            <numerusform>ruilen vanaf %n letters</numerusform>
        </translation>
    </message>
    <message>
        <source>hints</source>
        <translation>hints</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nooit</translation>
    </message>
    <message>
        <source>no bonus</source>
        <translation>geen bonus</translation>
    </message>
    <message>
        <source>no clock</source>
        <translation>geen klok</translation>
    </message>
    <message>
        <source>no timer</source>
        <translation>geen limiet</translation>
    </message>
    <message>
        <source>no undo</source>
        <translation>niets ongedaan maken</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>niets</translation>
    </message>
    <message>
        <source>open racks</source>
        <translation>open plankjes</translation>
    </message>
    <message>
        <source>passes never end it</source>
        <translation>passen beëindigt het nooit</translation>
    </message>
    <message>
        <source>turns without points never end it</source>
        <translation>beurten zonder punten beëindigen het nooit</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>ongedaan maken mag</translation>
    </message>
    <message>
        <source>{name} tiles</source>
        <translation>letters: {name}</translation>
    </message>
    <message>
        <source>{points} points a minute of overtime</source>
        <translation>{points} punten per minuut te lang</translation>
    </message>
    <message>
        <source>{seconds} s back a turn</source>
        <translation>{seconds} s terug per beurt</translation>
    </message>
</context>
<context>
    <name>ScrabbleSetupPage</name>
    <message>
        <source>At the table</source>
        <translation>Aan tafel</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicate</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Gast</translation>
    </message>
    <message>
        <source>New Scrabble game</source>
        <translation>Nieuw Scrabble-spel</translation>
    </message>
    <message>
        <source>You against a computer</source>
        <translation>Jij tegen een computer</translation>
    </message>
    <message>
        <source>same tiles for all</source>
        <translation>zelfde letters</translation>
    </message>
</context>
<context>
    <name>ScrabbleStrings</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punt</numerusform>
            <numerusform>%n punten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>Nog %n seconde</numerusform>
            <numerusform>Nog %n seconden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n letter</numerusform>
            <numerusform>%n letters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) without points</source>
        <translation>
            <numerusform>%n beurt zonder punten</numerusform>
            <numerusform>%n beurten zonder punten</numerusform>
        </translation>
    </message>
    <message>
        <source>. Again after a tie: </source>
        <translation>. Opnieuw na gelijkspel: </translation>
    </message>
    <message>
        <source>A game needs two players. End it, or let somebody else play on.</source>
        <translation>Een spel heeft twee spelers nodig. Beëindig het, of laat iemand anders verder spelen.</translation>
    </message>
    <message>
        <source>A wrong challenge costs your turn.</source>
        <translation>Fout aanvechten kost je beurt.</translation>
    </message>
    <message>
        <source>A wrong challenge gives {name} {points}.</source>
        <translation>Fout aanvechten geeft {name} {points}.</translation>
    </message>
    <message>
        <source>A wrong challenge is free.</source>
        <translation>Fout aanvechten kost niets.</translation>
    </message>
    <message>
        <source>All racks are open now.</source>
        <translation>Alle plankjes zijn nu open.</translation>
    </message>
    <message>
        <source>Choose a letter for the blank.</source>
        <translation>Kies een letter voor de blanco.</translation>
    </message>
    <message>
        <source>Does anybody challenge?</source>
        <translation>Wil iemand het woord aanvechten?</translation>
    </message>
    <message>
        <source>Does {name} challenge?</source>
        <translation>Vecht {name} aan?</translation>
    </message>
    <message>
        <source>Drag tiles to the board, click them or type.</source>
        <translation>Sleep letters naar het bord, klik ze aan of typ.</translation>
    </message>
    <message>
        <source>Drawn: {lots}. {name} plays first.</source>
        <translation>Getrokken: {lots}. {name} begint.</translation>
    </message>
    <message numerus="yes">
        <source>Exchange %n tile(s)</source>
        <translation>
            <numerusform>%n letter wisselen</numerusform>
            <numerusform>%n letters wisselen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Is {words} a word?</source>
        <translation>
            <numerusform>Is {words} een woord?</numerusform>
            <numerusform>Zijn {words} woorden?</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep your tiles in one row or column. Look at {squares}.</source>
        <translation>Leg je letters in één rij of kolom. Kijk bij {squares}.</translation>
    </message>
    <message>
        <source>Lay a tile first.</source>
        <translation>Leg eerst een letter.</translation>
    </message>
    <message>
        <source>Lay a word</source>
        <translation>Leg een woord</translation>
    </message>
    <message>
        <source>No dictionary during the game. Challenge a word instead!</source>
        <translation>Geen woordenboek tijdens het spel. Vecht liever een woord aan!</translation>
    </message>
    <message>
        <source>No {tile} on the board</source>
        <translation>Geen {tile} op het bord</translation>
    </message>
    <message>
        <source>Nobody sits there. Choose another player.</source>
        <translation>Daar zit niemand. Kies een andere speler.</translation>
    </message>
    <message>
        <source>Not a word yet</source>
        <translation>Nog geen woord</translation>
    </message>
    <message>
        <source>Not in the dictionary: {words}.</source>
        <translation>Niet in het woordenboek: {words}.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Leggen</translation>
    </message>
    <message>
        <source>Play +{score}</source>
        <translation>Leggen +{score}</translation>
    </message>
    <message>
        <source>Somebody here has that name. Choose another one.</source>
        <translation>Zo heet hier al iemand. Kies een andere naam.</translation>
    </message>
    <message>
        <source>Teach me {word}</source>
        <translation>Leer mij {word}</translation>
    </message>
    <message>
        <source>That&apos;s off the board.</source>
        <translation>Dat ligt buiten het bord.</translation>
    </message>
    <message>
        <source>The challenge was wrong. The play counts.</source>
        <translation>Fout aangevochten. De zet telt.</translation>
    </message>
    <message>
        <source>The first word must cover the star on {start}.</source>
        <translation>Het eerste woord moet over de ster op {start}.</translation>
    </message>
    <message numerus="yes">
        <source>The first word needs %n letter(s) or more.</source>
        <translation>
            <numerusform>Het eerste woord heeft %n letter of meer.</numerusform>
            <numerusform>Het eerste woord heeft %n letters of meer.</numerusform>
        </translation>
    </message>
    <message>
        <source>The play counts. {challenger} loses a turn.</source>
        <translation>De zet telt. {challenger} is een beurt kwijt.</translation>
    </message>
    <message>
        <source>The play counts. {name} gets {points}.</source>
        <translation>De zet telt. {name} krijgt {points}.</translation>
    </message>
    <message>
        <source>The racks are hidden again.</source>
        <translation>De plankjes zijn weer bedekt.</translation>
    </message>
    <message>
        <source>There aren&apos;t enough tiles in the bag.</source>
        <translation>Er zitten niet genoeg letters in het zakje.</translation>
    </message>
    <message>
        <source>There&apos;s a gap at {squares}.</source>
        <translation>Er zit een gat bij {squares}.</translation>
    </message>
    <message>
        <source>There&apos;s already a tile on {squares}.</source>
        <translation>Op {squares} ligt al een letter.</translation>
    </message>
    <message>
        <source>These tiles don&apos;t have that letter.</source>
        <translation>Die letter zit niet bij deze set.</translation>
    </message>
    <message>
        <source>Those letters are one tile in this set: {squares}.</source>
        <translation>Die letters zijn in deze set één steentje: {squares}.</translation>
    </message>
    <message numerus="yes">
        <source>Usually scores about %n point(s) a game</source>
        <translation>
            <numerusform>Haalt meestal zo’n %n punt per spel</numerusform>
            <numerusform>Haalt meestal zo’n %n punten per spel</numerusform>
        </translation>
    </message>
    <message>
        <source>What does {word} mean? ({points})</source>
        <translation>Wat betekent {word}? ({points})</translation>
    </message>
    <message numerus="yes">
        <source>You can only exchange while the bag has %n tile(s) or more.</source>
        <translation>
            <numerusform>Wisselen mag alleen zolang er %n letter of meer in het zakje zit.</numerusform>
            <numerusform>Wisselen mag alleen zolang er %n letters of meer in het zakje zitten.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can&apos;t challenge your own play.</source>
        <translation>Je eigen zet kun je niet aanvechten.</translation>
    </message>
    <message>
        <source>You can&apos;t do that right now.</source>
        <translation>Dat kan nu even niet.</translation>
    </message>
    <message>
        <source>You have no blank.</source>
        <translation>Je hebt geen blanco.</translation>
    </message>
    <message>
        <source>You have no vote on that.</source>
        <translation>Daarover stem jij niet.</translation>
    </message>
    <message>
        <source>You&apos;ve said so already.</source>
        <translation>Dat heb je al gezegd.</translation>
    </message>
    <message numerus="yes">
        <source>Your tile(s) on {squares} must touch another word.</source>
        <translation>
            <numerusform>Je letter op {squares} moet een ander woord raken.</numerusform>
            <numerusform>Je letters op {squares} moeten een ander woord raken.</numerusform>
        </translation>
    </message>
    <message>
        <source>a wrong challenge costs a turn</source>
        <translation>onterecht aanvechten kost een beurt</translation>
    </message>
    <message numerus="yes">
        <source>a wrong challenge gives %n point(s)</source>
        <translation>
            <numerusform>onterecht aanvechten geeft %n punt</numerusform>
            <numerusform>onterecht aanvechten geeft %n punten</numerusform>
        </translation>
    </message>
    <message>
        <source>blank</source>
        <translation>blanco</translation>
    </message>
    <message>
        <source>challenges are free</source>
        <translation>aanvechten is gratis</translation>
    </message>
    <message>
        <source>ended by the table</source>
        <translation>door de spelers beëindigd</translation>
    </message>
    <message>
        <source>everybody passed</source>
        <translation>iedereen paste</translation>
    </message>
    <message>
        <source>everyday words</source>
        <translation>alledaagse woorden</translation>
    </message>
    <message>
        <source>gained and lost</source>
        <translation>erbij en eraf</translation>
    </message>
    <message>
        <source>gained twice</source>
        <translation>dubbel erbij</translation>
    </message>
    <message>
        <source>nobody can play them</source>
        <translation>niemand kan ze leggen</translation>
    </message>
    <message>
        <source>none</source>
        <translation>geen</translation>
    </message>
    <message>
        <source>simple words</source>
        <translation>eenvoudige woorden</translation>
    </message>
    <message>
        <source>the best play</source>
        <translation>de beste zet</translation>
    </message>
    <message>
        <source>you decide together</source>
        <translation>jullie beslissen samen</translation>
    </message>
    <message numerus="yes">
        <source>{by} challenges: {words} isn&apos;t in the dictionary. {name} loses the turn.</source>
        <translation>
            <numerusform>{by} vecht het woord aan. Niet in het woordenboek: {words}. {name} is de beurt kwijt.</numerusform>
            <numerusform>{by} vecht de woorden aan. Niet in het woordenboek: {words}. {name} is de beurt kwijt.</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} and {last} don&apos;t challenge.</source>
        <translation>{names} en {last} vechten het woord niet aan.</translation>
    </message>
    <message>
        <source>{names} and {last} share it</source>
        <translation>{names} en {last} delen de winst</translation>
    </message>
    <message>
        <source>{name} doesn&apos;t challenge.</source>
        <translation>{name} vecht het woord niet aan.</translation>
    </message>
    <message>
        <source>{name} exchanges {tiles}.</source>
        <translation>{name} wisselt {tiles}.</translation>
    </message>
    <message>
        <source>{name} had {tiles} left</source>
        <translation>{name} had {tiles} over</translation>
    </message>
    <message>
        <source>{name} has no tiles left</source>
        <translation>{name} heeft geen letters meer</translation>
    </message>
    <message>
        <source>{name} has {tiles} left: {points}.</source>
        <translation>{name} heeft {tiles} over: {points}.</translation>
    </message>
    <message>
        <source>{name} leaves. The tiles go back in the bag.</source>
        <translation>{name} stapt eruit. De letters gaan terug in het zakje.</translation>
    </message>
    <message>
        <source>{name} left the game</source>
        <translation>{name} stapte eruit</translation>
    </message>
    <message>
        <source>{name} misses a turn.</source>
        <translation>{name} slaat een beurt over.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} past.</translation>
    </message>
    <message>
        <source>{name} played every tile: {points}.</source>
        <translation>{name} legde alle letters: {points}.</translation>
    </message>
    <message>
        <source>{name} plays first.</source>
        <translation>{name} begint.</translation>
    </message>
    <message>
        <source>{name} takes the lead</source>
        <translation>{name} neemt de leiding</translation>
    </message>
    <message>
        <source>{name} wins by {points}</source>
        <translation>{name} wint met {points} verschil</translation>
    </message>
    <message>
        <source>{name}&apos;s turn.</source>
        <translation>{name} is aan de beurt.</translation>
    </message>
    <message>
        <source>{name}: {words}, {points}.</source>
        <translation>{name}: {words}, {points}.</translation>
    </message>
    <message>
        <source>{tile} on {squares}</source>
        <translation>{tile} op {squares}</translation>
    </message>
    <message numerus="yes">
        <source>{words} doesn&apos;t count. {name} loses the turn.</source>
        <translation>
            <numerusform>{words} telt niet. {name} is de beurt kwijt.</numerusform>
            <numerusform>{words} tellen niet. {name} is de beurt kwijt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{words} isn&apos;t on your rack.</source>
        <translation>
            <numerusform>{words} ligt niet op je plankje.</numerusform>
            <numerusform>{words} liggen niet op je plankje.</numerusform>
        </translation>
    </message>
    <message>
        <source>{words}, plus {bonus} for {tiles}</source>
        <translation>{words}, plus {bonus} voor {tiles}</translation>
    </message>
    <message>
        <source>{words}. You&apos;ll decide together about {unknown}.</source>
        <translation>{words}. Over {unknown} beslissen jullie samen.</translation>
    </message>
</context>
<context>
    <name>ScrabbleTablePage</name>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Computer thinking is hidden.</source>
        <translation>Computers denken in het geheim.</translation>
    </message>
    <message>
        <source>Computers play on at once.</source>
        <translation>De computers spelen meteen door.</translation>
    </message>
    <message>
        <source>Computers wait for you now.</source>
        <translation>De computers wachten nu op jullie.</translation>
    </message>
    <message>
        <source>Count now, and unplayed tiles come off the scores.
Or play on another day. It&apos;s saved.</source>
        <translation>Tel nu, en de letters op de plankjes gaan van de punten af.
Of speel een andere keer verder. Het is bewaard.</translation>
    </message>
    <message>
        <source>Count the points now</source>
        <translation>Nu de punten tellen</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Spel beëindigen</translation>
    </message>
    <message>
        <source>From now on everybody sees everybody&apos;s tiles.</source>
        <translation>Vanaf nu ziet iedereen ieders letters.</translation>
    </message>
    <message>
        <source>Keep it for another day</source>
        <translation>Bewaren voor later</translation>
    </message>
    <message>
        <source>No undo in this game.</source>
        <translation>Hier maak je niets ongedaan.</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Open all racks</source>
        <translation>Alle plankjes openen</translation>
    </message>
    <message>
        <source>Open racks</source>
        <translation>Openen</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Terugnemen</translation>
    </message>
    <message>
        <source>That turn can&apos;t be undone.</source>
        <translation>Die beurt kun je niet ongedaan maken.</translation>
    </message>
    <message>
        <source>The board is covered and the clocks have stopped</source>
        <translation>Het bord is bedekt en de klokken staan stil</translation>
    </message>
    <message>
        <source>The clocks are running</source>
        <translation>De klokken lopen</translation>
    </message>
    <message>
        <source>There&apos;s nothing to undo yet.</source>
        <translation>Er is nog niets ongedaan te maken.</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>Beurt {number}</translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation>Ongedaan gemaakt.</translation>
    </message>
    <message>
        <source>You watch computers think.</source>
        <translation>Jullie zien de computers denken.</translation>
    </message>
    <message>
        <source>{name}&apos;s tiles go back in the bag. The points stay, but can&apos;t win.</source>
        <translation>De letters van {name} gaan terug in het zakje. De punten blijven, maar winnen kan niet meer.</translation>
    </message>
    <message>
        <source>{word} is in the cards of {name} now.</source>
        <translation>{word} zit nu bij de kaarten van {name}.</translation>
    </message>
</context>
<context>
    <name>ScrabbleViewerPage</name>
    <message numerus="yes">
        <source>%n line(s) of the file can&apos;t be quite right. Look for ⚠.</source>
        <translation>
            <numerusform>%n regel in het bestand kan niet helemaal kloppen. Let op ⚠.</numerusform>
            <numerusform>%n regels in het bestand kunnen niet helemaal kloppen. Let op ⚠.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n score(s) in the file don&apos;t add up. Look for ≠.</source>
        <translation>
            <numerusform>%n score in het bestand klopt niet. Let op ≠.</numerusform>
            <numerusform>%n scores in het bestand kloppen niet. Let op ≠.</numerusform>
        </translation>
    </message>
    <message>
        <source>All scores in the file are right.</source>
        <translation>Alle scores in het bestand kloppen.</translation>
    </message>
    <message>
        <source>Best plays</source>
        <translation>Beste zetten</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Begin</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Overzicht</translation>
    </message>
    <message>
        <source>This game isn&apos;t over, so the racks stay covered.</source>
        <translation>Dit spel is nog niet uit, dus de plankjes blijven bedekt.</translation>
    </message>
    <message>
        <source>Total after {move}: the file says {stated}. We count {counted}.</source>
        <translation>Stand na {move}: het bestand zegt {stated}. Wij tellen {counted}.</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Beurten</translation>
    </message>
    <message>
        <source>{move}: the file says {stated}. We count {counted}.</source>
        <translation>{move}: het bestand zegt {stated}. Wij tellen {counted}.</translation>
    </message>
</context>
<context>
    <name>SearchPanel</name>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n woord</numerusform>
            <numerusform>%n woorden</numerusform>
        </translation>
    </message>
    <message>
        <source>A hint, a little more with each press (F2)</source>
        <translation>Een hint, met elke druk iets meer (F2)</translation>
    </message>
    <message numerus="yes">
        <source>All %n word(s)</source>
        <translation>
            <numerusform>Alles: %n woord</numerusform>
            <numerusform>Alle %n woorden</numerusform>
        </translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauze</translation>
    </message>
    <message>
        <source>Type or trace a word</source>
        <translation>Typ of trek een woord</translation>
    </message>
    <message>
        <source>Your words</source>
        <translation>Jouw woorden</translation>
    </message>
</context>
<context>
    <name>SeatButton</name>
    <message>
        <source>Ctrl and an arrow key changes seats.</source>
        <translation>Ctrl met een pijltje verwisselt van plaats.</translation>
    </message>
</context>
<context>
    <name>SeatMenu</name>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Eruitstappen</translation>
    </message>
    <message>
        <source>Look at my tiles</source>
        <translation>Mijn letters bekijken</translation>
    </message>
    <message>
        <source>Somebody else plays on…</source>
        <translation>Iemand anders speelt verder…</translation>
    </message>
    <message>
        <source>Who plays on?</source>
        <translation>Wie speelt verder?</translation>
    </message>
    <message>
        <source>{name} ({level}) plays on</source>
        <translation>{name} ({level}) speelt verder</translation>
    </message>
    <message>
        <source>{name} is back</source>
        <translation>{name} is terug</translation>
    </message>
    <message>
        <source>{name} is back.</source>
        <translation>{name} is terug.</translation>
    </message>
    <message>
        <source>{name} leaves</source>
        <translation>{name} stapt eruit</translation>
    </message>
    <message>
        <source>{name} leaves…</source>
        <translation>{name} stapt eruit…</translation>
    </message>
    <message>
        <source>{name} plays on</source>
        <translation>{name} speelt verder</translation>
    </message>
    <message>
        <source>{name} plays on for {other}.</source>
        <translation>{name} speelt verder voor {other}.</translation>
    </message>
</context>
<context>
    <name>SeatView</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n letter</numerusform>
            <numerusform>%n letters</numerusform>
        </translation>
    </message>
    <message>
        <source>tied</source>
        <translation>gelijk</translation>
    </message>
    <message>
        <source>won</source>
        <translation>won</translation>
    </message>
    <message>
        <source>{name}&apos;s rack</source>
        <translation>Plankje van {name}</translation>
    </message>
</context>
<context>
    <name>SeatsCard</name>
    <message>
        <source>+ Add computer</source>
        <translation>+ Computer</translation>
    </message>
    <message>
        <source>+ Add person</source>
        <translation>+ Speler</translation>
    </message>
    <message>
        <source>Amber</source>
        <translation>Amber</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blauw</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>Kat</translation>
    </message>
    <message>
        <source>Colour and picture</source>
        <translation>Kleur en plaatje</translation>
    </message>
    <message>
        <source>Crown</source>
        <translation>Kroon</translation>
    </message>
    <message>
        <source>Drag to change seats</source>
        <translation>Sleep om van plaats te wisselen</translation>
    </message>
    <message>
        <source>Fair match</source>
        <translation>Gelijkwaardig</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>Vis</translation>
    </message>
    <message>
        <source>Flower</source>
        <translation>Bloem</translation>
    </message>
    <message>
        <source>Heart</source>
        <translation>Hart</translation>
    </message>
    <message>
        <source>I play about as strong as you. You should win about half.</source>
        <translation>Ik speel ongeveer zo sterk als jij. Je zou ongeveer de helft moeten winnen.</translation>
    </message>
    <message>
        <source>Initial</source>
        <translation>Beginletter</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Van tafel gaan</translation>
    </message>
    <message>
        <source>Moon</source>
        <translation>Maan</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Olive</source>
        <translation>Olijf</translation>
    </message>
    <message>
        <source>Others…</source>
        <translation>Anderen…</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Roze</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Speler {number}</translation>
    </message>
    <message>
        <source>Plays about as strong as you, going by your last games.</source>
        <translation>Speelt ongeveer zo sterk als jij, naar je laatste spellen.</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Paars</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rood</translation>
    </message>
    <message>
        <source>Rocket</source>
        <translation>Raket</translation>
    </message>
    <message>
        <source>Seat {name}</source>
        <translation>Plaats van {name}</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Leisteen</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Ster</translation>
    </message>
    <message>
        <source>Stronger</source>
        <translation>Sterker</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>Zon</translation>
    </message>
    <message>
        <source>Tap a player to edit them.</source>
        <translation>Tik op een speler om die te wijzigen.</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>Petrol</translation>
    </message>
    <message>
        <source>Weaker</source>
        <translation>Zwakker</translation>
    </message>
    <message>
        <source>Who&apos;s playing?</source>
        <translation>Wie doet er mee?</translation>
    </message>
    <message>
        <source>Who&apos;s playing? Add the first person.</source>
        <translation>Wie doet er mee? Voeg de eerste speler toe.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln woord</numerusform>
            <numerusform>%Ln woorden</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Animation</source>
        <translation>&amp;Animatie</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Kleuren</translation>
    </message>
    <message>
        <source>&amp;Dictionary</source>
        <translation>&amp;Woordenboek</translation>
    </message>
    <message>
        <source>&amp;Reading pace</source>
        <translation>Leestem&amp;po</translation>
    </message>
    <message>
        <source>&amp;Sound (Ctrl+M)</source>
        <translation>&amp;Geluid (Ctrl+M)</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Altijd</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animatie</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Met de hand</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Kleuren</translation>
    </message>
    <message>
        <source>Computer players chat a &amp;bit</source>
        <translation>&amp;Computerspelers kletsen een beetje</translation>
    </message>
    <message>
        <source>Computer players read their words al&amp;oud</source>
        <translation>Computers &amp;lezen hun woorden hardop voor</translation>
    </message>
    <message>
        <source>D&amp;ictionaries…</source>
        <translation>Woorden&amp;boeken…</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Donker</translation>
    </message>
    <message>
        <source>Dictionary</source>
        <translation>Woordenboek</translation>
    </message>
    <message>
        <source>Game &amp;volume</source>
        <translation>&amp;Volume van het spel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoog contrast</translation>
    </message>
    <message>
        <source>Hurtful and crude words</source>
        <translation>Kwetsende en grove woorden</translation>
    </message>
    <message>
        <source>Lang&amp;uage</source>
        <translation>&amp;Taal</translation>
    </message>
    <message>
        <source>Language of the window</source>
        <translation>Taal van het venster</translation>
    </message>
    <message>
        <source>Letter size in percent</source>
        <translation>Lettergrootte in procent</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Licht</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Uiterlijk</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nooit</translation>
    </message>
    <message>
        <source>No sound device found. Plug in headphones or speakers and try again.</source>
        <translation>Geen geluidsapparaat gevonden. Sluit een koptelefoon of luidspreker aan en probeer het nog eens.</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normaal</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Snel</translation>
    </message>
    <message>
        <source>Reading pace in Boggle</source>
        <translation>Leestempo bij Boggle</translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation>Zoals het systeem</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>Show crude meanin&amp;gs too</source>
        <translation>Ook grove betekeniss&amp;en tonen</translation>
    </message>
    <message>
        <source>Size of &amp;letters</source>
        <translation>Lettergroo&amp;tte</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langzaam</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Geluid</translation>
    </message>
    <message>
        <source>T&amp;est</source>
        <translation>T&amp;esten</translation>
    </message>
    <message>
        <source>Test the sound</source>
        <translation>Het geluid testen</translation>
    </message>
    <message>
        <source>The game never shows or plays such words by itself.</source>
        <translation>Het spel toont of legt zulke woorden nooit zelf.</translation>
    </message>
    <message>
        <source>They coun&amp;t</source>
        <translation>&amp;Ze tellen</translation>
    </message>
    <message>
        <source>They do&amp;n&apos;t count</source>
        <translation>Ze tellen &amp;niet</translation>
    </message>
    <message>
        <source>Voice volu&amp;me</source>
        <translation>Volume van de ste&amp;m</translation>
    </message>
    <message>
        <source>Volume of the game in percent</source>
        <translation>Volume van het spel in procent</translation>
    </message>
    <message>
        <source>Volume of the voice in percent</source>
        <translation>Volume van de stem in procent</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Woorden</translation>
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
        <translation>Borden en lege lijsten printen, met bedekt scherm (Ctrl+P)</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>spatiebalk</translation>
    </message>
</context>
<context>
    <name>SideWindow</name>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>Slip</name>
    <message>
        <source>No words this time</source>
        <translation>Geen woorden deze keer</translation>
    </message>
    <message>
        <source>Reads from paper</source>
        <translation>Leest van papier</translation>
    </message>
    <message>
        <source>{name}&apos;s list</source>
        <translation>Lijst van {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s list, crossed off</source>
        <translation>Lijst van {name}, weggestreept</translation>
    </message>
</context>
<context>
    <name>Sources</name>
    <message>
        <source>All files</source>
        <translation>Alle bestanden</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spellen</translation>
    </message>
    <message>
        <source>Open a game file</source>
        <translation>Een spelbestand openen</translation>
    </message>
    <message>
        <source>Position copied.</source>
        <translation>Stelling gekopieerd.</translation>
    </message>
    <message>
        <source>The copied text isn&apos;t a position: {reason}</source>
        <translation>De gekopieerde tekst is geen stelling: {reason}</translation>
    </message>
    <message>
        <source>{file} can&apos;t be opened. {reason}</source>
        <translation>{file} gaat niet open. {reason}</translation>
    </message>
</context>
<context>
    <name>SpotView</name>
    <message numerus="yes">
        <source>%n letter(s)</source>
        <translation>
            <numerusform>%n letter</numerusform>
            <numerusform>%n letters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punt</numerusform>
            <numerusform>%n punten</numerusform>
        </translation>
    </message>
    <message>
        <source>Found: {word}!</source>
        <translation>Gevonden: {word}!</translation>
    </message>
    <message>
        <source>Here it is: {word}</source>
        <translation>Hier is het: {word}</translation>
    </message>
    <message>
        <source>Next board</source>
        <translation>Volgend bord</translation>
    </message>
    <message>
        <source>Nothing to spot yet. Words you overlook in Boggle come here.</source>
        <translation>Nog niets te vinden. Woorden die je bij Boggle mist, komen hier.</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Laat zien</translation>
    </message>
    <message>
        <source>The word you see</source>
        <translation>Het woord dat je ziet</translation>
    </message>
    <message>
        <source>You have {word} already.</source>
        <translation>{word} heb je al.</translation>
    </message>
    <message numerus="yes">
        <source>You know %n word(s) that you missed here. Spot them!</source>
        <translation>
            <numerusform>Je kent %n woord dat je hier miste. Vind het!</numerusform>
            <numerusform>Je kent %n woorden die je hier miste. Vind ze!</numerusform>
        </translation>
    </message>
    <message>
        <source>Your word</source>
        <translation>Jouw woord</translation>
    </message>
    <message>
        <source>{sign} {word} · {points}</source>
        <translation>{sign} {word} · {points}</translation>
    </message>
    <message>
        <source>{word} counts too! Look for another one.</source>
        <translation>{word} telt ook! Zoek er nog een.</translation>
    </message>
    <message>
        <source>{word} isn&apos;t in the dictionary.</source>
        <translation>{word} staat niet in het woordenboek.</translation>
    </message>
    <message>
        <source>{word} isn&apos;t on this board.</source>
        <translation>{word} ligt niet op dit bord.</translation>
    </message>
</context>
<context>
    <name>Spotlight</name>
    <message>
        <source>COUNTS</source>
        <translation>TELT</translation>
    </message>
    <message>
        <source>DOESN&apos;T COUNT</source>
        <translation>TELT NIET</translation>
    </message>
    <message>
        <source>IN THE DICTIONARY</source>
        <translation>IN HET WOORDENBOEK</translation>
    </message>
    <message>
        <source>NOT IN THE DICTIONARY</source>
        <translation>NIET IN HET WOORDENBOEK</translation>
    </message>
    <message>
        <source>You decide together</source>
        <translation>Jullie beslissen samen</translation>
    </message>
    <message>
        <source>{name} challenges</source>
        <translation>{name} vecht het woord aan</translation>
    </message>
    <message>
        <source>{name} plays first</source>
        <translation>{name} begint</translation>
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
        <translation>%: gemiste winstkans</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Points this turn lost against the best play.</source>
        <translation>Punten die deze beurt miste tegenover de beste zet.</translation>
    </message>
    <message>
        <source>best play</source>
        <translation>beste zet</translation>
    </message>
    <message>
        <source>not in this dictionary</source>
        <translation>niet in dit woordenboek</translation>
    </message>
    <message>
        <source>unknown rack</source>
        <translation>onbekend plankje</translation>
    </message>
    <message>
        <source>{points} points lost</source>
        <translation>{points} punten gemist</translation>
    </message>
    <message>
        <source>{share} fewer games won</source>
        <translation>{share} minder spellen gewonnen</translation>
    </message>
    <message>
        <source>✓ best play, ? unknown rack, * word not in the dictionary</source>
        <translation>✓ beste zet, ? onbekend plankje, * woord niet in het woordenboek</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>Less</source>
        <translation>Minder</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Meer</translation>
    </message>
</context>
<context>
    <name>TablePanel</name>
    <message>
        <source>Pause</source>
        <translation>Pauze</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Verder</translation>
    </message>
</context>
<context>
    <name>TasteCard</name>
    <message>
        <source>Black-and-white board</source>
        <translation>Zwart-wit bord</translation>
    </message>
    <message>
        <source>Large symbols on bonus squares</source>
        <translation>Grote tekens op de bonusvakjes</translation>
    </message>
    <message>
        <source>Pause between computer turns</source>
        <translation>Pauze tussen beurten van computers</translation>
    </message>
    <message>
        <source>Watch the computer think</source>
        <translation>De computer zien denken</translation>
    </message>
</context>
<context>
    <name>TeamNames</name>
    <message>
        <source>Blue triangle</source>
        <translation>Blauwe driehoek</translation>
    </message>
    <message>
        <source>Golden star</source>
        <translation>Gouden ster</translation>
    </message>
    <message>
        <source>Green square</source>
        <translation>Groen vierkant</translation>
    </message>
    <message>
        <source>Grey cross</source>
        <translation>Grijs kruis</translation>
    </message>
    <message>
        <source>Name of the team {team}</source>
        <translation>Naam van team {team}</translation>
    </message>
    <message>
        <source>Purple diamond</source>
        <translation>Paarse ruit</translation>
    </message>
    <message>
        <source>Red circle</source>
        <translation>Rode cirkel</translation>
    </message>
    <message>
        <source>What the teams are called:</source>
        <translation>Zo heten de teams:</translation>
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
        <translation>Nu leggen</translation>
    </message>
    <message>
        <source>Slower or faster</source>
        <translation>Langzamer of sneller</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name} denkt na…</translation>
    </message>
    <message>
        <source>{name}&apos;s rack</source>
        <translation>Plankje van {name}</translation>
    </message>
</context>
<context>
    <name>TileCounts</name>
    <message numerus="yes">
        <source>%n blank(s)</source>
        <translation>
            <numerusform>%n blanco</numerusform>
            <numerusform>%n blanco’s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>exchanged %n tile(s)</source>
        <translation>
            <numerusform>wisselde %n letter</numerusform>
            <numerusform>wisselde %n letters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TileDrag</name>
    <message>
        <source>blank</source>
        <translation>blanco</translation>
    </message>
    <message>
        <source>{letter} picked up. Choose a square.</source>
        <translation>{letter} gepakt. Kies een vakje.</translation>
    </message>
</context>
<context>
    <name>TilePhones</name>
    <message>
        <source>That doesn&apos;t fit. Type a square like 8H, then the word.</source>
        <translation>Dat past niet. Typ een vakje zoals 8H, dan het woord.</translation>
    </message>
    <message>
        <source>and {words}</source>
        <translation>en {words}</translation>
    </message>
</context>
<context>
    <name>TilePlacingPage</name>
    <message>
        <source>Shuffle</source>
        <translation>Husselen</translation>
    </message>
</context>
<context>
    <name>TilesCard</name>
    <message numerus="yes">
        <source>%n unseen tile(s)</source>
        <translation>
            <numerusform>%n ongeziene letter</numerusform>
            <numerusform>%n ongeziene letters</numerusform>
        </translation>
    </message>
    <message>
        <source>Take off</source>
        <translation>Weghalen</translation>
    </message>
    <message>
        <source>To the board</source>
        <translation>Naar het bord</translation>
    </message>
    <message>
        <source>To the rack</source>
        <translation>Naar het plankje</translation>
    </message>
    <message>
        <source>as a blank</source>
        <translation>als blanco</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>blanco</translation>
    </message>
    <message>
        <source>{letter}, {count} unseen</source>
        <translation>{letter}, {count} ongezien</translation>
    </message>
    <message>
        <source>→ across</source>
        <translation>→ horizontaal</translation>
    </message>
    <message>
        <source>↓ down</source>
        <translation>↓ verticaal</translation>
    </message>
</context>
<context>
    <name>TodayCard</name>
    <message>
        <source>Today&apos;s board</source>
        <translation>Bord van vandaag</translation>
    </message>
</context>
<context>
    <name>TurnGlass</name>
    <message>
        <source>Timer of the turn</source>
        <translation>Zandloper van de beurt</translation>
    </message>
</context>
<context>
    <name>TurnsList</name>
    <message>
        <source>Turns</source>
        <translation>Beurten</translation>
    </message>
</context>
<context>
    <name>UnseenGrid</name>
    <message>
        <source>Unseen tiles</source>
        <translation>Ongeziene letters</translation>
    </message>
</context>
<context>
    <name>UnseenModel</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punt</numerusform>
            <numerusform>%n punten</numerusform>
        </translation>
    </message>
    <message>
        <source>blank</source>
        <translation>blanco</translation>
    </message>
    <message>
        <source>{letter}: {unseen} of {count} unseen, {points}</source>
        <translation>{letter}: {unseen} van {count} ongezien, {points}</translation>
    </message>
</context>
<context>
    <name>ViewerPage</name>
    <message>
        <source>Add to your saved games</source>
        <translation>Bij je bewaarde spellen zetten</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Back to saved games</source>
        <translation>Naar de spellen</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Begin</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Verder</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Einde</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Betekenis</translation>
    </message>
    <message>
        <source>Print or save as PDF (Ctrl+P)</source>
        <translation>Printen of als pdf bewaren (Ctrl+P)</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Printen…</translation>
    </message>
    <message>
        <source>Save this game</source>
        <translation>Dit spel bewaren</translation>
    </message>
    <message>
        <source>What the chosen word means (Ctrl+L)</source>
        <translation>Wat het gekozen woord betekent (Ctrl+L)</translation>
    </message>
    <message>
        <source>start</source>
        <translation>begin</translation>
    </message>
    <message>
        <source>{place} of {last}</source>
        <translation>{place} van {last}</translation>
    </message>
</context>
<context>
    <name>WaitingCard</name>
    <message numerus="yes">
        <source>%n more game(s)</source>
        <translation>
            <numerusform>nog %n spel</numerusform>
            <numerusform>nog %n spellen</numerusform>
        </translation>
    </message>
    <message>
        <source>A tie at {points}</source>
        <translation>Gelijk met {points}</translation>
    </message>
    <message>
        <source>A tie, first to {target}</source>
        <translation>Gelijk, tot {target}</translation>
    </message>
    <message>
        <source>Archive this game…</source>
        <translation>Dit spel archiveren…</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Verder spelen</translation>
    </message>
    <message>
        <source>Continue: {game}</source>
        <translation>Verder spelen: {game}</translation>
    </message>
    <message>
        <source>First to {target}</source>
        <translation>Wie het eerst {target} heeft</translation>
    </message>
    <message>
        <source>Pick up where you left off</source>
        <translation>Ga verder waar je was</translation>
    </message>
    <message>
        <source>Saved games…</source>
        <translation>Bewaarde spellen…</translation>
    </message>
    <message>
        <source>{game}, round {number}</source>
        <translation>{game}, ronde {number}</translation>
    </message>
    <message>
        <source>{game}, turn {number}</source>
        <translation>{game}, beurt {number}</translation>
    </message>
    <message>
        <source>{name} leads</source>
        <translation>{name} staat voor</translation>
    </message>
    <message>
        <source>{name} leads, first to {target}</source>
        <translation>{name} staat voor, tot {target}</translation>
    </message>
    <message numerus="yes">
        <source>{name}, %n point(s)</source>
        <translation>
            <numerusform>{name}, %n punt</numerusform>
            <numerusform>{name}, %n punten</numerusform>
        </translation>
    </message>
    <message>
        <source>{team} lead</source>
        <translation>Aan kop: {team}</translation>
    </message>
    <message>
        <source>{team} lead, first to {target}</source>
        <translation>Aan kop: {team}, tot {target}</translation>
    </message>
</context>
<context>
    <name>WeekChart</name>
    <message>
        <source>The last seven days</source>
        <translation>De laatste zeven dagen</translation>
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
            <numerusform>%n punt</numerusform>
            <numerusform>%n punten</numerusform>
        </translation>
    </message>
    <message>
        <source>Best word</source>
        <translation>Beste woord</translation>
    </message>
    <message>
        <source>Biggest jump</source>
        <translation>Grootste sprong</translation>
    </message>
    <message>
        <source>Closest moment</source>
        <translation>Spannendste moment</translation>
    </message>
    <message>
        <source>HOORAY</source>
        <translation>HOERA</translation>
    </message>
    <message>
        <source>Points after each round</source>
        <translation>Punten na elke ronde</translation>
    </message>
    <message>
        <source>Print a keepsake of this game, or save it as a picture (Ctrl+P)</source>
        <translation>Een aandenken aan dit spel printen of als afbeelding bewaren (Ctrl+P)</translation>
    </message>
    <message>
        <source>in round {round}</source>
        <translation>in ronde {round}</translation>
    </message>
    <message numerus="yes">
        <source>{ahead} to {behind}, with %n round(s) to go</source>
        <translation>
            <numerusform>{ahead} tegen {behind}, nog %n ronde</numerusform>
            <numerusform>{ahead} tegen {behind}, nog %n rondes</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} and {other} were level</source>
        <translation>{name} en {other} stonden gelijk</translation>
    </message>
    <message numerus="yes">
        <source>{name} led by %n point(s)</source>
        <translation>
            <numerusform>{name} stond %n punt voor</numerusform>
            <numerusform>{name} stond %n punten voor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} made %n point(s)</source>
        <translation>
            <numerusform>{name} maakte %n punt</numerusform>
            <numerusform>{name} maakte %n punten</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, round {round} · {points}</source>
        <translation>{name}, ronde {round} · {points}</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>&amp;Mute</source>
        <translation>Geluid &amp;uit</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Mute (Ctrl+M)</source>
        <translation>Geluid uit (Ctrl+M)</translation>
    </message>
    <message>
        <source>Sound is off (Ctrl+M)</source>
        <translation>Het geluid staat uit (Ctrl+M)</translation>
    </message>
    <message>
        <source>Sound off</source>
        <translation>Geluid uit</translation>
    </message>
    <message>
        <source>Sound on</source>
        <translation>Geluid aan</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Blijven</translation>
    </message>
</context>
<context>
    <name>WordEntry</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punt</numerusform>
            <numerusform>%n punten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WordView</name>
    <message>
        <source>A word for word lovers</source>
        <translation>Een woord voor woordliefhebbers</translation>
    </message>
    <message>
        <source>Add its hooks</source>
        <translation>Haakletters erbij</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>Achter</translation>
    </message>
    <message>
        <source>Dictionary: {title}</source>
        <translation>Woordenboek: {title}</translation>
    </message>
    <message>
        <source>Everyday: most grown-ups know it</source>
        <translation>Alledaags: de meeste volwassenen kennen het</translation>
    </message>
    <message>
        <source>Hiding inside</source>
        <translation>Zit erin verstopt</translation>
    </message>
    <message>
        <source>Hurtful or crude</source>
        <translation>Kwetsend of grof</translation>
    </message>
    <message>
        <source>In front</source>
        <translation>Voor</translation>
    </message>
    <message>
        <source>In your games: {names}, {day}</source>
        <translation>In jullie spellen: {names}, {day}</translation>
    </message>
    <message>
        <source>Not in the dictionary</source>
        <translation>Niet in het woordenboek</translation>
    </message>
    <message>
        <source>Other forms</source>
        <translation>Andere vormen</translation>
    </message>
    <message>
        <source>Simple: most ten-year-olds know it</source>
        <translation>Eenvoudig: de meeste tienjarigen kennen het</translation>
    </message>
    <message>
        <source>✓ Counts</source>
        <translation>✓ Telt</translation>
    </message>
    <message>
        <source>✓ House word</source>
        <translation>✓ Huiswoord</translation>
    </message>
    <message>
        <source>✗ Not at home</source>
        <translation>✗ Bij ons niet</translation>
    </message>
</context>
<context>
    <name>WordsPanel</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punt</numerusform>
            <numerusform>%n punten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n woord</numerusform>
            <numerusform>%n woorden</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>By length {counts}</source>
        <translation>Naar lengte {counts}</translation>
    </message>
    <message>
        <source>Everyday words only</source>
        <translation>Alleen alledaagse woorden</translation>
    </message>
    <message>
        <source>Minimum length</source>
        <translation>Minimale lengte</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Gemist</translation>
    </message>
    <message>
        <source>Ours</source>
        <translation>Van ons</translation>
    </message>
    <message>
        <source>Sorted by</source>
        <translation>Volgorde</translation>
    </message>
    <message>
        <source>Table of points</source>
        <translation>Puntentabel</translation>
    </message>
    <message>
        <source>Words of the board</source>
        <translation>Woorden op het bord</translation>
    </message>
    <message>
        <source>by commonness</source>
        <translation>op gewoonheid</translation>
    </message>
    <message>
        <source>by length</source>
        <translation>op lengte</translation>
    </message>
    <message>
        <source>by points</source>
        <translation>op punten</translation>
    </message>
    <message>
        <source>by the alphabet</source>
        <translation>op alfabet</translation>
    </message>
    <message>
        <source>everyday words first</source>
        <translation>alledaagse eerst</translation>
    </message>
    <message numerus="yes">
        <source>from %n letter(s)</source>
        <translation>
            <numerusform>vanaf %n letter</numerusform>
            <numerusform>vanaf %n letters</numerusform>
        </translation>
    </message>
    <message>
        <source>less common</source>
        <translation>minder gewoon</translation>
    </message>
    <message>
        <source>points: {name}</source>
        <translation>punten: {name}</translation>
    </message>
    <message>
        <source>{letters}: {count}</source>
        <translation>{letters}: {count}</translation>
    </message>
    <message>
        <source>{text} ({known} everyday words)</source>
        <translation>{text} ({known} alledaagse woorden)</translation>
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
            <numerusform>%n ervan gemist in jullie spellen</numerusform>
            <numerusform>%n ervan gemist in jullie spellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punt</numerusform>
            <numerusform>%n punten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n woord</numerusform>
            <numerusform>%n woorden</numerusform>
        </translation>
    </message>
    <message>
        <source>A to Z</source>
        <translation>A tot Z</translation>
    </message>
    <message>
        <source>A word, C?T or +LETTERS</source>
        <translation>Een woord, K?T of +LETTERS</translation>
    </message>
    <message numerus="yes">
        <source>Add %n to the quiz</source>
        <translation>
            <numerusform>%n in de quiz zetten</numerusform>
            <numerusform>%n in de quiz zetten</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>Terug naar de lijst</translation>
    </message>
    <message>
        <source>CAN: begins with it. C?T: any letter. *ING: any ending. +CANR: of these letters.</source>
        <translation>KAN: begint zo. K?T: elke letter. *ING: eindigt zo. +KANR: met deze letters.</translation>
    </message>
    <message>
        <source>Cards in the quiz</source>
        <translation>Kaarten in de quiz</translation>
    </message>
    <message>
        <source>Everyday</source>
        <translation>Alledaags</translation>
    </message>
    <message>
        <source>Find words</source>
        <translation>Woorden vinden</translation>
    </message>
    <message>
        <source>House words</source>
        <translation>Huiswoorden</translation>
    </message>
    <message>
        <source>Longest first</source>
        <translation>Langste eerst</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Even zoeken…</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Betekenis</translation>
    </message>
    <message>
        <source>Most common first</source>
        <translation>Gewoonste eerst</translation>
    </message>
    <message>
        <source>Most points first</source>
        <translation>Meeste punten eerst</translation>
    </message>
    <message>
        <source>New for {name}</source>
        <translation>Nieuw voor {name}</translation>
    </message>
    <message>
        <source>No cards yet. Add new words, or a word list.</source>
        <translation>Nog geen kaarten. Voeg nieuwe woorden of een woordenlijst toe.</translation>
    </message>
    <message>
        <source>No house words yet. Look a word up and decide.</source>
        <translation>Nog geen huiswoorden. Zoek een woord op en beslis.</translation>
    </message>
    <message>
        <source>No words match that.</source>
        <translation>Geen woord past daarbij.</translation>
    </message>
    <message>
        <source>No words to learn yet. Finish a game and they come here.</source>
        <translation>Nog geen woorden om te leren. Speel een spel uit, dan komen ze hier.</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notitie</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Volgorde</translation>
    </message>
    <message>
        <source>Other word lists…</source>
        <translation>Andere woordenlijsten…</translation>
    </message>
    <message>
        <source>Quiz</source>
        <translation>Quiz</translation>
    </message>
    <message>
        <source>Simple</source>
        <translation>Eenvoudig</translation>
    </message>
    <message>
        <source>The first {shown} of {all} words. Narrow your search to see the rest.</source>
        <translation>De eerste {shown} van {all} woorden. Zoek preciezer om de rest te zien.</translation>
    </message>
    <message>
        <source>Which words</source>
        <translation>Welke woorden</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Woord</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Woorden</translation>
    </message>
    <message>
        <source>in the quiz</source>
        <translation>in de quiz</translation>
    </message>
    <message>
        <source>missed {missed} of {chances}</source>
        <translation>{missed} van {chances} gemist</translation>
    </message>
    <message>
        <source>others had it</source>
        <translation>anderen hadden het</translation>
    </message>
</context>
<context>
    <name>WorkPage</name>
    <message>
        <source>This game can&apos;t be shown</source>
        <translation>Dit spel is niet te tonen</translation>
    </message>
</context>
<context>
    <name>WrittenWordsModel</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punt</numerusform>
            <numerusform>%n punten</numerusform>
        </translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Uitslag</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Woord</translation>
    </message>
    <message>
        <source>against the rules</source>
        <translation>tegen de regels</translation>
    </message>
    <message>
        <source>not in the dictionary</source>
        <translation>niet in het woordenboek</translation>
    </message>
    <message>
        <source>not on the board</source>
        <translation>niet op het bord</translation>
    </message>
    <message>
        <source>too short</source>
        <translation>te kort</translation>
    </message>
    <message>
        <source>you wrote it twice</source>
        <translation>twee keer geschreven</translation>
    </message>
</context>
<context>
    <name>_Coin</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punt</numerusform>
            <numerusform>%n punten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>_Handle</name>
    <message>
        <source>Close the panel (Esc)</source>
        <translation>Paneel sluiten (Esc)</translation>
    </message>
    <message>
        <source>Open the panel (F6)</source>
        <translation>Paneel openen (F6)</translation>
    </message>
</context>
<context>
    <name>seats_text</name>
    <message>
        <source>{names} and {last}</source>
        <translation>{names} en {last}</translation>
    </message>
</context>
</TS>
