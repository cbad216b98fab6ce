import type { PageHead } from '@/lib/page-head';

export const head = (): PageHead => ({ title: 'About Us', description: 'About Us.' });

export function Page() {
  return (
    <div className="page-width page-top">
      <h1>About Us</h1>
    </div>
  );
}
