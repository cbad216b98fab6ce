import { Injectable } from '@nestjs/common';
import { CreateCommentDto } from '../comments/comment.dto';
import { CommentsService } from '../comments/comments.service';
import { CreateContactDto } from '../contact/contact.dto';
import { ContactService } from '../contact/contact.service';
import { VISITOR_COMMENT_CALLS } from '../contract/calls/comments.calls';
import { VISITOR_CONTACT_CALLS } from '../contract/calls/contact.calls';
import { VISITOR_NEWSLETTER_CALLS } from '../contract/calls/newsletter.calls';
import { COMMENT_FIELDS } from '../contract/comments';
import { CONTACT_FIELDS } from '../contract/contact';
import { NEWSLETTER_FIELDS } from '../contract/newsletter';
import { DONE_QUERY } from '../contract/page-forms';
import { NewsletterService } from '../newsletter/newsletter.service';
import { SubscribeDto } from '../newsletter/subscriber.dto';
import { namesOf, type PageForm, pageForm } from './posted-page-form';

@Injectable()
export class WritingFormsService {
  readonly all: readonly PageForm[];

  constructor(contacts: ContactService, comments: CommentsService, newsletter: NewsletterService) {
    this.all = [
      pageForm({
        name: 'message',
        page: 'contact',
        call: VISITOR_CONTACT_CALLS.send,
        body: CreateContactDto,
        fields: namesOf(CONTACT_FIELDS),
        run: (_params, message, key) => contacts.send(message, key),
      }),
      pageForm({
        name: 'comment',
        page: 'blog',
        call: VISITOR_COMMENT_CALLS.send,
        body: CreateCommentDto,
        fields: [...namesOf(COMMENT_FIELDS), 'homepage'],
        run: ({ id }, comment, key) => comments.create(id, comment, key),
      }),
      pageForm({
        name: 'subscribe',
        call: VISITOR_NEWSLETTER_CALLS.create,
        body: SubscribeDto,
        fields: namesOf(NEWSLETTER_FIELDS),
        // Without a fragment, browsers keep that of the form that was sent. A page may have two such forms.
        redirectsTo: (path) => `${path}?${DONE_QUERY}=subscribe`,
        run: (_params, input, key) => newsletter.subscribe(input, key),
      }),
    ];
  }
}
