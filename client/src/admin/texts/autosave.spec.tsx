import { useSession } from '@/stores/session';
import type { FakeApi } from '@/testing/fake-api';
import { TEXT_ID, type TextServer } from '@/testing/text-server';
import { beginTexts, openTab, openTyped, pass, signIn, stored } from '@/testing/text-tab';

let server: TextServer;
let api: FakeApi;

beforeEach(() => {
  ({ api, server } = beginTexts());
});

describe('Autosave', () => {
  it('sends the draft after a pause of three seconds', async () => {
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

  it('sends it at most fifteen seconds after the first keystroke', async () => {
    const tab = await openTab();
    for (let second = 0; second < 16; second++) {
      tab.type({ content: `${second}` });
      await pass(1);
    }
    expect(server.draft?.fields.content).toBe('14');
  });

  it('sends one request at a time, then newer text', async () => {
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
    expect(
      server.callsOf('PUT').map(({ body }) => [body.version, (body.fields as { content: string }).content]),
    ).toEqual([
      [4, 'One'],
      [5, 'One two'],
    ]);
  });

  it('sends pending text on pagehide', async () => {
    const tab = await openTab();
    const sent = jest.spyOn(globalThis, 'fetch');
    tab.type({ content: 'Last words' });
    window.dispatchEvent(new Event('pagehide'));
    await pass(0);
    expect(server.draft?.fields.content).toBe('Last words');
    // Without `keepalive`, the browser would cancel the request when the page closes.
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

describe('typed text', () => {
  it('survives a killed tab after one second', async () => {
    const tab = await openTyped('Typed', 1);
    tab.kill();
    expect(server.draft).toBeNull();
    const next = await openTab();
    expect(next.state.fields.content).toBe('Typed');
    expect(server.draft?.fields.content).toBe('Typed');
    expect(next.state.conflict).toBeNull();
    expect(stored()).toEqual([]);
  });

  it('is sent again with growing delays after a lost request', async () => {
    server.instead = (call) => (call === 'PUT' ? 'lost' : undefined);
    const tab = await openTyped('Typed');
    expect(tab.state.status).toEqual({ is: 'on this device' });
    expect(stored()).toHaveLength(1);
    await pass(20);
    expect(server.callsOf('PUT')).toHaveLength(3);
    server.instead = () => undefined;
    await pass(31);
    expect(server.draft?.fields.content).toBe('Typed');
    expect(tab.state.status.is).toBe('saved');
  });

  it('is sent when the connection returns', async () => {
    server.instead = (call) => (call === 'PUT' ? 'lost' : undefined);
    const tab = await openTyped('Typed', 3.5);
    server.instead = () => undefined;
    window.dispatchEvent(new Event('online'));
    await pass(0);
    expect(server.draft?.fields.content).toBe('Typed');
    tab.close();
  });

  it('causes no conflict after a lost answer and more typing', async () => {
    server.instead = (call) => (call === 'PUT' ? 'answer lost' : undefined);
    const tab = await openTyped('One');
    server.instead = () => undefined;
    tab.type({ content: 'One two' });
    await pass(4);
    expect(tab.state.conflict).toBeNull();
    expect(server.draft?.fields.content).toBe('One two');
    expect(tab.state.status.is).toBe('saved');
  });

  it('causes no conflict after a lost answer and a killed tab', async () => {
    server.instead = (call) => (call === 'PUT' ? 'answer lost' : undefined);
    const tab = await openTyped('One');
    tab.type({ content: 'One two' });
    await pass(1);
    tab.kill();
    server.instead = () => undefined;
    const next = await openTab();
    expect(next.state).toMatchObject({ conflict: null, fields: { content: 'One two' } });
    expect(server.draft?.fields.content).toBe('One two');
  });

  it('is sent after the session ended and its author logs in', async () => {
    server.instead = (call) => (call === 'PUT' ? { status: 401, body: {} } : undefined);
    const tab = await openTyped('Typed', 3.5);
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

  it('is not sent for another account', async () => {
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

  it('waits for a change after a refusal with a reason', async () => {
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

  it('stays in the form and is sent when storage is full', async () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    const tab = await openTyped('Typed', 1);
    expect(tab.editor.isKept()).toBe(false);
    await pass(3);
    expect(server.draft?.fields.content).toBe('Typed');
    expect(tab.editor.isKept()).toBe(true);
    full.mockRestore();
  });

  it('can be saved after its deleted post is restored', async () => {
    const deletedAt = '2026-11-28T11:00:00.000Z';
    const deleted = { id: 't1', name: 'Robots', at: deletedAt, by: 'Mary' };
    server.instead = (call) => (call === 'PUT' ? { status: 404, body: { deleted } } : undefined);
    const tab = await openTyped('Typed');
    expect(tab.state.deletion).toEqual(deleted);
    server.instead = () => undefined;
    await tab.editor.goOn();
    expect(tab.state.deletion).toBeNull();
    expect(server.draft?.fields.content).toBe('Typed');
  });

  it('stays on the device when its post is deleted permanently', async () => {
    server.instead = (call) => (call === 'PUT' ? { status: 404, body: {} } : undefined);
    const tab = await openTyped('Typed');
    expect(tab.state).toMatchObject({ phase: 'open', status: { is: 'refused' }, deletion: null });
    tab.kill();
    server.instead = () => ({ status: 404, body: {} });
    const next = await openTab();
    expect(next.state).toMatchObject({ phase: 'open', status: { is: 'refused' }, fields: { content: 'Typed' } });
    expect(stored()).toHaveLength(1);
  });

  it('stays on the device when the editor closes without a connection', async () => {
    const tab = await openTab();
    server.instead = (call) => (call === 'PUT' ? 'lost' : undefined);
    tab.type({ content: 'Typed' });
    tab.close();
    await pass(600);
    expect(server.callsOf('PUT')).toHaveLength(1);
    server.instead = () => undefined;
    const next = await openTab();
    expect(next.state.fields.content).toBe('Typed');
    expect(server.draft?.fields.content).toBe('Typed');
    expect(stored()).toEqual([]);
  });

  it('follows when the editor closes during a request', async () => {
    const tab = await openTab();
    tab.type({ content: 'One' });
    const sent = tab.editor.flush();
    tab.type({ content: 'One two' });
    tab.close();
    await sent;
    await pass(0);
    expect(server.draft?.fields.content).toBe('One two');
  });

  it('is removed from the device when saved within a second', async () => {
    const tab = await openTyped('One', 1);
    tab.type({ content: 'One two' });
    await tab.editor.flush();
    await pass(1);
    expect(stored()).toEqual([]);
  });
});
