import type { DraftKind, UnsavedText } from '@contract/drafts';
import { drafts } from '@/api/office';
import { createOfficeStore } from '../shared/office-store';

/** Texts of each kind that the server keeps for this person: new ones, and those typed into a record. */
export const useUnsavedStore = createOfficeStore<UnsavedText[], DraftKind>(
  (kind, signal) => drafts.listUnsaved(kind, signal),
  { keyOf: (kind) => kind, keepsOver: () => true },
);
