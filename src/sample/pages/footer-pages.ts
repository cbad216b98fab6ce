import type { SamplePage } from './sample-page';

const page = (slug: SamplePage['slug'], title: string, content: string): SamplePage => ({
  slug,
  title,
  status: 'published',
  content,
});

/** The pages behind the footer's links: what is true of the product as it is delivered, until somebody writes more. */
export const FOOTER_PAGES: readonly SamplePage[] = [
  page(
    'features',
    'Features',
    `On this website you can read our blog, see our services and the people behind them, and write to us. You can ask for a quote, follow it, and accept or decline it here.

Every page is made for a phone and a slow connection: the words come first, and what you type into a form is kept on your phone until it is sent.`,
  ),
  page(
    'pricing',
    'Pricing',
    `Each project has a price of its own. Choose Request a Quote on the contact page and tell us what you need: you get the price, the time and the team in writing.

Asking costs nothing, and we begin only when you accept.`,
  ),
  page(
    'testimonials',
    'Testimonials',
    `What people say about us stands on our home page.

Have you learned or worked with us? Tell us how it was, through the contact page.`,
  ),
  page(
    'faq',
    'Frequently Asked Questions',
    `How do I ask for a price? Choose Request a Quote on the contact page, pick a service and describe what you need.

How do I follow my request? After you send it you see its Request ID, and the address of that page, which you should keep, shows our answer.

Do I need an account? No.`,
  ),
  page(
    'support',
    'Support',
    `Write to us or call us: the form, the phone number and the e-mail address stand on the contact page. If it is about a quote, give your Request ID.

Tell us what you did, what you saw, and on which phone or computer: then we can help sooner.`,
  ),
  page(
    'terms',
    'Terms of Use',
    `This website shows what we offer, takes messages and requests for quotes, and sends a newsletter to those who ask for it. Using it costs nothing, and a request binds you to nothing until you accept a quote.

If you have a question about these terms, ask us through the contact page.`,
  ),
  page(
    'cookies',
    'Cookies',
    `This website sets no cookies of its own, and what you type into a form stays on your own device until it is sent. If visits are counted with Google Analytics, Google may set cookies.

If you want to know whether visits are counted today, ask us through the contact page.`,
  ),
  page(
    'careers',
    'Careers',
    `No positions are listed here at present. View Open Positions, on the page of our team, opens a message to us with the subject filled in.

Tell us what you can do and what you would like to do with us.`,
  ),
];
