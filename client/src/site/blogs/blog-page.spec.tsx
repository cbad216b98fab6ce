import type { Blog, BlogSummary } from '@contract/blogs';
import type { Block } from '@contract/markdown';
import { META_READ, type PageMeta, type PageReads } from '@contract/rendering';
import { DEFAULT_SETTINGS } from '@contract/settings';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { ApiError } from '@/api/http';
import type { HeadContext } from '@/lib/page-head';
import { freshApi } from '@/testing/fake-api';
import { postOf } from '@/testing/records';
import { renderSite } from '@/testing/render-site';
import { head, Page } from './blog-page';

const { excerpt: _none, ...fields } = postOf({
  ...{ _id: 'id-1', title: 'Four panels', tags: ['solar'], authorName: 'Namukolo Sitali', views: 1284 },
  createdAt: '2026-11-12T23:30:00.000Z',
});
const POST: Blog = {
  ...fields,
  content: 'First paragraph.\n\n* one\n- two\n3. three\n\nLast <b>paragraph</b>.',
  format: 'plain',
};
const RELATED = [postOf({ _id: 'id-2', title: 'Robots', excerpt: 'x'.repeat(200) })];

const META: PageMeta = { now: '2026-11-20T08:00:00.000Z', publicUrl: '' };
const PREVIEW = { ...META, previewUntil: '2026-11-21T12:02:00.000Z' };

function open(reads: PageReads = {}, meta = META) {
  return renderSite(
    <Routes>
      <Route path="/blogs" element={<p>the list</p>} />
      <Route path="/blogs/:id" element={<Page params={{ id: 'id-1', slug: '', token: '' }} />} />
    </Routes>,
    { at: '/blogs/id-1', reads: { [META_READ]: { value: meta }, ...reads } },
  );
}

const withPost = (related: BlogSummary[]): PageReads => ({
  '/blogs/id-1': { value: POST },
  '/blogs/id-1/related': { value: related },
  'list:/blogs/id-1/comments?page=1&limit=20': { value: { items: [], total: 0 } },
});

const MISSING: PageReads = { '/blogs/id-1': { status: 404, message: 'Not found.' } };

const contextOf = (read: HeadContext['read']): HeadContext => ({
  path: '/blogs/id-1',
  params: { id: 'id-1', slug: '', token: '' },
  search: new URLSearchParams(),
  settings: DEFAULT_SETTINGS,
  title: 'Blog',
  publicUrl: 'https://mosi.example',
  read,
});

