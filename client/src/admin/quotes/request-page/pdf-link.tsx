import type { Quote } from '@contract/project';
import { Button } from 'antd';

/** Link to the PDF of the quote. Absent for a draft and for a quote that was never sent, because they have no PDF. */
export function PdfLink({ requestId, quote }: { requestId: string; quote: Quote | null }) {
  if (!quote || quote.revision === 0 || quote.status === 'draft') return null;
  return (
    <Button href={`/api/project/quote/${requestId}/pdf`} download title="As sent to the client">
      PDF
    </Button>
  );
}
