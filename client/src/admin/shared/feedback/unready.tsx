import { Button, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import type { Remote } from '@/stores/server-store';

interface UnreadyProps {
  known: Remote<unknown>;
  /** Lines of the shape that stands there meanwhile. */
  rows: number;
  /** Words meanwhile; missing: "Loading...", to a screen reader alone. */
  loading?: string;
  /** Words on what went wrong: "The message could not be loaded." */
  failed: string;
  /** Stands there instead where the server has no such record. */
  missing?: ReactNode;
  className?: string;
}

/** Place of what the server is asked for: its shape while that is on its way, Retry where it did not come. */
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
