import type { Blog, BlogSummary } from '@contract/blogs';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { freshApi } from '@/testing/fake-api';
import { at, postOf } from '@/testing/records';
import { fill, renderAdmin } from '@/testing/render-admin';
import { isBuffered } from '../shared/forms/form-buffer';
import { adoptText, DraftBuffer } from '../texts/draft-buffer';
import { PostListPage } from './post-list-page';

const LIST = 'GET /blogs?fields=summary&status=all&sort=createdAt&order=desc&page=1&limit=10';
const excerpt = `${'word '.repeat(40)}`.slice(0, 200);

function whole(post: BlogSummary, content: string): Blog {
  const { excerpt: _excerpt, ...rest } = post;
  return { ...rest, content, format: 'plain' };
}

const robots = postOf({ excerpt, tags: ['maize'] });
const panels = postOf({ _id: 'b2', title: 'Four panels' });
const api = freshApi({
  'GET /blogs/tally': {
    body: { counts: { all: 2, draft: 0, scheduled: 0, published: 2 }, categories: ['Education'] },
  },
  [LIST]: { body: [robots, panels] },
});

describe('Blog Posts', () => {
  it('shows 120 characters of the excerpt, the long date and grouped views', async () => {
    renderAdmin(<PostListPage />);
    const card = within(
      (await screen.findByRole('heading', { name: 'Robots for maize' })).closest('li') as HTMLElement,
    );
    expect(card.getByText(`${excerpt.slice(0, 120).trim()}...`)).toBeVisible();
    expect(card.getByText(/By Kelvin Phiri/)).toHaveTextContent('By Kelvin Phiri, November 20, 2026, 12,480 views');
  });

  it('edits the whole post instead of its summary', async () => {
    api.answer('GET /blogs/b1', { body: whole(robots, 'First.\n\nSecond.') });
    api.answer('PUT /blogs/b1', { body: whole({ ...robots, title: 'Robots' }, 'First.\n\nSecond.') });
    const user = renderAdmin(<PostListPage />);
    await user.click(await screen.findByRole('button', { name: 'Edit Robots for maize' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText('Content')).toHaveValue('First.\n\nSecond.');
    await user.clear(dialog.getByLabelText('Title'));
    await fill(user, dialog.getByLabelText('Title'), 'Robots');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Blog post updated successfully')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Robots' })).toBeInTheDocument();
    expect(api.callsOf('PUT /blogs/b1')[0]?.body).toMatchObject({ title: 'Robots', tags: ['maize'], updatedAt: at });
  });

  it('shows the Markdown source and keeps the format', async () => {
    const stored: Blog = { ...whole(robots, '## Fees'), format: 'markdown', excerpt: 'Fees' };
    api.answer('GET /blogs/b1', { body: stored });
    api.answer('PUT /blogs/b1', { body: { ...stored, excerpt: 'Fees and terms' } });
    const user = renderAdmin(<PostListPage />);
    await user.click(await screen.findByRole('button', { name: 'Edit Robots for maize' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText('Content')).toHaveValue('## Fees');
    expect(dialog.getByText('Format: Markdown')).toBeVisible();
    await fill(user, dialog.getByLabelText('Title'), ' 2');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Fees and terms')).toBeVisible();
    expect(api.callsOf('PUT /blogs/b1')[0]?.body).toMatchObject({ content: '## Fees', format: 'markdown' });
  });

  it('reports an answer that is not a list', async () => {
    api.answer(LIST, { body: { posts: [] } });
    renderAdmin(<PostListPage />);
    expect(await screen.findAllByText('Error: Invalid data format received from server')).not.toHaveLength(0);
    expect(screen.queryByText('Failed to load blogs')).not.toBeInTheDocument();
  });
});

describe('visibility of a post', () => {
  const open = async () => {
    const user = renderAdmin(<PostListPage />);
    await user.click(await screen.findByRole('button', { name: 'Add Blog Post' }));
    const dialog = within(await screen.findByRole('dialog'));
    await fill(user, dialog.getByLabelText('Title'), 'Robots');
    await fill(user, dialog.getByLabelText('Content'), 'Text.');
    return { user, dialog };
  };

  it.each([
    ['Save as draft', 'draft', 'Draft saved. Visitors do not see it.'],
    ['Publish', 'published', 'Blog post created successfully'],
  ] as const)('follows the button: %s', async (name, status, words) => {
    api.answer('POST /blogs', { status: 201, body: whole({ ...robots, _id: 'b3', status }, 'Text.') });
    const { user, dialog } = await open();
    await user.click(dialog.getByRole('button', { name }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(api.callsOf('POST /blogs')[0]?.body).toMatchObject({ title: 'Robots', status, publishAt: '' });
  });

  it('starts at a future time in Lusaka', async () => {
    const publishAt = '2099-01-01T05:00:00.000Z';
    api.answer('POST /blogs', {
      status: 201,
      body: whole({ ...robots, _id: 'b3', status: 'scheduled', publishAt }, 'Text.'),
    });
    const { user, dialog } = await open();
    await user.dblClick(dialog.getByRole('button', { name: 'Schedule' }));
    expect(dialog.getByRole('button', { name: 'Schedule' })).toHaveAttribute('aria-expanded', 'true');
    expect(api.callsOf('POST /blogs')).toEqual([]);
    const label = 'Publish at (time in Lusaka)';
    await waitFor(() => expect(dialog.getByLabelText(label)).toBeEnabled());
    const time = dialog.getByLabelText(label);
    await user.click(dialog.getByRole('button', { name: 'Confirm schedule' }));
    expect(time).toHaveAccessibleDescription('Choose when visitors can see the post.');
    expect(time).toHaveFocus();
    fireEvent.change(time, { target: { value: '2020-01-01T07:00' } });
    await user.click(dialog.getByRole('button', { name: 'Confirm schedule' }));
    expect(time).toHaveAccessibleDescription('This time has passed. Choose a later one.');
    expect(time).toBeInvalid();
    fireEvent.change(time, { target: { value: '2099-01-01T07:00' } });
    expect(time).toHaveAccessibleDescription('January 1, 2099, 07:00');
    await user.click(dialog.getByRole('button', { name: 'Confirm schedule' }));
    expect(await screen.findByText(/^Blog post scheduled for \w+ \d/)).toBeVisible();
    expect(api.callsOf('POST /blogs')[0]?.body).toMatchObject({ status: 'scheduled', publishAt });
    expect(screen.getByText(/^Will be published on/)).toHaveTextContent(
      'Will be published on January 1, 2099, 07:00 (Lusaka time)',
    );
  });

  it('accepts the past time of a post that appeared while open', async () => {
    const publishAt = '2020-01-01T05:00:10.000Z';
    const scheduled: BlogSummary = { ...panels, status: 'scheduled', publishAt };
    api.answer(LIST, { body: [scheduled] });
    api.answer('GET /blogs/b2', { body: whole(scheduled, 'Text.') });
    api.answer('PUT /blogs/b2', { body: whole({ ...panels, createdAt: publishAt }, 'Text.') });
    const user = renderAdmin(<PostListPage />);
    await user.click(await screen.findByRole('button', { name: 'Edit Four panels' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Confirm schedule' }));
    expect(await screen.findByText('Blog post updated successfully')).toBeVisible();
    expect(api.callsOf('PUT /blogs/b2')[0]?.body).toMatchObject({ status: 'scheduled', publishAt });
  });

  it.each([
    ['published', 'Unpublish', 'draft'],
    ['scheduled', 'Publish now', 'published'],
  ] as const)('is unchanged when a %s post is saved, and changes by: %s', async (status, name, after) => {
    const post: BlogSummary = {
      ...robots,
      status,
      publishAt: status === 'scheduled' ? '2099-01-01T05:00:00.000Z' : '',
    };
    api.answer(LIST, { body: [post] });
    api.answer('GET /blogs/b1', { body: whole(post, 'Text.') });
    api.answer('PUT /blogs/b1', { body: whole(post, 'Text.') });
    const user = renderAdmin(<PostListPage />);
    for (const button of ['Save', name]) {
      await user.click(await screen.findByRole('button', { name: 'Edit Robots for maize' }));
      await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: button }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    }
    const [saved, changed] = api.callsOf('PUT /blogs/b1');
    expect(saved?.body).not.toHaveProperty('status');
    expect(changed?.body).toMatchObject({ status: after });
  });
});

describe('text typed in the post dialog', () => {
  const edit = async () => {
    api.answer('GET /blogs/b1', { body: whole(robots, 'Stored.') });
    const user = renderAdmin(<PostListPage />);
    await user.click(await screen.findByRole('button', { name: 'Edit Robots for maize' }));
    return { user, dialog: within(await screen.findByRole('dialog')) };
  };

  it('moves to the editor with its base version', async () => {
    const edited = { draft: null, version: 3, textVersion: 2, record: whole(robots, 'Stored.') };
    api.answer('GET /blogs/b1/draft', { body: edited });
    const { user, dialog } = await edit();
    fireEvent.change(dialog.getByLabelText('Content'), { target: { value: 'Half a sen' } });
    await user.click(dialog.getByRole('button', { name: 'Open in the editor' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const text = await adoptText('blogs', 'b1');
    expect(text).toMatchObject({ fields: { content: 'Half a sen', title: robots.title }, version: 3, basedOn: 2 });
    expect(isBuffered('Blog Post:b1')).toBe(false);
  });

  it('moves to the editor under the name of the user', async () => {
    const user = renderAdmin(<PostListPage />);
    await user.click(await screen.findByRole('button', { name: 'Add Blog Post' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText('Author')).toHaveValue('Admin');
    await user.click(dialog.getByRole('button', { name: 'Open in the editor' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await adoptText('blogs', 'new')).toMatchObject({ fields: { authorName: 'Admin User' } });
  });

  it.each<[string, () => Promise<() => void> | (() => void), string]>([
    [
      'the storage is full',
      () => {
        const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation((key) => {
          if (key.includes(':text:')) throw new Error('full');
        });
        return () => full.mockRestore();
      },
      'Save your changes here first, then open the editor.',
    ],
    [
      'the editor has text of its own that was not sent',
      () => {
        const buffer = new DraftBuffer('blogs', 'b1');
        buffer.put({ fields: { content: 'Of the editor.' } as never, version: 2, basedOn: 2 });
        buffer.write();
        return async () => {
          expect(await adoptText('blogs', 'b1')).toMatchObject({ fields: { content: 'Of the editor.' } });
          buffer.clear();
        };
      },
      'Save your changes here first, then open the editor.',
    ],
  ])('stays in the dialog when %s', async (_why, arrange, said) => {
    const edited = { draft: null, version: 3, textVersion: 2, record: whole(robots, 'Stored.') };
    api.answer('GET /blogs/b1/draft', { body: edited });
    const { user, dialog } = await edit();
    fireEvent.change(dialog.getByLabelText('Content'), { target: { value: 'Half a sen' } });
    const end = await arrange();
    await user.click(dialog.getByRole('button', { name: 'Open in the editor' }));
    expect(await screen.findByText(said)).toBeVisible();
    expect(dialog.getByLabelText('Content')).toHaveValue('Half a sen');
    await end();
  });
});
