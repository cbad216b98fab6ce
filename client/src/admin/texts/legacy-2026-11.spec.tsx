import { saveDraft } from '@/lib/stored-form';
import { useSession } from '@/stores/session';
import { FakeApi } from '@/testing/fake-api';
import { TEXT_ID, TextServer } from '@/testing/text-server';
import { sendOldTexts } from './legacy-2026-11';

const keep = (name: string, fields: object, account = 'a1') =>
  saveDraft(`office:${account}:${name}`, { fields, version: null });
const left = () => Object.keys(localStorage);

let server: TextServer;
beforeEach(() => {
  useSession.setState({
    status: 'signed-in',
    user: { _id: 'a1', name: 'A', email: 'a@example.com', role: 'editor' },
  });
  server = new TextServer(new FakeApi());
});

const old = (fields: object, sent: object = {}) => {
  keep(`Blog Post:${TEXT_ID}`, fields);
  keep(`sent:Blog Post:${TEXT_ID}`, sent);
};

describe('text left by an older version', () => {
  it('becomes the draft of its record once', async () => {
    old({ title: 'Robots', content: 'Typed before', tags: 'arms, steel' });
    await sendOldTexts();
    await sendOldTexts();
    expect(server.draft).toMatchObject({ fields: { content: 'Typed before', tags: ['arms', 'steel'] }, basedOn: 2 });
    expect(server.callsOf('PUT')).toHaveLength(1);
    expect(left()).toEqual([]);
  });

  it('becomes a version when the record has a draft', async () => {
    server.draftBy('Mary', { content: 'Theirs' });
    old({ content: 'Typed before' });
    await sendOldTexts();
    expect(server.draft?.fields.content).toBe('Theirs');
    expect(server.versions).toMatchObject([{ content: 'Typed before' }]);
  });

  it('is deleted when the server has it', async () => {
    old({ content: 'Sent' }, { content: 'Sent' });
    await sendOldTexts();
    expect(server.callsOf('PUT')).toEqual([]);
    expect(left()).toEqual([]);
  });

  it('becomes a new draft for a new post', async () => {
    server = new TextServer(new FakeApi(), null);
    keep('Blog Post:new-0123456789abcdef01234567', { title: 'New', content: 'Typed before' });
    await sendOldTexts();
    expect(server.keys).toHaveLength(1);
    expect(left()).toEqual([]);
  });

  it('fills the dialog for a new page', async () => {
    keep('Page:new-0123456789abcdef01234567', { title: 'Fees' });
    await sendOldTexts();
    expect(left()).toEqual(['draft:office:a1:Page:new']);
  });

  it('waits for the next start after a failure', async () => {
    server.instead = () => 'lost';
    old({ content: 'Typed before' });
    await sendOldTexts();
    expect(left()).toHaveLength(2);
  });

  it('is left alone if it belongs to another account or this version', async () => {
    keep(`Blog Post:${TEXT_ID}`, { content: 'Theirs' }, 'b2');
    keep(`sent:Blog Post:${TEXT_ID}`, {}, 'b2');
    keep(`Blog Post:${TEXT_ID}`, { content: 'In a dialog' });
    await sendOldTexts();
    expect(left()).toHaveLength(3);
    expect(server.callsOf('PUT')).toEqual([]);
  });
});
