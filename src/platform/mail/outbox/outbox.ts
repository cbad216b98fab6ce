export interface OutboxEntry {
  /** Begins with the time, so that names in order read like a mailbox. */
  name: string;
  writtenAt: Date;
}

/** Where mails lie while there is no mail server, each as an `.eml` file. They hold personal data: for the owner's eyes only. */
export abstract class Outbox {
  /** Keeps a mail for good; it is there whole or not at all. */
  abstract add(name: string, mail: Buffer): Promise<void>;

  /** Oldest first. */
  abstract list(): Promise<OutboxEntry[]>;

  /** Null when somebody has removed it. */
  abstract read(name: string): Promise<Buffer | null>;

  abstract remove(name: string): Promise<void>;
}
