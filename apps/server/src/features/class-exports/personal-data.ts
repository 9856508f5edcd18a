import { passOn } from "../../db/pass-on";
import type { PersonalData } from "../../personal-data";
import { deleteExportsOf } from "./class-exports.store";

export const personalData: PersonalData<"class-exports"> = {
  tables: {
    // What is in the file is others': whoever asked for it has read it, or can.
    class_export: {
      owners: ["account_id"],
      exported: [
        "id",
        "class_id",
        "account_id",
        "kind",
        "state",
        "done",
        "total",
        "created_at",
        "expires_at",
      ],
      withheld: ["file", "student_ids"],
    },
  },
  beforeErasure: deleteExportsOf,
  joinGuest: passOn("class_export"),
};
