import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { MailService } from '../mail/mail.service';
import { newMessageMail } from '../mail/templates/new-message-mail';
import { Contact, type ContactRow, toContactMessage } from './schemas/contact.schema';

/** Messages of one round: in a flood of them the mail about the first goes out before the last is looked at. */
const ROUND = 20;

/**
 * Mail to the owner about new messages. That it is due stands in the message itself: one write on disk promises both, and a
 * visitor's call waits for no second one.
 */
@Injectable()
export class ContactNotices implements OnModuleInit {
  constructor(
    @InjectModel(Contact.name) private readonly contacts: Model<ContactRow>,
    private readonly mail: MailService,
  ) {}

  onModuleInit(): void {
    this.mail.addSource(() => this.queueDue());
  }

  /** Call it when a message is stored whose notice is due. */
  wake(): void {
    this.mail.wake();
  }

  /** Answers whether there may be more. Done twice, it mails once: each mail has the name of its message. */
  private async queueDue(): Promise<boolean> {
    const rows = await this.contacts
      .find({ noticeDueAt: trusted({ $lte: new Date() }) })
      .sort({ noticeDueAt: 1 })
      .limit(ROUND)
      .lean<ContactRow[]>();
    for (const row of rows) {
      await this.mail.enqueue(newMessageMail(toContactMessage(row)), `message:${row._id.toHexString()}`);
    }
    const told = { _id: trusted({ $in: rows.map(({ _id }) => _id) }) };
    if (rows.length > 0) await this.contacts.updateMany(told, { $unset: { noticeDueAt: 1 } }, { timestamps: false });
    return rows.length === ROUND;
  }
}