describe('blog page', () => {
  const api = freshApi();

  it('shows the end date of a preview and no comments', () => {
    open({ ...withPost([]), '/blogs/id-1': { value: { ...POST, status: 'scheduled' } } }, PREVIEW);
    const words = 'Anyone with this link can see it until November 21, 2026, 14:02 (Lusaka time).';
    expect(screen.getByText(/^This is a preview\./)).toHaveTextContent(words);
    expect(screen.queryByRole('heading', { name: 'Comments' })).not.toBeInTheDocument();
  });

  it('links a preview to the post once it is published', () => {
    open(withPost([]), PREVIEW);
    expect(screen.getByText(/^This is a preview\./)).not.toHaveTextContent('Anyone with this link');
    expect(screen.getByRole('link', { name: 'view the published post' })).toHaveAttribute('href', '/blogs/id-1');
  });

  it('shows the post: paragraphs, its list, author, date in Lusaka and views', () => {
    open(withPost(RELATED));
    const article = within(screen.getAllByRole('article')[0]!);
    expect(article.getByRole('heading', { level: 1, name: 'Four panels' })).toBeVisible();
    expect(article.getByText('First paragraph.')).toBeVisible();
    expect(article.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['one', 'two', 'three']);
    expect(article.getByText('Last <b>paragraph</b>.')).toBeVisible();
    expect(article.getByText('Written by')).toBeVisible();
    expect(article.getByText('Namukolo Sitali')).toBeVisible();
    expect(article.getByText('November 13, 2026')).toBeVisible();
    expect(article.getByText('1,284 views')).toBeVisible();
  });

  it('shows a Markdown post whose internal links do not reload', async () => {
    const blocks: Block[] = [
      { kind: 'heading', level: 2, content: ['Fees'] },
      { kind: 'paragraph', content: ['See ', { kind: 'link', to: '/blogs', isPage: true, content: ['all'] }, '.'] },
      { kind: 'table', align: [null, 'right'], head: [['Grade'], ['Fee']], rows: [[['9'], ['K900']], [['10']]] },
      { kind: 'picture', src: '/uploads/a-20x10.webp', alt: 'Learners', caption: 'In May' },
      { kind: 'list', start: 3, entries: [[{ kind: 'line', content: ['three'] }], []] },
    ];
    const reads = { ...withPost([]), '/blogs/id-1': { value: { ...POST, format: 'markdown', blocks } } };
    // Simulates navigation from another page. The code that shows Markdown posts then has to load first.
    const { address } = await act(async () => open(reads));
    expect(await screen.findByRole('heading', { level: 2, name: 'Fees' })).toBeVisible();
    const table = screen.getByRole('region', { name: 'Table' });
    expect(table).toHaveAttribute('tabindex', '0');
    expect(within(table).getByRole('cell', { name: 'K900' })).toBeVisible();
    expect(within(screen.getByRole('figure')).getByRole('img', { name: 'Learners' })).toHaveAttribute('width', '20');
    expect(screen.getByText('In May')).toBeVisible();
    expect(screen.getByText('three').closest('ol')).toHaveAttribute('start', '3');
    await userEvent.click(screen.getByRole('link', { name: 'all' }));
    expect(address.current).toBe('/blogs');
  });

  it('shows related posts, cut to 120 characters, and the link to all', () => {
    open(withPost(RELATED));
    const related = within(screen.getByRole('region', { name: 'Related Blogs' }));
    expect(related.getByRole('link', { name: 'Robots' })).toHaveAttribute('href', '/blogs/id-2');
    expect(related.getByText(`${'x'.repeat(120)}...`)).toBeVisible();
    expect(related.getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/blogs');
  });

  it('shows related posts above the comments', () => {
    open(withPost(RELATED));
    const related = screen.getByRole('region', { name: 'Related Blogs' });
    const comments = screen.getByRole('region', { name: 'Comments' });
    expect(related.compareDocumentPosition(comments)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('shows a message without related posts', () => {
    open(withPost([]));
    expect(screen.getByText('No related blogs found.')).toBeVisible();
  });

  it('shows that it is loading, and Retry after a failure', async () => {
    api.answer('GET /blogs/id-1', { status: 503, body: { message: 'Away.' } });
    const { '/blogs/id-1': _post, ...others } = withPost([]);
    open(others);
    expect(screen.getByText('Loading blog post...')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'We could not load this post' })).toBeVisible();
    api.answer('GET /blogs/id-1', { body: POST });
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Four panels' })).toBeVisible();
  });

  it('reports a missing post and opens the list after five seconds', () => {
    jest.useFakeTimers();
    const { address } = open(MISSING);
    expect(screen.getByRole('heading', { name: 'Blog post not found' })).toBeVisible();
    expect(screen.getByText("The blog post you're looking for doesn't exist or may have been removed.")).toBeVisible();
    expect(screen.getByRole('link', { name: 'Return to Blogs' })).toHaveAttribute('href', '/blogs');
    act(() => jest.advanceTimersByTime(4_999));
    expect(address.current).toBe('/blogs/id-1');
    act(() => jest.advanceTimersByTime(1));
    expect(address.current).toBe('/blogs');
  });

  it('describes the post to search engines, with 404 for a missing one', () => {
    const found = head(contextOf(() => ({ status: 'ready', value: POST }) as never));
    expect(found).toMatchObject({ title: 'Four panels', canonicalPath: '/blogs/id-1' });
    expect(found.jsonLd).toEqual([
      expect.objectContaining({
        '@type': 'BlogPosting',
        headline: 'Four panels',
        mainEntityOfPage: 'https://mosi.example/blogs/id-1',
      }),
    ]);
    expect(found.status).toBeUndefined();
    expect(
      head(contextOf(() => ({ status: 'failed', error: new ApiError(404, ''), retry: () => undefined }))),
    ).toMatchObject({ status: 404 });
  });
});
