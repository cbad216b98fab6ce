import type { TextServer } from '@/testing/text-server';
import { beginTexts, openTab, pass, signIn, stored } from '@/testing/text-tab';

let server: TextServer;

beforeEach(() => {
  ({ server } = beginTexts());
});
afterEach(() => jest.useRealTimers());

describe('A second writer', () => {
  it('in the draft sees both texts, and nothing is overwritten before a choice', async () => {
    const tab = await openTab();
    server.draftBy('Mary Banda', { content: 'Theirs' });
    tab.type({ content: 'Mine' });
    await pass(60);
    expect(tab.state.conflict).toMatchObject({
      in: 'draft',
      edit: { by: 'Mary Banda' },
      theirs: { content: 'Theirs' },
    });
    expect(server.draft?.fields.content).toBe('Theirs');
  });

  it('takes the other one by one choice, with their own among the versions', async () => {
    const tab = await openTab();
    server.draftBy('Mary Banda', { content: 'Theirs' });
    tab.type({ content: 'Mine' });
    await pass(4);
    const { turn } = tab.state;
    await tab.editor.choose('theirs');
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
    await expect(tab.editor.choose('mine')).rejects.toThrow();
    await expect(tab.editor.choose('theirs')).rejects.toThrow();
    expect(tab.state.conflict).not.toBeNull();
    expect(server.draft?.fields.content).toBe('Theirs');
  });

  it('is told of a text that was published since, at publishing', async () => {
    const tab = await openTab();
    tab.type({ content: 'Mine' });
    await pass(4);
    server.publishElsewhere({ content: 'Published' });
    expect(await tab.editor.publish()).toBeNull();
    expect(tab.state.conflict).toMatchObject({
      in: 'published',
      edit: { by: 'Mary Banda' },
      theirs: { content: 'Published' },
    });
    expect(server.record?.content).toBe('Published');
    await tab.editor.choose('mine');
    expect(server.record?.content).toBe('Mine');
    expect(tab.state).toMatchObject({ conflict: null, hasDraft: false });
  });

  it('takes a published text, with the draft among the versions', async () => {
    const tab = await openTab();
    tab.type({ content: 'Mine' });
    await pass(4);
    server.publishElsewhere({ content: 'Published' });
    await tab.editor.publish();
    await tab.editor.choose('theirs');
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
    expect(await tab.editor.choose('mine')).toMatchObject({ content: 'Mine' });
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
    await tab.editor.choose('theirs');
    expect(server.versions).toMatchObject([{ content: 'Mine' }]);
    expect(tab.state).toMatchObject({ conflict: null, fields: { content: 'Theirs' } });
  });

  it('can be answered by nobody but the account that opened the text', async () => {
    const tab = await openTab();
    server.draftBy('Mary Banda', { content: 'Theirs' });
    tab.type({ content: 'Mine' });
    await pass(4);
    signIn('Somebody Else', 'b2');
    await expect(tab.editor.choose('mine')).rejects.toThrow('Log in again with the account');
    await expect(tab.editor.choose('theirs')).rejects.toThrow('Log in again with the account');
    expect(server.versions).toEqual([]);
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
