import { act, fireEvent, screen } from '@testing-library/react';
import { freshApi } from '@/testing/fake-api';
import { renderSite } from '@/testing/render-site';
import { quoted, REQUEST, REQUEST_ID, raised } from '@/testing/sample-quotes';
import { FollowedRequest } from './followed-request';

const TRACK = `GET /project/track/${REQUEST_ID}`;

const open = () => renderSite(<FollowedRequest requestId={REQUEST_ID} hasJustSent={false} />);

describe('following a request', () => {
  let visibility: DocumentVisibilityState;
  const api = freshApi();
  beforeEach(() => {
    jest.useFakeTimers();
    visibility = 'visible';
    Object.defineProperty(document, 'visibilityState', { get: () => visibility, configurable: true });
  });

  const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
  const turn = (next: DocumentVisibilityState) => {
    visibility = next;
    return act(async () => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
  };
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const asked = () => api.callsOf(TRACK).length;

  it('polls at once and every 30 seconds', async () => {
    api.answer(TRACK, { body: REQUEST });
    open();
    await pass(0);
    expect(asked()).toBe(1);
    await pass(29);
    expect(asked()).toBe(1);
    api.answer(TRACK, { body: quoted() });
    await pass(1);
    expect(asked()).toBe(2);
    expect(screen.getByRole('region', { name: 'Quote summary' })).toBeVisible();
  });

  it('pauses while the tab is hidden and polls when it is visible', async () => {
    api.answer(TRACK, { body: REQUEST });
    open();
    await pass(0);
    await turn('hidden');
    await pass(600);
    expect(asked()).toBe(1);
    await turn('visible');
    expect(asked()).toBe(2);
    await pass(30);
    expect(asked()).toBe(3);
  });

  it('stops when the page closes or the id is unknown', async () => {
    api.answer(TRACK, { body: REQUEST });
    const { unmount } = open();
    await pass(0);
    unmount();
    await pass(60);
    expect(asked()).toBe(1);
    api.answer(TRACK, { status: 404, body: { message: 'Not found.' } });
    open();
    await pass(60);
    await turn('visible');
    expect(asked()).toBe(2);
  });

  it('keeps the quote when a later poll fails', async () => {
    api.answer(TRACK, { body: quoted() });
    open();
    await pass(0);
    api.answer(TRACK, { status: 503, body: { message: 'Away.' } });
    await pass(30);
    expect(screen.getByRole('region', { name: 'Quote summary' })).toBeVisible();
    expect(screen.getByText(/You're offline/)).toBeVisible();
    api.answer(TRACK, { body: quoted() });
    await pass(30);
    expect(screen.queryByText(/You're offline/)).toBeNull();
  });

  it('ends when a later poll finds no such request', async () => {
    api.answer(TRACK, { body: quoted() });
    open();
    await pass(0);
    api.answer(TRACK, { status: 404, body: { message: 'Not found.' } });
    await pass(30);
    expect(screen.getByRole('heading', { name: 'We could not find this request' })).toBeVisible();
    await pass(60);
    expect(asked()).toBe(2);
  });

  it('applies a click to the old price while it announces a change', async () => {
    sessionStorage.setItem(`request:${REQUEST_ID}`, JSON.stringify({ email: 'bwalya@school.example', name: '' }));
    const accept = `POST /project/quote/${REQUEST_ID}/accept`;
    api.answer(accept, { status: 409, body: { message: 'Read it again.', current: raised().quote } });
    api.answer(TRACK, { body: quoted() });
    open();
    await pass(0);
    api.answer(TRACK, { body: raised() });
    await pass(30);
    expect(screen.getByText('You saw $4,800.00. The quote is now $6,400.00.')).not.toHaveFocus();
    press('Accept Quote and Proceed');
    await pass(0);
    press('Accept $6,400.00');
    await pass(0);
    expect(screen.getByText('The price has changed since you opened this page.')).toHaveFocus();
    press('Accept $6,400.00');
    await pass(0);
    expect(api.callsOf(accept).map(({ body }) => (body as { revision: number }).revision)).toEqual([1, 2]);
  });

  it('checks the result of a click after a lost answer', async () => {
    sessionStorage.setItem(`request:${REQUEST_ID}`, JSON.stringify({ email: 'bwalya@school.example', name: '' }));
    const unanswered = /we'll check if your answer arrived/;
    const lose = () => {
      throw new TypeError('Failed to fetch');
    };
    api.answer(`POST /project/quote/${REQUEST_ID}/accept`, lose);
    api.answer(TRACK, { body: quoted() });
    open();
    await pass(0);
    api.answer(TRACK, lose);
    press('Accept Quote and Proceed');
    press('Yes, accept and proceed');
    await pass(0);
    expect(screen.getByText(unanswered)).toHaveFocus();
    expect(asked()).toBe(2);
    api.answer(TRACK, { body: quoted() });
    await pass(30);
    expect(screen.queryByText(unanswered)).toBeNull();
    expect(screen.getByText('We have not received your answer. Please answer again.')).toBeVisible();
    api.answer(TRACK, { body: quoted('accepted') });
    await pass(30);
    expect(screen.getByRole('heading', { name: /^Quote accepted/ })).toBeVisible();
    expect(screen.queryByText(/answer again|Submitted/)).toBeNull();
  });

  it('applies a click to a new price shown for a second', async () => {
    sessionStorage.setItem(`request:${REQUEST_ID}`, JSON.stringify({ email: 'bwalya@school.example', name: '' }));
    const accept = `POST /project/quote/${REQUEST_ID}/accept`;
    api.answer(accept, { body: {} });
    api.answer(TRACK, { body: quoted() });
    open();
    await pass(0);
    api.answer(TRACK, { body: raised() });
    await pass(30);
    await pass(1);
    press('Accept Quote and Proceed');
    press('Accept $6,400.00');
    await pass(0);
    expect(api.callsOf(accept).map(({ body }) => body)).toEqual([{ email: 'bwalya@school.example', revision: 2 }]);
  });
});
