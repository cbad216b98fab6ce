import {
  CONTACT_SORTS,
  CONTACT_STATUS_LABELS,
  type ContactSort,
  type ContactStatus,
  SORT_ORDERS,
  type SortOrder,
} from '@contract/contact';
import { tabsOf } from '../shared/lists/status-tabs';

/** Filter and order of the list, as stored in the URL. The message page needs them to find the next message. */
export const CONTACT_FILTER = {
  q: '',
  status: '' as ContactStatus | '',
  sort: 'createdAt' as ContactSort,
  order: 'desc' as SortOrder,
};

export const CONTACT_TABS = tabsOf(CONTACT_STATUS_LABELS);
export const CONTACT_CHOICES = { status: [...CONTACT_TABS.keys()], sort: CONTACT_SORTS, order: SORT_ORDERS };
