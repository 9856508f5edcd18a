// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Router } from "../../app/router";
import { createQueryClient } from "../../lib/query-client";
import { createFakeServer } from "../fake-server";
import { checkTexts, missingFrom } from "./check-texts";
import { awaitedTexts, specifiedTexts } from "./specified-texts";

beforeEach(() => {
  createFakeServer().on("GET /api/session", () => ({ user: null, demo: false }));
  vi.spyOn(window, "scrollTo").mockReturnValue();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function visit(path: string) {
  window.history.replaceState(null, "", path);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Router />
    </QueryClientProvider>,
  );
}

checkTexts(specifiedTexts.elsewhere, {
  "an address that leads nowhere": () => visit("/no/such/page"),
});

test.each(Object.entries(awaitedTexts).filter(([place]) => place.startsWith("/")))(
  "%s, which is still to be built, shows nothing of %j",
  async (path, texts) => {
    visit(path.replace(/\{\w+\}/, "1"));
    await screen.findByRole("heading", { level: 1 });
    expect(missingFrom(document.body, texts)).toEqual(texts);
  },
);
