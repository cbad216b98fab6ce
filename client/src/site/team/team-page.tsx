import type { PageHead } from '@/lib/page-head';

export const head = (): PageHead => ({ title: 'Our Team', description: 'Our Team.' });

export function Page() {
  return (
    <div className="page-width page-top">
      <h1>Our Team</h1>
    </div>
  );
}
