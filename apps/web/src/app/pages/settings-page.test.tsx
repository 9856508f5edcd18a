// @vitest-environment jsdom
import type { Account } from "@saywell/contract";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, test, vi } from "vitest";
import { type AccountChange, withChange } from "../../features/accounts/api/account-query";
import { makeAccount } from "../../testing/account";
import { createFakeServer, type FakeServer, refusal } from "../../testing/fake-server";
import { guest } from "../../testing/learning";
import { renderApp } from "../../testing/render-app";
import { removeToast } from "../../ui/use-toast";
import SettingsPage from "./settings-page";

const read = "GET /api/account/{userId}";
const change = "PUT /api/account/{userId}";
const anna = { name: "Anna", email: "anna@example.com", isGuest: false };
const root = document.documentElement;
let server: FakeServer;

beforeEach(() => {
  server = createFakeServer();
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {} }));
  // All four hundred would be most of the page.
  vi.spyOn(Intl, "supportedValuesOf").mockReturnValue(["Asia/Tokyo", "Europe/London"]);
});
afterEach(() => {
  cleanup();
  removeToast();
  localStorage.clear();
  for (const name of Object.keys(root.dataset)) delete root.dataset[name];
  root.className = "";
  vi.unstubAllGlobals();
});

/** Opens the page over a server that keeps one account. */
async function open(parts: Parameters<typeof makeAccount>[0] = { user: anna }, at = "/settings") {
  let account = makeAccount(parts);
  server.on("GET /api/session", () => ({ user: account.user, demo: true }));
  server.on(read, () => account);
  server.on("GET /api/account/{userId}/sessions", () => ({ sessions: [] }));
  server.on(change, ({ body }) => {
    account = withChange(account, body as AccountChange);
    return account;
  });
  renderApp({ "/settings": <SettingsPage /> }, at);
  await screen.findByLabelText("Name");
}
const sent = () => server.calls(change).map(({ body }) => body);
const saved = () => screen.findByText("Saved", { selector: "output" });
const control = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const toastText = (text: string) => screen.findByText(text, { selector: "li *" });

test.each([
  ["/settings", "Dashboard", "/student-dashboard"],
  [
    `/settings?${new URLSearchParams({ back: "/pricing?back=%2Flessons" }).toString()}`,
    "Back to the plans",
    "/pricing?back=%2Flessons",
  ],
  ["/settings?back=https%3A%2F%2Fevil.test%2Fpricing", "Dashboard", "/student-dashboard"],
])(
  "opened at %s it leads back to where one was asked for a setting, and never elsewhere",
  async (at, name, href) => {
    await open(undefined, at);
    const [back] = within(screen.getByRole("main")).getAllByRole("link");
    expect([back?.textContent.trim(), back?.getAttribute("href")]).toEqual([name, href]);
  },
);

test("a page that has to know the age leads to it, and back once it is said", async () => {
  await open({ user: anna }, "/settings?back=%2Fpricing#age");
  const age = control("Your age");
  expect(document.activeElement).toBe(age);
  const back = () => screen.getAllByText("Back to the plans");
  expect(back()).toHaveLength(1);
  fireEvent.change(age, { target: { value: "ADULT" } });
  await waitFor(() => expect(back()).toHaveLength(2));
  expect(back().map((way) => way.closest("a")?.getAttribute("href"))).toEqual([
    "/pricing",
    "/pricing",
  ]);
});

