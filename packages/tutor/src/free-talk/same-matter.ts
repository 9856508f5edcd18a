/** What is said of the second behind the first goes on about the first. */
export const sameMatter: Readonly<Record<string, readonly string[]>> = {
  sleepless: ["sleep"],
  illness: ["doctor", "job", "transport", "visit"],
  death: ["family", "love", "wedding", "job", "transport", "travel"],
  breakup: ["family", "love", "wedding", "child-care", "moving", "home", "transport", "friends"],
  quarrel: ["family", "money", "friends", "phone-and-computer"],
  "loss-or-theft": ["phone-and-computer", "money", "transport", "travel", "city"],
  "failed-exam": ["transport", "job", "study", "school"],
  moving: ["home", "city", "housework"],
  pain: ["doctor"],
  accident: ["doctor"],
  exam: ["study", "transport"],
  stressed: ["job"],
  "no-job": ["job"],
  busy: ["job"],
  // What somebody does at work or at the sea belongs to it.
  job: ["housework", "cooking", "phone-and-computer", "languages"],
  "new-job": ["housework", "cooking", "phone-and-computer", "languages"],
  sea: ["sport", "eating", "cooking", "nature"],
  travel: ["eating", "sport", "nature", "sea", "city"],
  holiday: ["eating", "sport", "nature", "sea", "city", "visit"],
};
