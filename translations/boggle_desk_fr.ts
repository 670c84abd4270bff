<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR">
<context>
    <name>AboutDialog</name>
    <message>
        <source>&amp;About</source>
        <translation>À &amp;propos</translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation>&amp;Licences</translation>
    </message>
    <message>
        <source>About</source>
        <translation>À propos</translation>
    </message>
    <message>
        <source>About Boggle Desk</source>
        <translation>À propos de Boggle Desk</translation>
    </message>
    <message>
        <source>About and licences</source>
        <translation>À propos et licences</translation>
    </message>
    <message>
        <source>Boggle Desk is free software under the MIT licence. The page “Licences” has its text and those of everything that it is made with.</source>
        <translation>Boggle Desk est un logiciel libre sous licence MIT. La page «&#x202f;Licences&#x202f;» donne son texte et celui de tout ce dont il est fait.</translation>
    </message>
    <message>
        <source>Boggle and Scrabble are trademarks of their owners. Boggle Desk is an independent program, not made, sponsored or endorsed by them.</source>
        <translation>Boggle et Scrabble sont des marques de leurs propriétaires. Boggle Desk est un programme indépendant, ni fait ni soutenu par eux.</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copié.</translation>
    </message>
    <message>
        <source>Copy &amp;details</source>
        <translation>&amp;Copier les détails</translation>
    </message>
    <message>
        <source>Family word games around one computer. Real letter cubes, an hourglass and a referee who knows the dictionary.</source>
        <translation>Des jeux de mots en famille autour d’un ordinateur. De vrais dés, un sablier et un arbitre qui connaît le dictionnaire.</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licences</translation>
    </message>
    <message>
        <source>Text of the licence</source>
        <translation>Texte de la licence</translation>
    </message>
    <message>
        <source>The English dictionary is made from SCOWL, copyright 2000–2018 by Kevin Atkinson. It contains the UK Advanced Cryptics Dictionary, copyright © J Ross Beresford 1993–2000, all rights reserved, and the ENABLE and YAWL lists, which are in the public domain.</source>
        <translation>Le dictionnaire anglais vient de SCOWL, copyright 2000–2018 Kevin Atkinson. Il contient le UK Advanced Cryptics Dictionary, copyright © J Ross Beresford 1993–2000, tous droits réservés, et les listes ENABLE et YAWL, du domaine public.</translation>
    </message>
    <message>
        <source>The meanings come from WordNet 3.0, copyright 2006 by Princeton University.</source>
        <translation>Les définitions viennent de WordNet 3.0, copyright 2006 Princeton University.</translation>
    </message>
    <message>
        <source>This text is missing. Please install the game again.</source>
        <translation>Ce texte manque. Réinstalle le jeu, s’il te plaît.</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Mots</translation>
    </message>
    <message>
        <source>Words in other languages come from {names}.</source>
        <translation>Les mots des autres langues viennent de {names}.</translation>
    </message>
</context>
<context>
    <name>AlbumTab</name>
    <message>
        <source>All evenings by month and year</source>
        <translation>Toutes les soirées par mois et par année</translation>
    </message>
    <message>
        <source>Back to the page</source>
        <translation>Retour à la page</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>Soirée</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Mois</translation>
    </message>
    <message>
        <source>Newer</source>
        <translation>Plus récente</translation>
    </message>
    <message>
        <source>Older</source>
        <translation>Plus ancienne</translation>
    </message>
    <message>
        <source>Page {place} of {pages}</source>
        <translation>Page {place} sur {pages}</translation>
    </message>
    <message>
        <source>Play the finish again</source>
        <translation>Revoir l’arrivée</translation>
    </message>
    <message>
        <source>Print or save…</source>
        <translation>Imprimer ou enregistrer…</translation>
    </message>
    <message>
        <source>Reading your games…</source>
        <translation>Lecture de vos parties…</translation>
    </message>
    <message>
        <source>The last round</source>
        <translation>La dernière manche</translation>
    </message>
    <message>
        <source>Won most</source>
        <translation>Plus de victoires</translation>
    </message>
    <message>
        <source>Your album is still empty. It begins with tonight&apos;s game.</source>
        <translation>Votre album est encore vide. Il commence avec la partie de ce soir.</translation>
    </message>
</context>
<context>
    <name>AloneCard</name>
    <message>
        <source>Beat your best</source>
        <translation>Bats ton record</translation>
    </message>
    <message>
        <source>Play alone</source>
        <translation>Jouer seul</translation>
    </message>
</context>
<context>
    <name>AnalysisBar</name>
    <message>
        <source>Analyse game</source>
        <translation>Analyser la partie</translation>
    </message>
    <message>
        <source>Analysing</source>
        <translation>Analyse en cours</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Look closer</source>
        <translation>Regarder de près</translation>
    </message>
    <message>
        <source>See what each turn cost and a better play</source>
        <translation>Voir ce que chaque coup a coûté, et un meilleur coup</translation>
    </message>
    <message>
        <source>Try out every turn many times. Takes a few seconds each</source>
        <translation>Essaie chaque coup de nombreuses fois. Quelques secondes par coup</translation>
    </message>
    <message>
        <source>{done} of {total} turns</source>
        <translation>{done} coups sur {total}</translation>
    </message>
</context>
<context>
    <name>AnalysisStrings</name>
    <message numerus="yes">
        <source>%Ln play(s)</source>
        <translation>
            <numerusform>%Ln coup</numerusform>
            <numerusform>%Ln coups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n play(s) counted with words not in the dictionary</source>
        <translation>
            <numerusform>%n coup a compté avec des mots absents du dictionnaire</numerusform>
            <numerusform>%n coups ont compté avec des mots absents du dictionnaire</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n coup</numerusform>
            <numerusform>%n coups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) with an unknown rack</source>
        <translation>
            <numerusform>%n coup au chevalet inconnu</numerusform>
            <numerusform>%n coups au chevalet inconnu</numerusform>
        </translation>
    </message>
    <message>
        <source>A turn lost to a challenge.</source>
        <translation>Un coup perdu sur contestation.</translation>
    </message>
    <message>
        <source>A turn lost to a challenge. That cost about {points} points.</source>
        <translation>Un coup perdu sur contestation. Il a coûté environ {points} points.</translation>
    </message>
    <message numerus="yes">
        <source>Found the best play %n time(s)</source>
        <translation>
            <numerusform>Meilleur coup trouvé&#x202f;%n fois</numerusform>
            <numerusform>Meilleur coup trouvé&#x202f;%n fois</numerusform>
        </translation>
    </message>
    <message>
        <source>No turns</source>
        <translation>Aucun coup</translation>
    </message>
    <message>
        <source>Not in this dictionary: {words}.</source>
        <translation>Pas dans ce dictionnaire&#xa0;: {words}.</translation>
    </message>
    <message>
        <source>Number {rank} of {moves}, and probably as good as the best.</source>
        <translation>Numéro {rank} sur {moves}, sans doute aussi bon que le meilleur.</translation>
    </message>
    <message>
        <source>Number {rank} of {moves}, {points} points below the best.</source>
        <translation>Numéro {rank} sur {moves}, {points} points sous le meilleur.</translation>
    </message>
    <message>
        <source>Number {rank} of {moves}. The best wins {share}% more games.</source>
        <translation>Numéro {rank} sur {moves}. Le meilleur gagne {share}&#x202f;% de parties en plus.</translation>
    </message>
    <message>
        <source>So we don&apos;t compare it with other plays.</source>
        <translation>Alors on ne le compare pas aux autres coups.</translation>
    </message>
    <message>
        <source>The best of {moves} (or as good).</source>
        <translation>Le meilleur de {moves} (ou aussi bon).</translation>
    </message>
    <message>
        <source>The tiles came off.</source>
        <translation>Les lettres ont été retirées.</translation>
    </message>
    <message>
        <source>The tiles came off. That cost about {points} points.</source>
        <translation>Les lettres ont été retirées. Cela a coûté environ {points} points.</translation>
    </message>
    <message>
        <source>We don&apos;t know the rack, so there&apos;s nothing to compare.</source>
        <translation>On ne connaît pas le chevalet, donc rien à comparer.</translation>
    </message>
    <message>
        <source>Wins (pre-endgame): how many draws from the bag win. ± means an estimate.</source>
        <translation>Gagne (avant la fin)&#xa0;: combien de tirages du sac gagnent. ± veut dire estimé.</translation>
    </message>
    <message>
        <source>Wins: how often this play wins in trial games.</source>
        <translation>Gagne&#xa0;: combien de fois ce coup gagne dans des parties d’essai.</translation>
    </message>
    <message>
        <source>Worth: points plus the tiles you keep, estimated.</source>
        <translation>Valeur&#xa0;: les points et les lettres que tu gardes, estimés.</translation>
    </message>
    <message>
        <source>Worth: points to the end with perfect play. Exact.</source>
        <translation>Valeur&#xa0;: les points jusqu’à la fin, si tous jouent parfaitement. Exact.</translation>
    </message>
    <message>
        <source>{names} are level</source>
        <translation>{names} sont à égalité</translation>
    </message>
    <message>
        <source>{name} leads by {points}</source>
        <translation>{name} mène de {points}</translation>
    </message>
    <message>
        <source>{points} points below the best of {moves}.</source>
        <translation>{points} points sous le meilleur de {moves}.</translation>
    </message>
    <message>
        <source>{points} points lost per turn over {turns}</source>
        <translation>perte par coup : {points} pts, sur {turns}</translation>
    </message>
    <message>
        <source>{turns} lost to challenges, about {points} points</source>
        <translation>sur contestation : {turns}, environ {points} pts</translation>
    </message>
    <message>
        <source>{word} keeps {tiles}: {gain}</source>
        <translation>{word} garde {tiles} : {gain}</translation>
    </message>
    <message numerus="yes">
        <source>{word} scores %n more</source>
        <translation>
            <numerusform>{word} rapporte %n point de plus</numerusform>
            <numerusform>{word} rapporte %n points de plus</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AnalysisSummary</name>
    <message>
        <source>{turn}: {points} points lost</source>
        <translation>{turn} : perte de {points} pts</translation>
    </message>
</context>
<context>
    <name>AppContext</name>
    <message>
        <source>Archive</source>
        <translation>Archiver</translation>
    </message>
    <message>
        <source>Archive the game</source>
        <translation>Archiver la partie</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>End the game of {names} here? It stays in your history.</source>
        <translation>Finir ici la partie de {names}&#x202f;? Elle reste dans l’historique.</translation>
    </message>
</context>
<context>
    <name>Ask</name>
    <message>
        <source>Bring in</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>If a file names its day, that day counts.</source>
        <translation>Si un fichier indique sa date, c’est elle qui compte.</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Nom&#xa0;:</translation>
    </message>
    <message>
        <source>No printer is set up on this computer. Save a PDF instead.</source>
        <translation>Cet ordinateur n’a pas d’imprimante. Enregistre plutôt un PDF.</translation>
    </message>
    <message>
        <source>Ours: count them in</source>
        <translation>À nous : elles comptent</translation>
    </message>
    <message>
        <source>Played on</source>
        <translation>Jouées le</translation>
    </message>
    <message>
        <source>Somebody else&apos;s: just to look at</source>
        <translation>À d’autres : juste pour regarder</translation>
    </message>
    <message>
        <source>Who played these games?</source>
        <translation>Qui a joué ces parties ?</translation>
    </message>
</context>
<context>
    <name>BagView</name>
    <message numerus="yes">
        <source>%n tile(s) left in the bag</source>
        <translation>
            <numerusform>%n lettre dans le sac</numerusform>
            <numerusform>%n lettres dans le sac</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bag: %n tile(s) left</source>
        <translation>
            <numerusform>Sac&#xa0;: encore&#x202f;%n lettre</numerusform>
            <numerusform>Sac&#xa0;: encore&#x202f;%n lettres</numerusform>
        </translation>
    </message>
    <message>
        <source>Show which tiles are left</source>
        <translation>Voir les lettres qui restent</translation>
    </message>
</context>
<context>
    <name>BallotBox</name>
    <message>
        <source>challenges</source>
        <translation>conteste</translation>
    </message>
    <message>
        <source>didn&apos;t need to vote</source>
        <translation>n’a pas eu à voter</translation>
    </message>
    <message>
        <source>has voted</source>
        <translation>a voté</translation>
    </message>
    <message>
        <source>isn&apos;t sure</source>
        <translation>hésite</translation>
    </message>
    <message>
        <source>still to vote</source>
        <translation>doit voter</translation>
    </message>
    <message>
        <source>wrote it</source>
        <translation>l’a écrit</translation>
    </message>
    <message>
        <source>wrote it and has no vote</source>
        <translation>l’a écrit et ne vote pas</translation>
    </message>
</context>
<context>
    <name>BallotCard</name>
    <message>
        <source>Allow it</source>
        <translation>On l’accepte</translation>
    </message>
    <message>
        <source>Cross it off</source>
        <translation>On le barre</translation>
    </message>
</context>
<context>
    <name>BallotStrings</name>
    <message numerus="yes">
        <source>%n vote(s) to go</source>
        <translation>
            <numerusform>encore&#x202f;%n vote</numerusform>
            <numerusform>encore&#x202f;%n votes</numerusform>
        </translation>
    </message>
    <message>
        <source>See the verdict</source>
        <translation>Voir le verdict</translation>
    </message>
    <message>
        <source>That counts, {ayes} to {noes}</source>
        <translation>Ça compte, {ayes} contre {noes}</translation>
    </message>
    <message>
        <source>That doesn&apos;t count, {noes} to {ayes}</source>
        <translation>Ça ne compte pas, {noes} contre {ayes}</translation>
    </message>
    <message>
        <source>{name}&apos;s vote decides</source>
        <translation>Le vote de {name} décide</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Hide this message</source>
        <translation>Masquer ce message</translation>
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
        <translation>Meilleurs coups</translation>
    </message>
</context>
<context>
    <name>BestPlays</name>
    <message>
        <source>Best play</source>
        <translation>Meilleur coup</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Coup</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Coups</translation>
    </message>
</context>
<context>
    <name>BlankCard</name>
    <message>
        <source>Which letter is your blank?</source>
        <translation>Quelle lettre pour ton joker&#x202f;?</translation>
    </message>
</context>
<context>
    <name>BoardCard</name>
    <message numerus="yes">
        <source>%n shake(s) and no luck. That board may not exist.</source>
        <translation>
            <numerusform>%n tirage sans succès. Cette grille n’existe peut-être pas.</numerusform>
            <numerusform>%n tirages sans succès. Cette grille n’existe peut-être pas.</numerusform>
        </translation>
    </message>
    <message>
        <source>A board</source>
        <translation>Une grille</translation>
    </message>
    <message>
        <source>A board {kind}</source>
        <translation>Une grille {kind}</translation>
    </message>
    <message>
        <source>A word this long</source>
        <translation>Un mot de cette longueur</translation>
    </message>
    <message>
        <source>About one shake in {count} gives such a board.</source>
        <translation>Environ un tirage sur {count} donne une telle grille.</translation>
    </message>
    <message>
        <source>Almost any shake gives you that.</source>
        <translation>Presque chaque tirage donne une telle grille.</translation>
    </message>
    <message>
        <source>Or a board&apos;s code</source>
        <translation>Ou le code d’une grille</translation>
    </message>
    <message>
        <source>The board of a code</source>
        <translation>La grille d’un code</translation>
    </message>
    <message>
        <source>The board of the code below.</source>
        <translation>La grille du code ci-dessous.</translation>
    </message>
    <message>
        <source>These words count</source>
        <translation>Ces mots comptent</translation>
    </message>
    <message>
        <source>Which board?</source>
        <translation>Quelle grille&#x202f;?</translation>
    </message>
    <message>
        <source>Wishes and codes</source>
        <translation>Grille souhaitée et codes</translation>
    </message>
    <message>
        <source>Words at least</source>
        <translation>Mots, au moins</translation>
    </message>
    <message>
        <source>Words at most</source>
        <translation>Mots, au plus</translation>
    </message>
    <message>
        <source>Words of up to {letters} letters, at least</source>
        <translation>Mots de {letters} lettres au plus, au moins</translation>
    </message>
    <message>
        <source>Working out the odds…</source>
        <translation>Calcul des chances…</translation>
    </message>
    <message>
        <source>as set below</source>
        <translation>comme choisi ci-dessous</translation>
    </message>
    <message>
        <source>as the cubes fall</source>
        <translation>comme tombent les dés</translation>
    </message>
    <message>
        <source>for children: many short, simple words</source>
        <translation>pour enfants&#xa0;: beaucoup de mots courts et simples</translation>
    </message>
    <message>
        <source>no matter</source>
        <translation>peu importe</translation>
    </message>
    <message>
        <source>with a long word</source>
        <translation>avec un mot long</translation>
    </message>
    <message>
        <source>with few words</source>
        <translation>avec peu de mots</translation>
    </message>
    <message>
        <source>with many words</source>
        <translation>avec beaucoup de mots</translation>
    </message>
</context>
<context>
    <name>BoardModel</name>
    <message>
        <source>covered</source>
        <translation>caché</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>solid face</source>
        <translation>face sans lettre</translation>
    </message>
    <message>
        <source>{letter}, row {row} column {column}</source>
        <translation>{letter}, ligne {row} colonne {column}</translation>
    </message>
</context>
<context>
    <name>BoardPicture</name>
    <message>
        <source>Board: {rows}</source>
        <translation>Grille&#xa0;: {rows}</translation>
    </message>
</context>
<context>
    <name>BoardSheet</name>
    <message>
        <source>Names on the lists</source>
        <translation>Les noms sur les listes</translation>
    </message>
    <message>
        <source>The letters are on the paper only. The screen shows them when the dome is lifted.</source>
        <translation>Les lettres ne sont que sur le papier. L’écran les montre quand le dôme est levé.</translation>
    </message>
    <message>
        <source>This board with blank lists</source>
        <translation>Cette grille avec des listes vides</translation>
    </message>
</context>
<context>
    <name>BoardWithPanel</name>
    <message>
        <source>Panel closed</source>
        <translation>Volet fermé</translation>
    </message>
    <message>
        <source>Panel open</source>
        <translation>Volet ouvert</translation>
    </message>
</context>
<context>
    <name>BoardWordsModel</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Lettres</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Mot</translation>
    </message>
    <message>
        <source>{word} (on your list), {points}</source>
        <translation>{word} (sur ta liste), {points}</translation>
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
        <translation>Finir la manche maintenant</translation>
    </message>
    <message>
        <source>Keep looking</source>
        <translation>Continuer à chercher</translation>
    </message>
    <message>
        <source>There&apos;s time left. Is everybody done?</source>
        <translation>Il reste du temps. Tout le monde a fini&#x202f;?</translation>
    </message>
    <message>
        <source>We&apos;re done</source>
        <translation>On a fini</translation>
    </message>
</context>
<context>
    <name>BogglePadPaper</name>
    <message>
        <source>Round {number}, {name}: {words}</source>
        <translation>Manche {number}, {name}&#xa0;: {words}</translation>
    </message>
    <message>
        <source>no points: {words}</source>
        <translation>aucun point&#xa0;: {words}</translation>
    </message>
    <message>
        <source>{team} ({names}): {points} in all</source>
        <translation>{team} ({names})&#xa0;: {points} en tout</translation>
    </message>
</context>
<context>
    <name>BogglePadSetupPage</name>
    <message>
        <source>Check typed words in the dictionary</source>
        <translation>Vérifier les mots tapés dans le dictionnaire</translation>
    </message>
    <message>
        <source>Pad</source>
        <translation>Carnet</translation>
    </message>
    <message>
        <source>Time the rounds</source>
        <translation>Manches au sablier</translation>
    </message>
</context>
<context>
    <name>BogglePadStrings</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in one round?</source>
        <translation>
            <numerusform>%n point en une manche&#x202f;?</numerusform>
            <numerusform>%n points en une manche&#x202f;?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in one round? Fix it or add it anyway.</source>
        <translation>
            <numerusform>%n point en une manche&#x202f;? Corrige ou ajoute quand même.</numerusform>
            <numerusform>%n points en une manche&#x202f;? Corrige ou ajoute quand même.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n seconde</numerusform>
            <numerusform>%n secondes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>Encore&#x202f;%n seconde</numerusform>
            <numerusform>Encore&#x202f;%n secondes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n mot</numerusform>
            <numerusform>%n mots</numerusform>
        </translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Add anyway</source>
        <translation>Ajouter quand même</translation>
    </message>
    <message>
        <source>Back to the game.</source>
        <translation>Retour à la partie.</translation>
    </message>
    <message>
        <source>Carry on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Correct round {number}: {name}</source>
        <translation>Corriger la manche {number}&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Count round</source>
        <translation>Compter la manche</translation>
    </message>
    <message>
        <source>Cover the cubes until you carry on.</source>
        <translation>Cache les dés jusqu’à la reprise.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fini</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Finir la partie</translation>
    </message>
    <message>
        <source>Enter points</source>
        <translation>Entrer les points</translation>
    </message>
    <message>
        <source>It counts</source>
        <translation>Il compte</translation>
    </message>
    <message>
        <source>It doesn&apos;t count</source>
        <translation>Il ne compte pas</translation>
    </message>
    <message>
        <source>Keep writing, {names}!</source>
        <translation>Continuez d’écrire, {names}&#x202f;!</translation>
    </message>
    <message>
        <source>Let the cubes settle. Lift the lid as you start the timer.</source>
        <translation>Laissez les dés se poser. Levez le couvercle en retournant le sablier.</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Manche suivante</translation>
    </message>
    <message>
        <source>Next: {name}</source>
        <translation>Ensuite&#xa0;: {name}</translation>
    </message>
    <message>
        <source>No printing while the timer runs!</source>
        <translation>Pas d’impression pendant que le sable coule&#x202f;!</translation>
    </message>
    <message>
        <source>Nobody has points yet. Type some first.</source>
        <translation>Personne n’a encore de points. Tapez-en d’abord.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play again? Same players, new scores.</source>
        <translation>On rejoue&#x202f;? Mêmes joueurs, nouveaux scores.</translation>
    </message>
    <message>
        <source>Remove entry</source>
        <translation>Retirer l’entrée</translation>
    </message>
    <message>
        <source>Remove word</source>
        <translation>Retirer le mot</translation>
    </message>
    <message>
        <source>Round {number}, {name}: {what}</source>
        <translation>Manche {number}, {name}&#xa0;: {what}</translation>
    </message>
    <message>
        <source>Round {number}: {name}</source>
        <translation>Manche {number}&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Score pad · {game}</source>
        <translation>Carnet de score · {game}</translation>
    </message>
    <message>
        <source>Shake the box</source>
        <translation>Secouez la boîte</translation>
    </message>
    <message>
        <source>Start timer</source>
        <translation>Retourner le sablier</translation>
    </message>
    <message>
        <source>That isn&apos;t written there.</source>
        <translation>Ce n’est pas écrit là.</translation>
    </message>
    <message>
        <source>There&apos;s no room on the pad for {word}.</source>
        <translation>Il n’y a plus de place sur le carnet pour {word}.</translation>
    </message>
    <message>
        <source>There&apos;s no such place on the pad.</source>
        <translation>Cet endroit n’existe pas sur le carnet.</translation>
    </message>
    <message>
        <source>Time&apos;s up for {names}! {more} more for the others.</source>
        <translation>C’est fini pour {names}&#x202f;! Encore {more} pour les autres.</translation>
    </message>
    <message>
        <source>Time&apos;s up for {names}.</source>
        <translation>C’est fini pour {names}.</translation>
    </message>
    <message>
        <source>Time&apos;s up! Pencils down.</source>
        <translation>C’est fini&#x202f;! On pose les crayons.</translation>
    </message>
    <message>
        <source>Timer paused</source>
        <translation>Sablier en pause</translation>
    </message>
    <message>
        <source>To fix a mistake, click it on the pad.</source>
        <translation>Une erreur&#x202f;? Clique-la sur le carnet.</translation>
    </message>
    <message>
        <source>Type a number (14), a sum (5+2+1) or words with spaces.</source>
        <translation>Tape un nombre (14), une somme (5+2+1) ou des mots séparés par des espaces.</translation>
    </message>
    <message>
        <source>Type more words for {name}. Press Enter when you&apos;re done.</source>
        <translation>Tape d’autres mots pour {name}. Entrée quand c’est fini.</translation>
    </message>
    <message>
        <source>We&apos;re done</source>
        <translation>On a fini</translation>
    </message>
    <message numerus="yes">
        <source>Words need %n letter(s) or more.</source>
        <translation>
            <numerusform>Il faut&#x202f;%n lettre ou plus.</numerusform>
            <numerusform>Il faut&#x202f;%n lettres ou plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Write words on paper. Keep them secret!</source>
        <translation>Écrivez des mots sur papier. Et cachez-les bien&#x202f;!</translation>
    </message>
    <message>
        <source>Write!</source>
        <translation>Écrivez&#x202f;!</translation>
    </message>
    <message>
        <source>You can&apos;t do that right now.</source>
        <translation>Pas possible pour le moment.</translation>
    </message>
    <message>
        <source>find words</source>
        <translation>trouver des mots</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>rien pour l’instant</translation>
    </message>
    <message>
        <source>pause</source>
        <translation>pause</translation>
    </message>
    <message>
        <source>start the timer</source>
        <translation>retourner le sablier</translation>
    </message>
    <message>
        <source>{count} against the rules</source>
        <translation>contre les règles&#xa0;: {count}</translation>
    </message>
    <message>
        <source>{count} crossed off</source>
        <translation>barrés : {count}</translation>
    </message>
    <message>
        <source>{count} not counted</source>
        <translation>non comptés&#xa0;: {count}</translation>
    </message>
    <message>
        <source>{points}, {words}</source>
        <translation>{points}, {words}</translation>
    </message>
    <message>
        <source>{word} is already on the list.</source>
        <translation>{word} est déjà sur la liste.</translation>
    </message>
    <message>
        <source>“{part}” isn&apos;t points or a word. Type a number or words with spaces.</source>
        <translation>«&#x202f;{part}&#x202f;» n’est ni des points ni un mot. Tape un nombre ou des mots séparés par des espaces.</translation>
    </message>
    <message>
        <source>“{word}” has more than letters. Type letters only.</source>
        <translation>«&#x202f;{word}&#x202f;» ne contient pas que des lettres. Tape seulement des lettres.</translation>
    </message>
</context>
<context>
    <name>BogglePadViewerPage</name>
    <message>
        <source>Typed words</source>
        <translation>Mots tapés</translation>
    </message>
</context>
<context>
    <name>BogglePhones</name>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n mot</numerusform>
            <numerusform>%n mots</numerusform>
        </translation>
    </message>
    <message>
        <source>Too late for that. Time is up.</source>
        <translation>Trop tard. Le temps est écoulé.</translation>
    </message>
</context>
<context>
    <name>BogglePrompts</name>
    <message numerus="yes">
        <source>%n more next time to beat your best.</source>
        <translation>
            <numerusform>%n de plus la prochaine fois pour battre ton record.</numerusform>
            <numerusform>%n de plus la prochaine fois pour battre ton record.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) more than ever before.</source>
        <translation>
            <numerusform>%n point de plus que jamais.</numerusform>
            <numerusform>%n points de plus que jamais.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n manche</numerusform>
            <numerusform>%n manches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shake(s) so far</source>
        <translation>
            <numerusform>%n tirage jusqu’ici</numerusform>
            <numerusform>%n tirages jusqu’ici</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s) not in the dictionary</source>
        <translation>
            <numerusform>%n mot n’est pas dans le dictionnaire</numerusform>
            <numerusform>%n mots ne sont pas dans le dictionnaire</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s) still face down</source>
        <translation>
            <numerusform>Encore %n mot caché</numerusform>
            <numerusform>Encore %n mots cachés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A riddle while you wait, %n letter(s): {question}</source>
        <translation>
            <numerusform>Une devinette en attendant, %n lettre&#xa0;: {question}</numerusform>
            <numerusform>Une devinette en attendant, %n lettres&#xa0;: {question}</numerusform>
        </translation>
    </message>
    <message>
        <source>ALLOWED, {most} TO {least}</source>
        <translation>ACCEPTÉ, {most} CONTRE {least}</translation>
    </message>
    <message>
        <source>All read</source>
        <translation>Tout est lu</translation>
    </message>
    <message>
        <source>All words</source>
        <translation>Tous les mots</translation>
    </message>
    <message>
        <source>And the winner is…</source>
        <translation>Et le gagnant est…</translation>
    </message>
    <message>
        <source>Another board</source>
        <translation>Une autre grille</translation>
    </message>
    <message>
        <source>Anything to challenge?</source>
        <translation>Un mot à contester&#x202f;?</translation>
    </message>
    <message>
        <source>Back to the lists</source>
        <translation>Retour aux listes</translation>
    </message>
    <message>
        <source>Back to the podium</source>
        <translation>Retour au podium</translation>
    </message>
    <message>
        <source>Back to the scores</source>
        <translation>Retour aux scores</translation>
    </message>
    <message>
        <source>Best today, {name}!</source>
        <translation>En tête aujourd’hui, {name} !</translation>
    </message>
    <message>
        <source>Boggle {title} · after round {number}</source>
        <translation>Boggle {title} · après la manche {number}</translation>
    </message>
    <message>
        <source>Boggle {title} · last round</source>
        <translation>Boggle {title} · dernière manche</translation>
    </message>
    <message>
        <source>CROSSED OFF, {most} TO {least}</source>
        <translation>BARRÉ, {most} CONTRE {least}</translation>
    </message>
    <message>
        <source>Can everyone see the board?</source>
        <translation>Tout le monde voit la grille&#x202f;?</translation>
    </message>
    <message>
        <source>Carry on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Contester</translation>
    </message>
    <message>
        <source>Challenge {word}</source>
        <translation>Contester {word}</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Copier l’image</translation>
    </message>
    <message>
        <source>Dead level!</source>
        <translation>À égalité&#x202f;!</translation>
    </message>
    <message>
        <source>Does the table allow it?</source>
        <translation>On l’accepte&#x202f;?</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fini</translation>
    </message>
    <message>
        <source>Done reading</source>
        <translation>On a tout lu</translation>
    </message>
    <message>
        <source>End now</source>
        <translation>Finir maintenant</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Finir la partie</translation>
    </message>
    <message>
        <source>Ending in {seconds}…</source>
        <translation>Fin dans {seconds}…</translation>
    </message>
    <message>
        <source>Enter: on to {name}&apos;s list</source>
        <translation>Entrée&#xa0;: à la liste de {name}</translation>
    </message>
    <message>
        <source>Enter: {button}</source>
        <translation>Entrée&#xa0;: {button}</translation>
    </message>
    <message>
        <source>Everything was found twice this time.</source>
        <translation>Cette fois, tout a été trouvé en double.</translation>
    </message>
    <message>
        <source>Finish the word you&apos;re on.</source>
        <translation>Termine le mot que tu écris.</translation>
    </message>
    <message>
        <source>Give it a good shake</source>
        <translation>Secouez bien</translation>
    </message>
    <message>
        <source>Give it a good shake</source>
        <comment>to one</comment>
        <translation>Secoue bien</translation>
    </message>
    <message>
        <source>Here come the cubes!</source>
        <translation>Voilà les dés&#x202f;!</translation>
    </message>
    <message>
        <source>Hold to shake</source>
        <translation>Maintenir et secouer</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>I&apos;m done</source>
        <translation>J’ai fini</translation>
    </message>
    <message>
        <source>IN THE DICTIONARY</source>
        <translation>DANS LE DICTIONNAIRE</translation>
    </message>
    <message>
        <source>Is it in the dictionary?</source>
        <translation>Est-il dans le dictionnaire&#xa0;?</translation>
    </message>
    <message>
        <source>It isn&apos;t in the dictionary. Your table says yes.</source>
        <translation>Il n’est pas dans le dictionnaire. Votre table dit oui.</translation>
    </message>
    <message>
        <source>It&apos;s a tie, so the dictionary decides.</source>
        <translation>Égalité : le dictionnaire décide.</translation>
    </message>
    <message>
        <source>Keep looking</source>
        <translation>Continuer à chercher</translation>
    </message>
    <message>
        <source>Keep looking, {names}!</source>
        <translation>Cherchez encore, {names}&#x202f;!</translation>
    </message>
    <message>
        <source>Let go to drop the cubes</source>
        <translation>Lâcher pour faire tomber les dés</translation>
    </message>
    <message>
        <source>Lift the dome</source>
        <translation>Lever le dôme</translation>
    </message>
    <message>
        <source>Lift the dome to start the timer.</source>
        <translation>Levez le dôme pour lancer le sablier.</translation>
    </message>
    <message>
        <source>Lift the dome to start the timer.</source>
        <comment>to one</comment>
        <translation>Lève le dôme pour lancer le sablier.</translation>
    </message>
    <message>
        <source>Look at the laptop. The board comes there.</source>
        <translation>Regarde l&apos;ordinateur. La grille arrive là.</translation>
    </message>
    <message>
        <source>NOT IN THE DICTIONARY</source>
        <translation>PAS DANS LE DICTIONNAIRE</translation>
    </message>
    <message>
        <source>Never mind</source>
        <translation>Laisser</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Manche suivante</translation>
    </message>
    <message>
        <source>Next word</source>
        <translation>Mot suivant</translation>
    </message>
    <message>
        <source>Next: {name}</source>
        <translation>À suivre&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Next: {name}&apos;s list</source>
        <translation>Suivante&#xa0;: la liste de {name}</translation>
    </message>
    <message>
        <source>No printing while the timer runs!</source>
        <translation>Pas d’impression pendant que le sable coule&#x202f;!</translation>
    </message>
    <message>
        <source>No words from {names} yet. Nothing to type? Press “{button}”.</source>
        <translation>Encore aucun mot de {names}. Rien à taper&#x202f;? Appuyez sur «&#x202f;{button}&#x202f;».</translation>
    </message>
    <message>
        <source>No words this time.</source>
        <translation>Pas de mots cette fois.</translation>
    </message>
    <message numerus="yes">
        <source>None of %n shake(s) gave such a board.</source>
        <translation>
            <numerusform>%n tirage n’a pas donné cette grille.</numerusform>
            <numerusform>Aucun des&#x202f;%n tirages n’a donné cette grille.</numerusform>
        </translation>
    </message>
    <message>
        <source>One last word: {names}</source>
        <translation>Un dernier mot&#xa0;: {names}</translation>
    </message>
    <message>
        <source>Only {name} could vote, so the dictionary decides.</source>
        <translation>Seul le vote de {name} serait possible : le dictionnaire décide.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pause</translation>
    </message>
    <message>
        <source>Pencil ready?</source>
        <translation>Crayon prêt ?</translation>
    </message>
    <message>
        <source>Pencils down!</source>
        <translation>On pose les crayons&#x202f;!</translation>
    </message>
    <message>
        <source>Pencils ready?</source>
        <translation>Crayons prêts&#x202f;?</translation>
    </message>
    <message>
        <source>Photo finish!</source>
        <translation>Photo d’arrivée&#x202f;!</translation>
    </message>
    <message>
        <source>Print this board…</source>
        <translation>Imprimer cette grille…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <translation>Lire à voix haute</translation>
    </message>
    <message>
        <source>Read in turn</source>
        <translation>Lire tour à tour</translation>
    </message>
    <message>
        <source>Read it</source>
        <translation>Lire</translation>
    </message>
    <message>
        <source>Read together</source>
        <translation>Lire ensemble</translation>
    </message>
    <message>
        <source>Ready?</source>
        <translation>Prêts&#x202f;?</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Rounds with hints don&apos;t count as a best score.</source>
        <translation>Les manches avec indices ne font pas de record.</translation>
    </message>
    <message>
        <source>Rounds with hints don&apos;t count as a best.</source>
        <translation>Les manches avec indices ne comptent pas comme record.</translation>
    </message>
    <message>
        <source>Same cubes for everyone. Lift the dome when nobody else is looking.</source>
        <translation>Les mêmes dés pour tous. Lève le dôme quand personne d’autre ne regarde.</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>Enregistrer l’image…</translation>
    </message>
    <message>
        <source>Score the list</source>
        <translation>Compter la liste</translation>
    </message>
    <message>
        <source>Score the lists</source>
        <translation>Compter les listes</translation>
    </message>
    <message>
        <source>Second today</source>
        <translation>Deuxième aujourd’hui</translation>
    </message>
    <message>
        <source>See the podium</source>
        <translation>Voir le podium</translation>
    </message>
    <message>
        <source>See the scores</source>
        <translation>Voir les scores</translation>
    </message>
    <message>
        <source>Shake again</source>
        <translation>Secouer encore</translation>
    </message>
    <message>
        <source>Shake on</source>
        <translation>Secouer encore</translation>
    </message>
    <message>
        <source>Shake without the wish</source>
        <translation>Secouer sans tenir compte du souhait</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Montre-moi</translation>
    </message>
    <message>
        <source>Show the end again</source>
        <translation>Revoir la fin</translation>
    </message>
    <message>
        <source>Show the points</source>
        <translation>Voir les points</translation>
    </message>
    <message>
        <source>Show the words</source>
        <translation>Montrer les mots</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Sauter</translation>
    </message>
    <message>
        <source>Still to play this board: {names}</source>
        <translation>Doivent encore jouer cette grille : {names}</translation>
    </message>
    <message>
        <source>Stop for today</source>
        <translation>Assez pour aujourd’hui</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>S’arrêter là</translation>
    </message>
    <message>
        <source>THE TABLE ALLOWS IT</source>
        <translation>VOTE : ACCEPTÉ</translation>
    </message>
    <message>
        <source>THE TABLE CROSSES IT OFF</source>
        <translation>VOTE : BARRÉ</translation>
    </message>
    <message>
        <source>Take as long as you like, there&apos;s no timer.</source>
        <translation>Prenez votre temps, il n’y a pas de sablier.</translation>
    </message>
    <message>
        <source>Take as long as you like, there&apos;s no timer.</source>
        <comment>to one</comment>
        <translation>Prends ton temps, il n’y a pas de sablier.</translation>
    </message>
    <message>
        <source>Take the nearest board</source>
        <translation>Prendre la plus proche</translation>
    </message>
    <message>
        <source>Tap a player and type their words, or read aloud from paper.</source>
        <translation>Touchez un joueur et tapez ses mots, ou lisez le papier à voix haute.</translation>
    </message>
    <message>
        <source>Tap a word on a list to challenge it.</source>
        <translation>Touchez un mot d’une liste pour le contester.</translation>
    </message>
    <message>
        <source>Tap the words on {name}&apos;s list</source>
        <translation>Touche les mots de la liste de {name}</translation>
    </message>
    <message>
        <source>The computer was asleep, so the timer has waited. Everybody there?</source>
        <translation>L’ordinateur dormait, le sablier a attendu. Tout le monde est là&#x202f;?</translation>
    </message>
    <message>
        <source>The computer was asleep, so the timer has waited. Still there?</source>
        <translation>L’ordinateur dormait, le sablier a attendu. Tu es là ?</translation>
    </message>
    <message>
        <source>The computers are ready</source>
        <translation>Les ordinateurs sont prêts</translation>
    </message>
    <message>
        <source>The cubes can&apos;t tumble on this computer, so you&apos;ll see the board at once.</source>
        <translation>Sur cet ordinateur les dés ne roulent pas. Vous verrez la grille tout de suite.</translation>
    </message>
    <message>
        <source>The cubes can&apos;t tumble on this computer, so you&apos;ll see the board at once.</source>
        <comment>to one</comment>
        <translation>Sur cet ordinateur les dés ne roulent pas. Tu verras la grille tout de suite.</translation>
    </message>
    <message>
        <source>The cubes drop when you let go.</source>
        <translation>Les dés tombent quand tu lâches.</translation>
    </message>
    <message>
        <source>The dictionary has it. Your table says no.</source>
        <translation>Il est dans le dictionnaire. Votre table dit non.</translation>
    </message>
    <message>
        <source>The last round</source>
        <translation>La dernière manche</translation>
    </message>
    <message>
        <source>The letters are hidden and the sand stands still.</source>
        <translation>Les lettres sont cachées et le sable s’arrête.</translation>
    </message>
    <message>
        <source>The lists are typed in.</source>
        <translation>On tape les listes.</translation>
    </message>
    <message>
        <source>The points stay covered until everybody has played.</source>
        <translation>Les points restent cachés jusqu’à ce que tout le monde ait joué.</translation>
    </message>
    <message>
        <source>The riddle&apos;s answer: {word}</source>
        <translation>La réponse&#xa0;: {word}</translation>
    </message>
    <message>
        <source>The table decides. A tie goes to the dictionary.</source>
        <translation>Le vote décide. À égalité, c’est le dictionnaire.</translation>
    </message>
    <message>
        <source>The timer starts when you lift the dome.</source>
        <translation>Le sablier part quand vous levez le dôme.</translation>
    </message>
    <message>
        <source>The timer starts when you lift the dome.</source>
        <comment>to one</comment>
        <translation>Le sablier part quand tu lèves le dôme.</translation>
    </message>
    <message>
        <source>The words stay hidden until everybody has played.</source>
        <translation>Les mots restent cachés jusqu’à ce que tout le monde ait joué.</translation>
    </message>
    <message>
        <source>Third today</source>
        <translation>Troisième aujourd’hui</translation>
    </message>
    <message>
        <source>Time! Finish this word and press Enter.</source>
        <translation>C’est fini&#x202f;! Termine ce mot et appuie sur Entrée.</translation>
    </message>
    <message>
        <source>Today&apos;s board</source>
        <translation>La grille du jour</translation>
    </message>
    <message>
        <source>Type in your words.</source>
        <translation>Tape tes mots.</translation>
    </message>
    <message>
        <source>Vote again</source>
        <translation>Revoter</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Attends</translation>
    </message>
    <message>
        <source>Watch again</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>We&apos;re done</source>
        <translation>On a fini</translation>
    </message>
    <message>
        <source>Well hunted, {name}!</source>
        <translation>Belle chasse, {name}&#xa0;!</translation>
    </message>
    <message>
        <source>Who challenges {word}?</source>
        <translation>Qui conteste {word}&#x202f;?</translation>
    </message>
    <message>
        <source>Who else played this board?</source>
        <translation>Qui d’autre a joué cette grille&#x202f;?</translation>
    </message>
    <message>
        <source>Who takes the round?</source>
        <translation>Qui remporte la manche&#xa0;?</translation>
    </message>
    <message>
        <source>Words on paper come next.</source>
        <translation>Les mots sur papier d&apos;abord.</translation>
    </message>
    <message>
        <source>You can also hold {key} or drag the dome.</source>
        <translation>Tu peux aussi tenir {key} ou glisser le dôme.</translation>
    </message>
    <message>
        <source>You&apos;re one team, so each word counts once.</source>
        <translation>Vous êtes une équipe, donc chaque mot compte une fois.</translation>
    </message>
    <message>
        <source>Your best without a hint: {before}.</source>
        <translation>Ton record sans indice&#xa0;: {before}.</translation>
    </message>
    <message>
        <source>Your best yet, {name}!</source>
        <translation>Ton record, {name} !</translation>
    </message>
    <message>
        <source>Your best: {before}.</source>
        <translation>Ton record&#xa0;: {before}.</translation>
    </message>
    <message>
        <source>find words</source>
        <translation>trouver des mots</translation>
    </message>
    <message>
        <source>finish your word</source>
        <translation>finissez le mot</translation>
    </message>
    <message>
        <source>goal reached</source>
        <translation>but atteint</translation>
    </message>
    <message>
        <source>in {rounds}</source>
        <translation>en {rounds}</translation>
    </message>
    <message>
        <source>take as long as you like</source>
        <comment>to one</comment>
        <translation>prends ton temps</translation>
    </message>
    <message numerus="yes">
        <source>word(s) so far</source>
        <translation>
            <numerusform>mot pour l’instant</numerusform>
            <numerusform>mots pour l’instant</numerusform>
        </translation>
    </message>
    <message>
        <source>{measure} ({date})</source>
        <translation>{measure} ({date})</translation>
    </message>
    <message>
        <source>{name} challenges {other}</source>
        <translation>{name} conteste le mot de {other}</translation>
    </message>
    <message>
        <source>{name} reads</source>
        <translation>{name} lit</translation>
    </message>
    <message>
        <source>{name} reads next</source>
        <translation>Ensuite, {name} lit</translation>
    </message>
    <message numerus="yes">
        <source>{name} win by %n point(s)!</source>
        <comment>a team</comment>
        <translation>
            <numerusform>{name} gagnent de %n point&#x202f;!</numerusform>
            <numerusform>{name} gagnent de %n points&#x202f;!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins by %n point(s)!</source>
        <translation>
            <numerusform>{name} gagne de %n point&#x202f;!</numerusform>
            <numerusform>{name} gagne de %n points&#x202f;!</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, it&apos;s your turn</source>
        <translation>{name}, c’est à toi</translation>
    </message>
    <message>
        <source>{name}: {remark}</source>
        <translation>{name}&#xa0;: {remark}</translation>
    </message>
    <message>
        <source>{number} of {all} have written</source>
        <translation>{number} sur {all} ont écrit</translation>
    </message>
    <message>
        <source>{points} each in {rounds}</source>
        <translation>{points} chacun en {rounds}</translation>
    </message>
    <message>
        <source>{points} in {rounds}, {lead} ahead of {name}</source>
        <translation>{points} en {rounds}, {lead} devant {name}</translation>
    </message>
    <message>
        <source>{seconds} s for {word}…</source>
        <translation>{seconds} s pour {word}…</translation>
    </message>
    <message>
        <source>{shakes}. Nobody has seen a letter.</source>
        <translation>{shakes}. Personne n’a vu de lettre.</translation>
    </message>
    <message>
        <source>{stuck} The nearest one: {found}.</source>
        <translation>{stuck} La plus proche&#xa0;: {found}.</translation>
    </message>
    <message>
        <source>{text}
Your handicap: {granted}</source>
        <translation>{text}
Ton avantage&#xa0;: {granted}</translation>
    </message>
    <message>
        <source>{word} was crossed off and costs {name} {points}.</source>
        <translation>{word} est barré et coûte {points} à {name}.</translation>
    </message>
    <message>
        <source>★ Goal reached in {time}! Press Enter or keep typing.</source>
        <translation>★ But atteint en {time}&#x202f;! Appuie sur Entrée ou continue.</translation>
    </message>
    <message>
        <source>★ Your best so far! Before it was {before}.</source>
        <translation>★ Ton nouveau record&#x202f;! Avant, c’était {before}.</translation>
    </message>
    <message>
        <source>★ Your first result with these rules. That&apos;s the one to beat.</source>
        <translation>★ Ton premier résultat avec ces règles. C’est le score à battre.</translation>
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
        <translation> lettres</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source> points</source>
        <translation> points</translation>
    </message>
    <message numerus="yes">
        <source>%n letter(s) or more</source>
        <translation>
            <numerusform>%n lettre ou plus</numerusform>
            <numerusform>%n lettres ou plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n manche</numerusform>
            <numerusform>%n manches</numerusform>
        </translation>
    </message>
    <message>
        <source>A board with very few everyday words is shaken again before anybody sees it.</source>
        <translation>Une grille qui a très peu de mots courants est secouée à nouveau avant que quelqu’un la voie.</translation>
    </message>
    <message>
        <source>A vote</source>
        <translation>On vote</translation>
    </message>
    <message>
        <source>A word that fails costs its points</source>
        <translation>Un mot refusé coûte ses points</translation>
    </message>
    <message>
        <source>Advanced: words of 5 letters or more</source>
        <translation>Pour les forts&#xa0;: mots de 5 lettres ou plus</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Tout de suite</translation>
    </message>
    <message>
        <source>Board and time</source>
        <translation>Grille et temps</translation>
    </message>
    <message>
        <source>Challenges</source>
        <translation>Contestations</translation>
    </message>
    <message>
        <source>Check words</source>
        <translation>Vérifier les mots</translation>
    </message>
    <message>
        <source>Cubes</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>Dictionary</source>
        <translation>Dictionnaire</translation>
    </message>
    <message>
        <source>Fair shake</source>
        <translation>Tirage équitable</translation>
    </message>
    <message>
        <source>Finish the word you&apos;re on</source>
        <translation>On finit le mot commencé</translation>
    </message>
    <message>
        <source>First to</source>
        <translation>Le premier à</translation>
    </message>
    <message>
        <source>Hints (only on this screen)</source>
        <translation>Indices (seulement sur cet écran)</translation>
    </message>
    <message>
        <source>How do you write?</source>
        <translation>Comment écrivez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>If challenged</source>
        <translation>Si quelqu’un conteste</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listes</translation>
    </message>
    <message>
        <source>Minimum length</source>
        <translation>Longueur minimale</translation>
    </message>
    <message>
        <source>Offer likely words when lists are typed</source>
        <translation>Proposer des mots quand on tape les listes</translation>
    </message>
    <message>
        <source>On paper</source>
        <translation>Sur papier</translation>
    </message>
    <message>
        <source>On phones</source>
        <translation>Sur téléphones</translation>
    </message>
    <message>
        <source>On this screen</source>
        <translation>Sur cet écran</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Manches</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>When read</source>
        <translation>À la lecture</translation>
    </message>
    <message>
        <source>Who decides</source>
        <translation>Qui décide</translation>
    </message>
    <message>
        <source>Winning</source>
        <translation>Gagner</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Mots</translation>
    </message>
    <message>
        <source>Works with any game. Handicaps stay.</source>
        <translation>Va avec tous les jeux. Les avantages restent.</translation>
    </message>
    <message>
        <source>challenges by dictionary</source>
        <translation>contestations au dictionnaire</translation>
    </message>
    <message>
        <source>challenges by vote</source>
        <translation>contestations au vote</translation>
    </message>
    <message>
        <source>dictionary checks at once</source>
        <translation>dictionnaire tout de suite</translation>
    </message>
    <message>
        <source>dictionary checks every word</source>
        <translation>dictionnaire pour chaque mot</translation>
    </message>
    <message>
        <source>everyone at once</source>
        <translation>tous en même temps</translation>
    </message>
    <message>
        <source>fair shake</source>
        <translation>tirage équitable</translation>
    </message>
    <message>
        <source>first to {target}</source>
        <translation>le premier à {target}</translation>
    </message>
    <message>
        <source>hints</source>
        <translation>indices</translation>
    </message>
    <message>
        <source>lists typed without help</source>
        <translation>listes sans propositions</translation>
    </message>
    <message>
        <source>lost challenges cost points</source>
        <translation>un mot refusé coûte ses points</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>no target</source>
        <translation>sans but</translation>
    </message>
    <message>
        <source>one after the other</source>
        <translation>chacun son tour</translation>
    </message>
    <message>
        <source>scan a code to join</source>
        <translation>scannez un code pour jouer</translation>
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
        <translation>Points moyens par manche, sans avance. Seules comptent les dernières manches avec ces règles. Les mots communs d’une équipe comptent pour chacun.</translation>
    </message>
    <message>
        <source>Details…</source>
        <translation>Détails…</translation>
    </message>
    <message>
        <source>Fair points per round: {granted}. Change them as you like.</source>
        <translation>Points justes par manche&#xa0;: {granted}. Changez-les à votre goût.</translation>
    </message>
    <message>
        <source>Head starts and teams</source>
        <translation>Avance et équipes</translation>
    </message>
    <message>
        <source>How much help?</source>
        <translation>Combien d’aide&#xa0;?</translation>
    </message>
    <message>
        <source>Make it fair for smaller players.</source>
        <translation>Pour que ce soit juste avec les petits.</translation>
    </message>
    <message>
        <source>Not enough rounds with these rules for {names} yet.</source>
        <translation>Pas encore assez de manches avec ces règles pour {names}.</translation>
    </message>
    <message>
        <source>Past rounds say: a lot</source>
        <translation>D’après les manches passées&#xa0;: beaucoup</translation>
    </message>
    <message>
        <source>Past rounds say: none</source>
        <translation>D’après les manches passées&#xa0;: aucune</translation>
    </message>
    <message>
        <source>Past rounds say: some</source>
        <translation>D’après les manches passées&#xa0;: un peu</translation>
    </message>
    <message>
        <source>Suggest a fair handicap</source>
        <translation>Proposer une avance juste</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Pourquoi&#x202f;?</translation>
    </message>
    <message>
        <source>You&apos;re even. Nobody needs a handicap.</source>
        <translation>Vous êtes de même force. Personne n’a besoin d’avance.</translation>
    </message>
    <message>
        <source>Your history can&apos;t be read right now.</source>
        <translation>Impossible de lire ton historique pour le moment.</translation>
    </message>
    <message>
        <source>a lot</source>
        <translation>beaucoup</translation>
    </message>
    <message>
        <source>head start</source>
        <translation>avance</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>own</source>
        <translation>à part</translation>
    </message>
    <message>
        <source>some</source>
        <translation>un peu</translation>
    </message>
    <message>
        <source>{name} +{points}</source>
        <translation>{name} +{points}</translation>
    </message>
    <message>
        <source>{name}: fewer than {least} rounds</source>
        <translation>{name}&#xa0;: moins de {least} manches</translation>
    </message>
    <message>
        <source>{name}: {average} ({rounds} rounds)</source>
        <translation>{name}&#xa0;: {average} ({rounds} manches)</translation>
    </message>
    <message>
        <source>{side} is strongest. The others get the difference. A team&apos;s points go to the player with the lowest average.</source>
        <translation>{side} mène. Les autres reçoivent la différence. Dans une équipe, les points vont à la moyenne la plus basse.</translation>
    </message>
</context>
<context>
    <name>BoggleSetupPage</name>
    <message>
        <source>New Boggle game</source>
        <translation>Nouvelle partie de Boggle</translation>
    </message>
    <message>
        <source>{name}: {handicap}</source>
        <translation>{name}&#xa0;: {handicap}</translation>
    </message>
</context>
<context>
    <name>BoggleStrings</name>
    <message numerus="yes">
        <source>%n letter(s)</source>
        <translation>
            <numerusform>%n lettre</numerusform>
            <numerusform>%n lettres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shake(s) to get the board you wished for.</source>
        <translation>
            <numerusform>%n tirage pour la grille souhaitée.</numerusform>
            <numerusform>%n tirages pour la grille souhaitée.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n mot</numerusform>
            <numerusform>%n mots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s) of up to {letters} letters</source>
        <translation>
            <numerusform>%n mot de {letters} lettres au plus</numerusform>
            <numerusform>%n mots de {letters} lettres au plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n point(s)</source>
        <translation>
            <numerusform>+%n point</numerusform>
            <numerusform>+%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>A board with {parts}, counting {counted}.</source>
        <translation>Une grille avec {parts}, en comptant {counted}.</translation>
    </message>
    <message>
        <source>A game needs two sides. End it, or let somebody else play on.</source>
        <translation>Il faut deux camps pour jouer. Finissez la partie, ou laissez quelqu’un prendre le relais.</translation>
    </message>
    <message>
        <source>All read. Anything to challenge?</source>
        <translation>Tout est lu. Un mot à contester&#x202f;?</translation>
    </message>
    <message>
        <source>Any board the cubes make.</source>
        <translation>N’importe quelle grille que donnent les dés.</translation>
    </message>
    <message>
        <source>Big and Master cubes (1979)</source>
        <translation>Dés Big et Master (1979)</translation>
    </message>
    <message>
        <source>Both wrote it</source>
        <translation>Les deux l’ont écrit</translation>
    </message>
    <message>
        <source>Challenge cubes</source>
        <translation>Dés Challenge</translation>
    </message>
    <message>
        <source>Classic cubes (1976)</source>
        <translation>Dés classiques (1976)</translation>
    </message>
    <message>
        <source>Codes never use {sign}.</source>
        <translation>Un code n’a jamais de {sign}.</translation>
    </message>
    <message>
        <source>Counts once for the team. {name} keeps it: {points}</source>
        <translation>Compte une fois pour l’équipe. {name} le garde&#xa0;: {points}</translation>
    </message>
    <message>
        <source>Crossed off for everybody</source>
        <translation>Barré pour tout le monde</translation>
    </message>
    <message>
        <source>Deluxe cubes</source>
        <translation>Dés Deluxe</translation>
    </message>
    <message>
        <source>Everybody writes at once. The computer shakes, times and referees.</source>
        <translation>Tous écrivent en même temps. L’ordinateur secoue, chronomètre et arbitre.</translation>
    </message>
    <message>
        <source>Everybody wrote it</source>
        <translation>Tout le monde l’a écrit</translation>
    </message>
    <message numerus="yes">
        <source>Finds about %n point(s) a round</source>
        <translation>
            <numerusform>Trouve environ&#x202f;%n point par manche</numerusform>
            <numerusform>Trouve environ&#x202f;%n points par manche</numerusform>
        </translation>
    </message>
    <message>
        <source>Finish this round first. Then somebody else can sit down.</source>
        <translation>Finissez d’abord cette manche. Ensuite quelqu’un d’autre pourra s’asseoir.</translation>
    </message>
    <message>
        <source>First to read</source>
        <translation>Lit en premier</translation>
    </message>
    <message>
        <source>First to {target} wins.</source>
        <translation>Le premier à {target} gagne.</translation>
    </message>
    <message>
        <source>Hands off the cubes while the timer runs!</source>
        <translation>On ne touche pas aux dés tant que le sable coule&#x202f;!</translation>
    </message>
    <message>
        <source>It&apos;s a tie: {names}</source>
        <translation>Égalité&#xa0;: {names}</translation>
    </message>
    <message>
        <source>It&apos;s somebody else&apos;s turn to write.</source>
        <translation>C’est à quelqu’un d’autre d’écrire.</translation>
    </message>
    <message>
        <source>Keep typing. The code has more characters.</source>
        <translation>Continue de taper. Le code est plus long.</translation>
    </message>
    <message>
        <source>New cubes (since 1987)</source>
        <translation>Nouveaux dés (depuis 1987)</translation>
    </message>
    <message>
        <source>Next to read</source>
        <translation>Lit ensuite</translation>
    </message>
    <message>
        <source>No points this round</source>
        <translation>Aucun point cette manche</translation>
    </message>
    <message>
        <source>No shared words</source>
        <translation>Aucun mot en commun</translation>
    </message>
    <message>
        <source>Nobody sits there. Choose another player.</source>
        <translation>Personne n’est assis là. Choisis quelqu’un d’autre.</translation>
    </message>
    <message>
        <source>On paper</source>
        <translation>Sur papier</translation>
    </message>
    <message>
        <source>On phones</source>
        <translation>Sur téléphones</translation>
    </message>
    <message>
        <source>On screen</source>
        <translation>À l’écran</translation>
    </message>
    <message>
        <source>One at a time. Same cubes, full time for everyone.</source>
        <translation>Chacun son tour. Les mêmes dés, tout le temps pour chacun.</translation>
    </message>
    <message>
        <source>Only {name} wrote it</source>
        <translation>Écrit seulement par {name}</translation>
    </message>
    <message>
        <source>Others play this board too.</source>
        <translation>D’autres jouent aussi cette grille.</translation>
    </message>
    <message>
        <source>Play as many rounds as you like.</source>
        <translation>Jouez autant de manches que vous voulez.</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Rare words {number} of {words}</source>
        <translation>Mots rares&#xa0;: {number} sur {words}</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Manche {number}</translation>
    </message>
    <message>
        <source>Round {number}  ·  word {word} of {words}</source>
        <translation>Manche {number}  ·  mot {word} sur {words}</translation>
    </message>
    <message>
        <source>Round {number} of {rounds}</source>
        <translation>Manche {number} sur {rounds}</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}.</source>
        <translation>Manche {round} sur {rounds}.</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}. {target} points win earlier.</source>
        <translation>Manche {round} sur {rounds}. {target} points gagnent plus tôt.</translation>
    </message>
    <message numerus="yes">
        <source>Shaken again: %n board(s) had too few everyday words.</source>
        <translation>
            <numerusform>Secoué à nouveau&#xa0;: %n grille avait trop peu de mots courants.</numerusform>
            <numerusform>Secoué à nouveau&#xa0;: %n grilles avaient trop peu de mots courants.</numerusform>
        </translation>
    </message>
    <message>
        <source>Shared words {number} of {words}</source>
        <translation>Mots communs&#xa0;: {number} sur {words}</translation>
    </message>
    <message>
        <source>Somebody here has that name. Choose another one.</source>
        <translation>Quelqu’un ici a déjà ce nom. Choisis-en un autre.</translation>
    </message>
    <message>
        <source>Something&apos;s mistyped. Check each character again.</source>
        <translation>Une faute de frappe. Vérifie chaque signe.</translation>
    </message>
    <message>
        <source>Super Big cubes (2012)</source>
        <translation>Dés Super Big (2012)</translation>
    </message>
    <message>
        <source>That isn&apos;t a board&apos;s code. Check each character again.</source>
        <translation>Ce n’est pas le code d’une grille. Vérifie chaque signe.</translation>
    </message>
    <message>
        <source>That&apos;s too long. Check for an extra character.</source>
        <translation>C’est trop long. Cherche un caractère en trop.</translation>
    </message>
    <message numerus="yes">
        <source>The best of %n shake(s). All had few everyday words.</source>
        <translation>
            <numerusform>Le meilleur de %n tirage. Il avait peu de mots courants.</numerusform>
            <numerusform>Le meilleur de %n tirages. Tous avaient peu de mots courants.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The closest board to your wish in %n shake(s).</source>
        <translation>
            <numerusform>La grille la plus proche du souhait, après&#x202f;%n tirage.</numerusform>
            <numerusform>La grille la plus proche du souhait, après&#x202f;%n tirages.</numerusform>
        </translation>
    </message>
    <message>
        <source>The dome is up. The timer is running.</source>
        <translation>Le dôme est levé. Le sable coule.</translation>
    </message>
    <message>
        <source>The others play on. {name}&apos;s points stay with the team.</source>
        <translation>Les autres continuent. Les points de {name} restent à l’équipe.</translation>
    </message>
    <message>
        <source>The others play on. {name}&apos;s points stay, but can&apos;t win.</source>
        <translation>Les autres continuent. Les points de {name} restent, mais ne font plus gagner.</translation>
    </message>
    <message>
        <source>There&apos;s no {letter} on the board.</source>
        <translation>Il n’y a pas de {letter} sur la grille.</translation>
    </message>
    <message>
        <source>This code needs a newer Boggle Desk.</source>
        <translation>Ce code demande un Boggle Desk plus récent.</translation>
    </message>
    <message>
        <source>This game has no hints.</source>
        <translation>Pas d’indices dans cette partie.</translation>
    </message>
    <message>
        <source>This game&apos;s cubes can&apos;t make that board.</source>
        <translation>Les dés de cette partie ne font pas cette grille.</translation>
    </message>
    <message>
        <source>Time&apos;s up for {names}! The others have extra time.</source>
        <translation>C’est fini pour {names}&#x202f;! Les autres ont du temps en plus.</translation>
    </message>
    <message>
        <source>Time&apos;s up!</source>
        <translation>C’est fini&#x202f;!</translation>
    </message>
    <message>
        <source>Today&apos;s board</source>
        <translation>La grille du jour</translation>
    </message>
    <message numerus="yes">
        <source>Too short. Words need %n letter(s) or more.</source>
        <translation>
            <numerusform>Trop court. Il faut&#x202f;%n lettre ou plus.</numerusform>
            <numerusform>Trop court. Il faut&#x202f;%n lettres ou plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Type a board&apos;s code.</source>
        <translation>Tape le code d’une grille.</translation>
    </message>
    <message>
        <source>Words that nobody has read yet don&apos;t count.</source>
        <translation>Les mots que personne n’a encore lus ne comptent pas.</translation>
    </message>
    <message>
        <source>You can&apos;t challenge your own word.</source>
        <translation>On ne conteste pas son propre mot.</translation>
    </message>
    <message>
        <source>You can&apos;t do that right now.</source>
        <translation>Pas possible pour le moment.</translation>
    </message>
    <message>
        <source>You have no vote on {word}.</source>
        <translation>Tu ne votes pas pour {word}.</translation>
    </message>
    <message>
        <source>You&apos;ve found every word. There&apos;s nothing left to hint at.</source>
        <translation>Tu as trouvé tous les mots. Plus rien à souffler.</translation>
    </message>
    <message>
        <source>You&apos;ve reached the goal!</source>
        <translation>But atteint&#x202f;!</translation>
    </message>
    <message>
        <source>You&apos;ve seen the letters. No second shake!</source>
        <translation>Vous avez vu les lettres. Pas de second tirage&#x202f;!</translation>
    </message>
    <message>
        <source>You&apos;ve voted already.</source>
        <translation>Tu as déjà voté.</translation>
    </message>
    <message>
        <source>Your rules don&apos;t allow {word}.</source>
        <translation>Vos règles ne permettent pas {word}.</translation>
    </message>
    <message numerus="yes">
        <source>a word of %n letter(s) or more</source>
        <translation>
            <numerusform>un mot de&#x202f;%n lettre ou plus</numerusform>
            <numerusform>un mot de&#x202f;%n lettres ou plus</numerusform>
        </translation>
    </message>
    <message>
        <source>all words</source>
        <translation>tous les mots</translation>
    </message>
    <message numerus="yes">
        <source>at least %n word(s)</source>
        <translation>
            <numerusform>au moins&#x202f;%n mot</numerusform>
            <numerusform>au moins&#x202f;%n mots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n word(s) of up to {letters} letters</source>
        <translation>
            <numerusform>au moins&#x202f;%n mot de {letters} lettres au plus</numerusform>
            <numerusform>au moins&#x202f;%n mots de {letters} lettres au plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n word(s)</source>
        <translation>
            <numerusform>au plus&#x202f;%n mot</numerusform>
            <numerusform>au plus&#x202f;%n mots</numerusform>
        </translation>
    </message>
    <message>
        <source>each letter after that: {points} more</source>
        <translation>chaque lettre en plus&#xa0;: {points} de plus</translation>
    </message>
    <message>
        <source>everyday words</source>
        <translation>mots courants</translation>
    </message>
    <message>
        <source>first to {target}</source>
        <translation>le premier à {target}</translation>
    </message>
    <message numerus="yes">
        <source>no word of %n letter(s)</source>
        <translation>
            <numerusform>aucun mot de&#x202f;%n lettre</numerusform>
            <numerusform>aucun mot de&#x202f;%n lettres</numerusform>
        </translation>
    </message>
    <message>
        <source>simple words</source>
        <translation>mots simples</translation>
    </message>
    <message>
        <source>so far</source>
        <translation>pour l’instant</translation>
    </message>
    <message>
        <source>with {points} to start</source>
        <translation>avec {points} d’avance</translation>
    </message>
    <message numerus="yes">
        <source>words of %n letter(s) or more</source>
        <translation>
            <numerusform>les mots de&#x202f;%n lettre ou plus</numerusform>
            <numerusform>les mots de&#x202f;%n lettres ou plus</numerusform>
        </translation>
    </message>
    <message>
        <source>{begun} works, but no {letter} touches the last letter.</source>
        <translation>{begun} va, mais aucun {letter} ne touche la dernière lettre.</translation>
    </message>
    <message>
        <source>{letters} letters or more: {points}</source>
        <translation>{letters} lettres ou plus&#xa0;: {points}</translation>
    </message>
    <message>
        <source>{letters} letters: {points}</source>
        <translation>{letters} lettres&#xa0;: {points}</translation>
    </message>
    <message>
        <source>{letters}–{most} letters: {points}</source>
        <translation>{letters}–{most} lettres&#xa0;: {points}</translation>
    </message>
    <message>
        <source>{minutes}:{seconds} minutes</source>
        <translation>{minutes}:{seconds} minutes</translation>
    </message>
    <message>
        <source>{names} share the round</source>
        <translation>{names} se partagent la manche</translation>
    </message>
    <message>
        <source>{names} take the round!</source>
        <translation>La manche est à {names}&#x202f;!</translation>
    </message>
    <message>
        <source>{names} takes the round!</source>
        <translation>La manche est à {names}&#x202f;!</translation>
    </message>
    <message>
        <source>{names} win!</source>
        <translation>{names} gagnent&#x202f;!</translation>
    </message>
    <message>
        <source>{names} wins!</source>
        <translation>{names} gagne&#x202f;!</translation>
    </message>
    <message>
        <source>{names} wrote it</source>
        <translation>{names} l’ont écrit</translation>
    </message>
    <message>
        <source>{name} leaves. The others play on.</source>
        <translation>{name} s’en va. Les autres continuent.</translation>
    </message>
    <message>
        <source>{name} reads from paper</source>
        <translation>{name} lit sur papier</translation>
    </message>
    <message>
        <source>{name} reads {word}.</source>
        <translation>{name} lit {word}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} reads, %n word(s) to go</source>
        <translation>
            <numerusform>{name} lit, encore&#x202f;%n mot</numerusform>
            <numerusform>{name} lit, encore&#x202f;%n mots</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}&apos;s turn to read.</source>
        <translation>À {name} de lire.</translation>
    </message>
    <message>
        <source>{name}: {handicap}</source>
        <translation>{name}&#xa0;: {handicap}</translation>
    </message>
    <message>
        <source>{points} for {name}!</source>
        <translation>{points} pour {name}&#x202f;!</translation>
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
        <translation>{seconds} s de plus</translation>
    </message>
    <message>
        <source>{size}  letters from your own box</source>
        <translation>{size}  lettres de votre boîte</translation>
    </message>
    <message>
        <source>{team}: {points}</source>
        <translation>{team}&#xa0;: {points}</translation>
    </message>
    <message>
        <source>{word} counts: {points}</source>
        <translation>{word} compte&#xa0;: {points}</translation>
    </message>
    <message>
        <source>{word} doesn&apos;t count</source>
        <translation>{word} ne compte pas</translation>
    </message>
    <message>
        <source>{word} doesn&apos;t count anyway. There&apos;s nothing to challenge.</source>
        <translation>{word} ne compte pas de toute façon. Rien à contester.</translation>
    </message>
    <message>
        <source>{word} doesn&apos;t count: {points}</source>
        <translation>{word} ne compte pas&#xa0;: {points}</translation>
    </message>
    <message>
        <source>{word} is already on the list.</source>
        <translation>{word} est déjà sur la liste.</translation>
    </message>
    <message>
        <source>{word} isn&apos;t in the dictionary.</source>
        <translation>{word} n’est pas dans le dictionnaire.</translation>
    </message>
    <message>
        <source>{word} isn&apos;t on the board.</source>
        <translation>{word} n’est pas sur la grille.</translation>
    </message>
    <message>
        <source>{word} isn&apos;t on the list.</source>
        <translation>{word} n’est pas sur la liste.</translation>
    </message>
    <message>
        <source>{word} needs the same {letter} twice.</source>
        <translation>{word} utilise deux fois le même dé {letter}.</translation>
    </message>
    <message>
        <source>{word} was already read.</source>
        <translation>{word} a déjà été lu.</translation>
    </message>
    <message>
        <source>{word} was challenged before. It counts.</source>
        <translation>{word} a déjà été contesté. Il compte.</translation>
    </message>
</context>
<context>
    <name>BoggleTablePage</name>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>Encore&#x202f;%n seconde</numerusform>
            <numerusform>Encore&#x202f;%n secondes</numerusform>
        </translation>
    </message>
    <message>
        <source>+{points}</source>
        <translation>+{points}</translation>
    </message>
    <message>
        <source>No dictionary in the middle of a round!</source>
        <translation>Pas de dictionnaire en pleine manche&#x202f;!</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>Tourner la grille</translation>
    </message>
    <message>
        <source>Turn the board by a quarter (Ctrl+R)</source>
        <translation>Tourner la grille d’un quart de tour (Ctrl+R)</translation>
    </message>
    <message>
        <source>{name}: {remark}</source>
        <translation>{name}&#xa0;: {remark}</translation>
    </message>
</context>
<context>
    <name>BoggleViewerPage</name>
    <message>
        <source>A tie: {names}.</source>
        <translation>Égalité&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>No points were counted here.</source>
        <translation>Ici, aucun point n’a été compté.</translation>
    </message>
    <message>
        <source>The game went to {names}.</source>
        <translation>La partie revient à {names}.</translation>
    </message>
    <message>
        <source>Words of {name}</source>
        <translation>Mots de {name}</translation>
    </message>
    <message>
        <source>{names} won the game.</source>
        <translation>{names} a gagné la partie.</translation>
    </message>
</context>
<context>
    <name>CandidatesModel</name>
    <message>
        <source>Keeps</source>
        <translation>Garde</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Coup</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N°</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Points plus the value of the tiles you keep</source>
        <translation>Les points et la valeur des lettres que tu gardes</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Gagne</translation>
    </message>
    <message>
        <source>Worth</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>exchange {tiles}</source>
        <translation>échanger {tiles}</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passer</translation>
    </message>
    <message>
        <source>{move}, everyday words</source>
        <translation>{move}, mots courants</translation>
    </message>
    <message>
        <source>{move}, the play you made</source>
        <translation>{move}, ton coup</translation>
    </message>
</context>
<context>
    <name>CandidatesTable</name>
    <message>
        <source>Best plays</source>
        <translation>Meilleurs coups</translation>
    </message>
    <message>
        <source>keeps {tiles}</source>
        <translation>garde {tiles}</translation>
    </message>
    <message>
        <source>you played this</source>
        <translation>c’est ton coup</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points} points</translation>
    </message>
</context>
<context>
    <name>ChallengeBar</name>
    <message>
        <source>next word in {seconds} s</source>
        <translation>mot suivant dans {seconds} s</translation>
    </message>
</context>
<context>
    <name>ClockCard</name>
    <message numerus="yes">
        <source>%n second(s) gone</source>
        <translation>
            <numerusform>%n seconde passée</numerusform>
            <numerusform>%n secondes passées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>Encore&#x202f;%n seconde</numerusform>
            <numerusform>Encore&#x202f;%n secondes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CodeField</name>
    <message>
        <source>Board code</source>
        <translation>Code de la grille</translation>
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
        <translation>Code à scanner&#xa0;: {address}</translation>
    </message>
</context>
<context>
    <name>CodeRow</name>
    <message>
        <source>Board code: {code}</source>
        <translation>Code de la grille&#xa0;: {code}</translation>
    </message>
    <message>
        <source>Code copied.</source>
        <translation>Code copié.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy the code of this board</source>
        <translation>Copier le code de cette grille</translation>
    </message>
    <message>
        <source>Play this board again</source>
        <translation>Rejouer cette grille</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>The same board and players again</source>
        <translation>La même grille et les mêmes joueurs</translation>
    </message>
    <message>
        <source>This board has no code.</source>
        <translation>Cette grille n’a pas de code.</translation>
    </message>
    <message>
        <source>Who played this board?</source>
        <translation>Qui a joué cette grille&#x202f;?</translation>
    </message>
</context>
<context>
    <name>CoinRows</name>
    <message>
        <source>+{number} more</source>
        <translation>+{number} de plus</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>{name}: {words}</source>
        <translation>{name}&#xa0;: {words}</translation>
    </message>
</context>
<context>
    <name>CollectPanel</name>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n mot</numerusform>
            <numerusform>%n mots</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter adds {word}.</source>
        <translation>Entrée ajoute {word}.</translation>
    </message>
    <message>
        <source>Type a word from the list</source>
        <translation>Tape un mot de la liste</translation>
    </message>
    <message>
        <source>on paper</source>
        <translation>sur papier</translation>
    </message>
    <message>
        <source>{name}&apos;s list</source>
        <translation>Liste de {name}</translation>
    </message>
    <message>
        <source>{word} added</source>
        <translation>{word} ajouté</translation>
    </message>
    <message>
        <source>{word} is off the list. Ctrl+Z brings it back.</source>
        <translation>{word} n’est plus sur la liste. Ctrl+Z le remet.</translation>
    </message>
</context>
<context>
    <name>CommonnessStrings</name>
    <message>
        <source>How common</source>
        <translation>Usage</translation>
    </message>
    <message>
        <source>everyday</source>
        <translation>courant</translation>
    </message>
    <message>
        <source>less common</source>
        <translation>moins courant</translation>
    </message>
    <message>
        <source>rare</source>
        <translation>rare</translation>
    </message>
    <message>
        <source>simple</source>
        <translation>simple</translation>
    </message>
</context>
<context>
    <name>DayChips</name>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n jour d’affilée</numerusform>
            <numerusform>%n jours d’affilée</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has played yet. Be first!</source>
        <translation>Personne n’a encore joué. À toi l’honneur&#x202f;!</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <translation>et {count} de plus</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>pas encore</translation>
    </message>
    <message>
        <source>{name}: {result}</source>
        <translation>{name}&#xa0;: {result}</translation>
    </message>
    <message>
        <source>✓ played</source>
        <translation>✓ joué</translation>
    </message>
</context>
<context>
    <name>DayPanel</name>
    <message numerus="yes">
        <source>%n day(s) in a row!</source>
        <translation>
            <numerusform>%n jour d’affilée !</numerusform>
            <numerusform>%n jours d’affilée !</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n letter(s)</source>
        <translation>
            <numerusform>%n lettre</numerusform>
            <numerusform>%n lettres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>And the best today…</source>
        <translation>Et le meilleur aujourd’hui…</translation>
    </message>
    <message>
        <source>Best word</source>
        <translation>Meilleur mot</translation>
    </message>
    <message>
        <source>Day 1</source>
        <translation>Jour 1</translation>
    </message>
    <message>
        <source>Keep them hidden</source>
        <translation>Les laisser cachés</translation>
    </message>
    <message>
        <source>Today&apos;s board, {date}</source>
        <translation>Grille du jour, {date}</translation>
    </message>
    <message>
        <source>Where the words ran. No spoilers!</source>
        <translation>Le chemin des mots. Rien n’est dévoilé !</translation>
    </message>
    <message>
        <source>Who&apos;s playing?</source>
        <translation>Qui joue&#xa0;?</translation>
    </message>
    <message>
        <source>With hints. No spoilers!</source>
        <translation>Avec indices. Rien n’est dévoilé !</translation>
    </message>
    <message>
        <source>Your turn?</source>
        <translation>À toi ?</translation>
    </message>
    <message>
        <source>Your turn? The code of the board is {code}</source>
        <translation>À toi ? Le code de la grille est {code}</translation>
    </message>
    <message numerus="yes">
        <source>point(s)</source>
        <translation>
            <numerusform>point</numerusform>
            <numerusform>points</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has {points} on today&apos;s Boggle board ({date}).</source>
        <translation>{name} a {points} sur la grille Boggle du jour ({date}).</translation>
    </message>
    <message>
        <source>{number} letters or more</source>
        <translation>{number} lettres ou plus</translation>
    </message>
</context>
<context>
    <name>DomeView</name>
    <message>
        <source>Letter cubes</source>
        <translation>Dés à lettres</translation>
    </message>
</context>
<context>
    <name>DuplicatePaper</name>
    <message>
        <source>Best play</source>
        <translation>Meilleur coup</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
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
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>Duplicate · {name} tiles · {time}</source>
        <translation>Duplicate · lettres&#xa0;: {name} · {time}</translation>
    </message>
    <message>
        <source>Each turn you all look for the best play with the same seven tiles.</source>
        <translation>À chaque coup, vous cherchez tous le meilleur coup avec les mêmes sept lettres.</translation>
    </message>
    <message>
        <source>New duplicate game</source>
        <translation>Nouvelle partie en duplicate</translation>
    </message>
    <message>
        <source>Same tiles for everybody</source>
        <translation>Les mêmes lettres pour tous</translation>
    </message>
    <message>
        <source>Tiles and time</source>
        <translation>Lettres et temps</translation>
    </message>
    <message>
        <source>Time for each turn</source>
        <translation>Temps par coup</translation>
    </message>
    <message>
        <source>Write it down. When time is up, everybody enters a play.</source>
        <translation>Notez-le. À la fin du temps, chacun entre son coup.</translation>
    </message>
    <message>
        <source>You get your own points. Then the best play is laid for all.</source>
        <translation>Tu marques tes points. Puis le top est posé pour tous.</translation>
    </message>
    <message>
        <source>no timer</source>
        <translation>sans sablier</translation>
    </message>
</context>
<context>
    <name>DuplicateStrings</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Best: {play}</source>
        <translation>Top&#xa0;: {play}</translation>
    </message>
    <message>
        <source>Don&apos;t wait</source>
        <translation>Ne pas attendre</translation>
    </message>
    <message>
        <source>Everybody has the same tiles.</source>
        <translation>Tout le monde a les mêmes lettres.</translation>
    </message>
    <message>
        <source>Find the best play</source>
        <translation>Trouvez le top</translation>
    </message>
    <message>
        <source>Found by {names}!</source>
        <translation>Trouvé par {names}&#x202f;!</translation>
    </message>
    <message>
        <source>Hand in</source>
        <translation>Remettre</translation>
    </message>
    <message>
        <source>Hand in +{points}</source>
        <translation>Remettre +{points}</translation>
    </message>
    <message>
        <source>Handed in. You can still change it.</source>
        <translation>C&apos;est remis. Tu peux encore changer.</translation>
    </message>
    <message>
        <source>I can&apos;t read that. Type the square, then the word: 8D RETSINA.</source>
        <translation>Je ne comprends pas. Tape la case, puis le mot&#xa0;: 8D RETSINA.</translation>
    </message>
    <message>
        <source>I&apos;m {name}</source>
        <translation>C’est moi, {name}</translation>
    </message>
    <message>
        <source>It&apos;s a tie: {names}</source>
        <translation>Égalité&#xa0;: {names}</translation>
    </message>
    <message>
        <source>Look at the laptop.</source>
        <translation>Regarde l&apos;ordinateur.</translation>
    </message>
    <message>
        <source>Looking for the best play…</source>
        <translation>Recherche du top…</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Coup suivant</translation>
    </message>
    <message>
        <source>No play</source>
        <translation>Aucun coup</translation>
    </message>
    <message>
        <source>Nobody found it.</source>
        <translation>Personne ne l’a trouvé.</translation>
    </message>
    <message>
        <source>Not a play yet. Type the square, then the word.</source>
        <translation>Pas encore un coup. Tape la case, puis le mot.</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pause</translation>
    </message>
    <message>
        <source>Pencils down</source>
        <translation>On pose les crayons</translation>
    </message>
    <message>
        <source>Pencils down! Hand in your play.</source>
        <translation>On pose les crayons&#x202f;! Remets ton coup.</translation>
    </message>
    <message>
        <source>Pencils ready?</source>
        <translation>Crayons prêts&#x202f;?</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Start turn</source>
        <translation>Commencer le coup</translation>
    </message>
    <message>
        <source>The letters are hidden and the sand stands still.</source>
        <translation>Les lettres sont cachées et le sable s’arrête.</translation>
    </message>
    <message>
        <source>Time out</source>
        <translation>Temps mort</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>Coup {number}</translation>
    </message>
    <message>
        <source>Type it like 8D RETSINA, or lay it on the board.</source>
        <translation>Tape-le comme 8D RETSINA, ou pose-le sur le plateau.</translation>
    </message>
    <message>
        <source>Waiting for the phones: {names}</source>
        <translation>On attend les téléphones&#xa0;: {names}</translation>
    </message>
    <message>
        <source>We&apos;re done</source>
        <translation>On a fini</translation>
    </message>
    <message>
        <source>What did you find?</source>
        <translation>Qu’as-tu trouvé&#x202f;?</translation>
    </message>
    <message>
        <source>Write down the square and the word, like 8D RETSINA.</source>
        <translation>Notez la case et le mot, par exemple 8D RETSINA.</translation>
    </message>
    <message>
        <source>You: {play}</source>
        <translation>Toi : {play}</translation>
    </message>
    <message>
        <source>doesn&apos;t fit the board</source>
        <translation>ne va pas sur le plateau</translation>
    </message>
    <message>
        <source>no play</source>
        <translation>aucun coup</translation>
    </message>
    <message>
        <source>{names} wins!</source>
        <translation>{names} gagne&#x202f;!</translation>
    </message>
    <message>
        <source>{name}&apos;s play</source>
        <translation>Coup de {name}</translation>
    </message>
    <message>
        <source>{name}, take the computer and enter your play. No peeking!</source>
        <translation>{name}, prends l’ordinateur et entre ton coup. On ne regarde pas&#x202f;!</translation>
    </message>
    <message>
        <source>{number} in the bag</source>
        <translation>{number} dans le sac</translation>
    </message>
    <message>
        <source>{number} of {all} handed in</source>
        <translation>{number} sur {all} remis</translation>
    </message>
    <message>
        <source>{percent} of the best</source>
        <translation>{percent} du top</translation>
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
        <translation>{play}&#xa0;: interdit ici</translation>
    </message>
    <message>
        <source>{play}: not on the rack</source>
        <translation>{play}&#xa0;: pas sur le chevalet</translation>
    </message>
    <message>
        <source>{play}: {words} not in the dictionary</source>
        <translation>{play}&#xa0;: {words} absent du dictionnaire</translation>
    </message>
    <message>
        <source>{word} doesn&apos;t fit at {square}. Check the square and the letters.</source>
        <translation>{word} ne va pas en {square}. Vérifie la case et les lettres.</translation>
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
        <translation>Horizontal&#xa0;: 8D RETSINA. Vertical&#xa0;: D8 RETSINA. Une minuscule est un joker.</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>No dictionary before the best play is on the board!</source>
        <translation>Pas de dictionnaire avant que le top soit posé&#x202f;!</translation>
    </message>
    <message>
        <source>Pencils down!</source>
        <translation>On pose les crayons&#x202f;!</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message numerus="yes">
        <source>The best plays made %n point(s).</source>
        <translation>
            <numerusform>Les tops ont fait&#x202f;%n point.</numerusform>
            <numerusform>Les tops ont fait&#x202f;%n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>Coup {number}</translation>
    </message>
    <message>
        <source>Your play</source>
        <translation>Ton coup</translation>
    </message>
    <message>
        <source>for this turn</source>
        <translation>pour ce coup</translation>
    </message>
    <message>
        <source>handed in ✓</source>
        <translation>remis ✓</translation>
    </message>
    <message>
        <source>points after each turn</source>
        <translation>points après chaque coup</translation>
    </message>
    <message>
        <source>still to hand in</source>
        <translation>pas encore remis</translation>
    </message>
    <message>
        <source>{number} in the bag</source>
        <translation>{number} dans le sac</translation>
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
        <translation>Début</translation>
    </message>
</context>
<context>
    <name>EndPanel</name>
    <message>
        <source>Print or save as PDF (Ctrl+P)</source>
        <translation>Imprimer ou enregistrer en PDF (Ctrl+P)</translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>See the board</source>
        <translation>Voir le plateau</translation>
    </message>
    <message>
        <source>The race</source>
        <translation>La course</translation>
    </message>
</context>
<context>
    <name>EntriesModel</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>against the rules</source>
        <translation>contre les règles</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>compte</translation>
    </message>
    <message>
        <source>crossed off</source>
        <translation>barré</translation>
    </message>
    <message>
        <source>doesn&apos;t count</source>
        <translation>ne compte pas</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>face cachée</translation>
    </message>
    <message>
        <source>not on this list</source>
        <translation>pas sur cette liste</translation>
    </message>
    <message>
        <source>not read</source>
        <translation>pas lu</translation>
    </message>
    <message>
        <source>on this list</source>
        <translation>sur cette liste</translation>
    </message>
    <message>
        <source>too short</source>
        <translation>trop court</translation>
    </message>
    <message>
        <source>written</source>
        <translation>écrit</translation>
    </message>
</context>
<context>
    <name>EntryPanel</name>
    <message>
        <source>8D WORD or points</source>
        <translation>8D MOT ou points</translation>
    </message>
    <message>
        <source>Add a turn you forgot before this one</source>
        <translation>Ajouter un coup oublié avant celui-ci</translation>
    </message>
    <message>
        <source>Points or words</source>
        <translation>Points ou mots</translation>
    </message>
    <message>
        <source>Points or words for {name}</source>
        <translation>Points ou mots pour {name}</translation>
    </message>
    <message>
        <source>The tiles come off the board. No points for this turn</source>
        <translation>Les lettres quittent le plateau. Aucun point pour ce coup</translation>
    </message>
    <message>
        <source>Typed words</source>
        <translation>Mots tapés</translation>
    </message>
    <message>
        <source>{name}&apos;s turn: square and word, or points</source>
        <translation>À {name}&#xa0;: case et mot, ou points</translation>
    </message>
</context>
<context>
    <name>FaceRow</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>left the game</source>
        <translation>a quitté la partie</translation>
    </message>
</context>
<context>
    <name>FacesCard</name>
    <message>
        <source>Key: {keys}</source>
        <translation>Touche&#xa0;: {keys}</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>What&apos;s in row {row}, column {column}?</source>
        <translation>Qu’y a-t-il ligne {row}, colonne {column}&#x202f;?</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>solid</source>
        <translation>sans lettre</translation>
    </message>
</context>
<context>
    <name>FamilyTab</name>
    <message>
        <source>All time</source>
        <translation>Depuis toujours</translation>
    </message>
    <message>
        <source>Boggle</source>
        <translation>Boggle</translation>
    </message>
    <message>
        <source>Both games</source>
        <translation>Les deux jeux</translation>
    </message>
    <message>
        <source>Finish a game with named players to see how you&apos;re doing.</source>
        <translation>Finissez une partie avec vos noms pour voir où vous en êtes.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>Duels</translation>
    </message>
    <message>
        <source>Head to head and streaks</source>
        <translation>Duels et séries</translation>
    </message>
    <message>
        <source>No finished games here yet.</source>
        <translation>Aucune partie finie ici pour l’instant.</translation>
    </message>
    <message>
        <source>Reading your games…</source>
        <translation>Lecture de vos parties…</translation>
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
        <translation>Saison</translation>
    </message>
    <message>
        <source>The family</source>
        <translation>La famille</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Ce mois-ci</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Cette année</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Qui</translation>
    </message>
    <message>
        <source>Winning streaks</source>
        <translation>Séries de victoires</translation>
    </message>
    <message>
        <source>{ahead} : {behind}</source>
        <translation>{ahead}&#xa0;: {behind}</translation>
    </message>
</context>
<context>
    <name>FinishPanel</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>The word that did it</source>
        <translation>Le mot décisif</translation>
    </message>
    <message>
        <source>{name}&apos;s slip</source>
        <translation>Feuille de {name}</translation>
    </message>
</context>
<context>
    <name>FreshBoards</name>
    <message numerus="yes">
        <source>%n board(s)</source>
        <translation>
            <numerusform>%n grille</numerusform>
            <numerusform>%n grilles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shake(s) to get it</source>
        <translation>
            <numerusform>secoué&#x202f;%n fois pour y arriver</numerusform>
            <numerusform>secoué&#x202f;%n fois pour y arriver</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n mot</numerusform>
            <numerusform>%n mots</numerusform>
        </translation>
    </message>
    <message>
        <source>All words of the boards</source>
        <translation>Tous les mots des grilles</translation>
    </message>
    <message>
        <source>All words on the last page</source>
        <translation>Tous les mots sur la dernière page</translation>
    </message>
    <message>
        <source>Board {number}</source>
        <translation>Grille {number}</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Grilles</translation>
    </message>
    <message>
        <source>Cubes</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>Fresh boards</source>
        <translation>Nouvelles grilles</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Lists for each board</source>
        <translation>Listes pour chaque grille</translation>
    </message>
    <message>
        <source>Shake again</source>
        <translation>Secouer encore</translation>
    </message>
    <message>
        <source>Show the letters here</source>
        <translation>Montrer les lettres ici</translation>
    </message>
    <message>
        <source>The letters are on the paper only, until you want to see them here.</source>
        <translation>Les lettres ne sont que sur le papier, jusqu’à ce que tu veuilles les voir ici.</translation>
    </message>
    <message>
        <source>The words stay hidden here until they are on paper.</source>
        <translation>Les mots restent cachés ici jusqu’à ce qu’ils soient sur papier.</translation>
    </message>
    <message>
        <source>as they fall</source>
        <translation>comme ils tombent</translation>
    </message>
    <message numerus="yes">
        <source>closest of %n shake(s)</source>
        <translation>
            <numerusform>la plus proche du souhait sur&#x202f;%n tirage</numerusform>
            <numerusform>la plus proche du souhait sur&#x202f;%n tirages</numerusform>
        </translation>
    </message>
    <message>
        <source>for children</source>
        <translation>pour enfants</translation>
    </message>
    <message>
        <source>with a long word</source>
        <translation>avec un mot long</translation>
    </message>
    <message>
        <source>with few words</source>
        <translation>avec peu de mots</translation>
    </message>
    <message>
        <source>with many words</source>
        <translation>avec beaucoup de mots</translation>
    </message>
    <message>
        <source>{board}, continued</source>
        <translation>{board}, suite</translation>
    </message>
    <message>
        <source>{board}: {words}, {points}</source>
        <translation>{board}&#xa0;: {words}, {points}</translation>
    </message>
</context>
<context>
    <name>FromTheTablePage</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Boggle</source>
        <translation>Boggle</translation>
    </message>
    <message>
        <source>Find all words</source>
        <translation>Trouver tous les mots</translation>
    </message>
    <message>
        <source>Find best plays</source>
        <translation>Chercher les meilleurs coups</translation>
    </message>
    <message>
        <source>Fresh boards and empty score sheets</source>
        <translation>Nouvelles grilles et feuilles de score vierges</translation>
    </message>
    <message>
        <source>From the table</source>
        <translation>Sur la table</translation>
    </message>
    <message>
        <source>Keep score</source>
        <translation>Compter les points</translation>
    </message>
    <message>
        <source>On paper</source>
        <translation>Sur papier</translation>
    </message>
    <message>
        <source>Print sheets…</source>
        <translation>Imprimer des feuilles…</translation>
    </message>
    <message>
        <source>Scrabble</source>
        <translation>Scrabble</translation>
    </message>
    <message>
        <source>Your own board and tiles</source>
        <translation>Votre plateau et vos lettres</translation>
    </message>
    <message>
        <source>Your own cubes, pencils and paper</source>
        <translation>Vos dés, vos crayons et du papier</translation>
    </message>
</context>
<context>
    <name>GameAnalysis</name>
    <message>
        <source>Analysis finished.</source>
        <translation>Analyse finie.</translation>
    </message>
    <message>
        <source>Analysis stopped.</source>
        <translation>Analyse arrêtée.</translation>
    </message>
    <message>
        <source>Checked with the dictionary “{title}”.</source>
        <translation>Vérifié avec le dictionnaire «&#x202f;{title}&#x202f;».</translation>
    </message>
    <message>
        <source>Choose a turn to see its best plays.</source>
        <translation>Choisis un coup pour voir les meilleurs.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>The analysis couldn&apos;t finish. Please try again.</source>
        <translation>L’analyse n’a pas pu finir. Réessaie, s’il te plaît.</translation>
    </message>
    <message>
        <source>There was nothing to choose here.</source>
        <translation>Il n’y avait rien à choisir ici.</translation>
    </message>
    <message>
        <source>This turn is still to come.</source>
        <translation>Ce coup est encore à venir.</translation>
    </message>
    <message>
        <source>This turn wasn&apos;t checked.</source>
        <translation>Ce coup n’a pas été vérifié.</translation>
    </message>
    <message>
        <source>{name} wins {share}% from here</source>
        <translation>{name} gagne à {share}&#x202f;% à partir d’ici</translation>
    </message>
    <message>
        <source>{name}, {turn}: {lead}</source>
        <translation>{name}, {turn}&#xa0;: {lead}</translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source>{name}: {remark}</source>
        <translation>{name} : {remark}</translation>
    </message>
</context>
<context>
    <name>GameSetupPage</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Change rules…</source>
        <translation>Changer les règles…</translation>
    </message>
    <message>
        <source>Dictionary: {name}</source>
        <translation>Dictionnaire&#xa0;: {name}</translation>
    </message>
    <message>
        <source>On phones…</source>
        <translation>Sur téléphones…</translation>
    </message>
    <message>
        <source>Same as last time</source>
        <translation>Comme la dernière fois</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>Commencer la partie</translation>
    </message>
</context>
<context>
    <name>GameSheet</name>
    <message numerus="yes">
        <source>%n tile(s) in the bag</source>
        <translation>
            <numerusform>%n lettre dans le sac</numerusform>
            <numerusform>%n lettres dans le sac</numerusform>
        </translation>
    </message>
    <message>
        <source>(Brackets): already on the board. Small letters: blanks.</source>
        <translation>(Parenthèses)&#xa0;: déjà sur le plateau. Minuscules&#xa0;: jokers.</translation>
    </message>
    <message>
        <source>Best play: {word} · {name} · {points}</source>
        <translation>Meilleur coup&#xa0;: {word} · {name} · {points}</translation>
    </message>
    <message>
        <source>Final scores</source>
        <translation>Scores finaux</translation>
    </message>
    <message>
        <source>It&apos;s a tie: {names}.</source>
        <translation>Égalité&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N°</translation>
    </message>
    <message>
        <source>Only up to this turn</source>
        <translation>Seulement jusqu’à ce coup</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Rack</source>
        <translation>Chevalet</translation>
    </message>
    <message>
        <source>Racks</source>
        <translation>Chevalets</translation>
    </message>
    <message>
        <source>Scores so far</source>
        <translation>Scores pour l’instant</translation>
    </message>
    <message>
        <source>Scrabble · {preset}</source>
        <translation>Scrabble · {preset}</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Case</translation>
    </message>
    <message numerus="yes">
        <source>The first %n line(s) of the game</source>
        <translation>
            <numerusform>La première ligne de la partie (%n)</numerusform>
            <numerusform>Les&#x202f;%n premières lignes de la partie</numerusform>
        </translation>
    </message>
    <message>
        <source>This game with its board and turns</source>
        <translation>Cette partie avec son plateau et ses coups</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Mot</translation>
    </message>
    <message>
        <source>a blank</source>
        <translation>un joker</translation>
    </message>
    <message>
        <source>first word</source>
        <translation>premier mot</translation>
    </message>
    <message>
        <source>first word, counts double</source>
        <translation>premier mot, compte double</translation>
    </message>
    <message>
        <source>letter counts double</source>
        <translation>lettre compte double</translation>
    </message>
    <message>
        <source>word counts triple</source>
        <translation>mot compte triple</translation>
    </message>
    <message>
        <source>{names} won the game.</source>
        <translation>{names} a gagné la partie.</translation>
    </message>
</context>
<context>
    <name>GameSummary</name>
    <message numerus="yes">
        <source>%n bingo(s)</source>
        <translation>
            <numerusform>%n scrabble</numerusform>
            <numerusform>%n scrabbles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n manche</numerusform>
            <numerusform>%n manches</numerusform>
        </translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analyser</translation>
    </message>
    <message>
        <source>Average per turn</source>
        <translation>Moyenne par coup</translation>
    </message>
    <message>
        <source>Best play</source>
        <translation>Meilleur coup</translation>
    </message>
    <message>
        <source>Bingos</source>
        <translation>Scrabbles</translation>
    </message>
    <message>
        <source>Closest moment</source>
        <translation>Moment le plus serré</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Round {round}: {name} {points}, {other} {others}</source>
        <translation>Manche {round}&#xa0;: {name} {points}, {other} {others}</translation>
    </message>
    <message>
        <source>points after each round</source>
        <translation>points après chaque manche</translation>
    </message>
    <message>
        <source>{name}, every tile</source>
        <translation>{name}, toutes les lettres</translation>
    </message>
    <message>
        <source>{name}: {average} a turn, {bingos}</source>
        <translation>{name}&#xa0;: {average} par coup, {bingos}</translation>
    </message>
</context>
<context>
    <name>GamesFilter</name>
    <message>
        <source>All kinds</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Tous les joueurs</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Toutes les dates</translation>
    </message>
    <message>
        <source>Names with commas between them</source>
        <translation>Des noms séparés par des virgules</translation>
    </message>
    <message>
        <source>Older than a year</source>
        <translation>Plus d’un an</translation>
    </message>
    <message>
        <source>Only games of this kind</source>
        <translation>Seulement ce jeu</translation>
    </message>
    <message>
        <source>Only games of this time</source>
        <translation>Seulement cette période</translation>
    </message>
    <message>
        <source>Only games with these players</source>
        <translation>Seulement avec ces joueurs</translation>
    </message>
    <message>
        <source>The last 30 days</source>
        <translation>Les 30 derniers jours</translation>
    </message>
    <message>
        <source>The last 7 days</source>
        <translation>Les 7 derniers jours</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>La dernière année</translation>
    </message>
</context>
<context>
    <name>GamesModel</name>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jouée</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Manche {number}</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>Coup {number}</translation>
    </message>
    <message>
        <source>Won: {names}</source>
        <translation>Victoire&#xa0;: {names}</translation>
    </message>
    <message>
        <source>archived</source>
        <translation>archivée</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>abîmée</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>finie</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>just begun</source>
        <translation>à peine commencée</translation>
    </message>
    <message>
        <source>not ours</source>
        <translation>pas à nous</translation>
    </message>
    <message>
        <source>{game}, score pad</source>
        <translation>{game}, carnet de score</translation>
    </message>
    <message>
        <source>{game}: {rules}</source>
        <translation>{game}&#xa0;: {rules}</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message numerus="yes">
        <source>%n file(s) left out</source>
        <translation>
            <numerusform>%n fichier laissé de côté</numerusform>
            <numerusform>%n fichiers laissés de côté</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) analysed. History says what your turns cost.</source>
        <translation>
            <numerusform>%n partie analysée. L’historique dit ce que coûtent tes coups.</numerusform>
            <numerusform>%n parties analysées. L’historique dit ce que coûtent tes coups.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) brought back.</source>
        <translation>
            <numerusform>%n partie récupérée.</numerusform>
            <numerusform>%n parties récupérées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) deleted.</source>
        <translation>
            <numerusform>%n partie supprimée.</numerusform>
            <numerusform>%n parties supprimées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) imported</source>
        <translation>
            <numerusform>%n partie importée</numerusform>
            <numerusform>%n parties importées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) saved.</source>
        <translation>
            <numerusform>%n partie enregistrée.</numerusform>
            <numerusform>%n parties enregistrées.</numerusform>
        </translation>
    </message>
    <message>
        <source>A file made with “Save everything”…</source>
        <translation>Un fichier de « Tout enregistrer »…</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Tous les fichiers</translation>
    </message>
    <message>
        <source>All games in GCG in a folder, and in the folders inside it</source>
        <translation>Toutes les parties GCG d’un dossier et des dossiers qu’il contient</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analyser</translation>
    </message>
    <message>
        <source>Analysing: {done} of {all}</source>
        <translation>Analyse&#xa0;: {done} sur {all}</translation>
    </message>
    <message>
        <source>Archive…</source>
        <translation>Archiver…</translation>
    </message>
    <message>
        <source>Bring everything in from {file}?</source>
        <translation>Tout reprendre de {file}&#x202f;?</translation>
    </message>
    <message>
        <source>Bring games back from a backup</source>
        <translation>Récupérer des parties d’une sauvegarde</translation>
    </message>
    <message>
        <source>Bring in</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n game(s)? They&apos;re removed from your history and backups too.</source>
        <translation>
            <numerusform>Supprimer %n partie ? Elle quitte aussi l’historique et les sauvegardes.</numerusform>
            <numerusform>Supprimer %n parties ? Elles quittent aussi l’historique et les sauvegardes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete games</source>
        <translation>Supprimer des parties</translation>
    </message>
    <message>
        <source>Delete the game of {names}, {when}? It&apos;s removed from your history and backups too.</source>
        <translation>Supprimer la partie de {names}, {when}&#x202f;? Elle quitte aussi l’historique et les sauvegardes.</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Supprimer…</translation>
    </message>
    <message>
        <source>Everything from Boggle Desk</source>
        <translation>Tout Boggle Desk</translation>
    </message>
    <message>
        <source>Everything in this backup is already here.</source>
        <translation>Tout ce qu’il y a dans cette sauvegarde est déjà là.</translation>
    </message>
    <message>
        <source>Everything saved as {file}.</source>
        <translation>Tout est enregistré&#xa0;: {file}.</translation>
    </message>
    <message>
        <source>Everything you have in one file</source>
        <translation>Tout ce que vous avez dans un fichier</translation>
    </message>
    <message>
        <source>Find out what each turn cost</source>
        <translation>Voir ce que chaque coup a coûté</translation>
    </message>
    <message>
        <source>GCG, for Scrabble programs</source>
        <translation>GCG, pour les programmes de Scrabble</translation>
    </message>
    <message>
        <source>Game deleted.</source>
        <translation>Partie supprimée.</translation>
    </message>
    <message>
        <source>Game of Boggle Desk</source>
        <translation>Partie de Boggle Desk</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Import a folder of games</source>
        <translation>Importer un dossier de parties</translation>
    </message>
    <message>
        <source>Import folder…</source>
        <translation>Importer un dossier…</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Importer des parties</translation>
    </message>
    <message>
        <source>Importing: {done} of {all}</source>
        <translation>Importées&#xa0;: {done} sur {all}</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Garder les miens</translation>
    </message>
    <message>
        <source>Keep this game</source>
        <translation>Garder cette partie</translation>
    </message>
    <message>
        <source>Last backup: {when}</source>
        <translation>Dernière sauvegarde : {when}</translation>
    </message>
    <message>
        <source>Missing games come back. Nothing you have now changes.</source>
        <translation>Les parties manquantes reviennent. Rien de ce que vous avez ne change.</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Plus…</translation>
    </message>
    <message>
        <source>No saved game matches.</source>
        <translation>Aucune partie enregistrée ne correspond.</translation>
    </message>
    <message>
        <source>No saved games yet. Every game you play is saved here.</source>
        <translation>Aucune partie enregistrée. Chaque partie jouée arrive ici.</translation>
    </message>
    <message>
        <source>Not ours</source>
        <translation>Pas à nous</translation>
    </message>
    <message>
        <source>Nothing was imported</source>
        <translation>Rien n’a été importé</translation>
    </message>
    <message>
        <source>Nothing was saved</source>
        <translation>Rien n’a été enregistré</translation>
    </message>
    <message>
        <source>Only your own games count in History and in the quiz</source>
        <translation>Seules vos parties comptent dans l’historique et dans le quiz</translation>
    </message>
    <message>
        <source>Open a GCG game or a file saved here</source>
        <translation>Ouvrir une partie GCG ou un fichier enregistré ici</translation>
    </message>
    <message>
        <source>Open files</source>
        <translation>Ouvrir des fichiers</translation>
    </message>
    <message>
        <source>Open files…</source>
        <translation>Ouvrir des fichiers…</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Récupérer</translation>
    </message>
    <message>
        <source>Restore games</source>
        <translation>Récupérer des parties</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Récupérer…</translation>
    </message>
    <message>
        <source>Save as file…</source>
        <translation>Enregistrer dans un fichier…</translation>
    </message>
    <message>
        <source>Save everything in one file</source>
        <translation>Tout enregistrer dans un fichier</translation>
    </message>
    <message>
        <source>Save everything…</source>
        <translation>Tout enregistrer…</translation>
    </message>
    <message>
        <source>Save the game as a file</source>
        <translation>Enregistrer la partie dans un fichier</translation>
    </message>
    <message>
        <source>Save the games as files</source>
        <translation>Enregistrer les parties dans des fichiers</translation>
    </message>
    <message>
        <source>Save with tiles</source>
        <translation>Enregistrer avec les lettres</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Enregistré&#xa0;: {file}.</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Parties enregistrées</translation>
    </message>
    <message>
        <source>Some games are damaged</source>
        <translation>Des parties sont abîmées</translation>
    </message>
    <message>
        <source>Step through</source>
        <translation>Revoir pas à pas</translation>
    </message>
    <message>
        <source>The backup wasn&apos;t restored</source>
        <translation>La sauvegarde n’a pas été récupérée</translation>
    </message>
    <message>
        <source>The backups can&apos;t be listed</source>
        <translation>Impossible de lister les sauvegardes</translation>
    </message>
    <message>
        <source>The file has settings. Use them in place of yours?</source>
        <translation>Le fichier a des réglages. Les prendre à la place des tiens&#x202f;?</translation>
    </message>
    <message>
        <source>The game isn&apos;t over, and this file shows everybody&apos;s tiles. A GCG file hides them.</source>
        <translation>La partie n’est pas finie, et ce fichier montre les lettres de tous. Un fichier GCG les cache.</translation>
    </message>
    <message>
        <source>The game of {names}, {when}</source>
        <translation>La partie de {names}, {when}</translation>
    </message>
    <message>
        <source>The game wasn&apos;t deleted</source>
        <translation>La partie n’a pas été supprimée</translation>
    </message>
    <message>
        <source>The game wasn&apos;t saved</source>
        <translation>La partie n’a pas été enregistrée</translation>
    </message>
    <message>
        <source>The games weren&apos;t all saved</source>
        <translation>Toutes les parties n’ont pas été enregistrées</translation>
    </message>
    <message>
        <source>There&apos;s no backup yet. One is made shortly after you start.</source>
        <translation>Pas encore de sauvegarde. Il s’en fait une peu après le démarrage.</translation>
    </message>
    <message>
        <source>This is ours</source>
        <translation>C’est à nous</translation>
    </message>
    <message>
        <source>Use its settings too?</source>
        <translation>Prendre aussi ses réglages&#x202f;?</translation>
    </message>
    <message>
        <source>Use them</source>
        <translation>Les prendre</translation>
    </message>
    <message>
        <source>Whatever is missing is added. Nothing you have now changes.</source>
        <translation>Ce qui manque est ajouté. Rien de ce que vous avez ne change.</translation>
    </message>
    <message>
        <source>{file} can&apos;t be opened</source>
        <translation>Impossible d’ouvrir {file}</translation>
    </message>
    <message>
        <source>{file} is now one of your saved games.</source>
        <translation>{file} est maintenant dans vos parties enregistrées.</translation>
    </message>
    <message>
        <source>{number} already here</source>
        <translation>{number} déjà là</translation>
    </message>
    <message numerus="yes">
        <source>{readable} of %n game(s) could be read.</source>
        <translation>
            <numerusform>{readable} sur&#x202f;%n partie a pu être lue.</numerusform>
            <numerusform>{readable} sur&#x202f;%n parties ont pu être lues.</numerusform>
        </translation>
    </message>
    <message>
        <source>{shown} of {games} games</source>
        <translation>{shown} parties sur {games}</translation>
    </message>
    <message numerus="yes">
        <source>{when}: %n game(s)</source>
        <translation>
            <numerusform>{when}&#xa0;:&#x202f;%n partie</numerusform>
            <numerusform>{when}&#xa0;:&#x202f;%n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>… and {number} more</source>
        <translation>… et {number} de plus</translation>
    </message>
</context>
<context>
    <name>GoalProgress</name>
    <message>
        <source>This board has no such words.</source>
        <translation>Cette grille n’a pas de tels mots.</translation>
    </message>
</context>
<context>
    <name>GoalSentences</name>
    <message numerus="yes">
        <source>%n ahead of your best</source>
        <translation>
            <numerusform>%n d’avance sur ton record</numerusform>
            <numerusform>%n d’avance sur ton record</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more next time for your goal.</source>
        <translation>
            <numerusform>%n de plus la prochaine fois pour ton but.</numerusform>
            <numerusform>%n de plus la prochaine fois pour ton but.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n mot</numerusform>
            <numerusform>%n mots</numerusform>
        </translation>
    </message>
    <message>
        <source>A tricky board!</source>
        <translation>Une grille coriace&#xa0;!</translation>
    </message>
    <message numerus="yes">
        <source>A word of %n letter(s)</source>
        <translation>
            <numerusform>Un mot de&#x202f;%n lettre</numerusform>
            <numerusform>Un mot de&#x202f;%n lettres</numerusform>
        </translation>
    </message>
    <message>
        <source>First letter?</source>
        <translation>Première lettre&#x202f;?</translation>
    </message>
    <message>
        <source>Goal reached in {time}</source>
        <translation>But atteint en {time}</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message numerus="yes">
        <source>Hints for %n word(s).</source>
        <translation>
            <numerusform>Indices pour&#x202f;%n mot.</numerusform>
            <numerusform>Indices pour&#x202f;%n mots.</numerusform>
        </translation>
    </message>
    <message>
        <source>Letters {parts}</source>
        <translation>Lettres {parts}</translation>
    </message>
    <message>
        <source>More letters?</source>
        <translation>Plus de lettres&#x202f;?</translation>
    </message>
    <message>
        <source>Next hint</source>
        <translation>Indice suivant</translation>
    </message>
    <message>
        <source>Small goal: {goal}</source>
        <translation>Petit but&#xa0;: {goal}</translation>
    </message>
    <message>
        <source>The word is {word}. It scores nothing now.</source>
        <translation>Le mot est {word}. Il ne rapporte plus de points.</translation>
    </message>
    <message>
        <source>Which word?</source>
        <translation>Quel mot&#x202f;?</translation>
    </message>
    <message numerus="yes">
        <source>You found %n word(s)</source>
        <translation>
            <numerusform>Tu as trouvé %n mot</numerusform>
            <numerusform>Tu as trouvé %n mots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a word of %n letter(s)</source>
        <translation>
            <numerusform>un mot de %n lettre</numerusform>
            <numerusform>un mot de %n lettres</numerusform>
        </translation>
    </message>
    <message>
        <source>all of the words</source>
        <translation>tous les mots</translation>
    </message>
    <message numerus="yes">
        <source>and %n other(s)</source>
        <translation>
            <numerusform>et&#x202f;%n autre</numerusform>
            <numerusform>et&#x202f;%n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>at the bottom</source>
        <translation>en bas</translation>
    </message>
    <message>
        <source>at the top</source>
        <translation>en haut</translation>
    </message>
    <message>
        <source>goal: {needed}</source>
        <translation>but&#xa0;: {needed}</translation>
    </message>
    <message>
        <source>half of the words</source>
        <translation>la moitié des mots</translation>
    </message>
    <message>
        <source>in the bottom left</source>
        <translation>en bas à gauche</translation>
    </message>
    <message>
        <source>in the bottom right</source>
        <translation>en bas à droite</translation>
    </message>
    <message>
        <source>in the middle</source>
        <translation>au milieu</translation>
    </message>
    <message>
        <source>in the top left</source>
        <translation>en haut à gauche</translation>
    </message>
    <message>
        <source>in the top right</source>
        <translation>en haut à droite</translation>
    </message>
    <message>
        <source>level with your best</source>
        <translation>à égalité avec ton record</translation>
    </message>
    <message>
        <source>no goal</source>
        <translation>sans but</translation>
    </message>
    <message>
        <source>on the left</source>
        <translation>à gauche</translation>
    </message>
    <message>
        <source>on the right</source>
        <translation>à droite</translation>
    </message>
    <message numerus="yes">
        <source>your best had %n more by now</source>
        <translation>
            <numerusform>ton record en avait déjà %n de plus</numerusform>
            <numerusform>ton record en avait déjà %n de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>{found} of {words} everyday words</source>
        <translation>{found} mots courants sur {words}</translation>
    </message>
    <message>
        <source>{found} of {words} simple words</source>
        <translation>{found} mots simples sur {words}</translation>
    </message>
    <message>
        <source>{found} of {words} words</source>
        <translation>{found} mots sur {words}</translation>
    </message>
    <message>
        <source>{found} of {words} words of {letters} letters</source>
        <translation>{found} mots de {letters} lettres sur {words}</translation>
    </message>
    <message>
        <source>{hints} No points for {told}.</source>
        <translation>{hints} Aucun point pour {told}.</translation>
    </message>
    <message>
        <source>{letters} starts with {start} {where}.</source>
        <translation>{letters}&#xa0;: commence par {start} {where}.</translation>
    </message>
    <message>
        <source>{letters} starts with {start}…</source>
        <translation>{letters}&#xa0;: commence par {start}…</translation>
    </message>
    <message>
        <source>{letters} starts {where}.</source>
        <translation>{letters}&#xa0;: commence {where}.</translation>
    </message>
    <message>
        <source>{share}% of the words</source>
        <translation>{share}&#x202f;% des mots</translation>
    </message>
    <message>
        <source>★ goal in {time}</source>
        <translation>★ but en {time}</translation>
    </message>
</context>
<context>
    <name>GrantsRow</name>
    <message>
        <source> letters</source>
        <translation> lettres</translation>
    </message>
    <message>
        <source> s longer</source>
        <translation> s de plus</translation>
    </message>
    <message>
        <source>Bonus points</source>
        <translation>Points en plus</translation>
    </message>
    <message>
        <source>Extra seconds after the others stop</source>
        <translation>Secondes en plus quand les autres s’arrêtent</translation>
    </message>
    <message>
        <source>Extra seconds of player {number}</source>
        <translation>Secondes en plus du joueur {number}</translation>
    </message>
    <message>
        <source>Extra time</source>
        <translation>Temps en plus</translation>
    </message>
    <message>
        <source>Head start per round for player {number}</source>
        <translation>Points donnés à chaque manche au joueur {number}</translation>
    </message>
    <message>
        <source>Minimum length</source>
        <translation>Longueur minimale</translation>
    </message>
    <message>
        <source>Points this player starts each round with</source>
        <translation>Points au début de chaque manche</translation>
    </message>
    <message>
        <source>Shortest word of player {number}</source>
        <translation>Mot le plus court du joueur {number}</translation>
    </message>
    <message>
        <source>Shortest word this player may use</source>
        <translation>Mot le plus court permis</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Équipe</translation>
    </message>
    <message>
        <source>Team of player {number}</source>
        <translation>Équipe du joueur {number}</translation>
    </message>
    <message>
        <source>as usual</source>
        <translation>comme d’habitude</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>plays alone</source>
        <translation>joue en solo</translation>
    </message>
</context>
<context>
    <name>HallWindow</name>
    <message>
        <source>Back in a moment</source>
        <translation>On revient tout de suite</translation>
    </message>
    <message>
        <source>Boggle Desk for the room</source>
        <translation>Boggle Desk pour toute la salle</translation>
    </message>
    <message>
        <source>Scan to join</source>
        <translation>Scanne pour jouer</translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message numerus="yes">
        <source>%n place(s) found</source>
        <translation>
            <numerusform>%n endroit trouvé</numerusform>
            <numerusform>%n endroits trouvés</numerusform>
        </translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Comment jouer</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Rien trouvé</translation>
    </message>
    <message>
        <source>Nothing found for “{words}”. Try another word.</source>
        <translation>Rien trouvé pour «&#x202f;{words}&#x202f;». Essaie un autre mot.</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Search help</source>
        <translation>Chercher dans l’aide</translation>
    </message>
</context>
<context>
    <name>Hinting</name>
    <message numerus="yes">
        <source>%n letter(s)</source>
        <translation>
            <numerusform>%n lettre</numerusform>
            <numerusform>%n lettres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n lettre</numerusform>
            <numerusform>%n lettres</numerusform>
        </translation>
    </message>
    <message>
        <source>First letter?</source>
        <translation>Première lettre&#x202f;?</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>How long?</source>
        <translation>De quelle longueur&#x202f;?</translation>
    </message>
    <message>
        <source>It starts with {letter}.</source>
        <translation>Le mot commence par {letter}.</translation>
    </message>
    <message>
        <source>It&apos;s {word}, for {points}. Enter plays it. Esc removes it.</source>
        <translation>C’est {word}, pour {points}. Entrée le joue. Échap le retire.</translation>
    </message>
    <message>
        <source>Look along row {row}.</source>
        <translation>Regarde sur la ligne {row}.</translation>
    </message>
    <message>
        <source>Look down column {column}.</source>
        <translation>Regarde dans la colonne {column}.</translation>
    </message>
    <message>
        <source>Looking for a hint…</source>
        <translation>Recherche d’un indice…</translation>
    </message>
    <message>
        <source>No good word here. Exchange some tiles.</source>
        <translation>Aucun bon mot ici. Échange des lettres.</translation>
    </message>
    <message>
        <source>No good word here. Exchange {tiles}.</source>
        <translation>Aucun bon mot ici. Échange {tiles}.</translation>
    </message>
    <message>
        <source>Show again</source>
        <translation>Montrer encore</translation>
    </message>
    <message>
        <source>The word has {letters} and uses {tiles} of yours.</source>
        <translation>Le mot a {letters} et en prend {tiles} à toi.</translation>
    </message>
    <message>
        <source>There&apos;s no hint right now.</source>
        <translation>Pas d’indice pour le moment.</translation>
    </message>
    <message>
        <source>There&apos;s nothing to play or exchange. Pass this turn.</source>
        <translation>Rien à jouer ni à échanger. Passe ce tour.</translation>
    </message>
    <message>
        <source>Which word?</source>
        <translation>Quel mot&#x202f;?</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>joker</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message numerus="yes">
        <source>%n game(s) can&apos;t be read and are left out</source>
        <translation>
            <numerusform>%n partie illisible est laissée de côté</numerusform>
            <numerusform>%n parties illisibles sont laissées de côté</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Family</source>
        <translation>&amp;Famille</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>&amp;Parties</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Joueurs</translation>
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
        <translation>Toutes les parties…</translation>
    </message>
    <message>
        <source>Boggle &amp;rounds</source>
        <translation>&amp;Manches de Boggle</translation>
    </message>
    <message>
        <source>Boggle &amp;words</source>
        <translation>M&amp;ots de Boggle</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Chiffres</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Reading your games: {done} of {all}</source>
        <translation>Lecture de vos parties&#xa0;: {done} sur {all}</translation>
    </message>
    <message>
        <source>Remove player</source>
        <translation>Retirer le joueur</translation>
    </message>
    <message>
        <source>Remove player…</source>
        <translation>Retirer un joueur…</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>Retirer {name}</translation>
    </message>
    <message>
        <source>Remove {name} from games, settings and the quiz for good? The games stay, without the name.</source>
        <translation>Retirer {name} des parties, des réglages et du quiz pour de bon&#x202f;? Les parties restent, sans le nom.</translation>
    </message>
    <message>
        <source>Save as a table</source>
        <translation>Enregistrer un tableau</translation>
    </message>
    <message>
        <source>Save as a table…</source>
        <translation>Enregistrer un tableau…</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Enregistré&#xa0;: {file}.</translation>
    </message>
    <message>
        <source>Scrabble &amp;turns</source>
        <translation>&amp;Coups de Scrabble</translation>
    </message>
    <message>
        <source>Table for spreadsheets</source>
        <translation>Tableau pour tableurs</translation>
    </message>
    <message>
        <source>The player wasn&apos;t removed</source>
        <translation>Le joueur n’a pas été retiré</translation>
    </message>
    <message>
        <source>The table wasn&apos;t saved</source>
        <translation>Le tableau n’a pas été enregistré</translation>
    </message>
    <message>
        <source>{name} is no longer in your history.</source>
        <translation>{name} n’est plus dans votre historique.</translation>
    </message>
</context>
<context>
    <name>HistoryStrings</name>
    <message numerus="yes">
        <source>%n bingo(s) in a game</source>
        <translation>
            <numerusform>%n scrabble en une partie</numerusform>
            <numerusform>%n scrabbles en une partie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) behind</source>
        <translation>
            <numerusform>%n point de retard</numerusform>
            <numerusform>%n points de retard</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in a game</source>
        <translation>
            <numerusform>%n point en une partie</numerusform>
            <numerusform>%n points en une partie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in a round</source>
        <translation>
            <numerusform>%n point en une manche</numerusform>
            <numerusform>%n points en une manche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n seconde</numerusform>
            <numerusform>%n secondes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tie(s)</source>
        <translation>
            <numerusform>%n égalité</numerusform>
            <numerusform>%n égalités</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s) in a round</source>
        <translation>
            <numerusform>%n mot en une manche</numerusform>
            <numerusform>%n mots en une manche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s) nobody else had</source>
        <translation>
            <numerusform>%n mot que personne d’autre n’avait</numerusform>
            <numerusform>%n mots que personne d’autre n’avait</numerusform>
        </translation>
    </message>
    <message>
        <source>A tie: {names}</source>
        <translation>Égalité&#xa0;: {names}</translation>
    </message>
    <message>
        <source>An evening for {names}</source>
        <translation>Une soirée pour {names}</translation>
    </message>
    <message>
        <source>Best Boggle game</source>
        <translation>Meilleure partie de Boggle</translation>
    </message>
    <message>
        <source>Best Boggle round</source>
        <translation>Meilleure manche de Boggle</translation>
    </message>
    <message>
        <source>Best Boggle word</source>
        <translation>Meilleur mot au Boggle</translation>
    </message>
    <message>
        <source>Best Scrabble game</source>
        <translation>Meilleure partie de Scrabble</translation>
    </message>
    <message>
        <source>Best Scrabble play</source>
        <translation>Meilleur coup au Scrabble</translation>
    </message>
    <message>
        <source>Best game</source>
        <translation>Meilleure partie</translation>
    </message>
    <message>
        <source>Best play</source>
        <translation>Meilleur coup</translation>
    </message>
    <message>
        <source>Best plays found</source>
        <translation>Meilleurs coups trouvés</translation>
    </message>
    <message>
        <source>Best round</source>
        <translation>Meilleure manche</translation>
    </message>
    <message>
        <source>Best word</source>
        <translation>Meilleur mot</translation>
    </message>
    <message>
        <source>Biggest comeback</source>
        <translation>Plus belle remontée</translation>
    </message>
    <message>
        <source>Biggest win</source>
        <translation>Plus large victoire</translation>
    </message>
    <message>
        <source>Bingos in a game</source>
        <translation>Scrabbles en une partie</translation>
    </message>
    <message>
        <source>Boggle and Scrabble</source>
        <translation>Boggle et Scrabble</translation>
    </message>
    <message>
        <source>Closest finish</source>
        <translation>Arrivée la plus serrée</translation>
    </message>
    <message>
        <source>Dearest turn</source>
        <translation>Coup le plus coûteux</translation>
    </message>
    <message>
        <source>Exchanges and passes</source>
        <translation>Échanges et coups passés</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Games archived</source>
        <translation>Parties archivées</translation>
    </message>
    <message>
        <source>Games finished</source>
        <translation>Parties finies</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Parties gagnées</translation>
    </message>
    <message>
        <source>Hints taken</source>
        <translation>Indices pris</translation>
    </message>
    <message>
        <source>Letters in a word</source>
        <translation>Lettres dans un mot</translation>
    </message>
    <message>
        <source>Longest word</source>
        <translation>Mot le plus long</translation>
    </message>
    <message>
        <source>Most bingos in a game</source>
        <translation>Le plus de scrabbles en une partie</translation>
    </message>
    <message>
        <source>Most points for a play</source>
        <translation>Le plus de points pour un coup</translation>
    </message>
    <message>
        <source>Most points for a word</source>
        <translation>Le plus de points pour un mot</translation>
    </message>
    <message>
        <source>Most points in a game</source>
        <translation>Le plus de points en une partie</translation>
    </message>
    <message>
        <source>Most points in a round</source>
        <translation>Le plus de points en une manche</translation>
    </message>
    <message>
        <source>Most words in a round</source>
        <translation>Le plus de mots en une manche</translation>
    </message>
    <message>
        <source>Most words only one player had</source>
        <translation>Le plus de mots trouvés par un seul</translation>
    </message>
    <message>
        <source>New record: {what}! {name} beats the old best.</source>
        <translation>Nouveau record&#xa0;: {what}&#x202f;! {name} bat l’ancien record.</translation>
    </message>
    <message>
        <source>New record: {what}! {name} beats {loser}.</source>
        <translation>Nouveau record&#xa0;: {what}&#x202f;! {name} bat {loser}.</translation>
    </message>
    <message>
        <source>Nothing to show yet. Finish a game.</source>
        <translation>Rien à montrer pour l’instant. Finissez une partie.</translation>
    </message>
    <message>
        <source>Our year at the table</source>
        <translation>Notre année de jeu</translation>
    </message>
    <message>
        <source>Our year {year}</source>
        <translation>Notre année {year}</translation>
    </message>
    <message>
        <source>Per Boggle round</source>
        <translation>Par manche de Boggle</translation>
    </message>
    <message>
        <source>Per Scrabble game</source>
        <translation>Par partie de Scrabble</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Plays that went back</source>
        <translation>Coups retirés</translation>
    </message>
    <message>
        <source>Plays that were bingos</source>
        <translation>Coups qui sont des scrabbles</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Points in a game</source>
        <translation>Points en une partie</translation>
    </message>
    <message>
        <source>Points in a round</source>
        <translation>Points en une manche</translation>
    </message>
    <message>
        <source>Points in a turn</source>
        <translation>Points en un coup</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Manches</translation>
    </message>
    <message>
        <source>Tied, half a win each</source>
        <translation>Égalité, une demi-victoire de chaque côté</translation>
    </message>
    <message>
        <source>Tiles in a play</source>
        <translation>Lettres en un coup</translation>
    </message>
    <message>
        <source>Time at the table</source>
        <translation>Temps à table</translation>
    </message>
    <message>
        <source>What a turn cost</source>
        <translation>Coût d’un coup</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Words crossed off</source>
        <translation>Mots barrés</translation>
    </message>
    <message>
        <source>Words in a minute</source>
        <translation>Mots par minute</translation>
    </message>
    <message>
        <source>Words nobody else had</source>
        <translation>Mots que personne d’autre n’avait</translation>
    </message>
    <message>
        <source>Words not in the dictionary</source>
        <translation>Mots absents du dictionnaire</translation>
    </message>
    <message>
        <source>Wrong challenges</source>
        <translation>Contestations à tort</translation>
    </message>
    <message numerus="yes">
        <source>a win by %n point(s)</source>
        <translation>
            <numerusform>une victoire de&#x202f;%n point</numerusform>
            <numerusform>une victoire de&#x202f;%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a win from %n point(s) behind</source>
        <translation>
            <numerusform>une victoire après&#x202f;%n point de retard</numerusform>
            <numerusform>une victoire après&#x202f;%n points de retard</numerusform>
        </translation>
    </message>
    <message>
        <source>alone</source>
        <translation>en solo</translation>
    </message>
    <message numerus="yes">
        <source>from %n letter(s)</source>
        <translation>
            <numerusform>dès&#x202f;%n lettre</numerusform>
            <numerusform>dès&#x202f;%n lettres</numerusform>
        </translation>
    </message>
    <message>
        <source>racks of {rack}, {bonus} for {tiles} tiles</source>
        <translation>chevalets de {rack}, {bonus} pour {tiles} lettres</translation>
    </message>
    <message>
        <source>seats changed</source>
        <translation>joueurs changés</translation>
    </message>
    <message>
        <source>with hints</source>
        <translation>avec indices</translation>
    </message>
    <message>
        <source>without a clock</source>
        <translation>sans pendule</translation>
    </message>
    <message>
        <source>{day}: {measure} {value}</source>
        <translation>{day}&#xa0;: {measure} {value}</translation>
    </message>
    <message numerus="yes">
        <source>{games} on %n evening(s)</source>
        <translation>
            <numerusform>{games} en %n soirée</numerusform>
            <numerusform>{games} en %n soirées</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}: {parts}</source>
        <translation>{game}&#xa0;: {parts}</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} h {minutes} min</translation>
    </message>
    <message numerus="yes">
        <source>{measure} in %n game(s): from {first} to {last}. Each is the mean of up to {window} games. Your best was {most} on {day}.</source>
        <translation>
            <numerusform>{measure} en&#x202f;%n partie&#xa0;: de {first} à {last}. Chaque valeur est la moyenne d’au plus {window} parties. Ton record&#xa0;: {most}, le {day}.</numerusform>
            <numerusform>{measure} en&#x202f;%n parties&#xa0;: de {first} à {last}. Chaque valeur est la moyenne d’au plus {window} parties. Ton record&#xa0;: {most}, le {day}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} had the last laugh</source>
        <translation>Rit bien qui rit le dernier&#xa0;: {names}</translation>
    </message>
    <message>
        <source>{names} shared the evening</source>
        <translation>Soirée partagée&#xa0;: {names}</translation>
    </message>
    <message>
        <source>{names} won</source>
        <translation>Victoire&#xa0;: {names}</translation>
    </message>
    <message>
        <source>{names} won the evening</source>
        <translation>La soirée est à {names}</translation>
    </message>
    <message>
        <source>{name} against {other}: {ahead} won and {behind} lost</source>
        <translation>{name} contre {other}&#xa0;: {ahead} gagnées et {behind} perdues</translation>
    </message>
    <message numerus="yes">
        <source>{name} by %n point(s)</source>
        <translation>
            <numerusform>{name}, de %n point</numerusform>
            <numerusform>{name}, de %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has now played %n game(s)!</source>
        <translation>
            <numerusform>{name} a déjà joué&#x202f;%n partie&#x202f;!</numerusform>
            <numerusform>{name} a déjà joué&#x202f;%n parties&#x202f;!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has won %n game(s) in a row!</source>
        <translation>
            <numerusform>{name} a gagné&#x202f;%n partie de suite&#x202f;!</numerusform>
            <numerusform>{name} a gagné&#x202f;%n parties de suite&#x202f;!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has won the last %n game(s)</source>
        <translation>
            <numerusform>{name} a gagné la dernière partie (%n)</numerusform>
            <numerusform>{name} a gagné les&#x202f;%n dernières parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} once won %n game(s) in a row</source>
        <translation>
            <numerusform>{name} a déjà gagné&#x202f;%n partie de suite</numerusform>
            <numerusform>{name} a déjà gagné&#x202f;%n parties de suite</numerusform>
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
        <translation>Le record de {name}&#xa0;: {what}&#x202f;!</translation>
    </message>
    <message>
        <source>{terms} ({games})</source>
        <translation>{terms} ({games})</translation>
    </message>
    <message>
        <source>{won} of {games} ({share})</source>
        <translation>{won} sur {games} ({share})</translation>
    </message>
    <message numerus="yes">
        <source>{word} for %n point(s)</source>
        <translation>
            <numerusform>{word} pour&#x202f;%n point</numerusform>
            <numerusform>{word} pour&#x202f;%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{word} with %n letter(s)</source>
        <translation>
            <numerusform>{word},&#x202f;%n lettre</numerusform>
            <numerusform>{word},&#x202f;%n lettres</numerusform>
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
        <translation>Impossible de lire votre historique&#xa0;: {reason}</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;Comment jouer</translation>
    </message>
    <message>
        <source>Everyone hunts at once</source>
        <translation>Tous cherchent en même temps</translation>
    </message>
    <message>
        <source>More tools…</source>
        <translation>Plus…</translation>
    </message>
    <message>
        <source>Play Boggle</source>
        <translation>Jouer au Boggle</translation>
    </message>
    <message>
        <source>Play Scrabble</source>
        <translation>Jouer au Scrabble</translation>
    </message>
    <message>
        <source>Print or save as PD&amp;F…</source>
        <translation>Imprimer ou enregistrer en PD&amp;F…</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>&amp;Réglages…</translation>
    </message>
    <message>
        <source>Saved &amp;games…</source>
        <translation>Parties &amp;enregistrées…</translation>
    </message>
    <message>
        <source>Take turns, tile by tile</source>
        <translation>Chacun son tour, lettre à lettre</translation>
    </message>
    <message>
        <source>You against a computer</source>
        <translation>Toi contre l’ordinateur</translation>
    </message>
</context>
<context>
    <name>HouseCard</name>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n jour de suite</numerusform>
            <numerusform>%n jours de suite</numerusform>
        </translation>
    </message>
    <message>
        <source>All {number} ›</source>
        <translation>Tous ({number}) ›</translation>
    </message>
    <message>
        <source>As the dictionary says</source>
        <translation>Comme le dictionnaire</translation>
    </message>
    <message>
        <source>At your house today</source>
        <translation>Chez vous aujourd’hui</translation>
    </message>
    <message>
        <source>House word</source>
        <translation>Mot maison</translation>
    </message>
    <message>
        <source>House words</source>
        <translation>Mots maison</translation>
    </message>
    <message>
        <source>Someone else…</source>
        <translation>Quelqu’un d’autre…</translation>
    </message>
    <message>
        <source>Your family decides. Undo any time.</source>
        <translation>Ta famille décide. Tu peux annuler à tout moment.</translation>
    </message>
    <message>
        <source>Your turn?</source>
        <translation>À toi&#xa0;?</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>pas encore</translation>
    </message>
    <message>
        <source>{word} counts</source>
        <translation>{word} compte</translation>
    </message>
    <message>
        <source>{word} doesn&apos;t count</source>
        <translation>{word} ne compte pas</translation>
    </message>
    <message>
        <source>✓ played</source>
        <translation>✓ joué</translation>
    </message>
</context>
<context>
    <name>HouseOffer</name>
    <message>
        <source>Leave {word} out at home</source>
        <translation>Ne pas compter {word} chez nous</translation>
    </message>
    <message>
        <source>Make {word} a house word</source>
        <translation>Faire de {word} un mot maison</translation>
    </message>
    <message>
        <source>{word} as in the dictionary again</source>
        <translation>{word} comme dans le dictionnaire</translation>
    </message>
</context>
<context>
    <name>HouseStrings</name>
    <message>
        <source>A house word has only letters of this dictionary.</source>
        <translation>Un mot maison n’a que des lettres de ce dictionnaire.</translation>
    </message>
    <message>
        <source>A house word has {least} to {most} letters.</source>
        <translation>Un mot maison a de {least} à {most} lettres.</translation>
    </message>
    <message>
        <source>From your next game on the dictionary decides about {word}.</source>
        <translation>Dès votre prochaine partie, le dictionnaire décide pour {word}.</translation>
    </message>
    <message>
        <source>Only Settings can let hurtful or crude words count.</source>
        <translation>Seuls les réglages peuvent admettre les mots blessants et les gros mots.</translation>
    </message>
    <message>
        <source>There are {most} house words. Take one out first.</source>
        <translation>Il y a déjà {most} mots maison. Retires-en d’abord un.</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>compte</translation>
    </message>
    <message>
        <source>doesn&apos;t count</source>
        <translation>ne compte pas</translation>
    </message>
    <message>
        <source>{word} counts from your next game on.</source>
        <translation>{word} compte dès votre prochaine partie.</translation>
    </message>
    <message>
        <source>{word} doesn&apos;t count from your next game on.</source>
        <translation>{word} ne compte plus dès votre prochaine partie.</translation>
    </message>
</context>
<context>
    <name>InfoCard</name>
    <message>
        <source>Back to turns</source>
        <translation>Retour aux coups</translation>
    </message>
    <message>
        <source>My last turn</source>
        <translation>Mon dernier coup</translation>
    </message>
    <message>
        <source>My last turn…</source>
        <translation>Mon dernier coup…</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Unseen</source>
        <translation>Restantes</translation>
    </message>
    <message>
        <source>What could I have played? (F3)</source>
        <translation>Qu’aurais-je pu jouer&#x202f;? (F3)</translation>
    </message>
</context>
<context>
    <name>JoinPage</name>
    <message>
        <source>A seat is free</source>
        <translation>Une place est libre</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Another phone can then play for {name}.</source>
        <translation>Un autre téléphone peut alors jouer pour {name}.</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>À table</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Both need the same Wi-Fi, and no guest network.</source>
        <translation>Il faut le même Wi-Fi, pas un réseau invité.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Carry on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Everybody&apos;s phone leaves the game. What they wrote stays.</source>
        <translation>Tous les téléphones quittent la partie. Ce qui est écrit reste.</translation>
    </message>
    <message>
        <source>Free this seat</source>
        <translation>Libérer la place</translation>
    </message>
    <message>
        <source>If a firewall asks, let Boggle Desk through.</source>
        <translation>Si un pare-feu demande, laisse passer Boggle Desk.</translation>
    </message>
    <message>
        <source>Looking for your network…</source>
        <translation>On cherche ton réseau…</translation>
    </message>
    <message>
        <source>Nothing opens?</source>
        <translation>Rien ne s&apos;ouvre&#x202f;?</translation>
    </message>
    <message>
        <source>Phones can&apos;t join at {address}.</source>
        <translation>Aucun téléphone ne peut venir par {address}.</translation>
    </message>
    <message>
        <source>Phones can&apos;t join here. Try again or restart Boggle Desk.</source>
        <translation>Les téléphones ne peuvent pas entrer. Réessaie ou redémarre Boggle Desk.</translation>
    </message>
    <message>
        <source>Phones follow by themselves if they can reach it.</source>
        <translation>Les téléphones suivent d’eux-mêmes s’ils peuvent y accéder.</translation>
    </message>
    <message>
        <source>Play without</source>
        <translation>Jouer sans</translation>
    </message>
    <message>
        <source>Play without phones</source>
        <translation>Jouer sans téléphones</translation>
    </message>
    <message>
        <source>Play without phones?</source>
        <translation>Jouer sans téléphones&#x202f;?</translation>
    </message>
    <message>
        <source>Scan to join</source>
        <translation>Scannez pour jouer</translation>
    </message>
    <message>
        <source>Show the board on phones too</source>
        <translation>Montrer aussi la grille sur les téléphones</translation>
    </message>
    <message numerus="yes">
        <source>Start with %n player(s)</source>
        <translation>
            <numerusform>Commencer à %n joueur</numerusform>
            <numerusform>Commencer à %n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>This computer isn&apos;t on a network. Join your Wi-Fi first.</source>
        <translation>Cet ordinateur n&apos;est sur aucun réseau. Connecte-le d&apos;abord au Wi-Fi.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Use another address?</source>
        <translation>Changer d’adresse&#x202f;?</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Changer</translation>
    </message>
    <message>
        <source>VPN</source>
        <translation>VPN</translation>
    </message>
    <message>
        <source>Waiting for the first phone…</source>
        <translation>On attend le premier téléphone…</translation>
    </message>
    <message>
        <source>Wi-Fi</source>
        <translation>Wi-Fi</translation>
    </message>
    <message>
        <source>Your phone becomes your paper. Nothing to install.</source>
        <translation>Ton téléphone devient ton papier. Rien à installer.</translation>
    </message>
    <message>
        <source>Your phone becomes your rack. Nothing to install.</source>
        <translation>Ton téléphone devient ton chevalet. Rien à installer.</translation>
    </message>
    <message>
        <source>cable</source>
        <translation>câble</translation>
    </message>
    <message>
        <source>inside this computer</source>
        <translation>dans cet ordinateur</translation>
    </message>
    <message>
        <source>not connected</source>
        <translation>pas connecté</translation>
    </message>
    <message>
        <source>on paper</source>
        <translation>sur papier</translation>
    </message>
    <message>
        <source>on this screen</source>
        <translation>sur cet écran</translation>
    </message>
    <message>
        <source>or open {address} on the same Wi-Fi</source>
        <translation>ou ouvre {address} sur le même Wi-Fi</translation>
    </message>
    <message>
        <source>scan to sit down</source>
        <translation>scanne pour t&apos;asseoir</translation>
    </message>
    <message>
        <source>typing a name</source>
        <translation>écrit un nom</translation>
    </message>
    <message>
        <source>{ready} of {seats} ready</source>
        <translation>{ready} sur {seats} prêts</translation>
    </message>
</context>
<context>
    <name>KeepsakeSheet</name>
    <message>
        <source>A keepsake of this game</source>
        <translation>Un souvenir de cette partie</translation>
    </message>
    <message>
        <source>Keepsake</source>
        <translation>Souvenir</translation>
    </message>
</context>
<context>
    <name>LastTurn</name>
    <message>
        <source>Looking for better plays…</source>
        <translation>Recherche de meilleurs coups…</translation>
    </message>
    <message>
        <source>Something went wrong. Please try again.</source>
        <translation>Quelque chose n’a pas marché. Réessaie, s’il te plaît.</translation>
    </message>
    <message>
        <source>These rules show the best plays after the game.</source>
        <translation>Avec ces règles, les meilleurs coups se montrent après la partie.</translation>
    </message>
    <message>
        <source>You haven&apos;t played yet.</source>
        <translation>Tu n’as pas encore joué.</translation>
    </message>
    <message>
        <source>You&apos;ll see it when it&apos;s your turn again.</source>
        <translation>Tu le verras quand ce sera ton tour.</translation>
    </message>
</context>
<context>
    <name>LayPanel</name>
    <message>
        <source> or </source>
        <translation> ou </translation>
    </message>
    <message>
        <source>Board code: {code}</source>
        <translation>Code de la grille&#xa0;: {code}</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vider</translation>
    </message>
    <message>
        <source>Enter the letters</source>
        <translation>Entre les lettres</translation>
    </message>
    <message>
        <source>No box we know has these letters.</source>
        <translation>Aucune boîte connue n’a ces lettres.</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Paste letters or a code (Ctrl+V)</source>
        <translation>Coller des lettres ou un code (Ctrl+V)</translation>
    </message>
    <message>
        <source>Shift and a letter give its pair, such as Th.</source>
        <translation>Maj et une lettre donnent sa paire, par exemple Th.</translation>
    </message>
    <message>
        <source>Size of the board</source>
        <translation>Taille de la grille</translation>
    </message>
    <message>
        <source>That&apos;s too long for a board.</source>
        <translation>C’est trop long pour une grille.</translation>
    </message>
    <message>
        <source>That&apos;s {count} letters. A board needs 16, 25 or 36.</source>
        <translation>Cela fait {count} lettres. Une grille en veut 16, 25 ou 36.</translation>
    </message>
    <message>
        <source>The cubes may come from: {names}.</source>
        <translation>Les dés viennent peut-être de&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>There&apos;s nothing to paste. Copy some letters first.</source>
        <translation>Il n’y a rien à coller. Copie d’abord des lettres.</translation>
    </message>
    <message>
        <source>They look like {name}, except for {letters}. Is that right?</source>
        <translation>On dirait {name}, sauf pour {letters}. C’est bien ça&#x202f;?</translation>
    </message>
    <message>
        <source>Type them row by row, or click a square and then its letter. Q is Qu. # is a solid face. Space leaves a square empty.</source>
        <translation>Tape-les ligne par ligne, ou clique une case puis sa lettre. Q donne Qu. # est une face sans lettre. Espace laisse une case vide.</translation>
    </message>
    <message>
        <source>{known} of {all} squares filled.</source>
        <translation>{known} cases remplies sur {all}.</translation>
    </message>
    <message>
        <source>{letter} in row {row}, column {column}</source>
        <translation>{letter} en ligne {row}, colonne {column}</translation>
    </message>
    <message>
        <source>“{sign}” isn&apos;t a letter. Copy letters only.</source>
        <translation>«&#x202f;{sign}&#x202f;» n’est pas une lettre. Copie seulement des lettres.</translation>
    </message>
</context>
<context>
    <name>LeadPlot</name>
    <message>
        <source>The chance to win, turn by turn</source>
        <translation>Les chances de gagner, coup par coup</translation>
    </message>
    <message>
        <source>The lead, turn by turn</source>
        <translation>L’avance, coup par coup</translation>
    </message>
    <message>
        <source>▲ costly turn</source>
        <translation>▲ coup coûteux</translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message numerus="yes">
        <source>%n card(s) added to the quiz.</source>
        <translation>
            <numerusform>%n carte ajoutée au quiz.</numerusform>
            <numerusform>%n cartes ajoutées au quiz.</numerusform>
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
        <translation>&amp;Mots</translation>
    </message>
    <message>
        <source>Another name…</source>
        <translation>Un autre nom…</translation>
    </message>
    <message>
        <source>Child</source>
        <translation>Enfant</translation>
    </message>
    <message>
        <source>Grown-up</source>
        <translation>Adulte</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Looking through your games: {done} of {total}</source>
        <translation>On parcourt vos parties&#xa0;: {done} sur {total}</translation>
    </message>
    <message>
        <source>Me</source>
        <translation>Moi</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Définition</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Nom&#xa0;:</translation>
    </message>
    <message>
        <source>Only words that count can be asked.</source>
        <translation>Seuls les mots qui comptent peuvent être demandés.</translation>
    </message>
    <message>
        <source>S&amp;pot it</source>
        <translation>&amp;Repérer</translation>
    </message>
    <message>
        <source>They&apos;re in the quiz already.</source>
        <translation>Ils sont déjà dans le quiz.</translation>
    </message>
    <message>
        <source>Who learns</source>
        <translation>Qui apprend</translation>
    </message>
    <message>
        <source>Who learns?</source>
        <translation>Qui apprend&#x202f;?</translation>
    </message>
    <message>
        <source>Whose words</source>
        <translation>Les mots de qui</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Mot</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Mots</translation>
    </message>
    <message>
        <source>Words in the quiz</source>
        <translation>Mots du quiz</translation>
    </message>
    <message>
        <source>Words to learn next</source>
        <translation>Mots à apprendre ensuite</translation>
    </message>
    <message>
        <source>{word} won&apos;t be asked. Undo brings it back.</source>
        <translation>{word} ne sera plus demandé. Annuler remet la carte.</translation>
    </message>
</context>
<context>
    <name>LearnStrings</name>
    <message numerus="yes">
        <source>%n card(s) wait in {language}.</source>
        <translation>
            <numerusform>%n carte attend&#xa0;: {language}.</numerusform>
            <numerusform>%n cartes attendent&#xa0;: {language}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more new word(s)</source>
        <translation>
            <numerusform>encore&#x202f;%n nouveau mot</numerusform>
            <numerusform>encore&#x202f;%n nouveaux mots</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;No, it isn&apos;t</source>
        <translation>&amp;Non, pas un mot</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Ann&amp;uler</translation>
    </message>
    <message>
        <source>&amp;Yes, it is</source>
        <translation>&amp;Oui, c’en est un</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Begins with</source>
        <translation>Commence par</translation>
    </message>
    <message>
        <source>Cards: {cards} · {new} new · {learning} on the way · {learned} learned</source>
        <translation>Cartes&#xa0;: {cards} · {new} nouvelles · {learning} en cours · {learned} sues</translation>
    </message>
    <message>
        <source>Contains</source>
        <translation>Contient</translation>
    </message>
    <message>
        <source>Ends with</source>
        <translation>Finit par</translation>
    </message>
    <message>
        <source>Getting your cards…</source>
        <translation>On cherche tes cartes…</translation>
    </message>
    <message>
        <source>Hooks</source>
        <translation>Rallonges</translation>
    </message>
    <message>
        <source>I don&apos;t &amp;know</source>
        <translation>Je ne &amp;sais pas</translation>
    </message>
    <message>
        <source>Is it a word?</source>
        <translation>Est-ce un mot&#x202f;?</translation>
    </message>
    <message>
        <source>Is this word in the dictionary?</source>
        <translation>Ce mot est-il dans le dictionnaire&#x202f;?</translation>
    </message>
    <message>
        <source>Left out: {letters}.</source>
        <translation>Oubliées&#xa0;: {letters}.</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Lettres</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Définition</translation>
    </message>
    <message>
        <source>Mixed letters</source>
        <translation>Lettres mêlées</translation>
    </message>
    <message>
        <source>More come tomorrow.</source>
        <translation>La suite demain.</translation>
    </message>
    <message>
        <source>Never &amp;ask again</source>
        <translation>Ne &amp;plus demander</translation>
    </message>
    <message>
        <source>New words</source>
        <translation>Nouveaux mots</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>No cards yet. Add new words, or a word list.</source>
        <translation>Pas encore de cartes. Ajoute des mots, ou une liste de mots.</translation>
    </message>
    <message>
        <source>No hooks: {letters}.</source>
        <translation>Pas des rallonges&#xa0;: {letters}.</translation>
    </message>
    <message>
        <source>Nothing is due today.</source>
        <translation>Rien à revoir aujourd’hui.</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>The shortest length is longer than the longest.</source>
        <translation>La longueur minimale dépasse la maximale.</translation>
    </message>
    <message>
        <source>Today: {right} of {answers} right, {left} to go</source>
        <translation>Aujourd’hui&#xa0;: {right} justes sur {answers}, encore {left}</translation>
    </message>
    <message>
        <source>Type an answer or tap the letters.</source>
        <translation>Tape une réponse ou touche les lettres.</translation>
    </message>
    <message>
        <source>What &amp;does it mean?</source>
        <translation>Que &amp;veut-il dire&#x202f;?</translation>
    </message>
    <message>
        <source>Which letters make another word after it?</source>
        <translation>Quelles lettres font un autre mot après&#x202f;?</translation>
    </message>
    <message>
        <source>Which letters make another word in front of it?</source>
        <translation>Quelles lettres font un autre mot devant&#x202f;?</translation>
    </message>
    <message>
        <source>Which word do these letters make?</source>
        <translation>Quel mot font ces lettres&#x202f;?</translation>
    </message>
    <message numerus="yes">
        <source>Which word of %n letter(s) means this?</source>
        <translation>
            <numerusform>Quel mot de&#x202f;%n lettre veut dire cela&#x202f;?</numerusform>
            <numerusform>Quel mot de&#x202f;%n lettres veut dire cela&#x202f;?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You&apos;ll see it again in %n day(s).</source>
        <translation>
            <numerusform>Tu le reverras dans&#x202f;%n jour.</numerusform>
            <numerusform>Tu le reverras dans&#x202f;%n jours.</numerusform>
        </translation>
    </message>
    <message>
        <source>You&apos;ll see it again in a moment.</source>
        <translation>Tu le reverras dans un instant.</translation>
    </message>
    <message>
        <source>You&apos;ll see it again tomorrow.</source>
        <translation>Tu le reverras demain.</translation>
    </message>
    <message numerus="yes">
        <source>Your next cards come in %n day(s).</source>
        <translation>
            <numerusform>Tes prochaines cartes viennent dans&#x202f;%n jour.</numerusform>
            <numerusform>Tes prochaines cartes viennent dans&#x202f;%n jours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n day(s)</source>
        <translation>
            <numerusform>dans %n jour</numerusform>
            <numerusform>dans %n jours</numerusform>
        </translation>
    </message>
    <message>
        <source>missed {missed} of {chances}</source>
        <translation>manqué {missed} fois sur {chances}</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nouvelle</translation>
    </message>
    <message>
        <source>no letter at all</source>
        <translation>aucune lettre</translation>
    </message>
    <message>
        <source>not in this dictionary</source>
        <translation>pas dans ce dictionnaire</translation>
    </message>
    <message>
        <source>today</source>
        <translation>aujourd’hui</translation>
    </message>
    <message>
        <source>tomorrow</source>
        <translation>demain</translation>
    </message>
    <message>
        <source>waits in {language}</source>
        <translation>attend&#xa0;: {language}</translation>
    </message>
    <message>
        <source>{field}: that&apos;s too long.</source>
        <translation>{field}&#xa0;: c’est trop long.</translation>
    </message>
    <message>
        <source>{field}: “{sign}” isn&apos;t a letter you can use here.</source>
        <translation>{field}&#xa0;: «&#x202f;{sign}&#x202f;» n’est pas une lettre possible ici.</translation>
    </message>
    <message>
        <source>{word} is a word</source>
        <translation>{word} est un mot</translation>
    </message>
    <message>
        <source>{word} isn&apos;t a word, {other} is</source>
        <translation>{word} n’est pas un mot, {other} oui</translation>
    </message>
    <message>
        <source>→ {answer}</source>
        <translation>→ {answer}</translation>
    </message>
    <message>
        <source>≈ That counts too. Look for another one.</source>
        <translation>≈ Ça compte aussi. Cherches-en un autre.</translation>
    </message>
    <message>
        <source>✓ Done for today.</source>
        <translation>✓ Fini pour aujourd’hui.</translation>
    </message>
    <message>
        <source>✓ Right: {answer}</source>
        <translation>✓ Juste&#xa0;: {answer}</translation>
    </message>
    <message>
        <source>✗ No: {answer}</source>
        <translation>✗ Non&#xa0;: {answer}</translation>
    </message>
    <message>
        <source>✗ Not quite: {answer}.</source>
        <translation>✗ Pas tout à fait&#xa0;: {answer}.</translation>
    </message>
</context>
<context>
    <name>LexicaDialog</name>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln mot</numerusform>
            <numerusform>%Ln mots</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Add a word list…</source>
        <translation>&amp;Ajouter une liste de mots…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>A&amp;nnuler</translation>
    </message>
    <message>
        <source>&amp;Letters of the list:</source>
        <translation>&amp;Lettres de la liste&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation>&amp;Retirer…</translation>
    </message>
    <message>
        <source>&amp;Use this dictionary</source>
        <translation>&amp;Utiliser ce dictionnaire</translation>
    </message>
    <message>
        <source>A game in progress uses it. That game will use the built-in dictionary.</source>
        <translation>Une partie en cours l’utilise. Elle prendra le dictionnaire fourni.</translation>
    </message>
    <message>
        <source>Add a word list</source>
        <translation>Ajouter une liste de mots</translation>
    </message>
    <message>
        <source>Added.</source>
        <translation>Ajoutée.</translation>
    </message>
    <message>
        <source>As the &amp;dictionary says</source>
        <translation>Comme le &amp;dictionnaire</translation>
    </message>
    <message>
        <source>Dictionaries</source>
        <translation>Dictionnaires</translation>
    </message>
    <message>
        <source>House words</source>
        <translation>Mots maison</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Letters of the list</source>
        <translation>Lettres de la liste</translation>
    </message>
    <message>
        <source>New games use “{title}”.</source>
        <translation>Les nouvelles parties utilisent «&#x202f;{title}&#x202f;».</translation>
    </message>
    <message>
        <source>Nobody has added or left out a word yet. Look one up and decide.</source>
        <translation>Personne n’a encore ajouté ni écarté de mot. Cherches-en un et décide.</translation>
    </message>
    <message>
        <source>Reading “{name}”… A long list takes a few seconds.</source>
        <translation>Lecture de «&#x202f;{name}&#x202f;»… Une longue liste prend quelques secondes.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Remove a word list</source>
        <translation>Retirer une liste de mots</translation>
    </message>
    <message>
        <source>Remove “{title}” from your dictionaries? Its file stays on your computer.</source>
        <translation>Retirer «&#x202f;{title}&#x202f;» de tes dictionnaires&#x202f;? Son fichier reste sur l’ordinateur.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>Stopped. Nothing was added.</source>
        <translation>Arrêté. Rien n’a été ajouté.</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Arrêt…</translation>
    </message>
    <message>
        <source>That didn&apos;t work. Please try again.</source>
        <translation>Ça n’a pas marché. Réessaie, s’il te plaît.</translation>
    </message>
    <message>
        <source>Without marks</source>
        <translation>Sans signes</translation>
    </message>
    <message>
        <source>Word lists (*.txt *.lst *.dic *.csv);;All files (*)</source>
        <translation>Listes de mots (*.txt *.lst *.dic *.csv);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>comes with the game</source>
        <translation>fourni avec le jeu</translation>
    </message>
    <message>
        <source>damaged: add it again or remove it</source>
        <translation>abîmée&#xa0;: ajoute-la de nouveau ou retire-la</translation>
    </message>
    <message>
        <source>your list</source>
        <translation>ta liste</translation>
    </message>
    <message>
        <source>{language}: A to Z</source>
        <translation>{language}&#xa0;: A à Z</translation>
    </message>
    <message>
        <source>{language}: {letters} too</source>
        <translation>{language}&#xa0;: aussi {letters}</translation>
    </message>
    <message>
        <source>{title} (in use)</source>
        <translation>{title} (utilisé)</translation>
    </message>
    <message>
        <source>“{name}” has many letters beyond A to Z. Keep {letters} as letters of their own? They&apos;re on the {language} tiles.</source>
        <translation>«&#x202f;{name}&#x202f;» a beaucoup de lettres en plus de A à Z. Garder {letters} comme lettres à part&#x202f;? Elles sont dans les lettres pour {language}.</translation>
    </message>
    <message>
        <source>“{title}” was removed.</source>
        <translation>«&#x202f;{title}&#x202f;» est retirée.</translation>
    </message>
</context>
<context>
    <name>LexicaReport</name>
    <message numerus="yes">
        <source>%Ln line(s) have more than one word. Only the first was taken</source>
        <translation>
            <numerusform>%Ln ligne a plus d’un mot. Seul le premier a été pris</numerusform>
            <numerusform>%Ln lignes ont plus d’un mot. Seul le premier a été pris</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) left out:</source>
        <translation>
            <numerusform>%Ln ligne laissée de côté&#xa0;:</numerusform>
            <numerusform>%Ln lignes laissées de côté&#xa0;:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) repeat a word. Each word counts once.</source>
        <translation>
            <numerusform>%Ln ligne répète un mot. Chaque mot compte une fois.</numerusform>
            <numerusform>%Ln lignes répètent un mot. Chaque mot compte une fois.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) longer than {letters} letters</source>
        <translation>
            <numerusform>%Ln mot de plus de {letters} lettres</numerusform>
            <numerusform>%Ln mots de plus de {letters} lettres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) shorter than {letters} letters</source>
        <translation>
            <numerusform>%Ln mot de moins de {letters} lettres</numerusform>
            <numerusform>%Ln mots de moins de {letters} lettres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) with a digit</source>
        <translation>
            <numerusform>%Ln mot avec un chiffre</numerusform>
            <numerusform>%Ln mots avec un chiffre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) with a hyphen</source>
        <translation>
            <numerusform>%Ln mot avec un trait d’union</numerusform>
            <numerusform>%Ln mots avec un trait d’union</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) with an apostrophe</source>
        <translation>
            <numerusform>%Ln mot avec une apostrophe</numerusform>
            <numerusform>%Ln mots avec une apostrophe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) with characters not in its letters</source>
        <translation>
            <numerusform>%Ln mot avec des signes hors de ses lettres</numerusform>
            <numerusform>%Ln mots avec des signes hors de ses lettres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) with characters other than A to Z</source>
        <translation>
            <numerusform>%Ln mot avec des signes autres que A à Z</numerusform>
            <numerusform>%Ln mots avec des signes autres que A à Z</numerusform>
        </translation>
    </message>
    <message>
        <source>A word list is a text file with one word on each line.</source>
        <translation>Une liste de mots est un fichier texte avec un mot par ligne.</translation>
    </message>
    <message>
        <source>It has more than a million words.</source>
        <translation>La liste a plus d’un million de mots.</translation>
    </message>
    <message>
        <source>It isn&apos;t text.</source>
        <translation>Ce n’est pas du texte.</translation>
    </message>
    <message>
        <source>It&apos;s empty.</source>
        <translation>La liste est vide.</translation>
    </message>
    <message>
        <source>It&apos;s larger than 32 MB.</source>
        <translation>La liste dépasse 32 Mo.</translation>
    </message>
    <message>
        <source>Line {line} is too long for a word.</source>
        <translation>La ligne {line} est trop longue pour un mot.</translation>
    </message>
    <message>
        <source>Most lines don&apos;t start with a word. See line {line}.</source>
        <translation>La plupart des lignes ne commencent pas par un mot. Voir la ligne {line}.</translation>
    </message>
    <message>
        <source>Nothing was left out.</source>
        <translation>Rien n’a été laissé de côté.</translation>
    </message>
    <message>
        <source>The dictionary can&apos;t be opened.</source>
        <translation>Impossible d’ouvrir le dictionnaire.</translation>
    </message>
    <message>
        <source>The dictionary “{title}” is damaged. Please add it again from its file.</source>
        <translation>Le dictionnaire «&#x202f;{title}&#x202f;» est abîmé. Ajoute-le de nouveau depuis son fichier.</translation>
    </message>
    <message>
        <source>The dictionary “{title}” is damaged. Please install the game again.</source>
        <translation>Le dictionnaire «&#x202f;{title}&#x202f;» est abîmé. Réinstalle le jeu, s’il te plaît.</translation>
    </message>
    <message>
        <source>The word list can&apos;t be added.</source>
        <translation>Impossible d’ajouter la liste de mots.</translation>
    </message>
    <message>
        <source>The word list can&apos;t be removed.</source>
        <translation>Impossible de retirer la liste de mots.</translation>
    </message>
    <message>
        <source>This file isn&apos;t a word list, so it wasn&apos;t added.</source>
        <translation>Ce fichier n’est pas une liste de mots, il n’a donc pas été ajouté.</translation>
    </message>
    <message>
        <source>Your dictionaries can&apos;t be read.</source>
        <translation>Impossible de lire tes dictionnaires.</translation>
    </message>
    <message numerus="yes">
        <source>line(s) {numbers}</source>
        <translation>
            <numerusform>ligne {numbers}</numerusform>
            <numerusform>lignes {numbers}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“{title}” was added with %Ln word(s).</source>
        <translation>
            <numerusform>«&#x202f;{title}&#x202f;» est ajoutée, avec&#x202f;%Ln mot.</numerusform>
            <numerusform>«&#x202f;{title}&#x202f;» est ajoutée, avec&#x202f;%Ln mots.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ListCard</name>
    <message>
        <source>Remove the chosen word</source>
        <translation>Retirer le mot choisi</translation>
    </message>
</context>
<context>
    <name>ListPanel</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n mot</numerusform>
            <numerusform>%n mots</numerusform>
        </translation>
    </message>
    <message>
        <source>Our words</source>
        <translation>Nos mots</translation>
    </message>
    <message>
        <source>Results for our words</source>
        <translation>Résultats de nos mots</translation>
    </message>
    <message>
        <source>Type your words with spaces between them.</source>
        <translation>Tapez vos mots avec des espaces entre eux.</translation>
    </message>
    <message>
        <source>not in the dictionary</source>
        <translation>pas dans le dictionnaire</translation>
    </message>
    <message>
        <source>{words} count for {points}. You missed {missed}.</source>
        <translation>{words} comptent pour {points}. Il vous en manquait {missed}.</translation>
    </message>
</context>
<context>
    <name>LookupDialog</name>
    <message>
        <source>&amp;Word:</source>
        <translation>&amp;Mot&#xa0;:</translation>
    </message>
    <message>
        <source>Look up a word</source>
        <translation>Chercher un mot</translation>
    </message>
    <message>
        <source>Type a word to see whether it counts and what it means.</source>
        <translation>Tape un mot pour voir s’il compte et ce qu’il veut dire.</translation>
    </message>
    <message>
        <source>Type letters from A to Z only.</source>
        <translation>Tape seulement des lettres de A à Z.</translation>
    </message>
    <message>
        <source>Type letters of this dictionary only.</source>
        <translation>Tape seulement les lettres de ce dictionnaire.</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Mot</translation>
    </message>
</context>
<context>
    <name>MainWindowController</name>
    <message>
        <source>&amp;About Boggle Desk</source>
        <translation>À &amp;propos de Boggle Desk</translation>
    </message>
    <message>
        <source>&amp;Copy a report</source>
        <translation>Copier &amp;un rapport</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Plein écran</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Jeu</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aide</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Indice</translation>
    </message>
    <message>
        <source>&amp;Home</source>
        <translation>&amp;Accueil</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;Comment jouer</translation>
    </message>
    <message>
        <source>&amp;Larger letters</source>
        <translation>Lettres plus &amp;grandes</translation>
    </message>
    <message>
        <source>&amp;Look up a word…</source>
        <translation>C&amp;hercher un mot…</translation>
    </message>
    <message>
        <source>&amp;Normal letters</source>
        <translation>Lettres &amp;normales</translation>
    </message>
    <message>
        <source>&amp;Pass…</source>
        <translation>&amp;Passer…</translation>
    </message>
    <message>
        <source>&amp;Phones…</source>
        <translation>&amp;Téléphones…</translation>
    </message>
    <message>
        <source>&amp;Print or save as PDF…</source>
        <translation>I&amp;mprimer ou enregistrer en PDF…</translation>
    </message>
    <message>
        <source>&amp;Recent games</source>
        <translation>Parties ré&amp;centes</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>Ré&amp;glages…</translation>
    </message>
    <message>
        <source>&amp;Smaller letters</source>
        <translation>Lettres plus p&amp;etites</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Outils</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>A&amp;nnuler</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>A&amp;ffichage</translation>
    </message>
    <message>
        <source>&amp;Watch computers think</source>
        <translation>Regarder &amp;les ordinateurs réfléchir</translation>
    </message>
    <message>
        <source>Back to the results</source>
        <translation>Retour aux résultats</translation>
    </message>
    <message>
        <source>Back to {room}</source>
        <translation>Retour : {room}</translation>
    </message>
    <message>
        <source>Co&amp;ver the room&apos;s picture</source>
        <translation>Couvrir l’image de la &amp;salle</translation>
    </message>
    <message>
        <source>Di&amp;ctionaries…</source>
        <translation>&amp;Dictionnaires…</translation>
    </message>
    <message>
        <source>E&amp;nd the game…</source>
        <translation>&amp;Finir la partie…</translation>
    </message>
    <message>
        <source>E&amp;xchange tiles…</source>
        <translation>É&amp;changer des lettres…</translation>
    </message>
    <message>
        <source>E&amp;xit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>For the r&amp;oom</source>
        <translation>Po&amp;ur toute la salle</translation>
    </message>
    <message>
        <source>New &amp;Boggle game…</source>
        <translation>Nouvelle partie de &amp;Boggle…</translation>
    </message>
    <message>
        <source>New &amp;Scrabble game…</source>
        <translation>Nouvelle partie de &amp;Scrabble…</translation>
    </message>
    <message>
        <source>New &amp;duplicate game…</source>
        <translation>Nouvelle partie en &amp;duplicate…</translation>
    </message>
    <message>
        <source>Open &amp;racks</source>
        <translation>&amp;Chevalets ouverts</translation>
    </message>
    <message>
        <source>Open the &amp;log</source>
        <translation>Ouvrir le &amp;journal</translation>
    </message>
    <message>
        <source>Pa&amp;use or resume</source>
        <translation>Pa&amp;use ou reprise</translation>
    </message>
    <message>
        <source>Pause between &amp;computer turns</source>
        <translation>Pause entre les coups des &amp;ordinateurs</translation>
    </message>
    <message>
        <source>Pla&amp;yers…</source>
        <translation>&amp;Joueurs…</translation>
    </message>
    <message>
        <source>Sa&amp;ved games…</source>
        <translation>Parties &amp;enregistrées…</translation>
    </message>
    <message>
        <source>Shu&amp;ffle the rack</source>
        <translation>Mé&amp;langer le chevalet</translation>
    </message>
    <message>
        <source>The log can&apos;t be opened: “{file}”</source>
        <translation>Impossible d’ouvrir le journal&#xa0;: «&#x202f;{file}&#x202f;»</translation>
    </message>
    <message>
        <source>The report is copied. Paste it where you report the problem.</source>
        <translation>Le rapport est copié. Colle-le là où tu signales le problème.</translation>
    </message>
    <message>
        <source>This game can&apos;t be opened</source>
        <translation>Impossible d’ouvrir cette partie</translation>
    </message>
    <message>
        <source>This game&apos;s dictionary is gone. The built-in one is used instead.</source>
        <translation>Le dictionnaire de cette partie n’est plus là. On prend celui fourni.</translation>
    </message>
    <message>
        <source>Turn the &amp;board</source>
        <translation>Tourner la g&amp;rille</translation>
    </message>
</context>
<context>
    <name>MeaningCard</name>
    <message numerus="yes">
        <source>%n more meaning(s)</source>
        <translation>
            <numerusform>%n autre sens</numerusform>
            <numerusform>%n autres sens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>A form of {lemma}:</source>
        <translation>Une forme de {lemma}&#xa0;:</translation>
    </message>
    <message>
        <source>Also: {meaning}</source>
        <translation>Aussi : {meaning}</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Définition</translation>
    </message>
    <message>
        <source>No meaning of its own. Perhaps from {lemma}:</source>
        <translation>Pas de définition à lui. Peut-être de {lemma}&#xa0;:</translation>
    </message>
    <message>
        <source>No meaning yet.</source>
        <translation>Pas encore de définition.</translation>
    </message>
    <message>
        <source>Opening the dictionary…</source>
        <translation>Ouverture du dictionnaire…</translation>
    </message>
    <message>
        <source>The dictionary of meanings is damaged. Please install the game again.</source>
        <translation>Le dictionnaire des définitions est abîmé. Réinstalle le jeu, s’il te plaît.</translation>
    </message>
    <message>
        <source>Word and meaning</source>
        <translation>Mot et définition</translation>
    </message>
    <message>
        <source>– Hurtful or crude, so it doesn&apos;t count. Dictionary: “{title}”.</source>
        <translation>– Blessant ou grossier, donc il ne compte pas. Dictionnaire&#xa0;: «&#x202f;{title}&#x202f;».</translation>
    </message>
    <message>
        <source>✓ In the dictionary “{title}”.</source>
        <translation>✓ Dans le dictionnaire «&#x202f;{title}&#x202f;».</translation>
    </message>
    <message>
        <source>✗ Not in the dictionary “{title}”.</source>
        <translation>✗ Pas dans le dictionnaire «&#x202f;{title}&#x202f;».</translation>
    </message>
</context>
<context>
    <name>Meanings</name>
    <message>
        <source>adjective</source>
        <translation>adjectif</translation>
    </message>
    <message>
        <source>adverb</source>
        <translation>adverbe</translation>
    </message>
    <message>
        <source>conjunction</source>
        <translation>conjonction</translation>
    </message>
    <message>
        <source>determiner</source>
        <translation>déterminant</translation>
    </message>
    <message>
        <source>in Dutch: {words}</source>
        <translation>en néerlandais : {words}</translation>
    </message>
    <message>
        <source>in English: {words}</source>
        <translation>en anglais : {words}</translation>
    </message>
    <message>
        <source>in French: {words}</source>
        <translation>en français : {words}</translation>
    </message>
    <message>
        <source>in German: {words}</source>
        <translation>en allemand : {words}</translation>
    </message>
    <message>
        <source>in Polish: {words}</source>
        <translation>en polonais : {words}</translation>
    </message>
    <message>
        <source>in Spanish: {words}</source>
        <translation>en espagnol : {words}</translation>
    </message>
    <message>
        <source>interjection</source>
        <translation>interjection</translation>
    </message>
    <message>
        <source>noun</source>
        <translation>nom</translation>
    </message>
    <message>
        <source>preposition</source>
        <translation>préposition</translation>
    </message>
    <message>
        <source>pronoun</source>
        <translation>pronom</translation>
    </message>
    <message>
        <source>similar: {words}</source>
        <translation>mots proches : {words}</translation>
    </message>
    <message>
        <source>verb</source>
        <translation>verbe</translation>
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
        <translation>On cherche…</translation>
    </message>
    <message>
        <source>Tap a word to see it on the board</source>
        <translation>Touche un mot pour le voir sur la grille</translation>
    </message>
    <message>
        <source>You found every everyday word!</source>
        <translation>Vous avez trouvé tous les mots courants&#x202f;!</translation>
    </message>
</context>
<context>
    <name>MissedWord</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
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
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Coup</translation>
    </message>
    <message>
        <source>bonus for a wrong challenge</source>
        <translation>bonus pour contestation à tort</translation>
    </message>
    <message>
        <source>correction</source>
        <translation>correction</translation>
    </message>
    <message>
        <source>left the game</source>
        <translation>a quitté la partie</translation>
    </message>
    <message>
        <source>lost the turn</source>
        <translation>perd son tour</translation>
    </message>
    <message>
        <source>over time</source>
        <translation>temps dépassé</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>a passé</translation>
    </message>
    <message>
        <source>the others had {tiles}</source>
        <translation>les autres avaient {tiles}</translation>
    </message>
    <message>
        <source>{name} takes the seat</source>
        <translation>{name} prend la place</translation>
    </message>
    <message>
        <source>{tiles} left on the rack</source>
        <translation>reste au chevalet&#xa0;: {tiles}</translation>
    </message>
    <message>
        <source>{words} came off</source>
        <translation>{words} a été retiré</translation>
    </message>
</context>
<context>
    <name>MovesPanel</name>
    <message numerus="yes">
        <source>%Ln play(s)</source>
        <translation>
            <numerusform>%Ln coup</numerusform>
            <numerusform>%Ln coups</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for plays…</source>
        <translation>Recherche de coups…</translation>
    </message>
    <message>
        <source>Set up a position to find its best plays.</source>
        <translation>Prépare une position pour trouver ses meilleurs coups.</translation>
    </message>
    <message>
        <source>Stop thinking</source>
        <translation>Arrêter de réfléchir</translation>
    </message>
    <message>
        <source>The position changed. Find its best plays again.</source>
        <translation>La position a changé. Cherche de nouveau ses meilleurs coups.</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Réflexion</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>réfléchit</translation>
    </message>
    <message>
        <source>{moves}, estimated.</source>
        <translation>{moves}, estimés.</translation>
    </message>
    <message>
        <source>{moves}, estimated. Still thinking…</source>
        <translation>{moves}, estimés. Encore en réflexion…</translation>
    </message>
    <message>
        <source>{moves}, searched to the end of the game.</source>
        <translation>{moves}, calculés jusqu’à la fin.</translation>
    </message>
    <message>
        <source>{moves}. For the best, every possible draw is searched.</source>
        <translation>{moves}. Pour les meilleurs, chaque tirage possible est calculé.</translation>
    </message>
    <message>
        <source>{moves}. The best were tried out for {seconds} s.</source>
        <translation>{moves}. Les meilleurs ont été essayés pendant {seconds} s.</translation>
    </message>
    <message>
        <source>▸ marks the best play with everyday words.</source>
        <translation>▸ montre le meilleur coup avec des mots courants.</translation>
    </message>
</context>
<context>
    <name>MovesTable</name>
    <message>
        <source>Turns</source>
        <translation>Coups</translation>
    </message>
</context>
<context>
    <name>NoticeStrings</name>
    <message>
        <source>Boggle Desk is already open. Look for its window.</source>
        <translation>Boggle Desk est déjà ouvert. Cherche sa fenêtre.</translation>
    </message>
    <message>
        <source>Close now and you lose it. Close anyway?</source>
        <translation>Fermer maintenant le perdrait. Fermer quand même ?</translation>
    </message>
    <message>
        <source>No backup for a week. Is the disk full?</source>
        <translation>Pas de sauvegarde depuis une semaine. Le disque est-il plein ?</translation>
    </message>
    <message>
        <source>Not everything is saved</source>
        <translation>Tout n’est pas enregistré</translation>
    </message>
    <message>
        <source>Something went wrong, but your game is safe. Details are in “{file}”.</source>
        <translation>Quelque chose n’a pas marché, mais votre partie est en sécurité. Détails dans «&#x202f;{file}&#x202f;».</translation>
    </message>
    <message>
        <source>The old file is now “{file}”.</source>
        <translation>L’ancien fichier s’appelle maintenant «&#x202f;{file}&#x202f;».</translation>
    </message>
    <message>
        <source>Try Restore in Saved games for the rest.</source>
        <translation>Pour le reste, essaie Récupérer dans les parties enregistrées.</translation>
    </message>
    <message>
        <source>Your games</source>
        <translation>Vos parties</translation>
    </message>
    <message>
        <source>Your games file was damaged. No game in it could be read.</source>
        <translation>Le fichier de vos parties était abîmé. Aucune n’a pu être lue.</translation>
    </message>
    <message numerus="yes">
        <source>Your games file was damaged. {saved} of %n game(s) saved.</source>
        <translation>
            <numerusform>Le fichier de vos parties était abîmé. {saved} partie sauvée sur&#x202f;%n.</numerusform>
            <numerusform>Le fichier de vos parties était abîmé. {saved} parties sauvées sur&#x202f;%n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your house words</source>
        <translation>Tes mots maison</translation>
    </message>
    <message numerus="yes">
        <source>Your last backup has %n more game(s). Use Restore in Saved games.</source>
        <translation>
            <numerusform>Il manque %n partie de la dernière sauvegarde. Voir « Récupérer » dans « Parties enregistrées ».</numerusform>
            <numerusform>Il manque %n parties de la dernière sauvegarde. Voir « Récupérer » dans « Parties enregistrées ».</numerusform>
        </translation>
    </message>
    <message>
        <source>Your last turns aren&apos;t saved yet. Close now and you lose them. Close anyway?</source>
        <translation>Vos derniers coups ne sont pas encore enregistrés. Fermer les ferait perdre. Fermer quand même&#x202f;?</translation>
    </message>
    <message>
        <source>Your settings</source>
        <translation>Tes réglages</translation>
    </message>
    <message>
        <source>Your word cards</source>
        <translation>Vos cartes de mots</translation>
    </message>
    <message numerus="yes">
        <source>Your word cards were damaged. {saved} of %n card(s) saved.</source>
        <translation>
            <numerusform>Vos cartes de mots étaient abîmées. {saved} carte sauvée sur&#x202f;%n.</numerusform>
            <numerusform>Vos cartes de mots étaient abîmées. {saved} cartes sauvées sur&#x202f;%n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{things} can be saved again.</source>
        <translation>De nouveau enregistrable&#xa0;: {things}.</translation>
    </message>
    <message>
        <source>{things} can&apos;t be changed right now. Is the disk full?</source>
        <translation>Impossible de modifier pour le moment&#xa0;: {things}. Le disque est-il plein&#x202f;?</translation>
    </message>
    <message>
        <source>{things} can&apos;t be opened. Nothing new will be saved.</source>
        <translation>Impossible à ouvrir&#xa0;: {things}. Rien de nouveau ne sera enregistré.</translation>
    </message>
    <message>
        <source>{things} can&apos;t be saved right now. Is the disk full?</source>
        <translation>Impossible d’enregistrer pour le moment&#xa0;: {things}. Le disque est-il plein&#x202f;?</translation>
    </message>
    <message>
        <source>{things} come from a newer Boggle Desk. Nothing new will be saved.</source>
        <translation>D’un Boggle Desk plus récent&#xa0;: {things}. Rien de nouveau ne sera enregistré.</translation>
    </message>
    <message>
        <source>{things} have gone from the disk. Nothing is lost: they&apos;ll be saved again.</source>
        <translation>Disparu du disque : {things}. Rien n’est perdu, tout sera enregistré à nouveau.</translation>
    </message>
    <message>
        <source>{things} in that file can&apos;t be read. Those you have stay.</source>
        <translation>Illisible dans ce fichier&#xa0;: {things}. Ce que tu as reste.</translation>
    </message>
    <message>
        <source>{things} were damaged.</source>
        <translation>Abîmé&#xa0;: {things}.</translation>
    </message>
    <message>
        <source>{things} were damaged. You have those from before the last change.</source>
        <translation>Abîmé&#xa0;: {things}. Tu as la version d’avant le dernier changement.</translation>
    </message>
    <message>
        <source>“{file}” isn&apos;t a file. Nothing new will be saved.</source>
        <translation>« {file} » n’est pas un fichier. Rien de nouveau ne sera enregistré.</translation>
    </message>
    <message>
        <source>“{file}” isn&apos;t finished</source>
        <translation>« {file} » n’est pas terminé</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>A part of the game is missing.</source>
        <translation>La partie est incomplète.</translation>
    </message>
    <message>
        <source>It comes from a newer Boggle Desk.</source>
        <translation>Il vient d’un Boggle Desk plus récent.</translation>
    </message>
    <message>
        <source>It isn&apos;t a file.</source>
        <translation>Ce n’est pas un fichier.</translation>
    </message>
    <message>
        <source>It isn&apos;t a game of Scrabble.</source>
        <translation>Ce n’est pas une partie de Scrabble.</translation>
    </message>
    <message>
        <source>It isn&apos;t a saved game.</source>
        <translation>Ce n’est pas une partie enregistrée.</translation>
    </message>
    <message>
        <source>It wasn&apos;t saved by Boggle Desk.</source>
        <translation>Il n’a pas été enregistré par Boggle Desk.</translation>
    </message>
    <message>
        <source>It&apos;s damaged.</source>
        <translation>C’est endommagé.</translation>
    </message>
    <message>
        <source>It&apos;s too large to be a game.</source>
        <translation>C’est trop gros pour une partie.</translation>
    </message>
    <message>
        <source>It&apos;s too large.</source>
        <translation>C’est trop gros.</translation>
    </message>
    <message>
        <source>Line {line}: {reason}</source>
        <translation>Ligne {line} : {reason}</translation>
    </message>
    <message>
        <source>No permission to do that</source>
        <translation>Ce n’est pas permis ici</translation>
    </message>
    <message>
        <source>No such file or folder</source>
        <translation>Ce fichier ou dossier n’existe pas</translation>
    </message>
    <message>
        <source>Nobody has had a turn in it.</source>
        <translation>Personne n’y a encore joué.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>That can&apos;t happen in this game.</source>
        <translation>C’est impossible dans cette partie.</translation>
    </message>
    <message>
        <source>The disk is full</source>
        <translation>Le disque est plein</translation>
    </message>
    <message>
        <source>The saved game is damaged, so it can&apos;t be played on.</source>
        <translation>La partie enregistrée est abîmée, on ne peut pas la continuer.</translation>
    </message>
    <message>
        <source>There are no games in it.</source>
        <translation>Il ne contient aucune partie.</translation>
    </message>
    <message>
        <source>There are too many files in it.</source>
        <translation>Il contient trop de fichiers.</translation>
    </message>
    <message>
        <source>Which tiles does {file} use?</source>
        <translation>Quelles lettres utilise {file}&#x202f;?</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>Date unknown</source>
        <translation>Date inconnue</translation>
    </message>
    <message>
        <source>Today, {time}</source>
        <translation>Aujourd’hui, {time}</translation>
    </message>
    <message>
        <source>Yesterday, {time}</source>
        <translation>Hier, {time}</translation>
    </message>
    <message>
        <source>{day}, {time}</source>
        <translation>{day}, {time}</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}&#x202f;%</translation>
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
        <translation>Carnet de score</translation>
    </message>
    <message>
        <source>Scrabble</source>
        <translation>Scrabble</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>What are you playing?</source>
        <translation>À quoi jouez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>Your own board and tiles</source>
        <translation>Votre plateau et vos lettres</translation>
    </message>
    <message>
        <source>Your own cubes, pencils and paper</source>
        <translation>Vos dés, vos crayons et du papier</translation>
    </message>
</context>
<context>
    <name>PadSheet</name>
    <message>
        <source>The board</source>
        <translation>Le plateau</translation>
    </message>
    <message>
        <source>This score pad</source>
        <translation>Ce carnet de score</translation>
    </message>
    <message>
        <source>{title}: {names}</source>
        <translation>{title}&#xa0;: {names}</translation>
    </message>
</context>
<context>
    <name>PadWays</name>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
</context>
<context>
    <name>PageView</name>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
</context>
<context>
    <name>PaperStrings</name>
    <message>
        <source>Board code: {code}</source>
        <translation>Code de la grille&#xa0;: {code}</translation>
    </message>
    <message>
        <source>Boggle · {preset}</source>
        <translation>Boggle · {preset}</translation>
    </message>
    <message>
        <source>Letters turned every way</source>
        <translation>Lettres tournées dans tous les sens</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listes</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Mot</translation>
    </message>
    <message>
        <source>a sheet for each player</source>
        <translation>une feuille par joueur</translation>
    </message>
    <message>
        <source>all lists on one sheet</source>
        <translation>toutes les listes sur une feuille</translation>
    </message>
    <message>
        <source>no lists, a large board</source>
        <translation>sans liste, grande grille</translation>
    </message>
    <message>
        <source>{game}, round {number}</source>
        <translation>{game}, manche {number}</translation>
    </message>
</context>
<context>
    <name>PencilChip</name>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n mot</numerusform>
            <numerusform>%n mots</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PencilsCard</name>
    <message>
        <source>Searching with you</source>
        <translation>Cherche avec vous</translation>
    </message>
</context>
<context>
    <name>PencilsDown</name>
    <message>
        <source>Pencils down!</source>
        <translation>On pose les crayons&#x202f;!</translation>
    </message>
    <message>
        <source>Pencils down, {names}!</source>
        <translation>On pose les crayons, {names}&#x202f;!</translation>
    </message>
    <message>
        <source>Pencils down: {names}</source>
        <translation>On pose les crayons&#xa0;: {names}</translation>
    </message>
</context>
<context>
    <name>PhoneStrings</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) in the bag</source>
        <translation>
            <numerusform>%n lettre dans le sac</numerusform>
            <numerusform>%n lettres dans le sac</numerusform>
        </translation>
    </message>
    <message>
        <source>A seat is free</source>
        <translation>Une place est libre</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>All seats are taken. The laptop can free one.</source>
        <translation>Toutes les places sont prises. L’ordinateur peut en libérer une.</translation>
    </message>
    <message>
        <source>Allow it</source>
        <translation>On l’accepte</translation>
    </message>
    <message>
        <source>Another name</source>
        <translation>Un autre nom</translation>
    </message>
    <message>
        <source>Bigger board</source>
        <translation>Plateau plus grand</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Contester</translation>
    </message>
    <message>
        <source>Challenge {word}</source>
        <translation>Contester {word}</translation>
    </message>
    <message>
        <source>Continue here</source>
        <translation>Continuer ici</translation>
    </message>
    <message>
        <source>Cross it off</source>
        <translation>On le barre</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Échanger</translation>
    </message>
    <message>
        <source>Exchange these</source>
        <translation>Échanger celles-ci</translation>
    </message>
    <message>
        <source>Fine</source>
        <translation>D&apos;accord</translation>
    </message>
    <message>
        <source>Go on without {names}</source>
        <translation>Continuer sans {names}</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Y aller</translation>
    </message>
    <message>
        <source>Hand in</source>
        <translation>Remettre</translation>
    </message>
    <message>
        <source>Hand in  +{score}</source>
        <translation>Remettre  +{score}</translation>
    </message>
    <message>
        <source>Has the table moved?</source>
        <translation>La table a changé d’adresse ?</translation>
    </message>
    <message>
        <source>I have none</source>
        <translation>Je n&apos;en ai pas</translation>
    </message>
    <message>
        <source>Kept here, sending again.</source>
        <translation>Gardé ici, on renvoie.</translation>
    </message>
    <message>
        <source>Leave my seat</source>
        <translation>Quitter ma place</translation>
    </message>
    <message>
        <source>Look at the laptop. The game begins there.</source>
        <translation>Regarde l&apos;ordinateur. Le jeu commence là.</translation>
    </message>
    <message>
        <source>Looking for the table…</source>
        <translation>On cherche la table…</translation>
    </message>
    <message>
        <source>New address?</source>
        <translation>Nouvelle adresse ?</translation>
    </message>
    <message>
        <source>Only you see these tiles</source>
        <translation>Toi seul vois ces lettres</translation>
    </message>
    <message>
        <source>Only you see this page</source>
        <translation>Toi seul vois cette page</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Pass your turn?</source>
        <translation>Passer ton tour&#x202f;?</translation>
    </message>
    <message>
        <source>Pencils down!</source>
        <translation>On pose les crayons&#x202f;!</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Play  +{score}</source>
        <translation>Jouer  +{score}</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Mélanger</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>M&apos;asseoir</translation>
    </message>
    <message>
        <source>Somebody has that seat already.</source>
        <translation>Quelqu&apos;un a déjà cette place.</translation>
    </message>
    <message>
        <source>Square, like 8H</source>
        <translation>Case, comme 8H</translation>
    </message>
    <message>
        <source>Tap a word to cross it out</source>
        <translation>Touche un mot pour le barrer</translation>
    </message>
    <message>
        <source>That isn&apos;t an address. It looks like 192.168.1.7:8377.</source>
        <translation>Ce n’est pas une adresse. Elle ressemble à 192.168.1.7:8377.</translation>
    </message>
    <message>
        <source>The game has begun</source>
        <translation>Le jeu a commencé</translation>
    </message>
    <message>
        <source>The game has begun. Ask the table to open “Phones”.</source>
        <translation>Le jeu a commencé. Demande à la table d&apos;ouvrir «&#xa0;Téléphones&#xa0;».</translation>
    </message>
    <message>
        <source>The table doesn&apos;t answer. Kept on this phone: {count}</source>
        <translation>La table ne répond pas. Gardés sur ce téléphone : {count}</translation>
    </message>
    <message>
        <source>The table is closed. Scan the code of the next one.</source>
        <translation>La table est fermée. Scanne le code de la prochaine.</translation>
    </message>
    <message>
        <source>The table is out of reach. Are you on the same Wi-Fi?</source>
        <translation>La table est hors d&apos;atteinte. Es-tu sur le même Wi-Fi&#x202f;?</translation>
    </message>
    <message>
        <source>These phones are out of reach: {names}</source>
        <translation>Téléphones hors de portée&#xa0;: {names}</translation>
    </message>
    <message>
        <source>This invitation is no longer valid. Scan the code on the laptop again.</source>
        <translation>Cette invitation n’est plus valable. Scanne encore le code sur l’ordinateur.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Too many phones are here. Close this page on one of them.</source>
        <translation>Il y a trop de téléphones. Ferme cette page sur l’un d’eux.</translation>
    </message>
    <message>
        <source>Too many wrong addresses. Wait a minute, then scan the code on the laptop.</source>
        <translation>Trop d’adresses fausses. Attends une minute, puis scanne le code sur l’ordinateur.</translation>
    </message>
    <message>
        <source>Trace a word on the board</source>
        <translation>Trace un mot sur la grille</translation>
    </message>
    <message>
        <source>Type a word</source>
        <translation>Tape un mot</translation>
    </message>
    <message>
        <source>Type square and word</source>
        <translation>Taper la case et le mot</translation>
    </message>
    <message>
        <source>Type the address below the code on the laptop. What you wrote comes along.</source>
        <translation>Tape l’adresse affichée sous le code, sur l’ordinateur. Ce que tu as écrit suit.</translation>
    </message>
    <message>
        <source>Type your name first.</source>
        <translation>Tape d&apos;abord ton nom.</translation>
    </message>
    <message>
        <source>Which letter is the blank?</source>
        <translation>Quelle lettre est le joker&#x202f;?</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <translation>Qui es-tu ?</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Mot</translation>
    </message>
    <message>
        <source>Write it again</source>
        <translation>L&apos;écrire à nouveau</translation>
    </message>
    <message>
        <source>Yes, pass</source>
        <translation>Oui, passer</translation>
    </message>
    <message>
        <source>You have it already.</source>
        <translation>Tu l&apos;as déjà.</translation>
    </message>
    <message>
        <source>You voted.</source>
        <translation>Tu as voté.</translation>
    </message>
    <message>
        <source>You&apos;re in, {name}!</source>
        <translation>Tu es là, {name}&#x202f;!</translation>
    </message>
    <message>
        <source>Your rack</source>
        <translation>Ton chevalet</translation>
    </message>
    <message>
        <source>Your seat is free again. Sit down to go on.</source>
        <translation>Ta place est de nouveau libre. Assieds-toi pour continuer.</translation>
    </message>
    <message>
        <source>Your seat is open on another page.</source>
        <translation>Ta place est ouverte sur une autre page.</translation>
    </message>
    <message>
        <source>Your words</source>
        <translation>Tes mots</translation>
    </message>
    <message>
        <source>across</source>
        <translation>paysage</translation>
    </message>
    <message>
        <source>away</source>
        <translation>absent</translation>
    </message>
    <message>
        <source>away. Is it you? Tap</source>
        <translation>absent. C’est toi&#x202f;? Touche ici</translation>
    </message>
    <message>
        <source>computer</source>
        <translation>ordinateur</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>compte</translation>
    </message>
    <message>
        <source>crossed off, others have it</source>
        <translation>barré, d&apos;autres l&apos;ont</translation>
    </message>
    <message>
        <source>doesn&apos;t count</source>
        <translation>ne compte pas</translation>
    </message>
    <message>
        <source>down</source>
        <translation>vertical</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>letter counts {times} times</source>
        <translation>la lettre compte {times} fois</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>prêt</translation>
    </message>
    <message>
        <source>scan to sit down</source>
        <translation>scanne pour t&apos;asseoir</translation>
    </message>
    <message>
        <source>tap to sit down</source>
        <translation>touche pour t’asseoir</translation>
    </message>
    <message>
        <source>word counts {times} times</source>
        <translation>le mot compte {times} fois</translation>
    </message>
    <message>
        <source>{name}&apos;s phone is out of reach.</source>
        <translation>Le téléphone de {name} est hors de portée.</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>encore {time}</translation>
    </message>
    <message>
        <source>{word} is crossed out.</source>
        <translation>{word} est barré.</translation>
    </message>
</context>
<context>
    <name>PictureSharing</name>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Images</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Enregistrer l’image</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Enregistré&#xa0;: {file}</translation>
    </message>
    <message>
        <source>The picture couldn&apos;t be saved: {reason}</source>
        <translation>L’image n’a pas pu être enregistrée : {reason}</translation>
    </message>
</context>
<context>
    <name>PlayAlonePage</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>A board you have</source>
        <translation>Une grille à toi</translation>
    </message>
    <message>
        <source>A shake</source>
        <translation>Un mélange</translation>
    </message>
    <message>
        <source>Allow hints</source>
        <translation>Permettre les indices</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Beat your best</source>
        <translation>Bats ton record</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Choose board, time and goal</source>
        <translation>Choisis la grille, le temps et le but</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>But</translation>
    </message>
    <message>
        <source>More ways…</source>
        <translation>Autres façons…</translation>
    </message>
    <message>
        <source>No timer, hints if you like</source>
        <translation>Sans minuterie, avec indices si tu veux</translation>
    </message>
    <message>
        <source>None yet. Set one to beat!</source>
        <translation>Pas encore. À toi de faire le premier&#x202f;!</translation>
    </message>
    <message>
        <source>Play alone</source>
        <translation>Jouer seul</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>Joueur 1</translation>
    </message>
    <message numerus="yes">
        <source>Practised %n time(s) with these rules.</source>
        <translation>
            <numerusform>%n entraînement avec ces règles.</numerusform>
            <numerusform>%n entraînements avec ces règles.</numerusform>
        </translation>
    </message>
    <message>
        <source>Race your best round</source>
        <translation>Fais la course avec ta meilleure manche</translation>
    </message>
    <message>
        <source>Rival</source>
        <translation>Adversaire</translation>
    </message>
    <message>
        <source>Rounds you played…</source>
        <translation>Tes manches jouées…</translation>
    </message>
    <message>
        <source>See it again</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Someone new…</source>
        <translation>Quelqu’un d’autre…</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>The same letters for everyone</source>
        <translation>Les mêmes lettres pour tous</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Today&apos;s board</source>
        <translation>La grille du jour</translation>
    </message>
    <message>
        <source>Today&apos;s board, {date}</source>
        <translation>Grille du jour, {date}</translation>
    </message>
    <message>
        <source>Type its letters or its code</source>
        <translation>Tape ses lettres ou son code</translation>
    </message>
    <message>
        <source>Where do you write?</source>
        <translation>Où écrivez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>Which board?</source>
        <translation>Quelle grille&#x202f;?</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <translation>Qui es-tu ?</translation>
    </message>
    <message>
        <source>Who played this board?</source>
        <translation>Qui a joué cette grille&#x202f;?</translation>
    </message>
    <message>
        <source>Who&apos;s playing?</source>
        <translation>Qui joue&#x202f;?</translation>
    </message>
    <message>
        <source>Wish for a board</source>
        <translation>Souhait pour la grille</translation>
    </message>
    <message>
        <source>Words that count</source>
        <translation>Les mots qui comptent</translation>
    </message>
    <message>
        <source>Your best with these rules</source>
        <translation>Ton record avec ces règles</translation>
    </message>
    <message>
        <source>Your own shake</source>
        <translation>Ton propre mélange</translation>
    </message>
    <message>
        <source>as long as you like</source>
        <translation>autant que tu veux</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>{name} · {level}</source>
        <translation>{name} · {level}</translation>
    </message>
    <message>
        <source>{outcome}, on {date}</source>
        <translation>{outcome}, le {date}</translation>
    </message>
</context>
<context>
    <name>PlayerView</name>
    <message>
        <source>to play</source>
        <translation>à jouer</translation>
    </message>
</context>
<context>
    <name>PlayerWords</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} to play: {told}</source>
        <translation>Tour de jeu&#xa0;: {name}, {told}</translation>
    </message>
    <message>
        <source>{name}: {told}</source>
        <translation>{name}&#xa0;: {told}</translation>
    </message>
</context>
<context>
    <name>PlayersCard</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n lettre</numerusform>
            <numerusform>%n lettres</numerusform>
        </translation>
    </message>
    <message>
        <source>left the game</source>
        <translation>a quitté la partie</translation>
    </message>
    <message>
        <source>no tiles</source>
        <translation>plus de lettres</translation>
    </message>
</context>
<context>
    <name>PlayersTab</name>
    <message>
        <source>Ahead</source>
        <translation>Devant</translation>
    </message>
    <message>
        <source>Average of the last ten</source>
        <translation>Moyenne des dix dernières</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>Derrière</translation>
    </message>
    <message>
        <source>Best words</source>
        <translation>Meilleurs mots</translation>
    </message>
    <message>
        <source>Finish a game with named players to see how you&apos;re doing.</source>
        <translation>Finissez une partie avec vos noms pour voir où vous en êtes.</translation>
    </message>
    <message>
        <source>Game and rules</source>
        <translation>Jeu et règles</translation>
    </message>
    <message>
        <source>Game by game</source>
        <translation>Partie par partie</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>Duels</translation>
    </message>
    <message>
        <source>Longest words</source>
        <translation>Mots les plus longs</translation>
    </message>
    <message>
        <source>Other player</source>
        <translation>Adversaire</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Progress: {measure}</source>
        <translation>Progrès&#xa0;: {measure}</translation>
    </message>
    <message>
        <source>Statistic</source>
        <translation>Chiffre</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Chiffres</translation>
    </message>
    <message>
        <source>Tied</source>
        <translation>Égalité</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Fois</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>What the plot shows</source>
        <translation>Ce que montre la courbe</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quand</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Mot</translation>
    </message>
    <message>
        <source>Word or play</source>
        <translation>Mot ou coup</translation>
    </message>
</context>
<context>
    <name>Podium</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
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
        <translation>Fini</translation>
    </message>
</context>
<context>
    <name>PositionPage</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Best plays</source>
        <translation>Meilleurs coups</translation>
    </message>
    <message>
        <source>Couldn&apos;t find the plays. Please try again.</source>
        <translation>Impossible de trouver les coups. Réessaie, s’il te plaît.</translation>
    </message>
    <message>
        <source>Find best plays</source>
        <translation>Chercher les meilleurs coups</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Définition</translation>
    </message>
    <message>
        <source>Play this</source>
        <translation>Jouer ce coup</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Scrabble position</source>
        <translation>Position de Scrabble</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z), redo (Ctrl+Y)</source>
        <translation>Annuler (Ctrl+Z), rétablir (Ctrl+Y)</translation>
    </message>
</context>
<context>
    <name>PositionPanel</name>
    <message>
        <source> of {turns}</source>
        <translation> sur {turns}</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vider</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy the position as CGP (Ctrl+C)</source>
        <translation>Copier la position en CGP (Ctrl+C)</translation>
    </message>
    <message>
        <source>Cover the star on {squares} first.</source>
        <translation>Couvre d’abord l’étoile en {squares}.</translation>
    </message>
    <message>
        <source>Not in the dictionary, but that&apos;s fine: {words}.</source>
        <translation>Pas dans le dictionnaire, mais ce n’est pas grave&#xa0;: {words}.</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Ouvrir un fichier…</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Paste a position from CGP (Ctrl+V)</source>
        <translation>Coller une position en CGP (Ctrl+V)</translation>
    </message>
    <message>
        <source>Player {number}&apos;s rack</source>
        <translation>Chevalet du joueur {number}</translation>
    </message>
    <message>
        <source>Start from a turn in a saved game file</source>
        <translation>Partir d’un coup d’un fichier de partie</translation>
    </message>
    <message>
        <source>That&apos;s {used} tiles. A rack holds {there_are}.</source>
        <translation>Cela fait {used} lettres. Un chevalet en tient {there_are}.</translation>
    </message>
    <message>
        <source>The rack is empty. Type its tiles.</source>
        <translation>Le chevalet est vide. Tape ses lettres.</translation>
    </message>
    <message>
        <source>The set has no {tile} tile: {squares}.</source>
        <translation>Le jeu n’a pas de {tile}&#xa0;: {squares}.</translation>
    </message>
    <message>
        <source>These tiles don&apos;t touch the rest: {squares}.</source>
        <translation>Ces lettres ne touchent pas le reste&#xa0;: {squares}.</translation>
    </message>
    <message>
        <source>Too many {tile} tiles: {used}. The set has {there_are}.</source>
        <translation>Trop de {tile}&#xa0;: {used}. Le jeu en a {there_are}.</translation>
    </message>
    <message>
        <source>Turn of the game</source>
        <translation>Coup de la partie</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>joker</translation>
    </message>
    <message>
        <source>{file}, turn</source>
        <translation>{file}, coup</translation>
    </message>
</context>
<context>
    <name>PresetShelf</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Delete rules</source>
        <translation>Supprimer des règles</translation>
    </message>
    <message>
        <source>Delete the rules “{name}”? Games you played with them won&apos;t change.</source>
        <translation>Supprimer les règles «&#x202f;{name}&#x202f;»&#x202f;? Les parties jouées avec elles restent telles quelles.</translation>
    </message>
    <message>
        <source>Rename rules</source>
        <translation>Renommer des règles</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renommer…</translation>
    </message>
    <message>
        <source>Replace them</source>
        <translation>Les remplacer</translation>
    </message>
    <message>
        <source>Rules of your own</source>
        <translation>Vos propres règles</translation>
    </message>
    <message>
        <source>Save as our rules…</source>
        <translation>Garder comme nos règles…</translation>
    </message>
    <message>
        <source>Save rules</source>
        <translation>Garder des règles</translation>
    </message>
    <message>
        <source>There are rules called “{name}” already.</source>
        <translation>Il y a déjà des règles nommées «&#x202f;{name}&#x202f;».</translation>
    </message>
    <message>
        <source>What do you want to call these rules?</source>
        <translation>Comment appeler ces règles&#x202f;?</translation>
    </message>
    <message>
        <source>You already have rules called “{name}”. Replace them?</source>
        <translation>Vous avez déjà des règles nommées «&#x202f;{name}&#x202f;». Les remplacer&#x202f;?</translation>
    </message>
    <message>
        <source>Your rules weren&apos;t saved: {problem}</source>
        <translation>Impossible d’enregistrer les règles&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>Your saved rules can&apos;t be read: {problem}</source>
        <translation>Des règles gardées sont illisibles&#xa0;: {problem}</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Page {place} of {pages}</source>
        <translation>Page {place} sur {pages}</translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message>
        <source>Print or save as PDF</source>
        <translation>Imprimer ou enregistrer en PDF</translation>
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
        <translation>Orientation</translation>
    </message>
    <message>
        <source>Making the pages…</source>
        <translation>Préparation des pages…</translation>
    </message>
    <message>
        <source>PDF files</source>
        <translation>Fichiers PDF</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Images</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>Printing…</source>
        <translation>Impression…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Save as file</source>
        <translation>Enregistrer dans un fichier</translation>
    </message>
    <message>
        <source>Save as file…</source>
        <translation>Enregistrer dans un fichier…</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>Enregistrer l’image…</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Enregistré&#xa0;: {file}</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>Envoyé à l’imprimante.</translation>
    </message>
    <message>
        <source>The file couldn&apos;t be written: {reason}. Choose another place.</source>
        <translation>Impossible d’écrire le fichier&#xa0;: {reason}. Choisis un autre endroit.</translation>
    </message>
    <message>
        <source>This couldn&apos;t be printed: {reason}</source>
        <translation>Impossible d’imprimer&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>US Letter</source>
        <translation>US Letter</translation>
    </message>
    <message>
        <source>What do you want to print?</source>
        <translation>Que veux-tu imprimer&#x202f;?</translation>
    </message>
    <message>
        <source>What to print</source>
        <translation>Quoi imprimer</translation>
    </message>
    <message>
        <source>Writing {file}…</source>
        <translation>Écriture de {file}…</translation>
    </message>
    <message>
        <source>across</source>
        <translation>paysage</translation>
    </message>
    <message>
        <source>as it fits</source>
        <translation>au mieux</translation>
    </message>
    <message>
        <source>upright</source>
        <translation>portrait</translation>
    </message>
</context>
<context>
    <name>Printable</name>
    <message>
        <source>Page {place} of {pages}</source>
        <translation>Page {place} sur {pages}</translation>
    </message>
</context>
<context>
    <name>QuestionCard</name>
    <message>
        <source>Type or tap the letters</source>
        <translation>Tape ou touche les lettres</translation>
    </message>
</context>
<context>
    <name>QuizView</name>
    <message>
        <source>Ask by:</source>
        <translation>Demander par&#xa0;:</translation>
    </message>
    <message>
        <source>New a day: </source>
        <translation>Nouvelles par jour : </translation>
    </message>
    <message>
        <source>New cards a day</source>
        <translation>Nouvelles cartes par jour</translation>
    </message>
    <message>
        <source>Today&apos;s progress</source>
        <translation>Progrès du jour</translation>
    </message>
</context>
<context>
    <name>RaceTrack</name>
    <message>
        <source>{name}: {total} ({made} this round)</source>
        <translation>{name}&#xa0;: {total} ({made} cette manche)</translation>
    </message>
</context>
<context>
    <name>RackModel</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>, goes back in the bag</source>
        <translation>, retourne dans le sac</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>joker</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>hidden tile</source>
        <translation>lettre cachée</translation>
    </message>
    <message>
        <source>place {place}: {tile}</source>
        <translation>place {place}&#xa0;: {tile}</translation>
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
        <translation>Chevalet</translation>
    </message>
</context>
<context>
    <name>RacksPanel</name>
    <message>
        <source>no tiles left</source>
        <translation>plus de lettres</translation>
    </message>
    <message>
        <source>{name}&apos;s tiles left over</source>
        <translation>Lettres restantes de {name}</translation>
    </message>
</context>
<context>
    <name>ReadingPanel</name>
    <message numerus="yes">
        <source>%n to come</source>
        <translation>
            <numerusform>encore %n</numerusform>
            <numerusform>encore %n</numerusform>
        </translation>
    </message>
    <message>
        <source>All read? Press “{button}”.</source>
        <translation>Tout est lu ? Appuyez sur « {button} ».</translation>
    </message>
    <message>
        <source>Keep reading</source>
        <translation>Continuer la lecture</translation>
    </message>
    <message>
        <source>Tap everyone else who has it</source>
        <translation>Touchez tous les autres qui l’ont</translation>
    </message>
    <message>
        <source>Type the word you read</source>
        <translation>Tape le mot que tu lis</translation>
    </message>
    <message>
        <source>What does it mean?</source>
        <translation>Que veut-il dire&#x202f;?</translation>
    </message>
    <message>
        <source>You&apos;ll read again from the start.</source>
        <translation>La lecture reprendra du début.</translation>
    </message>
</context>
<context>
    <name>RealBoardPage</name>
    <message>
        <source>All words</source>
        <translation>Tous les mots</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Change the letters</source>
        <translation>Changer les lettres</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vider</translation>
    </message>
    <message>
        <source>Clear the board</source>
        <translation>Vider la grille</translation>
    </message>
    <message>
        <source>Couldn&apos;t find the words. Please try again.</source>
        <translation>Impossible de trouver les mots. Réessaie, s’il te plaît.</translation>
    </message>
    <message>
        <source>Cover the letters and play them with the timer</source>
        <translation>Cacher les lettres et les jouer au sablier</translation>
    </message>
    <message>
        <source>Find all words</source>
        <translation>Trouver tous les mots</translation>
    </message>
    <message>
        <source>Looking for all words…</source>
        <translation>Recherche de tous les mots…</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Définition</translation>
    </message>
    <message>
        <source>Our list</source>
        <translation>Notre liste</translation>
    </message>
    <message>
        <source>Play this board</source>
        <translation>Jouer cette grille</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Joueur {number}</translation>
    </message>
    <message>
        <source>Real Boggle board</source>
        <translation>Vraie grille de Boggle</translation>
    </message>
    <message>
        <source>Remove all letters from the board?</source>
        <translation>Retirer toutes les lettres de la grille&#x202f;?</translation>
    </message>
    <message>
        <source>What the chosen word means (Enter or Ctrl+L)</source>
        <translation>Ce que veut dire le mot choisi (Entrée ou Ctrl+L)</translation>
    </message>
</context>
<context>
    <name>RecordsTab</name>
    <message>
        <source>Game and rules</source>
        <translation>Jeu et règles</translation>
    </message>
    <message>
        <source>Looking up your records…</source>
        <translation>On cherche vos records…</translation>
    </message>
    <message>
        <source>No records yet. Finish a game to set one.</source>
        <translation>Pas encore de record. Finissez une partie pour en faire un.</translation>
    </message>
    <message>
        <source>Only people set records, without hints or a head start. Each set of rules has its own.</source>
        <translation>Seules les personnes font des records, sans indice ni avance. Chaque règle a les siens.</translation>
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
        <translation>Valeur</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quand</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Qui</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Avec</translation>
    </message>
</context>
<context>
    <name>Resources</name>
    <message>
        <source>&apos;{letter}&apos; isn&apos;t in the tile set &apos;{tiles}&apos;</source>
        <translation>«&#x202f;{letter}&#x202f;» n’est pas dans le jeu de lettres «&#x202f;{tiles}&#x202f;»</translation>
    </message>
    <message>
        <source>&apos;{move}&apos; isn&apos;t a play, pass or exchange</source>
        <translation>«&#x202f;{move}&#x202f;» n’est ni un coup, ni un passage, ni un échange</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; isn&apos;t a rack</source>
        <translation>«&#x202f;{text}&#x202f;» n’est pas un chevalet</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; isn&apos;t a square</source>
        <translation>«&#x202f;{text}&#x202f;» n’est pas une case</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; isn&apos;t a tile</source>
        <translation>«&#x202f;{text}&#x202f;» n’est pas une lettre du jeu</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; should begin with # or &gt;</source>
        <translation>«&#x202f;{text}&#x202f;» devrait commencer par # ou &gt;</translation>
    </message>
    <message>
        <source>&apos;{word}&apos; lays no tile</source>
        <translation>«&#x202f;{word}&#x202f;» ne pose aucune lettre</translation>
    </message>
    <message>
        <source>&apos;{word}&apos; leaves the board</source>
        <translation>«&#x202f;{word}&#x202f;» sort du plateau</translation>
    </message>
    <message>
        <source>A place for the second I.</source>
        <translation>Une place pour le second I.</translation>
    </message>
    <message>
        <source>A place for the second U.</source>
        <translation>Une place pour le second U.</translation>
    </message>
    <message>
        <source>A strict teacher who knows nearly every word.</source>
        <translation>Une maîtresse sévère qui connaît presque tous les mots.</translation>
    </message>
    <message>
        <source>A wrong challenge costs your turn.</source>
        <translation>Contester à tort coûte ton tour.</translation>
    </message>
    <message>
        <source>A wrong challenge gives the other player five points.</source>
        <translation>Contester à tort donne cinq points à l’autre.</translation>
    </message>
    <message>
        <source>A wrong challenge gives the other player ten points.</source>
        <translation>Contester à tort donne dix points à l’autre.</translation>
    </message>
    <message>
        <source>A wrong challenge is free. Exchange while seven tiles are in the bag.</source>
        <translation>Contester à tort ne coûte rien. On échange tant qu’il y a sept lettres dans le sac.</translation>
    </message>
    <message>
        <source>Again? Please!</source>
        <translation>Encore ? S’il te plaît !</translation>
    </message>
    <message>
        <source>All right, I made that one up.</source>
        <translation>D’accord, celui-là, je l’ai inventé.</translation>
    </message>
    <message>
        <source>And most of it was real!</source>
        <translation>Et presque tout était vrai !</translation>
    </message>
    <message>
        <source>Anybody may challenge. A wrong word comes off and costs your turn.</source>
        <translation>Tout le monde peut contester. Un mot faux est retiré et coûte le tour.</translation>
    </message>
    <message>
        <source>Are we playing? Yay!</source>
        <translation>On joue ? Youpi !</translation>
    </message>
    <message>
        <source>Argh, not that one!</source>
        <translation>Argh, pas celui-là&#xa0;!</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Débutant</translation>
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
        <translation>Mais ça se prononce comme ça !</translation>
    </message>
    <message>
        <source>C without H and K</source>
        <translation>C sans H ni K</translation>
    </message>
    <message>
        <source>CH and a letter</source>
        <translation>CH et une lettre</translation>
    </message>
    <message>
        <source>Calculator</source>
        <translation>Calculateur</translation>
    </message>
    <message>
        <source>Calm and fair. Knows most words that people use.</source>
        <translation>Calme et juste. Connaît la plupart des mots courants.</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Amateur</translation>
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
        <translation>Coquin. Connaît les mots usuels et bluffe dès qu’il peut.</translation>
    </message>
    <message>
        <source>Child</source>
        <translation>Enfant</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Classique</translation>
    </message>
    <message>
        <source>Classic (1976)</source>
        <translation>Classique (1976)</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Club player</source>
        <translation>Joueur de club</translation>
    </message>
    <message>
        <source>Come to the club. You&apos;d fit in.</source>
        <translation>Viens au club. Tu y serais bien.</translation>
    </message>
    <message>
        <source>Copycats!</source>
        <translation>Copieurs&#xa0;!</translation>
    </message>
    <message>
        <source>Curious. Learns a new word a day and tries it at once.</source>
        <translation>Curieux. Apprend un mot par jour et l’essaie aussitôt.</translation>
    </message>
    <message>
        <source>Deluxe</source>
        <translation>Deluxe</translation>
    </message>
    <message>
        <source>Don&apos;t believe everything I play!</source>
        <translation>Ne croyez pas tout ce que je joue !</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>Néerlandais</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Anglais</translation>
    </message>
    <message>
        <source>Everybody knows that one!</source>
        <translation>Tout le monde connaît ce mot&#xa0;!</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Fair enough. It is good.</source>
        <translation>D’accord. Il est bon.</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Famille</translation>
    </message>
    <message>
        <source>Family, strict</source>
        <translation>Famille, stricte</translation>
    </message>
    <message>
        <source>Fifteen points. That&apos;s a good round.</source>
        <translation>Quinze points. Belle manche.</translation>
    </message>
    <message>
        <source>Fifty years, my dear.</source>
        <translation>Cinquante ans de pratique.</translation>
    </message>
    <message>
        <source>Five already. You&apos;re warming up.</source>
        <translation>Déjà cinq. Tu t’échauffes.</translation>
    </message>
    <message>
        <source>Five letters, four vowels and more</source>
        <translation>Cinq lettres, quatre voyelles et plus</translation>
    </message>
    <message>
        <source>Five letters. Nice one!</source>
        <translation>Cinq lettres. Joli&#xa0;!</translation>
    </message>
    <message>
        <source>For a C without an H or a K.</source>
        <translation>Pour un C sans H ni K.</translation>
    </message>
    <message>
        <source>For a rack of nothing but vowels.</source>
        <translation>Pour un chevalet tout en voyelles.</translation>
    </message>
    <message>
        <source>For a rack without vowels.</source>
        <translation>Pour un chevalet sans voyelle.</translation>
    </message>
    <message>
        <source>Four letters, three vowels and more</source>
        <translation>Quatre lettres, trois voyelles et plus</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Français</translation>
    </message>
    <message>
        <source>French (1980s)</source>
        <translation>Français (années 1980)</translation>
    </message>
    <message>
        <source>Full marks for that one!</source>
        <translation>Vingt sur vingt&#xa0;!</translation>
    </message>
    <message>
        <source>German</source>
        <translation>Allemand</translation>
    </message>
    <message>
        <source>Giggles a lot. Likes short words and spells by ear.</source>
        <translation>Rit beaucoup. Aime les mots courts et écrit à l’oreille.</translation>
    </message>
    <message>
        <source>Good luck. Clocks ready?</source>
        <translation>Bonne chance. Pendules prêtes&#xa0;?</translation>
    </message>
    <message>
        <source>Good, I learned something.</source>
        <translation>Bien, j’ai appris quelque chose.</translation>
    </message>
    <message>
        <source>Good-humoured. Plays every week and likes a chat.</source>
        <translation>De bonne humeur. Joue chaque semaine et aime bavarder.</translation>
    </message>
    <message>
        <source>Great minds, dear!</source>
        <translation>Les grands esprits&#xa0;!</translation>
    </message>
    <message>
        <source>Has played for fifty years and knows what to keep.</source>
        <translation>Joue depuis cinquante ans et sait quoi garder.</translation>
    </message>
    <message>
        <source>Hello! Go easy on me.</source>
        <translation>Bonjour ! Soyez gentils avec moi.</translation>
    </message>
    <message>
        <source>Hey, that was my word!</source>
        <translation>Hé, c’était mon mot&#xa0;!</translation>
    </message>
    <message>
        <source>Hm, in my day…</source>
        <translation>Hum, de mon temps…</translation>
    </message>
    <message>
        <source>Hm.</source>
        <translation>Hum.</translation>
    </message>
    <message>
        <source>Hmm… I&apos;m not sure about that one.</source>
        <translation>Hum… je n’en suis pas sûr.</translation>
    </message>
    <message>
        <source>How did you know?</source>
        <translation>Comment avez-vous deviné ?</translation>
    </message>
    <message>
        <source>I can&apos;t wait. You first?</source>
        <translation>J’ai hâte. Tu commences&#xa0;?</translation>
    </message>
    <message>
        <source>I even surprised myself.</source>
        <translation>Je me suis étonné moi-même.</translation>
    </message>
    <message>
        <source>I learned that one yesterday.</source>
        <translation>Celui-là, je l’ai appris hier.</translation>
    </message>
    <message>
        <source>I made that up and you believed me!</source>
        <translation>Je l’ai inventé et vous m’avez cru !</translation>
    </message>
    <message>
        <source>I must remember that word!</source>
        <translation>Je dois retenir ce mot&#xa0;!</translation>
    </message>
    <message>
        <source>I never bluff. Or do I?</source>
        <translation>Je ne bluffe jamais. Ou bien si ?</translation>
    </message>
    <message>
        <source>I see.</source>
        <translation>Je vois.</translation>
    </message>
    <message>
        <source>I stand corrected.</source>
        <translation>Je me suis trompée.</translation>
    </message>
    <message>
        <source>I take that back.</source>
        <translation>Je retire ce que j’ai dit.</translation>
    </message>
    <message>
        <source>I won? I really won!</source>
        <translation>J’ai gagné ? J’ai vraiment gagné !</translation>
    </message>
    <message>
        <source>I wrote down all your words.</source>
        <translation>J’ai noté tous vos mots.</translation>
    </message>
    <message>
        <source>I&apos;ll tell them about you at the club.</source>
        <translation>Je parlerai de toi au club.</translation>
    </message>
    <message>
        <source>I&apos;ve never found one that long.</source>
        <translation>Je n’en ai jamais trouvé d’aussi long.</translation>
    </message>
    <message>
        <source>IJ is laid with two tiles: a place for the J.</source>
        <translation>IJ se pose en deux lettres&#xa0;: une place pour le J.</translation>
    </message>
    <message>
        <source>Interesting.</source>
        <translation>Intéressant.</translation>
    </message>
    <message>
        <source>Is that a real word?</source>
        <translation>C’est un vrai mot&#xa0;?</translation>
    </message>
    <message>
        <source>It was worth a try.</source>
        <translation>Ça valait le coup d’essayer.</translation>
    </message>
    <message>
        <source>It worked! It really worked!</source>
        <translation>Ça a marché&#xa0;! Vraiment&#xa0;!</translation>
    </message>
    <message>
        <source>Just as planned.</source>
        <translation>Exactement comme prévu.</translation>
    </message>
    <message>
        <source>Keen</source>
        <translation>Passionné</translation>
    </message>
    <message>
        <source>LL and a letter</source>
        <translation>LL et une lettre</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>Apprenti</translation>
    </message>
    <message>
        <source>Let me think…</source>
        <translation>Laisse-moi réfléchir…</translation>
    </message>
    <message>
        <source>Let the best word win.</source>
        <translation>Que le meilleur mot gagne.</translation>
    </message>
    <message>
        <source>Let&apos;s see what you&apos;ve learned.</source>
        <translation>Voyons ce que vous avez appris.</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>Linéaire</translation>
    </message>
    <message>
        <source>Look that one up!</source>
        <translation>Cherchez celui-là !</translation>
    </message>
    <message>
        <source>Look what I found!</source>
        <translation>Regardez ce que j’ai trouvé !</translation>
    </message>
    <message>
        <source>Many vowels</source>
        <translation>Beaucoup de voyelles</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Master</translation>
    </message>
    <message>
        <source>My face gave me away.</source>
        <translation>Mon visage m’a trahi.</translation>
    </message>
    <message>
        <source>My mistake. It is a word.</source>
        <translation>Au temps pour moi. C’est bien un mot.</translation>
    </message>
    <message>
        <source>Naturally.</source>
        <translation>Naturellement.</translation>
    </message>
    <message>
        <source>New (since 1987)</source>
        <translation>Nouveaux (depuis 1987)</translation>
    </message>
    <message>
        <source>Next time I&apos;ll bluff better.</source>
        <translation>La prochaine fois, je blufferai mieux.</translation>
    </message>
    <message>
        <source>No A, E, I, O, U</source>
        <translation>Sans A, E, I, O, U</translation>
    </message>
    <message>
        <source>No A, E, I, O, U, Y</source>
        <translation>Sans A, E, I, O, U, Y</translation>
    </message>
    <message>
        <source>No A, E, I, O, U, Ä, Ö, Ü</source>
        <translation>Sans A, E, I, O, U, Ä, Ö, Ü</translation>
    </message>
    <message>
        <source>No A, Ą, E, Ę, I, O, Ó, U, Y</source>
        <translation>Sans A, Ą, E, Ę, I, O, Ó, U, Y</translation>
    </message>
    <message>
        <source>Not a word at all. Nobody asked.</source>
        <translation>Ce n’était pas un mot. Personne n’a demandé.</translation>
    </message>
    <message>
        <source>Not bad, eh?</source>
        <translation>Pas mal, hein ?</translation>
    </message>
    <message>
        <source>Not in the dictionary? You decide together if it counts.</source>
        <translation>Pas dans le dictionnaire&#x202f;? Vous décidez ensemble s’il compte.</translation>
    </message>
    <message>
        <source>Now where have I heard that?</source>
        <translation>Où ai-je entendu ça&#xa0;?</translation>
    </message>
    <message>
        <source>Oh no, you had it too.</source>
        <translation>Oh non, tu l’avais aussi.</translation>
    </message>
    <message>
        <source>Oh! Sorry I asked.</source>
        <translation>Oh&#xa0;! Pardon.</translation>
    </message>
    <message>
        <source>Oh, well found!</source>
        <translation>Oh, bien vu&#xa0;!</translation>
    </message>
    <message>
        <source>Oh, what does that mean?</source>
        <translation>Oh, ça veut dire quoi&#xa0;?</translation>
    </message>
    <message>
        <source>Old tricks still work.</source>
        <translation>Les vieilles ruses marchent encore.</translation>
    </message>
    <message>
        <source>One moment, please.</source>
        <translation>Un instant, s’il vous plaît.</translation>
    </message>
    <message>
        <source>Oopsie! It is one.</source>
        <translation>Oups&#xa0;! Il existe.</translation>
    </message>
    <message>
        <source>Plays at the club. Knows long words and tight corners.</source>
        <translation>Joue au club. Connaît les mots longs et les coins serrés.</translation>
    </message>
    <message>
        <source>Poker face. Keeps good tiles and bluffs now and then.</source>
        <translation>Impassible. Garde les bons jetons et bluffe parfois.</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>Polonais</translation>
    </message>
    <message>
        <source>Practice, my dears.</source>
        <translation>De l’entraînement, mes chéris.</translation>
    </message>
    <message>
        <source>Q without U</source>
        <translation>Q sans U</translation>
    </message>
    <message>
        <source>Quick and eager. Reads a lot and hates to miss a word.</source>
        <translation>Vif et passionné. Lit beaucoup et déteste rater un mot.</translation>
    </message>
    <message>
        <source>RR and a letter</source>
        <translation>RR et une lettre</translation>
    </message>
    <message>
        <source>Ready.</source>
        <translation>Prête.</translation>
    </message>
    <message>
        <source>Ready? I&apos;ve been practising!</source>
        <translation>Prêts&#xa0;? Je me suis entraîné&#xa0;!</translation>
    </message>
    <message>
        <source>Regular</source>
        <translation>Habitué</translation>
    </message>
    <message>
        <source>Says little. Thinks of everything before she plays.</source>
        <translation>Parle peu. Pense à tout avant de jouer.</translation>
    </message>
    <message>
        <source>Says who?</source>
        <translation>Qui dit ça&#xa0;?</translation>
    </message>
    <message>
        <source>Seasoned</source>
        <translation>Aguerri</translation>
    </message>
    <message>
        <source>Seven letters from the best stems</source>
        <translation>Sept lettres des meilleures bases</translation>
    </message>
    <message>
        <source>Seven letters! I have to sit down.</source>
        <translation>Sept lettres&#xa0;! Je dois m’asseoir.</translation>
    </message>
    <message>
        <source>Seven letters, five vowels and more</source>
        <translation>Sept lettres, cinq voyelles et plus</translation>
    </message>
    <message>
        <source>Short words that end with I</source>
        <translation>Mots courts en I</translation>
    </message>
    <message>
        <source>Short words that put big tiles on bonus squares.</source>
        <translation>Des mots courts qui mènent les lettres chères sur une case bonus.</translation>
    </message>
    <message>
        <source>Short words with IJ</source>
        <translation>Mots courts avec IJ</translation>
    </message>
    <message>
        <source>Short words with J or V</source>
        <translation>Mots courts avec J ou V</translation>
    </message>
    <message>
        <source>Short words with J, K, Q, W, X, Y or Z</source>
        <translation>Mots courts avec J, K, Q, W, X, Y ou Z</translation>
    </message>
    <message>
        <source>Short words with J, Q, X or Z</source>
        <translation>Mots courts avec J, Q, X ou Z</translation>
    </message>
    <message>
        <source>Short words with J, Ñ, X, Z, LL or RR</source>
        <translation>Mots courts avec J, Ñ, X, Z, LL ou RR</translation>
    </message>
    <message>
        <source>Short words with Q, X or Y</source>
        <translation>Mots courts avec Q, X ou Y</translation>
    </message>
    <message>
        <source>Short words with Q, X, Y or Ö</source>
        <translation>Mots courts avec Q, X, Y ou Ö</translation>
    </message>
    <message>
        <source>Short words with Ä, Ö or Ü</source>
        <translation>Mots courts avec Ä, Ö ou Ü</translation>
    </message>
    <message>
        <source>Short words with Ą, Ę, F, Ó, Ś or Ż</source>
        <translation>Mots courts avec Ą, Ę, F, Ó, Ś ou Ż</translation>
    </message>
    <message>
        <source>Short words with Ź, Ń or Ć</source>
        <translation>Mots courts avec Ź, Ń ou Ć</translation>
    </message>
    <message>
        <source>Shy and friendly. Knows simple words and overlooks many.</source>
        <translation>Timide et gentil. Connaît des mots simples et en oublie beaucoup.</translation>
    </message>
    <message>
        <source>Silly me. Of course it is.</source>
        <translation>Que je suis bête. Bien sûr.</translation>
    </message>
    <message>
        <source>Sit up straight, we begin.</source>
        <translation>Tenez-vous droits, on commence.</translation>
    </message>
    <message>
        <source>Six letters that make a word of seven with most others: keep them together, and wait for the seventh.</source>
        <translation>Six lettres qui font un mot de sept avec presque toute autre&#xa0;: gardez-les, et attendez la septième.</translation>
    </message>
    <message>
        <source>Six letters! How did you see that?</source>
        <translation>Six lettres&#xa0;! Comment l’as-tu vu&#xa0;?</translation>
    </message>
    <message>
        <source>Six letters, five vowels and more</source>
        <translation>Six lettres, cinq voyelles et plus</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Confirmé</translation>
    </message>
    <message>
        <source>So close! One more?</source>
        <translation>Si près&#xa0;! Encore une&#xa0;?</translation>
    </message>
    <message>
        <source>Somebody has done their homework.</source>
        <translation>Quelqu’un a fait ses devoirs.</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>Espagnol</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Fort</translation>
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
        <translation>TISANE + R, huit lettres</translation>
    </message>
    <message>
        <source>Ten words! My pencil can&apos;t keep up.</source>
        <translation>Dix mots&#xa0;! Mon crayon ne suit plus.</translation>
    </message>
    <message>
        <source>Thank you for a good game.</source>
        <translation>Merci pour cette belle partie.</translation>
    </message>
    <message>
        <source>That made my evening.</source>
        <translation>Voilà qui fait ma soirée.</translation>
    </message>
    <message>
        <source>That takes me back.</source>
        <translation>Que de souvenirs.</translation>
    </message>
    <message>
        <source>That was fun. Same time next week?</source>
        <translation>C’était chouette. On remet ça la semaine prochaine&#xa0;?</translation>
    </message>
    <message>
        <source>That was just luck.</source>
        <translation>C’était juste de la chance.</translation>
    </message>
    <message>
        <source>There is one tile of each, and it is worth five points.</source>
        <translation>Il n’y a qu’une lettre de chaque, et elle vaut cinq points.</translation>
    </message>
    <message>
        <source>There is one tile of each, and it is worth six points or eight.</source>
        <translation>Il n’y a qu’une lettre de chaque, et elle vaut six ou huit points.</translation>
    </message>
    <message>
        <source>There it was.</source>
        <translation>Il était là.</translation>
    </message>
    <message>
        <source>There you are! Shall we begin?</source>
        <translation>Vous voilà&#xa0;! On commence&#xa0;?</translation>
    </message>
    <message>
        <source>There&apos;s the first one!</source>
        <translation>Voilà le premier&#xa0;!</translation>
    </message>
    <message>
        <source>They all play it at the club.</source>
        <translation>Au club, tout le monde le joue.</translation>
    </message>
    <message>
        <source>They are worth six points each.</source>
        <translation>Elles valent six points chacune.</translation>
    </message>
    <message>
        <source>They let you play one word alongside another. Learn these first.</source>
        <translation>Ils posent un mot à côté d’un autre. À apprendre en premier.</translation>
    </message>
    <message>
        <source>They let you play one word alongside another. Learn these first. CH, LL and RR are one tile each.</source>
        <translation>Ils posent un mot à côté d’un autre. À apprendre en premier. CH, LL et RR sont une seule lettre chacun.</translation>
    </message>
    <message>
        <source>They&apos;d like that one at the club.</source>
        <translation>Il plairait au club, celui-là.</translation>
    </message>
    <message>
        <source>Thirty points! I&apos;m telling everybody.</source>
        <translation>Trente points&#xa0;! Je le dis à tout le monde.</translation>
    </message>
    <message>
        <source>Three-letter words</source>
        <translation>Mots de trois lettres</translation>
    </message>
    <message>
        <source>Too fast again. Sorry!</source>
        <translation>Encore trop vite. Pardon&#xa0;!</translation>
    </message>
    <message>
        <source>Top marks for you!</source>
        <translation>Vingt sur vingt pour vous !</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Tournoi</translation>
    </message>
    <message>
        <source>Tournament, double challenge</source>
        <translation>Tournoi, contestation double</translation>
    </message>
    <message>
        <source>Tournament, five points</source>
        <translation>Tournoi, cinq points</translation>
    </message>
    <message>
        <source>Tournament, single challenge</source>
        <translation>Tournoi, contestation simple</translation>
    </message>
    <message>
        <source>Tournament, ten points</source>
        <translation>Tournoi, dix points</translation>
    </message>
    <message>
        <source>Twenty! Leave some for tomorrow.</source>
        <translation>Vingt&#xa0;! Garde-en pour demain.</translation>
    </message>
    <message>
        <source>Two U and more</source>
        <translation>Deux U et plus</translation>
    </message>
    <message>
        <source>Two letters</source>
        <translation>Deux lettres</translation>
    </message>
    <message>
        <source>Two-letter words</source>
        <translation>Mots de deux lettres</translation>
    </message>
    <message>
        <source>Wait, wait!</source>
        <translation>Attends, attends&#xa0;!</translation>
    </message>
    <message>
        <source>Wait.</source>
        <translation>Attends.</translation>
    </message>
    <message>
        <source>Well done! You&apos;ve been practising.</source>
        <translation>Bravo&#xa0;! Tu t’es entraîné.</translation>
    </message>
    <message>
        <source>Well played! That was fun.</source>
        <translation>Bien joué ! C’était chouette.</translation>
    </message>
    <message>
        <source>What a game! One more?</source>
        <translation>Quelle partie&#xa0;! Encore une&#xa0;?</translation>
    </message>
    <message>
        <source>What a lovely word.</source>
        <translation>Quel joli mot.</translation>
    </message>
    <message>
        <source>When the Q comes and no U is left.</source>
        <translation>Quand vient le Q et qu’il ne reste pas de U.</translation>
    </message>
    <message>
        <source>Will you teach me that?</source>
        <translation>Vous m’apprendrez ça ?</translation>
    </message>
    <message>
        <source>With the words of two letters they open every crowded board.</source>
        <translation>Avec les mots de deux lettres, ils ouvrent tout plateau serré.</translation>
    </message>
    <message>
        <source>Would the club take that?</source>
        <translation>Le club l’accepterait&#xa0;?</translation>
    </message>
    <message>
        <source>Yes! I saw it at once.</source>
        <translation>Oui&#xa0;! Je l’ai vu tout de suite.</translation>
    </message>
    <message>
        <source>Yes.</source>
        <translation>Oui.</translation>
    </message>
    <message>
        <source>You can only play words from the dictionary.</source>
        <translation>Seuls comptent les mots du dictionnaire.</translation>
    </message>
    <message>
        <source>You earned that.</source>
        <translation>Vous l’avez mérité.</translation>
    </message>
    <message>
        <source>You made me think.</source>
        <translation>Vous m’avez fait réfléchir.</translation>
    </message>
    <message>
        <source>You never saw it coming.</source>
        <translation>Vous ne m’avez pas vu venir.</translation>
    </message>
    <message>
        <source>You&apos;ll be better than me soon.</source>
        <translation>Bientôt, vous serez meilleurs que moi.</translation>
    </message>
    <message>
        <source>a player needs a short name</source>
        <translation>chaque joueur doit avoir un nom court</translation>
    </message>
    <message>
        <source>a turn begins with &gt; and a name with a colon</source>
        <translation>un coup commence par &gt;, puis un nom et deux-points</translation>
    </message>
    <message>
        <source>a turn needs a move, its score and the total</source>
        <translation>il faut le coup, ses points et le total</translation>
    </message>
    <message>
        <source>challenge freely</source>
        <translation>contestez librement</translation>
    </message>
    <message>
        <source>challenges cost</source>
        <translation>contester peut coûter</translation>
    </message>
    <message>
        <source>decide together</source>
        <translation>à vous de décider</translation>
    </message>
    <message>
        <source>longer than {most} characters</source>
        <translation>plus de {most} caractères</translation>
    </message>
    <message>
        <source>more lines than a game has</source>
        <translation>trop de lignes pour une partie</translation>
    </message>
    <message>
        <source>more tiles of {tiles} than the set holds</source>
        <translation>trop de {tiles}&#xa0;: il n’y en a pas autant dans le jeu</translation>
    </message>
    <message>
        <source>more turns than a game has</source>
        <translation>trop de coups pour une partie</translation>
    </message>
    <message>
        <source>the encoding &apos;{encoding}&apos; is not known</source>
        <translation>l’encodage «&#x202f;{encoding}&#x202f;» est inconnu</translation>
    </message>
    <message>
        <source>the file doesn&apos;t say its tiles, and these all fit: {tiles}</source>
        <translation>le fichier ne dit pas quelles lettres il utilise, et plusieurs conviennent&#xa0;: {tiles}</translation>
    </message>
    <message>
        <source>the file has more than {most} bytes, too many for a game</source>
        <translation>le fichier dépasse {most} octets, c’est trop pour une partie</translation>
    </message>
    <message>
        <source>the first play does not cover the start square</source>
        <translation>le premier coup ne couvre pas l’étoile de départ</translation>
    </message>
    <message>
        <source>the play touches nothing on the board</source>
        <translation>le coup ne touche rien sur le plateau</translation>
    </message>
    <message>
        <source>the player &apos;{nick}&apos; is named twice</source>
        <translation>le joueur «&#x202f;{nick}&#x202f;» est nommé deux fois</translation>
    </message>
    <message>
        <source>the rack {rack} cannot be</source>
        <translation>le chevalet {rack} est impossible</translation>
    </message>
    <message>
        <source>the rack {rack} contradicts another one</source>
        <translation>le chevalet {rack} en contredit un autre</translation>
    </message>
    <message>
        <source>the square {text} is not on the board</source>
        <translation>la case {text} n’est pas sur le plateau</translation>
    </message>
    <message>
        <source>the tiles that are left are {left}, not {tiles}</source>
        <translation>les lettres restantes sont {left}, pas {tiles}</translation>
    </message>
    <message>
        <source>the total is {counted}, not {stated}</source>
        <translation>le total est {counted}, pas {stated}</translation>
    </message>
    <message>
        <source>there are no players in this file</source>
        <translation>il n’y a aucun joueur dans ce fichier</translation>
    </message>
    <message>
        <source>there are no tiles &apos;{tiles}&apos; here</source>
        <translation>le jeu de lettres «&#x202f;{tiles}&#x202f;» n’existe pas ici</translation>
    </message>
    <message>
        <source>there is no player &apos;{nick}&apos;</source>
        <translation>il n’y a pas de joueur «&#x202f;{nick}&#x202f;»</translation>
    </message>
    <message>
        <source>there is no player {place}; up to {most} can play</source>
        <translation>il n’y a pas de joueur {place}&#x202f;; on joue à {most} au plus</translation>
    </message>
    <message>
        <source>there is no tile on {square} to play through</source>
        <translation>il n’y a pas de lettre d’appui en {square}</translation>
    </message>
    <message>
        <source>there&apos;s no play just before to take back</source>
        <translation>il n’y a pas de coup à retirer juste avant</translation>
    </message>
    <message>
        <source>this isn&apos;t text</source>
        <translation>ce n’est pas du texte</translation>
    </message>
    <message>
        <source>this isn&apos;t text in {encoding}</source>
        <translation>ce n’est pas du texte en {encoding}</translation>
    </message>
    <message>
        <source>you can&apos;t exchange {number} tiles</source>
        <translation>impossible d’échanger {number} lettres</translation>
    </message>
    <message>
        <source>{move} counts {counted}, not {stated}</source>
        <translation>{move} vaut {counted}, pas {stated}</translation>
    </message>
    <message>
        <source>{number} tiles, a rack holds {most}</source>
        <translation>{number} lettres&#xa0;: un chevalet n’en tient que {most}</translation>
    </message>
    <message>
        <source>{square} holds {there}, not {letter}</source>
        <translation>en {square}, il y a {there}, pas {letter}</translation>
    </message>
    <message>
        <source>{tiles} is not on the rack {rack}</source>
        <translation>le chevalet {rack} n’a pas {tiles}</translation>
    </message>
</context>
<context>
    <name>ResultSheet</name>
    <message numerus="yes">
        <source>%n word(s) that nobody had, the commonest first</source>
        <translation>
            <numerusform>%n mot que personne n’avait</numerusform>
            <numerusform>%n mots que personne n’avait, les plus courants d’abord</numerusform>
        </translation>
    </message>
    <message>
        <source>= crossed off: others had it too</source>
        <translation>= barré&#xa0;: d’autres l’avaient aussi</translation>
    </message>
    <message>
        <source>? not read yet</source>
        <translation>? pas encore lu</translation>
    </message>
    <message>
        <source>A tie this round: {names}.</source>
        <translation>Égalité dans cette manche&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Board code: {code}</source>
        <translation>Code de la grille&#xa0;: {code}</translation>
    </message>
    <message>
        <source>Missed words at most</source>
        <translation>Mots manqués, au plus</translation>
    </message>
    <message>
        <source>No points were counted here.</source>
        <translation>Ici, aucun point n’a été compté.</translation>
    </message>
    <message>
        <source>Nobody missed a word of this board.</source>
        <translation>Aucun mot de cette grille n’a manqué.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Manche</translation>
    </message>
    <message>
        <source>The game is a tie: {names}.</source>
        <translation>La partie finit à égalité&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>The lists</source>
        <translation>Les listes</translation>
    </message>
    <message>
        <source>The result of this round</source>
        <translation>Le résultat de cette manche</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Mots</translation>
    </message>
    <message>
        <source>Words that nobody had: the commonest {shown} of {missed}</source>
        <translation>Mots que personne n’avait&#xa0;: les {shown} plus courants sur {missed}</translation>
    </message>
    <message>
        <source>head start</source>
        <translation>avance</translation>
    </message>
    <message>
        <source>no words</source>
        <translation>aucun mot</translation>
    </message>
    <message>
        <source>o not read</source>
        <translation>o pas lu</translation>
    </message>
    <message>
        <source>{names} won the game.</source>
        <translation>{names} a gagné la partie.</translation>
    </message>
    <message>
        <source>{names} won the round.</source>
        <translation>{names} gagne la manche.</translation>
    </message>
    <message>
        <source>{name}, continued</source>
        <translation>{name}, suite</translation>
    </message>
    <message>
        <source>{round}, result</source>
        <translation>{round}, résultat</translation>
    </message>
    <message>
        <source>× doesn&apos;t count</source>
        <translation>× ne compte pas</translation>
    </message>
</context>
<context>
    <name>ResultStrings</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Best word: {word} · {name} · {points}</source>
        <translation>Meilleur mot&#xa0;: {word} · {name} · {points}</translation>
    </message>
</context>
<context>
    <name>ResultsDialog</name>
    <message>
        <source>Who played this board?</source>
        <translation>Qui a joué cette grille&#x202f;?</translation>
    </message>
</context>
<context>
    <name>ResultsModel</name>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jouée</translation>
    </message>
    <message>
        <source>Played together with {names}</source>
        <translation>Joué avec {names}</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Mots</translation>
    </message>
    <message>
        <source>{name} (computer)</source>
        <translation>{name} (ordinateur)</translation>
    </message>
</context>
<context>
    <name>ResultsView</name>
    <message numerus="yes">
        <source>%n result(s) on this board.</source>
        <translation>
            <numerusform>%n résultat sur cette grille.</numerusform>
            <numerusform>%n résultats sur cette grille.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking through your saved games…</source>
        <translation>On parcourt vos parties enregistrées…</translation>
    </message>
    <message>
        <source>Nobody has played this board yet.</source>
        <translation>Personne n’a encore joué cette grille.</translation>
    </message>
    <message>
        <source>Type a code or choose today&apos;s board.</source>
        <translation>Tape un code ou choisis la grille du jour.</translation>
    </message>
    <message>
        <source>Who played this board</source>
        <translation>Qui a joué cette grille</translation>
    </message>
</context>
<context>
    <name>ReviewModel</name>
    <message>
        <source>Found by</source>
        <translation>Trouvé par</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Mot</translation>
    </message>
    <message>
        <source>{names} (crossed off)</source>
        <translation>{names} (barré)</translation>
    </message>
    <message>
        <source>{names} (not in the dictionary)</source>
        <translation>{names} (pas dans le dictionnaire)</translation>
    </message>
    <message>
        <source>{names} (with a hint)</source>
        <translation>{names} (avec indice)</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>All</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Back to the scores</source>
        <translation>Retour aux scores</translation>
    </message>
    <message>
        <source>Best first</source>
        <translation>Les meilleurs d’abord</translation>
    </message>
    <message>
        <source>Everyday words first</source>
        <translation>Les mots courants d’abord</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Trouvés</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>But</translation>
    </message>
    <message>
        <source>Longest first</source>
        <translation>Les plus longs d’abord</translation>
    </message>
    <message>
        <source>Looking for all words…</source>
        <translation>Recherche de tous les mots…</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Manqués</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>The words that the goal counts, first those that were missed</source>
        <translation>Les mots qui comptent pour le but, d’abord ceux qui ont manqué</translation>
    </message>
    <message>
        <source>Words of the board</source>
        <translation>Mots de la grille</translation>
    </message>
    <message>
        <source>less common</source>
        <translation>moins courant</translation>
    </message>
    <message>
        <source>{had} of {words} words found, {points} points on the board</source>
        <translation>{had} mots trouvés sur {words}, {points} points sur la grille</translation>
    </message>
    <message>
        <source>{names}: {found}</source>
        <translation>{names}&#xa0;: {found}</translation>
    </message>
</context>
<context>
    <name>Rooms</name>
    <message>
        <source>&amp;Words</source>
        <translation>&amp;Mots</translation>
    </message>
    <message>
        <source>A Scrabble p&amp;osition</source>
        <translation>Une &amp;position de Scrabble</translation>
    </message>
    <message>
        <source>A real &amp;Boggle board</source>
        <translation>Une vraie grille de &amp;Boggle</translation>
    </message>
    <message>
        <source>From the &amp;table</source>
        <translation>Sur la &amp;table</translation>
    </message>
    <message>
        <source>H&amp;istory</source>
        <translation>&amp;Historique</translation>
    </message>
    <message>
        <source>Play &amp;alone</source>
        <translation>Jouer seu&amp;l</translation>
    </message>
</context>
<context>
    <name>RulesCard</name>
    <message>
        <source>Back to {game} rules</source>
        <translation>Revenir aux règles de {game}</translation>
    </message>
    <message>
        <source>Change rules</source>
        <translation>Changer les règles</translation>
    </message>
    <message>
        <source>Dictionary</source>
        <translation>Dictionnaire</translation>
    </message>
    <message>
        <source>Game language</source>
        <translation>Langue du jeu</translation>
    </message>
    <message>
        <source>More rules</source>
        <translation>Plus de règles</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Plus…</translation>
    </message>
    <message>
        <source>Which game?</source>
        <translation>Quel jeu&#x202f;?</translation>
    </message>
</context>
<context>
    <name>RulesPanel</name>
    <message>
        <source>Board</source>
        <translation>Grille</translation>
    </message>
    <message>
        <source>Dictionary</source>
        <translation>Dictionnaire</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>The tiles and dictionary are in different languages.</source>
        <translation>Les lettres et le dictionnaire ne sont pas dans la même langue.</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Lettres</translation>
    </message>
</context>
<context>
    <name>ScoreList</name>
    <message>
        <source>Granted</source>
        <translation>Avantage</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Manche</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Ensemble</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Mots</translation>
    </message>
    <message>
        <source>left the game</source>
        <translation>a quitté la partie</translation>
    </message>
</context>
<context>
    <name>ScorePad</name>
    <message>
        <source>Score pad</source>
        <translation>Carnet de score</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>All tiles. Cross them off as you play.</source>
        <translation>Toutes les lettres. Cochez-les en jouant.</translation>
    </message>
    <message>
        <source>Empty Scrabble score sheet</source>
        <translation>Feuille de Scrabble vide</translation>
    </message>
    <message>
        <source>Final score</source>
        <translation>Score final</translation>
    </message>
    <message>
        <source>Player names</source>
        <translation>Noms des joueurs</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Joueur {number}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Tiles to cross off</source>
        <translation>Lettres à cocher</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Mot</translation>
    </message>
    <message>
        <source>minus tiles left</source>
        <translation>moins les lettres restantes</translation>
    </message>
    <message>
        <source>plus others&apos; tiles</source>
        <translation>plus les lettres des autres</translation>
    </message>
    <message>
        <source>{bonus} · a blank is worth nothing</source>
        <translation>{bonus} · un joker ne vaut rien</translation>
    </message>
    <message>
        <source>{points} extra points for {tiles} tiles in one turn</source>
        <translation>{points} points de plus pour {tiles} lettres en un coup</translation>
    </message>
</context>
<context>
    <name>ScoresPanel</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Best word</source>
        <translation>Meilleur mot</translation>
    </message>
    <message>
        <source>Nobody found these</source>
        <translation>Trouvés par personne</translation>
    </message>
    <message>
        <source>One to learn</source>
        <translation>Un mot à apprendre</translation>
    </message>
    <message>
        <source>Only you found these</source>
        <translation>Trouvés par toi seulement</translation>
    </message>
    <message>
        <source>Print the result or the board, or save it as PDF (Ctrl+P)</source>
        <translation>Imprimer le résultat ou la grille, ou enregistrer en PDF (Ctrl+P)</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Manche</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>Le plateau</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>You could have had</source>
        <translation>Tu aurais pu avoir</translation>
    </message>
    <message>
        <source>Your words</source>
        <translation>Tes mots</translation>
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
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>It&apos;s this player&apos;s turn</source>
        <translation>C’est son tour</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Nombre de joueurs</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Joueur {number}</translation>
    </message>
    <message>
        <source>Score of player {number}</source>
        <translation>Score du joueur {number}</translation>
    </message>
</context>
<context>
    <name>ScrabbleBoardModel</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>blank</source>
        <translation>joker</translation>
    </message>
    <message>
        <source>doesn&apos;t fit</source>
        <translation>ne va pas</translation>
    </message>
    <message>
        <source>double letter</source>
        <translation>lettre compte double</translation>
    </message>
    <message>
        <source>double word</source>
        <translation>mot compte double</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>last play</source>
        <translation>dernier coup</translation>
    </message>
    <message>
        <source>letter times {factor}</source>
        <translation>lettre fois {factor}</translation>
    </message>
    <message>
        <source>new tile</source>
        <translation>nouvelle lettre</translation>
    </message>
    <message>
        <source>quadruple letter</source>
        <translation>lettre compte quadruple</translation>
    </message>
    <message>
        <source>quadruple word</source>
        <translation>mot compte quadruple</translation>
    </message>
    <message>
        <source>star</source>
        <translation>étoile</translation>
    </message>
    <message>
        <source>triple letter</source>
        <translation>lettre compte triple</translation>
    </message>
    <message>
        <source>triple word</source>
        <translation>mot compte triple</translation>
    </message>
    <message>
        <source>word times {factor}</source>
        <translation>mot fois {factor}</translation>
    </message>
</context>
<context>
    <name>ScrabbleBoardView</name>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>across</source>
        <translation>horizontal</translation>
    </message>
    <message>
        <source>blank: type its letter</source>
        <translation>joker&#xa0;: tape sa lettre</translation>
    </message>
    <message>
        <source>down</source>
        <translation>vertical</translation>
    </message>
</context>
<context>
    <name>ScrabblePadPaper</name>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Turns with points only aren&apos;t on it.</source>
        <translation>Les coups notés en points n’y sont pas.</translation>
    </message>
</context>
<context>
    <name>ScrabblePadSetupPage</name>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
</context>
<context>
    <name>ScrabblePadStrings</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) outside the turns</source>
        <translation>
            <numerusform>%n point en dehors des coups</numerusform>
            <numerusform>%n points en dehors des coups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s), no word</source>
        <translation>
            <numerusform>%n point, sans mot</numerusform>
            <numerusform>%n points, sans mot</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)?</source>
        <translation>
            <numerusform>%n point&#x202f;?</numerusform>
            <numerusform>%n points&#x202f;?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)? Fix it or add it anyway.</source>
        <translation>
            <numerusform>%n point&#x202f;? Corrige ou ajoute quand même.</numerusform>
            <numerusform>%n points&#x202f;? Corrige ou ajoute quand même.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n lettre</numerusform>
            <numerusform>%n lettres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) not on the board</source>
        <translation>
            <numerusform>%n lettre hors du plateau</numerusform>
            <numerusform>%n lettres hors du plateau</numerusform>
        </translation>
    </message>
    <message>
        <source>A rack doesn&apos;t hold {word} tiles. Put letters already there in (brackets).</source>
        <translation>Un chevalet ne tient pas {word} lettres. Mets les lettres déjà posées entre (parenthèses).</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Add anyway</source>
        <translation>Ajouter quand même</translation>
    </message>
    <message>
        <source>All of that is already there.</source>
        <translation>Tout cela est déjà posé.</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Retour à la partie</translation>
    </message>
    <message>
        <source>By the rules, the game is over.</source>
        <translation>D’après les règles, la partie est finie.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Contester</translation>
    </message>
    <message>
        <source>Correct {name}&apos;s line</source>
        <translation>Corriger la ligne&#xa0;: {name}</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Finir la partie</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Échanger</translation>
    </message>
    <message>
        <source>Insert a line for {name}</source>
        <translation>Insérer une ligne pour {name}</translation>
    </message>
    <message>
        <source>Insert line</source>
        <translation>Insérer la ligne</translation>
    </message>
    <message>
        <source>It counts</source>
        <translation>Il compte</translation>
    </message>
    <message>
        <source>It doesn&apos;t count</source>
        <translation>Il ne compte pas</translation>
    </message>
    <message>
        <source>It&apos;s a tie: {names}</source>
        <translation>Égalité&#xa0;: {names}</translation>
    </message>
    <message>
        <source>Last: {line}.</source>
        <translation>Dernier&#xa0;: {line}.</translation>
    </message>
    <message>
        <source>No more of these tiles in the set: {squares}{word}.</source>
        <translation>Il n’y a plus de ces lettres dans le jeu&#xa0;: {squares}{word}.</translation>
    </message>
    <message>
        <source>Not in the dictionary: {unknown}. Does that count?</source>
        <translation>Pas dans le dictionnaire : {unknown}. Ça compte ?</translation>
    </message>
    <message>
        <source>Not in the dictionary: {words}.</source>
        <translation>Pas dans le dictionnaire&#xa0;: {words}.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Play again? To fix a mistake, click its line on the pad.</source>
        <translation>On rejoue&#x202f;? Une erreur&#x202f;? Clique sa ligne sur le carnet.</translation>
    </message>
    <message>
        <source>Remove line</source>
        <translation>Retirer la ligne</translation>
    </message>
    <message>
        <source>Score pad · {game}</source>
        <translation>Carnet de score · {game}</translation>
    </message>
    <message>
        <source>That goes off the board.</source>
        <translation>Ça sort du plateau.</translation>
    </message>
    <message>
        <source>That makes no word.</source>
        <translation>Cela ne forme aucun mot.</translation>
    </message>
    <message>
        <source>That would break a later line: {line}. {why}</source>
        <translation>Alors une ligne suivante ne va plus&#xa0;: {line}. {why}</translation>
    </message>
    <message>
        <source>There&apos;s no play to challenge.</source>
        <translation>Il n’y a pas de coup à contester.</translation>
    </message>
    <message>
        <source>There&apos;s no room on the pad for {word}.</source>
        <translation>Il n’y a plus de place sur le carnet pour {word}.</translation>
    </message>
    <message>
        <source>There&apos;s no such line.</source>
        <translation>Cette ligne n’existe pas.</translation>
    </message>
    <message>
        <source>There&apos;s no tile on {squares}.</source>
        <translation>Il n’y a pas de lettre en {squares}.</translation>
    </message>
    <message>
        <source>These tiles don&apos;t have {word}.</source>
        <translation>Ce jeu de lettres n’a pas {word}.</translation>
    </message>
    <message>
        <source>Type 8D RETSINA for across or D8 RETSINA for down.</source>
        <translation>Tape 8D RETSINA à l’horizontale ou D8 RETSINA à la verticale.</translation>
    </message>
    <message>
        <source>Type 8D RETSINA for across, D8 RETSINA for down. Points alone work too.</source>
        <translation>Tape 8D RETSINA à l’horizontale, D8 RETSINA à la verticale. Des points seuls vont aussi.</translation>
    </message>
    <message>
        <source>Type it correctly or choose below.</source>
        <translation>Tape-le correctement ou choisis ci-dessous.</translation>
    </message>
    <message>
        <source>Type letters (? for a blank) or points. Leave it empty for none.</source>
        <translation>Tape des lettres (? pour un joker) ou des points. Vide s’il n’en reste pas.</translation>
    </message>
    <message>
        <source>Type the turn you forgot or choose below.</source>
        <translation>Tape le coup oublié ou choisis ci-dessous.</translation>
    </message>
    <message>
        <source>Which tiles are left over?</source>
        <translation>Quelles lettres restent&#x202f;?</translation>
    </message>
    <message>
        <source>You can&apos;t do that right now.</source>
        <translation>Pas possible pour le moment.</translation>
    </message>
    <message>
        <source>came off</source>
        <translation>retiré</translation>
    </message>
    <message>
        <source>exchanges {count}</source>
        <translation>échange {count}</translation>
    </message>
    <message>
        <source>extra</source>
        <translation>en plus</translation>
    </message>
    <message>
        <source>misses a turn</source>
        <translation>passe un tour</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>passe</translation>
    </message>
    <message>
        <source>{names} wins!</source>
        <translation>{names} gagne&#x202f;!</translation>
    </message>
    <message>
        <source>{name} challenges</source>
        <translation>{name} conteste</translation>
    </message>
    <message>
        <source>{name} has {tiles} left: {points}</source>
        <translation>Il reste {tiles} à {name}&#xa0;: {points}</translation>
    </message>
    <message>
        <source>{name} played every tile: {points}</source>
        <translation>{name} a tout posé&#xa0;: {points}</translation>
    </message>
    <message numerus="yes">
        <source>{name}&apos;s challenge was wrong. {words} counts.</source>
        <translation>
            <numerusform>{name} a contesté à tort. {words} compte.</numerusform>
            <numerusform>{name} a contesté à tort. {words} comptent.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {points}</source>
        <translation>{name}&#xa0;: {points}</translation>
    </message>
    <message>
        <source>{squares} already has {word}.</source>
        <translation>{word} est déjà en {squares}.</translation>
    </message>
    <message>
        <source>{text}. Not in the dictionary: {unknown}</source>
        <translation>{text}. Pas dans le dictionnaire&#xa0;: {unknown}</translation>
    </message>
    <message>
        <source>{words}, plus {bonus} for {tiles}</source>
        <translation>{words}, plus {bonus} pour {tiles}</translation>
    </message>
    <message>
        <source>{words}: {points}</source>
        <translation>{words}&#xa0;: {points}</translation>
    </message>
    <message>
        <source>“{word}” isn&apos;t tiles or points. Type letters or a number.</source>
        <translation>«&#x202f;{word}&#x202f;» n’est ni des lettres ni des points. Tape des lettres ou un nombre.</translation>
    </message>
</context>
<context>
    <name>ScrabblePadViewerPage</name>
    <message>
        <source>Start</source>
        <translation>Début</translation>
    </message>
</context>
<context>
    <name>ScrabblePrompts</name>
    <message numerus="yes">
        <source>%n tile(s) in the bag</source>
        <translation>
            <numerusform>%n lettre dans le sac</numerusform>
            <numerusform>%n lettres dans le sac</numerusform>
        </translation>
    </message>
    <message>
        <source>A tie means no.</source>
        <translation>En cas d’égalité, c’est non.</translation>
    </message>
    <message>
        <source>All seven tiles</source>
        <translation>Les sept lettres</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Click tiles or type letters. Enter exchanges them.</source>
        <translation>Clique des lettres ou tape-les. Entrée les échange.</translation>
    </message>
    <message>
        <source>Do you challenge?</source>
        <translation>Tu contestes&#x202f;?</translation>
    </message>
    <message>
        <source>Does anybody challenge?</source>
        <translation>Quelqu’un conteste&#x202f;?</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Échanger</translation>
    </message>
    <message>
        <source>Exchange…</source>
        <translation>Échanger…</translation>
    </message>
    <message>
        <source>Hide my tiles</source>
        <translation>Cacher mes lettres</translation>
    </message>
    <message>
        <source>Hide these tiles</source>
        <translation>Cacher ces lettres</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Un instant</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Continuer à jouer</translation>
    </message>
    <message>
        <source>No challenge</source>
        <translation>Personne ne conteste</translation>
    </message>
    <message>
        <source>No, that doesn&apos;t count</source>
        <translation>Non, ça ne compte pas</translation>
    </message>
    <message>
        <source>Not in the dictionary, so you decide. If you say no, {name} loses the turn.</source>
        <translation>Pas dans le dictionnaire, alors vous décidez. Si vous dites non, {name} perd son tour.</translation>
    </message>
    <message>
        <source>On hold: {time}</source>
        <translation>En attente : {time}</translation>
    </message>
    <message>
        <source>On to {name}</source>
        <translation>Au tour de {name}</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Pass the computer over. No peeking!</source>
        <translation>Passez l’ordinateur. On ne regarde pas&#x202f;!</translation>
    </message>
    <message>
        <source>Pass without playing?</source>
        <translation>Passer sans jouer&#x202f;?</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pause</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>C’est prêt</translation>
    </message>
    <message>
        <source>Ready for {name}?</source>
        <translation>{name}, c’est bon&#x202f;?</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Show my tiles</source>
        <translation>Montrer mes lettres</translation>
    </message>
    <message>
        <source>The bag is empty</source>
        <translation>Le sac est vide</translation>
    </message>
    <message>
        <source>The board is covered and the clocks have stopped.</source>
        <translation>Le plateau est couvert et les pendules arrêtées.</translation>
    </message>
    <message>
        <source>The tiles are on the phone.</source>
        <translation>Les lettres sont sur le téléphone.</translation>
    </message>
    <message>
        <source>This pass ends the game.</source>
        <translation>Ce passage termine la partie.</translation>
    </message>
    <message>
        <source>Turn the screen to you. No peeking!</source>
        <translation>Tourne l’écran vers toi. On ne regarde pas&#x202f;!</translation>
    </message>
    <message>
        <source>Which tiles will you exchange?</source>
        <translation>Quelles lettres veux-tu échanger&#x202f;?</translation>
    </message>
    <message>
        <source>Words {points}</source>
        <translation>Mots {points}</translation>
    </message>
    <message>
        <source>Yes, that counts</source>
        <translation>Oui, ça compte</translation>
    </message>
    <message>
        <source>You voted.</source>
        <translation>Tu as voté.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>À toi</translation>
    </message>
    <message>
        <source>also {words}</source>
        <translation>aussi {words}</translation>
    </message>
    <message>
        <source>every tile {points}</source>
        <translation>toutes les lettres {points}</translation>
    </message>
    <message>
        <source>{name} challenges</source>
        <translation>{name} conteste</translation>
    </message>
    <message>
        <source>{name} is playing</source>
        <translation>{name} joue</translation>
    </message>
    <message>
        <source>{name} is playing…</source>
        <translation>{name} joue…</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name} réfléchit…</translation>
    </message>
    <message>
        <source>{name} played at {square}</source>
        <translation>{name} a joué en {square}</translation>
    </message>
    <message>
        <source>{name} plays every tile!</source>
        <translation>{name} joue toutes ses lettres&#x202f;!</translation>
    </message>
    <message>
        <source>{name} to play</source>
        <translation>Tour de jeu : {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s new tiles</source>
        <translation>Nouvelles lettres de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s tiles</source>
        <translation>Lettres de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s turn</source>
        <translation>Tour de jeu : {name}</translation>
    </message>
    <message>
        <source>{name}, here are your new tiles.</source>
        <translation>{name}, voici tes nouvelles lettres.</translation>
    </message>
    <message>
        <source>{name}, it&apos;s your turn</source>
        <translation>{name}, c’est à toi</translation>
    </message>
    <message>
        <source>{name}, look at your tiles</source>
        <translation>{name}, regarde tes lettres</translation>
    </message>
</context>
<context>
    <name>ScrabbleRulesCard</name>
    <message>
        <source> in the bag</source>
        <translation> dans le sac</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source> points</source>
        <translation> points</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) each</source>
        <translation>
            <numerusform>%n minute chacun</numerusform>
            <numerusform>%n minutes chacun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) a turn</source>
        <translation>
            <numerusform>%n seconde par tour</numerusform>
            <numerusform>%n secondes par tour</numerusform>
        </translation>
    </message>
    <message>
        <source>A minute over time costs</source>
        <translation>Une minute de trop coûte</translation>
    </message>
    <message>
        <source>All tiles at once</source>
        <translation>Toutes les lettres d’un coup</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Clock of each player</source>
        <translation>Pendule de chacun</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>Pendules</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Joueurs ordinateurs</translation>
    </message>
    <message>
        <source>Computers may bluff</source>
        <translation>L’ordinateur peut bluffer</translation>
    </message>
    <message>
        <source>Each turn gives back</source>
        <translation>Chaque tour rend</translation>
    </message>
    <message>
        <source>Exchange from</source>
        <translation>Échange à partir de</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Indices</translation>
    </message>
    <message>
        <source>Open racks: everybody sees all tiles</source>
        <translation>Chevalets ouverts&#xa0;: tous voient toutes les lettres</translation>
    </message>
    <message>
        <source>Rounds of passes</source>
        <translation>Tours de passe</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>La fin</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Lettres</translation>
    </message>
    <message>
        <source>Tiles and words</source>
        <translation>Lettres et mots</translation>
    </message>
    <message>
        <source>Tiles left at the end</source>
        <translation>Lettres restantes</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Timer for each turn</source>
        <translation>Temps par tour</translation>
    </message>
    <message>
        <source>Turns without points</source>
        <translation>Tours sans points</translation>
    </message>
    <message>
        <source>Undo is allowed</source>
        <translation>Annulation permise</translation>
    </message>
    <message>
        <source>Unlisted words</source>
        <translation>Mots inconnus</translation>
    </message>
    <message>
        <source>Which words hints may show</source>
        <translation>Quels mots les indices peuvent montrer</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Mots</translation>
    </message>
    <message>
        <source>bonus {points}</source>
        <translation>prime {points}</translation>
    </message>
    <message>
        <source>computers may bluff</source>
        <translation>l’ordinateur peut bluffer</translation>
    </message>
    <message numerus="yes">
        <source>ends after %n round(s) of passes</source>
        <translation>
            <numerusform>fin après %n tour de passe</numerusform>
            <numerusform>fin après %n tours de passe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ends after %n turn(s) without points</source>
        <translation>
            <numerusform>fin après %n tour sans points</numerusform>
            <numerusform>fin après %n tours sans points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>exchange from %n tile(s) on</source>
        <translation>
            <numerusform>échange dès %n lettre</numerusform>
            <numerusform>échange dès %n lettres</numerusform>
        </translation>
    </message>
    <message>
        <source>hints</source>
        <translation>indices</translation>
    </message>
    <message>
        <source>never</source>
        <translation>jamais</translation>
    </message>
    <message>
        <source>no bonus</source>
        <translation>pas de prime</translation>
    </message>
    <message>
        <source>no clock</source>
        <translation>sans pendule</translation>
    </message>
    <message>
        <source>no timer</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>no undo</source>
        <translation>sans annulation</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>open racks</source>
        <translation>chevalets ouverts</translation>
    </message>
    <message>
        <source>passes never end it</source>
        <translation>passer ne termine jamais la partie</translation>
    </message>
    <message>
        <source>turns without points never end it</source>
        <translation>les tours sans points ne terminent jamais la partie</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>annulation permise</translation>
    </message>
    <message>
        <source>{name} tiles</source>
        <translation>lettres&#xa0;: {name}</translation>
    </message>
    <message>
        <source>{points} points a minute of overtime</source>
        <translation>{points} points par minute de trop</translation>
    </message>
    <message>
        <source>{seconds} s back a turn</source>
        <translation>{seconds} s rendues par tour</translation>
    </message>
</context>
<context>
    <name>ScrabbleSetupPage</name>
    <message>
        <source>At the table</source>
        <translation>À table</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicate</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Invité</translation>
    </message>
    <message>
        <source>New Scrabble game</source>
        <translation>Nouvelle partie de Scrabble</translation>
    </message>
    <message>
        <source>You against a computer</source>
        <translation>Toi contre l’ordinateur</translation>
    </message>
    <message>
        <source>same tiles for all</source>
        <translation>mêmes lettres</translation>
    </message>
</context>
<context>
    <name>ScrabbleStrings</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>Encore&#x202f;%n seconde</numerusform>
            <numerusform>Encore&#x202f;%n secondes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n lettre</numerusform>
            <numerusform>%n lettres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) without points</source>
        <translation>
            <numerusform>%n tour sans points</numerusform>
            <numerusform>%n tours sans points</numerusform>
        </translation>
    </message>
    <message>
        <source>. Again after a tie: </source>
        <translation>. À nouveau après égalité&#xa0;: </translation>
    </message>
    <message>
        <source>A game needs two players. End it, or let somebody else play on.</source>
        <translation>Il faut être deux pour jouer. Finissez la partie, ou passez le relais.</translation>
    </message>
    <message>
        <source>A wrong challenge costs your turn.</source>
        <translation>Contester à tort coûte ton tour.</translation>
    </message>
    <message>
        <source>A wrong challenge gives {name} {points}.</source>
        <translation>Contester à tort donne {points} à {name}.</translation>
    </message>
    <message>
        <source>A wrong challenge is free.</source>
        <translation>Contester à tort ne coûte rien.</translation>
    </message>
    <message>
        <source>All racks are open now.</source>
        <translation>Tous les chevalets sont ouverts.</translation>
    </message>
    <message>
        <source>Choose a letter for the blank.</source>
        <translation>Choisis une lettre pour le joker.</translation>
    </message>
    <message>
        <source>Does anybody challenge?</source>
        <translation>Quelqu’un conteste&#x202f;?</translation>
    </message>
    <message>
        <source>Does {name} challenge?</source>
        <translation>{name} conteste&#x202f;?</translation>
    </message>
    <message>
        <source>Drag tiles to the board, click them or type.</source>
        <translation>Glisse des lettres sur le plateau, clique-les ou tape.</translation>
    </message>
    <message>
        <source>Drawn: {lots}. {name} plays first.</source>
        <translation>Tirage&#xa0;: {lots}. {name} commence.</translation>
    </message>
    <message numerus="yes">
        <source>Exchange %n tile(s)</source>
        <translation>
            <numerusform>Échanger&#x202f;%n lettre</numerusform>
            <numerusform>Échanger&#x202f;%n lettres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Is {words} a word?</source>
        <translation>
            <numerusform>{words} est-il un mot&#x202f;?</numerusform>
            <numerusform>{words} sont-ils des mots&#x202f;?</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep your tiles in one row or column. Look at {squares}.</source>
        <translation>Garde tes lettres sur une ligne ou une colonne. Regarde {squares}.</translation>
    </message>
    <message>
        <source>Lay a tile first.</source>
        <translation>Pose d’abord une lettre.</translation>
    </message>
    <message>
        <source>Lay a word</source>
        <translation>Pose un mot</translation>
    </message>
    <message>
        <source>No dictionary during the game. Challenge a word instead!</source>
        <translation>Pas de dictionnaire pendant la partie. Conteste plutôt un mot&#x202f;!</translation>
    </message>
    <message>
        <source>No {tile} on the board</source>
        <translation>Pas de {tile} sur le plateau</translation>
    </message>
    <message>
        <source>Nobody sits there. Choose another player.</source>
        <translation>Personne n’est assis là. Choisis quelqu’un d’autre.</translation>
    </message>
    <message>
        <source>Not a word yet</source>
        <translation>Pas encore un mot</translation>
    </message>
    <message>
        <source>Not in the dictionary: {words}.</source>
        <translation>Pas dans le dictionnaire&#xa0;: {words}.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Play +{score}</source>
        <translation>Jouer +{score}</translation>
    </message>
    <message>
        <source>Somebody here has that name. Choose another one.</source>
        <translation>Quelqu’un ici a déjà ce nom. Choisis-en un autre.</translation>
    </message>
    <message>
        <source>Teach me {word}</source>
        <translation>Apprends-moi {word}</translation>
    </message>
    <message>
        <source>That&apos;s off the board.</source>
        <translation>C’est en dehors du plateau.</translation>
    </message>
    <message>
        <source>The challenge was wrong. The play counts.</source>
        <translation>Contesté à tort. Le coup compte.</translation>
    </message>
    <message>
        <source>The first word must cover the star on {start}.</source>
        <translation>Le premier mot doit couvrir l’étoile en {start}.</translation>
    </message>
    <message numerus="yes">
        <source>The first word needs %n letter(s) or more.</source>
        <translation>
            <numerusform>Le premier mot veut&#x202f;%n lettre ou plus.</numerusform>
            <numerusform>Le premier mot veut&#x202f;%n lettres ou plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>The play counts. {challenger} loses a turn.</source>
        <translation>Le coup compte. {challenger} perd un tour.</translation>
    </message>
    <message>
        <source>The play counts. {name} gets {points}.</source>
        <translation>Le coup compte. {name} reçoit {points}.</translation>
    </message>
    <message>
        <source>The racks are hidden again.</source>
        <translation>Les chevalets sont de nouveau cachés.</translation>
    </message>
    <message>
        <source>There aren&apos;t enough tiles in the bag.</source>
        <translation>Il n’y a pas assez de lettres dans le sac.</translation>
    </message>
    <message>
        <source>There&apos;s a gap at {squares}.</source>
        <translation>Il y a un trou en {squares}.</translation>
    </message>
    <message>
        <source>There&apos;s already a tile on {squares}.</source>
        <translation>Déjà occupé&#xa0;: {squares}.</translation>
    </message>
    <message>
        <source>These tiles don&apos;t have that letter.</source>
        <translation>Ce jeu n’a pas cette lettre.</translation>
    </message>
    <message>
        <source>Those letters are one tile in this set: {squares}.</source>
        <translation>Ces lettres ne font qu’un jeton dans ce jeu&#xa0;: {squares}.</translation>
    </message>
    <message numerus="yes">
        <source>Usually scores about %n point(s) a game</source>
        <translation>
            <numerusform>Fait d’habitude environ&#x202f;%n point par partie</numerusform>
            <numerusform>Fait d’habitude environ&#x202f;%n points par partie</numerusform>
        </translation>
    </message>
    <message>
        <source>What does {word} mean? ({points})</source>
        <translation>Que veut dire {word}&#x202f;? ({points})</translation>
    </message>
    <message numerus="yes">
        <source>You can only exchange while the bag has %n tile(s) or more.</source>
        <translation>
            <numerusform>On n’échange que s’il reste au moins&#x202f;%n lettre dans le sac.</numerusform>
            <numerusform>On n’échange que s’il reste au moins&#x202f;%n lettres dans le sac.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can&apos;t challenge your own play.</source>
        <translation>On ne conteste pas son propre coup.</translation>
    </message>
    <message>
        <source>You can&apos;t do that right now.</source>
        <translation>Pas possible pour le moment.</translation>
    </message>
    <message>
        <source>You have no blank.</source>
        <translation>Tu n’as pas de joker.</translation>
    </message>
    <message>
        <source>You have no vote on that.</source>
        <translation>Tu ne votes pas là-dessus.</translation>
    </message>
    <message>
        <source>You&apos;ve said so already.</source>
        <translation>Tu l’as déjà dit.</translation>
    </message>
    <message numerus="yes">
        <source>Your tile(s) on {squares} must touch another word.</source>
        <translation>
            <numerusform>Ta lettre en {squares} doit toucher un autre mot.</numerusform>
            <numerusform>Tes lettres en {squares} doivent toucher un autre mot.</numerusform>
        </translation>
    </message>
    <message>
        <source>a wrong challenge costs a turn</source>
        <translation>une contestation à tort coûte un tour</translation>
    </message>
    <message numerus="yes">
        <source>a wrong challenge gives %n point(s)</source>
        <translation>
            <numerusform>une contestation à tort donne %n point</numerusform>
            <numerusform>une contestation à tort donne %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>blank</source>
        <translation>joker</translation>
    </message>
    <message>
        <source>challenges are free</source>
        <translation>contester ne coûte rien</translation>
    </message>
    <message>
        <source>ended by the table</source>
        <translation>la table a arrêté la partie</translation>
    </message>
    <message>
        <source>everybody passed</source>
        <translation>tout le monde a passé</translation>
    </message>
    <message>
        <source>everyday words</source>
        <translation>mots courants</translation>
    </message>
    <message>
        <source>gained and lost</source>
        <translation>gagnées et perdues</translation>
    </message>
    <message>
        <source>gained twice</source>
        <translation>gagnées deux fois</translation>
    </message>
    <message>
        <source>nobody can play them</source>
        <translation>personne ne peut les jouer</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>simple words</source>
        <translation>mots simples</translation>
    </message>
    <message>
        <source>the best play</source>
        <translation>le meilleur coup</translation>
    </message>
    <message>
        <source>you decide together</source>
        <translation>vous décidez ensemble</translation>
    </message>
    <message numerus="yes">
        <source>{by} challenges: {words} isn&apos;t in the dictionary. {name} loses the turn.</source>
        <translation>
            <numerusform>{by} conteste&#xa0;: {words} n’est pas dans le dictionnaire. {name} perd son tour.</numerusform>
            <numerusform>{by} conteste&#xa0;: {words} ne sont pas dans le dictionnaire. {name} perd son tour.</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} and {last} don&apos;t challenge.</source>
        <translation>{names} et {last} ne contestent pas.</translation>
    </message>
    <message>
        <source>{names} and {last} share it</source>
        <translation>{names} et {last} se partagent la victoire</translation>
    </message>
    <message>
        <source>{name} doesn&apos;t challenge.</source>
        <translation>{name} ne conteste pas.</translation>
    </message>
    <message>
        <source>{name} exchanges {tiles}.</source>
        <translation>{name} échange {tiles}.</translation>
    </message>
    <message>
        <source>{name} had {tiles} left</source>
        <translation>Il restait {tiles} à {name}</translation>
    </message>
    <message>
        <source>{name} has no tiles left</source>
        <translation>{name} n’a plus de lettres</translation>
    </message>
    <message>
        <source>{name} has {tiles} left: {points}.</source>
        <translation>Il reste {tiles} à {name}&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>{name} leaves. The tiles go back in the bag.</source>
        <translation>{name} s’en va. Les lettres retournent dans le sac.</translation>
    </message>
    <message>
        <source>{name} left the game</source>
        <translation>{name} a quitté la partie</translation>
    </message>
    <message>
        <source>{name} misses a turn.</source>
        <translation>{name} passe un tour.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} passe.</translation>
    </message>
    <message>
        <source>{name} played every tile: {points}.</source>
        <translation>{name} a tout posé&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>{name} plays first.</source>
        <translation>{name} commence.</translation>
    </message>
    <message>
        <source>{name} takes the lead</source>
        <translation>{name} prend la tête</translation>
    </message>
    <message>
        <source>{name} wins by {points}</source>
        <translation>{name} gagne de {points}</translation>
    </message>
    <message>
        <source>{name}&apos;s turn.</source>
        <translation>Tour de jeu : {name}.</translation>
    </message>
    <message>
        <source>{name}: {words}, {points}.</source>
        <translation>{name}&#xa0;: {words}, {points}.</translation>
    </message>
    <message>
        <source>{tile} on {squares}</source>
        <translation>{tile} en {squares}</translation>
    </message>
    <message numerus="yes">
        <source>{words} doesn&apos;t count. {name} loses the turn.</source>
        <translation>
            <numerusform>{words} ne compte pas. {name} perd son tour.</numerusform>
            <numerusform>{words} ne comptent pas. {name} perd son tour.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{words} isn&apos;t on your rack.</source>
        <translation>
            <numerusform>{words} n’est pas sur ton chevalet.</numerusform>
            <numerusform>{words} ne sont pas sur ton chevalet.</numerusform>
        </translation>
    </message>
    <message>
        <source>{words}, plus {bonus} for {tiles}</source>
        <translation>{words}, plus {bonus} pour {tiles}</translation>
    </message>
    <message>
        <source>{words}. You&apos;ll decide together about {unknown}.</source>
        <translation>{words}. Vous déciderez ensemble de {unknown}.</translation>
    </message>
</context>
<context>
    <name>ScrabbleTablePage</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Computer thinking is hidden.</source>
        <translation>Les ordinateurs réfléchissent en secret.</translation>
    </message>
    <message>
        <source>Computers play on at once.</source>
        <translation>Les ordinateurs jouent sans attendre.</translation>
    </message>
    <message>
        <source>Computers wait for you now.</source>
        <translation>Les ordinateurs vous attendent maintenant.</translation>
    </message>
    <message>
        <source>Count now, and unplayed tiles come off the scores.
Or play on another day. It&apos;s saved.</source>
        <translation>On compte maintenant&#xa0;: les lettres restantes sont retirées des scores.
Ou on continue un autre jour. C’est enregistré.</translation>
    </message>
    <message>
        <source>Count the points now</source>
        <translation>Compter tout de suite</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Finir la partie</translation>
    </message>
    <message>
        <source>From now on everybody sees everybody&apos;s tiles.</source>
        <translation>Désormais, tout le monde voit toutes les lettres.</translation>
    </message>
    <message>
        <source>Keep it for another day</source>
        <translation>La garder pour un autre jour</translation>
    </message>
    <message>
        <source>No undo in this game.</source>
        <translation>Pas d’annulation ici.</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Open all racks</source>
        <translation>Ouvrir tous les chevalets</translation>
    </message>
    <message>
        <source>Open racks</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>That turn can&apos;t be undone.</source>
        <translation>Ce coup ne peut pas être annulé.</translation>
    </message>
    <message>
        <source>The board is covered and the clocks have stopped</source>
        <translation>Le plateau est couvert et les pendules arrêtées</translation>
    </message>
    <message>
        <source>The clocks are running</source>
        <translation>Les pendules tournent</translation>
    </message>
    <message>
        <source>There&apos;s nothing to undo yet.</source>
        <translation>Il n’y a encore rien à annuler.</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>Coup {number}</translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation>Annulé.</translation>
    </message>
    <message>
        <source>You watch computers think.</source>
        <translation>Vous regardez les ordinateurs réfléchir.</translation>
    </message>
    <message>
        <source>{name}&apos;s tiles go back in the bag. The points stay, but can&apos;t win.</source>
        <translation>Les lettres de {name} retournent dans le sac. Les points restent, mais ne font plus gagner.</translation>
    </message>
    <message>
        <source>{word} is in the cards of {name} now.</source>
        <translation>{word} rejoint les cartes ({name}).</translation>
    </message>
</context>
<context>
    <name>ScrabbleViewerPage</name>
    <message numerus="yes">
        <source>%n line(s) of the file can&apos;t be quite right. Look for ⚠.</source>
        <translation>
            <numerusform>%n ligne du fichier ne colle pas. Cherche ⚠.</numerusform>
            <numerusform>%n lignes du fichier ne collent pas. Cherche ⚠.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n score(s) in the file don&apos;t add up. Look for ≠.</source>
        <translation>
            <numerusform>%n score du fichier est faux. Cherche ≠.</numerusform>
            <numerusform>%n scores du fichier sont faux. Cherche ≠.</numerusform>
        </translation>
    </message>
    <message>
        <source>All scores in the file are right.</source>
        <translation>Tous les scores du fichier sont justes.</translation>
    </message>
    <message>
        <source>Best plays</source>
        <translation>Meilleurs coups</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Résumé</translation>
    </message>
    <message>
        <source>This game isn&apos;t over, so the racks stay covered.</source>
        <translation>Cette partie n’est pas finie, donc les chevalets restent couverts.</translation>
    </message>
    <message>
        <source>Total after {move}: the file says {stated}. We count {counted}.</source>
        <translation>Total après {move}&#xa0;: le fichier dit {stated}. On compte {counted}.</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>{move}: the file says {stated}. We count {counted}.</source>
        <translation>{move}&#xa0;: le fichier dit {stated}. On compte {counted}.</translation>
    </message>
</context>
<context>
    <name>SearchPanel</name>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n mot</numerusform>
            <numerusform>%n mots</numerusform>
        </translation>
    </message>
    <message>
        <source>A hint, a little more with each press (F2)</source>
        <translation>Un indice, un peu plus à chaque fois (F2)</translation>
    </message>
    <message numerus="yes">
        <source>All %n word(s)</source>
        <translation>
            <numerusform>%n mot en tout</numerusform>
            <numerusform>Les&#x202f;%n mots</numerusform>
        </translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Type or trace a word</source>
        <translation>Tape ou trace un mot</translation>
    </message>
    <message>
        <source>Your words</source>
        <translation>Tes mots</translation>
    </message>
</context>
<context>
    <name>SeatButton</name>
    <message>
        <source>Ctrl and an arrow key changes seats.</source>
        <translation>Ctrl et une flèche changent de place.</translation>
    </message>
</context>
<context>
    <name>SeatMenu</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Look at my tiles</source>
        <translation>Regarder mes lettres</translation>
    </message>
    <message>
        <source>Somebody else plays on…</source>
        <translation>Quelqu’un prend le relais…</translation>
    </message>
    <message>
        <source>Who plays on?</source>
        <translation>Qui prend le relais&#x202f;?</translation>
    </message>
    <message>
        <source>{name} ({level}) plays on</source>
        <translation>{name} ({level}) prend le relais</translation>
    </message>
    <message>
        <source>{name} is back</source>
        <translation>{name} revient</translation>
    </message>
    <message>
        <source>{name} is back.</source>
        <translation>{name} revient.</translation>
    </message>
    <message>
        <source>{name} leaves</source>
        <translation>{name} s’en va</translation>
    </message>
    <message>
        <source>{name} leaves…</source>
        <translation>{name} s’en va…</translation>
    </message>
    <message>
        <source>{name} plays on</source>
        <translation>{name} prend le relais</translation>
    </message>
    <message>
        <source>{name} plays on for {other}.</source>
        <translation>{name} prend le relais de {other}.</translation>
    </message>
</context>
<context>
    <name>SeatView</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n lettre</numerusform>
            <numerusform>%n lettres</numerusform>
        </translation>
    </message>
    <message>
        <source>tied</source>
        <translation>égalité</translation>
    </message>
    <message>
        <source>won</source>
        <translation>a gagné</translation>
    </message>
    <message>
        <source>{name}&apos;s rack</source>
        <translation>Chevalet de {name}</translation>
    </message>
</context>
<context>
    <name>SeatsCard</name>
    <message>
        <source>+ Add computer</source>
        <translation>+ Ordinateur</translation>
    </message>
    <message>
        <source>+ Add person</source>
        <translation>+ Personne</translation>
    </message>
    <message>
        <source>Amber</source>
        <translation>Ambre</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Colour and picture</source>
        <translation>Couleur et image</translation>
    </message>
    <message>
        <source>Crown</source>
        <translation>Couronne</translation>
    </message>
    <message>
        <source>Drag to change seats</source>
        <translation>Glisse pour changer de place</translation>
    </message>
    <message>
        <source>Fair match</source>
        <translation>À ta mesure</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>Poisson</translation>
    </message>
    <message>
        <source>Flower</source>
        <translation>Fleur</translation>
    </message>
    <message>
        <source>Heart</source>
        <translation>Cœur</translation>
    </message>
    <message>
        <source>I play about as strong as you. You should win about half.</source>
        <translation>Je joue à peu près comme toi. Tu devrais gagner une fois sur deux.</translation>
    </message>
    <message>
        <source>Initial</source>
        <translation>Initiale</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Quitter la table</translation>
    </message>
    <message>
        <source>Moon</source>
        <translation>Lune</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Olive</source>
        <translation>Olive</translation>
    </message>
    <message>
        <source>Others…</source>
        <translation>Autres…</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Rose</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Joueur {number}</translation>
    </message>
    <message>
        <source>Plays about as strong as you, going by your last games.</source>
        <translation>Joue à peu près comme toi, d’après tes dernières parties.</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Violet</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rouge</translation>
    </message>
    <message>
        <source>Rocket</source>
        <translation>Fusée</translation>
    </message>
    <message>
        <source>Seat {name}</source>
        <translation>Place de {name}</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Ardoise</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Étoile</translation>
    </message>
    <message>
        <source>Stronger</source>
        <translation>Plus fort</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>Soleil</translation>
    </message>
    <message>
        <source>Tap a player to edit them.</source>
        <translation>Touchez un joueur pour modifier sa fiche.</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>Sarcelle</translation>
    </message>
    <message>
        <source>Weaker</source>
        <translation>Moins fort</translation>
    </message>
    <message>
        <source>Who&apos;s playing?</source>
        <translation>Qui joue&#x202f;?</translation>
    </message>
    <message>
        <source>Who&apos;s playing? Add the first person.</source>
        <translation>Qui joue&#x202f;? Ajoutez une première personne.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln mot</numerusform>
            <numerusform>%Ln mots</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Animation</source>
        <translation>&amp;Animation</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Couleurs</translation>
    </message>
    <message>
        <source>&amp;Dictionary</source>
        <translation>&amp;Dictionnaire</translation>
    </message>
    <message>
        <source>&amp;Reading pace</source>
        <translation>&amp;Rythme de lecture</translation>
    </message>
    <message>
        <source>&amp;Sound (Ctrl+M)</source>
        <translation>&amp;Son (Ctrl+M)</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Toujours</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animation</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>À la main</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Computer players chat a &amp;bit</source>
        <translation>Les ordinateurs &amp;bavardent un peu</translation>
    </message>
    <message>
        <source>Computer players read their words al&amp;oud</source>
        <translation>Les ordinateurs lisent leurs mots à &amp;voix haute</translation>
    </message>
    <message>
        <source>D&amp;ictionaries…</source>
        <translation>D&amp;ictionnaires…</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Dictionary</source>
        <translation>Dictionnaire</translation>
    </message>
    <message>
        <source>Game &amp;volume</source>
        <translation>Volume du &amp;jeu</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Hurtful and crude words</source>
        <translation>Mots blessants et gros mots</translation>
    </message>
    <message>
        <source>Lang&amp;uage</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>Language of the window</source>
        <translation>Langue de la fenêtre</translation>
    </message>
    <message>
        <source>Letter size in percent</source>
        <translation>Taille des lettres en pour cent</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>No sound device found. Plug in headphones or speakers and try again.</source>
        <translation>Aucun appareil audio. Branche un casque ou des haut-parleurs et réessaie.</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Reading pace in Boggle</source>
        <translation>Rythme de lecture à Boggle</translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Show crude meanin&amp;gs too</source>
        <translation>Montrer aussi les sens &amp;crus</translation>
    </message>
    <message>
        <source>Size of &amp;letters</source>
        <translation>Taille des l&amp;ettres</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lent</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>T&amp;est</source>
        <translation>&amp;Tester</translation>
    </message>
    <message>
        <source>Test the sound</source>
        <translation>Tester le son</translation>
    </message>
    <message>
        <source>The game never shows or plays such words by itself.</source>
        <translation>Le jeu ne montre ni ne joue jamais ces mots de lui-même.</translation>
    </message>
    <message>
        <source>They coun&amp;t</source>
        <translation>Ils com&amp;ptent</translation>
    </message>
    <message>
        <source>They do&amp;n&apos;t count</source>
        <translation>Ils &amp;ne comptent pas</translation>
    </message>
    <message>
        <source>Voice volu&amp;me</source>
        <translation>Vol&amp;ume de la voix</translation>
    </message>
    <message>
        <source>Volume of the game in percent</source>
        <translation>Volume du jeu en pour cent</translation>
    </message>
    <message>
        <source>Volume of the voice in percent</source>
        <translation>Volume de la voix en pour cent</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Mots</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent}&#x202f;%</translation>
    </message>
</context>
<context>
    <name>ShakePanel</name>
    <message>
        <source>Print boards and blank lists, with the screen covered (Ctrl+P)</source>
        <translation>Imprimer grilles et listes vides, l’écran caché (Ctrl+P)</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
</context>
<context>
    <name>SideWindow</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>Slip</name>
    <message>
        <source>No words this time</source>
        <translation>Pas de mots cette fois</translation>
    </message>
    <message>
        <source>Reads from paper</source>
        <translation>Lit sa feuille</translation>
    </message>
    <message>
        <source>{name}&apos;s list</source>
        <translation>Liste de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s list, crossed off</source>
        <translation>Liste de {name}, barrés</translation>
    </message>
</context>
<context>
    <name>Sources</name>
    <message>
        <source>All files</source>
        <translation>Tous les fichiers</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Open a game file</source>
        <translation>Ouvrir un fichier de partie</translation>
    </message>
    <message>
        <source>Position copied.</source>
        <translation>Position copiée.</translation>
    </message>
    <message>
        <source>The copied text isn&apos;t a position: {reason}</source>
        <translation>Le texte copié n’est pas une position&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{file} can&apos;t be opened. {reason}</source>
        <translation>{file} ne s’ouvre pas. {reason}</translation>
    </message>
</context>
<context>
    <name>SpotView</name>
    <message numerus="yes">
        <source>%n letter(s)</source>
        <translation>
            <numerusform>%n lettre</numerusform>
            <numerusform>%n lettres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Found: {word}!</source>
        <translation>Trouvé&#xa0;: {word}&#x202f;!</translation>
    </message>
    <message>
        <source>Here it is: {word}</source>
        <translation>Le voici&#xa0;: {word}</translation>
    </message>
    <message>
        <source>Next board</source>
        <translation>Grille suivante</translation>
    </message>
    <message>
        <source>Nothing to spot yet. Words you overlook in Boggle come here.</source>
        <translation>Rien à repérer pour l’instant. Les mots qui t’échappent au Boggle viennent ici.</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Montre-moi</translation>
    </message>
    <message>
        <source>The word you see</source>
        <translation>Le mot que tu vois</translation>
    </message>
    <message>
        <source>You have {word} already.</source>
        <translation>Tu as déjà {word}.</translation>
    </message>
    <message numerus="yes">
        <source>You know %n word(s) that you missed here. Spot them!</source>
        <translation>
            <numerusform>Tu connais&#x202f;%n mot qui t’a échappé ici. Repère-le&#x202f;!</numerusform>
            <numerusform>Tu connais&#x202f;%n mots qui t’ont échappé ici. Repère-les&#x202f;!</numerusform>
        </translation>
    </message>
    <message>
        <source>Your word</source>
        <translation>Ton mot</translation>
    </message>
    <message>
        <source>{sign} {word} · {points}</source>
        <translation>{sign} {word} · {points}</translation>
    </message>
    <message>
        <source>{word} counts too! Look for another one.</source>
        <translation>{word} compte aussi&#x202f;! Cherches-en un autre.</translation>
    </message>
    <message>
        <source>{word} isn&apos;t in the dictionary.</source>
        <translation>{word} n’est pas dans le dictionnaire.</translation>
    </message>
    <message>
        <source>{word} isn&apos;t on this board.</source>
        <translation>{word} n’est pas sur cette grille.</translation>
    </message>
</context>
<context>
    <name>Spotlight</name>
    <message>
        <source>COUNTS</source>
        <translation>COMPTE</translation>
    </message>
    <message>
        <source>DOESN&apos;T COUNT</source>
        <translation>NE COMPTE PAS</translation>
    </message>
    <message>
        <source>IN THE DICTIONARY</source>
        <translation>DANS LE DICTIONNAIRE</translation>
    </message>
    <message>
        <source>NOT IN THE DICTIONARY</source>
        <translation>PAS DANS LE DICTIONNAIRE</translation>
    </message>
    <message>
        <source>You decide together</source>
        <translation>Vous décidez ensemble</translation>
    </message>
    <message>
        <source>{name} challenges</source>
        <translation>{name} conteste</translation>
    </message>
    <message>
        <source>{name} plays first</source>
        <translation>{name} commence</translation>
    </message>
</context>
<context>
    <name>StandingGrid</name>
    <message>
        <source>{name}: {total}</source>
        <translation>{name}&#xa0;: {total}</translation>
    </message>
</context>
<context>
    <name>StatedMoves</name>
    <message>
        <source>%: winning chances lost</source>
        <translation>% : chances de gagner perdues</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>Points this turn lost against the best play.</source>
        <translation>Les points que ce coup perd face au meilleur.</translation>
    </message>
    <message>
        <source>best play</source>
        <translation>meilleur coup</translation>
    </message>
    <message>
        <source>not in this dictionary</source>
        <translation>pas dans ce dictionnaire</translation>
    </message>
    <message>
        <source>unknown rack</source>
        <translation>chevalet inconnu</translation>
    </message>
    <message>
        <source>{points} points lost</source>
        <translation>perte : {points} pts</translation>
    </message>
    <message>
        <source>{share} fewer games won</source>
        <translation>{share} de parties gagnées en moins</translation>
    </message>
    <message>
        <source>✓ best play, ? unknown rack, * word not in the dictionary</source>
        <translation>✓ meilleur coup,&#x202f;? chevalet inconnu, * mot absent du dictionnaire</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>Less</source>
        <translation>Moins</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
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
        <translation>Reprendre</translation>
    </message>
</context>
<context>
    <name>TasteCard</name>
    <message>
        <source>Black-and-white board</source>
        <translation>Plateau en noir et blanc</translation>
    </message>
    <message>
        <source>Large symbols on bonus squares</source>
        <translation>Grands symboles sur les cases bonus</translation>
    </message>
    <message>
        <source>Pause between computer turns</source>
        <translation>Pause entre les coups des ordinateurs</translation>
    </message>
    <message>
        <source>Watch the computer think</source>
        <translation>Regarder l’ordinateur réfléchir</translation>
    </message>
</context>
<context>
    <name>TeamNames</name>
    <message>
        <source>Blue triangle</source>
        <translation>Triangle bleu</translation>
    </message>
    <message>
        <source>Golden star</source>
        <translation>Étoile dorée</translation>
    </message>
    <message>
        <source>Green square</source>
        <translation>Carré vert</translation>
    </message>
    <message>
        <source>Grey cross</source>
        <translation>Croix grise</translation>
    </message>
    <message>
        <source>Name of the team {team}</source>
        <translation>Nom de l’équipe {team}</translation>
    </message>
    <message>
        <source>Purple diamond</source>
        <translation>Losange violet</translation>
    </message>
    <message>
        <source>Red circle</source>
        <translation>Rond rouge</translation>
    </message>
    <message>
        <source>What the teams are called:</source>
        <translation>Noms des équipes&#xa0;:</translation>
    </message>
</context>
<context>
    <name>ThinkingCard</name>
    <message>
        <source>Pace</source>
        <translation>Rythme</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Jouer maintenant</translation>
    </message>
    <message>
        <source>Slower or faster</source>
        <translation>Plus lent ou plus rapide</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name} réfléchit…</translation>
    </message>
    <message>
        <source>{name}&apos;s rack</source>
        <translation>Chevalet de {name}</translation>
    </message>
</context>
<context>
    <name>TileCounts</name>
    <message numerus="yes">
        <source>%n blank(s)</source>
        <translation>
            <numerusform>%n joker</numerusform>
            <numerusform>%n jokers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>exchanged %n tile(s)</source>
        <translation>
            <numerusform>a échangé&#x202f;%n lettre</numerusform>
            <numerusform>a échangé&#x202f;%n lettres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TileDrag</name>
    <message>
        <source>blank</source>
        <translation>joker</translation>
    </message>
    <message>
        <source>{letter} picked up. Choose a square.</source>
        <translation>{letter} en main. Choisis une case.</translation>
    </message>
</context>
<context>
    <name>TilePhones</name>
    <message>
        <source>That doesn&apos;t fit. Type a square like 8H, then the word.</source>
        <translation>Ça ne va pas. Tape une case comme 8H, puis le mot.</translation>
    </message>
    <message>
        <source>and {words}</source>
        <translation>et {words}</translation>
    </message>
</context>
<context>
    <name>TilePlacingPage</name>
    <message>
        <source>Shuffle</source>
        <translation>Mélanger</translation>
    </message>
</context>
<context>
    <name>TilesCard</name>
    <message numerus="yes">
        <source>%n unseen tile(s)</source>
        <translation>
            <numerusform>%n lettre restante</numerusform>
            <numerusform>%n lettres restantes</numerusform>
        </translation>
    </message>
    <message>
        <source>Take off</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>To the board</source>
        <translation>Sur le plateau</translation>
    </message>
    <message>
        <source>To the rack</source>
        <translation>Sur le chevalet</translation>
    </message>
    <message>
        <source>as a blank</source>
        <translation>comme joker</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>joker</translation>
    </message>
    <message>
        <source>{letter}, {count} unseen</source>
        <translation>{letter}, encore {count}</translation>
    </message>
    <message>
        <source>→ across</source>
        <translation>→ horizontal</translation>
    </message>
    <message>
        <source>↓ down</source>
        <translation>↓ vertical</translation>
    </message>
</context>
<context>
    <name>TodayCard</name>
    <message>
        <source>Today&apos;s board</source>
        <translation>La grille du jour</translation>
    </message>
</context>
<context>
    <name>TurnGlass</name>
    <message>
        <source>Timer of the turn</source>
        <translation>Sablier du coup</translation>
    </message>
</context>
<context>
    <name>TurnsList</name>
    <message>
        <source>Turns</source>
        <translation>Coups</translation>
    </message>
</context>
<context>
    <name>UnseenGrid</name>
    <message>
        <source>Unseen tiles</source>
        <translation>Lettres restantes</translation>
    </message>
</context>
<context>
    <name>UnseenModel</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>blank</source>
        <translation>joker</translation>
    </message>
    <message>
        <source>{letter}: {unseen} of {count} unseen, {points}</source>
        <translation>{letter}&#xa0;: {unseen} sur {count} restantes, {points}</translation>
    </message>
</context>
<context>
    <name>ViewerPage</name>
    <message>
        <source>Add to your saved games</source>
        <translation>Ajouter à vos parties</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Back to saved games</source>
        <translation>Retour aux parties</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Définition</translation>
    </message>
    <message>
        <source>Print or save as PDF (Ctrl+P)</source>
        <translation>Imprimer ou enregistrer en PDF (Ctrl+P)</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Save this game</source>
        <translation>Enregistrer cette partie</translation>
    </message>
    <message>
        <source>What the chosen word means (Ctrl+L)</source>
        <translation>Ce que veut dire le mot choisi (Ctrl+L)</translation>
    </message>
    <message>
        <source>start</source>
        <translation>début</translation>
    </message>
    <message>
        <source>{place} of {last}</source>
        <translation>{place} sur {last}</translation>
    </message>
</context>
<context>
    <name>WaitingCard</name>
    <message numerus="yes">
        <source>%n more game(s)</source>
        <translation>
            <numerusform>%n autre partie</numerusform>
            <numerusform>%n autres parties</numerusform>
        </translation>
    </message>
    <message>
        <source>A tie at {points}</source>
        <translation>Égalité à {points}</translation>
    </message>
    <message>
        <source>A tie, first to {target}</source>
        <translation>Égalité, le premier à {target}</translation>
    </message>
    <message>
        <source>Archive this game…</source>
        <translation>Archiver cette partie…</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Continue: {game}</source>
        <translation>Continuer&#xa0;: {game}</translation>
    </message>
    <message>
        <source>First to {target}</source>
        <translation>Le premier à {target}</translation>
    </message>
    <message>
        <source>Pick up where you left off</source>
        <translation>On reprend où on en était</translation>
    </message>
    <message>
        <source>Saved games…</source>
        <translation>Parties enregistrées…</translation>
    </message>
    <message>
        <source>{game}, round {number}</source>
        <translation>{game}, manche {number}</translation>
    </message>
    <message>
        <source>{game}, turn {number}</source>
        <translation>{game}, coup {number}</translation>
    </message>
    <message>
        <source>{name} leads</source>
        <translation>{name} mène</translation>
    </message>
    <message>
        <source>{name} leads, first to {target}</source>
        <translation>{name} mène, le premier à {target}</translation>
    </message>
    <message numerus="yes">
        <source>{name}, %n point(s)</source>
        <translation>
            <numerusform>{name},&#x202f;%n point</numerusform>
            <numerusform>{name},&#x202f;%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>{team} lead</source>
        <translation>En tête&#xa0;: {team}</translation>
    </message>
    <message>
        <source>{team} lead, first to {target}</source>
        <translation>En tête&#xa0;: {team}, le premier à {target}</translation>
    </message>
</context>
<context>
    <name>WeekChart</name>
    <message>
        <source>The last seven days</source>
        <translation>Les sept derniers jours</translation>
    </message>
    <message>
        <source>{day}: {points}</source>
        <translation>{day}&#xa0;: {points}</translation>
    </message>
</context>
<context>
    <name>WinPanel</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Best word</source>
        <translation>Meilleur mot</translation>
    </message>
    <message>
        <source>Biggest jump</source>
        <translation>Plus beau bond</translation>
    </message>
    <message>
        <source>Closest moment</source>
        <translation>Moment le plus serré</translation>
    </message>
    <message>
        <source>HOORAY</source>
        <translation>BRAVO</translation>
    </message>
    <message>
        <source>Points after each round</source>
        <translation>Points après chaque manche</translation>
    </message>
    <message>
        <source>Print a keepsake of this game, or save it as a picture (Ctrl+P)</source>
        <translation>Imprimer un souvenir de cette partie, ou en faire une image (Ctrl+P)</translation>
    </message>
    <message>
        <source>in round {round}</source>
        <translation>à la manche {round}</translation>
    </message>
    <message numerus="yes">
        <source>{ahead} to {behind}, with %n round(s) to go</source>
        <translation>
            <numerusform>{ahead} à {behind}, encore&#x202f;%n manche</numerusform>
            <numerusform>{ahead} à {behind}, encore&#x202f;%n manches</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} and {other} were level</source>
        <translation>{name} et {other} étaient à égalité</translation>
    </message>
    <message numerus="yes">
        <source>{name} led by %n point(s)</source>
        <translation>
            <numerusform>{name} menait de&#x202f;%n point</numerusform>
            <numerusform>{name} menait de&#x202f;%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} made %n point(s)</source>
        <translation>
            <numerusform>{name} a fait&#x202f;%n point</numerusform>
            <numerusform>{name} a fait&#x202f;%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, round {round} · {points}</source>
        <translation>{name}, manche {round} · {points}</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>&amp;Mute</source>
        <translation>&amp;Muet</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Mute (Ctrl+M)</source>
        <translation>Muet (Ctrl+M)</translation>
    </message>
    <message>
        <source>Sound is off (Ctrl+M)</source>
        <translation>Le son est coupé (Ctrl+M)</translation>
    </message>
    <message>
        <source>Sound off</source>
        <translation>Son coupé</translation>
    </message>
    <message>
        <source>Sound on</source>
        <translation>Son actif</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Rester</translation>
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
<context>
    <name>WordView</name>
    <message>
        <source>A word for word lovers</source>
        <translation>Un mot pour les amoureux des mots</translation>
    </message>
    <message>
        <source>Add its hooks</source>
        <translation>Ajouter ses rallonges</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>Derrière</translation>
    </message>
    <message>
        <source>Dictionary: {title}</source>
        <translation>Dictionnaire&#xa0;: {title}</translation>
    </message>
    <message>
        <source>Everyday: most grown-ups know it</source>
        <translation>Courant&#xa0;: la plupart des adultes le connaissent</translation>
    </message>
    <message>
        <source>Hiding inside</source>
        <translation>Caché dedans</translation>
    </message>
    <message>
        <source>Hurtful or crude</source>
        <translation>Blessant ou grossier</translation>
    </message>
    <message>
        <source>In front</source>
        <translation>Devant</translation>
    </message>
    <message>
        <source>In your games: {names}, {day}</source>
        <translation>Dans vos parties&#xa0;: {names}, {day}</translation>
    </message>
    <message>
        <source>Not in the dictionary</source>
        <translation>Pas dans le dictionnaire</translation>
    </message>
    <message>
        <source>Other forms</source>
        <translation>Autres formes</translation>
    </message>
    <message>
        <source>Simple: most ten-year-olds know it</source>
        <translation>Simple&#xa0;: la plupart des enfants de dix ans le connaissent</translation>
    </message>
    <message>
        <source>✓ Counts</source>
        <translation>✓ Compte</translation>
    </message>
    <message>
        <source>✓ House word</source>
        <translation>✓ Mot maison</translation>
    </message>
    <message>
        <source>✗ Not at home</source>
        <translation>✗ Pas chez nous</translation>
    </message>
</context>
<context>
    <name>WordsPanel</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n mot</numerusform>
            <numerusform>%n mots</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>By length {counts}</source>
        <translation>Par longueur {counts}</translation>
    </message>
    <message>
        <source>Everyday words only</source>
        <translation>Seulement les mots courants</translation>
    </message>
    <message>
        <source>Minimum length</source>
        <translation>Longueur minimale</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Manqués</translation>
    </message>
    <message>
        <source>Ours</source>
        <translation>À nous</translation>
    </message>
    <message>
        <source>Sorted by</source>
        <translation>Tri</translation>
    </message>
    <message>
        <source>Table of points</source>
        <translation>Barème des points</translation>
    </message>
    <message>
        <source>Words of the board</source>
        <translation>Mots de la grille</translation>
    </message>
    <message>
        <source>by commonness</source>
        <translation>par usage</translation>
    </message>
    <message>
        <source>by length</source>
        <translation>par longueur</translation>
    </message>
    <message>
        <source>by points</source>
        <translation>par points</translation>
    </message>
    <message>
        <source>by the alphabet</source>
        <translation>par ordre alphabétique</translation>
    </message>
    <message>
        <source>everyday words first</source>
        <translation>mots courants d’abord</translation>
    </message>
    <message numerus="yes">
        <source>from %n letter(s)</source>
        <translation>
            <numerusform>dès&#x202f;%n lettre</numerusform>
            <numerusform>dès&#x202f;%n lettres</numerusform>
        </translation>
    </message>
    <message>
        <source>less common</source>
        <translation>moins courant</translation>
    </message>
    <message>
        <source>points: {name}</source>
        <translation>points&#xa0;: {name}</translation>
    </message>
    <message>
        <source>{letters}: {count}</source>
        <translation>{letters}&#xa0;: {count}</translation>
    </message>
    <message>
        <source>{text} ({known} everyday words)</source>
        <translation>{text} ({known} mots courants)</translation>
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
            <numerusform>dont %n manqué dans vos parties</numerusform>
            <numerusform>dont %n manqués dans vos parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n mot</numerusform>
            <numerusform>%n mots</numerusform>
        </translation>
    </message>
    <message>
        <source>A to Z</source>
        <translation>De A à Z</translation>
    </message>
    <message>
        <source>A word, C?T or +LETTERS</source>
        <translation>Un mot, C?T ou +LETTRES</translation>
    </message>
    <message numerus="yes">
        <source>Add %n to the quiz</source>
        <translation>
            <numerusform>Ajouter %n au quiz</numerusform>
            <numerusform>Ajouter %n au quiz</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>Retour à la liste</translation>
    </message>
    <message>
        <source>CAN: begins with it. C?T: any letter. *ING: any ending. +CANR: of these letters.</source>
        <translation>CAN&#xa0;: commence ainsi. C?T&#xa0;: une lettre au choix. *AGE&#xa0;: finit ainsi. +CANR&#xa0;: avec ces lettres.</translation>
    </message>
    <message>
        <source>Cards in the quiz</source>
        <translation>Cartes du quiz</translation>
    </message>
    <message>
        <source>Everyday</source>
        <translation>Courants</translation>
    </message>
    <message>
        <source>Find words</source>
        <translation>Trouver des mots</translation>
    </message>
    <message>
        <source>House words</source>
        <translation>Mots maison</translation>
    </message>
    <message>
        <source>Longest first</source>
        <translation>Les plus longs d’abord</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>On cherche…</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Définition</translation>
    </message>
    <message>
        <source>Most common first</source>
        <translation>Les plus courants d’abord</translation>
    </message>
    <message>
        <source>Most points first</source>
        <translation>Le plus de points d’abord</translation>
    </message>
    <message>
        <source>New for {name}</source>
        <translation>Nouveaux pour {name}</translation>
    </message>
    <message>
        <source>No cards yet. Add new words, or a word list.</source>
        <translation>Pas encore de cartes. Ajoute des mots, ou une liste de mots.</translation>
    </message>
    <message>
        <source>No house words yet. Look a word up and decide.</source>
        <translation>Pas encore de mots maison. Cherche un mot et décide.</translation>
    </message>
    <message>
        <source>No words match that.</source>
        <translation>Aucun mot ne convient.</translation>
    </message>
    <message>
        <source>No words to learn yet. Finish a game and they come here.</source>
        <translation>Pas encore de mots à apprendre. Finis une partie et ils viendront ici.</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>Other word lists…</source>
        <translation>Autres listes de mots…</translation>
    </message>
    <message>
        <source>Quiz</source>
        <translation>Quiz</translation>
    </message>
    <message>
        <source>Simple</source>
        <translation>Simples</translation>
    </message>
    <message>
        <source>The first {shown} of {all} words. Narrow your search to see the rest.</source>
        <translation>Les {shown} premiers mots sur {all}. Précise pour voir le reste.</translation>
    </message>
    <message>
        <source>Which words</source>
        <translation>Quels mots</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Mot</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Mots</translation>
    </message>
    <message>
        <source>in the quiz</source>
        <translation>dans le quiz</translation>
    </message>
    <message>
        <source>missed {missed} of {chances}</source>
        <translation>manqué {missed} fois sur {chances}</translation>
    </message>
    <message>
        <source>others had it</source>
        <translation>d’autres l’avaient</translation>
    </message>
</context>
<context>
    <name>WorkPage</name>
    <message>
        <source>This game can&apos;t be shown</source>
        <translation>Impossible de montrer cette partie</translation>
    </message>
</context>
<context>
    <name>WrittenWordsModel</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Mot</translation>
    </message>
    <message>
        <source>against the rules</source>
        <translation>contre les règles</translation>
    </message>
    <message>
        <source>not in the dictionary</source>
        <translation>pas dans le dictionnaire</translation>
    </message>
    <message>
        <source>not on the board</source>
        <translation>pas sur la grille</translation>
    </message>
    <message>
        <source>too short</source>
        <translation>trop court</translation>
    </message>
    <message>
        <source>you wrote it twice</source>
        <translation>écrit deux fois</translation>
    </message>
</context>
<context>
    <name>_Coin</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>_Handle</name>
    <message>
        <source>Close the panel (Esc)</source>
        <translation>Fermer le volet (Échap)</translation>
    </message>
    <message>
        <source>Open the panel (F6)</source>
        <translation>Ouvrir le volet (F6)</translation>
    </message>
</context>
<context>
    <name>seats_text</name>
    <message>
        <source>{names} and {last}</source>
        <translation>{names} et {last}</translation>
    </message>
</context>
</TS>
