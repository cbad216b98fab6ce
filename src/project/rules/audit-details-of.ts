import { isDeepStrictEqual } from 'node:util';
import { duesOf } from '../../contract/schedule';
import { QUOTE_INCLUDED } from '../../contract/terms';
import type { AuditDetails } from '../../platform/audit/audit-details';
import type { ProjectRequestRow } from '../schemas/project-request.schema';
import { asOf, termsOf } from '../schemas/quote.schema';
import type { RequestChanged } from './request-change';

/** Describes a change for the audit log: old and new values, but for changed texts only the names of the fields. */
export function auditDetailsOf({ before, row }: RequestChanged): Required<Omit<AuditDetails, 'each' | 'subjectName'>> {
  const [from, to] = [valuesOf(before), valuesOf(row)];
  const changes = (Object.keys(to) as (keyof typeof to)[])
    .map((field) => ({ field, from: from[field], to: to[field] }))
    .filter((change) => change.from !== null || change.to !== null);
  const changedValues = changes.filter((change) => change.from !== change.to).map(({ field }) => field);
  const [old, texts] = [textsOf(before), textsOf(row)];
  const changedTexts = Object.keys(texts).filter((field) => !isDeepStrictEqual(old[field], texts[field]));
  return { subjectId: row._id.toHexString(), fields: [...changedValues, ...changedTexts].sort(), changes };
}

function valuesOf({ status, quote }: ProjectRequestRow) {
  return {
    status,
    quoteStatus: quote ? asOf(quote, new Date()).status : null,
    revision: quote?.revisions.length ?? null,
    total: quote?.price ?? null,
    paid: quote?.payments?.length ? duesOf(termsOf(quote), quote.payments).paid : null,
    // Leaves out US dollars, because they are the default.
    currency: quote?.currency === 'USD' ? null : (quote?.currency ?? null),
  };
}

/** Terms of a new quote. The audit log's first entry about the quote lists only the terms that differ from these. */
const BEGUN = {
  lines: [],
  discount: 0,
  vatPercent: 0,
  depositPercent: 0,
  schedule: [],
  included: [...QUOTE_INCLUDED],
  validUntil: null,
};

function textsOf({ quote, steps = [], thread = [] }: ProjectRequestRow): Record<string, unknown> {
  const {
    price: _price,
    currency: _currency,
    ...texts
  } = quote ? termsOf(quote) : { ...BEGUN, price: 0, currency: 'USD' };
  return { ...texts, steps, note: thread.filter(({ kind }) => kind === 'note').length };
}
