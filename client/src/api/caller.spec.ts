import { CONTACT_CALLS } from '@contract/calls/contact.calls';
import { QUOTE_CALLS } from '@contract/calls/project.calls';
import { TEAM_CALLS } from '@contract/calls/team.calls';
import { type FakeAnswer, freshApi, NO_BODY } from '@/testing/fake-api';
import { callers } from './caller';
import { users } from './users.api';

const team = callers(TEAM_CALLS);
const quotes = callers(QUOTE_CALLS);
const contacts = callers(CONTACT_CALLS);

const FALSY: [string, FakeAnswer][] = [
  ['null', { body: null }],
  ['false', { body: false }],
  ['an empty text', { body: '' }],
  ['nothing', { body: NO_BODY }],
  ['success false', { body: { success: false } }],
];
const api = freshApi();

describe('callers', () => {
  it.each(FALSY)('take %s for a refusal, whatever the call', async (_, answer) => {
    api.answer('PUT /team/m1', answer);
    api.answer('DELETE /team/m1', answer);
    await expect(team.update('m1', {})).rejects.toMatchObject({ status: 400, message: '' });
    await expect(team.remove('m1')).rejects.toMatchObject({ status: 400, message: '' });
  });

  it('pass on the words of an answer that says no', async () => {
    api.answer('PUT /team/m1', { body: { success: false, message: 'Not now.' } });
    await expect(team.update('m1', {})).rejects.toMatchObject({ status: 400, message: 'Not now.' });
  });

  it.each([
    ['null', { body: null }],
    ['nothing', { body: NO_BODY }],
  ])('take %s for no quote', async (_, answer) => {
    api.answer('GET /project/admin/quote/r1', answer);
    await expect(quotes.readOf('r1')).resolves.toBeNull();
  });

  it('believe the status of a deleted user, unless the answer says no', async () => {
    api.answer('DELETE /users/u1', { body: NO_BODY });
    await expect(users.remove('u1')).resolves.toBeNull();
    api.answer('DELETE /users/u1', { body: { success: false } });
    await expect(users.remove('u1')).rejects.toMatchObject({ status: 400 });
  });

  it.each<[string, object]>([
    ['success and message', { success: true, message: 'Sent.' }],
    ['msg alone', { msg: 'Sent.' }],
  ])('take a sending as done that is answered with %s', async (_, body) => {
    api.answer('POST /contact/reply', { body });
    const reply = { contactId: 'c1', email: 'r@example.org', subject: 'Re', message: 'Hi', lastReplyId: null };
    await expect(contacts.reply(reply)).resolves.toEqual(body);
  });
});
