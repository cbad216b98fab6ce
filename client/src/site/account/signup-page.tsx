import { LIMITS } from '@contract/limits';
import { useState } from 'react';
import type { PageHead } from '@/lib/page-head';
import { useHydrated } from '@/lib/use-hydrated';
import { Button } from '@/ui/button';
import { Link } from '@/ui/link';
import { TextField } from '@/ui/text-field';
import { AccountFrame } from './account-frame';

export const head = (): PageHead => ({
  title: 'Sign Up',
  description: 'Accounts for learners are not open yet.',
});

export function Page() {
  const isHydrated = useHydrated();
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  return (
    <AccountFrame
      title="Sign Up"
      aside={
        <>
          Have an account? <Link to="/login">Login</Link>
        </>
      }
    >
      <TextField
        label="Full Name"
        name="name"
        value={name}
        onChange={setName}
        autoComplete="name"
        maxLength={LIMITS.name}
      />
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
        autoComplete="new-password"
        maxLength={LIMITS.passwordMax}
      />
      <Button type="submit" disabled={!isHydrated}>
        Create Account
      </Button>
    </AccountFrame>
  );
}
