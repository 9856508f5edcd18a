// @vitest-environment jsdom
import type { SessionUser } from "@saywell/contract";
import { useQuery } from "@tanstack/react-query";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createFakeServer, type FakeServer, refusal } from "../../../testing/fake-server";
import { guest } from "../../../testing/learning";
import { renderApp } from "../../../testing/render-app";
import { deviceTimeZone } from "../../../lib/device-time-zone";
import { removeToast } from "../../../ui/use-toast";
import type { AuthMode } from "../model/account-rules";
import { sessionQuery } from "../api/session-queries";
import { AgeQuestion } from "./age-question";
import { AuthDialog } from "./auth-dialog";

let server: FakeServer;
const anna = { ...guest, name: "Anna", email: "anna@example.com", isGuest: false };

beforeEach(() => {
  server = createFakeServer();
  server.on("POST /api/session/sign-up", () => ({ user: anna }));
  server.on("POST /api/session/log-in", () => ({ user: anna }));
  server.on("POST /api/session/demo", () => ({ user: anna }));
});
afterEach(() => {
  cleanup();
  removeToast();
  vi.unstubAllGlobals();
});

function Host({ opensIn, demo }: { opensIn: AuthMode; demo: boolean }) {
  const [mode, setMode] = useState<AuthMode | null>(opensIn);
  return <AuthDialog mode={mode} onModeChange={setMode} isGuest demo={demo} />;
}
/** A page that knows who is here and asks for their age, as the dashboard does. */
function GuestHost() {
  const [mode, setMode] = useState<AuthMode | null>(null);
  const user = useQuery(sessionQuery).data?.user;
  if (!user) return null;
  return (
    <>
      <p>Here is {user.name}</p>
      <button onClick={() => setMode("sign-up")}>Join</button>
      <AgeQuestion userId={user.id} isWaiting={false} />
      <AuthDialog mode={mode} onModeChange={setMode} isGuest demo={false} />
    </>
  );
}
const open = (opensIn: AuthMode, demo = false) =>
  renderApp({ "/": <Host opensIn={opensIn} demo={demo} /> }, "/");
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const send = (words: string) =>
  fireEvent.click(screen.getByText(words, { selector: "button[type=submit]" }));
const dialog = () => screen.queryByRole("dialog");

describe("signing up", () => {
  it("sends name, email, password, age and time zone, and closes", async () => {
    open("sign-up");
    fill("Your name", " Anna ");
    fill("Email", " anna@example.com ");
    fill("Password", "correct horse");
    fill("Your age", "AGE_13_TO_17");
    send("Sign up");
    await waitFor(() => expect(dialog()).toBeNull());
    expect(server.calls("POST /api/session/sign-up").map(({ body }) => body)).toEqual([
      {
        name: "Anna",
        email: "anna@example.com",
        password: "correct horse",
        ageBand: "AGE_13_TO_17",
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      },
    ]);
  });

  it("shows what is missing, takes the focus there, and sends nothing", () => {
    open("sign-up");
    fill("Password", "short");
    send("Sign up");
    expect(document.activeElement).toBe(screen.getByLabelText("Your name"));
    const password = screen.getByLabelText("Password");
    expect(password.getAttribute("aria-invalid")).toBe("true");
    const described = password.getAttribute("aria-describedby")?.split(" ") ?? [];
    const words = described.map((id) => document.getElementById(id)?.textContent);
    expect(words).toEqual([
      expect.stringMatching(/^At least 10 characters\./),
      "Use at least 10 characters.",
    ]);
    expect(server.calls("POST /api/session/sign-up")).toEqual([]);
  });

  it("lets password managers help", () => {
    open("sign-up");
    const completes = (label: string) => screen.getByLabelText(label).getAttribute("autocomplete");
    expect(completes("Your name")).toBe("name");
    expect(completes("Email")).toBe("email");
    expect(completes("Password")).toBe("new-password");
    fireEvent.click(screen.getByText("Log in"));
    expect(completes("Email")).toBe("username");
    expect(completes("Password")).toBe("current-password");
  });
});

