import { LIMITS } from '@contract/limits';
import type { PageHead } from '@/lib/page-head';
import { Link } from '@/ui/link';
import { AccountFrame, EMAIL, PASSWORD } from './account-frame';

export const head = (): PageHead => ({ isHidden: true });

const FIELDS = [
  { label: 'Full Name', autoComplete: 'name', maxLength: LIMITS.name },
  EMAIL,
  { ...PASSWORD, autoComplete: 'new-password' },
];

export function Page() {
  return (
    <AccountFrame
      title="Sign Up"
      fields={FIELDS}
      submitLabel="Create Account"
      aside={
        <>
          Have an account? <Link to="/login">Login</Link>
        </>
      }
    />
  );
}
