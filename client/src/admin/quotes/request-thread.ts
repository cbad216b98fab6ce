import type { ProjectRequestWithThread } from '@contract/project';
import { projectRequests } from '@/api/office';
import { type Remote, useRemoteOf } from '@/stores/server-store';
import { createOfficeStore } from '../shared/office-store';

/** The requests that are being worked on, with their conversations, which no list brings along. */
export const useRequestThreads = createOfficeStore(projectRequests.read, { keyOf: String });

export const useRequestThread = (requestId: string): Remote<ProjectRequestWithThread> =>
  useRemoteOf(useRequestThreads, requestId);
