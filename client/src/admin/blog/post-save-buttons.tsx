import type { BlogStatus } from '@contract/blogs';
import { Button } from 'antd';
import { useState } from 'react';
import { ScheduleInput } from '../shared/fields/schedule-input';

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
  const isDraft = status === 'draft';
  return (
    <>
      <Button disabled={isOff} onClick={() => onSave({ status: 'draft' })}>
        {status === 'published' ? 'Unpublish' : 'Save as draft'}
      </Button>
      <ScheduleButtons
        status={status}
        publishAt={stored?.publishAt}
        isOff={isOff}
        onSchedule={(publishAt) => onSave({ status: 'scheduled', publishAt })}
        onPublish={() => onSave({ status: 'published' })}
      />
      {/* The main button publishes a draft. With any other status, it saves the post and keeps the status. */}
      <Button type="primary" disabled={isOff} onClick={() => onSave(isDraft ? { status: 'published' } : {})}>
        {isDraft ? 'Publish' : 'Save'}
      </Button>
    </>
  );
}

interface ScheduleButtonsProps extends Pick<PostSaveButtonsProps, 'isOff'> {
  status: BlogStatus;
  publishAt?: string;
  onSchedule: (publishAt: string) => void;
  onPublish: () => void;
}

export function ScheduleButtons({ status, publishAt, isOff, onSchedule, onPublish }: ScheduleButtonsProps) {
  const [isScheduling, setIsScheduling] = useState(status === 'scheduled');
  if (status === 'published') return null;
  return (
    <>
      {isScheduling && (
        <ScheduleInput label="Publish at (time in Lusaka)" begin={publishAt} isOff={isOff} onSchedule={onSchedule} />
      )}
      {/* The Schedule button stays after a click, so that the second click of a double click hits no other button. */}
      {status === 'draft' ? (
        <Button disabled={isOff} aria-expanded={isScheduling} onClick={() => setIsScheduling(true)}>
          Schedule
        </Button>
      ) : (
        <Button disabled={isOff} onClick={onPublish}>
          Publish now
        </Button>
      )}
    </>
  );
}
