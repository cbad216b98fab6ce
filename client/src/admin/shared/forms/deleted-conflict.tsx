import type { Deletion } from '@contract/errors';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { trash } from '@/api/office';
import { useToast } from '../feedback/use-toast';
import styles from './edit-conflict.module.css';
import { wordsOfDeletion } from './edit-winner';
import { isGone } from './stored-instead';

interface DeletedConflictProps {
  deletion: Deletion;
  /** On a page of its own, which has no edge. */
  isRoom?: boolean;
  /** A save goes out to somebody: an answer, an offer. */
  isSent?: boolean;
  /** The text, where it is no longer to be seen. */
  mine?: string;
  /** Less comes back than was deleted. */
  note?: string;
  /** The record is there again, as it was. */
  onBack: () => void;
  onDiscard: () => void;
}

/**
 * Stands in place of a form whose record somebody has deleted.
 * The typed text is saved on the record brought back, or thrown away.
 */
export function DeletedConflict({ deletion, isRoom, isSent, mine, note, onBack, onDiscard }: DeletedConflictProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const [isBusy, setIsBusy] = useState(false);
  const toast = useToast();
  // In a room the form's own first heading is hidden with it.
  const Heading = isRoom ? 'h1' : 'h2';

  const bringBack = async () => {
    setIsBusy(true);
    try {
      await trash.restore(deletion.id);
    } catch (error) {
      // Somebody else may have brought it back: the save tells.
      if (!isGone(error)) {
        setIsBusy(false);
        toast.failure(error, 'It could not be brought back');
        return;
      }
    }
    onBack();
  };

  return (
    <section className={isRoom ? styles.room : undefined} aria-labelledby="deleted-heading">
      <Heading id="deleted-heading" ref={heading} tabIndex={-1} className={styles.heading}>
        {wordsOfDeletion(deletion)}
      </Heading>
      <p>
        What you typed is not lost. Bring the record back to {isSent ? 'send' : 'save'} it, or throw away what you
        typed.
      </p>
      {mine && <blockquote className={styles.text}>{mine}</blockquote>}
      {note && <p>{note}</p>}
      <div className={`row stretch gap-3 end ${styles.buttons}`}>
        <Button disabled={isBusy} onClick={onDiscard}>
          Discard mine
        </Button>
        <Button type="primary" disabled={isBusy} onClick={() => void bringBack()}>
          Bring it back and {isSent ? 'send' : 'save'} mine
        </Button>
      </div>
    </section>
  );
}
