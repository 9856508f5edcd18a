import type { PersonalData } from "../../personal-data";

export const personalData: PersonalData<"school"> = {
  tables: { school_setting: null },
  joinGuest: () => Promise.resolve(),
};
