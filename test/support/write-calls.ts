import { TOKEN_HEADER } from '../../src/contract/auth';
import { DEFAULT_BLOG_AUTHOR, DEFAULT_BLOG_CATEGORY } from '../../src/contract/blogs';
import { CONTACT_STATUSES } from '../../src/contract/contact';
import { LIMITS } from '../../src/contract/limits';
import { PAGE_STATUSES } from '../../src/contract/pages';
import {
  DEFAULT_PROJECT_SCOPE,
  DEFAULT_TEAM_SIZE,
  DEFAULT_TIMEFRAME,
  PROJECT_SCOPES,
  PROJECT_STATUSES,
  QUOTE_STATUSES,
  TEAM_SIZES,
  TIMEFRAMES,
} from '../../src/contract/project';
import { DEFAULT_SERVICE_ICON } from '../../src/contract/services';
import { DEFAULT_SETTINGS } from '../../src/contract/settings';
import { ROLES } from '../../src/contract/users';
import { asNewVisitor, type SignedIn } from './accounts';
import type { TestApp } from './app';
import { createBlog, createMember, createService } from './content';
import * as rules from './field-rules';
import { QUOTE, REQUEST, saveQuote, sendRequest } from './project';
import { createUser, PASSWORD } from './users';

/** A call with a body that is taken, ready to be spoilt field by field. */
export interface Prepared {
  /** With its ids filled in. */
  path: string;
  body: Record<string, unknown>;
}

/** One call that takes a JSON body, and what each of its fields takes. */
export interface WriteCall {
  fields: Record<string, rules.FieldRule>;
  prepare(test: TestApp, admin: SignedIn): Promise<Prepared>;
  /** Status of a body that is taken, where that is not a 200 or 201. */
  taken?: number;
  /** The record as it is kept; missing: the answer is the record. */
  read?(test: TestApp, admin: SignedIn, answer: Record<string, unknown>): Promise<Record<string, unknown>>;
}

let made = 0;
const unique = (): string => {
  made += 1;
  return `x${made}`;
};

/** A path that needs nothing prepared. */
const fixed = (path: string, body: () => object) => async (): Promise<Prepared> => ({ path, body: { ...body() } });
/** A change of something that is made for it: whatever is missing stays. */
const changeOf =
  (base: string, create: (test: TestApp, admin: SignedIn) => Promise<{ _id: string }>, body: object = {}) =>
  async (test: TestApp, admin: SignedIn): Promise<Prepared> => ({
    path: `${base}/${(await create(test, admin))._id}`,
    body: { ...body },
  });

const newest =
  (path: string): NonNullable<WriteCall['read']> =>
  async (test, admin) =>
    (await test.http.get(path).set(admin).expect(200)).body[0];

const blog = {
  title: rules.requiredText(LIMITS.title),
  content: rules.requiredText(LIMITS.blogContent),
  category: rules.optionalText(LIMITS.category, DEFAULT_BLOG_CATEGORY),
  tags: rules.textList(LIMITS.tags, LIMITS.tag),
  image: rules.image(''),
  authorName: rules.optionalText(LIMITS.name, DEFAULT_BLOG_AUTHOR),
  isFeatured: rules.trueOrFalse(false),
};

const member = {
  name: rules.requiredText(LIMITS.name),
  role: rules.requiredText(LIMITS.role),
  image: rules.image(''),
  bio: rules.optionalText(LIMITS.bio),
};

const service = {
  title: rules.requiredText(LIMITS.title),
  description: rules.requiredText(LIMITS.description),
  icon: rules.optionalText(LIMITS.icon, DEFAULT_SERVICE_ICON),
  features: rules.textList(LIMITS.features, LIMITS.feature),
  order: rules.wholeNumber(0, LIMITS.order),
};

const slug: rules.FieldRule = {
  takes: [
    { what: 'the longest', value: 'a'.repeat(LIMITS.slug) },
    { what: 'a leading slash', value: '/fees-2026', kept: 'fees-2026' },
  ],
  refuses: [
    ...rules.recordId().refuses,
    ...['a--b', '-a', 'a-', 'A', 'a b', 'a/b', '../a', 'a.b', 'é', '%61', 'admin', 'api', 'uploads', 'assets'].map(
      (value) => ({ what: value, value }),
    ),
  ],
};

const page = {
  title: rules.requiredText(LIMITS.title),
  slug,
  status: rules.oneOf(PAGE_STATUSES),
  content: rules.optionalText(LIMITS.pageContent),
};

const user = {
  name: rules.requiredText(LIMITS.name),
  email: rules.email(),
  role: rules.oneOf(ROLES),
  active: rules.trueOrFalse(),
};

