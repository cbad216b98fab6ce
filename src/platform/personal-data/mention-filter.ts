import { type QueryFilter, trusted } from 'mongoose';
import { escapeRegex } from '../validation/escape-regex';
import type { Person } from './person';

/** Matches rows that may contain the address. `Person` must check them, because longer addresses match too. */
export function mentionFilter(fields: readonly string[], { spellings }: Person): QueryFilter<object> {
  return {
    $or: fields.flatMap((field) =>
      spellings.map((spelling) => ({ [field]: trusted({ $regex: escapeRegex(spelling), $options: 'i' }) })),
    ),
  } as QueryFilter<object>;
}
