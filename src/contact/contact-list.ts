import type { SortOrder as RowOrder } from 'mongoose';
import type { ContactSort, SortOrder } from '../contract/contact';

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
