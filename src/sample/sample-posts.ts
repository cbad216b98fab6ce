interface SamplePost {
  /** Key from which the post's id is made. */
  key: string;
  title: string;
  content: string;
  category: string;
  tags: string[];
  authorName: string;
  isFeatured: boolean;
  /** File name of the illustration, 1200 x 800 pixels. */
  coverName: string;
  /** Age of the post in days when the sample content is loaded. */
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
    content: `On the first morning of the data course, we do not open the laptops. We walk to the market with a notebook and a pen. Each learner asks three sellers the same question: what does a meda of maize cost today, and what did it cost last month?

Back in class there are forty answers on the board, and they do not agree. Some sellers heap the tin, others level it. Two people wrote down the price of a bag. One page got wet. The class has not yet heard the words "machine learning", but it has met the hardest part: numbers from the real world are never clean.

So the first lesson is a list of questions about any set of numbers. It stays on the wall for the whole course:

- Who wrote this down, and why?
- What was measured, and with which tin?
- Which days are missing, and what happened on those days?
- Who would be hurt if we were wrong?

Then we draw the price for each month, with one dot for each answer. Learners lay a ruler where they think the line should go, and we measure how far each dot is from the ruler. We move the ruler a little, add the distances again and keep the better line. After ten minutes a learner says, "But the computer could do that." Yes. The computer does the same, many thousand times, and does not get tired.

In the second week the class trains a small model with the prices of several years and asks it for the next month. The model does well until a month of floods, which it has never seen. Its guess is wrong, but it looks as sure as all the others. I wait for this moment. A model knows only the data that it was trained with. It does not know when it is wrong.

The learners take home four rules:

1. Collect your own numbers once, by hand, so that you no longer trust every table.
2. Draw before you calculate.
3. Keep some numbers aside, and test the model on those.
4. Say how wrong it usually is, each time you show a result.

One group printed a page and took it back to the market. It showed the usual price for each month, and how much the price changes. A seller looked at it for a while and laughed. "I knew this," she said. Then she asked for five more copies for her sisters in Chongwe. For a first piece of work, there is no better mark.`,
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
    content: `Most grown-ups in my street built their first vehicle themselves, from fence wire and bottle tops, with a long stick to steer it. They did not call it engineering. But the car had a strong frame, wheels that turned well and a steering that worked. When people tell me that robotics must wait until the school can buy kits, I bring a wire car.

Our Saturday club uses things that we already have. A group of four needs a short list: wire, bottle tops, card, two small motors out of broken toys, a switch, and a holder for batteries. We buy only one new thing: the small board that tells the motors what to do. One board is enough for a group for a whole year.

The first four Saturdays look like this:

1. Build a car and push it. It should roll straight for three metres. Most cars do not. Find out why.
2. Give it a motor. Measure how far it drives in ten seconds, five times, and write all five numbers down.
3. Let the board switch the motor on and off. Make it stop before the wall, by counting.
4. Give it a sensor that sees light and dark. Now the car can stop by itself at any wall.

Between the third and the fourth Saturday something changes. Before, the learners tell the car what to do. Now the car finds out what is in front of it and decides. This is the step from a machine to a robot, and the learners have made it themselves.

We have three rules, and they are more important than any part on the list. First, every learner must use the pliers, not only the one who talks most. Second, a group shows a broken car to the others before repairing it, because we learn more from it than from a car that works. Third, each group keeps a book with drawings, so that a learner who missed a week can catch up.

How much does it cost? For each learner and year, less than a pair of school shoes. Most of the money is for batteries. So we now collect old phone batteries and test them together. This has become a lesson too.

Are you a teacher and would you like to begin? Start with the frame, not with the board. Take two Saturdays for it. The frame may be crooked. The learners will be patient when they see that the car is theirs.`,
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
    content: `The register is called at half past seven. On many mornings there is no power at that time. School software in Zambia must work on such a morning.

A paper register has no problem with this. It starts at once, it never asks for a password, and you can read it by candlelight. So before we wrote any software, we spent two weeks in school offices and noted what the book does well. Then we noted its problems. At the end of each term, the clerk needs three evenings for the totals for the district. And when a book is lost, all its data is lost.

Our register therefore does four things in this order:

- It opens without a network. The names of the class are already on the phone or the old laptop.
- One tap marks a learner as absent. All other learners are present. Most classes need only a few taps.
- Each mark is saved on the device at once, so nothing is lost when the battery is empty.
- When there is a network, it sends only the new marks. One day of one class needs less data than a short message.

The hardest part was not the code. Two people may change the same day on two devices that are offline. Which change should count? We asked the clerks. Their answer was better than our ideas: "Show me both, and who wrote them." So the register shows both changes, and a person decides.

We also learned what to leave out. The first version had a page of charts, but no one opened it. The head teachers wanted one list on paper each Friday: the learners who were away for three days or more. With this list they visit the families, and the learners come back. So we removed the charts and added a button for the list.

A car battery in the office powers the laptop and a lamp for five hours. A small solar panel on the roof charges it again by noon. Most schools already had the battery.

Are you choosing software for a school? Put it on a desk and pull the plug out of the wall. Switch the router off too. Then call the register. If you can, the product was made for you. If you cannot, it was made for other schools, even if it is cheap.`,
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
    content: `Before I draw a screen, I write a number at the top of the page. It is not a width or a colour. It is the number of kilobytes that a learner pays to see the screen.

People who buy data by the day think about every page. If a course uses a day's bundle in one evening, the learner will leave after the first week. The statistics will say that the learner "lost interest". In fact, the learner had no money left for the bus.

We measured our own lessons, and the result was bad. A lesson on loops, a page of text and one exercise, took 2.4 megabytes. More than half of that was a photograph of a keyboard that taught nothing. Then came two fonts, and a script that counted visitors.

We made these changes. The first saved the most data:

1. We keep only pictures that explain something. They are drawings, because a drawing of a few kilobytes is sharp on every screen.
2. Each video has a text beside it that says the same, with three pictures.
3. We use one font, with only the letters that we need.
4. The phone loads the next lesson on a free network, at the school or the library. Learners read it later.
5. The phone checks the answers. It sends only the result, when there is a signal.

The same lesson now needs 96 kilobytes, and no data at all the second time. For the data of one old lesson, learners now get twenty-five.

The fourth change was the most important. Many learners study on the minibus between Matero and town, forty minutes in each direction. On that road, the signal comes and goes. A lesson that was loaded at home opens at once. It sends the marks while the driver waits for more passengers.

Our test was simple. We bought the smallest data bundle and gave it to a woman who had never seen the course. We asked her to learn until the data was used up. She finished all eleven lessons of the first unit and still had data left. "Shall I go on?" she asked. It was the best question of that year.

If you build for people in Zambia, write this number at the top of your page. It will make many decisions easier.`,
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
    content: `Handing over a certificate takes one minute. The months after it are long, and for years we did not think about them enough. Now we begin to plan each course at its end: what will a learner be able to show, and to whom, in the week after the last lesson?

We asked former learners what had helped them and what had not. We heard three answers again and again. They had skills but nothing to show. They did not know what to ask for their work. And they looked for a job, while people around them needed help with small projects.

So we changed the last six weeks of each course. Every learner now finishes one piece of work for a real client. It may be small:

- A price list that a shop in Mongu can change by itself, without us.
- The stock book of a clinic as a table, with a warning when stock is low.
- A web page for a choir with the dates of its concerts. It needs less data than a photograph.
- The numbers of a savings group, drawn so that every member can follow them.

The client must use the work for a month before it counts. This rule is strict, but it is our best rule. In that month the client asks for changes, and something breaks on a Sunday. The learner finds out that it is hard to understand what a client wants.

The second change is a lesson about money. How long will it take? What does your time cost, with transport and data? What is included, and what is a new agreement? Every learner writes a quote of one page, and the class plays a client who wants a lower price. We laugh a lot in that lesson. After it, our learners no longer work without a written agreement.

The third change is that we do not stop on the last day. For half a year there is a meeting on the first Saturday of the month. Those who have work bring a problem that they cannot solve. Those who have no work bring an offer that they wrote in that month, and we read it together.

Not everyone becomes a programmer, and that is fine. Some do the accounts of a farm, one runs the radio of her town from a laptop, and two teach. All of them have already been paid for something that they made. The first paid work is the hardest. The next one is easier.`,
  },
];
