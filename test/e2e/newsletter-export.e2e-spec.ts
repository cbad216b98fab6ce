import { NewsletterService } from '../../src/newsletter/newsletter.service';
import { asNewVisitor, useEachRole } from '../support/accounts';
import { useTestApp } from '../support/app';

describe('GET /newsletter/export', () => {
  const test = useTestApp();
  const as = useEachRole(test);
  afterEach(() => jest.restoreAllMocks());

  const subscribe = (email: string) =>
    test.http.post('/api/newsletter').set(asNewVisitor()).send({ email }).expect(201);
  const entries = async () =>
    (await test.http.get('/api/audit?action=newsletter.export').set(as.admin).expect(200)).body;

  it('returns all subscribers, newest first, spreadsheet-safe, without tokens or consents', async () => {
    await subscribe('bwalya@mail.example');
    await subscribe('+mary@mail.example');
    const answer = await test.http.get('/api/newsletter/export').set(as.editor).expect(200);
    const { body: list } = await test.http.get('/api/newsletter').set(as.viewer).expect(200);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="newsletter-subscribers.csv"');
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.text).toBe(
      `\uFEFFEmail,Subscribed,Status\r\n'+mary@mail.example,${list[0].createdAt},Subscribed\r\nbwalya@mail.example,${list[1].createdAt},Subscribed\r\n`,
    );
  });

  it('records who exported the list, without its content', async () => {
    const before = (await entries()).length;
    await test.http.get('/api/newsletter/export').set(as.editor).expect(200);
    const [entry, ...older] = await entries();
    expect(older).toHaveLength(before);
    expect(entry).toMatchObject({ action: 'newsletter.export', actorName: 'The editor', subjectId: '', fields: [] });
  });

  it('breaks the connection rather than return half a list', async () => {
    jest.spyOn(test.app.get(NewsletterService), 'exportRows').mockImplementation(async function* () {
      yield ['Email', 'Subscribed'];
      throw new Error('the database went away');
    });
    await expect(test.http.get('/api/newsletter/export').set(as.editor)).rejects.toThrow(/aborted|hang up/);
  });

  it('reads a list longer than one database batch', async () => {
    const rows = Array.from({ length: 2_500 }, (_, index) => ({
      email: `reader${index}@many.example`,
      unsubscribeToken: `token ${index}`,
      createdAt: new Date(),
      updatedAt: new Date(),
    }));
    await test.connection.collection('subscribers').insertMany(rows);
    const { text } = await test.http.get('/api/newsletter/export').set(as.admin).expect(200);
    expect(text.match(/@many\.example/g)).toHaveLength(2_500);
    expect(text).not.toContain('token');
  });
});
