import { Button, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import type { Remote } from '@/stores/server-store';

interface UnreadyProps {
  known: Remote<unknown>;
  /** Lines of the skeleton. */
  rows: number;
  /** Visible text while loading. If missing, only screen readers get "Loading...". */
  loading?: string;
  failed: string;
  /** Shown if the server has no such record. */
  missing?: ReactNode;
  className?: string;
}

/** Placeholder for a record: a skeleton while it loads, then Retry if it failed. */
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
