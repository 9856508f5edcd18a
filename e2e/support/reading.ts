import type { Page, TestInfo } from "@playwright/test";

/** A text that somebody met on their way, and what screen it stood on first. */
export interface MetText {
  screen: string;
  text: string;
  words: number;
}

/** What is chosen from or typed is an answer; who reads a lesson skips the header and what is folded. */
const answers =
  "fieldset, [role=radiogroup], input, select, textarea, label, [data-own-text], [aria-label='Your answer']";
const passedOver = `header, script, style, noscript, template, [aria-hidden=true], ${answers}`;

/**
 * The texts in sight now, each in one piece, in the order of the page: what is hidden, folded or below
 * the edge of the window is not read. With `until`, only those up to the control of that name.
 */
function textsInSight(page: Page, until: string | null): Promise<Sight[]> {
  return page.evaluate(
    ([skipped, last]) => {
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
        if (!parent || (node.textContent ?? "").trim() === "") continue;
        if (parent.closest(skipped) || parent.offsetWidth === 1) continue;
        let block: HTMLElement = parent;
        while (isInline(block) && block.parentElement) block = block.parentElement;
        if (!isSeen(block)) continue;
        pieces.set(block, (pieces.get(block) ?? "") + node.textContent);
        if (last !== null && node.textContent?.trim() === last) break;
      }
      return [...pieces].map(([block, text]) => ({
        text: text.replaceAll(/\s+/gu, " ").trim(),
        isToast: block.closest("[aria-label^=Notifications]") !== null,
      }));
    },
    [passedOver, until] as const,
  );
}

interface Sight {
  text: string;
  /** Whether it passes by, and repeats what stands on the page. */
  isToast: boolean;
}

/** What has a letter in it: a number alone is no word. */
const wordsOf = (text: string): string[] =>
  text.split(/\s+/u).filter((piece) => /\p{L}/u.test(piece));

/** The same words with another number, or as the heading of one place and a toast, are read once. */
const keyOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/\d+/gu, "#")
    .replaceAll(/[^\p{L}#]+/gu, " ")
    .trim();

/** Keeps account of the words that somebody reads on their way through the product. */
export class Reading {
  readonly met: MetText[] = [];
  readonly #known = new Set<string>();
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** What somebody has answered is theirs: where it is shown again, they need not read it. */
  answered(text: string): void {
    this.#known.add(keyOf(text));
  }

  async look(screen: string, until: string | null = null): Promise<void> {
    // What is on its way in is in sight soon.
    await this.#page.evaluate(async () => {
      const moving = document
        .getAnimations()
        .filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
      await Promise.allSettled(moving.map(({ finished }) => finished));
    });
    const sights = await textsInSight(this.#page, until);
    const standing = new Set(
      sights.flatMap(({ text, isToast }) => (isToast ? [] : keyOf(text).split(" "))),
    );
    for (const { text, isToast } of sights) {
      const key = keyOf(text);
      if (this.#known.has(key)) continue;
      this.#known.add(key);
      const words = wordsOf(text).filter((word) => !isToast || !standing.has(keyOf(word)));
      this.met.push({ screen, text, words: words.length });
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
