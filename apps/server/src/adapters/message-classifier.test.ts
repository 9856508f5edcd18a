import { dirname, join } from "node:path";
import reference from "../../../../packages/moderation/data/classifier/reference-scores.json";
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { constants, getPriority } from "node:os";
import { fileURLToPath } from "node:url";
import { createClassifier, readWeights } from "@saywell/moderation/classifier";
import { afterEach, describe, expect, test } from "vitest";
import type { LogEntry } from "../observability/log";
import { bundleForTests } from "../testing/run-product";
import { testThreads } from "../testing/thread-of";
import { createMessageClassifier, type MessageClassifier } from "./message-classifier";

const { moduleOf } = testThreads();
let classifier: MessageClassifier;
const log: LogEntry[] = [];

type Options = Partial<Parameters<typeof createMessageClassifier>[0]>;
const open = (options: Options = {}): void => {
  log.length = 0;
  classifier = createMessageClassifier({ log: (entry) => log.push(entry), ...options });
};
afterEach(() => classifier?.close());

const data = fileURLToPath(
  new URL("../../../../packages/moderation/data/classifier", import.meta.url),
);

describe("the network", () => {
  test("gives the scores of the program that trained it, within its tolerance", async () => {
    const file = await readFile(join(data, "weights.bin"));
    const classify = createClassifier(
      readWeights(new Uint8Array(file).buffer, (bytes) => new TextDecoder().decode(bytes)),
    );
    expect(reference.sentences).toHaveLength(30);
    for (const { text, hate, abuse } of reference.sentences) {
      const scores = classify(text);
      expect(Math.abs(scores.hate - hate), text).toBeLessThan(reference.tolerance);
      expect(Math.abs(scores.abuse - abuse), text).toBeLessThan(reference.tolerance);
    }
  });

  test("is the one that its note describes", async () => {
    const file = await readFile(join(data, "weights.bin"));
    const note = await readFile(join(data, "README.md"), "utf8");
    expect(note).toContain(createHash("sha256").update(file).digest("hex"));
  });

  test("refuses a file that holds something else", () => {
    expect(() => readWeights(new ArrayBuffer(64), String)).toThrow("no weights of ours");
  });
});

/** Longer than any test: whoever asks so waits until there is an answer. */
const patient = { timeout: 60_000 };

test("works in the bundle, in a thread of its own", async () => {
  const main = await bundleForTests("classifier");
  open({ module: { filename: join(dirname(main), "message-classifier.worker.js") } });
  const some = reference.sentences.slice(0, 12);
  const scores = await classifier.hateInAll(some.map(({ text }) => text));
  for (const [place, { hate }] of some.entries()) expect(scores[place]).toBeCloseTo(hate, 3);
  expect(log).toEqual([]);
}, 60_000);

test("works from the sources", async () => {
  open();
  const { text, hate } = reference.sentences[7]!;
  expect(await classifier.hateIn(text, patient)).toBeCloseTo(hate, 3);
}, 60_000);

test.runIf(process.platform === "linux")(
  "takes only time that nothing else wants, and leaves everybody else's priority as it was",
  async () => {
    const before = await politeThreads();
    open();
    await classifier.hateIn("What a fine day", patient);
    expect(await politeThreads()).toBe(before + 1);
    expect(getPriority()).toBeLessThan(constants.priority.PRIORITY_LOW);
  },
  60_000,
);

/** How many threads of this process yield to all others. */
async function politeThreads(): Promise<number> {
  const threads = await readdir("/proc/self/task");
  const priorities = threads.map((id) => getPriority(Number(id)));
  return priorities.filter((priority) => priority === constants.priority.PRIORITY_LOW).length;
}

describe("a thread", () => {
  const script = `
    export default async function classify({ texts }) {
      if (texts.includes("die")) process.exit(1);
      if (texts.includes("fail")) throw new Error("No.");
      if (texts.includes("hang")) await new Promise(() => {});
      return texts.map(() => texts.length);
    }`;
  const openWith = async (source: string, options: Options = {}) =>
    open({ module: await moduleOf(source), ...options });

  test("reads many for whoever can wait, and lets others go before", async () => {
    await openWith(script);
    const order: string[] = [];
    const many = classifier
      .hateInAll(Array.from({ length: 45 }, () => "b"))
      .finally(() => order.push("many"));
    const one = classifier.hateIn("c", patient).finally(() => order.push("one"));
    expect(await many).toEqual([
      ...Array.from({ length: 40 }, () => 20),
      ...Array.from({ length: 5 }, () => 5),
    ]);
    await one;
    expect(order).toEqual(["one", "many"]);
  });

  test("that does not answer keeps nobody longer than they wait", async () => {
    await openWith(script);
    expect(await classifier.hateIn("hang", { timeout: 50 })).toBeNull();
    expect(await classifier.hateIn("a", { timeout: 50 })).toBeNull();
    expect(log).toEqual([]);
  });

  test("that dies or fails at a text gives no score, says so, and reads the next", async () => {
    await openWith(script);
    for (const text of ["die", "fail"]) {
      expect(await classifier.hateIn(text, patient)).toBeNull();
      expect(await classifier.hateInAll(["a"])).toEqual([1]);
    }
    expect(log.map(({ event }) => event)).toEqual([
      "message-classifier-failed",
      "message-classifier-failed",
    ]);
  });

  test("that is missing gives no score", async () => {
    open({ module: { filename: join(data, "missing.js") } });
    expect(await classifier.hateIn("a", patient)).toBeNull();
    expect(await classifier.hateInAll(["b", "c"])).toEqual([null, null]);
    expect(log).toMatchObject([{ event: "message-classifier-failed" }]);
  });

  test("is asked nothing when it is closed", async () => {
    await openWith(script);
    await classifier.close();
    expect(await classifier.hateIn("a", patient)).toBeNull();
  });
});
