import { expect, test } from "vitest";
import { readAdvisories } from "./advisories.mjs";

const audit = (vulnerabilities: object) =>
  `npm warn Unknown user config.\n${JSON.stringify({ auditReportVersion: 2, vulnerabilities })}`;

test("advisories of high severity are told, with their packages", () => {
  const output = audit({
    ws: { name: "ws", severity: "high", via: [{ title: "ws can be made to hang" }] },
    fastify: { name: "fastify", severity: "critical", via: ["ws"] },
    helmet: { name: "helmet", severity: "moderate", via: [{ title: "Small" }] },
  });
  expect(readAdvisories(output)).toEqual([
    "ws (high): ws can be made to hang",
    "fastify (critical)",
  ]);
});

test("an audit without any is fine", () => {
  expect(readAdvisories(audit({}))).toEqual([]);
});

test.each([
  ["a registry that refuses", '{"message":"405 Method Not Allowed","error":{"summary":""}}'],
  ["no network", "npm error code ENOTFOUND"],
  ["nothing", ""],
])("%s is no audit", (_, output) => {
  expect(readAdvisories(output)).toBeNull();
});
