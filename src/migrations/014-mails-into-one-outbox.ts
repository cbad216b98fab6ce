import type { Connection, mongo, Types } from 'mongoose';
import { isDuplicateKey } from '../platform/errors/database-error';
import { mailIdOf, type OutboxRow } from '../platform/mail/outbox-mail.schema';
import type { MailName } from '../platform/mail/pending-mails';
import { rewriteRows } from './rewrite-rows';

const BATCH = 200;
const RECORDS = ['contacts', 'projectrequests', 'subscribers', 'mornings', 'commentnotices'];

interface LegacyMail extends mongo.Document {
  _id: Types.ObjectId;
  to?: string;
  status: 'waiting' | 'retrying' | 'failed' | 'onHold' | 'sent' | 'dropped';
  nextAttemptAt: Date;
  /** Unique name of the email: `kind:recordId:mark`, or `issue:issueId:subscriberId` for newsletters. */
  once?: string;
}

/** Moves queued emails into the outbox. An email that was being sent counts as not sent. Added on 2026-11-29. */
export async function mailsIntoOneOutbox(db: Connection): Promise<string | null> {
  const mails = db.collection<LegacyMail>('mails');
  const due = await dueInRecords(db);
  let count = 0;
  for (;;) {
    const batch = await mails.find().limit(BATCH).toArray();
    if (batch.length === 0) break;
    const addresses = await addressesOf(db, batch);
    const rows = batch.filter(({ status }) => status !== 'dropped').map((mail) => toOutboxRow(mail, addresses));
    try {
      if (rows.length > 0) await db.collection('mailOutbox').insertMany(rows as never[], { ordered: false });
    } catch (error) {
      // Ignores rows that an interrupted migration has already stored.
      if (!isDuplicateKey(error)) throw error;
    }
    await mails.deleteMany({ _id: { $in: batch.map(({ _id }) => _id) } });
    count += batch.length;
  }
  if (count + due === 0) return null;
  return `emails: ${count} queued, ${due} records with some due. The version before this one does not know the outbox: stop all of its processes`;
}

/**
 * Turns the due emails that records list in `mailsDue` into `pendingMails`. Leaves out emails that are already in the
 * old queue `mails`, so it must run before that queue is emptied.
 */
async function dueInRecords(db: Connection): Promise<number> {
  const mails = await db
    .collection('mails')
    .find({}, { projection: { once: 1 } })
    .toArray();
  const queued = new Set(mails.map(({ once }) => once));
  let count = 0;
  for (const name of RECORDS) {
    const older = { $or: [{ mailsDue: { $exists: true } }, { mailsAwaited: { $exists: true } }] };
    count += await rewriteRows(db, name, older, ({ _id, mailsDue = [], mailsAwaited = [] }) => {
      const awaited = new Set(mailsAwaited.map((mail: mongo.Document) => `${mail.kind}:${mail._id}`));
      const isDue = (entry: string) => {
        const [kind, ...mark] = entry.split(':');
        return !awaited.has(entry) && !queued.has([kind, _id, ...mark].join(':'));
      };
      const pendingMails = mailsDue.filter(isDue);
      return {
        ...(pendingMails.length > 0 && { $set: { pendingMails } }),
        $unset: { mailsDue: 1, mailsAwaited: 1 },
      };
    });
    const records = db.collection(name);
    const indexes = await records.indexes().catch(() => []);
    // Drops indexes that are no longer used. An index of email address and time replaces `email_1`.
    const legacy = ['mailsDue_1', ...(name === 'subscribers' ? [] : ['email_1'])];
    for (const { name: index = '' } of indexes) if (legacy.includes(index)) await records.dropIndex(index);
  }
  return count;
}

/** Returns email addresses by subscriber id, because sent newsletter emails in the old queue lack their recipient. */
async function addressesOf(db: Connection, batch: LegacyMail[]): Promise<Map<string, string>> {
  const ids = batch.map((mail) => nameOf(mail)).filter(({ kind }) => kind === 'issue');
  if (ids.length === 0) return new Map();
  const rows = await db
    .collection('subscribers')
    .find({}, { projection: { email: 1 } })
    .toArray();
  return new Map(rows.map(({ _id, email }) => [String(_id), email]));
}

function nameOf({ once = 'trial' }: LegacyMail): MailName {
  const [kind = '', first = '', ...rest] = once.split(':');
  return kind === 'issue'
    ? { kind, recordId: rest[0] ?? '', mark: first }
    : { kind, recordId: first, mark: rest.join(':') };
}

function toOutboxRow(mail: LegacyMail, addresses: Map<string, string>): Partial<OutboxRow> {
  const { _id, once: _, status, nextAttemptAt, outcome: __, version: ___, ...content } = mail;
  const name = nameOf(mail);
  const to = mail.to ?? addresses.get(name.recordId) ?? '';
  const state = status === 'waiting' || status === 'retrying' ? 'pending' : (status as 'failed' | 'onHold' | 'sent');
  return {
    ...content,
    ...name,
    _id: name.recordId === '' ? _id : mailIdOf(name, to),
    ...(name.kind === 'issue' && { isBulk: true }),
    state,
    dueAt: state === 'pending' && nextAttemptAt > new Date() && status === 'waiting' ? new Date() : nextAttemptAt,
  };
}
