import { Injectable } from '@nestjs/common';
import { AccountLinkPersonalDataService } from '../account-links/account-link-personal-data.service';
import { CommentMentionsService } from '../comments/comment-mentions.service';
import { CommentPersonalDataService } from '../comments/comment-personal-data.service';
import { ContactPersonalDataService } from '../contact/contact-personal-data.service';
import { MessageMentionsService } from '../contact/message-mentions.service';
import type { PersonalDataKind } from '../contract/privacy';
import { DocumentPersonalDataService } from '../documents/document-personal-data.service';
import { NewsletterPersonalDataService } from '../newsletter/newsletter-personal-data.service';
import { IdempotencyPersonalDataService } from '../platform/idempotency/idempotency-personal-data.service';
import { MailPersonalDataService } from '../platform/mail/mail-personal-data.service';
import { OutboxPersonalDataService } from '../platform/mail/outbox/outbox-personal-data.service';
import type { PersonalDataHolder } from '../platform/personal-data/personal-data-holder';
import { TrashPersonalDataService } from '../platform/trash/trash-personal-data.service';
import { RequestMentionsService } from '../project/requests/request-mentions.service';
import { RequestPersonalDataService } from '../project/requests/request-personal-data.service';
import { LoginPersonalDataService } from '../sessions/login-personal-data.service';
import { VisitorAccountPersonalDataService } from '../visitor-accounts/visitor-account-personal-data.service';

@Injectable()
export class PersonalDataHoldersService {
  /** Modules with a person's own records, such as requests. Records of other modules refer to these records by id. */
  readonly own: readonly PersonalDataHolder[];
  /** All modules with personal data, in the order of erasing. Add a new module here. */
  readonly all: readonly (readonly [PersonalDataKind, PersonalDataHolder])[];

  constructor(
    messages: ContactPersonalDataService,
    requests: RequestPersonalDataService,
    comments: CommentPersonalDataService,
    subscription: NewsletterPersonalDataService,
    accounts: VisitorAccountPersonalDataService,
    accountLinks: AccountLinkPersonalDataService,
    messageMentions: MessageMentionsService,
    requestMentions: RequestMentionsService,
    commentMentions: CommentMentionsService,
    mails: MailPersonalDataService,
    outbox: OutboxPersonalDataService,
    trash: TrashPersonalDataService,
    repeats: IdempotencyPersonalDataService,
    signIns: LoginPersonalDataService,
    documents: DocumentPersonalDataService,
  ) {
    this.own = [messages, requests, comments, subscription, trash];
    this.all = [
      ['repeats', repeats],
      ['messages', messages],
      ['requests', requests],
      ['documents', documents],
      ['comments', comments],
      ['newsletter', subscription],
      ['accountLinks', accountLinks],
      ['mentions', messageMentions],
      ['mentions', requestMentions],
      ['mentions', commentMentions],
      ['mails', mails],
      ['outbox', outbox],
      ['deleted', trash],
      ['signIns', signIns],
      // The account is erased last, so that after a failure the person can still log in and close the account again.
      ['accounts', accounts],
    ];
  }
}
