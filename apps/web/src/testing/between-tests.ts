import { afterAll, afterEach, vi } from "vitest";

/**
 * The files that one worker runs share its modules and its page: loading both anew for each file
 * took two thirds of the processor's time. So each test takes down what it has put on the page, and
 * each file leaves the page as it was, with the browser's own functions and clock: replace those with
 * `vi.stubGlobal`, never by assignment, which the files after it would keep. A test that needs modules of its own, because it replaces
 * one or looks at how it loads, is named `*.isolated.test.tsx`.
 */
if (typeof document !== "undefined") {
  const { cleanup, configure } = await import("@testing-library/react");
  await import("./lighten-queries");
  const { preferences } = await import("../lib/preferences");
  const { beginAnew } = await import("../features/accounts/model/session-end");
  const { forgetKeptTexts } = await import("../lib/kept-text");
  const { removeToast } = await import("../ui/use-toast");

  // Milliseconds; a test waits for much code on a busy machine. Speed is measured in bench/, not here.
  configure({ asyncUtilTimeout: 30_000 });

  afterEach(() => {
    cleanup();
    removeToast();
    preferences.replaceState({});
    beginAnew();
    forgetKeptTexts();
  });

  afterAll(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    for (const element of [document.documentElement, document.head, document.body]) {
      for (const name of element.getAttributeNames()) element.removeAttribute(name);
    }
    document.head.replaceChildren();
    document.body.replaceChildren();
    localStorage.clear();
    sessionStorage.clear();
    window.history.replaceState(null, "", "/");
  });
}
