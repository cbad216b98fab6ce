import type { ProjectRequestWithThread, ThreadEntryTaken } from '@contract/project';
import type { StaffEntryInput } from '@contract/thread';
import { projectRequests } from '@/api/office';
import { type Remote, useRemoteOf } from '@/stores/server-store';
import { storedInstead } from '../shared/forms/stored-instead';
import { createOfficeStore } from '../shared/office-store';
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
