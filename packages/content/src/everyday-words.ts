/*
 * Words that films say too seldom for how early learners meet them: what a class talks about, and
 * small things of daily life, some of them younger than the subtitles. Chosen by us.
 */
const classroom = `
  adjective adverb apostrophe auxiliary capital clause comma comparative comparison compare consonant
  continuous correctly dialogue exercise formal gap grammar homework infinitive informal invitation
  irregular modal negative noun opposite participle passive phrase plural polite politely preposition
  pronoun question quiz reply role sentence singular statement subject suggestion superlative syllable
  task text useful verb vocabulary vowel`;
const numbers = `
  eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty
  sixty seventy eighty ninety hundred thousand first second third fourth fifth sixth seventh eighth
  ninth tenth half quarter o'clock noon`;
const dailyLife = `
  app apple arrive baker banana bathroom biscuit bike bread butter café chemist cheese cinema cloud
  colleague concert dentist egg email exam flat fruit garden grandfather grandmother holiday ill
  internet journey juice kilometre kitchen lamp library lunch metre milk museum neighbour online orange
  passenger pen photo picnic plant plate platform pound rain receptionist rice salad salt sandwich screen
  shelf sister snow soup sport stairs student swim taxi thirsty tomato towel umbrella visitor weekday
  weekend winter`;

/** Words that no profile counts as rare, as base forms in lower case. */
export const everydayWords: ReadonlySet<string> = new Set(
  [classroom, numbers, dailyLife].flatMap((list) => list.trim().split(/\s+/)),
);
