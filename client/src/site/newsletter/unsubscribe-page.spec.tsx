import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FakeAnswer, FakeApi } from '@/testing/fake-api';
import { renderSite } from '@/testing/render-site';
import { Page } from './unsubscribe-page';

const ROUTE = 'POST /newsletter/unsubscribe/t0ken';

function open() {
  renderSite(<Page params={{ token: 't0ken' }} />, { at: '/newsletter/unsubscribe/t0ken' });
  return screen.getByRole('button', { name: 'Unsubscribe' });
}

describe('unsubscribe page', () => {
  let api: FakeApi;
  beforeEach(() => {
    api = new FakeApi();
  });

  it('does nothing until the button is pressed: programs that read mail open every link', async () => {
    api.answer(ROUTE, { body: { success: true } });
    const button = open();
    expect(api.calls).toHaveLength(0);
    await userEvent.click(button);
    expect(await screen.findByRole('heading', { name: 'You are unsubscribed' })).toHaveFocus();
    expect(api.callsOf(ROUTE)).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  });

  it('is busy meanwhile', async () => {
    api.answer(ROUTE, () => new Promise(() => undefined));
    await userEvent.click(open());
    expect(screen.getByRole('button', { name: 'Unsubscribing...' })).toBeDisabled();
  });

  it.each<[string, FakeAnswer, RegExp]>([
    ['an unknown link', { status: 404, body: { message: 'Not found.' } }, /not known, or it was used before/],
    ['a page that is not ours', { contentType: 'text/html' }, /could not reach the server/],
  ])('says what is wrong with %s, and can be tried again', async (_, answer, words) => {
    api.answer(ROUTE, answer);
    const button = open();
    await userEvent.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(button).toBeEnabled();
  });
});
