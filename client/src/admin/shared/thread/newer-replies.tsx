import { type Written, WrittenEntry } from './thread-log';

interface NewerRepliesProps {
  heading: string;
  /** Replies of colleagues since the user began to write. If there are none, nothing is shown. */
  replies: readonly Written[];
}

/**
 * Shows replies that colleagues have sent while the user was writing. If there are any, the server has refused the
 * user's own reply.
 */
export function NewerReplies({ heading, replies }: NewerRepliesProps) {
  if (replies.length === 0) return null;
  return (
    <section role="alert" className="stack gap-3 pad-4 below-4 breaks on-mist rounded">
      <p>
        <b>{heading}</b> Your reply has not been sent. Read the new reply below. Then edit your own reply, or send it
        without changes.
      </p>
      {replies.map((reply) => (
        <WrittenEntry key={reply._id} entry={reply} />
      ))}
    </section>
  );
}
