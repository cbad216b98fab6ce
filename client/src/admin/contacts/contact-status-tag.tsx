import { CONTACT_STATUS_LABELS, type ContactStatus } from '@contract/contact';
import { StatusTag, type StatusTone } from '../shared/records/status-tag';

const TONES: Record<ContactStatus, StatusTone> = { new: 'wait', read: 'busy', replied: 'good', archived: 'calm' };

export function ContactStatusTag({ status }: { status: ContactStatus }) {
  return <StatusTag tone={TONES[status]}>{CONTACT_STATUS_LABELS[status]}</StatusTag>;
}
