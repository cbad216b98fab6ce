import type { Deletion } from '@contract/errors';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { trash } from '@/api/trash';
import { useToast } from '../feedback/use-toast';
import { wordsOfDeletion } from './conflict-words';
import styles from './edit-conflict.module.css';
import { isGone } from './stored-instead';

interface DeletedConflictProps {
  deletion: Deletion;
  /** On a page of its own, which has no edge. */
  isRoom?: boolean;
  /** The text, where it is no longer to be seen. */
  mine?: string;
  /** The record is there again: the form is shown, and nothing is saved yet. */
  onRestored: () => void;
  onDiscard: () => void;
}

/** Replaces a form whose record was deleted: it is restored, or the typed text is discarded. */
export function DeletedConflict({ deletion, isRoom, mine, onRestored, onDiscard }: DeletedConflictProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const [isBusy, setIsBusy] = useState(false);
  const toast = useToast();
  // In a room the form's own first heading is hidden with it.
  const Heading = isRoom ? 'h1' : 'h2';

  const restore = async () => {
    setIsBusy(true);
    try {
      await trash.restore(deletion.id);
    } catch (error) {
      // A colleague may have restored it.
      if (!isGone(error)) {
        setIsBusy(false);
        toast.failure(error, 'Failed to restore');
        return;
      }
    }
    toast.success('Restored');
    onRestored();
  };

  return (
    <section className={isRoom ? styles.room : undefined} aria-labelledby="deleted-heading">
      <Heading id="deleted-heading" ref={heading} tabIndex={-1} className={styles.heading}>
        {wordsOfDeletion(deletion)}
      </Heading>
      <p>Your changes are not lost. Restore it to continue, or discard your changes.</p>
      {mine && <blockquote className={styles.text}>{mine}</blockquote>}
      <div className={`row stretch gap-3 end ${styles.buttons}`}>
        <Button disabled={isBusy} onClick={onDiscard}>
          Discard changes
        </Button>
        <Button type="primary" disabled={isBusy} onClick={() => void restore()}>
          Restore
        </Button>
      </div>
    </section>
  );
}
