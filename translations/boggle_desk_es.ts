<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_ES">
<context>
    <name>AboutDialog</name>
    <message>
        <source>&amp;About</source>
        <translation>&amp;Acerca de</translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation>&amp;Licencias</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Acerca de</translation>
    </message>
    <message>
        <source>About Boggle Desk</source>
        <translation>Acerca de Boggle Desk</translation>
    </message>
    <message>
        <source>About and licences</source>
        <translation>Acerca de y licencias</translation>
    </message>
    <message>
        <source>Boggle Desk is free software under the MIT licence. The page “Licences” has its text and those of everything that it is made with.</source>
        <translation>Boggle Desk es software libre con licencia MIT. En la página «Licencias» están su texto y los de todo aquello de lo que está hecho.</translation>
    </message>
    <message>
        <source>Boggle and Scrabble are trademarks of their owners. Boggle Desk is an independent program, not made, sponsored or endorsed by them.</source>
        <translation>Boggle y Scrabble son marcas de sus dueños. Boggle Desk es un programa independiente, ni hecho ni apoyado por ellos.</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copiado.</translation>
    </message>
    <message>
        <source>Copy &amp;details</source>
        <translation>&amp;Copiar los datos</translation>
    </message>
    <message>
        <source>Family word games around one computer. Real letter cubes, an hourglass and a referee who knows the dictionary.</source>
        <translation>Juegos de palabras en familia alrededor de un ordenador. Dados de verdad, un reloj de arena y un árbitro que se sabe el diccionario.</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licencia</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licencias</translation>
    </message>
    <message>
        <source>Text of the licence</source>
        <translation>Texto de la licencia</translation>
    </message>
    <message>
        <source>The English dictionary is made from SCOWL, copyright 2000–2018 by Kevin Atkinson. It contains the UK Advanced Cryptics Dictionary, copyright © J Ross Beresford 1993–2000, all rights reserved, and the ENABLE and YAWL lists, which are in the public domain.</source>
        <translation>El diccionario inglés está hecho con SCOWL, copyright 2000–2018 Kevin Atkinson. Contiene el UK Advanced Cryptics Dictionary, copyright © J Ross Beresford 1993–2000, todos los derechos reservados, y las listas ENABLE y YAWL, de dominio público.</translation>
    </message>
    <message>
        <source>The meanings come from WordNet 3.0, copyright 2006 by Princeton University.</source>
        <translation>Los significados vienen de WordNet 3.0, copyright 2006 Princeton University.</translation>
    </message>
    <message>
        <source>This text is missing. Please install the game again.</source>
        <translation>Falta este texto. Vuelve a instalar el juego.</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Versión {version}</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Palabras</translation>
    </message>
    <message>
        <source>Words in other languages come from {names}.</source>
        <translation>Las palabras de otros idiomas vienen de {names}.</translation>
    </message>
</context>
<context>
    <name>AlbumTab</name>
    <message>
        <source>All evenings by month and year</source>
        <translation>Todas las noches por mes y año</translation>
    </message>
    <message>
        <source>Back to the page</source>
        <translation>Volver a la página</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Índice</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>Noche</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Mes</translation>
    </message>
    <message>
        <source>Newer</source>
        <translation>Más reciente</translation>
    </message>
    <message>
        <source>Older</source>
        <translation>Más antigua</translation>
    </message>
    <message>
        <source>Page {place} of {pages}</source>
        <translation>Página {place} de {pages}</translation>
    </message>
    <message>
        <source>Play the finish again</source>
        <translation>Ver otra vez el final</translation>
    </message>
    <message>
        <source>Print or save…</source>
        <translation>Imprimir o guardar…</translation>
    </message>
    <message>
        <source>Reading your games…</source>
        <translation>Leyendo vuestras partidas…</translation>
    </message>
    <message>
        <source>The last round</source>
        <translation>La última ronda</translation>
    </message>
    <message>
        <source>Won most</source>
        <translation>Más victorias</translation>
    </message>
    <message>
        <source>Your album is still empty. It begins with tonight&apos;s game.</source>
        <translation>Vuestro álbum aún está vacío. Empieza con la partida de esta noche.</translation>
    </message>
</context>
<context>
    <name>AloneCard</name>
    <message>
        <source>Beat your best</source>
        <translation>Supera tu marca</translation>
    </message>
    <message>
        <source>Play alone</source>
        <translation>Jugar a solas</translation>
    </message>
</context>
<context>
    <name>AnalysisBar</name>
    <message>
        <source>Analyse game</source>
        <translation>Analizar la partida</translation>
    </message>
    <message>
        <source>Analysing</source>
        <translation>Analizando</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Look closer</source>
        <translation>Mirar de cerca</translation>
    </message>
    <message>
        <source>See what each turn cost and a better play</source>
        <translation>Ver qué costó cada turno y una jugada mejor</translation>
    </message>
    <message>
        <source>Try out every turn many times. Takes a few seconds each</source>
        <translation>Prueba cada turno muchas veces. Tarda unos segundos en cada uno</translation>
    </message>
    <message>
        <source>{done} of {total} turns</source>
        <translation>{done} de {total} turnos</translation>
    </message>
</context>
<context>
    <name>AnalysisStrings</name>
    <message numerus="yes">
        <source>%Ln play(s)</source>
        <translation>
            <numerusform>%Ln jugada</numerusform>
            <numerusform>%Ln jugadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n play(s) counted with words not in the dictionary</source>
        <translation>
            <numerusform>%n jugada contó con palabras que no están en el diccionario</numerusform>
            <numerusform>%n jugadas contaron con palabras que no están en el diccionario</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turno</numerusform>
            <numerusform>%n turnos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) with an unknown rack</source>
        <translation>
            <numerusform>%n turno con atril desconocido</numerusform>
            <numerusform>%n turnos con atril desconocido</numerusform>
        </translation>
    </message>
    <message>
        <source>A turn lost to a challenge.</source>
        <translation>Un turno perdido por impugnación.</translation>
    </message>
    <message>
        <source>A turn lost to a challenge. That cost about {points} points.</source>
        <translation>Un turno perdido por impugnación. Costó unos {points} puntos.</translation>
    </message>
    <message numerus="yes">
        <source>Found the best play %n time(s)</source>
        <translation>
            <numerusform>Encontró la mejor jugada %n vez</numerusform>
            <numerusform>Encontró la mejor jugada %n veces</numerusform>
        </translation>
    </message>
    <message>
        <source>No turns</source>
        <translation>Sin turnos</translation>
    </message>
    <message>
        <source>Not in this dictionary: {words}.</source>
        <translation>No están en este diccionario: {words}.</translation>
    </message>
    <message>
        <source>Number {rank} of {moves}, and probably as good as the best.</source>
        <translation>Número {rank} de {moves}, seguramente tan buena como la mejor.</translation>
    </message>
    <message>
        <source>Number {rank} of {moves}, {points} points below the best.</source>
        <translation>Número {rank} de {moves}, {points} puntos por debajo de la mejor.</translation>
    </message>
    <message>
        <source>Number {rank} of {moves}. The best wins {share}% more games.</source>
        <translation>Número {rank} de {moves}. La mejor gana un {share} % más de partidas.</translation>
    </message>
    <message>
        <source>So we don&apos;t compare it with other plays.</source>
        <translation>Por eso no la comparamos con otras.</translation>
    </message>
    <message>
        <source>The best of {moves} (or as good).</source>
        <translation>La mejor de {moves} (o igual de buena).</translation>
    </message>
    <message>
        <source>The tiles came off.</source>
        <translation>Hubo que retirar las fichas.</translation>
    </message>
    <message>
        <source>The tiles came off. That cost about {points} points.</source>
        <translation>Hubo que retirar las fichas. Costó unos {points} puntos.</translation>
    </message>
    <message>
        <source>We don&apos;t know the rack, so there&apos;s nothing to compare.</source>
        <translation>No conocemos el atril, así que no hay nada que comparar.</translation>
    </message>
    <message>
        <source>Wins (pre-endgame): how many draws from the bag win. ± means an estimate.</source>
        <translation>Gana (antes del final): con cuántos robos de la bolsa gana. ± es una estimación.</translation>
    </message>
    <message>
        <source>Wins: how often this play wins in trial games.</source>
        <translation>Gana: cuántas veces gana esta jugada en partidas de prueba.</translation>
    </message>
    <message>
        <source>Worth: points plus the tiles you keep, estimated.</source>
        <translation>Valor: los puntos más las fichas que te quedas, estimado.</translation>
    </message>
    <message>
        <source>Worth: points to the end with perfect play. Exact.</source>
        <translation>Valor: los puntos hasta el final si todos juegan perfecto. Exacto.</translation>
    </message>
    <message>
        <source>{names} are level</source>
        <translation>{names} van empatados</translation>
    </message>
    <message>
        <source>{name} leads by {points}</source>
        <translation>{name} va {points} por delante</translation>
    </message>
    <message>
        <source>{points} points below the best of {moves}.</source>
        <translation>{points} puntos por debajo de la mejor de {moves}.</translation>
    </message>
    <message>
        <source>{points} points lost per turn over {turns}</source>
        <translation>pérdida por turno: {points} pts, en {turns}</translation>
    </message>
    <message>
        <source>{turns} lost to challenges, about {points} points</source>
        <translation>por impugnación: {turns}, unos {points} pts</translation>
    </message>
    <message>
        <source>{word} keeps {tiles}: {gain}</source>
        <translation>{word} conserva {tiles}: {gain}</translation>
    </message>
    <message numerus="yes">
        <source>{word} scores %n more</source>
        <translation>
            <numerusform>{word} suma %n punto más</numerusform>
            <numerusform>{word} suma %n puntos más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AnalysisSummary</name>
    <message>
        <source>{turn}: {points} points lost</source>
        <translation>{turn}: pérdida de {points} pts</translation>
    </message>
</context>
<context>
    <name>AppContext</name>
    <message>
        <source>Archive</source>
        <translation>Archivar</translation>
    </message>
    <message>
        <source>Archive the game</source>
        <translation>Archivar la partida</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>End the game of {names} here? It stays in your history.</source>
        <translation>¿Acabar aquí la partida de {names}? Se queda en el historial.</translation>
    </message>
</context>
<context>
    <name>Ask</name>
    <message>
        <source>Bring in</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>If a file names its day, that day counts.</source>
        <translation>Si un archivo indica su fecha, vale esa.</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Nombre:</translation>
    </message>
    <message>
        <source>No printer is set up on this computer. Save a PDF instead.</source>
        <translation>Este ordenador no tiene impresora. Guarda mejor un PDF.</translation>
    </message>
    <message>
        <source>Ours: count them in</source>
        <translation>Nuestras: que cuenten</translation>
    </message>
    <message>
        <source>Played on</source>
        <translation>Jugadas el</translation>
    </message>
    <message>
        <source>Somebody else&apos;s: just to look at</source>
        <translation>De otros: solo para mirar</translation>
    </message>
    <message>
        <source>Who played these games?</source>
        <translation>¿Quién jugó estas partidas?</translation>
    </message>
</context>
<context>
    <name>BagView</name>
    <message numerus="yes">
        <source>%n tile(s) left in the bag</source>
        <translation>
            <numerusform>Queda %n ficha en la bolsa</numerusform>
            <numerusform>Quedan %n fichas en la bolsa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bag: %n tile(s) left</source>
        <translation>
            <numerusform>Bolsa: queda %n ficha</numerusform>
            <numerusform>Bolsa: quedan %n fichas</numerusform>
        </translation>
    </message>
    <message>
        <source>Show which tiles are left</source>
        <translation>Ver qué fichas quedan</translation>
    </message>
</context>
<context>
    <name>BallotBox</name>
    <message>
        <source>challenges</source>
        <translation>impugna</translation>
    </message>
    <message>
        <source>didn&apos;t need to vote</source>
        <translation>no hizo falta su voto</translation>
    </message>
    <message>
        <source>has voted</source>
        <translation>ha votado</translation>
    </message>
    <message>
        <source>isn&apos;t sure</source>
        <translation>no lo sabe</translation>
    </message>
    <message>
        <source>still to vote</source>
        <translation>falta su voto</translation>
    </message>
    <message>
        <source>wrote it</source>
        <translation>la escribió</translation>
    </message>
    <message>
        <source>wrote it and has no vote</source>
        <translation>la escribió y no vota</translation>
    </message>
</context>
<context>
    <name>BallotCard</name>
    <message>
        <source>Allow it</source>
        <translation>Vale</translation>
    </message>
    <message>
        <source>Cross it off</source>
        <translation>Tacharla</translation>
    </message>
</context>
<context>
    <name>BallotStrings</name>
    <message numerus="yes">
        <source>%n vote(s) to go</source>
        <translation>
            <numerusform>falta %n voto</numerusform>
            <numerusform>faltan %n votos</numerusform>
        </translation>
    </message>
    <message>
        <source>See the verdict</source>
        <translation>Ver el veredicto</translation>
    </message>
    <message>
        <source>That counts, {ayes} to {noes}</source>
        <translation>Vale, por {ayes} a {noes}</translation>
    </message>
    <message>
        <source>That doesn&apos;t count, {noes} to {ayes}</source>
        <translation>No vale, por {noes} a {ayes}</translation>
    </message>
    <message>
        <source>{name}&apos;s vote decides</source>
        <translation>Decide el voto de {name}</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Hide this message</source>
        <translation>Ocultar este mensaje</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>Aceptar</translation>
    </message>
</context>
<context>
    <name>BestMoves</name>
    <message>
        <source>Best plays</source>
        <translation>Mejores jugadas</translation>
    </message>
</context>
<context>
    <name>BestPlays</name>
    <message>
        <source>Best play</source>
        <translation>Mejor jugada</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Turnos</translation>
    </message>
</context>
<context>
    <name>BlankCard</name>
    <message>
        <source>Which letter is your blank?</source>
        <translation>¿Qué letra es tu comodín?</translation>
    </message>
</context>
<context>
    <name>BoardCard</name>
    <message numerus="yes">
        <source>%n shake(s) and no luck. That board may not exist.</source>
        <translation>
            <numerusform>%n tirada sin suerte. Quizá no exista ese tablero.</numerusform>
            <numerusform>%n tiradas sin suerte. Quizá no exista ese tablero.</numerusform>
        </translation>
    </message>
    <message>
        <source>A board</source>
        <translation>Un tablero</translation>
    </message>
    <message>
        <source>A board {kind}</source>
        <translation>Un tablero {kind}</translation>
    </message>
    <message>
        <source>A word this long</source>
        <translation>Una palabra así de larga</translation>
    </message>
    <message>
        <source>About one shake in {count} gives such a board.</source>
        <translation>Una de cada {count} tiradas da un tablero así.</translation>
    </message>
    <message>
        <source>Almost any shake gives you that.</source>
        <translation>Casi todas las tiradas dan un tablero así.</translation>
    </message>
    <message>
        <source>Or a board&apos;s code</source>
        <translation>O el código de un tablero</translation>
    </message>
    <message>
        <source>The board of a code</source>
        <translation>El tablero de un código</translation>
    </message>
    <message>
        <source>The board of the code below.</source>
        <translation>El tablero del código de abajo.</translation>
    </message>
    <message>
        <source>These words count</source>
        <translation>Estas palabras cuentan</translation>
    </message>
    <message>
        <source>Which board?</source>
        <translation>¿Qué tablero?</translation>
    </message>
    <message>
        <source>Wishes and codes</source>
        <translation>Deseos y códigos</translation>
    </message>
    <message>
        <source>Words at least</source>
        <translation>Palabras, al menos</translation>
    </message>
    <message>
        <source>Words at most</source>
        <translation>Palabras, como mucho</translation>
    </message>
    <message>
        <source>Words of up to {letters} letters, at least</source>
        <translation>Palabras de hasta {letters} letras, al menos</translation>
    </message>
    <message>
        <source>Working out the odds…</source>
        <translation>Calculando las probabilidades…</translation>
    </message>
    <message>
        <source>as set below</source>
        <translation>como se indica abajo</translation>
    </message>
    <message>
        <source>as the cubes fall</source>
        <translation>como caigan los dados</translation>
    </message>
    <message>
        <source>for children: many short, simple words</source>
        <translation>para peques: muchas palabras cortas y sencillas</translation>
    </message>
    <message>
        <source>no matter</source>
        <translation>da igual</translation>
    </message>
    <message>
        <source>with a long word</source>
        <translation>con una palabra larga</translation>
    </message>
    <message>
        <source>with few words</source>
        <translation>con pocas palabras</translation>
    </message>
    <message>
        <source>with many words</source>
        <translation>con muchas palabras</translation>
    </message>
</context>
<context>
    <name>BoardModel</name>
    <message>
        <source>covered</source>
        <translation>tapado</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacío</translation>
    </message>
    <message>
        <source>solid face</source>
        <translation>cara sin letra</translation>
    </message>
    <message>
        <source>{letter}, row {row} column {column}</source>
        <translation>{letter}, fila {row} columna {column}</translation>
    </message>
</context>
<context>
    <name>BoardPicture</name>
    <message>
        <source>Board: {rows}</source>
        <translation>Tablero: {rows}</translation>
    </message>
</context>
<context>
    <name>BoardSheet</name>
    <message>
        <source>Names on the lists</source>
        <translation>Nombres en las listas</translation>
    </message>
    <message>
        <source>The letters are on the paper only. The screen shows them when the dome is lifted.</source>
        <translation>Las letras están solo en el papel. La pantalla las enseña al levantar la cúpula.</translation>
    </message>
    <message>
        <source>This board with blank lists</source>
        <translation>Este tablero con listas en blanco</translation>
    </message>
</context>
<context>
    <name>BoardWithPanel</name>
    <message>
        <source>Panel closed</source>
        <translation>Panel cerrado</translation>
    </message>
    <message>
        <source>Panel open</source>
        <translation>Panel abierto</translation>
    </message>
</context>
<context>
    <name>BoardWordsModel</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Letras</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Palabra</translation>
    </message>
    <message>
        <source>{word} (on your list), {points}</source>
        <translation>{word} (en tu lista), {points}</translation>
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
        <translation>Acabar ya la ronda</translation>
    </message>
    <message>
        <source>Keep looking</source>
        <translation>Seguir buscando</translation>
    </message>
    <message>
        <source>There&apos;s time left. Is everybody done?</source>
        <translation>Aún queda tiempo. ¿Habéis acabado todos?</translation>
    </message>
    <message>
        <source>We&apos;re done</source>
        <translation>Hemos acabado</translation>
    </message>
</context>
<context>
    <name>BogglePadPaper</name>
    <message>
        <source>Round {number}, {name}: {words}</source>
        <translation>Ronda {number}, {name}: {words}</translation>
    </message>
    <message>
        <source>no points: {words}</source>
        <translation>sin puntos: {words}</translation>
    </message>
    <message>
        <source>{team} ({names}): {points} in all</source>
        <translation>{team} ({names}): {points} en total</translation>
    </message>
</context>
<context>
    <name>BogglePadSetupPage</name>
    <message>
        <source>Check typed words in the dictionary</source>
        <translation>Comprobar en el diccionario las palabras escritas</translation>
    </message>
    <message>
        <source>Pad</source>
        <translation>Libreta</translation>
    </message>
    <message>
        <source>Time the rounds</source>
        <translation>Rondas con reloj</translation>
    </message>
</context>
<context>
    <name>BogglePadStrings</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in one round?</source>
        <translation>
            <numerusform>¿%n punto en una ronda?</numerusform>
            <numerusform>¿%n puntos en una ronda?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in one round? Fix it or add it anyway.</source>
        <translation>
            <numerusform>¿%n punto en una ronda? Corrígelo o añádelo igual.</numerusform>
            <numerusform>¿%n puntos en una ronda? Corrígelo o añádelo igual.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n segundo</numerusform>
            <numerusform>%n segundos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>Queda %n segundo</numerusform>
            <numerusform>Quedan %n segundos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n palabra</numerusform>
            <numerusform>%n palabras</numerusform>
        </translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Add anyway</source>
        <translation>Añadir igual</translation>
    </message>
    <message>
        <source>Back to the game.</source>
        <translation>De vuelta a la partida.</translation>
    </message>
    <message>
        <source>Carry on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Correct round {number}: {name}</source>
        <translation>Corregir la ronda {number}: {name}</translation>
    </message>
    <message>
        <source>Count round</source>
        <translation>Contar la ronda</translation>
    </message>
    <message>
        <source>Cover the cubes until you carry on.</source>
        <translation>Tapa los dados hasta que sigáis.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Acabar la partida</translation>
    </message>
    <message>
        <source>Enter points</source>
        <translation>Meter puntos</translation>
    </message>
    <message>
        <source>It counts</source>
        <translation>Cuenta</translation>
    </message>
    <message>
        <source>It doesn&apos;t count</source>
        <translation>No cuenta</translation>
    </message>
    <message>
        <source>Keep writing, {names}!</source>
        <translation>¡A seguir escribiendo, {names}!</translation>
    </message>
    <message>
        <source>Let the cubes settle. Lift the lid as you start the timer.</source>
        <translation>Dejad que los dados se posen. Levantad la tapa al girar el reloj.</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Siguiente ronda</translation>
    </message>
    <message>
        <source>Next: {name}</source>
        <translation>Después: {name}</translation>
    </message>
    <message>
        <source>No printing while the timer runs!</source>
        <translation>¡Nada de imprimir mientras cae la arena!</translation>
    </message>
    <message>
        <source>Nobody has points yet. Type some first.</source>
        <translation>Nadie tiene puntos todavía. Escribid alguno primero.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Play again? Same players, new scores.</source>
        <translation>¿Otra partida? Los mismos jugadores, puntos nuevos.</translation>
    </message>
    <message>
        <source>Remove entry</source>
        <translation>Quitar entrada</translation>
    </message>
    <message>
        <source>Remove word</source>
        <translation>Quitar palabra</translation>
    </message>
    <message>
        <source>Round {number}, {name}: {what}</source>
        <translation>Ronda {number}, {name}: {what}</translation>
    </message>
    <message>
        <source>Round {number}: {name}</source>
        <translation>Ronda {number}: {name}</translation>
    </message>
    <message>
        <source>Score pad · {game}</source>
        <translation>Libreta de puntos · {game}</translation>
    </message>
    <message>
        <source>Shake the box</source>
        <translation>Agitad la caja</translation>
    </message>
    <message>
        <source>Start timer</source>
        <translation>Girar el reloj</translation>
    </message>
    <message>
        <source>That isn&apos;t written there.</source>
        <translation>Eso no está escrito ahí.</translation>
    </message>
    <message>
        <source>There&apos;s no room on the pad for {word}.</source>
        <translation>En la libreta no hay sitio para {word}.</translation>
    </message>
    <message>
        <source>There&apos;s no such place on the pad.</source>
        <translation>Ese sitio no está en la libreta.</translation>
    </message>
    <message>
        <source>Time&apos;s up for {names}! {more} more for the others.</source>
        <translation>¡Se acabó el tiempo para {names}! A los demás les quedan {more}.</translation>
    </message>
    <message>
        <source>Time&apos;s up for {names}.</source>
        <translation>Se acabó el tiempo para {names}.</translation>
    </message>
    <message>
        <source>Time&apos;s up! Pencils down.</source>
        <translation>¡Se acabó! Lápices abajo.</translation>
    </message>
    <message>
        <source>Timer paused</source>
        <translation>Reloj en pausa</translation>
    </message>
    <message>
        <source>To fix a mistake, click it on the pad.</source>
        <translation>¿Un error? Púlsalo en la libreta.</translation>
    </message>
    <message>
        <source>Type a number (14), a sum (5+2+1) or words with spaces.</source>
        <translation>Escribe un número (14), una suma (5+2+1) o palabras con espacios.</translation>
    </message>
    <message>
        <source>Type more words for {name}. Press Enter when you&apos;re done.</source>
        <translation>Escribe más palabras de {name}. Pulsa Intro al acabar.</translation>
    </message>
    <message>
        <source>We&apos;re done</source>
        <translation>Hemos acabado</translation>
    </message>
    <message numerus="yes">
        <source>Words need %n letter(s) or more.</source>
        <translation>
            <numerusform>Las palabras llevan %n letra o más.</numerusform>
            <numerusform>Las palabras llevan %n letras o más.</numerusform>
        </translation>
    </message>
    <message>
        <source>Write words on paper. Keep them secret!</source>
        <translation>Escribid palabras en papel. ¡Que nadie las vea!</translation>
    </message>
    <message>
        <source>Write!</source>
        <translation>¡A escribir!</translation>
    </message>
    <message>
        <source>You can&apos;t do that right now.</source>
        <translation>Ahora mismo no se puede.</translation>
    </message>
    <message>
        <source>find words</source>
        <translation>buscar palabras</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>nada todavía</translation>
    </message>
    <message>
        <source>pause</source>
        <translation>pausa</translation>
    </message>
    <message>
        <source>start the timer</source>
        <translation>girar el reloj</translation>
    </message>
    <message>
        <source>{count} against the rules</source>
        <translation>contra las reglas: {count}</translation>
    </message>
    <message>
        <source>{count} crossed off</source>
        <translation>tachadas: {count}</translation>
    </message>
    <message>
        <source>{count} not counted</source>
        <translation>no cuentan: {count}</translation>
    </message>
    <message>
        <source>{points}, {words}</source>
        <translation>{points}, {words}</translation>
    </message>
    <message>
        <source>{word} is already on the list.</source>
        <translation>{word} ya está en la lista.</translation>
    </message>
    <message>
        <source>“{part}” isn&apos;t points or a word. Type a number or words with spaces.</source>
        <translation>«{part}» no son puntos ni una palabra. Escribe un número o palabras con espacios.</translation>
    </message>
    <message>
        <source>“{word}” has more than letters. Type letters only.</source>
        <translation>«{word}» no tiene solo letras. Escribe solo letras.</translation>
    </message>
</context>
<context>
    <name>BogglePadViewerPage</name>
    <message>
        <source>Typed words</source>
        <translation>Palabras escritas</translation>
    </message>
</context>
<context>
    <name>BogglePhones</name>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n palabra</numerusform>
            <numerusform>%n palabras</numerusform>
        </translation>
    </message>
    <message>
        <source>Too late for that. Time is up.</source>
        <translation>Demasiado tarde. Se acabó el tiempo.</translation>
    </message>
</context>
<context>
    <name>BogglePrompts</name>
    <message numerus="yes">
        <source>%n more next time to beat your best.</source>
        <translation>
            <numerusform>%n más la próxima vez y bates tu récord.</numerusform>
            <numerusform>%n más la próxima vez y bates tu récord.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) more than ever before.</source>
        <translation>
            <numerusform>%n punto más que nunca.</numerusform>
            <numerusform>%n puntos más que nunca.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n ronda</numerusform>
            <numerusform>%n rondas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shake(s) so far</source>
        <translation>
            <numerusform>%n tirada hasta ahora</numerusform>
            <numerusform>%n tiradas hasta ahora</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s) not in the dictionary</source>
        <translation>
            <numerusform>%n palabra no está en el diccionario</numerusform>
            <numerusform>%n palabras no están en el diccionario</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s) still face down</source>
        <translation>
            <numerusform>Queda %n palabra boca abajo</numerusform>
            <numerusform>Quedan %n palabras boca abajo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A riddle while you wait, %n letter(s): {question}</source>
        <translation>
            <numerusform>Una adivinanza mientras esperas, %n letra: {question}</numerusform>
            <numerusform>Una adivinanza mientras esperas, %n letras: {question}</numerusform>
        </translation>
    </message>
    <message>
        <source>ALLOWED, {most} TO {least}</source>
        <translation>VALE, {most} A {least}</translation>
    </message>
    <message>
        <source>All read</source>
        <translation>Todo leído</translation>
    </message>
    <message>
        <source>All words</source>
        <translation>Todas las palabras</translation>
    </message>
    <message>
        <source>And the winner is…</source>
        <translation>Y gana…</translation>
    </message>
    <message>
        <source>Another board</source>
        <translation>Otro tablero</translation>
    </message>
    <message>
        <source>Anything to challenge?</source>
        <translation>¿Algo que impugnar?</translation>
    </message>
    <message>
        <source>Back to the lists</source>
        <translation>Volver a las listas</translation>
    </message>
    <message>
        <source>Back to the podium</source>
        <translation>Volver al podio</translation>
    </message>
    <message>
        <source>Back to the scores</source>
        <translation>Volver a los puntos</translation>
    </message>
    <message>
        <source>Best today, {name}!</source>
        <translation>¡Hoy vas en cabeza, {name}!</translation>
    </message>
    <message>
        <source>Boggle {title} · after round {number}</source>
        <translation>Boggle {title} · tras la ronda {number}</translation>
    </message>
    <message>
        <source>Boggle {title} · last round</source>
        <translation>Boggle {title} · última ronda</translation>
    </message>
    <message>
        <source>CROSSED OFF, {most} TO {least}</source>
        <translation>TACHADA, {most} A {least}</translation>
    </message>
    <message>
        <source>Can everyone see the board?</source>
        <translation>¿Veis todos el tablero?</translation>
    </message>
    <message>
        <source>Carry on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Impugnar</translation>
    </message>
    <message>
        <source>Challenge {word}</source>
        <translation>Impugnar {word}</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Copiar imagen</translation>
    </message>
    <message>
        <source>Dead level!</source>
        <translation>¡Empate total!</translation>
    </message>
    <message>
        <source>Does the table allow it?</source>
        <translation>¿La dais por buena?</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Done reading</source>
        <translation>Ya hemos leído</translation>
    </message>
    <message>
        <source>End now</source>
        <translation>Acabar ya</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Acabar la partida</translation>
    </message>
    <message>
        <source>Ending in {seconds}…</source>
        <translation>Termina en {seconds}…</translation>
    </message>
    <message>
        <source>Enter: on to {name}&apos;s list</source>
        <translation>Intro: a la lista de {name}</translation>
    </message>
    <message>
        <source>Enter: {button}</source>
        <translation>Intro: {button}</translation>
    </message>
    <message>
        <source>Everything was found twice this time.</source>
        <translation>Esta vez, todas las palabras las tenía alguien más.</translation>
    </message>
    <message>
        <source>Finish the word you&apos;re on.</source>
        <translation>Termina la palabra que estás escribiendo.</translation>
    </message>
    <message>
        <source>Give it a good shake</source>
        <translation>Agitad con ganas</translation>
    </message>
    <message>
        <source>Give it a good shake</source>
        <comment>to one</comment>
        <translation>Agita con ganas</translation>
    </message>
    <message>
        <source>Here come the cubes!</source>
        <translation>¡Ahí van los dados!</translation>
    </message>
    <message>
        <source>Hold to shake</source>
        <translation>Mantener y agitar</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>I&apos;m done</source>
        <translation>He acabado</translation>
    </message>
    <message>
        <source>IN THE DICTIONARY</source>
        <translation>EN EL DICCIONARIO</translation>
    </message>
    <message>
        <source>Is it in the dictionary?</source>
        <translation>¿Está en el diccionario?</translation>
    </message>
    <message>
        <source>It isn&apos;t in the dictionary. Your table says yes.</source>
        <translation>No está en el diccionario. Vuestra mesa dice que sí.</translation>
    </message>
    <message>
        <source>It&apos;s a tie, so the dictionary decides.</source>
        <translation>Hay empate, así que decide el diccionario.</translation>
    </message>
    <message>
        <source>Keep looking</source>
        <translation>Seguir buscando</translation>
    </message>
    <message>
        <source>Keep looking, {names}!</source>
        <translation>¡A seguir buscando, {names}!</translation>
    </message>
    <message>
        <source>Let go to drop the cubes</source>
        <translation>Soltar para que caigan los dados</translation>
    </message>
    <message>
        <source>Lift the dome</source>
        <translation>Levantar la cúpula</translation>
    </message>
    <message>
        <source>Lift the dome to start the timer.</source>
        <translation>Levantad la cúpula y cae la arena.</translation>
    </message>
    <message>
        <source>Lift the dome to start the timer.</source>
        <comment>to one</comment>
        <translation>Levanta la cúpula y cae la arena.</translation>
    </message>
    <message>
        <source>Look at the laptop. The board comes there.</source>
        <translation>Mira el portátil. El tablero aparece allí.</translation>
    </message>
    <message>
        <source>NOT IN THE DICTIONARY</source>
        <translation>NO ESTÁ EN EL DICCIONARIO</translation>
    </message>
    <message>
        <source>Never mind</source>
        <translation>Dejarlo</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Siguiente ronda</translation>
    </message>
    <message>
        <source>Next word</source>
        <translation>Siguiente palabra</translation>
    </message>
    <message>
        <source>Next: {name}</source>
        <translation>Ahora: {name}</translation>
    </message>
    <message>
        <source>Next: {name}&apos;s list</source>
        <translation>Siguiente: la lista de {name}</translation>
    </message>
    <message>
        <source>No printing while the timer runs!</source>
        <translation>¡Nada de imprimir mientras cae la arena!</translation>
    </message>
    <message>
        <source>No words from {names} yet. Nothing to type? Press “{button}”.</source>
        <translation>Aún no hay palabras de {names}. ¿Nada que escribir? Pulsa «{button}».</translation>
    </message>
    <message>
        <source>No words this time.</source>
        <translation>Esta vez, ninguna palabra.</translation>
    </message>
    <message numerus="yes">
        <source>None of %n shake(s) gave such a board.</source>
        <translation>
            <numerusform>%n tirada no dio un tablero así.</numerusform>
            <numerusform>Ninguna de %n tiradas dio un tablero así.</numerusform>
        </translation>
    </message>
    <message>
        <source>One last word: {names}</source>
        <translation>Una última palabra: {names}</translation>
    </message>
    <message>
        <source>Only {name} could vote, so the dictionary decides.</source>
        <translation>Solo {name} podría votar, así que decide el diccionario.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pausa</translation>
    </message>
    <message>
        <source>Pencil ready?</source>
        <translation>¿Lápiz listo?</translation>
    </message>
    <message>
        <source>Pencils down!</source>
        <translation>¡Lápices abajo!</translation>
    </message>
    <message>
        <source>Pencils ready?</source>
        <translation>¿Lápices listos?</translation>
    </message>
    <message>
        <source>Photo finish!</source>
        <translation>¡Foto finish!</translation>
    </message>
    <message>
        <source>Print this board…</source>
        <translation>Imprimir este tablero…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <translation>Leer en voz alta</translation>
    </message>
    <message>
        <source>Read in turn</source>
        <translation>Leer por turnos</translation>
    </message>
    <message>
        <source>Read it</source>
        <translation>Leerla</translation>
    </message>
    <message>
        <source>Read together</source>
        <translation>Leer juntos</translation>
    </message>
    <message>
        <source>Ready?</source>
        <translation>¿Listos?</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revancha</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Rounds with hints don&apos;t count as a best score.</source>
        <translation>Las rondas con pistas no cuentan como mejor marca.</translation>
    </message>
    <message>
        <source>Rounds with hints don&apos;t count as a best.</source>
        <translation>Las rondas con pistas no cuentan como récord.</translation>
    </message>
    <message>
        <source>Same cubes for everyone. Lift the dome when nobody else is looking.</source>
        <translation>Los mismos dados para todos. Levanta la cúpula cuando no mire nadie más.</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>Guardar imagen…</translation>
    </message>
    <message>
        <source>Score the list</source>
        <translation>Contar la lista</translation>
    </message>
    <message>
        <source>Score the lists</source>
        <translation>Contar las listas</translation>
    </message>
    <message>
        <source>Second today</source>
        <translation>Segundo puesto hoy</translation>
    </message>
    <message>
        <source>See the podium</source>
        <translation>Ver el podio</translation>
    </message>
    <message>
        <source>See the scores</source>
        <translation>Ver los puntos</translation>
    </message>
    <message>
        <source>Shake again</source>
        <translation>Agitar otra vez</translation>
    </message>
    <message>
        <source>Shake on</source>
        <translation>Seguir agitando</translation>
    </message>
    <message>
        <source>Shake without the wish</source>
        <translation>Agitar sin el deseo</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Enséñamelas</translation>
    </message>
    <message>
        <source>Show the end again</source>
        <translation>Ver otra vez el final</translation>
    </message>
    <message>
        <source>Show the points</source>
        <translation>Ver los puntos</translation>
    </message>
    <message>
        <source>Show the words</source>
        <translation>Mostrar palabras</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Saltar</translation>
    </message>
    <message>
        <source>Still to play this board: {names}</source>
        <translation>Faltan por jugar este tablero: {names}</translation>
    </message>
    <message>
        <source>Stop for today</source>
        <translation>Lo dejamos por hoy</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>Parar aquí</translation>
    </message>
    <message>
        <source>THE TABLE ALLOWS IT</source>
        <translation>VOTACIÓN: VALE</translation>
    </message>
    <message>
        <source>THE TABLE CROSSES IT OFF</source>
        <translation>VOTACIÓN: TACHADA</translation>
    </message>
    <message>
        <source>Take as long as you like, there&apos;s no timer.</source>
        <translation>Sin prisas, aquí no hay reloj.</translation>
    </message>
    <message>
        <source>Take as long as you like, there&apos;s no timer.</source>
        <comment>to one</comment>
        <translation>Sin prisas, aquí no hay reloj.</translation>
    </message>
    <message>
        <source>Take the nearest board</source>
        <translation>Quedarse con el más parecido</translation>
    </message>
    <message>
        <source>Tap a player and type their words, or read aloud from paper.</source>
        <translation>Tocad a alguien y escribid sus palabras, o leed el papel en voz alta.</translation>
    </message>
    <message>
        <source>Tap a word on a list to challenge it.</source>
        <translation>Toca una palabra de una lista para impugnarla.</translation>
    </message>
    <message>
        <source>Tap the words on {name}&apos;s list</source>
        <translation>Toca las palabras de la lista de {name}</translation>
    </message>
    <message>
        <source>The computer was asleep, so the timer has waited. Everybody there?</source>
        <translation>El ordenador se durmió y el reloj ha esperado. ¿Estáis todos?</translation>
    </message>
    <message>
        <source>The computer was asleep, so the timer has waited. Still there?</source>
        <translation>El ordenador se durmió y el reloj ha esperado. ¿Sigues ahí?</translation>
    </message>
    <message>
        <source>The computers are ready</source>
        <translation>Los ordenadores están listos</translation>
    </message>
    <message>
        <source>The cubes can&apos;t tumble on this computer, so you&apos;ll see the board at once.</source>
        <translation>En este ordenador los dados no ruedan. Veréis el tablero enseguida.</translation>
    </message>
    <message>
        <source>The cubes can&apos;t tumble on this computer, so you&apos;ll see the board at once.</source>
        <comment>to one</comment>
        <translation>En este ordenador los dados no ruedan. Verás el tablero enseguida.</translation>
    </message>
    <message>
        <source>The cubes drop when you let go.</source>
        <translation>Los dados caen cuando sueltas.</translation>
    </message>
    <message>
        <source>The dictionary has it. Your table says no.</source>
        <translation>Está en el diccionario. Vuestra mesa dice que no.</translation>
    </message>
    <message>
        <source>The last round</source>
        <translation>La última ronda</translation>
    </message>
    <message>
        <source>The letters are hidden and the sand stands still.</source>
        <translation>Las letras están tapadas y la arena está quieta.</translation>
    </message>
    <message>
        <source>The lists are typed in.</source>
        <translation>Se escriben las listas.</translation>
    </message>
    <message>
        <source>The points stay covered until everybody has played.</source>
        <translation>Los puntos siguen tapados hasta que todos hayan jugado.</translation>
    </message>
    <message>
        <source>The riddle&apos;s answer: {word}</source>
        <translation>La respuesta: {word}</translation>
    </message>
    <message>
        <source>The table decides. A tie goes to the dictionary.</source>
        <translation>Decide la votación. Si hay empate, el diccionario.</translation>
    </message>
    <message>
        <source>The timer starts when you lift the dome.</source>
        <translation>La arena cae cuando levantáis la cúpula.</translation>
    </message>
    <message>
        <source>The timer starts when you lift the dome.</source>
        <comment>to one</comment>
        <translation>La arena cae cuando levantas la cúpula.</translation>
    </message>
    <message>
        <source>The words stay hidden until everybody has played.</source>
        <translation>Las palabras siguen ocultas hasta que todos hayan jugado.</translation>
    </message>
    <message>
        <source>Third today</source>
        <translation>Tercer puesto hoy</translation>
    </message>
    <message>
        <source>Time! Finish this word and press Enter.</source>
        <translation>¡Tiempo! Acaba esta palabra y pulsa Intro.</translation>
    </message>
    <message>
        <source>Today&apos;s board</source>
        <translation>Tablero del día</translation>
    </message>
    <message>
        <source>Type in your words.</source>
        <translation>Escribe tus palabras.</translation>
    </message>
    <message>
        <source>Vote again</source>
        <translation>Votar de nuevo</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Espera</translation>
    </message>
    <message>
        <source>Watch again</source>
        <translation>Ver otra vez</translation>
    </message>
    <message>
        <source>We&apos;re done</source>
        <translation>Hemos acabado</translation>
    </message>
    <message>
        <source>Well hunted, {name}!</source>
        <translation>¡Buena caza, {name}!</translation>
    </message>
    <message>
        <source>Who challenges {word}?</source>
        <translation>¿Quién impugna {word}?</translation>
    </message>
    <message>
        <source>Who else played this board?</source>
        <translation>¿Quién más jugó este tablero?</translation>
    </message>
    <message>
        <source>Who takes the round?</source>
        <translation>¿Quién se lleva la ronda?</translation>
    </message>
    <message>
        <source>Words on paper come next.</source>
        <translation>Ahora van las palabras en papel.</translation>
    </message>
    <message>
        <source>You can also hold {key} or drag the dome.</source>
        <translation>También puedes mantener {key} o arrastrar la cúpula.</translation>
    </message>
    <message>
        <source>You&apos;re one team, so each word counts once.</source>
        <translation>Sois un equipo, así que cada palabra cuenta una vez.</translation>
    </message>
    <message>
        <source>Your best without a hint: {before}.</source>
        <translation>Tu mejor marca sin pistas: {before}.</translation>
    </message>
    <message>
        <source>Your best yet, {name}!</source>
        <translation>¡Tu récord, {name}!</translation>
    </message>
    <message>
        <source>Your best: {before}.</source>
        <translation>Tu mejor marca: {before}.</translation>
    </message>
    <message>
        <source>find words</source>
        <translation>buscar palabras</translation>
    </message>
    <message>
        <source>finish your word</source>
        <translation>acabad la palabra</translation>
    </message>
    <message>
        <source>goal reached</source>
        <translation>meta alcanzada</translation>
    </message>
    <message>
        <source>in {rounds}</source>
        <translation>en {rounds}</translation>
    </message>
    <message>
        <source>take as long as you like</source>
        <comment>to one</comment>
        <translation>sin prisas</translation>
    </message>
    <message numerus="yes">
        <source>word(s) so far</source>
        <translation>
            <numerusform>palabra hasta ahora</numerusform>
            <numerusform>palabras hasta ahora</numerusform>
        </translation>
    </message>
    <message>
        <source>{measure} ({date})</source>
        <translation>{measure} ({date})</translation>
    </message>
    <message>
        <source>{name} challenges {other}</source>
        <translation>{name} impugna la palabra de {other}</translation>
    </message>
    <message>
        <source>{name} reads</source>
        <translation>Lee {name}</translation>
    </message>
    <message>
        <source>{name} reads next</source>
        <translation>Después lee {name}</translation>
    </message>
    <message numerus="yes">
        <source>{name} win by %n point(s)!</source>
        <comment>a team</comment>
        <translation>
            <numerusform>¡{name} ganan por %n punto!</numerusform>
            <numerusform>¡{name} ganan por %n puntos!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins by %n point(s)!</source>
        <translation>
            <numerusform>¡{name} gana por %n punto!</numerusform>
            <numerusform>¡{name} gana por %n puntos!</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, it&apos;s your turn</source>
        <translation>{name}, te toca</translation>
    </message>
    <message>
        <source>{name}: {remark}</source>
        <translation>{name}: {remark}</translation>
    </message>
    <message>
        <source>{number} of {all} have written</source>
        <translation>{number} de {all} han escrito</translation>
    </message>
    <message>
        <source>{points} each in {rounds}</source>
        <translation>{points} cada uno en {rounds}</translation>
    </message>
    <message>
        <source>{points} in {rounds}, {lead} ahead of {name}</source>
        <translation>{points} en {rounds}, {lead} más que {name}</translation>
    </message>
    <message>
        <source>{seconds} s for {word}…</source>
        <translation>{seconds} s para {word}…</translation>
    </message>
    <message>
        <source>{shakes}. Nobody has seen a letter.</source>
        <translation>{shakes}. Nadie ha visto una letra.</translation>
    </message>
    <message>
        <source>{stuck} The nearest one: {found}.</source>
        <translation>{stuck} El más parecido: {found}.</translation>
    </message>
    <message>
        <source>{text}
