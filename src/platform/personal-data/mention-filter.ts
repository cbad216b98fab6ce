import { type QueryFilter, trusted } from 'mongoose';
import { escapeRegex } from '../validation/escape-regex';
import type { Person } from './person';

/** Finds rows that may name the email address. Check them with `Person`, because longer addresses match too. */
export function mentionFilter(fields: readonly string[], { spellings }: Person): QueryFilter<object> {
  return {
    $or: fields.flatMap((field) =>
      spellings.map((spelling) => ({ [field]: trusted({ $regex: escapeRegex(spelling), $options: 'i' }) })),
    ),
  } as QueryFilter<object>;
}
