import { VISITOR_COMMENT_CALLS } from '@contract/calls/comments';
import { COMMENT_FIELDS, COMMENT_TEXTS, LEAST_WRITING_SECONDS } from '@contract/comments';
import { LIMITS } from '@contract/limits';
import { useEffect, useRef, useState } from 'react';
import { caller } from '@/api/caller';
import { failureText } from '@/site/forms/failure-text';
import { FormFrame } from '@/site/forms/form-frame';
import { useForm } from '@/site/forms/use-form';
import { showToast } from '@/stores/toasts';
import { Button } from '@/ui/button';
import { TextAreaField } from '@/ui/text-area-field';
import { TextField } from '@/ui/text-field';
import styles from './comment-form.module.css';

const sendComment = caller(VISITOR_COMMENT_CALLS.send);

/** "Leave a Comment" under a post. Once it is sent, it says what happens next. */
export function CommentForm({ postId }: { postId: string }) {
  const [sent, setSent] = useState('');
  const openedAt = useRef(performance.now());
  const trap = useRef<HTMLInputElement>(null);
  const said = useRef<HTMLDivElement>(null);
  const form = useForm({
    name: `comment:${postId}`,
    fields: COMMENT_FIELDS,
    send: async (values, key) => {
      const secondsOpen = await whenWritten(openedAt.current);
      return sendComment(postId, { ...values, homepage: trap.current?.value ?? '', secondsOpen }, key);
    },
    onSent: ({ msg }) => setSent(msg || COMMENT_TEXTS.sent),
    onFailed: (error) => showToast('error', failureText(error, COMMENT_TEXTS)),
  });
  useEffect(() => {
    if (sent) said.current?.focus();
  }, [sent]);

  if (sent) {
    return (
      <div ref={said} tabIndex={-1} className={`stack start gap-4 on-mist ${styles.sent}`}>
        <p role="status">{sent}</p>
        <Button kind="line" onClick={() => setSent('')}>
          Write another comment
        </Button>
      </div>
    );
  }
  return (
    <FormFrame form={form} label="Leave a Comment" consent="comment" submitText="Send Comment" sendingText="Sending...">
      <div className="stack two-600 gap-6">
        <TextField autoComplete="name" {...form.field('name')} />
        <TextField {...form.field('email')} hint="Only our staff see it." />
      </div>
      <TextAreaField rows={5} {...form.field('text')} />
      {/* only a program finds it */}
      <div className={styles.trap} aria-hidden="true">
        <label>
          Homepage
          <input ref={trap} name="homepage" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </FormFrame>
  );
}

/** For how many seconds the form was open, which nobody notices to be three at least. */
async function whenWritten(openedAt: number): Promise<number> {
  const open = () => (performance.now() - openedAt) / 1_000;
  const early = LEAST_WRITING_SECONDS - open();
  if (early > 0) await new Promise((resolve) => setTimeout(resolve, early * 1_000 + 1));
  return Math.min(Math.max(Math.floor(open()), LEAST_WRITING_SECONDS), LIMITS.formSeconds);
}
