import type { SamplePage } from './sample-page';

/** A page that somebody still has to write: what belongs on it, in order. */
function outline(slug: string, title: string, points: readonly string[]): SamplePage {
  const content = `Outline. Write this page, then set its status to Published.\n\n${points.map((point) => `- ${point}`).join('\n')}`;
  return { slug, title, status: 'draft', content };
}

/** The pages behind the footer's links: visitors see them when somebody has written and published them. */
export const DRAFT_PAGES: readonly SamplePage[] = [
  outline('features', 'Features', [
    'What a learner, a teacher and a school can do with what we offer, one paragraph each',
    'What works without a network, and what needs one',
    'Which phones and computers it runs on',
    'Where to see it: a first lesson, a visit, a trial class',
  ]),
  outline('pricing', 'Pricing', [
    'What each course costs, and what is included',
    'What the school software costs for each learner and term',
    'How to pay, and in which parts',
    'Bursaries: for whom, how many, how to ask for one',
    'What happens when somebody stops early',
  ]),
  outline('testimonials', 'Testimonials', [
    'Five learners, teachers or clients in their own words, with name, place and a photograph that they agreed to',
    'One story at full length: where it began, what was hard, what is different now',
    'How to send us your own',
  ]),
  outline('faq', 'Frequently Asked Questions', [
    'Who can join a course, and what do I need to know before?',
    'Do I need a laptop or a fast connection?',
    'How long does it take, and how many hours a week?',
    'What do I get at the end?',
    'How do I ask for a quote, and how do I follow it?',
    'Who owns the data of our school?',
  ]),
  outline('support', 'Support', [
    'How to reach somebody, and when: hours, phone, e-mail',
    'What to write so that we can help at once: what you did, what you saw, on which phone',
    'How fast we answer, and what counts as urgent',
    'First help: forgotten password, no network, something that looks wrong',
  ]),
  outline('terms', 'Terms of Use', [
    'Who we are, with registered name and address',
    'What these terms cover: the website, the courses, the software',
    'What you may do with our material, and what not',
    'Prices, payment, cancelling and refunds',
    'What we are liable for, which law applies, how to complain',
    'Date of this version. Have a lawyer read it before it is published',
  ]),
  outline('cookies', 'Cookies', [
    'What this website stores in your browser, and why',
    'Whether visits are counted, by whom, and how to refuse',
    'Other hosts: map tiles on the contact page',
    'How to clear what was stored',
  ]),
  outline('careers', 'Careers', [
    'What it is like to work here: days, places, people',
    'Open positions, each with tasks, what we look for, and pay',
    'Internships and volunteer teaching',
    'How to apply, what happens then, and by when you hear from us',
  ]),
];
