import type { PageHead } from '@/lib/page-head';

export const head = (): PageHead => ({ title: 'Login', description: 'Login.' });

export function Page() {
  return (
    <div className="page-width page-top">
      <h1>Login</h1>
    </div>
  );
}
