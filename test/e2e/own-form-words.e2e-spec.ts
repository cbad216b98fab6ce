import { CONTACT } from '../../src/contract/website/contact-section';
import { REQUEST_FORM_TEXTS } from '../../src/contract/website/request-form';
import { MailOutbox } from '../../src/platform/mail/mail-outbox';
import { asNewVisitor, useEachRole } from '../support/accounts';
import { changeSettings } from '../support/content';
import { forgetRecords } from '../support/fresh-site';
import { useMailedApp } from '../support/mailed-app';
import { pagesOf } from '../support/pdf-pages';
import { REQUEST, saveQuote, sendRequest } from '../support/project';
import { sendAfterTheWait } from '../support/revised-mails';

const test = useMailedApp();
const as = useEachRole(test);
const visit = async (path: string) => (await test.http.get(path).set(asNewVisitor()).expect(200)).text;

const SCOPES = { ...REQUEST_FORM_TEXTS.scopes, large: 'Twenty lessons and the test' };
const TEAM_SIZES = { ...REQUEST_FORM_TEXTS.teamSizes, small: 'One teacher' };

describe('owner’s text for requests and quotes', () => {
  let requestId: string;
  beforeAll(async () => {
    const words = { scopes: SCOPES, teamSizes: TEAM_SIZES, description: 'When do you have time?' };
    await test.http.put('/api/website/requestForm').set(as.editor).send(words).expect(200);
    const quoteIncluded = ['A car with two brakes'];
    await changeSettings(test, as.admin, { answerDays: 5, workingWeek: 'saturdays', quoteIncluded });
    requestId = await sendRequest(test);
    await test.app.get(MailOutbox).whenIdle();
  });

  it('appears in and around the form', async () => {
    const html = await visit('/contact?tab=quote');
    for (const words of [SCOPES.large, TEAM_SIZES.small, 'When do you have time?', 'within 1-5 working days']) {
      expect(html).toContain(words);
    }
    expect(html).not.toContain(REQUEST_FORM_TEXTS.scopes.large);
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
    await changeSettings(test, as.admin, { quoteIncluded: [] });
    expect(await saveQuote(test, as.editor, requestId)).toMatchObject({ _id, included });
    expect((await saveQuote(test, as.editor, await sendRequest(test))).included).toEqual([]);
  });

  it('appears on the quote', async () => {
    await saveQuote(test, as.editor, requestId, { status: 'sent' });
    expect(await visit(`/quotes/${requestId}`)).toContain(SCOPES.large);
  });
});

const WORDS = {
  labels: { projectScope: 'How many lessons', teamSize: 'How many learners', description: 'Your hours' },
  missing: 'Please say when you have time.',
  sheet: { heading: 'Your price', text: 'It will stand here.' },
  sketch: ['Lessons and hours', 'Instructor'],
  submitted: 'We have your question.',
  facts: { scope: 'Lessons', teamSize: 'Learners' },
  quotation: {
    lines: 'What you learn',
    timeline: 'Time',
    team: 'Your instructor',
    stamp: 'Stamp of the insurer',
    first: 'These are your hours.',
    again: 'These are your new hours.',
    changed: 'Your hours have changed.',
  },
};

/** Matches default texts that do not suit a driving school. */
const DEFAULT_TEXT = /Project (Scope|Quote|Description)|Team Size|project request|price for a project/;

/** Matches the HTML of a line in the illustration beside the form: the line's text and the bar after it. */
const lineOf = (line: string, flags = '') => new RegExp(`<p[^>]*>${line}<span`, flags);

