// @vitest-environment jsdom
import type { TestCheckout } from "@saywell/contract";
import { testCards } from "@saywell/contract/constants";
import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { createFakeServer, type FakeServer, refusal } from "../../../testing/fake-server";
import { renderApp } from "../../../testing/render-app";
import TestCheckoutPage from "./test-checkout-page";

const payCall = "POST /api/test-payments/checkout/{sessionId}/pay";
const confirmCall = "POST /api/test-payments/checkout/{sessionId}/confirm";
const success = "https://school.test/student-dashboard?session_id=1";
let server: FakeServer;
let checkout: TestCheckout;
const leaveFor = vi.fn<(url: string) => void>();

beforeEach(() => {
  leaveFor.mockReset();
  checkout = {
    priceId: "price-core",
    name: "Core",
    amount: 1499,
    currency: "gbp",
    status: "open",
    email: null,
    promotion: null,
    total: 1799,
    tax: 300,
    asksTaxId: false,
    cancelUrl: "https://school.test/pricing",
  };
  server = createFakeServer();
  server.on("GET /api/test-payments/checkout/{sessionId}", () => checkout);
  server.on(payCall, () => ({ outcome: "paid", url: success }));
});

const open = async () => {
  renderApp(
    { "/test-checkout/:sessionId": <TestCheckoutPage leaveFor={leaveFor} /> },
    "/test-checkout/session-1",
  );
  return screen.findByText("Test payments: no money moves");
};
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const button = (name: string | RegExp) => screen.getByRole("button", { name });
async function fillIn(card: string = testCards.succeeds) {
  await screen.findByLabelText("Card number");
  type("Email", "mum@example.org");
  type("Name on the card", "Ada Pay");
  type("Card number", card);
}
const paid = () => server.calls(payCall).map(({ body }) => body);

it("says what is bought, with tax and total, and leads back without a session", async () => {
  await open();
  expect(await screen.findByText("Core")).toBeTruthy();
  expect(screen.getByText("Tax").nextSibling?.textContent).toBe("£3.00");
  expect(screen.getByText("Total due today").nextSibling?.textContent).toBe("£17.99");
  expect(screen.getByText("Back").getAttribute("href")).toBe("https://school.test/pricing");
  expect(server.calls("GET /api/session")).toEqual([]);
});

