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

describe('caller', () => {
  it.each(FALSY)('treats %s as a refusal for every call', async (_, answer) => {
    api.answer('PUT /team/m1', answer);
    api.answer('DELETE /team/m1', answer);
    await expect(team.update('m1', {})).rejects.toMatchObject({ status: 400, message: '' });
    await expect(team.remove('m1')).rejects.toMatchObject({ status: 400, message: '' });
  });

  it('passes on the message of an answer with success false', async () => {
    api.answer('PUT /team/m1', { body: { success: false, message: 'Not now.' } });
    await expect(team.update('m1', {})).rejects.toMatchObject({ status: 400, message: 'Not now.' });
  });

  it.each([
    ['null', { body: null }],
    ['nothing', { body: NO_BODY }],
  ])('treats %s as no quote', async (_, answer) => {
    api.answer('GET /project/admin/quote/r1', answer);
    await expect(quotes.readOf('r1')).resolves.toBeNull();
  });

  it('trusts the status of a deleted user if no failure is reported', async () => {
    api.answer('DELETE /users/u1', { body: NO_BODY });
    await expect(users.remove('u1')).resolves.toBeNull();
    api.answer('DELETE /users/u1', { body: { success: false } });
    await expect(users.remove('u1')).rejects.toMatchObject({ status: 400 });
  });

  it.each<[string, object]>([
    ['success and message', { success: true, message: 'Sent.' }],
    ['msg alone', { msg: 'Sent.' }],
  ])('treats a submission as accepted when the answer is %s', async (_, body) => {
    api.answer('POST /contact/reply', { body });
    const reply = { contactId: 'c1', email: 'r@example.org', subject: 'Re', message: 'Hi', lastReplyId: null };
    await expect(contacts.reply(reply)).resolves.toEqual(body);
  });
});
