import { BUILT_IN_SERVICES } from '../../src/contract/built-in-services';
import { MESSAGES } from '../../src/contract/errors';
import { formatDay } from '../../src/contract/lusaka-day';
import type { Quote, VisitorQuote } from '../../src/contract/project';
import { QUOTE_TEXTS } from '../../src/contract/quote-texts';
import { DEFAULT_SETTINGS } from '../../src/contract/settings';
import { termsOf } from '../../src/project/schemas/quote.schema';
import { asNewVisitor, type SignedIn, signInAsEach, useEachRole } from '../support/accounts';
import { startTestApp } from '../support/app';
import { useFreshRequest } from '../support/fresh-request';
import { useMailedApp } from '../support/mailed-app';
import { pagesOf } from '../support/pdf-pages';
import { QUOTE, REQUEST, saveQuote, sendRequest } from '../support/project';
import { counted, exact, sendableQuotes, type WrittenTerms, writtenRows } from '../support/quote-amounts';
import { mailedRows, pdfWords, readMail, readPage, totalOf } from '../support/quote-readers';
import fc from '../support/random-cases';

const test = useMailedApp();
const as = useEachRole(test);

const UNKNOWN = '0123456789abcdef01234567';

describe('emailing a quote', () => {
  const { request, post, quote, status, setStatus, accept } = useFreshRequest(test, as);

  describe('POST /project/quote/send-email', () => {
    const mail = (quoteId: unknown, who: SignedIn = as.editor) =>
      test.http.post('/api/project/quote/send-email').set(who).send({ quoteId });
    let draft: Quote;
    beforeEach(async () => {
      draft = await saveQuote(test, as.editor, request.id, { notes: 'Half first & half <later>.' });
    });

    it('emails quote and link; draft becomes sent, request becomes quoted', async () => {
      const answer = await mail(draft._id).expect(200);
      const { number, validUntil } = answer.body.quote as Quote;
      const given = { number, validUntil };
      expect(answer.body).toEqual({
        success: true,
        message: QUOTE_TEXTS.quoteMailed,
        msg: QUOTE_TEXTS.quoteMailed,
        quote: {
          ...draft,
          ...given,
          status: 'sent',
          revision: 1,
          revisions: [
            { ...termsOf(draft), validUntil: given.validUntil, revision: 1, sentAt: expect.stringMatching(/Z$/) },
          ],
          updatedAt: expect.stringMatching(/Z$/),
        },
      });
      expect(await quote()).toEqual(answer.body.quote);
      expect(await status()).toBe('quoted');

      expect(test.mailbox.received).toHaveLength(1);
      const [received] = test.mailbox.received;
      expect(received.envelope.to).toEqual([REQUEST.email]);
      expect(received.replyTo).toMatchObject([{ address: DEFAULT_SETTINGS.contactEmail }]);
      const [file, ...others] = received.attachments;
      expect(others).toEqual([]);
      expect(file).toMatchObject({ filename: `${number}-r1.pdf`, mimeType: 'application/pdf' });
      expect(
        Buffer.from(file.content as ArrayBuffer)
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-');
      const until = formatDay(String(given.validUntil)).split(',')[0];
      expect(received.subject).toBe(`Quote ${number}: $1,250.50, valid until ${until}`);
      const link = `https://mosi.example/quotes/${request.id}`;
      for (const words of ['$1,250.50', '6 weeks', QUOTE.teamSize, BUILT_IN_SERVICES[0].title, link, '<later>']) {
        expect(received.text).toContain(words);
      }
      expect(received.html).toContain(`href="${link}"`);
      expect(received.html).toContain('Half first &amp; half &lt;later&gt;.');
    });

    it('emails a sent quote again and changes nothing', async () => {
      const sent = (await mail(draft._id).expect(200)).body.quote;
      const again = await mail(draft._id).expect(200);
      expect(again.body.quote).toEqual(sent);
      expect(test.mailbox.received).toHaveLength(2);
      expect(await status()).toBe('quoted');
    });

    it('sends all changes since as one revision', async () => {
      await mail(draft._id).expect(200);
      await setStatus('in_review');
      await post({ price: 2 }).expect(200);
      await post({ price: 3 }).expect(200);
      const { quote: again } = (await mail(draft._id).expect(200)).body;
      expect(again).toMatchObject({ status: 'sent', price: 3, revision: 2 });
      expect(test.mailbox.received.at(-1)?.text).toContain('$3');
      expect(await status()).toBe('quoted');
    });

    it('refuses a quote without a price', async () => {
      await post({ price: 0 }).expect(200);
      const refused = await mail(draft._id).expect(400);
      expect(refused.body.errors).toEqual([{ field: 'price', message: QUOTE_TEXTS.noPrice }]);
      expect(test.mailbox.received).toEqual([]);
      expect(await quote()).toMatchObject({ price: 0, status: 'draft' });
    });

    it.each(['refuse', 'busy', 'die'] as const)('changes nothing when the mail server refuses (%s)', async (mode) => {
      test.mailbox.mode = mode;
      const answer = await mail(draft._id).expect(502);
      expect(answer.body).toMatchObject({ message: MESSAGES.mailRefused, msg: MESSAGES.mailRefused });
      expect(await quote()).toEqual(draft);
      expect(await status()).toBe('in_review');
      // After the failure, staff can edit the quote and send it again at once.
      test.mailbox.mode = 'accept';
      await post({ price: 99 }).expect(200);
      await mail(draft._id).expect(200);
      expect(test.mailbox.received).toHaveLength(1);
    });

    it.each(['accepted', 'rejected', 'expired'] as const)('refuses a quote that is %s', async (answered) => {
      await saveQuote(test, as.editor, request.id, { status: answered, notes: draft.notes });
      await mail(draft._id).expect(409);
      // Checks only emails with a quote, because the email about the new status may also have arrived.
      expect(test.mailbox.received.filter(({ subject }) => subject?.startsWith('Quote '))).toEqual([]);
      expect(await quote()).toMatchObject({ status: answered });
    });

    it('blocks edits and further emails of the quote meanwhile', async () => {
      test.mailbox.mode = 'slow';
      const waiting = test.mailbox.waiting();
      const first = mail(draft._id).then((answer) => answer);
      await waiting;
      expect((await post({ price: 1 }).expect(409)).body.message).toBe(QUOTE_TEXTS.beingMailed);
      expect((await mail(draft._id).expect(409)).body.message).toBe(QUOTE_TEXTS.beingMailed);
      const put = test.http.put(`/api/project/${request.id}`).set(as.editor).send({ status: 'accepted' });
      expect((await put.expect(409)).body.message).toBe(QUOTE_TEXTS.beingMailed);
      expect(await quote()).toEqual(draft);
      test.mailbox.release();
      expect((await first).body.quote).toMatchObject({ status: 'sent', price: QUOTE.price });
      expect(test.mailbox.received).toHaveLength(1);
      await post({ price: 1, status: 'sent' }).expect(200);
    });

    it('keeps an acceptance that arrives while a sent quote is emailed again', async () => {
      await mail(draft._id).expect(200);
      test.mailbox.mode = 'slow';
      const waiting = test.mailbox.waiting();
      const again = mail(draft._id).then((answer) => answer);
      await waiting;
      await accept().expect(200);
      test.mailbox.mode = 'accept';
      test.mailbox.release();
      expect((await again).body.quote.status).toBe('accepted');
      expect([(await quote())?.status, await status()]).toEqual(['accepted', 'accepted']);
    });

    it.each([UNKNOWN, 'nonsense'])('answers 404 for the quote %s', async (quoteId) => {
      await mail(quoteId).expect(404);
    });
  });
});

describe('a quote without a mail server', () => {
  it('counts as sent in the outbox, though no email is sent', async () => {
    const test = await startTestApp();
    const { editor } = await signInAsEach(test);
    const draft = await saveQuote(test, editor, await sendRequest(test));
    const answer = await test.http
      .post('/api/project/quote/send-email')
      .set(editor)
      .send({ quoteId: draft._id })
      .expect(200);
    expect(answer.body.msg).toBe(MESSAGES.savedToOutbox);
    expect(answer.body.quote).toMatchObject({ status: 'sent', revisions: [{ savedToOutbox: true }] });
    const { body: listed } = await test.http.get('/api/project').set(editor).expect(200);
    expect(listed.projectRequests[0].lastEvent).toMatchObject({ kind: 'sent', savedToOutbox: true });
    await test.close();
  });
});

/**
 * Number of random quotes. `npm test` uses few. `npm run test:long` uses more, with another seed each time. The unit
 * test `sums.spec.ts` tests far more sums.
 */
const QUOTES = process.env.RANDOM_SEED ? 100 : 3;
const QUOTES_MS = 300_000;

describe('total of a random quote, to the cent', () => {
  const read = (path: string) => test.http.get(path).set(asNewVisitor());
  const amountsOf = (quote: Quote | VisitorQuote) => ({ ...counted(quote), price: exact(quote.price) });

  it(
    'is equal in API, page, email, attached PDF and downloaded PDF',
    async () => {
      const files: Buffer[] = [];
      const quotes: WrittenTerms[] = [];
      const tried = fc.asyncProperty(sendableQuotes, async (terms) => {
        const requestId = await sendRequest(test);
        const { _id } = await saveQuote(test, as.editor, requestId, terms);
        const sending = test.http.post('/api/project/quote/send-email').set(as.editor).send({ quoteId: _id });
        const { quote } = (await sending.expect(200)).body;
        const rows = writtenRows(terms);
        const expected = { ...counted(terms), price: counted(terms).total };
        expect(amountsOf(quote)).toEqual(expected);
        expect(amountsOf((await read(`/api/project/quote/${requestId}`).expect(200)).body)).toEqual(expected);
        expect(readPage((await read(`/quotes/${requestId}`).expect(200)).text)).toEqual({
          ...rows,
          total: totalOf(rows),
        });
        const mail = test.mailbox.to(REQUEST.email).findLast(({ attachments }) => attachments.length > 0);
        if (!mail) throw new Error('no mail brought the file');
        const { text, html } = readMail(mail);
        expect(text).toEqual(mailedRows(terms));
        expect(html).toEqual(text);
        files.push(Buffer.from(mail.attachments[0].content as ArrayBuffer));
        files.push((await read(`/api/project/quote/${requestId}/pdf`).buffer(true).expect(200)).body);
        quotes.push(terms, terms);
      });
      await fc.assert(tried, { numRuns: QUOTES, endOnFailure: true });
      for (const [place, file] of files.entries()) {
        const words = (await pagesOf(file)).join(' ');
        expect(pdfWords(quotes[place]).filter((row) => !words.includes(row))).toEqual([]);
      }
    },
    QUOTES_MS,
  );
});
