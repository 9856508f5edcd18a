import type { AuditEntry } from "@saywell/contract";
import { auditActions } from "@saywell/contract/constants";
import { expect, test } from "vitest";
import { auditChoices, auditDetails, auditSentence } from "./audit-words";

const makeEntry = (parts: Partial<AuditEntry>): AuditEntry => ({
  id: "1",
  at: "2026-03-02T09:00:00.000Z",
  actor: { id: "admin-1", name: "Helena" },
  action: "account-suspended",
  about: { id: "person-1", name: "Ben" },
  details: {},
  ...parts,
});

test("each action there is has words to choose it by, and a sentence without its code", () => {
  expect(auditChoices.map(([action]) => action).toSorted()).toEqual([...auditActions].toSorted());
  for (const action of auditActions) {
    expect(auditSentence(makeEntry({ action }))).toMatch(/^[A-Z][^_]*\.$/);
    expect(auditSentence(makeEntry({ action }))).not.toContain(action);
  }
});

test.each([
  [{}, "Helena suspended Ben."],
  [{ about: null }, "Helena suspended somebody whose account is gone."],
  [{ action: "consent-withdrawn", actor: null }, "A parent took back the consent for Ben."],
  [{ action: "log-in-failed", actor: null }, "Somebody tried a wrong password or code for Ben."],
  [{ action: "of-a-newer-version" }, "Of-a-newer-version: Helena, Ben."],
])("%o reads as a sentence", (parts, sentence) => {
  expect(auditSentence(makeEntry(parts))).toBe(sentence);
});

test.each([
  [{ reason: "Was rude." }, ["Reason: Was rude."]],
  [{ before: "LEARNER", after: "TEACHER" }, ["From Learner to Teacher."]],
  [{ before: { name: "A", ads: true }, after: { name: "A", ads: false } }, ["Changed: ads."]],
  [
    {
      before: { country: null, timeZone: null },
      after: { country: "ES", timeZone: "Europe/Madrid" },
    },
    ["Changed: the country, the time zone."],
  ],
  [{ classId: "class-1" }, []],
  [{ reason: "A quote.", isRestored: true }, ["The message is shown again.", "Reason: A quote."]],
  [{ before: "LEARNER", after: "LEARNER" }, []],
  [{ by: "SCHOOL" }, ["By: the school"]],
  [{ what: "GET /api/rooms/{id}/messages" }, ["What: what was said in a room."]],
])("the details %o are told in words", (details, lines) => {
  expect(auditDetails(makeEntry({ details }))).toEqual(lines);
});
