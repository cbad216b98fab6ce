import type { PageHead } from '@/lib/page-head';

export const head = (): PageHead => ({ title: 'Blog post', description: 'Blog post.' });

export function Page() {
  return (
    <div className="page-width page-top">
      <h1>Blog post</h1>
    </div>
  );
}
