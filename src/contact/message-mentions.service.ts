import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { MentionsService } from '../platform/records/mentions.service';
import { ContactMailsService } from './contact-mails.service';
import { Contact, type ContactRow, toListKeys } from './schemas/contact.schema';

const TEXTS = ['name', 'subject', 'message', 'replies.subject', 'replies.message', 'notes.text'];

@Injectable()
export class MessageMentionsService extends MentionsService<ContactRow> {
  constructor(
    @InjectModel(Contact.name) contacts: Model<ContactRow>,
    private readonly mails: ContactMailsService,
  ) {
    super(contacts, { 'contact message': TEXTS });
  }

  protected override toTitle(where: string): string {
    return `In a ${where} by another person`;
  }

  protected override whenSettled(): Promise<void> {
    return this.mails.records.whenSettled();
  }

  protected override derive(row: ContactRow): object {
    return toListKeys(row);
  }
}
