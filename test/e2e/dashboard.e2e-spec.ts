import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { BlogViewsService } from '../../src/blogs/blog-views.service';
import { Blog, type BlogRow } from '../../src/blogs/schemas/blog.schema';
import type { DashboardStatistics } from '../../src/contract/dashboard';
import { daysAfter, lusakaDay, mondayOf, monthOf } from '../../src/contract/lusaka-day';
import { asNewVisitor, useEachRole } from '../support/accounts';
import { useTestApp } from '../support/app';
import { changeSettings, createBlog, createMember, createService } from '../support/content';
import { forgetRecords } from '../support/fresh-site';
import { sendMessage } from '../support/personal-data';
import { REQUEST, saveQuote, sendRequest } from '../support/project';

const test = useTestApp();
const as = useEachRole(test);
beforeEach(() => forgetRecords(test));

describe('GET /dashboard', () => {
  const read = async (who = as.viewer) => (await test.http.get('/api/dashboard').set(who).expect(200)).body;
  const write = (subject: string) =>
    sendMessage(test, { name: 'Mutale', phone: '0970000000', subject, message: 'Private words.' });

  it('returns zeros and empty lists on an empty site', async () => {
    expect(await read()).toEqual({
      totalViews: 0,
      teamMembers: 0,
      services: 0,
      blogPosts: 0,
      newMessages: 0,
      waitingComments: 0,
      pendingRequests: 0,
      questions: 0,
      questionOf: null,
      saidPaid: 0,
      saidPaidOf: null,
      isUnderMaintenance: false,
      savesToOutbox: true,
      redirectsAreFull: false,
      restored: null,
      recentContacts: [],
      recentBlogs: [],
    });
  });

  it('reports maintenance mode to everybody logged in', async () => {
    for (const maintenanceMode of [true, false]) {
      await changeSettings(test, as.admin, { maintenanceMode });
      expect((await read()).isUnderMaintenance).toBe(maintenanceMode);
    }
  });

  it('counts everything, including views of the last seconds', async () => {
    const posts = [];
    for (const title of ['One', 'Two', 'Three', 'Four', 'Five'])
      posts.push(await createBlog(test, as.editor, { title }));
    await createMember(test, as.editor);
    await createMember(test, as.editor);
    const service = await createService(test, as.editor);
    for (const subject of ['First', 'Second', 'Third', 'Fourth', 'Fifth']) await write(subject);
    const request = { name: 'Chanda', email: 'chanda@example.com', serviceId: service._id, description: 'A shop.' };
    await test.http.post('/api/project').set(asNewVisitor()).send(request).expect(201);
    for (const post of [posts[0], posts[0], posts[1]]) await test.http.get(`/api/blogs/${post._id}`).expect(200);
    expect(await read()).toMatchObject({
      totalViews: 3,
      teamMembers: 2,
      services: 1,
      blogPosts: 5,
      newMessages: 5,
      waitingComments: 0,
      pendingRequests: 1,
    });
  });

  it('sums all views once, and again after a post was written', async () => {
    const posts = test.app.get<Model<BlogRow>>(getModelToken(Blog.name));
    const sums = jest.spyOn(posts, 'aggregate');
    const first = await createBlog(test, as.editor);
    const see = () => test.http.get(`/api/blogs/${first._id}`).expect(200);
    expect(await read()).toMatchObject({ totalViews: 0 });
    await see();
    expect(await read()).toMatchObject({ totalViews: 1 });
    await test.app.get(BlogViewsService).flush();
    await see();
    expect(await read()).toMatchObject({ totalViews: 2 });
    expect(sums).toHaveBeenCalledTimes(1);

    const second = await createBlog(test, as.editor);
    expect(await read()).toMatchObject({ totalViews: 2 });
    expect(sums).toHaveBeenCalledTimes(2);
    await test.http.delete(`/api/blogs/${first._id}`).set(as.editor).expect(200);
    expect(await read()).toMatchObject({ totalViews: 0 });
    await test.http.post(`/api/blogs/${first._id}/restore`).set(as.editor).expect(200);
    await test.http.get(`/api/blogs/${second._id}`).expect(200);
    expect(await read()).toMatchObject({ totalViews: 3 });
  });

  it('lists the four newest messages and posts with the displayed fields only', async () => {
    for (const title of ['One', 'Two', 'Three', 'Four', 'Five']) await createBlog(test, as.editor, { title });
    for (const subject of ['First', 'Second', 'Third', 'Fourth', 'Fifth']) await write(subject);
    const { recentContacts, recentBlogs } = await read();
    const stored = { _id: expect.stringMatching(/^[0-9a-f]{24}$/), createdAt: expect.stringMatching(/Z$/) };
    expect(recentBlogs).toEqual(
      ['Five', 'Four', 'Three', 'Two'].map((title) => ({ ...stored, title, authorName: 'Admin' })),
    );
    expect(recentContacts).toEqual(
      ['Fifth', 'Fourth', 'Third', 'Second'].map((subject) => ({ ...stored, subject, name: 'Mutale', status: 'new' })),
    );
  });

  it('counts unanswered questions of clients, and names the oldest', async () => {
    const ask = (id: string) =>
      test.http
        .post(`/api/project/track/${id}/messages`)
        .set(asNewVisitor())
        .send({ email: REQUEST.email, text: 'Is VAT in it?' })
        .expect(201);
    const say = (id: string, kind: string) =>
      test.http.post(`/api/project/${id}/messages`).set(as.editor).send({ text: 'Yes.', kind }).expect(201);
    const ids = [await sendRequest(test), await sendRequest(test), await sendRequest(test)];
    const [first, second, pending] = ids;
    for (const id of [first, second]) await saveQuote(test, as.editor, id, { status: 'sent' });
    for (const id of [second, first, pending]) await ask(id);
    expect(await read()).toMatchObject({ pendingRequests: 1, questions: 2, questionOf: second });
    await say(second, 'note');
    expect(await read()).toMatchObject({ questions: 2 });
    await say(second, 'call');
    expect(await read()).toMatchObject({ questions: 1, questionOf: first });
    await say(first, 'reply');
    expect(await read()).toMatchObject({ questions: 0, questionOf: null });
    for (const id of [first, second]) await ask(id);
    await saveQuote(test, as.editor, first, { status: 'sent', price: 900 });
    expect(await read()).toMatchObject({ questions: 1, questionOf: second });
    await saveQuote(test, as.editor, second, { status: 'rejected' });
    expect(await read()).toMatchObject({ questions: 0 });
  });

  it('excludes deleted records', async () => {
    const { _id } = await createBlog(test, as.editor);
    await test.http.get(`/api/blogs/${_id}`).expect(200);
    await test.http.delete(`/api/blogs/${_id}`).set(as.editor).expect(200);
    expect(await read()).toMatchObject({ totalViews: 0, blogPosts: 0, recentBlogs: [] });
  });
});

