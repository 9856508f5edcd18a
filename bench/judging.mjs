// What the rules of moderation cost a message on its way, and what they find: time against the word
// library alone with its own English list, then hateful and harmless sentences about groups, and
// every sentence of the course. With BENCH_BEFORE, an older checkout's rules in turns with these.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { products, root } from "./product.mjs";
import { printTable, ratio } from "./table.mjs";

const rounds = 4000;
const warmUp = 1000;
const messages = {
  "short message": "I went to the cinema with my sister on Sunday",
  "500 characters":
    "Tell me about your family and the town that you live in. I have two brothers and a sister, and we live near the river in a small house. On Mondays I go to work by bus at 8 o'clock, because the train is often late. My parents are from the north, where it rains a lot, and they like it there. At the weekend we cook together, or we go for a walk when the weather is good. Last year I started to learn English, since I want to study abroad. It isn't easy, but my teacher says I am doing very well here.",
  "500 about groups":
    "I think that women and Muslims are often immigrants from Turkey and they are not stupid, people who say so are wrong. "
      .repeat(5)
      .slice(0, 500),
};
const context = {
  author: { ageBand: "UNKNOWN" },
  audienceHasMinors: true,
  recent: [],
  now: 0,
};

export async function measure() {
  const place = mkdtempSync(join(tmpdir(), "saywell-bench-"));
  try {
    const bundled = async (entry, name) => {
      const outfile = join(place, `${name}.mjs`);
      await build({
        ...(typeof entry === "string" ? { entryPoints: [entry] } : { stdin: entry }),
        bundle: true,
        format: "esm",
        platform: "node",
        outfile,
        logLevel: "error",
      });
      return await import(pathToFileURL(outfile).href);
    };
    const rules = [];
    for (const { name, root: checkout } of products) {
      const { dangerIn, judgeMessage } = await bundled(
        join(checkout, "packages/moderation/src/index.ts"),
        name,
      );
      rules.push({ name, dangerIn, judge: (text) => judgeMessage(text, context) });
    }
    const library = await bundled(
      {
        contents:
          'import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from "obscenity"; const matcher = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers }); export const find = (text) => matcher.getAllMatches(text, true);',
        resolveDir: join(root, "packages/moderation"),
      },
      "library",
    );
    time([{ name: "word library alone", judge: library.find }, ...rules]);
    findings(rules);
    dangers(rules);
    await course(rules, bundled);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

function time(all) {
  const rows = Object.entries(messages).flatMap(([kind, message]) => {
    const times = all.map(() => []);
    for (let round = 0; round < rounds; round++) {
      // Another text each time, and whoever comes second finds the caches warm.
      const text = message.slice(0, -1) + String.fromCharCode(97 + (round % 26));
      const order = all.map((_, i) => (i + round) % all.length);
      for (const i of order) {
        const from = performance.now();
        all[i].judge(text);
        if (round >= warmUp) times[i].push(performance.now() - from);
      }
    }
    const sorted = times.map((each) => each.toSorted((a, b) => a - b));
    const at = (each, share) => each[Math.floor(each.length * share)];
    return all.map(({ name }, i) => [
      kind,
      name,
      at(sorted[i], 0.5).toFixed(4),
      at(sorted[i], 0.95).toFixed(4),
      ratio(at(sorted[i], 0.5), at(sorted[0], 0.5)),
    ]);
  });
  printTable(
    `What judging a message takes, milliseconds (${rounds - warmUp} each, in turns)`,
    ["message", "", "median", "p95", "of the library's"],
    rows,
  );
}

const read = (name) =>
  JSON.parse(readFileSync(join(root, "packages/moderation/data/corpora", `${name}.json`), "utf8"));

/** Each template with each group; the same as the package's tests judge. */
function sentencesOf({ groups }, templates) {
  const filled = templates.flatMap((template) =>
    groups.map((group) => template.replaceAll(/\{(\w+)\}/g, (_, form) => group[form])),
  );
  return [...new Set(filled)];
}

function findings(rules) {
  for (const [name, title] of [
    ["group-sentences", "known while the rules were made"],
    ["unseen-group-sentences", "written after the rules"],
    ["single-group-sentences", "written one by one, without reading the rules"],
  ]) {
    const corpus = read(name);
    const rows = ["hateful", "harmless"].flatMap((kind) => {
      const byFunction = Object.entries(corpus[kind]).map(([tested, templates]) => ({
        tested,
        some: sentencesOf(corpus, templates),
      }));
      const all = { tested: "all", some: byFunction.flatMap(({ some }) => some) };
      return [...byFunction, all].map(({ tested, some }) => [
        `${kind}: ${tested}`,
        some.length,
        ...rules.flatMap(({ judge }) => {
          const share = (actions) =>
            some.filter((text) => actions.includes(judge(text).action)).length / some.length;
          return [share(["block"]).toFixed(2), share(["warn", "mask"]).toFixed(2)];
        }),
      ]);
    });
    printTable(
      `Sentences about groups, ${title}: the share blocked and warned of`,
      ["", "sentences", ...rules.flatMap(({ name: of }) => [`${of}: blocked`, "warned"])],
      rows,
    );
  }
}

/** Who tells of harm, and who only says the same words; held out: not read while the rules were made. */
function dangers(rules) {
  const rows = Object.entries(read("told-by-shape")).flatMap(([set, kinds]) =>
    Object.entries(kinds).flatMap(([kind, byTopic]) => {
      const all = { topic: "all", some: Object.values(byTopic).flat() };
      const topics = Object.entries(byTopic).map(([topic, some]) => ({ topic, some }));
      return [...(topics.length > 1 ? topics : []), all].map(({ topic, some }) => [
        `${set}, ${kind}: ${topic}`,
        some.length,
        ...rules.map(({ dangerIn }) =>
          (some.filter((text) => dangerIn(text) !== null).length / some.length).toFixed(3),
        ),
      ]);
    }),
  );
  printTable(
    "Tellings of harm, and harmless sentences near them: the share found as danger",
    ["", "sentences", ...rules.map(({ name }) => name)],
    rows,
  );
}

/** Nobody should be stopped from writing what the course says. */
async function course(rules, bundled) {
  const generated = join(root, "packages/content/generated");
  const sentences = new Set();
  const collect = (value) => {
    if (typeof value === "string") {
      for (const part of value.split(/\n|(?<=[.?!]) (?=[A-Z])/))
        if (/^[A-Z"'].* .*[.?!]"?$/.test(part)) sentences.add(part);
    } else if (value !== null && typeof value === "object") Object.values(value).forEach(collect);
  };
  for (const file of readdirSync(generated))
    collect(
      file.endsWith(".json")
        ? JSON.parse(readFileSync(join(generated, file), "utf8"))
        : (await bundled(join(generated, file), file)).default,
    );
  const flagged = rules.map(({ name, dangerIn, judge }) => {
    const found = [...sentences].map(judge).filter(({ action }) => action !== "allow");
    const hate = found.filter(({ reasons }) => reasons.includes("hate"));
    const danger = [...sentences].filter((text) => dangerIn(text) !== null);
    return [name, sentences.size, found.length, hate.length, danger.length];
  });
  printTable(
    "Sentences of the course",
    ["", "sentences", "flagged", "as hate", "as danger"],
    flagged,
  );
}
