import { DOCUMENT_LABELS, documentFile, type ListedDocument } from '@contract/documents';
import { formatDay } from '@contract/lusaka-day';
import { formatMoney } from '@contract/terms';
import { HEADINGS, type QuoteFrame } from './step';

interface QuoteDocumentsProps {
  documents: readonly ListedDocument[];
  frame: QuoteFrame;
}

/** Lists the receipts of a quote. */
export function QuoteDocuments({ documents, frame }: QuoteDocumentsProps) {
  const { part: Title } = HEADINGS[frame];
  if (documents.length === 0) return null;
  return (
    <section className="stack gap-2 above-5" aria-labelledby="documents">
      <Title id="documents">Documents</Title>
      <ul className="stack gap-2">
        {documents.map((document) => (
          <li key={document._id} className="breaks">
            <a className="semibold" href={documentFile(document)} download>
              {DOCUMENT_LABELS[document.kind]} <span className="unbroken">{document.number}</span>
            </a>
            {document.isVoid && <b> (void)</b>}
            <span className="block small muted">
              {formatMoney(document.total, document.currency)}, {formatDay(document.day)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
