import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/**
 * Reactions to email: accept; reject the recipient permanently (550) or temporarily (451); never answer the data;
 * disconnect midway; or accept with a delay.
 */
export type MailboxMode = 'accept' | 'refuse' | 'busy' | 'hang' | 'die' | 'slow';

/** A received email with its envelope. */
export interface ReceivedMail extends Email {
  envelope: { from: string; to: string[] };
}

/** A real local SMTP server for one test file. */
export interface Mailbox {
  /** Value for `SMTP_URL`. */
  url: string;
  mode: MailboxMode;
  /** True for recipients that are rejected permanently in any mode. */
  refuses: (address: string) => boolean;
  /** Accepted email, oldest first. */
  received: ReceivedMail[];
  /** Resolves with the next email after this call, optionally to this recipient. */
  next(to?: string): Promise<ReceivedMail>;
  /** Accepted email for this recipient, oldest first. */
  to(address: string): ReceivedMail[];
  /** Resolves with the first email of this recipient and subject, whatever arrives before or after. */
  about(address: string, subject: string | RegExp): Promise<ReceivedMail>;
  /** In mode `slow`: resolves when an email waits for its answer. */
  waiting(): Promise<void>;
  /** In mode `slow`: accepts the waiting email. */
  release(): void;
  /** Closes connections, deletes all email and returns to `accept`. */
  reset(): void;
  close(): Promise<void>;
}

async function read(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

export async function startMailbox(): Promise<Mailbox> {
  const arrivals = new EventTarget();
  // All email since the start: `reset` empties `received`, and `next` must keep its position.
  const taken: ReceivedMail[] = [];
  const hangUp = (): void => {
    for (const { _socket } of server.connections) _socket.destroy();
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    // Avoids network lookups.
    disableReverseLookup: true,
    closeTimeout: 1,
    onRcptTo({ address }, _session, callback) {
      if (mailbox.mode === 'refuse' || mailbox.refuses(address))
        callback(Object.assign(new Error('No such person here'), { responseCode: 550 }));
      else if (mailbox.mode === 'busy') callback(Object.assign(new Error('Come back later'), { responseCode: 451 }));
      else callback();
    },
    onData(stream, session, callback) {
      const take = async (): Promise<void> => {
        // Uses the mode at arrival, because a test that ends meanwhile resets it.
        const { mode } = mailbox;
        const bytes = await read(stream);
        if (mode === 'hang') return;
        if (mode === 'die') {
          hangUp();
          return;
        }
        if (mode === 'slow') {
          arrivals.dispatchEvent(new Event('waiting'));
          await once(arrivals, 'release');
        }
        const { mailFrom, rcptTo } = session.envelope;
        const envelope = { from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) };
        const mail = { ...(await PostalMime.parse(bytes)), envelope };
        taken.push(mail);
        mailbox.received.push(mail);
        arrivals.dispatchEvent(new Event('mail'));
        callback();
      };
      take().catch((error: Error) => callback(error));
    },
  });
  // Skips the greeting delay of 0.1 s, which detects clients that speak too early.
  const accepting = server as unknown as { connect(...socket: unknown[]): void };
  const accept = accepting.connect.bind(server);
  accepting.connect = (...socket) => {
    accept(...socket);
    const connection = [...server.connections].at(-1) as unknown as { connectionReady(): void };
    connection.connectionReady();
    connection.connectionReady = () => undefined;
  };
  // Ignores errors, because in some tests the client disconnects midway.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;

  const mailbox: Mailbox = {
    url: `smtp://127.0.0.1:${port}`,
    mode: 'accept',
    refuses: () => false,
    received: [],
    next: async (to) => {
      // Checks each new email, because several may arrive at once.
      for (let looked = taken.length; ; looked += 1) {
        while (looked === taken.length) await once(arrivals, 'mail');
        const mail = taken[looked];
        if (to === undefined || mail.envelope.to.includes(to)) return mail;
      }
    },
    about: async (address, subject) => {
      for (;;) {
        const mail = mailbox
          .to(address)
          .find((each) => (typeof subject === 'string' ? each.subject === subject : subject.test(each.subject ?? '')));
        if (mail) return mail;
        await once(arrivals, 'mail');
      }
    },
    to: (address) => mailbox.received.filter((mail) => mail.envelope.to.includes(address)),
    waiting: async () => {
      await once(arrivals, 'waiting');
    },
    release: () => void arrivals.dispatchEvent(new Event('release')),
    reset: () => {
      hangUp();
      mailbox.received = [];
      mailbox.mode = 'accept';
      mailbox.refuses = () => false;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return mailbox;
}
