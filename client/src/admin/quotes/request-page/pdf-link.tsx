import type { Quote } from '@contract/project';
import { Button } from 'antd';

/** Link to the quote's PDF. Absent before the first sending and while the quote is a draft. */
export function PdfLink({ requestId, quote }: { requestId: string; quote: Quote | null }) {
  if (!quote || quote.revision === 0 || quote.status === 'draft') return null;
  return (
    <Button href={`/api/project/quote/${requestId}/pdf`} download title="As sent to the client">
      PDF
    </Button>
  );
}
