import { verify } from "@node-rs/argon2";
import { describe, expect, test, vi } from "vitest";
import { defaultPasswordCost } from "../../../config";
import { testPasswordCost } from "../../../testing/factories";
import { createPasswords } from "./passwords";

const passwords = createPasswords(testPasswordCost);

describe("a password", () => {
  test("fits its own hash only", async () => {
    const hash = await passwords.hash("a long password");
    expect(await passwords.verify(hash, "a long password")).toBe(true);
    expect(await passwords.verify(hash, "A long password")).toBe(false);
    expect(await passwords.verify(hash, "")).toBe(false);
  });

  test("has another hash each time", async () => {
    expect(await passwords.hash("a long password")).not.toBe(
      await passwords.hash("a long password"),
    );
  });

  test("of any alphabet and length works", async () => {
    const password = "пароль 🗝️ ".repeat(20);
    expect(await passwords.verify(await passwords.hash(password), password)).toBe(true);
  });

  test("fits nothing where there is no account", async () => {
    expect(await passwords.verify(null, "a long password")).toBe(false);
  });
});

test("hashes are argon2id with 19 MiB, two passes", async () => {
  const hash = await createPasswords(defaultPasswordCost).hash("a long password");
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test("a password is held against a hash of the same cost where there is no account", async () => {
  const matches = vi.fn(verify);
  const costly = createPasswords({ memoryCost: 4096, timeCost: 3, parallelism: 1 }, matches);
  await costly.verify(await costly.hash("a long password"), "another password");
  await costly.verify(null, "another password");
  const costs = matches.mock.calls.map(([hash]) => /m=\d+,t=\d+,p=\d+/.exec(String(hash))?.[0]);
  expect(costs).toEqual(["m=4096,t=3,p=1", "m=4096,t=3,p=1"]);
});
