import { lusakaDay } from '@contract/lusaka-day';
import { CURRENCIES, CURRENCY_NAMES, CURRENCY_SIGNS, formatDays } from '@contract/terms';
import { Input } from 'antd';
import { useId } from 'react';
import { useRemoteOf } from '@/stores/server-store';
import { DayInput } from '../../shared/fields/day-input';
import { Select } from '../../shared/forms/select';
import { useQuoteSettings } from '../quote-store';
import { useRequestTexts } from '../request-texts';
import styles from './quotation.module.css';
import { typedIn, type Writing, WrittenField } from './writing';

/** Choices of currency. The labels are short, because the field is beside two others. */
const OPTIONS = CURRENCIES.map((value) => ({ value, label: `${CURRENCY_NAMES[value]} (${CURRENCY_SIGNS[value]})` }));

export function QuotationTerms(writing: Writing) {
  const { form, change, labels } = writing;
  const id = useId();
  const { quotation } = useRequestTexts();
  const settings = useRemoteOf(useQuoteSettings);
  const days =
    settings.status === 'ready' ? formatDays(settings.value.quoteValidDays) : 'the number of days in Settings';
  return (
    <div className={`stack gap-3 pad-4 ${styles.terms}`} data-long={labels && ''}>
      <div>
        <label htmlFor={id}>Currency</label>
        <Select
          id={id}
          options={OPTIONS}
          value={form.currency}
          disabled={writing.isPaid}
          onChange={(currency) => change({ currency })}
        />
        {writing.isPaid && (
          <p className="muted fine">The currency cannot be changed after a payment has been recorded.</p>
        )}
      </div>
      <WrittenField {...writing} name="timeEstimate" label={labels?.timeEstimate ?? 'Timeline (weeks)'}>
        {(input) => (
          <Input
            {...input}
            {...typedIn(writing, 'timeEstimate')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
          />
        )}
      </WrittenField>
      <WrittenField {...writing} name="teamSize" label={labels?.teamSize ?? quotation.team}>
        {(input) => <Input {...input} {...typedIn(writing, 'teamSize')} dir="auto" autoComplete="off" />}
      </WrittenField>
      <WrittenField
        {...writing}
        name="validUntil"
        label="Valid until"
        hint={form.validUntil ? '' : `If you leave this empty, the quote is valid for ${days}`}
      >
        {(input) => (
          <DayInput
            {...input}
            value={form.validUntil}
            min={lusakaDay(new Date())}
            onChange={(validUntil) => change({ validUntil }, 'validUntil')}
          />
        )}
      </WrittenField>
    </div>
  );
}

export function QuotationTexts(writing: Writing) {
  return (
    <div className={`stack two-768 gap-3 pad-4 ruled ${styles.texts}`}>
      <WrittenField {...writing} name="included" label="Included (one item per line)">
        {(input) => (
          <Input.TextArea
            {...input}
            {...typedIn(writing, 'included')}
            dir="auto"
            autoSize={{ minRows: 4, maxRows: 12 }}
          />
        )}
      </WrittenField>
      <WrittenField {...writing} name="notes" label={writing.labels?.notes ?? 'Notes for the client'}>
        {(input) => (
          <Input.TextArea {...input} {...typedIn(writing, 'notes')} dir="auto" autoSize={{ minRows: 4, maxRows: 12 }} />
        )}
      </WrittenField>
    </div>
  );
}
