import { MARKET_PRICES } from '../art/market-prices';
import type { SamplePost } from './sample-post';

export const MAIZE_PRICES: SamplePost = {
  key: 'maize-prices',
  title: 'What maize prices taught a class about machine learning',
  category: 'Technology',
  tags: ['machine learning', 'data', 'classroom'],
  authorName: 'Thandiwe Mwansa',
  isFeatured: true,
  coverName: 'sampleMarketPrices-1200x800.svg',
  cover: MARKET_PRICES,
  daysAgo: 3,
  content: `On the first morning of the data course nobody opens a laptop. We walk to the market with a notebook and a pen, and everybody asks three sellers the same question: what does a meda of maize cost today, and what did it cost last month?

Back in class there are forty answers on the board, and they do not agree. Some sellers heap the tin, others level it. Two people wrote down the price of a bag. One page got wet. Before anyone has heard the words "machine learning", the class has met its hardest part: the numbers that people bring home are never clean.

So the first lesson is a list of questions that we put to any set of numbers, and it stays on the wall for the whole course:

- Who wrote this down, and why?
- What was measured, and with which tin?
- Which days are missing, and what happened on those days?
- Who would be hurt if we were wrong?

Only then do we draw. Price against month, one dot for each answer. Learners lay a ruler where they think the line should go, and we measure how far each dot lies from it. Move the ruler a little, add the distances up again, keep the better line. After ten minutes somebody says, "But the computer could do that." Yes. That is all it does, many thousand times, without getting tired.

In the second week the class trains a small model on prices of several years and asks it for the next month. It does well, until it meets a month of floods that it has never seen. The guess is far off, and it is given with the same confidence as all the others. This is the moment I wait for. A model knows what it was shown. It does not know that it does not know.

What the learners take home is small enough to run on a phone:

1. Collect your own numbers once, by hand, so that you never trust a table blindly again.
2. Draw before you calculate.
3. Keep some numbers aside, and test the model on those.
4. Say how wrong it usually is, each time you show a result.

One group went back to the market with a page that they had printed: the usual price for each month, and by how much it tends to differ. A seller looked at it for a while and laughed. "I knew this," she said. Then she asked for five more copies, for her sisters in Chongwe. I cannot think of a better mark for a first piece of work.`,
};
