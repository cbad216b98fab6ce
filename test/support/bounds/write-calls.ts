import { INVITATION_FIELDS, STAFF_LINK_LABELS } from '../../../src/contract/account-links';
import { TOKEN_HEADER } from '../../../src/contract/auth';
import { BLOG_BULK_STATUSES } from '../../../src/contract/blogs';
import { COMMENT_FIELDS, COMMENT_STATUSES, COMMENT_TRAP } from '../../../src/contract/comments';
import { CONTACT_STATUSES } from '../../../src/contract/contact';
import { DECLINE_REASONS } from '../../../src/contract/decline-reasons';
import { LIMITS } from '../../../src/contract/limits';
import { MEDIA_FIELDS } from '../../../src/contract/media';
import { ISSUE_FIELDS } from '../../../src/contract/newsletter-issues';
import { NEW_PASSKEY_FIELDS, PASSKEY_ANSWER_FIELDS } from '../../../src/contract/passkeys';
import { PAYMENT_FIELDS } from '../../../src/contract/payments';
import {
  PROJECT_SCOPE_LABELS,
  PROJECT_STATUSES,
  QUOTE_STATUSES,
  TEAM_SIZE_LABELS,
  TIMEFRAME_LABELS,
} from '../../../src/contract/project';
import { QUOTE_FIELDS } from '../../../src/contract/quote-fields';
import { CODE_FIELDS, OPTIONAL_CODE } from '../../../src/contract/second-step';
import { DEFAULT_SETTINGS } from '../../../src/contract/settings';
import { NOTE_KINDS, STAFF_ENTRY_KINDS } from '../../../src/contract/thread';
import { OWN_NAME_FIELDS } from '../../../src/contract/users';
import { SECTION_NAMES } from '../../../src/contract/website/sections';
import { NOTIFY_FIELD, STEPS_FIELDS } from '../../../src/contract/work-steps';
import { asNewVisitor, type SignedIn } from '../accounts';
import type { TestApp } from '../app';
import { COMMENT, createComment } from '../comments';
import { createBlog, createMember, createPage, createService } from '../content';
import { imageOf } from '../files';
import { QUOTE, REQUEST, saveQuote, sendRequest } from '../project';
import { ADMIN } from '../site';
import { createUser, PASSWORD } from '../users';
import * as fields from './fields';
import { rulesOf } from './rules-of';
import { type FieldRule, nothing, sample, wrongTypes } from './samples';
import * as text from './text-rules';
import * as values from './value-rules';

/** A call with a valid body. Tests replace one field of it at a time. */
export interface Prepared {
  /** Path with ids in place of parameters. */
  path: string;
  body: Record<string, unknown>;
}

/** A call with a JSON body, and a rule for each field. */
export interface WriteCall {
  fields: Record<string, FieldRule>;
  prepare(test: TestApp, admin: SignedIn): Promise<Prepared>;
  /** Status of the answer to a valid body, if it is neither 200 nor 201. */
  taken?: number;
  /** Reads the stored record. Default: the answer of the call is the record. */
  read?(test: TestApp, admin: SignedIn, answer: Record<string, unknown>): Promise<Record<string, unknown>>;
}

/** Marks all fields of the rules as hidden, because answers do not contain them. */
const hidden = (rules: WriteCall['fields']): WriteCall['fields'] =>
  Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, { ...rule, isHidden: true }]));

let made = 0;
const unique = (): string => {
  made += 1;
  return `x${made}`;
};

/** Prepares a call whose path and body need no stored record. */
const fixed = (path: string, body: () => object) => async (): Promise<Prepared> => ({ path, body: { ...body() } });

type Create = (test: TestApp, admin: SignedIn) => Promise<{ _id: string }>;
/**
 * Returns a function that creates a record and prepares a call on it. By default the call changes the record, and
 * fields that `body` lacks keep their values. For other calls, `call` is the part of the path after the record's id.
 */
const changeOf =
  (base: string, create: Create, body: object = {}, call = ''): WriteCall['prepare'] =>
  async (test, admin) => ({ path: `${base}/${(await create(test, admin))._id}${call}`, body: { ...body } });

