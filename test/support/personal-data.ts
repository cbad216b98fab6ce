import type { FoundPersonalData, PersonalDataCount, PersonalDataKind } from '../../src/contract/privacy';
import { MailOutbox } from '../../src/platform/mail/mail-outbox';
import { asNewVisitor, type SignedIn } from './accounts';
import type { TestApp } from './app';
import { COMMENT } from './comments';
import { createBlog } from './content';
import { REQUEST, saveQuote } from './project';

export const MESSAGE = {
  name: 'Bwalya Mulenga',
  email: 'bwalya@example.com',
  subject: 'School fees',
  message: 'How much is the course?',
};

/** Sends `MESSAGE` with these changes as a new visitor. Returns its id. @param key idempotency key of the call */
export async function sendMessage(test: TestApp, changes: object = {}, key?: string): Promise<string> {
  const headers = { ...asNewVisitor(), ...(key && { 'idempotency-key': key }) };
  const body = { ...MESSAGE, ...changes };
  await test.http.post('/api/contact').set(headers).send(body).expect(201);
  const newest = await test.connection.collection('contacts').findOne({}, { sort: { createdAt: -1 } });
  return String(newest?._id);
}

/** Creates records of every kind that contain this email address of a visitor, with answers by staff. */
export async function leaveTraces(test: TestApp, editor: SignedIn, email: string): Promise<{ requestId: string }> {
  const post = (path: string, body: object, key: string) =>
    test.http
      .post(path)
      .set({ ...asNewVisitor(), 'idempotency-key': `${key} ${email}`.slice(0, 64) })
      .send(body)
      .expect(201);
  const contactId = await sendMessage(test, { email }, `message ${email}`.slice(0, 64));
  const reply = { contactId, email, subject: 'Re: School fees', message: 'It is free.' };
  await test.http.post('/api/contact/reply').set(editor).send(reply).expect(200);
  const deletedId = await sendMessage(test, { subject: 'Sent twice', email });
  // Waits for the emails about the message, because they would not be sent after the message was deleted.
  await test.app.get(MailOutbox).whenIdle();
  await test.http.delete(`/api/contact/${deletedId}`).set(editor).expect(200);
  const { requestId } = (await post('/api/project', { ...REQUEST, email }, 'request')).body;
  const quote = await saveQuote(test, editor, requestId);
  await test.http.post('/api/project/quote/send-email').set(editor).send({ quoteId: quote._id }).expect(200);
  await post(`/api/project/track/${requestId}/messages`, { email, text: `Or write to ${email}.` }, 'question');
  const note = { kind: 'note', text: `Also reads ${email}.` };
  for (const path of [`contact/${contactId}`, `project/${requestId}`])
    await test.http.post(`/api/${path}/messages`).set(editor).send(note).expect(201);
  const { _id: postId } = await createBlog(test, editor, { title: 'Robots' });
  await post(`/api/blogs/${postId}/comments`, { ...COMMENT, email }, 'comment');
  const [comment] = (await test.http.get('/api/comments').query({ q: email, limit: 1 }).set(editor).expect(200)).body;
  const answer = { text: `We wrote to ${email}.` };
  await test.http.put(`/api/comments/${comment._id}/reply`).set(editor).send(answer).expect(200);
  await post('/api/newsletter', { email }, 'newsletter');
  await test.http.post('/api/auth/login').set(asNewVisitor()).send({ email, password: 'not the password' }).expect(401);
  await test.app.get(MailOutbox).whenIdle();
  return { requestId };
}

/** Returns the number of records by kind. Leaves out kinds without records. */
export function countsOf(kinds: readonly PersonalDataCount[]): Partial<Record<PersonalDataKind, number>> {
  return Object.fromEntries(kinds.filter(({ count }) => count > 0).map(({ kind, count }) => [kind, count]));
}

export async function findPerson(test: TestApp, admin: SignedIn, email: string): Promise<FoundPersonalData> {
  return (await test.http.post('/api/privacy/find').set(admin).send({ email }).expect(200)).body as FoundPersonalData;
}
