import { DOCUMENT_LABELS, documentFile, type ListedDocument } from '@contract/documents';

export function DocumentLink({ document }: { document: ListedDocument }) {
  return (
    <a href={documentFile(document)} download className="unbroken">
      {DOCUMENT_LABELS[document.kind]} {document.number}
      {document.isVoid && ' (void)'}
    </a>
  );
}
