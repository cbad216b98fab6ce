import { randomUUID } from 'node:crypto';
import { Types } from 'mongoose';
import { asNewVisitor, signInAsAdmin } from '../support/accounts';
import type { TestApp } from '../support/app';
import { saveQuote, sendRequest } from '../support/project';
import { describeShared, useTwoApps } from '../support/two-apps';

const PUBLIC_URL = 'http://mosi.example';
const ROUNDS = 10;

describeShared('call sent to two processes simultaneously', () => {
  const apps = useTwoApps({ PUBLIC_URL });

  it('is stored once under one key', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const letter = { name: 'N', email: 'n@example.com', subject: `Letter ${round}`, message: 'May I ask?' };
      const headers = { 'idempotency-key': randomUUID() };
      const send = (app: TestApp) =>
        app.http
          .post('/api/contact')
          .set({ ...asNewVisitor(), ...headers })
          .send(letter);
      const answers = await Promise.all([...apps, ...apps].map((app) => send(app).expect(201)));
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect(await apps[0].connection.collection('contacts').countDocuments({ subject: letter.subject })).toBe(1);
    }
  });

  it('gets a unique quote number without a gap', async () => {
    const admin = await signInAsAdmin(apps[0]);
    const ids = await Promise.all(Array.from({ length: 2 * ROUNDS }, (_, turn) => sendRequest(apps[turn % 2])));
    const sent = await Promise.all(ids.map((id, turn) => saveQuote(apps[turn % 2], admin, id, { status: 'sent' })));
    const numbers = sent.map(({ number }) => Number(number?.split('-').at(-1))).sort((left, right) => left - right);
    expect(numbers).toEqual(Array.from(ids, (_, turn) => turn + 1));
  });

  it('is done once when a form without script has no key', async () => {
    const id = await sendRequest(apps[0]);
    const visitor = { ...asNewVisitor(), origin: PUBLIC_URL };
    const ask = (app: TestApp) =>
      app.http
        .post(`/quotes/${id}?do=ask`)
        .set(visitor)
        .type('form')
        .send({ email: 'mutinta@example.com', text: 'When can you begin?' });
    await Promise.all([...apps, ...apps].map((app) => ask(app).expect(303)));
    const stored = await apps[0].connection.collection('projectrequests').findOne({ _id: new Types.ObjectId(id) });
    expect(JSON.stringify(stored).split('When can you begin?').length - 1).toBe(1);
  });
});
