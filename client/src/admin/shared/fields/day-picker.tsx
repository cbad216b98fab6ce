import { DatePicker, type DatePickerProps } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useMedia } from '@/lib/use-media';
import styles from './day-picker.module.css';

export interface DayPickerProps {
  id?: string;
  /** Adds a time of day. */
  withTime?: boolean;
  /** `2026-11-20`, or `2026-11-20T07:00` in Lusaka time; empty for none. The bounds have the same format. */
  value?: string;
  min?: string;
  max?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  /** False if a day is required. */
  allowClear?: boolean;
  autoFocus?: boolean;
  placeholder?: string;
  status?: '' | 'error';
  'aria-label'?: string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
  'data-field'?: string;
}

/** The first format is displayed; the others are accepted when typed. */
const DAYS = ['MMMM D, YYYY', 'MMMM D YYYY', 'MMM D, YYYY', 'D MMMM YYYY', 'D MMM YYYY', 'YYYY-MM-DD'];
const MINUTES = [...DAYS.flatMap((day) => [`${day}, HH:mm`, `${day} HH:mm`]), 'YYYY-MM-DDTHH:mm'];
const STORED = { day: 'YYYY-MM-DD', minute: 'YYYY-MM-DDTHH:mm' } as const;

/** The buttons for month and year already have visible names. */
const LOCALE = { lang: { monthSelect: '', yearSelect: '' } } as DatePickerProps['locale'];

/** Within the dialog that traps focus, or else within the landmark. */
const popupContainer = (input: HTMLElement): HTMLElement =>
  input.closest<HTMLElement>('.ant-modal, main') ?? document.body;

/** antd's date picker with values as stored text. Separate from `DayInput`, because it is heavy. */
export function DayPicker({ withTime, value = '', min, max, onChange, onBlur, ...input }: DayPickerProps) {
  // On touch screens the input is read-only, because the keyboard would cover the calendar.
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
      // Reports a typed day at once, so that it is not lost when the page closes before blur.
      onCalendarChange={(date) => emit(date as Dayjs)}
      onClear={() => emit(null)}
      // Enter selects the typed or marked day and does not submit the form.
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      onBlur={(event) => {
        if (input.allowClear !== false && 'value' in event.target && event.target.value === '') emit(null);
        onBlur?.();
      }}
      getPopupContainer={popupContainer}
    />
  );
}
