import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, trusted } from 'mongoose';
import { emailedText } from '../../contract/mail';
import { mentionFilter } from '../personal-data/mention-filter';
import type { Person } from '../personal-data/person';
import type { PersonalDataHolder, PersonalRecord } from '../personal-data/personal-data-holder';
import { MailOutbox } from './mail-outbox';
import { OutboxMail, type OutboxRow } from './outbox-mail.schema';
import { OWNER } from './outgoing-mail';

const TEXTS = ['to', 'replyTo', 'subject', 'text', 'html'];

/**
 * Finds emails in the outbox to or about a person. Sent emails have no content left, so only their kind can be shown.
 */
@Injectable()
export class MailPersonalDataService implements PersonalDataHolder {
  constructor(
    @InjectModel(OutboxMail.name) private readonly mails: Model<OutboxMail>,
    private readonly outbox: MailOutbox,
  ) {}

  async find(person: Person): Promise<PersonalRecord[]> {
    return (await this.list(person)).map((mail) => {
      const { createdAt, to, replyTo, subject, text, recordId } = mail;
      const status = stateOf(mail);
      const isOwn = to === person.email || replyTo === person.email;
      return {
        at: createdAt,
        title: `${status}: ${mail.to === undefined ? (OCCASIONS[mail.kind] ?? 'an email') : subject}`,
        content: {
          createdAt: createdAt.toISOString(),
          status,
          ...(isOwn && { to: to === OWNER ? 'the organisation' : to, subject, text }),
        },
        ids: recordId ? [recordId] : [],
      };
    });
  }

  /** Erases emails to the person and emails that name the address. An email that is being sent cannot be recalled. */
  async erase(person: Person): Promise<number> {
    // Waits for emails that are just being moved into the outbox, because they may be about erased records.
    await this.outbox.whenFilled();
    const ids = (await this.list(person)).map(({ _id }) => _id);
    return (await this.mails.deleteMany({ _id: trusted({ $in: ids }) })).deletedCount;
  }

  private async list(person: Person): Promise<OutboxRow[]> {
    const rows = await this.mails.find(toFilter(person)).sort({ createdAt: -1, _id: -1 }).lean<OutboxRow[]>();
    return rows.filter(({ to, replyTo, subject, text, html, onSent }) => {
      return to === undefined || person.isNamedIn({ to, replyTo, subject, text, html, onSent });
    });
  }
}

/** Descriptions of sent emails by kind, because the outbox stores only their kind. */
const OCCASIONS: Record<string, string> = {
  message: 'notice of a message',
  arrived: 'confirmation of a message',
  reply: 'reply to a message or request',
  question: 'notice of a question about a request',
  request: 'notice of a quote request',
  welcome: 'welcome to the newsletter',
  quote: 'quote to a client',
  accepted: 'notice of an accepted quote',
  rejected: 'notice of a declined quote',
  'payment-reminder': 'a reminder of a payment',
  reminder: 'quote reminder',
  issue: 'newsletter',
  confirm: 'request to confirm an email address',
  morning: 'daily summary',
  links: 'links to requests',
  received: 'confirmation of a quote request',
  agreed: 'confirmation of an accepted quote',
  declined: 'confirmation of a declined quote',
  closed: 'notice of a closed request',
  paid: 'notice of a reported payment',
  payment: 'receipt for a payment',
  'payment-removed': 'notice of a removed payment',
  steps: 'notice of finished steps',
  invoice: 'invoice',
  credit: 'credit note',
  email: 'confirmation of an email address',
  emailNotice: 'notice of a new email address',
  emailReplaced: 'notice of an email address changed by an administrator',
  invitation: 'invitation to the back office',
  newBrowser: 'notice of a login in a new browser',
  passkeyAdded: 'notice of a new passkey',
  passkeyRemoved: 'notice of a removed passkey',
  passwordChanged: 'notice of a changed password',
  passwordReset: 'notice of a new password by a link',
  passwordSet: 'notice of a password set by an administrator',
  recoveryCodes: 'notice of new recovery codes',
  reset: 'link to set a new password',
  secondStepOff: 'notice that two-step login was turned off',
  secondStepOn: 'notice that two-step login was turned on',
  secondStepReplaced: 'notice of another app for two-step login',
  secondStepTaken: 'notice that an administrator turned off two-step login',
  revised: 'notice of a changed quote',
  visitorPasskeyAdded: 'notice of a new passkey',
  visitorPasskeyRemoved: 'notice of a removed passkey',
  visitorPasswordChanged: 'notice of a changed password',
};

function stateOf(row: OutboxRow): string {
  if (row.state === 'sent') return emailedText(row, 'sent');
  return row.state === 'pending' || row.state === 'sending' ? (row.lastError ? 'retrying' : 'waiting') : row.state;
}

/** Matches emails with the address in their text, and sent emails by their record, because they have no text left. */
function toFilter(person: Person): QueryFilter<OutboxMail> {
  const { $or: mentions } = mentionFilter(TEXTS, person) as { $or: object[] };
  if (person.recordIds.length === 0) return { $or: mentions };
  return { $or: [...mentions, { recordId: trusted({ $in: person.recordIds }) }] };
}
