import { helpParts } from "../lib/help-words";

/** What the server says of help, a paragraph for each line, with numbers to call and an address to follow. */
export const helpLines = (help: string): HTMLElement[] =>
  help.split("\n").map((line) => {
    const paragraph = document.createElement("p");
    paragraph.append(...linked(line));
    return paragraph;
  });

const linked = (line: string): (string | HTMLElement)[] =>
  helpParts(line).map(({ text, href }) => {
    if (href === null) return text;
    const link = document.createElement("a");
    link.href = href;
    if (href.startsWith("https:")) link.target = "_blank";
    link.rel = "noreferrer";
    // A number is read in one piece.
    link.className = "whitespace-nowrap";
    link.textContent = text;
    return link;
  });