Your handicap: {granted}</source>
        <translation>{text}
Tu ventaja: {granted}</translation>
    </message>
    <message>
        <source>{word} was crossed off and costs {name} {points}.</source>
        <translation>{word} está tachada y le cuesta {points} a {name}.</translation>
    </message>
    <message>
        <source>★ Goal reached in {time}! Press Enter or keep typing.</source>
        <translation>★ ¡Meta alcanzada en {time}! Pulsa Intro o sigue escribiendo.</translation>
    </message>
    <message>
        <source>★ Your best so far! Before it was {before}.</source>
        <translation>★ ¡Tu mejor marca! Antes era {before}.</translation>
    </message>
    <message>
        <source>★ Your first result with these rules. That&apos;s the one to beat.</source>
        <translation>★ Tu primer resultado con estas reglas. ¡A ver si lo superas!</translation>
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
        <translation> letras</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source> points</source>
        <translation> puntos</translation>
    </message>
    <message numerus="yes">
        <source>%n letter(s) or more</source>
        <translation>
            <numerusform>%n letra o más</numerusform>
            <numerusform>%n letras o más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuto</numerusform>
            <numerusform>%n minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n ronda</numerusform>
            <numerusform>%n rondas</numerusform>
        </translation>
    </message>
    <message>
        <source>A board with very few everyday words is shaken again before anybody sees it.</source>
        <translation>Un tablero con muy pocas palabras corrientes se agita otra vez antes de que alguien lo vea.</translation>
    </message>
    <message>
        <source>A vote</source>
        <translation>Votando</translation>
    </message>
    <message>
        <source>A word that fails costs its points</source>
        <translation>Una palabra que falla cuesta sus puntos</translation>
    </message>
    <message>
        <source>Advanced: words of 5 letters or more</source>
        <translation>Avanzado: palabras de 5 letras o más</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Al momento</translation>
    </message>
    <message>
        <source>Board and time</source>
        <translation>Tablero y tiempo</translation>
    </message>
    <message>
        <source>Challenges</source>
        <translation>Impugnar</translation>
    </message>
    <message>
        <source>Check words</source>
        <translation>Comprobar palabras</translation>
    </message>
    <message>
        <source>Cubes</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>Dictionary</source>
        <translation>Diccionario</translation>
    </message>
    <message>
        <source>Fair shake</source>
        <translation>Tirada justa</translation>
    </message>
    <message>
        <source>Finish the word you&apos;re on</source>
        <translation>Se acaba la palabra empezada</translation>
    </message>
    <message>
        <source>First to</source>
        <translation>El primero en llegar a</translation>
    </message>
    <message>
        <source>Hints (only on this screen)</source>
        <translation>Pistas (solo en esta pantalla)</translation>
    </message>
    <message>
        <source>How do you write?</source>
        <translation>¿Cómo escribís?</translation>
    </message>
    <message>
        <source>If challenged</source>
        <translation>Si alguien impugna</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listas</translation>
    </message>
    <message>
        <source>Minimum length</source>
        <translation>Longitud mínima</translation>
    </message>
    <message>
        <source>Offer likely words when lists are typed</source>
        <translation>Proponer palabras al escribir las listas</translation>
    </message>
    <message>
        <source>On paper</source>
        <translation>En papel</translation>
    </message>
    <message>
        <source>On phones</source>
        <translation>En móviles</translation>
    </message>
    <message>
        <source>On this screen</source>
        <translation>En esta pantalla</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>When read</source>
        <translation>Al leerlas</translation>
    </message>
    <message>
        <source>Who decides</source>
        <translation>Quién decide</translation>
    </message>
    <message>
        <source>Winning</source>
        <translation>Ganar</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Palabras</translation>
    </message>
    <message>
        <source>Works with any game. Handicaps stay.</source>
        <translation>Vale para todos los juegos. Las ventajas siguen.</translation>
    </message>
    <message>
        <source>challenges by dictionary</source>
        <translation>el diccionario decide las dudas</translation>
    </message>
    <message>
        <source>challenges by vote</source>
        <translation>las dudas se votan</translation>
    </message>
    <message>
        <source>dictionary checks at once</source>
        <translation>el diccionario comprueba al momento</translation>
    </message>
    <message>
        <source>dictionary checks every word</source>
        <translation>el diccionario comprueba cada palabra</translation>
    </message>
    <message>
        <source>everyone at once</source>
        <translation>todos a la vez</translation>
    </message>
    <message>
        <source>fair shake</source>
        <translation>tirada justa</translation>
    </message>
    <message>
        <source>first to {target}</source>
        <translation>el primero en llegar a {target}</translation>
    </message>
    <message>
        <source>hints</source>
        <translation>pistas</translation>
    </message>
    <message>
        <source>lists typed without help</source>
        <translation>listas sin propuestas</translation>
    </message>
    <message>
        <source>lost challenges cost points</source>
        <translation>una palabra que falla cuesta puntos</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>no target</source>
        <translation>sin meta</translation>
    </message>
    <message>
        <source>one after the other</source>
        <translation>uno tras otro</translation>
    </message>
    <message>
        <source>scan a code to join</source>
        <translation>escanea un código y juega</translation>
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
        <translation>Puntos medios por ronda, sin ventaja. Solo cuentan las últimas rondas con estas reglas. Las palabras comunes de un equipo cuentan para cada cual.</translation>
    </message>
    <message>
        <source>Details…</source>
        <translation>Detalles…</translation>
    </message>
    <message>
        <source>Fair points per round: {granted}. Change them as you like.</source>
        <translation>Puntos justos por ronda: {granted}. Cambiadlos a vuestro gusto.</translation>
    </message>
    <message>
        <source>Head starts and teams</source>
        <translation>Ventajas y equipos</translation>
    </message>
    <message>
        <source>How much help?</source>
        <translation>¿Cuánta ayuda?</translation>
    </message>
    <message>
        <source>Make it fair for smaller players.</source>
        <translation>Para que los pequeños también puedan ganar.</translation>
    </message>
    <message>
        <source>Not enough rounds with these rules for {names} yet.</source>
        <translation>Aún no hay rondas bastantes con estas reglas para {names}.</translation>
    </message>
    <message>
        <source>Past rounds say: a lot</source>
        <translation>Según las rondas pasadas: mucha</translation>
    </message>
    <message>
        <source>Past rounds say: none</source>
        <translation>Según las rondas pasadas: nada</translation>
    </message>
    <message>
        <source>Past rounds say: some</source>
        <translation>Según las rondas pasadas: algo</translation>
    </message>
    <message>
        <source>Suggest a fair handicap</source>
        <translation>Proponer una ventaja justa</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>¿Por qué?</translation>
    </message>
    <message>
        <source>You&apos;re even. Nobody needs a handicap.</source>
        <translation>Estáis igualados. Nadie necesita ventaja.</translation>
    </message>
    <message>
        <source>Your history can&apos;t be read right now.</source>
        <translation>Ahora mismo no se puede leer tu historial.</translation>
    </message>
    <message>
        <source>a lot</source>
        <translation>mucha</translation>
    </message>
    <message>
        <source>head start</source>
        <translation>ventaja</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>own</source>
        <translation>propia</translation>
    </message>
    <message>
        <source>some</source>
        <translation>algo</translation>
    </message>
    <message>
        <source>{name} +{points}</source>
        <translation>{name} +{points}</translation>
    </message>
    <message>
        <source>{name}: fewer than {least} rounds</source>
        <translation>{name}: menos de {least} rondas</translation>
    </message>
    <message>
        <source>{name}: {average} ({rounds} rounds)</source>
        <translation>{name}: {average} ({rounds} rondas)</translation>
    </message>
    <message>
        <source>{side} is strongest. The others get the difference. A team&apos;s points go to the player with the lowest average.</source>
        <translation>{side} va por delante. Los demás reciben la diferencia. En un equipo, los puntos van a la media más baja.</translation>
    </message>
</context>
<context>
    <name>BoggleSetupPage</name>
    <message>
        <source>New Boggle game</source>
        <translation>Nueva partida de Boggle</translation>
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
            <numerusform>%n letra</numerusform>
            <numerusform>%n letras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuto</numerusform>
            <numerusform>%n minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shake(s) to get the board you wished for.</source>
        <translation>
            <numerusform>%n tirada hasta el tablero deseado.</numerusform>
            <numerusform>%n tiradas hasta el tablero deseado.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n palabra</numerusform>
            <numerusform>%n palabras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s) of up to {letters} letters</source>
        <translation>
            <numerusform>%n palabra de hasta {letters} letras</numerusform>
            <numerusform>%n palabras de hasta {letters} letras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n point(s)</source>
        <translation>
            <numerusform>+%n punto</numerusform>
            <numerusform>+%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>A board with {parts}, counting {counted}.</source>
        <translation>Un tablero con {parts}, contando {counted}.</translation>
    </message>
    <message>
        <source>A game needs two sides. End it, or let somebody else play on.</source>
        <translation>Hacen falta dos bandos. Terminad la partida o dejad que siga otra persona.</translation>
    </message>
    <message>
        <source>All read. Anything to challenge?</source>
        <translation>Todo leído. ¿Algo que impugnar?</translation>
    </message>
    <message>
        <source>Any board the cubes make.</source>
        <translation>Cualquier tablero que den los dados.</translation>
    </message>
    <message>
        <source>Big and Master cubes (1979)</source>
        <translation>Dados Big y Master (1979)</translation>
    </message>
    <message>
        <source>Both wrote it</source>
        <translation>La escribieron los dos</translation>
    </message>
    <message>
        <source>Challenge cubes</source>
        <translation>Dados Challenge</translation>
    </message>
    <message>
        <source>Classic cubes (1976)</source>
        <translation>Dados clásicos (1976)</translation>
    </message>
    <message>
        <source>Codes never use {sign}.</source>
        <translation>Los códigos nunca llevan {sign}.</translation>
    </message>
    <message>
        <source>Counts once for the team. {name} keeps it: {points}</source>
        <translation>Cuenta una vez para el equipo. {name} se la queda: {points}</translation>
    </message>
    <message>
        <source>Crossed off for everybody</source>
        <translation>Tachada para todos</translation>
    </message>
    <message>
        <source>Deluxe cubes</source>
        <translation>Dados Deluxe</translation>
    </message>
    <message>
        <source>Everybody writes at once. The computer shakes, times and referees.</source>
        <translation>Todos escriben a la vez. El ordenador agita, mide el tiempo y arbitra.</translation>
    </message>
    <message>
        <source>Everybody wrote it</source>
        <translation>La escribió todo el mundo</translation>
    </message>
    <message numerus="yes">
        <source>Finds about %n point(s) a round</source>
        <translation>
            <numerusform>Encuentra más o menos %n punto por ronda</numerusform>
            <numerusform>Encuentra más o menos %n puntos por ronda</numerusform>
        </translation>
    </message>
    <message>
        <source>Finish this round first. Then somebody else can sit down.</source>
        <translation>Terminad primero esta ronda. Después puede sentarse otra persona.</translation>
    </message>
    <message>
        <source>First to read</source>
        <translation>Lee primero</translation>
    </message>
    <message>
        <source>First to {target} wins.</source>
        <translation>Gana quien llegue primero a {target}.</translation>
    </message>
    <message>
        <source>Hands off the cubes while the timer runs!</source>
        <translation>¡Nada de tocar los dados mientras cae la arena!</translation>
    </message>
    <message>
        <source>It&apos;s a tie: {names}</source>
        <translation>Empate: {names}</translation>
    </message>
    <message>
        <source>It&apos;s somebody else&apos;s turn to write.</source>
        <translation>Ahora le toca escribir a otra persona.</translation>
    </message>
    <message>
        <source>Keep typing. The code has more characters.</source>
        <translation>Sigue escribiendo. El código es más largo.</translation>
    </message>
    <message>
        <source>New cubes (since 1987)</source>
        <translation>Dados nuevos (desde 1987)</translation>
    </message>
    <message>
        <source>Next to read</source>
        <translation>Lee después</translation>
    </message>
    <message>
        <source>No points this round</source>
        <translation>Sin puntos en esta ronda</translation>
    </message>
    <message>
        <source>No shared words</source>
        <translation>Ninguna palabra en común</translation>
    </message>
    <message>
        <source>Nobody sits there. Choose another player.</source>
        <translation>Ahí no se sienta nadie. Elige a otra persona.</translation>
    </message>
    <message>
        <source>On paper</source>
        <translation>En papel</translation>
    </message>
    <message>
        <source>On phones</source>
        <translation>En móviles</translation>
    </message>
    <message>
        <source>On screen</source>
        <translation>En pantalla</translation>
    </message>
    <message>
        <source>One at a time. Same cubes, full time for everyone.</source>
        <translation>De uno en uno. Los mismos dados y todo el tiempo para cada cual.</translation>
    </message>
    <message>
        <source>Only {name} wrote it</source>
        <translation>Solo la escribió {name}</translation>
    </message>
    <message>
        <source>Others play this board too.</source>
        <translation>Otros juegan también este tablero.</translation>
    </message>
    <message>
        <source>Play as many rounds as you like.</source>
        <translation>Jugad tantas rondas como queráis.</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Práctica</translation>
    </message>
    <message>
        <source>Rare words {number} of {words}</source>
        <translation>Palabras raras: {number} de {words}</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Ronda {number}</translation>
    </message>
    <message>
        <source>Round {number}  ·  word {word} of {words}</source>
        <translation>Ronda {number}  ·  palabra {word} de {words}</translation>
    </message>
    <message>
        <source>Round {number} of {rounds}</source>
        <translation>Ronda {number} de {rounds}</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}.</source>
        <translation>Ronda {round} de {rounds}.</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}. {target} points win earlier.</source>
        <translation>Ronda {round} de {rounds}. Con {target} puntos se gana antes.</translation>
    </message>
    <message numerus="yes">
        <source>Shaken again: %n board(s) had too few everyday words.</source>
        <translation>
            <numerusform>Agitado otra vez: %n tablero tenía muy pocas palabras corrientes.</numerusform>
            <numerusform>Agitado otra vez: %n tableros tenían muy pocas palabras corrientes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Shared words {number} of {words}</source>
        <translation>Palabras comunes: {number} de {words}</translation>
    </message>
    <message>
        <source>Somebody here has that name. Choose another one.</source>
        <translation>Aquí ya hay alguien con ese nombre. Elige otro.</translation>
    </message>
    <message>
        <source>Something&apos;s mistyped. Check each character again.</source>
        <translation>Hay una errata. Repasa cada signo.</translation>
    </message>
    <message>
        <source>Super Big cubes (2012)</source>
        <translation>Dados Super Big (2012)</translation>
    </message>
    <message>
        <source>That isn&apos;t a board&apos;s code. Check each character again.</source>
        <translation>Eso no es el código de un tablero. Repasa cada signo.</translation>
    </message>
    <message>
        <source>That&apos;s too long. Check for an extra character.</source>
        <translation>Es demasiado largo. Busca un signo de más.</translation>
    </message>
    <message numerus="yes">
        <source>The best of %n shake(s). All had few everyday words.</source>
        <translation>
            <numerusform>El mejor tablero en %n tirada. Tenía pocas palabras corrientes.</numerusform>
            <numerusform>El mejor tablero en %n tiradas. Todos tenían pocas palabras corrientes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The closest board to your wish in %n shake(s).</source>
        <translation>
            <numerusform>El tablero más parecido a tu deseo en %n tirada.</numerusform>
            <numerusform>El tablero más parecido a tu deseo en %n tiradas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The dome is up. The timer is running.</source>
        <translation>La cúpula está arriba. Cae la arena.</translation>
    </message>
    <message>
        <source>The others play on. {name}&apos;s points stay with the team.</source>
        <translation>Los demás siguen jugando. Los puntos de {name} se quedan en el equipo.</translation>
    </message>
    <message>
        <source>The others play on. {name}&apos;s points stay, but can&apos;t win.</source>
        <translation>Los demás siguen jugando. {name} conserva sus puntos, pero ya no puede ganar.</translation>
    </message>
    <message>
        <source>There&apos;s no {letter} on the board.</source>
        <translation>En el tablero no hay {letter}.</translation>
    </message>
    <message>
        <source>This code needs a newer Boggle Desk.</source>
        <translation>Este código necesita un Boggle Desk más nuevo.</translation>
    </message>
    <message>
        <source>This game has no hints.</source>
        <translation>Esta partida no tiene pistas.</translation>
    </message>
    <message>
        <source>This game&apos;s cubes can&apos;t make that board.</source>
        <translation>Los dados de esta partida no pueden formar ese tablero.</translation>
    </message>
    <message>
        <source>Time&apos;s up for {names}! The others have extra time.</source>
        <translation>¡Se acabó el tiempo para {names}! Los demás tienen tiempo extra.</translation>
    </message>
    <message>
        <source>Time&apos;s up!</source>
        <translation>¡Se acabó el tiempo!</translation>
    </message>
    <message>
        <source>Today&apos;s board</source>
        <translation>Tablero del día</translation>
    </message>
    <message numerus="yes">
        <source>Too short. Words need %n letter(s) or more.</source>
        <translation>
            <numerusform>Demasiado corta. Hace falta %n letra o más.</numerusform>
            <numerusform>Demasiado corta. Hacen falta %n letras o más.</numerusform>
        </translation>
    </message>
    <message>
        <source>Type a board&apos;s code.</source>
        <translation>Escribe el código de un tablero.</translation>
    </message>
    <message>
        <source>Words that nobody has read yet don&apos;t count.</source>
        <translation>Las palabras que nadie ha leído todavía no cuentan.</translation>
    </message>
    <message>
        <source>You can&apos;t challenge your own word.</source>
        <translation>No puedes impugnar tu propia palabra.</translation>
    </message>
    <message>
        <source>You can&apos;t do that right now.</source>
        <translation>Ahora mismo no se puede.</translation>
    </message>
    <message>
        <source>You have no vote on {word}.</source>
        <translation>Tú no votas sobre {word}.</translation>
    </message>
    <message>
        <source>You&apos;ve found every word. There&apos;s nothing left to hint at.</source>
        <translation>Has encontrado todas las palabras. No queda nada que soplar.</translation>
    </message>
    <message>
        <source>You&apos;ve reached the goal!</source>
        <translation>¡Meta alcanzada!</translation>
    </message>
    <message>
        <source>You&apos;ve seen the letters. No second shake!</source>
        <translation>Ya habéis visto las letras. ¡No se agita otra vez!</translation>
    </message>
    <message>
        <source>You&apos;ve voted already.</source>
        <translation>Ya has votado.</translation>
    </message>
    <message>
        <source>Your rules don&apos;t allow {word}.</source>
        <translation>{word} no vale con vuestras reglas.</translation>
    </message>
    <message numerus="yes">
        <source>a word of %n letter(s) or more</source>
        <translation>
            <numerusform>una palabra de %n letra o más</numerusform>
            <numerusform>una palabra de %n letras o más</numerusform>
        </translation>
    </message>
    <message>
        <source>all words</source>
        <translation>todas las palabras</translation>
    </message>
    <message numerus="yes">
        <source>at least %n word(s)</source>
        <translation>
            <numerusform>al menos %n palabra</numerusform>
            <numerusform>al menos %n palabras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n word(s) of up to {letters} letters</source>
        <translation>
            <numerusform>al menos %n palabra de hasta {letters} letras</numerusform>
            <numerusform>al menos %n palabras de hasta {letters} letras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n word(s)</source>
        <translation>
            <numerusform>como mucho %n palabra</numerusform>
            <numerusform>como mucho %n palabras</numerusform>
        </translation>
    </message>
    <message>
        <source>each letter after that: {points} more</source>
        <translation>cada letra más: {points} más</translation>
    </message>
    <message>
        <source>everyday words</source>
        <translation>palabras corrientes</translation>
    </message>
    <message>
        <source>first to {target}</source>
        <translation>el primero en llegar a {target}</translation>
    </message>
    <message numerus="yes">
        <source>no word of %n letter(s)</source>
        <translation>
            <numerusform>ninguna palabra de %n letra</numerusform>
            <numerusform>ninguna palabra de %n letras</numerusform>
        </translation>
    </message>
    <message>
        <source>simple words</source>
        <translation>palabras sencillas</translation>
    </message>
    <message>
        <source>so far</source>
        <translation>hasta ahora</translation>
    </message>
    <message>
        <source>with {points} to start</source>
        <translation>con {points} de ventaja</translation>
    </message>
    <message numerus="yes">
        <source>words of %n letter(s) or more</source>
        <translation>
            <numerusform>palabras de %n letra o más</numerusform>
            <numerusform>palabras de %n letras o más</numerusform>
        </translation>
    </message>
    <message>
        <source>{begun} works, but no {letter} touches the last letter.</source>
        <translation>{begun} vale, pero ninguna {letter} toca la última letra.</translation>
    </message>
    <message>
        <source>{letters} letters or more: {points}</source>
        <translation>{letters} letras o más: {points}</translation>
    </message>
    <message>
        <source>{letters} letters: {points}</source>
        <translation>{letters} letras: {points}</translation>
    </message>
    <message>
        <source>{letters}–{most} letters: {points}</source>
        <translation>{letters}–{most} letras: {points}</translation>
    </message>
    <message>
        <source>{minutes}:{seconds} minutes</source>
        <translation>{minutes}:{seconds} minutos</translation>
    </message>
    <message>
        <source>{names} share the round</source>
        <translation>{names} se reparten la ronda</translation>
    </message>
    <message>
        <source>{names} take the round!</source>
        <translation>¡La ronda es para {names}!</translation>
    </message>
    <message>
        <source>{names} takes the round!</source>
        <translation>¡La ronda es para {names}!</translation>
    </message>
    <message>
        <source>{names} win!</source>
        <translation>¡Ganan {names}!</translation>
    </message>
    <message>
        <source>{names} wins!</source>
        <translation>¡Gana {names}!</translation>
    </message>
    <message>
        <source>{names} wrote it</source>
        <translation>La escribieron {names}</translation>
    </message>
    <message>
        <source>{name} leaves. The others play on.</source>
        <translation>{name} se va. Los demás siguen jugando.</translation>
    </message>
    <message>
        <source>{name} reads from paper</source>
        <translation>{name} lee de su papel</translation>
    </message>
    <message>
        <source>{name} reads {word}.</source>
        <translation>{name} lee {word}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} reads, %n word(s) to go</source>
        <translation>
            <numerusform>Lee {name}, queda %n palabra</numerusform>
            <numerusform>Lee {name}, quedan %n palabras</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}&apos;s turn to read.</source>
        <translation>Le toca leer a {name}.</translation>
    </message>
    <message>
        <source>{name}: {handicap}</source>
        <translation>{name}: {handicap}</translation>
    </message>
    <message>
        <source>{points} for {name}!</source>
        <translation>¡{points} para {name}!</translation>
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
        <translation>{seconds} s más</translation>
    </message>
    <message>
        <source>{size}  letters from your own box</source>
        <translation>{size}  letras de vuestra caja</translation>
    </message>
    <message>
        <source>{team}: {points}</source>
        <translation>{team}: {points}</translation>
    </message>
    <message>
        <source>{word} counts: {points}</source>
        <translation>{word} cuenta: {points}</translation>
    </message>
    <message>
        <source>{word} doesn&apos;t count</source>
        <translation>{word} no cuenta</translation>
    </message>
    <message>
        <source>{word} doesn&apos;t count anyway. There&apos;s nothing to challenge.</source>
        <translation>{word} no cuenta de todas formas. No hay nada que impugnar.</translation>
    </message>
    <message>
        <source>{word} doesn&apos;t count: {points}</source>
        <translation>{word} no cuenta: {points}</translation>
    </message>
    <message>
        <source>{word} is already on the list.</source>
        <translation>{word} ya está en la lista.</translation>
    </message>
    <message>
        <source>{word} isn&apos;t in the dictionary.</source>
        <translation>{word} no está en el diccionario.</translation>
    </message>
    <message>
        <source>{word} isn&apos;t on the board.</source>
        <translation>{word} no está en el tablero.</translation>
    </message>
    <message>
        <source>{word} isn&apos;t on the list.</source>
        <translation>{word} no está en la lista.</translation>
    </message>
    <message>
        <source>{word} needs the same {letter} twice.</source>
        <translation>{word} usa la misma {letter} dos veces.</translation>
    </message>
    <message>
        <source>{word} was already read.</source>
        <translation>{word} ya se ha leído.</translation>
    </message>
    <message>
        <source>{word} was challenged before. It counts.</source>
        <translation>{word} ya se impugnó. Cuenta.</translation>
    </message>
</context>
<context>
    <name>BoggleTablePage</name>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>Queda %n segundo</numerusform>
            <numerusform>Quedan %n segundos</numerusform>
        </translation>
    </message>
    <message>
        <source>+{points}</source>
        <translation>+{points}</translation>
    </message>
    <message>
        <source>No dictionary in the middle of a round!</source>
        <translation>¡Nada de diccionario en plena ronda!</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>Girar el tablero</translation>
    </message>
    <message>
        <source>Turn the board by a quarter (Ctrl+R)</source>
        <translation>Girar el tablero un cuarto (Ctrl+R)</translation>
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
        <translation>Empate: {names}.</translation>
    </message>
    <message>
        <source>No points were counted here.</source>
        <translation>Aquí no se contaron puntos.</translation>
    </message>
    <message>
        <source>The game went to {names}.</source>
        <translation>La partida fue para {names}.</translation>
    </message>
    <message>
        <source>Words of {name}</source>
        <translation>Palabras de {name}</translation>
    </message>
    <message>
        <source>{names} won the game.</source>
        <translation>{names} ganó la partida.</translation>
    </message>
</context>
<context>
    <name>CandidatesModel</name>
    <message>
        <source>Keeps</source>
        <translation>Guarda</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Jugada</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.º</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Points plus the value of the tiles you keep</source>
        <translation>Puntos y el valor de las fichas que te quedas</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Gana</translation>
    </message>
    <message>
        <source>Worth</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>exchange {tiles}</source>
        <translation>cambiar {tiles}</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>pasar</translation>
    </message>
    <message>
        <source>{move}, everyday words</source>
        <translation>{move}, palabras corrientes</translation>
    </message>
    <message>
        <source>{move}, the play you made</source>
        <translation>{move}, tu jugada</translation>
    </message>
</context>
<context>
    <name>CandidatesTable</name>
    <message>
        <source>Best plays</source>
        <translation>Mejores jugadas</translation>
    </message>
    <message>
        <source>keeps {tiles}</source>
        <translation>conserva {tiles}</translation>
    </message>
    <message>
        <source>you played this</source>
        <translation>es tu jugada</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points} puntos</translation>
    </message>
</context>
<context>
    <name>ChallengeBar</name>
    <message>
        <source>next word in {seconds} s</source>
        <translation>siguiente palabra en {seconds} s</translation>
    </message>
</context>
<context>
    <name>ClockCard</name>
    <message numerus="yes">
        <source>%n second(s) gone</source>
        <translation>
            <numerusform>%n segundo pasado</numerusform>
            <numerusform>%n segundos pasados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>Queda %n segundo</numerusform>
            <numerusform>Quedan %n segundos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CodeField</name>
    <message>
        <source>Board code</source>
        <translation>Código del tablero</translation>
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
        <translation>Código para escanear: {address}</translation>
    </message>
</context>
<context>
    <name>CodeRow</name>
    <message>
        <source>Board code: {code}</source>
        <translation>Código del tablero: {code}</translation>
    </message>
    <message>
        <source>Code copied.</source>
        <translation>Código copiado.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy the code of this board</source>
        <translation>Copiar el código de este tablero</translation>
    </message>
    <message>
        <source>Play this board again</source>
        <translation>Jugar otra vez este tablero</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>The same board and players again</source>
        <translation>El mismo tablero y los mismos jugadores</translation>
    </message>
    <message>
        <source>This board has no code.</source>
        <translation>Este tablero no tiene código.</translation>
    </message>
    <message>
        <source>Who played this board?</source>
        <translation>¿Quién ha jugado este tablero?</translation>
    </message>
</context>
<context>
    <name>CoinRows</name>
    <message>
        <source>+{number} more</source>
        <translation>+{number} más</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
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
            <numerusform>%n palabra</numerusform>
            <numerusform>%n palabras</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter adds {word}.</source>
        <translation>Intro añade {word}.</translation>
    </message>
    <message>
        <source>Type a word from the list</source>
        <translation>Palabra de la lista</translation>
    </message>
    <message>
        <source>on paper</source>
        <translation>en papel</translation>
    </message>
    <message>
        <source>{name}&apos;s list</source>
        <translation>Lista de {name}</translation>
    </message>
    <message>
        <source>{word} added</source>
        <translation>{word}, añadida</translation>
    </message>
    <message>
        <source>{word} is off the list. Ctrl+Z brings it back.</source>
        <translation>{word} ya no está en la lista. Ctrl+Z la devuelve.</translation>
    </message>
</context>
<context>
    <name>CommonnessStrings</name>
    <message>
        <source>How common</source>
        <translation>Uso</translation>
    </message>
    <message>
        <source>everyday</source>
        <translation>corriente</translation>
    </message>
    <message>
        <source>less common</source>
        <translation>menos corriente</translation>
    </message>
    <message>
        <source>rare</source>
        <translation>rara</translation>
    </message>
    <message>
        <source>simple</source>
        <translation>sencilla</translation>
    </message>
</context>
<context>
    <name>DayChips</name>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n día seguido</numerusform>
            <numerusform>%n días seguidos</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has played yet. Be first!</source>
        <translation>Nadie ha jugado aún. ¡Estrénalo!</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <translation>y {count} más</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>todavía no</translation>
    </message>
    <message>
        <source>{name}: {result}</source>
        <translation>{name}: {result}</translation>
    </message>
    <message>
        <source>✓ played</source>
        <translation>✓ jugado</translation>
    </message>
</context>
<context>
    <name>DayPanel</name>
    <message numerus="yes">
        <source>%n day(s) in a row!</source>
        <translation>
            <numerusform>¡%n día seguido!</numerusform>
            <numerusform>¡%n días seguidos!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n letter(s)</source>
        <translation>
            <numerusform>%n letra</numerusform>
            <numerusform>%n letras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>And the best today…</source>
        <translation>Y la mejor marca de hoy…</translation>
    </message>
    <message>
        <source>Best word</source>
        <translation>Mejor palabra</translation>
    </message>
    <message>
        <source>Day 1</source>
        <translation>Día 1</translation>
    </message>
    <message>
        <source>Keep them hidden</source>
        <translation>Dejarlas ocultas</translation>
    </message>
    <message>
        <source>Today&apos;s board, {date}</source>
        <translation>Tablero del día, {date}</translation>
    </message>
    <message>
        <source>Where the words ran. No spoilers!</source>
        <translation>Por dónde pasaron las palabras. ¡Sin pistas!</translation>
    </message>
    <message>
        <source>Who&apos;s playing?</source>
        <translation>¿Quién juega?</translation>
    </message>
    <message>
        <source>With hints. No spoilers!</source>
        <translation>Con pistas. ¡Nada desvelado!</translation>
    </message>
    <message>
        <source>Your turn?</source>
        <translation>¿Y tú?</translation>
    </message>
    <message>
        <source>Your turn? The code of the board is {code}</source>
        <translation>¿Y tú? El código del tablero es {code}</translation>
    </message>
    <message numerus="yes">
        <source>point(s)</source>
        <translation>
            <numerusform>punto</numerusform>
            <numerusform>puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has {points} on today&apos;s Boggle board ({date}).</source>
        <translation>{name} tiene {points} en el tablero de Boggle de hoy ({date}).</translation>
    </message>
    <message>
        <source>{number} letters or more</source>
        <translation>{number} letras o más</translation>
    </message>
</context>
<context>
    <name>DomeView</name>
    <message>
        <source>Letter cubes</source>
        <translation>Dados de letras</translation>
    </message>
</context>
<context>
    <name>DuplicatePaper</name>
    <message>
        <source>Best play</source>
        <translation>Mejor jugada</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicada</translation>
    </message>
