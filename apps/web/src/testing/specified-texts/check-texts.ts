import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import type { SpecifiedText } from "./specified-texts";

/** How a test comes to each place of a screen. Where it answers an element, the texts stand in that. */
type Ways<Places> = { [Place in keyof Places]: () => unknown };

/** One test for each place of a screen: all its texts stand there, each as the whole of some element. */
export function checkTexts<Places extends Readonly<Record<string, readonly SpecifiedText[]>>>(
  places: Places,
  ways: Ways<Places>,
): void {
  test.each(Object.entries(places))("%s reads %j", async (place, texts) => {
    const found = await ways[place]!();
    const root = found instanceof Element ? found : document.body;
    // The first page of a file waits for much code on a busy machine.
    await waitFor(() => expect(missingFrom(root, texts)).toEqual([]));
  });
}

const spoken = ["aria-label", "title", "placeholder"];
const wordsOf = (element: Element): string[] =>
  [element.textContent, ...spoken.map((name) => element.getAttribute(name))].flatMap((words) =>
    words ? [words.replaceAll(/\s+/g, " ").trim()] : [],
  );

/**
 * Which of some texts no element under `root` has for its own, its label, its title or its
 * placeholder, and which no link there that leads where it should.
 */
export function missingFrom(root: Element, texts: readonly SpecifiedText[]): SpecifiedText[] {
  const elements = [...root.querySelectorAll("*")];
  const said = new Set(elements.flatMap(wordsOf));
  const leads = (text: string, href: string): boolean =>
    elements.some((each) => each.getAttribute("href") === href && wordsOf(each).includes(text));
  return texts.filter((text) => !(typeof text === "string" ? said.has(text) : leads(...text)));
}
