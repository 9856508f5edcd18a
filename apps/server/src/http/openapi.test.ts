import { type Call, calls, methodOf, pathOf } from "@saywell/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "../testing/build-test-app";

interface Operation {
  operationId: string;
  "x-access": string;
  "x-open": boolean;
  parameters: { name: string; in: string; required: boolean }[];
  requestBody?: { required: boolean };
  responses: Record<string, { description: string }>;
}

let tester: TestApp;
let document: { openapi: string; paths: Record<string, Record<string, Operation>> };
beforeAll(async () => {
  tester = await buildTestApp();
  document = (await tester.send({ url: "/api/openapi.json" })).json();
});
afterAll(() => tester.close());

const operationOf = (name: Call["name"]): Operation | undefined =>
  document.paths[pathOf(name)]?.[methodOf(name).toLowerCase()];

test.each((calls as readonly Call[]).map((each) => [each.name, each] as const))(
  "%s is described with who may call and how it can fail",
  (name, declared) => {
    const operation = operationOf(name)!;
    expect(operation["x-access"]).toBe(declared.access);
    const told = Object.values(operation.responses).flatMap(({ description }) =>
      description.split(", "),
    );
    expect(told).toEqual(expect.arrayContaining([...declared.errors]));
    const inPath = operation.parameters
      .filter((each) => each.in === "path")
      .map((each) => each.name);
    expect(inPath).toEqual([...name.matchAll(/\{(\w+)\}/g)].map((match) => match[1]));
  },
);

test("nothing else is described", () => {
  const described = Object.values(document.paths).flatMap((path) => Object.values(path));
  expect(described).toHaveLength(calls.length);
  expect(new Set(described.map(({ operationId }) => operationId)).size).toBe(calls.length);
});

test("errors stand under their status", () => {
  expect(operationOf("POST /api/session/sign-up")!.responses["409"]!.description).toBe("conflict");
  expect(operationOf("POST /api/session/guest")!.requestBody).toMatchObject({ required: false });
  expect(operationOf("POST /api/session/sign-up")!.requestBody).toMatchObject({ required: true });
});

test("calls that are not served here are marked", () => {
  expect(operationOf("POST /api/session/guest")!["x-open"]).toBe(true);
  expect(operationOf("GET /api/test-payments/checkout/{sessionId}")).toMatchObject({
    "x-open": false,
    responses: { 501: { description: "not-open-yet" } },
  });
});

test("the page for people has every call, runs no script and needs nothing from outside", async () => {
  const page = await tester.send({ url: "/api/docs" });
  expect([page.statusCode, page.headers["content-type"]]).toEqual([
    200,
    "text/html; charset=utf-8",
  ]);
  expect(page.body.match(/<details /g)).toHaveLength(calls.length);
  expect(page.body).not.toMatch(/<script|\sstyle=|\s(src|href)="(https?:)?\/\//);
  const [, style] = /<link rel="stylesheet" href="([^"]+)">/.exec(page.body)!;
  const sheet = await tester.send({ url: style! });
  expect([sheet.statusCode, sheet.headers["content-type"]]).toEqual([
    200,
    "text/css; charset=utf-8",
  ]);
});

test.each([
  "/api/docs/static/nothing.css",
  "/api/docs/static/..%2f..%2fpackage.json",
  "/api/docs/static/%00",
  "/api/docs/yaml",
  "/api/docs/y%61ml",
])("%s is refused as any unknown call is", async (url) => {
  const refused = await tester.send({ url });
  const unknown = await tester.send({ url: "/api/nothing" });
  const told = (answer: typeof refused) => [
    answer.statusCode,
    answer.body,
    answer.headers["content-type"],
    answer.headers["x-error-code"],
  ];
  expect(told(refused)).toEqual(told(unknown));
});
