import { configure, getConfig } from "@testing-library/react";
import * as React from "react";

/*
 * Three things that looking at the page does again and again for nothing: together they took a
 * fifth of the processor's time of the tests of pages. A module runs once for all files of a worker.
 */

// Whatever waits looks again at every change, and each look that finds nothing would print the whole
// page into an error that is thrown away. So the page is printed when somebody reads the error.
const { getElementError } = getConfig();
configure({
  getElementError: (message, container) =>
    Object.defineProperty(new Error(), "message", {
      configurable: true,
      get: () => getElementError(message, container).message,
    }),
});

// For warnings React takes a stack trace of each of the first ten thousand elements of a second. It
// is told that it has taken enough; a React that doesn't count them is left as it is.
const internals = (React as unknown as Record<string, { recentlyCreatedOwnerStacks?: number }>)[
  "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE"
];
if (typeof internals?.recentlyCreatedOwnerStacks === "number") {
  Object.defineProperty(internals, "recentlyCreatedOwnerStacks", {
    get: () => Infinity,
    set: () => {},
  });
}

// For the labels of a field jsdom walks the page, and walks it again for each label on the way.
const controlOf = (label: HTMLLabelElement): Element | null =>
  label.hasAttribute("for") ? document.getElementById(label.htmlFor) : label.control;
for (const { prototype } of [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
]) {
  Object.defineProperty(prototype, "labels", {
    get(this: HTMLElement) {
      if (this instanceof HTMLInputElement && this.type === "hidden") return null;
      return [...document.querySelectorAll("label")].filter((each) => controlOf(each) === this);
    },
  });
}
