import { type ReactNode, useId } from 'react';
import type { QuotationForm } from './quotation-form';

export interface Writing {
  form: QuotationForm;
  change(part: Partial<QuotationForm>, at?: string): void;
  check(field: string): void;
  problemAt(field: string): string;
  /** True if a payment is recorded. The currency then cannot be changed. */
  isPaid?: boolean;
  labels?: Partial<Record<'price' | 'timeEstimate' | 'teamSize' | 'notes', string>>;
}

type Name = {
  [Field in keyof QuotationForm]: QuotationForm[Field] extends string ? Field : never;
}[keyof QuotationForm];

export const typedIn = ({ form, change }: Writing, name: Name) => ({
  value: form[name],
  onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }, name),
});

interface InputAbout {
  id: string;
  name: string;
  problem: string;
  /** True if the element with the id `${id}-about` describes the input. */
  isDescribed: boolean;
  check: Writing['check'];
  said?: string;
}

export const inputOf = ({ id, name, problem, isDescribed, check, said }: InputAbout) => ({
  id,
  'data-field': name,
  'aria-label': said,
  'aria-invalid': problem !== '',
  'aria-describedby': isDescribed ? `${id}-about` : undefined,
  status: problem ? ('error' as const) : ('' as const),
  onBlur: () => check(name),
});

interface WrittenFieldProps extends Pick<Writing, 'problemAt' | 'check'> {
  name: string;
  label: string;
  /** Name for screen readers, if the label alone does not tell the field from others. */
  said?: string;
  hint?: string;
  children: (input: ReturnType<typeof inputOf>) => ReactNode;
}

export function WrittenField({ name, label, said, hint, problemAt, check, children }: WrittenFieldProps) {
  const id = useId();
  const problem = problemAt(name);
  return (
    <div className="shrinks">
      <label htmlFor={id}>{label}</label>
      {children(inputOf({ id, name, problem, isDescribed: !!problem || !!hint, check, said }))}
      {(problem || hint) && (
        <p
          id={`${id}-about`}
          className={problem ? 'danger' : 'muted fine tabular'}
          role={problem ? 'alert' : undefined}
        >
          {problem || hint}
        </p>
      )}
    </div>
  );
}