/** Calls that create and change a record with these fields. */
const recordCalls = (
  base: string,
  rules: WriteCall['fields'],
  prepareNew: WriteCall['prepare'],
  create: Create,
): Record<string, WriteCall> => ({
  [`POST ${base}`]: { fields: rules, prepare: prepareNew },
  [`PUT ${base}/{id}`]: { fields: { ...rules, updatedAt: fields.updatedAt }, prepare: changeOf(base, create) },
});
/** The same for a list with a maximum length. Removes earlier records, because the tests create one for each field. */
function callsOfLimited(
  path: string,
  collection: string,
  rules: WriteCall['fields'],
  newBody: () => object,
): Record<string, WriteCall> {
  const prepareNew = async (test: TestApp): Promise<Prepared> => {
    await test.connection.collection(collection).deleteMany({});
    return { path, body: { ...newBody() } };
  };
  return recordCalls(path, rules, prepareNew, async (test, admin) => {
    const { body } = await prepareNew(test);
    return (await test.http.post(path).set(admin).send(body).expect(201)).body;
  });
}

/**
 * Rule for the version of a draft. Only invalid values are tested, because valid ones above 0 get a 409: the records
 * have no draft.
 */
const draftVersion = values.refusing(values.required(values.wholeNumber(0, 2 ** 31)));
/** Rule for the object with the fields of a draft. The tests of the call that saves the record cover the fields. */
const draftFields: FieldRule = {
  takes: [],
  refuses: wrongTypes('list').filter(({ value }) => typeof value !== 'object'),
};

/** Calls of the editor for texts, such as storing a draft or publishing a record. */
function textCallsOf(kind: string, create: Create): Record<string, WriteCall> {
  const of = (call: string, body: object) => changeOf(`/api/${kind}`, create, body, call);
  return {
    [`PUT /api/${kind}/{id}/draft`]: {
      fields: { fields: draftFields, version: draftVersion, basedOn: draftVersion },
      prepare: of('/draft', { fields: {}, version: 0, basedOn: 0 }),
    },
    [`DELETE /api/${kind}/{id}/draft`]: {
      fields: { version: draftVersion },
      prepare: async (test, admin) => {
        const { path, body } = await of('/draft', { version: 1 })(test, admin);
        const draft = { fields: { title: 'Another title' }, version: 0, basedOn: 0 };
        await test.http.put(path).set(admin).send(draft).expect(200);
        return { path, body };
      },
    },
    [`POST /api/${kind}/{id}/publish`]: {
      fields: {
        version: draftVersion,
        textVersion: values.refusing(values.wholeNumber(0, 2 ** 31)),
        publishAt: values.refusing(fields.blog.publishAt),
      },
      prepare: of('/publish', { version: 0 }),
    },
    [`POST /api/${kind}/{id}/versions`]: { fields: { fields: draftFields }, prepare: of('/versions', { fields: {} }) },
  };
}

const newest =
  (path: string): NonNullable<WriteCall['read']> =>
  async (test, admin) =>
    (await test.http.get(path).set(admin).expect(200)).body[0];

const person: WriteCall['fields'] = { email: { ...text.storedEmail(), isHidden: true } };
const ofAddress = (path: string): WriteCall => ({
  fields: person,
  prepare: fixed(path, () => ({ email: 'nobody@example.com' })),
});

const createRequest: Create = async (test) => ({ _id: await sendRequest(test) });
/** Returns a function that creates a request with a quote, and gives the quote these statuses one after the other. */
const createQuoted =
  (...statuses: ('sent' | 'accepted')[]): Create =>
  async (test, admin) => {
    const requestId = await sendRequest(test);
    for (const status of statuses) await saveQuote(test, admin, requestId, { status });
    return { _id: requestId };
  };
const createAccepted = createQuoted('sent', 'accepted');

const quoteRules = rulesOf(QUOTE_FIELDS);
const revision = values.refusing(values.wholeNumber(1, LIMITS.quoteRevisions));
const lastOf = (prefix: string) => ({
  takes: [sample('none', ''), sample('a number', `${prefix}-2020-0007`)],
  refuses: [sample('no number', '7'), sample('an integer', 7)],
});
const DECLINE_FIELDS = {
  revision,
  reason: { ...values.oneOf(DECLINE_REASONS, ''), isHidden: true },
  text: { ...text.optionalText(LIMITS.declineText), isHidden: true },
};

