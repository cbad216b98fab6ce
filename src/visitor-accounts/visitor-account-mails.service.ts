import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { MailService } from '../platform/mail/mail.service';
import type { ComposeMail } from '../platform/mail/outgoing-mail';
import type { MailWriter } from '../platform/mail/record-mails';
import { layOut } from '../platform/mail/templates/layout';
import { link, paragraph } from '../platform/mail/templates/mail-block';
import { VisitorAccount, type VisitorAccountRow } from './schemas/visitor-account.schema';

/** Emails visitors about a new password of their account. */
@Injectable()
export class VisitorAccountMailsService implements MailWriter<VisitorAccountRow> {
  /** Starts to send pending emails. Call it after storing an account with pending emails. */
  readonly wake: () => void;

  constructor(@InjectModel(VisitorAccount.name) accounts: Model<VisitorAccountRow>, mail: MailService) {
    this.wake = mail.addRecords(accounts, this).wake;
  }

  compose({ email: to }: VisitorAccountRow): ComposeMail {
    return (site) =>
      layOut(site, {
        to,
        subject: `Your password at ${site.siteName} was changed`,
        reason: `You got this email because you have an account at ${site.siteName}.`,
        blocks: [
          paragraph('Your password was changed, and you are logged out on all other devices.'),
          paragraph('If this was not you, set a new password now, by “Forgotten password?” on the login page.'),
          link('Log in', `${site.publicUrl}/login`),
        ],
      });
  }
}
