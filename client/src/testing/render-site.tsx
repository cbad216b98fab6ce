import { LINKED_PATH, listRead, META_READ, type PageReads, SETTINGS_READ, WEBSITE_READ } from '@contract/rendering';
import { VISITOR_DEFAULTS } from '@contract/visitor-settings';
import { withSampleMarks } from '@contract/website/rendered-text';
import { SECTION_NAMES, SECTIONS, type ShownSections } from '@contract/website/sections';
import { render } from '@testing-library/react';
import { type ReactElement, useEffect } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { RemoteProvider } from '@/stores/remote';
import { createRemoteStore } from '@/stores/remote-store';

/** Default texts of all sections. */
export const SAMPLE_WEBSITE = Object.fromEntries(
  SECTION_NAMES.map((name) => [name, withSampleMarks(name, SECTIONS[name].words)]),
) as unknown as ShownSections;

const ALWAYS: PageReads = {
  [META_READ]: { value: { now: '2026-11-20T08:00:00.000Z', publicUrl: 'https://mosi.example' } },
  [SETTINGS_READ]: { value: VISITOR_DEFAULTS },
  [WEBSITE_READ]: { value: SAMPLE_WEBSITE },
  [listRead(LINKED_PATH)]: { value: { items: [], total: 0 } },
};

interface Options {
  /** URL of the page that the visitor has opened. */
  at?: string;
  /** Data that the page reads from the server. The data for the layout is always there. */
  reads?: PageReads;
}

/** Renders a part of the public site with its providers. Also returns the current URL, in `address`. */
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
