import { expect, it } from "vitest";
import { type AccountForm, type AuthMode, problemsOf } from "./account-rules";

const good: AccountForm = {
  name: "Anna",
  email: "anna@example.com",
  password: "long enough",
  ageBand: "UNKNOWN",
  parentEmail: "",
};

it.each<[AuthMode, Partial<AccountForm>, string[]]>([
  ["sign-up", {}, []],
  ["sign-up", { name: "  " }, ["name"]],
  ["sign-up", { email: "anna" }, ["email"]],
  ["sign-up", { email: "anna@example" }, ["email"]],
  ["sign-up", { email: " anna@example.com " }, []],
  ["sign-up", { password: "123456789" }, ["password"]],
  ["sign-up", { password: "1234567890" }, []],
  ["log-in", { name: "", password: "short" }, []],
  ["log-in", { email: "", password: "" }, ["email", "password"]],
])("to %s with %j the fields to fix are %j", (mode, parts, fields) => {
  expect(Object.keys(problemsOf({ ...good, ...parts }, mode))).toEqual(fields);
});
