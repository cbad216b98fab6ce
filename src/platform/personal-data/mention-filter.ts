import { type QueryFilter, trusted } from 'mongoose';
import { escapeRegex } from '../validation/escape-regex';
import type { Person } from './person';

/**
 * Rows in whose texts the address may stand. It looks less closely than `Person` does (a longer address holds a shorter one),
 * so what it finds is to be checked again.
 */
export function mentionFilter(fields: readonly string[], { spellings }: Person): QueryFilter<object> {
  return {
    $or: fields.flatMap((field) =>
      spellings.map((spelling) => ({ [field]: trusted({ $regex: escapeRegex(spelling), $options: 'i' }) })),
    ),
  } as QueryFilter<object>;
}
