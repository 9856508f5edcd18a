import { featuredTeachers, type PageFacts, type SchoolSettings } from "@saywell/contract";
import { errorFacts, type Log } from "./observability/log";
import type { Result } from "./refusal";

interface Deps {
  settings: () => SchoolSettings;
  demo: boolean;
  /** Whether plans bind learners. */
  plans: boolean;
  /** What a visitor reads on a teacher's page. */
  profileOf: (handle: string) => Promise<Result<{ followerCount: number; lessonCount: number }>>;
  log: Log;
  /** Milliseconds, however they are counted. */
  now: () => number;
}

/** Milliseconds for which followers and lessons are not counted again. */
const shelfLife = 10_000;

type Figures = PageFacts["texts"];

/**
 * What the public pages say of the school at this moment. The settings hold at once; figures are
 * counted when a page is asked for, at most once in some seconds. While they cannot
 * be counted the last ones stay; before the first count a page is served without them.
 */
export function createPageFacts({ settings, demo, plans, profileOf, log, now }: Deps) {
  let figures: Figures | null = null;
  /** A count that failed is not tried again by each visitor either. */
  let triedAt = -Infinity;
  let counting: Promise<void> | null = null;

  async function count(): Promise<void> {
    try {
      figures = await figuresOf(profileOf);
    } catch (error) {
      log({ level: "warn", event: "figures-not-counted", ...errorFacts(error) });
    }
    triedAt = now();
  }

  return async (): Promise<PageFacts> => {
    if (now() - triedAt > shelfLife) {
      await (counting ??= count().finally(() => (counting = null)));
    }
    const { name, contact, address, email, phone, features } = settings();
    return {
      texts: {
        ...figures,
        "school/name": name,
        "school/contact": contact,
        "school/address": address,
        "school/email": email,
        "school/phone": phone,
      },
      holds: {
        guests: features.guests,
        demo,
        plans,
        figures: figures !== null,
        "school/contact": contact !== "",
        "school/address": address !== "",
        "school/email": email !== "",
        "school/phone": phone !== "",
      },
    };
  };
}

async function figuresOf(profileOf: Deps["profileOf"]): Promise<Figures> {
  const figures: Record<string, string> = {};
  for (const handle of featuredTeachers) {
    const profile = await profileOf(handle);
    if (!profile.ok) throw new Error(`There is no page of ${handle}.`);
    const { followerCount, lessonCount } = profile.value;
    figures[`followers/${handle}`] = written(followerCount);
    figures[`lessons/${handle}`] = written(lessonCount);
    figures[`followers-word/${handle}`] = followerCount === 1 ? "follower" : "followers";
    figures[`lessons-word/${handle}`] = lessonCount === 1 ? "lesson" : "lessons";
  }
  return figures;
}

const written = (count: number): string => String(count).replaceAll(/\B(?=(\d{3})+$)/g, ",");
