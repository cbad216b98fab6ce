import { formatDay } from '../../src/contract/lusaka-day';
import { sumRowsOf, sumsOf } from '../../src/contract/sums';
import { formatMoney } from '../../src/contract/terms';
import { PdfWriter } from '../../src/documents/pdf/pdf-writer';
import { changeSettings } from '../support/content';
import { pagesOf } from '../support/pdf-pages';
import { REQUEST, saveQuote } from '../support/project';
import { startQuotationSite } from '../support/quotation-site';

const LINES = [
  { text: 'School register\nFor one school', quantity: 1, unitPrice: 24_000 },
  { text: 'Moving the records', quantity: 640, unitPrice: 7.55 },
];
const TERMS = { lines: LINES, discount: 99.95, vatPercent: 16, depositPercent: 40, currency: 'ZMW' } as const;

describe('GET /project/quote/:id/pdf', () => {
  const { site, read, send } = startQuotationSite();

  it('contains the agreed terms and every amount, without the client’s contact data', async () => {
    const quote = await send(TERMS);
    const answer = await read().expect(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${quote.number}-r1.pdf"`,
      'cache-control': 'private, no-cache',
      etag: expect.stringMatching(/^".{43}"$/),
    });
    expect(answer.body.length).toBeLessThan(200_000);
    const [page, ...others] = await pagesOf(answer.body);
    expect(others).toEqual([]);
    const amounts = sumsOf(quote).lines.map((amount) => formatMoney(amount, 'ZMW'));
    for (const words of [
      ...sumRowsOf(quote).flatMap(({ label, amount }) => [label, amount]),
      ...amounts,
      'K7.55',
      quote.number as string,
      'Valid until',
      formatDay(quote.validUntil as string),
      REQUEST.name,
      REQUEST.organisation,
      'For one school',
      '6 weeks',
      ...quote.included,
      quote.notes,
      `mosi.example/quotes/${site.requestId}`,
      'Page 1 of 1',
    ]) {
      expect(page).toContain(words);
    }
    for (const hidden of [REQUEST.email, REQUEST.phone]) expect(page).not.toContain(hidden);
  });

  it('is built once for all, resent only when changed, with an ETag', async () => {
    await send();
    const draw = jest.spyOn(PdfWriter, 'open');
    const first = await read().expect(200);
    const others = await Promise.all([read(), read(), read()]);
    for (const { body, headers } of others) {
      expect(body.equals(first.body)).toBe(true);
      expect(headers.etag).toBe(first.headers.etag);
    }
    const unchanged = await read().set('If-None-Match', first.headers.etag).expect(304);
    expect(unchanged.body).toHaveLength(0);
    expect(draw).toHaveBeenCalledTimes(1);
    await changeSettings(site.test, site.as.admin, { contactPhone: '+260 97 111 1111' });
    const changed = await read().set('If-None-Match', first.headers.etag).expect(200);
    expect((await pagesOf(changed.body))[0]).toContain('+260 97 111 1111');
    expect(draw).toHaveBeenCalledTimes(2);
    draw.mockRestore();
  });

  it('contains the sent terms, not the draft', async () => {
    await read().expect(404);
    await saveQuote(site.test, site.as.editor, site.requestId, { status: 'draft' });
    await read().expect(404);
    await send({ price: 640 });
    await send({ price: 6_400 });
    const [revised] = await pagesOf((await read().expect(200)).body);
    expect(revised).toContain('$640.00 → $6,400.00');
    await saveQuote(site.test, site.as.editor, site.requestId, { status: 'draft', price: 1 });
    await read().expect(404);
    for (const id of ['0123456789abcdef01234567', 'nonsense']) await read(id).expect(404);
  });
});
