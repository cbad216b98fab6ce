import { SORT_ORDERS, type SortOrder } from '@contract/contact';
import { REQUEST_SORTS, type RequestSort, type RequestState } from '@contract/work-list';
import { STATUS_TABS } from './status-tabs';

/** What the list is narrowed to and in which order, as the address keeps it; the page of a request knows its neighbours by it. */
export const REQUEST_FILTER = {
  q: '',
  status: '' as RequestState | '',
  /** Id of a member of staff, or `nobody`. */
  assignee: '',
  sort: 'createdAt' as RequestSort,
  order: 'desc' as SortOrder,
};
export const REQUEST_CHOICES = { status: STATUS_TABS, sort: REQUEST_SORTS, order: SORT_ORDERS };
export type RequestListFilter = typeof REQUEST_FILTER;
