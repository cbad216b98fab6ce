import { LIMITS } from '@contract/limits';
import {
  type ProjectRequest,
  QUOTE_STATUS_LABELS,
  QUOTE_STATUSES,
  type Quote,
  type QuoteStatus,
} from '@contract/project';
import { NOTE_FIELDS } from '@contract/project-office';
import { CURRENCY_SIGNS, type Currency, totalOf } from '@contract/terms';
import { Checkbox, Form, Input } from 'antd';
import { RecordInput } from '../shared/fields/record-inputs';
import { otherCurrency } from '../shared/fields/typed-number';
import { fieldRule } from '../shared/forms/field-rule';
import { Select } from '../shared/forms/select';
import { ChangeCurrency } from './change-currency';
import { PageLink } from './page-link';
import { BLANK_QUOTE, type QuoteForm, quoteFormErrors } from './quote-form';
import styles from './quote-inputs.module.css';
import { QUOTE_ADMIN_TEXTS } from './quote-texts';
import { useRequestWords } from './request-words';
import { effectOnRequest, isAnswered, isEnd } from './status-effect';

const STATUS_OPTIONS = QUOTE_STATUSES.map((status) => ({ value: status, label: QUOTE_STATUS_LABELS[status] }));
/** Longer than any number that is taken. */
const NUMBER_LENGTH = 20;

/** Of what a price is, as far as that is known. */
export const priceLabel = (currency: Currency | undefined): string => (currency ? `Price (${currency})` : 'Price');

interface QuoteInputsProps {
  request: ProjectRequest;
  /** As it is stored. Of an accepted or rejected one only the status changes. */
  quote: Quote | null;
  /** Of the quote, or of new ones; missing while that is not known. */
  currency: Currency | undefined;
}

export function QuoteInputs({ request, quote, currency }: QuoteInputsProps) {
  const { teamLabel } = useRequestWords();
  const status = Form.useWatch<QuoteStatus | undefined>('status') ?? quote?.status ?? 'draft';
  const isMailed = Form.useWatch<boolean | undefined>('isMailed') ?? false;
  const form = Form.useFormInstance<QuoteForm>();
  const price = Form.useWatch<string | undefined>('price') ?? '';
  const written = Form.useWatch<Currency | '' | undefined>('currency') || currency;
  const changeCurrency = (changed: Currency) => {
    form.setFieldValue('currency', changed);
    void form.validateFields(['price']);
    form.focusField('price');
  };
  const errorsIn = (typed: QuoteForm) => quoteFormErrors({ ...typed, currency: typed.currency || currency || '' });
  const ruleFor = (field: keyof QuoteForm) => [fieldRule(BLANK_QUOTE, field, errorsIn)];
  const isFrozen = isAnswered(quote);
  // The server mails no quote that has ended, in whichever way.
  const isMailable = !isFrozen && (status === 'draft' || status === 'sent');
  const isChanged = status !== (quote?.status ?? 'draft');
  return (
    <>
      {isFrozen && <p>{QUOTE_ADMIN_TEXTS.frozen}</p>}
      <Form.Item name="currency" hidden>
        <Input />
      </Form.Item>
      <div className={styles.pair}>
        {quote && quote.lines.length > 0 ? (
          <p className={styles.total}>
            Total <b>{totalOf(quote)}</b> of {quote.lines.length === 1 ? 'one line' : `${quote.lines.length} lines`}.{' '}
            <PageLink id={request._id}>Open the quotation</PageLink>
          </p>
        ) : (
          // Whether nothing is a price depends on what becomes of the quote.
          <Form.Item
            name="price"
            label={priceLabel(written)}
            extra={
              otherCurrency(price, written) && (
                <ChangeCurrency typed={price} currency={written} onChange={changeCurrency} />
              )
            }
            rules={ruleFor('price')}
            dependencies={['status', 'isMailed']}
          >
            <Input
              // Also while it is not known: antd makes another field of one that gets a prefix, and the focus is gone.
              prefix={<span>{written && CURRENCY_SIGNS[written]}</span>}
              inputMode="decimal"
              maxLength={NUMBER_LENGTH}
              readOnly={isFrozen}
            />
          </Form.Item>
        )}
        <Form.Item name="timeEstimate" label="Time Estimate (weeks)" rules={ruleFor('timeEstimate')}>
          <Input inputMode="numeric" maxLength={NUMBER_LENGTH} readOnly={isFrozen} />
        </Form.Item>
      </div>
      <Form.Item name="teamSize" label={teamLabel('Team Size')} rules={ruleFor('teamSize')}>
        <Input dir="auto" maxLength={LIMITS.teamSize} readOnly={isFrozen} />
      </Form.Item>
      <Form.Item name="notes" label="Notes">
        <Input.TextArea dir="auto" rows={4} maxLength={LIMITS.notes} readOnly={isFrozen} />
      </Form.Item>
      <Form.Item
        name="status"
        label="Status"
        extra={effectOnRequest(request, quote, isMailed ? 'sent' : status) || undefined}
      >
        <Select options={STATUS_OPTIONS} />
      </Form.Item>
      {isChanged && isEnd(status) && <RecordInput name="note" field={NOTE_FIELDS.note} marksOptional />}
      {isMailable && (
        <Form.Item name="isMailed" valuePropName="checked">
          <Checkbox>Email the quote to the client after saving</Checkbox>
        </Form.Item>
      )}
    </>
  );
}
