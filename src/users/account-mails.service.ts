import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { formatMinute } from '../contract/lusaka-day';
import { MailService } from '../platform/mail/mail.service';
import type { ComposeMail } from '../platform/mail/outgoing-mail';
import type { MailName } from '../platform/mail/pending-mails';
import type { MailWriter } from '../platform/mail/record-mails';
import { layOut } from '../platform/mail/templates/layout';
import { facts, link, paragraph } from '../platform/mail/templates/mail-block';
import { User, type UserRow } from './schemas/user.schema';

/** Emails staff about changes and logins of their own accounts. */
@Injectable()
export class AccountMailsService implements MailWriter<UserRow> {
  /** Call it after storing an account with due emails. */
  readonly wake: () => void;

  constructor(
    @InjectModel(User.name) users: Model<UserRow>,
    private readonly mail: MailService,
  ) {
    this.wake = mail.addRecords(users, this).wake;
  }

  /** False without a mail server. */
  get reachPeople(): boolean {
    return this.mail.reachesPeople;
  }

  compose({ email }: UserRow, { kind, mark }: MailName): ComposeMail {
    return kind === 'secondStepTaken' ? secondStepTaken(email) : newBrowser(email, mark);
  }
}

/** @param mark time and name of the browser */
const newBrowser =
  (to: string, mark: string): ComposeMail =>
  (site) => {
    const [at = '', ...name] = mark.split(' ');
    return layOut(site, {
      to,
      subject: `New login to ${site.siteName}`,
      reason: 'You got this email because someone logged in to your account in a browser that was not used before.',
      blocks: [
        facts(['Time', formatMinute(new Date(Number(at)))], ['Browser', name.join(' ')]),
        paragraph('If this was you, there is nothing to do.'),
        paragraph('If this was not you, change your password now. Your sessions on all other devices end.'),
        link('Open My profile', `${site.publicUrl}/admin/profile`),
      ],
    });
  };

const secondStepTaken =
  (to: string): ComposeMail =>
  (site) =>
    layOut(site, {
      to,
      subject: `Your second step at ${site.siteName} was taken away`,
      reason: 'You got this email because it concerns your account in the back office.',
      blocks: [
        paragraph(
          'An administrator took away the second step of your account. You log in with your password alone now.',
        ),
        paragraph('If you did not ask for this, tell your administrators, and set up a new second step.'),
        link('Open My profile', `${site.publicUrl}/admin/profile`),
      ],
    });
