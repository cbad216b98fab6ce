import { type BlogStatus, PUBLISH_AT_TEXTS } from '@contract/blogs';
import { formatMinute, lusakaMinute, timeOf } from '@contract/lusaka-day';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { DayInput } from '../shared/fields/day-input';
import styles from './post-dialog.module.css';

/** Status and publishing time to save. A field that is absent keeps its stored value. */
export interface Appearance {
  status?: BlogStatus;
  publishAt?: string;
}

interface PostSaveButtonsProps {
  /** Stored status and publishing time. Absent for a new post. */
  stored?: Required<Appearance>;
  isOff: boolean;
  onSave: (appearance: Appearance) => void;
}

export function PostSaveButtons({ stored, isOff, onSave }: PostSaveButtonsProps) {
  const status = stored?.status ?? 'draft';
  const [isScheduling, setIsScheduling] = useState(status === 'scheduled');
  return (
    <>
      {isScheduling && status !== 'published' && (
        <ScheduleInput
          begin={stored?.publishAt}
          isOff={isOff}
          onSchedule={(publishAt) => onSave({ status: 'scheduled', publishAt })}
        />
      )}
      <Button disabled={isOff} onClick={() => onSave({ status: 'draft' })}>
        {status === 'published' ? 'Unpublish' : 'Save as draft'}
      </Button>
      {/* The Schedule button stays after a click, so that the second click of a double click hits no other button. */}
      {status === 'draft' && (
        <Button disabled={isOff} aria-expanded={isScheduling} onClick={() => setIsScheduling(true)}>
          Schedule
        </Button>
      )}
      {status === 'scheduled' && (
        <Button disabled={isOff} onClick={() => onSave({ status: 'published' })}>
          Publish now
        </Button>
      )}
      <MainSaveButton status={status} isOff={isOff} onSave={onSave} />
    </>
  );
}

interface MainSaveButtonProps extends Omit<PostSaveButtonsProps, 'stored'> {
  status: BlogStatus;
}

/** Main button. It publishes a draft. With any other status, it saves the post and keeps the status. */
function MainSaveButton({ status, isOff, onSave }: MainSaveButtonProps) {
  const isDraft = status === 'draft';
  return (
    <Button type="primary" disabled={isOff} onClick={() => onSave(isDraft ? { status: 'published' } : {})}>
      {isDraft ? 'Publish' : 'Save'}
    </Button>
  );
}

interface ScheduleInputProps {
  begin?: string;
  isOff: boolean;
  onSchedule: (publishAt: string) => void;
}

export function ScheduleInput({ begin, isOff, onSchedule }: ScheduleInputProps) {
  const id = useId();
  const [minute, setMinute] = useState(begin ? lusakaMinute(new Date(begin)) : '');
  const [problem, setProblem] = useState<string | null>(null);
  const time = minute === '' ? null : timeOf(minute);
  const schedule = () => {
    // An unchanged time is sent as it is, even if it has passed, because the user chose no new one.
    if (begin && minute === lusakaMinute(new Date(begin))) return onSchedule(begin);
    if (!time || Number.isNaN(time.getTime())) return setProblem(PUBLISH_AT_TEXTS.missing);
    if (time <= new Date()) return setProblem(PUBLISH_AT_TEXTS.over);
    setProblem(null);
    onSchedule(time.toISOString());
  };
  return (
    <div className={styles.schedule}>
      <label htmlFor={id}>Publish at (time in Lusaka)</label>
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
