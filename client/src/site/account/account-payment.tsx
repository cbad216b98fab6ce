import { invoiceStatesOf } from '@contract/invoices';
import { lusakaDay } from '@contract/lusaka-day';
import { CHECKING_REPORT } from '@contract/payments';
import type { AccountRequest } from '@contract/visitor-accounts';
import { DocumentLink } from '@/site/quotes/quote-documents';
import { usePageMeta } from '@/stores/page-meta';
import { ScheduleList } from '@/ui/schedule-list';
import styles from './account-form.module.css';

/** Lists the due and next instalments of an accepted quote, its unpaid invoices, and its receipts. */
export function AccountPayment({ quote, payment, documents }: Pick<AccountRequest, 'quote' | 'payment' | 'documents'>) {
  const states = invoiceStatesOf({ payment, documents }, lusakaDay(new Date(usePageMeta().now)));
  if (!quote || !payment) return null;
  const open = payment.instalments.filter(({ state }) => state !== 'paid' && state !== 'later');
  const linked = documents.filter(({ _id, kind, isVoid }) => {
    const state = states.get(_id);
    return kind === 'receipt' ? !isVoid : state === 'open' || state === 'overdue';
  });
  return (
    <div className={`stack gap-2 small ${styles.payment}`}>
      {payment.saidPaidAt && <p>{CHECKING_REPORT}</p>}
      {open.length > 0 ? <ScheduleList terms={quote} dues={open} /> : <p>Paid in full. Thank you.</p>}
      {linked.length > 0 && (
        <ul className="row gap-x-4">
          {linked.map((document) => (
            <li key={document._id}>
              <DocumentLink document={document} className="touch-high" />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
