import { freshApi } from '@/testing/fake-api';
import { createRemoteStore, type RemoteStore } from './remote-store';

/** Resolves as soon as the store has an answer for the key. */
const settled = (store: RemoteStore, key: string) =>
  new Promise<void>((resolve) => {
    const look = () => {
      const remote = store.getState().remotes[key];
      if (remote && remote.status !== 'loading') resolve();
    };
    store.subscribe(look);
    look();
  });

function deferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((keep) => {
    resolve = keep;
  });
  return { promise, resolve };
}

describe('the remote store', () => {
  const api = freshApi();

  it("starts with the server's reads without asking again", () => {
    const store = createRemoteStore({ '/team': { value: ['Ruth'] } });
    store.getState().ensure('/team');
    expect(store.getState().remotes['/team']).toEqual({ status: 'ready', value: ['Ruth'] });
    expect(api.calls).toHaveLength(0);
  });

  it('asks once when several parts need the same read', async () => {
    api.answer('GET /team', { body: ['Ruth'] });
    const store = createRemoteStore();
    store.getState().ensure('/team');
    store.getState().ensure('/team');
    await settled(store, '/team');
    expect(api.callsOf('GET /team')).toHaveLength(1);
    expect(store.getState().remotes['/team']).toEqual({ status: 'ready', value: ['Ruth'] });
  });

  it('reads a list with its total', async () => {
    api.answer('GET /blogs', { body: ['a'], headers: { 'X-Total-Count': '9' } });
    const store = createRemoteStore();
    store.getState().ensure('list:/blogs');
    await settled(store, 'list:/blogs');
    expect(store.getState().remotes['list:/blogs']).toEqual({ status: 'ready', value: { items: ['a'], total: 9 } });
  });

  it('drops an answer that comes after a newer one', async () => {
    const first = deferred<{ body: string }>();
    const second = deferred<{ body: string }>();
    const answers = [first.promise, second.promise];
    api.answer('GET /a', () => answers.shift() ?? {});
    const store = createRemoteStore();
    void store.getState().reload('/a');
    void store.getState().reload('/a');
    second.resolve({ body: 'new' });
    await settled(store, '/a');
    first.resolve({ body: 'old' });
    await first.promise;
    await Promise.resolve();
    expect(store.getState().remotes['/a']).toEqual({ status: 'ready', value: 'new' });
  });

  it('reports a failure and asks again on retry', async () => {
    api.answer('GET /a', { status: 503, body: { message: 'Away.' } });
    const store = createRemoteStore();
    store.getState().ensure('/a');
    await settled(store, '/a');
    const failed = store.getState().remotes['/a'];
    expect(failed).toMatchObject({ status: 'failed', error: { status: 503, message: 'Away.' } });

    api.answer('GET /a', { body: 'back' });
    if (failed?.status === 'failed') failed.retry();
    expect(store.getState().remotes['/a']).toEqual({ status: 'loading' });
    await settled(store, '/a');
    expect(store.getState().remotes['/a']).toEqual({ status: 'ready', value: 'back' });
  });

  it('retries by itself after a server failure, but not after a 404', () => {
    const store = createRemoteStore({
      '/away': { status: 503, message: 'Away.' },
      '/gone': { status: 404, message: 'Not found.' },
    });
    store.getState().ensure('/away');
    store.getState().ensure('/gone');
    expect(api.calls.map(({ path }) => path)).toEqual(['/away']);
  });

  it('keeps a value on a 404 of a proxy', async () => {
    const store = createRemoteStore({ '/a': { value: 'old' } });
    api.answer('GET /a', { status: 404, contentType: 'text/html', body: '<html>' });
    await store.getState().reload('/a');
    expect(store.getState().remotes['/a']).toMatchObject({ status: 'ready', value: 'old', isStale: true });
  });

  it('takes an empty answer for a lost connection', async () => {
    api.answer('GET /a', { body: null });
    const store = createRemoteStore();
    await store.getState().reload('/a');
    expect(store.getState().remotes['/a']).toMatchObject({ status: 'failed', error: { status: 0 } });
  });

  it('shows an old answer while it refreshes, and keeps it on failure', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    const store = createRemoteStore({ '/a': { value: 'old' } });
    jest.setSystemTime(Date.now() + 6 * 60_000);
    store.getState().ensure('/a');
    await Promise.resolve();
    expect(api.calls).toHaveLength(1);
    expect(store.getState().remotes['/a']).toEqual({ status: 'ready', value: 'old' });
    jest.useRealTimers();
  });
});
