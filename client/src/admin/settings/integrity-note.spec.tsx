import { screen, waitFor } from '@testing-library/react';
import { FakeApi } from '@/testing/fake-api';
import { renderAdmin } from '@/testing/render-admin';
import { IntegrityNote } from './integrity-note';

describe('database note', () => {
  const show = (body: { checkedAt: string | null; finding: string | null }) => {
    const api = new FakeApi();
    api.answer('GET /health/integrity', { body });
    renderAdmin(<IntegrityNote />);
    return api;
  };

  it('shows the time of the last check without damage', async () => {
    show({ checkedAt: '2026-11-25T08:05:00.000Z', finding: null });
    expect(await screen.findByRole('region', { name: 'Database' })).toHaveTextContent(
      'Database checked on November 25, 2026 at 10:05: no damage found.',
    );
  });

  it('names damage and what to do', async () => {
    show({ checkedAt: null, finding: 'record 7 of blogs' });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /A part of the data is damaged .+restore the last good backup.+record 7 of blogs\./,
    );
  });

  it('is hidden with an external database', async () => {
    const api = show({ checkedAt: null, finding: null });
    await waitFor(() => expect(api.callsOf('GET /health/integrity')).toHaveLength(1));
    expect(screen.queryByRole('region', { name: 'Database' })).toBeNull();
  });
});
