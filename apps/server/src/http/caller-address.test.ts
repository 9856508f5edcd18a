import { afterEach, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "../testing/build-test-app";
import { addressOf } from "./caller-address";

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["::ffff:cb00:7109", "203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:db8:1:2::9", "2001:db8:1:2"],
  ["2001:0DB8:1:2::9", "2001:db8:1:2"],
  ["2001:db8:1:2::203.0.113.9", "2001:db8:1:2"],
  ["2001:db8::9", "2001:db8:0:0"],
  ["1:2:3:4:5:6:7::", "1:2:3:4"],
  ["::2:3:4:5:6:7:8", "0:2:3:4"],
  ["::1", "0:0:0:0"],
  ["::", "0:0:0:0"],
  ["::203.0.113.9", "0:0:0:0"],
  ["fe80::1%a:b:c:d:e:f:g", "fe80:0:0:0"],
])("%s counts as %s", (ip, counted) => {
  expect(addressOf({ ip })).toBe(counted);
});

describe("what is no address", () => {
  let tester: TestApp | undefined;
  afterEach(() => tester?.close());

  test.each([
    "1:2:3:4:5:6:7:8:9::",
    "1::2::3",
    ":::",
    "203.0.113.9:4711",
    "[2001:db8::9]",
    "203.0.113",
    "unknown",
    " ",
    "",
  ])("counts as the proxy that passed on “%s”", (ip) => {
    expect(addressOf({ ip, ips: ["::1", "203.0.113.7", ip] })).toBe("203.0.113.7");
  });

  test("does not keep a request from being answered", async () => {
    tester = await buildTestApp();
    const headers = { "x-forwarded-for": "1:2:3:4:5:6:7:8:9::" };
    const answer = await tester.call("POST /api/session/guest", {}, { headers });
    expect(answer.status).toBe(200);
  });
});
