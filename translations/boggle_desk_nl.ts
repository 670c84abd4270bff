<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl_NL">
<context>
    <name>AboutDialog</name>
    <message>
        <source>&amp;About</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Boggle Desk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About and licences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boggle Desk is free software under the MIT licence. The page “Licences” has its text and those of everything that it is made with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boggle and Scrabble are trademarks of their owners. Boggle Desk is an independent program, not made, sponsored or endorsed by them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Family word games around one computer. Real letter cubes, an hourglass and a referee who knows the dictionary.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Licence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Licences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text of the licence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The English dictionary is made from SCOWL, copyright 2000–2018 by Kevin Atkinson. It contains the UK Advanced Cryptics Dictionary, copyright © J Ross Beresford 1993–2000, all rights reserved, and the ENABLE and YAWL lists, which are in the public domain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The meanings come from WordNet 3.0, copyright 2006 by Princeton University.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This text is missing. Please install the game again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words in other languages come from {names}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AnalysisBar</name>
    <message>
        <source>Analyse game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Analysing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look closer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See what each turn cost and a better play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try out every turn many times. Takes a few seconds each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{done} of {total} turns</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AnalysisSummary</name>
    <message>
        <source>{turn}: {points} points lost</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AnalysisWords</name>
    <message numerus="yes">
        <source>%Ln play(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n play(s) counted with words not in the dictionary</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) with an unknown rack</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A turn lost to a challenge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A turn lost to a challenge. That cost about {points} points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Found the best play %n time(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not in this dictionary: {words}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number {rank} of {moves}, and probably as good as the best.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number {rank} of {moves}, {points} points below the best.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number {rank} of {moves}. The best wins {share}% more games.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So we don&apos;t compare it with other plays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best of {moves} (or as good).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tiles came off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tiles came off. That cost about {points} points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>We don&apos;t know the rack, so there&apos;s nothing to compare.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wins (pre-endgame): how many draws from the bag win. ± means an estimate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wins: how often this play wins in trial games.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worth: points plus the tiles you keep, estimated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worth: points to the end with perfect play. Exact.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} are level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} leads by {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} points below the best of {moves}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} points lost per turn over {turns}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{turns} lost to challenges, about {points} points</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Ask</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No printer is set up on this computer. Save a PDF instead.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BagView</name>
    <message numerus="yes">
        <source>%n tile(s) left in the bag</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bag: %n tile(s) left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Show which tiles are left</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Ballot</name>
    <message>
        <source>Allow it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cross it off</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Hide this message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OK</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Beside</name>
    <message>
        <source>Panel closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Panel open</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BestPlays</name>
    <message>
        <source>Best play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BlankCard</name>
    <message>
        <source>Which letter is your blank?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BoardCard</name>
    <message>
        <source>A board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A word of so many letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About one shake in {count} gives such a board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How likely that is will be said in a moment…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nearly every shake gives such a board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Not one of %n shake(s) gave such a board: it may be out of reach.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Or a board&apos;s code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board of the code below.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These words count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which board?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wishes and codes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words at least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words of up to {letters} letters, at least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as the cubes fall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as we say below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for children: many short, common words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no matter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with a long word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with few words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with many words</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BoardModel</name>
    <message>
        <source>covered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>solid face</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{letter}, row {row} column {column}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BoardPicture</name>
    <message>
        <source>Board: {rows}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BoardSheet</name>
    <message>
        <source>Names on the lists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The letters are on the paper only. The screen shows them when the dome is lifted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This board with blank lists</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BoardWords</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shake(s) to get the board you wished for.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s) of up to {letters} letters</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A board with {parts}, counting {counted}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any board the cubes make.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Codes never use {sign}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep typing. The code has more characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Others play this board too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something&apos;s mistyped. Check each character again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That isn&apos;t a board&apos;s code. Check each character again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That&apos;s too long. Check for an extra character.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The closest board to your wish in %n shake(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>This code needs a newer Boggle Desk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a board&apos;s code.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>a word of %n letter(s) or more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n word(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n word(s) of up to {letters} letters</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n word(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>every word in the dictionary</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>no word of %n letter(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>words children know</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>words most people know</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>words of %n letter(s) or more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{minutes}:{seconds} minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rows} × {columns}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{size}  letters from your own box</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BoardWordsModel</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{word} (on your list), {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{word}, {points}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BoardsPage</name>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Daily board and codes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter a board&apos;s code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the code above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play this board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board of the day, {date}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same for everybody, without any connection.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where do you write?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who played this board?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}: {code}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BogglePadPage</name>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>End the round early</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep looking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No dictionary while the timer runs!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No printing while the timer runs!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score pad · {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There&apos;s time left. Is everybody done?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time&apos;s up for {names}! {more} more for the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>We&apos;re done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>find words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>start the timer</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BogglePadPaper</name>
    <message>
        <source>Round {number}, {name}: {words}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no points: {words}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{team} ({names}): {points} in all</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BogglePadSetupPage</name>
    <message>
        <source>Check typed words in the dictionary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time the rounds</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BogglePadViewerPage</name>
    <message>
        <source>Score pad · {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Typed words</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BogglePadWords</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Back to the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has points yet. Type some first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play again? Same players, new scores.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number}, {name}: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That isn&apos;t written there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There&apos;s no room on the pad for {word}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There&apos;s no such place on the pad.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time&apos;s up! Pencils down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can&apos;t do that right now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} crossed off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} not in the dictionary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} too short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points}, {words}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{word} is already on the list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{part}” isn&apos;t points or a word. Type a number or words with spaces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{word}” has more than letters. Type letters only.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BoggleRulesCard</name>
    <message>
        <source> letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> points</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n letter(s) or more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A vote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A word that fails costs its points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Advanced: words of 5 letters or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board and time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Challenges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cubes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dictionary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish the word you&apos;re on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes with every game and keeps handicaps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hints (only on this screen)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How do you write?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If challenged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minimum length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On this screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Winning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>challenges by dictionary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>challenges by vote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dictionary checks at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dictionary checks every word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>everyone at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first to {target}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost challenges cost points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one after the other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rows} × {columns} {title}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BoggleSeatsCard</name>
    <message>
        <source>Head starts and teams</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head start…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make it fair for smaller players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suggest a fair handicap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head start</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BoggleViewerPage</name>
    <message>
        <source>A tie: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No points were counted here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game went to {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} won the game.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BoggleWords</name>
    <message numerus="yes">
        <source>%n letter(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>16 cubes. One point per letter beyond four. Lose a challenge, lose the points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>16 cubes. Words of four letters or more. First to 50 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>16 cubes. Words of three letters or more. First to 50 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>25 cubes. Words of four letters or more. First to 50 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>36 cubes. Some have two letters, some are solid. First to 100 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Big and Master cubes (1979)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calculator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Casual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Challenge cubes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Champion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Child</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classic cubes (1976)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deluxe cubes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody writes at once. The computer shakes, times and referees.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Finds about %n point(s) a round</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>First to {target} wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hands off the cubes while the timer runs!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It&apos;s a tie: {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It&apos;s somebody else&apos;s turn to write.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Linear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Master</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New cubes (since 1987)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No points this round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One at a time. Same cubes, full time for everyone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play as many rounds as you like.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number} of {rounds}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round} of {rounds}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round} of {rounds}. {target} points win earlier.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Super Big</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Super Big cubes (2012)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dome is up. The timer is running.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There&apos;s no {letter} on the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game has no hints.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game&apos;s cubes can&apos;t make that board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time&apos;s up for {names}! The others have extra time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time&apos;s up!</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Too short. Words need %n letter(s) or more.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>You can&apos;t challenge your own word.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can&apos;t do that right now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You&apos;ve found every word. There&apos;s nothing left to hint at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You&apos;ve reached the goal!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You&apos;ve seen the letters. No second shake!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each letter after that: {points} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>extra time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>find words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>finish your word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first to {target}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>goal reached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pencils down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read aloud</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ready to lift</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shake, then let go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take as long as you like</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{begun} is there, but no {letter} touches it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{letters} letters or more: {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{letters} letters: {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{letters}–{most} letters: {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} share the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} take the round!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} takes the round!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} win!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} wins!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} reads {word}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s turn to read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {handicap}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rows} × {columns}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rows} × {columns}  {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seconds} s longer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{word} doesn&apos;t count anyway. There&apos;s nothing to challenge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{word} is already on the list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{word} isn&apos;t in the dictionary.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{word} isn&apos;t on the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{word} isn&apos;t on the list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{word} needs the same {letter} twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{word} was already read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{word} was challenged before. It counts.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CandidatesModel</name>
    <message>
        <source>Keeps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points plus the value of the tiles you keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exchange {tiles}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{move}, everyday words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{move}, the play you made</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CandidatesTable</name>
    <message>
        <source>Best plays</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChallengeScene</name>
    <message numerus="yes">
        <source>%n vote(s) to go</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Allow it, {most} to {least}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cross it off, {most} to {least}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>challenges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has voted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>still to vote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wrote it and has no vote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s vote decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{noes} to cross it off  ·  {ayes} to allow it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ClockCard</name>
    <message numerus="yes">
        <source>%n second(s) gone</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CodeField</name>
    <message>
        <source>Board code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ {contents}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CodeRow</name>
    <message>
        <source>Board code: {code}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Code copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the code of this board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play this board again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same board and players again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This board has no code.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who played this board?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CoinRows</name>
    <message>
        <source>+{number} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {words}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CollectPanel</name>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Enter: on to {name}&apos;s list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read aloud</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score the lists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tap a player and type their words, or read aloud from paper.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a word from the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type in your words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose word list is this?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words on the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You&apos;re one team, so each word counts once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on paper</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CommonnessWords</name>
    <message>
        <source>How common</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>common</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>less common</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>very common</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DailyRow</name>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the board of the day: {title}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results on the board of the day: {title}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}
