import type { TextServer } from '@/testing/text-server';
import { beginTexts, openTab, openTyped, pass, signIn, stored } from '@/testing/text-tab';

let server: TextServer;

beforeEach(() => {
  ({ server } = beginTexts());
});

describe('conflict with a second author', () => {
  it('overwrites nothing before a choice, then stores the own text as version', async () => {
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
    const { turn } = tab.state;
    await tab.editor.choose('theirs');
    expect(tab.state).toMatchObject({ conflict: null, fields: { content: 'Theirs' }, turn: turn + 1 });
    expect(server.versions).toMatchObject([{ content: 'Mine' }]);
    expect(stored()).toEqual([]);
  });

  it('stays open when the other text cannot be stored', async () => {
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

  describe.each([
    ['a publish of another text', () => server.publishElsewhere({ content: 'Theirs' })],
    [
      'a publish of a replaced draft',
      () => {
        server.draftBy('Mary Banda', { content: 'Theirs' });
        server.publishDraft();
      },
    ],
  ])('on Publish after %s', (_way, publishTheirs) => {
    it('publishes the own text when that is chosen', async () => {
      const tab = await openTyped('Mine');
      publishTheirs();
      expect(await tab.editor.publish()).toBeNull();
      expect(tab.state.conflict).toMatchObject({ in: 'published', theirs: { content: 'Theirs' } });
      expect(server.record?.content).toBe('Theirs');
      expect(await tab.editor.choose('mine')).toMatchObject({ content: 'Mine' });
      expect(server.record?.content).toBe('Mine');
      expect(tab.state).toMatchObject({ conflict: null, hasDraft: false });
      expect(tab.editor.text.content).toBe('Mine');
    });

    it('takes the other text and stores the own as a version', async () => {
      const tab = await openTyped('Mine');
      publishTheirs();
      await tab.editor.publish();
      await tab.editor.choose('theirs');
      expect(server.versions).toMatchObject([{ content: 'Mine' }]);
      expect(tab.state).toMatchObject({ conflict: null, hasDraft: false, fields: { content: 'Theirs' } });
    });
  });

  it('appears when the record is reloaded', async () => {
    const tab = await openTab();
    tab.type({ content: 'Mine' });
    server.draftBy('Mary Banda', { content: 'Theirs' });
    await tab.editor.reload();
    expect(tab.state.conflict).toMatchObject({ in: 'draft', theirs: { content: 'Theirs' } });
    await pass(30);
    expect(server.draft?.fields.content).toBe('Theirs');
  });

  it('is decided only by the account that opened the text', async () => {
    const tab = await openTab();
    server.draftBy('Mary Banda', { content: 'Theirs' });
    tab.type({ content: 'Mine' });
    await pass(4);
    signIn('Somebody Else', 'b2');
    await expect(tab.editor.choose('mine')).rejects.toThrow('Log in again with the account');
    await expect(tab.editor.choose('theirs')).rejects.toThrow('Log in again with the account');
    expect(server.versions).toEqual([]);
  });

  it('does not appear without a change of words', async () => {
    const tab = await openTyped('Mine');
    server.version += 1;
    tab.type({ content: 'Mine, and more' });
    await pass(4);
    expect(tab.state.conflict).toBeNull();
    expect(server.draft?.fields.content).toBe('Mine, and more');
  });

  it('appears for another tab of the same person too', async () => {
    const tab = await openTyped('Mine', 1);
    tab.kill();
    server.draftBy('Admin User', { content: 'On the phone' });
    const next = await openTab();
    expect(next.state).toMatchObject({
      fields: { content: 'Mine' },
      conflict: { in: 'draft', theirs: { content: 'On the phone' } },
    });
  });

  it('updates the text when nothing is typed', async () => {
    const tab = await openTab();
    server.draftBy('Mary Banda', { content: 'Theirs' });
    await tab.editor.refresh();
    expect(tab.state).toMatchObject({ fields: { content: 'Theirs' }, hasDraft: true, conflict: null });
    tab.type({ content: 'Theirs and mine' });
    await pass(4);
    expect(server.draft?.fields.content).toBe('Theirs and mine');
  });
});
