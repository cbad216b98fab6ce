import { type QueryFilter, type SortOrder as RowOrder, trusted } from 'mongoose';
import type { ContactSort, SortOrder } from '../contract/contact';
import { asciiDomain } from '../contract/email-address';
import { fold } from '../contract/fold';
import { firstDigits } from '../contract/phone';
import { holdsWord } from '../platform/search/search-pattern';
import { escapeRegex } from '../platform/validation/escape-regex';
import type { ListContactsQuery } from './contact.dto';
import type { ContactRow } from './schemas/contact.schema';

type Filter = QueryFilter<ContactRow>;

/**
 * Builds the filter of a list. Finds messages that contain all words of `q`: anywhere in name, email address, subject
 * and phone number, or at the beginning of words in the message. Also finds phone numbers that begin with `q`.
 */
export function toFilter({ q, status }: Pick<ListContactsQuery, 'q' | 'status'>): Filter {
  return { ...(status !== undefined && { status }), ...(q && toSearch(q)) };
}

function toSearch(q: string): Filter {
  const inLines = (text: string) => ({ searchLines: trusted({ $regex: escapeRegex(text) }) });
  const words = (fold(asciiDomain(q)) || q).split(' ');
  const found = { $and: words.map((word) => ({ $or: [inLines(word), { message: holdsWord(word) }] })) };
  const digits = firstDigits(q);
  return (digits ? { $or: [found, inLines(`\n${digits}`)] } : found) as Filter;
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
