import { LIMITS } from '@contract/limits';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useAreHidden } from '@/stores/are-hidden';
import { useFixedSection } from '@/stores/website-store';
import { Button } from '@/ui/button';
import { MistLines } from '@/ui/mist-lines';
import { TextField } from '@/ui/text-field';
import styles from './account-form.module.css';

type AccountField = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange'>;

export const EMAIL: AccountField = {
  label: 'Email',
  type: 'email',
  autoComplete: 'email',
  maxLength: LIMITS.email,
};

export const PASSWORD: Omit<AccountField, 'autoComplete'> = {
  label: 'Password',
  type: 'password',
  maxLength: LIMITS.passwordMax,
};

interface Props {
  title: string;
  fields: readonly AccountField[];
  submitLabel: string;
  aside: ReactNode;
}

export function AccountFrame({ title, fields, submitLabel, aside }: Props) {
  const { sentence, newsletter } = useFixedSection('account');
  const [values, setValues] = useState<Record<string, string>>({});
  const hasNewsletter = !useAreHidden(['newsletter']);
  return (
    <section data-section="account" className={`page-top holds clips on-mist ${styles.screen}`}>
      <MistLines className={styles.mist} />
      <div className="page-width stack holds gap-8 split-5-6 split-gap-16">
        <div className="stack packed gap-4">
          <h1>{title}</h1>
          <p className="muted chars-36">
            {sentence} {hasNewsletter && newsletter && <a href="#newsletter">{newsletter}</a>}
          </p>
          <p>{aside}</p>
        </div>
        {/* Without a script, the method `dialog` has no effect, so that nothing is sent. */}
        <form
          method="dialog"
          className={`stack packed gap-5 on-white shadow ${styles.form}`}
          onSubmit={(event) => event.preventDefault()}
          noValidate
        >
          {fields.map((field) => (
            <TextField
              key={field.label}
              {...field}
              value={values[field.label] ?? ''}
              onChange={(value) => setValues((before) => ({ ...before, [field.label]: value }))}
            />
          ))}
          <Button type="submit">{submitLabel}</Button>
        </form>
      </div>
    </section>
  );
}
