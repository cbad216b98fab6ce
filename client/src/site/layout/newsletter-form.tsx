import { VISITOR_NEWSLETTER_CALLS } from '@contract/calls/newsletter.calls';
import { UNEXPECTED } from '@contract/errors';
import { NEWSLETTER_FIELDS, NEWSLETTER_SUCCESS_MS, NEWSLETTER_TEXTS } from '@contract/newsletter';
import { resultId } from '@contract/page-forms';
import { useEffect, useId, useState } from 'react';
import { caller } from '@/api/caller';
import { NO_CONNECTION } from '@/api/http';
import { classNames } from '@/lib/class-names';
import { failureText } from '@/site/forms/failure-text';
import { FormResult } from '@/site/forms/form-result';
import { SendNote } from '@/site/forms/send-note';
import { useVisitorForm } from '@/site/forms/use-visitor-form';
import { usePageMeta } from '@/stores/page-meta';
import { useIsMissing } from '@/stores/remote';
import { Button } from '@/ui/button';
import styles from './newsletter-form.module.css';

const subscribe = caller(VISITOR_NEWSLETTER_CALLS.create);

/** Name of the form above the footer. A second newsletter form on the same page needs another name. */
const FIRST = 'newsletter';

interface NewsletterFormProps {
  /** Name of the draft. Two newsletter forms on one page need different names. */
  name?: string;
  hint?: string;
}

/** After sending, a thank-you text replaces the form for five seconds. Then the form returns with a hint. */
export function NewsletterForm({ name = FIRST, hint: text = '' }: NewsletterFormProps) {
  const noteId = useId();
  const { asksToConfirm, previewUntil } = usePageMeta();
  const isMissing = useIsMissing();
  const [isThanked, setIsThanked] = useState(false);
  const [isTaken, setIsTaken] = useState(false);
  const [failure, setFailure] = useState('');
  const target = name === FIRST ? resultId('subscribe') : `${name}-result`;
  const path = isMissing || previewUntil ? '/' : '';
  const form = useVisitorForm(
    {
      name,
      form: 'subscribe',
      fields: NEWSLETTER_FIELDS,
    },
    {
      send: (values, key) => {
        setFailure('');
        setIsTaken(false);
        return subscribe(values, key);
      },
      onSent: () => {
        setIsTaken(true);
        setIsThanked(true);
      },
      onFailed: (error) => {
        setFailure(
          error.status === 400
            ? NEWSLETTER_TEXTS.invalid
            : failureText(error, { failed: UNEXPECTED, exception: NO_CONNECTION }),
        );
      },
    },
  );
  useEffect(() => {
    if (!isThanked) return;
    const timer = setTimeout(() => setIsThanked(false), NEWSLETTER_SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [isThanked]);

  const { isDone } = form.posted;
  const hint = (isTaken || isDone) && asksToConfirm ? NEWSLETTER_TEXTS.confirm : text;
  const { id, value, error: wrong, isReadOnly, onChange } = form.field('email');
  const error = wrong ? NEWSLETTER_TEXTS.invalid : failure;
  return (
    <div className={styles.newsletter}>
      <FormResult
        {...form.result}
        id={target}
        // Without a script, the page does not know which of two newsletter forms was posted, so both show the result.
        text={isThanked || isDone ? NEWSLETTER_TEXTS.success : ''}
      />
      <form {...form.attributes} action={`${path}?do=subscribe#${target}`} className="stack gap-2" hidden={isThanked}>
        <label htmlFor={id} className="small semibold">
          Your email address
        </label>
        <div className={`stack top gap-3 ${styles.row}`}>
          <div className="stack gap-2 shrinks">
            <input
              id={id}
              className={`full pad-3-4 rounded ${styles.input}`}
              type="email"
              name="email"
              autoComplete="email"
              placeholder="name@example.com"
              maxLength={NEWSLETTER_FIELDS.email.max}
              required
              value={value}
              readOnly={isReadOnly}
              onChange={(event) => {
                setFailure('');
                onChange(event.currentTarget.value);
              }}
              aria-invalid={error ? true : undefined}
              aria-describedby={classNames(error && `${noteId}-error`, hint && `${noteId}-hint`) || undefined}
            />
            {error && (
              <p id={`${noteId}-error`} className={`small medium ${styles.error}`}>
                {error}
              </p>
            )}
          </div>
          <Button type="submit" kind="line" disabled={form.isSending}>
            {form.isSending ? 'Subscribing...' : 'Subscribe'}
          </Button>
        </div>
        <SendNote {...form} />
      </form>
      {hint && (
        <p id={`${noteId}-hint`} className="above-2 small muted">
          {hint}
        </p>
      )}
    </div>
  );
}
