import { readableTexts } from './readable-text';
import { stretchesOf, withoutStyles } from './styles';
import { compareWords } from './word-diff';

const compared = (one: string, other: string) =>
  readableTexts({ text: one, isMarkdown: true }, { text: other, isMarkdown: true });
const read = (one: string, other: string) => compared(one, other).map(withoutStyles);

describe('readable texts', () => {
  it('contain no Markdown signs', () => {
    const text = [
      '## Fees\n\nThey are **low**, see [the list](/fees) or <https://a.example>.',
      '- Maize\n- Beans\n\n3. Third',
      '> Good.\n\n---\n\n![A field](/uploads/0123456789abcdef0123456789abcdef.png "In June")',
      '| Crop | Price |\n| --- | --- |\n| Maize | K9 |',
    ].join('\n\n');
    expect(read(text, '')[0]).toBe(
      [
        'Fees\n\nThey are low, see the list (/fees) or https://a.example.',
        '• Maize\n• Beans\n\n3. Third',
        '“Good.”\n\n———\n\n[Image 1: A field. In June]',
        'Crop · Price\nMaize · K9',
      ].join('\n\n'),
    );
  });

  it('distinguish words from equal code', () => {
    const [one, other] = compared('Type `ls`.\n\n```\na\n```', 'Type ls.\n\na');
    expect(withoutStyles(one)).toBe(withoutStyles(other));
    expect(stretchesOf(one)).toEqual([
      { text: 'Type ', styles: [] },
      { text: 'ls.\n\na', styles: ['code'] },
    ]);
    expect(stretchesOf(other)).toEqual([{ text: 'Type ls.\n\na', styles: [] }]);
  });

  it('number different images with equal alt text', () => {
    const [one, other] = ['0', '1'].map((digit) => `/uploads/${digit.repeat(32)}.png`);
    expect(read(`![](${one})`, '')[0]).toBe('[Image 1]');
    expect(read(`Fees\n\n![A field](${one})`, `Fee\n\n![A field](${other})`)).toEqual([
      'Fees\n\n[Image 1: A field]',
      'Fee\n\n[Image 2: A field]',
    ]);
  });

  it('have equal bullets when one text is plain', () => {
    const [plain] = readableTexts({ text: 'Crops:\n- Maize\n* Beans' }, { text: '- Maize', isMarkdown: true });
    expect(plain).toBe('Crops:\n• Maize\n• Beans');
  });

  it.each([
    ['They are low.', 'They are **low.**', 'low (bold)'],
    ['They *are low*.', 'They **are low**.', 'are low (bold)'],
    ['## Fees', '### Fees', 'Fees (smaller heading)'],
    ['Low fees', '**High** fees', 'High (bold)'],
  ])('differ when only the style differs: %s, %s', (one, other, said) => {
    const changed = compareWords(...compared(one, other)).after.filter(({ isChanged }) => isChanged);
    expect(
      changed.flatMap(({ text }) => stretchesOf(text).map(({ text: words, styles }) => `${words} (${styles.join()})`)),
    ).toEqual([said]);
  });

  it('fall back to the source when both read alike', () => {
    expect(read('* Fees', '- Fees')).toEqual(['* Fees', '- Fees']);
  });

  it('leave plain text unchanged', () => {
    expect(readableTexts({ text: 'Low *fees*' }, { text: 'Low *fees*.', isMarkdown: true }).map(withoutStyles)).toEqual(
      ['Low *fees*', 'Low fees.'],
    );
  });
});
