import type { TimelineEntry } from '@contract/timeline';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { freshApi } from '@/testing/fake-api';
import { renderAdmin } from '@/testing/render-admin';
import { PersonTimeline } from './person-timeline';

const CALL = 'GET /timeline/messages/c1';
const at = '2026-11-20T08:00:00.000Z';
const entries: TimelineEntry[] = [
  { at, kind: 'requests', title: 'Quote sent', isEvent: true, path: '/admin/quotes?request=r1' },
  { at, kind: 'mails', title: 'failed: Your quote', isEvent: false, path: null },
];
const api = freshApi();

const open = async () => {
  renderAdmin(<PersonTimeline kind="messages" id="c1" />, { role: 'viewer' });
  await userEvent.click(await screen.findByText('Everything from this person'));
};

describe('PersonTimeline', () => {
  it('loads on opening, then links to each record', async () => {
    api.answer(CALL, { body: entries, headers: { 'X-Total-Count': '2' } });
    renderAdmin(<PersonTimeline kind="messages" id="c1" />, { role: 'viewer' });
    const summary = await screen.findByText('Everything from this person');
    expect(api.calls).toHaveLength(0);
    await userEvent.click(summary);
    expect(await screen.findByRole('link', { name: 'Quote sent' })).toHaveAttribute('href', entries[0]?.path);
    expect(screen.getByText('failed: Your quote')).toBeInTheDocument();
    expect(
      screen.getAllByRole('listitem').map((entry) => /^(Quote request|Email), /.test(entry.textContent ?? '')),
    ).toEqual([false, true]);
    expect(screen.queryByRole('link', { name: 'failed: Your quote' })).not.toBeInTheDocument();
  });

  it('counts the older entries', async () => {
    api.answer(CALL, { body: entries, headers: { 'X-Total-Count': '1002' } });
    await open();
    expect(await screen.findByText('and 1,000 older entries')).toBeInTheDocument();
  });
});
