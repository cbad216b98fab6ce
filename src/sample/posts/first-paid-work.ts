import { ROAD_TO_WORK } from '../art/road-to-work';
import type { SamplePost } from './sample-post';

export const FIRST_PAID_WORK: SamplePost = {
  key: 'first-paid-work',
  title: 'From the last lesson to the first paid work',
  category: 'Education',
  tags: ['young people', 'work', 'data'],
  authorName: 'Namukolo Sitali',
  isFeatured: false,
  coverName: 'sampleRoadToWork-1200x800.svg',
  cover: ROAD_TO_WORK,
  daysAgo: 53,
  content: `A certificate is handed over in a minute. The months after it are long, and for years we did not look at them closely enough. Now we plan a course from the far end: what will a learner be able to show, to whom, in the week after the last lesson?

We asked people who had finished with us what had helped and what had not. Three answers came back again and again. They had skills but nothing to show. They did not know what to ask for their work. And they were looking for a job, while the people around them were looking for help.

So the last six weeks of each course changed. Every learner now finishes with one piece of work for somebody real. It may be small:

- A price list that a shop in Mongu can change by itself, without us.
- The stock book of a clinic as a table, with a warning when something runs low.
- A page for a choir, with the dates of its concerts, that weighs less than a photograph.
- The numbers of a savings group, drawn so that every member can follow them.

It has to be used for a month before it counts. That sounds strict, and it is the best rule we have. In that month the client asks for changes, something breaks on a Sunday, and the learner discovers that the hard part was understanding what the other person meant.

The second change is a lesson about money. How long will it take? What does your time cost, with transport and data? What is included, and what is a new agreement? Everyone writes a quotation of one page, and the class plays the client who wants it cheaper. There is much laughter in that lesson, and afterwards nobody works for a promise.

The third change is that we do not stop on the last day. For half a year there is a meeting on the first Saturday of the month. Whoever has work brings the problem they are stuck on. Whoever has none brings one offer that they wrote in that month, and we read it together.

Not everyone becomes a programmer, and that was never the point. Some keep the books of a farm in a better way, one runs the radio of her town from a laptop, two teach. What they share is that somebody has already paid them for something that they made. After that, the second time is only work.`,
};
