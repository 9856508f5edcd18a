import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";

/** One place of the product, how to come there, and what it says, to the letter. */
interface SpecifiedPlace {
  where: string;
  come: () => unknown;
  texts: readonly string[];
}

/** One test for each place: all its texts stand there, each as the whole of some element. */
export function checkTexts(places: readonly SpecifiedPlace[]): void {
  test.each(places)("$where reads $texts", async ({ come, texts }) => {
    await come();
    // The first page of a file waits for much code on a busy machine.
    await waitFor(() => expect(missingFrom(document.body, texts)).toEqual([]));
  });
}

/** Which of some texts no element under `root` has for its own, its label or its title. */
export function missingFrom(root: Element, texts: readonly string[]): string[] {
  const said = new Set<string>();
  for (const element of root.querySelectorAll("*")) {
    for (const words of [
      element.textContent,
      element.getAttribute("aria-label"),
      element.getAttribute("title"),
    ]) {
      if (words) said.add(words.replaceAll(/\s+/g, " ").trim());
    }
  }
  return texts.filter((text) => !said.has(text));
}
