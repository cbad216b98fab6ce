import { Injectable } from '@nestjs/common';
import { CommentMentions } from '../comments/comment-mentions';
import { CommentPersonalData } from '../comments/comment-personal-data';
import { ContactPersonalData } from '../contact/contact-personal-data';
import { MessageMentions } from '../contact/message-mentions';
import type { PersonalDataKind } from '../contract/privacy';
import { NewsletterPersonalData } from '../newsletter/newsletter-personal-data';
import { IdempotencyPersonalData } from '../platform/idempotency/idempotency-personal-data';
import { MailPersonalData } from '../platform/mail/mail-personal-data';
import { OutboxPersonalData } from '../platform/mail/outbox/outbox-personal-data';
import type { PersonalDataHolder } from '../platform/personal-data/personal-data-holder';
import { TrashPersonalData } from '../platform/trash/trash-personal-data';
import { RequestMentions } from '../project/requests/request-mentions';
import { RequestPersonalData } from '../project/requests/request-personal-data';
import { SignInPersonalData } from '../sessions/sign-in-personal-data';

/** The complete list of places where personal data of visitors lie. A module that keeps more must add itself here. */
@Injectable()
export class PersonalDataHolders {
  /** Places whose records have ids that the other places may know. */
  readonly own: readonly PersonalDataHolder[];
  /** In the order of erasing: what is found by the ids of other records goes before them, what those cause goes after. */
  readonly all: readonly (readonly [PersonalDataKind, PersonalDataHolder])[];

  constructor(
    messages: ContactPersonalData,
    requests: RequestPersonalData,
    comments: CommentPersonalData,
    subscription: NewsletterPersonalData,
    messageMentions: MessageMentions,
    requestMentions: RequestMentions,
    commentMentions: CommentMentions,
    mails: MailPersonalData,
    outbox: OutboxPersonalData,
    trash: TrashPersonalData,
    repeats: IdempotencyPersonalData,
    signIns: SignInPersonalData,
  ) {
    this.own = [messages, requests, comments, subscription, trash];
    this.all = [
      ['repeats', repeats],
      ['messages', messages],
      ['requests', requests],
      ['comments', comments],
      ['newsletter', subscription],
      ['mentions', messageMentions],
      ['mentions', requestMentions],
      ['mentions', commentMentions],
      ['mails', mails],
      ['outbox', outbox],
      ['deleted', trash],
      ['signIns', signIns],
    ];
  }
}
