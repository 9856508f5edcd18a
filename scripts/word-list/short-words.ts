const list = (text: string): readonly string[] => text.trim().split(/\s+/);

/**
 * All words of two letters, reviewed by hand: they decide games, and SCOWL has many there that are
 * abbreviations ("kb") or names of letters with an s ("gs"), and files others under abbreviations.
 */
export const twoLetterWords = list(`
  aa ab ad ae ag ah ai al am an ar as at aw ax ay ba be bi bo by de do ed ef eh el em en er es et ex
  fa fe go ha he hi hm ho id if in is it jo ka ki la li lo ma me mi mm mu my na ne no nu od oe of oh
  oi ok om on op or os ow ox oy pa pe pi po qi re sh si so ta te ti to uh um un up us ut we wo xi xu
  ya ye yo za`);

/** Mostly of three letters, what SCOWL has up to size 70 and is no word that one may play. */
export const notPlayed = list(`aeq csc csch dkl ert gre hhd hoc hun oui poe`);

/** Of three letters, what only size 80 has and word games know. All others of that size are left out. */
export const playedOfThree = list(`
  aal aas ahs als ama arf ars auf ava awa ays bam bas bes bok bos bys cee cel cep cuz dee dex efs ehs
  eme eon ern ers ess eth fah feh fet fil fiz foh fon gae ged gor gos gox gul heh het hup ich ick ide
  iff ish jee jeu jin joe jow kae kaf kas kay khi kir koi lah las lum mae mib mis moc myc nam naw noh
  noo obe oca oda ods oes ois ons oot ors ose owt oxo oxy pac peh pht pia pst pur qat qis rai ras reb
  ree rei rex rif rin sab sau seg sei sha suk suq sus tae tao tas tav tay teg tet tew tis tsk tup twa
  tye ufo uke ulu umm uns upo urb urd urp uta ute vau vaw vee vid vig vox vug vum wab wae wap wha wis
  wos wye wyn yag yar yay yeh yok yom zag zas zax zed zek zep zin zuz zzz`);

/** Words that SCOWL files under abbreviations alone, and some that are younger than it. */
export const filedElsewhere = list(`
  admin admins ani app bio bios bot bro bros col comp comps cor cos dal def del dev dis dol dom dup
  eng fem gen hon intro intros lat lav mag maths max med mem mol mon mor mos mun mus nan nos ped perp
  perps pes psi rad rec reg rem res ret sec sel sen ser stat syn tec tech techs tel vlog vlogs vocab
  voc wifi fiance fiances fiancee fiancees`);
