import { SORT_ORDERS, type SortOrder } from '@contract/contact';
import { PROJECT_STATUS_LABELS, QUOTE_STATUS_LABELS } from '@contract/project';
import { REQUEST_SORTS, REQUEST_STATES, type RequestSort, type RequestState } from '@contract/work-list';

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

export const REQUEST_TABS: ReadonlyMap<RequestState | '', string> = new Map([
  ['', 'All'],
  ...REQUEST_STATES.map(
    (state) => [state, state === 'expired' ? QUOTE_STATUS_LABELS.expired : PROJECT_STATUS_LABELS[state]] as const,
  ),
]);
export const REQUEST_CHOICES = { status: [...REQUEST_TABS.keys()], sort: REQUEST_SORTS, order: SORT_ORDERS };
