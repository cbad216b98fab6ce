import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FakeAnswer, freshApi } from '@/testing/fake-api';
import { renderSite } from '@/testing/render-site';
import { Page } from './unsubscribe-page';

const TOKEN = 't0ken'.padEnd(43, '_');

function open(token = TOKEN) {
  const { address } = renderSite(<Page params={{ id: '', slug: '', token }} />, {
    at: `/newsletter/unsubscribe/${token}`,
  });
  return { address, button: screen.getByRole('button', { name: 'Unsubscribe' }) };
}

const routeOf = (token = TOKEN) => `POST /newsletter/unsubscribe/${token}`;
const ROUTE = routeOf();

describe('unsubscribe page', () => {
  const api = freshApi();

  it('does nothing until the button is pressed', async () => {
    api.answer(ROUTE, { body: { success: true } });
    const { button, address } = open();
    expect(api.calls).toHaveLength(0);
    await userEvent.click(button);
    expect(await screen.findByRole('heading', { name: 'You are unsubscribed' })).toHaveFocus();
    expect(api.callsOf(ROUTE)).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    await waitFor(() => expect(address.current).toBe(`/newsletter/unsubscribe/${TOKEN}?done`));
  });

  it('shows the result again after a reload without a request', () => {
    renderSite(<Page params={{ id: '', slug: '', token: TOKEN }} />, { at: `/newsletter/unsubscribe/${TOKEN}?done` });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('You are unsubscribed');
    expect(screen.queryByRole('button')).toBeNull();
    expect(api.calls).toHaveLength(0);
  });

  it('shows a used link as done, with advice if emails still arrive', async () => {
    api.answer(ROUTE, { status: 404, body: { message: 'Not found.' } });
    await userEvent.click(open().button);
    expect(await screen.findByRole('heading', { name: 'You are unsubscribed' })).toHaveFocus();
    expect(screen.getByText(/If you still get our newsletter, use the link in the newest email/)).toBeVisible();
  });

  it('recognises the link of a test email without a request', async () => {
    renderSite(<Page params={{ id: '', slug: '', token: 'test' }} />, { at: '/newsletter/unsubscribe/test' });
    expect(await screen.findByRole('heading', { name: 'This link came from a test email' })).toHaveFocus();
    expect(screen.getByText(/did not unsubscribe you/)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    expect(api.calls).toHaveLength(0);
  });

  it.each<[string, FakeAnswer, RegExp]>([
    [
      'a link that was cut',
      { status: 404, body: { message: 'Not found.' } },
      /not valid. Check that you opened the whole link/,
    ],
    ['a page that is not ours', { contentType: 'text/html' }, /could not reach the server/],
  ])('shows the error for %s and can be retried', async (_, answer, words) => {
    api.answer(routeOf('t0ken'), answer);
    const { button } = open('t0ken');
    await userEvent.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(button).toBeEnabled();
  });
});
