import type { OpenAPIObject } from '@nestjs/swagger';
import { Types } from 'mongoose';
import { LIMITS } from '../../src/contract/limits';
import { useAdmin } from '../support/accounts';
import { listOperations } from '../support/api-calls';
import { useTestApp } from '../support/app';

const TOO_MANY = LIMITS.listMax + 1;

const [POST, OTHER_POST] = [new Types.ObjectId(), new Types.ObjectId()];
const POST_ROW = { content: '', excerpt: '', category: 'A', tags: [], image: '', views: 0, status: 'published' };
const COMMENT_ROW = { name: 'A', email: 'a@b.zm', status: 'approved', isSpam: false, reply: null };
const MEDIA_ROW = { name: 'A', isPicture: true, alt: '', bytes: 1, addedBy: '' };
const CONTACT_ROW = {
  ...{ name: 'A', email: 'a@b.zm', message: 'M', status: 'new', replies: [] },
  ...{ searchLines: 'a' },
};
const INVITATION_ROW = {
  kind: 'invitation',
  name: 'A',
  role: 'viewer',
  invitedBy: '',
  nonce: 'N',
  expiresAt: new Date(),
};
const USER_ROW = { name: 'A', passwordHash: 'x', role: 'viewer', active: true };
const MAIL_ROW = { to: 'a@b.zm', text: '', state: 'failed', attempts: 9, lastError: 'x', dueAt: new Date() };
const INVOICE_ROW = {
  ...{ kind: 'invoice', year: 2026, requestId: POST, currency: 'ZMW', total: 1, vat: 0, to: { name: 'A' } },
  ...{ quoteNumber: 'Q-2026-0001', entry: 0, dueDate: null, label: 'Total' },
};
const sentAt = (n: number) => new Date(Date.UTC(2026, 0, 1) + n);

/** For the path of each list: the collection, and a function that builds a row of it. `n` makes the row unique. */
const ROWS: Record<string, [collection: string, row: (n: number) => object]> = {
  '/api/blogs': ['blogs', (n) => ({ ...POST_ROW, title: `Post ${n}` })],
  '/api/comments': ['comments', (n) => ({ ...COMMENT_ROW, post: OTHER_POST, text: `T ${n}` })],
  [`/api/blogs/${POST}/comments`]: ['comments', (n) => ({ ...COMMENT_ROW, post: POST, text: `T ${n}` })],
  '/api/saved-texts': ['savedtexts', (n) => ({ title: `Text ${String(n).padStart(4, '0')}`, text: 'T' })],
  '/api/price-list': ['prices', (n) => ({ text: `Line ${String(n).padStart(4, '0')}`, unitPrice: n, currency: 'ZMW' })],
  '/api/media': ['media', (n) => ({ ...MEDIA_ROW, file: `f${n}.png`, stem: `f${n}` })],
  '/api/team': ['team', (n) => ({ name: `Member ${n}`, role: 'A' })],
  '/api/services': [
    'services',
    (n) => ({ title: `Service ${n}`, slug: `service-${n}`, description: '', features: [], order: 0 }),
  ],
  '/api/contact': ['contacts', (n) => ({ ...CONTACT_ROW, subject: `S ${n}` })],
  '/api/users/invitations': [
    'accountlinks',
    (n) => ({ ...INVITATION_ROW, subject: `a${n}@b.zm`, email: `a${n}@b.zm`, hash: `hash ${n}` }),
  ],
  '/api/newsletter': ['subscribers', (n) => ({ email: `a${n}@b.zm`, unsubscribeToken: `token-${n}` })],
  '/api/issues': ['newsletterIssues', (n) => ({ subject: `Issue ${n}`, content: 'x', status: 'draft' })],
  '/api/issues/archive': [
    'newsletterIssues',
    (n) => ({ subject: `Issue ${n}`, content: 'x', status: 'sent', startedAt: sentAt(n) }),
  ],
  '/api/pages': ['pages', (n) => ({ title: `Page ${n}`, slug: `page-${n}`, status: 'published', content: '' })],
  '/api/redirects': ['redirects', (n) => ({ from: `/old-${n}`, to: '/about' })],
  '/api/users': ['users', (n) => ({ ...USER_ROW, email: `a${n}@b.zm` })],
  '/api/invoices': [
    'documents',
    (n) => ({ ...INVOICE_ROW, seq: n + 1, sourceId: `invoice ${n}`, issuedAt: sentAt(n) }),
  ],
  '/api/mail/failed': ['mailOutbox', (n) => ({ ...MAIL_ROW, subject: `S ${n}` })],
};
const IN_AN_ORDER_OF_THEIR_OWN = [
  '/api/services',
  '/api/price-list',
  '/api/saved-texts',
  `/api/blogs/${POST}/comments`,
];
/** Lists that return the first page if a call asks for no page. Other lists then return all records. */
const PAGED = ['/api/project', '/api/audit', '/api/trash'];

describe('list requested without a page', () => {
  const test = useTestApp();
  const admin = useAdmin(test);
  beforeAll(async () => {
    const at = new Date(0);
    const post = { ...ROWS['/api/blogs'][1](0), _id: POST, createdAt: at, updatedAt: at };
    await test.connection.collection<object>('blogs').insertOne(post);
  });

  it('is covered here for every list of the API', async () => {
    const { body } = await test.http.get('/api/docs-json').expect(200);
    const lists = listOperations(body as OpenAPIObject)
      .filter(({ method, query }) => method === 'get' && query.includes('limit'))
      .map(({ path }) => path);
    const stated = Object.keys(ROWS).map((path) => path.replace(POST.toHexString(), '{id}'));
    expect(lists.sort()).toEqual([...stated, ...PAGED].sort());
  });

  it.each(Object.entries(ROWS))('returns at most a thousand at %s, with the total', async (path, [collection, row]) => {
    const before = Number((await test.http.get(path).set(admin).expect(200)).headers['x-total-count']);
    const rows = Array.from({ length: TOO_MANY }, (_, n) => {
      const at = new Date(Date.UTC(2026, 0, 1) + n * 1_000);
      return { ...row(n), _id: new Types.ObjectId(), createdAt: at, updatedAt: at };
    });
    await test.connection.collection(collection).insertMany(rows);
    const answer = await test.http.get(path).set(admin).expect(200);
    expect(answer.body).toHaveLength(LIMITS.listMax);
    expect(answer.headers['x-total-count']).toBe(String(before + TOO_MANY));
    // Lists with an order of their own leave out the last record in this order. Other lists leave out the oldest
    // record.
    const left = rows[IN_AN_ORDER_OF_THEIR_OWN.includes(path) ? TOO_MANY - 1 : 0]._id.toHexString();
    const shown = (answer.body as { _id: string }[]).map(({ _id }) => _id);
    expect(shown).not.toContain(left);
    const second = await test.http.get(`${path}?page=11`).set(admin).expect(200);
    expect((second.body as { _id: string }[]).map(({ _id }) => _id)).toContain(left);
  });

  it('keeps the sitemap complete', async () => {
    const { text } = await test.http.get('/sitemap.xml').expect(200);
    expect(text.match(/<loc>[^<]*\/blogs\/[0-9a-f]{24}</g)).toHaveLength(TOO_MANY + 1);
    expect(text.match(/<loc>[^<]*\/services\/service-\d+</g)).toHaveLength(TOO_MANY);
    expect(text.match(/<loc>[^<]*\/page-\d+</g)).toHaveLength(TOO_MANY);
  });
});
