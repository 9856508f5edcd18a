import { describe, expect, test } from "vitest";
import { readConfig } from "./config";

const google = {
  OIDC_PROVIDERS: "google",
  OIDC_GOOGLE_ISSUER: "https://accounts.google.com",
  OIDC_GOOGLE_CLIENT_ID: "an id",
  OIDC_GOOGLE_CLIENT_SECRET: "a secret value",
};

test("any number of providers come from the environment, none by default", () => {
  expect(readConfig({}).signInProviders).toEqual([]);
  const school = {
    OIDC_SCHOOL_ISSUER: "http://localhost:8080/realms/school",
    OIDC_SCHOOL_CLIENT_ID: "saywell",
    OIDC_SCHOOL_CLIENT_SECRET: "another",
    OIDC_SCHOOL_NAME: "Riverside School",
  };
  const env = { ...google, ...school, OIDC_PROVIDERS: "google, school" };
  expect(readConfig(env).signInProviders).toMatchObject([
    { id: "google", name: "Google", issuer: "https://accounts.google.com", clientId: "an id" },
    { id: "school", name: "Riverside School", clientSecret: "another" },
  ]);
});

describe("what makes no sense is told in one sentence, without a secret", () => {
  test.each([
    [{ OIDC_GOOGLE_ISSUER: "" }, "OIDC_GOOGLE_ISSUER is missing: OIDC_PROVIDERS names google."],
    [{ OIDC_GOOGLE_CLIENT_ID: "" }, "OIDC_GOOGLE_CLIENT_ID is missing"],
    [{ OIDC_GOOGLE_CLIENT_SECRET: " " }, "OIDC_GOOGLE_CLIENT_SECRET is missing"],
    [{ OIDC_GOOGLE_ISSUER: "http://accounts.google.com" }, "must be an address that begins"],
    [{ OIDC_GOOGLE_ISSUER: "https://me:a-secret@accounts.google.com" }, "OIDC_GOOGLE_ISSUER must"],
    [{ OIDC_GOOGLE_ISSUER: "accounts" }, "OIDC_GOOGLE_ISSUER must"],
    [{ OIDC_PROVIDERS: "google,google" }, "OIDC_PROVIDERS must name each provider once."],
    [{ OIDC_PROVIDERS: "our school" }, "OIDC_PROVIDERS must be short names"],
    [{ OIDC_GOOGLE_NAME: "G".repeat(41) }, "OIDC_GOOGLE_NAME must have 40 characters or fewer."],
    [{ SECRET_KEY: "a-secret" }, "SECRET_KEY must have 32 characters or more."],
  ])("%j", (change, sentence) => {
    const read = () => readConfig({ ...google, ...change });
    expect(read).toThrow(sentence);
    expect(read).not.toThrow(/secret/);
  });
});
