// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import { moveFocus } from "./message-keys";

afterEach(() => document.body.replaceChildren());

function setUp() {
  document.body.innerHTML = `<section tabindex="0">
    <div data-message="1"><button tabindex="-1">one</button></div>
    <div>a day</div>
    <div data-message="2"><button tabindex="-1">two</button><button tabindex="-1">more</button></div>
  </section>`;
  const list = document.querySelector<HTMLElement>("section")!;
  list.addEventListener("keydown", moveFocus);
  list.focus();
  return (key: string) => {
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
    document.activeElement!.dispatchEvent(event);
    return document.activeElement === list ? "list" : document.activeElement!.textContent;
  };
}

it("leads up from the list to the latest message, and on through all, with what can be done", () => {
  const press = setUp();
  expect(press("ArrowDown")).toBe("list");
  expect(press("ArrowUp")).toBe("two");
  expect(press("ArrowRight")).toBe("more");
  expect(press("ArrowLeft")).toBe("two");
  expect(press("ArrowUp")).toBe("one");
  expect(press("ArrowUp")).toBe("one");
  expect(press("ArrowDown")).toBe("two");
  expect(press("Escape")).toBe("list");
});
