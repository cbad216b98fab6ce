import { REGISTER_AT_NIGHT } from '../art/register-at-night';
import type { SamplePost } from './sample-post';

export const REGISTER_OFFLINE: SamplePost = {
  key: 'register-offline',
  title: 'A school register that survives load-shedding',
  category: 'Technology',
  tags: ['school software', 'offline', 'schools'],
  authorName: 'Kelvin Phiri',
  isFeatured: false,
  coverName: 'sampleRegisterAtNight-1200x800.svg',
  cover: REGISTER_AT_NIGHT,
  daysAgo: 24,
  content: `The register is called at half past seven. On many mornings there is no power at half past seven. Whatever software we give to a school has to begin with that sentence.

The paper register wins this contest easily. It starts at once, it never asks for a password, and it can be read by candlelight. So before we wrote anything, we sat in school offices for two weeks and noted what the book does well. Then we noted where it fails: the totals for the district take the clerk three evenings at the end of each term, and a book that gets lost is lost.

Our register therefore does four things in this order:

- It opens without a network. The names of the class are on the phone or the old laptop already.
- A tap marks a learner as absent. Everybody else is there. That is one tap for most classes, none for some.
- What was marked is kept on the device the moment it is marked, so an empty battery costs nothing.
- When there is a network, it sends what is new and no more: a class and day take fewer bytes than a short message.

The hardest part was not the code. It was deciding what happens when two people change the same day on two devices that have not spoken to each other since Monday. We asked the clerks. Their answer was better than any rule of ours: "Show me both, and who wrote them." So that is what it does. Nothing is overwritten in silence, and a person decides.

We also learned what to leave out. The first version had a page of charts. Nobody opened it. The head teachers wanted one list on Friday, on paper: who has been away for three days or more. That list leads to a visit, and the visit brings the learner back. The charts went, and the list got a button of its own.

A battery in the office, of the size that starts a car, carries the laptop and a lamp for five hours. A small panel on the roof fills it again by noon. Most schools had the battery before they had us.

If you are choosing software for a school, take it to a desk and pull the plug out of the wall. Switch the router off as well. Then call the register. If you can, the product was made for you. If you cannot, it was made for somebody else, and a discount will not change that.`,
};
