import type { Page } from '@contract/pages';
import { screen, within } from '@testing-library/react';
import { freshApi } from '@/testing/fake-api';
import { at } from '@/testing/records';
import { fill, renderAdmin } from '@/testing/render-admin';
import { PageListPage } from './page-list-page';

const stored = (_id: string, title: string, slug: string, status: 'published' | 'draft'): Page => ({
  ...{ _id, title, slug, status, content: 'Be kind.', format: 'plain', lastUpdated: at, createdAt: at, updatedAt: at },
});

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

const LED_TO = 'When visitors open an old link, show them';

describe('Pages', () => {
  it('opens a published page in a new tab, but no draft', async () => {
    renderAdmin(<PageListPage />);
    const view = await screen.findByRole('link', { name: 'View Terms in a new tab' });
    expect(view).toHaveAttribute('href', '/terms');
    expect(view).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('button', { name: 'View Privacy: not possible while the page is a draft' })).toBeDisabled();
  });

  it('adds a draft at the suggested URL and empties the form', async () => {
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
    await user.click(screen.getByRole('button', { name: 'Add New Page' }));
    expect(within(await screen.findByRole('dialog')).getByLabelText('Page Title')).toHaveValue('');
  });

  it('lists links to a changed URL and updates them', async () => {
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
    await user.click(screen.getByRole('button', { name: 'Update 3 links' }));
    expect(await screen.findByText('Updated 3 links')).toBeVisible();
    expect(api.callsOf('POST /links/mend')[0]?.body).toEqual({ from: '/terms', to: '/rules' });
  });

  it('redirects visitors of a deleted page and updates links', async () => {
    api.answer('DELETE /pages/p1', { body: { success: true } });
    api.answer('GET /links?to=%2Fterms', { body: SOURCES });
    api.answer('POST /redirects', { status: 201, body: {} });
    api.answer('POST /links/mend', { body: { count: 3 } });
    const user = renderAdmin(<PageListPage />);
    await user.click(await screen.findByRole('button', { name: 'Delete Terms' }));
    await user.selectOptions(await screen.findByLabelText(LED_TO), 'About Us (/about)');
    await user.click(await screen.findByRole('checkbox', { name: 'Also update the 3 links that use the old URL' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Updated 3 links')).toBeVisible();
    expect(api.callsOf('POST /redirects')[0]?.body).toEqual({ from: '/terms', to: '/about' });
  });

  it('warns when the redirect would lead nowhere', async () => {
    const message = 'There is no public page at this URL.';
    api.answer('DELETE /pages/p1', { body: { success: true } });
    api.answer('GET /links?to=%2Fterms', { body: SOURCES });
    api.answer('POST /redirects', { status: 400, body: { message, errors: [{ field: 'to', message }] } });
    const user = renderAdmin(<PageListPage />);
    await user.click(await screen.findByRole('button', { name: 'Delete Terms' }));
    await user.selectOptions(await screen.findByLabelText(LED_TO), 'Home (/)');
    await user.click(await screen.findByRole('checkbox', { name: 'Also update the 3 links that use the old URL' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(api.callsOf('POST /links/mend')).toEqual([]);
  });
});
