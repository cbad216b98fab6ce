import { TRASH_DAYS } from './limits';
import { CONFIRM_DAYS } from './newsletter';
import type { PageInput } from './pages';

export const PRIVACY_SLUG = 'privacy';

/** When a word of the text below was last changed: whoever changes one sets the day. */
export const PRIVACY_TEXT_DATE = '2026-11-27';

/**
 * What stands at `/privacy` until somebody writes a page there: each form of the site links to it, so it must never be
 * missing. True for the product as it is delivered; whoever runs it checks it, adds the registered name, and keeps it true.
 * @param retentionMonths how long personal data are kept that nobody touches; 0 keeps them
 * @param hasNewsletter whether addresses are asked for it, or kept
 */
export function privacyPage(retentionMonths: number, hasNewsletter = true): PageInput & { slug: typeof PRIVACY_SLUG } {
  const content = contentFor(retentionMonths, hasNewsletter);
  return { slug: PRIVACY_SLUG, title: 'Privacy Policy', status: 'published', content, format: 'plain' };
}

function retentionLines(months: number): string {
  if (months === 0) return '- Messages, requests and quotes are kept until you ask us to erase them.';
  const time = months === 1 ? '1 month' : `${months} months`;
  return `- Messages are erased ${time} after anybody last worked on them.
- Requests and quotes are erased ${time} after the quote was answered or last changed. A request that we have not answered yet stays until we have.`;
}

function commentLine(months: number): string {
  if (months === 0) return '';
  const time = months === 1 ? '1 month' : `${months} months`;
  return `- Of a comment we erase your address after ${time}; your name and what you wrote stay under the post until the post goes or you ask us to erase them. A comment that we did not approve is erased whole after that time.\n`;
}

const NEWSLETTER = {
  use: '- The newsletter: your email address. We use it to send you the newsletter.\n',
  end: `- Your newsletter address is kept until you stop the newsletter. Each mail has a link for that; one click is enough. An address that was entered but never confirmed is removed after ${CONFIRM_DAYS} days.\n`,
};

function contentFor(retentionMonths: number, hasNewsletter: boolean): string {
  const newsletter = hasNewsletter ? NEWSLETTER : { use: '', end: '' };
  return `This page says what we keep about you, why, for how long, and what you can ask of us. It follows the Data Protection Act of Zambia, No. 3 of 2021. Our address and email stand at the foot of this page.

What you send us with a form is kept:

- A message: your name, your email address, your phone number if you give it, what you wrote, and our answers. We use it to answer you.
- A request for a quote: the same, with the service and the details that you chose, and our quote. We use it to make the quote and to reach you about it.
- A comment under a post: your name, your email address and what you wrote. Once we have approved it, everybody can read your name and the comment under the post; your address is never shown.
${newsletter.use}
With each of these we keep the sentence that you agreed to and the time. You can take your agreement back whenever you like; what we did until then stays lawful.

How long we keep it:

${retentionLines(retentionMonths)}
${commentLine(retentionMonths)}${newsletter.end}- What we delete stays in our trash for ${TRASH_DAYS} days, so that a mistake can be undone. Then it is gone for good. What you ask us to erase does not stay there.

So that nobody misuses the forms, our server counts for an hour how often something came from your network address. It writes neither that address nor anything that you type into its records of calls.

Who sees it: the people who work in our office, each with an account of their own. We keep a record of who deleted, exported or looked up what. We sell nothing, we lend nothing, and nobody else gets your details. The mail that we send you travels through our mail provider.

What stays on your own device: what you type into a form is kept there until it is sent, so that nothing is lost when the connection drops. It is removed when it has been sent. We set no cookies. If we count visits with Google Analytics, it is loaded from Google and sees which pages you read. The map on our contact page is loaded from OpenStreetMap, which learns your network address when you look at it.

What you can ask of us, free of charge:

- To see everything that we keep about you, as a file.
- To have it corrected.
- To have it erased. We erase it everywhere in our system. A safety copy that was made before still holds it until that copy is thrown away.
- To stop using it.

Write to our email address from the address that it is about, so that we know it is you. We answer within 30 days. For a child, a parent or guardian asks, and gives the agreement.

If you are not content with our answer, you can complain to the Data Protection Commissioner of Zambia.`;
}
