import type { BlogStatistics } from '@contract/blog-statistics';
import { daysAfter } from '@contract/lusaka-day';
import { act, screen, waitFor, within } from '@testing-library/react';
import { freshApi } from '@/testing/fake-api';
import { renderAdmin } from '@/testing/render-admin';
import { ViewsCard } from './views-card';
import { ViewsPanel } from './views-panel';

const statisticsOf = (count: number, ...last: number[]): BlogStatistics => ({
  days: Array.from({ length: count }, (_, place) => ({
    day: daysAfter('2026-11-23', place + 1 - count),
    views: last[place - count + last.length] ?? 0,
  })),
  posts: [{ _id: 'b1', title: 'Robots for maize', views: 2 }],
  hosts: [{ host: 'l.facebook.com', views: 1 }],
});
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent).join(': '));
const api = freshApi();

describe('views of posts', () => {
  it('appear in a table with top posts and sources', async () => {
    api.answer('GET /blogs/figures?days=30', { body: statisticsOf(30, 1, 2) });
    renderAdmin(<ViewsPanel />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading views...');
    expect(await screen.findByText('3 views')).toBeInTheDocument();
    expect(rowsOf(screen.getByRole('table', { name: 'Views by day' })).slice(-2)).toEqual([
      'November 22, 2026: 1 view',
      'November 23, 2026: 2 views',
    ]);
    const posts = screen.getByRole('region', { name: 'Most viewed posts' });
    expect(within(posts).getByRole('link', { name: 'Robots for maize' })).toHaveAttribute('href', '/blogs/b1');
    const hosts = within(screen.getByRole('region', { name: 'Where visitors came from' })).getAllByRole('listitem');
    expect(hosts.map(({ textContent }) => textContent)).toEqual([
      'l.facebook.com1 view',
      'Unknown, for example from an app or a typed URL2 views',
    ]);
  });

  it('give advice when there are none', async () => {
    api.answer('GET /blogs/figures?days=30', { body: { ...statisticsOf(30), posts: [], hosts: [] } });
    renderAdmin(<ViewsPanel />);
    expect(await screen.findByText(/^No views in the last 30 days. When visitors open a post/)).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('are hidden on the dashboard before the first one', async () => {
    api.answer('GET /blogs/figures?days=90', { body: statisticsOf(90) });
    renderAdmin(<ViewsCard />);
    await waitFor(() => expect(api.callsOf('GET /blogs/figures?days=90')).toHaveLength(1));
    await act(async () => undefined);
    expect(screen.queryByRole('region', { name: 'Blog views' })).not.toBeInTheDocument();
  });

  it.each([
    [27, 0],
    [28, 1],
  ])('are drawn after %i days on the dashboard %i times', async (age, times) => {
    const since = [1, ...Array<number>(age - 1).fill(0)];
    api.answer('GET /blogs/figures?days=90', { body: statisticsOf(90, ...since) });
    api.answer('GET /blogs/figures?days=30', { body: statisticsOf(30, ...since) });
    renderAdmin(<ViewsCard />);
    expect(await screen.findByText('1 view', { selector: 'b' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Most viewed posts' })).toBeInTheDocument();
    expect(screen.queryAllByRole('table')).toHaveLength(times);
  });
});
