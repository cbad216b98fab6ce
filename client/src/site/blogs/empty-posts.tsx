import type { ReactNode } from 'react';
import { RetryNote } from '@/ui/retry-note';

interface Props {
  text: string;
  /** What one can do meanwhile. */
  action?: ReactNode;
  onRetry?: () => void;
}

/** Stands where posts would be; with a Retry when they could not be asked for. */
export function EmptyPosts({ text, action, onRetry }: Props) {
  return (
    <div className="above-6 muted">
      <p>{text}</p>
      {onRetry ? <RetryNote text="We could not load the blog." onRetry={onRetry} /> : action}
    </div>
  );
}
