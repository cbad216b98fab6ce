import { Types } from 'mongoose';
import { TIMELINE_MAX, type TimelineEntry } from '../../src/contract/timeline';
import { type SignedIn, useEachRole } from '../support/accounts';
import { useTestApp } from '../support/app';
import { leaveTraces, MESSAGE, sendMessage } from '../support/personal-data';

const UNKNOWN = '0123456789abcdef01234567';

describe('timeline of a person', () => {
  const test = useTestApp();
  const as = useEachRole(test);

  const read = (kind: string, id: string, who: SignedIn = as.viewer) =>
    test.http.get(`/api/timeline/${kind}/${id}`).set(who);
  const idOf = async (collection: string, email: string): Promise<string> =>
    String((await test.connection.collection(collection).findOne({ email }))?._id);

  it('is equal from each record, newest first, with links to each', async () => {
    const email = 'ruth@school.example';
    const { requestId } = await leaveTraces(test, as.editor, email);
    await sendMessage(test, as.viewer, { ...MESSAGE, email: `x${email}` });
    const contactId = await idOf('contacts', email);
    const { body, headers } = await read('messages', contactId).expect(200);
    const entries = body as TimelineEntry[];
    expect(headers['x-total-count']).toBe(String(entries.length));
    expect((await read('requests', requestId).expect(200)).body).toEqual(entries);
    expect((await read('newsletter', await idOf('subscribers', email)).expect(200)).body).toEqual(entries);
    const commentId = await idOf('comments', email);
    expect((await read('comments', commentId).expect(200)).body).toEqual(entries);

    const events = entries.filter(({ isEvent }) => isEvent).map(({ title }) => title);
    expect(events).toEqual(expect.arrayContaining(['Note, by The editor', 'Quote not emailed']));
    expect(events).not.toContain(MESSAGE.subject);
    const times = entries.map(({ at }) => at);
    expect(times).toEqual([...times].sort().reverse());
    const [message, request] = [`/admin/contacts?message=${contactId}`, `/admin/quotes?request=${requestId}`];
    const comment = `/admin/comments?comment=${commentId}`;
    const shown = entries.map(({ kind, title, path }) => [kind, title, path]);
    expect(shown).toEqual(
      expect.arrayContaining([
        ['messages', MESSAGE.subject, message],
        ['messages', 'The editor replied, not emailed: Re: School fees', message],
        ['messages', 'Note, by The editor', message],
        ['requests', 'Web App Designing', request],
        ['requests', 'Quote not emailed', request],
        ['requests', 'Mutinta Phiri wrote', request],
        ['requests', 'Note, by The editor', request],
        ['comments', 'Comment on Robots', comment],
        ['comments', 'The editor replied to the comment', comment],
        ['newsletter', 'Subscribed', '/admin/newsletter'],
        ['mails', 'not emailed: notice of a message', message],
        ['mails', 'not emailed: notice of a quote request', request],
      ]),
    );
    // The timeline contains no text of notes and messages.
    expect(JSON.stringify(entries)).not.toMatch(/Also reads|Or write to|We wrote|@/);
  });

  it('names only the newest of many, with their number', async () => {
    const email = 'many@school.example';
    const contactId = await sendMessage(test, as.viewer, { ...MESSAGE, email });
    const note = { _id: new Types.ObjectId(), kind: 'note', text: 'x', by: 'Mary', at: new Date() };
    const notes = Array.from({ length: TIMELINE_MAX + 5 }, () => note);
    await test.connection.collection('contacts').updateOne({ email }, { $set: { notes } as never });
    const { body, headers } = await read('messages', contactId).expect(200);
    expect(body).toHaveLength(TIMELINE_MAX);
    expect(Number(headers['x-total-count'])).toBeGreaterThanOrEqual(TIMELINE_MAX + 6);
  });

  it.each([
    ['messages', UNKNOWN],
    ['requests', UNKNOWN],
    ['newsletter', 'nonsense'],
    ['mails', UNKNOWN],
    ['constructor', UNKNOWN],
  ])('answers 404 for %s %s', async (kind, id) => {
    await read(kind, id).expect(404);
  });
});
