import { LAST_NUMBER_FIELDS, type LastNumbers } from '@contract/last-number';
import { Form, Input } from 'antd';
import { quotes } from '@/api/quotes.api';
import { useDashboard } from '../shared/dashboard-store';
import { valueRule } from '../shared/forms/field-rule';
import { FormDialog } from '../shared/forms/form-dialog';

interface LastNumberDialogProps {
  open: boolean;
  lastNumbers: LastNumbers;
  onClose: () => void;
}

/** Asks for the last numbers that clients got before the restore, because no number may be used twice. */
export function LastNumberDialog({ open, lastNumbers, onClose }: LastNumberDialogProps) {
  return (
    <FormDialog<LastNumbers, unknown>
      open={open}
      title="Last numbers"
      initial={lastNumbers}
      save={async (typed) => {
        const numbers = Object.entries(typed).map(([name, number]) => [name, number?.trim() ?? '']);
        await quotes.goOnFrom(Object.fromEntries(numbers));
        await useDashboard.getState().reload();
      }}
      onClose={onClose}
      saveText="Save numbers"
      savingText="Saving..."
      texts={{
        success: 'New quotes and documents continue from these numbers',
        failed: 'Failed to save the last numbers',
      }}
      width={440}
    >
      <p>
        The backup does not contain quotes, invoices and receipts that were sent after it was made. No new ones get a
        number until you enter the last numbers. If nothing was sent after the backup, save the numbers shown.
      </p>
      {Object.entries(LAST_NUMBER_FIELDS).map(([name, { label, hint, check, max }]) => (
        <Form.Item
          key={name}
          name={name}
          label={label}
          extra={hint}
          rules={[valueRule((typed?: string) => check?.((typed ?? '').trim().toUpperCase()) ?? null)]}
          validateTrigger="onSubmit"
        >
          <Input maxLength={max} autoComplete="off" />
        </Form.Item>
      ))}
    </FormDialog>
  );
}