describe("signing up as a guest", () => {
  async function openAs(user: SessionUser) {
    server.on("GET /api/session", () => ({ demo: false, user }));
    renderApp({ "/": <GuestHost /> }, "/");
    await screen.findByText(`Here is ${user.name}`);
    fireEvent.click(screen.getByText("Join"));
  }
  const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

  it.each([
    ["of their own stands in the form", { ...guest, name: "Ana" }, "Ana"],
    ["that is made up does not", guest, ""],
  ])("a name %s", async (_, user, name) => {
    await openAs(user);
    expect(valueOf("Your name")).toBe(name);
  });

  it("an age that was said stands in the form", async () => {
    await openAs({ ...guest, ageBand: "ADULT" });
    expect(valueOf("Your age")).toBe("ADULT");
  });

  it("who would rather not say how old they are is not asked again at once", async () => {
    localStorage.clear();
    server.on("POST /api/session/sign-up", () => ({ user: { ...guest, isGuest: false } }));
    await openAs({ ...guest, name: "Ana" });
    const question = () => screen.queryByText("How old are you?");
    expect(question()).not.toBeNull();
    fill("Email", "ana@example.com");
    fill("Password", "correct horse");
    send("Sign up");
    await waitFor(() => expect(dialog()).toBeNull());
    expect(question()).toBeNull();
  });
});

describe("signing up, refused or under 13", () => {
  function fillIn() {
    fill("Your name", "Mia");
    fill("Email", "mia@example.com");
    fill("Password", "correct horse");
  }
  const askParent = "POST /api/account/{userId}/consent";
  const mia = { ...anna, name: "Mia", ageBand: "UNDER_13" as const, needsConsent: true };
  const waiting = {
    needsConsent: true,
    state: "ASKED" as const,
    who: "mum@example.org",
    isUndelivered: false,
    until: null,
  };

  it("tells a weak password at its field, and forgets it when another is typed", async () => {
    server.on("POST /api/session/sign-up", () => refusal(400, "Too common.", "weak-password"));
    open("sign-up");
    fillIn();
    send("Sign up");
    const words = await screen.findByText("Too common.");
    const field = screen.getByLabelText("Password");
    expect(field.getAttribute("aria-describedby")).toContain(words.id);
    expect(document.activeElement).toBe(field);
    fill("Password", "another horse");
    await waitFor(() => expect(screen.queryByText("Too common.")).toBeNull());
  });

  it("says to every address that a mail is on its way", async () => {
    open("sign-up");
    fillIn();
    send("Sign up");
    expect(
      await screen.findByText(/We sent a mail to mia@example.com/, { selector: "li *" }),
    ).toBeTruthy();
  });

  it("asks a child for a parent's email, and writes to it", async () => {
    server.on("POST /api/session/sign-up", () => ({ user: mia }));
    server.on(askParent, () => waiting);
    open("sign-up");
    fillIn();
    expect(screen.queryByLabelText("Your parent's email")).toBeNull();
    fill("Your age", "UNDER_13");
    fill("Your parent's email", "mia@example.com");
    send("Sign up");
    expect(screen.getByText("This is your own email. Write your parent's email.")).toBeTruthy();
    fill("Your parent's email", "mum@example.org");
    send("Sign up");
    await waitFor(() => expect(dialog()).toBeNull());
    expect(server.calls(askParent).map(({ body }) => body)).toEqual([
      { parentEmail: "mum@example.org" },
    ]);
  });

  it("a child's account stands though the parent could not be asked", async () => {
    server.on("POST /api/session/sign-up", () => ({ user: mia }));
    server.on(askParent, () => refusal(503, "Busy.", "unavailable"));
    open("sign-up");
    fillIn();
    fill("Your age", "UNDER_13");
    fill("Your parent's email", "mum@example.org");
    send("Sign up");
    await waitFor(() => expect(dialog()).toBeNull());
    expect(
      await screen.findByText(/could not write to your parent/, { selector: "li *" }),
    ).toBeTruthy();
  });
});

