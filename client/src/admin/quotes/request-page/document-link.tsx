import { DOCUMENT_LABELS, documentFile, type ListedDocument } from '@contract/documents';

/** Link to the PDF file of an invoice, receipt or other document. */
export function DocumentLink({ document }: { document: ListedDocument }) {
  return (
    <a href={documentFile(document)} download className="unbroken">
      {DOCUMENT_LABELS[document.kind]} {document.number}
      {document.isVoid && ' (void)'}
    </a>
  );
}
