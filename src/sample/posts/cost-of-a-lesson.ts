import { LESSON_ON_THE_BUS } from '../art/lesson-on-the-bus';
import type { SamplePost } from './sample-post';

export const COST_OF_A_LESSON: SamplePost = {
  key: 'cost-of-a-lesson',
  title: 'How much data does one lesson cost?',
  category: 'E-Learning',
  tags: ['offline', 'phones', 'design'],
  authorName: 'Mutinta Hamoonga',
  isFeatured: false,
  coverName: 'sampleLessonOnTheBus-1200x800.svg',
  cover: LESSON_ON_THE_BUS,
  daysAgo: 38,
  content: `Before I draw a screen I write a number at the top of the page. It is not a width or a colour. It is how many kilobytes a learner pays to see it.

Somebody who buys data by the day thinks about every page. A course that eats a day's bundle in one evening will be left after the first week, and the statistics will say that the learner "lost interest". What was lost was the money for the bus.

We looked at our own lessons with the meter running, and it was not pleasant. A lesson on loops, a page of text and one exercise, took 2.4 megabytes. More than half of that was a photograph of a keyboard that taught nothing. Then came two fonts, and a script that counted visitors.

Here is what we did, from what saved most to what saved least:

1. Pictures that explain stay, pictures that decorate go. What stays is drawn, since a drawing of a few kilobytes is sharp on every screen.
2. Video is never the only way. Each one has a text beside it that says the same, with three stills.
3. One font, with only the letters that we use.
4. The next lesson is fetched while there is a free network, at the school or the library, and read later.
5. An answer is checked on the phone. Only the result is sent, when there is a signal.

The same lesson now takes 96 kilobytes, and nothing at all the second time. Twenty-five of them fit where there was one.

The fourth point changed most. Learners told us where they study: on the minibus, between Matero and town, forty minutes in each direction. There is a signal on that road, but it comes and goes. A lesson that was loaded at home does not care. It opens at once, and the marks are sent while the driver waits for more passengers.

We tested all of this in the least scientific way, and I would do it again. We bought a bundle of the smallest size, gave it to someone who had never seen the course, and asked her to go as far as it lasted. She finished the first unit, all eleven lessons, and had some left. "Shall I go on?" she asked. It was the best question of that year.

If you build for people here, put the number at the top of your page. You will be surprised how many decisions it takes for you.`,
};
