import { Types } from 'mongoose';
import { PALETTE } from '../../../src/contract/colours/palette';
import { META_READ, type PageReads, SETTINGS_READ } from '../../../src/contract/rendering';
import { DEFAULT_SETTINGS } from '../../../src/contract/settings';
import { REQUEST_FORM_WORDS } from '../../../src/contract/website/request-form';
import { quoteAgreedMail } from '../../../src/project/mails/answer-receipt-mails';
import { quoteMail } from '../../../src/project/mails/quote-mail';
import { drawQuotation } from '../../../src/project/pdf/quotation-pdf';
import { saveQuote } from '../../../src/project/rules/request-and-quote';
import { type Quote, toQuote, toVisitorQuote } from '../../../src/project/schemas/quote.schema';
import { loadRenderer } from '../../../src/site/rendering';
import { pagesOf } from '../../support/pdf-pages';
import { REQUEST } from '../../support/project';
import { counted, exact, sendableQuotes, type WrittenTerms, writtenRows } from '../../support/quote-amounts';
import { mailedRows, pdfWords, readMail, readPage, totalOf } from '../../support/quote-readers';
import fc from '../../support/random-cases';

const QUOTES = 10_000;
const FILES = 200;
/** For a machine that does much else meanwhile. */
const PATIENCE_MS = 1_800_000;
const ID = new Types.ObjectId();
const NOW = new Date('2026-11-22T08:00:00.000Z');
const SITE = {
  siteName: 'Mosi',
  ownerEmail: 'office@mosi.example',
  publicUrl: 'https://mosi.example',
  palette: PALETTE,
};
const PROJECT = {
  ...REQUEST,
  _id: ID.toHexString(),
  serviceId: { _id: ID.toHexString(), title: 'Web design' },
  status: 'quoted' as const,
  createdAt: NOW.toISOString(),
  updatedAt: NOW.toISOString(),
};

/** As it is stored once staff have sent it. */
const stored = (terms: WrittenTerms): Quote =>
  saveQuote(
    { status: 'pending' },
    { ...terms, timeEstimate: 4, teamSize: 'Two people', status: 'sent' },
    { now: NOW, settings: DEFAULT_SETTINGS },
  ).quote as Quote;

const words = REQUEST_FORM_WORDS.quotation;

const overTheWire = <Body>(body: Body): Body => JSON.parse(JSON.stringify(body)) as Body;

/** Each amount, as all who show it write it. `npm test` tries a few through the whole application: `quote-sums.e2e-spec.ts`. */
describe('what a quote comes to, to the cent', () => {
  const asserted = (numRuns: number, holds: (terms: WrittenTerms) => unknown) =>
    fc.assert(
      fc.asyncProperty(sendableQuotes, async (terms) => void (await holds(terms))),
      { numRuns },
    );

  it(
    `is what the API says, for ${QUOTES} random quotes`,
    () =>
      asserted(QUOTES, (terms) => {
        const quote = stored(terms);
        const { total } = counted(terms);
        for (const body of [overTheWire(toQuote(ID, quote, NOW)), overTheWire(toVisitorQuote(quote, NOW))]) {
          expect(body && { ...counted(body), price: exact(body.price) }).toEqual({ ...counted(terms), price: total });
        }
      }),
    PATIENCE_MS,
  );

  it(
    `is what mails say, in words and in HTML, for ${QUOTES} random quotes`,
    () =>
      asserted(QUOTES, (terms) => {
        const quote = toQuote(ID, stored(terms), NOW);
        for (const mail of [quoteMail(PROJECT, quote, words), quoteAgreedMail(PROJECT, quote, words, null)]) {
          const { text, html } = readMail(mail(SITE));
          expect(text).toEqual(mailedRows(terms));
          expect(html).toEqual(text);
        }
      }),
    PATIENCE_MS,
  );

  it(
    `is what the client’s page says, for ${QUOTES} random quotes`,
    () => {
      const renderer = loadRenderer();
      return asserted(QUOTES, async (terms) => {
        const request = {
          ...{ requestId: PROJECT._id, name: REQUEST.name, description: REQUEST.description, status: 'quoted' },
          ...{ service: 'Web design', projectScope: 'large', createdAt: NOW.toISOString(), thread: [] },
          quote: toVisitorQuote(stored(terms), NOW),
        };
        const reads: PageReads = {
          [META_READ]: { value: { now: NOW.toISOString(), publicUrl: SITE.publicUrl } },
          [SETTINGS_READ]: { value: DEFAULT_SETTINGS },
          [`/project/track/${PROJECT._id}`]: { value: request },
        };
        const { html } = await renderer.render({ path: `/quotes/${PROJECT._id}`, search: '', reads });
        const rows = writtenRows(terms);
        expect(readPage(html)).toEqual({ ...rows, total: totalOf(rows) });
      });
    },
    PATIENCE_MS,
  );

  it(
    `is what the PDF says, for ${FILES} random quotes`,
    async () => {
      const quotes = fc.sample(sendableQuotes, FILES);
      const files: Buffer[] = [];
      for (const terms of quotes) {
        const quote = toVisitorQuote(stored(terms), NOW);
        if (!quote) throw new Error('nothing was sent');
        const { name, organisation, projectScope: scope } = REQUEST;
        const from = DEFAULT_SETTINGS;
        files.push(
          await drawQuotation({
            from,
            logo: null,
            name,
            organisation,
            service: 'Web',
            scope,
            quote,
            payment: null,
            words,
            url: 'mosi.example',
          }),
        );
      }
      const pages = pagesOf(...files);
      quotes.forEach((terms, place) => {
        const words = pages[place].join(' ');
        expect(pdfWords(terms).filter((row) => !words.includes(row))).toEqual([]);
      });
    },
    PATIENCE_MS,
  );
});
