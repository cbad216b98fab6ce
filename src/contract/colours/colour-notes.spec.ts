import { colourNotes, nameOf } from './colour-notes';

describe('colourNotes', () => {
  it.each([
    ['#ffff00', 'yellow'],
    ['#a3e635', 'green'],
    ['#0b2545', 'blue'],
    ['#f97316', 'orange'],
    ['#6b3a12', 'brown'],
    ['#6d28d9', 'purple'],
    ['#00ffff', 'turquoise'],
    ['#ff69b4', 'pink'],
    ['#e11d48', 'red'],
    ['#ffffff', 'white'],
    ['#000000', 'black'],
    ['#888888', 'grey'],
  ])('calls %s %s', (hex, name) => expect(nameOf(hex)).toBe(name));

  it('returns nothing when no colour is set', () =>
    expect(colourNotes({ brandColour: '', accentColour: '' })).toEqual([]));

  it('lists the adjusted colours', () => {
    expect(colourNotes({ brandColour: '#ffff00', accentColour: '#00ffff' })).toEqual([
      'Your yellow is too light for words on white: links and bands use a darker tone of it.',
      'White words could not be read on your turquoise: those on buttons are dark, and a darker edge shows where they end.',
    ]);
    expect(colourNotes({ brandColour: '', accentColour: '#f2762f' })).toEqual([
      'White words could not be read on your orange: those on buttons are dark, and a darker edge shows where they end.',
    ]);
    expect(colourNotes({ brandColour: '#777777', accentColour: '#777777' })[1]).toBe(
      'Buttons use a slightly darker tone of your grey, so that their words can be read.',
    );
  });

  it('states when nothing was adjusted', () => {
    const fine = ['All words can be read in these colours as they are.'];
    expect(colourNotes({ brandColour: '#0b2545', accentColour: '#b4531f' })).toEqual(fine);
  });

  it('warns of two similar colours', () => {
    expect(colourNotes({ brandColour: '#0b2545', accentColour: '#0b2545' })).toContain(
      'The two are alike: buttons hardly stand out from bands.',
    );
  });
});
