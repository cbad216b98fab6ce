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

/** Returns the props of a text input. @param about id of the element that describes the input */
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
