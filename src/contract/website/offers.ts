import { flag, must, optionalText, records, requiredText, textList, wholeNumber } from '../fields';
import { group, link, section, WORDS } from './section';

const offer = (label: string, maxEntries: number) =>
  group(label, {
    title: optionalText('Title', WORDS.heading, { isName: true, hint: 'If empty, visitors do not see this card.' }),
    text: optionalText('Sentence', WORDS.sentence, { rows: [2, 4] }),
    parts: textList('Parts', { subject: 'Part', maxEntries, maxLength: WORDS.heading, separator: 'line' }),
  });

export const OFFERS = /* @__PURE__ */ section({
  title: 'Offers',
  about: 'Three cards on the home page: a list, a sample app screen and steps.',
  place: 'home',
  pages: ['home'],
  parts: [
    { title: 'list.title', holds: ['list', 'listMore'] },
    { title: 'screen.title', holds: ['screen', 'screenMore', 'register', 'learners'] },
    { title: 'path.title', holds: ['path', 'pathMore'] },
  ],
  fields: () => ({
    heading: requiredText('Heading', WORDS.heading),
    list: offer('First card, which shows a list', 8),
    listMore: link('Link of the first card', true),
    screen: offer('Second card: a sample app screen', 8),
    screenMore: link('Link of the second card', true),
    register: group('App screen in the second card', {
      title: optionalText('Title', WORDS.label),
      day: optionalText('Text beside the title', WORDS.label),
      present: optionalText('Text after the number of learners who are present', WORDS.label),
      average: optionalText('Text before the average mark', WORDS.label),
    }),
    learners: records('Lines of the app screen', {
      noun: 'Line',
      max: 8,
      fields: {
        name: requiredText('Name', WORDS.label, { isName: true }),
        mark: must(wholeNumber('Mark (percent)', 0, 100)),
        isPresent: flag('Present', true),
      },
    }),
    path: offer('Third card: up to three steps', 3),
    pathMore: link('Link of the third card', true),
  }),
  /** Sample text. The learners are invented. */
  words: {
    heading: 'Three ways to learn and teach with us',
    list: {
      title: '4IR Skills Courses',
      text: 'Taught in small classes, with real projects from the second week.',
      parts: ['AI and Machine Learning', 'Data Science and Analytics', 'Robotics and Automation'],
    },
    listMore: { text: 'Explore courses', to: '/courses' },
    screen: {
      title: 'SaaS for Education',
      text: 'One place for the register, the classroom and the marks.',
      parts: ['School Management Systems', 'Virtual Classroom Solutions', 'Assessment and Progress Tracking'],
    },
    screenMore: { text: 'Discover our solutions', to: '/saas-solutions' },
    register: { title: 'Grade 10 B', day: 'Friday register', present: 'present', average: 'Average' },
    learners: [
      { name: 'Banda, Chola', mark: 78, isPresent: true },
      { name: 'Daka, Ruth', mark: 91, isPresent: true },
      { name: 'Lungu, Moses', mark: 64, isPresent: false },
      { name: 'Mwale, Tisa', mark: 85, isPresent: true },
      { name: 'Zulu, Grace', mark: 72, isPresent: true },
    ],
    path: {
      title: 'AI-Driven eLearning',
      text: 'A course that finds out what you know and teaches you what you still need.',
      parts: ['Personalized Learning Paths', 'Adaptive Assessment Technology', 'Interactive STEM Content'],
    },
    pathMore: { text: 'Experience AI learning', to: '/ai-learning' },
  },
});
