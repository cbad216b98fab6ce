import type { PageHead } from '@/lib/page-head';

export const head = (): PageHead => ({ title: 'Articles', description: 'Articles.' });

export function Page() {
  return (
    <div className="page-width page-top">
      <h1>Articles</h1>
    </div>
  );
}