const answerQuote = (word: 'accept' | 'decline', own: WriteCall['fields']): WriteCall => ({
  fields: { email: values.refusing(text.email()), ...own },
  prepare: changeOf('/api/project/quote', createQuoted('sent'), { email: REQUEST.email, revision: 1 }, `/${word}`),
});

/** Rule for a list of 1 to `LIMITS.bulk` ids. */
const bulkIds: FieldRule = {
  takes: [{ what: 'the most', value: Array.from({ length: LIMITS.bulk }, (_, place) => `${place}`.padStart(24, '0')) }],
  refuses: [
    ...[sample('none', []), sample('one too many', Array(LIMITS.bulk + 1).fill('0'.repeat(24)))],
    ...[sample('a malformed id', ['x']), sample('an operator', [{ $ne: '' }]), sample('text', '0'.repeat(24)), nothing],
  ],
  isHidden: true,
};
/** Calls that set the status of several records, delete them, and restore them. */
function bulkCallsOf(
  kind: string,
  create: Create,
  [status, statuses]: [string, readonly string[]],
  more: WriteCall['fields'] = {},
): Record<string, WriteCall> {
  const base = `/api/${kind}/bulk`;
  const of =
    (what: string, body: object = {}): WriteCall['prepare'] =>
    async (test, admin) => ({ path: `${base}/${what}`, body: { ids: [(await create(test, admin))._id], ...body } });
  return {
    [`POST ${base}/status`]: {
      fields: { ids: bulkIds, status: { ...values.required(values.oneOf(statuses)), isHidden: true }, ...more },
      prepare: of('status', { status }),
    },
    [`POST ${base}/delete`]: { fields: { ids: bulkIds }, prepare: of('delete') },
    [`POST ${base}/restore`]: {
      fields: { ids: bulkIds },
      prepare: async (test, admin) => {
        const { path, body } = await of('restore')(test, admin);
        await test.http.post(`${base}/delete`).set(admin).send(body).expect(200);
        return { path, body };
      },
    },
  };
}

/** Prepares a call that sends or discards an email that is on hold after a restore. */
const ofHeldMails =
  (what: 'send' | 'discard') =>
  async (test: TestApp): Promise<Prepared> => {
    const at = new Date();
    const mail = { to: 'chanda@example.com', subject: 'Welcome', text: 'Hello.', html: '', state: 'onHold' };
    const name = { kind: 'welcome', recordId: '', mark: '' };
    const row = { ...mail, ...name, attempts: 0, dueAt: at, createdAt: at, updatedAt: at, version: 0 };
    const { insertedId } = await test.connection.collection('mailOutbox').insertOne(row);
    return { path: `/api/mail/on-hold/${what}`, body: { ids: [insertedId.toHexString()] } };
  };

const ISSUE = { subject: 'News', content: 'Read **this**.' };
const createIssue = async (test: TestApp, admin: SignedIn): Promise<{ _id: string }> =>
  (await test.http.post('/api/issues').set(admin).send(ISSUE).expect(201)).body;

const newPage = () => ({ title: 'Fees', slug: unique() });
const newSavedReply = () => ({ title: 'How to pay', text: 'By bank or mobile money.' });
const PRICE = { text: 'Training for one day', unitPrice: 1_200.5 };
const newRedirect = () => ({ from: `/${unique()}`, to: '/about' });
async function createImage(test: TestApp, admin: SignedIn): Promise<{ _id: string }> {
  const file = await imageOf(4, 3, 'png');
  await test.http.post('/api/uploads').set(admin).attach('file', file, 'a.png').expect(201);
  return (await test.http.get('/api/media').set(admin).expect(200)).body[0];
}
const newUser = () => ({ name: 'Chanda', email: `${unique()}@example.com`, password: PASSWORD });

const MESSAGE = { name: 'Chanda', email: 'chanda@example.com', subject: 'Robots', message: 'Do you teach robotics?' };

/** Sends a message as a visitor and returns it as staff see it. */
async function createMessage(test: TestApp, admin: SignedIn): Promise<{ _id: string }> {
  await test.http.post('/api/contact').set(asNewVisitor()).send(MESSAGE).expect(201);
  return (await test.http.get('/api/contact').set(admin).expect(200)).body[0];
}

