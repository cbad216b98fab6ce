import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import styles from './reply-conflict.module.css';
import { type Written, WrittenEntry } from './thread-log';

interface ReplyConflictProps {
  /** "A colleague has answered this message in the meantime." */
  heading: string;
  mine: { subject?: string; text: string };
  /** What colleagues have sent since the writer looked. */
  theirs: readonly Written[];
  onSend: () => void;
  onEdit: () => void;
  onDiscard: () => void;
}

/** A colleague has answered first: both texts, and nothing goes out before somebody has decided. */
export function ReplyConflict({ heading: words, mine, theirs, onSend, onEdit, onDiscard }: ReplyConflictProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="reply-conflict">
      <h2 id="reply-conflict" ref={heading} tabIndex={-1} className="below-2">
        {words}
      </h2>
      <p>Your reply has not been sent. Read both, then choose.</p>
      <div className="stack two-600 gap-3 below-4 above-4">
        <section aria-label="Already sent" className={`stack packed gap-3 pad-4 breaks ${styles.theirs}`}>
          <h3 className="tiny">Already sent</h3>
          {theirs.map((reply) => (
            <WrittenEntry key={reply._id} entry={reply} />
          ))}
        </section>
        <section aria-label="Yours, not sent" className={`stack packed gap-3 pad-4 breaks ${styles.mine}`}>
          <h3 className="tiny">Yours, not sent</h3>
          {mine.subject && (
            <p dir="auto">
              <b>{mine.subject}</b>
            </p>
          )}
          <p className="as-typed" dir="auto">
            {mine.text}
          </p>
        </section>
      </div>
      <div className={`shared gap-3 end ${styles.buttons}`}>
        <Button danger onClick={onDiscard}>
          Discard mine
        </Button>
        <Button onClick={onSend}>Send mine too</Button>
        {/* The client has an answer already: a second one is to fit it. */}
        <Button type="primary" onClick={onEdit}>
          Change mine
        </Button>
      </div>
    </section>
  );
}
