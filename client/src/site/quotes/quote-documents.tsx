import {
  DOCUMENT_LABELS,
  documentFile,
  type InvoiceState,
  invoicePath,
  type ListedDocument,
} from '@contract/documents';
import { invoiceStatesOf } from '@contract/invoices';
import { formatDay, lusakaDay } from '@contract/lusaka-day';
import { formatMoney } from '@contract/terms';
import { usePageMeta } from '@/stores/page-meta';
import { HEADINGS, type StepProps } from './step';

/** Returns the link to a document. An invoice has its own page. Other documents are PDF files. */
export const documentLink = (document: ListedDocument) =>
  document.kind === 'invoice' ? { href: invoicePath(document._id) } : { href: documentFile(document), download: true };

const STATES: Record<InvoiceState, string> = {
  open: '',
  paid: ' (paid)',
  overdue: ' (overdue)',
  credited: ' (cancelled)',
};

export function QuoteDocuments({ request, frame }: Pick<StepProps, 'request' | 'frame'>) {
  const { part: Title } = HEADINGS[frame];
  const { documents } = request;
  const states = invoiceStatesOf(request, lusakaDay(new Date(usePageMeta().now)));
  if (documents.length === 0) return null;
  return (
    <section className="stack gap-2 above-5" aria-labelledby="documents">
      <Title id="documents" className="size-h3">
        Documents
      </Title>
      <ul className="stack gap-2">
        {documents.map((document) => {
          const state = states.get(document._id);
          const { dueDate } = document;
          return (
            <li key={document._id} className="breaks">
              <a className="semibold" {...documentLink(document)}>
                {DOCUMENT_LABELS[document.kind]} <span className="unbroken">{document.number}</span>
              </a>
              {document.isVoid && <b> (void)</b>}
              {state && <b>{STATES[state]}</b>}
              <span className="block small muted">
                {formatMoney(document.total, document.currency)}, {formatDay(document.day)}
                {(state === 'open' || state === 'overdue') && dueDate && `. Due on ${formatDay(dueDate)}`}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
