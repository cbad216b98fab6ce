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
      'Your yellow is too light for text on white, so links and dark areas use a darker shade.',
      'White text is not readable on your turquoise, so the text of buttons is dark and buttons have a darker edge.',
    ]);
    expect(colourNotes({ brandColour: '', accentColour: '#f2762f' })).toEqual([
      'White text is not readable on your orange, so the text of buttons is dark and buttons have a darker edge.',
    ]);
    expect(colourNotes({ brandColour: '#777777', accentColour: '#777777' })[1]).toBe(
      'Buttons use a slightly darker shade of your grey, so that their text is readable.',
    );
  });

  it('states when nothing was adjusted', () => {
    const fine = ['All text is readable in these colours.'];
    expect(colourNotes({ brandColour: '#0b2545', accentColour: '#b4531f' })).toEqual(fine);
  });

  it('warns of two similar colours', () => {
    expect(colourNotes({ brandColour: '#0b2545', accentColour: '#0b2545' })).toContain(
      'The two colours are similar, so buttons are hard to see on dark areas.',
    );
  });
});
