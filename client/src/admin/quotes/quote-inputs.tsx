import { LIMITS } from '@contract/limits';
import { QUOTE_STATUS_LABELS, QUOTE_STATUSES } from '@contract/project';
import { Checkbox, Form, Input, InputNumber, Select } from 'antd';
import styles from './quote-inputs.module.css';

const STATUS_OPTIONS = QUOTE_STATUSES.map((status) => ({ value: status, label: QUOTE_STATUS_LABELS[status] }));

/** The client has answered an accepted or rejected quote: then only its status can change. */
export function QuoteInputs({ isAnswered }: { isAnswered: boolean }) {
  return (
    <>
      <div className={styles.pair}>
        <Form.Item
          name="price"
          label="Price (USD)"
          rules={[{ required: true, type: 'number', min: 0, message: 'Please enter a price of at least 0' }]}
        >
          <InputNumber
            className={styles.number}
            min={0}
            max={LIMITS.priceMax}
            precision={LIMITS.priceDecimals}
            prefix="$"
            disabled={isAnswered}
          />
        </Form.Item>
        <Form.Item
          name="timeEstimate"
          label="Time Estimate (weeks)"
          rules={[{ required: true, type: 'integer', min: 1, message: 'Please enter whole weeks, at least 1' }]}
        >
          <InputNumber
            className={styles.number}
            min={LIMITS.timeEstimateMinWeeks}
            max={LIMITS.timeEstimateMaxWeeks}
            precision={0}
            disabled={isAnswered}
          />
        </Form.Item>
      </div>
      <Form.Item
        name="teamSize"
        label="Team Size"
        rules={[{ required: true, whitespace: true, message: 'Please enter a team size' }]}
      >
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
