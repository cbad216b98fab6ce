import type { PageReads } from '@contract/rendering';
import { DEFAULT_SETTINGS } from '@contract/settings';
import { render } from '@testing-library/react';
import { type ReactElement, useEffect } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { RemoteProvider } from '@/stores/remote';
import { createRemoteStore } from '@/stores/remote-store';

const SETTINGS: PageReads = { '/settings': { value: DEFAULT_SETTINGS } };

interface Options {
  /** Where the visitor is. */
  at?: string;
  /** What the server sent along with the page; the settings always come. */
  reads?: PageReads;
}

/** Renders a part of the public site with what stands above it, and tells the address as it changes. */
export function renderSite(part: ReactElement, { at = '/', reads = {} }: Options = {}) {
  const address = { current: at };
  const rendered = render(
    <RemoteProvider store={createRemoteStore({ ...SETTINGS, ...reads })}>
      <MemoryRouter initialEntries={[at]}>
        {part}
        <AddressWatcher
          onMove={(moved) => {
            address.current = moved;
          }}
        />
      </MemoryRouter>
    </RemoteProvider>,
  );
  return { ...rendered, address };
}

function AddressWatcher({ onMove }: { onMove: (address: string) => void }) {
  const { pathname, search, hash } = useLocation();
  useEffect(() => onMove(pathname + search + hash));
  return null;
}
