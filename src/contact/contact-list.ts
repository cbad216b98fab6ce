import { type QueryFilter, type SortOrder as RowOrder, trusted } from 'mongoose';
import type { ContactSort, SortOrder } from '../contract/contact';
import { escapeRegex } from '../platform/validation/escape-regex';
import type { ListContactsQuery } from './dto/list-contacts.query';
import { type ContactRow, toSearchKey } from './schemas/contact.schema';

/** Which rows a list shows; an empty filter is all of them. */
export function toFilter({ q, status }: Pick<ListContactsQuery, 'q' | 'status'>): QueryFilter<ContactRow> {
  return {
    ...(status !== undefined && { status }),
    ...(q && { searchText: trusted({ $regex: escapeRegex(toSearchKey(q)) }) }),
  };
}

/** Every order is one of the indexes, read forwards or backwards, and ends in the id so that pages never overlap. */
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
