import type { PersonalData } from "../../personal-data";
import { joinGuest } from "./guests/guest.store";
import { deleteUnownedLinksTo } from "./links/one-time-links.store";

export const personalData: PersonalData<"accounts"> = {
  tables: {
    account: {
      owners: ["id"],
      // What a guest has too, and that somebody is suspended: who they are not.
      staysWithGuest: [
        "id",
        "role",
        "age_band",
        "level",
        "time_zone",
        "has_own_zone",
        "avatar",
        "is_demo",
        "is_bot",
        "created_at",
        "last_seen_at",
        "suspended_at",
        "needs_consent",
        "shown_name",
      ],
      exported: [
        "id",
        "name",
        "email",
        "email_verified_at",
        "wanted_email",
        "wanted_email_until",
        "registered_at",
        "suspended_at",
        "role",
        "age_band",
        "level",
        "time_zone",
        "has_own_zone",
        "bio",
        "avatar",
        "is_demo",
        "created_at",
        "handle",
        "title",
        "last_seen_at",
        "is_bot",
        "shown_name",
        "has_consent",
        "needs_consent",
        "consent_due_at",
        "anonymised_at",
        "enrolled_at",
        "visitor_until",
        "name_seed",
      ],
      withheld: ["password_hash"],
    },
    account_setting: {
      owners: ["account_id"],
      staysWithGuest: true,
      exported: [
        "account_id",
        "text_size",
        "dyslexia_spacing",
        "reduced_motion",
        "sound",
        "pen_sounds",
        "daily_goal",
        "on_leaderboard",
        "show_email",
        "found_by_email",
        "found_by_name",
        "remind_of_work",
      ],
    },
    session: {
      owners: ["account_id"],
      staysWithGuest: true,
      exported: [
        "id",
        "account_id",
        "device",
        "created_at",
        "last_seen_at",
        "second_factor_at",
        "expires_at",
      ],
      withheld: ["token_hash"],
    },
    one_time_link: {
      owners: ["account_id"],
      // A parent who pays for the plan has no other way to end that.
      staysWithGuestIf: { purpose: "plan-for-child" },
      exported: ["account_id", "purpose", "email", "created_at", "expires_at", "used_at"],
      // What a link carries is for whoever it was sent to, as a parent.
      withheld: ["token_hash", "data"],
    },
    known_device: {
      owners: ["account_id"],
      exported: ["account_id", "device", "first_seen_at", "last_seen_at"],
      withheld: ["token_hash"],
    },
    second_factor: {
      owners: ["account_id"],
      exported: ["account_id", "confirmed_at", "created_at"],
      withheld: ["secret", "last_step"],
    },
    recovery_code: {
      owners: ["account_id"],
      exported: ["account_id", "created_at", "used_at"],
      withheld: ["code_hash"],
    },
    sign_in_identity: {
      owners: ["account_id"],
      exported: ["id", "issuer", "subject", "account_id", "created_at", "last_used_at"],
    },
    // Gone after minutes.
    sign_in_attempt: {
      owners: ["account_id"],
      exported: ["provider", "path", "time_zone", "account_id", "created_at", "expires_at"],
      withheld: [
        "state_hash",
        "browser_hash",
        "nonce",
        "code_verifier",
        "is_proved",
        "issuer",
        "subject",
      ],
    },
    // Holds what was typed, and knows no account. Gone within moments, after a day at the latest.
    reset_request: null,
    // Counts by a hash of what was typed, and knows no account. Gone after a day.
    password_try: null,
  },
  // By them whoever has the address was invited, or was to choose among accounts.
  async beforeErasure(tx, _, address) {
    if (address === null) return;
    await deleteUnownedLinksTo(tx, address, ["invitation", "reset-password"]);
  },
  joinGuest,
};
