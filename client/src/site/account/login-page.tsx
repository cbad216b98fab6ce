import type { PageHead } from '@/lib/page-head';
import { Link } from '@/ui/link';
import { AccountFrame, EMAIL, PASSWORD } from './account-frame';

export const head = (): PageHead => ({ isHidden: true });

const FIELDS = [EMAIL, { ...PASSWORD, autoComplete: 'current-password' }];

export function Page() {
  return (
    <AccountFrame
      title="Login"
      fields={FIELDS}
      submitLabel="Login"
      aside={
        <>
          New here? <Link to="/signup">Sign Up</Link>
        </>
      }
    />
  );
}
