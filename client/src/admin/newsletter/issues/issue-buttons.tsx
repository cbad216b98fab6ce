import { type Issue, unfinishedIn } from '@contract/newsletter-issues';
import { Button } from 'antd';
import { useState } from 'react';
import { issues } from '@/api/issues.api';
import { useReloaded } from '../../shared/admin-store';
import { useQuestion } from '../../shared/feedback/use-question';
import { useRun } from '../../shared/feedback/use-run';
import { useToast } from '../../shared/feedback/use-toast';
import { ScheduleInput } from '../../shared/fields/schedule-input';
import { conflictingVersion } from '../../shared/forms/conflicting-version';
import { NO_SERVER } from '../../shared/text/use-mail-text';
import { useCan } from '../../shared/use-can';
import { ISSUE_OFFICE_TEXTS as TEXTS, useAudience } from './issue-store';

interface IssueButtonsProps {
  issue: Issue;
  onChanged: (issue: Issue) => void;
  onEdit: () => void;
}

/** Actions for a newsletter. Editors write, test and pause; only administrators send. */
export function IssueButtons({ issue, onChanged, onEdit }: IssueButtonsProps) {
  const { _id, status, updatedAt } = issue;
  const can = useCan();
  const toast = useToast();
  const question = useQuestion();
  const known = useReloaded(useAudience);
  const { isRunning: isBusy, run } = useRun();
  const [isScheduling, setIsScheduling] = useState(false);
  if (!can.edit) return null;

  const change = (call: () => Promise<Issue>, texts: { success: string; failed: string }) =>
    run(async () => {
      const changed = await call().catch((error: unknown) => {
        // After a conflict, shows the version of the colleague. The user must see it before the newsletter is sent.
        const current = conflictingVersion<Issue>(error);
        if (current) onChanged(current);
        throw error;
      });
      onChanged(changed);
      setIsScheduling(false);
      toast.success(texts.success);
    }, texts);
  const tryOut = () => run(async () => toast.success((await issues.test(_id)).message), TEXTS.test);
  const audience = known.status === 'ready' ? known.value : null;
  const readers = audience
    ? `${audience.count.toLocaleString('en-US')} ${audience.count === 1 ? 'subscriber' : 'subscribers'}`
    : 'all subscribers';
  const ask = () =>
    question({
      title: 'Send this newsletter?',
      content: audience?.savedToOutbox
        ? `${NO_SERVER} The emails to ${readers} will not be sent. They will only be stored in the outbox.`
        : `We will email this newsletter to ${readers}. You cannot undo this.`,
      okText: 'Send now',
      onOk: () =>
        change(
          () => issues.send(_id, { updatedAt }),
          audience?.savedToOutbox
            ? {
                ...TEXTS.send,
                success: `${NO_SERVER} The emails were not sent. They were only stored in the outbox.`,
              }
            : TEXTS.send,
        ),
    });
  const isDraft = status === 'draft';
  const unfinished = isDraft ? unfinishedIn(issue) : [];
  const isSendingOff = isBusy || unfinished.length > 0;
  return (
    <>
      {isDraft && (
        <p className="below-4 muted">
          {audience?.savedToOutbox
            ? `${NO_SERVER} This newsletter is for ${readers}.`
            : `This newsletter will go to ${readers}.`}
          {audience &&
            audience.waiting > 0 &&
            ` Not included: ${audience.waiting} who have not confirmed their email address.`}
          {audience &&
            audience.paused > 0 &&
            ` Not included: ${audience.paused} who are paused after failed deliveries.`}
          {!can.administer && ' Only an administrator can send it.'}
        </p>
      )}
      {unfinished.length > 0 && (
        <p className="below-4 muted">
          This newsletter cannot be sent yet. {unfinished.map(({ message }) => message).join(' ')}
        </p>
      )}
      <div className="row stretch gap-3 below-4">
        {isDraft && (
          <Button disabled={isBusy} onClick={onEdit}>
            Edit
          </Button>
        )}
        <Button disabled={isBusy} onClick={() => void tryOut()}>
          Send a test to me
        </Button>
        {isDraft && can.administer && (
          <>
            <Button disabled={isSendingOff} onClick={() => setIsScheduling(!isScheduling)} aria-expanded={isScheduling}>
              Schedule
            </Button>
            <Button
              type="primary"
              disabled={isSendingOff || known.status === 'loading' || audience?.count === 0}
              onClick={ask}
            >
              Send now
            </Button>
          </>
        )}
        {(status === 'sending' || status === 'scheduled') && (
          <Button
            danger
            disabled={isBusy}
            onClick={() => void change(() => issues.stop(_id), status === 'scheduled' ? TEXTS.unschedule : TEXTS.stop)}
          >
            {status === 'scheduled' ? 'Unschedule' : 'Pause'}
          </Button>
        )}
        {status === 'stopped' && can.administer && (
          <Button type="primary" disabled={isBusy} onClick={() => void change(() => issues.resume(_id), TEXTS.resume)}>
            Resume
          </Button>
        )}
      </div>
      {isScheduling && isDraft && (
        <div className="below-4">
          <ScheduleInput
            label="Send on (time in Lusaka)"
            suggested={nextFullHour()}
            isOff={isBusy}
            onSchedule={(sendAt) => void change(() => issues.send(_id, { sendAt, updatedAt }), TEXTS.schedule)}
          />
        </div>
      )}
    </>
  );
}

const HOUR_MS = 3_600_000;
/** Minimum time from now to the suggested sending time, so that staff can check the newsletter once more. */
const LEAST_AHEAD_MS = 600_000;

const nextFullHour = (): Date => new Date(Math.ceil((Date.now() + LEAST_AHEAD_MS) / HOUR_MS) * HOUR_MS);
