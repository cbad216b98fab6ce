import { toBlocks } from './plain-text';

describe('toBlocks', () => {
  it('splits paragraphs on blank lines and keeps single line breaks', () => {
    expect(toBlocks('One\ntwo\n\n  \nThree')).toEqual([
      { kind: 'paragraph', text: 'One\ntwo' },
      { kind: 'paragraph', text: 'Three' },
    ]);
  });

  it('makes a list of lines that begin with *, - or number', () => {
    expect(toBlocks('* one\n- two\n12. three')).toEqual([{ kind: 'list', items: ['one', 'two', 'three'] }]);
  });

  it('separates a list from the texts before and after it', () => {
    expect(toBlocks('Bring:\n* a pen\n* paper\nThen sit down.')).toEqual([
      { kind: 'paragraph', text: 'Bring:' },
      { kind: 'list', items: ['a pen', 'paper'] },
      { kind: 'paragraph', text: 'Then sit down.' },
    ]);
  });

  it('leaves a dash, a star or a number inside a line', () => {
    expect(toBlocks('-5 degrees\n2026 was good\n*bold*')).toEqual([
      { kind: 'paragraph', text: '-5 degrees\n2026 was good\n*bold*' },
    ]);
  });

  it('reads the line ends of Windows', () => {
    expect(toBlocks('One\r\n\r\nTwo')).toHaveLength(2);
  });

  it('returns no blocks for an empty text', () => {
    expect(toBlocks(' \n\n ')).toEqual([]);
  });
});
