import type { RequestRow } from '@contract/work-list';
import { useEffect } from 'react';
import { useRemoteOf } from '@/stores/server-store';
import type { ListState } from '../shared/lists/admin-list';
import { useFigures } from '../shared/lists/use-figures';
import { useAssignees, useBoard, useRequestFigures, type WorkFilter } from './project-list';

/** Figures, board and assignees around the list, asked for again whenever the list has changed. */
export function useWork({ q, assignee }: WorkFilter, list: ListState<RequestRow>, isBoard: boolean) {
  const rows = isBoard && list.status === 'ready' && !list.isRefreshing ? list.value : null;
  const askBoard = useBoard(({ reload }) => reload);
  const askAssignees = useAssignees(({ ensure }) => ensure);
  const assignees = useRemoteOf(useAssignees);

  useEffect(() => askAssignees(), [askAssignees]);
  useEffect(() => {
    if (rows) void askBoard({ q, assignee });
  }, [rows, q, assignee, askBoard]);

  return {
    figures: useFigures(useRequestFigures, { q, assignee }, list),
    board: useRemoteOf(useBoard),
    assignees: assignees.status === 'ready' ? assignees.value : [],
  };
}
