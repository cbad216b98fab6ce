import { INVOICE_FIELDS, type InvoiceInput, type ListedDocument } from '@contract/documents';
import { RecordInput } from '../../shared/fields/record-inputs';
import { FormDialog } from '../../shared/forms/form-dialog';
import { QUOTE_ADMIN_TEXTS } from '../quote-admin-texts';

type InvoiceForm = Pick<InvoiceInput, 'rate'>;

interface InvoiceDialogProps {
  open: boolean;
  save: (typed: InvoiceForm) => Promise<ListedDocument>;
  success: (invoice: ListedDocument) => string;
  onStored: () => void;
  onClose: () => void;
}

/** Asks for the exchange rate of an invoice that is not in Kwacha. */
export function InvoiceDialog({ success, ...props }: InvoiceDialogProps) {
  return (
    <FormDialog<InvoiceForm, ListedDocument>
      {...props}
      title="Make invoice"
      initial={{ rate: null }}
      saveText="Make invoice"
      savingText="Making..."
      texts={{ success, failed: QUOTE_ADMIN_TEXTS.invoiceFailed }}
      width={440}
      focusField="rate"
    >
      <RecordInput
        name="rate"
        field={INVOICE_FIELDS.rate}
        label={`${INVOICE_FIELDS.rate.label} (optional)`}
        isChecked
      />
    </FormDialog>
  );
}
