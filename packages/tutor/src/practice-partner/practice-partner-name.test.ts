import { expect, test } from "vitest";
import { practicePartnerName } from "./practice-partner-name";

test.each([
  ["Leo (practice partner)", "Leo"],
  ["Leo (AI)", "Leo"],
  ["(nobody)", "(nobody)"],
])("the practice partner of the account %j is called %j", (account, name) => {
  expect(practicePartnerName(account)).toBe(name);
});
