import type { Person } from './person';

/** One record about a person. */
export interface PersonalRecord {
  at: Date;
  /** One line that describes the record to staff. */
  title: string;
  /** Content that the person may see: no secrets, no texts of others. */
  content: object;
  /** Ids by which other holders may know it. */
  ids?: string[];
  /** Its path in the back office. */
  path?: string;
  /** Later events. */
  events?: { at: Date; title: string }[];
}

/** A place with personal data. Each module registers its own, and `PrivacyService` queries all. */
export interface PersonalDataHolder {
  /** Newest first. */
  find(person: Person): Promise<PersonalRecord[]>;
  /** Erases the records that `find` returns and returns their number. May be repeated after a failure. */
  erase(person: Person): Promise<number>;
}

/** A place whose records each belong to one person. */
export interface OwnRecords extends PersonalDataHolder {
  /** Email address of a record's owner, or `null` without a record. Errors: 404 malformed id. */
  emailOf(id: string): Promise<string | null>;
}

/** A place whose records are erased after a time without changes, as set by the owner. */
export interface AgedRecords {
  /** Returns the number of erased records. */
  eraseOlderThan(cutoff: Date): Promise<number>;
}
