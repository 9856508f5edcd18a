/** Words that people write with a star or two in them; what the rules know of them decides. */
export const starrable: readonly string[] = [
  ..."kill killed killing die murder stab shoot rape raped rapist suicide hang bomb".split(" "),
  ..."nude nudes naked sex sexy porn horny penis dick dicks cock boobs tits pussy cum".split(" "),
  ..."fuck fucks fucked fucker fucking motherfucker motherfucking bitch bitches bastard".split(" "),
  ..."asshole arsehole bullshit dickhead wanker whore slut cunt twat shit shitty".split(" "),
  ..."nigger nigga faggot fag retard retarded tranny idiot moron stupid ugly loser".split(" "),
];