const settings = {
  siteName: rules.oneLine(LIMITS.siteName, LIMITS.siteNameMin),
  siteDescription: rules.requiredText(LIMITS.siteDescription, LIMITS.siteDescriptionMin),
  contactEmail: rules.email(),
  contactPhone: rules.phone(true),
  address: rules.requiredText(LIMITS.address, LIMITS.addressMin),
  enableComments: rules.trueOrFalse(),
  maintenanceMode: rules.trueOrFalse(),
  analyticsId: {
    takes: [
      { what: 'the longest', value: `G-${'A'.repeat(20)}` },
      { what: 'null', value: null, kept: '' },
      { what: 'empty', value: '' },
    ],
    refuses: [
      ...rules.oneOf(['G-']).refuses.filter(({ value }) => value !== null && value !== ''),
      { what: 'one more', value: `G-${'A'.repeat(21)}` },
      { what: 'script', value: "G-ABC123');alert(1)//" },
    ],
  },
  retentionMonths: rules.required(rules.wholeNumber(0, LIMITS.retentionMonthsMax)),
} satisfies Record<string, rules.FieldRule>;

const updatedAt = rules.readAt();
const person: WriteCall['fields'] = { email: { ...rules.email(), isHidden: true } };
const privacy = (path: string): WriteCall => ({
  fields: person,
  prepare: fixed(path, () => ({ email: 'nobody@example.com' })),
});

async function sentQuote(test: TestApp, admin: SignedIn): Promise<string> {
  const requestId = await sendRequest(test);
  await saveQuote(test, admin, requestId, { status: 'sent' });
  return requestId;
}

const answerQuote = (word: 'accept' | 'decline'): WriteCall => ({
  fields: { email: rules.refusing(rules.email()), updatedAt },
  prepare: async (test, admin) => ({
    path: `/api/project/quote/${await sentQuote(test, admin)}/${word}`,
    body: { email: REQUEST.email },
  }),
});

const newPage = () => ({ title: 'Fees', slug: unique() });
const createPage = async (test: TestApp, admin: SignedIn) =>
  (await test.http.post('/api/pages').set(admin).send(newPage()).expect(201)).body as { _id: string };
const newUser = () => ({ name: 'Chanda', email: `${unique()}@example.com`, password: PASSWORD });

const MESSAGE = { name: 'Chanda', email: 'chanda@example.com', subject: 'Robots', message: 'Do you teach robotics?' };

/** Writes as a visitor does and answers the message as the back office sees it. */
export async function createMessage(test: TestApp, admin: SignedIn): Promise<{ _id: string }> {
  await test.http.post('/api/contact').set(asNewVisitor()).send(MESSAGE).expect(201);
  return (await test.http.get('/api/contact').set(admin).expect(200)).body[0];
}

