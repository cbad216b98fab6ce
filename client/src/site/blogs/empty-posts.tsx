import type { ReactNode } from 'react';
import { RetryNote } from '@/ui/retry-note';

export function EmptyPosts({ text, action, onRetry }: { text: string; action?: ReactNode; onRetry?: () => void }) {
  return (
    <div className="above-6 muted">
      <p>{text}</p>
      {onRetry ? <RetryNote text="We could not load the blog." onRetry={onRetry} /> : action}
    </div>
  );
}
