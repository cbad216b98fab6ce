import { decimal, image, must, optionalText, records, requiredText } from '../fields';
import { TESTIMONIALS } from '../testimonials';
import { section, WORDS } from './section';

export const TESTIMONIALS_SECTION = /* @__PURE__ */ section({
  title: 'Testimonials',
  about: 'What people say about you, on the home page. The people in the sample text are invented.',
  place: 'home',
  pages: ['home'],
  fields: () => ({
    heading: requiredText('Heading', WORDS.heading),
    people: records('People', {
      noun: 'Testimonial',
      max: 12,
      fields: {
        name: requiredText('Name', WORDS.heading, { isName: true }),
        role: optionalText('Role', WORDS.heading),
        location: optionalText('Location', WORDS.heading),
        rating: must(decimal('Stars', 1, 5, { step: 0.5, hint: 'From 1 to 5, in steps of 0.5.' })),
        comment: requiredText('What they say', WORDS.paragraph, { rows: [3, 8] }),
        avatar: image('Image', 'Use a square image. Without one, initials are shown.'),
      },
    }),
  }),
  words: {
    heading: 'What people say',
    people: TESTIMONIALS.map((person) => ({ ...person })),
  },
});