describe("logging in", () => {
  it("leads who has forgotten the password to a new one", async () => {
    open("log-in");
    fireEvent.click(screen.getByText("Forgot your password?"));
    expect((await screen.findByTestId("elsewhere")).textContent).toBe("/reset-password");
    await waitFor(() => expect(dialog()).toBeNull());
  });

  it("says how long to wait after too many wrong passwords", async () => {
    server.on("POST /api/session/log-in", () => {
      const reply = refusal(429, "There were too many wrong passwords.", "too-many-requests");
      reply.headers.set("retry-after", "40");
      return reply;
    });
    open("log-in");
    fill("Email", "anna@example.com");
    fill("Password", "wrong");
    send("Log in");
    expect((await screen.findByRole("alert")).textContent).toBe(
      "There were too many wrong passwords. You can try again in 40 seconds.",
    );
  });

  it("shows the server's sentence when it is refused, and keeps what was typed", async () => {
    server.on("POST /api/session/log-in", () =>
      refusal(401, "The email or the password is wrong.", "wrong-credentials"),
    );
    open("log-in");
    fill("Email", "anna@example.com");
    fill("Password", "wrong");
    send("Log in");
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toBe("The email or the password is wrong.");
    expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("anna@example.com");
  });

  it.each([
    ["Demo learner", "LEARNER"],
    ["Demo teacher", "TEACHER"],
  ])("offers the %s in one click while the demo school is open", async (name, role) => {
    open("log-in", true);
    fireEvent.click(screen.getByText(name));
    await waitFor(() => expect(dialog()).toBeNull());
    expect(server.calls("POST /api/session/demo").map(({ body }) => body)).toEqual([
      { role, timeZone: deviceTimeZone() },
    ]);
  });

  it("offers no demo account where there is no demo school", () => {
    open("log-in");
    expect(screen.queryByText("Demo learner")).toBeNull();
  });
});

it("the password can be shown", () => {
  open("log-in");
  const password = screen.getByLabelText("Password") as HTMLInputElement;
  expect(password.type).toBe("password");
  fireEvent.click(screen.getByLabelText("Show password"));
  expect(password.type).toBe("text");
});

describe("an account with a second factor", () => {
  it("is asked for a code once the password is right, which goes along with it then", async () => {
    server.on("POST /api/session/log-in", ({ body }) => {
      const { code } = body as { code?: string };
      if (code === undefined) return refusal(401, "Please type the code.", "second-factor-needed");
      if (code !== "123456") return refusal(401, "This code is wrong.", "wrong-code");
      return { user: anna };
    });
    open("log-in");
    fill("Email", "anna@example.com");
    fill("Password", "correct horse");
    expect(screen.queryByLabelText("Code")).toBeNull();
    send("Log in");
    const field = await screen.findByLabelText("Code");
    await waitFor(() => expect(document.activeElement).toBe(field));
    fill("Code", "000000");
    send("Log in");
    expect(await screen.findByText("This code is wrong.")).toBeTruthy();
    fill("Code", "123456");
    send("Log in");
    await waitFor(() => expect(dialog()).toBeNull());
    expect(server.calls("POST /api/session/log-in").at(-1)?.body).toMatchObject({
      email: "anna@example.com",
      password: "correct horse",
      code: "123456",
    });
  });
});

describe("other ways in", () => {
  it("are offered by name, and say so when they do not answer", async () => {
    server.on("GET /api/sign-in/providers", () => ({
      providers: [{ id: "school", name: "Riverside" }],
    }));
    server.on("POST /api/sign-in/{provider}", () =>
      refusal(503, "Riverside does not answer.", "unavailable"),
    );
    open("log-in");
    fireEvent.click(await screen.findByText("Log in with Riverside"));
    expect(await screen.findByText("Riverside does not answer.")).toBeTruthy();
  });
});