/** Every call with a JSON body, by its name in the API's document. */
export const WRITE_CALLS: Record<string, WriteCall> = {
  'POST /api/auth/login': {
    fields: {
      email: {
        takes: [{ what: 'the longest', value: 'x'.repeat(LIMITS.email) }],
        refuses: rules.recordId(LIMITS.email).refuses,
      },
      password: {
        takes: [{ what: 'the longest', value: 'x'.repeat(LIMITS.passwordMax) }],
        refuses: rules.recordId(LIMITS.passwordMax).refuses.filter(({ what }) => what !== 'only white space'),
      },
    },
    prepare: fixed('/api/auth/login', () => ({ email: `${unique()}@example.com`, password: PASSWORD })),
    taken: 401,
  },
  'POST /api/blogs': { fields: blog, prepare: fixed('/api/blogs', () => ({ title: 'Maize', content: 'Prices.' })) },
  'PUT /api/blogs/{id}': { fields: { ...blog, updatedAt }, prepare: changeOf('/api/blogs', createBlog) },
  'POST /api/team': { fields: member, prepare: fixed('/api/team', () => ({ name: 'Kelvin', role: 'Officer' })) },
  'PUT /api/team/{id}': { fields: { ...member, updatedAt }, prepare: changeOf('/api/team', createMember) },
  'POST /api/services': {
    fields: service,
    prepare: fixed('/api/services', () => ({ title: 'Robots', description: 'We build robots.' })),
  },
  'PUT /api/services/{id}': { fields: { ...service, updatedAt }, prepare: changeOf('/api/services', createService) },
  'POST /api/pages': { fields: page, prepare: fixed('/api/pages', newPage) },
  'PUT /api/pages/{id}': { fields: { ...page, updatedAt }, prepare: changeOf('/api/pages', createPage) },
  'POST /api/contact': {
    fields: {
      name: rules.oneLine(LIMITS.name),
      email: rules.email(),
      phone: rules.phone(),
      subject: rules.oneLine(LIMITS.subject),
      message: rules.requiredText(LIMITS.message),
    },
    prepare: fixed('/api/contact', () => MESSAGE),
    read: newest('/api/contact'),
  },
  'PUT /api/contact/{id}': {
    fields: { status: rules.oneOf(CONTACT_STATUSES), updatedAt },
    prepare: changeOf('/api/contact', createMessage, { status: 'read' }),
  },
  'POST /api/contact/reply': {
    fields: {
      contactId: rules.recordId(),
      email: rules.refusing(rules.email()),
      subject: { ...rules.oneLine(LIMITS.subject), isHidden: true },
      message: { ...rules.requiredText(LIMITS.message), isHidden: true },
    },
    prepare: async (test, admin) => ({
      path: '/api/contact/reply',
      body: { contactId: (await createMessage(test, admin))._id, email: MESSAGE.email, subject: 'Re', message: 'Yes.' },
    }),
  },
  'POST /api/project': {
    fields: {
      name: rules.oneLine(LIMITS.name),
      email: rules.email(),
      phone: rules.phone(),
      serviceId: rules.recordId(),
      projectScope: rules.oneOf(PROJECT_SCOPES, DEFAULT_PROJECT_SCOPE),
      teamSize: rules.oneOf(TEAM_SIZES, DEFAULT_TEAM_SIZE),
      timeframe: rules.oneOf(TIMEFRAMES, DEFAULT_TIMEFRAME),
      description: rules.requiredText(LIMITS.description),
    },
    prepare: fixed('/api/project', () => REQUEST),
    read: async (test, admin, { requestId }) =>
      (await test.http.get(`/api/project/${requestId}`).set(admin).expect(200)).body,
  },
  'PUT /api/project/{id}': {
    fields: { status: rules.oneOf(PROJECT_STATUSES), updatedAt },
    prepare: changeOf('/api/project', async (test) => ({ _id: await sendRequest(test) }), { status: 'in_review' }),
  },
  'POST /api/project/quote': {
    fields: {
      projectRequestId: rules.recordId(),
      price: rules.price(),
      timeEstimate: rules.required(rules.wholeNumber(LIMITS.timeEstimateMinWeeks, LIMITS.timeEstimateMaxWeeks)),
      teamSize: rules.requiredText(LIMITS.teamSize),
      notes: rules.optionalText(LIMITS.notes),
      status: rules.oneOf(QUOTE_STATUSES),
      updatedAt,
    },
    prepare: async (test) => ({
      path: '/api/project/quote',
      body: { projectRequestId: await sendRequest(test), ...QUOTE },
    }),
  },
  'POST /api/project/quote/send-email': {
    fields: { quoteId: rules.recordId() },
    prepare: async (test, admin) => ({
      path: '/api/project/quote/send-email',
      body: { quoteId: (await saveQuote(test, admin, await sendRequest(test)))._id },
    }),
  },
  'POST /api/project/quote/{id}/accept': answerQuote('accept'),
  'POST /api/project/quote/{id}/decline': answerQuote('decline'),
  'POST /api/newsletter': {
    fields: { email: rules.email() },
    prepare: fixed('/api/newsletter', () => ({ email: `${unique()}@example.com` })),
    read: newest('/api/newsletter'),
  },
  'POST /api/users': { fields: { ...user, password: rules.password() }, prepare: fixed('/api/users', newUser) },
  'PUT /api/users/{id}': { fields: { ...user, updatedAt }, prepare: changeOf('/api/users', createUser) },
  'PUT /api/users/{id}/password': {
    fields: { password: rules.password() },
    prepare: async (test, admin) => ({
      path: `/api/users/${(await createUser(test, admin))._id}/password`,
      body: { password: PASSWORD },
    }),
  },
  'PUT /api/settings': {
    fields: { ...settings, updatedAt },
    prepare: fixed('/api/settings', () => ({ siteName: DEFAULT_SETTINGS.siteName })),
  },
  'POST /api/privacy/find': privacy('/api/privacy/find'),
  'POST /api/privacy/export': privacy('/api/privacy/export'),
  'POST /api/privacy/erase': privacy('/api/privacy/erase'),
};

/** Makes a call as an administrator, from a visitor address of its own. */
export function write(test: TestApp, name: string, path: string, who: SignedIn, body: unknown) {
  const method = name.startsWith('PUT') ? 'put' : 'post';
  const { [TOKEN_HEADER]: token } = who;
  return test.http[method](path)
    .set({ ...asNewVisitor(), ...(token !== undefined && { [TOKEN_HEADER]: token }) })
    .set('content-type', 'application/json')
    .send(typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body));
}
