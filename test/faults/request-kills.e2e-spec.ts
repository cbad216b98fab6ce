import { join } from 'node:path';
import { DEFAULT_SETTINGS } from '../../src/contract/settings';
import { runChild } from '../../src/embedded-mongodb/test/child';
import { MailOutbox } from '../../src/platform/mail/mail-outbox';
import { type SignedIn, signInAsAdmin } from '../support/accounts';
import { startTestApp, type TestApp } from '../support/app';
import { newFolder } from '../support/archives';
import { type Mailbox, startMailbox } from '../support/mailbox';
import {
  DEAL_EVENTS,
  type DealEvent,
  makeHappen,
  prepareFor,
  type Standing,
  standingOf,
} from '../support/request-events';
import { sendAfterTheWait } from '../support/revised-mails';

/** Maximum number of database writes of an event. */
const MOST_WRITES = 25;
const CHILD = join(__dirname, '../support/request-child.ts');

/** For each event: a function that tells whether it has happened, and how the subjects of its emails begin. */
const EVENTS: Record<DealEvent, { happened: (now: Standing) => boolean; client: string; owner?: string }> = {
  request: {
    happened: ({ request }) => request !== undefined,
    client: 'We have your request',
    owner: 'New quote request',
  },
  send: { happened: ({ quote }) => quote?.status === 'sent', client: 'Quote Q-' },
  revise: { happened: ({ quote }) => quote?.revision === 2, client: 'Q-' },
  accept: {
    happened: ({ quote }) => quote?.status === 'accepted',
    client: 'Your quote is accepted',
    owner: 'Quote accepted',
  },
  decline: {
    happened: ({ quote }) => quote?.status === 'rejected',
    client: 'You declined our quote',
    owner: 'Quote declined',
  },
  // Each payment must have a receipt, no matter which write came last before the kill.
  payment: {
    happened: ({ quote, documents }) => {
      expect(documents.map(({ sourceId }) => sourceId)).toEqual(quote?.payments.map(({ _id }) => _id) ?? []);
      return documents.length === 1;
    },
    client: 'Payment received',
  },
  invoice: { happened: ({ documents }) => documents.length === 1, client: 'Invoice INV-' },
  close: { happened: ({ request }) => request?.status === 'rejected', client: 'Your request is closed' },
};

/** Number of writes between two kills. `npm run kills` sets it to 1, so that the process is killed after each write. */
const STEP = Number(process.env.KILL_STEP ?? 3);

describe('process killed after writes about a request', () => {
  const folder = newFolder();
  /** Quote numbers by the ids of their quotes, in the order of sending. */
  const numbers = new Map<string, string>();
  let mailbox: Mailbox;
  beforeAll(async () => {
    mailbox = await startMailbox();
  });
  afterAll(async () => {
    await mailbox.close();
    folder.remove();
  });

  /** Sends all pending emails, also those that the killed process had begun to send. */
  const settle = async ({ app, connection }: TestApp) => {
    await app.get(MailOutbox).whenIdle();
    await connection.collection('mailOutbox').updateMany({ state: 'sending' }, { $set: { dueAt: new Date() } });
    await app.get(MailOutbox).sweep();
    await sendAfterTheWait(app.get(MailOutbox));
  };

  const withApp = async (work: (test: TestApp, admin: SignedIn) => Promise<void>) => {
    const test = await startTestApp({ DATA_DIR: folder.path, MONGODB_URI: '', SMTP_URL: mailbox.url });
    try {
      await settle(test);
      await work(test, await signInAsAdmin(test));
      await settle(test);
    } finally {
      await test.close();
    }
  };

  /** Returns how many emails about the event the client and the owner got. Two copies of an email count once. */
  const emailsAbout = (event: DealEvent, email: string): number[] => {
    const { client, owner } = EVENTS[event];
    const toClient = mailbox.to(email).filter(({ subject }) => subject?.startsWith(client));
    const toOwner = mailbox
      .to(DEFAULT_SETTINGS.contactEmail)
      .filter(({ subject, text }) => owner && subject?.startsWith(owner) && text?.includes(email));
    return [toClient, toOwner].map((mails) => new Set(mails.map(({ messageId }) => messageId)).size);
  };
  const once = (event: DealEvent): number[] => [1, EVENTS[event].owner ? 1 : 0];

  const note = ({ quote }: Standing): void => {
    if (quote?.number) numbers.set(quote._id, quote.number);
  };

  it.each(DEAL_EVENTS)(
    'emails about each stored %s once, and about no other',
    async (event) => {
      const emailOf = (writes: number) => `${event}${writes}@school.example`;
      const { happened } = EVENTS[event];
      await withApp((test, admin) => prepareFor(test, admin, event, emailOf(1)));
      const killed = (writes: number) =>
        runChild(CHILD, [folder.path, mailbox.url, event, emailOf(writes), String(writes)]);
      let writes = 1;
      for (; !(await killed(writes)).includes('done'); writes += STEP) {
        expect(writes).toBeLessThan(MOST_WRITES);
        await withApp(async (test, admin) => {
          const now = await standingOf(test, admin, emailOf(writes));
          note(now);
          expect([writes, ...emailsAbout(event, emailOf(writes))]).toEqual([
            writes,
            ...(happened(now) ? once(event) : [0, 0]),
          ]);
          if (!happened(now)) {
            // The kill came before the event, so its call is repeated. The result must be that of a single call.
            await makeHappen(test, admin, event, emailOf(writes));
            await settle(test);
            const again = await standingOf(test, admin, emailOf(writes));
            note(again);
            expect([happened(again), ...emailsAbout(event, emailOf(writes))]).toEqual([true, ...once(event)]);
          }
          await prepareFor(test, admin, event, emailOf(writes + STEP));
        });
      }
      // Starts the application once more to send the email about a revision, which is delayed by a minute.
      await withApp(async () => undefined);
      expect(emailsAbout(event, emailOf(writes))).toEqual(once(event));
      process.stdout.write(`${event}: done after fewer than ${writes} writes, killed after every ${STEP} of them\n`);
    },
    900_000,
  );

  it('gives no number twice, in the order of sending', () => {
    const given = [...numbers.values()];
    expect(given.length).toBeGreaterThan(5);
    expect(given).toEqual([...new Set(given)].sort());
  });
});
