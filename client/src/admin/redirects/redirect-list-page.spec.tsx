import type { Redirect } from '@contract/redirects';
import { screen, waitFor, within } from '@testing-library/react';
import { freshApi } from '@/testing/fake-api';
import { fill, renderAdmin } from '@/testing/render-admin';
import { RedirectListPage } from './redirect-list-page';

const LIST = 'GET /redirects?page=1&limit=10';
const POSTS = 'GET /blogs?fields=summary&page=1&limit=100&status=published';
const at = '2026-11-20T08:00:00.000Z';
const old: Redirect = {
  _id: 'r1',
  from: '/old',
  to: '/about',
  leadsTo: '/about',
  isThere: true,
  createdAt: at,
  updatedAt: at,
};

describe('Redirects', () => {
  const api = freshApi({
    [LIST]: {
      body: [old, { ...old, _id: 'r2', from: '/older', leadsTo: '/gone', isThere: false }],
    },
    'GET /pages?page=1&limit=100': { body: [] },
    'GET /services?page=1&limit=100': { body: [] },
    [POSTS]: { body: [] },
    'GET /redirects?page=1&limit=100': { body: [] },
  });

  it('show their targets and mark one that leads nowhere', async () => {
    renderAdmin(<RedirectListPage />, { role: 'editor' });
    const row = (await screen.findByText('/older')).closest('tr') as HTMLElement;
    expect(within(row).getByText('/gone')).toBeVisible();
    expect(within(row).getByText('Page not found')).toBeVisible();
    expect(within(row).getByText('November 20, 2026')).toBeVisible();
    expect(screen.getAllByText('Page not found')).toHaveLength(1);
  });

  it('list links to the old URL and update them', async () => {
    const footer = { name: 'Footer links', path: '/admin/website?section=footerLinks', count: 2 };
    api.answer('GET /links?to=%2Fold', { body: [footer] });
    api.answer('POST /links/mend', { body: { count: 2 } });
    const user = renderAdmin(<RedirectListPage />, { role: 'editor' });
    expect(await screen.findByText('2 links on your site still use the old URL:')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Footer links' })).toHaveAttribute('href', footer.path);
    api.answer('GET /links?to=%2Fold', { body: [] });
    await user.click(screen.getByRole('button', { name: 'Update links to /about' }));
    await waitFor(() => expect(screen.queryByText(/on your site still/)).not.toBeInTheDocument());
    expect(api.callsOf('POST /links/mend')[0]?.body).toEqual({ from: '/old', to: '/about' });
  });

  it('are added to a page of the site or any other URL', async () => {
    api.answer('POST /redirects', { status: 201, body: { ...old, _id: 'r3', from: '/shop' } });
    const user = renderAdmin(<RedirectListPage />, { role: 'editor' });
    await user.click(await screen.findByRole('button', { name: 'Add redirect' }));
    const dialog = within(await screen.findByRole('dialog'));
    await fill(user, dialog.getByLabelText('Old URL'), '/shop');
    await user.selectOptions(dialog.getByLabelText('Redirects to'), 'About Us (/about)');
    await user.selectOptions(dialog.getByLabelText('Redirects to'), 'Another URL');
    await user.clear(dialog.getByRole('textbox', { name: 'URL' }));
    await fill(user, dialog.getByRole('textbox', { name: 'URL' }), 'https://shop.example');
    await user.click(dialog.getByRole('button', { name: 'Add redirect' }));
    expect(await screen.findByText('Redirect created successfully')).toBeVisible();
    expect(api.callsOf('POST /redirects')[0]?.body).toEqual({ from: '/shop', to: 'https://shop.example' });
  });
});
