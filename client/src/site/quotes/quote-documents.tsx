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
import { Link } from '@/ui/link';
import { HEADINGS, type StepProps } from './step';

/** Link to a document. An invoice has its own page. Other documents are PDF files. */
export function DocumentLink({ document, className }: { document: ListedDocument; className: string }) {
  const { _id, kind, number } = document;
  const text = (
    <>
      {DOCUMENT_LABELS[kind]} <span className="unbroken">{number}</span>
    </>
  );
  return kind === 'invoice' ? (
    <Link to={invoicePath(_id)} className={className}>
      {text}
    </Link>
  ) : (
    <a href={documentFile(document)} download className={className}>
      {text}
    </a>
  );
}

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
              <DocumentLink document={document} className="semibold" />
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
