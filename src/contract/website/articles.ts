import { choice, flag, must, optionalText, records, requiredText } from '../fields';
import { ARTICLE_IDS, type ARTICLE_TOPICS } from '../routes';
import { group, section, WORDS, type WordsOf } from './section';

type TopicSlug = (typeof ARTICLE_TOPICS)[number];

const PLACES: Record<TopicSlug, string> = {
  'ux-ui': 'First topic',
  react: 'Second topic',
  php: 'Third topic',
  javascript: 'Fourth topic',
};

const topic = (slug: TopicSlug) => optionalText(PLACES[slug], WORDS.label);

const fields = () => ({
  heading: requiredText('Heading', WORDS.heading),
  sentence: optionalText('Sentence', WORDS.sentence, { rows: [2, 4] }),
  topics: group('Topics', {
    'ux-ui': topic('ux-ui'),
    react: topic('react'),
    php: topic('php'),
    javascript: topic('javascript'),
  }),
  research: requiredText('Heading above the research articles', WORDS.heading),
  all: requiredText('Heading above all articles', WORDS.heading),
  about: requiredText('Heading above the articles of one topic', WORDS.heading, {
    hint: '{topic} is replaced by the name of the topic.',
  }),
  related: requiredText('Heading below an article, above related research articles', WORDS.heading),
  letter: group('Newsletter', {
    heading: requiredText('Heading', WORDS.heading),
    text: optionalText('Sentence', WORDS.sentence, { rows: [2, 4] }),
  }),
  articles: records('Articles', {
    noun: 'Article',
    max: ARTICLE_IDS.length,
    hint: 'The URL of an article depends on its position in this list. The URL of the first article is /articles/1.',
    fields: {
      title: requiredText('Title', WORDS.heading),
      summary: optionalText('Summary', WORDS.sentence, { rows: [2, 4] }),
      topic: must(choice('Topic', PLACES, 'ux-ui')),
      date: optionalText('Date', WORDS.label, {
        hint: 'Enter the date as visitors will see it, such as November 9, 2026.',
      }),
      author: optionalText('Author', WORDS.heading, { isName: true }),
      authorRole: optionalText('Role of the author', WORDS.heading),
      isResearch: flag('This article is research', false),
      text: requiredText('Text', WORDS.paragraph, {
        rows: [4, 16],
        hint: 'Leave a blank line between paragraphs. Begin each line of a list with *.',
      }),
    },
  }),
});

