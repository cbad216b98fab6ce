import { optionalText } from '../fields';
import { section, WORDS } from './section';

export const FOOTER = /* @__PURE__ */ section({
  title: 'Footer',
  about: 'Two lines of text at the bottom of every page.',
  place: 'everywhere',
  fields: () => ({
    line: optionalText('Text below the name', WORDS.sentence, { rows: [2, 4] }),
    end: optionalText('Last line', WORDS.heading),
  }),
  words: {
    line: 'Fourth Industrial Revolution skills and good software, from Zambia.',
    end: 'Mosi-oa-Tunya: the smoke that thunders',
  },
});
