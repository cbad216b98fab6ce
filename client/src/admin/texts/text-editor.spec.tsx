import type { TextFields } from '@contract/texts';
import { useSession } from '@/stores/session';
import { FakeApi } from '@/testing/fake-api';
import { TEXT_ID, TextServer } from '@/testing/text-server';
import { NEW } from './draft-buffer';
import { TextEditor } from './text-editor';

type Words = Partial<TextFields<'blogs'>>;

const BLANK = {
  title: '',
  content: '',
  format: 'markdown',
  image: '',
  authorName: 'Admin User',
  category: 'Education',
  tags: [],
  isFeatured: false,
} as TextFields<'blogs'>;

const signIn = (name = 'Admin User', _id = 'a1') =>
  useSession.setState({ status: 'signed-in', user: { _id, name, email: 'a@example.com', role: 'admin' } });
const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);

/** A tab in which a post is open. */
async function openTab(id = TEXT_ID) {
  const editor = new TextEditor('blogs', id, BLANK);
  const stop = editor.start();
  await pass(0.1);
  return {
    editor,
    type: (words: Words) => editor.change({ ...shown(editor), ...words }),
    /** Kills the tab: nothing of it goes on, and nothing is sent. */
    kill() {
      const save = jest.spyOn(editor as never, 'save').mockResolvedValue(false as never);
      stop();
      save.mockRestore();
      jest.clearAllTimers();
    },
    close: stop,
    get state() {
      return editor.state;
    },
  };
}
const shown = (editor: TextEditor<'blogs'>) => (editor as unknown as { fields: TextFields<'blogs'> }).fields;
const stored = () => Object.keys(localStorage).filter((key) => key.includes(':text:'));

let server: TextServer;
let api: FakeApi;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-28T12:00:00.000Z') });
  localStorage.clear();
  sessionStorage.clear();
  signIn();
  api = new FakeApi();
  server = new TextServer(api);
});
afterEach(() => jest.useRealTimers());

describe('Autosave', () => {
  it('sends what was typed after three seconds of rest', async () => {
    const tab = await openTab();
    tab.type({ content: 'One' });
    expect(tab.state.status).toEqual({ is: 'unsaved' });
    await pass(2);
    tab.type({ content: 'One two' });
    await pass(2.9);
    expect(server.callsOf('PUT')).toHaveLength(0);
    await pass(0.2);
    expect(server.callsOf('PUT')).toHaveLength(1);
    expect(server.draft).toMatchObject({ fields: { title: 'Robots', content: 'One two' }, basedOn: 2 });
    expect(tab.state.status).toEqual({ is: 'saved', at: expect.stringContaining('2026-11-28T12:00:0') });
    expect(stored()).toEqual([]);
  });

  it('sends it at the latest fifteen seconds after the first keystroke', async () => {
    const tab = await openTab();
    for (let second = 0; second < 16; second++) {
      tab.type({ content: `${second}` });
      await pass(1);
    }
    expect(server.draft?.fields.content).toBe('14');
  });

  it('sends one call at a time, and what was typed meanwhile with the next', async () => {
    const tab = await openTab();
    let answer: (() => void) | undefined;
    const waiting = new Promise<void>((resolve) => {
      answer = resolve;
    });
    api.answer(`PUT /blogs/${TEXT_ID}/draft`, async () => {
      await waiting;
      return { body: { version: 5, textVersion: 2, at: '2026-11-28T12:00:04.000Z' } };
    });
    tab.type({ content: 'One' });
    await pass(4);
    expect(tab.state.status).toEqual({ is: 'saving' });
    tab.type({ content: 'One two' });
    await pass(10);
    expect(server.callsOf('PUT')).toHaveLength(1);
    answer?.();
    await pass(4);
    expect(server.callsOf('PUT').map(({ body }) => [body.version, (body.fields as Words).content])).toEqual([
      [4, 'One'],
      [5, 'One two'],
    ]);
  });

  it('sends at pagehide what waits', async () => {
    const tab = await openTab();
    const sent = jest.spyOn(globalThis, 'fetch');
    tab.type({ content: 'Last words' });
    window.dispatchEvent(new Event('pagehide'));
    await pass(0);
    expect(server.draft?.fields.content).toBe('Last words');
    // Else it goes with the page.
    expect(sent.mock.calls[0]?.[1]).toMatchObject({ method: 'PUT', keepalive: true });
    sent.mockRestore();
    tab.close();
  });

  it('saves nothing for a post that was only opened', async () => {
    const tab = await openTab();
    await pass(60);
    tab.close();
    await pass(1);
    expect(server.callsOf('PUT')).toHaveLength(0);
  });
});

