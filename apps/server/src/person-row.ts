import type { AgeBand, CefrLevel, Role } from "@saywell/contract";

/** Somebody as an admin sees them. The columns keep their names. */
export interface PersonRow {
  id: string;
  name: string;
  shown_name: string;
  email: string | null;
  is_email_verified: boolean;
  role: Role;
  age_band: AgeBand;
  level: CefrLevel | null;
  time_zone: string;
  title: string | null;
  is_registered: boolean;
  is_demo: boolean;
  is_bot: boolean;
  /** The school made the account, and nobody has entered it yet. */
  is_waiting: boolean;
  /** Under 13, and nobody has agreed. */
  needs_consent: boolean;
  suspended_at: Date | null;
  anonymised_at: Date | null;
  created_at: Date;
  last_seen_at: Date | null;
}
