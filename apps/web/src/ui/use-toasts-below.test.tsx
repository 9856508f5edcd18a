// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { useToastsBelow } from "./use-toasts-below";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Screen() {
  const [header, setHeader] = useState<HTMLElement | null>(null);
  useToastsBelow(header);
  return <header ref={setHeader} />;
}

test("on a phone toasts stand below the given element, for as long as it is there", () => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe = () => {};
      disconnect = () => {};
    },
  );
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue(
    new DOMRect(0, 80, 360, 84),
  );
  const { unmount } = render(<Screen />);
  const root = document.documentElement;
  expect(root.dataset["toasts"]).toBe("below");
  expect(root.style.getPropertyValue("--toast-top")).toBe("164px");
  unmount();
  expect(root.dataset["toasts"]).toBeUndefined();
});