</context>
<context>
    <name>DuplicateSetupPage</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuto</numerusform>
            <numerusform>%n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>Duplicate · {name} tiles · {time}</source>
        <translation>Duplicada · fichas: {name} · {time}</translation>
    </message>
    <message>
        <source>Each turn you all look for the best play with the same seven tiles.</source>
        <translation>En cada turno buscáis todos la mejor jugada con las mismas siete fichas.</translation>
    </message>
    <message>
        <source>New duplicate game</source>
        <translation>Nueva partida duplicada</translation>
    </message>
    <message>
        <source>Same tiles for everybody</source>
        <translation>Las mismas fichas para todos</translation>
    </message>
    <message>
        <source>Tiles and time</source>
        <translation>Fichas y tiempo</translation>
    </message>
    <message>
        <source>Time for each turn</source>
        <translation>Tiempo por turno</translation>
    </message>
    <message>
        <source>Write it down. When time is up, everybody enters a play.</source>
        <translation>Apuntadla. Cuando acabe el tiempo, cada cual mete su jugada.</translation>
    </message>
    <message>
        <source>You get your own points. Then the best play is laid for all.</source>
        <translation>Tú sumas tus puntos. Luego se pone la mejor jugada para todos.</translation>
    </message>
    <message>
        <source>no timer</source>
        <translation>sin reloj</translation>
    </message>
</context>
<context>
    <name>DuplicateStrings</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>Best: {play}</source>
        <translation>Mejor: {play}</translation>
    </message>
    <message>
        <source>Don&apos;t wait</source>
        <translation>No esperar</translation>
    </message>
    <message>
        <source>Everybody has the same tiles.</source>
        <translation>Todos tienen las mismas fichas.</translation>
    </message>
    <message>
        <source>Find the best play</source>
        <translation>Buscad la mejor jugada</translation>
    </message>
    <message>
        <source>Found by {names}!</source>
        <translation>¡La encontró {names}!</translation>
    </message>
    <message>
        <source>Hand in</source>
        <translation>Entregar</translation>
    </message>
    <message>
        <source>Hand in +{points}</source>
        <translation>Entregar +{points}</translation>
    </message>
    <message>
        <source>Handed in. You can still change it.</source>
        <translation>Entregado. Aún puedes cambiarlo.</translation>
    </message>
    <message>
        <source>I can&apos;t read that. Type the square, then the word: 8D RETSINA.</source>
        <translation>No lo entiendo. Escribe la casilla y luego la palabra: 8D RETSINA.</translation>
    </message>
    <message>
        <source>I&apos;m {name}</source>
        <translation>Soy {name}</translation>
    </message>
    <message>
        <source>It&apos;s a tie: {names}</source>
        <translation>Empate: {names}</translation>
    </message>
    <message>
        <source>Look at the laptop.</source>
        <translation>Mira el portátil.</translation>
    </message>
    <message>
        <source>Looking for the best play…</source>
        <translation>Buscando la mejor jugada…</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Siguiente turno</translation>
    </message>
    <message>
        <source>No play</source>
        <translation>Sin jugada</translation>
    </message>
    <message>
        <source>Nobody found it.</source>
        <translation>Nadie la encontró.</translation>
    </message>
    <message>
        <source>Not a play yet. Type the square, then the word.</source>
        <translation>Aún no es una jugada. Escribe la casilla y luego la palabra.</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pausa</translation>
    </message>
    <message>
        <source>Pencils down</source>
        <translation>Lápices abajo</translation>
    </message>
    <message>
        <source>Pencils down! Hand in your play.</source>
        <translation>¡Lápices abajo! Entrega tu jugada.</translation>
    </message>
    <message>
        <source>Pencils ready?</source>
        <translation>¿Lápices listos?</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Start turn</source>
        <translation>Empezar turno</translation>
    </message>
    <message>
        <source>The letters are hidden and the sand stands still.</source>
        <translation>Las letras están tapadas y la arena está quieta.</translation>
    </message>
    <message>
        <source>Time out</source>
        <translation>Tiempo muerto</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>Turno {number}</translation>
    </message>
    <message>
        <source>Type it like 8D RETSINA, or lay it on the board.</source>
        <translation>Escríbela como 8D RETSINA o ponla en el tablero.</translation>
    </message>
    <message>
        <source>Waiting for the phones: {names}</source>
        <translation>Esperando a los móviles: {names}</translation>
    </message>
    <message>
        <source>We&apos;re done</source>
        <translation>Hemos acabado</translation>
    </message>
    <message>
        <source>What did you find?</source>
        <translation>¿Qué has encontrado?</translation>
    </message>
    <message>
        <source>Write down the square and the word, like 8D RETSINA.</source>
        <translation>Apuntad la casilla y la palabra, como 8D RETSINA.</translation>
    </message>
    <message>
        <source>You: {play}</source>
        <translation>Tú: {play}</translation>
    </message>
    <message>
        <source>doesn&apos;t fit the board</source>
        <translation>no cabe en el tablero</translation>
    </message>
    <message>
        <source>no play</source>
        <translation>sin jugada</translation>
    </message>
    <message>
        <source>{names} wins!</source>
        <translation>¡Gana {names}!</translation>
    </message>
    <message>
        <source>{name}&apos;s play</source>
        <translation>Jugada de {name}</translation>
    </message>
    <message>
        <source>{name}, take the computer and enter your play. No peeking!</source>
        <translation>{name}, coge el ordenador y mete tu jugada. ¡Sin mirar!</translation>
    </message>
    <message>
        <source>{number} in the bag</source>
        <translation>{number} en la bolsa</translation>
    </message>
    <message>
        <source>{number} of {all} handed in</source>
        <translation>{number} de {all} entregadas</translation>
    </message>
    <message>
        <source>{percent} of the best</source>
        <translation>{percent} de la mejor</translation>
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
        <translation>{play}: ahí no vale</translation>
    </message>
    <message>
        <source>{play}: not on the rack</source>
        <translation>{play}: no está en el atril</translation>
    </message>
    <message>
        <source>{play}: {words} not in the dictionary</source>
        <translation>{play}: {words} no está en el diccionario</translation>
    </message>
    <message>
        <source>{word} doesn&apos;t fit at {square}. Check the square and the letters.</source>
        <translation>{word} no cabe en {square}. Mira la casilla y las letras.</translation>
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
        <translation>Horizontal: 8D RETSINA. Vertical: D8 RETSINA. Una minúscula es un comodín.</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Repasar</translation>
    </message>
    <message>
        <source>No dictionary before the best play is on the board!</source>
        <translation>¡Nada de diccionario hasta que se ponga la mejor jugada!</translation>
    </message>
    <message>
        <source>Pencils down!</source>
        <translation>¡Lápices abajo!</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Jugar otra vez</translation>
    </message>
    <message numerus="yes">
        <source>The best plays made %n point(s).</source>
        <translation>
            <numerusform>Las mejores jugadas sumaron %n punto.</numerusform>
            <numerusform>Las mejores jugadas sumaron %n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>Turno {number}</translation>
    </message>
    <message>
        <source>Your play</source>
        <translation>Tu jugada</translation>
    </message>
    <message>
        <source>for this turn</source>
        <translation>de este turno</translation>
    </message>
    <message>
        <source>handed in ✓</source>
        <translation>entregada ✓</translation>
    </message>
    <message>
        <source>points after each turn</source>
        <translation>puntos tras cada turno</translation>
    </message>
    <message>
        <source>still to hand in</source>
        <translation>falta por entregar</translation>
    </message>
    <message>
        <source>{number} in the bag</source>
        <translation>{number} en la bolsa</translation>
    </message>
</context>
<context>
    <name>DuplicateViewerPage</name>
    <message>
        <source>Duplicate</source>
        <translation>Duplicada</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Principio</translation>
    </message>
</context>
<context>
    <name>EndPanel</name>
    <message>
        <source>Print or save as PDF (Ctrl+P)</source>
        <translation>Imprimir o guardar en PDF (Ctrl+P)</translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>See the board</source>
        <translation>Ver el tablero</translation>
    </message>
    <message>
        <source>The race</source>
        <translation>La carrera</translation>
    </message>
</context>
<context>
    <name>EntriesModel</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>against the rules</source>
        <translation>contra las reglas</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>cuenta</translation>
    </message>
    <message>
        <source>crossed off</source>
        <translation>tachada</translation>
    </message>
    <message>
        <source>doesn&apos;t count</source>
        <translation>no cuenta</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>boca abajo</translation>
    </message>
    <message>
        <source>not on this list</source>
        <translation>no está en esta lista</translation>
    </message>
    <message>
        <source>not read</source>
        <translation>sin leer</translation>
    </message>
    <message>
        <source>on this list</source>
        <translation>en esta lista</translation>
    </message>
    <message>
        <source>too short</source>
        <translation>demasiado corta</translation>
    </message>
    <message>
        <source>written</source>
        <translation>escrita</translation>
    </message>
</context>
<context>
    <name>EntryPanel</name>
    <message>
        <source>8D WORD or points</source>
        <translation>8D PALABRA o puntos</translation>
    </message>
    <message>
        <source>Add a turn you forgot before this one</source>
        <translation>Añadir un turno olvidado antes de este</translation>
    </message>
    <message>
        <source>Points or words</source>
        <translation>Puntos o palabras</translation>
    </message>
    <message>
        <source>Points or words for {name}</source>
        <translation>Puntos o palabras de {name}</translation>
    </message>
    <message>
        <source>The tiles come off the board. No points for this turn</source>
        <translation>Las fichas salen del tablero. Sin puntos en este turno</translation>
    </message>
    <message>
        <source>Typed words</source>
        <translation>Palabras escritas</translation>
    </message>
    <message>
        <source>{name}&apos;s turn: square and word, or points</source>
        <translation>Turno de {name}: casilla y palabra, o puntos</translation>
    </message>
</context>
<context>
    <name>FaceRow</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>left the game</source>
        <translation>dejó la partida</translation>
    </message>
</context>
<context>
    <name>FacesCard</name>
    <message>
        <source>Key: {keys}</source>
        <translation>Tecla: {keys}</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>What&apos;s in row {row}, column {column}?</source>
        <translation>¿Qué hay en la fila {row}, columna {column}?</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacío</translation>
    </message>
    <message>
        <source>solid</source>
        <translation>sin letra</translation>
    </message>
</context>
<context>
    <name>FamilyTab</name>
    <message>
        <source>All time</source>
        <translation>Desde siempre</translation>
    </message>
    <message>
        <source>Boggle</source>
        <translation>Boggle</translation>
    </message>
    <message>
        <source>Both games</source>
        <translation>Los dos juegos</translation>
    </message>
    <message>
        <source>Finish a game with named players to see how you&apos;re doing.</source>
        <translation>Acabad una partida con vuestros nombres para ver cómo vais.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>Cara a cara</translation>
    </message>
    <message>
        <source>Head to head and streaks</source>
        <translation>Cara a cara y rachas</translation>
    </message>
    <message>
        <source>No finished games here yet.</source>
        <translation>Aquí aún no hay partidas acabadas.</translation>
    </message>
    <message>
        <source>Reading your games…</source>
        <translation>Leyendo vuestras partidas…</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Récord</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Récords</translation>
    </message>
    <message>
        <source>Scrabble</source>
        <translation>Scrabble</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Temporada</translation>
    </message>
    <message>
        <source>The family</source>
        <translation>La familia</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Este mes</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Este año</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Quién</translation>
    </message>
    <message>
        <source>Winning streaks</source>
        <translation>Rachas ganadoras</translation>
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
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>The word that did it</source>
        <translation>La palabra decisiva</translation>
    </message>
    <message>
        <source>{name}&apos;s slip</source>
        <translation>Hoja de {name}</translation>
    </message>
</context>
<context>
    <name>FreshBoards</name>
    <message numerus="yes">
        <source>%n board(s)</source>
        <translation>
            <numerusform>%n tablero</numerusform>
            <numerusform>%n tableros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shake(s) to get it</source>
        <translation>
            <numerusform>agitado %n vez hasta dar con él</numerusform>
            <numerusform>agitado %n veces hasta dar con él</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n palabra</numerusform>
            <numerusform>%n palabras</numerusform>
        </translation>
    </message>
    <message>
        <source>All words of the boards</source>
        <translation>Todas las palabras de los tableros</translation>
    </message>
    <message>
        <source>All words on the last page</source>
        <translation>Todas las palabras en la última página</translation>
    </message>
    <message>
        <source>Board {number}</source>
        <translation>Tablero {number}</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Tableros</translation>
    </message>
    <message>
        <source>Cubes</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>Fresh boards</source>
        <translation>Tableros nuevos</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Lists for each board</source>
        <translation>Listas para cada tablero</translation>
    </message>
    <message>
        <source>Shake again</source>
        <translation>Agitar otra vez</translation>
    </message>
    <message>
        <source>Show the letters here</source>
        <translation>Enseñar aquí las letras</translation>
    </message>
    <message>
        <source>The letters are on the paper only, until you want to see them here.</source>
        <translation>Las letras están solo en el papel, hasta que quieras verlas aquí.</translation>
    </message>
    <message>
        <source>The words stay hidden here until they are on paper.</source>
        <translation>Las palabras se quedan ocultas aquí hasta que estén en papel.</translation>
    </message>
    <message>
        <source>as they fall</source>
        <translation>como caigan</translation>
    </message>
    <message numerus="yes">
        <source>closest of %n shake(s)</source>
        <translation>
            <numerusform>el más parecido al deseo de %n tirada</numerusform>
            <numerusform>el más parecido al deseo de %n tiradas</numerusform>
        </translation>
    </message>
    <message>
        <source>for children</source>
        <translation>para peques</translation>
    </message>
    <message>
        <source>with a long word</source>
        <translation>con una palabra larga</translation>
    </message>
    <message>
        <source>with few words</source>
        <translation>con pocas palabras</translation>
    </message>
    <message>
        <source>with many words</source>
        <translation>con muchas palabras</translation>
    </message>
    <message>
        <source>{board}, continued</source>
        <translation>{board}, continuación</translation>
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
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Boggle</source>
        <translation>Boggle</translation>
    </message>
    <message>
        <source>Find all words</source>
        <translation>Buscar todas las palabras</translation>
    </message>
    <message>
        <source>Find best plays</source>
        <translation>Buscar las mejores jugadas</translation>
    </message>
    <message>
        <source>Fresh boards and empty score sheets</source>
        <translation>Tableros nuevos y hojas de puntos vacías</translation>
    </message>
    <message>
        <source>From the table</source>
        <translation>De la mesa</translation>
    </message>
    <message>
        <source>Keep score</source>
        <translation>Llevar los puntos</translation>
    </message>
    <message>
        <source>On paper</source>
        <translation>En papel</translation>
    </message>
    <message>
        <source>Print sheets…</source>
        <translation>Imprimir hojas…</translation>
    </message>
    <message>
        <source>Scrabble</source>
        <translation>Scrabble</translation>
    </message>
    <message>
        <source>Your own board and tiles</source>
        <translation>Vuestro tablero y vuestras fichas</translation>
    </message>
    <message>
        <source>Your own cubes, pencils and paper</source>
        <translation>Vuestros dados, lápices y papel</translation>
    </message>
</context>
<context>
    <name>GameAnalysis</name>
    <message>
        <source>Analysis finished.</source>
        <translation>Análisis acabado.</translation>
    </message>
    <message>
        <source>Analysis stopped.</source>
        <translation>Análisis detenido.</translation>
    </message>
    <message>
        <source>Checked with the dictionary “{title}”.</source>
        <translation>Comprobado con el diccionario «{title}».</translation>
    </message>
    <message>
        <source>Choose a turn to see its best plays.</source>
        <translation>Elige un turno para ver sus mejores jugadas.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Principio</translation>
    </message>
    <message>
        <source>The analysis couldn&apos;t finish. Please try again.</source>
        <translation>El análisis no pudo acabar. Inténtalo otra vez.</translation>
    </message>
    <message>
        <source>There was nothing to choose here.</source>
        <translation>Aquí no había nada que elegir.</translation>
    </message>
    <message>
        <source>This turn is still to come.</source>
        <translation>Este turno aún está por venir.</translation>
    </message>
    <message>
        <source>This turn wasn&apos;t checked.</source>
        <translation>Este turno no se comprobó.</translation>
    </message>
    <message>
        <source>{name} wins {share}% from here</source>
        <translation>{name} gana el {share} % desde aquí</translation>
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
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Change rules…</source>
        <translation>Cambiar reglas…</translation>
    </message>
    <message>
        <source>Dictionary: {name}</source>
        <translation>Diccionario: {name}</translation>
    </message>
    <message>
        <source>On phones…</source>
        <translation>En móviles…</translation>
    </message>
    <message>
        <source>Same as last time</source>
        <translation>Como la última vez</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>Empezar partida</translation>
    </message>
</context>
<context>
    <name>GameSheet</name>
    <message numerus="yes">
        <source>%n tile(s) in the bag</source>
        <translation>
            <numerusform>%n ficha en la bolsa</numerusform>
            <numerusform>%n fichas en la bolsa</numerusform>
        </translation>
    </message>
    <message>
        <source>(Brackets): already on the board. Small letters: blanks.</source>
        <translation>(Paréntesis): ya en el tablero. Minúsculas: comodines.</translation>
    </message>
    <message>
        <source>Best play: {word} · {name} · {points}</source>
        <translation>Mejor jugada: {word} · {name} · {points}</translation>
    </message>
    <message>
        <source>Final scores</source>
        <translation>Resultado final</translation>
    </message>
    <message>
        <source>It&apos;s a tie: {names}.</source>
        <translation>Empate: {names}.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.º</translation>
    </message>
    <message>
        <source>Only up to this turn</source>
        <translation>Solo hasta este turno</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Rack</source>
        <translation>Atril</translation>
    </message>
    <message>
        <source>Racks</source>
        <translation>Atriles</translation>
    </message>
    <message>
        <source>Scores so far</source>
        <translation>Puntos hasta ahora</translation>
    </message>
    <message>
        <source>Scrabble · {preset}</source>
        <translation>Scrabble · {preset}</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Casilla</translation>
    </message>
    <message numerus="yes">
        <source>The first %n line(s) of the game</source>
        <translation>
            <numerusform>La primera línea de la partida (%n)</numerusform>
            <numerusform>Las primeras %n líneas de la partida</numerusform>
        </translation>
    </message>
    <message>
        <source>This game with its board and turns</source>
        <translation>Esta partida con su tablero y sus turnos</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Turnos</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Palabra</translation>
    </message>
    <message>
        <source>a blank</source>
        <translation>un comodín</translation>
    </message>
    <message>
        <source>first word</source>
        <translation>primera palabra</translation>
    </message>
    <message>
        <source>first word, counts double</source>
        <translation>primera palabra, cuenta doble</translation>
    </message>
    <message>
        <source>letter counts double</source>
        <translation>la letra cuenta doble</translation>
    </message>
    <message>
        <source>word counts triple</source>
        <translation>la palabra cuenta triple</translation>
    </message>
    <message>
        <source>{names} won the game.</source>
        <translation>{names} ganó la partida.</translation>
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
            <numerusform>%n ronda</numerusform>
            <numerusform>%n rondas</numerusform>
        </translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analizar</translation>
    </message>
    <message>
        <source>Average per turn</source>
        <translation>Media por turno</translation>
    </message>
    <message>
        <source>Best play</source>
        <translation>Mejor jugada</translation>
    </message>
    <message>
        <source>Bingos</source>
        <translation>Scrabbles</translation>
    </message>
    <message>
        <source>Closest moment</source>
        <translation>Momento más reñido</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revancha</translation>
    </message>
    <message>
        <source>Round {round}: {name} {points}, {other} {others}</source>
        <translation>Ronda {round}: {name} {points}, {other} {others}</translation>
    </message>
    <message>
        <source>points after each round</source>
        <translation>puntos tras cada ronda</translation>
    </message>
    <message>
        <source>{name}, every tile</source>
        <translation>{name}, todas las fichas</translation>
    </message>
    <message>
        <source>{name}: {average} a turn, {bingos}</source>
        <translation>{name}: {average} por turno, {bingos}</translation>
    </message>
</context>
<context>
    <name>GamesFilter</name>
    <message>
        <source>All kinds</source>
        <translation>Todas las clases</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Cualquier fecha</translation>
    </message>
    <message>
        <source>Names with commas between them</source>
        <translation>Nombres separados por comas</translation>
    </message>
    <message>
        <source>Older than a year</source>
        <translation>De hace más de un año</translation>
    </message>
    <message>
        <source>Only games of this kind</source>
        <translation>Solo partidas de esta clase</translation>
    </message>
    <message>
        <source>Only games of this time</source>
        <translation>Solo partidas de esta época</translation>
    </message>
    <message>
        <source>Only games with these players</source>
        <translation>Solo partidas con estos jugadores</translation>
    </message>
    <message>
        <source>The last 30 days</source>
        <translation>Los últimos 30 días</translation>
    </message>
    <message>
        <source>The last 7 days</source>
        <translation>Los últimos 7 días</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>El último año</translation>
    </message>
</context>
<context>
    <name>GamesModel</name>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jugada</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Ronda {number}</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>Turno {number}</translation>
    </message>
    <message>
        <source>Won: {names}</source>
        <translation>Victoria: {names}</translation>
    </message>
    <message>
        <source>archived</source>
        <translation>archivada</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>dañada</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>acabada</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>en curso</translation>
    </message>
    <message>
        <source>just begun</source>
        <translation>recién empezada</translation>
    </message>
    <message>
        <source>not ours</source>
        <translation>de otros</translation>
    </message>
    <message>
        <source>{game}, score pad</source>
        <translation>{game}, libreta de puntos</translation>
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
            <numerusform>%n archivo sin leer</numerusform>
            <numerusform>%n archivos sin leer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) analysed. History says what your turns cost.</source>
        <translation>
            <numerusform>%n partida analizada. El historial dice qué cuestan tus turnos.</numerusform>
            <numerusform>%n partidas analizadas. El historial dice qué cuestan tus turnos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) brought back.</source>
        <translation>
            <numerusform>%n partida recuperada.</numerusform>
            <numerusform>%n partidas recuperadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) deleted.</source>
        <translation>
            <numerusform>%n partida borrada.</numerusform>
            <numerusform>%n partidas borradas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) imported</source>
        <translation>
            <numerusform>%n partida importada</numerusform>
            <numerusform>%n partidas importadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) saved.</source>
        <translation>
            <numerusform>%n partida guardada.</numerusform>
            <numerusform>%n partidas guardadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>A file made with “Save everything”…</source>
        <translation>Un archivo de «Guardar todo»…</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Todos los archivos</translation>
    </message>
    <message>
        <source>All games in GCG in a folder, and in the folders inside it</source>
        <translation>Todas las partidas GCG de una carpeta y de las que hay dentro</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analizar</translation>
    </message>
    <message>
        <source>Analysing: {done} of {all}</source>
        <translation>Análisis: {done} de {all}</translation>
    </message>
    <message>
        <source>Archive…</source>
        <translation>Archivar…</translation>
    </message>
    <message>
        <source>Bring everything in from {file}?</source>
        <translation>¿Traer todo de {file}?</translation>
    </message>
    <message>
        <source>Bring games back from a backup</source>
        <translation>Recuperar partidas de una copia de seguridad</translation>
    </message>
    <message>
        <source>Bring in</source>
        <translation>Traer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Borrar</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n game(s)? They&apos;re removed from your history and backups too.</source>
        <translation>
            <numerusform>¿Borrar %n partida? También se quita del historial y de las copias.</numerusform>
            <numerusform>¿Borrar %n partidas? También se quitan del historial y de las copias.</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete games</source>
        <translation>Borrar partidas</translation>
    </message>
    <message>
        <source>Delete the game of {names}, {when}? It&apos;s removed from your history and backups too.</source>
        <translation>¿Borrar la partida de {names}, {when}? También sale del historial y de las copias.</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Borrar…</translation>
    </message>
    <message>
        <source>Everything from Boggle Desk</source>
        <translation>Todo Boggle Desk</translation>
    </message>
    <message>
        <source>Everything in this backup is already here.</source>
        <translation>Todo lo de esta copia ya está aquí.</translation>
    </message>
    <message>
        <source>Everything saved as {file}.</source>
        <translation>Todo guardado como {file}.</translation>
    </message>
    <message>
        <source>Everything you have in one file</source>
        <translation>Todo lo vuestro en un archivo</translation>
    </message>
    <message>
        <source>Find out what each turn cost</source>
        <translation>Ver cuánto costó cada turno</translation>
    </message>
    <message>
        <source>GCG, for Scrabble programs</source>
        <translation>GCG, para programas de Scrabble</translation>
    </message>
    <message>
        <source>Game deleted.</source>
        <translation>Partida borrada.</translation>
    </message>
    <message>
        <source>Game of Boggle Desk</source>
        <translation>Partida de Boggle Desk</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Import a folder of games</source>
        <translation>Importar una carpeta de partidas</translation>
    </message>
    <message>
        <source>Import folder…</source>
        <translation>Importar carpeta…</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Importar partidas</translation>
    </message>
    <message>
        <source>Importing: {done} of {all}</source>
        <translation>Importando: {done} de {all}</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Quedarme con los míos</translation>
    </message>
    <message>
        <source>Keep this game</source>
        <translation>Guardar esta partida</translation>
    </message>
    <message>
        <source>Last backup: {when}</source>
        <translation>Última copia: {when}</translation>
    </message>
    <message>
        <source>Missing games come back. Nothing you have now changes.</source>
        <translation>Vuelven las partidas que faltan. No cambia nada de lo que tenéis.</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Más…</translation>
    </message>
    <message>
        <source>No saved game matches.</source>
        <translation>Ninguna partida guardada coincide.</translation>
    </message>
    <message>
        <source>No saved games yet. Every game you play is saved here.</source>
        <translation>Aún no hay partidas guardadas. Cada partida que jugáis se guarda aquí.</translation>
    </message>
    <message>
        <source>Not ours</source>
        <translation>De otros</translation>
    </message>
    <message>
        <source>Nothing was imported</source>
        <translation>No se importó nada</translation>
    </message>
    <message>
        <source>Nothing was saved</source>
        <translation>No se guardó nada</translation>
    </message>
    <message>
        <source>Only your own games count in History and in the quiz</source>
        <translation>Solo vuestras partidas cuentan en el historial y en el repaso</translation>
    </message>
    <message>
        <source>Open a GCG game or a file saved here</source>
        <translation>Abrir una partida GCG o un archivo guardado aquí</translation>
    </message>
    <message>
        <source>Open files</source>
        <translation>Abrir archivos</translation>
    </message>
    <message>
        <source>Open files…</source>
        <translation>Abrir archivos…</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Recuperar</translation>
    </message>
    <message>
        <source>Restore games</source>
        <translation>Recuperar partidas</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Recuperar…</translation>
    </message>
    <message>
        <source>Save as file…</source>
        <translation>Guardar en un archivo…</translation>
    </message>
    <message>
        <source>Save everything in one file</source>
        <translation>Guardar todo en un archivo</translation>
    </message>
    <message>
        <source>Save everything…</source>
        <translation>Guardar todo…</translation>
    </message>
    <message>
        <source>Save the game as a file</source>
        <translation>Guardar la partida en un archivo</translation>
    </message>
    <message>
        <source>Save the games as files</source>
        <translation>Guardar las partidas como archivos</translation>
    </message>
    <message>
        <source>Save with tiles</source>
        <translation>Guardar con las fichas</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Guardada como {file}.</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Partidas guardadas</translation>
    </message>
    <message>
        <source>Some games are damaged</source>
        <translation>Algunas partidas están dañadas</translation>
    </message>
    <message>
        <source>Step through</source>
        <translation>Ver paso a paso</translation>
    </message>
    <message>
        <source>The backup wasn&apos;t restored</source>
        <translation>No se recuperó la copia</translation>
    </message>
    <message>
        <source>The backups can&apos;t be listed</source>
        <translation>No se puede ver la lista de copias</translation>
    </message>
    <message>
        <source>The file has settings. Use them in place of yours?</source>
        <translation>El archivo trae ajustes. ¿Usarlos en lugar de los tuyos?</translation>
    </message>
    <message>
        <source>The game isn&apos;t over, and this file shows everybody&apos;s tiles. A GCG file hides them.</source>
        <translation>La partida no ha acabado y este archivo enseña las fichas de todos. Un archivo GCG las oculta.</translation>
    </message>
    <message>
        <source>The game of {names}, {when}</source>
        <translation>La partida de {names}, {when}</translation>
    </message>
    <message>
        <source>The game wasn&apos;t deleted</source>
        <translation>No se borró la partida</translation>
    </message>
    <message>
        <source>The game wasn&apos;t saved</source>
        <translation>No se guardó la partida</translation>
    </message>
    <message>
        <source>The games weren&apos;t all saved</source>
        <translation>No se guardaron todas las partidas</translation>
    </message>
    <message>
        <source>There&apos;s no backup yet. One is made shortly after you start.</source>
        <translation>Aún no hay copias de seguridad. Se hace una al poco de empezar.</translation>
    </message>
    <message>
        <source>This is ours</source>
        <translation>Es nuestra</translation>
    </message>
    <message>
        <source>Use its settings too?</source>
        <translation>¿Usar también sus ajustes?</translation>
    </message>
    <message>
        <source>Use them</source>
        <translation>Usarlos</translation>
    </message>
    <message>
        <source>Whatever is missing is added. Nothing you have now changes.</source>
        <translation>Se añade lo que falte. No cambia nada de lo que tenéis.</translation>
    </message>
    <message>
        <source>{file} can&apos;t be opened</source>
        <translation>No se puede abrir {file}</translation>
    </message>
    <message>
        <source>{file} is now one of your saved games.</source>
        <translation>{file} ya está en vuestras partidas guardadas.</translation>
    </message>
    <message>
        <source>{number} already here</source>
        <translation>{number} ya estaban</translation>
    </message>
    <message numerus="yes">
        <source>{readable} of %n game(s) could be read.</source>
        <translation>
            <numerusform>Se pudo leer {readable} de %n partida.</numerusform>
            <numerusform>Se pudieron leer {readable} de %n partidas.</numerusform>
        </translation>
    </message>
    <message>
        <source>{shown} of {games} games</source>
        <translation>{shown} de {games} partidas</translation>
    </message>
    <message numerus="yes">
        <source>{when}: %n game(s)</source>
        <translation>
            <numerusform>{when}: %n partida</numerusform>
            <numerusform>{when}: %n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>… and {number} more</source>
        <translation>… y {number} más</translation>
    </message>
</context>
<context>
    <name>GoalProgress</name>
    <message>
        <source>This board has no such words.</source>
        <translation>Este tablero no tiene palabras así.</translation>
    </message>
</context>
<context>
    <name>GoalSentences</name>
    <message numerus="yes">
        <source>%n ahead of your best</source>
        <translation>
            <numerusform>%n por delante de tu récord</numerusform>
            <numerusform>%n por delante de tu récord</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more next time for your goal.</source>
        <translation>
            <numerusform>%n más la próxima vez para tu meta.</numerusform>
            <numerusform>%n más la próxima vez para tu meta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n palabra</numerusform>
            <numerusform>%n palabras</numerusform>
        </translation>
    </message>
    <message>
        <source>A tricky board!</source>
        <translation>¡Un tablero difícil!</translation>
    </message>
    <message numerus="yes">
        <source>A word of %n letter(s)</source>
        <translation>
            <numerusform>Una palabra de %n letra</numerusform>
            <numerusform>Una palabra de %n letras</numerusform>
        </translation>
    </message>
    <message>
        <source>First letter?</source>
        <translation>¿Primera letra?</translation>
    </message>
    <message>
        <source>Goal reached in {time}</source>
        <translation>Meta alcanzada en {time}</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message numerus="yes">
        <source>Hints for %n word(s).</source>
        <translation>
            <numerusform>Pistas para %n palabra.</numerusform>
            <numerusform>Pistas para %n palabras.</numerusform>
        </translation>
    </message>
    <message>
        <source>Letters {parts}</source>
        <translation>Letras {parts}</translation>
    </message>
    <message>
        <source>More letters?</source>
        <translation>¿Más letras?</translation>
    </message>
    <message>
        <source>Next hint</source>
        <translation>Otra pista</translation>
    </message>
    <message>
        <source>Small goal: {goal}</source>
        <translation>Pequeña meta: {goal}</translation>
    </message>
    <message>
        <source>The word is {word}. It scores nothing now.</source>
        <translation>La palabra es {word}. Ya no da puntos.</translation>
    </message>
    <message>
        <source>Which word?</source>
        <translation>¿Qué palabra?</translation>
    </message>
    <message numerus="yes">
        <source>You found %n word(s)</source>
        <translation>
            <numerusform>Has encontrado %n palabra</numerusform>
            <numerusform>Has encontrado %n palabras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a word of %n letter(s)</source>
        <translation>
            <numerusform>una palabra de %n letra</numerusform>
            <numerusform>una palabra de %n letras</numerusform>
        </translation>
    </message>
    <message>
        <source>all of the words</source>
        <translation>todas las palabras</translation>
    </message>
    <message numerus="yes">
        <source>and %n other(s)</source>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>at the bottom</source>
        <translation>abajo</translation>
    </message>
    <message>
        <source>at the top</source>
        <translation>arriba</translation>
    </message>
    <message>
        <source>goal: {needed}</source>
        <translation>meta: {needed}</translation>
    </message>
    <message>
        <source>half of the words</source>
        <translation>la mitad de las palabras</translation>
    </message>
    <message>
        <source>in the bottom left</source>
        <translation>abajo a la izquierda</translation>
    </message>
    <message>
        <source>in the bottom right</source>
        <translation>abajo a la derecha</translation>
    </message>
    <message>
        <source>in the middle</source>
        <translation>en el centro</translation>
    </message>
    <message>
        <source>in the top left</source>
        <translation>arriba a la izquierda</translation>
    </message>
    <message>
        <source>in the top right</source>
        <translation>arriba a la derecha</translation>
    </message>
    <message>
        <source>level with your best</source>
        <translation>igual que tu récord</translation>
    </message>
    <message>
        <source>no goal</source>
        <translation>sin meta</translation>
    </message>
    <message>
        <source>on the left</source>
        <translation>a la izquierda</translation>
    </message>
    <message>
        <source>on the right</source>
        <translation>a la derecha</translation>
    </message>
    <message numerus="yes">
        <source>your best had %n more by now</source>
        <translation>
            <numerusform>tu récord llevaba ya %n más</numerusform>
            <numerusform>tu récord llevaba ya %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>{found} of {words} everyday words</source>
        <translation>{found} de {words} palabras corrientes</translation>
    </message>
    <message>
        <source>{found} of {words} simple words</source>
        <translation>{found} de {words} palabras sencillas</translation>
    </message>
    <message>
        <source>{found} of {words} words</source>
        <translation>{found} de {words} palabras</translation>
    </message>
    <message>
        <source>{found} of {words} words of {letters} letters</source>
        <translation>{found} de {words} palabras de {letters} letras</translation>
    </message>
    <message>
        <source>{hints} No points for {told}.</source>
        <translation>{hints} Sin puntos por {told}.</translation>
    </message>
    <message>
        <source>{letters} starts with {start} {where}.</source>
        <translation>{letters}: empieza con {start} {where}.</translation>
    </message>
    <message>
        <source>{letters} starts with {start}…</source>
        <translation>{letters}: empieza con {start}…</translation>
    </message>
    <message>
        <source>{letters} starts {where}.</source>
        <translation>{letters}: empieza {where}.</translation>
    </message>
    <message>
        <source>{share}% of the words</source>
        <translation>{share} % de las palabras</translation>
    </message>
    <message>
        <source>★ goal in {time}</source>
        <translation>★ meta en {time}</translation>
    </message>
</context>
<context>
    <name>GrantsRow</name>
    <message>
        <source> letters</source>
        <translation> letras</translation>
    </message>
    <message>
        <source> s longer</source>
        <translation> s más</translation>
    </message>
    <message>
        <source>Bonus points</source>
        <translation>Puntos extra</translation>
    </message>
    <message>
        <source>Extra seconds after the others stop</source>
        <translation>Segundos de más cuando paran los demás</translation>
    </message>
    <message>
        <source>Extra seconds of player {number}</source>
        <translation>Segundos extra del jugador {number}</translation>
    </message>
    <message>
        <source>Extra time</source>
        <translation>Tiempo extra</translation>
    </message>
    <message>
        <source>Head start per round for player {number}</source>
        <translation>Puntos por ronda para el jugador {number}</translation>
    </message>
    <message>
        <source>Minimum length</source>
        <translation>Longitud mínima</translation>
    </message>
    <message>
        <source>Points this player starts each round with</source>
        <translation>Puntos al empezar cada ronda</translation>
    </message>
    <message>
        <source>Shortest word of player {number}</source>
        <translation>Palabra más corta del jugador {number}</translation>
    </message>
    <message>
        <source>Shortest word this player may use</source>
        <translation>La palabra más corta permitida</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Equipo</translation>
    </message>
    <message>
        <source>Team of player {number}</source>
        <translation>Equipo del jugador {number}</translation>
    </message>
    <message>
        <source>as usual</source>
        <translation>lo normal</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>plays alone</source>
        <translation>juega por su cuenta</translation>
    </message>
</context>
<context>
    <name>HallWindow</name>
    <message>
        <source>Back in a moment</source>
        <translation>Volvemos enseguida</translation>
    </message>
    <message>
        <source>Boggle Desk for the room</source>
        <translation>Boggle Desk para toda la sala</translation>
    </message>
    <message>
        <source>Scan to join</source>
        <translation>Escanea para entrar</translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message numerus="yes">
        <source>%n place(s) found</source>
        <translation>
            <numerusform>%n sitio encontrado</numerusform>
            <numerusform>%n sitios encontrados</numerusform>
        </translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Índice</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Cómo se juega</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>No se encontró nada</translation>
    </message>
    <message>
        <source>Nothing found for “{words}”. Try another word.</source>
        <translation>No se encontró nada con «{words}». Prueba otra palabra.</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Search help</source>
        <translation>Buscar en la ayuda</translation>
    </message>
