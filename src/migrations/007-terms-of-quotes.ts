import type { Connection, mongo } from 'mongoose';
import { QUOTE_INCLUDED } from '../contract/terms';
import { rewriteRows } from './rewrite-rows';

const ADDED = {
  lines: [],
  discount: 0,
  vatPercent: 0,
  depositPercent: 0,
  currency: 'USD',
  included: [...QUOTE_INCLUDED],
} as const;

const LACKS = { $or: Object.keys(ADDED).map((name) => ({ [name]: null })) };

/** Adds terms that older quotes and their revisions lack. Added on 2026-11-27. */
export async function termsOfQuotes(db: Connection): Promise<string | null> {
  const older = {
    quote: { $ne: null },
    $or: [
      ...Object.keys(ADDED).map((name) => ({ [`quote.${name}`]: null })),
      { 'quote.revisions': { $elemMatch: LACKS } },
    ],
  };
  const count = await rewriteRows(db, 'projectrequests', older, ({ quote }) => ({
    $set: { quote: { ...whole(quote), revisions: quote.revisions.map(whole) } },
  }));
  return count > 0 ? `quotes without all terms: ${count}` : null;
}

const whole = (terms: mongo.Document): mongo.Document => ({ ...ADDED, ...terms });
