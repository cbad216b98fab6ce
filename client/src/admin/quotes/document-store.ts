import type { ListedDocument } from '@contract/documents';
import { useEffect } from 'react';
import { documents } from '@/api/documents.api';
import { type Remote, useRemoteOf } from '@/stores/server-store';
import { createAdminStore } from '../shared/admin-store';

export const useDocuments = createAdminStore(documents.list, { keyOf: String });

export function useDocumentsOf(requestId: string): Remote<ListedDocument[]> {
  useEffect(() => void useDocuments.getState().load(requestId), [requestId]);
  return useRemoteOf(useDocuments, requestId);
}
