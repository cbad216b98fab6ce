import type { PageHead } from '@/lib/page-head';

export const head = (): PageHead => ({ title: 'Contact', description: 'Contact.' });

export function Page() {
  return (
    <div className="page-width page-top">
      <h1>Contact</h1>
    </div>
  );
}
