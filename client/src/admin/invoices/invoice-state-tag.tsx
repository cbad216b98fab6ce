import { INVOICE_STATES, type InvoiceState } from '@contract/documents';
import { StatusTag, type StatusTone } from '../shared/records/status-tag';

const TONES: Record<InvoiceState, StatusTone> = { open: 'busy', paid: 'good', overdue: 'wait', credited: 'calm' };

export const InvoiceStateTag = ({ state }: { state: InvoiceState }) => (
  <StatusTag tone={TONES[state]}>{INVOICE_STATES[state]}</StatusTag>
);
