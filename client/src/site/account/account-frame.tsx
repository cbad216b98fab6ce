import { LIMITS } from '@contract/limits';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useAreHidden } from '@/stores/are-hidden';
import { useFixedSection } from '@/stores/website-store';
import { Button } from '@/ui/button';
import { MistLines } from '@/ui/mist-lines';
import type { SelectField } from '@/ui/select-field';
import { TextField } from '@/ui/text-field';
import styles from './account-form.module.css';

export type AccountField = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'name'> & {
  name: string;
  /** Makes the field a list to choose from. */
  options?: ComponentProps<typeof SelectField>['options'];
};

export const NAME: AccountField = {
  name: 'name',
  label: 'Full Name',
  autoComplete: 'name',
  maxLength: LIMITS.name,
};

export const EMAIL: AccountField = {
  name: 'email',
  label: 'Email',
  type: 'email',
  autoComplete: 'email',
  maxLength: LIMITS.email,
};

export const PASSWORD: AccountField = {
  name: 'password',
  label: 'Password',
  type: 'password',
  autoComplete: 'current-password',
  maxLength: LIMITS.passwordMax,
};

export const CURRENT_PASSWORD: AccountField = { ...PASSWORD, name: 'currentPassword', label: 'Current password' };

export const NEW_PASSWORD: AccountField = { ...PASSWORD, autoComplete: 'new-password' };

export const HINTED_PASSWORD: AccountField = {
  ...NEW_PASSWORD,
  hint: `At least ${LIMITS.passwordMin} characters.`,
};

interface FrameProps {
  title: string;
  lead: ReactNode;
  /** Link to another page about accounts, for example from login to sign-up. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Layout of the pages for login, sign-up and passwords: heading and texts beside a form. */
export function AccountFrame({ title, lead, aside, children }: FrameProps) {
  return (
    <section data-section="account" className={`page-top holds clips on-mist ${styles.screen}`}>
      <MistLines className={styles.mist} />
      <div className="page-width stack holds gap-8 split-5-6 split-gap-16">
        <div className="stack packed gap-4">
          <h1>{title}</h1>
          <p className="muted chars-36">{lead}</p>
          {aside && <p>{aside}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}

interface ClosedProps {
  title: string;
  fields: readonly AccountField[];
  submitLabel: string;
}

/** Page for login or sign-up without a mail server. Visitors cannot have accounts, so the form does nothing. */
export function ClosedAccount({ title, fields, submitLabel }: ClosedProps) {
  const { sentence, newsletter } = useFixedSection('account');
  const [values, setValues] = useState<Record<string, string>>({});
  const hasNewsletter = !useAreHidden(['newsletter']);
  return (
    <AccountFrame
      title={title}
      lead={
        <>
          {sentence} {hasNewsletter && newsletter && <a href="#newsletter">{newsletter}</a>}
        </>
      }
    >
      {/* Nothing is sent, even without a script: the method `dialog` sends no request. The fields have no names. */}
      <form
        method="dialog"
        className={`stack packed gap-5 on-white shadow ${styles.form}`}
        onSubmit={(event) => event.preventDefault()}
        noValidate
      >
        {fields.map(({ name, ...field }) => (
          <TextField
            key={name}
            {...field}
            value={values[name] ?? ''}
            onChange={(value) => setValues((before) => ({ ...before, [name]: value }))}
          />
        ))}
        <Button type="submit">{submitLabel}</Button>
      </form>
    </AccountFrame>
  );
}
