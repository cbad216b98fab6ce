import { LIMITS } from '@contract/limits';
import type { FailedMail } from '@contract/mail';
import { Button } from 'antd';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { mails } from '@/api/mails.api';
import { formatDate } from '@/lib/format-date';
import { useRun } from '../shared/feedback/use-run';
import { useToast } from '../shared/feedback/use-toast';
import { createAdminList } from '../shared/lists/admin-list';
import { useCan } from '../shared/use-can';

export const useFailedMails = createAdminList((limit: number, signal) => mails.listFailed({ page: 1, limit }, signal));

/** Emails shown at first. If the mail server is down, all emails fail, and a full list would fill the screen. */
const FIRST = 4;

/** Lists emails that could not be sent. Staff would otherwise believe that a client has received their reply. */
export function FailedMails() {
  const { list, load, refresh } = useFailedMails();
  const [limit, setLimit] = useState(FIRST);
  useEffect(() => void load(limit), [load, limit]);

  if (list.status === 'loading') return null;
  if (list.status === 'failed') {
    return (
      <Card title="Failed to load the emails that could not be sent">
        <div className="pad-3-4 ruled">
          <Button onClick={() => void refresh()}>Retry</Button>
        </div>
      </Card>
    );
  }
  if (list.value.total === 0) return null;
  return (
    <Card title={failedMailsTitle(list.value.total)} isBusy={list.isRefreshing}>
      <ul className="stack">
        {list.value.items.map((mail) => (
          <FailedMailRow key={mail._id} mail={mail} onTried={refresh} />
        ))}
      </ul>
      {list.value.total > list.value.items.length && limit === FIRST && (
        <div className="pad-3-4 ruled">
          <Button onClick={() => setLimit(LIMITS.pageSizeMax)}>Show more</Button>
        </div>
      )}
    </Card>
  );
}

function FailedMailRow({ mail, onTried }: { mail: FailedMail; onTried: () => Promise<unknown> }) {
  const { isRunning: isSending, run } = useRun();
  const can = useCan();
  const toast = useToast();

  const handleSend = async () => {
    const send = async () => {
      try {
        toast.success((await mails.retry(mail._id)).message);
      } finally {
        await onTried();
      }
    };
    await run(send, 'Failed to send the email');
  };

  return (
    <li className="line gap-4 pad-3-4 ruled">
      <div className="shrinks grows breaks">
        <b className="semibold">{mail.subject}</b>
        <p className="muted">
          To {mail.to}, <time dateTime={mail.createdAt}>{formatDate(mail.createdAt)}</time>
        </p>
        <p className="muted">{failedMailReason(mail)}</p>
      </div>
      {can.edit && (
        <Button aria-label={`Send again: ${mail.subject}`} loading={isSending} onClick={() => void handleSend()}>
          Send again
        </Button>
      )}
    </li>
  );
}

function Card({ title, isBusy = false, children }: { title: string; isBusy?: boolean; children: ReactNode }) {
  const id = useId();
  return (
    <section className="below-5 clips panel edge-danger" aria-labelledby={id} aria-busy={isBusy}>
      <h2 id={id} className="pad-3-4 danger">
        {title}
      </h2>
      {children}
    </section>
  );
}

function failedMailsTitle(total: number): string {
  return `${total.toLocaleString('en-US')} email${total === 1 ? '' : 's'} could not be sent`;
}

function failedMailReason({
  lastError,
  attempts,
  status,
}: Pick<FailedMail, 'lastError' | 'attempts' | 'status'>): string {
  const tries = attempts === 1 ? 'Tried once' : `Tried ${attempts} times`;
  const next = status === 'retrying' ? 'We will try again automatically' : 'We will not try again automatically';
  return `${lastError} ${tries}. ${next}.`.trim();
}
