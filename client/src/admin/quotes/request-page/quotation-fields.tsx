import { type ProjectRequest, QUOTE_STATUS_LABELS, type QuoteStatus } from '@contract/project';
import type { RecordField } from '../../shared/forms/compared-fields';
import { DeletedConflict, EditConflict } from '../../shared/forms/conflict';
import { FormNote } from '../../shared/forms/form-note';
import { HeldFields } from '../../shared/forms/held-fields';
import { useIsNarrow } from '../../shared/layout/use-is-narrow';
import { UnprintableNote } from '../unprintable-note';
import { isBlank } from './line-list';
import styles from './quotation.module.css';
import { QUOTATION_FIELDS, type QuotationForm, sumsAsTyped } from './quotation-form';
import { QuotationLines } from './quotation-lines';
import { QuotationSums } from './quotation-sums';
import { QuotationTerms, QuotationTexts } from './quotation-terms';
import { ScheduleEditor } from './schedule-editor';
import type { Quotation } from './use-quotation';
import type { Writing } from './writing';

interface QuotationFieldsProps {
  request: ProjectRequest;
  quotation: Quotation;
  labels?: Writing['labels'];
  status?: QuoteStatus;
}

export function QuotationFields({ request, quotation, labels, status }: QuotationFieldsProps) {
  const { typed: form, base, problems, conflict, change, check } = quotation;
  const problemAt = (field: string) => problems.find((problem) => problem.field === field)?.message ?? '';
  const isPaid = base !== null && base.payments.length > 0;
  // On the request page (without `labels`), phones show the lines before the other fields.
  const isLinesFirst = useIsNarrow() && !labels;
  const writing = { form, problemAt, change, check, isPaid, labels };
  if (quotation.deleted) {
    return (
      <div className={styles.part}>
        <DeletedConflict {...quotation.deleted} />
      </div>
    );
  }
  if (conflict) {
    return (
      <div className={styles.part}>
        <EditConflict
          {...conflict}
          mine={comparable(form, status ?? quotation.status)}
          theirs={comparable(conflict.theirs, conflict.record.status)}
          fields={COMPARED}
        />
      </div>
    );
  }
  return (
    <HeldFields isHeld={quotation.isSaving}>
      {quotation.isRestored && (
        <div className={styles.part}>
          <FormNote form={quotation} />
        </div>
      )}
      {!isLinesFirst && <QuotationTerms {...writing} />}
      <QuotationLines {...writing} />
      {isLinesFirst && <QuotationTerms {...writing} />}
      <QuotationSums {...writing} sums={sumsAsTyped(form)} />
      <ScheduleEditor {...writing} />
      <QuotationTexts {...writing} />
      <UnprintableNote request={request} terms={writtenTexts(form)} className={styles.part} />
    </HeldFields>
  );
}

const writtenTexts = ({ lines, teamSize, notes, included }: QuotationForm) => ({
  lines,
  teamSize,
  notes,
  included: [included],
});

/** Returns the values to compare in a conflict. Lines replace the single price. */
const comparable = (form: QuotationForm, status: QuoteStatus) => ({
  ...form,
  price: form.lines.every(isBlank) ? form.price : '',
  status,
});

const COMPARED: readonly RecordField<QuotationForm & { status: QuoteStatus }>[] = [
  ...QUOTATION_FIELDS,
  { name: 'status', label: 'Status', format: (status: QuoteStatus) => QUOTE_STATUS_LABELS[status] },
];

/** Focuses the first invalid field, or the field that an error about several fields names in `data-about`. */
export function focusFirstProblem(box: HTMLElement | null): void {
  const find = (selector: string) => box?.querySelector<HTMLElement>(selector);
  const field = find('[aria-invalid="true"]') ?? find(`[data-field="${find('[data-about]')?.dataset.about}"]`);
  field?.focus();
}