/** Rule for the token in an emailed link. The tokens of the samples belong to no link. */
const linkToken = {
  ...values.recordId(LIMITS.linkToken),
  takes: [sample('the longest', 'x'.repeat(LIMITS.linkToken))],
};

/** The server looks up the link before it compares the password with common ones. */
const passwordOfLink = {
  ...text.password(),
  refuses: text.password().refuses.filter(({ what }) => what !== 'a common one'),
};

const ownPassword = {
  ...text.currentPassword(),
  refuses: [...text.currentPassword().refuses, { what: 'empty', value: '' }],
};

/**
 * Rules for password and code, which some calls require again. `currentPassword` must be the real password, so it has
 * no valid samples. Any code is valid, because the account has no two-step login.
 */
const proof = { currentPassword: { ...ownPassword, takes: [] }, code: hidden(rulesOf({ code: OPTIONAL_CODE })).code };

/** Calls with a JSON body, named as in the API document. */
export const WRITE_CALLS: Record<string, WriteCall> = {
  'POST /api/auth/login': {
    fields: {
      email: { ...values.recordId(LIMITS.email), takes: [sample('the longest', 'x'.repeat(LIMITS.email))] },
      password: {
        takes: [{ what: 'the longest', value: 'x'.repeat(LIMITS.passwordMax) }],
        refuses: values.recordId(LIMITS.passwordMax).refuses.filter(({ what }) => what !== 'only white space'),
      },
      code: proof.code,
    },
    prepare: fixed('/api/auth/login', () => ({ email: `${unique()}@example.com`, password: PASSWORD })),
    taken: 401,
  },
  'POST /api/auth/forgotten': {
    fields: { email: { ...text.storedEmail(), isHidden: true } },
    prepare: fixed('/api/auth/forgotten', () => ({ email: `${unique()}@example.com` })),
    // The call is refused, because there is no mail server.
    taken: 409,
  },
  'POST /api/auth/link': {
    fields: {
      token: linkToken,
      kind: { ...values.required(values.oneOf(Object.keys(STAFF_LINK_LABELS))), isHidden: true },
    },
    prepare: fixed('/api/auth/link', () => ({ kind: 'reset', token: unique() })),
    taken: 404,
  },
  'POST /api/auth/reset': {
    fields: { token: linkToken, password: passwordOfLink },
    prepare: fixed('/api/auth/reset', () => ({ token: unique(), password: PASSWORD })),
    taken: 404,
  },
  'POST /api/auth/invitation': {
    fields: { token: linkToken, password: passwordOfLink },
    prepare: fixed('/api/auth/invitation', () => ({ token: unique(), password: PASSWORD })),
    taken: 404,
  },
  'POST /api/auth/email': {
    fields: { token: linkToken },
    prepare: fixed('/api/auth/email', () => ({ token: unique() })),
    taken: 404,
  },
  'PUT /api/profile': {
    fields: rulesOf(OWN_NAME_FIELDS),
    prepare: fixed('/api/profile', () => ({ name: 'Admin User' })),
  },
  'POST /api/profile/email': {
    fields: {
      email: { ...text.email(), isHidden: true },
      currentPassword: ownPassword,
    },
    prepare: fixed('/api/profile/email', () => ({ email: `${unique()}@example.com`, currentPassword: PASSWORD })),
    // The call is refused, because there is no mail server.
    taken: 409,
  },
  'POST /api/profile/passkeys/start': {
    fields: proof,
    prepare: fixed('/api/profile/passkeys/start', () => ({ currentPassword: ADMIN.password })),
  },
  'POST /api/profile/passkeys': {
    fields: hidden(rulesOf(NEW_PASSKEY_FIELDS)),
    prepare: fixed('/api/profile/passkeys', () => ({ name: 'My phone', answer: '{}' })),
    // The call is refused, because `{}` is no answer of an authenticator.
    taken: 409,
  },
  'POST /api/profile/passkeys/{id}/remove': {
    fields: proof,
    prepare: fixed(`/api/profile/passkeys/${'0'.repeat(24)}/remove`, () => ({ currentPassword: ADMIN.password })),
    // Uses an unknown id, because removing a passkey would end the session of the test.
    taken: 404,
  },
  'POST /api/auth/login/passkey': {
    fields: hidden(rulesOf(PASSKEY_ANSWER_FIELDS)),
    prepare: fixed('/api/auth/login/passkey', () => ({ answer: '{}' })),
    taken: 401,
  },
  'POST /api/profile/second-step/confirm': {
    fields: hidden(rulesOf(CODE_FIELDS)),
    prepare: fixed('/api/profile/second-step/confirm', () => ({ code: '123456' })),
    // The call is refused, because setting up two-step login was not started. The next call starts it.
    taken: 409,
  },
  'POST /api/profile/second-step': {
    fields: proof,
    prepare: fixed('/api/profile/second-step', () => ({ currentPassword: ADMIN.password })),
  },
  'POST /api/profile/second-step/codes': {
    fields: proof,
    prepare: fixed('/api/profile/second-step/codes', () => ({ currentPassword: ADMIN.password })),
    // The call is refused, because two-step login is off.
    taken: 409,
  },
  'POST /api/profile/second-step/off': {
    fields: proof,
    prepare: fixed('/api/profile/second-step/off', () => ({ currentPassword: ADMIN.password })),
    taken: 409,
  },
  'POST /api/users/invitations': {
    fields: rulesOf(INVITATION_FIELDS),
    prepare: fixed('/api/users/invitations', () => ({ name: 'Mwila', email: `${unique()}@example.com` })),
  },
  ...recordCalls(
    '/api/blogs',
    fields.blog,
    fixed('/api/blogs', () => ({ title: 'Maize', content: 'Prices.' })),
    createBlog,
  ),
  ...bulkCallsOf('blogs', createBlog, ['draft', BLOG_BULK_STATUSES]),
  ...textCallsOf('blogs', createBlog),
  ...textCallsOf('pages', createPage),
  ...textCallsOf('services', createService),
  ...recordCalls(
    '/api/team',
    fields.member,
    fixed('/api/team', () => ({ name: 'Kelvin', role: 'Officer' })),
    createMember,
  ),
  ...recordCalls(
    '/api/services',
    fields.service,
    fixed('/api/services', () => ({ title: 'Robots', description: 'We build robots.' })),
    createService,
  ),
  ...recordCalls('/api/pages', fields.page, fixed('/api/pages', newPage), createPage),
  'POST /api/blogs/{id}/comments': {
    fields: { ...rulesOf(COMMENT_FIELDS), ...hidden(rulesOf(COMMENT_TRAP)) },
    prepare: changeOf('/api/blogs', createBlog, COMMENT, '/comments'),
    read: newest('/api/comments'),
  },
  'PUT /api/media/{id}': {
    fields: { ...rulesOf(MEDIA_FIELDS), updatedAt: fields.updatedAt },
    prepare: changeOf('/api/media', createImage),
  },
  'PUT /api/comments/{id}': {
    fields: { status: values.oneOf(COMMENT_STATUSES), updatedAt: fields.updatedAt },
    prepare: changeOf('/api/comments', createComment, { status: 'approved' }),
  },
  'PUT /api/comments/{id}/reply': {
    fields: { text: { ...text.requiredText(LIMITS.comment), isHidden: true }, updatedAt: fields.updatedAt },
    prepare: changeOf('/api/comments', createComment, { text: 'Thank you.' }, '/reply'),
  },
  ...bulkCallsOf('comments', createComment, ['approved', COMMENT_STATUSES]),
  ...recordCalls(
    '/api/issues',
    rulesOf(ISSUE_FIELDS),
    fixed('/api/issues', () => ISSUE),
    createIssue,
  ),
  'POST /api/issues/preview': {
    fields: hidden(rulesOf(ISSUE_FIELDS)),
    prepare: fixed('/api/issues/preview', () => ISSUE),
  },
  'POST /api/issues/{id}/send': {
    fields: {
      sendAt: {
        takes: [{ what: 'a time to come', value: '2099-01-01T07:00+02:00', kept: '2099-01-01T05:00:00.000Z' }],
        refuses: ['2020-01-01T07:00Z', '2099-01-01', 'soon', 7, [], {}].map((value) =>
          sample(JSON.stringify(value), value),
        ),
      },
      updatedAt: { ...fields.updatedAt, isHidden: true },
    },
    prepare: changeOf('/api/issues', createIssue, { sendAt: '2099-01-01T07:00Z' }, '/send'),
  },
  'POST /api/contact': {
    fields: {
      name: text.oneLine(LIMITS.name),
      email: text.email(),
      phone: text.phone(),
      subject: text.oneLine(LIMITS.subject),
      message: text.requiredText(LIMITS.message),
    },
    prepare: fixed('/api/contact', () => MESSAGE),
    read: newest('/api/contact'),
  },
  'PUT /api/contact/{id}': {
    fields: { status: values.oneOf(CONTACT_STATUSES), updatedAt: fields.updatedAt },
    prepare: changeOf('/api/contact', createMessage, { status: 'read' }),
  },
  ...bulkCallsOf('contact', createMessage, ['read', CONTACT_STATUSES]),
  'POST /api/contact/reply': {
    fields: {
      contactId: values.recordId(),
      lastReplyId: values.idOrNull(),
      email: values.refusing(text.email()),
      subject: { ...text.oneLine(LIMITS.subject), isHidden: true },
      message: { ...text.requiredText(LIMITS.message), isHidden: true },
    },
    prepare: async (test, admin) => ({
      path: '/api/contact/reply',
      body: { contactId: (await createMessage(test, admin))._id, email: MESSAGE.email, subject: 'Re', message: 'Yes.' },
    }),
  },
  'POST /api/contact/{id}/messages': {
    fields: {
      text: { ...text.requiredText(LIMITS.message), isHidden: true },
      kind: { ...values.required(values.oneOf(NOTE_KINDS)), isHidden: true },
    },
    prepare: changeOf('/api/contact', createMessage, { kind: 'note', text: 'Called.' }, '/messages'),
  },
  'POST /api/project': {
    fields: {
      name: text.oneLine(LIMITS.name),
      email: text.email(),
      phone: text.phone(),
      organisation: text.optionalLine(LIMITS.organisation),
      tpin: fields.tpin,
      serviceId: values.recordId(),
      projectScope: values.oneOf(Object.keys(PROJECT_SCOPE_LABELS), 'medium'),
      teamSize: values.oneOf(Object.keys(TEAM_SIZE_LABELS), 'medium'),
      timeframe: values.oneOf(Object.keys(TIMEFRAME_LABELS), 'flexible'),
      description: text.requiredText(LIMITS.description),
    },
    prepare: fixed('/api/project', () => REQUEST),
    read: async (test, admin, { requestId }) =>
      (await test.http.get(`/api/project/${requestId}`).set(admin).expect(200)).body,
  },
  'PUT /api/project/{id}': {
    fields: {
      status: values.oneOf(PROJECT_STATUSES),
      note: { ...text.optionalText(LIMITS.staffNote), isHidden: true },
      updatedAt: fields.updatedAt,
    },
    prepare: changeOf('/api/project', createRequest, { status: 'in_review' }),
  },
  ...bulkCallsOf('project', createRequest, ['in_review', PROJECT_STATUSES], {
    note: { ...text.optionalText(LIMITS.staffNote), isHidden: true },
  }),
  'POST /api/project/bulk/assignee': {
    fields: { ids: bulkIds, assignee: values.idOrNull() },
    prepare: async (test, admin) => {
      const { _id: assignee } = await createUser(test, admin, { role: 'editor' });
      return { path: '/api/project/bulk/assignee', body: { ids: [await sendRequest(test)], assignee } };
    },
  },
  'POST /api/project/quote': {
    fields: {
      projectRequestId: values.recordId(),
      ...quoteRules,
      price: values.required(quoteRules.price),
      lines: values.lineList(LIMITS.quoteLines, LIMITS.quoteLine),
      schedule: values.instalmentList(LIMITS.instalments, LIMITS.instalmentLabel),
      // Has no valid samples here, because a discount needs lines.
      discount: values.refusing(quoteRules.discount),
      status: values.oneOf(QUOTE_STATUSES),
      note: { ...text.optionalText(LIMITS.staffNote), isHidden: true },
      isMailed: { ...values.trueOrFalse(), isHidden: true },
      updatedAt: fields.updatedAt,
    },
    prepare: async (test) => ({
      path: '/api/project/quote',
      body: { projectRequestId: await sendRequest(test), ...QUOTE },
    }),
  },
  'POST /api/project/last-number': {
    fields: {
      number: {
        takes: [sample('none', ''), sample('a number', 'Q-2020-0007')],
        refuses: [sample('no number', '7'), sample('an integer', 7)],
        isHidden: true,
      },
      ...hidden({ invoice: lastOf('INV'), creditNote: lastOf('CN'), receipt: lastOf('RC') }),
    },
    prepare: fixed('/api/project/last-number', () => ({ number: 'Q-2020-0007' })),
    // The call is refused, because no backup was restored.
    taken: 409,
  },
  'POST /api/project/quote/send-email': {
    fields: { quoteId: values.recordId() },
    prepare: async (test, admin) => ({
      path: '/api/project/quote/send-email',
      body: { quoteId: (await saveQuote(test, admin, await sendRequest(test)))._id },
    }),
  },
  'POST /api/project/quote/{id}/accept': answerQuote('accept', {
    revision: values.required(revision),
    ...hidden({ tpin: fields.tpin }),
  }),
  'POST /api/project/quote/{id}/decline': answerQuote('decline', DECLINE_FIELDS),
  'POST /api/project/quote/{id}/paid': {
    fields: { email: values.refusing(text.email()), ...hidden({ note: text.optionalText(LIMITS.paymentNote) }) },
    prepare: changeOf('/api/project/quote', createAccepted, { email: REQUEST.email }, '/paid'),
  },
  'POST /api/invoices/{id}/paid': {
    fields: hidden({ note: text.optionalText(LIMITS.paymentNote) }),
    prepare: async (test, admin) => {
      const invoice = changeOf('/api/project', createAccepted, { entry: 0 }, '/invoices');
      const { path, body } = await invoice(test, admin);
      const { _id } = (await test.http.post(path).set(admin).send(body).expect(201)).body;
      return { path: `/api/invoices/${_id}/paid`, body: {} };
    },
  },
  'POST /api/project/{id}/payments': {
    fields: hidden({
      ...rulesOf(PAYMENT_FIELDS),
      day: {
        takes: [{ what: 'a day', value: '2026-11-20' }],
        refuses: ['', '2026-02-30', '2999-12-31', 'today', 7, null].map((value) => ({ what: String(value), value })),
      },
      lastPaymentId: values.idOrNull(),
    }),
    prepare: changeOf('/api/project', createAccepted, { amount: 100, day: '2026-11-20', method: 'cash' }, '/payments'),
  },
  // `steps.e2e-spec.ts` covers the fields of a step.
  'PUT /api/project/{id}/steps': {
    fields: {
      ...rulesOf(STEPS_FIELDS),
      ...hidden(rulesOf({ notify: NOTIFY_FIELD })),
      updatedAt: fields.updatedAt,
    },
    prepare: changeOf('/api/project', createAccepted, { steps: [{ label: 'Build' }] }, '/steps'),
  },
  'POST /api/project/{id}/invoices': {
    fields: hidden({
      entry: values.refusing(values.wholeNumber(0, LIMITS.instalments - 1)),
      dueDate: values.dayOrNone(),
      rate: values.decimal(LIMITS.exchangeRateMin, LIMITS.exchangeRateMax, 4),
    }),
    prepare: changeOf('/api/project', createAccepted, { entry: 0 }, '/invoices'),
  },
  'POST /api/project/find': ofAddress('/api/project/find'),
  'POST /api/project/track/{id}/messages': {
    fields: { email: values.refusing(text.email()), text: { ...text.requiredText(LIMITS.question), isHidden: true } },
    prepare: changeOf(
      '/api/project/track',
      createRequest,
      { email: REQUEST.email, text: 'Is VAT in it?' },
      '/messages',
    ),
  },
  'POST /api/project/{id}/messages': {
    fields: {
      text: { ...text.requiredText(LIMITS.message), isHidden: true },
      kind: { ...values.required(values.oneOf(STAFF_ENTRY_KINDS)), isHidden: true },
      lastReplyId: values.idOrNull(),
    },
    prepare: changeOf('/api/project', createRequest, { kind: 'note', text: 'Called.' }, '/messages'),
  },
  'POST /api/links/mend': {
    fields: fields.mending,
    prepare: fixed('/api/links/mend', () => ({ from: `/${unique()}`, to: '/about' })),
  },
  ...callsOfLimited('/api/redirects', 'redirects', fields.redirect, newRedirect),
  ...callsOfLimited('/api/price-list', 'prices', fields.price, () => PRICE),
  ...callsOfLimited('/api/saved-texts', 'savedtexts', fields.savedReply, newSavedReply),
  'POST /api/newsletter': {
    fields: { email: text.email() },
    prepare: fixed('/api/newsletter', () => ({ email: `${unique()}@example.com` })),
    read: newest('/api/newsletter'),
  },
  'POST /api/users': { fields: { ...fields.user, password: text.password() }, prepare: fixed('/api/users', newUser) },
  'PUT /api/users/{id}': {
    fields: { ...fields.user, updatedAt: fields.updatedAt },
    prepare: changeOf('/api/users', createUser),
  },
  'PUT /api/users/{id}/password': {
    fields: { password: text.password(), currentPassword: text.currentPassword() },
    prepare: changeOf('/api/users', createUser, { password: PASSWORD }, '/password'),
  },
  'PUT /api/settings': {
    fields: { ...fields.settings, updatedAt: fields.updatedAt },
    prepare: fixed('/api/settings', () => ({ siteName: DEFAULT_SETTINGS.siteName })),
  },
  ...Object.fromEntries(
    fields.sections.map(([name, rules]) => [
      `PUT /api/website/${name}`,
      { fields: { ...rules, updatedAt: fields.savedAt }, prepare: fixed(`/api/website/${name}`, () => ({})) },
    ]),
  ),
  'POST /api/website/{section}/reset': {
    fields: { updatedAt: fields.savedAt },
    prepare: fixed('/api/website/hero/reset', () => ({})),
  },
  'POST /api/sample/restore': {
    fields: {
      ids: values.listOfKnown('0123456789abcdef01234567', LIMITS.bulk),
      sections: values.listOfKnown('hero', SECTION_NAMES.length),
      hadBuiltIn: values.required({ ...values.trueOrFalse(), isHidden: true }),
    },
    prepare: fixed('/api/sample/restore', () => ({ ids: [], sections: [], hadBuiltIn: true })),
  },
  'POST /api/website/preview': {
    fields: {
      page: {
        takes: [sample('each page', 'about')],
        refuses: [sample('a path', '/about'), nothing, sample('an operator', { $ne: '' })],
        isHidden: true,
      },
      id: {
        takes: [sample('each place', '6')],
        refuses: [sample('another place', '7'), nothing, sample('a number', 1)],
        isHidden: true,
      },
      search: {
        takes: [sample('the query of a section', '?tab=quote')],
        refuses: [sample('another query', '?request=1'), nothing, sample('an operator', { $ne: '' })],
        isHidden: true,
      },
      // The tests of the calls that save a section cover its fields.
      sections: { takes: [], refuses: [nothing, sample('text', 'hero'), sample('a list', ['hero'])] },
    },
    prepare: fixed('/api/website/preview', () => ({ page: 'home', sections: {} })),
  },
  'POST /api/mail/on-hold/send': { fields: { ids: bulkIds }, prepare: ofHeldMails('send') },
  'POST /api/mail/on-hold/discard': { fields: { ids: bulkIds }, prepare: ofHeldMails('discard') },
  'POST /api/mail/test': {
    fields: { to: { ...text.email(), isHidden: true } },
    prepare: fixed('/api/mail/test', () => ({ to: 'chanda@example.com' })),
  },
  'POST /api/privacy/find': ofAddress('/api/privacy/find'),
  'POST /api/privacy/export': ofAddress('/api/privacy/export'),
  'POST /api/privacy/erase': ofAddress('/api/privacy/erase'),
};

/** Makes a call as an administrator, from a new IP address. */
export function write(test: TestApp, name: string, path: string, who: SignedIn, body: unknown) {
  const method = name.split(' ')[0].toLowerCase() as 'put' | 'post' | 'delete';
  const { [TOKEN_HEADER]: token } = who;
  return (
    test.http[method](path)
      .set({ ...asNewVisitor(), ...(token !== undefined && { [TOKEN_HEADER]: token }) })
      .set('content-type', 'application/json')
      // Sends the body unchanged. Otherwise superagent would serialise a buffer as a list of numbers.
      .serialize((sent) => sent as string)
      .send(typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body))
  );
}