describe('GET /dashboard/figures', () => {
  const read = async (): Promise<DashboardStatistics> =>
    (await test.http.get('/api/dashboard/figures').set(as.viewer).expect(200)).body;
  const write = () => sendMessage(test, { name: 'Mutale', message: 'Private words.' });
  const today = () => lusakaDay(new Date());

  it('returns no numbers on an empty site', async () => {
    const answer = await read();
    expect(answer).toMatchObject({ lateRequests: 0, lateMessages: 0, open: [], openQuotes: 0, won: [], wonQuotes: 0 });
    expect(answer.firstAnswerMinutes).toBeNull();
    expect(answer.weeks).toHaveLength(12);
    expect(answer.weeks.at(-1)).toEqual({ start: mondayOf(today()), requests: 0, messages: 0 });
    expect(answer.weeks[0].start).toBe(daysAfter(mondayOf(today()), -77));
    expect(answer.months).toHaveLength(12);
    expect(answer.months.at(-1)).toEqual({ month: monthOf(today()), open: [], won: [] });
  });

  it('sums by currency, counts by week, and names nobody', async () => {
    await saveQuote(test, as.editor, await sendRequest(test), { status: 'sent', price: 640 });
    await saveQuote(test, as.editor, await sendRequest(test), { status: 'sent', price: 0.1, currency: 'ZMW' });
    await saveQuote(test, as.editor, await sendRequest(test), { status: 'sent', price: 0.2, currency: 'ZMW' });
    await saveQuote(test, as.editor, await sendRequest(test), { status: 'accepted', price: 31_250, currency: 'ZMW' });
    await saveQuote(test, as.editor, await sendRequest(test), { price: 5 });
    await write();
    const answer = await read();
    const open = [
      { currency: 'ZMW', total: 0.3 },
      { currency: 'USD', total: 640 },
    ];
    const won = [{ currency: 'ZMW', total: 31_250 }];
    expect(answer).toMatchObject({ open, openQuotes: 3, won, wonQuotes: 1, lateRequests: 0, firstAnswerMinutes: 0 });
    expect(answer.months.at(-1)).toEqual({ month: monthOf(today()), open, won });
    expect(answer.weeks.at(-1)).toMatchObject({ requests: 5, messages: 1 });
    expect(JSON.stringify(answer)).not.toMatch(/@|Mutale|Private/);
  });

  it('counts overdue requests, and takes the median of first replies', async () => {
    for (const _ of [1, 2, 3]) await sendRequest(test);
    await write();
    const [first, second] = await test.connection.collection('projectrequests').find().toArray();
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    const age = (name: string, filter: object, createdAt: Date) =>
      test.connection.collection(name).updateMany(filter, { $set: { createdAt } });
    await age('contacts', {}, ago(12 * 24 * 60));
    await age('projectrequests', { _id: first._id }, ago(60));
    await age('projectrequests', { _id: second._id }, ago(12 * 24 * 60));
    await test.http
      .post(`/api/project/${first._id.toHexString()}/messages`)
      .set(as.editor)
      .send({ kind: 'call', text: 'Called.' })
      .expect(201);
    expect(await read()).toMatchObject({ lateRequests: 1, lateMessages: 1, firstAnswerMinutes: 60 });
  });
});
