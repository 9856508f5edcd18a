// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createFakeServer, type FakeServer, refusal } from "../testing/fake-server";
import { servedBody } from "../testing/served-page";
import { sendContactForm } from "./send-contact-form";

let server: FakeServer;
beforeEach(() => {
  // The test's page has no layout.
  Element.prototype.scrollIntoView = vi.fn();
  server = createFakeServer();
  server.on("POST /api/school/messages", () => ({ ok: true }));
  document.body.innerHTML = servedBody("/contact");
});
afterEach(() => vi.unstubAllGlobals());

const form = () => document.querySelector<HTMLFormElement>("[data-contact-form]")!;
const answer = () => form().querySelector("output")!.textContent;
const field = (name: string) => form().elements.namedItem(name) as HTMLInputElement;

async function write() {
  field("name").value = "Ana";
  field("email").value = "ana@example.org";
  field("message").value = "When does the course begin?";
  form().requestSubmit();
  await vi.waitFor(() => expect(answer()).not.toMatch(/^(One moment…)?$/));
}

test("a message goes to the school, and the form says so and is empty", async () => {
  sendContactForm(form(), "?about=ielts");
  await write();
  expect(server.calls("POST /api/school/messages").map(({ body }) => body)).toEqual([
    {
      name: "Ana",
      email: "ana@example.org",
      about: "ielts",
      message: "When does the course begin?",
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
  ]);
  expect(answer()).toBe("Thank you. The school has your message and can answer by mail.");
  expect(field("message").value).toBe("");
});

test.each(["", "?about=nothing-we-know"])("%j is about something else", (search) => {
  sendContactForm(form(), search);
  expect(field("about").value).toBe("general");
});

const topics = () =>
  Array.from(form().querySelectorAll("option"), ({ textContent }) => textContent);

test("a school that charges is asked about plans, and is where a link says so", () => {
  document.body.innerHTML = servedBody("/contact", { holds: { plans: true } });
  sendContactForm(form(), "?about=plans");
  expect(topics()).toContain("Plans and prices");
  expect(field("about").value).toBe("plans");
  expect(document.body.textContent).toContain("plans and offers");
});

test("a school that charges nothing is not asked about plans, from an old link neither", () => {
  document.body.innerHTML = servedBody("/contact", { holds: { plans: false } });
  sendContactForm(form(), "?about=plans");
  expect(topics()).not.toContain("Plans and prices");
  expect(field("about").value).toBe("general");
  expect(document.body.textContent).not.toMatch(/plans|prices/i);
});

const help = "Call 999 in the UK.\nOr go to findahelpline.com.";
const shownHelp = () =>
  Array.from(form().querySelectorAll("[data-contact-help] p"), (line) => line.textContent);

test.each([
  ["sent", () => ({ ok: true as const, help }), "Thank you."],
  ["refused", () => refusal(400, `Please write your name.\n${help}`), "Please write your name."],
])(
  "who cries for help reads where it is, to be called, with a message that was %s",
  async (_, reply, said) => {
    server.on("POST /api/school/messages", reply);
    sendContactForm(form());
    await write();
    expect(answer()).toMatch(new RegExp(`^${said}[^\\n]*$`));
    expect(shownHelp()).toEqual(help.split("\n"));
    const hrefs = Array.from(form().querySelectorAll("[data-contact-help] a"), (link) =>
      link.getAttribute("href"),
    );
    expect(hrefs).toEqual(["tel:999", "https://findahelpline.com"]);
  },
);

test.each([
  ["email", "email is not an email address.", /^Please write your email address/],
  ["name", "name is empty.", /^Please write your name\.$/],
  ["message", "message is too long: at most 2000 characters.", /in 10 to 2000 letters\.$/],
])("what is wrong with the %s is said in plain words, there", async (name, why, said) => {
  server.on("POST /api/school/messages", () => refusal(400, why, "invalid-input"));
  sendContactForm(form());
  await write();
  expect(answer()).toMatch(said);
  expect(document.activeElement).toBe(field(name));
  expect(field(name).getAttribute("aria-invalid")).toBe("true");
});

test("a message without an address is sent to be read all the same: it may be a cry for help", async () => {
  server.on("POST /api/school/messages", () =>
    refusal(400, `email is not an email address.\n${help}`, "invalid-input"),
  );
  sendContactForm(form());
  field("name").value = "Ana";
  field("email").value = "ana";
  field("message").value = "I want to kill myself";
  form().requestSubmit();
  await vi.waitFor(() => expect(shownHelp()).toEqual(help.split("\n")));
  expect(document.activeElement).not.toBe(field("email"));
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledOnce();
  expect(server.calls("POST /api/school/messages")).toHaveLength(1);
});

test("a refused message stays, with the server's reason", async () => {
  server.on("POST /api/school/messages", () =>
    refusal(429, "Please wait a moment.", "too-many-requests"),
  );
  sendContactForm(form());
  await write();
  expect(answer()).toBe("Please wait a moment.");
  expect(field("message").value).toBe("When does the course begin?");
});

test("without an address the page offers no form, and says where to ask", () => {
  document.body.innerHTML = servedBody("/contact", { holds: { "school/email": false } });
  expect(document.querySelector("form")).toBeNull();
  expect(document.body.textContent).toContain("Please ask your teacher");
});

test("what the school has not set leaves no line behind", () => {
  const holds = { "school/phone": false, "school/address": false, "school/contact": false };
  document.body.innerHTML = servedBody("/contact", { holds });
  const reached = Array.from(document.querySelectorAll("h2")).find(({ textContent }) =>
    textContent.startsWith("Where"),
  )!.parentElement!;
  expect(reached.querySelector("address")).toBeNull();
  expect(reached.textContent).toBe("Where the school is reachedMail: office@saywell.example");
});

test("the page shows what the school has set, as text", () => {
  const texts = {
    "school/name": "Oak <b>School</b>",
    "school/phone": "0113 496 0000",
    "school/address": "2 Mill Lane\nLeeds",
  };
  const holds = { "school/phone": true, "school/address": true };
  document.body.innerHTML = servedBody("/contact", { texts, holds });
  expect(document.querySelector("address")?.textContent).toBe("2 Mill Lane\nLeeds");
  expect(document.querySelector("main")?.textContent).toContain("is run by Oak <b>School</b>.");
  expect(document.querySelector('a[href="mailto:office@saywell.example"]')).not.toBeNull();
});
