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
export const ARTICLES_WORDS: WordsOf<ReturnType<typeof fields>> = {
  heading: 'Articles',
  sentence:
    'What we learnt while we built: notes from the workshop and the classroom, with figures where we have them.',
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
      summary: 'Twelve clerks, one pencil each, and a register with eleven fields that nobody needed.',
      author: 'Mutinta Hamoonga',
      authorRole: 'Design Lead',
      date: 'November 9, 2026',
      isResearch: false,
      text: `Before we open a drawing program we ask the people at the counter to draw the form that they fill in. Nobody draws it as it is. They draw the part that they use, large, and leave out the rest.

What is left out is the first finding. In one clinic eleven of twenty-six fields were drawn by nobody. Nine of them turned out to be copies of something that another office knew already.

Three rules have stayed with us:

* Ask for the drawing before you show yours.
* Keep the paper. It settles arguments in week six.
* Count how often a field is used before you make it prettier.`,
    },
    {
      topic: 'react',
      title: 'What one second costs on a 3G connection',
      summary: 'We measured the same page in eight towns. Half of the wait was script that nobody had asked for.',
      author: 'Kelvin Phiri',
      authorRole: 'Chief Technology Officer',
      date: 'October 28, 2026',
      isResearch: true,
      text: `For two weeks our learners opened the same page in eight towns and wrote down three times: the first word, the first picture, the first tap that did something.

The first word came after 1.9 seconds on average, the first working tap after 5.2. The difference was script. When the server drew the page and the script came afterwards, the words came after 1.1 seconds, and nobody waited for the tap, because they were still reading.

What we do since then:

1. The server draws every page.
2. A screen that is not open costs nothing.
3. Each new package is weighed before it is used.`,
    },
    {
      topic: 'php',
      title: 'An old PHP site is not a bad PHP site',
      summary:
        'A school portal from 2011, three afternoons, and no rewrite. What we changed, in which order, and why we stopped.',
      author: 'Kelvin Phiri',
      authorRole: 'Chief Technology Officer',
      date: 'October 12, 2026',
      isResearch: false,
      text: `The request was for a new portal. The old one was slow, so everyone thought that it was too old. It was also the only system in the school that had never lost a mark.

On the first afternoon we wrote down what it does. On the second we added an index to one table, and the slow page took a fifth of its time. On the third we updated the language version and read every warning.

Then we stopped. The money that was left over bought tablets.`,
    },
    {
      topic: 'javascript',
      title: 'Teaching loops with maize prices',
      summary:
        'Thirty lines of JavaScript, a year of prices from one market, and a question that learners ask themselves.',
      author: 'Thandiwe Mwansa',
      authorRole: 'Lead Instructor, AI and Data',
      date: 'September 30, 2026',
      isResearch: false,
      text: `The usual first loop prints the numbers from one to ten. Nobody has ever wanted those numbers.

So we start with fifty-two prices of a bucket of maize, one for each week, and no question. After some minutes somebody asks when it was cheapest. That is a loop. Then somebody asks how long one would have to store it to gain ten kwacha. That is a loop inside a loop, and nobody was told that it is difficult.`,
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

Thirty-one of them held the phone in one hand. For twenty-four of those, the button in the upper right corner was out of reach without shifting the grip; six dropped the phone at least once.

We moved the button to the lower edge, made it as wide as the screen and asked again. The task took 9 seconds instead of 14, and no phone was dropped.`,
    },
    {
      topic: 'javascript',
      title: 'Which lessons are finished offline',
      summary: 'A term of learning, 212 phones, and a plain list of what people do when the network has gone.',
      author: 'Natasha Zulu',
      authorRole: 'Robotics Instructor',
      date: 'August 31, 2026',
      isResearch: true,
      text: `Our lessons also work without a network. When the network returns, they send us the results of the finished exercises. So, with the learners' permission, we counted for one term.

Of all exercises, 38 in 100 were finished without a connection. Most were done in the evening between seven and nine, and most took six minutes or less.

We have since cut every lesson into parts of six minutes. Nothing else that we did for attendance cost so little.`,
    },
  ],
};

export const ARTICLES_DESCRIPTION =
  'What we measured, tried and learnt while building and teaching: design, React, PHP and JavaScript.';

export type Article = (typeof ARTICLES_WORDS)['articles'][number];

/** True if text or author come from the sample. Pages mark the article as a sample and are not indexed. */
export const isSample = ({ author, text }: Article): boolean =>
  ARTICLES_WORDS.articles.some((sample) => sample.text === text || (author !== '' && sample.author === author));

export type ToldArticle = Article & { isSample?: true };

export const ARTICLES = /* @__PURE__ */ section({
  title: 'Articles',
  about: 'The page /articles. If this section is hidden or has no articles, the page does not exist.',
  place: 'pages',
  pages: ['articles', 'article'],
  needs: 'articles',
  fields,
  words: ARTICLES_WORDS,
  marks: { list: 'articles', isSample },
});
