import type { Service } from '../../src/contract/services';
import type { Mailbox } from './mailbox';
import type { OwnerWords } from './owner';
import { pagesOf } from './pdf-pages';
import { CLIENT, callAsVisitor, openOffice, sendQuote, sendRequest } from './visitor-office';

/** What a client was sent: of a request that was quoted, mailed and accepted. */
export interface Papers {
  requestId: string;
  /** The mail that says that the request has come. */
  receipt: string;
  /** The file of the quotation. */
  file: Buffer;
  /** Words of each mail to the client and to the office, of the file and of the page of the quotation. */
  said: Map<string, { said: string }>;
}

/** A visitor asks for a price, staff send and mail it as a new quotation begins, and the visitor accepts. */
export async function exchangeQuote(siteUrl: string, { settings }: OwnerWords, mailbox: Mailbox): Promise<Papers> {
  mailbox.reset();
  const office = await openOffice(siteUrl);
  const [{ _id: serviceId, title }] = await office.get<Service[]>('/services');
  const requestId = await sendRequest(siteUrl, { serviceId });
  const quote = await sendQuote(office, requestId, { teamSize: String(settings.quoteTeamSize) });
  await office.post('/project/quote/send-email', { quoteId: quote._id });
  const { revision } = quote;
  await callAsVisitor(siteUrl, `/project/quote/${requestId}/accept`, { email: CLIENT.email, revision });
  const owner = String(settings.contactEmail);
  const receipt = await mailbox.about(CLIENT.email, `We have your request: ${title}`);
  await mailbox.about(CLIENT.email, `Your quote is accepted: ${title}`);
  await mailbox.about(owner, `New quote request: ${title}`);
  await mailbox.about(owner, `Quote accepted: ${title}`);
  const file = Buffer.from(await (await fetch(`${siteUrl}/api/project/quote/${requestId}/pdf`)).arrayBuffer());
  const page = await (await fetch(`${siteUrl}/quotes/${requestId}`)).text();
  const mails = mailbox.received.map(({ subject = '', text, html, from }): [string, { said: string }] => [
    subject,
    { said: [subject, from?.name, text, html].join('\n') },
  ]);
  const said = new Map([...mails, ['the file', { said: pagesOf(file)[0].join('\n') }], ['the page', { said: page }]]);
  return { requestId, receipt: receipt.html ?? '', file, said };
}
