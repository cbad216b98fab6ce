import { LIMITS } from '@contract/limits';
import { NEWSLETTER_TEXTS } from '@contract/newsletter';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { classNames } from '@/lib/class-names';
import { useHydrated } from '@/lib/use-hydrated';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import styles from './newsletter-form.module.css';
import { useSubscription } from './use-subscription';

/** One address and one button; says below the field what is wrong, and for five seconds that it worked. */
export function NewsletterForm() {
  const id = useId();
  const isHydrated = useHydrated();
  const field = useRef<HTMLInputElement>(null);
  const { state, email, setEmail, submit } = useSubscription(() => field.current?.focus());
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
      <form className={styles.form} onSubmit={handleSubmit} hidden={state.status === 'done'} noValidate>
        <label htmlFor={id}>Your e-mail address</label>
        <div className={styles.row}>
          <div className={styles.field}>
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
              aria-describedby={classNames(error && `${id}-error`, `${id}-hint`)}
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
        <p id={`${id}-hint`} className={styles.hint}>
          About one message a month. You can stop it with one click.
        </p>
      </form>
      <div role="status">
        {state.status === 'done' && (
          <p className={styles.done}>
            <Icon name="check" size={24} />
            {NEWSLETTER_TEXTS.success}
          </p>
        )}
      </div>
    </div>
  );
}
