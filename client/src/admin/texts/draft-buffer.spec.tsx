import { useSession } from '@/stores/session';
import { fakeDate } from '@/testing/fake-date';

const TEXT = { fields: { title: 'Typed' } as never, version: 1, basedOn: 1 };

/** Names of the locks of all tabs. Replaces the browser's lock manager, which jsdom lacks. */
const held = new Set<string>();

/** Simulates another tab. It has its own copies of the modules, but the same storage. */
async function openTab(hasLocks = true) {
  let own = '';
  const locks = {
    request: async (name: string) => {
      own = name;
      held.add(name);
    },
    query: async () => ({ held: [...held].map((name) => ({ name })) }),
  };
  Object.defineProperty(navigator, 'locks', { value: hasLocks ? locks : undefined, configurable: true });
  jest.resetModules();
  const { useSession: session } = await import('@/stores/session');
  session.setState(useSession.getState());
  const tab = await import('./draft-buffer');
  return {
    ...tab,
    type(words: string) {
      const buffer = new tab.DraftBuffer('blogs', 'b1');
      buffer.put({ ...TEXT, fields: { title: words } as never });
      buffer.write();
      return buffer;
    },
    adopt: async () => ((await tab.adoptText('blogs', 'b1'))?.fields as { title: string } | undefined)?.title,
    close: () => void held.delete(own),
  };
}
const signIn = (_id: string) =>
  useSession.setState({ status: 'signed-in', user: { _id, name: 'A', email: 'a@example.com', role: 'admin' } });

beforeEach(() => {
  held.clear();
  signIn('a1');
});

describe('text of a tab', () => {
  it('moves once to the next tab after its own has closed', async () => {
    const one = await openTab();
    one.type('Typed');
    const two = await openTab();
    expect(await two.adopt()).toBeUndefined();
    one.close();
    expect(await two.adopt()).toBe('Typed');
    const three = await openTab();
    expect(await three.adopt()).toBeUndefined();
  });

  it('is not replaced by a newer one of a closed tab', async () => {
    const one = await openTab();
    one.type('Mine');
    const two = await openTab();
    two.type('Theirs');
    two.close();
    expect(await one.adopt()).toBe('Mine');
  });

  it('remains when the tab returns to the record', async () => {
    const tab = await openTab();
    tab.type('Typed');
    expect(await tab.adopt()).toBe('Typed');
  });

  it('never moves to another account', async () => {
    const one = await openTab();
    one.type('Typed');
    one.close();
    signIn('b2');
    const two = await openTab();
    expect(await two.adopt()).toBeUndefined();
    signIn('a1');
    const three = await openTab();
    expect(await three.adopt()).toBe('Typed');
  });

  it('moves to the next tab without browser locks', async () => {
    const one = await openTab(false);
    one.type('Typed');
    const reloaded = await openTab(false);
    expect(await reloaded.adopt()).toBe('Typed');
  });

  it('is the newest of several, and the others wait', async () => {
    fakeDate(1_800_000_000_000);
    const one = await openTab();
    one.type('Older');
    fakeDate(1_800_000_060_000);
    const two = await openTab();
    two.type('Newer');
    one.close();
    two.close();
    const next = await openTab();
    expect(await next.adopt()).toBe('Newer');
    new next.DraftBuffer('blogs', 'b1').confirm({ title: 'Newer' } as never);
    expect(await next.adopt()).toBe('Older');
  });
});

it('keeps text typed after the confirmed one', async () => {
  const tab = await openTab();
  const buffer = tab.type('One');
  buffer.put({ ...TEXT, fields: { title: 'One two' } as never });
  buffer.confirm({ title: 'One' } as never);
  buffer.write();
  expect(await tab.adopt()).toBe('One two');
  buffer.confirm({ title: 'One two' } as never);
  expect(await tab.adopt()).toBeUndefined();
});
