import type { PageInput } from '../contract/pages';
import { privacyPage } from '../contract/privacy-page';
import type { LinkedSlug } from '../contract/routes';
import { DEFAULT_SETTINGS } from '../contract/settings';

interface SamplePage extends PageInput {
  slug: LinkedSlug;
}

const page = (slug: LinkedSlug, title: string, content: string): SamplePage => ({
  slug,
  title,
  status: 'published',
  content,
  format: 'markdown',
});

export const HOME_PAGES: readonly SamplePage[] = [
  page(
    'vision',
    'Our Vision',
    `By 2030 we want 100,000 young people in Zambia to have skills of the Fourth Industrial Revolution. They will build with software and data, train machines, and question the answers that machines give.

Talent is everywhere in Zambia, but chances are not. A learner in Chipata or Kalabo should have the same chances as a learner in Lusaka. So we plan everything for phones, slow connections and small budgets first.

Our promises:

- Skills that can be shown. Each course ends with a piece of work that someone uses.
- Software that schools keep. It works without a network, and its data belong to the school.
- Learning that adapts. Learners get help when they are stuck.
- Teachers first. Our courses do not replace teachers. They give teachers more time.

How we measure our progress:

1. Learners finish what they began, girls and boys alike.
2. Six months later they use what they learned, in work, in study or in a business of their own.
3. Schools that started with us tell other schools.

We cannot do this alone. If you run a school, a company or a programme and want to work with us, write to us through the [contact page](/contact). Tell us what your school or town needs. Many of our best ideas came from such messages.`,
  ),
  page(
    'courses',
    '4IR Skills Courses',
    `Our courses begin with a question from daily life and end with something that works. You need no experience with computers. You only need to be ready to try things and to learn from mistakes.

What you can learn:

- AI and Machine Learning: collect prices at a market, train your first model, and learn when not to trust it.
- Data Science and Analytics: tables, charts and reports that help people decide.
- Robotics and Automation: build a wire car and make it a machine that sees where it goes.

How a course runs:

1. A first meeting, free of charge. You see a lesson and decide afterwards.
2. Twelve weeks with two meetings a week, in the evening or on Saturday, in groups of at most sixteen.
3. Lessons on your phone in between. After you load them, you need no connection.
4. A project of your own for a real client, with one of our instructors beside you.
5. Monthly meetings for half a year after the last lesson, to help you find your first paid work.

Bring a phone with a browser. We provide laptops during lessons. Our partners pay for some places for learners who cannot afford the fee. The same rules apply to everyone.

Ask about the next course through the [contact page](/contact), and tell us which of the three interests you. If you are not sure, say so and we will find out together.`,
  ),
  page(
    'saas-solutions',
    'SaaS for Education',
    `Our school software also works in the morning when there is no power. It runs in the browser of the phones and computers that a school already has. If the connection drops, it saves what you entered and sends it later.

What it does:

- School Management Systems: registers, fees, reports and timetables, each entered once.
- Virtual Classroom Solutions: lessons, tasks and discussions between teachers and learners, light enough for a phone.
- Assessment and Progress Tracking: tests with automatic marking where that is fair, and a record of each learner over the years.

How a school begins:

1. We visit, and sit beside the person who keeps the register for a day.
2. One class starts with one part, usually the register, for a month.
3. If it helps, the other classes follow. If it does not, you stop and pay nothing.
4. We move your old lists over and check them with you, line by line.
5. We train staff at their own desks, and we answer when they call.

The data belongs to the school. You can export all of it at any time, as tables that you can open in any spreadsheet program. People see only the data that they are allowed to see. We never sell data.

The price depends on the number of learners and is the same for every part that you use. Ask for a quote, and you will have it in writing before we start.`,
  ),
  page(
    'ai-learning',
    'AI-Driven eLearning',
    `A good teacher notices when a learner no longer understands, and tries another way. With fifty learners in a room, a teacher cannot do this for everyone. Our platform notices it, and the teacher teaches.

What it offers:

- Personalized Learning Paths: each learner gets the next step that fits, and can see why it was chosen.
- Adaptive Assessment Technology: short tests that become harder or easier with each answer. Ten questions show as much as forty did before.
- Interactive STEM Content: experiments on the screen, made for small phones. Learners can repeat them as often as they like.

How it behaves:

1. It explains its suggestions. Each one shows its reason in simple words.
2. The teacher decides. A teacher can change any path, and the platform learns from the change.
3. It works offline. The next lessons are on the phone before they are needed.
4. It stores little data. It keeps only the data that learning needs, and a school can delete everything.

The platform has limits. A machine alone never gives a mark that counts. The platform does not try to keep learners longer than they need. It is not finished: we test each part with classes in towns and villages, and we publish the results.

Would you like to try it with your own learners? Write to us through the [contact page](/contact), and we will bring it to one of your lessons.`,
  ),
  privacyPage(DEFAULT_SETTINGS.retentionMonths),
];

export const FOOTER_PAGES: readonly SamplePage[] = [
  page(
    'features',
    'Features',
    `On this website you can read our blog, see our services, meet our team and send us a message. You can ask for a quote, follow its progress, and accept or decline it.

Every page is made for phones and slow connections, and anything you type into a form is saved on your device until it is sent.`,
  ),
  page(
    'pricing',
    'Pricing',
    `Each project has its own price. Select Request a Quote on the [contact page](/contact) and tell us what you need. You will get the price, the timeline and the team in writing.

Asking costs nothing, and we start work only when you accept.`,
  ),
  page(
    'testimonials',
    'Testimonials',
    `You can read what people say about us on our [home page](/).

Have you learned or worked with us? Tell us about it through the [contact page](/contact).`,
  ),
  page(
    'faq',
    'Frequently Asked Questions',
    `## How do I ask for a price?

Select Request a Quote on the [contact page](/contact), choose a service and describe what you need.

## How do I follow my request?

Bookmark the page that you see after you send the request, or use the link in our emails.

## Do I need an account?

No. Everything works without one. If you sign up for an account, you can see your requests, quotes and messages in one place.`,
  ),
  page(
    'support',
    'Support',
    `Send us a message or call us. The form, the phone number and the email address are on the [contact page](/contact). If it is about a quote, include your Request ID.

Tell us what you did, what happened, and which phone or computer you used, so that we can help sooner.`,
  ),
  page(
    'terms',
    'Terms of Use',
    `On this website you can read about our services, send us messages, request quotes and subscribe to our newsletter. The website is free to use. A request is not a contract: you owe nothing until you accept a quote.

If you have a question about these terms, ask us through the [contact page](/contact).`,
  ),
  page(
    'cookies',
    'Cookies',
    `This website sets cookies of its own only when you log in, to keep you logged in. Anything you type into a form stays on your device until it is sent. If we count visits with Google Analytics, Google may set cookies.

To find out if we count visits now, ask us through the [contact page](/contact).`,
  ),
  page(
    'careers',
    'Careers',
    `We have no open positions at present. You can still write to us. Select View Open Positions on the [team page](/team) to open a message with the subject filled in.

Tell us what you can do and what you would like to do with us.`,
  ),
];