describe('Nothing typed is lost', () => {
  it('when the tab is killed a second after the last keystroke', async () => {
    const tab = await openTab();
    tab.type({ content: 'Typed' });
    await pass(1);
    tab.kill();
    expect(server.draft).toBeNull();
    const next = await openTab();
    expect(next.state.fields.content).toBe('Typed');
    expect(server.draft?.fields.content).toBe('Typed');
    expect(next.state.conflict).toBeNull();
    expect(stored()).toEqual([]);
  });

  it('when a call is lost: it is sent again by a growing pause', async () => {
    server.instead = (call) => (call === 'PUT' ? 'lost' : undefined);
    const tab = await openTab();
    tab.type({ content: 'Typed' });
    await pass(4);
    expect(tab.state.status).toEqual({ is: 'on this device' });
    expect(stored()).toHaveLength(1);
    await pass(20);
    expect(server.callsOf('PUT')).toHaveLength(3);
    server.instead = () => undefined;
    await pass(31);
    expect(server.draft?.fields.content).toBe('Typed');
    expect(tab.state.status.is).toBe('saved');
  });

  it('when the connection was away: it is sent as soon as it is back', async () => {
    server.instead = (call) => (call === 'PUT' ? 'lost' : undefined);
    const tab = await openTab();
    tab.type({ content: 'Typed' });
    await pass(3.5);
    server.instead = () => undefined;
    window.dispatchEvent(new Event('online'));
    await pass(0);
    expect(server.draft?.fields.content).toBe('Typed');
    tab.close();
  });

  it('when an answer is lost, with more typed since: nobody is asked', async () => {
    server.instead = (call) => (call === 'PUT' ? 'answer lost' : undefined);
    const tab = await openTab();
    tab.type({ content: 'One' });
    await pass(4);
    server.instead = () => undefined;
    tab.type({ content: 'One two' });
    await pass(4);
    expect(tab.state.conflict).toBeNull();
    expect(server.draft?.fields.content).toBe('One two');
    expect(tab.state.status.is).toBe('saved');
  });

  it('when an answer is lost, more is typed, and the tab is killed: nobody is asked', async () => {
    server.instead = (call) => (call === 'PUT' ? 'answer lost' : undefined);
    const tab = await openTab();
    tab.type({ content: 'One' });
    await pass(4);
    tab.type({ content: 'One two' });
    await pass(1);
    tab.kill();
    server.instead = () => undefined;
    const next = await openTab();
    expect(next.state).toMatchObject({ conflict: null, fields: { content: 'One two' } });
    expect(server.draft?.fields.content).toBe('One two');
  });

  it('when the session ends: it is sent once its writer has signed in again', async () => {
    server.instead = (call) => (call === 'PUT' ? { status: 401, body: {} } : undefined);
    const tab = await openTab();
    tab.type({ content: 'Typed' });
    await pass(3.5);
    useSession.setState({ status: 'expired' });
    expect(tab.state.status).toEqual({ is: 'on this device' });
    server.instead = () => undefined;
    await pass(120);
    expect(server.draft).toBeNull();
    signIn();
    await pass(0);
    expect(server.draft?.fields.content).toBe('Typed');
    tab.close();
  });

  it('nor sent for another account that signs in on the screen', async () => {
    const tab = await openTab();
    tab.type({ content: 'Typed' });
    useSession.setState({ status: 'expired' });
    signIn('Somebody Else', 'b2');
    await pass(60);
    expect(server.callsOf('PUT')).toHaveLength(0);
    const theirs = await openTab();
    expect(theirs.state.fields.content).toBe('Arms that weld.');
    tab.close();
    theirs.close();
  });

  it('when the server refuses it: the reason is said, and the next text is tried', async () => {
    const errors = [{ field: 'title', message: 'Title must be at most 5,000 characters.' }];
    server.instead = (call) =>
      call === 'PUT' ? { status: 400, body: { message: 'Please check', errors } } : undefined;
    const tab = await openTab();
    tab.type({ title: 'x' });
    await pass(60);
    expect(tab.state.status).toEqual({ is: 'refused', reason: 'Title must be at most 5,000 characters.' });
    expect(server.callsOf('PUT')).toHaveLength(1);
    expect(stored()).toHaveLength(1);
    server.instead = () => undefined;
    tab.type({ title: 'xy' });
    await pass(4);
    expect(server.draft?.fields.title).toBe('xy');
  });

  it('when the storage is full: it stands in the form, and reaches the server', async () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    const tab = await openTab();
    tab.type({ content: 'Typed' });
    await pass(1);
    expect(tab.editor.isKept()).toBe(false);
    await pass(3);
    expect(server.draft?.fields.content).toBe('Typed');
    expect(tab.editor.isKept()).toBe(true);
    full.mockRestore();
  });

  it('when the post is deleted meanwhile: it can be saved on the restored one', async () => {
    const deletedAt = '2026-11-28T11:00:00.000Z';
    const entry = { _id: 't1', recordId: TEXT_ID, name: 'Robots', deletedAt, deletedBy: 'Mary' };
    api.answer('GET /trash?kind=blogs&page=1&limit=100', { body: [entry] });
    server.instead = (call) => (call === 'PUT' ? { status: 404, body: {} } : undefined);
    const tab = await openTab();
    tab.type({ content: 'Typed' });
    await pass(4);
    expect(tab.state.deletion).toEqual({ id: 't1', name: 'Robots', at: deletedAt, by: 'Mary' });
    server.instead = () => undefined;
    await tab.editor.goOn();
    expect(tab.state.deletion).toBeNull();
    expect(server.draft?.fields.content).toBe('Typed');
  });

  it('nor left in the browser once it was saved within a second', async () => {
    const tab = await openTab();
    tab.type({ content: 'One' });
    await pass(1);
    tab.type({ content: 'One two' });
    await tab.editor.flush();
    await pass(1);
    expect(stored()).toEqual([]);
  });
});

