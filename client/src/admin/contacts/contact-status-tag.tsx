import { CONTACT_STATUS_LABELS, type ContactMessage, type ContactStatus } from '@contract/contact';
import { emailedText } from '@contract/mail';
import { OneLine } from '../shared/lists/one-line';
import { StatusTag, type StatusTone } from '../shared/records/status-tag';

const TONES: Record<ContactStatus, StatusTone> = { new: 'wait', read: 'busy', replied: 'good', archived: 'calm' };

export function ContactStatusTag({ status, replies = [] }: Pick<ContactMessage, 'status'> & Partial<ContactMessage>) {
  const mark = status === 'replied' && emailedText(replies.at(-1) ?? {}, '', 'Not emailed');
  return (
    <>
      <StatusTag tone={mark ? 'wait' : TONES[status]}>{CONTACT_STATUS_LABELS[status]}</StatusTag>
      {mark && <OneLine isBelow>{mark}</OneLine>}
    </>
  );
}