</context>
<context>
    <name>Hinting</name>
    <message numerus="yes">
        <source>%n letter(s)</source>
        <translation>
            <numerusform>%n letra</numerusform>
            <numerusform>%n letras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n ficha</numerusform>
            <numerusform>%n fichas</numerusform>
        </translation>
    </message>
    <message>
        <source>First letter?</source>
        <translation>¿Primera letra?</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>How long?</source>
        <translation>¿De cuántas letras?</translation>
    </message>
    <message>
        <source>It starts with {letter}.</source>
        <translation>Empieza por {letter}.</translation>
    </message>
    <message>
        <source>It&apos;s {word}, for {points}. Enter plays it. Esc removes it.</source>
        <translation>Es {word}, por {points}. Intro la juega. Esc la quita.</translation>
    </message>
    <message>
        <source>Look along row {row}.</source>
        <translation>Mira en la fila {row}.</translation>
    </message>
    <message>
        <source>Look down column {column}.</source>
        <translation>Mira en la columna {column}.</translation>
    </message>
    <message>
        <source>Looking for a hint…</source>
        <translation>Buscando una pista…</translation>
    </message>
    <message>
        <source>No good word here. Exchange some tiles.</source>
        <translation>Aquí no hay palabra buena. Cambia unas fichas.</translation>
    </message>
    <message>
        <source>No good word here. Exchange {tiles}.</source>
        <translation>Aquí no hay palabra buena. Cambia {tiles}.</translation>
    </message>
    <message>
        <source>Show again</source>
        <translation>Enseñar otra vez</translation>
    </message>
    <message>
        <source>The word has {letters} and uses {tiles} of yours.</source>
        <translation>La palabra tiene {letters} y usa {tiles} tuyas.</translation>
    </message>
    <message>
        <source>There&apos;s no hint right now.</source>
        <translation>Ahora mismo no hay pista.</translation>
    </message>
    <message>
        <source>There&apos;s nothing to play or exchange. Pass this turn.</source>
        <translation>No hay nada que poner ni cambiar. Pasa este turno.</translation>
    </message>
    <message>
        <source>Which word?</source>
        <translation>¿Qué palabra?</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>comodín</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message numerus="yes">
        <source>%n game(s) can&apos;t be read and are left out</source>
        <translation>
            <numerusform>%n partida no se puede leer y no está aquí</numerusform>
            <numerusform>%n partidas no se pueden leer y no están aquí</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Family</source>
        <translation>&amp;Familia</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>&amp;Partidas</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Jugadores</translation>
    </message>
    <message>
        <source>&amp;Records</source>
        <translation>&amp;Récords</translation>
    </message>
    <message>
        <source>Album</source>
        <translation>Álbum</translation>
    </message>
    <message>
        <source>All games…</source>
        <translation>Todas las partidas…</translation>
    </message>
    <message>
        <source>Boggle &amp;rounds</source>
        <translation>R&amp;ondas de Boggle</translation>
    </message>
    <message>
        <source>Boggle &amp;words</source>
        <translation>P&amp;alabras de Boggle</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Cifras</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Dejar</translation>
    </message>
    <message>
        <source>Reading your games: {done} of {all}</source>
        <translation>Leyendo vuestras partidas: {done} de {all}</translation>
    </message>
    <message>
        <source>Remove player</source>
        <translation>Quitar jugador</translation>
    </message>
    <message>
        <source>Remove player…</source>
        <translation>Quitar jugador…</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>Quitar a {name}</translation>
    </message>
    <message>
        <source>Remove {name} from games, settings and the quiz for good? The games stay, without the name.</source>
        <translation>¿Quitar a {name} para siempre de partidas, ajustes y repaso? Las partidas se quedan, sin el nombre.</translation>
    </message>
    <message>
        <source>Save as a table</source>
        <translation>Guardar como tabla</translation>
    </message>
    <message>
        <source>Save as a table…</source>
        <translation>Guardar como tabla…</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Guardada como {file}.</translation>
    </message>
    <message>
        <source>Scrabble &amp;turns</source>
        <translation>&amp;Turnos de Scrabble</translation>
    </message>
    <message>
        <source>Table for spreadsheets</source>
        <translation>Tabla para hojas de cálculo</translation>
    </message>
    <message>
        <source>The player wasn&apos;t removed</source>
        <translation>No se quitó al jugador</translation>
    </message>
    <message>
        <source>The table wasn&apos;t saved</source>
        <translation>No se guardó la tabla</translation>
    </message>
    <message>
        <source>{name} is no longer in your history.</source>
        <translation>{name} ya no está en vuestro historial.</translation>
    </message>
</context>
<context>
    <name>HistoryStrings</name>
    <message numerus="yes">
        <source>%n bingo(s) in a game</source>
        <translation>
            <numerusform>%n scrabble en una partida</numerusform>
            <numerusform>%n scrabbles en una partida</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuto</numerusform>
            <numerusform>%n minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) behind</source>
        <translation>
            <numerusform>%n punto por detrás</numerusform>
            <numerusform>%n puntos por detrás</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in a game</source>
        <translation>
            <numerusform>%n punto en una partida</numerusform>
            <numerusform>%n puntos en una partida</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in a round</source>
        <translation>
            <numerusform>%n punto en una ronda</numerusform>
            <numerusform>%n puntos en una ronda</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n segundo</numerusform>
            <numerusform>%n segundos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tie(s)</source>
        <translation>
            <numerusform>%n empate</numerusform>
            <numerusform>%n empates</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s) in a round</source>
        <translation>
            <numerusform>%n palabra en una ronda</numerusform>
            <numerusform>%n palabras en una ronda</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s) nobody else had</source>
        <translation>
            <numerusform>%n palabra que nadie más tenía</numerusform>
            <numerusform>%n palabras que nadie más tenía</numerusform>
        </translation>
    </message>
    <message>
        <source>A tie: {names}</source>
        <translation>Empate: {names}</translation>
    </message>
    <message>
        <source>An evening for {names}</source>
        <translation>Una noche para {names}</translation>
    </message>
    <message>
        <source>Best Boggle game</source>
        <translation>Mejor partida de Boggle</translation>
    </message>
    <message>
        <source>Best Boggle round</source>
        <translation>Mejor ronda de Boggle</translation>
    </message>
    <message>
        <source>Best Boggle word</source>
        <translation>Mejor palabra de Boggle</translation>
    </message>
    <message>
        <source>Best Scrabble game</source>
        <translation>Mejor partida de Scrabble</translation>
    </message>
    <message>
        <source>Best Scrabble play</source>
        <translation>Mejor jugada de Scrabble</translation>
    </message>
    <message>
        <source>Best game</source>
        <translation>Mejor partida</translation>
    </message>
    <message>
        <source>Best play</source>
        <translation>Mejor jugada</translation>
    </message>
    <message>
        <source>Best plays found</source>
        <translation>Mejores jugadas halladas</translation>
    </message>
    <message>
        <source>Best round</source>
        <translation>Mejor ronda</translation>
    </message>
    <message>
        <source>Best word</source>
        <translation>Mejor palabra</translation>
    </message>
    <message>
        <source>Biggest comeback</source>
        <translation>Mayor remontada</translation>
    </message>
    <message>
        <source>Biggest win</source>
        <translation>Victoria más amplia</translation>
    </message>
    <message>
        <source>Bingos in a game</source>
        <translation>Scrabbles en una partida</translation>
    </message>
    <message>
        <source>Boggle and Scrabble</source>
        <translation>Boggle y Scrabble</translation>
    </message>
    <message>
        <source>Closest finish</source>
        <translation>El final más reñido</translation>
    </message>
    <message>
        <source>Dearest turn</source>
        <translation>Turno más caro</translation>
    </message>
    <message>
        <source>Exchanges and passes</source>
        <translation>Cambios y pases</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Games archived</source>
        <translation>Partidas archivadas</translation>
    </message>
    <message>
        <source>Games finished</source>
        <translation>Partidas acabadas</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Partidas ganadas</translation>
    </message>
    <message>
        <source>Hints taken</source>
        <translation>Pistas usadas</translation>
    </message>
    <message>
        <source>Letters in a word</source>
        <translation>Letras de una palabra</translation>
    </message>
    <message>
        <source>Longest word</source>
        <translation>Palabra más larga</translation>
    </message>
    <message>
        <source>Most bingos in a game</source>
        <translation>Más scrabbles en una partida</translation>
    </message>
    <message>
        <source>Most points for a play</source>
        <translation>Más puntos en una jugada</translation>
    </message>
    <message>
        <source>Most points for a word</source>
        <translation>Más puntos en una palabra</translation>
    </message>
    <message>
        <source>Most points in a game</source>
        <translation>Más puntos en una partida</translation>
    </message>
    <message>
        <source>Most points in a round</source>
        <translation>Más puntos en una ronda</translation>
    </message>
    <message>
        <source>Most words in a round</source>
        <translation>Más palabras en una ronda</translation>
    </message>
    <message>
        <source>Most words only one player had</source>
        <translation>Más palabras que solo tenía uno</translation>
    </message>
    <message>
        <source>New record: {what}! {name} beats the old best.</source>
        <translation>¡Nuevo récord: {what}! {name} supera la marca anterior.</translation>
    </message>
    <message>
        <source>New record: {what}! {name} beats {loser}.</source>
        <translation>¡Nuevo récord: {what}! {name} supera a {loser}.</translation>
    </message>
    <message>
        <source>Nothing to show yet. Finish a game.</source>
        <translation>Aún no hay nada que mostrar. Terminad una partida.</translation>
    </message>
    <message>
        <source>Our year at the table</source>
        <translation>Nuestro año de juegos</translation>
    </message>
    <message>
        <source>Our year {year}</source>
        <translation>Nuestro año {year}</translation>
    </message>
    <message>
        <source>Per Boggle round</source>
        <translation>Por ronda de Boggle</translation>
    </message>
    <message>
        <source>Per Scrabble game</source>
        <translation>Por partida de Scrabble</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Plays that went back</source>
        <translation>Jugadas retiradas</translation>
    </message>
    <message>
        <source>Plays that were bingos</source>
        <translation>Jugadas con scrabble</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Points in a game</source>
        <translation>Puntos en una partida</translation>
    </message>
    <message>
        <source>Points in a round</source>
        <translation>Puntos en una ronda</translation>
    </message>
    <message>
        <source>Points in a turn</source>
        <translation>Puntos en un turno</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>Tied, half a win each</source>
        <translation>Empate, media victoria cada uno</translation>
    </message>
    <message>
        <source>Tiles in a play</source>
        <translation>Fichas en una jugada</translation>
    </message>
    <message>
        <source>Time at the table</source>
        <translation>Tiempo a la mesa</translation>
    </message>
    <message>
        <source>What a turn cost</source>
        <translation>Coste por turno</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>Words crossed off</source>
        <translation>Palabras tachadas</translation>
    </message>
    <message>
        <source>Words in a minute</source>
        <translation>Palabras por minuto</translation>
    </message>
    <message>
        <source>Words nobody else had</source>
        <translation>Palabras que nadie más tenía</translation>
    </message>
    <message>
        <source>Words not in the dictionary</source>
        <translation>Palabras fuera del diccionario</translation>
    </message>
    <message>
        <source>Wrong challenges</source>
        <translation>Impugnaciones fallidas</translation>
    </message>
    <message numerus="yes">
        <source>a win by %n point(s)</source>
        <translation>
            <numerusform>una victoria por %n punto</numerusform>
            <numerusform>una victoria por %n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a win from %n point(s) behind</source>
        <translation>
            <numerusform>una victoria desde %n punto por detrás</numerusform>
            <numerusform>una victoria desde %n puntos por detrás</numerusform>
        </translation>
    </message>
    <message>
        <source>alone</source>
        <translation>por su cuenta</translation>
    </message>
    <message numerus="yes">
        <source>from %n letter(s)</source>
        <translation>
            <numerusform>desde %n letra</numerusform>
            <numerusform>desde %n letras</numerusform>
        </translation>
    </message>
    <message>
        <source>racks of {rack}, {bonus} for {tiles} tiles</source>
        <translation>atriles de {rack}, {bonus} por {tiles} fichas</translation>
    </message>
    <message>
        <source>seats changed</source>
        <translation>con cambios en la mesa</translation>
    </message>
    <message>
        <source>with hints</source>
        <translation>con pistas</translation>
    </message>
    <message>
        <source>without a clock</source>
        <translation>sin reloj</translation>
    </message>
    <message>
        <source>{day}: {measure} {value}</source>
        <translation>{day}: {measure} {value}</translation>
    </message>
    <message numerus="yes">
        <source>{games} on %n evening(s)</source>
        <translation>
            <numerusform>{games} en %n noche</numerusform>
            <numerusform>{games} en %n noches</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}: {parts}</source>
        <translation>{game}: {parts}</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} h {minutes} min</translation>
    </message>
    <message numerus="yes">
        <source>{measure} in %n game(s): from {first} to {last}. Each is the mean of up to {window} games. Your best was {most} on {day}.</source>
        <translation>
            <numerusform>{measure} en %n partida: de {first} a {last}. Cada valor es la media de hasta {window} partidas. Tu mejor marca fue {most} el {day}.</numerusform>
            <numerusform>{measure} en %n partidas: de {first} a {last}. Cada valor es la media de hasta {window} partidas. Tu mejor marca fue {most} el {day}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} had the last laugh</source>
        <translation>Quien ríe el último: {names}</translation>
    </message>
    <message>
        <source>{names} shared the evening</source>
        <translation>Noche empatada: {names}</translation>
    </message>
    <message>
        <source>{names} won</source>
        <translation>Victoria: {names}</translation>
    </message>
    <message>
        <source>{names} won the evening</source>
        <translation>La noche es de {names}</translation>
    </message>
    <message>
        <source>{name} against {other}: {ahead} won and {behind} lost</source>
        <translation>{name} contra {other}: {ahead} ganadas y {behind} perdidas</translation>
    </message>
    <message numerus="yes">
        <source>{name} by %n point(s)</source>
        <translation>
            <numerusform>{name} por %n punto</numerusform>
            <numerusform>{name} por %n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has now played %n game(s)!</source>
        <translation>
            <numerusform>¡{name} ya ha jugado %n partida!</numerusform>
            <numerusform>¡{name} ya ha jugado %n partidas!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has won %n game(s) in a row!</source>
        <translation>
            <numerusform>¡{name} ha ganado %n partida seguida!</numerusform>
            <numerusform>¡{name} ha ganado %n partidas seguidas!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has won the last %n game(s)</source>
        <translation>
            <numerusform>{name} ha ganado la última partida (%n)</numerusform>
            <numerusform>{name} ha ganado las últimas %n partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} once won %n game(s) in a row</source>
        <translation>
            <numerusform>{name} llegó a ganar %n partida seguida</numerusform>
            <numerusform>{name} llegó a ganar %n partidas seguidas</numerusform>
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
        <translation>Lo mejor de {name} hasta hoy: ¡{what}!</translation>
    </message>
    <message>
        <source>{terms} ({games})</source>
        <translation>{terms} ({games})</translation>
    </message>
    <message>
        <source>{won} of {games} ({share})</source>
        <translation>{won} de {games} ({share})</translation>
    </message>
    <message numerus="yes">
        <source>{word} for %n point(s)</source>
        <translation>
            <numerusform>{word} por %n punto</numerusform>
            <numerusform>{word} por %n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{word} with %n letter(s)</source>
        <translation>
            <numerusform>{word} con %n letra</numerusform>
            <numerusform>{word} con %n letras</numerusform>
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
        <translation>No se puede leer vuestro historial: {reason}</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;Cómo se juega</translation>
    </message>
    <message>
        <source>Everyone hunts at once</source>
        <translation>Todos buscan a la vez</translation>
    </message>
    <message>
        <source>More tools…</source>
        <translation>Más herramientas…</translation>
    </message>
    <message>
        <source>Play Boggle</source>
        <translation>Jugar a Boggle</translation>
    </message>
    <message>
        <source>Play Scrabble</source>
        <translation>Jugar a Scrabble</translation>
    </message>
    <message>
        <source>Print or save as PD&amp;F…</source>
        <translation>Imprimir o guardar en PD&amp;F…</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>&amp;Ajustes…</translation>
    </message>
    <message>
        <source>Saved &amp;games…</source>
        <translation>Partidas &amp;guardadas…</translation>
    </message>
    <message>
        <source>Take turns, tile by tile</source>
        <translation>Por turnos, ficha a ficha</translation>
    </message>
    <message>
        <source>You against a computer</source>
        <translation>Tú contra un ordenador</translation>
    </message>
</context>
<context>
    <name>HouseCard</name>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n día seguido</numerusform>
            <numerusform>%n días seguidos</numerusform>
        </translation>
    </message>
    <message>
        <source>All {number} ›</source>
        <translation>Todas ({number}) ›</translation>
    </message>
    <message>
        <source>As the dictionary says</source>
        <translation>Como el diccionario</translation>
    </message>
    <message>
        <source>At your house today</source>
        <translation>Hoy en casa</translation>
    </message>
    <message>
        <source>House word</source>
        <translation>Palabra de casa</translation>
    </message>
    <message>
        <source>House words</source>
        <translation>Palabras de casa</translation>
    </message>
    <message>
        <source>Someone else…</source>
        <translation>Otra persona…</translation>
    </message>
    <message>
        <source>Your family decides. Undo any time.</source>
        <translation>Decide tu familia. Se puede deshacer cuando quieras.</translation>
    </message>
    <message>
        <source>Your turn?</source>
        <translation>¿Te toca?</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>aún no</translation>
    </message>
    <message>
        <source>{word} counts</source>
        <translation>{word} cuenta</translation>
    </message>
    <message>
        <source>{word} doesn&apos;t count</source>
        <translation>{word} no cuenta</translation>
    </message>
    <message>
        <source>✓ played</source>
        <translation>✓ jugado</translation>
    </message>
</context>
<context>
    <name>HouseOffer</name>
    <message>
        <source>Leave {word} out at home</source>
        <translation>No contar {word} en casa</translation>
    </message>
    <message>
        <source>Make {word} a house word</source>
        <translation>Hacer de {word} una palabra de casa</translation>
    </message>
    <message>
        <source>{word} as in the dictionary again</source>
        <translation>{word} otra vez como en el diccionario</translation>
    </message>
</context>
<context>
    <name>HouseStrings</name>
    <message>
        <source>A house word has only letters of this dictionary.</source>
        <translation>Una palabra de casa solo lleva letras de este diccionario.</translation>
    </message>
    <message>
        <source>A house word has {least} to {most} letters.</source>
        <translation>Una palabra de casa tiene de {least} a {most} letras.</translation>
    </message>
    <message>
        <source>From your next game on the dictionary decides about {word}.</source>
        <translation>Desde vuestra próxima partida decide el diccionario sobre {word}.</translation>
    </message>
    <message>
        <source>Only Settings can let hurtful or crude words count.</source>
        <translation>Solo los ajustes pueden admitir palabras hirientes o groseras.</translation>
    </message>
    <message>
        <source>There are {most} house words. Take one out first.</source>
        <translation>Ya hay {most} palabras de casa. Quita antes una.</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>cuenta</translation>
    </message>
    <message>
        <source>doesn&apos;t count</source>
        <translation>no cuenta</translation>
    </message>
    <message>
        <source>{word} counts from your next game on.</source>
        <translation>{word} cuenta desde vuestra próxima partida.</translation>
    </message>
    <message>
        <source>{word} doesn&apos;t count from your next game on.</source>
        <translation>{word} no cuenta desde vuestra próxima partida.</translation>
    </message>
</context>
<context>
    <name>InfoCard</name>
    <message>
        <source>Back to turns</source>
        <translation>Volver a los turnos</translation>
    </message>
    <message>
        <source>My last turn</source>
        <translation>Mi último turno</translation>
    </message>
    <message>
        <source>My last turn…</source>
        <translation>Mi último turno…</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Turnos</translation>
    </message>
    <message>
        <source>Unseen</source>
        <translation>Quedan</translation>
    </message>
    <message>
        <source>What could I have played? (F3)</source>
        <translation>¿Qué podría haber jugado? (F3)</translation>
    </message>
</context>
<context>
    <name>JoinPage</name>
    <message>
        <source>A seat is free</source>
        <translation>Hay un sitio libre</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>Another phone can then play for {name}.</source>
        <translation>Así otro móvil puede jugar por {name}.</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Both need the same Wi-Fi, and no guest network.</source>
        <translation>Ambos necesitan la misma wifi, no una red de invitados.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Carry on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Everybody&apos;s phone leaves the game. What they wrote stays.</source>
        <translation>Todos los móviles salen de la partida. Lo escrito se queda.</translation>
    </message>
    <message>
        <source>Free this seat</source>
        <translation>Liberar el sitio</translation>
    </message>
    <message>
        <source>If a firewall asks, let Boggle Desk through.</source>
        <translation>Si pregunta un cortafuegos, deja pasar a Boggle Desk.</translation>
    </message>
    <message>
        <source>Looking for your network…</source>
        <translation>Buscando tu red…</translation>
    </message>
    <message>
        <source>Nothing opens?</source>
        <translation>¿No se abre nada?</translation>
    </message>
    <message>
        <source>Phones can&apos;t join at {address}.</source>
        <translation>Por {address} no puede entrar ningún móvil.</translation>
    </message>
    <message>
        <source>Phones can&apos;t join here. Try again or restart Boggle Desk.</source>
        <translation>Los móviles no pueden entrar aquí. Inténtalo otra vez o reinicia Boggle Desk.</translation>
    </message>
    <message>
        <source>Phones follow by themselves if they can reach it.</source>
        <translation>Los móviles siguen solos si pueden llegar allí.</translation>
    </message>
    <message>
        <source>Play without</source>
        <translation>Jugar sin ellos</translation>
    </message>
    <message>
        <source>Play without phones</source>
        <translation>Jugar sin móviles</translation>
    </message>
    <message>
        <source>Play without phones?</source>
        <translation>¿Jugar sin móviles?</translation>
    </message>
    <message>
        <source>Scan to join</source>
        <translation>Escanea y juega</translation>
    </message>
    <message>
        <source>Show the board on phones too</source>
        <translation>Mostrar el tablero también en los móviles</translation>
    </message>
    <message numerus="yes">
        <source>Start with %n player(s)</source>
        <translation>
            <numerusform>Empezar con %n jugador</numerusform>
            <numerusform>Empezar con %n jugadores</numerusform>
        </translation>
    </message>
    <message>
        <source>This computer isn&apos;t on a network. Join your Wi-Fi first.</source>
        <translation>Este ordenador no está en ninguna red. Conéctalo antes a la wifi.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Use another address?</source>
        <translation>¿Usar otra dirección?</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Usarla</translation>
    </message>
    <message>
        <source>VPN</source>
        <translation>VPN</translation>
    </message>
    <message>
        <source>Waiting for the first phone…</source>
        <translation>Esperando el primer móvil…</translation>
    </message>
    <message>
        <source>Wi-Fi</source>
        <translation>wifi</translation>
    </message>
    <message>
        <source>Your phone becomes your paper. Nothing to install.</source>
        <translation>Tu móvil es tu papel. No hay que instalar nada.</translation>
    </message>
    <message>
        <source>Your phone becomes your rack. Nothing to install.</source>
        <translation>Tu móvil es tu atril. No hay que instalar nada.</translation>
    </message>
    <message>
        <source>cable</source>
        <translation>cable</translation>
    </message>
    <message>
        <source>inside this computer</source>
        <translation>dentro de este ordenador</translation>
    </message>
    <message>
        <source>not connected</source>
        <translation>sin conexión</translation>
    </message>
    <message>
        <source>on paper</source>
        <translation>en papel</translation>
    </message>
    <message>
        <source>on this screen</source>
        <translation>en esta pantalla</translation>
    </message>
    <message>
        <source>or open {address} on the same Wi-Fi</source>
        <translation>o abre {address} en la misma wifi</translation>
    </message>
    <message>
        <source>scan to sit down</source>
        <translation>escanea y siéntate</translation>
    </message>
    <message>
        <source>typing a name</source>
        <translation>escribe un nombre</translation>
    </message>
    <message>
        <source>{ready} of {seats} ready</source>
        <translation>{ready} de {seats} listos</translation>
    </message>
</context>
<context>
    <name>KeepsakeSheet</name>
    <message>
        <source>A keepsake of this game</source>
        <translation>Un recuerdo de esta partida</translation>
    </message>
    <message>
        <source>Keepsake</source>
        <translation>Recuerdo</translation>
    </message>
</context>
<context>
    <name>LastTurn</name>
    <message>
        <source>Looking for better plays…</source>
        <translation>Buscando jugadas mejores…</translation>
    </message>
    <message>
        <source>Something went wrong. Please try again.</source>
        <translation>Algo salió mal. Inténtalo otra vez.</translation>
    </message>
    <message>
        <source>These rules show the best plays after the game.</source>
        <translation>Con estas reglas, las mejores jugadas se ven tras la partida.</translation>
    </message>
    <message>
        <source>You haven&apos;t played yet.</source>
        <translation>Aún no has jugado.</translation>
    </message>
    <message>
        <source>You&apos;ll see it when it&apos;s your turn again.</source>
        <translation>Lo verás cuando te toque otra vez.</translation>
    </message>
</context>
<context>
    <name>LayPanel</name>
    <message>
        <source> or </source>
        <translation> o </translation>
    </message>
    <message>
        <source>Board code: {code}</source>
        <translation>Código del tablero: {code}</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vaciar</translation>
    </message>
    <message>
        <source>Enter the letters</source>
        <translation>Mete las letras</translation>
    </message>
    <message>
        <source>No box we know has these letters.</source>
        <translation>Ninguna caja que conozcamos tiene estas letras.</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>Paste letters or a code (Ctrl+V)</source>
        <translation>Pegar letras o un código (Ctrl+V)</translation>
    </message>
    <message>
        <source>Shift and a letter give its pair, such as Th.</source>
        <translation>Mayús y una letra dan su pareja, como Th.</translation>
    </message>
    <message>
        <source>Size of the board</source>
        <translation>Tamaño del tablero</translation>
    </message>
    <message>
        <source>That&apos;s too long for a board.</source>
        <translation>Es demasiado largo para un tablero.</translation>
    </message>
    <message>
        <source>That&apos;s {count} letters. A board needs 16, 25 or 36.</source>
        <translation>Son {count} letras. Un tablero lleva 16, 25 o 36.</translation>
    </message>
    <message>
        <source>The cubes may come from: {names}.</source>
        <translation>Los dados podrían ser de: {names}.</translation>
    </message>
    <message>
        <source>There&apos;s nothing to paste. Copy some letters first.</source>
        <translation>No hay nada que pegar. Copia antes unas letras.</translation>
    </message>
    <message>
        <source>They look like {name}, except for {letters}. Is that right?</source>
        <translation>Parecen {name}, salvo {letters}. ¿Es así?</translation>
    </message>
    <message>
        <source>Type them row by row, or click a square and then its letter. Q is Qu. # is a solid face. Space leaves a square empty.</source>
        <translation>Escríbelas fila a fila, o pulsa una casilla y luego su letra. Q es Qu. # es una cara sin letra. Espacio deja una casilla vacía.</translation>
    </message>
    <message>
        <source>{known} of {all} squares filled.</source>
        <translation>{known} de {all} casillas llenas.</translation>
    </message>
    <message>
        <source>{letter} in row {row}, column {column}</source>
        <translation>{letter} en la fila {row}, columna {column}</translation>
    </message>
    <message>
        <source>“{sign}” isn&apos;t a letter. Copy letters only.</source>
        <translation>«{sign}» no es una letra. Copia solo letras.</translation>
    </message>
</context>
<context>
    <name>LeadPlot</name>
    <message>
        <source>The chance to win, turn by turn</source>
        <translation>La opción de ganar, turno a turno</translation>
    </message>
    <message>
        <source>The lead, turn by turn</source>
        <translation>La ventaja, turno a turno</translation>
    </message>
    <message>
        <source>▲ costly turn</source>
        <translation>▲ turno caro</translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message numerus="yes">
        <source>%n card(s) added to the quiz.</source>
        <translation>
            <numerusform>%n tarjeta añadida al repaso.</numerusform>
            <numerusform>%n tarjetas añadidas al repaso.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Quiz</source>
        <translation>&amp;Repaso</translation>
    </message>
    <message>
        <source>&amp;Quiz ({number})</source>
        <translation>&amp;Repaso ({number})</translation>
    </message>
    <message>
        <source>&amp;Words</source>
        <translation>Pa&amp;labras</translation>
    </message>
    <message>
        <source>Another name…</source>
        <translation>Otro nombre…</translation>
    </message>
    <message>
        <source>Child</source>
        <translation>Peque</translation>
    </message>
    <message>
        <source>Grown-up</source>
        <translation>Mayor</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Looking through your games: {done} of {total}</source>
        <translation>Mirando vuestras partidas: {done} de {total}</translation>
    </message>
    <message>
        <source>Me</source>
        <translation>Yo</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Significado</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Nombre:</translation>
    </message>
    <message>
        <source>Only words that count can be asked.</source>
        <translation>Solo se pueden preguntar palabras que cuentan.</translation>
    </message>
    <message>
        <source>S&amp;pot it</source>
        <translation>&amp;Encuéntrala</translation>
    </message>
    <message>
        <source>They&apos;re in the quiz already.</source>
        <translation>Ya están en el repaso.</translation>
    </message>
    <message>
        <source>Who learns</source>
        <translation>Quién aprende</translation>
    </message>
    <message>
        <source>Who learns?</source>
        <translation>¿Quién aprende?</translation>
    </message>
    <message>
        <source>Whose words</source>
        <translation>Palabras de quién</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Palabra</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Palabras</translation>
    </message>
    <message>
        <source>Words in the quiz</source>
        <translation>Palabras del repaso</translation>
    </message>
    <message>
        <source>Words to learn next</source>
        <translation>Palabras que aprender ahora</translation>
    </message>
    <message>
        <source>{word} won&apos;t be asked. Undo brings it back.</source>
        <translation>{word} ya no saldrá. Deshacer la devuelve.</translation>
    </message>
</context>
<context>
    <name>LearnStrings</name>
    <message numerus="yes">
        <source>%n card(s) wait in {language}.</source>
        <translation>
            <numerusform>%n tarjeta espera: {language}.</numerusform>
            <numerusform>%n tarjetas esperan: {language}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more new word(s)</source>
        <translation>
            <numerusform>%n palabra nueva más</numerusform>
            <numerusform>%n palabras nuevas más</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;No, it isn&apos;t</source>
        <translation>&amp;No, no lo es</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Yes, it is</source>
        <translation>&amp;Sí, lo es</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>Begins with</source>
        <translation>Empieza por</translation>
    </message>
    <message>
        <source>Cards: {cards} · {new} new · {learning} on the way · {learned} learned</source>
        <translation>Tarjetas: {cards} · {new} nuevas · {learning} en camino · {learned} aprendidas</translation>
    </message>
    <message>
        <source>Contains</source>
        <translation>Contiene</translation>
    </message>
    <message>
        <source>Ends with</source>
        <translation>Acaba en</translation>
    </message>
    <message>
        <source>Getting your cards…</source>
        <translation>Buscando tus tarjetas…</translation>
    </message>
    <message>
        <source>Hooks</source>
        <translation>Ganchos</translation>
    </message>
    <message>
        <source>I don&apos;t &amp;know</source>
        <translation>No lo &amp;sé</translation>
    </message>
    <message>
        <source>Is it a word?</source>
        <translation>¿Es una palabra?</translation>
    </message>
    <message>
        <source>Is this word in the dictionary?</source>
        <translation>¿Está esta palabra en el diccionario?</translation>
    </message>
    <message>
        <source>Left out: {letters}.</source>
        <translation>Faltaban: {letters}.</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Letras</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Significado</translation>
    </message>
    <message>
        <source>Mixed letters</source>
        <translation>Letras revueltas</translation>
    </message>
    <message>
        <source>More come tomorrow.</source>
        <translation>Mañana vienen más.</translation>
    </message>
    <message>
        <source>Never &amp;ask again</source>
        <translation>No pre&amp;guntar más</translation>
    </message>
    <message>
        <source>New words</source>
        <translation>Palabras nuevas</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>No cards yet. Add new words, or a word list.</source>
        <translation>Aún no hay tarjetas. Añade palabras nuevas o una lista.</translation>
    </message>
    <message>
        <source>No hooks: {letters}.</source>
        <translation>No son ganchos: {letters}.</translation>
    </message>
    <message>
        <source>Nothing is due today.</source>
        <translation>Hoy no toca nada.</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Patrón</translation>
    </message>
    <message>
        <source>The shortest length is longer than the longest.</source>
        <translation>La longitud mínima es mayor que la máxima.</translation>
    </message>
    <message>
        <source>Today: {right} of {answers} right, {left} to go</source>
        <translation>Hoy: {right} de {answers} bien, quedan {left}</translation>
    </message>
    <message>
        <source>Type an answer or tap the letters.</source>
        <translation>Escribe una respuesta o toca las letras.</translation>
    </message>
    <message>
        <source>What &amp;does it mean?</source>
        <translation>¿Qué si&amp;gnifica?</translation>
    </message>
    <message>
        <source>Which letters make another word after it?</source>
        <translation>¿Qué letras forman otra palabra detrás?</translation>
    </message>
    <message>
        <source>Which letters make another word in front of it?</source>
        <translation>¿Qué letras forman otra palabra delante?</translation>
    </message>
    <message>
        <source>Which word do these letters make?</source>
        <translation>¿Qué palabra forman estas letras?</translation>
    </message>
    <message numerus="yes">
        <source>Which word of %n letter(s) means this?</source>
        <translation>
            <numerusform>¿Qué palabra de %n letra significa esto?</numerusform>
            <numerusform>¿Qué palabra de %n letras significa esto?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You&apos;ll see it again in %n day(s).</source>
        <translation>
            <numerusform>La verás otra vez dentro de %n día.</numerusform>
            <numerusform>La verás otra vez dentro de %n días.</numerusform>
        </translation>
    </message>
    <message>
        <source>You&apos;ll see it again in a moment.</source>
        <translation>La verás otra vez enseguida.</translation>
    </message>
    <message>
        <source>You&apos;ll see it again tomorrow.</source>
        <translation>La verás otra vez mañana.</translation>
    </message>
    <message numerus="yes">
        <source>Your next cards come in %n day(s).</source>
        <translation>
            <numerusform>Tus próximas tarjetas llegan dentro de %n día.</numerusform>
            <numerusform>Tus próximas tarjetas llegan dentro de %n días.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n day(s)</source>
        <translation>
            <numerusform>dentro de %n día</numerusform>
            <numerusform>dentro de %n días</numerusform>
        </translation>
    </message>
    <message>
        <source>missed {missed} of {chances}</source>
        <translation>fallada {missed} de {chances}</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nueva</translation>
    </message>
    <message>
        <source>no letter at all</source>
        <translation>ninguna letra</translation>
    </message>
    <message>
        <source>not in this dictionary</source>
        <translation>no está en este diccionario</translation>
    </message>
    <message>
        <source>today</source>
        <translation>hoy</translation>
    </message>
    <message>
        <source>tomorrow</source>
        <translation>mañana</translation>
    </message>
    <message>
        <source>waits in {language}</source>
        <translation>espera: {language}</translation>
    </message>
    <message>
        <source>{field}: that&apos;s too long.</source>
        <translation>{field}: es demasiado largo.</translation>
    </message>
    <message>
        <source>{field}: “{sign}” isn&apos;t a letter you can use here.</source>
        <translation>{field}: «{sign}» no es una letra que valga aquí.</translation>
    </message>
    <message>
        <source>{word} is a word</source>
        <translation>{word} es una palabra</translation>
    </message>
    <message>
        <source>{word} isn&apos;t a word, {other} is</source>
        <translation>{word} no es una palabra, {other} sí</translation>
    </message>
    <message>
        <source>→ {answer}</source>
        <translation>→ {answer}</translation>
    </message>
    <message>
        <source>≈ That counts too. Look for another one.</source>
        <translation>≈ Esa también vale. Busca otra.</translation>
    </message>
    <message>
        <source>✓ Done for today.</source>
        <translation>✓ Listo por hoy.</translation>
    </message>
    <message>
        <source>✓ Right: {answer}</source>
        <translation>✓ Bien: {answer}</translation>
    </message>
    <message>
        <source>✗ No: {answer}</source>
        <translation>✗ No: {answer}</translation>
    </message>
    <message>
        <source>✗ Not quite: {answer}.</source>
        <translation>✗ No del todo: {answer}.</translation>
    </message>
</context>
<context>
    <name>LexicaDialog</name>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln palabra</numerusform>
            <numerusform>%Ln palabras</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Add a word list…</source>
        <translation>&amp;Añadir una lista de palabras…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>&amp;Letters of the list:</source>
        <translation>&amp;Letras de la lista:</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation>&amp;Quitar…</translation>
    </message>
    <message>
        <source>&amp;Use this dictionary</source>
        <translation>&amp;Usar este diccionario</translation>
    </message>
    <message>
        <source>A game in progress uses it. That game will use the built-in dictionary.</source>
        <translation>Una partida en curso la usa. Pasará a usar el diccionario del juego.</translation>
    </message>
    <message>
        <source>Add a word list</source>
        <translation>Añadir una lista de palabras</translation>
    </message>
    <message>
        <source>Added.</source>
        <translation>Añadida.</translation>
    </message>
    <message>
        <source>As the &amp;dictionary says</source>
        <translation>Como el &amp;diccionario</translation>
    </message>
    <message>
        <source>Dictionaries</source>
        <translation>Diccionarios</translation>
    </message>
    <message>
        <source>House words</source>
        <translation>Palabras de casa</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Dejar</translation>
    </message>
    <message>
        <source>Letters of the list</source>
        <translation>Letras de la lista</translation>
    </message>
    <message>
        <source>New games use “{title}”.</source>
        <translation>Las partidas nuevas usan «{title}».</translation>
    </message>
    <message>
        <source>Nobody has added or left out a word yet. Look one up and decide.</source>
        <translation>Nadie ha añadido ni descartado aún una palabra. Busca una y decide.</translation>
    </message>
    <message>
        <source>Reading “{name}”… A long list takes a few seconds.</source>
        <translation>Leyendo «{name}»… Una lista larga tarda unos segundos.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Remove a word list</source>
        <translation>Quitar una lista de palabras</translation>
    </message>
    <message>
        <source>Remove “{title}” from your dictionaries? Its file stays on your computer.</source>
        <translation>¿Quitar «{title}» de tus diccionarios? Su archivo se queda en el ordenador.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Informe</translation>
    </message>
    <message>
        <source>Stopped. Nothing was added.</source>
        <translation>Parado. No se añadió nada.</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Parando…</translation>
    </message>
    <message>
        <source>That didn&apos;t work. Please try again.</source>
        <translation>No ha salido bien. Inténtalo otra vez.</translation>
    </message>
    <message>
        <source>Without marks</source>
        <translation>Sin signos</translation>
    </message>
    <message>
        <source>Word lists (*.txt *.lst *.dic *.csv);;All files (*)</source>
        <translation>Listas de palabras (*.txt *.lst *.dic *.csv);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>comes with the game</source>
        <translation>viene con el juego</translation>
    </message>
    <message>
        <source>damaged: add it again or remove it</source>
        <translation>dañada: añádela otra vez o quítala</translation>
    </message>
    <message>
        <source>your list</source>
        <translation>tu lista</translation>
    </message>
    <message>
        <source>{language}: A to Z</source>
        <translation>{language}: de la A a la Z</translation>
    </message>
    <message>
        <source>{language}: {letters} too</source>
        <translation>{language}: también {letters}</translation>
    </message>
    <message>
        <source>{title} (in use)</source>
        <translation>{title} (en uso)</translation>
    </message>
    <message>
        <source>“{name}” has many letters beyond A to Z. Keep {letters} as letters of their own? They&apos;re on the {language} tiles.</source>
        <translation>«{name}» tiene muchas letras además de la A a la Z. ¿Mantener {letters} como letras propias? Están en las fichas de {language}.</translation>
    </message>
    <message>
        <source>“{title}” was removed.</source>
        <translation>«{title}» se ha quitado.</translation>
    </message>
