import { FIND_TEXTS } from '@contract/quote-texts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { saveDraft } from '@/lib/stored-form';
import { rememberSender, senderOf, storedRequestIds } from '@/site/quotes/state/sent-requests';
import { freshApi } from '@/testing/fake-api';
import { renderSite } from '@/testing/render-site';
import { quoted, REQUEST_ID } from '@/testing/sample-quotes';
import { FindRequest } from './find-request';

const FIND = 'POST /project/find';
const idOf = (number: number) => String(number).padStart(24, '0');
const show = (at = '/contact?do=find') => renderSite(<FindRequest heading={null} />, { at });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const send = async (email: string) => {
  await userEvent.type(screen.getByLabelText('Email'), email);
  await press('Email me the links');
};

describe('finding a request', () => {
  const api = freshApi();

  it("sends the email address, shows the server's text and stores nothing", async () => {
    api.answer(FIND, { body: { success: true, message: FIND_TEXTS.asked, msg: FIND_TEXTS.asked } });
    show();
    await send(' bwalya@school.example ');
    expect(await screen.findByText(FIND_TEXTS.asked)).toBeVisible();
    expect(api.callsOf(FIND)[0]?.body).toEqual({ email: 'bwalya@school.example' });
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('bwalya');
  });

  describe('on a phone with stored requests', () => {
    const remember = (...ids: string[]) => {
      for (const id of ids) rememberSender(id, { email: 'bwalya@school.example', name: 'Bwalya' });
    };

    it('stores the last ten ids and nothing personal', () => {
      remember(...Array.from({ length: 12 }, (_one, number) => idOf(number)), idOf(5));
      expect(storedRequestIds()).toEqual([5, 11, 10, 9, 8, 7, 6, 4, 3, 2].map(idOf));
      expect(JSON.stringify(localStorage)).not.toMatch(/bwalya/i);
    });

    it('shows the number and state of each quote', async () => {
      remember(idOf(7), REQUEST_ID);
      api.answer(`GET /project/quote/${REQUEST_ID}`, { body: quoted().quote });
      api.answer(`GET /project/quote/${idOf(7)}`, { body: null });
      show();
      const link = await screen.findByRole('link', { name: 'Quote Q-2026-0042 Quote ready' });
      expect(link).toHaveAttribute('href', `/quotes/${REQUEST_ID}`);
      expect(screen.getByRole('link', { name: 'Request …000007 No quote yet' })).toBeVisible();
    });

    it('removes one or all from the list with their stored data', async () => {
      remember(idOf(1), idOf(2), REQUEST_ID);
      saveDraft(`ask-${REQUEST_ID}`, { text: 'Half a question' });
      show();
      await userEvent.click(await screen.findByRole('button', { name: 'Remove from this list Request …21f04d' }));
      expect(screen.getByRole('heading', { name: 'Your requests on this device' })).toHaveFocus();
      expect(senderOf(REQUEST_ID)).toBeNull();
      expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(REQUEST_ID);
      await press('Remove all from this list');
      expect(screen.getByText(/^No requests yet\./)).toBeVisible();
      const list = screen.getByRole('region', { name: 'Your requests on this device' });
      expect(list).not.toHaveTextContent(/forget|phone/i);
      expect(storedRequestIds()).toEqual([]);
    });

    it('removes requests that no longer exist', async () => {
      remember(REQUEST_ID);
      api.answer(`GET /project/quote/${REQUEST_ID}`, { status: 404, body: { message: 'Not found' } });
      show();
      await waitFor(() => expect(storedRequestIds()).toEqual([]));
    });

    it('ignores invalid stored values', () => {
      localStorage.setItem('requests', JSON.stringify(['../../admin', 7, idOf(3)]));
      expect(storedRequestIds()).toEqual([idOf(3)]);
      localStorage.setItem('requests', '{');
      expect(storedRequestIds()).toEqual([]);
    });
  });
});
