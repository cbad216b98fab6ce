import type { Page, PageStatus } from '@contract/pages';
import { screen, within } from '@testing-library/react';
import { FakeApi } from '@/testing/fake-api';
import { fill, renderAdmin } from '@/testing/render-admin';
import { PageListPage } from './page-list-page';

function stored(_id: string, title: string, slug: string, status: PageStatus): Page {
  const at = '2026-11-20T08:00:00.000Z';
  return { _id, title, slug, status, content: 'Be kind.', lastUpdated: at, createdAt: at, updatedAt: at };
}

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi();
  const pages = [stored('p1', 'Terms', 'terms', 'published'), stored('p2', 'Privacy', 'privacy', 'draft')];
  api.answer('GET /pages?page=1&limit=10', { body: pages });
});

describe('Pages', () => {
  it('opens a published page in a new tab, and no draft', async () => {
    renderAdmin(<PageListPage />);
    const view = await screen.findByRole('link', { name: 'View Terms in a new tab' });
    expect(view).toHaveAttribute('href', '/terms');
    expect(view).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('button', { name: 'View Privacy: not while it is a draft' })).toBeDisabled();
  });

  it('offers a viewer only to view', async () => {
    renderAdmin(<PageListPage />, { role: 'viewer' });
    await screen.findByRole('link', { name: 'View Terms in a new tab' });
    expect(screen.queryByRole('button', { name: /Add|Edit|Delete/ })).not.toBeInTheDocument();
  });

  it('adds a draft at the address that the title suggests, and shows that address', async () => {
    api.answer('POST /pages', { status: 201, body: stored('p3', 'Our Cookies', 'our-cookies', 'draft') });
    const user = renderAdmin(<PageListPage />);
    await user.click(await screen.findByRole('button', { name: 'Add New Page' }));
    const dialog = within(screen.getByRole('dialog'));
    await fill(user, dialog.getByLabelText('Page Title'), 'Our Cookies');
    expect(await dialog.findByText('Preview: http://localhost/our-cookies')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Add Page' }));
    expect(await screen.findByText('Page created successfully')).toBeVisible();
    const body = { title: 'Our Cookies', slug: 'our-cookies', status: 'draft', content: '' };
    expect(api.callsOf('POST /pages')[0]?.body).toEqual(body);
  });

  it('leaves an address alone that somebody typed', async () => {
    const user = renderAdmin(<PageListPage />);
    await user.click(await screen.findByRole('button', { name: 'Add New Page' }));
    const dialog = within(screen.getByRole('dialog'));
    await fill(user, dialog.getByLabelText('URL Slug'), 'mine');
    await fill(user, dialog.getByLabelText('Page Title'), 'Theirs');
    expect(dialog.getByLabelText('URL Slug')).toHaveValue('mine');
  });

  it('shows at its field that an address is in use', async () => {
    api.answer('POST /pages', { status: 409, body: { message: 'Another page has this address already.' } });
    const user = renderAdmin(<PageListPage />);
    await user.click(await screen.findByRole('button', { name: 'Add New Page' }));
    const dialog = within(screen.getByRole('dialog'));
    await fill(user, dialog.getByLabelText('Page Title'), 'Terms');
    await user.click(dialog.getByRole('button', { name: 'Add Page' }));
    expect(await dialog.findByText('Another page has this address already.')).toBeVisible();
    expect(dialog.getByLabelText('Page Title')).toHaveValue('Terms');
  });
});
