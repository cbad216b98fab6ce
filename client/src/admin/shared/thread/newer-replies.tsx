import { type Written, WrittenEntry } from './thread-log';

interface NewerRepliesProps {
  heading: string;
  /** Colleagues' replies since the draft was started. Nothing is shown if there are none. */
  replies: readonly Written[];
}

/** Shows colleagues' replies above the user's own, which was not sent because the colleagues had replied first. */
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
