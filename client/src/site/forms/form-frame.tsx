import type { ConsentForm } from '@contract/privacy';
import type { ReactNode } from 'react';
import { useSettings } from '@/stores/settings';
import { Button } from '@/ui/button';
import { ConsentNote } from './consent-note';
import styles from './form.module.css';
import { SendNote } from './send-note';
import type { Form } from './use-form';

interface FormFrameProps {
  form: Omit<Form<never>, 'field' | 'values'>;
  label: string;
  consent: ConsentForm;
  children: ReactNode;
  submitText: string;
  sendingText: string;
  /** Why it cannot be sent yet. */
  missing?: string;
  isClosed?: boolean;
}

/** A form that ends with what sending it agrees to, what became of it, and the button. */
export function FormFrame({ form, label, consent, children, ...send }: FormFrameProps) {
  const { contactEmail } = useSettings();
  return (
    <form
      id={`${form.name}-form`}
      ref={form.ref}
      name={form.name}
      // Without script it goes nowhere, and what is typed does not get into the address.
      method="dialog"
      className={`stack gap-6 ${styles.form}`}
      noValidate
      onSubmit={form.submit}
      aria-label={label}
    >
      {children}
      <ConsentNote form={consent} />
      <div className={`stack start gap-3 ${styles.send}`}>
        <SendNote state={form.state} refusal={form.refusal} />
        {form.isReady && send.missing && <p className="muted small">{send.missing}</p>}
        <Button type="submit" className={styles.byScript} disabled={form.isSending || send.isClosed}>
          {form.isSending ? send.sendingText : send.submitText}
        </Button>
        <noscript>
          <p className={`small on-mist ${styles.note}`}>
            This form needs JavaScript. Please write to <a href={`mailto:${contactEmail}`}>{contactEmail}</a> instead.
          </p>
        </noscript>
      </div>
    </form>
  );
}
