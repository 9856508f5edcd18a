import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { settingNames } from "./config";

test("docs/RUNNING.md has a line for every environment variable, and for none that does not exist", async () => {
  const page = await readFile(new URL("../../../docs/RUNNING.md", import.meta.url), "utf8");
  const [, table] = /\n(\| variable \|[\s\S]*?)\n\n/.exec(page)!;
  const named = table!
    .split("\n")
    .flatMap((row) => [...row.split("|")[1]!.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name!));
  // Of each provider, by its name: see OIDC_PROVIDERS.
  const ofProviders = new Set(["_CLIENT_ID", "_CLIENT_SECRET", "_NAME"]);
  expect(named.filter((name) => !ofProviders.has(name)).toSorted()).toEqual(
    settingNames.toSorted(),
  );
});
