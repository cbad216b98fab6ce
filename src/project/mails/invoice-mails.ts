import { creditedText, documentNumber, documentTitle, invoicePath, leftToPay } from '../../contract/documents';
import { formatDay } from '../../contract/lusaka-day';
import { CHECKING_REPORT } from '../../contract/payments';
import type { ProjectRequest } from '../../contract/project';
import { formatMoney } from '../../contract/terms';
import type { IssuedDocument } from '../../documents/schemas/issued-document.schema';
import type { ComposeMail, MailAttachment } from '../../platform/mail/outgoing-mail';
import { facts, words } from '../../platform/mail/templates/mail-block';
import { paidOn, reportOn } from '../rules/invoice-rules';
import type { Quote } from '../schemas/quote.schema';
import { toClient } from './to-client';

export function invoiceMail(
  request: ProjectRequest,
  quote: Quote | undefined,
  invoice: IssuedDocument,
  attachment: MailAttachment,
): ComposeMail {
  const number = documentNumber(invoice);
  const paid = paidOn(invoice, quote);
  const money = (sum: number) => formatMoney(sum, invoice.currency);
  const left = leftToPay({ total: invoice.total, paid });
  const about = `Here is our invoice for “${invoice.label}”: ${money(invoice.total)}.`;
  const report = left > 0 && reportOn(number, quote) ? ` ${CHECKING_REPORT}` : '';
  const standing = left === 0 ? ' It is already paid in full.' : ` ${money(paid)} is already paid.`;
  return toClient(request, {
    subject: `Invoice ${number}: ${left === 0 ? 'paid in full' : money(left)}`,
    news: (paid > 0 ? about + standing : about) + report,
    blocks: [
      facts(
        [documentTitle(invoice), number],
        ['Quote', invoice.quoteNumber],
        ['Service', invoice.service],
        ['Amount', money(invoice.total)],
        ['Paid so far', paid > 0 ? money(paid) : ''],
        ['Left to pay', paid > 0 && left > 0 ? money(left) : ''],
        ['Due', invoice.dueDate && left > 0 ? formatDay(invoice.dueDate) : ''],
        ['Reference', left > 0 ? number : ''],
      ),
      ...(left > 0 ? invoice.methods : []).map(({ label, details }) => words(label, details)),
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
