export interface OutboxEntry {
  /** File name. It begins with the time at which the email was stored, so that sorted names are in order of time. */
  name: string;
  writtenAt: Date;
}

/**
 * Stores emails as `.eml` files if there is no mail server. They contain personal data and are meant for the owner
 * only.
 */
export abstract class Outbox {
  abstract add(name: string, mail: Buffer): Promise<void>;
  abstract list(): Promise<OutboxEntry[]>;
  abstract read(name: string): Promise<Buffer | null>;

  abstract remove(name: string): Promise<void>;
}
