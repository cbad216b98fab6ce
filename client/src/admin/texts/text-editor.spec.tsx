import type { Blog } from '@contract/blogs';
import type { FakeApi } from '@/testing/fake-api';
import { TEXT_ID, type TextServer } from '@/testing/text-server';
import { beginTexts, openTab, openTyped, pass, signIn, stored } from '@/testing/text-tab';
import { NEW } from './draft-buffer';

let server: TextServer;
let api: FakeApi;

beforeEach(() => {
  ({ api, server } = beginTexts());
});

describe('Publish', () => {
  it('repeats an unanswered request under the same key', async () => {
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

  it('recognises its own published text after a lost answer', async () => {
    server.instead = (call) => (call === 'publish' ? 'answer lost' : undefined);
    const tab = await openTab();
    tab.type({ content: 'Ready' });
    await expect(tab.editor.publish()).rejects.toThrow();
    server.instead = () => undefined;
    expect(await tab.editor.publish()).toMatchObject({ content: 'Ready' });
    expect(tab.state.conflict).toBeNull();
  });

  it('sends no draft while publishing', async () => {
    const tab = await openTyped('Mine');
    const published = tab.editor.publish();
    tab.type({ content: 'Mine, and more' });
    await published;
    await pass(4);
    expect(server.record?.content).toBe('Mine');
    expect(server.draft?.fields.content).toBe('Mine, and more');
    expect(tab.state.conflict).toBeNull();
  });

  it('keeps a time that a colleague scheduled', async () => {
    const at = (day: number) => `2026-12-0${day}T08:00:00.000Z`;
    server.record = { ...(server.record as Blog), status: 'scheduled', publishAt: at(1) };
    const tab = await openTab();
    tab.type({ content: 'Ready' });
    server.record = { ...(server.record as Blog), publishAt: at(2) };
    expect(await tab.editor.republish()).toMatchObject({ status: 'scheduled', publishAt: at(2), content: 'Ready' });
  });

  it('refuses another account, as Discard does', async () => {
    const tab = await openTyped('Ready');
    signIn('Somebody Else', 'b2');
    await expect(tab.editor.publish()).rejects.toThrow('Log in again with the account');
    await expect(tab.editor.discard()).rejects.toThrow('Log in again with the account');
    expect([server.callsOf('publish'), server.callsOf('DELETE')]).toEqual([[], []]);
  });

  it('rejects when the text cannot be sent', async () => {
    server.instead = (call) => (call === 'PUT' ? 'lost' : undefined);
    const tab = await openTab();
    tab.type({ content: 'Ready' });
    await expect(tab.editor.publish()).rejects.toMatchObject({ status: 0 });
    expect(server.callsOf('publish')).toHaveLength(0);
  });
});

describe('Discard and restore', () => {
  it('puts a version into the form and saves it as draft', async () => {
    const tab = await openTab();
    tab.editor.restore({ title: 'Robots', content: 'As it was', status: 'draft' });
    expect(tab.state.fields).toMatchObject({ content: 'As it was', category: 'Technology' });
    expect(tab.state.fields).not.toHaveProperty('status');
    await pass(4);
    expect(server.draft?.fields.content).toBe('As it was');
    expect(server.record?.content).toBe('Arms that weld.');
  });
});

describe('creation of a post', () => {
  it('leaves no record and no preview when it fails', async () => {
    server.instead = (call) => (call === 'create' ? 'lost' : undefined);
    const tab = await openTab(NEW);
    await expect(tab.editor.sendAll()).rejects.toThrow();
    server.instead = () => undefined;
    expect(await tab.editor.sendAll()).toBe(TEXT_ID);
  });

  beforeEach(() => {
    ({ api, server } = beginTexts(null));
  });

  it('waits for the first keystroke', async () => {
    const tab = await openTab(NEW);
    tab.close();
    await pass(10);
    expect(api.calls).toEqual([]);
  });

  it('follows the first keystroke, and then the text', async () => {
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

  it('happens once after a lost answer and a killed tab', async () => {
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

  it('shows a conflict when a colleague edited the new post', async () => {
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
});
