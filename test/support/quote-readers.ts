import { formatMoney } from '../../src/contract/terms';
import { type WrittenRow, type WrittenTerms, writtenRows } from './quote-amounts';

/** Matches amounts such as "−K100.00". */
const AMOUNT = /^−?[$K][\d,]+\.\d\d$/;

const pairsOf = (text: string, pattern: RegExp): WrittenRow[] =>
  [...text.matchAll(pattern)].map(([, label, amount]): WrittenRow => [label, amount]);

/** Returns the labels and amounts in an email, in their order, from the plain text and from the HTML. */
export const readMail = ({ text = '', html = '' }: { text?: string; html?: string }) => ({
  text: pairsOf(text, /^(.*): (.*)$/gm).filter(([, amount]) => AMOUNT.test(amount)),
  html: pairsOf(html, /<tr><td[^>]*>([^<]*)<\/td><td[^>]*>(?:<strong>)?([^<]*)<\//g).filter(([, amount]) =>
    AMOUNT.test(amount),
  ),
});

/** Returns the lines and sums of a quote as emails show them: the label of a line contains quantity and price. */
export function mailedRows(terms: WrittenTerms): WrittenRow[] {
  const { lines, sums } = writtenRows(terms);
  const named = terms.lines.map(
    ({ text, quantity, unitPrice }, place): WrittenRow => [
      `${text} (${quantity.toLocaleString('en-US')} × ${formatMoney(unitPrice, terms.currency)})`,
      lines[place][1],
    ],
  );
  return [...named, ...sums];
}

/** Returns the labels and amounts on the client's page of a quote. */
export const readPage = (html: string) => ({
  lines: pairsOf(html, /<tr><th scope="row"[^>]*><b[^>]*>([^<]*)<\/b>.*?<td>([^<]*)<\/td><\/tr>/g),
  sums: pairsOf(html, /<dt>([^<]*)<\/dt><dd>([^<]*)<\/dd>/g).filter(([, amount]) => AMOUNT.test(amount)),
  /** Total in large type at the top of the page. */
  total: /<p [^>]*data-arrival[^>]*>([^<]*)</.exec(html)?.[1],
});

/** Returns the texts of a quote's lines and sums in the order of the PDF. */
export function pdfWords(terms: WrittenTerms): string[] {
  const { lines, sums } = writtenRows(terms);
  return [
    ...terms.lines.map(({ quantity, unitPrice, text }, place) =>
      [quantity.toLocaleString('en-US'), formatMoney(unitPrice, terms.currency), lines[place][1], text].join(' '),
    ),
    ...sums.map((row) => row.join(' ')),
  ];
}

export const totalOf = ({ sums }: { sums: WrittenRow[] }): string | undefined =>
  sums.find(([label]) => label === 'Total' || label === 'Price')?.[1];
