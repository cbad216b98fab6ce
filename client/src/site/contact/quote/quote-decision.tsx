import { LIMITS } from '@contract/limits';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { email as checkEmail } from '@/site/forms/checks';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/text-field';
import styles from './quote-decision.module.css';
import type { Deciding, Decision } from './use-decision';

const ACCEPT = 'Accept Quote and Proceed';

interface QuoteDecisionProps {
  deciding: Deciding;
  /** The address of the person who sent the request in this tab; anybody else is asked for it. */
  knownEmail: string | null;
}

/** Accept and Decline, and the question that may come in between. */
export function QuoteDecision({ knownEmail, deciding }: QuoteDecisionProps) {
  const { busy, error, clearError, decide } = deciding;
  const [asked, setAsked] = useState<Decision | null>(null);
  const [email, setEmail] = useState('');
  const [slip, setSlip] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const needsEmail = knownEmail === null || isRefused;

  useEffect(() => {
    if (asked) form.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [asked]);
  useEffect(() => {
    if (slip || error) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [slip, error]);

  const say = async (decision: Decision, from: string) => {
    const outcome = await decide(decision, from);
    if (outcome === 'overtaken') setAsked(null);
    if (outcome !== 'wrong-address') return;
    setIsRefused(true);
    setAsked(decision);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = needsEmail ? checkEmail(email) : null;
    setSlip(wrong ?? '');
    if (!wrong && asked) void say(asked, needsEmail ? email.trim() : knownEmail);
  };
  const handleBack = () => {
    setAsked(null);
    setSlip('');
    clearError();
    requestAnimationFrame(() => buttons.current?.querySelector('button')?.focus());
  };

  if (!asked) {
    return (
      <div ref={buttons} className={styles.buttons}>
        <Button
          className={styles.accept}
          disabled={busy !== null}
          onClick={() => (needsEmail ? setAsked('accept') : void say('accept', knownEmail))}
        >
          {busy === 'accept' ? 'Accepting...' : ACCEPT}
        </Button>
        <Button kind="quiet" disabled={busy !== null} onClick={() => setAsked('decline')}>
          Decline
        </Button>
      </div>
    );
  }
  return (
    <form
      ref={form}
      className={styles.question}
      noValidate
      onSubmit={handleSubmit}
      aria-label={asked === 'accept' ? 'Accept the quote' : 'Decline the quote'}
    >
      {asked === 'decline' && <p>Decline this quote? You cannot take that back here.</p>}
      {needsEmail && (
        <TextField
          label="Your email"
          name="email"
          type="email"
          autoComplete="email"
          maxLength={LIMITS.email}
          hint="The address that the request was sent with. So nobody else can decide for you."
          value={email}
          error={slip || error || undefined}
          isReadOnly={busy !== null}
          onChange={(value) => {
            setEmail(value);
            setSlip('');
            clearError();
          }}
        />
      )}
      <div className={styles.buttons}>
        <Button
          className={styles.accept}
          type="submit"
          kind={asked === 'accept' ? 'main' : 'line'}
          disabled={busy !== null}
        >
          {asked === 'accept' ? (busy ? 'Accepting...' : ACCEPT) : busy ? 'Declining...' : 'Decline this quote'}
        </Button>
        <Button kind="quiet" disabled={busy !== null} onClick={handleBack}>
          {asked === 'accept' ? 'Back' : 'Keep it'}
        </Button>
      </div>
    </form>
  );
}
