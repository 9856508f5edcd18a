import { describe, expect, test } from "vitest";
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

test("an unknown email takes about as long as a wrong password", async () => {
  const slow = createPasswords({ memoryCost: 4096, timeCost: 3, parallelism: 1 });
  const hash = await slow.hash("a long password");
  const time = async (of: string | null): Promise<number> => {
    const start = performance.now();
    await slow.verify(of, "another password");
    return performance.now() - start;
  };
  await time(null);
  const best = async (of: string | null) =>
    Math.min(await time(of), await time(of), await time(of), await time(of));
  const [known, unknown] = [await best(hash), await best(null)];
  expect(unknown / known).toBeGreaterThan(0.2);
  expect(unknown / known).toBeLessThan(5);
});
