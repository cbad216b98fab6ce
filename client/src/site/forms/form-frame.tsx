import type { ConsentForm } from '@contract/privacy';
import { type ReactNode, useState } from 'react';
import { Button } from '@/ui/button';
import { ConsentNote } from './consent-note';
import styles from './form.module.css';
import { FormResult } from './form-result';
import { SendNote } from './send-note';
import type { Form } from './use-visitor-form';

interface FormFrameProps {
  form: Omit<Form<never>, 'field' | 'values'>;
  label: string;
  /** Name of the form whose consent text is shown. If missing, the form asks for no consent. */
  consent?: ConsentForm;
  children: ReactNode;
  submitText: string;
  sendingText: string;
  missing?: string;
  /** True if the form cannot be sent yet. The button is disabled once the visitor has focused a field. */
  isBlocked?: boolean;
}

export function FormFrame({ form, label, consent, children, ...send }: FormFrameProps) {
  const [isTouched, setIsTouched] = useState(false);
  return (
    <>
      <FormResult {...form.result} />
      <form
        {...form.attributes}
        className="stack gap-6"
        onFocus={({ target }) => setIsTouched((was) => was || !(target instanceof HTMLButtonElement))}
        aria-label={label}
      >
        {children}
        {consent && <ConsentNote form={consent} />}
        <div className={`stack start gap-3 ${styles.send}`}>
          <SendNote {...form} />
          {form.isReady && send.missing && <p className="muted small">{send.missing}</p>}
          <Button type="submit" disabled={form.isSending || (isTouched && send.isBlocked)}>
            {form.isSending ? send.sendingText : send.submitText}
          </Button>
        </div>
      </form>
    </>
  );
}
