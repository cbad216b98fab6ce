import { LIMITS } from '@contract/limits';
import { NEWSLETTER_TEXTS } from '@contract/newsletter';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { classNames } from '@/lib/class-names';
import { useHydrated } from '@/lib/use-hydrated';
import { usePageMeta } from '@/stores/page-meta';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import styles from './newsletter-form.module.css';
import { useSubscription } from './use-subscription';

/** One address and one button; says below the field what is wrong, for five seconds that it worked, and from then on what is still to do. */
export function NewsletterForm({ hint: words = '' }: { hint?: string }) {
  const id = useId();
  const isHydrated = useHydrated();
  const field = useRef<HTMLInputElement>(null);
  const { asksToConfirm } = usePageMeta();
  const { state, email, setEmail, submit, isTaken } = useSubscription(() => field.current?.focus());
  const hint = isTaken && asksToConfirm ? NEWSLETTER_TEXTS.confirm : words;
  const error = state.status === 'failed' ? state.message : null;

  useEffect(() => {
    // Typed before the script arrived.
    setEmail(field.current?.value ?? '');
  }, [setEmail]);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };

  return (
    <div className={styles.newsletter}>
      <form
        className={`stack gap-2 ${styles.form}`}
        onSubmit={handleSubmit}
        hidden={state.status === 'done'}
        noValidate
      >
        <label htmlFor={id} className="small semibold">
          Your email address
        </label>
        <div className={`stack gap-3 ${styles.row}`}>
          <div className="stack gap-2 shrinks">
            <input
              ref={field}
              id={id}
              className={styles.input}
              type="email"
              name="email"
              autoComplete="email"
              placeholder="name@example.com"
              maxLength={LIMITS.email}
              required
              value={email}
              onChange={(event) => setEmail(event.target.value)}
              aria-invalid={error ? true : undefined}
              aria-describedby={classNames(error && `${id}-error`, hint && `${id}-hint`) || undefined}
            />
            {error && (
              <p id={`${id}-error`} className={styles.error}>
                {error}
              </p>
            )}
          </div>
          <Button type="submit" kind="line" disabled={!isHydrated || state.status === 'busy'}>
            {state.status === 'busy' ? 'Subscribing...' : 'Subscribe'}
          </Button>
        </div>
        {hint && (
          <p id={`${id}-hint`} className="muted small">
            {hint}
          </p>
        )}
      </form>
      <div role="status">
        {state.status === 'done' && (
          <>
            <p className={`line gap-3 ${styles.done}`}>
              <Icon name="check" size={24} />
              {NEWSLETTER_TEXTS.success}
            </p>
            {asksToConfirm && <p className={`muted small ${styles.hint}`}>{hint}</p>}
          </>
        )}
      </div>
    </div>
  );
}
