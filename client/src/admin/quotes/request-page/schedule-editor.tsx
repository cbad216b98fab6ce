import { LIMITS } from '@contract/limits';
import { instalmentsOf } from '@contract/schedule';
import { CURRENCY_SIGNS, formatMoney } from '@contract/terms';
import { Input } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { DayInput } from '../../shared/fields/day-input';
import { Select } from '../../shared/forms/select';
import { withLineChanged, withLineMoved, withoutLine } from './line-list';
import { LineTool } from './line-tool';
import { pricedTerms, sumsAsTyped } from './quotation-form';
import styles from './schedule-editor.module.css';
import {
  begunSchedule,
  NEW_INSTALMENT,
  NO_SCHEDULE,
  scheduleOf,
  scheduleProblems,
  sumText,
  type TypedInstalment,
  type TypedSchedule,
} from './schedule-form';
import { type Writing, WrittenField } from './writing';

const WAYS = [
  { value: 'share', label: 'By share' },
  { value: 'amount', label: 'By amount' },
] as const;

export function ScheduleEditor({ form, change, check, problemAt }: Writing) {
  const list = useRef<HTMLOListElement>(null);
  const wanted = useRef<number>(null);
  const [said, setSaid] = useState('');
  const { schedule, currency } = form;
  const { by, entries } = schedule;

  useEffect(() => {
    if (wanted.current === null) return;
    list.current?.children[wanted.current]?.querySelector('input')?.focus();
    wanted.current = null;
  });

  const put = (next: Partial<TypedSchedule>, at?: string) => change({ schedule: { ...schedule, ...next } }, at);
  const begin = () => {
    wanted.current = 0;
    change({ schedule: begunSchedule(form.depositPercent) });
  };
  const add = () => {
    wanted.current = entries.length;
    put({ entries: [...entries, NEW_INSTALMENT] });
  };
  const move = (place: number, by: -1 | 1) => {
    const to = place + by;
    if (to < 0 || to >= entries.length) return;
    put({ entries: withLineMoved(entries, place, by) });
    setSaid(`Instalment ${to + 1} of ${entries.length}`);
  };
  const remove = (place: number) => {
    wanted.current = Math.max(0, place - 1);
    const rest = withoutLine(entries, place);
    change({ schedule: rest.length > 0 ? { ...schedule, entries: rest } : NO_SCHEDULE });
    setSaid(`Instalment ${place + 1} removed`);
  };

  const problem = problemAt('schedule');
  const sums = sumsAsTyped(form);
  const isReadable = sums !== null && !scheduleProblems(schedule, currency).some(({ field }) => field.endsWith(by));
  const planned = isReadable
    ? instalmentsOf({ ...pricedTerms(form), schedule: scheduleOf(schedule, currency) })
    : undefined;
  return (
    <section aria-label="Payment schedule" className="stack gap-3 pad-4 ruled">
      {entries.length > 0 && (
        <>
          <div className="row spread gap-2 gap-x-4">
            <b>Payment schedule</b>
            <Select
              aria-label="Divide the total"
              options={WAYS}
              value={by}
              onChange={(way) => put({ by: way, entries: entries.map((entry) => ({ ...entry, part: '' })) })}
            />
          </div>
          <ol ref={list} className="stack gap-3">
            {entries.map((entry, place) => (
              <Row
                // biome-ignore lint/suspicious/noArrayIndexKey: instalments have no id or state
                key={place}
                entry={entry}
                by={by}
                sign={CURRENCY_SIGNS[currency]}
                amount={by === 'share' && planned?.[place] ? formatMoney(planned[place].amount, currency) : ''}
                place={place}
                count={entries.length}
                problemAt={problemAt}
                check={check}
                onChange={(part, at) =>
                  put({ entries: withLineChanged(entries, place, part) }, `schedule.${place}.${at}`)
                }
                onMove={(by) => move(place, by)}
                onRemove={() => remove(place)}
              />
            ))}
          </ol>
          {sums && (
            <p className="muted tabular">
              Sum: <output>{sumText(schedule, currency, sums.total) || '–'}</output>
            </p>
          )}
          {problem && (
            <p className="danger" role="alert" data-about={`schedule.0.${by}`}>
              {problem}
            </p>
          )}
        </>
      )}
      {entries.length < LIMITS.instalments && (
        <p className="row gap-x-4 muted fine">
          <button type="button" className="touch-high tiny semibold forest" onClick={entries.length > 0 ? add : begin}>
            <span aria-hidden="true">+</span> Add {entries.length > 0 ? 'instalment' : 'payment schedule'}
          </button>
          {entries.length === 0 && 'Divides the total into dated instalments. It replaces the deposit.'}
        </p>
      )}
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </section>
  );
}

interface RowProps extends Pick<Writing, 'problemAt' | 'check'> {
  entry: TypedInstalment;
  by: TypedSchedule['by'];
  sign: string;
  /** Amount that results from a typed share. */
  amount: string;
  place: number;
  count: number;
  onChange: (part: Partial<TypedInstalment>, at: string) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

function Row({ entry, by, sign, amount, place, count, onChange, onMove, onRemove, ...writing }: RowProps) {
  const number = place + 1;
  const cell = (name: string, label: string) => ({
    name: `schedule.${place}.${name}`,
    label,
    said: `${label}, instalment ${number}`,
    ...writing,
  });
  return (
    <li className={`stack gap-2 top ${styles.row}`}>
      <WrittenField {...cell('label', 'Name')}>
        {(input) => (
          <Input
            {...input}
            dir="auto"
            value={entry.label}
            onChange={({ target }) => onChange({ label: target.value }, 'label')}
          />
        )}
      </WrittenField>
      <WrittenField {...cell(by, by === 'share' ? 'Share' : 'Amount')} hint={amount}>
        {(input) => (
          <Input
            {...input}
            inputMode="decimal"
            autoComplete="off"
            maxLength={30}
            {...(by === 'share' ? { suffix: '%' } : { prefix: sign })}
            value={entry.part}
            onChange={({ target }) => onChange({ part: target.value }, by)}
          />
        )}
      </WrittenField>
      <WrittenField {...cell('dueDate', 'Day')}>
        {(input) => (
          <DayInput {...input} value={entry.dueDate} onChange={(dueDate) => onChange({ dueDate }, 'dueWhen')} />
        )}
      </WrittenField>
      <WrittenField {...cell('dueWhen', 'Or in words')}>
        {(input) => (
          <Input
            {...input}
            dir="auto"
            placeholder={entry.dueDate ? '' : 'on delivery'}
            value={entry.dueWhen}
            onChange={({ target }) => onChange({ dueWhen: target.value }, 'dueWhen')}
          />
        )}
      </WrittenField>
      <span className={`line ${styles.tools}`}>
        <LineTool icon="up" label={`Move instalment ${number} up`} isOff={place === 0} onClick={() => onMove(-1)} />
        <LineTool
          icon="down"
          label={`Move instalment ${number} down`}
          isOff={place === count - 1}
          onClick={() => onMove(1)}
        />
        <LineTool icon="remove" label={`Remove instalment ${number}`} onClick={onRemove} />
      </span>
    </li>
  );
}
