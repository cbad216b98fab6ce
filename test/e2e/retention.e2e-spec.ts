import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Types } from 'mongoose';
import type { Comment } from '../../src/contract/comments';
import { PROJECT_STATUSES } from '../../src/contract/project';
import { MailOutbox } from '../../src/platform/mail/mail-outbox';
import { Outbox } from '../../src/platform/mail/outbox/outbox';
import { RetentionService } from '../../src/privacy/retention.service';
import { useAdmin } from '../support/accounts';
import { useTestApp } from '../support/app';
import { COMMENT, createComment } from '../support/comments';
import { changeSettings, createBlog } from '../support/content';
import { findPerson, MESSAGE, sendMessage } from '../support/personal-data';
import { REQUEST, readQuote, saveQuote, sendRequest } from '../support/project';

const EMAIL = 'bwalya@school.example';
const NOW = new Date('2026-11-21T08:00:00.000Z');
const OLD = new Date('2024-11-21T07:59:59.999Z');
const YOUNG = new Date('2024-11-21T08:00:00.000Z');

describe('retention of personal data', () => {
  const test = useTestApp();
  const admin = useAdmin(test);
  beforeEach(async () => {
    for (const name of ['contacts', 'projectrequests', 'comments'])
      await test.connection.collection(name).deleteMany({});
    await test.app.get(MailOutbox).whenIdle();
    for (const { name } of await outbox().list()) await outbox().remove(name);
    await changeSettings(test, admin, { retentionMonths: 24 });
  });

  const outbox = () => test.app.get(Outbox);

  const sweep = () => test.app.get(RetentionService).sweep(NOW);
  const touch = (collection: string, id: string, updatedAt: Date, fields: object = {}) =>
    test.connection
      .collection(collection)
      .updateOne({ _id: new Types.ObjectId(id) }, { $set: { createdAt: OLD, updatedAt, ...fields } });
  const countOf = (collection: string) => test.connection.collection(collection).countDocuments();

  it('deletes messages in any status untouched for 24 months', async () => {
    for (const status of ['new', 'read', 'replied', 'archived']) {
      await touch('contacts', await sendMessage(test, { email: EMAIL }), OLD, { status });
    }
    const young = await sendMessage(test, { email: EMAIL, subject: 'Answered lately' });
    await touch('contacts', young, YOUNG);
    expect(await sweep()).toEqual({ messages: 4, requests: 0, comments: 0, accounts: 0, documents: 0, outboxFiles: 0 });
    const { body } = await test.http.get('/api/contact').set(admin).expect(200);
    expect(body.map(({ subject }: { subject: string }) => subject)).toEqual(['Answered lately']);
    expect(await countOf('trash')).toBe(0);
  });

  it('deletes closed requests with quotes, never one that waits for staff', async () => {
    const kept: string[] = [];
    for (const status of PROJECT_STATUSES) {
      const id = await sendRequest(test, { ...REQUEST, email: EMAIL });
      await saveQuote(test, admin, id);
      await touch('projectrequests', id, OLD, { status });
      if (status === 'pending' || status === 'in_review') kept.push(id);
    }
    const young = await sendRequest(test, { ...REQUEST, email: EMAIL });
    await touch('projectrequests', young, YOUNG, { status: 'accepted' });
    expect(await sweep()).toMatchObject({ requests: 3 });
    const left = await test.connection.collection('projectrequests').find().toArray();
    expect(left.map(({ _id }) => _id.toHexString()).sort()).toEqual([...kept, young].sort());
    for (const id of kept) expect(await readQuote(test, admin, id)).not.toBeNull();
  });

  it('keeps requests whose quote was changed recently', async () => {
    const id = await sendRequest(test, { ...REQUEST, email: EMAIL });
    await touch('projectrequests', id, OLD, { status: 'quoted' });
    await saveQuote(test, admin, id, { status: 'sent' });
    expect(await sweep()).toMatchObject({ requests: 0 });
    expect(await readQuote(test, admin, id)).not.toBeNull();
  });

  it('deletes unapproved comments, and email addresses of approved ones', async () => {
    const { _id: postId } = await createBlog(test, admin);
    const write = async (text: string, status: string, updatedAt: Date) => {
      const { _id } = await createComment(test, admin, { text }, postId);
      await test.http.put(`/api/comments/${_id}`).set(admin).send({ status }).expect(200);
      await touch('comments', _id, updatedAt);
    };
    for (const status of ['waiting', 'approved', 'refused']) await write(`old and ${status}`, status, OLD);
    await write('answered lately', 'approved', YOUNG);
    const shown = async () => (await test.http.get(`/api/blogs/${postId}/comments`).expect(200)).body;
    const before = await shown();
    expect(before).toHaveLength(2);

    expect(await sweep()).toMatchObject({ comments: 3 });
    expect(await shown()).toEqual(before);
    const inOffice = (await test.http.get('/api/comments').set(admin).expect(200)).body as Comment[];
    expect(inOffice.map(({ text, email }) => [text, email]).sort()).toEqual([
      ['answered lately', COMMENT.email],
      ['old and approved', ''],
    ]);
    expect(await findPerson(test, admin, COMMENT.email)).toMatchObject({ total: 1 });
    const [aged] = await test.connection.collection('comments').find({ email: '' }).toArray();
    expect(JSON.stringify(aged)).not.toContain(COMMENT.email);
    expect(aged).not.toHaveProperty('consent');
    expect(await sweep()).toMatchObject({ comments: 0 });
  });

  it('deletes email files of the outbox', async () => {
    const folder = join(test.environment.dataDir, 'outbox');
    mkdirSync(folder, { recursive: true });
    for (const [name, time] of [
      ['old.eml', OLD],
      ['young.eml', YOUNG],
    ] as const) {
      writeFileSync(join(folder, name), `To: ${EMAIL}\r\n\r\nHello`);
      utimesSync(join(folder, name), time, time);
    }
    expect(await sweep()).toMatchObject({ outboxFiles: 1 });
    expect(await outbox().list()).toEqual([expect.objectContaining({ name: 'young.eml' })]);
  });

  it('deletes all of many records', async () => {
    const row = {
      ...MESSAGE,
      email: EMAIL,
      phone: '',
      status: 'archived',
      replies: [],
      createdAt: OLD,
      updatedAt: OLD,
    };
    const keys = { nameKey: '', subjectKey: '', searchLines: '' };
    await test.connection.collection('contacts').insertMany(Array.from({ length: 450 }, () => ({ ...row, ...keys })));
    expect(await sweep()).toMatchObject({ messages: 450 });
    expect(await countOf('contacts')).toBe(0);
  });

  it('follows the months of the settings, and keeps all with 0', async () => {
    const id = await sendMessage(test, { email: EMAIL });
    await touch('contacts', id, new Date('2026-10-01T00:00:00.000Z'));
    await changeSettings(test, admin, { retentionMonths: 0 });
    expect(await sweep()).toBeNull();
    await changeSettings(test, admin, { retentionMonths: 2 });
    expect(await sweep()).toMatchObject({ messages: 0 });
    await changeSettings(test, admin, { retentionMonths: 1 });
    expect(await sweep()).toMatchObject({ messages: 1 });
  });

  it('deletes nothing on a new installation without an outbox', async () => {
    expect(await outbox().list()).toEqual([]);
    expect(await sweep()).toEqual({ messages: 0, requests: 0, comments: 0, accounts: 0, documents: 0, outboxFiles: 0 });
  });
});
