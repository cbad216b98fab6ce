import { Button, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import type { Remote } from '@/stores/server-store';

interface UnreadyProps {
  known: Remote<unknown>;
  rows: number;
  /** Visible text while the record loads. Without it, only screen readers get "Loading...". */
  loading?: string;
  failed: string;
  /** Content to show if the server has no such record (404). */
  missing?: ReactNode;
  className?: string;
}

export function Unready({ known, rows, loading, failed, missing, className }: UnreadyProps) {
  if (known.status === 'ready') return null;
  return (
    <div className={className}>
      {known.status === 'loading' ? (
        <>
          <p role="status" className={loading ? undefined : 'visually-hidden'}>
            {loading ?? 'Loading...'}
          </p>
          <Skeleton active title={false} paragraph={{ rows }} />
        </>
      ) : missing && known.error.status === 404 ? (
        missing
      ) : (
        <div role="alert" className="stack gap-3 start">
          <p>{failed}</p>
          <Button onClick={known.retry}>Retry</Button>
        </div>
      )}
    </div>
  );
}