/** Sample articles. People and numbers are invented. */
export const ARTICLES_TEXTS: WordsOf<ReturnType<typeof fields>> = {
  heading: 'Articles',
  sentence: 'Notes from our workshop and our classrooms, with numbers where we have them.',
  topics: { 'ux-ui': 'UX/UI', react: 'React', php: 'PHP', javascript: 'JavaScript' },
  research: 'Research',
  all: 'All articles',
  about: 'Articles about {topic}',
  related: 'Related research',
  letter: {
    heading: 'Read new articles first',
    text: 'Subscribers get new articles by email before they are on the website.',
  },
  articles: [
    {
      topic: 'ux-ui',
      title: 'Draw the form on paper first',
      summary: 'We asked twelve clerks to draw their register, and found eleven fields that no one needed.',
      author: 'Mutinta Hamoonga',
      authorRole: 'Design Lead',
      date: 'November 9, 2026',
      isResearch: false,
      text: `Before we open a drawing program, we ask clerks to draw the form that they fill in. They do not draw all of it. They draw the part that they use, and draw it very large. They leave out the rest.

The missing parts are our first result. In one clinic, no one drew eleven of the twenty-six fields. Nine of these fields asked for facts that another office already had.

We now have three rules:

* Ask for the drawing before you show yours.
* Keep the paper. It helps when people disagree in week six.
* Count how often a field is used before you make it prettier.`,
    },
    {
      topic: 'react',
      title: 'What one second costs on a 3G connection',
      summary:
        'We measured the same page in eight towns. Half of the wait was for scripts that the reader did not need.',
      author: 'Kelvin Phiri',
      authorRole: 'Chief Technology Officer',
      date: 'October 28, 2026',
      isResearch: true,
      text: `For two weeks our learners opened the same page in eight towns. They wrote down when the first word appeared, when the first picture appeared, and when the first tap worked.

The first word came after 1.9 seconds on average, the first working tap after 5.2. The scripts made the difference. Then we let the server draw the page and load the script later. Now the words came after 1.1 seconds. People did not wait for the tap, because they were still reading.

Our rules since then:

1. The server draws every page.
2. A phone loads only the screen that is open.
3. We check the size of each new package before we use it.`,
    },
    {
      topic: 'php',
      title: 'An old PHP site is not a bad PHP site',
      summary: 'We improved a school portal from 2011 in three afternoons, without writing it again.',
      author: 'Kelvin Phiri',
      authorRole: 'Chief Technology Officer',
      date: 'October 12, 2026',
      isResearch: false,
      text: `The request was for a new portal. The old one was slow, so everyone thought that it was too old. But it was the only system in the school that had never lost a mark.

On the first afternoon we wrote down what the portal does. On the second we added an index to one table, and the slow page became five times faster. On the third we updated PHP and read every warning.

Then we stopped. The school bought tablets with the money that was left.`,
    },
    {
      topic: 'javascript',
      title: 'Teaching loops with maize prices',
      summary: 'A lesson with thirty lines of JavaScript and the maize prices of one year from one market.',
      author: 'Thandiwe Mwansa',
      authorRole: 'Lead Instructor, AI and Data',
      date: 'September 30, 2026',
      isResearch: false,
      text: `The usual first loop prints the numbers from one to ten. No one needs these numbers.

So we start with fifty-two prices of a bucket of maize, one for each week. We ask no question. After some minutes a learner asks when maize was cheapest. The answer needs a loop. Then another learner asks how long to store the maize to gain ten kwacha. The answer needs a loop inside a loop. No one told them that this is difficult.`,
    },
    {
      topic: 'ux-ui',
      title: 'Forty thumbs: where people really tap',
      summary:
        'We filmed forty people using one screen on their own phones. The button that we were proud of was out of reach.',
      author: 'Mutinta Hamoonga',
      authorRole: 'Design Lead',
      date: 'September 14, 2026',
      isResearch: true,
      text: `Forty people, forty phones, one task: send a message to the school. We filmed hands, not faces.

Thirty-one people held the phone in one hand. Twenty-four of these people could not reach the button in the upper right corner without moving their hand. Six dropped the phone at least once.

We moved the button to the lower edge, made it as wide as the screen and asked again. The task took 9 seconds instead of 14, and no phone was dropped.`,
    },
    {
      topic: 'javascript',
      title: 'Which lessons are finished offline',
      summary: 'We counted for one term, on 212 phones, which lessons learners do without a network.',
      author: 'Natasha Zulu',
      authorRole: 'Robotics Instructor',
      date: 'August 31, 2026',
      isResearch: true,
      text: `Our lessons also work without a network. When the network returns, they send us the results of the finished exercises. So, with the learners' permission, we counted for one term.

Of all exercises, 38 in 100 were finished without a connection. Most were done in the evening between seven and nine, and most took six minutes or less.

We have since cut every lesson into parts of six minutes. No other change improved attendance at such a low cost.`,
    },
  ],
};

export const ARTICLES_DESCRIPTION = 'Articles about design, React, PHP and JavaScript, from our building and teaching.';

export type Article = (typeof ARTICLES_TEXTS)['articles'][number];

/** True if text or author equals a sample article's. Pages then label it, and search engines ignore it. */
export const isSample = ({ author, text }: Article): boolean =>
  ARTICLES_TEXTS.articles.some((sample) => sample.text === text || (author !== '' && sample.author === author));

export type ToldArticle = Article & { isSample?: true };

export const ARTICLES = /* @__PURE__ */ section({
  title: 'Articles',
  about: 'The page /articles. If this section is hidden or has no articles, the page does not exist.',
  place: 'pages',
  pages: ['articles', 'article'],
  needs: 'articles',
  fields,
  words: ARTICLES_TEXTS,
  marks: { list: 'articles', isSample },
});
