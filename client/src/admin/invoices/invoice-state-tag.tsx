import { INVOICE_STATES, type InvoiceState } from '@contract/documents';
import { Tag } from 'antd';

const COLOURS: Record<InvoiceState, string> = { open: 'blue', paid: 'green', overdue: 'orange', credited: 'default' };

export const InvoiceStateTag = ({ state }: { state: InvoiceState }) => (
  <Tag color={COLOURS[state]}>{INVOICE_STATES[state]}</Tag>
);
