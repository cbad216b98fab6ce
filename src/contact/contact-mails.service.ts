import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, UpdateQuery } from 'mongoose';
import { type AnswerTime, saidDays } from '../contract/answer-time';
import type { ContactMessage } from '../contract/contact';
import type { Emailed } from '../contract/mail';
import type { StoredThreadEntry } from '../platform/database/stored-thread-entry';
import { MailService } from '../platform/mail/mail.service';
import { type ComposeMail, OWNER } from '../platform/mail/outgoing-mail';
import type { MailName } from '../platform/mail/pending-mails';
import { ReceiptLimitService } from '../platform/mail/receipt-limit.service';
import type { MailNow, MailWriter, RecordMails } from '../platform/mail/record-mails';
import { layOut, messageLink, OWNER_REASON } from '../platform/mail/templates/layout';
import { facts, link, paragraph, words } from '../platform/mail/templates/mail-block';
import { QUOTED_LENGTHS, unlinked } from '../platform/mail/templates/unlinked';
import { SettingsService } from '../settings/settings.service';
import { Contact, type ContactRow, toContactMessage } from './schemas/contact.schema';

export interface ReplyContent {
  subject: string;
  message: string;
  sentBy: string;
}

/** Emails about messages: `message` informs the owner, `arrived` confirms to the visitor, `reply` is staff's reply. */
@Injectable()
export class ContactMailsService implements MailWriter<ContactRow> {
  readonly records: RecordMails<ContactRow>;

  constructor(
    @InjectModel(Contact.name) contacts: Model<ContactRow>,
    mail: MailService,
    private readonly limit: ReceiptLimitService,
    private readonly settings: SettingsService,
  ) {
    this.records = mail.addRecords(contacts, this);
    limit.count(contacts);
  }

  wake(): void {
    this.records.wake();
  }

  async compose(row: ContactRow, { kind }: MailName, now?: MailNow): Promise<ComposeMail | null> {
    const message = toContactMessage(row);
    if (kind === 'message') return newMessageMail(message);
    if (kind === 'arrived') {
      if (!(await this.limit.allows(row))) return null;
      return messageReceivedMail(message, await this.settings.read());
    }
    return now ? replyMail(message, now.content as ReplyContent) : null;
  }

  readonly onSent = {
    reply: (_row: ContactRow, { _id, content }: MailNow, emailed: Emailed): UpdateQuery<ContactRow> => {
      const reply = { _id, ...(content as ReplyContent), sentAt: new Date(), ...emailed };
      return { $set: { status: 'replied' }, $push: { replies: reply } };
    },
  };

  addNote(notes: StoredThreadEntry): UpdateQuery<ContactRow> {
    return { $push: { notes } };
  }
}

export function newMessageMail(message: ContactMessage): ComposeMail {
  return (site) =>
    layOut(site, {
      to: OWNER,
      replyTo: message.email,
      subject: `New message: ${message.subject}`,
      reason: OWNER_REASON,
      blocks: [
        paragraph(`${message.name} sent a message from the website.`),
        facts(['Name', message.name], ['Email', message.email], ['Phone', message.phone], ['Subject', message.subject]),
        words('Message', message.message),
        link('Open the message', messageLink(site, message)),
      ],
    });
}

export function replyMail(to: ContactMessage, reply: { subject: string; message: string }): ComposeMail {
  return (site) =>
    layOut(site, {
      to: to.email,
      isByPerson: true,
      subject: reply.subject,
      reason: `You got this email because you wrote to ${site.siteName}.`,
      blocks: [paragraph(reply.message), words(`You wrote about "${to.subject}"`, to.message)],
    });
}

/** Confirms a message to its sender, without subject and links: a stranger may have entered someone else's address. */
function messageReceivedMail({ name, email, message }: ContactMessage, time: AnswerTime): ComposeMail {
  return (site) =>
    layOut(site, {
      to: email,
      subject: 'We have your message',
      reason: `You got this email because someone sent ${site.siteName} a message with your email address. If it was not you, ignore this email.`,
      blocks: [
        paragraph(
          `Hello ${unlinked(name, QUOTED_LENGTHS.name)},\n\nThank you for your message. We have received it and will reply to this email address within ${saidDays(time)}.`,
        ),
        words('Your message', unlinked(message, QUOTED_LENGTHS.text)),
        paragraph('If something is wrong or missing, just reply to this email.'),
      ],
    });
}
