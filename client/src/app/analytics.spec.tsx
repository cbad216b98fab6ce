import { DEFAULT_SETTINGS } from '@contract/settings';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RemoteProvider } from '@/stores/remote';
import { createRemoteStore } from '@/stores/remote-store';
import { useAnalytics } from './analytics';

const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src*="googletagmanager"]')];

function visit(analyticsId: string, pathname: string) {
  const store = createRemoteStore({ '/settings': { value: { ...DEFAULT_SETTINGS, analyticsId } } });
  const wrapper = ({ children }: { children: ReactNode }) => <RemoteProvider store={store}>{children}</RemoteProvider>;
  return renderHook((path: string) => useAnalytics(path), { initialProps: pathname, wrapper });
}

function reported(): string[] {
  const queue = (window as Window & { dataLayer?: IArguments[] }).dataLayer ?? [];
  return queue.filter(([command]) => command === 'event').map((command) => String(command[2].page_location));
}

afterEach(() => {
  for (const script of scripts()) script.remove();
  delete (window as Window & { dataLayer?: IArguments[] }).dataLayer;
});

it('loads nothing without an id', () => {
  visit('', '/about');
  expect(scripts()).toEqual([]);
});

it('loads the script once and reports each page without its query', async () => {
  window.history.replaceState(null, '', '/contact?request=6740f2c1a9d3e85b7c21f04d');
  const { rerender } = visit('G-ABC123', '/contact');
  rerender('/services');
  const { origin } = window.location;
  await waitFor(() => expect(reported()).toEqual([`${origin}/contact`, `${origin}/services`]));
  expect(scripts().map((script) => script.src)).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-ABC123']);
});

it('loads nothing in a document that began with a secret link', async () => {
  const { rerender } = visit('G-ABC123', '/newsletter/unsubscribe/secret');
  rerender('/about');
  await act(async () => void (await import('./analytics-tag')));
  expect([scripts(), reported()]).toEqual([[], []]);
});
