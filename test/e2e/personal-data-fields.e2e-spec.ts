import type { Schema } from 'mongoose';
import { useTestApp } from '../support/app';

/** Collections that only staff write, so that they contain no data of visitors. */
const WRITTEN_BY_STAFF = [
  'blogs',
  // Entries of the media library. Staff upload the files and name them.
  'media',
  'newsletterIssues',
  'pages',
  'prices',
  'redirects',
  'savedtexts',
  'services',
  'settings',
  // Sessions of staff, each with the name of the browser.
  'staffsessions',
  'team',
  'users',
  'versions',
  'website',
];

/**
 * Fields that may contain a visitor's data. The holders in `src/privacy/personal-data-holders.service.ts` find, export
 * and erase this data. `mentions.service.ts` covers texts in which other people may name the visitor.
 */
const ABOUT_VISITORS: Record<string, string[]> = {
  accountlinks: ['email', 'formerEmail', 'name'],
  comments: ['name', 'email', 'text', 'reply.text'],
  // Salted hashes of erased email addresses. After a restore, `address` contains the email address until the next
  // start.
  erasures: ['_id', 'salt', 'address'],
  contacts: [
    ...['name', 'email', 'phone', 'subject', 'message', 'nameKey', 'subjectKey', 'searchLines'],
    ...['replies.subject', 'replies.message', 'notes.text'],
  ],
  documents: [
    // An erasure keeps the name and the lines, because tax law requires complete documents.
    ...['email', 'to.name', 'to.organisation', 'to.tpin', 'lines.text', 'label', 'payment.covers.label'],
  ],
  idempotency: ['scope', 'key', 'bodyHash', 'answer'],
  mailOutbox: ['to', 'subject', 'text', 'html', 'replyTo', 'unsubscribeUrl', 'lastError', 'onSent.content'],
  newsletterWelcomes: ['addressHash', 'unsubscribeToken'],
  projectrequests: [
    ...['name', 'email', 'phone', 'organisation', 'tpin', 'description', 'thread.text', 'steps.label'],
    ...['quote.teamSize', 'quote.notes', 'quote.revisions.teamSize', 'quote.revisions.notes', 'quote.answer.text'],
    ...['quote.payments.note', 'quote.saidPaid.note'],
    ...['quote.lines.text', 'quote.included', 'quote.revisions.lines.text', 'quote.revisions.included'],
    ...['quote.schedule.label', 'quote.schedule.dueWhen'],
    ...['quote.revisions.schedule.label', 'quote.revisions.schedule.dueWhen'],
  ],
  passkeys: ['name'],
  subscribers: ['email', 'unsubscribeToken', 'confirmToken'],
  trash: ['record'],
  visitoraccounts: ['name', 'email'],
};

/** Text fields that contain no data of visitors: statuses, names of staff, and texts that staff choose. */
const ABOUT_NOBODY: Record<string, string[]> = {
  // Parts of a link that is valid for a short time. If `subject` is an email address, the field `email` has it too.
  accountlinks: ['kind', 'subject', 'role', 'invitedBy', 'nonce', 'hash', 'pendingMails'],
  audit: ['action', 'subjectId', 'subjectIds', 'subjectName', 'fields', 'changes.field', 'changes.from', 'changes.to'],
  // Daily sums of views. `hosts` contains the names of sites that link to a post.
  blogfigures: ['_id', 'day', 'hosts'],
  clock: ['_id'],
  commentnotices: ['name', 'pendingMails'],
  comments: ['status', 'reply.by', 'reply.role', 'consent.version', 'consent.text'],
  contacts: ['status', 'replies.sentBy', 'notes.kind', 'notes.by', 'consent.version', 'consent.text', 'pendingMails'],
  documentcounters: ['_id'],
  documents: [
    ...[
      'kind',
      'sourceId',
      'service',
      'quoteNumber',
      'currency',
      'dueDate',
      'payment.day',
      'payment.method',
      'payment.methodLabel',
      'payment.covers.invoice',
    ],
    ...['from.siteName', 'from.address', 'from.contactPhone', 'from.contactEmail', 'from.tpin'],
    ...['methods.label', 'methods.details', 'credits.number', 'credits.day'],
  ],
  endedsessions: ['_id'],
  mailOutbox: ['state', 'kind', 'recordId', 'mark', 'composedFrom', 'onSent.collectionName', 'attachment.filename'],
  mornings: ['day', 'pendingMails'],
  projectrequests: [
    ...['serviceId', 'serviceTitle', 'projectScope', 'teamSize', 'timeframe', 'status', 'quote.status'],
    ...['steps.date', 'steps.doneAt'],
    ...['quote.answer.by', 'quote.answer.reason', 'thread.kind', 'thread.by', 'assignee.name'],
    ...['quote.payments.day', 'quote.payments.method', 'quote.payments.methodLabel', 'quote.payments.by'],
    ...['quote.currency', 'quote.validUntil', 'quote.number', 'quote.tpin', 'quote.saidPaid.invoice'],
    ...['quote.revisions.currency', 'quote.revisions.validUntil', 'quote.reopenings.from'],
    ...['quote.schedule.dueDate', 'quote.revisions.schedule.dueDate'],
    ...['consent.version', 'consent.text', 'pendingMails', 'remindersTold', 'openInvoices.dueDate'],
  ],
  passkeys: ['kind', 'credentialId', 'publicKey'],
  quotecounters: ['_id'],
  spentchallenges: ['_id'],
  subscribers: ['consent.version', 'consent.text', 'pendingMails'],
  trash: ['source'],
  visitoraccounts: ['passwordHash', 'pendingMails'],
};

/** Returns the paths of all text fields, including fields of lists and nested records. */
function textPaths(schema: Schema, above = ''): string[] {
  return Object.entries(schema.paths).flatMap(([name, type]) => {
    if (type.schema) return textPaths(type.schema, `${above}${name}.`);
    const { embeddedSchemaType } = type as { embeddedSchemaType?: { instance: string } };
    return ['String', 'Mixed'].includes(embeddedSchemaType?.instance ?? type.instance) ? [above + name] : [];
  });
}

const named = (collections: Record<string, string[]>): string[] =>
  Object.entries(collections).flatMap(([collection, paths]) => paths.map((path) => `${collection}.${path}`));

describe('stored text fields', () => {
  const test = useTestApp();

  it('are declared as personal, then found and erased, or as impersonal', () => {
    const stored = Object.values(test.connection.models)
      .filter(({ collection }) => !WRITTEN_BY_STAFF.includes(collection.name))
      .flatMap(({ collection, schema }) => textPaths(schema).map((path) => `${collection.name}.${path}`));
    const declared = [...named(ABOUT_VISITORS), ...named(ABOUT_NOBODY)];
    expect({ unknown: stored.filter((path) => !declared.includes(path)) }).toEqual({ unknown: [] });
    expect({ gone: declared.filter((path) => !stored.includes(path)) }).toEqual({ gone: [] });
  });
});
