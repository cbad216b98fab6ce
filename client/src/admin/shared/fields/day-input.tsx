import { formatDay } from '@contract/lusaka-day';
import { Input } from 'antd';
import { Suspense } from 'react';
import { lazyComponent } from '../../lazy-component/lazy-component';
import type { DayPickerProps } from './day-picker';

const DayPicker = lazyComponent(async () => (await import('./day-picker')).DayPicker);

/** Date field with a calendar. Shows dates like "November 20, 2026" and accepts typed dates. */
export const DayInput = (props: DayPickerProps) => (
  <Suspense
    fallback={
      <Input
        id={props.id}
        aria-label={props['aria-label']}
        disabled
        value={props.value && formatDay(props.value.slice(0, 'YYYY-MM-DD'.length))}
      />
    }
  >
    <DayPicker {...props} />
  </Suspense>
);
