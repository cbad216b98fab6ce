import type { BulkDone } from '@contract/bulk';
import { LIMITS } from '@contract/limits';
import type { HeldMail } from '@contract/mail';
import { Button, Modal } from 'antd';
import { mails } from '@/api/mails.api';
import { useDashboard } from '../shared/dashboard-store';
import { useQuestion } from '../shared/feedback/use-question';
import { useRun } from '../shared/feedback/use-run';
import { useToast } from '../shared/feedback/use-toast';
import { withText } from '../shared/layout/text-size';
import { createAdminList, useAdminList } from '../shared/lists/admin-list';
import { ListStates } from '../shared/lists/list-states';
import type { RecordColumn } from '../shared/lists/record-columns';
import { RecordList } from '../shared/lists/record-list';
import { useChosen } from '../shared/lists/use-chosen';
import { When } from '../shared/records/when';

const useHeldMails = createAdminList((_: null, signal) => mails.listHeld(signal));

const FAILED = 'Failed to load the emails on hold';

const COLUMNS: RecordColumn<HeldMail>[] = [
  {
    key: 'subject',
    title: 'Subject',
    isHeading: true,
    render: ({ subject }) => (
      <b className="breaks" dir="auto">
        {subject}
      </b>
    ),
  },
  { key: 'to', title: 'To', render: ({ to }) => <span className="breaks">{to}</span> },
  { key: 'createdAt', title: 'Created', width: 180, render: ({ createdAt }) => <When at={createdAt} isDay /> },
];

/** Lists the emails that were due when the restored backup was made. Staff send or discard each of them. */
export function HeldMailsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Modal open={open} title="Emails on hold" footer={null} width={withText(1080)} destroyOnHidden onCancel={onClose}>
      <p className="below-3">
        These emails were waiting when the backup was made. Some of them may have been sent since then. Send only the
        emails that people have not received. Discard the others.
      </p>
      <HeldMailList />
    </Modal>
  );
}

const countOf = (count: number): string => `${count.toLocaleString('en-US')} ${count === 1 ? 'email' : 'emails'}`;

function HeldMailList() {
  const { list, refresh } = useAdminList(useHeldMails, FAILED, null);
  const chosen = useChosen(list, ({ subject }) => subject);
  const toast = useToast();
  const question = useQuestion();
  const { isRunning, run } = useRun();

  const decide = (call: (body: { ids: string[] }) => Promise<BulkDone>, done: string, failed: string) =>
    run(async () => {
      const { ids } = chosen;
      let changed = 0;
      try {
        for (let first = 0; first < ids.length; first += LIMITS.bulk) {
          changed += (await call({ ids: ids.slice(first, first + LIMITS.bulk) })).changed.length;
        }
      } finally {
        chosen.clear();
        await Promise.all([refresh(), useDashboard.getState().reload()]);
      }
      // `changed` does not count emails that another administrator has sent or discarded meanwhile.
      if (changed > 0) toast.success(`${countOf(changed)} ${done}`);
    }, failed);
  const askToSend = () =>
    question({
      title: `Send ${countOf(chosen.ids.length)} now?`,
      content: 'People who have already received these emails will get them again.',
      okText: 'Send',
      onOk: () => decide(mails.sendHeld, 'will be sent now', 'Failed to send the emails'),
    });
  const askToDiscard = () =>
    question({
      title: `Discard ${countOf(chosen.ids.length)}?`,
      content:
        'Discarded emails will not be sent. A note about the discarded email will be added to its message or request. A discarded newsletter will become a draft again.',
      okText: 'Discard',
      isDanger: true,
      onOk: () => decide(mails.discardHeld, 'discarded', 'Failed to discard the emails'),
    });
  const isNone = chosen.ids.length === 0 || isRunning;
  return (
    <ListStates list={list} loadingText="Loading emails..." emptyText="No emails are on hold." failedText={FAILED}>
      {(held) => (
        <>
          <RecordList name="Emails on hold" records={held} columns={[chosen.column, ...COLUMNS]} />
          <div className="row gap-3 above-3">
            <Button onClick={chosen.all ?? chosen.clear}>{chosen.all ? chosen.allText : 'Clear selection'}</Button>
            <Button type="primary" disabled={isNone} onClick={askToSend}>
              Send selected
            </Button>
            <Button danger disabled={isNone} onClick={askToDiscard}>
              Discard selected
            </Button>
          </div>
        </>
      )}
    </ListStates>
  );
}
