import type { PageHead } from '@/lib/page-head';

export const head = (): PageHead => ({ title: 'Services', description: 'Services.' });

export function Page() {
  return (
    <div className="page-width page-top">
      <h1>Services</h1>
    </div>
  );
}
