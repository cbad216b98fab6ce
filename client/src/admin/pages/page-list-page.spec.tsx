import type { Page, PageStatus } from '@contract/pages';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { freshApi } from '@/testing/fake-api';
import { fill, renderAdmin } from '@/testing/render-admin';
import { PageListPage } from './page-list-page';

function stored(_id: string, title: string, slug: string, status: PageStatus): Page {
  const at = '2026-11-20T08:00:00.000Z';
  return {
    _id,
    title,
    slug,
    status,
    content: 'Be kind.',
    format: 'plain',
    lastUpdated: at,
    createdAt: at,
    updatedAt: at,
  };
}

const SOURCES = [
  { name: 'Footer links', path: '/admin/website?section=footerLinks', count: 1 },
  { name: 'Post: News', path: '/admin/blog', count: 2 },
];
const api = freshApi();
beforeEach(() => {
  const pages = [stored('p1', 'Terms', 'terms', 'published'), stored('p2', 'Privacy', 'privacy', 'draft')];
  api.answer('GET /pages?page=1&limit=10', { body: pages });
  api.answer('GET /pages?page=1&limit=100', { body: pages });
  api.answer('GET /services?page=1&limit=100', { body: [] });
  api.answer('GET /blogs?fields=summary&page=1&limit=100&status=published', {
    body: [{ _id: 'b1', title: 'Harvest' }],
  });
  api.answer('GET /redirects?page=1&limit=100', { body: [] });
});

const LED_TO = 'Visitors who follow an old link are led to';

