import type { Quote, VisitorQuote } from '../../src/contract/project';
import { asNewVisitor, type SignedIn, signInAsEach } from '../support/accounts';
import { useMailedApp } from '../support/mailed-app';
import { pagesOf } from '../support/pdf-pages';
import { REQUEST, saveQuote, sendRequest } from '../support/project';
import { counted, exact, sendableQuotes, type WrittenTerms, writtenRows } from '../support/quote-amounts';
import { mailedRows, pdfWords, readMail, readPage, totalOf } from '../support/quote-readers';
import fc from '../support/random-cases';

/**
 * Number of quotes: few in `npm test`, more with another seed in `npm run test:long`. `sums.spec.ts` tests far more
 * sums.
 */
const QUOTES = process.env.RANDOM_SEED ? 100 : 3;
const QUOTES_MS = 300_000;

describe('total of a random quote, to the cent', () => {
  const test = useMailedApp();
  let editor: SignedIn;
  beforeAll(async () => {
    editor = (await signInAsEach(test)).editor;
  });

  const read = (path: string) => test.http.get(path).set(asNewVisitor());
  const amountsOf = (quote: Quote | VisitorQuote) => ({ ...counted(quote), price: exact(quote.price) });

  it(
    'is equal in API, page, email, attached PDF and downloaded PDF',
    async () => {
      const files: Buffer[] = [];
      const quotes: WrittenTerms[] = [];
      const tried = fc.asyncProperty(sendableQuotes, async (terms) => {
        const requestId = await sendRequest(test);
        const { _id } = await saveQuote(test, editor, requestId, terms);
        const sending = test.http.post('/api/project/quote/send-email').set(editor).send({ quoteId: _id });
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
      pagesOf(...files).forEach((pages, place) => {
        const words = pages.join(' ');
        expect(pdfWords(quotes[place]).filter((row) => !words.includes(row))).toEqual([]);
      });
    },
    QUOTES_MS,
  );
});
