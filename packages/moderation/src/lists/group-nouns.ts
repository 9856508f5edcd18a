import groupData from "../../data/hate/groups.json";

/** One of a group, and several: "gypsy/gypsies" in the list; a noun without a stroke adds s. */
const formsOf = (noun: string): { single: string; several: string } => {
  const [single = noun, several = `${single}s`] = noun.split("/");
  return { single, several };
};

/** The nouns for groups of people, women and men among them. */
export const groupNouns = [...groupData.nouns, ...groupData.people].map(formsOf);
/** Of these, women and men, girls and boys. */
export const peopleNouns = groupData.people.map(formsOf);
