import type { FailedMail } from '@contract/mail';
import { Button } from 'antd';
import { useState } from 'react';
import { mails } from '@/api/office';
import { formatDate } from '@/lib/format-date';
import { useToast } from '../shared/feedback/use-toast';
import { useCan } from '../shared/use-can';
import { failedMailReason } from './failed-mails-texts';

interface FailedMailRowProps {
  mail: FailedMail;
  /** After each try, whether it went out or not: the list is another one then. */
  onTried(): Promise<void>;
}

/** One mail, why it lies here, and for those who may the way out. */
export function FailedMailRow({ mail, onTried }: FailedMailRowProps) {
  const [isSending, setIsSending] = useState(false);
  const can = useCan();
  const toast = useToast();

  const handleSend = async () => {
    setIsSending(true);
    try {
      toast.success((await mails.retry(mail._id)).message);
    } catch (error) {
      toast.failure(error, 'Failed to send the email');
    }
    await onTried();
    setIsSending(false);
  };

  return (
    <li>
      <div className="shrinks breaks">
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
