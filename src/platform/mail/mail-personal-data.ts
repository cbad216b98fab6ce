import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, trusted } from 'mongoose';
import { emailedWords } from '../../contract/mail';
import { mentionFilter } from '../personal-data/mention-filter';
import type { Person } from '../personal-data/person';
import type { PersonalDataHolder, PersonalRecord } from '../personal-data/personal-data-holder';
import { MailQueue } from './mail-queue';
import { OWNER } from './outgoing-mail';
import { QueuedMail, type QueuedMailRow } from './schemas/queued-mail.schema';

const TEXTS = ['to', 'replyTo', 'subject', 'text', 'html'];

/** Queued mail to a person or about one, and what is left of mail that was sent: its occasion, without any content. */
@Injectable()
export class MailPersonalData implements PersonalDataHolder {
  constructor(
    @InjectModel(QueuedMail.name) private readonly mails: Model<QueuedMail>,
    private readonly queue: MailQueue,
  ) {}

  async find(person: Person): Promise<PersonalRecord[]> {
    return (await this.list(person)).map((mail) => {
      const { createdAt, to, replyTo, subject, text, once } = mail;
      const status = mail.status === 'sent' ? emailedWords(mail, 'sent') : mail.status;
      const isOwn = to === person.email || replyTo === person.email;
      return {
        at: createdAt,
        title: `${status}: ${isDone(mail.status) ? nameOf(once) : subject}`,
        content: {
          createdAt: createdAt.toISOString(),
          status,
          ...(isOwn && { to: to === OWNER ? 'the organisation' : to, subject, text }),
        },
        ids: once ? [once.split(':')[1]] : [],
      };
    });
  }

  /** All of them, also one to somebody else that names the address. One that is being sent now cannot be called back. */
  async erase(person: Person): Promise<number> {
    // Of a message that was just erased, its mail may be about to be queued.
    await this.queue.whenFilled();
    const ids = (await this.list(person)).map(({ _id }) => _id);
    return (await this.mails.deleteMany({ _id: trusted({ $in: ids }) })).deletedCount;
  }

  private async list(person: Person): Promise<QueuedMailRow[]> {
    const rows = await this.mails.find(toFilter(person)).sort({ createdAt: -1, _id: -1 }).lean<QueuedMailRow[]>();
    return rows.filter(({ status, to, replyTo, subject, text, html }) => {
      return isDone(status) || person.isNamedIn({ to, replyTo, subject, text, html });
    });
  }
}

/** What a mail was about of which nothing but its occasion is left. */
const OCCASIONS: Record<string, string> = {
  message: 'notice of a message',
  arrived: 'receipt of a message',
  reply: 'answer to a message or a request',
  question: 'notice of a question about a request',
  request: 'notice of a quote request',
  welcome: 'welcome to the newsletter',
  quote: 'quote to a client',
  accepted: 'notice of an accepted quote',
  rejected: 'notice of a declined quote',
  reminder: 'reminder of a quote',
  issue: 'issue of the newsletter',
  confirm: 'request to confirm an address',
  morning: 'what waited in the morning',
  links: 'links of the requests of an address',
  received: 'receipt of a quote request',
  agreed: 'receipt of an accepted quote',
  declined: 'receipt of a declined quote',
  closed: 'word that a request was closed',
  paid: 'notice that a client has paid',
  payment: 'receipt of a payment',
  revised: 'word that a quote was changed',
};

/** Of which nothing but the occasion is kept. */
const isDone = (status: QueuedMail['status']): boolean => status === 'sent' || status === 'dropped';

const nameOf = (once = ''): string => OCCASIONS[once.split(':')[0]] ?? 'a mail';

/** Occasions are named after the record: `message:<id>`, `quote:<id>:<revision>`. */
function toFilter(person: Person): QueryFilter<QueuedMail> {
  const { $or: mentions } = mentionFilter(TEXTS, person) as { $or: object[] };
  if (person.recordIds.length === 0) return { $or: mentions };
  const occasions = { once: trusted({ $regex: `:(${person.recordIds.join('|')})(:|$)` }) };
  return { $or: [...mentions, occasions] };
}
