import { act } from '@testing-library/react';
import { useSession } from '@/stores/session';
import { FakeApi } from '@/testing/fake-api';
import { keepOfficeDraft, keepSent, readOfficeDraft } from '../shared/drafts/office-draft';
import { type Keeping, takeOver, textKeeper } from './draft-keeper';
import { draftNameOf } from './kept-kinds';

const KEEP = 'PUT /drafts/post/p1';
const SECOND = 1_000;

let api: FakeApi;
beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  api = new FakeApi();
  api.answer(KEEP, { body: {} });
  const user = { _id: 'mary', name: 'Mary', email: 'mary@example.com', role: 'editor' as const };
  useSession.setState({ status: 'signed-in', user });
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const sent = () => api.callsOf(KEEP).map(({ body }) => (body as { content: string }).content);

function start() {
  const said: (Keeping['state'] | null)[] = [];
  const keeper = textKeeper({ kind: 'post', at: 'p1', onKeeping: (keeping) => said.push(keeping?.state ?? null) });
  const type = (content: string) => keeper.keep({ fields: { content }, version: 'v1' });
  return { keeper, type, said };
}

describe('what is typed into a post', () => {
  it('is on the server two seconds after the last word', async () => {
    const { type, said } = start();
    type('a');
    await pass(1.5 * SECOND);
    type('ab');
    await pass(1.9 * SECOND);
    expect(sent()).toEqual([]);
    await pass(0.2 * SECOND);
    expect(sent()).toEqual(['ab']);
    expect(said.at(-1)).toBe('kept');
  });

  it('is there every five seconds where nobody pauses', async () => {
    const { type } = start();
    for (let place = 0; place <= 11; place += 1) {
      type(String(place));
      await pass(SECOND);
    }
    expect(sent()).toEqual(['4', '9']);
  });

  it('is sent once more after ten seconds where it did not arrive, and not with each key', async () => {
    api.answer(KEEP, { status: 503, body: {} });
    const { type, said } = start();
    type('a');
    await pass(2 * SECOND);
    expect(said.at(-1)).toBe('failed');
    type('ab');
    type('abc');
    await pass(SECOND);
    expect(sent()).toEqual(['a']);
    api.answer(KEEP, { body: {} });
    await pass(10 * SECOND);
    expect(sent()).toEqual(['a', 'abc']);
    expect(said.at(-1)).toBe('kept');
  });

  it('is said to be refused, and why, where the server takes no text like it, until other words come', async () => {
    const message = 'Title must have at most 200 characters.';
    api.answer(KEEP, { status: 400, body: { message: 'Please check.', errors: [{ field: 'title', message }] } });
    const said: (Keeping | null)[] = [];
    const keeper = textKeeper({ kind: 'post', at: 'p1', onKeeping: (keeping) => said.push(keeping) });
    keeper.keep({ fields: { content: 'a' }, version: 'v1' });
    await pass(20 * SECOND);
    expect(sent()).toEqual(['a']);
    expect(said.at(-1)).toEqual({ state: 'refused', reason: message });
    api.answer(KEEP, { body: {} });
    keeper.keep({ fields: { content: 'b' }, version: 'v1' });
    await pass(2 * SECOND);
    expect(said.at(-1)).toMatchObject({ state: 'kept' });
  });

  it('is sent at once for who asks for a preview, and not again', async () => {
    const { type, keeper } = start();
    type('a');
    await act(() => keeper.flush());
    await pass(10 * SECOND);
    await act(() => keeper.flush());
    expect(sent()).toEqual(['a']);
  });

  it('is said to be on its way only while a call takes long', async () => {
    const { type, said } = start();
    type('a');
    await pass(2 * SECOND);
    expect(said).toEqual(['waiting', 'kept']);
    let answer = (_: object) => {};
    api.answer(KEEP, () => new Promise((resolve) => (answer = resolve)));
    type('ab');
    await pass(2.9 * SECOND);
    expect(said.at(-1)).toBe('waiting');
    await pass(0.2 * SECOND);
    expect(said.at(-1)).toBe('sending');
    answer({ body: {} });
    await pass(0);
    expect(said.at(-1)).toBe('kept');
  });

  it('is not sent once more when it is back and the server has it', async () => {
    const draft = { fields: { content: 'a' }, version: 'v1' };
    keepOfficeDraft(draftNameOf('post', 'p1'), draft);
    keepSent(draftNameOf('post', 'p1'), { fields: { content: 'a' }, updatedAt: '2026-11-25T01:00:00.000Z' });
    const { type, said } = start();
    type('a');
    await pass(10 * SECOND);
    expect(said).toEqual(['kept']);
    type('ab');
    await pass(2 * SECOND);
    expect(sent()).toEqual(['ab']);
  });

  it('is said to be kept no more once it is forgotten', async () => {
    const { type, keeper, said } = start();
    type('a');
    keeper.drop();
    expect(said).toEqual(['waiting', null]);
  });

  it('is forgotten with the text, and nothing that another writer has kept', async () => {
    const { type, keeper } = start();
    type('a');
    const { writer = '' } = keeper.saved();
    keeper.drop();
    await pass(10 * SECOND);
    expect(sent()).toEqual([]);
    expect(api.callsOf(`DELETE /drafts/post/p1?writer=${writer}`)).toHaveLength(1);
  });
});

