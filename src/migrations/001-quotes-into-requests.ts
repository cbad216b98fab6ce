import type { Connection, Types } from 'mongoose';
import type { ProjectStatus, QuoteStatus } from '../contract/project';
import { quoteStatusFor, requestStatusFor } from '../contract/request-states';
import type { RequestAndQuote } from '../project/rules/request-and-quote';
import type { ProjectRequestRow } from '../project/schemas/project-request.schema';
import type { Quote } from '../project/schemas/quote.schema';

type LegacyTerms = Pick<Quote, 'price' | 'timeEstimate' | 'teamSize' | 'notes'>;

export interface LegacyQuote extends LegacyTerms {
  _id: Types.ObjectId;
  projectRequestId: Types.ObjectId;
  status: QuoteStatus;
  revision: number;
  /** New quote status that was not copied to the request yet. */
  unsettled?: 'quoted' | 'accepted' | 'rejected';
  createdAt: Date;
  updatedAt: Date;
}

const COLLECTION = 'quotes';
const BATCH = 200;

/** Moves quotes of older versions into the documents of their requests. Added on 2026-11-24. */
export async function quotesIntoRequests(db: Connection): Promise<string | null> {
  const quotes = db.collection<LegacyQuote>(COLLECTION);
  for (let count = 0; ; ) {
    const batch = await quotes.find().limit(BATCH).toArray();
    if (batch.length === 0)
      return count > 0 ? `${count} ${count === 1 ? 'quote' : 'quotes'} of an older version, into their requests` : null;
    await bring(db, batch);
    // Quotes without a request are removed too, because no screen can show them.
    await quotes.deleteMany({ _id: { $in: batch.map(({ _id }) => _id) } });
    count += batch.length;
  }
}

async function bring(db: Connection, batch: LegacyQuote[]): Promise<void> {
  const requests = db.collection<ProjectRequestRow>('projectrequests');
  const rows = await requests.find({ _id: { $in: batch.map(({ projectRequestId }) => projectRequestId) } }).toArray();
  const writes = await Promise.all(
    rows.map(async (row) => {
      const legacy = batch.find(({ projectRequestId }) => projectRequestId.equals(row._id)) as LegacyQuote;
      const mailsDue = await mailsLeft(db, legacy);
      return {
        updateOne: {
          filter: { _id: row._id, quote: null },
          update: {
            $set: {
              ...toRequestAndQuote(row.status, legacy),
              version: legacy.revision,
              updatedAt: new Date(Math.max(+row.updatedAt, +legacy.updatedAt)),
              // Migration 014 renames `mailsDue` to `pendingMails`.
              ...(mailsDue.length > 0 && { mailsDue }),
            },
            $unset: { settledRevision: 1 },
          },
        },
      };
    }),
  );
  if (writes.length > 0) await requests.bulkWrite(writes as never[]);
}

/** Returns names of emails about the client's answer that were never queued, because the process crashed. */
async function mailsLeft(db: Connection, { _id, revision, unsettled }: LegacyQuote): Promise<string[]> {
  if (unsettled !== 'accepted' && unsettled !== 'rejected') return [];
  const isQueued = await db.collection('mails').findOne({ once: `quote:${_id.toHexString()}:${revision}` });
  return isQueued ? [] : [`${unsettled}:1-${revision}`];
}

/**
 * Combines a request with its former quote. The quote's status decides the request's status. If the quote was a draft,
 * the request's status decides instead.
 */
export function toRequestAndQuote(request: ProjectStatus, legacy: LegacyQuote): RequestAndQuote {
  const { _id, price, timeEstimate, teamSize, notes, createdAt, updatedAt } = legacy;
  const terms = { price, timeEstimate, teamSize, notes };
  const wasDraft = legacy.status === 'draft';
  const followed = wasDraft ? quoteStatusFor(request, 'draft') : legacy.status;
  const status = followed === 'sent' && price === 0 ? 'draft' : followed;
  // Clients saw every quote except drafts. A draft with a price counts as sent if the request's status says that a
  // quote was sent or accepted.
  const isSent = !wasDraft || (price > 0 && (status === 'sent' || status === 'accepted'));
  const quote: Quote = {
    ...terms,
    _id,
    status,
    revisions: isSent ? [{ ...terms, revision: 1, sentAt: updatedAt }] : [],
    createdAt,
    updatedAt,
  } as unknown as Quote;
  if (status === 'accepted' || status === 'rejected') {
    // Older versions copied the client's answer to the request, but not an answer that staff entered.
    const isClients = !wasDraft && (request === status || legacy.unsettled === status);
    quote.answer = { by: isClients ? 'client' : 'staff', at: updatedAt };
  }
  return { status: requestStatusFor(status, request), quote };
}
