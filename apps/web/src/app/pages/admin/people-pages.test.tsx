// @vitest-environment jsdom
import type { Invitation } from "@saywell/contract";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { admin, makePerson, serveAdmin } from "../../../testing/administration";
import { type FakeServer, refusal, school } from "../../../testing/fake-server";
import { renderApp } from "../../../testing/render-app";
import InvitationsPage from "./invitations-page";
import PeoplePage from "./people-page";
import PersonPage from "./person-page";

let server: FakeServer;
beforeEach(() => {
  server = serveAdmin();
});
afterEach(cleanup);

describe("the list of people", () => {
  const open = (at = "/admin/people") => renderApp({ "/admin/people": <PeoplePage /> }, at);

  test("comes a page at a time, and says how many there are in all", async () => {
    server.on("GET /api/admin/people", ({ query }) =>
      query["cursor"] === "second"
        ? { people: [makePerson({ id: "2", name: "Zoe" })], next: null, total: 10_000 }
        : { people: [makePerson()], next: "second", total: 10_000 },
    );
    open();
    await screen.findByText("10,000 people");
    await userEvent.click(screen.getByRole("button", { name: "Show more" }));
    const zoe = await screen.findByRole("link", { name: "Zoe" });
    expect(zoe.closest("li")).toBe(document.activeElement);
    expect(screen.getByRole("link", { name: "Anna Example" }).getAttribute("href")).toBe(
      "/admin/people/person-1",
    );
    expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
  });

  test("asks for what the address and the filters say", async () => {
    open("/admin/people?role=TEACHER&suspended=1");
    await screen.findByText("Nobody was found");
    await userEvent.selectOptions(screen.getByLabelText("Age"), "13 to 17");
    await userEvent.type(screen.getByLabelText("Name or address"), "ann");
    await waitFor(() =>
      expect(server.calls("GET /api/admin/people").at(-1)?.query).toEqual({
        q: "ann",
        role: "TEACHER",
        ageBand: "AGE_13_TO_17",
        suspended: "1",
      }),
    );
  });

  test("finds people by their plan only where the school charges", async () => {
    open("/admin/people?plan=CORE");
    expect((await screen.findByLabelText<HTMLSelectElement>("Plan")).value).toBe("CORE");
    cleanup();
    server = serveAdmin();
    server.on("GET /api/school", () => ({ ...school, charges: false }));
    open("/admin/people?plan=CORE");
    await waitFor(() => expect(server.calls("GET /api/admin/people").at(-1)?.query).toEqual({}));
    expect(screen.getByLabelText("Age")).toBeTruthy();
    expect(screen.queryByLabelText("Plan")).toBeNull();
  });

  test("has all filters but the name behind one button, which says how many are on", async () => {
    open("/admin/people?role=TEACHER&suspended=1");
    const more = await screen.findByRole("button", { name: "Filters (2 on)" });
    expect(more.getAttribute("aria-expanded")).toBe("false");
    await userEvent.click(more);
    expect(more.getAttribute("aria-expanded")).toBe("true");
    const folded = document.getElementById(more.getAttribute("aria-controls")!)!;
    expect(folded.contains(screen.getByLabelText("Guests too"))).toBe(true);
    expect(folded.contains(screen.getByLabelText("Name or address"))).toBe(false);
  });

  test("is found again as it was narrowed, on the way back from a person", async () => {
    server.on("GET /api/admin/people", () => ({ people: [makePerson()], next: null, total: 1 }));
    server.on("GET /api/admin/people/{id}", () => makePerson());
    const pages = { "/admin/people": <PeoplePage />, "/admin/people/:personId": <PersonPage /> };
    renderApp(pages, "/admin/people?role=TEACHER");
    await userEvent.click(await screen.findByRole("link", { name: "Anna Example" }));
    const backs = await screen.findAllByRole("link", { name: "People" });
    expect(backs.map((link) => link.getAttribute("href"))).toContain("/admin/people?role=TEACHER");
  });

  test("says when it could not be read, and tries again", async () => {
    server.on("GET /api/admin/people", () => refusal(500, "Something went wrong."));
    open();
    await screen.findByText("The people could not be read.");
    server.on("GET /api/admin/people", () => ({ people: [makePerson()], next: null, total: 1 }));
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByRole("link", { name: "Anna Example" });
  });
});

