/*
 * Words of the course that children need not find on a board: of weapons and dying, drink, drugs and
 * love, words that judge how somebody looks, and what only one lesson needs. Reviewed by us.
 */
const list = `
  army balls beer blood bomb bride bury crime cruel dead death die died dies drug drugs drunk evil fat fatal
  fear fight ghost gun guns harm harms hate hated hates hell hit hits hive kill kills kiss knife
  lip lips madam male noose oh pig pray prey pub pubs rota sex sexy shoot shot shots smoke steal
  stole thief tore tomb ugly war wars weed wine wines
  arrest attack destroy disease funeral guilty injury kicked prison stupid suffer victim weapon
  weapons`;

export const notForStarters: ReadonlySet<string> = new Set(list.trim().split(/\s+/));
