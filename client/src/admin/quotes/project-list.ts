import type { Assignee } from '@contract/project';
import { REQUEST_STATES, type RequestRow, type RequestState } from '@contract/work-list';
import { projectRequests as calls } from '@/api/project-requests.api';
import { createLastValueStore } from '../shared/admin-store';
import { createAdminList } from '../shared/lists/admin-list';
import type { RequestListFilter } from './request-filter';

export type WorkFilter = Pick<RequestListFilter, 'q' | 'assignee'>;

export const useProjectList = createAdminList(
  async (query: RequestListFilter & { page: number; limit: number }, signal) => {
    const { projectRequests, pagination } = await calls.list(query, signal);
    return { items: projectRequests, total: pagination.total };
  },
);

export const useRequestStatistics = createLastValueStore((work: WorkFilter, signal) => calls.statistics(work, signal));

export const useAssignees = createLastValueStore<Assignee[]>((_, signal) => calls.assignees(signal));

const COLUMN_SIZE = 20;

export const useBoard = createLastValueStore(
  async (filter: WorkFilter, signal): Promise<Record<RequestState, RequestRow[]>> => {
    const pages = await Promise.all(
      REQUEST_STATES.map((status) =>
        calls.list({ ...filter, status, sort: 'updatedAt', order: 'desc', page: 1, limit: COLUMN_SIZE }, signal),
      ),
    );
    return Object.fromEntries(
      REQUEST_STATES.map((status, place) => {
        const rows = pages[place]?.projectRequests ?? [];
        // The status of a request with an expired quote is `quoted`, but its only column is Expired.
        return [status, rows.filter(({ quoteStatus }) => status === 'expired' || quoteStatus !== 'expired')];
      }),
    ) as Record<RequestState, RequestRow[]>;
  },
);
