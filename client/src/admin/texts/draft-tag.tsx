import type { TextKind } from '@contract/texts';
import { Link } from 'react-router-dom';
import { StatusTag } from '../shared/records/status-tag';
import { useCan } from '../shared/use-can';
import styles from './draft-tag.module.css';
import { editorAddress } from './editor-address';
import { TEXTS, titleOf } from './text-kinds';

interface DraftTagProps {
  kind: TextKind;
  record: { _id: string; title: string; hasDraft?: boolean };
}

export function DraftTag({ kind, record }: DraftTagProps) {
  const { edit } = useCan();
  if (!edit || !record.hasDraft) return null;
  return (
    <Link
      to={editorAddress(TEXTS[kind].screen, record._id)}
      className={styles.tag}
      aria-label={`Unpublished changes in ${titleOf(record)}: continue editing`}
    >
      <StatusTag tone="wait">Unpublished changes</StatusTag>
    </Link>
  );
}
