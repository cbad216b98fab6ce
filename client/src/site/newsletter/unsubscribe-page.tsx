import type { PageHead } from '@/lib/page-head';

export const head = (): PageHead => ({ title: 'Unsubscribe', description: 'Unsubscribe.' });

export function Page() {
  return (
    <div className="page-width page-top">
      <h1>Unsubscribe</h1>
    </div>
  );
}
