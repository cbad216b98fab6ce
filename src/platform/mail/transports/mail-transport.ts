import type { MailMessage } from '../outgoing-mail';

/** Takes one mail back that was handed over. */
export type TakeBack = () => Promise<void>;

/** How mail leaves this process. */
export abstract class MailTransport {
  /** Whether `deliver` writes a file instead of speaking to a mail server. */
  abstract readonly savesToOutbox: boolean;
  /** Host and port of the mail server; empty where there is none. */
  abstract readonly server: string;

  /**
   * Hands one mail over; done means that the other side is responsible for it now.
   * Answers how to take it back, where that is still in our hands.
   * Errors: whatever the other side gives; `toMailRefused` makes words of it.
   */
  abstract deliver(message: MailMessage, signal: AbortSignal): Promise<TakeBack | null>;

  /** Whether the other side would take mail now, without sending any. Errors: as `deliver`. */
  abstract check(): Promise<void>;
}
