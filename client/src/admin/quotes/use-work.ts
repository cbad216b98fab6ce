import type { Assignee } from '@contract/project';
import type { RequestFigures, RequestRow, RequestState } from '@contract/work-list';
import { useEffect, useMemo } from 'react';
import { type Remote, useRemoteOf } from '@/stores/server-store';
import type { ListState } from '../shared/lists/admin-list';
import { useOfficePolling } from '../shared/use-office-polling';
import { useAssignees, useBoard, useProjectList, useRequestFigures, type WorkFilter } from './project-list';

interface Work {
  figures: RequestFigures | undefined;
  board: Remote<Record<RequestState, RequestRow[]>>;
  assignees: readonly Assignee[];
}

interface Shown {
  isBoard: boolean;
  /** Rows are chosen: they must not move. */
  isHeld: boolean;
}

/** What stands around the list, asked for again whenever the list has changed and every half minute while somebody looks. */
export function useWork({ q, assignee }: WorkFilter, list: ListState<RequestRow>, { isBoard, isHeld }: Shown): Work {
  const filter = useMemo(() => ({ q, assignee }), [q, assignee]);
  const rows = list.status === 'ready' && !list.isRefreshing ? list.value : null;
  const askFigures = useRequestFigures(({ reload }) => reload);
  const askBoard = useBoard(({ reload }) => reload);
  const askAssignees = useAssignees(({ ensure }) => ensure);
  const figures = useRemoteOf(useRequestFigures);
  const assignees = useRemoteOf(useAssignees);

  useEffect(() => askAssignees(), [askAssignees]);
  useEffect(() => {
    if (!rows) return;
    void askFigures(filter);
    if (isBoard) void askBoard(filter);
  }, [rows, filter, isBoard, askFigures, askBoard]);
  useOfficePolling(useProjectList.getState().renew, isHeld);

  return {
    figures: figures.status === 'ready' ? figures.value : undefined,
    board: useRemoteOf(useBoard),
    assignees: assignees.status === 'ready' ? assignees.value : [],
  };
}
