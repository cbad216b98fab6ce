import styles from './newer-replies.module.css';
import { type Written, WrittenEntry } from './thread-log';

interface NewerRepliesProps {
  /** "A colleague has answered this message in the meantime." */
  heading: string;
  /** Replies that colleagues have sent since the writer looked; nothing is shown for none. */
  replies: readonly Written[];
}

/** Shown above a reply that was held back: nothing is sent before its writer has read the newer ones. */
export function NewerReplies({ heading, replies }: NewerRepliesProps) {
  if (replies.length === 0) return null;
  return (
    <section role="alert" className={`stack gap-3 pad-4 breaks below-4 ${styles.newer}`}>
      <p>
        <b>{heading}</b> Your reply has not been sent. Read both, then change yours, or send it too.
      </p>
      {replies.map((reply) => (
        <WrittenEntry key={reply._id} entry={reply} />
      ))}
    </section>
  );
}
