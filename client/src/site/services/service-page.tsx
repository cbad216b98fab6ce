import type { PageHead } from '@/lib/page-head';

export const head = (): PageHead => ({ title: 'Service', description: 'Service.' });

export function Page() {
  return (
    <div className="page-width page-top">
      <h1>Service</h1>
    </div>
  );
}
