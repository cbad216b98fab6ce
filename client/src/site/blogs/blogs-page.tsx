import type { PageHead } from '@/lib/page-head';

export const head = (): PageHead => ({ title: 'Blog', description: 'Blog.' });

export function Page() {
  return (
    <div className="page-width page-top">
      <h1>Blog</h1>
    </div>
  );
}
