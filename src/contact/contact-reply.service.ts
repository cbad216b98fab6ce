import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter, UpdateQuery } from 'mongoose';
import { REPLY_TEXTS } from '../contract/contact';
import type { Accepted } from '../contract/errors';
import { recordInAuditLog } from '../platform/audit/audit-details';
import { conflict, editConflict, invalid, notFound } from '../platform/errors/product-error';
import { toObjectId } from '../platform/http/object-id';
import { holdInTurn } from '../platform/mail/hold-in-turn';
import { withOutboxNote } from '../platform/mail/mail.service';
import type { ReplyContactDto } from './contact.dto';
import { ContactMailsService, type ReplyContent } from './contact-mails.service';
import { Contact, type ContactRow, refuseFull, toContactMessage } from './schemas/contact.schema';

@Injectable()
export class ContactReplyService {
  constructor(
    @InjectModel(Contact.name) private readonly contacts: Model<ContactRow>,
    private readonly mails: ContactMailsService,
  ) {}

  /** Emails a reply and stores it. Throws 409 for a newer reply than `lastReplyId`, 502 if the mail server refuses. */
  async reply(input: ReplyContactDto, sentBy: string): Promise<Accepted> {
    const _id = toObjectId(input.contactId);
    const { subject, message } = input;
    const sent = await this.mails.records.sendNow(
      'reply',
      { subject, message, sentBy } satisfies ReplyContent,
      async (change) => {
        const row = await this.hold({ _id }, input, change);
        if (!row) throw notFound();
        recordInAuditLog({ fields: ['status'], changes: [{ field: 'status', from: row.status, to: 'replied' }] });
        return row;
      },
    );
    if (!sent?.row) throw conflict('The reply was sent, but a colleague deleted the message at the same time.');
    const text = withOutboxNote(REPLY_TEXTS.replySent, sent);
    return { success: true, msg: text, message: text };
  }

  /** Queues the reply. With `lastReplyId`, it first waits for a colleague's reply that is being sent. */
  private async hold(
    filter: QueryFilter<ContactRow>,
    { email, lastReplyId }: ReplyContactDto,
    change: UpdateQuery<ContactRow>,
  ): Promise<ContactRow | null> {
    const check = (row: ContactRow) => {
      // The recipient must be the sender of the message. Otherwise editors could send emails to any address.
      if (email !== row.email) throw invalid('email', 'This is not the email address that the message came from.');
      refuseFull(row);
      const message = toContactMessage(row);
      if (lastReplyId !== undefined && (message.replies.at(-1)?._id ?? null) !== lastReplyId) {
        throw editConflict(message, REPLY_TEXTS.answeredMeanwhile);
      }
    };
    return holdInTurn(this.contacts, filter, { kind: 'reply', check, change, waits: lastReplyId !== undefined });
  }
}
