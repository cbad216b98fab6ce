import type { Comment } from '@contract/comments';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { freshApi } from '@/testing/fake-api';
import { at, commentOf, listOf } from '@/testing/records';
import { renderAdmin } from '@/testing/render-admin';
import { CommentListPage } from './comment-list-page';

const FIRST_PAGE = 'GET /comments?page=1&limit=10';
const comment = (_id: string, name: string, changes: Partial<Comment> = {}) =>
  commentOf({ _id, name, email: `${_id}@example.com`, text: `What ${name} wrote.`, ...changes });
const RUTH = comment('c1', 'Ruth');
const KELVIN = comment('c2', 'Kelvin', { status: 'refused', isSpam: true });
const api = freshApi({
  [FIRST_PAGE]: listOf([RUTH, KELVIN]),
  'GET /comments/figures': { body: { all: 2, counts: { waiting: 1, approved: 0, refused: 1 } } },
});

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('comment list', () => {
  describe('when comments are off', () => {
    const OFF = 'Comments are turned off. Visitors see no comments and no comment form.';
    const LINK = { name: 'Turn on comments in Settings' };

    it.each([
      ['admin', 1],
      ['editor', 0],
    ] as const)('says so to an %s', async (role, links) => {
      api.answer('GET /settings', { body: { enableComments: false } });
      renderAdmin(<CommentListPage />, { role });
      expect(await screen.findByText(OFF)).toBeVisible();
      expect(screen.queryByText(/Only approved comments/)).not.toBeInTheDocument();
      const found = screen.queryAllByRole('link', LINK).map((link) => link.getAttribute('href'));
      expect(found).toEqual(Array(links).fill('/admin/settings#enableComments'));
    });
  });

  it('shows post, status and counts of the tabs', async () => {
    renderAdmin(<CommentListPage />, { role: 'viewer' });
    expect(await screen.findByText('What Ruth wrote.')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Maize prices' })[0]).toHaveAttribute('href', '/blogs/p1#comments');
    expect(screen.getByText('Rejected, looks like spam')).toBeVisible();
    expect(await screen.findByRole('tab', { name: 'Pending 1' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Approve/ })).not.toBeInTheDocument();
  });

  it('approves a comment at once, with Undo', async () => {
    const approved = { ...RUTH, status: 'approved' as const, updatedAt: '2026-11-20T09:00:00.000Z' };
    api.answer('PUT /comments/c1', { body: approved });
    renderAdmin(<CommentListPage />, { role: 'editor' });
    await press('Approve the comment of Ruth, 2026-11-20');
    expect(await screen.findByText('Comment approved. Visitors can see it now.')).toBeVisible();
    await press('Undo');
    expect(api.callsOf('PUT /comments/c1').map(({ body }) => body)).toEqual([
      { status: 'approved', updatedAt: at },
      { status: 'waiting', updatedAt: approved.updatedAt },
    ]);
  });

  it('saves a reply over a colleague’s only after showing it', async () => {
    const reply = { text: 'Thanks from me.', by: 'Chipo Daka', role: 'admin' as const, at };
    const current = { ...RUTH, reply, status: 'approved' as const, updatedAt: '2026-11-20T09:00:00.000Z' };
    api.answer('PUT /comments/c1/reply', { status: 409, body: { success: false, message: 'Changed.', current } });
    renderAdmin(<CommentListPage />, { role: 'editor' });
    await press('View the comment of Ruth, 2026-11-20');
    const details = await screen.findByRole('dialog', { name: 'Comment details' });
    expect(within(details).getByText('c1@example.com')).toBeVisible();
    await userEvent.click(within(details).getByRole('button', { name: 'Reply' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Reply' }), 'Thank you.');
    await press('Approve and reply');
    expect(await screen.findByText(/A colleague changed this comment/)).toBeVisible();
    expect((await screen.findAllByText(/Thanks from me\./)).length).toBeGreaterThan(0);
    api.answer('PUT /comments/c1/reply', { body: { ...current, reply: { ...reply, text: 'Thank you.' } } });
    await press('Save reply');
    expect(await screen.findByText('Reply saved. It is shown under the comment.')).toBeVisible();
    expect(api.callsOf('PUT /comments/c1/reply').map(({ body }) => body)).toEqual([
      { text: 'Thank you.', updatedAt: at },
      { text: 'Thank you.', updatedAt: current.updatedAt },
    ]);
  });
});
