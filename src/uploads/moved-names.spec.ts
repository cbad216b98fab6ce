import { ObjectId } from 'bson';
import { movesIn, namesMoved } from './moved-names';

const OLD = 'aaaaaaaaaaaaaaaaaaaaaaaa-2000x1000.jpg';
const OLDER = 'bbbbbbbbbbbbbbbbbbbbbbbb.svg';
const NEW = 'cccccccccccccccccccccccc-1000x500.png';
const stem = (name: string) => name.replace(/\.\w+$/, '');

describe('namesMoved', () => {
  const toText = namesMoved([OLDER, OLD], NEW);

  it.each([
    [`/uploads/${OLD}`, `/uploads/${NEW}`],
    [`https://mosi.example/uploads/${OLDER}?a`, `https://mosi.example/uploads/${NEW}?a`],
    [`![a](/uploads/${OLD} "b") and (/uploads/${OLDER})`, `![a](/uploads/${NEW} "b") and (/uploads/${NEW})`],
    // A width that the new file has, and one that it is not wide enough for.
    [`/uploads/${stem(OLD)}-w480.webp`, `/uploads/${stem(NEW)}-w480.webp`],
    [`/uploads/${stem(OLD)}-w1440.webp`, `/uploads/${NEW}`],
    [`/uploads/${OLD}.`, `/uploads/${NEW}.`],
  ])('%s becomes %s', (text, moved) => {
    expect(toText(text)).toBe(moved);
  });

  it.each([OLD, `/uploads/x${OLD}`, `/uploads/${stem(OLD)}`, `/uploads/${stem(OLD)}0.jpg`, `/uploads/${NEW}`])(
    '%s stays',
    (text) => {
      expect(toText(text)).toBe(text);
    },
  );

  it('names no width of a drawing, which has none', () => {
    expect(namesMoved([OLD], OLDER)(`/uploads/${stem(OLD)}-w480.webp`)).toBe(`/uploads/${OLDER}`);
  });
});

describe('movesIn', () => {
  const toText = (text: string) => text.replace('old', 'new');

  it('finds each text, however deep it lies, and looks into no id or time', () => {
    const document = {
      _id: new ObjectId(),
      at: new Date(),
      image: 'old',
      list: [{ image: 'kept' }, { image: 'old 2' }],
      words: { hero: { text: 'old 3' }, none: null, count: 1 },
    };
    expect(movesIn(document, toText)).toEqual({
      from: { image: 'old', 'list.1.image': 'old 2', 'words.hero.text': 'old 3' },
      to: { image: 'new', 'list.1.image': 'new 2', 'words.hero.text': 'new 3' },
    });
  });

  it('answers nothing where nothing changes', () => {
    expect(movesIn({ image: 'kept' }, toText)).toBeNull();
  });
});
