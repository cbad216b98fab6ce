import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type UpdateQuery } from 'mongoose';
import type { Emailed } from '../contract/mail';
import type { StoredThreadEntry } from '../platform/database/stored-thread-entry';
import { MailService } from '../platform/mail/mail.service';
import type { AwaitedMail, MailPromise } from '../platform/mail/mail-promises';
import type { ComposeMail } from '../platform/mail/outgoing-mail';
import type { MailWriter, PromisedMails } from '../platform/mail/promised-mails';
import { ReceiptLimit } from '../platform/mail/receipt-limit';
import { SettingsService } from '../settings/settings.service';
import { messageReceivedMail } from './mails/message-received-mail';
import { newMessageMail } from './mails/new-message-mail';
import { replyMail } from './mails/reply-mail';
import { Contact, type ContactRow, toContactMessage } from './schemas/contact.schema';

/** What of an answer is written by the person who sends it. */
interface ReplyContent {
  subject: string;
  message: string;
  /** Name of that person. */
  sentBy: string;
}

/** Mails that messages promise: to the owner that a new one is there (`message`), to the visitor that it has arrived (`arrived`) and the answer (`reply`). */
@Injectable()
export class ContactMails implements MailWriter<ContactRow> {
  private readonly promises: PromisedMails<ContactRow>;

  constructor(
    @InjectModel(Contact.name) contacts: Model<ContactRow>,
    mail: MailService,
    private readonly limit: ReceiptLimit,
    private readonly settings: SettingsService,
  ) {
    this.promises = mail.addPromises(contacts, this);
    limit.count(contacts);
  }

  /** Call it when a message is stored. */
  wake(): void {
    this.promises.wake();
  }

  /** See `PromisedMails.send`. */
  sendReply(
    awaited: AwaitedMail<ReplyContent>,
    hold: (change: UpdateQuery<ContactRow>) => Promise<ContactRow | null>,
  ): ReturnType<PromisedMails<ContactRow>['send']> {
    return this.promises.send(awaited, hold);
  }

  /** See `PromisedMails.whenSettled`. */
  whenSettled(): Promise<void> {
    return this.promises.whenSettled();
  }

  async compose(row: ContactRow, { kind, awaited }: MailPromise): Promise<ComposeMail | null> {
    const message = toContactMessage(row);
    if (kind === 'message') return newMessageMail(message);
    if (kind === 'arrived') {
      if (!(await this.limit.allows(row))) return null;
      return messageReceivedMail(message, await this.settings.read());
    }
    return awaited ? replyMail(message, awaited.content as ReplyContent) : null;
  }

  finish(_row: ContactRow, { _id, content }: AwaitedMail, emailed: Emailed): UpdateQuery<ContactRow> {
    const reply = { _id, ...(content as ReplyContent), sentAt: new Date(), ...emailed };
    return { $set: { status: 'replied' }, $push: { replies: reply } };
  }

  addNote(notes: StoredThreadEntry): UpdateQuery<ContactRow> {
    return { $push: { notes } };
  }
}
