import type { ReactNode } from 'react';
import { RetryNote } from '@/ui/retry-note';

interface Props {
  text: string;
  action?: ReactNode;
  onRetry?: () => void;
}

export function EmptyPosts({ text, action, onRetry }: Props) {
  return (
    <div className="above-6 muted">
      <p>{text}</p>
      {onRetry ? <RetryNote text="We could not load the blog." onRetry={onRetry} /> : action}
    </div>
  );
}
