import { LIMITS } from '@contract/limits';
import { QUOTE_STATUS_LABELS, QUOTE_STATUSES } from '@contract/project';
import { Checkbox, Form, Input } from 'antd';
import { fieldRule } from '../shared/field-rule';
import { Select } from '../shared/select';
import { BLANK_QUOTE, type QuoteForm, quoteFormErrors } from './quote-form';
import styles from './quote-inputs.module.css';

const STATUS_OPTIONS = QUOTE_STATUSES.map((status) => ({ value: status, label: QUOTE_STATUS_LABELS[status] }));
/** Longer than any number that is taken. */
const NUMBER_LENGTH = 20;

const ruleFor = (field: keyof QuoteForm) => [fieldRule(BLANK_QUOTE, field, quoteFormErrors)];

/** The client has answered an accepted or rejected quote: then only its status can change. */
export function QuoteInputs({ isAnswered }: { isAnswered: boolean }) {
  return (
    <>
      <div className={styles.pair}>
        <Form.Item name="price" label="Price (USD)" rules={ruleFor('price')}>
          <Input prefix="$" inputMode="decimal" maxLength={NUMBER_LENGTH} disabled={isAnswered} />
        </Form.Item>
        <Form.Item name="timeEstimate" label="Time Estimate (weeks)" rules={ruleFor('timeEstimate')}>
          <Input inputMode="numeric" maxLength={NUMBER_LENGTH} disabled={isAnswered} />
        </Form.Item>
      </div>
      <Form.Item name="teamSize" label="Team Size" rules={ruleFor('teamSize')}>
        <Input maxLength={LIMITS.teamSize} disabled={isAnswered} />
      </Form.Item>
      <Form.Item name="notes" label="Notes">
        <Input.TextArea rows={4} maxLength={LIMITS.notes} disabled={isAnswered} />
      </Form.Item>
      <Form.Item name="status" label="Status">
        <Select options={STATUS_OPTIONS} />
      </Form.Item>
      {!isAnswered && (
        <Form.Item name="isMailed" valuePropName="checked">
          <Checkbox>Email the quote to the client after saving</Checkbox>
        </Form.Item>
      )}
    </>
  );
}
