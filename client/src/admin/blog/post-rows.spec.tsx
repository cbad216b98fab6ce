import { screen, waitFor, within } from '@testing-library/react';
import { freshApi } from '@/testing/fake-api';
import { postOf } from '@/testing/records';
import { renderAdmin } from '@/testing/render-admin';
import { PostListPage } from './post-list-page';

const list = (query: string) => `GET /blogs?fields=summary&${query}page=1&limit=10`;
const LIST = list('status=all&sort=createdAt&order=desc&');

const robots = postOf();
const panels = postOf({ _id: 'b2', title: 'Four panels', status: 'draft', category: 'Energy' });

const COUNTS = { all: 2012, draft: 11, scheduled: 0, published: 2001 };
const api = freshApi({
  [LIST]: { body: [robots, panels], headers: { 'X-Total-Count': '3' } },
  'GET /blogs/tally': { body: { counts: COUNTS, categories: ['Cattle', 'Education', 'Energy'] } },
});

const showRows = async () => {
  const user = renderAdmin(<PostListPage />, { role: 'editor' });
  await screen.findByRole('heading', { name: 'Robots for maize' });
  await user.click(screen.getByRole('button', { name: 'Rows' }));
  return user;
};
const row = (name: string) => within(screen.getByText(name, { selector: 'b' }).closest('tr') as HTMLElement);

describe('posts as rows', () => {
  it('shows status, category, views and date, and links each post', async () => {
    await showRows();
    expect(row('Robots for maize').getByText('12,480')).toBeVisible();
    expect(row('Robots for maize').getByRole('link', { name: 'View Robots for maize' })).toHaveAttribute(
      'href',
      '/blogs/b1',
    );
    expect(row('Four panels').getByText('Draft')).toBeVisible();
    expect(row('Four panels').getByRole('button', { name: 'Preview Four panels' })).toBeVisible();
    expect(row('Four panels').queryByRole('link')).not.toBeInTheDocument();
  });

  it('filters by the selected category, and clears the filter again', async () => {
    api.answer(list('category=Energy&status=all&sort=createdAt&order=desc&'), { body: [panels] });
    const user = await showRows();
    await user.click(screen.getByRole('button', { name: 'Only posts in Energy' }));
    const category = await screen.findByRole('combobox', { name: 'Category' });
    expect(category).toHaveValue('Energy');
    expect(api.callsOf('GET /blogs/tally?category=Energy')).not.toEqual([]);
    await user.selectOptions(category, 'Every category');
    expect(await screen.findByText('Robots for maize')).toBeVisible();
  });

  it('shows counts on the tabs', async () => {
    renderAdmin(<PostListPage />, { role: 'viewer' });
    expect(await screen.findByRole('tab', { name: 'All 2,012' })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Draft 11' })).toBeVisible();
  });

  it('deletes several posts and offers redirects', async () => {
    api.answer('POST /blogs/bulk/delete', { body: { success: true, changed: ['b1', 'b2'], refused: [] } });
    const user = await showRows();
    for (const box of screen.getAllByRole('checkbox', { name: /Robots|panels/ })) await user.click(box);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    const hint = await screen.findByText(/Visitors who follow a link to a deleted post/);
    const link = within(hint).getByRole('link', { name: 'Add a redirect' });
    expect(link).toHaveAttribute('href', '/admin/website/redirects');
    expect(screen.getAllByRole('link', { name: 'Add a redirect' })).toHaveLength(1);
  });

  it('warns about visitors only if they can read the posts', async () => {
    api.answer('POST /blogs/bulk/delete', { body: { success: true, changed: ['b2'], refused: [] } });
    const user = await showRows();
    await user.click(screen.getByRole('checkbox', { name: /panels/ }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('dialog');
    expect(question).toHaveTextContent(
      'Visitors cannot see them. You can undo this, or restore deleted items from Trash for 30 days.',
    );
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(/^Deleted post “.*panels.*”$/)).toBeVisible();
    expect(screen.queryByText(/Visitors who follow a link/)).not.toBeInTheDocument();
  });

  it('sets several posts to draft and names the refused ones', async () => {
    const refused = [{ _id: 'b2', name: 'Four panels', message: 'Somebody is changing it.' }];
    api.answer('POST /blogs/bulk/status', { body: { success: true, changed: ['b1'], refused } });
    const user = await showRows();
    await user.click(screen.getByRole('checkbox', { name: 'Select Robots for maize' }));
    await user.click(screen.getByRole('button', { name: 'Select this page' }));
    expect(screen.getByRole('button', { name: 'Clear selection' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Set status' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Draft' }));
    expect(await screen.findByText('Set 1 post to Draft')).toBeVisible();
    expect(await screen.findByText('1 post was not changed.')).toBeVisible();
    expect(api.callsOf('POST /blogs/bulk/status')[0]?.body).toEqual({ ids: ['b1', 'b2'], status: 'draft' });
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 25_000);
    await waitFor(() => expect(screen.queryByText('1 post was not changed.')).not.toBeInTheDocument());
    clock.mockRestore();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Restored the status of 1 post')).toBeVisible();
    expect(api.callsOf('POST /blogs/bulk/status')[1]?.body).toEqual({ ids: ['b1'], status: 'published' });
  });
});
