import { colourNotes, nameOf } from './colour-notes';

describe('what an owner is told of the colours', () => {
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
  ])('%s is called %s', (hex, name) => expect(nameOf(hex)).toBe(name));

  it('is nothing while none is set', () => expect(colourNotes({ brandColour: '', accentColour: '' })).toEqual([]));

  it('says what was put right', () => {
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

  it('says when nothing had to be', () => {
    const fine = ['All words can be read in these colours as they are.'];
    expect(colourNotes({ brandColour: '#0b2545', accentColour: '#b4531f' })).toEqual(fine);
  });

  it('says that two alike do not stand out from each other', () => {
    expect(colourNotes({ brandColour: '#0b2545', accentColour: '#0b2545' })).toContain(
      'The two are alike: buttons hardly stand out from bands.',
    );
  });
});
