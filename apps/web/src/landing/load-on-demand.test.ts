// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { servedBody } from "../testing/served-page";
import { loadChat, loadContactForm, loadPricing } from "./load-on-demand";

const away = () => Promise.reject(new Error("Away."));

test("a contact form whose script does not come leads to the address", async () => {
  document.body.innerHTML = servedBody("/contact");
  await loadContactForm(document.querySelector<HTMLFormElement>("[data-contact-form]")!, away);
  expect(document.querySelector("main")!.textContent).toContain(
    "Write a mail to the address above.",
  );
});

test("a plan that is pressed before the script has come is chosen when it comes, and once", async () => {
  document.body.innerHTML = servedBody("/pricing", { holds: { plans: true } });
  const root = document.querySelector<HTMLElement>("[data-pricing]")!;
  const core = root.querySelector<HTMLButtonElement>("[data-plan=CORE]")!;
  const choose = vi.fn();
  const sellPlans = async () => core.addEventListener("click", choose);
  const loading = loadPricing(root, async () => ({ sellPlans }));
  core.click();
  expect(choose).not.toHaveBeenCalled();
  await loading;
  expect(choose).toHaveBeenCalledTimes(1);
  core.click();
  expect(choose).toHaveBeenCalledTimes(2);
});

beforeEach(() => (document.body.innerHTML = servedBody("/")));

test("a chat whose script does not come says where the school is, and is tried again", async () => {
  const form = document.querySelector<HTMLFormElement>("[data-chat-form]")!;
  const log = document.querySelector<HTMLElement>("[data-chat-log]")!;
  const startChat = vi.fn();
  const load = vi
    .fn<Parameters<typeof loadChat>[2] & object>()
    .mockImplementationOnce(away)
    .mockResolvedValue({ startChat });
  loadChat(form, log, load);
  const open = () => form.closest("dialog")!.dispatchEvent(new Event("toggle"));
  open();
  await vi.waitFor(() => expect(log.querySelector("a")?.getAttribute("href")).toBe("/contact"));
  expect(form.hidden).toBe(true);
  open();
  await vi.waitFor(() => expect(startChat).toHaveBeenCalledWith(form, log));
  expect([form.hidden, log.querySelector("a")]).toEqual([false, null]);
  open();
  expect(load).toHaveBeenCalledTimes(2);
});
