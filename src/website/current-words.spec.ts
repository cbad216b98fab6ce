import { OFFERINGS } from '../contract/website/offerings';
import { currentWords } from './current-words';

describe('words of a section that were stored before', () => {
  it('show the code icon in place of one that is offered no more', () => {
    const { fields, words } = OFFERINGS;
    const tile = { title: 'Lessons', text: '' };
    const stored = {
      ...words,
      tiles: [
        { ...tile, icon: 'car' },
        { ...tile, icon: 'share2' },
      ],
    };
    const { tiles } = currentWords(fields, words as Record<string, unknown>, stored);
    expect(tiles).toEqual([
      { ...tile, icon: 'code' },
      { ...tile, icon: 'share2' },
    ]);
  });
});
