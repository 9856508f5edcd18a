import { describe, expect, test } from "vitest";
import type { Letter } from "./letter";
import { renderLetter } from "./render-letter";

const letter: Letter = {
  kind: "reset-password",
  subject: "Choose a new password",
  greeting: "Hello Anna,",
  paragraphs: ["Somebody asked for a new password.", "Was it you?"],
  button: { label: "Choose a password", path: "/reset-password?token=a-b&x=1" },
  closing: ["The link works once, for 30 minutes."],
};
const sender = { name: "Oak School", contact: "", origin: "https://school.example" };
const render = (changes: Partial<Letter> = {}, name = sender.name) =>
  renderLetter({ ...letter, ...changes }, { ...sender, name });

test("a letter as text is its sentences, the link written out, and who writes", () => {
  expect(render().text).toBe(
    [
      "Hello Anna,",
      "Somebody asked for a new password.",
      "Was it you?",
      "Choose a password:\nhttps://school.example/reset-password?token=a-b&x=1",
      "The link works once, for 30 minutes.",
      "Oak School\nhttps://school.example\n",
    ].join("\n\n"),
  );
});

test("a letter as HTML says the same, in British English, with the link as a button and written out", () => {
  const { html } = render();
  expect(html).toMatch(/^<!doctype html>\n<html lang="en-GB">/);
  const inHtml = "https://school.example/reset-password?token=a-b&amp;x=1";
  expect(html.split(`href="${inHtml}"`)).toHaveLength(3);
  expect(html).toContain(`>${inHtml}</a>`);
  for (const words of [letter.greeting, ...letter.paragraphs, letter.closing![0], "Oak School"]) {
    expect(html).toContain(words);
  }
});

test("a letter says where else the school is reached, where an admin has said it", () => {
  const contact = "Tea <room>, 12 Oak Street";
  const { text, html } = renderLetter(letter, { ...sender, contact });
  expect(text).toMatch(/\n\nOak School\nhttps:\/\/school\.example\nTea <room>, 12 Oak Street\n$/);
  expect(html).toContain("Tea &lt;room&gt;, 12 Oak Street");
});

test("a letter loads nothing, and knows both themes and narrow screens", () => {
  const { html } = render();
  expect(html).not.toMatch(/<img|<link|<script|src=|url\(|@import|@font-face/i);
  expect(html).toContain("prefers-color-scheme: dark");
  // No line of the light theme shines in the dark one.
  for (const [, drawn] of html.matchAll(/class="(\w+)" style="[^"]*border/g)) {
    expect(html).toMatch(new RegExp(`\\.${drawn} \\{[^}]*border-color: #[0-9a-f]{6} !important`));
  }
  expect(html).toContain('content="width=device-width, initial-scale=1"');
});

test("only a letter with a button holds a link by which somebody could act", () => {
  const { button: _none, ...plain } = letter;
  expect(render().hasLink).toBe(true);
  expect(renderLetter(plain, sender).hasLink).toBe(false);
});

describe("what people typed", () => {
  test("is text in HTML, wherever it stands", () => {
    const typed = `<img src=x onerror="alert('1')"> & co`;
    const { html, text } = render(
      {
        subject: typed,
        greeting: typed,
        paragraphs: [typed],
        button: { label: typed, path: "/invitation?name=%22%3E%3Cb%3E" },
        closing: [typed],
      },
      typed,
    );
    expect(html).not.toContain("<img");
    expect(html).not.toContain("<b>");
    expect(
      html.split("&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; co"),
    ).toHaveLength(8);
    expect(text).toContain(typed);
  });

  test.each(["Zoë", "Łódź", "Анна", "学校", "مدرسة", "🌳", "O’Brien", "क्षत्रिय"])(
    "keeps its alphabet: %s",
    (name) => {
      const { subject, text, html } = render({ subject: name, greeting: `Hello ${name},` });
      expect(subject).toBe(name);
      expect(text).toContain(`Hello ${name},`);
      expect(html).toContain(`Hello ${name},`);
    },
  );

  test("cannot end a line, nor turn around what stands after it", () => {
    const { subject, text } = render({
      subject: "Hello\r\nBcc: eve@evil.example",
      greeting: "Hello Anna\n\nSend money,\u202E now\u2028!",
    });
    expect(subject).toBe("Hello Bcc: eve@evil.example");
    expect(text).toMatch(/^Hello Anna Send money, now !\n\n/);
  });
});

test.each(["//evil.example/reset", "https://evil.example/", "/\\evil.example"])(
  "a letter links to the school's own pages only: %s is a bug",
  (path) => {
    expect(() => render({ button: { label: "Go", path } })).toThrow("pages of the school only");
  },
);
