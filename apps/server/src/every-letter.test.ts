import { mailKinds } from "@saywell/contract/constants";
import { describe, expect, test } from "vitest";
import { renderLetter } from "./features/mail/render-letter";
import { wrapText } from "./features/mail/wrap-text";
import { everyLetter } from "./testing/every-letter";

const origin = "https://school.example";
const school = "Oak School";
const sender = { name: school, contact: "", origin };
const letters = Object.entries(everyLetter("Anna")).flatMap(([title, all]) =>
  all.map((letter, place) => [`${title} ${place + 1}`, letter] as const),
);
/** The same letter, written to somebody of another name. */
const writtenTo = (name: string, title: string, at = school) => {
  const [which, place] = title.split(" ") as [string, string];
  return renderLetter(everyLetter(name, at)[which]![Number(place) - 1]!, {
    ...sender,
    name: at,
  });
};
const textOf = (html: string): string =>
  html
    .replace(/<style>[\s\S]*<\/style>/, "")
    .replaceAll(/<br>/g, " ")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");
const squeezed = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

test("there is a letter of every kind", () => {
  const kinds = new Set(letters.map(([, { kind }]) => kind));
  expect([...kinds].toSorted()).toEqual([...mailKinds].toSorted());
});

describe.each(letters)("the letter %s", (title, letter) => {
  const { subject, text, html } = renderLetter(letter, sender);

  test("says the same as text and as HTML, in whole sentences, with nothing left out", () => {
    const said = squeezed(textOf(html));
    for (const part of [letter.greeting, ...letter.paragraphs, ...(letter.closing ?? [])]) {
      expect(said).toContain(part);
      expect(text).toContain(part);
    }
    for (const part of [...letter.paragraphs, ...(letter.closing ?? [])]) {
      expect(part).toMatch(/^[A-Z].*[.?]$/);
    }
    expect(letter.greeting).toMatch(/^Hello( Anna)?,$/);
    for (const whole of [subject, text, said]) {
      expect(whole).not.toMatch(/undefined|null|NaN|\[object|\$\{|[{}]|Invalid Date| {2}/);
    }
    expect(subject).toMatch(/^[A-Z].{5,70}[^.]$/);
    expect(text).toMatch(/\n\nOak School\nhttps:\/\/school\.example\n$/);
    expect(said).toContain("Oak School https://school.example");
  });

  test("is written in British English", () => {
    expect(`${subject} ${text}`).not.toMatch(
      /\b(\w*(color|favor|center)\w*|\w+iz(e|es|ed|ing|ation)|canceled|fulfill|enroll|gotten|e-mail|cell ?phone|mom|zip code)\b/i,
    );
    expect(text).not.toMatch(/\d(am|pm)\b|\b(January|March) \d{1,2},/);
  });

  test("links to the school alone, by whole addresses, and shows where", () => {
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href!);
    expect(links.length).toBeGreaterThan(0);
    for (const href of links) expect(new URL(href).origin).toBe(origin);
    for (const [address] of text.matchAll(/\w+:\/\/\S+/g))
      expect(address.startsWith(origin)).toBe(true);
    if (letter.button !== undefined) {
      expect(text).toContain(`\n${origin}${letter.button.path}\n`);
      expect(textOf(html)).toContain(`${origin}${letter.button.path}`);
    }
  });

  test("has names as text, whatever is in them", () => {
    const name = `<b>"&'Ann</b>`;
    const { html: page, text: words, subject: line } = writtenTo(name, title, `${name} School`);
    expect(page).not.toContain("<b>");
    expect(page).not.toContain(`"&'`);
    expect(textOf(page.replaceAll("&lt;", "<").replaceAll("&gt;", ">"))).toBeTruthy();
    expect(words).toContain(`${name} School`);
    expect(line).not.toContain("&lt;");
  });

  test("has a subject and a greeting of one line, whatever is in a name", () => {
    const broken = "Ann\r\nBcc: eve@evil.example\n\nSend money\u2028now\u202e";
    const { subject: line, text: words } = writtenTo(broken, title, broken);
    expect(line).not.toMatch(/[\r\n\u2028\u202e]/);
    expect(words).not.toMatch(/^(Bcc|Send money)/m);
    expect(words).not.toMatch(/[\r\u2028\u202e]/);
  });

  test("is no wider than 72 characters as text, but for links, and loses no word by it", () => {
    const wrapped = wrapText(text);
    for (const line of wrapped.split("\n"))
      if (line.includes(" ")) expect(line.length).toBeLessThanOrEqual(72);
    expect(squeezed(wrapped)).toBe(squeezed(text));
    if (letter.button !== undefined)
      expect(wrapped).toContain(`\n${origin}${letter.button.path}\n`);
  });
});
