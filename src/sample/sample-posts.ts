interface SamplePost {
  /** The post's id is derived from this key. */
  key: string;
  title: string;
  content: string;
  category: string;
  tags: string[];
  authorName: string;
  isFeatured: boolean;
  /** File name of the illustration, 1200 x 800 pixels. */
  coverName: string;
  /** Age of the post when it is loaded. */
  daysAgo: number;
}

export const SAMPLE_POSTS: readonly SamplePost[] = [
  {
    key: 'maize-prices',
    title: 'What maize prices taught a class about machine learning',
    category: 'Technology',
    tags: ['machine learning', 'data', 'classroom'],
    authorName: 'Thandiwe Mwansa',
    isFeatured: true,
    coverName: 'sampleMarketPrices-1200x800.svg',
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
  },
  {
    key: 'wire-robots',
    title: 'Robots begin with wire cars',
    category: 'Teaching',
    tags: ['robotics', 'classroom', 'young people'],
    authorName: 'Natasha Zulu',
    isFeatured: true,
    coverName: 'sampleWireCar-1200x800.svg',
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
  },
  {
    key: 'register-offline',
    title: 'A school register that survives load-shedding',
    category: 'Technology',
    tags: ['school software', 'offline', 'schools'],
    authorName: 'Kelvin Phiri',
    isFeatured: false,
    coverName: 'sampleRegisterAtNight-1200x800.svg',
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
  },
  {
    key: 'cost-of-a-lesson',
    title: 'How much data does one lesson cost?',
    category: 'E-Learning',
    tags: ['offline', 'phones', 'design'],
    authorName: 'Mutinta Hamoonga',
    isFeatured: false,
    coverName: 'sampleLessonOnTheBus-1200x800.svg',
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
  },
  {
    key: 'first-paid-work',
    title: 'From the last lesson to the first paid work',
    category: 'Education',
    tags: ['young people', 'work', 'data'],
    authorName: 'Namukolo Sitali',
    isFeatured: false,
    coverName: 'sampleRoadToWork-1200x800.svg',
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
  },
];
