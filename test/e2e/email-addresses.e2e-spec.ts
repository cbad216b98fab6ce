import { MESSAGES } from '../../src/contract/errors';
import { signIn, useEachRole } from '../support/accounts';
import { useTestApp } from '../support/app';
import { MESSAGE, sendMessage } from '../support/personal-data';
import { createUser, PASSWORD } from '../support/users';

/** Email addresses that older versions accepted, with a zero-width space and a letter of another script. */
const STORED = ['cha\u200bnda@example.com', 'ch\u0430nda@example.com'];

describe('email addresses of older versions that are invalid today', () => {
  const test = useTestApp();
  const as = useEachRole(test);

  /** Stores a message from the given email address, as an older version did. */
  async function storeMessage(email: string): Promise<string> {
    const id = await sendMessage(test);
    await test.connection.collection('contacts').updateOne({ email: MESSAGE.email }, { $set: { email } });
    return id;
  }

  it.each(STORED)('can be answered, found, exported and erased: %j', async (email) => {
    const contactId = await storeMessage(email);
    const reply = { contactId, email, subject: 'Re: Fees', message: 'Nothing.' };
    const answer = await test.http.post('/api/contact/reply').set(as.editor).send(reply).expect(200);
    expect(answer.body.message).toBe(MESSAGES.savedToOutbox);
    for (const what of ['find', 'export', 'erase']) {
      const found = await test.http.post(`/api/privacy/${what}`).set(as.admin).send({ email }).expect(200);
      expect(JSON.stringify(found.body)).toContain(email);
    }
    expect(await test.connection.collection('contacts').countDocuments({ email })).toBe(0);
  });

  it.each(STORED)('can log in, and must be corrected only on saving: %j', async (email) => {
    const user = await createUser(test, as.admin);
    await test.connection.collection('users').updateOne({ email: user.email }, { $set: { email } });
    await signIn(test, email, PASSWORD);
    const put = (body: object) => test.http.put(`/api/users/${user._id}`).set(as.admin).send(body);
    await put({ name: 'Another Name' }).expect(200);
    expect((await put({ email }).expect(400)).body.errors).toEqual([
      { field: 'email', message: 'Please enter a valid email address' },
    ]);
    await test.http.delete(`/api/users/${user._id}`).set(as.admin).expect(200);
  });
});
