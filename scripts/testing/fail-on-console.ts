import { afterEach, beforeEach, expect, vi } from "vitest";

/** Unexpected console output fails a test. A test that expects some silences it with its own spy. */
const said: string[] = [];

beforeEach(() => {
  said.length = 0;
  for (const method of ["error", "warn"] as const) {
    vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
      said.push(`console.${method}: ${parts.map(String).join(" ")}`);
    });
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  expect(said).toEqual([]);
});
