import type { QuotationForm } from './quotation-form';

/** What the parts of the form need of it. */
export interface Writing {
  form: QuotationForm;
  change(part: Partial<QuotationForm>, at?: string): void;
  /** A field was left. */
  check(field: string): void;
  /** What is wrong with a field; empty where nothing is. */
  problemAt(field: string): string;
}