describe('one text of one writer', () => {
  const sentBy = () => api.callsOf(KEEP).map(({ body }) => (body as { writer: string }).writer);

  it('goes on under the name that its last words were sent by, where their answer never came', async () => {
    api.answer(KEEP, () => Promise.reject(new TypeError('Failed to fetch')));
    start().type('Ma');
    await pass(2 * SECOND);
    api.answer(KEEP, { body: { updatedAt: '2026-11-25T02:00:00.000Z' } });
    const again = start();
    for (const words of ['Maize', 'Maize is dear']) {
      again.type(words);
      await pass(2 * SECOND);
    }
    const [first, second, third] = sentBy();
    expect(second).toBe(first);
    // A window that was copied from this one is another writer from then on.
    expect(third).not.toBe(first);
    expect(again.keeper.saved()).toMatchObject({ writer: third, read: '2026-11-25T02:00:00.000Z' });
  });

  it('is sent no more from the dialog once its room has begun with it', async () => {
    const [dialog, room] = [start(), start()];
    dialog.type('Ma');
    room.type('Ma');
    await pass(2 * SECOND);
    expect(sentBy()).toEqual([room.keeper.saved().writer]);
  });
});

describe('a text that is started over', () => {
  const thrown = `new-${'0'.repeat(24)}`;
  const start = () => {
    jest.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => bytes);
    return textKeeper({ kind: 'post', at: 'p1' }).throwAway({ fields: { title: 'Fees' }, version: 'v1' });
  };

  it('stays on the server as thrown away, in a place of its own, until that is taken back', async () => {
    api.answer(`PUT /drafts/post/${thrown}`, { body: {} });
    const takeBack = start();
    await pass(0);
    const [call] = api.callsOf(`PUT /drafts/post/${thrown}`);
    expect(call?.body).toMatchObject({ title: 'Fees', basedOn: 'v1', forkOf: 'p1', isThrownAway: true });
    takeBack();
    await pass(0);
    expect(api.callsOf(`DELETE /drafts/post/${thrown}`)).toHaveLength(1);
  });

  it('goes under the record that its new text may become elsewhere, and waits for no other call', async () => {
    jest.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => bytes);
    const key = '0123456789abcdef01234567';
    let answer = (_: object) => {};
    api.answer(`PUT /drafts/post/new-${key}`, () => new Promise((resolve) => (answer = resolve)));
    api.answer(`PUT /drafts/post/${thrown}`, { body: {} });
    const keeper = textKeeper({ kind: 'post', at: `new-${key}` });
    keeper.keep({ fields: { title: 'Fees' }, version: null });
    void keeper.flush();
    await pass(0);
    keeper.throwAway({ fields: { title: 'Fees' }, version: null });
    await pass(0);
    expect(api.callsOf(`PUT /drafts/post/${thrown}`)[0]?.body).toMatchObject({ forkOf: key, isThrownAway: true });
    answer({ body: {} });
    await pass(0);
  });

  it('stays in the browser where there is no connection', async () => {
    start();
    await pass(0);
    expect(readOfficeDraft(draftNameOf('post', thrown), { title: '' })?.fields).toEqual({ title: 'Fees' });
  });
});

