import type { PageHead } from '@/lib/page-head';

export const head = (): PageHead => ({ title: 'Back soon', description: 'Back soon.' });

export function Page() {
  return (
    <div className="page-width page-top">
      <h1>Back soon</h1>
    </div>
  );
}
