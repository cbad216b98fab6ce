import type { PageHead } from '@/lib/page-head';

export const head = (): PageHead => ({ title: 'Article', description: 'Article.' });

export function Page() {
  return (
    <div className="page-width page-top">
      <h1>Article</h1>
    </div>
  );
}
