import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { REPLY_TEXTS } from '../contract/contact';
import { type Accepted, MESSAGES } from '../contract/errors';
import { noteInTrail } from '../platform/audit/audit-note';
import { changeRow } from '../platform/database/save-edit';
import { conflict, editConflict, invalid, notFound } from '../platform/errors/product-error';
import { toObjectId } from '../platform/http/object-id';
import { newAwaitedMail } from '../platform/mail/mail-promises';
import { withOutboxNote } from '../platform/mail/with-outbox-note';
import { ContactMails } from './contact-mails';
import type { ReplyContactDto } from './dto/reply-contact.dto';
import { Contact, type ContactRow, toContactMessage } from './schemas/contact.schema';

/** How often it is asked whether a colleague's mail is out, and for how long: somewhat longer than one mail may take. */
const POLL_MS = 100;
const MAX_POLLS = 120;

/** Answers to messages, by mail. */
@Injectable()
export class ContactReplyService {
  constructor(
    @InjectModel(Contact.name) private readonly contacts: Model<ContactRow>,
    private readonly mails: ContactMails,
  ) {}

  /**
   * Mails the answer to the stored address of the message, and keeps it with the message, which becomes `replied`.
   * Errors: 404 unknown message; 400 another address than the stored one; 502 the mail server refused, nothing changed; 409 there is
   * another reply than `lastReplyId`, nothing is mailed; 409 the mail is out but somebody deleted the message meanwhile.
   */
  async reply(input: ReplyContactDto, sentBy: string): Promise<Accepted> {
    const _id = toObjectId(input.contactId);
    const { subject, message, lastReplyId } = input;
    const awaited = newAwaitedMail('reply', { subject, message, sentBy });
    const sent = await this.mails.sendReply(awaited, async (change) => {
      for (;;) {
        if (lastReplyId !== undefined) await this.whenSettled(_id);
        const held = await changeRow(this.contacts, { _id }, (row) => (this.isFree(row, input) ? change : null), {
          isEdit: false,
        });
        if (!held) throw notFound();
        const { before, row } = held;
        if (row === before) continue;
        noteInTrail({ fields: ['status'], changes: [{ field: 'status', from: row.status, to: 'replied' }] });
        return row;
      }
    });
    if (!sent?.row) throw conflict('The reply was sent, but the message was deleted in the meantime.');
    const words = withOutboxNote(REPLY_TEXTS.replySent, sent);
    return { success: true, msg: words, message: words };
  }

  /** Resolves when no colleague's answer is on its way. */
  private async whenSettled(_id: ContactRow['_id']): Promise<void> {
    for (let polls = 0; polls < MAX_POLLS; polls += 1) {
      const row = await this.contacts.findById(_id).select('mailsAwaited').lean<ContactRow>();
      if (!row?.mailsAwaited?.length) return;
      await wait(POLL_MS);
    }
    throw conflict(MESSAGES.editConflict);
  }

  /** Whether the mail may be promised in the message now; for whoever wants to be the only one, not beside a colleague's. */
  private isFree(row: ContactRow, { email, lastReplyId }: ReplyContactDto): boolean {
    // No mail relay: an editor's session must not be able to write to any address.
    if (email !== row.email) throw invalid('email', 'This is not the address that the message came from.');
    if (lastReplyId === undefined) return true;
    const message = toContactMessage(row);
    if ((message.replies.at(-1)?._id ?? null) !== lastReplyId) {
      throw editConflict(message, REPLY_TEXTS.answeredMeanwhile);
    }
    return !row.mailsAwaited?.length;
  }
}
