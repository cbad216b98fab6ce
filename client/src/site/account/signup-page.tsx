import type { PageHead } from '@/lib/page-head';

export const head = (): PageHead => ({ title: 'Sign Up', description: 'Sign Up.' });

export function Page() {
  return (
    <div className="page-width page-top">
      <h1>Sign Up</h1>
    </div>
  );
}
