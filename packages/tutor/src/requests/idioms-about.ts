import { idioms } from "../study-help/idioms";
import { quote, stemOf, wordsOf } from "../text";

const atOnce = 5;
/** What else is said of a subject. */
const near: Readonly<Record<string, string>> = {
  money: "expensive pay price cost",
  work: "job study business stop working",
  job: "work",
  time: "late early day moment",
  food: "cake beans egg",
  animal: "cat dog horse fish bird",
  weather: "rain cloud storm weather",
  feeling: "happy sad angry afraid nervous",
  health: "ill healthy",
  success: "succeed win chance",
};

/** Some idioms, with what they mean, of a subject where there are any. */
export function idiomsAbout(subject: string): string {
  const [word = ""] = wordsOf(subject.replace(/^(?:the|an?) /, "")).map((each) =>
    each.replace(/s$/, ""),
  );
  const stems = new Set([word, ...wordsOf(near[word] ?? "")].filter(Boolean).map(stemOf));
  const all = Object.entries(idioms);
  const found = all.filter(([name, [meaning]]) =>
    wordsOf(`${name} ${meaning}`).some((each) => stems.has(stemOf(each))),
  );
  const shown = (found.length > 0 ? found : all).slice(0, atOnce);
  const start =
    word === "" || found.length > 0
      ? "Here are some idioms."
      : `I know no idiom about ${quote(clean(subject))}. Here are some others.`;
  return [start, ...shown.map(([name, [meaning]]) => `• ${quote(name)} – ${meaning}`)].join("\n");
}

const clean = (subject: string): string => wordsOf(subject).slice(0, 3).join(" ");