describe('Pages', () => {
  it('opens a published page in a new tab, and no draft', async () => {
    renderAdmin(<PageListPage />);
    const view = await screen.findByRole('link', { name: 'View Terms in a new tab' });
    expect(view).toHaveAttribute('href', '/terms');
    expect(view).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('button', { name: 'View Privacy: not while it is a draft' })).toBeDisabled();
  });

  it('marks a page with an unpublished draft, and leads to the editor', async () => {
    const terms = { ...stored('p1', 'Terms', 'terms', 'published'), hasDraft: true };
    api.answer('GET /pages?page=1&limit=10', { body: [terms, stored('p2', 'Privacy', 'privacy', 'draft')] });
    renderAdmin(<PageListPage />);
    const tag = await screen.findByRole('link', { name: 'Unpublished changes of Terms: continue editing' });
    expect(tag).toHaveAttribute('href', '/admin/pages?write=p1');
    expect(screen.getAllByText('Unpublished changes')).toHaveLength(1);
  });

  it('adds a draft at the address that the title suggests, and shows that address', async () => {
    api.answer('POST /pages', { status: 201, body: stored('p3', 'Our Cookies', 'our-cookies', 'draft') });
    const user = renderAdmin(<PageListPage />);
    await user.click(await screen.findByRole('button', { name: 'Add New Page' }));
    const dialog = within(await screen.findByRole('dialog'));
    await fill(user, dialog.getByLabelText('Page Title'), 'Our Cookies');
    expect(await dialog.findByText('Preview: http://localhost/our-cookies')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Add Page' }));
    expect(await screen.findByText('Page created successfully')).toBeVisible();
    const body = { title: 'Our Cookies', slug: 'our-cookies', status: 'draft', content: '', format: 'plain' };
    expect(api.callsOf('POST /pages')[0]?.body).toEqual(body);
  });

  it('begins the page that the launch checklist names, or opens its draft', async () => {
    const user = renderAdmin(<PageListPage />, { at: '/admin/pages?slug=faq&title=Questions' });
    const dialog = within(await screen.findByRole('dialog', { name: 'Add New Page' }));
    expect(dialog.getByLabelText('Page Title')).toHaveValue('Questions');
    expect(dialog.getByLabelText('URL Slug')).toHaveValue('faq');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Add New Page' }));
    expect(await screen.findByLabelText('URL Slug')).toHaveValue('');
    cleanup();
    renderAdmin(<PageListPage />, { at: '/admin/pages?slug=privacy&title=Privacy' });
    expect(await screen.findByRole('dialog', { name: 'Edit Page' })).toBeVisible();
  });

  it('leaves an address alone that somebody typed', async () => {
    const user = renderAdmin(<PageListPage />);
    await user.click(await screen.findByRole('button', { name: 'Add New Page' }));
    const dialog = within(await screen.findByRole('dialog'));
    await fill(user, dialog.getByLabelText('URL Slug'), 'mine');
    await fill(user, dialog.getByLabelText('Page Title'), 'Theirs');
    expect(dialog.getByLabelText('URL Slug')).toHaveValue('mine');
  });

  it('shows at its field that an address is in use', async () => {
    api.answer('POST /pages', { status: 409, body: { message: 'Another page has this address already.' } });
    const user = renderAdmin(<PageListPage />);
    await user.click(await screen.findByRole('button', { name: 'Add New Page' }));
    const dialog = within(await screen.findByRole('dialog'));
    await fill(user, dialog.getByLabelText('Page Title'), 'Terms');
    await user.click(dialog.getByRole('button', { name: 'Add Page' }));
    expect(await dialog.findByText('Another page has this address already.')).toBeVisible();
    expect(dialog.getByLabelText('Page Title')).toHaveValue('Terms');
  });

  it('lists what links to an address that was changed, and changes that on a word', async () => {
    api.answer('PUT /pages/p1', { body: stored('p1', 'Terms', 'rules', 'published') });
    api.answer('GET /links?to=%2Fterms', { body: SOURCES });
    api.answer('POST /links/mend', { body: { count: 3 } });
    const user = renderAdmin(<PageListPage />);
    await user.click(await screen.findByRole('button', { name: 'Edit Terms' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.clear(dialog.getByLabelText('URL Slug'));
    await fill(user, dialog.getByLabelText('URL Slug'), 'rules');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('link', { name: 'Footer links' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Change the 3 links' }));
    expect(await screen.findByText('Changed 3 links')).toBeVisible();
    expect(api.callsOf('POST /links/mend')[0]?.body).toEqual({ from: '/terms', to: '/rules' });
  });

  it('says that a page is published by a save, and where visitors read it', async () => {
    api.answer('PUT /pages/p2', { body: stored('p2', 'Privacy', 'privacy', 'published') });
    const user = renderAdmin(<PageListPage />);
    await user.click(await screen.findByRole('button', { name: 'Edit Privacy' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.selectOptions(dialog.getByLabelText('Status'), 'Published');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const link = await screen.findByRole('link', { name: 'View on site' });
    expect(link).toHaveAttribute('href', '/privacy');
    expect(link.parentElement).toHaveTextContent('Published. View on site');
    expect(api.callsOf('PUT /pages/p2')[0]?.body).toMatchObject({ status: 'published' });
  });

  it.each<[string, PageStatus, PageStatus]>([
    ['a draft', 'draft', 'draft'],
    ['a page that is a draft from then on', 'published', 'draft'],
    ['a draft that is published by it', 'draft', 'published'],
  ])('offers to change no links after a new address of %s', async (_what, before, after) => {
    api.answer('GET /pages?page=1&limit=10', { body: [stored('p1', 'Terms', 'terms', before)] });
    api.answer('PUT /pages/p1', { body: stored('p1', 'Terms', 'rules', after) });
    api.answer('GET /links?to=%2Fterms', { body: SOURCES });
    const user = renderAdmin(<PageListPage />);
    await user.click(await screen.findByRole('button', { name: 'Edit Terms' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.clear(dialog.getByLabelText('URL Slug'));
    await fill(user, dialog.getByLabelText('URL Slug'), 'rules');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Page updated successfully')).toBeVisible();
    expect(api.callsOf('GET /links?to=%2Fterms')).toEqual([]);
  });

  it('asks where visitors of a deleted page are led, and leads links there too', async () => {
    api.answer('DELETE /pages/p1', { body: { success: true } });
    api.answer('GET /links?to=%2Fterms', { body: SOURCES });
    api.answer('POST /redirects', { status: 201, body: {} });
    api.answer('POST /links/mend', { body: { count: 3 } });
    const user = renderAdmin(<PageListPage />);
    await user.click(await screen.findByRole('button', { name: 'Delete Terms' }));
    await user.selectOptions(await screen.findByLabelText(LED_TO), 'About Us (/about)');
    await user.click(await screen.findByRole('checkbox', { name: 'Also change the 3 links that lead there' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Changed 3 links')).toBeVisible();
    expect(api.callsOf('POST /redirects')[0]?.body).toEqual({ from: '/terms', to: '/about' });
  });

  it('leads visitors of a deleted page to a post or to another site, never to itself or to a draft', async () => {
    api.answer('DELETE /pages/p1', { body: { success: true } });
    api.answer('GET /links?to=%2Fterms', { body: [] });
    api.answer('POST /redirects', { status: 201, body: {} });
    const user = renderAdmin(<PageListPage />);
    await user.click(await screen.findByRole('button', { name: 'Delete Terms' }));
    const led = await screen.findByLabelText(LED_TO);
    await user.selectOptions(led, await screen.findByRole('option', { name: 'Post: Harvest' }));
    const offered = within(led)
      .getAllByRole('option')
      .map((option) => option.textContent);
    expect(offered.filter((name) => /Terms|Privacy/.test(name ?? ''))).toEqual([]);
    await user.selectOptions(led, 'Another address...');
    const address = screen.getByRole('textbox', { name: 'Address' });
    await user.clear(address);
    await fill(user, address, 'http://shop.example');
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Begin with / or https://.');
    expect(address).toBeInvalid();
    expect(api.callsOf('DELETE /pages/p1')).toEqual([]);
    await user.clear(address);
    await fill(user, address, 'https://shop.example');
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Page deleted successfully')).toBeVisible();
    expect(api.callsOf('POST /redirects')[0]?.body).toEqual({ from: '/terms', to: 'https://shop.example' });
  });

  it('says so when visitors would find nothing where they are to be led', async () => {
    const message = 'Visitors would find nothing at this address.';
    api.answer('DELETE /pages/p1', { body: { success: true } });
    api.answer('GET /links?to=%2Fterms', { body: SOURCES });
    api.answer('POST /redirects', { status: 400, body: { message, errors: [{ field: 'to', message }] } });
    const user = renderAdmin(<PageListPage />);
    await user.click(await screen.findByRole('button', { name: 'Delete Terms' }));
    await user.selectOptions(await screen.findByLabelText(LED_TO), 'Home (/)');
    await user.click(await screen.findByRole('checkbox', { name: 'Also change the 3 links that lead there' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(api.callsOf('POST /links/mend')).toEqual([]);
  });

  it('leads visitors of a deleted page nowhere where somebody says so, and never those of a draft', async () => {
    for (const id of ['p1', 'p2']) api.answer(`DELETE /pages/${id}`, { body: { success: true } });
    const user = renderAdmin(<PageListPage />);
    await user.click(await screen.findByRole('button', { name: 'Delete Terms' }));
    expect(await screen.findByLabelText(LED_TO)).toHaveDisplayValue('Nowhere: "Page not found"');
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Page deleted successfully')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Delete Privacy' }));
    expect(screen.queryByLabelText(LED_TO)).not.toBeInTheDocument();
    expect(api.callsOf('POST /redirects')).toEqual([]);
  });
});
