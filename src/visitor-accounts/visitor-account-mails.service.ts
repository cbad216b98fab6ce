import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { MailService } from '../platform/mail/mail.service';
import type { ComposeMail } from '../platform/mail/outgoing-mail';
import type { MailName } from '../platform/mail/pending-mails';
import type { MailWriter } from '../platform/mail/record-mails';
import { layOut } from '../platform/mail/templates/layout';
import { link, paragraph } from '../platform/mail/templates/mail-block';
import { VisitorAccount, type VisitorAccountRow } from './schemas/visitor-account.schema';

const RESET = 'If this was not you, set a new password now, by “Forgotten password?” on the login page.';

/** Each name is also a kind of email in `OCCASIONS` of `MailPersonalDataService`. */
const NOTICES = {
  visitorPasswordChanged: {
    subject: (siteName: string) => `Your password at ${siteName} was changed`,
    happened: 'Your password was changed, and you are logged out on all other devices.',
    advice: RESET,
  },
  visitorPasskeyAdded: {
    subject: (siteName: string) => `A passkey was added to your account at ${siteName}`,
    happened: 'You can now log in with this passkey, without your password. You are logged out on all other devices.',
    advice: `${RESET} Then remove passkeys that you do not know, under My account.`,
  },
  visitorPasskeyRemoved: {
    subject: (siteName: string) => `A passkey was removed from your account at ${siteName}`,
    happened: 'You can no longer log in with this passkey. You are logged out on all other devices.',
    advice: `${RESET} Then remove passkeys that you do not know, under My account.`,
  },
};

export type VisitorNoticeKind = keyof typeof NOTICES;

/** Emails visitors about changes of their account. */
@Injectable()
export class VisitorAccountMailsService implements MailWriter<VisitorAccountRow> {
  readonly adminKinds = Object.keys(NOTICES);
  /** Starts to send pending emails. Call it after storing an account with pending emails. */
  readonly wake: () => void;

  constructor(@InjectModel(VisitorAccount.name) accounts: Model<VisitorAccountRow>, mail: MailService) {
    this.wake = mail.addRecords(accounts, this).wake;
  }

  compose({ email: to }: VisitorAccountRow, { kind }: Pick<MailName, 'kind'>): ComposeMail {
    const { subject, happened, advice } = NOTICES[kind as VisitorNoticeKind];
    return (site) =>
      layOut(site, {
        to,
        subject: subject(site.siteName),
        reason: `You got this email because you have an account at ${site.siteName}.`,
        blocks: [paragraph(happened), paragraph(advice), link('Log in', `${site.publicUrl}/login`)],
      });
  }
}
