import type { QuotationForm } from './quotation-form';

/** What the parts of the form need of it. */
export interface Writing {
  form: QuotationForm;
  change(part: Partial<QuotationForm>, at?: string): void;
  /** A field was left. */
  check(field: string): void;
  /** What is wrong with a field; empty where nothing is. */
  problemAt(field: string): string;
  /** Money came in already: the currency stays. */
  isPaid?: boolean;
  /** Labels that are not the page's own. */
  labels?: Partial<Record<'price' | 'timeEstimate' | 'teamSize' | 'notes', string>>;
}

type Name = {
  [Field in keyof QuotationForm]: QuotationForm[Field] extends string ? Field : never;
}[keyof QuotationForm];

/** Props of the input of one text. @param about id of what is said of it, if anything is */
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
