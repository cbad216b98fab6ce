import { PUBLISH_AT_TEXTS } from '@contract/blogs';
import { formatMinute, lusakaMinute, timeOf } from '@contract/lusaka-day';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { DayInput } from './day-input';
import styles from './schedule-input.module.css';

interface ScheduleInputProps {
  label: string;
  /** Stored time. It is sent as it is while the user chooses no new one, even if it has passed. */
  begin?: string;
  /** Time to show if there is no stored one. */
  suggested?: Date;
  isOff: boolean;
  onSchedule: (time: string) => void;
}

export function ScheduleInput({ label, begin, suggested, isOff, onSchedule }: ScheduleInputProps) {
  const id = useId();
  const [minute, setMinute] = useState(() => {
    const shown = begin ? new Date(begin) : suggested;
    return shown ? lusakaMinute(shown) : '';
  });
  const [problem, setProblem] = useState<string | null>(null);
  const time = minute === '' ? null : timeOf(minute);
  const refuse = (why: string) => {
    setProblem(why);
    document.getElementById(id)?.focus();
  };
  const schedule = () => {
    if (begin && minute === lusakaMinute(new Date(begin))) return onSchedule(begin);
    if (!time || Number.isNaN(time.getTime())) return refuse(PUBLISH_AT_TEXTS.missing);
    if (time.getTime() <= Date.now()) return refuse(PUBLISH_AT_TEXTS.over);
    setProblem(null);
    onSchedule(time.toISOString());
  };
  return (
    <div className={styles.schedule}>
      <label htmlFor={id}>{label}</label>
      <div className={`row stretch gap-3 above-2 ${styles.when}`}>
        <DayInput
          id={id}
          withTime
          allowClear={false}
          autoFocus={!begin}
          value={minute}
          min={lusakaMinute(new Date())}
          status={problem ? 'error' : undefined}
          aria-invalid={problem !== null}
          aria-describedby={`${id}-note`}
          onChange={(chosen) => {
            setMinute(chosen);
            setProblem(null);
          }}
        />
        <Button disabled={isOff} onClick={schedule}>
          Confirm schedule
        </Button>
      </div>
      <p id={`${id}-note`} role="status" className={problem ? styles.problem : styles.note}>
        {problem ?? (time && !Number.isNaN(time.getTime()) ? formatMinute(time) : '')}
      </p>
    </div>
  );
}
