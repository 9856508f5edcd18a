import { expect, test } from "vitest";
import { isDatabaseAway } from "./database-errors";

const failure = (message: string, facts: object = {}) => Object.assign(new Error(message), facts);

test.each([
  ["nobody listens", failure("", { code: "ECONNREFUSED", syscall: "connect" })],
  ["the line broke", failure("", { code: "ECONNRESET", syscall: "read" })],
  [
    "every address of the host failed",
    new AggregateError([failure("", { code: "ECONNREFUSED", syscall: "connect" })]),
  ],
  ["the server stops", failure("terminating connection", { code: "57P01" })],
  ["the server starts", failure("the database system is starting up", { code: "57P03" })],
  ["there are too many connections", failure("sorry", { code: "53300" })],
  ["the connection failed", failure("", { code: "08006" })],
  ["a query took too long", failure("canceling statement", { code: "57014" })],
  ["the line ended without a word", failure("Connection terminated unexpectedly")],
  ["no connection came free", failure("timeout exceeded when trying to connect")],
])("the database is away when %s", (_, error) => {
  expect(isDatabaseAway(error)).toBe(true);
});

test.each([
  ["a query is wrong", failure("syntax error", { code: "42601" })],
  ["a key is taken", failure("duplicate key", { code: "23505" })],
  ["a file is missing", failure("", { code: "ENOENT", syscall: "open" })],
  ["anything else is thrown", "a string"],
])("the database is not away when %s", (_, error) => {
  expect(isDatabaseAway(error)).toBe(false);
});