</context>
<context>
    <name>LexicaReport</name>
    <message numerus="yes">
        <source>%Ln line(s) have more than one word. Only the first was taken</source>
        <translation>
            <numerusform>%Ln línea tiene más de una palabra. Solo se tomó la primera</numerusform>
            <numerusform>%Ln líneas tienen más de una palabra. Solo se tomó la primera</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) left out:</source>
        <translation>
            <numerusform>%Ln línea sin leer:</numerusform>
            <numerusform>%Ln líneas sin leer:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) repeat a word. Each word counts once.</source>
        <translation>
            <numerusform>%Ln línea repite una palabra. Cada palabra cuenta una vez.</numerusform>
            <numerusform>%Ln líneas repiten una palabra. Cada palabra cuenta una vez.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) longer than {letters} letters</source>
        <translation>
            <numerusform>%Ln palabra de más de {letters} letras</numerusform>
            <numerusform>%Ln palabras de más de {letters} letras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) shorter than {letters} letters</source>
        <translation>
            <numerusform>%Ln palabra de menos de {letters} letras</numerusform>
            <numerusform>%Ln palabras de menos de {letters} letras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) with a digit</source>
        <translation>
            <numerusform>%Ln palabra con una cifra</numerusform>
            <numerusform>%Ln palabras con una cifra</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) with a hyphen</source>
        <translation>
            <numerusform>%Ln palabra con guion</numerusform>
            <numerusform>%Ln palabras con guion</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) with an apostrophe</source>
        <translation>
            <numerusform>%Ln palabra con apóstrofo</numerusform>
            <numerusform>%Ln palabras con apóstrofo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) with characters not in its letters</source>
        <translation>
            <numerusform>%Ln palabra con signos ajenos a sus letras</numerusform>
            <numerusform>%Ln palabras con signos ajenos a sus letras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) with characters other than A to Z</source>
        <translation>
            <numerusform>%Ln palabra con signos que no son de la A a la Z</numerusform>
            <numerusform>%Ln palabras con signos que no son de la A a la Z</numerusform>
        </translation>
    </message>
    <message>
        <source>A word list is a text file with one word on each line.</source>
        <translation>Una lista de palabras es un archivo de texto con una palabra en cada línea.</translation>
    </message>
    <message>
        <source>It has more than a million words.</source>
        <translation>Tiene más de un millón de palabras.</translation>
    </message>
    <message>
        <source>It isn&apos;t text.</source>
        <translation>No es texto.</translation>
    </message>
    <message>
        <source>It&apos;s empty.</source>
        <translation>Está vacía.</translation>
    </message>
    <message>
        <source>It&apos;s larger than 32 MB.</source>
        <translation>Pasa de 32 MB.</translation>
    </message>
    <message>
        <source>Line {line} is too long for a word.</source>
        <translation>La línea {line} es demasiado larga para una palabra.</translation>
    </message>
    <message>
        <source>Most lines don&apos;t start with a word. See line {line}.</source>
        <translation>La mayoría de las líneas no empiezan por una palabra. Mira la línea {line}.</translation>
    </message>
    <message>
        <source>Nothing was left out.</source>
        <translation>No quedó nada fuera.</translation>
    </message>
    <message>
        <source>The dictionary can&apos;t be opened.</source>
        <translation>No se puede abrir el diccionario.</translation>
    </message>
    <message>
        <source>The dictionary “{title}” is damaged. Please add it again from its file.</source>
        <translation>El diccionario «{title}» está dañado. Añádelo otra vez desde su archivo.</translation>
    </message>
    <message>
        <source>The dictionary “{title}” is damaged. Please install the game again.</source>
        <translation>El diccionario «{title}» está dañado. Vuelve a instalar el juego.</translation>
    </message>
    <message>
        <source>The word list can&apos;t be added.</source>
        <translation>No se puede añadir la lista de palabras.</translation>
    </message>
    <message>
        <source>The word list can&apos;t be removed.</source>
        <translation>No se puede quitar la lista de palabras.</translation>
    </message>
    <message>
        <source>This file isn&apos;t a word list, so it wasn&apos;t added.</source>
        <translation>Este archivo no es una lista de palabras, así que no se añadió.</translation>
    </message>
    <message>
        <source>Your dictionaries can&apos;t be read.</source>
        <translation>No se pueden leer tus diccionarios.</translation>
    </message>
    <message numerus="yes">
        <source>line(s) {numbers}</source>
        <translation>
            <numerusform>línea {numbers}</numerusform>
            <numerusform>líneas {numbers}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“{title}” was added with %Ln word(s).</source>
        <translation>
            <numerusform>«{title}» se añadió, con %Ln palabra.</numerusform>
            <numerusform>«{title}» se añadió, con %Ln palabras.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ListCard</name>
    <message>
        <source>Remove the chosen word</source>
        <translation>Quitar la palabra elegida</translation>
    </message>
</context>
<context>
    <name>ListPanel</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n palabra</numerusform>
            <numerusform>%n palabras</numerusform>
        </translation>
    </message>
    <message>
        <source>Our words</source>
        <translation>Nuestras palabras</translation>
    </message>
    <message>
        <source>Results for our words</source>
        <translation>Resultado de nuestras palabras</translation>
    </message>
    <message>
        <source>Type your words with spaces between them.</source>
        <translation>Escribid vuestras palabras con espacios entre ellas.</translation>
    </message>
    <message>
        <source>not in the dictionary</source>
        <translation>no está en el diccionario</translation>
    </message>
    <message>
        <source>{words} count for {points}. You missed {missed}.</source>
        <translation>{words} valen {points}. Os faltaron {missed}.</translation>
    </message>
</context>
<context>
    <name>LookupDialog</name>
    <message>
        <source>&amp;Word:</source>
        <translation>&amp;Palabra:</translation>
    </message>
    <message>
        <source>Look up a word</source>
        <translation>Buscar una palabra</translation>
    </message>
    <message>
        <source>Type a word to see whether it counts and what it means.</source>
        <translation>Escribe una palabra para ver si cuenta y qué significa.</translation>
    </message>
    <message>
        <source>Type letters from A to Z only.</source>
        <translation>Escribe solo letras de la A a la Z.</translation>
    </message>
    <message>
        <source>Type letters of this dictionary only.</source>
        <translation>Escribe solo letras de este diccionario.</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Palabra</translation>
    </message>
</context>
<context>
    <name>MainWindowController</name>
    <message>
        <source>&amp;About Boggle Desk</source>
        <translation>&amp;Acerca de Boggle Desk</translation>
    </message>
    <message>
        <source>&amp;Copy a report</source>
        <translation>Copiar &amp;un informe</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Edición</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Pantalla completa</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Juego</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>P&amp;ista</translation>
    </message>
    <message>
        <source>&amp;Home</source>
        <translation>&amp;Inicio</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;Cómo se juega</translation>
    </message>
    <message>
        <source>&amp;Larger letters</source>
        <translation>Letras más &amp;grandes</translation>
    </message>
    <message>
        <source>&amp;Look up a word…</source>
        <translation>&amp;Buscar una palabra…</translation>
    </message>
    <message>
        <source>&amp;Normal letters</source>
        <translation>Letras &amp;normales</translation>
    </message>
    <message>
        <source>&amp;Pass…</source>
        <translation>&amp;Pasar…</translation>
    </message>
    <message>
        <source>&amp;Phones…</source>
        <translation>&amp;Móviles…</translation>
    </message>
    <message>
        <source>&amp;Print or save as PDF…</source>
        <translation>I&amp;mprimir o guardar en PDF…</translation>
    </message>
    <message>
        <source>&amp;Recent games</source>
        <translation>Partidas re&amp;cientes</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>A&amp;justes…</translation>
    </message>
    <message>
        <source>&amp;Smaller letters</source>
        <translation>Letras más pe&amp;queñas</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Herramientas</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Watch computers think</source>
        <translation>&amp;Ver pensar a los ordenadores</translation>
    </message>
    <message>
        <source>Back to the results</source>
        <translation>Volver a los resultados</translation>
    </message>
    <message>
        <source>Back to {room}</source>
        <translation>Volver: {room}</translation>
    </message>
    <message>
        <source>Co&amp;ver the room&apos;s picture</source>
        <translation>Tapar la imagen de &amp;la sala</translation>
    </message>
    <message>
        <source>Di&amp;ctionaries…</source>
        <translation>Di&amp;ccionarios…</translation>
    </message>
    <message>
        <source>E&amp;nd the game…</source>
        <translation>&amp;Acabar la partida…</translation>
    </message>
    <message>
        <source>E&amp;xchange tiles…</source>
        <translation>&amp;Cambiar fichas…</translation>
    </message>
    <message>
        <source>E&amp;xit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>For the r&amp;oom</source>
        <translation>Para to&amp;da la sala</translation>
    </message>
    <message>
        <source>New &amp;Boggle game…</source>
        <translation>Nueva partida de &amp;Boggle…</translation>
    </message>
    <message>
        <source>New &amp;Scrabble game…</source>
        <translation>Nueva partida de Scrabb&amp;le…</translation>
    </message>
    <message>
        <source>New &amp;duplicate game…</source>
        <translation>Nueva partida &amp;duplicada…</translation>
    </message>
    <message>
        <source>Open &amp;racks</source>
        <translation>&amp;Atriles abiertos</translation>
    </message>
    <message>
        <source>Open the &amp;log</source>
        <translation>Abrir el &amp;registro</translation>
    </message>
    <message>
        <source>Pa&amp;use or resume</source>
        <translation>Pa&amp;usar o seguir</translation>
    </message>
    <message>
        <source>Pause between &amp;computer turns</source>
        <translation>Pausa entre &amp;turnos de ordenadores</translation>
    </message>
    <message>
        <source>Pla&amp;yers…</source>
        <translation>&amp;Jugadores…</translation>
    </message>
    <message>
        <source>Sa&amp;ved games…</source>
        <translation>Partidas &amp;guardadas…</translation>
    </message>
    <message>
        <source>Shu&amp;ffle the rack</source>
        <translation>&amp;Mezclar el atril</translation>
    </message>
    <message>
        <source>The log can&apos;t be opened: “{file}”</source>
        <translation>No se puede abrir el registro: «{file}»</translation>
    </message>
    <message>
        <source>The report is copied. Paste it where you report the problem.</source>
        <translation>El informe está copiado. Pégalo donde avises del problema.</translation>
    </message>
    <message>
        <source>This game can&apos;t be opened</source>
        <translation>No se puede abrir esta partida</translation>
    </message>
    <message>
        <source>This game&apos;s dictionary is gone. The built-in one is used instead.</source>
        <translation>El diccionario de esta partida ya no está. Se usa el del juego.</translation>
    </message>
    <message>
        <source>Turn the &amp;board</source>
        <translation>Girar &amp;el tablero</translation>
    </message>
</context>
<context>
    <name>MeaningCard</name>
    <message numerus="yes">
        <source>%n more meaning(s)</source>
        <translation>
            <numerusform>%n significado más</numerusform>
            <numerusform>%n significados más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>A form of {lemma}:</source>
        <translation>Una forma de {lemma}:</translation>
    </message>
    <message>
        <source>Also: {meaning}</source>
        <translation>También: {meaning}</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Significado</translation>
    </message>
    <message>
        <source>No meaning of its own. Perhaps from {lemma}:</source>
        <translation>Sin significado propio. Quizá de {lemma}:</translation>
    </message>
    <message>
        <source>No meaning yet.</source>
        <translation>Aún sin significado.</translation>
    </message>
    <message>
        <source>Opening the dictionary…</source>
        <translation>Abriendo el diccionario…</translation>
    </message>
    <message>
        <source>The dictionary of meanings is damaged. Please install the game again.</source>
        <translation>El diccionario de significados está dañado. Vuelve a instalar el juego.</translation>
    </message>
    <message>
        <source>Word and meaning</source>
        <translation>Palabra y significado</translation>
    </message>
    <message>
        <source>– Hurtful or crude, so it doesn&apos;t count. Dictionary: “{title}”.</source>
        <translation>– Hiriente o grosera, por eso no cuenta. Diccionario: «{title}».</translation>
    </message>
    <message>
        <source>✓ In the dictionary “{title}”.</source>
        <translation>✓ En el diccionario «{title}».</translation>
    </message>
    <message>
        <source>✗ Not in the dictionary “{title}”.</source>
        <translation>✗ No está en el diccionario «{title}».</translation>
    </message>
</context>
<context>
    <name>Meanings</name>
    <message>
        <source>adjective</source>
        <translation>adjetivo</translation>
    </message>
    <message>
        <source>adverb</source>
        <translation>adverbio</translation>
    </message>
    <message>
        <source>conjunction</source>
        <translation>conjunción</translation>
    </message>
    <message>
        <source>determiner</source>
        <translation>determinante</translation>
    </message>
    <message>
        <source>in Dutch: {words}</source>
        <translation>en neerlandés: {words}</translation>
    </message>
    <message>
        <source>in English: {words}</source>
        <translation>en inglés: {words}</translation>
    </message>
    <message>
        <source>in French: {words}</source>
        <translation>en francés: {words}</translation>
    </message>
    <message>
        <source>in German: {words}</source>
        <translation>en alemán: {words}</translation>
    </message>
    <message>
        <source>in Polish: {words}</source>
        <translation>en polaco: {words}</translation>
    </message>
    <message>
        <source>in Spanish: {words}</source>
        <translation>en español: {words}</translation>
    </message>
    <message>
        <source>interjection</source>
        <translation>interjección</translation>
    </message>
    <message>
        <source>noun</source>
        <translation>nombre</translation>
    </message>
    <message>
        <source>preposition</source>
        <translation>preposición</translation>
    </message>
    <message>
        <source>pronoun</source>
        <translation>pronombre</translation>
    </message>
    <message>
        <source>similar: {words}</source>
        <translation>parecidas: {words}</translation>
    </message>
    <message>
        <source>verb</source>
        <translation>verbo</translation>
    </message>
</context>
<context>
    <name>MenuButton</name>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
    </message>
    <message>
        <source>Menu (F10)</source>
        <translation>Menú (F10)</translation>
    </message>
</context>
<context>
    <name>Missed</name>
    <message>
        <source>Looking…</source>
        <translation>Buscando…</translation>
    </message>
    <message>
        <source>Tap a word to see it on the board</source>
        <translation>Toca una palabra para verla en el tablero</translation>
    </message>
    <message>
        <source>You found every everyday word!</source>
        <translation>¡Encontrasteis todas las palabras corrientes!</translation>
    </message>
</context>
<context>
    <name>MissedWord</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
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
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>bonus for a wrong challenge</source>
        <translation>premio por una impugnación fallida</translation>
    </message>
    <message>
        <source>correction</source>
        <translation>corrección</translation>
    </message>
    <message>
        <source>left the game</source>
        <translation>dejó la partida</translation>
    </message>
    <message>
        <source>lost the turn</source>
        <translation>pierde el turno</translation>
    </message>
    <message>
        <source>over time</source>
        <translation>tiempo pasado</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>pasó</translation>
    </message>
    <message>
        <source>the others had {tiles}</source>
        <translation>los demás tenían {tiles}</translation>
    </message>
    <message>
        <source>{name} takes the seat</source>
        <translation>{name} ocupa el sitio</translation>
    </message>
    <message>
        <source>{tiles} left on the rack</source>
        <translation>{tiles} en el atril al final</translation>
    </message>
    <message>
        <source>{words} came off</source>
        <translation>se retiró {words}</translation>
    </message>
</context>
<context>
    <name>MovesPanel</name>
    <message numerus="yes">
        <source>%Ln play(s)</source>
        <translation>
            <numerusform>%Ln jugada</numerusform>
            <numerusform>%Ln jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for plays…</source>
        <translation>Buscando jugadas…</translation>
    </message>
    <message>
        <source>Set up a position to find its best plays.</source>
        <translation>Prepara una posición para ver sus mejores jugadas.</translation>
    </message>
    <message>
        <source>Stop thinking</source>
        <translation>Dejar de pensar</translation>
    </message>
    <message>
        <source>The position changed. Find its best plays again.</source>
        <translation>La posición ha cambiado. Busca otra vez sus mejores jugadas.</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Pensando</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>pensando</translation>
    </message>
    <message>
        <source>{moves}, estimated.</source>
        <translation>{moves}, estimadas.</translation>
    </message>
    <message>
        <source>{moves}, estimated. Still thinking…</source>
        <translation>{moves}, estimadas. Aún pensando…</translation>
    </message>
    <message>
        <source>{moves}, searched to the end of the game.</source>
        <translation>{moves}, calculadas hasta el final.</translation>
    </message>
    <message>
        <source>{moves}. For the best, every possible draw is searched.</source>
        <translation>{moves}. En las mejores se calculó cada robo posible.</translation>
    </message>
    <message>
        <source>{moves}. The best were tried out for {seconds} s.</source>
        <translation>{moves}. Las mejores se probaron durante {seconds} s.</translation>
    </message>
    <message>
        <source>▸ marks the best play with everyday words.</source>
        <translation>▸ señala la mejor jugada con palabras corrientes.</translation>
    </message>
</context>
<context>
    <name>MovesTable</name>
    <message>
        <source>Turns</source>
        <translation>Turnos</translation>
    </message>
</context>
<context>
    <name>NoticeStrings</name>
    <message>
        <source>Boggle Desk is already open. Look for its window.</source>
        <translation>Boggle Desk ya está abierto. Busca su ventana.</translation>
    </message>
    <message>
        <source>Close now and you lose it. Close anyway?</source>
        <translation>Si cierras ahora, se pierde. ¿Cerrar igualmente?</translation>
    </message>
    <message>
        <source>No backup for a week. Is the disk full?</source>
        <translation>Una semana sin copia. ¿Está lleno el disco?</translation>
    </message>
    <message>
        <source>Not everything is saved</source>
        <translation>No está todo guardado</translation>
    </message>
    <message>
        <source>Something went wrong, but your game is safe. Details are in “{file}”.</source>
        <translation>Algo salió mal, pero vuestra partida está a salvo. Los detalles están en «{file}».</translation>
    </message>
    <message>
        <source>The old file is now “{file}”.</source>
        <translation>El archivo antiguo se llama ahora «{file}».</translation>
    </message>
    <message>
        <source>Try Restore in Saved games for the rest.</source>
        <translation>Para lo demás, prueba «Recuperar» en «Partidas guardadas».</translation>
    </message>
    <message>
        <source>Your games</source>
        <translation>Vuestras partidas</translation>
    </message>
    <message>
        <source>Your games file was damaged. No game in it could be read.</source>
        <translation>El archivo de vuestras partidas estaba dañado. No se pudo leer ninguna.</translation>
    </message>
    <message numerus="yes">
        <source>Your games file was damaged. {saved} of %n game(s) saved.</source>
        <translation>
            <numerusform>El archivo de vuestras partidas estaba dañado. Se salvó {saved} de %n partida.</numerusform>
            <numerusform>El archivo de vuestras partidas estaba dañado. Se salvaron {saved} de %n partidas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your house words</source>
        <translation>Tus palabras de casa</translation>
    </message>
    <message numerus="yes">
        <source>Your last backup has %n more game(s). Use Restore in Saved games.</source>
        <translation>
            <numerusform>Falta %n partida de la última copia. Usa «Recuperar» en «Partidas guardadas».</numerusform>
            <numerusform>Faltan %n partidas de la última copia. Usa «Recuperar» en «Partidas guardadas».</numerusform>
        </translation>
    </message>
    <message>
        <source>Your last turns aren&apos;t saved yet. Close now and you lose them. Close anyway?</source>
        <translation>Vuestros últimos turnos aún no están guardados. Si cierras, se pierden. ¿Cerrar igual?</translation>
    </message>
    <message>
        <source>Your settings</source>
        <translation>Tus ajustes</translation>
    </message>
    <message>
        <source>Your word cards</source>
        <translation>Vuestras tarjetas</translation>
    </message>
    <message numerus="yes">
        <source>Your word cards were damaged. {saved} of %n card(s) saved.</source>
        <translation>
            <numerusform>Vuestras tarjetas estaban dañadas. Se salvó {saved} de %n tarjeta.</numerusform>
            <numerusform>Vuestras tarjetas estaban dañadas. Se salvaron {saved} de %n tarjetas.</numerusform>
        </translation>
    </message>
    <message>
        <source>{things} can be saved again.</source>
        <translation>Ya se puede guardar otra vez: {things}.</translation>
    </message>
    <message>
        <source>{things} can&apos;t be changed right now. Is the disk full?</source>
        <translation>Ahora no se puede cambiar: {things}. ¿Está lleno el disco?</translation>
    </message>
    <message>
        <source>{things} can&apos;t be opened. Nothing new will be saved.</source>
        <translation>No se puede abrir: {things}. No se guardará nada nuevo.</translation>
    </message>
    <message>
        <source>{things} can&apos;t be saved right now. Is the disk full?</source>
        <translation>Ahora no se puede guardar: {things}. ¿Está lleno el disco?</translation>
    </message>
    <message>
        <source>{things} come from a newer Boggle Desk. Nothing new will be saved.</source>
        <translation>De un Boggle Desk más nuevo: {things}. No se guardará nada nuevo.</translation>
    </message>
    <message>
        <source>{things} have gone from the disk. Nothing is lost: they&apos;ll be saved again.</source>
        <translation>Ha desaparecido del disco: {things}. No se pierde nada: se guardará otra vez.</translation>
    </message>
    <message>
        <source>{things} in that file can&apos;t be read. Those you have stay.</source>
        <translation>No se puede leer en ese archivo: {things}. Lo que tienes se queda.</translation>
    </message>
    <message>
        <source>{things} were damaged.</source>
        <translation>Dañado: {things}.</translation>
    </message>
    <message>
        <source>{things} were damaged. You have those from before the last change.</source>
        <translation>Dañado: {things}. Tienes la versión anterior al último cambio.</translation>
    </message>
    <message>
        <source>“{file}” isn&apos;t a file. Nothing new will be saved.</source>
        <translation>«{file}» no es un archivo. No se guardará nada nuevo.</translation>
    </message>
    <message>
        <source>“{file}” isn&apos;t finished</source>
        <translation>«{file}» no está terminado</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>A part of the game is missing.</source>
        <translation>Falta parte de la partida.</translation>
    </message>
    <message>
        <source>It comes from a newer Boggle Desk.</source>
        <translation>Viene de un Boggle Desk más nuevo.</translation>
    </message>
    <message>
        <source>It isn&apos;t a file.</source>
        <translation>No es un archivo.</translation>
    </message>
    <message>
        <source>It isn&apos;t a game of Scrabble.</source>
        <translation>No es una partida de Scrabble.</translation>
    </message>
    <message>
        <source>It isn&apos;t a saved game.</source>
        <translation>No es una partida guardada.</translation>
    </message>
    <message>
        <source>It wasn&apos;t saved by Boggle Desk.</source>
        <translation>No lo guardó Boggle Desk.</translation>
    </message>
    <message>
        <source>It&apos;s damaged.</source>
        <translation>Está dañado.</translation>
    </message>
    <message>
        <source>It&apos;s too large to be a game.</source>
        <translation>Es demasiado grande para una partida.</translation>
    </message>
    <message>
        <source>It&apos;s too large.</source>
        <translation>Es demasiado grande.</translation>
    </message>
    <message>
        <source>Line {line}: {reason}</source>
        <translation>Línea {line}: {reason}</translation>
    </message>
    <message>
        <source>No permission to do that</source>
        <translation>No hay permiso para hacerlo</translation>
    </message>
    <message>
        <source>No such file or folder</source>
        <translation>Ese archivo o esa carpeta no existe</translation>
    </message>
    <message>
        <source>Nobody has had a turn in it.</source>
        <translation>Nadie ha jugado aún en ella.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>That can&apos;t happen in this game.</source>
        <translation>Eso no puede pasar en esta partida.</translation>
    </message>
    <message>
        <source>The disk is full</source>
        <translation>El disco está lleno</translation>
    </message>
    <message>
        <source>The saved game is damaged, so it can&apos;t be played on.</source>
        <translation>La partida guardada está dañada y no se puede seguir.</translation>
    </message>
    <message>
        <source>There are no games in it.</source>
        <translation>No contiene partidas.</translation>
    </message>
    <message>
        <source>There are too many files in it.</source>
        <translation>Contiene demasiados archivos.</translation>
    </message>
    <message>
        <source>Which tiles does {file} use?</source>
        <translation>¿Qué fichas usa {file}?</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>Date unknown</source>
        <translation>Fecha desconocida</translation>
    </message>
    <message>
        <source>Today, {time}</source>
        <translation>Hoy, {time}</translation>
    </message>
    <message>
        <source>Yesterday, {time}</source>
        <translation>Ayer, {time}</translation>
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
        <translation>Libreta de puntos</translation>
    </message>
    <message>
        <source>Scrabble</source>
        <translation>Scrabble</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>What are you playing?</source>
        <translation>¿A qué jugáis?</translation>
    </message>
    <message>
        <source>Your own board and tiles</source>
        <translation>Vuestro tablero y vuestras fichas</translation>
    </message>
    <message>
        <source>Your own cubes, pencils and paper</source>
        <translation>Vuestros dados, lápices y papel</translation>
    </message>
</context>
<context>
    <name>PadSheet</name>
    <message>
        <source>The board</source>
        <translation>El tablero</translation>
    </message>
    <message>
        <source>This score pad</source>
        <translation>Esta libreta de puntos</translation>
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
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Repasar</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Jugar otra vez</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
</context>
<context>
    <name>PageView</name>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
</context>
<context>
    <name>PaperStrings</name>
    <message>
        <source>Board code: {code}</source>
        <translation>Código del tablero: {code}</translation>
    </message>
    <message>
        <source>Boggle · {preset}</source>
        <translation>Boggle · {preset}</translation>
    </message>
    <message>
        <source>Letters turned every way</source>
        <translation>Letras giradas en todos los sentidos</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listas</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Palabra</translation>
    </message>
    <message>
        <source>a sheet for each player</source>
        <translation>una hoja para cada uno</translation>
    </message>
    <message>
        <source>all lists on one sheet</source>
        <translation>todas las listas en una hoja</translation>
    </message>
    <message>
        <source>no lists, a large board</source>
        <translation>sin listas, un tablero grande</translation>
    </message>
    <message>
        <source>{game}, round {number}</source>
        <translation>{game}, ronda {number}</translation>
    </message>
</context>
<context>
    <name>PencilChip</name>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n palabra</numerusform>
            <numerusform>%n palabras</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PencilsCard</name>
    <message>
        <source>Searching with you</source>
        <translation>Buscan con vosotros</translation>
    </message>
</context>
<context>
    <name>PencilsDown</name>
    <message>
        <source>Pencils down!</source>
        <translation>¡Lápices abajo!</translation>
    </message>
    <message>
        <source>Pencils down, {names}!</source>
        <translation>¡Lápices abajo, {names}!</translation>
    </message>
    <message>
        <source>Pencils down: {names}</source>
        <translation>Lápices abajo: {names}</translation>
    </message>
</context>
<context>
    <name>PhoneStrings</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) in the bag</source>
        <translation>
            <numerusform>%n ficha en la bolsa</numerusform>
            <numerusform>%n fichas en la bolsa</numerusform>
        </translation>
    </message>
    <message>
        <source>A seat is free</source>
        <translation>Hay un sitio libre</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>All seats are taken. The laptop can free one.</source>
        <translation>Todos los sitios están ocupados. El portátil puede liberar uno.</translation>
    </message>
    <message>
        <source>Allow it</source>
        <translation>Vale</translation>
    </message>
    <message>
        <source>Another name</source>
        <translation>Otro nombre</translation>
    </message>
    <message>
        <source>Bigger board</source>
        <translation>Tablero más grande</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Impugnar</translation>
    </message>
    <message>
        <source>Challenge {word}</source>
        <translation>Impugnar {word}</translation>
    </message>
    <message>
        <source>Continue here</source>
        <translation>Seguir aquí</translation>
    </message>
    <message>
        <source>Cross it off</source>
        <translation>Tacharla</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Cambiar</translation>
    </message>
    <message>
        <source>Exchange these</source>
        <translation>Cambiar estas</translation>
    </message>
    <message>
        <source>Fine</source>
        <translation>Vale</translation>
    </message>
    <message>
        <source>Go on without {names}</source>
        <translation>Seguir sin {names}</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Ir allí</translation>
    </message>
    <message>
        <source>Hand in</source>
        <translation>Entregar</translation>
    </message>
    <message>
        <source>Hand in  +{score}</source>
        <translation>Entregar  +{score}</translation>
    </message>
    <message>
        <source>Has the table moved?</source>
        <translation>¿Se ha mudado la mesa?</translation>
    </message>
    <message>
        <source>I have none</source>
        <translation>No tengo ninguna</translation>
    </message>
    <message>
        <source>Kept here, sending again.</source>
        <translation>Guardado aquí, se envía otra vez.</translation>
    </message>
    <message>
        <source>Leave my seat</source>
        <translation>Dejar mi sitio</translation>
    </message>
    <message>
        <source>Look at the laptop. The game begins there.</source>
        <translation>Mira el portátil. El juego empieza allí.</translation>
    </message>
    <message>
        <source>Looking for the table…</source>
        <translation>Buscando la mesa…</translation>
    </message>
    <message>
        <source>New address?</source>
        <translation>¿Otra dirección?</translation>
    </message>
    <message>
        <source>Only you see these tiles</source>
        <translation>Solo tú ves estas fichas</translation>
    </message>
    <message>
        <source>Only you see this page</source>
        <translation>Solo tú ves esta página</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>Pass your turn?</source>
        <translation>¿Pasar el turno?</translation>
    </message>
    <message>
        <source>Pencils down!</source>
        <translation>¡Lápices abajo!</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Play  +{score}</source>
        <translation>Jugar  +{score}</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Recoger</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Mezclar</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Sentarme</translation>
    </message>
    <message>
        <source>Somebody has that seat already.</source>
        <translation>Alguien tiene ya ese sitio.</translation>
    </message>
    <message>
        <source>Square, like 8H</source>
        <translation>Casilla, como 8H</translation>
    </message>
    <message>
        <source>Tap a word to cross it out</source>
        <translation>Toca una palabra para tacharla</translation>
    </message>
    <message>
        <source>That isn&apos;t an address. It looks like 192.168.1.7:8377.</source>
        <translation>Eso no es una dirección. Tiene esta forma: 192.168.1.7:8377.</translation>
    </message>
    <message>
        <source>The game has begun</source>
        <translation>El juego ha empezado</translation>
    </message>
    <message>
        <source>The game has begun. Ask the table to open “Phones”.</source>
        <translation>El juego ha empezado. Pide a la mesa que abra «Móviles».</translation>
    </message>
    <message>
        <source>The table doesn&apos;t answer. Kept on this phone: {count}</source>
        <translation>La mesa no responde. Guardado en este móvil: {count}</translation>
    </message>
    <message>
        <source>The table is closed. Scan the code of the next one.</source>
        <translation>La mesa está cerrada. Escanea el código de la próxima.</translation>
    </message>
    <message>
        <source>The table is out of reach. Are you on the same Wi-Fi?</source>
        <translation>No se llega a la mesa. ¿Estás en la misma wifi?</translation>
    </message>
    <message>
        <source>These phones are out of reach: {names}</source>
        <translation>Móviles fuera de alcance: {names}</translation>
    </message>
    <message>
        <source>This invitation is no longer valid. Scan the code on the laptop again.</source>
        <translation>Esta invitación ya no vale. Escanea otra vez el código del portátil.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Too many phones are here. Close this page on one of them.</source>
        <translation>Hay demasiados móviles. Cierra esta página en uno de ellos.</translation>
    </message>
    <message>
        <source>Too many wrong addresses. Wait a minute, then scan the code on the laptop.</source>
        <translation>Demasiadas direcciones erróneas. Espera un minuto y escanea el código del portátil.</translation>
    </message>
    <message>
        <source>Trace a word on the board</source>
        <translation>Traza una palabra en el tablero</translation>
    </message>
    <message>
        <source>Type a word</source>
        <translation>Escribe una palabra</translation>
    </message>
    <message>
        <source>Type square and word</source>
        <translation>Escribir casilla y palabra</translation>
    </message>
    <message>
        <source>Type the address below the code on the laptop. What you wrote comes along.</source>
        <translation>Escribe la dirección que está bajo el código del portátil. Lo que has escrito va contigo.</translation>
    </message>
    <message>
        <source>Type your name first.</source>
        <translation>Escribe antes tu nombre.</translation>
    </message>
    <message>
        <source>Which letter is the blank?</source>
        <translation>¿Qué letra es el comodín?</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <translation>¿Quién eres?</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Palabra</translation>
    </message>
    <message>
        <source>Write it again</source>
        <translation>Escribirla otra vez</translation>
    </message>
    <message>
        <source>Yes, pass</source>
        <translation>Sí, pasar</translation>
    </message>
    <message>
        <source>You have it already.</source>
        <translation>Ya la tienes.</translation>
    </message>
    <message>
        <source>You voted.</source>
        <translation>Has votado.</translation>
    </message>
    <message>
        <source>You&apos;re in, {name}!</source>
        <translation>¡Ya estás, {name}!</translation>
    </message>
    <message>
        <source>Your rack</source>
        <translation>Tu atril</translation>
    </message>
    <message>
        <source>Your seat is free again. Sit down to go on.</source>
        <translation>Tu sitio vuelve a estar libre. Siéntate para seguir.</translation>
    </message>
    <message>
        <source>Your seat is open on another page.</source>
        <translation>Tu sitio está abierto en otra página.</translation>
    </message>
    <message>
        <source>Your words</source>
        <translation>Tus palabras</translation>
    </message>
    <message>
        <source>across</source>
        <translation>horizontal</translation>
    </message>
    <message>
        <source>away</source>
        <translation>ausente</translation>
    </message>
    <message>
        <source>away. Is it you? Tap</source>
        <translation>ausente. ¿Eres tú? Toca aquí</translation>
    </message>
    <message>
        <source>computer</source>
        <translation>ordenador</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>cuenta</translation>
    </message>
    <message>
        <source>crossed off, others have it</source>
        <translation>tachada, otros la tienen</translation>
    </message>
    <message>
        <source>doesn&apos;t count</source>
        <translation>no cuenta</translation>
    </message>
    <message>
        <source>down</source>
        <translation>vertical</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacío</translation>
    </message>
    <message>
        <source>letter counts {times} times</source>
        <translation>la letra vale por {times}</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>listo</translation>
    </message>
    <message>
        <source>scan to sit down</source>
        <translation>escanea y siéntate</translation>
    </message>
    <message>
        <source>tap to sit down</source>
        <translation>toca para sentarte</translation>
    </message>
    <message>
        <source>word counts {times} times</source>
        <translation>la palabra vale por {times}</translation>
    </message>
    <message>
        <source>{name}&apos;s phone is out of reach.</source>
        <translation>El móvil de {name} está fuera de alcance.</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>quedan {time}</translation>
    </message>
    <message>
        <source>{word} is crossed out.</source>
        <translation>{word} está tachada.</translation>
    </message>
</context>
<context>
    <name>PictureSharing</name>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Imágenes</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Guardar imagen</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Guardado: {file}</translation>
    </message>
    <message>
        <source>The picture couldn&apos;t be saved: {reason}</source>
        <translation>No se pudo guardar la imagen: {reason}</translation>
    </message>
</context>
<context>
    <name>PlayAlonePage</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuto</numerusform>
            <numerusform>%n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>A board you have</source>
        <translation>Un tablero que tienes</translation>
    </message>
    <message>
        <source>A shake</source>
        <translation>Agitar</translation>
    </message>
    <message>
        <source>Allow hints</source>
        <translation>Permitir pistas</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Beat your best</source>
        <translation>Supera tu marca</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Choose board, time and goal</source>
        <translation>Elige tablero, tiempo y meta</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Meta</translation>
    </message>
    <message>
        <source>More ways…</source>
        <translation>Más formas…</translation>
    </message>
    <message>
        <source>No timer, hints if you like</source>
        <translation>Sin reloj, con pistas si quieres</translation>
    </message>
    <message>
        <source>None yet. Set one to beat!</source>
        <translation>Aún ninguna. ¡Pon tú la primera!</translation>
    </message>
    <message>
        <source>Play alone</source>
        <translation>Jugar a solas</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>Jugador 1</translation>
    </message>
    <message numerus="yes">
        <source>Practised %n time(s) with these rules.</source>
        <translation>
            <numerusform>%n práctica con estas reglas.</numerusform>
            <numerusform>%n prácticas con estas reglas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Race your best round</source>
        <translation>Corre contra tu mejor ronda</translation>
    </message>
    <message>
        <source>Rival</source>
        <translation>Rival</translation>
    </message>
    <message>
        <source>Rounds you played…</source>
        <translation>Rondas jugadas…</translation>
    </message>
    <message>
        <source>See it again</source>
        <translation>Ver otra vez</translation>
    </message>
    <message>
        <source>Someone new…</source>
        <translation>Alguien nuevo…</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Principio</translation>
    </message>
    <message>
        <source>The same letters for everyone</source>
        <translation>Las mismas letras para todos</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Today&apos;s board</source>
        <translation>Tablero del día</translation>
    </message>
    <message>
        <source>Today&apos;s board, {date}</source>
        <translation>Tablero del día, {date}</translation>
    </message>
    <message>
        <source>Type its letters or its code</source>
        <translation>Escribe sus letras o su código</translation>
    </message>
    <message>
        <source>Where do you write?</source>
        <translation>¿Dónde escribís?</translation>
    </message>
    <message>
        <source>Which board?</source>
        <translation>¿Qué tablero?</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <translation>¿Quién eres?</translation>
    </message>
    <message>
        <source>Who played this board?</source>
        <translation>¿Quién ha jugado este tablero?</translation>
    </message>
    <message>
        <source>Who&apos;s playing?</source>
        <translation>¿Quién juega?</translation>
    </message>
    <message>
        <source>Wish for a board</source>
        <translation>Deseo para el tablero</translation>
    </message>
    <message>
        <source>Words that count</source>
        <translation>Palabras que cuentan</translation>
    </message>
    <message>
        <source>Your best with these rules</source>
        <translation>Tu mejor marca con estas reglas</translation>
    </message>
    <message>
        <source>Your own shake</source>
        <translation>Tu propia tirada</translation>
    </message>
    <message>
        <source>as long as you like</source>
        <translation>cuanto quieras</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nadie</translation>
    </message>
    <message>
        <source>{name} · {level}</source>
        <translation>{name} · {level}</translation>
    </message>
    <message>
        <source>{outcome}, on {date}</source>
        <translation>{outcome}, el {date}</translation>
    </message>
