import { Types } from 'mongoose';
import { restoreBackup } from '../../../src/backup/restore-backup';
import { PROJECT_STATUSES, type ProjectRequest, QUOTE_STATUSES, type Quote } from '../../../src/contract/project';
import { QUOTE_INCLUDED } from '../../../src/contract/terms';
import { type LegacyQuote, toRequestAndQuote } from '../../../src/migrations/001-quotes-into-requests';
import { DAY_MS } from '../../../src/platform/clock/durations';
import { TrustedClock } from '../../../src/platform/clock/trusted-clock';
import { MailOutbox } from '../../../src/platform/mail/mail-outbox';
import { RemindersService } from '../../../src/project/quotes/reminders.service';
import { isPair } from '../../../src/project/rules/request-and-quote';
import { asNewVisitor, type SignedIn, signInAsAdmin } from '../../support/accounts';
import { startTestApp, type TestApp } from '../../support/app';
import { newFolder, settingsOf, withStopped } from '../../support/archives';
import { archiveOf, unpackOlderFolder } from '../../support/older-data';
import { readQuote } from '../../support/project';
import { openServer } from '../../support/shared-server';

const termsIn = ({ price, timeEstimate, teamSize, notes }: Omit<LegacyQuote, '_id' | 'projectRequestId'>) => ({
  ...{ price, timeEstimate, teamSize, notes, lines: [], discount: 0, vatPercent: 0, depositPercent: 0 },
  ...{ currency: 'USD', included: [...QUOTE_INCLUDED], validUntil: null },
});

type Standing = [request: string, quote?: string, revision?: number, answeredBy?: string | null];

/** Expected state of each request of the older version after the migration, by the request's description. */
const BROUGHT_OVER: Record<string, Standing> = {
  'pending, without a quote': ['pending'],
  'in review, without a quote': ['in_review'],
  'rejected, without a quote': ['rejected'],
  'accepted, without a quote': ['accepted'],
  draft: ['pending', 'draft', 0, null],
  'sent by mail': ['quoted', 'sent', 1, null],
  'sent by mail, then dearer': ['quoted', 'sent', 1, null],
  'sent by hand': ['quoted', 'sent', 1, null],
  'sent for nothing': ['in_review', 'draft', 1, null],
  expired: ['quoted', 'expired', 1, null],
  'accepted by the client': ['accepted', 'accepted', 1, 'client'],
  'declined by the client': ['rejected', 'rejected', 1, 'client'],
  'quote accepted by staff, request quoted': ['accepted', 'accepted', 1, 'staff'],
  'request accepted, quote sent': ['quoted', 'sent', 1, null],
  'request rejected, quote sent': ['quoted', 'sent', 1, null],
  'request accepted, quote a draft': ['accepted', 'accepted', 1, 'staff'],
  'request pending, quote accepted': ['accepted', 'accepted', 1, 'staff'],
  'accepted, then made a draft at another price': ['accepted', 'accepted', 1, 'staff'],
};

async function listRequests(test: TestApp, admin: SignedIn): Promise<ProjectRequest[]> {
  const { body } = await test.http.get('/api/project?limit=100').set(admin).expect(200);
  return body.projectRequests;
}

async function standings(test: TestApp, admin: SignedIn): Promise<Record<string, Standing>> {
  const found: Record<string, Standing> = {};
  for (const { _id, description, status } of await listRequests(test, admin)) {
    const quote = await readQuote(test, admin, _id);
    const name = description.replace(/^The request: |\.$/g, '');
    found[name] = quote ? [status, quote.status, quote.revision, quote.answeredBy] : [status];
  }
  return found;
}

