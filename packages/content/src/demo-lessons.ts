/** The lessons that the landing page offers, in its order. */
export const demoLessonIds = ["a1-lesson-1", "a1-lesson-2", "a1-lesson-3", "a2-lesson-1"] as const;

export interface DemoLesson {
  id: string;
  title: string;
  description: string;
  level: string;
  /** Minutes. */
  duration: number;
  xpReward: number;
  coinReward: number;
  /** Path of an image on this host. */
  thumbnail: string;
}
