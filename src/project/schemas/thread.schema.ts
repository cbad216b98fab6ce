import { LIMITS } from '../../contract/limits';
import type { ProjectRequestWithThread } from '../../contract/project';
import { firstNameOf, THREAD_TEXTS, type ThreadEntry, type VisitorThreadEntry } from '../../contract/thread';
import { toThreadEntry } from '../../platform/database/stored-thread-entry';
import { conflict } from '../../platform/errors/product-error';
import { type ProjectRequestRow, toAssignee, toProjectRequest } from './project-request.schema';

type ThreadRow = Pick<ProjectRequestRow, 'name' | 'thread'>;

export const threadOf = ({ name, thread = [] }: ThreadRow): ThreadEntry[] =>
  thread.map((entry) => toThreadEntry(entry, name));

/** Returns entries that the client may see: no notes, and first names of staff only. */
export function visitorThreadOf(row: ThreadRow): VisitorThreadEntry[] {
  return threadOf(row)
    .filter(({ kind }) => kind === 'question' || kind === 'reply')
    .map(({ _id, kind, text, by, at }) =>
      kind === 'question'
        ? { _id, from: 'client', text, by: '', at }
        : { _id, from: 'staff', text, by: firstNameOf(by), at },
    );
}

export const withThread = (row: ProjectRequestRow): ProjectRequestWithThread => ({
  ...toProjectRequest(row),
  assignee: toAssignee(row),
  steps: row.steps ?? [],
  thread: threadOf(row),
});

export const lastReplyIdOf = (row: ThreadRow): string | null =>
  threadOf(row).findLast(({ kind }) => kind === 'reply')?._id ?? null;

export function refuseFull(row: ThreadRow, isClient = false): void {
  const entries = threadOf(row);
  const questions = entries.filter(({ kind }) => kind === 'question').length;
  if (entries.length >= LIMITS.threadEntries || (isClient && questions >= LIMITS.questions)) {
    throw conflict(THREAD_TEXTS.full);
  }
}
