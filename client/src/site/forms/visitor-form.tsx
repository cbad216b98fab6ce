import type { ConsentForm } from '@contract/privacy';
import type { ReactNode } from 'react';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/text-field';
import { ConsentNote } from './consent-note';
import styles from './form.module.css';
import { SendNote } from './send-note';
import type { Form } from './use-form';

interface VisitorFormProps {
  form: Form<Record<'name' | 'email' | 'phone', string>>;
  label: string;
  consent: ConsentForm;
  besidePhone: ReactNode;
  /** The fields below. */
  children: ReactNode;
  submitText: string;
  sendingText: string;
  /** Why it cannot be sent yet. */
  missing?: string;
  isClosed?: boolean;
}

/** The frame of a form that begins with who writes, and ends with what sending it agrees to. */
export function VisitorForm({ form, label, consent, besidePhone, children, ...send }: VisitorFormProps) {
  return (
    <form ref={form.ref} name={form.name} className={styles.form} noValidate onSubmit={form.submit} aria-label={label}>
      <div className={styles.pair}>
        <TextField autoComplete="name" {...form.field('name')} />
        <TextField {...form.field('email')} />
      </div>
      <div className={styles.pair}>
        <TextField {...form.field('phone')} />
        {besidePhone}
      </div>
      {children}
      <ConsentNote form={consent} />
      <div className={styles.send}>
        <SendNote state={form.state} refusal={form.refusal} />
        {form.isReady && send.missing && <p className={styles.missing}>{send.missing}</p>}
        <Button type="submit" disabled={!form.isReady || form.isSending || send.isClosed}>
          {form.isSending ? send.sendingText : send.submitText}
        </Button>
      </div>
    </form>
  );
}
