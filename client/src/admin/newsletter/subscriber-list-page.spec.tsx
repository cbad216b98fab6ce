import { screen, waitFor } from '@testing-library/react';
import { freshApi } from '@/testing/fake-api';
import { renderAdmin } from '@/testing/render-admin';
import { saveFile } from '../shared/save-file';
import { SubscriberListPage } from './subscriber-list-page';

jest.mock('../shared/save-file');
const save = jest.mocked(saveFile);

const at = '2026-11-20T08:00:00.000Z';
const SUBSCRIBER = {
  _id: '000000000000000000000001',
  email: 'bwalya@mail.example',
  status: 'confirmed',
  pausedAt: null,
  createdAt: at,
  updatedAt: at,
};

const api = freshApi({
  'GET /newsletter?page=1&limit=10': { body: [SUBSCRIBER], headers: { 'X-Total-Count': '1' } },
});
beforeEach(() => {
  save.mockReset();
});

describe('subscriber list', () => {
  it('counts subscribers, and saves the exported file under the server’s name', async () => {
    const headers = { 'Content-Disposition': 'attachment; filename="newsletter-subscribers.csv"' };
    api.answer('GET /newsletter/export', { body: 'Email', headers, contentType: 'text/csv; charset=utf-8' });
    const user = renderAdmin(<SubscriberListPage />, { role: 'editor' });
    expect(await screen.findByRole('row', { name: /bwalya@mail.example .*November 20, 2026/ })).toBeVisible();
    expect(screen.getByText('1 subscriber')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(save).toHaveBeenCalledWith('newsletter-subscribers.csv', expect.any(Blob)));
  });

  it('reports a failed export and saves nothing', async () => {
    api.answer('GET /newsletter/export', { status: 503, body: { message: 'Away.' } });
    const user = renderAdmin(<SubscriberListPage />);
    await screen.findByText('bwalya@mail.example');
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('Failed to export subscribers')).toBeVisible();
    expect(save).not.toHaveBeenCalled();
  });

  it('has writing a newsletter as primary action', async () => {
    const user = renderAdmin(<SubscriberListPage />, { role: 'editor' });
    await screen.findByText('bwalya@mail.example');
    expect(screen.getByRole('button', { name: 'Export CSV' })).not.toHaveClass('ant-btn-primary');
    const write = screen.getByRole('button', { name: 'Write a newsletter' });
    expect(write).toHaveClass('ant-btn-primary');
    await user.click(write);
    expect(await screen.findByRole('dialog', { name: 'Write a newsletter' })).toBeVisible();
  });
});
