/** The best voice for a British teacher: British before other English, on this device before remote. */
export function pickVoice(voices: readonly SpeechSynthesisVoice[]): SpeechSynthesisVoice | null {
  const rank = (voice: SpeechSynthesisVoice) =>
    (languageOf(voice) === "en-gb" ? 2 : 0) + (voice.localService ? 1 : 0);
  const english = voices.filter((voice) => /^en\b/.test(languageOf(voice)));
  return english.toSorted((a, b) => rank(b) - rank(a))[0] ?? null;
}

/** Android writes en_GB. */
const languageOf = ({ lang }: SpeechSynthesisVoice): string => lang.replace("_", "-").toLowerCase();
