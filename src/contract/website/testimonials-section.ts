import { decimal, image, must, optionalText, records, requiredText } from '../fields';
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
    people: [
      {
        name: 'Thandiwe Mwansa',
        role: 'Software trainee',
        location: 'Kitwe',
        comment:
          'I came with a phone and no laptop. Nine months later my first paid project was a booking page for a lodge in Siavonga.',
      },
      {
        name: 'Joseph Banda',
        role: 'Head teacher',
        location: 'Ndola',
        comment:
          'Marks used to take us two weeks. Now every parent has the report on the day we close, even those with a simple phone.',
      },
      {
        name: 'Mutinta Hamoonga',
        role: 'Data analyst',
        location: 'Choma',
        comment: 'The lessons go slowly when I need more time. No other course was so patient with me.',
      },
      {
        name: 'Misozi Tembo',
        role: 'Shop owner',
        location: 'Chipata',
        comment:
          'Before they designed anything, they asked me how I sell. Now the stock list fits the way my shop works.',
      },
      {
        name: 'Inonge Mubita',
        role: 'Robotics club captain',
        location: 'Mongu',
        comment: 'We built our first line follower from scrap. My younger brother now wants to take the radio apart.',
      },
    ].map((person) => ({ ...person, avatar: '', rating: 4.5 })),
  },
});
