import type { UnsavedPage } from '@contract/website/preview';
import { act, renderHook } from '@testing-library/react';
import { freshApi } from '@/testing/fake-api';
import { usePagePreview } from './use-page-preview';

const PAUSE_MS = 400;
const pageWith = (heading: string): UnsavedPage => ({ page: 'home', sections: { hero: { heading } } });
const pathOf = (count: number) => `/preview/${count}`;

describe('page preview', () => {
  const api = freshApi();
  beforeEach(() => {
    jest.useFakeTimers();
    let count = 0;
    api.answer('POST /website/preview', () => {
      count += 1;
      return { status: 201, body: { path: pathOf(count) } };
    });
  });

  const asked = () => api.callsOf('POST /website/preview').map(({ body }) => body);
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const open = (page: UnsavedPage) =>
    renderHook((props: { page: UnsavedPage }) => usePagePreview(props.page, ''), { initialProps: { page } });

  it('is drawn at once, then after a pause with the latest text', async () => {
    const { result, rerender } = open(pageWith('L'));
    expect(result.current).toMatchObject({ path: null, problem: null });
    await wait(0);
    expect(result.current.path).toBe(pathOf(1));
    for (const heading of ['Le', 'Lea', 'Learn']) {
      rerender({ page: pageWith(heading) });
      await wait(PAUSE_MS - 1);
    }
    expect(asked()).toHaveLength(1);
    await wait(1);
    expect(asked()).toEqual([pageWith('L'), pageWith('Learn')]);
    expect(result.current.path).toBe(pathOf(2));
  });

  it('remains while the text is refused, with the reason', async () => {
    const { result, rerender } = open(pageWith('Learn'));
    await wait(0);
    const errors = [{ field: 'sections.hero.heading', message: 'Heading is required.' }];
    api.answer('POST /website/preview', { status: 400, body: { message: 'No.', errors } });
    rerender({ page: pageWith('') });
    await wait(PAUSE_MS);
    expect(result.current).toMatchObject({
      path: pathOf(1),
      problem: { isRefused: true, message: 'Heading is required.' },
    });
    api.answer('POST /website/preview', { status: 201, body: { path: '/preview/again' } });
    rerender({ page: pageWith('Learn to drive') });
    await wait(PAUSE_MS);
    expect(result.current).toMatchObject({ path: '/preview/again', problem: null });
  });

  it('ignores a late answer', async () => {
    let answerLate = () => undefined as unknown;
    api.answer('POST /website/preview', () =>
      asked().length === 1
        ? new Promise((resolve) => {
            answerLate = () => resolve({ status: 201, body: { path: '/preview/late' } });
          })
        : { status: 201, body: { path: '/preview/new' } },
    );
    const { result, rerender } = open(pageWith('L'));
    await wait(0);
    rerender({ page: pageWith('Learn') });
    await wait(PAUSE_MS);
    expect(result.current.path).toBe('/preview/new');
    answerLate();
    await wait(0);
    expect(result.current.path).toBe('/preview/new');
  });

  it('stops requests after unmounting', async () => {
    const { unmount } = open(pageWith('Learn'));
    unmount();
    await wait(PAUSE_MS);
    expect(asked()).toEqual([]);
  });
});
