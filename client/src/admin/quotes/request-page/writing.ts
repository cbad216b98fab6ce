import type { QuotationForm } from './quotation-form';

/** Access of the form's parts to the editor. */
export interface Writing {
  form: QuotationForm;
  change(part: Partial<QuotationForm>, at?: string): void;
  check(field: string): void;
  /** Returns the problem of a field, or an empty string. */
  problemAt(field: string): string;
  /** True if there are payments, so that the currency cannot change. */
  isPaid?: boolean;
  /** Labels that replace those of the page. */
  labels?: Partial<Record<'price' | 'timeEstimate' | 'teamSize' | 'notes', string>>;
}

type Name = {
  [Field in keyof QuotationForm]: QuotationForm[Field] extends string ? Field : never;
}[keyof QuotationForm];

/** Builds the props of a text input. @param about id of its description, if any */
export const inputOf = <Of extends Name>(
  id: string,
  { form, change, check, name }: Writing & { name: Of },
  problem: string,
  about?: string,
) => ({
  id,
  'data-field': name,
  'aria-invalid': problem !== '',
  'aria-describedby': about,
  status: problem ? ('error' as const) : ('' as const),
  value: form[name],
  onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }, name),
  onBlur: () => check(name),
});
