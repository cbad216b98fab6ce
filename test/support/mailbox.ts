import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/**
 * Ways to treat mail: take it; refuse the recipient for good (550) or for now (451); never answer the data;
 * cut the connection in the middle; or take it and wait before saying so.
 */
export type MailboxMode = 'accept' | 'refuse' | 'busy' | 'hang' | 'die' | 'slow';

/** A mail as it came in, with the addresses of its envelope. */
export interface ReceivedMail extends Email {
  envelope: { from: string; to: string[] };
}

/** A real SMTP server on this machine for one test file. */
export interface Mailbox {
  /** Value for `SMTP_URL`. */
  url: string;
  mode: MailboxMode;
  /** Addresses that are refused for good, whatever the mode. */
  refuses: (address: string) => boolean;
  /** Mail that was taken, oldest first. */
  received: ReceivedMail[];
  /** Resolves with the next mail that comes in after this call, to this address if one is given. */
  next(to?: string): Promise<ReceivedMail>;
  /** All mail that was taken for this address, oldest first. */
  to(address: string): ReceivedMail[];
  /** Resolves with the first mail to this address under this subject: others may come before and after it. */
  about(address: string, subject: string | RegExp): Promise<ReceivedMail>;
  /** In mode `slow`: resolves when a mail is here whose sender waits for an answer. */
  waiting(): Promise<void>;
  /** In mode `slow`: takes the mail that is waiting. */
  release(): void;
  /** Cuts open connections, forgets all mail and goes back to `accept`. */
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
  // Everything since the start: `reset` empties `received`, and `next` must not lose its place.
  const taken: ReceivedMail[] = [];
  const hangUp = (): void => {
    for (const { _socket } of server.connections) _socket.destroy();
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    // No test asks the network for a name.
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
        // The mode at arrival counts: a test that ends meanwhile sets it back.
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
  // The server would greet each connection after a tenth of a second, to catch those who speak before that.
  const accepting = server as unknown as { connect(...socket: unknown[]): void };
  const accept = accepting.connect.bind(server);
  accepting.connect = (...socket) => {
    accept(...socket);
    const connection = [...server.connections].at(-1) as unknown as { connectionReady(): void };
    connection.connectionReady();
    connection.connectionReady = () => undefined;
  };
  // A client that gives up in the middle is part of the tests.
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
      // Several may come before this goes on: each is looked at, not the last alone.
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
