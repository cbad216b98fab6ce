import { LINK_TEXTS, type LinkFacts, type StaffLinkKind } from '@contract/account-links';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { auth } from '@/api/auth.api';
import { useLocalServerStore } from '@/stores/local-server-store';
import { useRemoteOf } from '@/stores/server-store';
import { failureText } from '../shared/failure-text';
import { Unready } from '../shared/feedback/unready';
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

interface LinkQuery {
  kind: StaffLinkKind;
  token: string;
}

const readLink = (query: LinkQuery, signal: AbortSignal) => auth.readLink(query, signal);

/** Screen that an emailed link opens. The token is in the hash of the URL. Only sending the form uses up the link. */
export function LinkScreen({ kind, title, ifGone, children }: LinkScreenProps) {
  const token = useLocation().hash.slice(1);
  const store = useLocalServerStore(readLink, { keyOf: ({ token }) => token });
  const known = useRemoteOf(store, token);
  /** Token of a link that can no longer be used. An empty token was never a link. */
  const [goneToken, setGoneToken] = useState('');
  useEffect(() => {
    if (token) void store.getState().load({ kind, token });
  }, [store, kind, token]);
  const isRefused = known.status === 'failed' && [400, 404].includes(known.error.status);
  const isGone = token === goneToken || isRefused;

  return (
    <LoginFrame
      title={title}
      line={!isGone && known.status === 'ready' ? `For ${known.value.email}` : undefined}
      foot={<Link to="/admin/login">Back to login</Link>}
    >
      {isGone ? (
        <div role="alert" className="stack gap-4">
          <p>{LINK_TEXTS.gone}</p>
          {ifGone}
        </div>
      ) : known.status === 'ready' ? (
        children({ ...known.value, token, onGone: () => setGoneToken(token) })
      ) : (
        <Unready
          known={known}
          rows={2}
          loading="Loading..."
          failed={known.status === 'failed' ? failureText(known.error) : ''}
          className="muted"
        />
      )}
    </LoginFrame>
  );
}
