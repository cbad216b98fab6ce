import { lusakaDay } from '@contract/lusaka-day';
import { CURRENCIES, CURRENCY_NAMES, CURRENCY_SIGNS } from '@contract/terms';
import { Input } from 'antd';
import { type ReactNode, useId } from 'react';
import { DayInput } from '../../shared/fields/day-input';
import { Select } from '../../shared/forms/select';
import { useRequestWords } from '../request-words';
import styles from './quotation.module.css';
import { inputOf, type Writing } from './writing';

type TextName = 'timeEstimate' | 'teamSize' | 'validUntil' | 'included' | 'notes';

/** Choices of currency. The labels are short, because the field is beside two others. */
const OPTIONS = CURRENCIES.map((value) => ({ value, label: `${CURRENCY_NAMES[value]} (${CURRENCY_SIGNS[value]})` }));

export function QuotationTerms(writing: Writing) {
  const { form, change, labels } = writing;
  const id = useId();
  const { quotation } = useRequestWords();
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
          <p className={`muted fine ${styles.hint}`}>
            The currency cannot be changed after a payment has been recorded.
          </p>
        )}
      </div>
      <TextField {...writing} name="timeEstimate" label={labels?.timeEstimate ?? 'Timeline (weeks)'}>
        {(input) => <Input {...input} inputMode="numeric" autoComplete="off" maxLength={20} />}
      </TextField>
      <TextField {...writing} name="teamSize" label={labels?.teamSize ?? quotation.team}>
        {(input) => <Input {...input} dir="auto" autoComplete="off" />}
      </TextField>
      <TextField
        {...writing}
        name="validUntil"
        label="Valid until"
        hint={form.validUntil ? '' : 'If you leave this empty, the number of days in Settings is used'}
      >
        {(input) => (
          <DayInput
            {...input}
            min={lusakaDay(new Date())}
            onChange={(validUntil) => change({ validUntil }, 'validUntil')}
          />
        )}
      </TextField>
    </div>
  );
}

export function QuotationTexts(writing: Writing) {
  return (
    <div className={`stack two-768 gap-3 pad-4 ruled ${styles.texts}`}>
      <TextField {...writing} name="included" label="Included (one item per line)">
        {(input) => <Input.TextArea {...input} dir="auto" autoSize={{ minRows: 4, maxRows: 12 }} />}
      </TextField>
      <TextField {...writing} name="notes" label={writing.labels?.notes ?? 'Notes for the client'}>
        {(input) => <Input.TextArea {...input} dir="auto" autoSize={{ minRows: 4, maxRows: 12 }} />}
      </TextField>
    </div>
  );
}

interface TextFieldProps extends Writing {
  name: TextName;
  label: string;
  hint?: string;
  children: (input: ReturnType<typeof inputOf<TextName>>) => ReactNode;
}

function TextField({ label, hint, children, ...about }: TextFieldProps) {
  const id = useId();
  const problem = about.problemAt(about.name);
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      {children(inputOf(id, about, problem, problem || hint ? `${id}-about` : undefined))}
      {problem ? (
        <p id={`${id}-about`} className="danger" role="alert">
          {problem}
        </p>
      ) : (
        hint && (
          <p id={`${id}-about`} className={`muted fine ${styles.hint}`}>
            {hint}
          </p>
        )
      )}
    </div>
  );
}
