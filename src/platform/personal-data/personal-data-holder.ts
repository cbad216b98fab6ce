import type { Person } from './person';

/** One thing that is held about a person. */
export interface PersonalRecord {
  at: Date;
  /** One line that tells staff what it is. */
  title: string;
  /** What the person may have of it: never a secret, never another person's words. */
  content: object;
  /** Ids under which other places may know it. */
  ids?: string[];
  /** Where the office shows it. */
  path?: string;
  /** What happened to it afterwards. */
  events?: { at: Date; title: string }[];
}

/** A place where personal data lie. Each owning module has its own; `PrivacyService` asks them all. */
export interface PersonalDataHolder {
  /** Newest first. */
  find(person: Person): Promise<PersonalRecord[]>;
  /** Removes for good what `find` finds. Answers how many. May be repeated after a failure. */
  erase(person: Person): Promise<number>;
}

/** A place whose records each belong to one person. */
export interface OwnRecords extends PersonalDataHolder {
  /** Whose record it is; `null` when there is none of that id. Errors: 404 no id. */
  emailOf(id: string): Promise<string | null>;
}

/** A place whose records go when nothing has happened to them for the time that the settings name. */
export interface AgedRecords {
  /** Answers how many. */
  eraseOlderThan(cutoff: Date): Promise<number>;
}
