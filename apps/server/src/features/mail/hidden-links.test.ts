import { expect, test } from "vitest";
import { hideLinks, holdsSecret } from "./hidden-links";
import { renderLetter } from "./render-letter";

const letter = {
  kind: "reset-password",
  subject: "Choose a new password",
  greeting: "Hello Anna,",
  paragraphs: ["Somebody asked for a new password."],
  button: { label: "Choose a password", path: "/reset-password#s3cret_T-oken" },
} as const;
const sender = { name: "Oak School", contact: "", origin: "https://school.example" };

test("a link by which somebody could act is hidden in all places of a mail, and all else is as it was", () => {
  const { text, html } = renderLetter(letter, sender);
  const plain = { text: hideLinks(text, "STAFF"), html: hideLinks(html, "STAFF") };
  for (const hidden of Object.values(plain)) {
    expect(hidden).not.toContain("s3cret_T-oken");
    expect(hidden).toContain("[link hidden: it opens the account of a member of staff]");
    expect(hidden).toContain("Somebody asked for a new password.");
    expect(hidden).toContain("https://school.example");
  }
  expect(holdsSecret(text)).toBe(true);
  expect(holdsSecret(plain.text)).toBe(false);
});

test("a link to a page that anybody may open is none to hide", () => {
  const button = { label: "Get a new password", path: "/reset-password" };
  const { text, html } = renderLetter({ ...letter, button }, sender);
  expect(holdsSecret(text)).toBe(false);
  expect([hideLinks(text, "SENT"), hideLinks(html, "SENT")]).toEqual([text, html]);
});
