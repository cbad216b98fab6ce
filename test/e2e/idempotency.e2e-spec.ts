import { randomUUID } from 'node:crypto';
import { CONTACT_TEXTS } from '../../src/contract/contact';
import { MESSAGES } from '../../src/contract/errors';
import { IdempotencyService } from '../../src/platform/idempotency/idempotency.service';
import { MailOutbox } from '../../src/platform/mail/mail-outbox';
import { asNewVisitor, useAdmin } from '../support/accounts';
import { useMailedApp } from '../support/mailed-app';

const MESSAGE = { name: 'Chanda', email: 'chanda@example.com', subject: 'Robots', message: 'Do you teach robotics?' };
const SENT = { success: true, msg: CONTACT_TEXTS.sent, message: CONTACT_TEXTS.sent };
const REQUEST = {
  name: 'Chanda',
  email: 'chanda@example.com',
  serviceId: 'web-app-designing',
  description: 'A website for our school.',
};
const DAY_MS = 86_400_000;

describe('public call repeated with its key', () => {
  const test = useMailedApp();
  const admin = useAdmin(test);

  beforeEach(async () => {
    await test.app.get(MailOutbox).whenIdle();
    test.mailbox.reset();
    for (const name of ['contacts', 'projectrequests', 'idempotency']) {
      await test.connection.collection(name).deleteMany({});
    }
  });

  const records = () => test.connection.collection('idempotency');
  const send = (key: string, body: object = MESSAGE) =>
    test.http.post('/api/contact').set(asNewVisitor()).set('Idempotency-Key', key).send(body);
  const request = (key: string, body: object = REQUEST) =>
    test.http.post('/api/project').set(asNewVisitor()).set('Idempotency-Key', key).send(body);
  const stored = async (): Promise<unknown[]> => (await test.http.get('/api/contact').set(admin).expect(200)).body;
  const mailsSent = async (): Promise<number> => {
    await test.app.get(MailOutbox).whenIdle();
    return test.mailbox.received.length;
  };

  it('returns the first answer, stores once and emails once', async () => {
    const key = randomUUID();
    expect((await send(key).expect(201)).body).toEqual(SENT);
    // Sends the same content with differences that do not matter: order of fields, spaces, case, an unknown field.
    const { name, email, subject, message } = MESSAGE;
    const again = { extra: 1, message: ` ${message}`, subject, email: email.toUpperCase(), name };
    expect((await send(key, again).expect(201)).body).toEqual(SENT);
    expect(await stored()).toHaveLength(1);
    // The owner and the visitor each get one email.
    expect(await mailsSent()).toBe(2);
  });

  it('returns the same number for a repeated quote request', async () => {
    const key = randomUUID();
    const first = await request(key).expect(201);
    const second = await request(key).expect(201);
    expect(second.body).toEqual(first.body);
    const list = await test.http.get('/api/project').set(admin).expect(200);
    expect(list.body.pagination.total).toBe(1);
  });

  it('stores once for five simultaneous calls', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => request(key).expect(201)));
    expect(new Set(answers.map(({ body }) => body.requestId)).size).toBe(1);
    const list = await test.http.get('/api/project').set(admin).expect(200);
    expect(list.body.pagination.total).toBe(1);
    // The owner and the client each get one email.
    expect(await mailsSent()).toBe(2);
  });

  it('is refused with other content', async () => {
    const key = randomUUID();
    await send(key).expect(201);
    const answer = await send(key, { ...MESSAGE, message: 'Something else' }).expect(409);
    expect(answer.body.message).toBe(MESSAGES.keyReused);
    expect(await stored()).toHaveLength(1);
  });

  it('is another call with another key or route, or without a key', async () => {
    const key = randomUUID();
    await send(key).expect(201);
    await send(randomUUID()).expect(201);
    await test.http.post('/api/contact').set(asNewVisitor()).send(MESSAGE).expect(201);
    await request(key).expect(201);
    expect(await stored()).toHaveLength(3);
  });

  it.each([
    ['1234567', 400],
    ['12345678', 201],
    ['k'.repeat(64), 201],
    ['k'.repeat(65), 400],
  ])('requires a key of 8 to 64 characters: %s is %i', async (key, status) => {
    await send(key).expect(status);
    expect(await stored()).toHaveLength(status === 201 ? 1 : 0);
  });

  it('forgets a refusal: the corrected call succeeds', async () => {
    const key = randomUUID();
    await request(key, { ...REQUEST, serviceId: 'no-such-service' }).expect(400);
    await request(key).expect(201);
  });

  it('stores once when the process died between storing and answering', async () => {
    const key = randomUUID();
    const first = await request(key).expect(201);
    // Simulates a crash after the request was stored: removes the stored answer, and lets the hold on the key expire.
    await records().updateOne({ key }, { $unset: { answer: 1 }, $set: { heldUntil: new Date(0) } });
    const second = await request(key).expect(201);
    expect(second.body).toEqual(first.body);
    const list = await test.http.get('/api/project').set(admin).expect(200);
    expect(list.body.pagination.total).toBe(1);
    // The owner and the client each get one email.
    expect(await mailsSent()).toBe(2);
  });

  it('waits for the first call and returns its answer', async () => {
    const key = randomUUID();
    await send(key).expect(201);
    await records().updateOne({ key }, { $unset: { answer: 1 }, $set: { heldUntil: new Date(Date.now() + 60_000) } });
    const second = send(key).then((answer) => answer);
    await records().updateOne({ key }, { $set: { answer: SENT } });
    expect((await second).body).toEqual(SENT);
    expect(await stored()).toHaveLength(1);
  });

  it('is forgotten after seven days, like the draft of a device', async () => {
    const key = randomUUID();
    await send(key).expect(201);
    const age = (days: number) => ({ $set: { createdAt: new Date(Date.now() - days * DAY_MS) } });
    await records().updateOne({ key }, age(6.9));
    await send(key).expect(201);
    expect(await stored()).toHaveLength(1);
    await records().updateOne({ key }, age(7.1));
    await send(key, { ...MESSAGE, message: 'A new week' }).expect(201);
    expect(await stored()).toHaveLength(2);

    await records().updateOne({ key }, age(7.1));
    await send(randomUUID()).expect(201);
    await test.app.get(IdempotencyService).sweep();
    expect(await records().countDocuments()).toBe(1);
  });

  it('stores no personal data with the key', async () => {
    await send(randomUUID()).expect(201);
    const storedRecords = JSON.stringify(await records().find().toArray());
    for (const gone of ['Chanda', 'chanda@', 'Robots']) expect(storedRecords).not.toContain(gone);
  });
});
