import { REQUEST_FORM_WORDS } from '../../src/contract/website/request-form';
import { MailOutbox } from '../../src/platform/mail/mail-outbox';
import { asNewVisitor, useEachRole } from '../support/accounts';
import { useMailedApp } from '../support/mailed-app';
import { REQUEST, saveQuote, sendRequest } from '../support/project';

const SCOPES = { ...REQUEST_FORM_WORDS.scopes, large: 'Twenty lessons and the test' };
const TEAM_SIZES = { ...REQUEST_FORM_WORDS.teamSizes, small: 'One teacher' };

describe('owner’s text for requests and quotes', () => {
  const test = useMailedApp();
  const as = useEachRole(test);
  let requestId: string;
  beforeAll(async () => {
    const words = { scopes: SCOPES, teamSizes: TEAM_SIZES, description: 'When do you have time?' };
    await test.http.put('/api/website/requestForm').set(as.editor).send(words).expect(200);
    const settings = { answerDays: 5, workingWeek: 'saturdays', quoteIncluded: ['A car with two brakes'] };
    await test.http.put('/api/settings').set(as.admin).send(settings).expect(200);
    requestId = await sendRequest(test);
    await test.app.get(MailOutbox).whenIdle();
  });

  const visit = async (path: string) => (await test.http.get(path).set(asNewVisitor()).expect(200)).text;

  it('appears in and around the form', async () => {
    const html = await visit('/contact?tab=quote');
    for (const words of [SCOPES.large, TEAM_SIZES.small, 'When do you have time?', 'within 1-5 working days']) {
      expect(html).toContain(words);
    }
    expect(html).not.toContain(REQUEST_FORM_WORDS.scopes.large);
    expect(html).not.toContain('1-2 business days');
    expect(await visit('/services')).toContain('answer within 1-5 working days.');
  });

  it('appears in emails to client and owner', async () => {
    const [receipt] = test.mailbox.to(REQUEST.email);
    const { contactEmail } = (await test.http.get('/api/settings')).body;
    const [notice] = test.mailbox.to(contactEmail);
    for (const { text } of [receipt, notice]) {
      expect(text).toContain(SCOPES.large);
      expect(text).toContain(TEAM_SIZES.small);
    }
    expect(receipt.text).toContain('answer within 1-5 working days.');
  });

  it('decides what is overdue: nothing before the promised day', async () => {
    const lateOn = async (daysAgo: number) => {
      const createdAt = new Date(Date.now() - daysAgo * 86_400_000);
      await test.connection.collection('projectrequests').updateMany({}, { $set: { createdAt } });
      const { body } = await test.http.get('/api/project').set(as.viewer).expect(200);
      const { late } = (await test.http.get('/api/project/figures').set(as.viewer).expect(200)).body;
      return [body.projectRequests[0].isLate, late];
    };
    expect(await lateOn(5)).toEqual([false, 0]);
    expect(await lateOn(9)).toEqual([true, 1]);
  });

  it('is the default of new quotes, and leaves existing ones', async () => {
    const { included, _id } = await saveQuote(test, as.editor, requestId);
    expect(included).toEqual(['A car with two brakes']);
    await test.http.put('/api/settings').set(as.admin).send({ quoteIncluded: [] }).expect(200);
    expect(await saveQuote(test, as.editor, requestId)).toMatchObject({ _id, included });
    expect((await saveQuote(test, as.editor, await sendRequest(test))).included).toEqual([]);
  });

  it('appears on the quote', async () => {
    await saveQuote(test, as.editor, requestId, { status: 'sent' });
    expect(await visit(`/quotes/${requestId}`)).toContain(SCOPES.large);
  });
});