describe('requests and quotes of an older version', () => {
  const folder = newFolder();
  afterEach(() => {
    jest.restoreAllMocks();
    folder.remove();
  });
  beforeEach(() => {
    Object.assign(folder, newFolder());
  });

  const startOn = (uri = '') => startTestApp({ DATA_DIR: folder.path, MONGODB_URI: uri });
  /** Sends the reminders that are due at noon in Lusaka in `days` days. Returns the ids of all reminded requests. */
  const remind = async (test: TestApp, days: number): Promise<string[]> => {
    jest.spyOn(test.app.get(TrustedClock), 'isTrusted').mockResolvedValue(true);
    const noon = new Date(Date.now() + days * DAY_MS).setUTCHours(10, 0, 0, 0);
    await test.app.get(RemindersService).sweep(new Date(noon));
    await test.app.get(MailOutbox).whenIdle();
    const mails = await test.connection.collection('mailOutbox').find({ kind: 'reminder' }).toArray();
    return mails.map(({ recordId }) => recordId);
  };

  it.each([
    ['a folder', async () => unpackOlderFolder(folder.path)],
    ['an archive', async () => void (await restoreBackup(settingsOf(folder.path), archiveOf('57bc334')))],
    [
      'an archive, on a database server',
      async (uri: string) => void (await restoreBackup(settingsOf(folder.path, uri), archiveOf('57bc334'))),
      'server',
    ],
  ])(
    'are migrated to one document per pair without contradictions: %s',
    async (_what, bring, where = '') => {
      const server = where ? await openServer() : null;
      const uri = server?.uri ?? '';
      await bring(uri);
      const test = await startOn(uri);
      const admin = await signInAsAdmin(test);
      const found = await standings(test, admin);
      expect(found).toEqual(BROUGHT_OVER);
      expect(await test.connection.collection('quotes').countDocuments()).toBe(0);
      await test.app.get(MailOutbox).whenIdle();
      expect(await test.connection.collection('mailOutbox').countDocuments({ state: { $ne: 'sent' } })).toBe(0);
      for (const { _id } of await listRequests(test, admin)) {
        const quote = await readQuote(test, admin, _id);
        if (quote)
          expect(quote).toMatchObject({ currency: 'USD', validUntil: null, number: null, lines: [], vatPercent: 0 });
      }
      expect(await remind(test, 10)).toEqual([]);
      await test.close();
      await server?.close();
    },
    60_000,
  );

  it('keep their ids, and can be answered', async () => {
    unpackOlderFolder(folder.path);
    const former = await withStopped(folder.path, (db) => db.collection<LegacyQuote>('quotes').find().toArray());
    const test = await startOn();
    const admin = await signInAsAdmin(test);
    const quotes: Quote[] = [];
    for (const { _id, projectRequestId, ...rest } of former) {
      const quote = await readQuote(test, admin, projectRequestId.toHexString());
      expect(quote).toMatchObject({
        _id: _id.toHexString(),
        ...termsIn(rest),
        createdAt: rest.createdAt.toISOString(),
      });
      for (const revision of quote?.revisions ?? []) expect(revision).toMatchObject({ revision: 1, ...termsIn(rest) });
      quotes.push(quote as Quote);
    }
    const sent = quotes.find(({ price, status }) => price === 1250.5 && status === 'sent') as Quote;
    const post = (path: string, body: object, who: object) =>
      test.http
        .post(`/api/project/quote${path}`)
        .set({ ...asNewVisitor(), ...who })
        .send(body);
    // The older quote is in dollars and has no expiry. Sending it again sets the expiry and the number.
    expect(sent).toMatchObject({ currency: 'USD', validUntil: null, number: null });
    const { quote: again } = (await post('/send-email', { quoteId: sent._id }, admin).expect(200)).body;
    expect(again).toMatchObject({
      revision: 2,
      validUntil: expect.any(String),
      number: expect.stringMatching(/^Q-\d{4}-0001$/),
    });
    expect(await remind(test, 4)).toEqual([sent.projectRequestId]);
    const { email } = (await test.http.get(`/api/project/${sent.projectRequestId}`).set(admin).expect(200)).body;
    await post(`/${sent.projectRequestId}/accept`, { email, revision: 2 }, {}).expect(200);
    expect(await readQuote(test, admin, sent.projectRequestId)).toMatchObject({ status: 'accepted', price: 1250.5 });
    await test.close();
  });

  it('email the owner once about an answer delayed by a crash', async () => {
    unpackOlderFolder(folder.path);
    const [queued, kept] = await withStopped(folder.path, async (db) => {
      const quotes = db.collection<LegacyQuote>('quotes');
      const [first, second] = await quotes.find({ status: 'accepted' }).toArray();
      for (const { _id } of [first, second]) await quotes.updateOne({ _id }, { $set: { unsettled: 'accepted' } });
      const once = `quote:${first._id.toHexString()}:${first.revision}`;
      await db.collection('mails').deleteMany({ once });
      await db.collection('mails').insertOne({ once, status: 'sent', attempts: 1, nextAttemptAt: new Date() });
      return [first, second];
    });
    const test = await startOn();
    test.app.get(MailOutbox).wake();
    await test.app.get(MailOutbox).whenIdle();
    const mails = await test.connection.collection('mailOutbox').find({ kind: 'accepted' }).toArray();
    const about = ({ projectRequestId }: LegacyQuote) =>
      mails.filter(({ recordId }) => recordId === projectRequestId.toHexString());
    expect([about(queued).length, about(kept).length]).toEqual([0, 1]);
    await test.close();
  });

  it('form pairs from any earlier combination', () => {
    for (const request of PROJECT_STATUSES) {
      for (const status of QUOTE_STATUSES) {
        for (const price of [0, 640]) {
          const at = new Date();
          const former = {
            price,
            timeEstimate: 4,
            teamSize: 'Two',
            notes: '',
            status,
            revision: 3,
            createdAt: at,
            updatedAt: at,
          };
          const ids = { _id: new Types.ObjectId(), projectRequestId: new Types.ObjectId() };
          const pair = toRequestAndQuote(request, { ...former, ...ids });
          expect(isPair(pair)).toBe(true);
          if (price === 0) expect(pair.quote?.status).not.toBe('sent');
          // A quote keeps its status, and the request's status follows it. If the quote is a draft, the request keeps
          // its status.
          if (price > 0 && status !== 'draft') expect(pair.quote?.status).toBe(status);
          if (price > 0 && status === 'draft') expect(pair.status).toBe(request);
        }
      }
    }
  });
});
