import { type PageReads, WEBSITE_READ } from '@contract/rendering';
import { matchSitePage } from '@contract/site-pages';
import { ABOUT } from '@contract/website/about';
import { configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { RemoteProvider } from '@/stores/remote';
import { createRemoteStore } from '@/stores/remote-store';
import { FakeApi } from '@/testing/fake-api';
import { SAMPLE_WEBSITE } from '@/testing/render-site';
import { SiteRouter } from './site-router';
import { loadPage, SITE_SCREENS } from './site-screens';

// React's `act`, which wraps events by default, would drop a page that is still loading.
configure({ eventWrapper: (dispatch) => dispatch(), asyncUtilTimeout: 5_000 });

const READS = { [WEBSITE_READ]: { value: SAMPLE_WEBSITE }, 'list:/team': { value: { items: [], total: 0 } } };

async function visit(path: string, more: PageReads = {}): Promise<void> {
  await loadPage(matchSitePage(path).name);
  const meta = { value: { now: '2026-11-20T00:00:00.000Z', publicUrl: 'https://mosi.example' } };
  render(
    <RemoteProvider store={createRemoteStore({ ...READS, meta, ...more })}>
      <MemoryRouter initialEntries={[path]}>
        <SiteRouter />
      </MemoryRouter>
    </RemoteProvider>,
  );
}

const follow = (words: string) =>
  userEvent.click(within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: words }));

describe('SiteRouter', () => {
  beforeEach(() => {
    new FakeApi().answer('GET /settings', { status: 503, body: {} });
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => jest.restoreAllMocks());

  it('draws the first page without waiting', async () => {
    await visit('/about');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('About Us');
  });

  it('moves title and focus to the new page', async () => {
    await visit('/');
    await follow('Our Team');
    const heading = await screen.findByRole('heading', { level: 1, name: 'Our Team' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(document.title).toBe('Our Team | Mosi Digital Academy');
  });

  it('shows the previous page until the next one is loaded', async () => {
    let arrive: () => void = () => undefined;
    // The promise is created before the mock, because the test may call `arrive` before the page is requested.
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const load = SITE_SCREENS.articles;
    jest.spyOn(SITE_SCREENS, 'articles').mockImplementation(() => arrived.then(load));
    await visit('/articles/1');
    await userEvent.click(screen.getByRole('link', { name: /All articles/ }));
    await waitFor(() => expect(SITE_SCREENS.articles).toHaveBeenCalled());
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Draw the form on paper first');
    expect(screen.getByRole('progressbar')).toBeInTheDocument();
    arrive();
    expect(await screen.findByRole('heading', { level: 1, name: 'Articles' })).toBeInTheDocument();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('reports a page whose script does not load, while other links work', async () => {
    jest.spyOn(SITE_SCREENS, 'signup').mockRejectedValue(new Error('Failed to fetch'));
    await visit('/about');
    await follow('Sign Up');
    expect(await screen.findByRole('heading', { level: 1, name: "You're offline" })).toHaveFocus();
    await follow('About Us');
    expect(await screen.findByRole('heading', { level: 1, name: 'About Us' })).toBeInTheDocument();
  });

  describe('for a page whose texts are not in the document', () => {
    const { about, ...others } = SAMPLE_WEBSITE;
    const LEFT_OUT = { [WEBSITE_READ]: { value: others } };
    const ROUTE = 'GET /website?shown=true';
    const heading = () => screen.findByRole('heading', { level: 1 });

    it('loads the texts before it opens the page', async () => {
      const api = new FakeApi();
      let arrive: () => void = () => undefined;
      api.answer(ROUTE, async () => {
        await new Promise<void>((resolve) => {
          arrive = resolve;
        });
        return { body: { ...SAMPLE_WEBSITE, about: { ...about, heading: 'Who drives with us' } } };
      });
      await loadPage('about');
      await visit('/articles/1', LEFT_OUT);
      await follow('About Us');
      await waitFor(() => expect(api.callsOf(ROUTE)).toHaveLength(1));
      expect(await heading()).toHaveTextContent('Draw the form on paper first');
      arrive();
      await screen.findByRole('heading', { name: 'Who drives with us' });
      await follow('Home');
      await follow('About Us');
      await screen.findByRole('heading', { name: 'Who drives with us' });
      expect(api.callsOf(ROUTE)).toHaveLength(1);
    });

    it('reports texts that fail to load instead of showing defaults', async () => {
      await loadPage('about');
      await visit('/articles/1', LEFT_OUT);
      await follow('About Us');
      expect(await screen.findByRole('heading', { name: "You're offline" })).toBeVisible();
      expect(screen.queryByText(ABOUT.words.sentence)).toBeNull();
    });
  });

  it('shows the error of a broken page inside the layout', async () => {
    const broken = () => {
      throw new Error('A broken page.');
    };
    jest.spyOn(SITE_SCREENS, 'login').mockResolvedValue({ Page: broken, head: () => ({ title: '', description: '' }) });
    await visit('/login');
    expect(within(screen.getByRole('main')).getByRole('alert')).toHaveTextContent(
      'Unexpected Application Error!A broken page.',
    );
    expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
  });

  it('links the not-found page only to pages of the owner’s menu', async () => {
    const links = [
      { text: 'Start', to: '/' },
      { text: 'Our work', to: '/services' },
    ];
    await visit('/nowhere/at/all', { [WEBSITE_READ]: { value: { ...SAMPLE_WEBSITE, menu: { links } } } });
    const ways = within(screen.getByRole('main')).getAllByRole('link');
    expect(ways.map((way) => way.textContent?.trim())).toEqual(['Return to Home', 'Our work']);
  });

  it('shows the not-found page for an unknown path', async () => {
    jest.spyOn(console, 'info').mockImplementation(() => undefined);
    await visit('/no/such/page');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('404 Oops! Page not found');
    expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    expect(console.info).toHaveBeenCalledWith('no page at', '/no/such/page');
  });
});
