import type { Page, TestInfo } from "@playwright/test";

/** A text that somebody met on their way, and what screen it stood on first. */
export interface MetText {
  screen: string;
  text: string;
  words: number;
}

/** What one chooses from or types is an answer. */
const answers = "[role=radiogroup], [aria-label='Your answer'], input, select, textarea";
const passedOver = `header, script, style, noscript, template, [aria-hidden=true], ${answers}`;
/** What only says what can be pressed or written into: its name is learnt once. */
const controls = "a, button, summary, label";

interface Sight {
  text: string;
  isControl: boolean;
}

/**
 * The texts in sight now that were not read before, each in one piece, in the order of the page: what
 * is hidden, folded or below the edge of the window is not read. An element is read once, and again
 * when it says something else than other numbers. With `until`, only those up to the control of that
 * name.
 */
function newTextsInSight(page: Page, until: string | null): Promise<Sight[]> {
  return page.evaluate(
    ([skipped, named, last]) => {
      const control = 36;
      const isInline = (element: HTMLElement) =>
        getComputedStyle(element).display.startsWith("inline") &&
        // A button in a line of text is a word of it.
        !(element.matches("a, button") && element.offsetHeight >= control);
      const isSeen = (element: Element) => {
        const { top, bottom, width, height } = element.getBoundingClientRect();
        return (
          element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
          bottom > 0 &&
          top < window.innerHeight &&
          // What is for screen readers only is one pixel large.
          width > 1 &&
          height > 1
        );
      };
      const pieces = new Map<HTMLElement, string>();
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (!parent || parent.closest(skipped) || parent.offsetWidth === 1) continue;
        let block: HTMLElement = parent;
        while (isInline(block) && block.parentElement) block = block.parentElement;
        if (!isSeen(block)) continue;
        pieces.set(block, (pieces.get(block) ?? "") + node.textContent);
        if (last !== null && node.textContent?.trim() === last) break;
      }
      const reader = window as typeof window & { read?: WeakMap<Element, string> };
      const read = (reader.read ??= new WeakMap());
      return [...pieces].flatMap(([block, said]) => {
        const text = said.replaceAll(/\s+/gu, " ").trim();
        const words = text.replaceAll(/\d+/gu, "#");
        if (text === "" || read.get(block) === words) return [];
        read.set(block, words);
        return [{ text, isControl: block.closest(named) !== null }];
      });
    },
    [passedOver, controls, until] as const,
  );
}

/** What has a letter in it: a number alone is no word. */
const wordsOf = (text: string): string[] =>
  text.split(/[\s/]+/u).filter((piece) => /\p{L}/u.test(piece));

const keyOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}]+/gu, " ")
    .trim();

/** Keeps account of the words that somebody reads on their way through the product. */
export class Reading {
  readonly met: MetText[] = [];
  readonly #answers = new Set<string>();
  readonly #controls = new Set<string>();
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** What somebody has answered is theirs: where it is shown again, they need not read it. */
  answered(text: string): void {
    this.#answers.add(keyOf(text));
  }

  async look(screen: string, until: string | null = null): Promise<void> {
    // What is on its way in is in sight soon.
    await this.#page.evaluate(async () => {
      const moving = document
        .getAnimations()
        .filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
      await Promise.allSettled(moving.map(({ finished }) => finished));
    });
    for (const { text, isControl } of await newTextsInSight(this.#page, until)) {
      const key = keyOf(text);
      if (this.#answers.has(key) || (isControl && this.#controls.has(key))) continue;
      if (isControl) this.#controls.add(key);
      this.met.push({ screen, text, words: wordsOf(text).length });
    }
  }

  get words(): number {
    return this.met.reduce((sum, { words }) => sum + words, 0);
  }

  async attachTo(testInfo: TestInfo): Promise<void> {
    const rows = this.met.map(({ screen, text, words }) => `${screen}\t${words}\t${text}`);
    await testInfo.attach("words-read.tsv", {
      body: [`all\t${this.words}\t`, ...rows].join("\n"),
      contentType: "text/tab-separated-values",
    });
  }
}
