import type { ProjectRequestWithThread, Quote, ThreadEntryTaken } from '@contract/project';
import type { StaffEntryInput } from '@contract/thread';
import { projectRequests } from '@/api/office';
import { type Remote, useRemoteOf } from '@/stores/server-store';
import { storedInstead } from '../shared/forms/stored-instead';
import { createOfficeStore } from '../shared/office-store';
import type { ThreadEvent } from '../shared/thread/thread-log';
import { useProjectList } from './project-list';

/** The requests that are being worked on, with their conversations, which no list brings along. */
export const useRequestThreads = createOfficeStore(projectRequests.read, { keyOf: String });

export const useRequestThread = (requestId: string): Remote<ProjectRequestWithThread> =>
  useRemoteOf(useRequestThreads, requestId);

/** Rejects with the call's error; the request is shown as it is then. */
export async function writeOnRequest(requestId: string, entry: StaffEntryInput): Promise<ThreadEntryTaken> {
  try {
    const taken = await projectRequests.write(requestId, entry);
    adopt(taken.request);
    return taken;
  } catch (error) {
    const current = storedInstead<ProjectRequestWithThread>(error);
    if (current) adopt(current);
    throw error;
  }
}

/** The list holds what is changed next: it must be as new. */
function adopt(request: ProjectRequestWithThread): void {
  useRequestThreads.getState().put(request, request._id);
  const { thread: _left, ...listed } = request;
  useProjectList.getState().replace(listed);
}

/** The conversation with what happened in between, as far as request and quote tell it; oldest first. */
export function withEvents({ createdAt, thread }: ProjectRequestWithThread, quote: Quote | null) {
  const sent = (quote?.revisions ?? []).map(({ revision, sentAt }) => ({
    _id: `sent ${revision}`,
    kind: 'event' as const,
    text: revision === 1 ? 'Quote sent.' : `Revision ${revision} of the quote sent.`,
    at: sentAt,
  }));
  const asked: ThreadEvent = { _id: 'asked', kind: 'event', text: 'Asked for a quote.', at: createdAt };
  return [asked, ...sent, ...thread].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}