describe('a text that another writer has kept meanwhile', () => {
  it('is not written over: the own one goes on in a place of its own, here and on the server', async () => {
    jest.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => bytes);
    const own = `new-${'0'.repeat(24)}`;
    api.answer(KEEP, { status: 409, body: { message: 'Changed', current: { fields: { content: 'Theirs' } } } });
    api.answer(`PUT /drafts/post/${own}`, { body: { updatedAt: '2026-11-25T01:00:00.000Z' } });
    const moved = jest.fn();
    const keeper = textKeeper({ kind: 'post', at: 'p1', onMoved: moved });
    const draft = { fields: { content: 'Mine' }, version: 'v1' };
    keepOfficeDraft(draftNameOf('post', 'p1'), draft);
    keeper.keep(draft);
    await pass(2 * SECOND);
    expect(api.callsOf(`PUT /drafts/post/${own}`)[0]?.body).toMatchObject({ content: 'Mine', forkOf: 'p1' });
    expect(moved).toHaveBeenCalledWith(own);
    expect(readOfficeDraft(draftNameOf('post', own), { content: '' })?.fields.content).toBe('Mine');
    expect(keeper.saved()).toMatchObject({ unsaved: own });
    keeper.keep({ fields: { content: 'Mine, and more' }, version: 'v1' });
    await pass(2 * SECOND);
    expect(sent()).toHaveLength(1);
    expect(api.callsOf(`PUT /drafts/post/${own}`)).toHaveLength(2);
    // Started over, it stays in its own place.
    keeper.drop();
    keeper.keep({ fields: { content: 'Mine anew' }, version: 'v1' });
    await pass(2 * SECOND);
    expect(sent()).toHaveLength(1);
    expect(api.callsOf(`PUT /drafts/post/${own}`)).toHaveLength(3);
  });
});

describe('a new text that another writer has kept meanwhile', () => {
  it('goes on in a place of its own, as one of the record that both may become', async () => {
    jest.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => bytes);
    const [key, own] = ['0123456789abcdef01234567', `new-${'0'.repeat(24)}`];
    api.answer(`PUT /drafts/post/new-${key}`, { status: 409, body: { message: 'Changed', current: { fields: {} } } });
    api.answer(`PUT /drafts/post/${own}`, { body: { updatedAt: '2026-11-25T01:00:00.000Z', origin: null } });
    const keeper = textKeeper({ kind: 'post', at: `new-${key}` });
    keeper.keep({ fields: { content: 'Mine' }, version: null });
    await pass(2 * SECOND);
    expect(api.callsOf(`PUT /drafts/post/${own}`)[0]?.body).toMatchObject({ content: 'Mine', forkOf: key });
  });
});

describe('a text whose record was deleted meanwhile', () => {
  it('goes on as a new one, which says of which record it is', async () => {
    jest.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => bytes);
    const own = `new-${'0'.repeat(24)}`;
    const origin = { id: 'p1', title: null };
    api.answer('PUT /drafts/service/p1', { status: 404, body: { message: 'Not found' } });
    api.answer(`PUT /drafts/service/${own}`, { body: { updatedAt: '2026-11-25T01:00:00.000Z', origin } });
    const [moved, said] = [jest.fn(), jest.fn()];
    const keeper = textKeeper({ kind: 'service', at: 'p1', onMoved: moved, onKeeping: said });
    keeper.keep({ fields: { description: 'Mine' }, version: 'v1' });
    await pass(2 * SECOND);
    const [call] = api.callsOf(`PUT /drafts/service/${own}`);
    expect(call?.body).toMatchObject({ description: 'Mine', basedOn: 'v1', forkOf: 'p1' });
    expect(moved).toHaveBeenCalledWith(own);
    expect(said).toHaveBeenLastCalledWith({ state: 'kept', at: expect.any(Date), origin });
  });
});

describe('of what stands here and what stands on the server', () => {
  const id = 'new-0123456789abcdef01234567';
  const name = draftNameOf('post', id);
  const later = (at: string) => ({
    fields: { content: 'On the server' },
    basedOn: '',
    typedIn: 'another',
    updatedAt: at,
    origin: null,
  });
  const shown = () => readOfficeDraft(name, { content: '' })?.fields.content;
  beforeEach(() => {
    localStorage.clear();
    keepOfficeDraft(name, { fields: { content: 'Here' }, version: null });
  });

  it('the other one counts where the server has had what stands here', () => {
    keepSent(name, { fields: { content: 'Here' }, updatedAt: '2026-11-25T01:00:00.000Z' });
    takeOver('post', later('2026-11-25T02:00:00.000Z'), null, id);
    expect(shown()).toBe('On the server');
  });

  it('words that the server has never had stay', () => {
    keepSent(name, { fields: { content: 'He' }, updatedAt: '2026-11-25T01:00:00.000Z' });
    takeOver('post', later('2026-11-25T02:00:00.000Z'), null, id);
    expect(shown()).toBe('Here');
  });
});
