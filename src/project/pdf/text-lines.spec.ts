import { textLines } from './text-lines';

/** Each sign is 1 wide. */
const broken = (text: string, width: number) => textLines(text, width, ({ length }) => length);

describe('the lines of a text on paper', () => {
  it('break at blanks and behind hyphens', () => {
    expect(broken('A well-kept register', 8)).toEqual(['A well-', 'kept', 'register']);
  });

  it('break an email address at its "@" and dots alone, unless a part of it is too long', () => {
    expect(broken('Write to grace@school.example', 19)).toEqual(['Write to grace', '@school.example']);
    expect(broken('grace@school.example', 12)).toEqual(['grace', '@school.', 'example']);
    expect(broken('gracemulenga@school.example', 10)).toEqual(['gracemulen', 'ga@school.', 'example']);
  });

  it('never break the number of a quotation, which is one word', () => {
    expect(broken('For Q-2026-0042 twice', 11)).toEqual(['For', 'Q-2026-0042', 'twice']);
  });

  it('break any other word that is too long anywhere', () => {
    expect(broken('mosi.example/quotes/0123', 10)).toEqual(['mosi.examp', 'le/quotes/', '0123']);
  });
});
