import { Button } from '@/ui/button';

export function FailedView({ title, onRetry }: { title: string; onRetry: () => void }) {
  return (
    <div className="page-width page-top page-foot stack start gap-5" role="alert">
      <h1 tabIndex={-1}>{title}</h1>
      <p className="lead chars-52">Please check your connection, then try again.</p>
      <Button onClick={onRetry}>Retry</Button>
    </div>
  );
}
