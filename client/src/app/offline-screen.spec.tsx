import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { freshApi } from '@/testing/fake-api';
import { renderSite } from '@/testing/render-site';
import { OfflineScreen } from './offline-screen';

const PAGE = `HEAD ${window.location.href}`;

describe('OfflineScreen', () => {
  const reload = jest.fn();
  const api = freshApi();
  beforeEach(() => {
    reload.mockClear();
  });

  const comeBack = () => act(async () => void window.dispatchEvent(new Event('online')));

  it('explains the missing connection and offers the phone number', async () => {
    await act(async () => void renderSite(<OfflineScreen reload={reload} />));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent("You're offline");
    expect(document.title).toBe("You're offline | Mosi Digital Academy");
    expect(screen.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^tel:\+260/));
    expect(reload).not.toHaveBeenCalled();
  });

  it('continues by itself only after the server answers', async () => {
    await act(async () => void renderSite(<OfflineScreen reload={reload} />));
    await comeBack();
    api.answer(PAGE, { status: 502 });
    await comeBack();
    expect(api.callsOf(PAGE)).toHaveLength(3);
    expect(reload).not.toHaveBeenCalled();
    api.answer(PAGE, { status: 200 });
    await comeBack();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('retries on a click', async () => {
    await act(async () => void renderSite(<OfflineScreen reload={reload} />));
    api.answer(PAGE, { status: 404 });
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  });
});
