import { act, screen } from '@testing-library/react';
import { FakeApi } from '@/testing/fake-api';
import { quoted, REQUEST, REQUEST_ID } from '@/testing/quotes';
import { renderSite } from '@/testing/render-site';
import { FollowedRequest } from './followed-request';

const TRACK = `GET /project/track/${REQUEST_ID}`;

const open = () => renderSite(<FollowedRequest requestId={REQUEST_ID} hasJustSent={false} />);

describe('following a request', () => {
  let api: FakeApi;
  let visibility: DocumentVisibilityState;
  beforeEach(() => {
    api = new FakeApi();
    jest.useFakeTimers();
    visibility = 'visible';
    Object.defineProperty(document, 'visibilityState', { get: () => visibility, configurable: true });
  });
  afterEach(() => jest.useRealTimers());

  const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
  const turn = (next: DocumentVisibilityState) => {
    visibility = next;
    return act(async () => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
  };
  const asked = () => api.callsOf(TRACK).length;

  it('asks at once and every 30 seconds', async () => {
    api.answer(TRACK, { body: REQUEST });
    open();
    await pass(0);
    expect(asked()).toBe(1);
    await pass(29);
    expect(asked()).toBe(1);
    api.answer(TRACK, { body: quoted() });
    await pass(1);
    expect(asked()).toBe(2);
    expect(screen.getByText('$4,800.00')).toBeVisible();
  });

  it('pauses while nobody looks, and asks at once when somebody does', async () => {
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

  it('ends with the page, and with an unknown id', async () => {
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

  it('keeps the quotation on the screen when a later question fails', async () => {
    api.answer(TRACK, { body: quoted() });
    open();
    await pass(0);
    api.answer(TRACK, { status: 503, body: { message: 'Away.' } });
    await pass(30);
    expect(screen.getByText('$4,800.00')).toBeVisible();
    expect(screen.getByText(/No connection at the moment/)).toBeVisible();
    api.answer(TRACK, { body: quoted() });
    await pass(30);
    expect(screen.queryByText(/No connection at the moment/)).toBeNull();
  });
});
