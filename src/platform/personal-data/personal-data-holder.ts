import type { Person } from './person';

export interface PersonalRecord {
  at: Date;
  title: string;
  /** Content that the person may see: no secrets, no texts by other people. */
  content: object;
  /** Ids of the record, under which other modules may store data about it. */
  ids?: string[];
  path?: string;
  events?: { at: Date; title: string }[];
}

/** A part of the product that stores personal data. Each module registers its own holder. */
export interface PersonalDataHolder {
  /** Returns the person's records, newest first. */
  find(person: Person): Promise<PersonalRecord[]>;
  /** Erases the records that `find` returns, and returns their number. Callers may repeat the call after a failure. */
  erase(person: Person): Promise<number>;
}

export interface OwnRecords extends PersonalDataHolder {
  /** Returns the email address of a record's owner, or `null` without a record. Throws 404 for a malformed id. */
  emailOf(id: string): Promise<string | null>;
}

/** Records that are erased when they have not changed for a period. The owner sets this period. */
export interface AgedRecords {
  eraseOlderThan(cutoff: Date): Promise<number>;
}
