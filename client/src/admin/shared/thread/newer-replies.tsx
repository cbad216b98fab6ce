import { useSession } from '@/stores/session';
import { type Written, WrittenEntry } from './thread-log';

interface NewerRepliesProps {
  heading: string;
  /** Replies that were sent since the user began to write. If there are none, nothing is shown. */
  replies: readonly Written[];
}

/** Shows replies that were sent while the user was writing. If there are any, the server has refused the user's own. */
export function NewerReplies({ heading, replies }: NewerRepliesProps) {
  const name = useSession((session) => session.user?.name);
  if (replies.length === 0) return null;
  return (
    <section role="alert" className="stack gap-3 pad-4 below-4 breaks on-mist rounded">
      {replies.every(({ by }) => by === name) ? (
        <p>
          <b>You have already replied in another window or on another device.</b> That reply is shown below. The text in
          this window has not been sent. Edit it, or send it without changes.
        </p>
      ) : (
        <p>
          <b>{heading}</b> Your reply has not been sent. Read the new reply below. Then edit your own reply, or send it
          without changes.
        </p>
      )}
      {replies.map((reply) => (
        <WrittenEntry key={reply._id} entry={reply} />
      ))}
    </section>
  );
}
