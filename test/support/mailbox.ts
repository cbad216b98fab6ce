import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/**
 * Behaviour of the mail server, in this order: accepts emails; refuses recipients permanently (550); refuses them for
 * now (451); takes an email and never answers; disconnects during an email; accepts an email only after `release`.
 */
export type MailboxMode = 'accept' | 'refuse' | 'busy' | 'hang' | 'die' | 'slow';

/** A received email with its envelope. */
export interface ReceivedMail extends Email {
  envelope: { from: string; to: string[] };
}

/** A real SMTP server on this machine, for one test file. */
export interface Mailbox {
  /** URL of the server, for the variable `SMTP_URL`. */
  url: string;
  mode: MailboxMode;
  /** Returns true for recipients that the server refuses permanently in any mode. */
  refuses: (address: string) => boolean;
  /** Accepted emails, oldest first. */
  received: ReceivedMail[];
  /** Resolves with the next email that arrives after this call. With `to`, the next one to this recipient. */
  next(to?: string): Promise<ReceivedMail>;
  /** Returns the accepted emails to a recipient, oldest first. */
  to(address: string): ReceivedMail[];
  /** Resolves with the first email to this recipient with this subject. It may already have arrived. */
  about(address: string, subject: string | RegExp): Promise<ReceivedMail>;
  /** In mode `slow`: resolves when an email waits for its answer. */
  waiting(): Promise<void>;
  /** In mode `slow`: accepts the waiting email. */
  release(): void;
  /** Closes connections, deletes all emails and sets the mode to `accept`. */
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
  // All emails since the start. `reset` does not empty this list, because `next` counts positions in it.
  const taken: ReceivedMail[] = [];
  const hangUp = (): void => {
    for (const { _socket } of server.connections) _socket.destroy();
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    // Prevents lookups of host names, because tests use no network.
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
        // Uses the mode at the arrival of the email, because a test that ends in the meantime resets the mode.
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
  // Greets clients at once. By default the server waits 0.1 s first, to detect clients that send before the greeting.
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
      // Looks at one email after another, because several may arrive at once.
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
