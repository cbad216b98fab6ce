import type { Service } from '../../src/contract/services';
import type { Mailbox } from './mailbox';
import type { OwnerWords } from './owner';
import { pagesOf } from './pdf-pages';
import { CLIENT, callAsVisitor, openOffice, sendQuote, sendRequest } from './visitor-office';

/** Emails and files of an accepted quote. */
export interface AcceptedQuote {
  requestId: string;
  /** The email that confirms the request. */
  receipt: string;
  /** The quote's PDF. */
  file: Buffer;
  /** Texts of all emails, the PDF and the quote's page. */
  said: Map<string, { said: string }>;
}

/** Requests a quote as a visitor, sends it as staff with default terms, and accepts it as the client. */
export async function exchangeQuote(url: string, { settings }: OwnerWords, mailbox: Mailbox): Promise<AcceptedQuote> {
  mailbox.reset();
  const office = await openOffice(url);
  const [{ _id: serviceId, title }] = await office.get<Service[]>('/services');
  const requestId = await sendRequest(url, { serviceId });
  const quote = await sendQuote(office, requestId, { teamSize: String(settings.quoteTeamSize) });
  await office.post('/project/quote/send-email', { quoteId: quote._id });
  const { revision } = quote;
  await callAsVisitor(url, `/project/quote/${requestId}/accept`, { email: CLIENT.email, revision });
  const owner = String(settings.contactEmail);
  const receipt = await mailbox.about(CLIENT.email, `We have your request: ${title}`);
  await mailbox.about(CLIENT.email, `Your quote is accepted: ${title}`);
  await mailbox.about(owner, `New quote request: ${title}`);
  await mailbox.about(owner, `Quote accepted: ${title}`);
  const file = Buffer.from(await (await fetch(`${url}/api/project/quote/${requestId}/pdf`)).arrayBuffer());
  const page = await (await fetch(`${url}/quotes/${requestId}`)).text();
  const mails = mailbox.received.map(({ subject = '', text, html, from }): [string, { said: string }] => [
    subject,
    { said: [subject, from?.name, text, html].join('\n') },
  ]);
  const said = new Map([
    ...mails,
    ['the file', { said: (await pagesOf(file)).join('\n') }],
    ['the page', { said: page }],
  ]);
  return { requestId, receipt: receipt.html ?? '', file, said };
}