</context>
<context>
    <name>PlayerView</name>
    <message>
        <source>to play</source>
        <translation>le toca</translation>
    </message>
</context>
<context>
    <name>PlayerWords</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} to play: {told}</source>
        <translation>Juega {name}: {told}</translation>
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
            <numerusform>%n ficha</numerusform>
            <numerusform>%n fichas</numerusform>
        </translation>
    </message>
    <message>
        <source>left the game</source>
        <translation>dejó la partida</translation>
    </message>
    <message>
        <source>no tiles</source>
        <translation>sin fichas</translation>
    </message>
</context>
<context>
    <name>PlayersTab</name>
    <message>
        <source>Ahead</source>
        <translation>Por delante</translation>
    </message>
    <message>
        <source>Average of the last ten</source>
        <translation>Media de las diez últimas</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>Por detrás</translation>
    </message>
    <message>
        <source>Best words</source>
        <translation>Mejores palabras</translation>
    </message>
    <message>
        <source>Finish a game with named players to see how you&apos;re doing.</source>
        <translation>Acabad una partida con vuestros nombres para ver cómo vais.</translation>
    </message>
    <message>
        <source>Game and rules</source>
        <translation>Juego y reglas</translation>
    </message>
    <message>
        <source>Game by game</source>
        <translation>Partida a partida</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>Cara a cara</translation>
    </message>
    <message>
        <source>Longest words</source>
        <translation>Palabras más largas</translation>
    </message>
    <message>
        <source>Other player</source>
        <translation>Rival</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Progress: {measure}</source>
        <translation>Progreso: {measure}</translation>
    </message>
    <message>
        <source>Statistic</source>
        <translation>Dato</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Datos</translation>
    </message>
    <message>
        <source>Tied</source>
        <translation>Empates</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Veces</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>What the plot shows</source>
        <translation>Qué enseña la gráfica</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Cuándo</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Palabra</translation>
    </message>
    <message>
        <source>Word or play</source>
        <translation>Palabra o jugada</translation>
    </message>
</context>
<context>
    <name>Podium</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
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
        <translation>Listo</translation>
    </message>
</context>
<context>
    <name>PositionPage</name>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Best plays</source>
        <translation>Mejores jugadas</translation>
    </message>
    <message>
        <source>Couldn&apos;t find the plays. Please try again.</source>
        <translation>No se encontraron las jugadas. Inténtalo otra vez.</translation>
    </message>
    <message>
        <source>Find best plays</source>
        <translation>Buscar las mejores jugadas</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Significado</translation>
    </message>
    <message>
        <source>Play this</source>
        <translation>Jugar esta</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Posición</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Scrabble position</source>
        <translation>Posición de Scrabble</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z), redo (Ctrl+Y)</source>
        <translation>Deshacer (Ctrl+Z), rehacer (Ctrl+Y)</translation>
    </message>
</context>
<context>
    <name>PositionPanel</name>
    <message>
        <source> of {turns}</source>
        <translation> de {turns}</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vaciar</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy the position as CGP (Ctrl+C)</source>
        <translation>Copiar la posición como CGP (Ctrl+C)</translation>
    </message>
    <message>
        <source>Cover the star on {squares} first.</source>
        <translation>Cubre antes la estrella de {squares}.</translation>
    </message>
    <message>
        <source>Not in the dictionary, but that&apos;s fine: {words}.</source>
        <translation>No están en el diccionario, pero no importa: {words}.</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Abrir un archivo…</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>Paste a position from CGP (Ctrl+V)</source>
        <translation>Pegar una posición CGP (Ctrl+V)</translation>
    </message>
    <message>
        <source>Player {number}&apos;s rack</source>
        <translation>Atril del jugador {number}</translation>
    </message>
    <message>
        <source>Start from a turn in a saved game file</source>
        <translation>Empezar por un turno de un archivo de partida</translation>
    </message>
    <message>
        <source>That&apos;s {used} tiles. A rack holds {there_are}.</source>
        <translation>Son {used} fichas. En un atril caben {there_are}.</translation>
    </message>
    <message>
        <source>The rack is empty. Type its tiles.</source>
        <translation>El atril está vacío. Escribe sus fichas.</translation>
    </message>
    <message>
        <source>The set has no {tile} tile: {squares}.</source>
        <translation>El juego no tiene ficha {tile}: {squares}.</translation>
    </message>
    <message>
        <source>These tiles don&apos;t touch the rest: {squares}.</source>
        <translation>Estas fichas no tocan las demás: {squares}.</translation>
    </message>
    <message>
        <source>Too many {tile} tiles: {used}. The set has {there_are}.</source>
        <translation>Demasiadas fichas {tile}: {used}. El juego tiene {there_are}.</translation>
    </message>
    <message>
        <source>Turn of the game</source>
        <translation>Turno de la partida</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>comodín</translation>
    </message>
    <message>
        <source>{file}, turn</source>
        <translation>{file}, turno</translation>
    </message>
</context>
<context>
    <name>PresetShelf</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Delete rules</source>
        <translation>Borrar reglas</translation>
    </message>
    <message>
        <source>Delete the rules “{name}”? Games you played with them won&apos;t change.</source>
        <translation>¿Borrar las reglas «{name}»? Las partidas jugadas con ellas se quedan como están.</translation>
    </message>
    <message>
        <source>Rename rules</source>
        <translation>Cambiar el nombre</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Cambiar nombre…</translation>
    </message>
    <message>
        <source>Replace them</source>
        <translation>Cambiarlas</translation>
    </message>
    <message>
        <source>Rules of your own</source>
        <translation>Reglas propias</translation>
    </message>
    <message>
        <source>Save as our rules…</source>
        <translation>Guardar como nuestras…</translation>
    </message>
    <message>
        <source>Save rules</source>
        <translation>Guardar reglas</translation>
    </message>
    <message>
        <source>There are rules called “{name}” already.</source>
        <translation>Ya hay unas reglas llamadas «{name}».</translation>
    </message>
    <message>
        <source>What do you want to call these rules?</source>
        <translation>¿Cómo llamáis a estas reglas?</translation>
    </message>
    <message>
        <source>You already have rules called “{name}”. Replace them?</source>
        <translation>Ya tenéis unas reglas llamadas «{name}». ¿Cambiarlas por estas?</translation>
    </message>
    <message>
        <source>Your rules weren&apos;t saved: {problem}</source>
        <translation>No se pudieron guardar las reglas: {problem}</translation>
    </message>
    <message>
        <source>Your saved rules can&apos;t be read: {problem}</source>
        <translation>No se pudieron leer unas reglas: {problem}</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>Page {place} of {pages}</source>
        <translation>Página {place} de {pages}</translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message>
        <source>Print or save as PDF</source>
        <translation>Imprimir o guardar en PDF</translation>
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
        <translation>Orientación</translation>
    </message>
    <message>
        <source>Making the pages…</source>
        <translation>Preparando las páginas…</translation>
    </message>
    <message>
        <source>PDF files</source>
        <translation>Archivos PDF</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papel</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Imágenes</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>Printing…</source>
        <translation>Imprimiendo…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>Save as file</source>
        <translation>Guardar en un archivo</translation>
    </message>
    <message>
        <source>Save as file…</source>
        <translation>Guardar en un archivo…</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>Guardar imagen…</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Guardado: {file}</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>Enviado a la impresora.</translation>
    </message>
    <message>
        <source>The file couldn&apos;t be written: {reason}. Choose another place.</source>
        <translation>No se pudo escribir el archivo: {reason}. Elige otro sitio.</translation>
    </message>
    <message>
        <source>This couldn&apos;t be printed: {reason}</source>
        <translation>No se pudo imprimir: {reason}</translation>
    </message>
    <message>
        <source>US Letter</source>
        <translation>US Letter</translation>
    </message>
    <message>
        <source>What do you want to print?</source>
        <translation>¿Qué quieres imprimir?</translation>
    </message>
    <message>
        <source>What to print</source>
        <translation>Qué imprimir</translation>
    </message>
    <message>
        <source>Writing {file}…</source>
        <translation>Escribiendo {file}…</translation>
    </message>
    <message>
        <source>across</source>
        <translation>horizontal</translation>
    </message>
    <message>
        <source>as it fits</source>
        <translation>como quepa</translation>
    </message>
    <message>
        <source>upright</source>
        <translation>vertical</translation>
    </message>
</context>
<context>
    <name>Printable</name>
    <message>
        <source>Page {place} of {pages}</source>
        <translation>Página {place} de {pages}</translation>
    </message>
</context>
<context>
    <name>QuestionCard</name>
    <message>
        <source>Type or tap the letters</source>
        <translation>Escribe o toca las letras</translation>
    </message>
</context>
<context>
    <name>QuizView</name>
    <message>
        <source>Ask by:</source>
        <translation>Preguntar por:</translation>
    </message>
    <message>
        <source>New a day: </source>
        <translation>Nuevas al día: </translation>
    </message>
    <message>
        <source>New cards a day</source>
        <translation>Tarjetas nuevas al día</translation>
    </message>
    <message>
        <source>Today&apos;s progress</source>
        <translation>Progreso de hoy</translation>
    </message>
</context>
<context>
    <name>RaceTrack</name>
    <message>
        <source>{name}: {total} ({made} this round)</source>
        <translation>{name}: {total} ({made} en esta ronda)</translation>
    </message>
</context>
<context>
    <name>RackModel</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>, goes back in the bag</source>
        <translation>, vuelve a la bolsa</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>comodín</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacío</translation>
    </message>
    <message>
        <source>hidden tile</source>
        <translation>ficha tapada</translation>
    </message>
    <message>
        <source>place {place}: {tile}</source>
        <translation>sitio {place}: {tile}</translation>
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
        <translation>Atril</translation>
    </message>
</context>
<context>
    <name>RacksPanel</name>
    <message>
        <source>no tiles left</source>
        <translation>no quedan fichas</translation>
    </message>
    <message>
        <source>{name}&apos;s tiles left over</source>
        <translation>Fichas que le quedan a {name}</translation>
    </message>
</context>
<context>
    <name>ReadingPanel</name>
    <message numerus="yes">
        <source>%n to come</source>
        <translation>
            <numerusform>queda %n</numerusform>
            <numerusform>quedan %n</numerusform>
        </translation>
    </message>
    <message>
        <source>All read? Press “{button}”.</source>
        <translation>¿Todo leído? Pulsa «{button}».</translation>
    </message>
    <message>
        <source>Keep reading</source>
        <translation>Seguir leyendo</translation>
    </message>
    <message>
        <source>Tap everyone else who has it</source>
        <translation>Tocad a quienes también la tengan</translation>
    </message>
    <message>
        <source>Type the word you read</source>
        <translation>Escribe la palabra que lees</translation>
    </message>
    <message>
        <source>What does it mean?</source>
        <translation>¿Qué significa?</translation>
    </message>
    <message>
        <source>You&apos;ll read again from the start.</source>
        <translation>Se volverá a leer desde el principio.</translation>
    </message>
</context>
<context>
    <name>RealBoardPage</name>
    <message>
        <source>All words</source>
        <translation>Todas las palabras</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Change the letters</source>
        <translation>Cambiar las letras</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vaciar</translation>
    </message>
    <message>
        <source>Clear the board</source>
        <translation>Vaciar el tablero</translation>
    </message>
    <message>
        <source>Couldn&apos;t find the words. Please try again.</source>
        <translation>No se encontraron las palabras. Inténtalo otra vez.</translation>
    </message>
    <message>
        <source>Cover the letters and play them with the timer</source>
        <translation>Tapar las letras y jugarlas con el reloj</translation>
    </message>
    <message>
        <source>Find all words</source>
        <translation>Buscar todas las palabras</translation>
    </message>
    <message>
        <source>Looking for all words…</source>
        <translation>Buscando todas las palabras…</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Significado</translation>
    </message>
    <message>
        <source>Our list</source>
        <translation>Nuestra lista</translation>
    </message>
    <message>
        <source>Play this board</source>
        <translation>Jugar este tablero</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Jugador {number}</translation>
    </message>
    <message>
        <source>Real Boggle board</source>
        <translation>Tablero de Boggle real</translation>
    </message>
    <message>
        <source>Remove all letters from the board?</source>
        <translation>¿Quitar todas las letras del tablero?</translation>
    </message>
    <message>
        <source>What the chosen word means (Enter or Ctrl+L)</source>
        <translation>Qué significa la palabra elegida (Intro o Ctrl+L)</translation>
    </message>
</context>
<context>
    <name>RecordsTab</name>
    <message>
        <source>Game and rules</source>
        <translation>Juego y reglas</translation>
    </message>
    <message>
        <source>Looking up your records…</source>
        <translation>Buscando vuestros récords…</translation>
    </message>
    <message>
        <source>No records yet. Finish a game to set one.</source>
        <translation>Aún no hay récords. Acabad una partida para marcar uno.</translation>
    </message>
    <message>
        <source>Only people set records, without hints or a head start. Each set of rules has its own.</source>
        <translation>Solo las personas marcan récords, sin pistas ni ventaja. Cada reglamento tiene los suyos.</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Récord</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Récords</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Cuándo</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Quién</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Con</translation>
    </message>
</context>
<context>
    <name>Resources</name>
    <message>
        <source>&apos;{letter}&apos; isn&apos;t in the tile set &apos;{tiles}&apos;</source>
        <translation>«{letter}» no está entre las fichas «{tiles}»</translation>
    </message>
    <message>
        <source>&apos;{move}&apos; isn&apos;t a play, pass or exchange</source>
        <translation>«{move}» no es una jugada, ni un pase, ni un cambio</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; isn&apos;t a rack</source>
        <translation>«{text}» no es un atril</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; isn&apos;t a square</source>
        <translation>«{text}» no es una casilla</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; isn&apos;t a tile</source>
        <translation>«{text}» no es una ficha</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; should begin with # or &gt;</source>
        <translation>«{text}» debería empezar por # o &gt;</translation>
    </message>
    <message>
        <source>&apos;{word}&apos; lays no tile</source>
        <translation>«{word}» no pone ninguna ficha</translation>
    </message>
    <message>
        <source>&apos;{word}&apos; leaves the board</source>
        <translation>«{word}» se sale del tablero</translation>
    </message>
    <message>
        <source>A place for the second I.</source>
        <translation>Un sitio para la segunda I.</translation>
    </message>
    <message>
        <source>A place for the second U.</source>
        <translation>Un sitio para la segunda U.</translation>
    </message>
    <message>
        <source>A strict teacher who knows nearly every word.</source>
        <translation>Una maestra estricta que conoce casi todas las palabras.</translation>
    </message>
    <message>
        <source>A wrong challenge costs your turn.</source>
        <translation>Impugnar mal cuesta tu turno.</translation>
    </message>
    <message>
        <source>A wrong challenge gives the other player five points.</source>
        <translation>Impugnar mal da cinco puntos al otro.</translation>
    </message>
    <message>
        <source>A wrong challenge gives the other player ten points.</source>
        <translation>Impugnar mal da diez puntos al otro.</translation>
    </message>
    <message>
        <source>A wrong challenge is free. Exchange while seven tiles are in the bag.</source>
        <translation>Impugnar mal no cuesta nada. Se cambia mientras haya siete fichas en la bolsa.</translation>
    </message>
    <message>
        <source>Again? Please!</source>
        <translation>¿Otra vez? ¡Por favor!</translation>
    </message>
    <message>
        <source>All right, I made that one up.</source>
        <translation>Vale, esa me la inventé.</translation>
    </message>
    <message>
        <source>And most of it was real!</source>
        <translation>¡Y casi todo era de verdad!</translation>
    </message>
    <message>
        <source>Anybody may challenge. A wrong word comes off and costs your turn.</source>
        <translation>Cualquiera puede impugnar. Una palabra falsa se retira y cuesta el turno.</translation>
    </message>
    <message>
        <source>Are we playing? Yay!</source>
        <translation>¿Jugamos? ¡Bien!</translation>
    </message>
    <message>
        <source>Argh, not that one!</source>
        <translation>¡Ay, esa no!</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Principiante</translation>
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
        <translation>¡Pero suena así!</translation>
    </message>
    <message>
        <source>C without H and K</source>
        <translation>C sin H ni K</translation>
    </message>
    <message>
        <source>CH and a letter</source>
        <translation>CH y una letra</translation>
    </message>
    <message>
        <source>Calculator</source>
        <translation>Calculador</translation>
    </message>
    <message>
        <source>Calm and fair. Knows most words that people use.</source>
        <translation>Tranquila y justa. Conoce casi todas las palabras que se usan.</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Aficionado</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Challenge</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>Campeón</translation>
    </message>
    <message>
        <source>Cheeky. Knows the usual words and bluffs when he can.</source>
        <translation>Pícaro. Conoce las palabras corrientes y va de farol si puede.</translation>
    </message>
    <message>
        <source>Child</source>
        <translation>Peque</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Clásico</translation>
    </message>
    <message>
        <source>Classic (1976)</source>
        <translation>Clásico (1976)</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Club player</source>
        <translation>Jugador de club</translation>
    </message>
    <message>
        <source>Come to the club. You&apos;d fit in.</source>
        <translation>Ven al club. Encajarías bien.</translation>
    </message>
    <message>
        <source>Copycats!</source>
        <translation>¡Copiones!</translation>
    </message>
    <message>
        <source>Curious. Learns a new word a day and tries it at once.</source>
        <translation>Curioso. Aprende una palabra al día y la prueba enseguida.</translation>
    </message>
    <message>
        <source>Deluxe</source>
        <translation>Deluxe</translation>
    </message>
    <message>
        <source>Don&apos;t believe everything I play!</source>
        <translation>¡No os creáis todo lo que juego!</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>Neerlandés</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Inglés</translation>
    </message>
    <message>
        <source>Everybody knows that one!</source>
        <translation>¡Esa la conoce todo el mundo!</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experto</translation>
    </message>
    <message>
        <source>Fair enough. It is good.</source>
        <translation>De acuerdo. Es buena.</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Familia</translation>
    </message>
    <message>
        <source>Family, strict</source>
        <translation>Familia, estricto</translation>
    </message>
    <message>
        <source>Fifteen points. That&apos;s a good round.</source>
        <translation>Quince puntos. Una buena ronda.</translation>
    </message>
    <message>
        <source>Fifty years, my dear.</source>
        <translation>Cincuenta años de práctica.</translation>
    </message>
    <message>
        <source>Five already. You&apos;re warming up.</source>
        <translation>Ya van cinco. Vas entrando en calor.</translation>
    </message>
    <message>
        <source>Five letters, four vowels and more</source>
        <translation>Cinco letras, cuatro vocales o más</translation>
    </message>
    <message>
        <source>Five letters. Nice one!</source>
        <translation>Cinco letras. ¡Muy bien!</translation>
    </message>
    <message>
        <source>For a C without an H or a K.</source>
        <translation>Para una C sin H ni K.</translation>
    </message>
    <message>
        <source>For a rack of nothing but vowels.</source>
        <translation>Para un atril solo de vocales.</translation>
    </message>
    <message>
        <source>For a rack without vowels.</source>
        <translation>Para un atril sin vocales.</translation>
    </message>
    <message>
        <source>Four letters, three vowels and more</source>
        <translation>Cuatro letras, tres vocales o más</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Francés</translation>
    </message>
    <message>
        <source>French (1980s)</source>
        <translation>Francés (años 80)</translation>
    </message>
    <message>
        <source>Full marks for that one!</source>
        <translation>¡Un diez para esa!</translation>
    </message>
    <message>
        <source>German</source>
        <translation>Alemán</translation>
    </message>
    <message>
        <source>Giggles a lot. Likes short words and spells by ear.</source>
        <translation>Se ríe mucho. Le gustan las palabras cortas y escribe de oído.</translation>
    </message>
    <message>
        <source>Good luck. Clocks ready?</source>
        <translation>Suerte. ¿Relojes listos?</translation>
    </message>
    <message>
        <source>Good, I learned something.</source>
        <translation>Bien, he aprendido algo.</translation>
    </message>
    <message>
        <source>Good-humoured. Plays every week and likes a chat.</source>
        <translation>De buen humor. Juega cada semana y le gusta charlar.</translation>
    </message>
    <message>
        <source>Great minds, dear!</source>
        <translation>¡Pensamos igual!</translation>
    </message>
    <message>
        <source>Has played for fifty years and knows what to keep.</source>
        <translation>Juega desde hace cincuenta años y sabe qué guardar.</translation>
    </message>
    <message>
        <source>Hello! Go easy on me.</source>
        <translation>¡Hola! Tened paciencia conmigo.</translation>
    </message>
    <message>
        <source>Hey, that was my word!</source>
        <translation>¡Eh, esa era mía!</translation>
    </message>
    <message>
        <source>Hm, in my day…</source>
        <translation>Mmm, en mis tiempos…</translation>
    </message>
    <message>
        <source>Hm.</source>
        <translation>Hum.</translation>
    </message>
    <message>
        <source>Hmm… I&apos;m not sure about that one.</source>
        <translation>Mmm… de esa no estoy seguro.</translation>
    </message>
    <message>
        <source>How did you know?</source>
        <translation>¿Cómo lo supisteis?</translation>
    </message>
    <message>
        <source>I can&apos;t wait. You first?</source>
        <translation>Qué ganas. ¿Empiezas tú?</translation>
    </message>
    <message>
        <source>I even surprised myself.</source>
        <translation>Hasta yo me he sorprendido.</translation>
    </message>
    <message>
        <source>I learned that one yesterday.</source>
        <translation>Esa la aprendí ayer.</translation>
    </message>
    <message>
        <source>I made that up and you believed me!</source>
        <translation>¡Me lo inventé y os lo creísteis!</translation>
    </message>
    <message>
        <source>I must remember that word!</source>
        <translation>¡Tengo que recordar esa palabra!</translation>
    </message>
    <message>
        <source>I never bluff. Or do I?</source>
        <translation>Nunca voy de farol. ¿O sí?</translation>
    </message>
    <message>
        <source>I see.</source>
        <translation>Ya veo.</translation>
    </message>
    <message>
        <source>I stand corrected.</source>
        <translation>Me he equivocado.</translation>
    </message>
    <message>
        <source>I take that back.</source>
        <translation>Lo retiro.</translation>
    </message>
    <message>
        <source>I won? I really won!</source>
        <translation>¿He ganado? ¡He ganado de verdad!</translation>
    </message>
    <message>
        <source>I wrote down all your words.</source>
        <translation>He apuntado todas vuestras palabras.</translation>
    </message>
    <message>
        <source>I&apos;ll tell them about you at the club.</source>
        <translation>En el club les hablaré de ti.</translation>
    </message>
    <message>
        <source>I&apos;ve never found one that long.</source>
        <translation>Nunca he encontrado una tan larga.</translation>
    </message>
    <message>
        <source>IJ is laid with two tiles: a place for the J.</source>
        <translation>IJ se pone con dos fichas: un sitio para la J.</translation>
    </message>
    <message>
        <source>Interesting.</source>
        <translation>Interesante.</translation>
    </message>
    <message>
        <source>Is that a real word?</source>
        <translation>¿Esa palabra existe?</translation>
    </message>
    <message>
        <source>It was worth a try.</source>
        <translation>Había que intentarlo.</translation>
    </message>
    <message>
        <source>It worked! It really worked!</source>
        <translation>¡Ha funcionado! ¡De verdad!</translation>
    </message>
    <message>
        <source>Just as planned.</source>
        <translation>Tal como lo planeé.</translation>
    </message>
    <message>
        <source>Keen</source>
        <translation>Entusiasta</translation>
    </message>
    <message>
        <source>LL and a letter</source>
        <translation>LL y una letra</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>Aprendiz</translation>
    </message>
    <message>
        <source>Let me think…</source>
        <translation>Déjame pensar…</translation>
    </message>
    <message>
        <source>Let the best word win.</source>
        <translation>Que gane la mejor palabra.</translation>
    </message>
    <message>
        <source>Let&apos;s see what you&apos;ve learned.</source>
        <translation>A ver qué habéis aprendido.</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>Lineal</translation>
    </message>
    <message>
        <source>Look that one up!</source>
        <translation>¡Buscad esa en el diccionario!</translation>
    </message>
    <message>
        <source>Look what I found!</source>
        <translation>¡Mirad lo que he encontrado!</translation>
    </message>
    <message>
        <source>Many vowels</source>
        <translation>Muchas vocales</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Master</translation>
    </message>
    <message>
        <source>My face gave me away.</source>
        <translation>Me delató la cara.</translation>
    </message>
    <message>
        <source>My mistake. It is a word.</source>
        <translation>Error mío. Sí es una palabra.</translation>
    </message>
    <message>
        <source>Naturally.</source>
        <translation>Naturalmente.</translation>
    </message>
    <message>
        <source>New (since 1987)</source>
        <translation>Nuevos (desde 1987)</translation>
    </message>
    <message>
        <source>Next time I&apos;ll bluff better.</source>
        <translation>La próxima vez haré mejores faroles.</translation>
    </message>
    <message>
        <source>No A, E, I, O, U</source>
        <translation>Sin A, E, I, O, U</translation>
    </message>
    <message>
        <source>No A, E, I, O, U, Y</source>
        <translation>Sin A, E, I, O, U, Y</translation>
    </message>
    <message>
        <source>No A, E, I, O, U, Ä, Ö, Ü</source>
        <translation>Sin A, E, I, O, U, Ä, Ö, Ü</translation>
    </message>
    <message>
        <source>No A, Ą, E, Ę, I, O, Ó, U, Y</source>
        <translation>Sin A, Ą, E, Ę, I, O, Ó, U, Y</translation>
    </message>
    <message>
        <source>Not a word at all. Nobody asked.</source>
        <translation>No era palabra. Nadie preguntó.</translation>
    </message>
    <message>
        <source>Not bad, eh?</source>
        <translation>No está mal, ¿eh?</translation>
    </message>
    <message>
        <source>Not in the dictionary? You decide together if it counts.</source>
        <translation>¿No está en el diccionario? Decidís juntos si cuenta.</translation>
    </message>
    <message>
        <source>Now where have I heard that?</source>
        <translation>¿Dónde la he oído yo?</translation>
    </message>
    <message>
        <source>Oh no, you had it too.</source>
        <translation>Oh, no, tú también la tenías.</translation>
    </message>
    <message>
        <source>Oh! Sorry I asked.</source>
        <translation>¡Oh! Perdón.</translation>
    </message>
    <message>
        <source>Oh, well found!</source>
        <translation>¡Oh, bien visto!</translation>
    </message>
    <message>
        <source>Oh, what does that mean?</source>
        <translation>Oh, ¿qué significa?</translation>
    </message>
    <message>
        <source>Old tricks still work.</source>
        <translation>Los viejos trucos aún valen.</translation>
    </message>
    <message>
        <source>One moment, please.</source>
        <translation>Un momento, por favor.</translation>
    </message>
    <message>
        <source>Oopsie! It is one.</source>
        <translation>¡Uy! Sí que existe.</translation>
    </message>
    <message>
        <source>Plays at the club. Knows long words and tight corners.</source>
        <translation>Juega en el club. Conoce palabras largas y huecos difíciles.</translation>
    </message>
    <message>
        <source>Poker face. Keeps good tiles and bluffs now and then.</source>
        <translation>Cara de póquer. Guarda buenas fichas y a veces va de farol.</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>Polaco</translation>
    </message>
    <message>
        <source>Practice, my dears.</source>
        <translation>Práctica, queridos míos.</translation>
    </message>
    <message>
        <source>Q without U</source>
        <translation>Q sin U</translation>
    </message>
    <message>
        <source>Quick and eager. Reads a lot and hates to miss a word.</source>
        <translation>Rápido y con ganas. Lee mucho y odia perderse una palabra.</translation>
    </message>
    <message>
        <source>RR and a letter</source>
        <translation>RR y una letra</translation>
    </message>
    <message>
        <source>Ready.</source>
        <translation>Lista.</translation>
    </message>
    <message>
        <source>Ready? I&apos;ve been practising!</source>
        <translation>¿Listos? ¡He practicado!</translation>
    </message>
    <message>
        <source>Regular</source>
        <translation>Habitual</translation>
    </message>
    <message>
        <source>Says little. Thinks of everything before she plays.</source>
        <translation>Habla poco. Piensa en todo antes de jugar.</translation>
    </message>
    <message>
        <source>Says who?</source>
        <translation>¿Y eso quién lo dice?</translation>
    </message>
    <message>
        <source>Seasoned</source>
        <translation>Veterano</translation>
    </message>
    <message>
        <source>Seven letters from the best stems</source>
        <translation>Siete letras de las mejores raíces</translation>
    </message>
    <message>
        <source>Seven letters! I have to sit down.</source>
        <translation>¡Siete letras! Tengo que sentarme.</translation>
    </message>
    <message>
        <source>Seven letters, five vowels and more</source>
        <translation>Siete letras, cinco vocales o más</translation>
    </message>
    <message>
        <source>Short words that end with I</source>
        <translation>Palabras cortas que acaban en I</translation>
    </message>
    <message>
        <source>Short words that put big tiles on bonus squares.</source>
        <translation>Palabras cortas que llevan fichas caras a casillas con premio.</translation>
    </message>
    <message>
        <source>Short words with IJ</source>
        <translation>Palabras cortas con IJ</translation>
    </message>
    <message>
        <source>Short words with J or V</source>
        <translation>Palabras cortas con J o V</translation>
    </message>
    <message>
        <source>Short words with J, K, Q, W, X, Y or Z</source>
        <translation>Palabras cortas con J, K, Q, W, X, Y o Z</translation>
    </message>
    <message>
        <source>Short words with J, Q, X or Z</source>
        <translation>Palabras cortas con J, Q, X o Z</translation>
    </message>
    <message>
        <source>Short words with J, Ñ, X, Z, LL or RR</source>
        <translation>Palabras cortas con J, Ñ, X, Z, LL o RR</translation>
    </message>
    <message>
        <source>Short words with Q, X or Y</source>
        <translation>Palabras cortas con Q, X o Y</translation>
    </message>
    <message>
        <source>Short words with Q, X, Y or Ö</source>
        <translation>Palabras cortas con Q, X, Y u Ö</translation>
    </message>
    <message>
        <source>Short words with Ä, Ö or Ü</source>
        <translation>Palabras cortas con Ä, Ö o Ü</translation>
    </message>
    <message>
        <source>Short words with Ą, Ę, F, Ó, Ś or Ż</source>
        <translation>Palabras cortas con Ą, Ę, F, Ó, Ś o Ż</translation>
    </message>
    <message>
        <source>Short words with Ź, Ń or Ć</source>
        <translation>Palabras cortas con Ź, Ń o Ć</translation>
    </message>
    <message>
        <source>Shy and friendly. Knows simple words and overlooks many.</source>
        <translation>Tímido y amable. Conoce palabras sencillas y se le escapan muchas.</translation>
    </message>
    <message>
        <source>Silly me. Of course it is.</source>
        <translation>Qué tonta. Claro que existe.</translation>
    </message>
    <message>
        <source>Sit up straight, we begin.</source>
        <translation>Sentaos derechos, empezamos.</translation>
    </message>
    <message>
        <source>Six letters that make a word of seven with most others: keep them together, and wait for the seventh.</source>
        <translation>Seis letras que con casi cualquier otra forman una palabra de siete: guárdalas y espera la séptima.</translation>
    </message>
    <message>
        <source>Six letters! How did you see that?</source>
        <translation>¡Seis letras! ¿Cómo la has visto?</translation>
    </message>
    <message>
        <source>Six letters, five vowels and more</source>
        <translation>Seis letras, cinco vocales o más</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Hábil</translation>
    </message>
    <message>
        <source>So close! One more?</source>
        <translation>¡Por poco! ¿Otra?</translation>
    </message>
    <message>
        <source>Somebody has done their homework.</source>
        <translation>Alguien ha hecho los deberes.</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>Español</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Estándar</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Fuerte</translation>
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
        <translation>TISANE + R, ocho letras</translation>
    </message>
    <message>
        <source>Ten words! My pencil can&apos;t keep up.</source>
        <translation>¡Diez palabras! Mi lápiz no da abasto.</translation>
    </message>
    <message>
        <source>Thank you for a good game.</source>
        <translation>Gracias por la buena partida.</translation>
    </message>
    <message>
        <source>That made my evening.</source>
        <translation>Con eso ya soy feliz.</translation>
    </message>
    <message>
        <source>That takes me back.</source>
        <translation>Qué recuerdos.</translation>
    </message>
    <message>
        <source>That was fun. Same time next week?</source>
        <translation>Qué divertido. ¿La semana que viene otra vez?</translation>
    </message>
    <message>
        <source>That was just luck.</source>
        <translation>Solo fue suerte.</translation>
    </message>
    <message>
        <source>There is one tile of each, and it is worth five points.</source>
        <translation>Hay una ficha de cada, y vale cinco puntos.</translation>
    </message>
    <message>
        <source>There is one tile of each, and it is worth six points or eight.</source>
        <translation>Hay una ficha de cada, y vale seis u ocho puntos.</translation>
    </message>
    <message>
        <source>There it was.</source>
        <translation>Ahí estaba.</translation>
    </message>
    <message>
        <source>There you are! Shall we begin?</source>
        <translation>¡Ya estáis aquí! ¿Empezamos?</translation>
    </message>
    <message>
        <source>There&apos;s the first one!</source>
        <translation>¡Ahí está la primera!</translation>
    </message>
    <message>
        <source>They all play it at the club.</source>
        <translation>En el club la ponen todos.</translation>
    </message>
    <message>
        <source>They are worth six points each.</source>
        <translation>Valen seis puntos cada una.</translation>
    </message>
    <message>
        <source>They let you play one word alongside another. Learn these first.</source>
        <translation>Con ellas pones una palabra junto a otra. Apréndelas primero.</translation>
    </message>
    <message>
        <source>They let you play one word alongside another. Learn these first. CH, LL and RR are one tile each.</source>
        <translation>Con ellas pones una palabra junto a otra. Apréndelas primero. CH, LL y RR son una ficha cada una.</translation>
    </message>
    <message>
        <source>They&apos;d like that one at the club.</source>
        <translation>Esa gustaría en el club.</translation>
    </message>
    <message>
        <source>Thirty points! I&apos;m telling everybody.</source>
        <translation>¡Treinta puntos! Se lo cuento a todos.</translation>
    </message>
    <message>
        <source>Three-letter words</source>
        <translation>Palabras de tres letras</translation>
    </message>
    <message>
        <source>Too fast again. Sorry!</source>
        <translation>Otra vez demasiado rápido. ¡Perdón!</translation>
    </message>
    <message>
        <source>Top marks for you!</source>
        <translation>¡Un diez para vosotros!</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Torneo</translation>
    </message>
    <message>
        <source>Tournament, double challenge</source>
        <translation>Torneo, impugnación doble</translation>
    </message>
    <message>
        <source>Tournament, five points</source>
        <translation>Torneo, cinco puntos</translation>
    </message>
    <message>
        <source>Tournament, single challenge</source>
        <translation>Torneo, impugnación simple</translation>
    </message>
    <message>
        <source>Tournament, ten points</source>
        <translation>Torneo, diez puntos</translation>
    </message>
    <message>
        <source>Twenty! Leave some for tomorrow.</source>
        <translation>¡Veinte! Deja algunas para mañana.</translation>
    </message>
    <message>
        <source>Two U and more</source>
        <translation>Dos U o más</translation>
    </message>
    <message>
        <source>Two letters</source>
        <translation>Dos letras</translation>
    </message>
    <message>
        <source>Two-letter words</source>
        <translation>Palabras de dos letras</translation>
    </message>
    <message>
        <source>Wait, wait!</source>
        <translation>¡Espera, espera!</translation>
    </message>
    <message>
        <source>Wait.</source>
        <translation>Espera.</translation>
    </message>
    <message>
        <source>Well done! You&apos;ve been practising.</source>
        <translation>¡Muy bien! Has practicado.</translation>
    </message>
    <message>
        <source>Well played! That was fun.</source>
        <translation>¡Bien jugado! Fue divertido.</translation>
    </message>
    <message>
        <source>What a game! One more?</source>
        <translation>¡Vaya partida! ¿Otra?</translation>
    </message>
    <message>
        <source>What a lovely word.</source>
        <translation>Qué palabra más bonita.</translation>
    </message>
    <message>
        <source>When the Q comes and no U is left.</source>
        <translation>Cuando llega la Q y no queda ninguna U.</translation>
    </message>
    <message>
        <source>Will you teach me that?</source>
        <translation>¿Me lo enseñáis?</translation>
    </message>
    <message>
        <source>With the words of two letters they open every crowded board.</source>
        <translation>Con las palabras de dos letras abren cualquier tablero apretado.</translation>
    </message>
    <message>
        <source>Would the club take that?</source>
        <translation>¿En el club valdría?</translation>
    </message>
    <message>
        <source>Yes! I saw it at once.</source>
        <translation>¡Sí! La vi enseguida.</translation>
    </message>
    <message>
        <source>Yes.</source>
        <translation>Sí.</translation>
    </message>
    <message>
        <source>You can only play words from the dictionary.</source>
        <translation>Solo cuentan las palabras del diccionario.</translation>
    </message>
    <message>
        <source>You earned that.</source>
        <translation>Os lo habéis ganado.</translation>
    </message>
    <message>
        <source>You made me think.</source>
        <translation>Me habéis hecho pensar.</translation>
    </message>
    <message>
        <source>You never saw it coming.</source>
        <translation>No me visteis venir.</translation>
    </message>
    <message>
        <source>You&apos;ll be better than me soon.</source>
        <translation>Pronto me ganaréis siempre.</translation>
    </message>
    <message>
        <source>a player needs a short name</source>
        <translation>cada jugador necesita un nombre corto</translation>
    </message>
    <message>
        <source>a turn begins with &gt; and a name with a colon</source>
        <translation>un turno empieza por &gt;, un nombre y dos puntos</translation>
    </message>
    <message>
        <source>a turn needs a move, its score and the total</source>
        <translation>un turno necesita una jugada, sus puntos y el total</translation>
    </message>
    <message>
        <source>challenge freely</source>
        <translation>impugnar es gratis</translation>
    </message>
    <message>
        <source>challenges cost</source>
        <translation>impugnar cuesta</translation>
    </message>
    <message>
        <source>decide together</source>
        <translation>decidís juntos</translation>
    </message>
    <message>
        <source>longer than {most} characters</source>
        <translation>la línea tiene más de {most} caracteres</translation>
    </message>
    <message>
        <source>more lines than a game has</source>
        <translation>son más líneas de las que tiene una partida</translation>
    </message>
    <message>
        <source>more tiles of {tiles} than the set holds</source>
        <translation>hay más fichas de {tiles} de las que trae el juego</translation>
    </message>
    <message>
        <source>more turns than a game has</source>
        <translation>son más turnos de los que tiene una partida</translation>
    </message>
    <message>
        <source>the encoding &apos;{encoding}&apos; is not known</source>
        <translation>no se conoce la codificación «{encoding}»</translation>
    </message>
    <message>
        <source>the file doesn&apos;t say its tiles, and these all fit: {tiles}</source>
        <translation>el archivo no dice qué fichas usa, y todas estas encajan: {tiles}</translation>
    </message>
    <message>
        <source>the file has more than {most} bytes, too many for a game</source>
        <translation>el archivo tiene más de {most} bytes, demasiados para una partida</translation>
    </message>
    <message>
        <source>the first play does not cover the start square</source>
        <translation>la primera jugada no cubre la casilla de salida</translation>
    </message>
    <message>
        <source>the play touches nothing on the board</source>
        <translation>la jugada no toca ninguna ficha del tablero</translation>
    </message>
    <message>
        <source>the player &apos;{nick}&apos; is named twice</source>
        <translation>el jugador «{nick}» aparece dos veces</translation>
    </message>
    <message>
        <source>the rack {rack} cannot be</source>
        <translation>el atril {rack} no es posible</translation>
    </message>
    <message>
        <source>the rack {rack} contradicts another one</source>
        <translation>el atril {rack} no cuadra con otro</translation>
    </message>
    <message>
        <source>the square {text} is not on the board</source>
        <translation>la casilla {text} no está en el tablero</translation>
    </message>
    <message>
        <source>the tiles that are left are {left}, not {tiles}</source>
        <translation>las fichas que quedan son {left}, no {tiles}</translation>
    </message>
    <message>
        <source>the total is {counted}, not {stated}</source>
        <translation>el total es {counted}, no {stated}</translation>
    </message>
    <message>
        <source>there are no players in this file</source>
        <translation>en este archivo no hay jugadores</translation>
    </message>
    <message>
        <source>there are no tiles &apos;{tiles}&apos; here</source>
        <translation>aquí no hay fichas «{tiles}»</translation>
    </message>
    <message>
        <source>there is no player &apos;{nick}&apos;</source>
        <translation>no hay ningún jugador «{nick}»</translation>
    </message>
    <message>
        <source>there is no player {place}; up to {most} can play</source>
        <translation>no hay jugador {place}: pueden jugar {most} como mucho</translation>
    </message>
    <message>
        <source>there is no tile on {square} to play through</source>
        <translation>en {square} no hay ninguna ficha que aprovechar</translation>
    </message>
    <message>
        <source>there&apos;s no play just before to take back</source>
        <translation>justo antes no hay ninguna jugada que retirar</translation>
    </message>
    <message>
        <source>this isn&apos;t text</source>
        <translation>esto no es texto</translation>
    </message>
    <message>
        <source>this isn&apos;t text in {encoding}</source>
        <translation>esto no es texto en {encoding}</translation>
    </message>
    <message>
        <source>you can&apos;t exchange {number} tiles</source>
        <translation>no se pueden cambiar {number} fichas</translation>
    </message>
    <message>
        <source>{move} counts {counted}, not {stated}</source>
        <translation>{move} vale {counted}, no {stated}</translation>
    </message>
    <message>
        <source>{number} tiles, a rack holds {most}</source>
        <translation>son {number} fichas, y en un atril caben {most}</translation>
    </message>
    <message>
        <source>{square} holds {there}, not {letter}</source>
        <translation>en {square} está {there}, no {letter}</translation>
    </message>
    <message>
        <source>{tiles} is not on the rack {rack}</source>
        <translation>en el atril {rack} no hay {tiles}</translation>
    </message>
