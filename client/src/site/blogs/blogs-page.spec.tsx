import type { BlogSummary } from '@contract/blogs';
import { CATEGORIES_PATH, FEATURED_PATH, listPath, RECENT_PATH } from '@contract/read-paths';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { freshApi } from '@/testing/fake-api';
import { postOf } from '@/testing/records';
import { renderSite } from '@/testing/render-site';
import { Page } from './blogs-page';

const post = (number: number, changes: Partial<BlogSummary> = {}) =>
  postOf({ _id: `id-${number}`, title: `Post ${number}`, excerpt: `Text ${number}.`, views: 1284, ...changes });

const FIRST = listPath({ page: 1, category: '' });

interface Lists {
  featured?: BlogSummary[];
  recent?: BlogSummary[];
  /** Posts in the list of all posts. */
  rest?: BlogSummary[];
  total?: number;
  categories?: string[];
}

function open(
  { featured = [], recent = [], rest = [], total = rest.length, categories = ['Education'] }: Lists,
  at = '/blogs',
) {
  const list = (items: unknown[], count = items.length) => ({ value: { items, total: count } });
  return renderSite(<Page />, {
    at,
    reads: {
      [`list:${FEATURED_PATH}`]: list(featured),
      [`list:${RECENT_PATH}`]: list(recent),
      [`list:${CATEGORIES_PATH}`]: list(categories),
      [`list:${FIRST}`]: list(rest, total),
    },
  });
}

const section = (name: string) => within(screen.getByRole('region', { name }));

describe('blogs page', () => {
  const api = freshApi();

  it('leads with the first featured post and shows the next two', () => {
    open({ featured: [post(1), post(2), post(3)], recent: [post(9)] });
    const hero = screen.getByRole('link', { name: /Read More about Post 1/ });
    expect(hero).toHaveAttribute('href', '/blogs/id-1');
    expect(
      section('Featured Blogs')
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Post 2', 'Post 3']);
    expect(section('Featured Blogs').getAllByText('1,284 views')).toHaveLength(2);
    const more = section('Featured Blogs').getAllByRole('link', { name: /^Read more about Post \d$/ });
    expect(more.map((link) => link.getAttribute('href'))).toEqual(['/blogs/id-2', '/blogs/id-3']);
  });

  it('shows the hero, then the categories, then the featured posts', () => {
    open({ featured: [post(1)], recent: [post(9)] });
    const shown = [
      screen.getByRole('link', { name: /Read More about Post 1/ }),
      screen.getByRole('navigation', { name: 'Popular Categories' }),
      screen.getByRole('region', { name: 'Featured Blogs' }),
    ];
    expect(shown[0]?.compareDocumentPosition(shown[1]!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(shown[1]?.compareDocumentPosition(shown[2]!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('repeats a lone featured post, and leads with the newest without any', () => {
    const { unmount } = open({ featured: [post(1)], recent: [post(9)] });
    expect(section('Featured Blogs').getByRole('link', { name: 'Post 1' })).toBeVisible();
    unmount();
    open({ recent: [post(9)] });
    expect(screen.getByRole('link', { name: /Read More about Post 9/ })).toBeVisible();
    expect(screen.getByText('No featured blogs available.')).toBeVisible();
  });

  it('cuts texts to 200, 120 and 80 characters', () => {
    const excerpt = 'x'.repeat(200);
    open({ featured: [post(1, { excerpt }), post(2, { excerpt })], recent: [post(9, { excerpt })] });
    expect(screen.getByText(`${'x'.repeat(200)}...`)).toBeVisible();
    expect(section('Featured Blogs').getAllByText(`${'x'.repeat(120)}...`)).toHaveLength(2);
    expect(section('Recent Blogs').getByText(`${'x'.repeat(80)}...`)).toBeVisible();
  });

  it('shows its empty texts and the four known categories without posts', () => {
    open({ categories: [] });
    expect(screen.getByText('No featured blogs available.')).toBeVisible();
    expect(screen.getByText('No recent blogs available.')).toBeVisible();
    const categories = within(screen.getByRole('navigation', { name: 'Popular Categories' })).getAllByRole('link');
    expect(categories.map(({ textContent }) => textContent)).toEqual([
      'Education',
      'Technology',
      'Teaching',
      'E-Learning',
    ]);
    expect(categories[0]).toHaveAttribute('href', '/blogs?category=Education#all');
  });

  it('offers the categories of all posts, including other pages', () => {
    open({ recent: [post(1)], categories: ['Education', 'Farming', 'Robots', 'Maps'] });
    const categories = within(screen.getByRole('navigation', { name: 'Popular Categories' })).getAllByRole('link');
    expect(categories.map(({ textContent }) => textContent)).toEqual(['Education', 'Farming', 'Robots', 'Maps']);
  });

  it('offers Retry beside the empty texts when the blog cannot be loaded', async () => {
    jest.spyOn(console, 'warn').mockImplementation();
    renderSite(<Page />, { at: '/blogs' });
    expect(await section('Featured Blogs').findByText('No featured blogs available.')).toBeVisible();
    api.answer(`GET ${FEATURED_PATH}`, { body: [post(1)] });
    await userEvent.click(section('Featured Blogs').getByRole('button', { name: 'Retry' }));
    expect(await section('Featured Blogs').findByRole('link', { name: 'Post 1' })).toBeVisible();
    expect(console.warn).toHaveBeenCalled();
  });

  it('paginates the list and focuses its heading', async () => {
    api.answer(`GET ${listPath({ page: 2, category: '' })}`, { body: [post(20)], headers: { 'X-Total-Count': '20' } });
    const { address } = open({ recent: [post(1)], rest: [post(2)], total: 20 });
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
    expect(pages.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(pages.getByRole('link', { name: 'Next' }));
    expect(await section('All Blogs').findByRole('link', { name: 'Post 20' })).toBeVisible();
    expect(address.current).toBe('/blogs?page=2#all');
    expect(screen.getByRole('heading', { name: 'All Blogs' })).toHaveFocus();
  });

  it('shows each post of a category once, with a link back', async () => {
    api.answer(`GET ${listPath({ page: 1, category: 'Education' })}`, { body: [post(5), post(1)] });
    const { address } = open({ featured: [post(5)], recent: [post(1)], rest: [post(2)] });
    await userEvent.click(screen.getByRole('link', { name: 'Education' }));
    expect(await section('Education').findByRole('link', { name: 'Post 5' })).toBeVisible();
    expect(screen.getAllByRole('link', { name: /Post/ }).map(({ textContent }) => textContent)).toEqual([
      'Post 5',
      'Post 1',
    ]);
    expect(screen.getByRole('heading', { name: 'Education' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Education' })).toHaveAttribute('aria-current', 'true');
    await userEvent.click(section('Education').getByRole('link', { name: /Show all/ }));
    await waitFor(() => expect(address.current).toBe('/blogs'));
    expect(section('All Blogs').getByRole('link', { name: 'Post 2' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});
