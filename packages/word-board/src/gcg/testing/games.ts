/** Written by hand, as old programs write: small letters, tabs, other words after the total. */
export const clubNight = `#player1 ana Ana Lima
#player2 ben Ben Okoye
#title Club night, table 4
#lexicon club list
#style club
#note Both came late.
>ana: HELLOST   8d   HELLO    +24  24   the oldest opening
>ben: AIRT?NS\th8\tOATS\t+4 4
#note A small t would be the blank.
  It is not.
>Ana: STUVWXY -VWXY +0 24

>ben: ?EEGOPS 12e PEGS +14 18
>ben: ?EEGOPS   -- +0 4
>ana: CDEISTU 10H TIDES +10 34
>ben: ?EEGOPS  l10 (S)POkE  +12  16
>ana: ABCDITU D8 .AT +6 40
>ana: BCDIUUV (Challenge) +5 45
>ben: EGS -3 +0 16
>ana: BCDIUUV - +0 45
>ben: - +0 16
>ana: BCDIUUV -0 +0 45
>ben: EGSAAIO - +0 16
>ana: BCDIUUV (BCDIUUV) -15 30
>ben: EGSAAIO (EGSAAIO) -8 8
>ana: BCDIUUV (TIME) -10 20
`;

/** Three players, and a game that goes on. */
export const threePlayers = `#character-encoding UTF-8
#player1 bot:dot Dot
#player2 zoë Zoë Álvarez
#player3 cy
#id school 7
#board-layout CrosswordGame
>bot:dot: WATERED 8G WATER +16 16
>zoë: NORSTLI K8 (R)ISTO +10 10
>cy: PAYS G7 SWAP +11 11
>bot:dot: EDBC 7J DEB +15 31
#rack1 C
#rack3 ?
`;
