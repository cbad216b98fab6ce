import type { ContactReply } from '@contract/contact';
import { formatDate } from '@/lib/format-date';
import styles from './sent-replies.module.css';

/** What was answered to a message, oldest first; nothing while nobody has. */
export function SentReplies({ replies }: { replies: readonly ContactReply[] }) {
  if (replies.length === 0) return null;
  return (
    <section aria-labelledby="sent-replies">
      <h2 id="sent-replies" className={styles.heading}>
        Replies
      </h2>
      <ol className={styles.list}>
        {replies.map((reply) => (
          <li key={reply._id}>
            <SentReply reply={reply} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** One of them: who, when, and the words. */
export function SentReply({ reply }: { reply: ContactReply }) {
  return (
    <div>
      <p className={styles.meta}>
        <bdi>{reply.sentBy}</bdi>, <time dateTime={reply.sentAt}>{formatDate(reply.sentAt)}</time>
      </p>
      <p dir="auto">
        <b>{reply.subject}</b>
      </p>
      <p className={styles.text} dir="auto">
        {reply.message}
      </p>
    </div>
  );
}
