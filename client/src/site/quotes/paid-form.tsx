import type { ReactNode } from 'react';
import { FormResult } from '@/site/forms/form-result';
import { SendNote } from '@/site/forms/send-note';
import type { Form, FormField } from '@/site/forms/use-visitor-form';
import { Button } from '@/ui/button';
import { TextAreaField } from '@/ui/text-area-field';
import styles from './step.module.css';

interface PaidFormProps {
  form: Omit<Form<never>, 'field' | 'values'>;
  note: FormField;
  children?: ReactNode;
  back: ReactNode;
}

/** Form to report a payment. Staff then check the payment. */
export function PaidForm({ form, note, children, back }: PaidFormProps) {
  return (
    <>
      <FormResult {...form.result} />
      <form {...form.attributes} className={`stack gap-5 above-5 ${styles.form}`} aria-label="Report a payment">
        <TextAreaField {...note} rows={2} />
        {children}
        <SendNote {...form} />
        <div className="stack gap-2">
          <Button type="submit" disabled={form.isSending}>
            {form.isSending ? 'Sending...' : 'Yes, I have paid'}
          </Button>
          {back}
        </div>
      </form>
    </>
  );
}