describe("each setting is saved as it changes, and holds afterwards:", () => {
  const choose = (label: string, value: string) =>
    fireEvent.change(control(label), { target: { value } });
  test.each([
    ["picture", () => fireEvent.click(control("Fox")), { avatar: "fox" }],
    ["time zone", () => choose("Time zone", "Asia/Tokyo"), { timeZone: "Asia/Tokyo" }],
    ["daily goal", () => fireEvent.click(control("100 XP")), { settings: { dailyGoal: 100 } }],
    [
      "reminders",
      () => fireEvent.click(control("Remind me of work that is due")),
      { settings: { remindOfWork: true } },
    ],
    ["age", () => choose("Your age", "ADULT"), { ageBand: "ADULT" }],
    ["text size", () => fireEvent.click(control("Larger")), { settings: { textSize: "LARGER" } }],
    [
      "spacing",
      () => fireEvent.click(control("Dyslexia-friendly spacing")),
      { settings: { dyslexiaSpacing: true } },
    ],
    [
      "motion",
      () => fireEvent.click(control("Reduced motion")),
      { settings: { reducedMotion: true } },
    ],
    ["sound", () => fireEvent.click(control("Sound")), { settings: { sound: false } }],
    [
      "pen sounds",
      () => fireEvent.click(control("Pen sounds")),
      { settings: { penSounds: false } },
    ],
    [
      "leaderboard",
      () => fireEvent.click(control("Show me on the leaderboard")),
      { settings: { onLeaderboard: true } },
    ],
    [
      "email in search",
      () => fireEvent.click(control("Show my email in search")),
      { settings: { showEmail: true } },
    ],
  ])("%s", async (_, act, body) => {
    await open();
    act();
    expect((await saved()).closest("section")).toBeTruthy();
    expect(sent()).toEqual([body]);
  });

  it("the name, when it is finished, without spaces around it", async () => {
    await open();
    choose("Name", "  Ann ");
    expect(sent()).toEqual([]);
    fireEvent.blur(control("Name"));
    await saved();
    expect(sent()).toEqual([{ name: "Ann" }]);
    expect(control("Name").value).toBe("Ann");
  });
});

it("an empty name is not sent, and says what is missing", async () => {
  await open();
  fireEvent.change(control("Name"), { target: { value: "  " } });
  fireEvent.submit(control("Name"));
  expect(control("Name").getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByText("Write your name.")).toBeTruthy();
  expect(sent()).toEqual([]);
});

it("a change shows before the server has answered, and its place says Saved only afterwards", async () => {
  await open();
  let answer: (account: Account) => void = () => {};
  server.on(change, () => new Promise((resolve) => (answer = resolve)));
  fireEvent.click(control("Larger"));
  await waitFor(() => expect(control("Larger").checked).toBe(true));
  expect(root.dataset["text"]).toBe("larger");
  expect(screen.queryByText("Saved")).toBeNull();
  await waitFor(() => expect(sent()).toHaveLength(1));
  answer(makeAccount({ user: anna, settings: { textSize: "LARGER" } }));
  const section = (await saved()).closest("section");
  expect(within(section!).getByText("Reading and sound")).toBeTruthy();
});

it("what fails is as it was before, says so, and can be tried again", async () => {
  await open();
  server.on(change, () => refusal(503, "Saywell is busy.", "unavailable"));
  fireEvent.click(control("Larger"));
  await toastText("Saywell is busy.");
  await waitFor(() => expect(control("Normal").checked).toBe(true));
  expect(root.dataset["text"]).toBeUndefined();
  expect(localStorage.length).toBe(0);

  server.on(change, () => makeAccount({ user: anna, settings: { textSize: "LARGER" } }));
  fireEvent.click(screen.getByText("Try again", { selector: "li *" }));
  await waitFor(() => expect(root.dataset["text"]).toBe("larger"));
  await waitFor(() => expect(control("Larger").checked).toBe(true));
});

it("a change that fails takes no later one with it", async () => {
  await open();
  let isFirst = true;
  server.on(change, () => {
    if (!isFirst) return makeAccount({ user: anna, settings: { sound: false } });
    isFirst = false;
    return refusal(500, "Broken.");
  });
  fireEvent.click(control("Larger"));
  fireEvent.click(control("Sound"));
  await saved();
  await waitFor(() => expect(control("Normal").checked).toBe(true));
  expect(control("Sound").checked).toBe(false);
  expect({ ...root.dataset }).toEqual({ sound: "off" });
});

