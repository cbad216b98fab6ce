import { textLines } from './text-lines';

/** Breaks a text into lines. Each character has the width 1. */
const broken = (text: string, width: number) => textLines(text, width, ({ length }) => length);

describe('textLines', () => {
  it('breaks at spaces and after hyphens', () => {
    expect(broken('A well-kept register', 8)).toEqual(['A well-', 'kept', 'register']);
    expect(broken('ten signs!  and', 10)).toEqual(['ten signs!', 'and']);
  });

  it('breaks an email address at "@" and dots if its parts fit', () => {
    expect(broken('Write to grace@school.example', 19)).toEqual(['Write to grace', '@school.example']);
    expect(broken('grace@school.example', 12)).toEqual(['grace', '@school.', 'example']);
    expect(broken('gracemulenga@school.example', 10)).toEqual(['gracemulen', 'ga@school.', 'example']);
  });

  it('never breaks the number of a quote', () => {
    expect(broken('For Q-2026-0042 twice', 11)).toEqual(['For', 'Q-2026-0042', 'twice']);
  });

  it('breaks any other word that is too long anywhere', () => {
    expect(broken('mosi.example/quotes/0123', 10)).toEqual(['mosi.examp', 'le/quotes/', '0123']);
  });

  it('keeps empty lines, also of an empty text', () => {
    expect(broken('a\n\nb', 10)).toEqual(['a', '', 'b']);
    expect(broken('', 10)).toEqual(['']);
  });
});
