import { asNewVisitor, useEachRole } from '../support/accounts';
import { useTestApp } from '../support/app';
import { createComment } from '../support/comments';
import { createBlog } from '../support/content';
import { imageOf } from '../support/files';
import { sendMessage } from '../support/personal-data';
import { REQUEST, saveQuote, sendRequest } from '../support/project';

const NAME = 'Simon Hale\u0301vy\u000b-O’Brien';
const STORED = 'Simon Halévy-O’Brien';
const WORDS = 'Lange  Straße 7,\r\nKøbenhavn\u0000 and Łódź';
const MESSAGE = { name: NAME, email: 'simon@Köln.example', phone: '0977\u00a0123\u2011456 ext. 12', subject: 'Fees' };
const VISITOR = { email: 'other@example.com', phone: '', subject: 'Other', message: 'Other', name: 'Other' };

describe('incoming text', () => {
  const test = useTestApp();
  const as = useEachRole(test);
  let messageId: string;
  let requestId: string;
  let postId: string;
  let commentId: string;

  beforeAll(async () => {
    await sendMessage(test, { ...MESSAGE, message: WORDS });
    await sendMessage(test, VISITOR);
    const post = { title: `Robots ${NAME}`, content: WORDS };
    postId = (await createBlog(test, as.editor, post))._id;
    await createBlog(test, as.editor, { title: 'Other' });
    commentId = (await createComment(test, as.editor, { name: NAME, text: WORDS }))._id;
    await createComment(test, as.editor, { name: 'Other', text: 'Other' });
    requestId = await sendRequest(test, { ...REQUEST, name: NAME, organisation: 'Škola Mój', description: WORDS });
    await sendRequest(test, { ...REQUEST, name: 'Other', organisation: '', description: 'Other' });
    messageId = (await read('/api/contact?q=halevy'))[0]?._id;
  });

  const read = async (path: string) => (await test.http.get(path).set(as.viewer).expect(200)).body;

  it('is stored without unwritable characters, composed, with plain line ends', async () => {
    const [message] = await read('/api/contact?q=simon');
    expect(message).toMatchObject({
      ...{ name: STORED, email: 'simon@xn--kln-sna.example', phone: '0977 123-456 ext. 12' },
      message: 'Lange  Straße 7,\nKøbenhavn and Łódź',
    });
    expect(await read(`/api/project/${requestId}`)).toMatchObject({ name: STORED, organisation: 'Škola Mój' });
    expect((await read(`/api/blogs/${postId}`)).title).toBe(`Robots ${STORED}`);
  });

  it.each([
    ...['halevy', 'Halévy', 'HALE\u0301VY', 'o’brien', "O'Brien", 'obrien', 'strasse', 'lange straße', 'kobenhavn'],
    'lodz',
  ])('is found by %j in every list that has a search', async (typed) => {
    const q = encodeURIComponent(typed);
    const messages = await read(`/api/contact?q=${q}`);
    expect(messages.map(({ _id }: { _id: string }) => _id)).toEqual([messageId]);
    const posts = await read(`/api/blogs?q=${q}`);
    expect(posts.map(({ _id }: { _id: string }) => _id)).toEqual([postId]);
    const comments = await read(`/api/comments?q=${q}`);
    expect(comments.map(({ _id }: { _id: string }) => _id)).toEqual([commentId]);
    const { projectRequests } = await read(`/api/project?q=${q}`);
    expect(projectRequests.map(({ _id }: { _id: string }) => _id)).toEqual([requestId]);
  });

  it('is found by its email address as typed', async () => {
    expect(await read(`/api/contact?q=${encodeURIComponent('simon@köln.example')}`)).toHaveLength(1);
  });

  it('contains no surrogate half, whatever a call sends', async () => {
    const body = JSON.stringify({ ...VISITOR, name: 'Half \ud800one' });
    await test.http.post('/api/contact').set(asNewVisitor()).type('json').send(body).expect(201);
    expect((await read('/api/contact?q=half')).map(({ name }: { name: string }) => name)).toEqual(['Half one']);
  });

  it('is found in the lists of images and redirects, too', async () => {
    const file = await imageOf(20, 20, 'png');
    const { body } = await test.http.post('/api/uploads').set(as.editor).attach('file', file, 'a.png').expect(201);
    const [stored] = await read('/api/media');
    await test.http.put(`/api/media/${stored._id}`).set(as.editor).send({ alt: `A street in Łódź` }).expect(200);
    expect((await read('/api/media?q=lodz')).map(({ path }: { path: string }) => path)).toEqual([body.filePath]);
    await test.http.post('/api/redirects').set(as.admin).send({ from: '/Café', to: '/about' }).expect(201);
    expect(await read('/api/redirects?q=caf')).toHaveLength(1);
  });

  it('is found by a phone number in any format, without its extension', async () => {
    for (const q of ['0977 123 456', '+260 977-123-456', '00260977123456', '977123', '0977.123.456']) {
      expect(await read(`/api/contact?q=${encodeURIComponent(q)}`)).toHaveLength(1);
    }
    expect(await read('/api/contact?q=12345612')).toEqual([]);
  });

  it('does not break the feed when older versions stored it', async () => {
    const posts = test.connection.collection('blogs');
    await posts.updateMany(
      { title: 'Other' },
      { $set: { title: 'Robots\u000b for \ufffemaize', excerpt: 'a\u0000b' } },
    );
    await test.http.put(`/api/blogs/${postId}`).set(as.editor).send({ category: 'News' }).expect(200);
    const { text } = await test.http.get('/feed.xml').expect(200);
    expect(text).toContain('Robots for maize');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters must be absent
    expect(text).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/);
  });

  it('keeps control characters of a password, and takes é either way', async () => {
    const password = 'cafe\u0301 \u000b battery staple';
    const body = { name: 'Ann', email: 'ann@example.com', password, role: 'viewer' };
    await test.http.post('/api/users').set(as.admin).send(body).expect(201);
    const login = (typed: string) =>
      test.http.post('/api/auth/login').set(asNewVisitor()).send({ email: body.email, password: typed });
    await login(password).expect(200);
    await login(password.normalize('NFC')).expect(200);
    await login(password.replace('\u000b', '')).expect(401);
  });

  it('accepts a null revision of a declined quote as none', async () => {
    await saveQuote(test, as.editor, requestId, { status: 'sent' });
    const word = { email: REQUEST.email, revision: null, reason: 'price' };
    const answer = await test.http.post(`/api/project/quote/${requestId}/decline`).set(asNewVisitor()).send(word);
    expect([answer.status, answer.body.quote?.status]).toEqual([200, 'rejected']);
  });
});
