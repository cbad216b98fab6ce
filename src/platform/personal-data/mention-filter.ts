import { type QueryFilter, trusted } from 'mongoose';
import { escapeRegex } from '../validation/escape-regex';
import type { Person } from './person';

/**
 * Finds rows whose texts may name the email address. The result also contains longer addresses, so check each row with
 * `Person`.
 */
export function mentionFilter(fields: readonly string[], { spellings }: Person): QueryFilter<object> {
  return {
    $or: fields.flatMap((field) =>
      spellings.map((spelling) => ({ [field]: trusted({ $regex: escapeRegex(spelling), $options: 'i' }) })),
    ),
  } as QueryFilter<object>;
}
