import { invoicePath, isToPay, type VisitorInvoice } from '@contract/documents';
import { stepOf } from '@contract/quote-page';
import { invoiceRead } from '@contract/read-paths';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { HeadContext, PageHead, PageProps } from '@/lib/page-head';
import { FailedView } from '@/site/missing/failed-view';
import page from '@/site/quotes/quote-page.module.css';
import { useRemote, useRemoteStore } from '@/stores/remote';
import { isMissing } from '@/stores/server-store';
import { ChitengeBand } from '@/ui/chitenge-band';
import { EmailLink } from '@/ui/contact-links';
import { LoadingPage } from '@/ui/skeleton';
import { InvoicePaidStep } from './invoice-paid-step';
import { InvoiceSheet } from './invoice-sheet';
import { InvoiceStanding } from './invoice-standing';

const UNKNOWN: PageHead = { title: 'Invoice not found', description: 'We could not find this invoice.', status: 404 };

/** The title and description contain no amount, because messengers show them to everyone in a chat. */
export function head({ params, read }: HeadContext): PageHead {
  const invoice = read<VisitorInvoice>(invoiceRead(params.id));
  if (isMissing(invoice)) return UNKNOWN;
  return { title: 'Your invoice', description: 'Your invoice and how to pay it.', isHidden: true };
}

export function Page({ params: { id } }: PageProps) {
  const invoice = useRemote<VisitorInvoice>(invoiceRead(id));
  if (invoice.status === 'loading') return <LoadingPage className={`gap-4 ${page.waiting}`} />;
  if (isMissing(invoice)) {
    return (
      <div className={`page-width page-top stack start gap-5 ${page.unknown}`}>
        <h1 tabIndex={-1}>We could not find this invoice</h1>
        <p className="chars-52">
          Check that you opened the whole link from our email, or email us at <EmailLink />.
        </p>
      </div>
    );
  }
  if (invoice.status === 'failed') return <FailedView title="We could not load this page" onRetry={invoice.retry} />;
  return <InvoiceScreen invoice={invoice.value} />;
}

function InvoiceScreen({ invoice }: { invoice: VisitorInvoice }) {
  const { _id, saidPaidAt } = invoice;
  const store = useRemoteStore();
  const navigate = useNavigate();
  const { search } = useLocation();
  const isReporting = stepOf(new URLSearchParams(search)) === 'paid' && isToPay(invoice) && !saidPaidAt;
  const part = useRef<HTMLDivElement>(null);
  const before = useRef(isReporting);
  useEffect(() => {
    if (before.current === isReporting) return;
    before.current = isReporting;
    // The button that the visitor selected no longer exists, so the new part of the page gets the focus.
    window.scrollTo({ top: 0, behavior: 'instant' });
    const arrival = part.current?.querySelector<HTMLElement>('[data-arrival]');
    arrival?.focus({ preventScroll: true });
    arrival?.scrollIntoView({ block: 'nearest' });
  }, [isReporting]);
  const handleSaid = (current: VisitorInvoice) => {
    store.getState().put(current, invoiceRead(_id));
    void navigate(invoicePath(_id), { replace: true, preventScrollReset: true });
  };
  return (
    <div className={`on-mist ${page.page}`}>
      <ChitengeBand isThin className={page.band} />
      <div ref={part} className={`page-width stack gap-8 ${page.columns}`}>
        {isReporting ? (
          <InvoicePaidStep invoice={invoice} onSaid={handleSaid} />
        ) : (
          <InvoiceStanding invoice={invoice} />
        )}
        <InvoiceSheet invoice={invoice} />
      </div>
    </div>
  );
}
