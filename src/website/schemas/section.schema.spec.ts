import { SECTION_NAMES, SECTIONS } from '../../contract/website/sections';
import { type SectionRow, toSection } from './section.schema';

describe('a section that was stored before it had a field', () => {
  it.each(SECTION_NAMES)('shows the default: %s', (name) => {
    const { words } = SECTIONS[name];
    for (const field of Object.keys(words)) {
      const stored = Object.fromEntries(Object.entries(words).filter(([known]) => known !== field));
      const row = { _id: name, words: stored, updatedAt: new Date(0) } as SectionRow;
      expect(toSection(name, row)).toEqual({ ...words, updatedAt: null });
    }
  });
});
