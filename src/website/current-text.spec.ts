import { OFFERINGS } from '../contract/website/offerings';
import { currentText } from './current-text';

describe('stored texts of an older section', () => {
  it('get the code icon for a removed one', () => {
    const { fields, words } = OFFERINGS;
    const tile = { title: 'Lessons', text: '' };
    const stored = {
      ...words,
      tiles: [
        { ...tile, icon: 'car' },
        { ...tile, icon: 'share2' },
      ],
    };
    const { tiles } = currentText(fields, words as Record<string, unknown>, stored);
    expect(tiles).toEqual([
      { ...tile, icon: 'code' },
      { ...tile, icon: 'share2' },
    ]);
  });
});
