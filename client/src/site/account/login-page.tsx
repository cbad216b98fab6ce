import { LIMITS } from '@contract/limits';
import { useState } from 'react';
import type { PageHead } from '@/lib/page-head';
import { useHydrated } from '@/lib/use-hydrated';
import { Button } from '@/ui/button';
import { Link } from '@/ui/link';
import { TextField } from '@/ui/text-field';
import { AccountFrame } from './account-frame';

export const head = (): PageHead => ({
  title: 'Login',
  description: 'Accounts for learners are not open yet.',
});

export function Page() {
  const isHydrated = useHydrated();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  return (
    <AccountFrame
      title="Login"
      aside={
        <>
          New here? <Link to="/signup">Sign Up</Link>
        </>
      }
    >
      <TextField
        label="Email"
        name="email"
        type="email"
        value={email}
        onChange={setEmail}
        autoComplete="email"
        maxLength={LIMITS.email}
      />
      <TextField
        label="Password"
        name="password"
        type="password"
        value={password}
        onChange={setPassword}
        autoComplete="current-password"
        maxLength={LIMITS.passwordMax}
      />
      <Button type="submit" disabled={!isHydrated}>
        Login
      </Button>
    </AccountFrame>
  );
}
