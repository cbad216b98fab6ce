import { LINK_TEXTS, type LinkFacts, type StaffLinkKind } from '@contract/account-links';
import { Button } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { auth } from '@/api/auth.api';
import { ApiError } from '@/api/http';
import { failureText } from '../shared/failure-text';
import { LoginFrame } from './login-frame';

export interface OpenLink extends LinkFacts {
  token: string;
  /** Call it if the server answers 404: the link has then been used on another device or has expired. */
  onGone: () => void;
}

interface LinkScreenProps {
  kind: StaffLinkKind;
  title: string;
  ifGone: ReactNode;
  children: (link: OpenLink) => ReactNode;
}

type State = { is: 'loading' | 'gone' } | { is: 'failed'; why: string } | { is: 'open'; facts: LinkFacts };

/** Screen that an emailed link opens. The token is in the hash of the URL. Only sending the form uses up the link. */
export function LinkScreen({ kind, title, ifGone, children }: LinkScreenProps) {
  const token = useLocation().hash.slice(1);
  const [state, setState] = useState<State>({ is: 'loading' });
  const onGone = () => setState({ is: 'gone' });

  const read = (signal?: AbortSignal) => {
    if (token === '') return onGone();
    setState({ is: 'loading' });
    auth.readLink({ kind, token }, signal).then(
      (facts) => setState({ is: 'open', facts }),
      (error: unknown) => {
        if (signal?.aborted) return;
        const isGone = error instanceof ApiError && [400, 404].includes(error.status);
        setState(isGone ? { is: 'gone' } : { is: 'failed', why: failureText(error) });
      },
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only for another link
  useEffect(() => {
    const leaving = new AbortController();
    read(leaving.signal);
    return () => leaving.abort();
  }, [kind, token]);

  return (
    <LoginFrame
      title={title}
      line={state.is === 'open' ? `For ${state.facts.email}` : undefined}
      foot={<Link to="/admin/login">Back to login</Link>}
    >
      {state.is === 'loading' && (
        <p role="status" className="muted">
          Loading...
        </p>
      )}
      {state.is === 'failed' && (
        <div role="alert" className="stack gap-4">
          <p>{state.why}</p>
          <Button onClick={() => read()}>Retry</Button>
        </div>
      )}
      {state.is === 'gone' && (
        <div role="alert" className="stack gap-4">
          <p>{LINK_TEXTS.gone}</p>
          {ifGone}
        </div>
      )}
      {state.is === 'open' && children({ ...state.facts, token, onGone })}
    </LoginFrame>
  );
}
