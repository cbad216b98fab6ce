import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { noteInTrail } from '../audit/audit-note';
import { conflict, invalid, notFound } from '../common/errors/product-error';
import { toObjectId } from '../common/http/object-id';
import { CONTACT_TEXTS } from '../contract/contact';
import type { Accepted } from '../contract/errors';
import { MailService } from '../mail/mail.service';
import { replyMail } from '../mail/templates/reply-mail';
import { withOutboxNote } from '../mail/with-outbox-note';
import type { ReplyContactDto } from './dto/reply-contact.dto';
import { Contact, type ContactRow, toContactMessage } from './schemas/contact.schema';

/** Answers to messages, by mail. */
@Injectable()
export class ContactReplyService {
  constructor(
    @InjectModel(Contact.name) private readonly contacts: Model<ContactRow>,
    private readonly mail: MailService,
  ) {}

  /**
   * Mails the answer to the stored address of the message, then keeps it with the message, which becomes `replied`.
   * Errors: 404 unknown message; 400 another address than the stored one; 502 the mail server refused, nothing changed;
   * 409 the mail is out but somebody deleted the message meanwhile.
   */
  async reply(input: ReplyContactDto, sentBy: string): Promise<Accepted> {
    const _id = toObjectId(input.contactId);
    const row = await this.contacts.findById(_id).lean<ContactRow>();
    if (!row) throw notFound();
    // No mail relay: an editor's session must not be able to write to any address. Source: threats, "mail relay".
    if (input.email !== row.email) throw invalid('email', 'This is not the address that the message came from.');
    const { subject, message } = input;
    const sent = await this.mail.send(replyMail(toContactMessage(row), { subject, message }));
    const { matchedCount } = await this.contacts.updateOne(
      { _id },
      { $set: { status: 'replied' }, $push: { replies: { subject, message, sentAt: new Date(), sentBy } } },
    );
    noteInTrail({ fields: ['status'], changes: [{ field: 'status', from: row.status, to: 'replied' }] });
    if (matchedCount === 0) throw conflict('The reply was sent, but the message was deleted in the meantime.');
    const words = withOutboxNote(CONTACT_TEXTS.replySent, sent);
    return { success: true, msg: words, message: words };
  }
}
