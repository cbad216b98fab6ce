import { BUILT_IN_SERVICES } from '@contract/built-in-services';
import { type PageReads, WEBSITE_READ } from '@contract/rendering';
import { DEFAULT_SETTINGS } from '@contract/settings';
import { act, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { freshApi } from '@/testing/fake-api';
import { renderSite, SAMPLE_WEBSITE } from '@/testing/render-site';
import { head, Page as ServicePage } from './service-page';
import { Page as ServicesPage } from './services-page';

const STORED = {
  _id: 'id-1',
  slug: 'robots',
  title: 'Robots',
  description: 'We build robots. They pick maize.\n\nSecond paragraph.',
  icon: 'rocket',
  features: ['Small', 'Cheap'],
  order: 1,
};
const OTHER = { ...STORED, _id: 'id-2', slug: 'radio', title: 'Radio', description: 'y'.repeat(150) };

const OWN: PageReads = { [WEBSITE_READ]: { value: { ...SAMPLE_WEBSITE, isOwn: true } } };
const listOf = (...items: object[]): PageReads => ({
  'list:/services': { value: { items, total: items.length } },
});

function open(at: string, reads: PageReads = {}) {
  return renderSite(
    <Routes>
      <Route path="/services" element={<ServicesPage />} />
      <Route path="/services/:id" element={<ServicePage params={{ id: at.split('/')[2]!, slug: '', token: '' }} />} />
    </Routes>,
    { at, reads },
  );
}

describe('services', () => {
  const api = freshApi();
  beforeEach(() => {
    jest.spyOn(console, 'warn').mockImplementation();
  });

  it('lists the stored ones with links to their pages', () => {
    open('/services', listOf(STORED, OTHER));
    const all = within(screen.getByRole('region', { name: 'All services' }));
    expect(all.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Robots',
      'Radio',
    ]);
    expect(all.getByText('We build robots. They pick maize. Second paragraph.')).toBeVisible();
    expect(all.getByRole('link', { name: /Learn More about Robots/ })).toHaveAttribute('href', '/services/robots');
  });

  it('shows the six defaults without stored ones', () => {
    open('/services', listOf());
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles.slice(0, 6)).toEqual(BUILT_IN_SERVICES.map(({ title }) => title));
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('shows an empty text after the samples were removed', async () => {
    const { unmount } = open('/services', { ...listOf(), ...OWN });
    expect(screen.getByText('No services available.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Tell us what you need.' })).toHaveAttribute('href', '/contact');
    unmount();
    open('/services/digital-marketing', OWN);
    expect(await screen.findByRole('heading', { name: 'We could not load this service' })).toBeVisible();
  });

  it('shows the defaults with Retry when the server cannot be reached', async () => {
    open('/services');
    expect(screen.getByText('Loading services...')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Web App Designing' })).toBeVisible();
  });

  it('explains how we work in four steps', () => {
    open('/services', listOf());
    const steps = within(screen.getByRole('region', { name: 'How We Work' })).getAllByRole('heading', { level: 3 });
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Discovery',
      'Strategy',
      'Implementation',
      'Results & Refinement',
    ]);
    expect(screen.getByRole('link', { name: 'Get in Touch' })).toHaveAttribute('href', '/contact');
  });

  it('shows one service with its first sentence, overview, features and others', () => {
    open('/services/robots', { '/services/robots': { value: STORED }, ...listOf(STORED, OTHER) });
    expect(screen.getByRole('heading', { level: 1, name: 'Robots' })).toBeVisible();
    expect(screen.getByText('We build robots.')).toBeVisible();
    const overview = within(screen.getByRole('region', { name: 'Overview' }));
    expect(overview.getByText('Second paragraph.')).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Key Features' })).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Back to all services' })).toHaveAttribute('href', '/services');
    expect(screen.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
    expect(screen.getByRole('link', { name: 'Request a quote' })).toHaveAttribute(
      'href',
      '/contact?tab=quote&service=robots',
    );
    const related = within(screen.getByRole('region', { name: 'Related Services' }));
    expect(related.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Radio']);
    expect(related.getByText(`${'y'.repeat(120)}...`)).toBeVisible();
  });

  it('omits features and related services when there are none', () => {
    const alone = { ...STORED, features: [] };
    open('/services/id-1', { '/services/id-1': { value: alone }, ...listOf(alone) });
    expect(screen.queryByRole('heading', { name: 'Key Features' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Related Services' })).toBeNull();
  });

  it('shows a default service when the server does not answer', async () => {
    open('/services/digital-marketing');
    expect(screen.getByText('Loading service details...')).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: 'Digital Marketing' })).toBeVisible();
  });

  it('describes the service to search engines', () => {
    const found = head({
      path: '/services/id-1',
      params: { id: 'id-1', slug: '', token: '' },
      search: new URLSearchParams(),
      settings: DEFAULT_SETTINGS,
      title: 'Services',
      publicUrl: 'https://mosi.example',
      read: () => ({ status: 'ready', value: STORED }) as never,
    });
    expect(found).toMatchObject({ description: 'We build robots.', canonicalPath: '/services/robots' });
    expect(found.jsonLd).toEqual([
      expect.objectContaining({ '@type': 'Service', name: 'Robots', url: 'https://mosi.example/services/robots' }),
    ]);
  });

  it('reports a missing service and opens the list after five seconds', () => {
    jest.useFakeTimers();
    const { address } = open('/services/none', {
      '/services/none': { status: 404, message: 'Not found.' },
      ...listOf(STORED),
    });
    expect(screen.getByRole('heading', { name: 'Service not found' })).toBeVisible();
    act(() => jest.advanceTimersByTime(5_000));
    expect(address.current).toBe('/services');
    expect(api.calls).toHaveLength(0);
  });
});