it("a learner under 18 who says to be older hears who can change that, and stays protected", async () => {
  await open({ user: { ...anna, ageBand: "AGE_13_TO_17" } });
  const sentence = "Only your school can change this age. Ask your teacher.";
  server.on(change, () => refusal(403, sentence, "forbidden"));
  fireEvent.change(control("Your age"), { target: { value: "ADULT" } });
  await toastText(sentence);
  await waitFor(() => expect(control("Your age").value).toBe("AGE_13_TO_17"));
  expect(sent()).toEqual([{ ageBand: "ADULT" }]);
});

it("offers the time zone of the device where the account has another one", async () => {
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  await open({ user: { ...anna, timeZone: "Asia/Tokyo" } });
  fireEvent.click(screen.getByText(/^Use the time zone of this device/));
  await saved();
  expect(sent()).toEqual([{ timeZone: here }]);
  expect(screen.queryByText(/^Use the time zone of this device/)).toBeNull();
});

it("the preferences of the account hold on a device that has never seen it", async () => {
  await open({ settings: { textSize: "LARGE", reducedMotion: true } });
  expect({ ...root.dataset }).toEqual({ text: "large", motion: "reduced" });
});

it("the theme is chosen three ways, for this device, without a call", async () => {
  await open();
  expect(control("Like my device").checked).toBe(true);
  fireEvent.click(control("Dark"));
  expect(root.classList.contains("dark")).toBe(true);
  expect(localStorage.getItem("theme")).toBe("dark");
  fireEvent.click(control("Like my device"));
  expect(root.classList.contains("dark")).toBe(false);
  expect(localStorage.getItem("theme")).toBeNull();
  fireEvent.click(screen.getByText("Use the dark theme"));
  await waitFor(() => expect(control("Dark").checked).toBe(true));
  expect(sent()).toEqual([]);
});

it("offers a guest what needs an account, and hides nothing else", async () => {
  await open({ user: guest });
  expect(screen.getByText("Email and password")).toBeTruthy();
  expect(control("Show my email in search").disabled).toBe(true);
  fireEvent.click(screen.getByText("Sign up"));
  // The dialog's code comes only now.
  expect(await screen.findByLabelText("Email")).toBeTruthy();
});

it("has a message of its own when it cannot be read, and tries again", async () => {
  server.on("GET /api/session", () => ({ user: { ...guest, ...anna }, demo: true }));
  server.on(read, () => refusal(500, "Broken."));
  renderApp({ "/settings": <SettingsPage /> }, "/settings");
  await screen.findByText("Failed to fetch settings");
  server.on(read, () => makeAccount({ user: anna }));
  fireEvent.click(screen.getByText("Try again"));
  expect((await screen.findByLabelText<HTMLInputElement>("Name")).value).toBe("Anna");
});

// jsdom's blobs do not tell their text.
const textOf = (file: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(reader.result as string));
    reader.readAsText(file);
  });

describe("my data", () => {
  it("is downloaded as a JSON file of all that the server has", async () => {
    const tables = { account: [{ name: "Anna" }] };
    server.on("GET /api/account/{userId}/export", () => ({ exportedAt: "now", tables }));
    let file: Blob | undefined;
    const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
    vi.stubGlobal(
      "URL",
      Object.assign(URL, {
        createObjectURL: (blob: Blob) => {
          file = blob;
          return "blob:x";
        },
        revokeObjectURL: () => {},
      }),
    );
    await open();
    fireEvent.click(screen.getByText("Export my data"));
    await screen.findByText("Your data is in your downloads.");
    expect(click.mock.contexts.map((link) => (link as HTMLAnchorElement).download)).toEqual([
      "saywell-my-data.json",
    ]);
    expect(JSON.parse(await textOf(file!))).toEqual({ exportedAt: "now", tables });
    click.mockRestore();
  });

  it("that cannot be exported says so, beside the button that tries again", async () => {
    server.on("GET /api/account/{userId}/export", () => refusal(500, "Saywell is busy."));
    await open();
    fireEvent.click(screen.getByText("Export my data"));
    expect(await screen.findByText(/Saywell is busy\./)).toBeTruthy();
    expect(screen.getByText<HTMLButtonElement>("Export my data").disabled).toBe(false);
  });
});
