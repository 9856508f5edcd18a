interface SpeechSound {
  readonly named: RegExp;
  readonly how: string;
}

/** How sounds are made that learners find difficult; the narrower name stands first. */
const sounds: readonly SpeechSound[] = [
  {
    named: /(?:^|[\s"'“(])-?ed\b/,
    how: "The ending “-ed” has three sounds. After t and d it is “id”: wanted, needed. After p, k, f, s, sh and ch it is “t”: stopped, looked. After all others it is “d”: played, opened.",
  },
  {
    named: /\bth\b/,
    how: "For “th”, put the tip of your tongue between your teeth, and let the air out. With no voice it is the sound in “think” and “bath”. With your voice it is the sound in “this” and “mother”. Try: think, this, three, that.",
  },
  {
    named: /\b(?:v and w|w and v|w|v)\b/,
    how: "For “v”, your top teeth touch your lower lip: very, live. For “w”, make your lips round, and open them: we, wait. Teeth and lip do not touch. Try: very well, west, vest.",
  },
  {
    named: /\b(?:r and l|l and r|r|l)\b/,
    how: "For “r”, your tongue goes back and touches nothing: red, right. For “l”, the tip of your tongue touches behind your top teeth: led, light. Try: right, light, road, load.",
  },
  {
    named: /\b(?:short|long) (?:and (?:short|long) )?(?:i|e|vowels?)\b|\bship\b|\bsheep\b/,
    how: "The long sound is in “sheep”: smile, and hold it. The short one is in “ship”: relax your mouth, and be quick. Try: sheep, ship, leave, live, feel, fill.",
  },
  {
    named: /\bschwa\b|\bweak (?:form|vowel|sound)s?\b/,
    how: "The weak sound “uh” is the most common one in English. It is never stressed: the first sound in “about”, and the last one in “teacher”. Keep your mouth relaxed and short.",
  },
  {
    named: /\bh\b/,
    how: "For “h”, only breathe out, as on a cold window: house, hello, behind. In “hour” and “honest” nobody says it.",
  },
  {
    named: /\bng\b/,
    how: "For “ng”, the back of your tongue goes up, and the air goes through your nose: sing, long. There is no “g” at the end.",
  },
  {
    named: /\b(?:silent letters?|silent)\b/,
    how: "Some letters are silent. Nobody says the k in “know”, the w in “write”, the b in “climb”, the l in “half” or the t in “listen”.",
  },
  {
    named: /\b(?:word stress|stress|intonation)\b/,
    how: "In each word one part is louder and longer: TEAcher, hoTEL. Most nouns with two parts have it on the first one. Before -tion, -ic and -ity it is the part just before: eduCAtion, fanTAStic.",
  },
  {
    named: /\b(?:p|b)\b/,
    how: "For “p” and “b” close your lips, and open them quickly. With “p” there is a little air and no voice: pen. With “b” there is voice: Ben. Hold paper before your mouth: it moves with “p”.",
  },
  {
    named: /\bvowels?\b/,
    how: "Say these pairs slowly, first the short and then the long sound: ship and sheep, full and fool, hat and heart. With the long one, hold the sound.",
  },
];

const asksForSound =
  /\b(?:sounds?|letters?|pronounce|pronunciation|endings?|say (?:the )?["“]?\w{1,2}["”]?(?: |$)|silent|word stress|intonation|vowels?|schwa)\b/;
const isOfSound =
  /\b(?:how|help|teach|explain|difficult|problem|can not|practi[sc]e|where|what|when|tips?|say|rules?|pronounc)/;

/** How the sound is made that a message asks about; null where it asks about none. */
export function soundAskedAbout(bare: string): string | null {
  if (!asksForSound.test(bare) || !isOfSound.test(bare)) return null;
  if (
    !/\b(?:sounds?|pronounc\w*|pronunciation|silent|stress|intonation|vowels?|schwa|say)\b/.test(
      bare,
    )
  )
    return null;
  if (
    /\bsounds? (?:like|more|better|good|right|natural|polite|rude|formal|ok|strange|too)\b/.test(
      bare,
    )
  )
    return null;
  return sounds.find(({ named }) => named.test(bare))?.how ?? null;
}

/** Words that many say wrong, spelt as they sound, the loud part in capitals. */
const respelt: Readonly<Record<string, string>> = Object.fromEntries(
  `though DHOH; through THROO; thought THAWT; tough TUF; cough KOF; enough i-NUF; although awl-DHOH; daughter DAW-tuh; laugh LAHF; bought BAWT; caught KAWT; taught TAWT; throughout throo-OWT;
  photograph FOH-tuh-grahf; photographer fuh-TOG-ruh-fuh; photography fuh-TOG-ruh-fee; photographic foh-tuh-GRAF-ik; economy i-KON-uh-mee; economic ee-kuh-NOM-ik; economics ee-kuh-NOM-iks; politics POL-i-tiks; political puh-LIT-i-kuhl; politician pol-i-TISH-uhn; hotel hoh-TEL; comfortable KUMF-tuh-buhl; vegetable VEJ-tuh-buhl; interesting IN-truh-sting; develop di-VEL-uhp; development di-VEL-uhp-muhnt; category KAT-uh-guh-ree; necessary NES-uh-suh-ree; secretary SEK-ruh-tree; advertisement uhd-VUR-tis-muhnt; advertise AD-vuh-tyez; determine di-TUR-min; engineer en-ji-NEER; volunteer vol-uhn-TEER; industry IN-duh-stree; industrial in-DUS-tree-uhl; chocolate CHOK-luht; clothes KLOHDHZ; wednesday WENZ-day; february FEB-roo-uh-ree; receipt ri-SEET; queue KYOO; island YE-luhnd; knife NYEF; know NOH; write RYET; wrong RONG; iron YE-uhn; debt DET; doubt DOWT; listen LIS-uhn; castle KAH-suhl; climb KLYEM; half HAHF; walk WAWK; work WURK; world WURLD; word WURD; three THREE; thirteen thur-TEEN; thirty THUR-tee; schedule SHED-yool; colleague KOL-eeg; recipe RES-uh-pee; people PEE-puhl; women WIM-in; woman WUU-muhn; beach BEECH; ship SHIP; sheep SHEEP; bear BAIR; beard BEERD; heart HAHT; hair HAIR; here HEER; hear HEER; bird BURD; busy BIZ-ee; business BIZ-nis; building BIL-ding; fruit FROOT; juice JOOS; suit SOOT; biscuit BIS-kit; height HYET; weight WAYT; sword SAWD; answer AHN-suh; science SYE-uhns; muscle MUS-uhl; psychology sye-KOL-uh-jee; hierarchy HYE-uh-rah-kee; thorough THUR-uh; pronounce pruh-NOWNS; pronunciation pruh-nun-see-AY-shuhn; technology tek-NOL-uh-jee; technological tek-nuh-LOJ-i-kuhl; analyse AN-uh-lyez; analysis uh-NAL-uh-sis; democracy di-MOK-ruh-see; democratic dem-uh-KRAT-ik; record REK-awd (noun), ri-KAWD (verb); present PREZ-uhnt (noun), pri-ZENT (verb); import IM-pawt (noun), im-PAWT (verb); export EK-spawt (noun), ik-SPAWT (verb); increase IN-krees (noun), in-KREES (verb); object OB-jikt (noun), uhb-JEKT (verb); project PROJ-ekt (noun), pruh-JEKT (verb); protest PROH-test (noun), pruh-TEST (verb); desert DEZ-uht (noun), di-ZURT (verb); dessert di-ZURT; contract KON-trakt (noun), kuhn-TRAKT (verb); conduct KON-dukt (noun), kuhn-DUKT (verb); produce PROD-yoos (noun), pruh-DYOOS (verb)`
    .split(/;\s*/)
    .map((each) => {
      const at = each.trim().indexOf(" ");
      return [each.trim().slice(0, at), each.trim().slice(at + 1)];
    }),
);

/** How a word is said; undefined where nobody has written it down. */
export const respellingOf = (word: string): string | undefined =>
  Object.hasOwn(respelt, word) ? respelt[word] : undefined;

const beforeEnding = /(?:tion|sion|cian|ics?|ical|ity|graph(?:y|er)|log(?:y|ist|ical)|ious|ial)$/;
/** Where the loud part of a word is, by its ending; undefined where the ending does not say. */
export function stressByEnding(word: string): string | undefined {
  const ending = beforeEnding.exec(word)?.[0];
  if (ending !== undefined) return `the part just before “-${ending}” is the loud one`;
  return /(?:eer|ese|ette)$/.test(word) ? "the last part is the loud one" : undefined;
}
