import { SORT_ORDERS, type SortOrder } from '@contract/contact';
import { PROJECT_STATUS_LABELS, QUOTE_STATUS_LABELS } from '@contract/project';
import { REQUEST_SORTS, type RequestSort, type RequestState } from '@contract/work-list';
import { tabsOf } from '../shared/lists/status-tabs';

/** Filter and order of the list, as stored in the URL. The request page needs them to find the next request. */
export const REQUEST_FILTER = {
  q: '',
  status: '' as RequestState | '',
  /** Id of a staff member, or `nobody` for unassigned requests. */
  assignee: '',
  sort: 'createdAt' as RequestSort,
  order: 'desc' as SortOrder,
};
export type RequestListFilter = typeof REQUEST_FILTER;

export const REQUEST_TABS = tabsOf<RequestState>({ ...PROJECT_STATUS_LABELS, expired: QUOTE_STATUS_LABELS.expired });
export const REQUEST_CHOICES = { status: [...REQUEST_TABS.keys()], sort: REQUEST_SORTS, order: SORT_ORDERS };