</context>
<context>
    <name>ResultSheet</name>
    <message numerus="yes">
        <source>%n word(s) that nobody had, the commonest first</source>
        <translation>
            <numerusform>%n palabra que nadie tenía</numerusform>
            <numerusform>%n palabras que nadie tenía, las más corrientes primero</numerusform>
        </translation>
    </message>
    <message>
        <source>= crossed off: others had it too</source>
        <translation>= tachada: otros también la tenían</translation>
    </message>
    <message>
        <source>? not read yet</source>
        <translation>? aún sin leer</translation>
    </message>
    <message>
        <source>A tie this round: {names}.</source>
        <translation>Empate en esta ronda: {names}.</translation>
    </message>
    <message>
        <source>Board code: {code}</source>
        <translation>Código del tablero: {code}</translation>
    </message>
    <message>
        <source>Missed words at most</source>
        <translation>Palabras que faltaron, como mucho</translation>
    </message>
    <message>
        <source>No points were counted here.</source>
        <translation>Aquí no se contaron puntos.</translation>
    </message>
    <message>
        <source>Nobody missed a word of this board.</source>
        <translation>En este tablero no faltó ninguna palabra.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>The game is a tie: {names}.</source>
        <translation>La partida acaba en empate: {names}.</translation>
    </message>
    <message>
        <source>The lists</source>
        <translation>Las listas</translation>
    </message>
    <message>
        <source>The result of this round</source>
        <translation>El resultado de esta ronda</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Palabras</translation>
    </message>
    <message>
        <source>Words that nobody had: the commonest {shown} of {missed}</source>
        <translation>Palabras que nadie tenía: las {shown} más corrientes de {missed}</translation>
    </message>
    <message>
        <source>head start</source>
        <translation>ventaja</translation>
    </message>
    <message>
        <source>no words</source>
        <translation>ninguna palabra</translation>
    </message>
    <message>
        <source>o not read</source>
        <translation>o sin leer</translation>
    </message>
    <message>
        <source>{names} won the game.</source>
        <translation>{names} ganó la partida.</translation>
    </message>
    <message>
        <source>{names} won the round.</source>
        <translation>{names} ganó la ronda.</translation>
    </message>
    <message>
        <source>{name}, continued</source>
        <translation>{name}, continuación</translation>
    </message>
    <message>
        <source>{round}, result</source>
        <translation>{round}, resultado</translation>
    </message>
    <message>
        <source>× doesn&apos;t count</source>
        <translation>× no cuenta</translation>
    </message>
</context>
<context>
    <name>ResultStrings</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>Best word: {word} · {name} · {points}</source>
        <translation>Mejor palabra: {word} · {name} · {points}</translation>
    </message>
</context>
<context>
    <name>ResultsDialog</name>
    <message>
        <source>Who played this board?</source>
        <translation>¿Quién ha jugado este tablero?</translation>
    </message>
</context>
<context>
    <name>ResultsModel</name>
    <message>
        <source>Place</source>
        <translation>Puesto</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jugada</translation>
    </message>
    <message>
        <source>Played together with {names}</source>
        <translation>Jugado con {names}</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Palabras</translation>
    </message>
    <message>
        <source>{name} (computer)</source>
        <translation>{name} (ordenador)</translation>
    </message>
</context>
<context>
    <name>ResultsView</name>
    <message numerus="yes">
        <source>%n result(s) on this board.</source>
        <translation>
            <numerusform>%n resultado en este tablero.</numerusform>
            <numerusform>%n resultados en este tablero.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking through your saved games…</source>
        <translation>Mirando vuestras partidas guardadas…</translation>
    </message>
    <message>
        <source>Nobody has played this board yet.</source>
        <translation>Nadie ha jugado aún este tablero.</translation>
    </message>
    <message>
        <source>Type a code or choose today&apos;s board.</source>
        <translation>Escribe un código o elige el tablero del día.</translation>
    </message>
    <message>
        <source>Who played this board</source>
        <translation>Quién jugó este tablero</translation>
    </message>
</context>
<context>
    <name>ReviewModel</name>
    <message>
        <source>Found by</source>
        <translation>De quién es</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Palabra</translation>
    </message>
    <message>
        <source>{names} (crossed off)</source>
        <translation>{names} (tachada)</translation>
    </message>
    <message>
        <source>{names} (not in the dictionary)</source>
        <translation>{names} (no está en el diccionario)</translation>
    </message>
    <message>
        <source>{names} (with a hint)</source>
        <translation>{names} (con pista)</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>Back to the scores</source>
        <translation>Volver a los puntos</translation>
    </message>
    <message>
        <source>Best first</source>
        <translation>Las mejores primero</translation>
    </message>
    <message>
        <source>Everyday words first</source>
        <translation>Las corrientes primero</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Halladas</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Meta</translation>
    </message>
    <message>
        <source>Longest first</source>
        <translation>Las más largas primero</translation>
    </message>
    <message>
        <source>Looking for all words…</source>
        <translation>Buscando todas las palabras…</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Se te pasaron</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>The words that the goal counts, first those that were missed</source>
        <translation>Las palabras que cuentan para la meta, primero las que faltaron</translation>
    </message>
    <message>
        <source>Words of the board</source>
        <translation>Palabras del tablero</translation>
    </message>
    <message>
        <source>less common</source>
        <translation>menos corriente</translation>
    </message>
    <message>
        <source>{had} of {words} words found, {points} points on the board</source>
        <translation>{had} de {words} palabras encontradas, {points} puntos en el tablero</translation>
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
        <translation>Pa&amp;labras</translation>
    </message>
    <message>
        <source>A Scrabble p&amp;osition</source>
        <translation>Una &amp;posición de Scrabble</translation>
    </message>
    <message>
        <source>A real &amp;Boggle board</source>
        <translation>Un tablero de &amp;Boggle real</translation>
    </message>
    <message>
        <source>From the &amp;table</source>
        <translation>De la &amp;mesa</translation>
    </message>
    <message>
        <source>H&amp;istory</source>
        <translation>&amp;Historial</translation>
    </message>
    <message>
        <source>Play &amp;alone</source>
        <translation>Jugar a s&amp;olas</translation>
    </message>
</context>
<context>
    <name>RulesCard</name>
    <message>
        <source>Back to {game} rules</source>
        <translation>Volver a las reglas de {game}</translation>
    </message>
    <message>
        <source>Change rules</source>
        <translation>Cambiar reglas</translation>
    </message>
    <message>
        <source>Dictionary</source>
        <translation>Diccionario</translation>
    </message>
    <message>
        <source>Game language</source>
        <translation>Idioma del juego</translation>
    </message>
    <message>
        <source>More rules</source>
        <translation>Más reglas</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Más…</translation>
    </message>
    <message>
        <source>Which game?</source>
        <translation>¿Qué juego?</translation>
    </message>
</context>
<context>
    <name>RulesPanel</name>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Dictionary</source>
        <translation>Diccionario</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>The tiles and dictionary are in different languages.</source>
        <translation>Las fichas y el diccionario son de idiomas distintos.</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Fichas</translation>
    </message>
</context>
<context>
    <name>ScoreList</name>
    <message>
        <source>Granted</source>
        <translation>Ventaja</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Juntos</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Palabras</translation>
    </message>
    <message>
        <source>left the game</source>
        <translation>dejó la partida</translation>
    </message>
</context>
<context>
    <name>ScorePad</name>
    <message>
        <source>Score pad</source>
        <translation>Libreta de puntos</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>All tiles. Cross them off as you play.</source>
        <translation>Todas las fichas. Tachadlas según jugáis.</translation>
    </message>
    <message>
        <source>Empty Scrabble score sheet</source>
        <translation>Hoja de Scrabble en blanco</translation>
    </message>
    <message>
        <source>Final score</source>
        <translation>Puntos finales</translation>
    </message>
    <message>
        <source>Player names</source>
        <translation>Nombres de los jugadores</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Jugador {number}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Tiles to cross off</source>
        <translation>Fichas para tachar</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Palabra</translation>
    </message>
    <message>
        <source>minus tiles left</source>
        <translation>menos las fichas que quedan</translation>
    </message>
    <message>
        <source>plus others&apos; tiles</source>
        <translation>más las fichas de los demás</translation>
    </message>
    <message>
        <source>{bonus} · a blank is worth nothing</source>
        <translation>{bonus} · un comodín no vale nada</translation>
    </message>
    <message>
        <source>{points} extra points for {tiles} tiles in one turn</source>
        <translation>{points} puntos extra por {tiles} fichas en un turno</translation>
    </message>
</context>
<context>
    <name>ScoresPanel</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>Best word</source>
        <translation>Mejor palabra</translation>
    </message>
    <message>
        <source>Nobody found these</source>
        <translation>No las encontró nadie</translation>
    </message>
    <message>
        <source>One to learn</source>
        <translation>Una para aprender</translation>
    </message>
    <message>
        <source>Only you found these</source>
        <translation>Solo las tienes tú</translation>
    </message>
    <message>
        <source>Print the result or the board, or save it as PDF (Ctrl+P)</source>
        <translation>Imprimir el resultado o el tablero, o guardarlos en PDF (Ctrl+P)</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>El tablero</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>You could have had</source>
        <translation>También podías tener</translation>
    </message>
    <message>
        <source>Your words</source>
        <translation>Tus palabras</translation>
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
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
    <message>
        <source>It&apos;s this player&apos;s turn</source>
        <translation>Le toca a este jugador</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Número de jugadores</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Jugador {number}</translation>
    </message>
    <message>
        <source>Score of player {number}</source>
        <translation>Puntos del jugador {number}</translation>
    </message>
</context>
<context>
    <name>ScrabbleBoardModel</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>blank</source>
        <translation>comodín</translation>
    </message>
    <message>
        <source>doesn&apos;t fit</source>
        <translation>no cabe</translation>
    </message>
    <message>
        <source>double letter</source>
        <translation>doble tanto de letra</translation>
    </message>
    <message>
        <source>double word</source>
        <translation>doble tanto de palabra</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacío</translation>
    </message>
    <message>
        <source>last play</source>
        <translation>última jugada</translation>
    </message>
    <message>
        <source>letter times {factor}</source>
        <translation>letra por {factor}</translation>
    </message>
    <message>
        <source>new tile</source>
        <translation>ficha nueva</translation>
    </message>
    <message>
        <source>quadruple letter</source>
        <translation>cuádruple tanto de letra</translation>
    </message>
    <message>
        <source>quadruple word</source>
        <translation>cuádruple tanto de palabra</translation>
    </message>
    <message>
        <source>star</source>
        <translation>estrella</translation>
    </message>
    <message>
        <source>triple letter</source>
        <translation>triple tanto de letra</translation>
    </message>
    <message>
        <source>triple word</source>
        <translation>triple tanto de palabra</translation>
    </message>
    <message>
        <source>word times {factor}</source>
        <translation>palabra por {factor}</translation>
    </message>
</context>
<context>
    <name>ScrabbleBoardView</name>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>across</source>
        <translation>horizontal</translation>
    </message>
    <message>
        <source>blank: type its letter</source>
        <translation>comodín: escribe su letra</translation>
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
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Turns with points only aren&apos;t on it.</source>
        <translation>Los turnos solo con puntos no aparecen.</translation>
    </message>
</context>
<context>
    <name>ScrabblePadSetupPage</name>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
</context>
<context>
    <name>ScrabblePadStrings</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) outside the turns</source>
        <translation>
            <numerusform>%n punto fuera de los turnos</numerusform>
            <numerusform>%n puntos fuera de los turnos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s), no word</source>
        <translation>
            <numerusform>%n punto, sin palabra</numerusform>
            <numerusform>%n puntos, sin palabra</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)?</source>
        <translation>
            <numerusform>¿%n punto?</numerusform>
            <numerusform>¿%n puntos?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)? Fix it or add it anyway.</source>
        <translation>
            <numerusform>¿%n punto? Corrígelo o añádelo igual.</numerusform>
            <numerusform>¿%n puntos? Corrígelo o añádelo igual.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n ficha</numerusform>
            <numerusform>%n fichas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) not on the board</source>
        <translation>
            <numerusform>%n ficha que no está en el tablero</numerusform>
            <numerusform>%n fichas que no están en el tablero</numerusform>
        </translation>
    </message>
    <message>
        <source>A rack doesn&apos;t hold {word} tiles. Put letters already there in (brackets).</source>
        <translation>En un atril no caben {word} fichas. Pon entre (paréntesis) las letras que ya están.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Add anyway</source>
        <translation>Añadir igual</translation>
    </message>
    <message>
        <source>All of that is already there.</source>
        <translation>Todo eso ya está puesto.</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Volver a la partida</translation>
    </message>
    <message>
        <source>By the rules, the game is over.</source>
        <translation>Según las reglas, la partida ha acabado.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Impugnar</translation>
    </message>
    <message>
        <source>Correct {name}&apos;s line</source>
        <translation>Corregir la línea de {name}</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Acabar la partida</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Cambiar</translation>
    </message>
    <message>
        <source>Insert a line for {name}</source>
        <translation>Insertar una línea para {name}</translation>
    </message>
    <message>
        <source>Insert line</source>
        <translation>Insertar línea</translation>
    </message>
    <message>
        <source>It counts</source>
        <translation>Cuenta</translation>
    </message>
    <message>
        <source>It doesn&apos;t count</source>
        <translation>No cuenta</translation>
    </message>
    <message>
        <source>It&apos;s a tie: {names}</source>
        <translation>Empate: {names}</translation>
    </message>
    <message>
        <source>Last: {line}.</source>
        <translation>Última: {line}.</translation>
    </message>
    <message>
        <source>No more of these tiles in the set: {squares}{word}.</source>
        <translation>Ya no quedan de estas fichas: {squares}{word}.</translation>
    </message>
    <message>
        <source>Not in the dictionary: {unknown}. Does that count?</source>
        <translation>No está en el diccionario: {unknown}. ¿Cuenta?</translation>
    </message>
    <message>
        <source>Not in the dictionary: {words}.</source>
        <translation>No está en el diccionario: {words}.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>Play again? To fix a mistake, click its line on the pad.</source>
        <translation>¿Otra partida? ¿Un error? Pulsa su línea en la libreta.</translation>
    </message>
    <message>
        <source>Remove line</source>
        <translation>Quitar línea</translation>
    </message>
    <message>
        <source>Score pad · {game}</source>
        <translation>Libreta de puntos · {game}</translation>
    </message>
    <message>
        <source>That goes off the board.</source>
        <translation>Eso se sale del tablero.</translation>
    </message>
    <message>
        <source>That makes no word.</source>
        <translation>Eso no forma ninguna palabra.</translation>
    </message>
    <message>
        <source>That would break a later line: {line}. {why}</source>
        <translation>Entonces una línea posterior no encaja: {line}. {why}</translation>
    </message>
    <message>
        <source>There&apos;s no play to challenge.</source>
        <translation>No hay ninguna jugada que impugnar.</translation>
    </message>
    <message>
        <source>There&apos;s no room on the pad for {word}.</source>
        <translation>En la libreta no hay sitio para {word}.</translation>
    </message>
    <message>
        <source>There&apos;s no such line.</source>
        <translation>Esa línea no existe.</translation>
    </message>
    <message>
        <source>There&apos;s no tile on {squares}.</source>
        <translation>En {squares} no hay ficha.</translation>
    </message>
    <message>
        <source>These tiles don&apos;t have {word}.</source>
        <translation>Estas fichas no tienen {word}.</translation>
    </message>
    <message>
        <source>Type 8D RETSINA for across or D8 RETSINA for down.</source>
        <translation>Escribe 8D RETSINA en horizontal o D8 RETSINA en vertical.</translation>
    </message>
    <message>
        <source>Type 8D RETSINA for across, D8 RETSINA for down. Points alone work too.</source>
        <translation>Escribe 8D RETSINA en horizontal, D8 RETSINA en vertical. También valen solo los puntos.</translation>
    </message>
    <message>
        <source>Type it correctly or choose below.</source>
        <translation>Escríbelo bien o elige abajo.</translation>
    </message>
    <message>
        <source>Type letters (? for a blank) or points. Leave it empty for none.</source>
        <translation>Escribe letras (? es un comodín) o puntos. Déjalo vacío si no hay.</translation>
    </message>
    <message>
        <source>Type the turn you forgot or choose below.</source>
        <translation>Escribe la jugada olvidada o elige abajo.</translation>
    </message>
    <message>
        <source>Which tiles are left over?</source>
        <translation>¿Qué fichas quedan?</translation>
    </message>
    <message>
        <source>You can&apos;t do that right now.</source>
        <translation>Ahora mismo no se puede.</translation>
    </message>
    <message>
        <source>came off</source>
        <translation>retirada</translation>
    </message>
    <message>
        <source>exchanges {count}</source>
        <translation>cambia {count}</translation>
    </message>
    <message>
        <source>extra</source>
        <translation>extra</translation>
    </message>
    <message>
        <source>misses a turn</source>
        <translation>pierde un turno</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>pasa</translation>
    </message>
    <message>
        <source>{names} wins!</source>
        <translation>¡Gana {names}!</translation>
    </message>
    <message>
        <source>{name} challenges</source>
        <translation>{name} impugna</translation>
    </message>
    <message>
        <source>{name} has {tiles} left: {points}</source>
        <translation>A {name} le quedan {tiles}: {points}</translation>
    </message>
    <message>
        <source>{name} played every tile: {points}</source>
        <translation>{name} puso todas las fichas: {points}</translation>
    </message>
    <message numerus="yes">
        <source>{name}&apos;s challenge was wrong. {words} counts.</source>
        <translation>
            <numerusform>{name} impugnó mal. {words} cuenta.</numerusform>
            <numerusform>{name} impugnó mal. {words} cuentan.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {points}</source>
        <translation>{name}: {points}</translation>
    </message>
    <message>
        <source>{squares} already has {word}.</source>
        <translation>En {squares} ya está {word}.</translation>
    </message>
    <message>
        <source>{text}. Not in the dictionary: {unknown}</source>
        <translation>{text}. No está en el diccionario: {unknown}</translation>
    </message>
    <message>
        <source>{words}, plus {bonus} for {tiles}</source>
        <translation>{words}, más {bonus} por {tiles}</translation>
    </message>
    <message>
        <source>{words}: {points}</source>
        <translation>{words}: {points}</translation>
    </message>
    <message>
        <source>“{word}” isn&apos;t tiles or points. Type letters or a number.</source>
        <translation>«{word}» no son fichas ni puntos. Escribe letras o un número.</translation>
    </message>
</context>
<context>
    <name>ScrabblePadViewerPage</name>
    <message>
        <source>Start</source>
        <translation>Principio</translation>
    </message>
</context>
<context>
    <name>ScrabblePrompts</name>
    <message numerus="yes">
        <source>%n tile(s) in the bag</source>
        <translation>
            <numerusform>%n ficha en la bolsa</numerusform>
            <numerusform>%n fichas en la bolsa</numerusform>
        </translation>
    </message>
    <message>
        <source>A tie means no.</source>
        <translation>Un empate es un no.</translation>
    </message>
    <message>
        <source>All seven tiles</source>
        <translation>Las siete fichas</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Click tiles or type letters. Enter exchanges them.</source>
        <translation>Pulsa fichas o escribe letras. Intro las cambia.</translation>
    </message>
    <message>
        <source>Do you challenge?</source>
        <translation>¿La impugnas?</translation>
    </message>
    <message>
        <source>Does anybody challenge?</source>
        <translation>¿Alguien impugna?</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Cambiar</translation>
    </message>
    <message>
        <source>Exchange…</source>
        <translation>Cambiar…</translation>
    </message>
    <message>
        <source>Hide my tiles</source>
        <translation>Tapar mis fichas</translation>
    </message>
    <message>
        <source>Hide these tiles</source>
        <translation>Tapar estas fichas</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Un momento</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Seguir jugando</translation>
    </message>
    <message>
        <source>No challenge</source>
        <translation>Nadie impugna</translation>
    </message>
    <message>
        <source>No, that doesn&apos;t count</source>
        <translation>No, no cuenta</translation>
    </message>
    <message>
        <source>Not in the dictionary, so you decide. If you say no, {name} loses the turn.</source>
        <translation>No está en el diccionario, así que decidís. Si decís que no, {name} pierde el turno.</translation>
    </message>
    <message>
        <source>On hold: {time}</source>
        <translation>En espera: {time}</translation>
    </message>
    <message>
        <source>On to {name}</source>
        <translation>Le toca a {name}</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>Pass the computer over. No peeking!</source>
        <translation>Pasad el ordenador. ¡Sin mirar!</translation>
    </message>
    <message>
        <source>Pass without playing?</source>
        <translation>¿Pasar sin jugar?</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pausa</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Todo listo</translation>
    </message>
    <message>
        <source>Ready for {name}?</source>
        <translation>{name}, ¿todo listo?</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Show my tiles</source>
        <translation>Enseñar mis fichas</translation>
    </message>
    <message>
        <source>The bag is empty</source>
        <translation>La bolsa está vacía</translation>
    </message>
    <message>
        <source>The board is covered and the clocks have stopped.</source>
        <translation>El tablero está tapado y los relojes parados.</translation>
    </message>
    <message>
        <source>The tiles are on the phone.</source>
        <translation>Las fichas están en el móvil.</translation>
    </message>
    <message>
        <source>This pass ends the game.</source>
        <translation>Con este pase termina la partida.</translation>
    </message>
    <message>
        <source>Turn the screen to you. No peeking!</source>
        <translation>Gira la pantalla hacia ti. ¡Los demás, sin mirar!</translation>
    </message>
    <message>
        <source>Which tiles will you exchange?</source>
        <translation>¿Qué fichas vas a cambiar?</translation>
    </message>
    <message>
        <source>Words {points}</source>
        <translation>Palabras {points}</translation>
    </message>
    <message>
        <source>Yes, that counts</source>
        <translation>Sí, cuenta</translation>
    </message>
    <message>
        <source>You voted.</source>
        <translation>Has votado.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Te toca</translation>
    </message>
    <message>
        <source>also {words}</source>
        <translation>también {words}</translation>
    </message>
    <message>
        <source>every tile {points}</source>
        <translation>todas las fichas {points}</translation>
    </message>
    <message>
        <source>{name} challenges</source>
        <translation>{name} impugna</translation>
    </message>
    <message>
        <source>{name} is playing</source>
        <translation>Juega {name}</translation>
    </message>
    <message>
        <source>{name} is playing…</source>
        <translation>Juega {name}…</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name} está pensando…</translation>
    </message>
    <message>
        <source>{name} played at {square}</source>
        <translation>{name} jugó en {square}</translation>
    </message>
    <message>
        <source>{name} plays every tile!</source>
        <translation>¡{name} juega todas sus fichas!</translation>
    </message>
    <message>
        <source>{name} to play</source>
        <translation>Juega {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s new tiles</source>
        <translation>Fichas nuevas de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s tiles</source>
        <translation>Fichas de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s turn</source>
        <translation>Turno de {name}</translation>
    </message>
    <message>
        <source>{name}, here are your new tiles.</source>
        <translation>{name}, aquí tienes tus fichas nuevas.</translation>
    </message>
    <message>
        <source>{name}, it&apos;s your turn</source>
        <translation>{name}, te toca</translation>
    </message>
    <message>
        <source>{name}, look at your tiles</source>
        <translation>{name}, mira tus fichas</translation>
    </message>
</context>
<context>
    <name>ScrabbleRulesCard</name>
    <message>
        <source> in the bag</source>
        <translation> en la bolsa</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source> points</source>
        <translation> puntos</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) each</source>
        <translation>
            <numerusform>%n minuto cada uno</numerusform>
            <numerusform>%n minutos cada uno</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) a turn</source>
        <translation>
            <numerusform>%n segundo por turno</numerusform>
            <numerusform>%n segundos por turno</numerusform>
        </translation>
    </message>
    <message>
        <source>A minute over time costs</source>
        <translation>Un minuto de más cuesta</translation>
    </message>
    <message>
        <source>All tiles at once</source>
        <translation>Todas las fichas de una vez</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Clock of each player</source>
        <translation>Reloj de cada uno</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>Relojes</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Ordenadores</translation>
    </message>
    <message>
        <source>Computers may bluff</source>
        <translation>El ordenador puede farolear</translation>
    </message>
    <message>
        <source>Each turn gives back</source>
        <translation>Cada turno devuelve</translation>
    </message>
    <message>
        <source>Exchange from</source>
        <translation>Cambio desde</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Pistas</translation>
    </message>
    <message>
        <source>Open racks: everybody sees all tiles</source>
        <translation>Atriles abiertos: todos ven todas las fichas</translation>
    </message>
    <message>
        <source>Rounds of passes</source>
        <translation>Rondas de pases</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>El final</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Fichas</translation>
    </message>
    <message>
        <source>Tiles and words</source>
        <translation>Fichas y palabras</translation>
    </message>
    <message>
        <source>Tiles left at the end</source>
        <translation>Fichas que quedan</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Timer for each turn</source>
        <translation>Tiempo por turno</translation>
    </message>
    <message>
        <source>Turns without points</source>
        <translation>Turnos sin puntos</translation>
    </message>
    <message>
        <source>Undo is allowed</source>
        <translation>Se puede deshacer</translation>
    </message>
    <message>
        <source>Unlisted words</source>
        <translation>Palabras desconocidas</translation>
    </message>
    <message>
        <source>Which words hints may show</source>
        <translation>Qué palabras pueden enseñar las pistas</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Palabras</translation>
    </message>
    <message>
        <source>bonus {points}</source>
        <translation>bonificación {points}</translation>
    </message>
    <message>
        <source>computers may bluff</source>
        <translation>el ordenador puede farolear</translation>
    </message>
    <message numerus="yes">
        <source>ends after %n round(s) of passes</source>
        <translation>
            <numerusform>termina tras %n ronda de pases</numerusform>
            <numerusform>termina tras %n rondas de pases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ends after %n turn(s) without points</source>
        <translation>
            <numerusform>termina tras %n turno sin puntos</numerusform>
            <numerusform>termina tras %n turnos sin puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>exchange from %n tile(s) on</source>
        <translation>
            <numerusform>cambio desde %n ficha</numerusform>
            <numerusform>cambio desde %n fichas</numerusform>
        </translation>
    </message>
    <message>
        <source>hints</source>
        <translation>pistas</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>no bonus</source>
        <translation>sin bonificación</translation>
    </message>
    <message>
        <source>no clock</source>
        <translation>sin reloj</translation>
    </message>
    <message>
        <source>no timer</source>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>no undo</source>
        <translation>sin deshacer</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>open racks</source>
        <translation>atriles abiertos</translation>
    </message>
    <message>
        <source>passes never end it</source>
        <translation>los pases nunca la terminan</translation>
    </message>
    <message>
        <source>turns without points never end it</source>
        <translation>los turnos sin puntos nunca la terminan</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>se puede deshacer</translation>
    </message>
    <message>
        <source>{name} tiles</source>
        <translation>fichas: {name}</translation>
    </message>
    <message>
        <source>{points} points a minute of overtime</source>
        <translation>{points} puntos por minuto de más</translation>
    </message>
    <message>
        <source>{seconds} s back a turn</source>
        <translation>{seconds} s de vuelta por turno</translation>
    </message>
</context>
<context>
    <name>ScrabbleSetupPage</name>
    <message>
        <source>At the table</source>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicada</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Invitado</translation>
    </message>
    <message>
        <source>New Scrabble game</source>
        <translation>Nueva partida de Scrabble</translation>
    </message>
    <message>
        <source>You against a computer</source>
        <translation>Tú contra un ordenador</translation>
    </message>
    <message>
        <source>same tiles for all</source>
        <translation>mismas fichas</translation>
    </message>
</context>
<context>
    <name>ScrabbleStrings</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>Queda %n segundo</numerusform>
            <numerusform>Quedan %n segundos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n ficha</numerusform>
            <numerusform>%n fichas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) without points</source>
        <translation>
            <numerusform>%n turno sin puntos</numerusform>
            <numerusform>%n turnos sin puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>. Again after a tie: </source>
        <translation>. Otra vez tras el empate: </translation>
    </message>
    <message>
        <source>A game needs two players. End it, or let somebody else play on.</source>
        <translation>Hacen falta dos jugadores. Acabad la partida o dejad que siga otro jugador.</translation>
    </message>
    <message>
        <source>A wrong challenge costs your turn.</source>
        <translation>Impugnar mal cuesta tu turno.</translation>
    </message>
    <message>
        <source>A wrong challenge gives {name} {points}.</source>
        <translation>Impugnar mal da {points} a {name}.</translation>
    </message>
    <message>
        <source>A wrong challenge is free.</source>
        <translation>Impugnar mal no cuesta nada.</translation>
    </message>
    <message>
        <source>All racks are open now.</source>
        <translation>Todos los atriles están abiertos.</translation>
    </message>
    <message>
        <source>Choose a letter for the blank.</source>
        <translation>Elige una letra para el comodín.</translation>
    </message>
    <message>
        <source>Does anybody challenge?</source>
        <translation>¿Alguien impugna?</translation>
    </message>
    <message>
        <source>Does {name} challenge?</source>
        <translation>¿{name} impugna?</translation>
    </message>
    <message>
        <source>Drag tiles to the board, click them or type.</source>
        <translation>Arrastra fichas al tablero, púlsalas o escribe.</translation>
    </message>
    <message>
        <source>Drawn: {lots}. {name} plays first.</source>
        <translation>Fichas sacadas: {lots}. Empieza {name}.</translation>
    </message>
    <message numerus="yes">
        <source>Exchange %n tile(s)</source>
        <translation>
            <numerusform>Cambiar %n ficha</numerusform>
            <numerusform>Cambiar %n fichas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Is {words} a word?</source>
        <translation>
            <numerusform>¿Es {words} una palabra?</numerusform>
            <numerusform>¿Son {words} palabras?</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep your tiles in one row or column. Look at {squares}.</source>
        <translation>Pon tus fichas en una fila o una columna. Mira {squares}.</translation>
    </message>
    <message>
        <source>Lay a tile first.</source>
        <translation>Pon antes una ficha.</translation>
    </message>
    <message>
        <source>Lay a word</source>
        <translation>Pon una palabra</translation>
    </message>
    <message>
        <source>No dictionary during the game. Challenge a word instead!</source>
        <translation>Nada de diccionario durante la partida. ¡Mejor impugna una palabra!</translation>
    </message>
    <message>
        <source>No {tile} on the board</source>
        <translation>No hay {tile} en el tablero</translation>
    </message>
    <message>
        <source>Nobody sits there. Choose another player.</source>
        <translation>Ahí no se sienta nadie. Elige a otra persona.</translation>
    </message>
    <message>
        <source>Not a word yet</source>
        <translation>Aún no es palabra</translation>
    </message>
    <message>
        <source>Not in the dictionary: {words}.</source>
        <translation>No está en el diccionario: {words}.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Play +{score}</source>
        <translation>Jugar +{score}</translation>
    </message>
    <message>
        <source>Somebody here has that name. Choose another one.</source>
        <translation>Aquí ya hay alguien con ese nombre. Elige otro.</translation>
    </message>
    <message>
        <source>Teach me {word}</source>
        <translation>Enséñame {word}</translation>
    </message>
    <message>
        <source>That&apos;s off the board.</source>
        <translation>Eso está fuera del tablero.</translation>
    </message>
    <message>
        <source>The challenge was wrong. The play counts.</source>
        <translation>La impugnación falló. La jugada cuenta.</translation>
    </message>
    <message>
        <source>The first word must cover the star on {start}.</source>
        <translation>La primera palabra debe cubrir la estrella de {start}.</translation>
    </message>
    <message numerus="yes">
        <source>The first word needs %n letter(s) or more.</source>
        <translation>
            <numerusform>La primera palabra lleva %n letra o más.</numerusform>
            <numerusform>La primera palabra lleva %n letras o más.</numerusform>
        </translation>
    </message>
    <message>
        <source>The play counts. {challenger} loses a turn.</source>
        <translation>La jugada cuenta. {challenger} pierde un turno.</translation>
    </message>
    <message>
        <source>The play counts. {name} gets {points}.</source>
        <translation>La jugada cuenta. {name} recibe {points}.</translation>
    </message>
    <message>
        <source>The racks are hidden again.</source>
        <translation>Los atriles vuelven a estar tapados.</translation>
    </message>
    <message>
        <source>There aren&apos;t enough tiles in the bag.</source>
        <translation>No quedan bastantes fichas en la bolsa.</translation>
    </message>
    <message>
        <source>There&apos;s a gap at {squares}.</source>
        <translation>Hay un hueco en {squares}.</translation>
    </message>
    <message>
        <source>There&apos;s already a tile on {squares}.</source>
        <translation>En {squares} ya hay una ficha.</translation>
    </message>
    <message>
        <source>These tiles don&apos;t have that letter.</source>
        <translation>Estas fichas no tienen esa letra.</translation>
    </message>
    <message>
        <source>Those letters are one tile in this set: {squares}.</source>
        <translation>Esas letras son una sola ficha en este juego: {squares}.</translation>
    </message>
    <message numerus="yes">
        <source>Usually scores about %n point(s) a game</source>
        <translation>
            <numerusform>Suele hacer unos %n punto por partida</numerusform>
            <numerusform>Suele hacer unos %n puntos por partida</numerusform>
        </translation>
    </message>
    <message>
        <source>What does {word} mean? ({points})</source>
        <translation>¿Qué significa {word}? ({points})</translation>
    </message>
    <message numerus="yes">
        <source>You can only exchange while the bag has %n tile(s) or more.</source>
        <translation>
            <numerusform>Solo se puede cambiar mientras haya %n ficha o más en la bolsa.</numerusform>
            <numerusform>Solo se puede cambiar mientras haya %n fichas o más en la bolsa.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can&apos;t challenge your own play.</source>
        <translation>No puedes impugnar tu propia jugada.</translation>
    </message>
    <message>
        <source>You can&apos;t do that right now.</source>
        <translation>Ahora mismo no se puede.</translation>
    </message>
    <message>
        <source>You have no blank.</source>
        <translation>No tienes comodín.</translation>
    </message>
    <message>
        <source>You have no vote on that.</source>
        <translation>En esto no votas.</translation>
    </message>
    <message>
        <source>You&apos;ve said so already.</source>
        <translation>Ya lo has dicho.</translation>
    </message>
    <message numerus="yes">
        <source>Your tile(s) on {squares} must touch another word.</source>
        <translation>
            <numerusform>Tu ficha de {squares} debe tocar otra palabra.</numerusform>
            <numerusform>Tus fichas de {squares} deben tocar otra palabra.</numerusform>
        </translation>
    </message>
    <message>
        <source>a wrong challenge costs a turn</source>
        <translation>impugnar mal cuesta un turno</translation>
    </message>
    <message numerus="yes">
        <source>a wrong challenge gives %n point(s)</source>
        <translation>
            <numerusform>impugnar mal da %n punto</numerusform>
            <numerusform>impugnar mal da %n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>blank</source>
        <translation>comodín</translation>
    </message>
    <message>
        <source>challenges are free</source>
        <translation>impugnar es gratis</translation>
    </message>
    <message>
        <source>ended by the table</source>
        <translation>lo decidió la mesa</translation>
    </message>
    <message>
        <source>everybody passed</source>
        <translation>todos pasaron</translation>
    </message>
    <message>
        <source>everyday words</source>
        <translation>palabras corrientes</translation>
    </message>
    <message>
        <source>gained and lost</source>
        <translation>ganadas y perdidas</translation>
    </message>
    <message>
        <source>gained twice</source>
        <translation>ganadas dos veces</translation>
    </message>
    <message>
        <source>nobody can play them</source>
        <translation>nadie puede jugarlas</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>simple words</source>
        <translation>palabras sencillas</translation>
    </message>
    <message>
        <source>the best play</source>
        <translation>la mejor jugada</translation>
    </message>
    <message>
        <source>you decide together</source>
        <translation>decidís juntos</translation>
    </message>
    <message numerus="yes">
        <source>{by} challenges: {words} isn&apos;t in the dictionary. {name} loses the turn.</source>
        <translation>
            <numerusform>{by} impugna: {words} no está en el diccionario. {name} pierde el turno.</numerusform>
            <numerusform>{by} impugna: {words} no están en el diccionario. {name} pierde el turno.</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} and {last} don&apos;t challenge.</source>
        <translation>{names} y {last} no impugnan.</translation>
    </message>
    <message>
        <source>{names} and {last} share it</source>
        <translation>{names} y {last} comparten la victoria</translation>
    </message>
    <message>
        <source>{name} doesn&apos;t challenge.</source>
        <translation>{name} no impugna.</translation>
    </message>
    <message>
        <source>{name} exchanges {tiles}.</source>
        <translation>{name} cambia {tiles}.</translation>
    </message>
    <message>
        <source>{name} had {tiles} left</source>
        <translation>A {name} le quedaban {tiles}</translation>
    </message>
    <message>
        <source>{name} has no tiles left</source>
        <translation>{name} se quedó sin fichas</translation>
    </message>
    <message>
        <source>{name} has {tiles} left: {points}.</source>
        <translation>A {name} le quedan {tiles}: {points}.</translation>
    </message>
    <message>
        <source>{name} leaves. The tiles go back in the bag.</source>
        <translation>{name} se va. Sus fichas vuelven a la bolsa.</translation>
    </message>
    <message>
        <source>{name} left the game</source>
        <translation>{name} dejó la partida</translation>
    </message>
    <message>
        <source>{name} misses a turn.</source>
        <translation>{name} pierde un turno.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} pasa.</translation>
    </message>
    <message>
        <source>{name} played every tile: {points}.</source>
        <translation>{name} puso todas las fichas: {points}.</translation>
    </message>
    <message>
        <source>{name} plays first.</source>
        <translation>Empieza {name}.</translation>
    </message>
    <message>
        <source>{name} takes the lead</source>
        <translation>{name} se pone en cabeza</translation>
    </message>
    <message>
        <source>{name} wins by {points}</source>
        <translation>{name} gana por {points}</translation>
    </message>
    <message>
        <source>{name}&apos;s turn.</source>
        <translation>Turno de {name}.</translation>
    </message>
    <message>
        <source>{name}: {words}, {points}.</source>
        <translation>{name}: {words}, {points}.</translation>
    </message>
    <message>
        <source>{tile} on {squares}</source>
        <translation>{tile} en {squares}</translation>
    </message>
    <message numerus="yes">
        <source>{words} doesn&apos;t count. {name} loses the turn.</source>
        <translation>
            <numerusform>{words} no cuenta. {name} pierde el turno.</numerusform>
            <numerusform>{words} no cuentan. {name} pierde el turno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{words} isn&apos;t on your rack.</source>
        <translation>
            <numerusform>{words} no está en tu atril.</numerusform>
            <numerusform>{words} no están en tu atril.</numerusform>
        </translation>
    </message>
    <message>
        <source>{words}, plus {bonus} for {tiles}</source>
        <translation>{words}, más {bonus} por {tiles}</translation>
    </message>
    <message>
        <source>{words}. You&apos;ll decide together about {unknown}.</source>
        <translation>{words}. Sobre {unknown} decidiréis juntos.</translation>
    </message>
