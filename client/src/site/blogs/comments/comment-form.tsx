import { VISITOR_COMMENT_CALLS } from '@contract/calls/comments.calls';
import { COMMENT_FIELDS, COMMENT_TEXTS, LEAST_WRITING_SECONDS } from '@contract/comments';
import { LIMITS } from '@contract/limits';
import { useEffect, useRef, useState } from 'react';
import { caller } from '@/api/caller';
import { failureText } from '@/site/forms/failure-text';
import { FormFrame } from '@/site/forms/form-frame';
import { useVisitorForm } from '@/site/forms/use-visitor-form';
import { showToast } from '@/stores/toasts';
import { TextAreaField } from '@/ui/text-area-field';
import { TextField } from '@/ui/text-field';
import styles from './post-comments.module.css';

const sendComment = caller(VISITOR_COMMENT_CALLS.send);

export function CommentForm({ postId }: { postId: string }) {
  const openedAt = useRef(performance.now());
  const trap = useRef<HTMLInputElement>(null);
  const form = useVisitorForm(
    {
      name: `comment:${postId}`,
      form: 'comment',
      fields: COMMENT_FIELDS,
    },
    {
      send: async (values, key) => {
        const secondsOpen = await whenWritten(openedAt.current);
        return sendComment(postId, { ...values, homepage: trap.current?.value ?? '', secondsOpen }, key);
      },
      success: COMMENT_TEXTS.sent,
      onSent: ({ msg }) => msg,
      onFailed: (error) => {
        showToast('error', failureText(error, COMMENT_TEXTS));
      },
    },
  );
  const { refused, isDone } = form.posted;
  const [isOpen, setIsOpen] = useState(isDone || refused !== undefined);
  const hasDraft = form.isReady && form.values.text !== '';
  useEffect(() => {
    if (hasDraft) setIsOpen(true);
  }, [hasDraft]);
  return (
    <details
      className={`full pad-top-6 ${styles.write}`}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="semibold forest">Write a comment</summary>
      <p className="above-4 below-4 muted">
        We review comments before they appear. Your name is shown, your email address is not.
      </p>
      <FormFrame
        form={form}
        label="Write a comment"
        consent="comment"
        submitText="Send Comment"
        sendingText="Sending..."
      >
        <div className="stack two-600 gap-6">
          <TextField autoComplete="name" {...form.field('name')} />
          <TextField {...form.field('email')} hint="Only our staff can see your email address." />
        </div>
        <TextAreaField rows={5} {...form.field('text')} />
        {/* Honeypot: visitors do not see this field, but spam programs fill it in. */}
        <div className="visually-hidden" aria-hidden="true">
          <label>
            Homepage
            <input ref={trap} name="homepage" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
      </FormFrame>
    </details>
  );
}

/** Returns the seconds for which the form was open, once the server would no longer take the comment for spam. */
async function whenWritten(openedAt: number): Promise<number> {
  const open = () => (performance.now() - openedAt) / 1_000;
  const early = LEAST_WRITING_SECONDS - open();
  if (early > 0) await new Promise((resolve) => setTimeout(resolve, early * 1_000 + 1));
  return Math.min(Math.max(Math.floor(open()), LEAST_WRITING_SECONDS), LIMITS.formSeconds);
}
