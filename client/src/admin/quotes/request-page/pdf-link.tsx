import type { Quote } from '@contract/project';
import { Button } from 'antd';

/** The file that the client has: none before the first sending, and none while the quotation is a draft. */
export function PdfLink({ requestId, quote }: { requestId: string; quote: Quote | null }) {
  if (!quote || quote.revision === 0 || quote.status === 'draft') return null;
  return (
    <Button href={`/api/project/quote/${requestId}/pdf`} download title="As the client was sent it">
      PDF
    </Button>
  );
}
