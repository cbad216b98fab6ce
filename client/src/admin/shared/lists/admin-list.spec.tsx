import { ApiError, type List } from '@/api/http';
import { useSession } from '@/stores/session';
import { createAdminList } from './admin-list';

interface Thing {
  _id: string;
  name: string;
}

const things = (...names: string[]): List<Thing> => ({
  items: names.map((name) => ({ _id: name, name })),
  total: names.length,
});

/** Creates a list store whose requests wait until the test answers them. `answer` returns the functions to do so. */
function slowList() {
  const answers = new Map<string, { resolve: (list: List<Thing>) => void; reject: (error: Error) => void }>();
  const store = createAdminList<Thing, string>(
    (query) => new Promise((resolve, reject) => answers.set(query, { resolve, reject })),
  );
  return { store, answer: (query: string) => answers.get(query)!, list: () => store.getState().list };
}

describe('back-office list', () => {
  it('drops an answer to an earlier query', async () => {
    const { store, answer, list } = slowList();
    const first = store.getState().load('first');
    const second = store.getState().load('second');
    answer('second').resolve(things('new'));
    answer('first').resolve(things('old'));
    await Promise.all([first, second]);
    expect(list()).toMatchObject({ status: 'ready', value: { items: [{ name: 'new' }] } });
  });

  it('keeps the rows while reloading and clears them on failure', async () => {
    const { store, answer, list } = slowList();
    const loaded = store.getState().load('all');
    answer('all').resolve(things('a'));
    await loaded;
    const refreshed = store.getState().refresh();
    expect(list()).toMatchObject({ status: 'ready', value: { items: [{ name: 'a' }] }, isRefreshing: true });
    const failure = new ApiError(503, 'no');
    answer('all').reject(failure);
    await refreshed;
    expect(list()).toMatchObject({ status: 'failed', error: failure });
  });

  it('replaces, adds and removes records and counts along', async () => {
    const store = createAdminList<Thing>(async () => ({ ...things('a', 'b'), total: 12 }));
    await store.getState().load();
    store.getState().replace({ _id: 'b', name: 'better' });
    store.getState().add({ _id: 'c', name: 'c' });
    store.getState().add({ _id: 'd', name: 'd' }, 'last');
    store.getState().remove('a');
    store.getState().remove('unknown');
    expect(store.getState().list).toMatchObject({
      value: { items: [{ _id: 'c' }, { _id: 'b', name: 'better' }, { _id: 'd' }], total: 13 },
    });
  });

  it('fills a page after its rows were removed', async () => {
    let rows = ['a', 'b', 'c'];
    const store = createAdminList<Thing>(async () => ({ ...things(...rows.slice(0, 2)), total: rows.length }));
    await store.getState().load();
    rows = ['b', 'c'];
    store.getState().remove('a');
    await new Promise((done) => setTimeout(done));
    expect(store.getState().list).toMatchObject({ value: things('b', 'c') });
  });

  it('remembers deleted ids until Undo or the next load', async () => {
    const store = createAdminList<Thing>(async () => things('a', 'b'));
    await store.getState().load();
    for (const undo of [() => store.getState().restored('a'), () => store.getState().load()]) {
      store.getState().remove('a');
      expect(store.getState().removedIds).toEqual(new Set(['a']));
      await undo();
      expect(store.getState().removedIds).toEqual(new Set());
      expect(store.getState().list).toMatchObject({ value: things('a', 'b') });
    }
  });

  it('reloads silently and keeps the rows on failure', async () => {
    const { store, answer, list } = slowList();
    const loaded = store.getState().load('all');
    answer('all').resolve(things('a'));
    await loaded;
    const renewed = store.getState().renew();
    expect(list()).toEqual({ status: 'ready', value: things('a') });
    answer('all').resolve(things('b', 'a'));
    await renewed;
    expect(list()).toEqual({ status: 'ready', value: things('b', 'a') });
    const failed = store.getState().renew();
    answer('all').reject(new ApiError(503, 'no'));
    await failed;
    expect(list()).toEqual({ status: 'ready', value: things('b', 'a') });
  });

  it('drops a silent answer after a change on the screen', async () => {
    const { store, answer, list } = slowList();
    const loaded = store.getState().load('all');
    answer('all').resolve(things('a', 'b'));
    await loaded;
    const renewed = store.getState().renew();
    store.getState().remove('a');
    answer('all').resolve(things('a', 'b'));
    await renewed;
    expect(list()).toMatchObject({ value: things('b') });
  });

  it('is empty for the next user', async () => {
    const store = createAdminList<Thing>(async () => things('a'));
    await store.getState().load();
    useSession.setState({ status: 'signed-in' });
    useSession.getState().signOut();
    expect(store.getState().list).toEqual({ status: 'loading' });
  });
});
