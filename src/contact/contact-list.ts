import { type QueryFilter, type SortOrder as RowOrder, trusted } from 'mongoose';
import type { ContactSort, SortOrder } from '../contract/contact';
import { asciiDomain } from '../contract/email-address';
import { fold } from '../contract/fold';
import { searchDigits } from '../contract/phone';
import { holdsWord } from '../platform/search/search-pattern';
import { escapeRegex } from '../platform/validation/escape-regex';
import type { ListContactsQuery } from './contact.dto';
import type { ContactRow } from './schemas/contact.schema';

type Filter = QueryFilter<ContactRow>;

/**
 * Builds the filter of a list. Searches for `q` anywhere in name, email address, subject and phone number, and at the
 * beginnings of words in the message.
 */
export function toFilter({ q, status }: Pick<ListContactsQuery, 'q' | 'status'>): Filter {
  return { ...(status !== undefined && { status }), ...(q && { $or: placesOf(q) }) };
}

function placesOf(q: string): Filter[] {
  const text = fold(asciiDomain(q)) || q;
  const digits = searchDigits(q);
  const lines = digits ? [text, digits] : [text];
  return [
    ...lines.map((line) => ({ searchLines: trusted({ $regex: escapeRegex(line) }) }) as Filter),
    { message: holdsWord(text) } as Filter,
  ];
}

/** Returns the order of a list. Each order has an index, and ends with the id, so that no message is on two pages. */
export function toSort(sort: ContactSort = 'createdAt', order: SortOrder = 'desc'): Record<string, RowOrder> {
  const direction = order === 'asc' ? 1 : -1;
  switch (sort) {
    case 'name':
      return { nameKey: direction, _id: direction };
    case 'subject':
      return { subjectKey: direction, _id: direction };
    case 'status':
      return { status: direction, createdAt: -1, _id: -1 };
    case 'createdAt':
      return { createdAt: direction, _id: direction };
  }
}