describe('A second writer', () => {
  it('in the draft sees both texts, and nothing is overwritten before a choice', async () => {
    const tab = await openTab();
    server.draftBy('Mary Banda', { content: 'Theirs' });
    tab.type({ content: 'Mine' });
    await pass(60);
    expect(tab.state.conflict).toMatchObject({ in: 'draft', by: 'Mary Banda', theirs: { content: 'Theirs' } });
    expect(server.draft?.fields.content).toBe('Theirs');
  });

  it('keeps their own by one choice, with the other one among the versions', async () => {
    const tab = await openTab();
    server.draftBy('Mary Banda', { content: 'Theirs' });
    tab.type({ content: 'Mine' });
    await pass(4);
    await tab.editor.keepMine();
    expect(server.draft?.fields.content).toBe('Mine');
    expect(server.versions).toMatchObject([{ content: 'Theirs' }]);
    expect(tab.state).toMatchObject({ conflict: null, status: { is: 'saved' } });
  });

  it('takes the other one by one choice, with their own among the versions', async () => {
    const tab = await openTab();
    server.draftBy('Mary Banda', { content: 'Theirs' });
    tab.type({ content: 'Mine' });
    await pass(4);
    const { turn } = tab.state;
    await tab.editor.takeTheirs();
    expect(tab.state).toMatchObject({ conflict: null, fields: { content: 'Theirs' }, turn: turn + 1 });
    expect(server.versions).toMatchObject([{ content: 'Mine' }]);
    expect(stored()).toEqual([]);
  });

  it('is asked still where the other text could not be stored as a version', async () => {
    const tab = await openTab();
    server.draftBy('Mary Banda', { content: 'Theirs' });
    tab.type({ content: 'Mine' });
    await pass(4);
    server.instead = (call) => (call === 'versions' ? 'lost' : undefined);
    await expect(tab.editor.keepMine()).rejects.toThrow();
    await expect(tab.editor.takeTheirs()).rejects.toThrow();
    expect(tab.state.conflict).not.toBeNull();
    expect(server.draft?.fields.content).toBe('Theirs');
  });

  it('is told of a text that was published since, at publishing', async () => {
    const tab = await openTab();
    tab.type({ content: 'Mine' });
    await pass(4);
    server.publishElsewhere({ content: 'Published' });
    expect(await tab.editor.publish()).toBeNull();
    expect(tab.state.conflict).toMatchObject({ in: 'published', theirs: { content: 'Published' } });
    expect(server.record?.content).toBe('Published');
    await tab.editor.keepMine();
    expect(server.record?.content).toBe('Mine');
    expect(tab.state).toMatchObject({ conflict: null, hasDraft: false });
  });

  it('takes a published text, with the draft among the versions', async () => {
    const tab = await openTab();
    tab.type({ content: 'Mine' });
    await pass(4);
    server.publishElsewhere({ content: 'Published' });
    await tab.editor.publish();
    await tab.editor.takeTheirs();
    expect(server.versions).toMatchObject([{ content: 'Mine' }]);
    expect(tab.state).toMatchObject({ conflict: null, hasDraft: false, fields: { content: 'Published' } });
  });

  it('keeps the text of somebody who wrote while the record was reloaded', async () => {
    const tab = await openTab();
    tab.type({ content: 'Mine' });
    server.draftBy('Mary Banda', { content: 'Theirs' });
    await tab.editor.reload();
    expect(tab.state.conflict).toMatchObject({ in: 'draft', theirs: { content: 'Theirs' } });
    await pass(30);
    expect(server.draft?.fields.content).toBe('Theirs');
  });

  it('who published over the draft meanwhile: one choice publishes the own text all the same', async () => {
    const tab = await openTab();
    tab.type({ content: 'Mine' });
    await pass(4);
    server.draftBy('Mary Banda', { content: 'Theirs' });
    server.publishDraft();
    expect(await tab.editor.publish()).toBeNull();
    expect(tab.state.conflict).toMatchObject({ in: 'published', theirs: { content: 'Theirs' } });
    expect(await tab.editor.keepMine()).toMatchObject({ content: 'Mine' });
    expect(server.record?.content).toBe('Mine');
    expect(tab.state.conflict).toBeNull();
    expect(tab.editor.text.content).toBe('Mine');
  });

  it('who published over the draft meanwhile: the other choice takes their text', async () => {
    const tab = await openTab();
    tab.type({ content: 'Mine' });
    await pass(4);
    server.draftBy('Mary Banda', { content: 'Theirs' });
    server.publishDraft();
    await tab.editor.publish();
    await tab.editor.takeTheirs();
    expect(server.versions).toMatchObject([{ content: 'Mine' }]);
    expect(tab.state).toMatchObject({ conflict: null, fields: { content: 'Theirs' } });
  });

  it('who changed no word of the draft asks nobody', async () => {
    const tab = await openTab();
    tab.type({ content: 'Mine' });
    await pass(4);
    server.version += 1;
    tab.type({ content: 'Mine, and more' });
    await pass(4);
    expect(tab.state.conflict).toBeNull();
    expect(server.draft?.fields.content).toBe('Mine, and more');
  });

  it('in another tab of the same person is asked as anybody else', async () => {
    const tab = await openTab();
    tab.type({ content: 'Mine' });
    await pass(1);
    tab.kill();
    server.draftBy('Admin User', { content: 'On the phone' });
    const next = await openTab();
    expect(next.state).toMatchObject({
      fields: { content: 'Mine' },
      conflict: { in: 'draft', theirs: { content: 'On the phone' } },
    });
  });

  it('is followed where nobody types here', async () => {
    const tab = await openTab();
    server.draftBy('Mary Banda', { content: 'Theirs' });
    await tab.editor.refresh();
    expect(tab.state).toMatchObject({ fields: { content: 'Theirs' }, hasDraft: true, conflict: null });
    tab.type({ content: 'Theirs and mine' });
    await pass(4);
    expect(server.draft?.fields.content).toBe('Theirs and mine');
  });
});

