const words = (list: string): readonly string[] => list.trim().split(/\s+/);

const inserted =
  words(`the a an to of in on at for with from by about as into is are was were be been am
  have has had do does did it and that they he i we you there their my his our your would will can not n't
  's , . ? or some any more than who which when if because but so`);

const replacing =
  words(`the a an this that these those some any many much few little less fewer other
  another others every all each both to of in on at for with from by about as into during than like between
  among through over after before since until without against within under is are was were be been being am
  have has had having do does did will would can could should must may might it they he she i we you him her
  them me us his their its my our your who which whose what where when how why because although but and or so
  if not no there then too very also more most such well good make makes made making take say tell said told
  people person year years , . ? " n't 's 're`);

/**
 * What the network can say of a token, in the order of its outputs: `KEEP`, `D` leave it out, `SWAP` it
 * with the next, `V_…` this form of the verb, `N_…` this number of the noun, `A_…` adverb or
 * adjective, `I_x` put x before it, `R_x` write x instead.
 */
export const tags: readonly string[] = [
  ...words("KEEP D SWAP V_BASE V_S V_ED V_EN V_ING N_SG N_PL A_LY A_ADJ"),
  ...inserted.map((word) => `I_${word}`),
  ...replacing.map((word) => `R_${word}`),
];
