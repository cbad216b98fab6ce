import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, UpdateQuery } from 'mongoose';
import { formatMinute } from '../contract/lusaka-day';
import { MailService } from '../platform/mail/mail.service';
import type { ComposeMail } from '../platform/mail/outgoing-mail';
import { type MailName, toPendingMail } from '../platform/mail/pending-mails';
import type { MailWriter } from '../platform/mail/record-mails';
import { layOut } from '../platform/mail/templates/layout';
import { facts, link, paragraph } from '../platform/mail/templates/mail-block';
import { isNotice, NOTICES, type NoticeKind } from './account-notices';
import { User, type UserRow } from './schemas/user.schema';

/** Emails staff about changes and logins of their own accounts. */
@Injectable()
export class AccountMailsService implements MailWriter<UserRow> {
  readonly adminKinds = ['newBrowser', ...Object.keys(NOTICES)];
  /** Starts the sending. Call it after storing an account with pending emails. */
  readonly wake: () => void;

  constructor(
    @InjectModel(User.name) users: Model<UserRow>,
    private readonly mail: MailService,
  ) {
    this.wake = mail.addRecords(users, this).wake;
  }

  /** True if a mail server is set up. */
  get reachPeople(): boolean {
    return this.mail.reachesPeople;
  }

  /**
   * Returns the part of a database update that queues a notice. Without a mail server, this part is empty. Call `wake`
   * after the write.
   * @param to a former email address. Default: the account's email address.
   */
  due(kind: NoticeKind, to?: string): UpdateQuery<UserRow> {
    return this.reachPeople ? { $push: { pendingMails: toPendingMail(kind, Date.now(), to) } } : {};
  }

  compose({ email }: UserRow, { kind, mark, to = email }: MailName): ComposeMail {
    return isNotice(kind) ? noticeMail(to, NOTICES[kind]) : newBrowser(to, mark);
  }
}

/** @param mark time of the login in ms since 1970, a space, and the name of the browser */
const newBrowser =
  (to: string, mark: string): ComposeMail =>
  (site) => {
    const [at = '', ...name] = mark.split(' ');
    return layOut(site, {
      to,
      subject: `New login to ${site.siteName}`,
      reason:
        'You got this email because someone logged in to your account in a browser that you have not used before.',
      blocks: [
        facts(['Time', formatMinute(new Date(Number(at)))], ['Browser', name.join(' ')]),
        paragraph('If this was you, you do not need to do anything.'),
        paragraph('If this was not you, change your password now. You will then be logged out on all other devices.'),
        link('Open My profile', `${site.publicUrl}/admin/profile`),
      ],
    });
  };

const noticeMail =
  (to: string, { subject, happened, advice }: (typeof NOTICES)[NoticeKind]): ComposeMail =>
  (site) =>
    layOut(site, {
      to,
      subject: subject(site.siteName),
      reason: 'You got this email because you have an account in the back office.',
      blocks: [paragraph(happened), paragraph(advice), link('Open My profile', `${site.publicUrl}/admin/profile`)],
    });