it("has the way back above its heading", async () => {
  await open();
  const back = await screen.findByText("Back");
  const heading = screen.getByRole("heading", { name: "Checkout" });
  expect(back.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it("pays once, however often Pay is pressed, and goes on where the server says", async () => {
  await open();
  await fillIn();
  fireEvent.click(button("Pay £17.99"));
  fireEvent.click(button(/^Pay(ing…| £)/));
  await expect.poll(() => leaveFor.mock.calls).toEqual([[success]]);
  fireEvent.click(button(/^Pay(ing…| £)/));
  expect(paid()).toEqual([{ email: "mum@example.org", name: "Ada Pay", card: testCards.succeeds }]);
});

it("goes to no address that a browser would run", async () => {
  // oxlint-disable-next-line no-script-url
  server.on(payCall, () => ({ outcome: "paid", url: "javascript:alert(1)" }));
  // oxlint-disable-next-line no-script-url
  checkout = { ...checkout, cancelUrl: "javascript:alert(1)" };
  await open();
  await fillIn();
  fireEvent.click(button(/^Pay(ing…| £)/));
  await screen.findByText("Paying…");
  await expect.poll(() => paid().length).toBe(1);
  expect(leaveFor).not.toHaveBeenCalled();
  expect(screen.queryByText("Back")).toBeNull();
});

it("says beside the card why it was declined, and keeps what was typed for the next", async () => {
  server.on(payCall, () => refusal(402, "Your card was declined.", "card-declined"));
  await open();
  await fillIn(testCards.declined);
  fireEvent.click(button(/^Pay(ing…| £)/));
  await screen.findByText("Your card was declined.");
  expect(field("Card number").getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(field("Card number"));
  expect(field("Name on the card").value).toBe("Ada Pay");
  server.on(payCall, () => ({ outcome: "paid", url: success }));
  fireEvent.click(button(/4242 4242 4242 4242/));
  expect(screen.queryByText("Your card was declined.")).toBeNull();
  fireEvent.click(button(/^Pay(ing…| £)/));
  await expect.poll(() => leaveFor.mock.calls).toEqual([[success]]);
});

it("asks for what is missing before anything is sent", async () => {
  await open();
  await screen.findByLabelText("Card number");
  fireEvent.click(button(/^Pay(ing…| £)/));
  await screen.findByText("Type an email address.");
  screen.getByText("Type the name on the card.");
  screen.getByText("Type the number of a card, or tap one of the list.");
  expect(document.activeElement).toBe(field("Email"));
  expect(paid()).toEqual([]);
});

it.each([
  [true, "Confirm"],
  [false, "Refuse"],
])("asks for the bank's confirmation, and sends the answer %s of %s", async (agrees, press) => {
  server.on(payCall, () => ({ outcome: "confirm" }));
  server.on(confirmCall, ({ body }) =>
    body.agrees ? { url: success } : refusal(402, "You did not confirm.", "card-declined"),
  );
  await open();
  await fillIn(testCards.needsConfirmation);
  fireEvent.click(button(/^Pay(ing…| £)/));
  const heading = await screen.findByText("Your bank asks you to confirm");
  expect(document.activeElement).toBe(heading);
  fireEvent.click(button(press));
  fireEvent.click(button(press));
  if (agrees) {
    await expect.poll(() => leaveFor.mock.calls).toEqual([[success]]);
  } else {
    await screen.findByText("You did not confirm.");
    expect(field("Card number").value).toBe(testCards.needsConfirmation);
    expect(leaveFor).not.toHaveBeenCalled();
  }
  expect(server.calls(confirmCall).map(({ body }) => body)).toEqual([{ agrees }]);
});

it("takes a promotion code off, or says why not", async () => {
  const use = "POST /api/test-payments/checkout/{sessionId}/promotion";
  server.on(use, () => refusal(409, "This code is not known.", "conflict"));
  await open();
  await screen.findByLabelText("Promotion code");
  type("Promotion code", "NOPE");
  fireEvent.click(button("Use"));
  await screen.findByText("This code is not known.");
  server.on(use, () => {
    checkout = { ...checkout, promotion: { code: "SPRING", off: 500 }, total: 1199, tax: 200 };
    return checkout;
  });
  type("Promotion code", "SPRING");
  fireEvent.click(button("Use"));
  expect((await screen.findByText("Promotion SPRING")).nextSibling?.textContent).toBe("−£5.00");
  button("Pay £11.99");
});

it("sends the known address and the VAT number where one is asked for", async () => {
  checkout = { ...checkout, email: "ada@example.org", asksTaxId: true };
  await open();
  await screen.findByText("ada@example.org");
  type("Name on the card", "Ada Pay");
  type("Card number", testCards.succeeds);
  type("VAT number (optional)", "GB123456789");
  fireEvent.click(button(/^Pay(ing…| £)/));
  await expect
    .poll(paid)
    .toEqual([
      { email: "ada@example.org", name: "Ada Pay", card: testCards.succeeds, taxId: "GB123456789" },
    ]);
});

it.each([
  ["complete", "Core is paid"],
  ["expired", "This checkout is over"],
] as const)("a checkout that is %s takes no payment and has a way on", async (status, words) => {
  checkout = { ...checkout, status };
  await open();
  await screen.findByText(words);
  expect(screen.queryByRole("button", { name: /^Pay(ing…| £)/ })).toBeNull();
  expect(screen.getByText("Back").getAttribute("href")).toBe("https://school.test/pricing");
});

it("what was paid in another tab meanwhile is shown as paid", async () => {
  await open();
  await fillIn();
  server.on(payCall, () => {
    checkout = { ...checkout, status: "complete" };
    return refusal(409, "This is paid already.", "conflict");
  });
  fireEvent.click(button(/^Pay(ing…| £)/));
  await screen.findByText("Core is paid");
  expect(leaveFor).not.toHaveBeenCalled();
});

it.each([
  [404, "not-found"],
  [501, "not-open-yet"],
] as const)("says that there is nothing at an unknown address (%i)", async (status, code) => {
  server.on("GET /api/test-payments/checkout/{sessionId}", () =>
    refusal(status, "There is no such checkout.", code),
  );
  await open();
  await screen.findByText("There is nothing at this address");
});
