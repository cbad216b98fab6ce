import { DatePicker, type DatePickerProps } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';
import { useMedia } from '@/lib/use-media';
import { popupContainer } from '../layout/popup-container';
import styles from './day-picker.module.css';

export interface DayPickerProps {
  id?: string;
  withTime?: boolean;
  /** `2026-11-20`, or `2026-11-20T07:00` in Lusaka time; empty for no date. `min` and `max` have the same format. */
  value?: string;
  min?: string;
  max?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  allowClear?: boolean;
  autoFocus?: boolean;
  placeholder?: string;
  status?: '' | 'error';
  'aria-label'?: string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
  'data-field'?: string;
}

/** Formats with the day first, such as 20/12/2026, as people in Zambia write it. */
const NUMBERS = ['/', '.', '-'].flatMap((dot) =>
  ['D', 'DD'].flatMap((day) => ['M', 'MM'].map((month) => [day, month, 'YYYY'].join(dot))),
);
/** Formats for typed dates. antd accepts all of them, and shows dates in the first one. */
const DAYS = ['MMMM D, YYYY', 'MMMM D YYYY', 'MMM D, YYYY', 'D MMMM YYYY', 'D MMM YYYY', 'YYYY-MM-DD', ...NUMBERS];
const MINUTES = [...DAYS.flatMap((day) => [`${day}, HH:mm`, `${day} HH:mm`]), 'YYYY-MM-DDTHH:mm'];
const STORED = { day: 'YYYY-MM-DD', minute: 'YYYY-MM-DDTHH:mm' } as const;

/** Removes the tooltips of the buttons for month and year, because these buttons already have visible names. */
const LOCALE = { lang: { monthSelect: '', yearSelect: '' } } as DatePickerProps['locale'];

export function DayPicker({ withTime, value = '', min, max, onChange, onBlur, ...input }: DayPickerProps) {
  // On touch screens the input is read-only, because the on-screen keyboard would cover the calendar.
  const isTouched = useMedia('(hover: none) and (pointer: coarse)');
  const stored = withTime ? STORED.minute : STORED.day;
  const formats = withTime ? MINUTES : DAYS;
  const [unread, setUnread] = useState('');
  const emit = (date: Dayjs | null) => {
    setUnread('');
    const text = date?.format(stored) ?? '';
    if (text !== value) onChange?.(text);
  };
  const check = ({ value: text }: HTMLInputElement) =>
    setUnread(text && !dayjs(text, formats, true).isValid() ? text : '');
  return (
    <div className="full">
      <DatePicker<Dayjs>
        {...input}
        {...(unread && { status: 'error', 'aria-invalid': true })}
        className="full"
        classNames={{ popup: { root: styles.popup } }}
        format={formats}
        showTime={withTime && { format: 'HH:mm' }}
        showNow={false}
        locale={LOCALE}
        inputReadOnly={isTouched}
        value={value ? dayjs(value) : null}
        minDate={min ? dayjs(min) : undefined}
        maxDate={max ? dayjs(max) : undefined}
        // Reports a typed day at once. antd would report it only on blur, so it would be lost if the page closes before
        // that.
        onCalendarChange={(date) => emit(date as Dayjs)}
        onClear={() => emit(null)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter selects the typed day, so it must not submit the form.
          event.preventDefault();
          check(event.target as HTMLInputElement);
        }}
        onBlur={(event) => {
          const box = event.target as HTMLInputElement;
          if (input.allowClear !== false && box.value === '') emit(null);
          // antd then shows the stored date again.
          else check(box);
          onBlur?.();
        }}
        getPopupContainer={popupContainer}
      />
      {unread && (
        <p role="alert" className="danger">
          “{unread}” is not a {withTime ? 'date with a time' : 'date'}. Write it as {dayjs().format(formats[0])}.
        </p>
      )}
    </div>
  );
}
