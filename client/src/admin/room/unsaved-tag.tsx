import type { DraftKind } from '@contract/drafts';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useRemoteOf } from '@/stores/server-store';
import { isDraftKept } from '../shared/drafts/office-draft';
import { StatusTag } from '../shared/records/status-tag';
import { useCan } from '../shared/use-can';
import { editorAddress } from '../texts/editor-address';
import { draftNameOf, KEPT_KINDS } from './kept-kinds';
import { useUnsavedStore } from './unsaved-store';
import styles from './unsaved-texts.module.css';

interface UnsavedTagProps {
  kind: DraftKind;
  record: { _id: string; title: string };
}

/** With a record in its list: its reader has typed into it and not saved, here or elsewhere. Leads to where that is. */
export function UnsavedTag({ kind, record: { _id, title } }: UnsavedTagProps) {
  const sent = useRemoteOf(useUnsavedStore, kind);
  const { edit } = useCan();
  useEffect(() => {
    if (edit) useUnsavedStore.getState().ensure(kind);
  }, [kind, edit]);
  const isSent = sent.status === 'ready' && sent.value.sent.some(({ id }) => id === _id);
  if (!edit || !(isSent || isDraftKept(draftNameOf(kind, _id)))) return null;
  return (
    <Link
      to={editorAddress(KEPT_KINDS[kind].screen, _id)}
      className={styles.tag}
      aria-label={`Unsaved changes of ${title}: go on in the editor`}
    >
      <StatusTag tone="wait">Unsaved changes</StatusTag>
    </Link>
  );
}
