import type { Blog, BlogSummary } from '@contract/blogs';
import { screen, waitFor, within } from '@testing-library/react';
import { FakeApi } from '@/testing/fake-api';
import { fill, renderAdmin } from '@/testing/render-admin';
import { PostListPage } from './post-list-page';

const LIST = 'GET /blogs?fields=summary&page=1&limit=10';
const at = '2026-11-20T08:00:00.000Z';
const excerpt = `${'word '.repeat(40)}`.slice(0, 200);

function summary(_id: string, title: string): BlogSummary {
  return {
    ...{ _id, title, excerpt, category: 'Education', tags: ['maize'], image: '', authorName: 'Kelvin Phiri' },
    ...{ authorImage: '', isFeatured: false, views: 12480, createdAt: at, updatedAt: at },
  };
}

function whole(post: BlogSummary, content: string): Blog {
  const { excerpt: _excerpt, ...rest } = post;
  return { ...rest, content };
}

const robots = summary('b1', 'Robots for maize');
const panels = summary('b2', 'Four panels');

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi();
  api.answer(LIST, { body: [robots, panels] });
});

describe('Blog Posts', () => {
  it('previews 120 characters with an ellipsis, the long date and the grouped views', async () => {
    renderAdmin(<PostListPage />);
    const card = within(
      (await screen.findByRole('heading', { name: 'Robots for maize' })).closest('li') as HTMLElement,
    );
    expect(card.getByText(`${excerpt.slice(0, 120).trim()}...`)).toBeVisible();
    expect(card.getByText(/By Kelvin Phiri/)).toHaveTextContent('By Kelvin Phiri, November 20, 2026, 12,480 views');
  });

  it('edits the whole post, not its summary', async () => {
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

  it('opens the post that was asked for last when answers come late', async () => {
    const waiting: Array<() => void> = [];
    api.answer('GET /blogs/b1', async () => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      return { body: whole(robots, 'Late.') };
    });
    api.answer('GET /blogs/b2', { body: whole(panels, 'In time.') });
    const user = renderAdmin(<PostListPage />);
    await user.click(await screen.findByRole('button', { name: 'Edit Robots for maize' }));
    await user.click(screen.getByRole('button', { name: 'Edit Four panels' }));
    const dialog = within(await screen.findByRole('dialog'));
    for (const answer of waiting) answer();
    await waitFor(() => expect(dialog.getByLabelText('Content')).toHaveValue('In time.'));
    expect(dialog.getByLabelText('Title')).toHaveValue('Four panels');
  });

  it('says when the post cannot be loaded, and opens nothing', async () => {
    api.answer('GET /blogs/b1', { status: 404, body: { message: 'Not found.' } });
    const user = renderAdmin(<PostListPage />);
    await user.click(await screen.findByRole('button', { name: 'Edit Robots for maize' }));
    expect(await screen.findByText('Failed to load blogs')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('names an answer that is no list', async () => {
    api.answer(LIST, { body: { posts: [] } });
    renderAdmin(<PostListPage />);
    expect(await screen.findAllByText('Error: Invalid data format received from server')).not.toHaveLength(0);
    expect(screen.queryByText('Failed to load blogs')).not.toBeInTheDocument();
  });
});