</context>
<context>
    <name>ScrabbleTablePage</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Computer thinking is hidden.</source>
        <translation>Los ordenadores piensan a escondidas.</translation>
    </message>
    <message>
        <source>Computers play on at once.</source>
        <translation>Los ordenadores juegan sin esperar.</translation>
    </message>
    <message>
        <source>Computers wait for you now.</source>
        <translation>Ahora los ordenadores os esperan.</translation>
    </message>
    <message>
        <source>Count now, and unplayed tiles come off the scores.
Or play on another day. It&apos;s saved.</source>
        <translation>Si contáis ahora, las fichas sin jugar restan puntos.
O seguid otro día: la partida queda guardada.</translation>
    </message>
    <message>
        <source>Count the points now</source>
        <translation>Contar los puntos ahora</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Acabar la partida</translation>
    </message>
    <message>
        <source>From now on everybody sees everybody&apos;s tiles.</source>
        <translation>Desde ahora todos ven las fichas de todos.</translation>
    </message>
    <message>
        <source>Keep it for another day</source>
        <translation>Dejarla para otro día</translation>
    </message>
    <message>
        <source>No undo in this game.</source>
        <translation>Aquí no se deshace.</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Open all racks</source>
        <translation>Abrir todos los atriles</translation>
    </message>
    <message>
        <source>Open racks</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Recoger</translation>
    </message>
    <message>
        <source>That turn can&apos;t be undone.</source>
        <translation>Esa jugada no se puede deshacer.</translation>
    </message>
    <message>
        <source>The board is covered and the clocks have stopped</source>
        <translation>El tablero está tapado y los relojes parados</translation>
    </message>
    <message>
        <source>The clocks are running</source>
        <translation>Los relojes corren</translation>
    </message>
    <message>
        <source>There&apos;s nothing to undo yet.</source>
        <translation>Aún no hay nada que deshacer.</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>Turno {number}</translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation>Deshecho.</translation>
    </message>
    <message>
        <source>You watch computers think.</source>
        <translation>Veis pensar a los ordenadores.</translation>
    </message>
    <message>
        <source>{name}&apos;s tiles go back in the bag. The points stay, but can&apos;t win.</source>
        <translation>Las fichas de {name} vuelven a la bolsa. Conserva sus puntos, pero ya no puede ganar.</translation>
    </message>
    <message>
        <source>{word} is in the cards of {name} now.</source>
        <translation>{word} ya está en las tarjetas de {name}.</translation>
    </message>
</context>
<context>
    <name>ScrabbleViewerPage</name>
    <message numerus="yes">
        <source>%n line(s) of the file can&apos;t be quite right. Look for ⚠.</source>
        <translation>
            <numerusform>%n línea del archivo no acaba de cuadrar. Busca ⚠.</numerusform>
            <numerusform>%n líneas del archivo no acaban de cuadrar. Busca ⚠.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n score(s) in the file don&apos;t add up. Look for ≠.</source>
        <translation>
            <numerusform>%n puntuación del archivo no cuadra. Busca ≠.</numerusform>
            <numerusform>%n puntuaciones del archivo no cuadran. Busca ≠.</numerusform>
        </translation>
    </message>
    <message>
        <source>All scores in the file are right.</source>
        <translation>Todas las puntuaciones del archivo están bien.</translation>
    </message>
    <message>
        <source>Best plays</source>
        <translation>Mejores jugadas</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Principio</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Resumen</translation>
    </message>
    <message>
        <source>This game isn&apos;t over, so the racks stay covered.</source>
        <translation>Esta partida no ha acabado, así que los atriles siguen tapados.</translation>
    </message>
    <message>
        <source>Total after {move}: the file says {stated}. We count {counted}.</source>
        <translation>Total tras {move}: el archivo dice {stated}. Nosotros contamos {counted}.</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Turnos</translation>
    </message>
    <message>
        <source>{move}: the file says {stated}. We count {counted}.</source>
        <translation>{move}: el archivo dice {stated}. Nosotros contamos {counted}.</translation>
    </message>
</context>
<context>
    <name>SearchPanel</name>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n palabra</numerusform>
            <numerusform>%n palabras</numerusform>
        </translation>
    </message>
    <message>
        <source>A hint, a little more with each press (F2)</source>
        <translation>Una pista, un poco más cada vez (F2)</translation>
    </message>
    <message numerus="yes">
        <source>All %n word(s)</source>
        <translation>
            <numerusform>%n palabra en total</numerusform>
            <numerusform>Las %n palabras</numerusform>
        </translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Type or trace a word</source>
        <translation>Escribe o traza</translation>
    </message>
    <message>
        <source>Your words</source>
        <translation>Tus palabras</translation>
    </message>
</context>
<context>
    <name>SeatButton</name>
    <message>
        <source>Ctrl and an arrow key changes seats.</source>
        <translation>Ctrl y una flecha cambian de sitio.</translation>
    </message>
</context>
<context>
    <name>SeatMenu</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Irse</translation>
    </message>
    <message>
        <source>Look at my tiles</source>
        <translation>Mirar mis fichas</translation>
    </message>
    <message>
        <source>Somebody else plays on…</source>
        <translation>Sigue otra persona…</translation>
    </message>
    <message>
        <source>Who plays on?</source>
        <translation>¿Quién sigue?</translation>
    </message>
    <message>
        <source>{name} ({level}) plays on</source>
        <translation>Sigue {name} ({level})</translation>
    </message>
    <message>
        <source>{name} is back</source>
        <translation>{name} ha vuelto</translation>
    </message>
    <message>
        <source>{name} is back.</source>
        <translation>{name} ha vuelto.</translation>
    </message>
    <message>
        <source>{name} leaves</source>
        <translation>{name} se va</translation>
    </message>
    <message>
        <source>{name} leaves…</source>
        <translation>{name} se va…</translation>
    </message>
    <message>
        <source>{name} plays on</source>
        <translation>Sigue {name}</translation>
    </message>
    <message>
        <source>{name} plays on for {other}.</source>
        <translation>{name} sigue por {other}.</translation>
    </message>
</context>
<context>
    <name>SeatView</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n ficha</numerusform>
            <numerusform>%n fichas</numerusform>
        </translation>
    </message>
    <message>
        <source>tied</source>
        <translation>empate</translation>
    </message>
    <message>
        <source>won</source>
        <translation>ganó</translation>
    </message>
    <message>
        <source>{name}&apos;s rack</source>
        <translation>Atril de {name}</translation>
    </message>
</context>
<context>
    <name>SeatsCard</name>
    <message>
        <source>+ Add computer</source>
        <translation>+ Ordenador</translation>
    </message>
    <message>
        <source>+ Add person</source>
        <translation>+ Persona</translation>
    </message>
    <message>
        <source>Amber</source>
        <translation>Ámbar</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>Gato</translation>
    </message>
    <message>
        <source>Colour and picture</source>
        <translation>Color y dibujo</translation>
    </message>
    <message>
        <source>Crown</source>
        <translation>Corona</translation>
    </message>
    <message>
        <source>Drag to change seats</source>
        <translation>Arrastra para cambiar de sitio</translation>
    </message>
    <message>
        <source>Fair match</source>
        <translation>A tu altura</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>Pez</translation>
    </message>
    <message>
        <source>Flower</source>
        <translation>Flor</translation>
    </message>
    <message>
        <source>Heart</source>
        <translation>Corazón</translation>
    </message>
    <message>
        <source>I play about as strong as you. You should win about half.</source>
        <translation>Juego más o menos como tú. Deberías ganar la mitad.</translation>
    </message>
    <message>
        <source>Initial</source>
        <translation>Inicial</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Dejar la mesa</translation>
    </message>
    <message>
        <source>Moon</source>
        <translation>Luna</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Olive</source>
        <translation>Oliva</translation>
    </message>
    <message>
        <source>Others…</source>
        <translation>Otros…</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Rosa</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Jugador {number}</translation>
    </message>
    <message>
        <source>Plays about as strong as you, going by your last games.</source>
        <translation>Juega más o menos como tú, según tus últimas partidas.</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Morado</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rojo</translation>
    </message>
    <message>
        <source>Rocket</source>
        <translation>Cohete</translation>
    </message>
    <message>
        <source>Seat {name}</source>
        <translation>Sitio de {name}</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Pizarra</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Estrella</translation>
    </message>
    <message>
        <source>Stronger</source>
        <translation>Más fuerte</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>Sol</translation>
    </message>
    <message>
        <source>Tap a player to edit them.</source>
        <translation>Tocad a un jugador para editar sus datos.</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>Verde azulado</translation>
    </message>
    <message>
        <source>Weaker</source>
        <translation>Más flojo</translation>
    </message>
    <message>
        <source>Who&apos;s playing?</source>
        <translation>¿Quién juega?</translation>
    </message>
    <message>
        <source>Who&apos;s playing? Add the first person.</source>
        <translation>¿Quién juega? Añadid a la primera persona.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln palabra</numerusform>
            <numerusform>%Ln palabras</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Animation</source>
        <translation>&amp;Animación</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Colores</translation>
    </message>
    <message>
        <source>&amp;Dictionary</source>
        <translation>&amp;Diccionario</translation>
    </message>
    <message>
        <source>&amp;Reading pace</source>
        <translation>&amp;Ritmo de lectura</translation>
    </message>
    <message>
        <source>&amp;Sound (Ctrl+M)</source>
        <translation>&amp;Sonido (Ctrl+M)</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Siempre</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animación</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>A mano</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>Computer players chat a &amp;bit</source>
        <translation>Los ordenadores c&amp;harlan un poco</translation>
    </message>
    <message>
        <source>Computer players read their words al&amp;oud</source>
        <translation>Los ordenadores leen sus palabras en &amp;voz alta</translation>
    </message>
    <message>
        <source>D&amp;ictionaries…</source>
        <translation>D&amp;iccionarios…</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Dictionary</source>
        <translation>Diccionario</translation>
    </message>
    <message>
        <source>Game &amp;volume</source>
        <translation>Volumen del &amp;juego</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Hurtful and crude words</source>
        <translation>Palabras hirientes y groseras</translation>
    </message>
    <message>
        <source>Lang&amp;uage</source>
        <translation>Idio&amp;ma</translation>
    </message>
    <message>
        <source>Language of the window</source>
        <translation>Idioma de la ventana</translation>
    </message>
    <message>
        <source>Letter size in percent</source>
        <translation>Tamaño de letra en porcentaje</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>No sound device found. Plug in headphones or speakers and try again.</source>
        <translation>No hay aparato de sonido. Conecta auriculares o altavoces y prueba otra vez.</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Rápido</translation>
    </message>
    <message>
        <source>Reading pace in Boggle</source>
        <translation>Ritmo de lectura en Boggle</translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Show crude meanin&amp;gs too</source>
        <translation>Mostrar también si&amp;gnificados groseros</translation>
    </message>
    <message>
        <source>Size of &amp;letters</source>
        <translation>&amp;Tamaño de letra</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lento</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sonido</translation>
    </message>
    <message>
        <source>T&amp;est</source>
        <translation>&amp;Probar</translation>
    </message>
    <message>
        <source>Test the sound</source>
        <translation>Probar el sonido</translation>
    </message>
    <message>
        <source>The game never shows or plays such words by itself.</source>
        <translation>El juego nunca enseña ni juega esas palabras por su cuenta.</translation>
    </message>
    <message>
        <source>They coun&amp;t</source>
        <translation>C&amp;uentan</translation>
    </message>
    <message>
        <source>They do&amp;n&apos;t count</source>
        <translation>&amp;No cuentan</translation>
    </message>
    <message>
        <source>Voice volu&amp;me</source>
        <translation>Vo&amp;lumen de la voz</translation>
    </message>
    <message>
        <source>Volume of the game in percent</source>
        <translation>Volumen del juego en porcentaje</translation>
    </message>
    <message>
        <source>Volume of the voice in percent</source>
        <translation>Volumen de la voz en porcentaje</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Palabras</translation>
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
        <translation>Imprimir tableros y listas en blanco, con la pantalla tapada (Ctrl+P)</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
</context>
<context>
    <name>SideWindow</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>Slip</name>
    <message>
        <source>No words this time</source>
        <translation>Esta vez, ninguna palabra</translation>
    </message>
    <message>
        <source>Reads from paper</source>
        <translation>Lee de su papel</translation>
    </message>
    <message>
        <source>{name}&apos;s list</source>
        <translation>Lista de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s list, crossed off</source>
        <translation>Lista de {name}, tachadas</translation>
    </message>
</context>
<context>
    <name>Sources</name>
    <message>
        <source>All files</source>
        <translation>Todos los archivos</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Open a game file</source>
        <translation>Abrir un archivo de partida</translation>
    </message>
    <message>
        <source>Position copied.</source>
        <translation>Posición copiada.</translation>
    </message>
    <message>
        <source>The copied text isn&apos;t a position: {reason}</source>
        <translation>El texto copiado no es una posición: {reason}</translation>
    </message>
    <message>
        <source>{file} can&apos;t be opened. {reason}</source>
        <translation>{file} no se puede abrir. {reason}</translation>
    </message>
</context>
<context>
    <name>SpotView</name>
    <message numerus="yes">
        <source>%n letter(s)</source>
        <translation>
            <numerusform>%n letra</numerusform>
            <numerusform>%n letras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>Found: {word}!</source>
        <translation>Encontrada: ¡{word}!</translation>
    </message>
    <message>
        <source>Here it is: {word}</source>
        <translation>Aquí está: {word}</translation>
    </message>
    <message>
        <source>Next board</source>
        <translation>Siguiente tablero</translation>
    </message>
    <message>
        <source>Nothing to spot yet. Words you overlook in Boggle come here.</source>
        <translation>Nada que encontrar aún. Aquí vienen las palabras que se te pasan en Boggle.</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Enséñamela</translation>
    </message>
    <message>
        <source>The word you see</source>
        <translation>La palabra que ves</translation>
    </message>
    <message>
        <source>You have {word} already.</source>
        <translation>Ya tienes {word}.</translation>
    </message>
    <message numerus="yes">
        <source>You know %n word(s) that you missed here. Spot them!</source>
        <translation>
            <numerusform>Sabes %n palabra que aquí se te pasó. ¡Encuéntrala!</numerusform>
            <numerusform>Sabes %n palabras que aquí se te pasaron. ¡Encuéntralas!</numerusform>
        </translation>
    </message>
    <message>
        <source>Your word</source>
        <translation>Tu palabra</translation>
    </message>
    <message>
        <source>{sign} {word} · {points}</source>
        <translation>{sign} {word} · {points}</translation>
    </message>
    <message>
        <source>{word} counts too! Look for another one.</source>
        <translation>¡{word} también vale! Busca otra.</translation>
    </message>
    <message>
        <source>{word} isn&apos;t in the dictionary.</source>
        <translation>{word} no está en el diccionario.</translation>
    </message>
    <message>
        <source>{word} isn&apos;t on this board.</source>
        <translation>{word} no está en este tablero.</translation>
    </message>
</context>
<context>
    <name>Spotlight</name>
    <message>
        <source>COUNTS</source>
        <translation>CUENTA</translation>
    </message>
    <message>
        <source>DOESN&apos;T COUNT</source>
        <translation>NO CUENTA</translation>
    </message>
    <message>
        <source>IN THE DICTIONARY</source>
        <translation>EN EL DICCIONARIO</translation>
    </message>
    <message>
        <source>NOT IN THE DICTIONARY</source>
        <translation>NO ESTÁ EN EL DICCIONARIO</translation>
    </message>
    <message>
        <source>You decide together</source>
        <translation>Decidís juntos</translation>
    </message>
    <message>
        <source>{name} challenges</source>
        <translation>{name} impugna</translation>
    </message>
    <message>
        <source>{name} plays first</source>
        <translation>Empieza {name}</translation>
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
        <translation>%: probabilidad de ganar perdida</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coste</translation>
    </message>
    <message>
        <source>Points this turn lost against the best play.</source>
        <translation>Los puntos que este turno perdió frente a la mejor jugada.</translation>
    </message>
    <message>
        <source>best play</source>
        <translation>mejor jugada</translation>
    </message>
    <message>
        <source>not in this dictionary</source>
        <translation>no está en este diccionario</translation>
    </message>
    <message>
        <source>unknown rack</source>
        <translation>atril desconocido</translation>
    </message>
    <message>
        <source>{points} points lost</source>
        <translation>pérdida: {points} pts</translation>
    </message>
    <message>
        <source>{share} fewer games won</source>
        <translation>{share} menos partidas ganadas</translation>
    </message>
    <message>
        <source>✓ best play, ? unknown rack, * word not in the dictionary</source>
        <translation>✓ mejor jugada, ? atril desconocido, * palabra fuera del diccionario</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>Less</source>
        <translation>Menos</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
</context>
<context>
    <name>TablePanel</name>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Seguir</translation>
    </message>
</context>
<context>
    <name>TasteCard</name>
    <message>
        <source>Black-and-white board</source>
        <translation>Tablero en blanco y negro</translation>
    </message>
    <message>
        <source>Large symbols on bonus squares</source>
        <translation>Símbolos grandes en las casillas con premio</translation>
    </message>
    <message>
        <source>Pause between computer turns</source>
        <translation>Pausa entre turnos de ordenadores</translation>
    </message>
    <message>
        <source>Watch the computer think</source>
        <translation>Ver pensar al ordenador</translation>
    </message>
</context>
<context>
    <name>TeamNames</name>
    <message>
        <source>Blue triangle</source>
        <translation>Triángulo azul</translation>
    </message>
    <message>
        <source>Golden star</source>
        <translation>Estrella dorada</translation>
    </message>
    <message>
        <source>Green square</source>
        <translation>Cuadrado verde</translation>
    </message>
    <message>
        <source>Grey cross</source>
        <translation>Cruz gris</translation>
    </message>
    <message>
        <source>Name of the team {team}</source>
        <translation>Nombre del equipo {team}</translation>
    </message>
    <message>
        <source>Purple diamond</source>
        <translation>Rombo morado</translation>
    </message>
    <message>
        <source>Red circle</source>
        <translation>Círculo rojo</translation>
    </message>
    <message>
        <source>What the teams are called:</source>
        <translation>Nombres de los equipos:</translation>
    </message>
</context>
<context>
    <name>ThinkingCard</name>
    <message>
        <source>Pace</source>
        <translation>Ritmo</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Jugar ya</translation>
    </message>
    <message>
        <source>Slower or faster</source>
        <translation>Más lento o más rápido</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name} está pensando…</translation>
    </message>
    <message>
        <source>{name}&apos;s rack</source>
        <translation>Atril de {name}</translation>
    </message>
</context>
<context>
    <name>TileCounts</name>
    <message numerus="yes">
        <source>%n blank(s)</source>
        <translation>
            <numerusform>%n comodín</numerusform>
            <numerusform>%n comodines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>exchanged %n tile(s)</source>
        <translation>
            <numerusform>cambió %n ficha</numerusform>
            <numerusform>cambió %n fichas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TileDrag</name>
    <message>
        <source>blank</source>
        <translation>comodín</translation>
    </message>
    <message>
        <source>{letter} picked up. Choose a square.</source>
        <translation>{letter} elegida. Elige una casilla.</translation>
    </message>
</context>
<context>
    <name>TilePhones</name>
    <message>
        <source>That doesn&apos;t fit. Type a square like 8H, then the word.</source>
        <translation>No encaja. Escribe una casilla como 8H y luego la palabra.</translation>
    </message>
    <message>
        <source>and {words}</source>
        <translation>y {words}</translation>
    </message>
</context>
<context>
    <name>TilePlacingPage</name>
    <message>
        <source>Shuffle</source>
        <translation>Mezclar</translation>
    </message>
</context>
<context>
    <name>TilesCard</name>
    <message numerus="yes">
        <source>%n unseen tile(s)</source>
        <translation>
            <numerusform>Queda %n ficha</numerusform>
            <numerusform>Quedan %n fichas</numerusform>
        </translation>
    </message>
    <message>
        <source>Take off</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>To the board</source>
        <translation>Al tablero</translation>
    </message>
    <message>
        <source>To the rack</source>
        <translation>Al atril</translation>
    </message>
    <message>
        <source>as a blank</source>
        <translation>como comodín</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>comodín</translation>
    </message>
    <message>
        <source>{letter}, {count} unseen</source>
        <translation>{letter}, quedan {count}</translation>
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
        <translation>Tablero del día</translation>
    </message>
</context>
<context>
    <name>TurnGlass</name>
    <message>
        <source>Timer of the turn</source>
        <translation>Reloj del turno</translation>
    </message>
</context>
<context>
    <name>TurnsList</name>
    <message>
        <source>Turns</source>
        <translation>Turnos</translation>
    </message>
</context>
<context>
    <name>UnseenGrid</name>
    <message>
        <source>Unseen tiles</source>
        <translation>Fichas por ver</translation>
    </message>
</context>
<context>
    <name>UnseenModel</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>blank</source>
        <translation>comodín</translation>
    </message>
    <message>
        <source>{letter}: {unseen} of {count} unseen, {points}</source>
        <translation>{letter}: quedan {unseen} de {count}, {points}</translation>
    </message>
</context>
<context>
    <name>ViewerPage</name>
    <message>
        <source>Add to your saved games</source>
        <translation>Añadir a vuestras partidas guardadas</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Back to saved games</source>
        <translation>Ir a las partidas</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Principio</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Final</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Significado</translation>
    </message>
    <message>
        <source>Print or save as PDF (Ctrl+P)</source>
        <translation>Imprimir o guardar en PDF (Ctrl+P)</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>Save this game</source>
        <translation>Guardar esta partida</translation>
    </message>
    <message>
        <source>What the chosen word means (Ctrl+L)</source>
        <translation>Qué significa la palabra elegida (Ctrl+L)</translation>
    </message>
    <message>
        <source>start</source>
        <translation>principio</translation>
    </message>
    <message>
        <source>{place} of {last}</source>
        <translation>{place} de {last}</translation>
    </message>
</context>
<context>
    <name>WaitingCard</name>
    <message numerus="yes">
        <source>%n more game(s)</source>
        <translation>
            <numerusform>%n partida más</numerusform>
            <numerusform>%n partidas más</numerusform>
        </translation>
    </message>
    <message>
        <source>A tie at {points}</source>
        <translation>Empate a {points}</translation>
    </message>
    <message>
        <source>A tie, first to {target}</source>
        <translation>Empate, gana quien llegue a {target}</translation>
    </message>
    <message>
        <source>Archive this game…</source>
        <translation>Archivar esta partida…</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Continue: {game}</source>
        <translation>Continuar: {game}</translation>
    </message>
    <message>
        <source>First to {target}</source>
        <translation>Gana quien llegue a {target}</translation>
    </message>
    <message>
        <source>Pick up where you left off</source>
        <translation>Seguimos donde lo dejasteis</translation>
    </message>
    <message>
        <source>Saved games…</source>
        <translation>Partidas guardadas…</translation>
    </message>
    <message>
        <source>{game}, round {number}</source>
        <translation>{game}, ronda {number}</translation>
    </message>
    <message>
        <source>{game}, turn {number}</source>
        <translation>{game}, turno {number}</translation>
    </message>
    <message>
        <source>{name} leads</source>
        <translation>Va ganando {name}</translation>
    </message>
    <message>
        <source>{name} leads, first to {target}</source>
        <translation>Va ganando {name}, hasta {target}</translation>
    </message>
    <message numerus="yes">
        <source>{name}, %n point(s)</source>
        <translation>
            <numerusform>{name}, %n punto</numerusform>
            <numerusform>{name}, %n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>{team} lead</source>
        <translation>En cabeza: {team}</translation>
    </message>
    <message>
        <source>{team} lead, first to {target}</source>
        <translation>En cabeza: {team}, hasta {target}</translation>
    </message>
</context>
<context>
    <name>WeekChart</name>
    <message>
        <source>The last seven days</source>
        <translation>Los últimos siete días</translation>
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
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>Best word</source>
        <translation>Mejor palabra</translation>
    </message>
    <message>
        <source>Biggest jump</source>
        <translation>Mayor salto</translation>
    </message>
    <message>
        <source>Closest moment</source>
        <translation>Momento más reñido</translation>
    </message>
    <message>
        <source>HOORAY</source>
        <translation>BRAVO</translation>
    </message>
    <message>
        <source>Points after each round</source>
        <translation>Puntos tras cada ronda</translation>
    </message>
    <message>
        <source>Print a keepsake of this game, or save it as a picture (Ctrl+P)</source>
        <translation>Imprimir un recuerdo de esta partida o guardarlo como imagen (Ctrl+P)</translation>
    </message>
    <message>
        <source>in round {round}</source>
        <translation>en la ronda {round}</translation>
    </message>
    <message numerus="yes">
        <source>{ahead} to {behind}, with %n round(s) to go</source>
        <translation>
            <numerusform>{ahead} a {behind}, queda %n ronda</numerusform>
            <numerusform>{ahead} a {behind}, quedan %n rondas</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} and {other} were level</source>
        <translation>{name} y {other} iban empatados</translation>
    </message>
    <message numerus="yes">
        <source>{name} led by %n point(s)</source>
        <translation>
            <numerusform>{name} ganaba por %n punto</numerusform>
            <numerusform>{name} ganaba por %n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} made %n point(s)</source>
        <translation>
            <numerusform>{name} hizo %n punto</numerusform>
            <numerusform>{name} hizo %n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, round {round} · {points}</source>
        <translation>{name}, ronda {round} · {points}</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>&amp;Mute</source>
        <translation>&amp;Silencio</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Mute (Ctrl+M)</source>
        <translation>Silencio (Ctrl+M)</translation>
    </message>
    <message>
        <source>Sound is off (Ctrl+M)</source>
        <translation>El sonido está apagado (Ctrl+M)</translation>
    </message>
    <message>
        <source>Sound off</source>
        <translation>Sin sonido</translation>
    </message>
    <message>
        <source>Sound on</source>
        <translation>Con sonido</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Quedarse</translation>
    </message>
</context>
<context>
    <name>WordEntry</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WordView</name>
    <message>
        <source>A word for word lovers</source>
        <translation>Una palabra para quien ama las palabras</translation>
    </message>
    <message>
        <source>Add its hooks</source>
        <translation>Añadir sus ganchos</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>Por detrás</translation>
    </message>
    <message>
        <source>Dictionary: {title}</source>
        <translation>Diccionario: {title}</translation>
    </message>
    <message>
        <source>Everyday: most grown-ups know it</source>
        <translation>Corriente: casi todos los mayores la conocen</translation>
    </message>
    <message>
        <source>Hiding inside</source>
        <translation>Escondida dentro</translation>
    </message>
    <message>
        <source>Hurtful or crude</source>
        <translation>Hiriente o grosera</translation>
    </message>
    <message>
        <source>In front</source>
        <translation>Por delante</translation>
    </message>
    <message>
        <source>In your games: {names}, {day}</source>
        <translation>En vuestras partidas: {names}, {day}</translation>
    </message>
    <message>
        <source>Not in the dictionary</source>
        <translation>No está en el diccionario</translation>
    </message>
    <message>
        <source>Other forms</source>
        <translation>Otras formas</translation>
    </message>
    <message>
        <source>Simple: most ten-year-olds know it</source>
        <translation>Sencilla: casi todos la conocen a los diez años</translation>
    </message>
    <message>
        <source>✓ Counts</source>
        <translation>✓ Cuenta</translation>
    </message>
    <message>
        <source>✓ House word</source>
        <translation>✓ Palabra de casa</translation>
    </message>
    <message>
        <source>✗ Not at home</source>
        <translation>✗ En casa no</translation>
    </message>
</context>
<context>
    <name>WordsPanel</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n palabra</numerusform>
            <numerusform>%n palabras</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>By length {counts}</source>
        <translation>Por longitud {counts}</translation>
    </message>
    <message>
        <source>Everyday words only</source>
        <translation>Solo palabras corrientes</translation>
    </message>
    <message>
        <source>Minimum length</source>
        <translation>Longitud mínima</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Se te pasaron</translation>
    </message>
    <message>
        <source>Ours</source>
        <translation>Nuestras</translation>
    </message>
    <message>
        <source>Sorted by</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>Table of points</source>
        <translation>Tabla de puntos</translation>
    </message>
    <message>
        <source>Words of the board</source>
        <translation>Palabras del tablero</translation>
    </message>
    <message>
        <source>by commonness</source>
        <translation>por uso</translation>
    </message>
    <message>
        <source>by length</source>
        <translation>por longitud</translation>
    </message>
    <message>
        <source>by points</source>
        <translation>por puntos</translation>
    </message>
    <message>
        <source>by the alphabet</source>
        <translation>por orden alfabético</translation>
    </message>
    <message>
        <source>everyday words first</source>
        <translation>primero las corrientes</translation>
    </message>
    <message numerus="yes">
        <source>from %n letter(s)</source>
        <translation>
            <numerusform>desde %n letra</numerusform>
            <numerusform>desde %n letras</numerusform>
        </translation>
    </message>
    <message>
        <source>less common</source>
        <translation>menos corriente</translation>
    </message>
    <message>
        <source>points: {name}</source>
        <translation>puntos: {name}</translation>
    </message>
    <message>
        <source>{letters}: {count}</source>
        <translation>{letters}: {count}</translation>
    </message>
    <message>
        <source>{text} ({known} everyday words)</source>
        <translation>{text} ({known} palabras corrientes)</translation>
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
            <numerusform>%n de ellas fallada en vuestras partidas</numerusform>
            <numerusform>%n de ellas falladas en vuestras partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n palabra</numerusform>
            <numerusform>%n palabras</numerusform>
        </translation>
    </message>
    <message>
        <source>A to Z</source>
        <translation>De la A a la Z</translation>
    </message>
    <message>
        <source>A word, C?T or +LETTERS</source>
        <translation>Una palabra, C?A o +LETRAS</translation>
    </message>
    <message numerus="yes">
        <source>Add %n to the quiz</source>
        <translation>
            <numerusform>Añadir %n al repaso</numerusform>
            <numerusform>Añadir %n al repaso</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>Volver a la lista</translation>
    </message>
    <message>
        <source>CAN: begins with it. C?T: any letter. *ING: any ending. +CANR: of these letters.</source>
        <translation>CAN: empieza así. C?A: cualquier letra. *ADO: acaba así. +CANR: con estas letras.</translation>
    </message>
    <message>
        <source>Cards in the quiz</source>
        <translation>Tarjetas del repaso</translation>
    </message>
    <message>
        <source>Everyday</source>
        <translation>Corrientes</translation>
    </message>
    <message>
        <source>Find words</source>
        <translation>Buscar palabras</translation>
    </message>
    <message>
        <source>House words</source>
        <translation>Palabras de casa</translation>
    </message>
    <message>
        <source>Longest first</source>
        <translation>Las más largas primero</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Buscando…</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Significado</translation>
    </message>
    <message>
        <source>Most common first</source>
        <translation>Las más corrientes primero</translation>
    </message>
    <message>
        <source>Most points first</source>
        <translation>Más puntos primero</translation>
    </message>
    <message>
        <source>New for {name}</source>
        <translation>Nuevas para {name}</translation>
    </message>
    <message>
        <source>No cards yet. Add new words, or a word list.</source>
        <translation>Aún no hay tarjetas. Añade palabras nuevas o una lista.</translation>
    </message>
    <message>
        <source>No house words yet. Look a word up and decide.</source>
        <translation>Aún no hay palabras de casa. Busca una palabra y decide.</translation>
    </message>
    <message>
        <source>No words match that.</source>
        <translation>Ninguna palabra cumple eso.</translation>
    </message>
    <message>
        <source>No words to learn yet. Finish a game and they come here.</source>
        <translation>Aún no hay palabras que aprender. Acaba una partida y llegarán.</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>Other word lists…</source>
        <translation>Otras listas de palabras…</translation>
    </message>
    <message>
        <source>Quiz</source>
        <translation>Repaso</translation>
    </message>
    <message>
        <source>Simple</source>
        <translation>Sencillas</translation>
    </message>
    <message>
        <source>The first {shown} of {all} words. Narrow your search to see the rest.</source>
        <translation>Las primeras {shown} de {all} palabras. Acota la búsqueda para ver el resto.</translation>
    </message>
    <message>
        <source>Which words</source>
        <translation>Qué palabras</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Palabra</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Palabras</translation>
    </message>
    <message>
        <source>in the quiz</source>
        <translation>en el repaso</translation>
    </message>
    <message>
        <source>missed {missed} of {chances}</source>
        <translation>fallada {missed} de {chances}</translation>
    </message>
    <message>
        <source>others had it</source>
        <translation>otros la tenían</translation>
    </message>
</context>
<context>
    <name>WorkPage</name>
    <message>
        <source>This game can&apos;t be shown</source>
        <translation>No se puede mostrar esta partida</translation>
    </message>
</context>
<context>
    <name>WrittenWordsModel</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Palabra</translation>
    </message>
    <message>
        <source>against the rules</source>
        <translation>contra las reglas</translation>
    </message>
    <message>
        <source>not in the dictionary</source>
        <translation>no está en el diccionario</translation>
    </message>
    <message>
        <source>not on the board</source>
        <translation>no está en el tablero</translation>
    </message>
    <message>
        <source>too short</source>
        <translation>demasiado corta</translation>
    </message>
    <message>
        <source>you wrote it twice</source>
        <translation>la escribiste dos veces</translation>
    </message>
</context>
<context>
    <name>_Coin</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>_Handle</name>
    <message>
        <source>Close the panel (Esc)</source>
        <translation>Cerrar el panel (Esc)</translation>
    </message>
    <message>
        <source>Open the panel (F6)</source>
        <translation>Abrir el panel (F6)</translation>
    </message>
</context>
<context>
    <name>seats_text</name>
    <message>
        <source>{names} and {last}</source>
        <translation>{names} y {last}</translation>
    </message>
</context>
</TS>
