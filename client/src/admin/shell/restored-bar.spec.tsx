import type { RestoredState } from '@contract/dashboard';
import type { Role } from '@contract/users';
import { act, screen, waitFor, within } from '@testing-library/react';
import { FakeApi } from '@/testing/fake-api';
import { fill, renderAdmin } from '@/testing/render-admin';
import { useDashboard } from '../shared/dashboard-store';
import { RestoredBar } from './restored-bar';

const api = new FakeApi();
const NUMBERS = { number: 'Q-2026-0007', invoice: '', creditNote: '', receipt: 'RC-2026-0003' };
const RESTORED = { backupAt: '2026-11-20T10:05:00.000Z', onHold: 2, asksNumber: true, lastNumbers: NUMBERS };
const HELD = ['Re: Opening hours', 'What is new in June'].map((subject, n) => ({
  _id: `00000000000000000000000${n}`,
  createdAt: '2026-11-20T09:00:00.000Z',
  updatedAt: '2026-11-20T09:00:00.000Z',
  to: 'thandiwe@example.com',
  subject,
}));

async function show(restored: RestoredState | null, role: Role = 'admin') {
  api.answer('GET /dashboard', { body: { restored } });
  const user = renderAdmin(<RestoredBar />, { role });
  await act(() => useDashboard.getState().reload());
  return user;
}
const bar = () => screen.getByRole('status');

describe('bar after a restore', () => {
  it('names the backup and lets only administrators decide', async () => {
    await show(RESTORED, 'editor');
    expect(bar()).toHaveTextContent(
      'This site was restored from the backup of November 20, 2026 at 12:05. 2 emails are on hold.',
    );
    expect(within(bar()).queryByRole('button')).not.toBeInTheDocument();
  });

  it('is empty after all decisions', async () => {
    await show(null);
    expect(bar()).toBeEmptyDOMElement();
  });

  it('sends selected emails after a question', async () => {
    const user = await show(RESTORED);
    let held = HELD;
    api.answer('GET /mail/on-hold', () => ({ body: held }));
    api.answer('POST /mail/on-hold/send', ({ body }) => {
      held = HELD.slice(1);
      return { body: { success: true, changed: (body as { ids: string[] }).ids, refused: [] } };
    });
    await user.click(within(bar()).getByRole('button', { name: 'Review' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Select Re: Opening hours' }));
    await user.click(screen.getByRole('button', { name: 'Send selected' }));
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    expect(await screen.findByText('1 email will be sent now')).toBeVisible();
    expect(api.callsOf('POST /mail/on-hold/send').map(({ body }) => body)).toEqual([{ ids: [HELD[0]?._id] }]);
    await waitFor(() => expect(screen.queryByText('Re: Opening hours')).not.toBeInTheDocument());
    expect(screen.getByText('What is new in June')).toBeVisible();
  });

  it('discards all, and reports when none are left', async () => {
    const user = await show(RESTORED);
    let held = HELD;
    api.answer('GET /mail/on-hold', () => ({ body: held }));
    api.answer('POST /mail/on-hold/discard', ({ body }) => {
      held = [];
      return { body: { success: true, changed: (body as { ids: string[] }).ids, refused: [] } };
    });
    await user.click(within(bar()).getByRole('button', { name: 'Review' }));
    await user.click(await screen.findByRole('button', { name: 'Select all' }));
    await user.click(screen.getByRole('button', { name: 'Discard selected' }));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(await screen.findByText('2 emails discarded')).toBeVisible();
    expect(await screen.findByText('No emails are on hold.')).toBeVisible();
  });

  it('asks for the last numbers, starting with the backup’s', async () => {
    const user = await show(RESTORED);
    api.answer('POST /project/last-number', () => {
      api.answer('GET /dashboard', { body: { restored: { ...RESTORED, asksNumber: false } } });
      return { body: { success: true } };
    });
    await user.click(within(bar()).getByRole('button', { name: 'Enter the last numbers' }));
    const field = await screen.findByRole('textbox', { name: /Last quote number used/ });
    expect(field).toHaveValue('Q-2026-0007');
    await user.clear(field);
    await fill(user, field, '9');
    await user.click(screen.getByRole('button', { name: 'Save numbers' }));
    expect(await screen.findByText('Enter a number such as Q-2026-0042.')).toBeVisible();
    await user.clear(field);
    await fill(user, field, 'q-2026-0009');
    await user.click(screen.getByRole('button', { name: 'Save numbers' }));
    await waitFor(() =>
      expect(within(bar()).queryByRole('button', { name: 'Enter the last numbers' })).not.toBeInTheDocument(),
    );
    expect(api.callsOf('POST /project/last-number').map(({ body }) => body)).toEqual([
      { ...NUMBERS, number: 'q-2026-0009' },
    ]);
  });
});
