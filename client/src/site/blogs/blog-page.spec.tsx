import type { Blog, BlogSummary } from '@contract/blogs';
import type { PageReads } from '@contract/rendering';
import { DEFAULT_SETTINGS } from '@contract/settings';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { ApiError } from '@/api/http';
import type { HeadContext } from '@/lib/page-head';
import { FakeApi } from '@/testing/fake-api';
import { renderSite } from '@/testing/render-site';
import { head, Page } from './blog-page';

const POST: Blog = {
  _id: 'id-1',
  title: 'Four panels',
  content: 'First paragraph.\n\n* one\n- two\n3. three\n\nLast <b>paragraph</b>.',
  category: 'Education',
  tags: ['solar'],
  image: '',
  authorName: 'Namukolo Sitali',
  authorImage: '',
  isFeatured: false,
  views: 1284,
  createdAt: '2026-11-12T23:30:00.000Z',
  updatedAt: '2026-11-20T08:00:00.000Z',
};

const RELATED = [{ ...POST, _id: 'id-2', title: 'Robots', excerpt: 'x'.repeat(200) }] as BlogSummary[];

function open(reads: PageReads = {}) {
  return renderSite(
    <Routes>
      <Route path="/blogs" element={<p>the list</p>} />
      <Route path="/blogs/:id" element={<Page params={{ id: 'id-1' }} />} />
    </Routes>,
    { at: '/blogs/id-1', reads },
  );
}

const withPost = (related: BlogSummary[]): PageReads => ({
  '/blogs/id-1': { value: POST },
  '/blogs/id-1/related': { value: related },
});

const MISSING: PageReads = { '/blogs/id-1': { status: 404, message: 'Not found.' } };

const contextOf = (read: HeadContext['read']): HeadContext => ({
  path: '/blogs/id-1',
  params: { id: 'id-1' },
  search: new URLSearchParams(),
  settings: DEFAULT_SETTINGS,
  publicUrl: 'https://mosi.example',
  read,
});

describe('blog page', () => {
  let api: FakeApi;
  beforeEach(() => {
    api = new FakeApi();
  });

  it('shows the post: paragraphs, its list, author, date in Lusaka and views', () => {
    open(withPost(RELATED));
    const article = within(screen.getAllByRole('article')[0]);
    expect(article.getByRole('heading', { level: 1, name: 'Four panels' })).toBeVisible();
    expect(article.getByText('First paragraph.')).toBeVisible();
    expect(article.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['one', 'two', 'three']);
    expect(article.getByText('Last <b>paragraph</b>.')).toBeVisible();
    expect(article.getByText('Written by')).toBeVisible();
    expect(article.getByText('Namukolo Sitali')).toBeVisible();
    expect(article.getByText('November 13, 2026')).toBeVisible();
    expect(article.getByText('1,284 views')).toBeVisible();
  });

  it('shows related posts, cut to 120 characters, and the way to all', () => {
    open(withPost(RELATED));
    const related = within(screen.getByRole('region', { name: 'Related Blogs' }));
    expect(related.getByRole('link', { name: 'Robots' })).toHaveAttribute('href', '/blogs/id-2');
    expect(related.getByText(`${'x'.repeat(120)}...`)).toBeVisible();
    expect(related.getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/blogs');
  });

  it('says so where nothing is related', () => {
    open(withPost([]));
    expect(screen.getByText('No related blogs found.')).toBeVisible();
  });

  it('says that it is loading, and offers to try again when that fails', async () => {
    api.answer('GET /blogs/id-1', { status: 503, body: { message: 'Away.' } });
    open();
    expect(screen.getByText('Loading blog post...')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'This post could not be loaded' })).toBeVisible();
    api.answer('GET /blogs/id-1', { body: POST });
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Four panels' })).toBeVisible();
  });

  it('says that a post is missing, and leads to the list after five seconds', () => {
    jest.useFakeTimers();
    const { address } = open(MISSING);
    expect(screen.getByRole('heading', { name: 'Blog post not found' })).toBeVisible();
    expect(screen.getByText("The blog post you're looking for doesn't exist or may have been removed.")).toBeVisible();
    expect(screen.getByRole('link', { name: 'Return to Blogs' })).toHaveAttribute('href', '/blogs');
    act(() => jest.advanceTimersByTime(4_999));
    expect(address.current).toBe('/blogs/id-1');
    act(() => jest.advanceTimersByTime(1));
    expect(address.current).toBe('/blogs');
    jest.useRealTimers();
  });

  it('describes the post to search engines, and answers 404 for a missing one', () => {
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
    ).toMatchObject({
      title: 'Blog post not found',
      status: 404,
    });
  });
});
