import { printable, unprintableIn } from '../../contract/printable';
import { loadFonts, runsOf } from './fonts';

/** Last code point to check. The fonts of the PDF have no characters beyond it. */
const LAST_OF_ALL = 0x1ffff;

describe('fonts of the PDF', () => {
  it.each([400, 700] as const)('have exactly the characters that staff are told can be printed: %i', async (weight) => {
    const fonts = (await loadFonts())[weight];
    const differing: string[] = [];
    for (let code = 0x20; code <= LAST_OF_ALL; code += 1) {
      const sign = String.fromCodePoint(code);
      // Skips surrogates and characters that are normalised to others.
      if ((code >= 0xd800 && code <= 0xdfff) || printable(sign) !== sign) continue;
      if (!fonts.some(({ signs }) => signs.has(code))) differing.push(sign);
    }
    expect(differing).toEqual([]);
    const signs = fonts.flatMap((font) => [...font.signs]).filter((code) => code > 0x20 && code < 0xfe00);
    expect(unprintableIn(signs.map((code) => String.fromCodePoint(code)))).toEqual([]);
  });

  it('change within a text only where necessary', async () => {
    const fonts = (await loadFonts())[400];
    const split = (text: string) => runsOf(text, fonts).map((run) => [run.font.name, run.text]);
    expect(split('Łukasz Жук')).toEqual([
      ['FamiljenGrotesk-Regular', 'Łukasz '],
      ['NotoSans-Regular', 'Жук'],
    ]);
  });
});
