import type { PageHead } from '@/lib/page-head';

export const head = (): PageHead => ({ title: 'Home', description: 'Home.' });

export function Page() {
  return (
    <div className="page-width page-top">
      <h1>Home</h1>
    </div>
  );
}
