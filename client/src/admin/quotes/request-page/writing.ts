import type { QuotationForm } from './quotation-form';

/** Labels of some fields. */
export interface Labels {
  price: string;
  timeEstimate: string;
  teamSize: string;
  notes: string;
}

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
  labels?: Partial<Labels>;
}
