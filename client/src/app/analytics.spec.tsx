import { DEFAULT_SETTINGS } from '@contract/settings';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RemoteProvider } from '@/stores/remote';
import { createRemoteStore } from '@/stores/remote-store';
import { useAnalytics } from './analytics';

const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src*="googletagmanager"]')];

const reload = jest.fn();

function visit(analyticsId: string, url: string) {
  const store = createRemoteStore({ '/settings': { value: { ...DEFAULT_SETTINGS, analyticsId } } });
  const wrapper = ({ children }: { children: ReactNode }) => <RemoteProvider store={store}>{children}</RemoteProvider>;
  return renderHook((path: string) => useAnalytics(new URL(path, window.location.origin), reload), {
    initialProps: url,
    wrapper,
  });
}

function reported(): string[] {
  const queue = (window as Window & { dataLayer?: IArguments[] }).dataLayer ?? [];
  return queue.filter(([command]) => command === 'event').map((command) => String(command[2].page_location));
}

afterEach(() => {
  for (const script of scripts()) script.remove();
  reload.mockClear();
  delete (window as Window & { dataLayer?: IArguments[] }).dataLayer;
});

it('loads nothing without an id', () => {
  visit('', '/about');
  expect(scripts()).toEqual([]);
});

it('loads the script once and reports each page without its query', async () => {
  window.history.replaceState(null, '', '/contact?tab=quote');
  const { rerender } = visit('G-ABC123', '/contact?tab=quote');
  rerender('/services');
  const { origin } = window.location;
  await waitFor(() => expect(reported()).toEqual([`${origin}/contact`, `${origin}/services`]));
  expect(scripts().map((script) => script.src)).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-ABC123']);
});

const REQUEST = '6740f2c1a9d3e85b7c21f04d';
const PERSONAL = ['/newsletter/unsubscribe/secret', `/quotes/${REQUEST}`, `/contact?request=${REQUEST}`, '/account'];

it.each(PERSONAL)('loads nothing in a document that began with %s', async (url) => {
  const { rerender } = visit('G-ABC123', url);
  rerender('/about');
  await act(async () => void (await import('./analytics-tag')));
  expect([scripts(), reported()]).toEqual([[], []]);
});

it.each(PERSONAL)('reloads a document with the script at %s', async (url) => {
  const { rerender } = visit('G-ABC123', '/about');
  await waitFor(() => expect(scripts()).toHaveLength(1));
  rerender(url);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(reported()).toHaveLength(1);
});