not played here yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}
✓ played by {names}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DomeView</name>
    <message>
        <source>Letter cubes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DuplicateSetupPage</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Duplicate · {name} tiles · {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each turn you all look for the best play with the same seven tiles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New duplicate game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same tiles for everybody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles and time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time for each turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write it down. When time is up, everybody enters a play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You get your own points. Then the best play is laid for all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no timer</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DuplicateTablePage</name>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>8D RETSINA</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Across: 8D RETSINA. Down: D8 RETSINA. A small letter is a blank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best: {play}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody has the same tiles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find the best play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand in +{points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I can&apos;t read that. Type the square, then the word: 8D RETSINA.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I&apos;m {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for the best play…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No dictionary before the best play is on the board!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not a play yet. Type the square, then the word.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pencils down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pencils down!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pencils ready?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The best plays made %n point(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The letters are hidden and the sand stands still.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type it like 8D RETSINA, or lay it on the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>We&apos;re done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What did you find?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write down the square and the word, like 8D RETSINA.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>handed in ✓</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points after each turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>still to hand in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, take the computer and enter your play. No peeking!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} in the bag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{word} doesn&apos;t fit at {square}. Check the square and the letters.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DuplicateViewerPage</name>
    <message>
        <source>Duplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place} of {last}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DuplicateWords</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Best play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found by {names}!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It&apos;s a tie: {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody found it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>doesn&apos;t fit the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} wins!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{percent} of the best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{play} {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{play}, {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{play}: not allowed there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{play}: not on the rack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{play}: {words} not in the dictionary</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EndPanel</name>
    <message>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EndStage</name>
    <message>
        <source>All words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who else played this board?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The race</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EntriesModel</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>crossed off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not in the dictionary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>written</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EntryPanel</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in one round?</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in one round? Fix it or add it anyway.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)?</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)? Fix it or add it anyway.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>8D WORD or points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a turn you forgot before this one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add anyway</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct round {number}: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct {name}&apos;s line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insert a line for {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insert line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It doesn&apos;t count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points or words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points or words for {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number}: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tiles come off the board. No points for this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a number (14), a sum (5+2+1) or words with spaces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type it correctly or choose below.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type more words for {name}. Press Enter when you&apos;re done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Typed words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} challenges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s turn: square and word, or points</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FaceRow</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FacesCard</name>
    <message>
        <source>Key: {keys}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What&apos;s in row {row}, column {column}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>solid</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FairStartQuestion</name>
    <message>
        <source>Average points a round, without any head start. Only the latest rounds by these rules count. Words that teammates share count for each of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each side gets what it lacks next to {side}, the strongest. A team&apos;s points go to the player with the lowest average.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fair points per round: {granted}. Change them as you like.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not enough rounds with these rules for {names} yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You&apos;re even. Nobody needs a handicap.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your history can&apos;t be read right now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} +{points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: fewer than {least} rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {average} ({rounds} rounds)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FamilyTab</name>
    <message>
        <source>All time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boggle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish a game with named players to see how you&apos;re doing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head to head and streaks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No finished games here yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading your games…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scrabble</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Season</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Winning streaks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ahead} : {behind}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FamilyTable</name>
    <message>
        <source>The family</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FreshBoards</name>
    <message numerus="yes">
        <source>%n board(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>All words of the boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All words on the last page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cubes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fresh boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lists for each board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shake others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the letters here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The letters are on the paper only, until you want to see them here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The words stay hidden here until they are on paper.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as they fall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for children</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>of %n shake(s) the nearest to the wish</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>shaken %n time(s) until it was as wished</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>with a long word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with few words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with many words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{board}, continued</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{board}: {words}, {points}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameAnalysis</name>
    <message>
        <source>Analysis finished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Analysis stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checked with the dictionary “{title}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a turn to see its best plays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The analysis couldn&apos;t finish. Please try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There was nothing to choose here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This turn is still to come.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This turn wasn&apos;t checked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins {share}% from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, {turn}: {lead}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameSetupPage</name>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change rules…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dictionary: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameSheet</name>
    <message numerus="yes">
        <source>%n tile(s) in the bag</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>(Brackets): already on the board. Small letters: blanks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best play: {word} · {name} · {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Final scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It&apos;s a tie: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only up to this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Racks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scrabble · {preset}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Square</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The first %n line(s) of the game</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>This game with its board and turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a blank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first word, counts double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>letter counts double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>word counts triple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} won the game.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameSummary</name>
    <message numerus="yes">
        <source>%n bingo(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Average per turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bingos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closest moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round}: {name} {points}, {other} {others}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points after each round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, every tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {average} a turn, {bingos}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GamesFilter</name>
    <message>
        <source>All kinds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names with commas between them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Older than a year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only games of this kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only games of this time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only games with these players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last 30 days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last 7 days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last year</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GamesModel</name>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>archived</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>just begun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}, score pad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}: {rules}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message numerus="yes">
        <source>%n file(s) left out</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) brought back.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) imported</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>All games in GCG in a folder, and in the folders inside it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Archive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Archive the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Archive…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring everything in from {file}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring games back from a backup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete the game of {names}, {when}? It&apos;s removed from your history and backups too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the game of {names} here? It stays in your history.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything from Boggle Desk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything in this backup is already here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything saved as {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything you have in one file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GCG, for Scrabble programs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game deleted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game of Boggle Desk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import a folder of games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Importing: {done} of {all}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It isn&apos;t a game: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line {line}: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missing games come back. Nothing you have now changes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No saved game matches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No saved games yet. Every game you play is saved here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was imported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a GCG game or a file saved here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open files…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save everything in one file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save everything…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the game as a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save with tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some games are damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step through</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The backup wasn&apos;t restored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The backups can&apos;t be listed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file has settings. Use them in place of yours?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game isn&apos;t over, and this file shows everybody&apos;s tiles. A GCG file hides them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game of {names}, {when}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game wasn&apos;t deleted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game wasn&apos;t saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There&apos;s no backup yet. One is made shortly after you start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game can&apos;t be shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use its settings too?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whatever is missing is added. Nothing you have now changes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} can&apos;t be opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is now one of your saved games.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} already here</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{readable} of %n game(s) could be read.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{shown} of {games} games</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{when}: %n game(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>… and {number} more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GamesTable</name>
    <message>
        <source>Saved games</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GlassPanel</name>
    <message>
        <source>Carry on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cover the cubes until you carry on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep writing, {names}!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the cubes settle. Lift the lid as you start the timer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shake the box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start timer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time&apos;s up for {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Timer paused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>We&apos;re done</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Words need %n letter(s) or more.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Write words on paper. Keep them secret!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write!</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GoalCard</name>
    <message>
        <source>★ Goal reached in {time}! Press Enter or keep typing.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GoalProgress</name>
    <message>
        <source>This board has no such words.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GoalSentences</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A word of %n letter(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>First letter?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goal not reached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goal reached in {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Hints for %n word(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Letters {parts}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More letters?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The word is {word}. It scores nothing now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which word?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all of the words</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>and %n other(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>at the bottom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at the top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>common words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every word in the dictionary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>everyday words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>goal: {needed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>half of the words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the bottom left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the bottom right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the middle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the top left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the top right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no goal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>words children know</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{found} of {words} common words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{found} of {words} everyday words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{found} of {words} simple words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{found} of {words} words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{found} of {words} words of {letters} letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hints} No points for {told}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{letters} starts with {start} {where}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{letters} starts with {start}…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{letters} starts {where}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{share}% of the words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>★ goal in {time}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GrantsRow</name>
    <message>
        <source> letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> s longer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extra seconds of player {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extra time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minimum length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points a round granted to player {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points that every round begins with for this player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seconds to search on when time is called for the others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shortest word of player {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Team</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Team of player {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fewest letters that this player&apos;s words need</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as usual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plays alone</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message numerus="yes">
        <source>%n place(s) found</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Contents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing found for “{words}”. Try another word.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search help</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Hinting</name>
    <message numerus="yes">
        <source>%n letter(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>First letter?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It starts with {letter}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It&apos;s {word}, for {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It&apos;s {word}, for {points}. Enter plays it. Esc removes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look along row {row}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look down column {column}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for a hint…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No good word here. Exchange some tiles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No good word here. Exchange {tiles}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The word has {letters} and uses {tiles} of yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There&apos;s no hint right now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There&apos;s nothing to play or exchange. Pass this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which word?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blank</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message numerus="yes">
        <source>%n game(s) can&apos;t be read and are left out</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Family</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All games…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boggle &amp;rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boggle &amp;words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading your games: {done} of {all}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove player…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove {name} from games, settings and Learn for good? The games stay, without the name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as a table…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scrabble &amp;turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table for spreadsheets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player wasn&apos;t removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table wasn&apos;t saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game can&apos;t be shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is no longer in your history.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HistoryTab</name>
    <message>
        <source>Your history can&apos;t be read: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HistoryWords</name>
    <message numerus="yes">
        <source>%n bingo(s) in a game</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) behind</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in a game</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in a round</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tie(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s) in a round</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s) nobody else had</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Best Boggle game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best Boggle round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best Boggle word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best Scrabble game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best Scrabble play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Biggest comeback</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Biggest win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bingos in a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer ({level})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exchanges and passes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games archived</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hints taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letters in a word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most bingos in a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most points for a play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most points for a word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most points in a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most points in a round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most words in a round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most words only one player had</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New record: {what}! {name} beats the old best.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New record: {what}! {name} beats {loser}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Per game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Per round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays that went back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays that were bingos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points in a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points in a round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points in a turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to plot yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tied, half a win each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles in a play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Tonight: %n game(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words crossed off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words in a minute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words nobody else had</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words not in the dictionary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong challenges</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Yesterday: %n game(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a win by %n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a win from %n point(s) behind</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>from %n letter(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>racks of {rack}, {bonus} for {tiles} tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with hints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without a clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{day}: %n game(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{day}: {measure} {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}: {parts}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{measure} in %n game(s): from {first} to {last}. Each is the mean of up to {window} games. Your best was {most} on {day}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name} against {other}: {ahead} won and {behind} lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{name} has now played %n game(s)!</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has won %n game(s) in a row!</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has won the last %n game(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} once won %n game(s) in a row</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name} won {games}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} · {day}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s best yet: {what}!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{terms} ({games})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{won} of {games} ({share})</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{word} for %n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{word} with %n letter(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{word} · {points}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>&amp;How to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Archive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Archive the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the game of {names} here? It stays in your history.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone hunts at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More tools…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play Boggle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play Scrabble</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print or save as PD&amp;F…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved &amp;games…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take turns, tile by tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You against a computer</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>InfoCard</name>
    <message>
        <source>Back to turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My last turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My last turn…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unseen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What could I have played? (F3)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Keeping</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Best word: {word} · {name} · {points}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KeepsakeSheet</name>
    <message>
        <source>A keepsake of this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keepsake</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LastTurn</name>
    <message>
        <source>Looking for better plays…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something went wrong. Please try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These rules show the best plays after the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You haven&apos;t played yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You&apos;ll see it when it&apos;s your turn again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LayPanel</name>
    <message>
        <source> or </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board code: {code}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No box we know has these letters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste letters or a code (Ctrl+V)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift and a letter give its pair, such as Th.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That&apos;s too long for a board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That&apos;s {count} letters. A board needs 16, 25 or 36.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cubes may come from: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There&apos;s nothing to paste. Copy some letters first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They look like {name}, except for {letters}. Is that right?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type them row by row, or click a square and then its letter. Q is Qu. # is a solid face. Space leaves a square empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{known} of {all} squares filled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{letter} in row {row}, column {column}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{sign}” isn&apos;t a letter. Copy letters only.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LeadPlot</name>
    <message>
        <source>The chance to win, turn by turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lead, turn by turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>▲ costly turn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message numerus="yes">
        <source>%n card(s) added to the quiz.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Find words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quiz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another name…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking through your games: {done} of {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New &amp;words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;pot it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They&apos;re in the quiz already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who learns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who learns?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words in the quiz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words to learn next</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LearnWords</name>
    <message>
        <source>Begins with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contains</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ends with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hooks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is it a word?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is this word in the dictionary?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out: {letters}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mixed letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No hooks: {letters}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shortest length is longer than the longest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type an answer or tap the letters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which letters make another word after it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which letters make another word in front of it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which word do these letters make?</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Which word of %n letter(s) means this?</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You&apos;ll see it again in %n day(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>You&apos;ll see it again in a moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You&apos;ll see it again tomorrow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no letter at all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{field}: that&apos;s too long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{field}: “{sign}” isn&apos;t a letter you can use here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{word} is a word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{word} isn&apos;t a word, {other} is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>→ {answer}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>≈ That counts too. Look for another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ Right: {answer}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✗ No: {answer}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✗ Not quite: {answer}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LexicaDialog</name>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Add a word list…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Letters of the list:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Use this dictionary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A game in progress uses it. That game will use the built-in dictionary.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a word list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Added.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dictionaries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letters of the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New games use “{title}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading “{name}”… A long list takes a few seconds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove a word list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove “{title}” from your dictionaries? Its file stays on your computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped. Nothing was added.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That didn&apos;t work. Please try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without marks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Word lists (*.txt *.lst *.dic *.csv);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>comes with the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>damaged: add it again or remove it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{language}: A to Z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{language}: {letters} too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title} (in use)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” has many letters beyond A to Z. Keep {letters} as letters of their own? They&apos;re on the {language} tiles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{title}” was removed.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LexicaReport</name>
    <message numerus="yes">
        <source>%Ln line(s) left out:</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) repeat a word. Each word counts once.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) longer than {letters} letters</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) shorter than {letters} letters</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) with a digit</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) with a hyphen</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) with an apostrophe</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) with characters not in its letters</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) with characters other than A to Z</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A word list is a text file with one word on each line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has more than a million words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It isn&apos;t text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It&apos;s empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It&apos;s larger than 32 MB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line {line} is too long for a word.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most lines don&apos;t start with a word. See line {line}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dictionary can&apos;t be opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dictionary “{title}” is damaged. Please add it again from its file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dictionary “{title}” is damaged. Please install the game again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The word list can&apos;t be added.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The word list can&apos;t be removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file isn&apos;t a word list, so it wasn&apos;t added.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your dictionaries can&apos;t be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>line(s) {numbers}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“{title}” was added with %Ln word(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ListCard</name>
    <message>
        <source>Remove the chosen word</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ListPanel</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Our words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results for our words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type your words with spaces between them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not in the dictionary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{words} count for {points}. You missed {missed}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LookupDialog</name>
    <message>
        <source>&amp;Word:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look up a word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a word to see whether it counts and what it means.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type letters from A to Z only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type letters of this dictionary only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Word</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindowController</name>
    <message>
        <source>&amp;About Boggle Desk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy a report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Larger letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Look up a word…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Normal letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pass…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Print or save as PDF…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quick round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Smaller letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Watch computers think</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Di&amp;ctionaries…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E&amp;xchange tiles…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E&amp;xit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New &amp;Boggle game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New &amp;Scrabble game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New &amp;duplicate game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the &amp;log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pa&amp;use or resume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sa&amp;ved games…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shu&amp;ffle the rack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The log can&apos;t be opened: “{file}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report is copied. Paste it where you report the problem.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game can&apos;t be opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game&apos;s dictionary is gone. The built-in one is used instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the &amp;board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MeaningCard</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A form of {lemma}:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No meaning of its own. Perhaps from {lemma}:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No meaning to show.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only English words have meanings here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening the dictionary…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dictionary of meanings is damaged. Please install the game again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Word and meaning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>adjective</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>adverb</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>conjunction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>determiner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>interjection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>noun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>preposition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pronoun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>verb</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>– Offensive, so it doesn&apos;t count. Dictionary: “{title}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ In the dictionary “{title}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✗ Not in the dictionary “{title}”.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MenuButton</name>
    <message>
        <source>Menu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Menu (F10)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Missed</name>
    <message>
        <source>Looking…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tap a word to see it on the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You found every everyday word!</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MissedView</name>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s) to learn next, the best first</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Add all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add the first {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No words to learn yet. Finish a game and they come here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Others had it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {shown} best words to learn next, of {all}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words to learn next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>others had it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{missed} of {chances}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MissedWord</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{word}, {points}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MovesModel</name>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bonus for a wrong challenge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>correction</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>exchanged %n tile(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>lost the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tiles} left on the rack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{words} came off</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MovesPanel</name>
    <message numerus="yes">
        <source>%Ln play(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for plays…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set up a position to find its best plays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop thinking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The position changed. Find its best plays again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thinking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{moves}, estimated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{moves}, estimated. Still thinking…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{moves}, searched to the end of the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{moves}. For the best, every possible draw is searched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{moves}. The best were tried out for {seconds} s.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MovesTable</name>
    <message>
        <source>Turns</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NoticeWords</name>
    <message>
        <source>Boggle Desk is already open. Look for its window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not everything is saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something went wrong, but your game is safe. Details are in “{file}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The old file is now “{file}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try Restore in Saved games for the rest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your games file was damaged. No game in it could be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Your games file was damaged. {saved} of %n game(s) saved.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Your last turns aren&apos;t saved yet. Close now and you lose them. Close anyway?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your settings were damaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your settings were damaged. You have those from before the last change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your word cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Your word cards were damaged. {saved} of %n card(s) saved.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{things} can be saved again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{things} can&apos;t be changed right now. Is the disk full?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{things} can&apos;t be opened. Nothing new will be saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{things} can&apos;t be saved right now. Is the disk full?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{things} come from a newer Boggle Desk. Nothing new will be saved.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>The saved game is damaged, so it can&apos;t be played on.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>Today, {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yesterday, {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{day}, {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PadSetupPage</name>
    <message>
        <source>Boggle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score pad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scrabble</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What are you playing?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own board and tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own cubes, pencils and paper</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PadSheet</name>
    <message>
        <source>The board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This score pad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}: {names}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PageView</name>
    <message>
        <source>Preview</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PaperBench</name>
    <message>
        <source>A4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Direction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Making the pages…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Printing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file couldn&apos;t be written: {reason}. Choose another place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This couldn&apos;t be printed: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>US Letter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What do you want to print?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing {file}…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>across</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as it fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>upright</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PaperPage</name>
    <message>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print boards and score sheets</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PaperWords</name>
    <message>
        <source>Board code: {code}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boggle · {preset}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letters turned every way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page {place} of {pages}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a sheet for each player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all lists on one sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no lists, a large board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}, round {number}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PausePanel</name>
    <message>
        <source>Keep looking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer was asleep, so the timer has waited. Everybody there?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The letters are hidden and the sand stands still.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PencilChip</name>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PencilsCard</name>
    <message>
        <source>Searching with you</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayerCard</name>
    <message>
        <source>to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} to play: {score} points, {note}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {score} points, {note}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayersCard</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>no tiles</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayersTab</name>
    <message>
        <source>Ahead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Average of the last ten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Behind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish a game with named players to see how you&apos;re doing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game and rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game by game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress: {measure}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the plot shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Word or play</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Podium</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{rank}. {name}, {points}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PositionPage</name>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Couldn&apos;t find the plays. Please try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find best plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scrabble position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z), redo (Ctrl+Y)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PositionPanel</name>
    <message>
        <source> of {turns}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the position as CGP (Ctrl+C)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cover the star on {squares} first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not in the dictionary, but that&apos;s fine: {words}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste a position from CGP (Ctrl+V)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player {number}&apos;s rack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start from a turn in a saved game file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rack is empty. Type its tiles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The set has no {tile} tile: {squares}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These tiles don&apos;t touch the rest: {squares}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many {tile} tiles: {used}. The set has {there_are}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}, turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{used} tiles are too many. A rack holds {there_are}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PracticePage</name>
    <message numerus="yes">
        <source>%n letter(s) or more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Allow hints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None yet. Set one to beat!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practice alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Practised %n time(s) with these rules.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Rival</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game can&apos;t be shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which board?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words that count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your best with these rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as long as you like</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{outcome}, on {date}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PresetShelf</name>
    <message>
        <source>A preset could not be read: {problem}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete the rules “{name}”? Games that were played by them stay as they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules of your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as our rules…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules could not be kept: {problem}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are rules called “{name}” already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What do you want to call these rules?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You already have rules called “{name}”. Replace them?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page {place} of {pages}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message>
        <source>Print or save as PDF</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Printable</name>
    <message>
        <source>Page {place} of {pages}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QuestionCard</name>
    <message>
        <source>&amp;No, it isn&apos;t</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Yes, it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I don&apos;t &amp;know</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never &amp;ask again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type or tap the letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What &amp;does it mean?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QuickCard</name>
    <message>
        <source>3:00</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quick round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three minutes on your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on your own</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QuizView</name>
    <message numerus="yes">
        <source>%n more new word(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Ask by:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Getting your cards…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More come tomorrow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No cards yet. Add new words, or a word list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is due today.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Today&apos;s progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Today: {right} of {answers} right, {left} to go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Word lists</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Your next cards come in %n day(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{cards} cards · {new} new · {learning} on the way · {learned} learned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ Done for today.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RaceTrack</name>
    <message>
        <source>{name}: {total} ({made} this round)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RackModel</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>, goes back in the bag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>place {place}: {tile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{letter}, {points}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RackView</name>
    <message>
        <source>Rack</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RacksPanel</name>
    <message>
        <source>Back to the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type letters (? for a blank) or points. Leave it empty for none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which tiles are left over?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no tiles left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s tiles left over</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReadingPanel</name>
    <message>
        <source>Carry on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does the table allow it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>IN THE DICTIONARY</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NOT IN THE DICTIONARY</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never mind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See the scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>THE TABLE ALLOWS IT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>THE TABLE CROSSES IT OFF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tap everyone else who has it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table decides. A tie allows it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table decides. A tie crosses it off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the word you read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What does it mean?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who challenges {word}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} challenges {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} reads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} reads next</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReadingWords</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Both wrote it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counts once for the team. {name} keeps it: {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crossed off for everybody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody wrote it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First to read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next to read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only {name} has it: {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only {name} wrote it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number}  ·  word {word} of {words}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with {points} to start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} wrote it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} reads from paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{name} reads, %n word(s) to go</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{team}: {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{word} counts: {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{word} doesn&apos;t count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{word} doesn&apos;t count: {points}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RealBoardPage</name>
    <message>
        <source>All words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Couldn&apos;t find the words. Please try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cover the letters and play them with the timer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find all words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for all words…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Our list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play this board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Real Boggle board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove all letters from the board?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the chosen word means (Enter or Ctrl+L)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RecordsTab</name>
    <message>
        <source>Game and rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking up your records…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No records yet. Finish a game to set one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only people set records, without hints or a head start. Each set of rules has its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Resources</name>
    <message>
        <source>A place for the second I.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A place for the second U.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Big, Master (1979)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boggle Desk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C without H and K</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CH and a letter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classic (1976)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deluxe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>English</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five letters, four vowels and more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For a rack of nothing but vowels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For a rack without vowels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four letters, three vowels and more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>French</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>French (1980s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>German</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>IJ is laid with two tiles: a place for the J.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LL and a letter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Many vowels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New (since 1987)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No A, E, I, O, U</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No A, E, I, O, U, Y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No A, E, I, O, U, Ä, Ö, Ü</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No A, Ą, E, Ę, I, O, Ó, U, Y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Polish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Q without U</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RR and a letter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seven letters from the best stems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seven letters, five vowels and more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short words that end with I</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short words with IJ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short words with J or V</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short words with J, K, Q, W, X, Y or Z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short words with J, Q, X or Z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short words with J, Ñ, X, Z, LL or RR</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short words with Q, X or Y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short words with Q, X, Y or Ö</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short words with Ä, Ö or Ü</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short words with Ą, Ę, F, Ó, Ś or Ż</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short words with Ź, Ń or Ć</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six letters that make a word of seven with most others: keep them together, and wait for the seventh.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six letters, five vowels and more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Super Big (2012)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TISANE + R, eight letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is one tile of each, and it is worth five points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is one tile of each, and it is worth six points or eight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are worth six points each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They join words that lie side by side. No list is worth more to a player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They join words that lie side by side. No list is worth more to a player. CH, LL and RR are one tile each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three-letter words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two U and more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two to four letters that carry the dearest tiles to a premium square.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two-letter words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the C comes and neither of its usual neighbours does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the Q comes and no U is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the words of two letters they open every crowded board.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResultSheet</name>
    <message numerus="yes">
        <source>%n word(s) that nobody had, the commonest first</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>= crossed off: others had it too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>? not read yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tie this round: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board code: {code}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missed words at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No points were counted here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody missed a word of this board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is a tie: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The result of this round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words that nobody had: the commonest {shown} of {missed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>o not read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} won the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} won the round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, continued</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{round}, result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>× not in the dictionary</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResultView</name>
    <message>
        <source>Rounds with hints don&apos;t count as a best score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your best without a hint: {before}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your best: {before}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{measure} ({date})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>★ Your best so far! Before it was {before}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>★ Your first result with these rules. That&apos;s the one to beat.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResultsDialog</name>
    <message>
        <source>Who played this board?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResultsModel</name>
    <message>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played together with {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} (computer)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResultsView</name>
    <message numerus="yes">
        <source>%n result(s) on this board.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Looking through your saved games…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has played this board yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a code or choose the board of the day.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who played this board</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReviewModel</name>
    <message>
        <source>Found by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} (not in the dictionary)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} (with a hint)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for all words…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The words that the goal counts, first those that were missed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words of the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>very common</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{had} of {words} words found, {points} points on the board</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Rooms</name>
    <message>
        <source>&amp;Daily board and codes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Print boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Score pad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Scrabble p&amp;osition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A real &amp;Boggle board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>H&amp;istory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practice &amp;alone</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesCard</name>
    <message>
        <source>Back to {game} rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dictionary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which game?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesPanel</name>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dictionary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tiles and dictionary are in different languages.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScorePad</name>
    <message>
        <source>Score pad</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScoreRow</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>All tiles. Cross them off as you play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty Scrabble score sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Final score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles to cross off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>minus tiles left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plus others&apos; tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{bonus} · a blank is worth nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} extra points for {tiles} tiles in one turn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScoresPanel</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Also on the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boggle {title} · after round {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything was found twice this time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No words this time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only you found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print or save as PDF (Ctrl+P)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print the result or the board, or save it as PDF (Ctrl+P)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop for today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To fix a mistake, click it on the pad.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You could have had</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} · {points}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScoresRow</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>It&apos;s this player&apos;s turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score of player {number}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScrabbleBoardModel</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>blank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>doesn&apos;t fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>double letter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>double word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>letter times {factor}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>quadruple letter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>quadruple word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>star</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>triple letter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>triple word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>word times {factor}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScrabbleBoardView</name>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>across</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blank: type its letter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>down</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScrabblePadPage</name>
    <message>
        <source>Score pad · {game}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScrabblePadPaper</name>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns with points only aren&apos;t on it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScrabblePadSetupPage</name>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScrabblePadViewerPage</name>
    <message>
        <source>Score pad · {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place} of {last}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScrabblePadWords</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) outside the turns</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s), no word</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) not on the board</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A rack doesn&apos;t hold {word} tiles. Put letters already there in (brackets).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All of that is already there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the rules, the game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It&apos;s a tie: {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the tiles in one row or column. Look at {squares}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last: {line}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No more of these tiles in the set: {squares}{word}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not in the dictionary: {unknown}. Does it count?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not in the dictionary: {words}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That goes off the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That makes no word. The first word needs two letters or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first word must cover the star on {start}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then a later line wouldn&apos;t fit: {line}. {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There aren&apos;t enough tiles in the bag.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There&apos;s a gap at {squares}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There&apos;s already a tile on {squares}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There&apos;s no play to challenge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There&apos;s no room on the pad for {word}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There&apos;s no such line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There&apos;s no tile on {squares}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These tiles don&apos;t have {word}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These tiles touch no word: {squares}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Those letters are one tile in this set: {squares}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type 8D RETSINA for across or D8 RETSINA for down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type 8D RETSINA for across, D8 RETSINA for down. Points alone work too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can&apos;t do that right now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>came off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exchanges {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>extra</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>misses a turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} wins!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has {tiles} left: {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} played every tile: {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s challenge was wrong. {words} counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{squares} already has {word}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{text}. Not in the dictionary: {unknown}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{words}, plus {bonus} for {tiles}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{words}: {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{word} isn&apos;t in the dictionary.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{word}” isn&apos;t tiles or points. Type letters or a number.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScrabbleRulesCard</name>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Club</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Family</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost challenge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open racks: everybody sees all tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles and words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which words hints may show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>challenge freely</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>challenges cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>decide together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open racks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} tiles</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScrabbleSetupPage</name>
    <message>
        <source>At the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New Scrabble game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You against a computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>same tiles for all</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScrabbleTablePage</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click tiles or type letters. Enter exchanges them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computers think unseen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does anybody challenge?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exchange…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is {words} a word?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It isn&apos;t in the dictionary, so you decide. If it doesn&apos;t count, {name} loses the turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No challenge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No, lose the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass the computer over. No peeking!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass without playing?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ready for {name}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show my tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board is covered and the clocks have stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board is covered and the clocks have stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clocks are running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which tiles will you exchange?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, it counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You watch computers think.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} challenges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, it&apos;s your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{word} is in the cards of {name} now.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScrabbleViewerPage</name>
    <message numerus="yes">
        <source>%n score(s) in the file don&apos;t add up. Look for ≠.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>All scores in the file are right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Summary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game isn&apos;t over, so the racks stay covered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total after {move}: the file says {stated}. We count {counted}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{move}: the file says {stated}. We count {counted}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place} of {last}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScrabbleWords</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A wrong challenge costs your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wrong challenge gives the other player five points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wrong challenge gives the other player ten points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wrong challenge gives {name} {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wrong challenge is free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wrong challenge is free. Exchange while seven tiles are in the bag.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anybody may challenge. A wrong word comes off and costs your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Casual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Champion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Child</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a letter for the blank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Club</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does anybody challenge?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does {name} challenge?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag tiles to the board, click them or type.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Exchange %n tile(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Expert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Family</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Family, strict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is {words} a word?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep your tiles in one row or column. Look at {squares}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay a tile first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay a word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No dictionary during the game. Challenge a word instead!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No {tile} on the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody sits there. Choose another player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not a word yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not in the dictionary: {words}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not in the dictionary? You decide together if it counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play +{score}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays common words and overlooks a lot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays common words and overlooks some</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays every word and overlooks nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays most words that people use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays nearly all words and keeps good tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays short everyday words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Teach me {word}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That&apos;s off the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The challenge was wrong. The play counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first word must cover the star on {start}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The first word needs %n letter(s) or more.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The play counts. {challenger} loses a turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The play counts. {name} gets {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There aren&apos;t enough tiles in the bag.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There&apos;s a gap at {squares}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There&apos;s already a tile on {squares}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These tiles don&apos;t have that letter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Those letters are one tile in this set: {squares}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tournament, double challenge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tournament, five points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tournament, single challenge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tournament, ten points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tries each play out before choosing one</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Usually scores about %n point(s) a game</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>What does {word} mean? ({points})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can only play words from the dictionary.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can&apos;t challenge your own play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can&apos;t do that right now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your tiles on {squares} must touch another word.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>everyday words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five points to the other player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten points to the other player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the best play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>words children know</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{by} challenges: {words} isn&apos;t in the dictionary. {name} loses the turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{lots}. {name} plays first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} and {last} don&apos;t challenge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} and {last} share it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} doesn&apos;t challenge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} exchanges {tiles}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} had {tiles} left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has {tiles} left: {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} misses a turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} played every tile: {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} plays first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins by {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {words}, {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tile} on {squares}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{words} doesn&apos;t count. {name} loses the turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{words} isn&apos;t on your rack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{words}, plus {bonus} for {tiles}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{words}. You&apos;ll decide together about {unknown}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SearchPanel</name>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A hint, a little more with each press (F2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>All %n word(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I&apos;m done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep looking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep looking ({seconds})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time! Finish this word and press Enter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type or trace a word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>We&apos;re done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You&apos;ll see every word.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your words</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SearchView</name>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Begins with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Contains</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Ends with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A to Z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add the first {number} to quiz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blanks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C..MP*  (. one letter, * any)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Common words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyday words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fewest letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill in one field or more. Words match all of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most common first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most points first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No words match that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Patter&amp;n</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RETIN?S  (? is a blank)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first {shown} of {all} words. Ask for less to see the rest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use &amp;all the letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatButton</name>
    <message>
        <source>Ctrl and an arrow key changes seats.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatView</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>tied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s rack</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatsCard</name>
    <message>
        <source>+ Add computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+ Add person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amber</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour and picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag to change seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Initial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Olive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Others…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pink</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Purple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rocket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Star</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stronger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tap a player to change them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Teal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weaker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who&apos;s playing?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who&apos;s playing? Add the first person.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, {level}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Animation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dictionary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Sound (Ctrl+M)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Always</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Animation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer players read their words al&amp;oud</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>D&amp;ictionaries…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dictionary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game &amp;volume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lang&amp;uage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letter size in percent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No sound device found. Plug in headphones or speakers and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offensive words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show crude meanin&amp;gs too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of &amp;letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T&amp;est</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test the sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game never shows or plays such words by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They coun&amp;t</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They do&amp;n&apos;t count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Voice volu&amp;me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Volume of the game in percent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Volume of the voice in percent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>New Boggle game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {handicap}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShakePanel</name>
    <message>
        <source>Can everyone see the board?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give it a good shake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here come the cubes!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold to shake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let go to drop the cubes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lift the dome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lift the dome to start the timer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pencils ready?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print boards and blank lists, with the screen covered (Ctrl+P)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print this board…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same cubes for everyone. Lift the dome when nobody else is looking.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shake again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take as long as you like, there&apos;s no timer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computers are ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cubes can&apos;t tumble on this computer, so you&apos;ll see the board at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cubes drop when you let go.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The timer starts when you lift the dome.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can also hold {key} or drag the dome.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, it&apos;s your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{text}
Your handicap: {granted}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SideWindow</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Slip</name>
    <message>
        <source>No words this time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reads from paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s list</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SmallBoard</name>
    <message>
        <source>The board where you missed {word}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sources</name>
    <message>
        <source>Open a game file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The copied text isn&apos;t a position: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line {line}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} can&apos;t be opened: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SpotView</name>
    <message numerus="yes">
        <source>%n letter(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Found: {word}!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here it is: {word}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to spot yet. Words you overlook in Boggle come here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The word you see</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have {word} already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You know %n word(s) that you missed here. Spot them!</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Your word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sign} {word} · {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{word} counts too! Look for another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{word} isn&apos;t in the dictionary.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{word} isn&apos;t on this board.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Stage</name>
    <message>
        <source>COUNTS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DOESN&apos;T COUNT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>IN THE DICTIONARY</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NOT IN THE DICTIONARY</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You decide together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} challenges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} plays first</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Standing</name>
    <message>
        <source>Granted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StandingGrid</name>
    <message>
        <source>{name}: {total}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StatedMoves</name>
    <message>
        <source>%: wins it cost, where it cost no points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points this turn lost against the best play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>best play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not in this dictionary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown rack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} points lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{share} fewer games won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ best play, ? unknown rack, * word not in the dictionary</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>Less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StudyView</name>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n word(s) to quiz</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Add their hooks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part of the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words of the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>learned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{words}, {known} learned ✓</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>+{points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep looking, {names}!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No dictionary while the timer runs!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No printing while the timer runs!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the board by a quarter (Ctrl+R)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cubes are rolling</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TablePanel</name>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TasteCard</name>
    <message>
        <source>Black-and-white board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large symbols on bonus squares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause between computer turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watch the computer think</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TeamNames</name>
    <message>
        <source>Blue triangle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Golden star</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Green square</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grey cross</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the team {team}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Purple diamond</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red circle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the teams are called:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ThinkingCard</name>
    <message>
        <source>Pace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slower or faster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s rack</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TileDrag</name>
    <message>
        <source>blank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{letter} picked up. Choose a square.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TilesCard</name>
    <message numerus="yes">
        <source>%n unseen tile(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Take off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the rack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as a blank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{letter}, {count} unseen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>→ across</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>↓ down</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TodayCard</name>
    <message>
        <source>Nobody has played yet. Be first!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Today&apos;s board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and {count} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {result}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TurnGlass</name>
    <message>
        <source>Timer of the turn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TurnsList</name>
    <message>
        <source>Turns</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>UnseenGrid</name>
    <message>
        <source>Unseen tiles</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>UnseenModel</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>blank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{letter}: {unseen} of {count} unseen, {points}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ViewerPage</name>
    <message>
        <source>Add to your saved games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add to your saved games. Notes stay in the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to saved games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print or save as PDF (Ctrl+P)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the chosen word means (Ctrl+L)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WaitingCard</name>
    <message numerus="yes">
        <source>%n more game(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A tie at {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tie, first to {target}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Archive this game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue: {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First to {target}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick up where you left off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved games…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}, round {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}, turn {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} leads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} leads, first to {target}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{name}, %n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WinPanel</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Best word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Biggest jump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closest moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HOORAY</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points after each round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print a keepsake of this game, or save it as a picture (Ctrl+P)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in round {round}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in {rounds}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{ahead} to {behind}, with %n round(s) to go</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name} and {other} were level</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{name} led by %n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} made %n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, round {round} · {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} each in {rounds}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} in {rounds}, {lead} ahead of {name}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>&amp;Mute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mute (Ctrl+M)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound is off (Ctrl+M)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stay</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WinnerPanel</name>
    <message>
        <source>Back to the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play again? To fix a mistake, click its line on the pad.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print or save as PDF (Ctrl+P)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WishBox</name>
    <message numerus="yes">
        <source>%n shake(s) so far</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>None of %n shake(s) gave such a board.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Shake on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shake without the wish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the nearest board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{shakes}. Nobody has seen a letter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{stuck} The nearest one: {found}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WordEntry</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WordSide</name>
    <message>
        <source>Add its hooks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add to quiz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back hooks: {letters}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Front hooks: {letters}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look up a word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type any word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wor&amp;d:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WordsPanel</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By length {counts}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyday words only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minimum length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sorted by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table of points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words of the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by commonness</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by the alphabet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>everyday words first</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>from %n letter(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>points: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>very common</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{letters}: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{text} ({known} everyday words)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{words}, {points}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WrittenWordsModel</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not in the dictionary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not on the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you wrote it twice</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_Handle</name>
    <message>
        <source>Close the panel (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the panel (F6)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>seats_text</name>
    <message>
        <source>{names} and {last}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
