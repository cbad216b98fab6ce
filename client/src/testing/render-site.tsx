import {
  LINKED_PATH,
  listRead,
  META_READ,
  type PageReadsService,
  SETTINGS_READ,
  WEBSITE_READ,
} from '@contract/rendering';
import { VISITOR_DEFAULTS } from '@contract/visitor-settings';
import { markedWords } from '@contract/website/drawn-words';
import { SECTION_NAMES, SECTIONS, type ShownSections } from '@contract/website/sections';
import { render } from '@testing-library/react';
import { type ReactElement, useEffect } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { RemoteProvider } from '@/stores/remote';
import { createRemoteStore } from '@/stores/remote-store';

/** Words of all sections of a site that nobody has changed. */
export const DELIVERED = Object.fromEntries(
  SECTION_NAMES.map((name) => [name, markedWords(name, SECTIONS[name].words)]),
) as unknown as ShownSections;

const ALWAYS: PageReadsService = {
  [META_READ]: { value: { now: '2026-11-20T08:00:00.000Z', publicUrl: 'https://mosi.example' } },
  [SETTINGS_READ]: { value: VISITOR_DEFAULTS },
  [WEBSITE_READ]: { value: DELIVERED },
  [listRead(LINKED_PATH)]: { value: { items: [], total: 0 } },
};

interface Options {
  /** Where the visitor is. */
  at?: string;
  /** What the server sent along with the page; what stands around every page always comes. */
  reads?: PageReadsService;
}

/** Renders a part of the public site with what stands above it, and tells the address as it changes. */
export function renderSite(part: ReactElement, { at = '/', reads = {} }: Options = {}) {
  const address = { current: at };
  const rendered = render(
    <RemoteProvider store={createRemoteStore({ ...ALWAYS, ...reads })}>
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
