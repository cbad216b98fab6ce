import { formatMoney } from '../../src/contract/terms';
import { type WrittenRow, type WrittenTerms, writtenRows } from './quote-amounts';

/** What is an amount and what is not: "−K100.00". */
const AMOUNT = /^−?[$K][\d,]+\.\d\d$/;

const pairsOf = (text: string, pattern: RegExp): WrittenRow[] =>
  [...text.matchAll(pattern)].map(([, label, amount]): WrittenRow => [label, amount]);

/** The amounts of a mail, in the order of reading; its plain words and its HTML say the same. */
export const readMail = ({ text = '', html = '' }: { text?: string; html?: string }) => ({
  text: pairsOf(text, /^(.*): (.*)$/gm).filter(([, amount]) => AMOUNT.test(amount)),
  html: pairsOf(html, /<tr><td[^>]*>([^<]*)<\/td><td[^>]*>(?:<strong>)?([^<]*)<\//g).filter(([, amount]) =>
    AMOUNT.test(amount),
  ),
});

/** What mails say of lines and sums: a line with its quantity and its price. */
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

/** The amounts of the quotation's own page. */
export const readPage = (html: string) => ({
  lines: pairsOf(html, /<tr><th scope="row"[^>]*><b[^>]*>([^<]*)<\/b>.*?<td>([^<]*)<\/td><\/tr>/g),
  sums: pairsOf(html, /<dt>([^<]*)<\/dt><dd>([^<]*)<\/dd>/g).filter(([, amount]) => AMOUNT.test(amount)),
  /** Large, on the first screen. */
  total: /<p [^>]*data-arrival[^>]*>([^<]*)</.exec(html)?.[1],
});

/** What the file says of each line and each sum, one after the other. */
export function pdfWords(terms: WrittenTerms): string[] {
  const { lines, sums } = writtenRows(terms);
  return [
    ...terms.lines.map(({ quantity, unitPrice, text }, place) =>
      [quantity.toLocaleString('en-US'), formatMoney(unitPrice, terms.currency), lines[place][1], text].join(' '),
    ),
    ...sums.map((row) => row.join(' ')),
  ];
}

/** The total among the sums. */
export const totalOf = ({ sums }: { sums: WrittenRow[] }): string | undefined =>
  sums.find(([label]) => label === 'Total' || label === 'Price')?.[1];
