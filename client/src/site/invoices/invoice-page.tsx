import type { VisitorInvoice } from '@contract/documents';
import { invoiceRead } from '@contract/read-paths';
import type { HeadContext, PageHead, PageProps } from '@/lib/page-head';
import { FailedView } from '@/site/missing/failed-view';
import page from '@/site/quotes/quote-page.module.css';
import { useRemote } from '@/stores/remote';
import { useSettings } from '@/stores/settings-store';
import { ChitengeBand } from '@/ui/chitenge-band';
import { EmailText } from '@/ui/email-text';
import { Skeleton } from '@/ui/skeleton';
import { InvoicePaper } from './invoice-paper';
import { InvoiceStanding } from './invoice-standing';

const UNKNOWN: PageHead = { title: 'Invoice not found', description: 'We could not find this invoice.', status: 404 };

/** The title and description contain no amount, because messengers show them to everyone in a chat. */
export function head({ params, read }: HeadContext): PageHead {
  const invoice = read<VisitorInvoice>(invoiceRead(params.id));
  if (invoice.status === 'failed' && invoice.error.status === 404) return UNKNOWN;
  return { title: 'Your invoice', description: 'Your invoice and how to pay it.', isHidden: true };
}

export function Page({ params: { id } }: PageProps) {
  const invoice = useRemote<VisitorInvoice>(invoiceRead(id));
  const { contactEmail } = useSettings();
  if (invoice.status === 'loading') {
    return (
      <div className={`page-width page-top stack gap-4 ${page.waiting}`}>
        <p role="status">Loading...</p>
        <Skeleton shape="title" />
        <Skeleton shape="line" />
      </div>
    );
  }
  if (invoice.status === 'failed' && invoice.error.status === 404) {
    return (
      <div className={`page-width page-top stack start gap-5 ${page.unknown}`}>
        <h1 tabIndex={-1}>We could not find this invoice</h1>
        <p className="chars-52">
          Check that you opened the whole link from our email, or email us at{' '}
          <a href={`mailto:${contactEmail}`}>
            <EmailText email={contactEmail} />
          </a>
          .
        </p>
      </div>
    );
  }
  if (invoice.status === 'failed') return <FailedView title="We could not load this page" onRetry={invoice.retry} />;
  return (
    <div className={`on-mist ${page.page}`}>
      <ChitengeBand isThin className={page.band} />
      <div className={`page-width stack gap-8 ${page.columns}`}>
        <InvoiceStanding invoice={invoice.value} />
        <InvoicePaper invoice={invoice.value} />
      </div>
    </div>
  );
}
