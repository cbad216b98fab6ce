import { formatDay } from '@contract/lusaka-day';
import { Input } from 'antd';
import { Suspense } from 'react';
import { lazyComponent } from '../../lazy-component/lazy-component';
import type { DayPickerProps } from './day-picker';

const DayPicker = lazyComponent(async () => (await import('./day-picker')).DayPicker);

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
