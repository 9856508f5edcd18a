import { readTopic, type Topic } from "../read-lines";
import { dailyLife } from "./daily-life";
import { deeds } from "./deeds";
import { feelings } from "./feelings";
import { goodNews } from "./good-news";
import { health } from "./health";
import { leisure } from "./leisure";
import { opinions } from "./opinions";
import { peopleAndHome } from "./people-and-home";
import { trouble } from "./trouble";
import { whateverItIs } from "./whatever-it-is";
import { workAndStudy } from "./work-and-study";
import { worldAndIdeas } from "./world-and-ideas";

/** All that there is to talk about. Of two that fit equally, the first is meant. */
export const topics: readonly Topic[] = [
  ...health,
  ...feelings,
  ...trouble,
  ...goodNews,
  ...workAndStudy,
  ...peopleAndHome,
  ...dailyLife,
  ...leisure,
  ...worldAndIdeas,
  ...deeds,
  ...whateverItIs,
  ...opinions,
].map(readTopic);

const deedIds = new Set(deeds.filter(({ isDeed }) => isDeed === true).map(({ id }) => id));
/** Those that are known by their verb alone. */
export const deedTopics: readonly Topic[] = topics.filter(({ id }) => deedIds.has(id));

const byId = new Map(topics.map((topic) => [topic.id, topic]));

/** A topic by the id that its lines carry. */
export const topicOf = (id: string): Topic => byId.get(id) ?? byId.get("doing")!;

/** Bad, but soon forgotten: nobody needs to be comforted for long. */
const slight = new Set(
  "late broken-thing cancelled money-trouble failed-exam lost-match bored tired loss-or-theft some-annoyance afraid nervous stressed angry".split(
    " ",
  ),
);

export const isSlight = (id: string): boolean => slight.has(id);

/** Whether somebody who told of it is to be treated gently. */
export const isGrave = (id: string): boolean => topicOf(id).tone === "bad" && !slight.has(id);
