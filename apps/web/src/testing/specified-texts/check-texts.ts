import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";

/** How a test comes to each place of a screen. */
type Ways<Places> = { [Place in keyof Places]: () => unknown };

/** One test for each place of a screen: all its texts stand there, each as the whole of some element. */
export function checkTexts<Places extends Readonly<Record<string, readonly string[]>>>(
  places: Places,
  ways: Ways<Places>,
): void {
  test.each(Object.entries(places))("%s reads %j", async (place, texts) => {
    await ways[place]!();
    // The first page of a file waits for much code on a busy machine.
    await waitFor(() => expect(missingFrom(document.body, texts)).toEqual([]));
  });
}

const spoken = ["aria-label", "title", "placeholder"];

/** Which of some texts no element under `root` has for its own, its label, its title or its placeholder. */
export function missingFrom(root: Element, texts: readonly string[]): string[] {
  const said = new Set<string>();
  for (const element of root.querySelectorAll("*")) {
    for (const words of [
      element.textContent,
      ...spoken.map((name) => element.getAttribute(name)),
    ]) {
      if (words) said.add(words.replaceAll(/\s+/g, " ").trim());
    }
  }
  return texts.filter((text) => !said.has(text));
}
