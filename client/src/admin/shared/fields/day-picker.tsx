import { DatePicker, type DatePickerProps } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useMedia } from '@/lib/use-media';
import styles from './day-picker.module.css';

export interface DayPickerProps {
  id?: string;
  /** Asks for an hour too. */
  withTime?: boolean;
  /** `2026-11-20`, with an hour `2026-11-20T07:00` in Lusaka; empty for none. The bounds too. */
  value?: string;
  min?: string;
  max?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  /** False where there has to be a day. */
  allowClear?: boolean;
  autoFocus?: boolean;
  placeholder?: string;
  status?: '' | 'error';
  'aria-label'?: string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
  'data-field'?: string;
}

/** The product's own format comes first; the others are understood when they are typed. */
const DAYS = ['MMMM D, YYYY', 'MMMM D YYYY', 'MMM D, YYYY', 'D MMMM YYYY', 'D MMM YYYY', 'YYYY-MM-DD'];
const MINUTES = [...DAYS.flatMap((day) => [`${day}, HH:mm`, `${day} HH:mm`]), 'YYYY-MM-DDTHH:mm'];
const STORED = { day: 'YYYY-MM-DD', minute: 'YYYY-MM-DDTHH:mm' } as const;

/** Buttons for month and year are named by the words on them. */
const LOCALE = { lang: { monthSelect: '', yearSelect: '' } } as DatePickerProps['locale'];

/** Within the dialog that traps the focus, else within the landmark. */
const popupContainer = (input: HTMLElement): HTMLElement =>
  input.closest<HTMLElement>('.ant-modal, main') ?? document.body;

/** antd's picker over the texts that are stored. Apart from `DayInput`, because it is heavy. */
export function DayPicker({ withTime, value = '', min, max, onChange, onBlur, ...input }: DayPickerProps) {
  // A finger chooses: the keyboard of a phone would cover the calendar.
  const isTouched = useMedia('(hover: none) and (pointer: coarse)');
  const stored = withTime ? STORED.minute : STORED.day;
  const emit = (date: Dayjs | null) => {
    const text = date?.format(stored) ?? '';
    if (text !== value) onChange?.(text);
  };
  return (
    <DatePicker<Dayjs>
      {...input}
      className={styles.field}
      classNames={{ popup: { root: styles.popup } }}
      format={withTime ? MINUTES : DAYS}
      showTime={withTime && { format: 'HH:mm' }}
      showNow={false}
      locale={LOCALE}
      inputReadOnly={isTouched}
      value={value ? dayjs(value) : null}
      minDate={min ? dayjs(min) : undefined}
      maxDate={max ? dayjs(max) : undefined}
      // Also of a day that is typed, at once: it is not lost when the page is left before the field is.
      onCalendarChange={(date) => emit(date as Dayjs)}
      onClear={() => emit(null)}
      // Enter takes the day that is typed or marked, and sends no form around the field.
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      onBlur={(event) => {
        if (input.allowClear !== false && 'value' in event.target && event.target.value === '') emit(null);
        onBlur?.();
      }}
      getPopupContainer={popupContainer}
    />
  );
}
