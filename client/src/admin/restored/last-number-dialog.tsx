import { LAST_NUMBER_FIELDS, type LastNumberInput } from '@contract/last-number';
import { Form, Input } from 'antd';
import { quotes } from '@/api/quotes.api';
import { useDashboard } from '../shared/dashboard-store';
import { valueRule } from '../shared/forms/field-rule';
import { FormDialog } from '../shared/forms/form-dialog';

const { number } = LAST_NUMBER_FIELDS;

interface LastNumberDialogProps {
  open: boolean;
  lastNumber: string;
  onClose: () => void;
}

/** Asks for the last quote number that a client got, because quotes may have been sent after the backup was made. */
export function LastNumberDialog({ open, lastNumber, onClose }: LastNumberDialogProps) {
  return (
    <FormDialog<LastNumberInput, unknown>
      open={open}
      title="Last quote number"
      initial={{ number: lastNumber }}
      save={async ({ number }) => {
        await quotes.goOnFrom({ number: number?.trim() });
        await useDashboard.getState().reload();
      }}
      onClose={onClose}
      saveText="Save number"
      savingText="Saving..."
      texts={{ success: 'New quotes continue from this number', failed: 'Failed to save the last quote number' }}
      width={440}
      focusField="number"
    >
      <p>
        Quotes that were sent after the backup are missing. You cannot send a new quote until you enter the last quote
        number that was used. If no quote was sent after the backup, save the number shown.
      </p>
      <Form.Item
        name="number"
        label={number.label}
        extra={number.hint}
        rules={[valueRule((typed: string) => number.check?.(typed.trim().toUpperCase()))]}
        validateTrigger="onSubmit"
      >
        <Input maxLength={number.max} autoComplete="off" />
      </Form.Item>
    </FormDialog>
  );
}