describe('Publish', () => {
  it('sends what waits first', async () => {
    const tab = await openTab();
    tab.type({ content: 'Ready' });
    expect(await tab.editor.publish()).toMatchObject({ content: 'Ready', status: 'published' });
    expect(tab.state).toMatchObject({ hasDraft: false, status: { is: 'clean' } });
  });

  it('repeats a press without an answer under its key, and another press under another', async () => {
    server.instead = (call) => (call === 'publish' ? 'lost' : undefined);
    const tab = await openTab();
    tab.type({ content: 'Ready' });
    await expect(tab.editor.publish()).rejects.toThrow();
    server.instead = () => undefined;
    await tab.editor.publish();
    const keys = server.callsOf('publish').map(({ headers }) => headers['Idempotency-Key']);
    expect(keys[0]).toBe(keys[1]);
    tab.type({ content: 'Ready again' });
    await tab.editor.publish();
    expect(server.keys.at(-1)).not.toBe(keys[0]);
  });

  it('takes a text that it has published without an answer for published', async () => {
    server.instead = (call) => (call === 'publish' ? 'answer lost' : undefined);
    const tab = await openTab();
    tab.type({ content: 'Ready' });
    await expect(tab.editor.publish()).rejects.toThrow();
    server.instead = () => undefined;
    expect(await tab.editor.publish()).toMatchObject({ content: 'Ready' });
    expect(tab.state.conflict).toBeNull();
  });

  it('leaves in the form what was typed while it was on its way', async () => {
    const tab = await openTab();
    tab.type({ content: 'Ready' });
    const published = tab.editor.publish();
    tab.type({ content: 'Ready, and more' });
    await published;
    await pass(4);
    expect(server.record?.content).toMatch(/^Ready/);
    expect(server.draft?.fields.content ?? server.record?.content).toBe('Ready, and more');
  });

  it('sends no draft while it is on its way', async () => {
    const tab = await openTab();
    tab.type({ content: 'Mine' });
    await pass(4);
    const published = tab.editor.publish();
    tab.type({ content: 'Mine, and more' });
    await published;
    await pass(4);
    expect(server.record?.content).toBe('Mine');
    expect(server.draft?.fields.content).toBe('Mine, and more');
    expect(tab.state.conflict).toBeNull();
  });

  it('rejects where the text cannot be sent', async () => {
    server.instead = (call) => (call === 'PUT' ? 'lost' : undefined);
    const tab = await openTab();
    tab.type({ content: 'Ready' });
    await expect(tab.editor.publish()).rejects.toMatchObject({ status: 0 });
    expect(server.callsOf('publish')).toHaveLength(0);
  });
});

