import type { SortOrder as RowOrder } from 'mongoose';
import type { ContactSort, SortOrder } from '../contract/contact';

/** Each order has an index. All orders end with the id, so that pages never overlap. */
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
