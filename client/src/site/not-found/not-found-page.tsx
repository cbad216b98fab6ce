import type { PageHead } from '@/lib/page-head';

export const head = (): PageHead => ({ title: 'Page not found', description: 'Page not found.' });

export function Page() {
  return (
    <div className="page-width page-top">
      <h1>Page not found</h1>
    </div>
  );
}