describe('Discard and restore', () => {
  it('discards the draft, and shows the published text', async () => {
    const tab = await openTab();
    tab.type({ content: 'No' });
    expect(await tab.editor.discard()).toBe(true);
    expect(server.versions).toMatchObject([{ content: 'No' }]);
    expect(tab.state).toMatchObject({ fields: { content: 'Arms that weld.' }, hasDraft: false });
  });

  it('puts a version into the form, and saves it as a draft', async () => {
    const tab = await openTab();
    tab.editor.restore({ title: 'Robots', content: 'As it was', status: 'draft' });
    expect(tab.state.fields).toMatchObject({ content: 'As it was', category: 'Technology' });
    expect(tab.state.fields).not.toHaveProperty('status');
    await pass(4);
    expect(server.draft?.fields.content).toBe('As it was');
    expect(server.record?.content).toBe('Arms that weld.');
  });
});

describe('A new post', () => {
  beforeEach(() => {
    api = new FakeApi();
    server = new TextServer(api, null);
  });

  it('has no record before the first keystroke', async () => {
    const tab = await openTab(NEW);
    tab.close();
    await pass(10);
    expect(api.calls).toEqual([]);
  });

  it('is a record from the first keystroke, and its text follows', async () => {
    const tab = await openTab(NEW);
    tab.type({ title: 'R' });
    await pass(0);
    expect(tab.state.record).toMatchObject({ _id: TEXT_ID });
    tab.type({ title: 'Robots that weld' });
    await pass(4);
    expect(server.record).toMatchObject({ title: 'Robots that weld', status: 'draft' });
    expect(server.keys).toHaveLength(1);
    expect(stored()).toEqual([]);
  });

  it('is created once where the answer was lost, over a killed tab too', async () => {
    server.instead = (call) => (call === 'create' ? 'answer lost' : undefined);
    const tab = await openTab(NEW);
    tab.type({ title: 'Robots' });
    await pass(6);
    tab.type({ title: 'Robots that weld' });
    await pass(1);
    tab.kill();
    server.instead = () => undefined;
    await openTab(NEW);
    expect(server.record).toMatchObject({ title: 'Robots that weld' });
    expect(new Set(server.keys).size).toBe(1);
    expect(server.keys.length).toBeGreaterThan(1);
  });

  it('in which somebody wrote before its writer heard that it was created is shown beside theirs', async () => {
    server.instead = (call) => (call === 'create' ? 'answer lost' : undefined);
    const tab = await openTab(NEW);
    tab.type({ title: 'Mine' });
    await pass(1);
    server.record = { ...(server.record as NonNullable<typeof server.record>), title: 'Theirs' };
    server.version += 1;
    server.instead = () => undefined;
    await pass(30);
    expect(tab.state.conflict).toMatchObject({ in: 'draft', theirs: { title: 'Theirs' } });
    expect(server.record?.title).toBe('Theirs');
  });

  it('is created for a preview, before anything is typed', async () => {
    const tab = await openTab(NEW);
    expect(await tab.editor.sendAll()).toBe(TEXT_ID);
    expect(server.keys).toHaveLength(1);
  });
});
