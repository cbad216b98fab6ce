import { type ContactReply, REPLY_TEXTS } from '@contract/contact';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import styles from './reply-conflict.module.css';
import type { ReplyForm } from './reply-form';
import { SentReply } from './sent-replies';

interface ReplyConflictProps {
  mine: ReplyForm;
  /** What colleagues have sent since the writer looked. */
  theirs: readonly ContactReply[];
  onSend: () => void;
  onEdit: () => void;
  onDiscard: () => void;
}

/** A colleague has answered first: both texts, and nothing goes out before somebody has decided. */
export function ReplyConflict({ mine, theirs, onSend, onEdit, onDiscard }: ReplyConflictProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="reply-conflict">
      <h2 id="reply-conflict" ref={heading} tabIndex={-1} className={styles.heading}>
        {REPLY_TEXTS.answeredMeanwhile}
      </h2>
      <p>Your reply has not been sent. Read both, then choose.</p>
      <div className={styles.pair}>
        <section aria-label="Already sent" className={styles.theirs}>
          <h3>Already sent</h3>
          {theirs.map((reply) => (
            <SentReply key={reply._id} reply={reply} />
          ))}
        </section>
        <section aria-label="Yours, not sent" className={styles.mine}>
          <h3>Yours, not sent</h3>
          <p>
            <b>{mine.subject}</b>
          </p>
          <p className={styles.text}>{mine.message}</p>
        </section>
      </div>
      <div className={styles.buttons}>
        <Button danger onClick={onDiscard}>
          Discard mine
        </Button>
        <Button onClick={onEdit}>Change mine</Button>
        <Button type="primary" onClick={onSend}>
          Send mine too
        </Button>
      </div>
    </section>
  );
}
