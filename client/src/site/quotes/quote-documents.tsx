import { DOCUMENT_LABELS, documentFile, invoicePath, type ListedDocument } from '@contract/documents';
import { creditedOf } from '@contract/invoices';
import { formatDay } from '@contract/lusaka-day';
import { formatMoney } from '@contract/terms';
import { HEADINGS, type QuoteFrame } from './step';

interface QuoteDocumentsProps {
  documents: readonly ListedDocument[];
  frame: QuoteFrame;
}

/** Returns the link to a document. An invoice has its own page. Other documents are PDF files. */
const linkOf = (document: ListedDocument) =>
  document.kind === 'invoice' ? { href: invoicePath(document._id) } : { href: documentFile(document), download: true };

/** Lists invoices, credit notes and receipts of a quote. */
export function QuoteDocuments({ documents, frame }: QuoteDocumentsProps) {
  const { part: Title } = HEADINGS[frame];
  const credited = creditedOf(documents);
  if (documents.length === 0) return null;
  return (
    <section className="stack gap-2 above-5" aria-labelledby="documents">
      <Title id="documents">Documents</Title>
      <ul className="stack gap-2">
        {documents.map((document) => (
          <li key={document._id} className="breaks">
            <a className="semibold" {...linkOf(document)}>
              {DOCUMENT_LABELS[document.kind]} <span className="unbroken">{document.number}</span>
            </a>
            {document.isVoid && <b> (void)</b>}
            {credited.has(document._id) && <b> (cancelled)</b>}
            <span className="block small muted">
              {formatMoney(document.total, document.currency)}, {formatDay(document.day)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
