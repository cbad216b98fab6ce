import type { RequestRow } from '@contract/work-list';
import { useEffect } from 'react';
import { useRemoteOf } from '@/stores/server-store';
import type { ListState } from '../shared/lists/admin-list';
import { useAround, useFigures } from '../shared/lists/use-figures';
import { useAssignees, useBoard, useRequestFigures, type WorkFilter } from './project-list';

/** Figures, board and assignees around the list, asked for again whenever the list has changed. */
export function useWork({ q, assignee }: WorkFilter, list: ListState<RequestRow>, isBoard: boolean) {
  const board = useAround(useBoard, { q, assignee }, isBoard ? list : undefined);
  const askAssignees = useAssignees(({ ensure }) => ensure);
  const assignees = useRemoteOf(useAssignees);
  useEffect(() => askAssignees(), [askAssignees]);
  return {
    figures: useFigures(useRequestFigures, { q, assignee }, list),
    // Cards of another search than the one that failed tell nothing.
    board: list.status === 'failed' ? list : board,
    assignees: assignees.status === 'ready' ? assignees.value : [],
  };
}
