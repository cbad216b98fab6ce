import { WIRE_CAR } from '../art/wire-car';
import type { SamplePost } from './sample-post';

export const WIRE_ROBOTS: SamplePost = {
  key: 'wire-robots',
  title: 'Robots begin with wire cars',
  category: 'Teaching',
  tags: ['robotics', 'classroom', 'young people'],
  authorName: 'Natasha Zulu',
  isFeatured: true,
  coverName: 'sampleWireCar-1200x800.svg',
  cover: WIRE_CAR,
  daysAgo: 12,
  content: `Ask any grown-up in my street who built the first vehicle they ever owned. They did, from fence wire and bottle tops, with a long stick to steer it by. Nobody called it engineering. It had a frame that carried weight, wheels that turned truly and a steering that worked. When people tell me that robotics must wait until the school can buy kits, I bring a wire car.

Our Saturday club starts with what is there. The shopping list for a group of four fits on one line: wire, bottle tops, card, two small motors out of broken toys, a switch, and a holder for batteries. The only thing that we buy new is the small board that tells the motors what to do, and one board serves a group for a whole year.

The first four Saturdays look like this:

1. Build a car that rolls straight for three metres when pushed. Most do not. Find out why.
2. Give it a motor. Measure how far it drives in ten seconds, five times, and write all five numbers down.
3. Let the board switch the motor on and off. Make it stop before the wall, by counting.
4. Give it an eye that sees light and dark. Now it can stop by itself, wherever the wall is.

Between the third and the fourth Saturday something changes. Until then the learners tell the car what to do. Now the car finds out what is in front of it, and decides. That is the step from a machine to a robot, and they have taken it themselves.

We made three rules, and they matter more than any part on the list. Everybody holds the pliers: whoever talks most does not get to do most. A thing that does not work is shown to the others before it is repaired, since there is more to learn from it than from the ones that run. And each group keeps a book with drawings, so that someone who missed a week can catch up without asking.

What does it cost? Less than a pair of school shoes for each learner and year, most of it for batteries. We now collect old phone batteries and test them together, which has become a lesson of its own.

If you teach and would like to begin: start with the frame, not with the board. Give it two Saturdays. Let it be crooked. The wire is patient, and so are the learners, as soon as they see that it is theirs.`,
};