describe('text around the quote form', () => {
  beforeAll(async () => {
    await test.forgetMail();
    await forgetRecords(test);
  });

  it('is the default until an owner changes it', async () => {
    const form = await visit('/contact?tab=quote');
    const { labels, sheet, sketch } = REQUEST_FORM_TEXTS;
    for (const line of sketch) expect(form).toMatch(lineOf(line));
    for (const words of [...Object.values(labels), sheet.heading, sheet.text])
      expect(form).toContain(words.replaceAll("'", '&#x27;'));
    expect(await visit('/contact')).toContain(CONTACT.words.price);

    await test.http.put('/api/website/requestForm').set(as.admin).send(WORDS).expect(200);
    await test.http.put('/api/website/contact').set(as.admin).send({ price: 'What do lessons cost?' }).expect(200);
    const ownHtml = await visit('/contact?tab=quote');
    for (const words of [...Object.values(WORDS.labels), WORDS.sheet.heading, WORDS.sheet.text]) {
      expect(ownHtml).toContain(`>${words}<`);
    }
    for (const line of WORDS.sketch) expect(ownHtml).toMatch(lineOf(line));
    for (const line of REQUEST_FORM_TEXTS.sketch) expect(ownHtml).not.toMatch(lineOf(line));
    expect(await visit('/contact?do=find')).toContain('>Your price<');
    expect(await visit('/contact')).toContain('What do lessons cost?');
    for (const path of ['/contact', '/contact?tab=quote', '/contact?do=find']) {
      expect(await visit(path)).not.toMatch(DEFAULT_TEXT);
    }
  });

  it('omits the element of an empty sentence', async () => {
    const { sheet } = WORDS;
    await test.http
      .put('/api/website/requestForm')
      .set(as.admin)
      .send({ sheet: { ...sheet, text: '' } })
      .expect(200);
    expect(await visit('/contact?tab=quote')).not.toMatch(/<p><\/p>/);
    await test.http.put('/api/website/contact').set(as.admin).send({ price: '' }).expect(200);
    expect(await visit('/contact')).toContain('Request a quote');
  });

  it('omits an empty sketch and repeated lines', async () => {
    const write = (sketch: string[]) =>
      test.http.put('/api/website/requestForm').set(as.admin).send({ sketch }).expect(200);
    await write(['Hours', 'Hours']);
    expect((await visit('/contact?tab=quote')).match(lineOf('Hours', 'g'))).toHaveLength(1);
    await write([]);
    expect(await visit('/contact?tab=quote')).not.toMatch(/<div[^>]*aria-hidden="true"><\/div>/);
  });

  it('is used in answer, emails and quote', async () => {
    const { body } = await test.http.post('/api/project').set(asNewVisitor()).send(REQUEST).expect(201);
    expect(body).toMatchObject({ message: WORDS.submitted, msg: WORDS.submitted });
    await test.app.get(MailOutbox).whenIdle();
    const [receipt] = test.mailbox.to(REQUEST.email);
    const { contactEmail } = (await test.http.get('/api/settings')).body;
    const [notice] = test.mailbox.to(contactEmail);
    for (const { text } of [receipt, notice]) {
      expect(text).toMatch(/^Lessons: /m);
      expect(text).toMatch(/^Learners: /m);
      expect(text).not.toMatch(/^(Scope|Team size): /m);
    }
    const requestId = await sendRequest(test);
    await saveQuote(test, as.admin, requestId, { status: 'sent' });
    expect(await visit(`/quotes/${requestId}`)).toContain('>Lessons</dt>');
  });

  it('is used on a quote’s page, in its file and its emails', async () => {
    const lines = [{ text: 'Hours on the road', quantity: 30, unitPrice: 2_400 }];
    const requestId = await sendRequest(test);
    const { _id: quoteId } = await saveQuote(test, as.admin, requestId, { lines, status: 'sent' });
    const send = () => test.http.post('/api/project/quote/send-email').set(as.admin).send({ quoteId }).expect(200);
    const mailed = (words: string) =>
      test.mailbox.to(REQUEST.email).findLast(({ text }) => text?.includes(words))?.text;
    const drawn = async () =>
      (await test.http.get(`/api/project/quote/${requestId}/pdf`).set(asNewVisitor()).buffer(true).expect(200)).body;
    const { lines: heading, timeline, team, stamp, first, again, changed } = WORDS.quotation;
    const page = await visit(`/quotes/${requestId}`);
    for (const words of [heading, timeline, team, stamp]) expect(page).toContain(`>${words}<`);
    const [file] = await pagesOf(await drawn());
    for (const words of [heading, timeline, team, stamp]) expect(file).toContain(words);
    await send();
    const mail = mailed(first);
    for (const words of [`${timeline}: `, `${team}: `, '(30 × ']) expect(mail).toContain(words);
    for (const said of [page, file, mail])
      expect(said).not.toMatch(/Timeline|school or firm|What we do|for your project/);

    await saveQuote(test, as.admin, requestId, { lines, status: 'sent', timeEstimate: 2 });
    await sendAfterTheWait(test.app.get(MailOutbox));
    expect(mailed(changed)).toContain(`${timeline}: 2 weeks`);
    await send();
    expect(mailed(again)).toContain(`${timeline}: 2 weeks`);
  });

  it('omits the stamp when its text is empty', async () => {
    const quotation = { ...WORDS.quotation, stamp: '' };
    await test.http.put('/api/website/requestForm').set(as.admin).send({ quotation }).expect(200);
    const requestId = await sendRequest(test);
    await saveQuote(test, as.admin, requestId, { status: 'sent' });
    expect(await visit(`/quotes/${requestId}`)).toMatch(/<li>Name and signature<\/li><li>Date<\/li>/);
  });
});
