const vowels: Readonly<Record<string, string>> = {
  AA: "ɑː",
  AE: "æ",
  AH: "ʌ",
  AO: "ɔː",
  AW: "aʊ",
  AY: "aɪ",
  EH: "e",
  ER: "ɜːr",
  EY: "eɪ",
  IH: "ɪ",
  IY: "iː",
  OW: "oʊ",
  OY: "ɔɪ",
  UH: "ʊ",
  UW: "uː",
};
/** Vowels that are another sound where they are not stressed. */
const weak: Readonly<Record<string, string>> = { AH: "ə", ER: "ər", IY: "i" };
const consonants: Readonly<Record<string, string>> = {
  CH: "tʃ",
  DH: "ð",
  HH: "h",
  JH: "dʒ",
  NG: "ŋ",
  SH: "ʃ",
  TH: "θ",
  Y: "j",
  ZH: "ʒ",
};
/** Consonants that may begin a syllable together. */
const starts = new Set(
  "P L,P R,P Y,B L,B R,B Y,T R,T W,D R,D W,K L,K R,K W,K Y,G L,G R,G W,F L,F R,F Y,TH R,TH W,SH R,S P,S T,S K,S M,S N,S L,S W,S P R,S P L,S T R,S K R,S K W,M Y,HH Y,V Y,N Y".split(
    ",",
  ),
);

/**
 * A pronunciation of the CMU dictionary ("D IH0 S AY1 D") in phonetic letters, with a mark before the stressed
 * syllable: dɪˈsaɪd.
 */
export function phoneticLetters(spelt: string): string {
  const sounds = spelt.split(" ").map((sound) => {
    const stress = /\d/.exec(sound)?.[0];
    return { name: sound.replace(/\d/, ""), stress };
  });
  const count = sounds.filter(({ stress }) => stress !== undefined).length;
  const written = sounds.map(({ name, stress }) =>
    stress === undefined
      ? (consonants[name] ?? name.toLowerCase())
      : ((stress === "0" ? weak[name] : undefined) ?? vowels[name] ?? ""),
  );
  if (count < 2) return written.join("");
  for (const [at, { stress }] of sounds.entries()) {
    if (stress !== "1") continue;
    let start = at;
    while (start > 0 && sounds[start - 1]!.stress === undefined) {
      const cluster = sounds.slice(start - 1, at).map(({ name }) => name);
      if (cluster.at(0) === "NG") break;
      if (cluster.length > 1 && !starts.has(cluster.join(" "))) break;
      start -= 1;
    }
    written[start] = `ˈ${written[start]}`;
  }
  return written.join("");
}
