import type { PageHead } from '@/lib/page-head';

export const head = (): PageHead => ({ title: 'Page', description: 'Page.' });

export function Page() {
  return (
    <div className="page-width page-top">
      <h1>Page</h1>
    </div>
  );
}
