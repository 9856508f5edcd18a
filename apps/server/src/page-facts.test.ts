import type { SchoolSettings } from "@saywell/contract";
import { expect, test } from "vitest";
import { createPageFacts } from "./page-facts";
import { ok, refuse } from "./refusal";

const settings: SchoolSettings = {
  name: "Oak School",
  contact: "",
  address: "",
  email: "",
  phone: "",
  country: null,
  timeZone: null,
  features: { learnersCreateRooms: false, ads: true, guests: true },
  membersPlan: null,
};

function open() {
  let [followers, asked, at] = [0, 0, 0];
  let isAway = false;
  const logged: unknown[] = [];
  const facts = createPageFacts({
    settings: () => settings,
    demo: false,
    plans: false,
    profileOf: async () => {
      asked += 1;
      return isAway
        ? refuse("not-found", "Away.")
        : ok({ followerCount: followers, lessonCount: 3 });
    },
    log: (entry) => logged.push(entry),
    now: () => at,
  });
  return {
    followersNow: async () => (await facts()).texts["followers/amara-okafor"],
    facts,
    asked: () => asked,
    logged,
    set: (change: { followers?: number; later?: number; isAway?: boolean }) => {
      followers = change.followers ?? followers;
      at += change.later ?? 0;
      isAway = change.isAway ?? isAway;
    },
  };
}

test("figures are counted when a page is asked for, and not again for some seconds", async () => {
  const { followersNow, asked, set } = open();
  expect(await followersNow()).toBe("0");
  set({ followers: 1204 });
  expect(await followersNow()).toBe("0");
  expect(asked()).toBe(2);
  set({ later: 11_000 });
  expect(await followersNow()).toBe("1,204");
});

test("pages that are asked for at the same moment share one count", async () => {
  const { followersNow, asked } = open();
  await Promise.all([followersNow(), followersNow(), followersNow()]);
  expect(asked()).toBe(2);
});

test("while nothing can be counted pages say no figures, or the last that were known", async () => {
  const { facts, followersNow, set, logged } = open();
  set({ isAway: true });
  expect((await facts()).holds.figures).toBe(false);
  expect(logged).toHaveLength(1);
  set({ isAway: false, followers: 7, later: 11_000 });
  expect(await followersNow()).toBe("7");
  set({ isAway: true, later: 11_000 });
  expect(await followersNow()).toBe("7");
  expect((await facts()).holds.figures).toBe(true);
});

test("a count that failed is not tried again by each visitor", async () => {
  const { facts, asked, set } = open();
  set({ isAway: true });
  await facts();
  await facts();
  expect(asked()).toBe(1);
  set({ later: 11_000 });
  await facts();
  expect(asked()).toBe(2);
});

test("one follower is one follower", async () => {
  const { facts, set } = open();
  set({ followers: 1 });
  expect((await facts()).texts).toMatchObject({
    "followers-word/amara-okafor": "follower",
    "lessons-word/amara-okafor": "lessons",
  });
});

test("what an admin has set holds at once", async () => {
  const { facts } = open();
  expect((await facts()).texts["school/name"]).toBe("Oak School");
  expect((await facts()).holds).toMatchObject({ guests: true, "school/contact": false });
});