describe("a person's page", () => {
  const open = (id = "person-1") =>
    renderApp({ "/admin/people/:personId": <PersonPage /> }, `/admin/people/${id}`);

  beforeEach(() => server.on("GET /api/admin/people/{id}", () => makePerson()));

  test("takes the second factor from who lost the phone, after a reason, and offers it to nobody else", async () => {
    const remove = "POST /api/admin/people/{id}/second-factor/remove";
    server.on(remove, () => ({ ok: true }));
    open();
    await screen.findByRole("button", { name: "Suspend" });
    expect(screen.queryByRole("button", { name: "Take away the second factor" })).toBeNull();
    cleanup();
    server.on("GET /api/admin/people/{id}", () => makePerson({ hasSecondFactor: true }));
    open();
    await userEvent.click(
      await screen.findByRole("button", { name: "Take away the second factor" }),
    );
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Take it away" }));
    dialog.getByText("Write a few words.");
    expect(server.calls(remove)).toEqual([]);
    await userEvent.type(dialog.getByLabelText("Reason"), "She called me.");
    await userEvent.click(dialog.getByRole("button", { name: "Take it away" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(server.calls(remove).map(({ body }) => body)).toEqual([{ reason: "She called me." }]);
  });

  test("of somebody who has not entered the account invites them again", async () => {
    server.on("GET /api/admin/people/{id}", () => makePerson({ isWaiting: true }));
    server.on("POST /api/admin/invitations", () => refusal(409, "No.", "conflict"));
    open();
    await userEvent.click(await screen.findByRole("button", { name: "Invite again" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Send invitation" }));
    await dialog.findByText("No.");
    expect(server.calls("POST /api/admin/invitations")[0]?.body).toEqual({
      email: "anna@example.org",
      name: "Anna Example",
      role: "LEARNER",
      classIds: [],
    });
  });

  test("logs somebody out everywhere after a reason, and says nothing contradictory of when they were here", async () => {
    const call = "POST /api/admin/people/{id}/end-sessions";
    server.on(call, () => makePerson({ openSessions: 0 }));
    open();
    await screen.findByText("Not since logging in");
    await userEvent.click(screen.getByRole("button", { name: "Log out everywhere" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.type(dialog.getByLabelText("Reason"), "Stolen.");
    await userEvent.click(dialog.getByRole("button", { name: "Log out everywhere" }));
    await waitFor(() => expect(server.calls(call)[0]?.body).toEqual({ reason: "Stolen." }));
  });

  test("sends a link for a new password to the address that it names, and offers none where nobody could use it", async () => {
    const call = "POST /api/admin/people/{id}/password-link";
    server.on(call, () => makePerson());
    open();
    await userEvent.click(await screen.findByRole("button", { name: "Send a password link" }));
    const dialog = within(await screen.findByRole("dialog"));
    dialog.getByText(/^It goes to anna@example.org/);
    await userEvent.click(dialog.getByRole("button", { name: "Send the link" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(server.calls(call)).toHaveLength(1);
    for (const parts of [{ email: null }, { isSuspended: true }, { isWaiting: true }]) {
      cleanup();
      server.on("GET /api/admin/people/{id}", () => makePerson(parts));
      open();
      await screen.findByRole("button", { name: "Anonymise" });
      expect(screen.queryByRole("button", { name: "Send a password link" })).toBeNull();
    }
  });

  test("corrects a name and an address, each sent with what was seen, and not what stands there already", async () => {
    server.on("PUT /api/admin/people/{id}/name", () => makePerson({ name: "Ann Example" }));
    server.on("PUT /api/admin/people/{id}/email", () => makePerson());
    open();
    await userEvent.click(await screen.findByRole("button", { name: "Correct the name" }));
    let dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Correct it" }));
    dialog.getByText("This is what stands here now.");
    expect(dialog.getByLabelText("Name")).toBe(document.activeElement);
    await userEvent.clear(dialog.getByLabelText("Name"));
    await userEvent.type(dialog.getByLabelText("Name"), "Ann Example{Enter}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(server.calls("PUT /api/admin/people/{id}/name")[0]?.body).toEqual({
      name: "Ann Example",
      was: "Anna Example",
    });
    await userEvent.click(await screen.findByRole("button", { name: "Correct the address" }));
    dialog = within(await screen.findByRole("dialog"));
    const field = dialog.getByLabelText("Email address");
    await userEvent.clear(field);
    await userEvent.type(field, "ann{Enter}");
    dialog.getByText("Write the whole address, as in name@school.org.");
    await userEvent.type(field, "@example.org{Enter}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(server.calls("PUT /api/admin/people/{id}/email")[0]?.body).toEqual({
      email: "ann@example.org",
      was: "anna@example.org",
    });
  });

  test("of a teacher leaves the address to them", async () => {
    server.on("GET /api/admin/people/{id}", () => makePerson({ role: "TEACHER" }));
    open();
    await screen.findByRole("button", { name: "Correct the name" });
    expect(screen.queryByRole("button", { name: "Correct the address" })).toBeNull();
  });

  test("of somebody suspended says since when, by whom and why", async () => {
    const by = { id: "admin-2", name: "Otto Other" };
    const suspension = { since: "2026-03-02T09:00:00.000Z", by, reason: "Was rude." };
    server.on("GET /api/admin/people/{id}", () => makePerson({ isSuspended: true, suspension }));
    open();
    await screen.findByText(/^Since .*, by Otto Other/);
    screen.getByText("Reason: Was rude.");
  });

  test("suspends only after a reason was given", async () => {
    server.on("POST /api/admin/people/{id}/suspend", () => makePerson({ isSuspended: true }));
    open();
    await userEvent.click(await screen.findByRole("button", { name: "Suspend" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Suspend Anna Example?" }));
    await userEvent.click(dialog.getByRole("button", { name: "Suspend" }));
    expect(dialog.getByText("Write a few words.")).toBeTruthy();
    expect(server.calls("POST /api/admin/people/{id}/suspend")).toEqual([]);
    await userEvent.type(dialog.getByLabelText("Reason"), "Was rude.");
    await userEvent.click(dialog.getByRole("button", { name: "Suspend" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const [call] = server.calls("POST /api/admin/people/{id}/suspend");
    expect(call).toMatchObject({ params: { id: "person-1" }, body: { reason: "Was rude." } });
  });

  test("anonymises only when the name was typed", async () => {
    server.on("POST /api/admin/people/{id}/anonymise", () => ({ ok: true }));
    open();
    await userEvent.click(await screen.findByRole("button", { name: "Anonymise" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.type(dialog.getByLabelText("Reason"), "They asked for it.");
    const name = dialog.getByLabelText("Type the name: Anna Example");
    await userEvent.type(name, "Anna");
    await userEvent.click(dialog.getByRole("button", { name: "Anonymise for good" }));
    expect(server.calls("POST /api/admin/people/{id}/anonymise")).toEqual([]);
    await userEvent.type(name, " Example");
    await userEvent.click(dialog.getByRole("button", { name: "Anonymise for good" }));
    await waitFor(() =>
      expect(server.calls("POST /api/admin/people/{id}/anonymise")[0]?.body).toEqual({
        name: "Anna Example",
        reason: "They asked for it.",
      }),
    );
  });

  test("sends what was seen with a change, and shows how it stands where another was quicker", async () => {
    const sentence = "This has changed meanwhile. Look at the person again, then decide.";
    server.on("PUT /api/admin/people/{id}/role", () => {
      server.on("GET /api/admin/people/{id}", () => makePerson({ role: "ADMIN" }));
      return refusal(409, sentence, "conflict");
    });
    open();
    await userEvent.selectOptions(await screen.findByLabelText("Role"), "Teacher");
    await userEvent.click(screen.getByRole("button", { name: "Change role" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Change role to Teacher?" }));
    await userEvent.click(dialog.getByRole("button", { name: "Change role" }));
    await dialog.findByText(sentence);
    expect(server.calls("PUT /api/admin/people/{id}/role")[0]?.body).toEqual({
      role: "TEACHER",
      was: "LEARNER",
    });
    await userEvent.click(dialog.getByRole("button", { name: "Show how it stands now" }));
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLSelectElement>("Role").value).toBe("ADMIN"),
    );
  });

  test("of oneself offers neither another role nor a way out", async () => {
    server.on("GET /api/admin/people/{id}", () => makePerson({ id: admin.id, role: "ADMIN" }));
    open(admin.id);
    await screen.findByText("This is you. Another admin changes your role.");
    expect(screen.queryByLabelText("Role")).toBeNull();
    expect(screen.queryByRole("button", { name: "Suspend" })).toBeNull();
  });

  test("of a child records the school's consent with where it is kept", async () => {
    server.on("GET /api/admin/people/{id}", () => makePerson({ ageBand: "UNDER_13" }));
    server.on("POST /api/admin/consents/{userId}", () => ({ ok: true }));
    open();
    await userEvent.click(
      await screen.findByRole("button", { name: "Record the school's consent" }),
    );
    const note = await screen.findByLabelText("Whose word it is, and where it is kept");
    await userEvent.type(note, "Form of 3 March");
    await userEvent.click(screen.getByRole("button", { name: "Record consent" }));
    await waitFor(() =>
      expect(server.calls("POST /api/admin/consents/{userId}")[0]?.body).toEqual({
        give: true,
        note: "Form of 3 March",
      }),
    );
  });

  test("that there is not says so", async () => {
    server.on("GET /api/admin/people/{id}", () => refusal(404, "No such person.", "not-found"));
    open("nobody");
    await screen.findByText("There is no such person");
  });
});

describe("invitations", () => {
  const invitation: Invitation = {
    id: "invitation-1",
    email: "teacher@school.org",
    role: "TEACHER",
    name: null,
    classes: [],
    state: "WAITING",
    invitedBy: { id: admin.id, name: admin.name },
    isFromServer: false,
    mailProblem: null,
    createdAt: "2026-03-02T09:00:00.000Z",
    expiresAt: "2026-03-09T09:00:00.000Z",
  };
  const open = () => renderApp({ "/admin/invitations": <InvitationsPage /> }, "/admin/invitations");

  test("are sent to a whole address only", async () => {
    server.on("POST /api/admin/invitations", () => invitation);
    open();
    await userEvent.click(await screen.findByRole("button", { name: "Invite somebody" }));
    const email = await screen.findByLabelText("Email address");
    await userEvent.type(email, "teacher");
    await userEvent.click(screen.getByRole("button", { name: "Send invitation" }));
    expect(screen.getByText(/Write the whole address/)).toBeTruthy();
    await userEvent.type(email, "@school.org");
    await userEvent.click(screen.getByRole("button", { name: "Send invitation" }));
    await waitFor(() =>
      expect(server.calls("POST /api/admin/invitations").map(({ body }) => body)).toEqual([
        { email: "teacher@school.org", role: "TEACHER", classIds: [] },
      ]),
    );
  });

  test("say who made them, and why a mail did not arrive, and are searched", async () => {
    const made = { ...invitation, isFromServer: true, invitedBy: null, mailProblem: "550 No" };
    server.on("GET /api/admin/invitations", () => ({ invitations: [made], next: null }));
    open();
    await screen.findByText(/^made on the server on/);
    screen.getByText("The mail could not be delivered: 550 No");
    await userEvent.type(screen.getByLabelText("Name or address"), "ann");
    await waitFor(() =>
      expect(server.calls("GET /api/admin/invitations").at(-1)?.query).toEqual({ q: "ann" }),
    );
  });

  test("that wait can be taken back", async () => {
    server.on("GET /api/admin/invitations", () => ({ invitations: [invitation], next: null }));
    server.on("POST /api/admin/invitations/{id}/revoke", () => invitation);
    open();
    await userEvent.click(await screen.findByRole("button", { name: /^Take back/ }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Take back" }));
    await waitFor(() =>
      expect(server.calls("POST /api/admin/invitations/{id}/revoke")).toHaveLength(1),
    );
  });
});
