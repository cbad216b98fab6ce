import { creditedText, documentNumber, documentTitle, invoicePath } from '../../contract/documents';
import { formatDay } from '../../contract/lusaka-day';
import type { ProjectRequest } from '../../contract/project';
import { formatMoney } from '../../contract/terms';
import type { IssuedDocument } from '../../documents/schemas/issued-document.schema';
import type { ComposeMail, MailAttachment } from '../../platform/mail/outgoing-mail';
import { facts, words } from '../../platform/mail/templates/mail-block';
import { paidOn } from '../rules/invoice-rules';
import type { Quote } from '../schemas/quote.schema';
import { toClient } from './to-client';

export function invoiceMail(request: ProjectRequest, invoice: IssuedDocument, attachment: MailAttachment): ComposeMail {
  const number = documentNumber(invoice);
  const money = formatMoney(invoice.total, invoice.currency);
  return toClient(request, {
    subject: `Invoice ${number}: ${money}`,
    news: `Here is our invoice for ${invoice.label}: ${money}.`,
    blocks: [
      facts(
        [documentTitle(invoice), number],
        ['Quote', invoice.quoteNumber],
        ['Service', invoice.service],
        ['Amount', money],
        ['Due', invoice.dueDate ? formatDay(invoice.dueDate) : ''],
        ['Reference', number],
      ),
      ...invoice.methods.map(({ label, details }) => words(label, details)),
    ],
    label: 'View invoice',
    path: invoicePath(invoice._id.toHexString()),
    end: 'The invoice is attached. If something is wrong, just reply to this email.',
    attachment,
  });
}

export function creditMail(
  request: ProjectRequest,
  quote: Quote | undefined,
  note: IssuedDocument,
  attachment: MailAttachment,
): ComposeMail {
  const number = documentNumber(note);
  const invoice = note.credits?.number ?? '';
  const paid = paidOn(note, quote, note.issuedAt);
  return toClient(request, {
    subject: `Credit note ${number}: invoice ${invoice} is cancelled`,
    news: `Invoice ${invoice} is cancelled. ${creditedText({ paid, currency: note.currency })}`,
    blocks: [
      facts(
        ['Credit note', number],
        ['Invoice', invoice],
        ['Amount', formatMoney(note.total, note.currency)],
        ['Service', note.service],
      ),
    ],
    label: 'See your quote',
    end: 'The credit note is attached. If something is wrong, just reply to this email.',
    attachment,
  });
}
