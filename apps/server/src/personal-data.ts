import type { CefrLevel } from "@saywell/contract";
import type { Tx } from "./db/database";
import type { TableOwner, TablesOf } from "./db/table-owners";
import type { Tables } from "./db/tables";
import type { Publish } from "./events";

/** What of one table belongs to an account. */
export interface OwnRows<Column extends string = string> {
  /** Columns that hold the owner's account id; none where a row belongs to one of another table. */
  owners: readonly Column[];
  /** The column that refers to the id of such a row, which goes with its owner, and its table. */
  through?: { column: Column; table: keyof Tables };
  /** Columns that hold somebody else's account id: whom it is about, who decided it. */
  others?: readonly Column[];
  /**
   * What of it an account keeps that becomes a guest's, because nobody agreed in time that a child has
   * one: every row, or these columns of it, the others becoming as they are by default. Where nothing
   * is said, all rows go, so that nothing by which a child is known is forgotten here.
   */
  staysWithGuest?: true | readonly Column[];
  /** In its place, where only some rows stay: those with these values. */
  staysWithGuestIf?: Partial<Record<Column, string | null>>;
  exported: readonly Column[];
  /**
   * Exported columns that are null until a column of the `through` row is set, and one of the row; and
   * as long as that column of any such row of the same owner is not. At no time where a column of the
   * `through` row is what `never` says.
   */
  untold?: {
    columns: readonly Column[];
    until: string;
    and: Column;
    never: { column: string; is: string };
  };
  /** An owner to whom a row is exported only once a column of it is set: until then it is another's. */
  toldOnce?: { owner: Column; isSet: Column };
  /** Never leaves the database: secrets, and what is somebody else's. */
  withheld?: readonly Column[];
}

/** A guest who logged in to an account. Both are locked until the transaction ends. */
export interface GuestJoin {
  guestId: string;
  accountId: string;
  now: Date;
  /**
   * Whether contact with both keeps to the rules for people under 18, or with neither. Otherwise
   * nobody is brought together with the account who met the guest under other rules.
   */
  isOfOneAge: boolean;
  /** The level that the account begins at from now on. */
  setLevel: (level: CefrLevel) => Promise<void>;
  /** Published once all of it is committed. */
  happened: Publish;
}

/**
 * What a feature keeps about people, beside the stores that keep it. Export and erasure are
 * composed of these, so whoever adds a table decides what becomes of it.
 */
export interface PersonalData<Owner extends TableOwner> {
  /**
   * Each table of the feature, or null for one about nobody. The type asks for every table and a
   * test for every column, so that a new one is a decision, never an oversight.
   */
  tables: { [T in TablesOf<Owner>]: OwnRows<keyof Tables[T] & string> | null };
  /**
   * Takes away what of an account stands where no reference takes it along. Its address is handed
   * over where it is proved, for what was written there before there was an account.
   */
  beforeErasure?: (tx: Tx, accountId: string, address: string | null) => Promise<void>;
  /**
   * Brings what a guest has into the account that the guest logged in to. Rows that the guest is
   * left with, because the account has the like, are erased with the guest.
   */
  joinGuest: (tx: Tx, join: GuestJoin) => Promise<void>;
}

/** What all features that own tables keep about people. */
export type AllPersonalData = { readonly [Owner in TableOwner]: PersonalData<Owner> };
