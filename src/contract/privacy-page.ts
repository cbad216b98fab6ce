import { TRASH_DAYS } from './limits';
import { CONFIRM_DAYS } from './newsletter';
import type { PageInput } from './pages';

export const PRIVACY_SLUG = 'privacy';

/** Day of the last change of the text below. If you change the text, change this day. */
export const PRIVACY_TEXT_DATE = '2026-11-30';

/**
 * Builds the text that `/privacy` shows until staff publish a page there. The text is true only for the default
 * configuration of the server.
 * @param retentionMonths months after which unchanged personal data is erased; 0 means never.
 * @param hasNewsletter true if the site collects or stores email addresses for the newsletter.
 * @param documentMonths months after which invoices and receipts are deleted.
 */
export function privacyPage(
  retentionMonths: number,
  hasNewsletter = true,
  documentMonths = 72,
): PageInput & { slug: typeof PRIVACY_SLUG } {
  const content = contentFor(retentionMonths, documentMonths, hasNewsletter);
  return { slug: PRIVACY_SLUG, title: 'Privacy Policy', status: 'published', content, format: 'plain' };
}

function retentionLines(months: number): string {
  if (months === 0) return '- We keep messages, requests and quotes until you ask us to erase them.';
  const time = months === 1 ? '1 month' : `${months} months`;
  return `- Messages are erased ${time} after our last work on them.
- Requests and quotes are erased ${time} after the quote was answered or last changed. We keep a request until we have answered it.`;
}

function commentLine(months: number): string {
  if (months === 0) return '';
  const time = months === 1 ? '1 month' : `${months} months`;
  return `- We erase the email address of a comment after ${time}. Your name and your text stay under the post until the post is deleted or you ask us to erase them. A comment that we did not approve is erased completely after that time.\n`;
}

function accountLine(months: number, documentMonths: number): string {
  const unused =
    months === 1 ? ', or until 1 month after your last login' : `, or until ${months} months after your last login`;
  return `- We keep an account until you close it${months === 0 ? '' : unused}. When you close it, we erase your data. Only accepted quotes stay for longer, with your name and the agreed terms, until ${documentMonths} months after their last change.\n`;
}

const NEWSLETTER = {
  use: '- The newsletter: your email address. We use it to send you the newsletter.\n',
  end: `- We keep your email address for the newsletter until you unsubscribe. Each newsletter has a link for that. An email address that is not confirmed is removed after ${CONFIRM_DAYS} days.\n`,
};

function contentFor(retentionMonths: number, documentMonths: number, hasNewsletter: boolean): string {
  const newsletter = hasNewsletter ? NEWSLETTER : { use: '', end: '' };
  return `This page explains which personal data we keep, why, for how long, and what you can ask us to do with it. It follows the Data Protection Act of Zambia, No. 3 of 2021. You can find our business address and email address at the bottom of this page.

We store the data that you send us with a form:

- A message: your name, your email address, your phone number if you give it, your text, and our replies. We use it to reply to you.
- A request for a quote: the same, with the service and the details that you chose, and our quote. We use it to prepare the quote and contact you about it.
- A comment under a post: your name, your email address and your text. When we have approved it, everyone can read your name and the comment under the post. Your email address is never shown.
- An account, if you sign up for one: your name, your email address, the time of your last login, your password in a form that no one can read, and passkeys that you add: their names, and when you last used them. We use it to let you log in.
${newsletter.use}
With each form we also store the consent text that you agreed to, and the time. You can withdraw your consent at any time. Our use of your data before that day stays lawful.

How long we keep it:

${retentionLines(retentionMonths)}
- Invoices, credit notes and receipts are deleted ${documentMonths} months after their date, because the law asks us to keep them for that time. If you ask us to erase your data earlier, they keep your name, your TPIN, their lines and their amounts.
${commentLine(retentionMonths)}${accountLine(retentionMonths, documentMonths)}${newsletter.end}- Data that we delete stays in our trash for ${TRASH_DAYS} days, so that we can undo a mistake. Then it is deleted permanently. Data that you ask us to erase does not go to the trash.

To prevent misuse of the forms, our server counts how often they are used from your IP address. It deletes this count after one hour. Our request logs do not contain your IP address or anything you type.

Who can see it: our staff, each with their own account. We record who deleted, exported or looked up data. We do not sell your data. Our email provider delivers our emails to you, so it can see them. No one else gets your data.

On your device: anything you type into a form is saved on your device until it is sent, so that nothing is lost when the connection drops. Then it is removed. We set cookies only when you log in, to keep you logged in for up to 30 days. If we count visits with Google Analytics, it is loaded from Google and sees which pages you read. The map on our contact page is loaded from OpenStreetMap, which sees your IP address when you view the map.

You can ask us to do the following, free of charge:

- Show you all the data we keep about you, as a file.
- Correct it.
- Erase it. We erase it everywhere in our system, except on invoices and receipts as described above. Older backups still contain it until they are deleted.
- Stop using it.

Email us from the email address that your request is about, so that we know it is you. We will answer within 30 days. For a child, a parent or guardian makes the request and gives the consent.

If you are not satisfied with our answer, you can complain to the Data Protection Commissioner of Zambia.`;
}
