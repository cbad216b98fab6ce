import type { Assignee, ProjectStatus } from '@contract/project';
import type { RequestRow } from '@contract/work-list';
import { projectRequests as calls } from '@/api/office';
import { createAdminList } from '../shared/lists/admin-list';
import { createOfficeStore } from '../shared/office-store';
import type { RequestListFilter } from './request-filter';

/** What the screen is narrowed to; an empty text narrows nothing. */
export type WorkFilter = Pick<RequestListFilter, 'q' | 'assignee'>;

export const useProjectList = createAdminList(
  async (query: RequestListFilter & { page: number; limit: number }, signal) => {
    const { projectRequests, pagination } = await calls.list(query, signal);
    return { items: projectRequests, total: pagination.total };
  },
);

/** Counts of the tabs and sums of the columns. One that could not be renewed is better than none. */
export const useRequestFigures = createOfficeStore((filter: WorkFilter, signal) => calls.figures(filter, signal), {
  keepsOver: () => true,
});

/** To whom a request can be given. */
export const useAssignees = createOfficeStore<Assignee[]>((_, signal) => calls.assignees(signal), {
  keepsOver: () => true,
});

export const BOARD_COLUMNS = ['pending', 'in_review', 'quoted', 'accepted'] as const satisfies ProjectStatus[];
export type BoardColumn = (typeof BOARD_COLUMNS)[number];
/** Of each column; the rest is behind its link. */
const COLUMN_SIZE = 20;

export const useBoard = createOfficeStore(
  async (filter: WorkFilter, signal): Promise<Record<BoardColumn, RequestRow[]>> => {
    const pages = await Promise.all(
      BOARD_COLUMNS.map((status) =>
        calls.list({ ...filter, status, sort: 'updatedAt', order: 'desc', page: 1, limit: COLUMN_SIZE }, signal),
      ),
    );
    return Object.fromEntries(
      BOARD_COLUMNS.map((status, place) => [status, pages[place]?.projectRequests ?? []]),
    ) as Record<BoardColumn, RequestRow[]>;
  },
  { keepsOver: () => true },
);
