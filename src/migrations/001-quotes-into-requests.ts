import type { Connection, Types } from 'mongoose';
import type { ProjectStatus, QuoteStatus } from '../contract/project';
import { quoteStatusFor, requestStatusFor } from '../contract/request-states';
import type { RequestAndQuote } from '../project/rules/request-and-quote';
import type { ProjectRequestRow } from '../project/schemas/project-request.schema';
import type { Quote } from '../project/schemas/quote.schema';

type FormerTerms = Pick<Quote, 'price' | 'timeEstimate' | 'teamSize' | 'notes'>;

/** A quote as it lay in a collection of its own. */
export interface FormerQuote extends FormerTerms {
  _id: Types.ObjectId;
  projectRequestId: Types.ObjectId;
  status: QuoteStatus;
  /** Counted every write. */
  revision: number;
  /** What it had not yet made of its request. */
  unsettled?: 'quoted' | 'accepted' | 'rejected';
  createdAt: Date;
  updatedAt: Date;
}

const COLLECTION = 'quotes';
/** One command's worth. */
const BATCH = 200;

/**
 * Brings the quotes of older versions, and of their archives, into the documents of their requests. One that has been brought over is
 * removed, so a start that was cut short is completed by the next, and nothing happens twice. Dated 2026-11-24.
 */
export async function quotesIntoRequests(db: Connection): Promise<string | null> {
  const quotes = db.collection<FormerQuote>(COLLECTION);
  for (let count = 0; ; ) {
    const batch = await quotes.find().limit(BATCH).toArray();
    if (batch.length === 0)
      return count > 0 ? `${count} ${count === 1 ? 'quote' : 'quotes'} of an older version, into their requests` : null;
    await bring(db, batch);
    // Also those whose request is gone: nobody could find them any more.
    await quotes.deleteMany({ _id: { $in: batch.map(({ _id }) => _id) } });
    count += batch.length;
  }
}

async function bring(db: Connection, batch: FormerQuote[]): Promise<void> {
  const requests = db.collection<ProjectRequestRow>('projectrequests');
  const rows = await requests.find({ _id: { $in: batch.map(({ projectRequestId }) => projectRequestId) } }).toArray();
  const writes = await Promise.all(
    rows.map(async (row) => {
      const former = batch.find(({ projectRequestId }) => projectRequestId.equals(row._id)) as FormerQuote;
      const mailsDue = await mailsLeft(db, former);
      return {
        updateOne: {
          filter: { _id: row._id, quote: null },
          update: {
            $set: {
              ...toRequestAndQuote(row.status, former),
              version: former.revision,
              updatedAt: new Date(Math.max(+row.updatedAt, +former.updatedAt)),
              // Renamed by 014.
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

/** A crash may have kept the client's answer from the owner. */
async function mailsLeft(db: Connection, { _id, revision, unsettled }: FormerQuote): Promise<string[]> {
  if (unsettled !== 'accepted' && unsettled !== 'rejected') return [];
  const isQueued = await db.collection('mails').findOne({ once: `quote:${_id.toHexString()}:${revision}` });
  return isQueued ? [] : [`${unsettled}:1-${revision}`];
}

/**
 * What a request and its former quote are together. A pair that contradicts itself follows the quote, but for a draft, which follows the
 * request. A quote that was sent for nothing becomes a draft: nobody is to accept a price that was never given. The terms that there were not yet
 * come with 007.
 */
export function toRequestAndQuote(request: ProjectStatus, former: FormerQuote): RequestAndQuote {
  const { _id, price, timeEstimate, teamSize, notes, createdAt, updatedAt } = former;
  const terms = { price, timeEstimate, teamSize, notes };
  const wasDraft = former.status === 'draft';
  const followed = wasDraft ? quoteStatusFor(request, 'draft') : former.status;
  const status = followed === 'sent' && price === 0 ? 'draft' : followed;
  // What the client could read was sent once; so is now what the request says was accepted, or is still to be answered.
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
    // Only a client's answer was carried over to the request.
    const isClients = !wasDraft && (request === status || former.unsettled === status);
    quote.answer = { by: isClients ? 'client' : 'staff', at: updatedAt };
  }
  return { status: requestStatusFor(status, request), quote };
}
