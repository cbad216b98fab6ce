import { UNEXPECTED } from '@contract/errors';
import { ApiError } from '@/api/http';
import { Button } from '@/ui/button';

export function ErrorScreen({ error }: { error: unknown }) {
  return (
    <div className="page-width page-top page-foot" role="alert">
      <h1 className="below-4 size-h2">Unexpected Application Error!</h1>
      <p className="lead">{wordsFor(error)}</p>
      <p className="row gap-6 above-8">
        <Button onClick={() => window.location.reload()}>Retry</Button>
        {/* A plain link loads a new document. A router link could fail, because the router may be broken. */}
        <a href="/">Return to Home</a>
      </p>
    </div>
  );
}

function wordsFor(error: unknown): string {
  if (error instanceof ApiError && error.status > 0) return `${error.status} ${error.message || UNEXPECTED}`;
  return error instanceof Error ? error.message : UNEXPECTED;
}
