import { Injectable } from '@nestjs/common';
import PostalMime, { type Email } from 'postal-mime';
import type { Person } from '../../personal-data/person';
import type { AgedRecords, PersonalDataHolder, PersonalRecord } from '../../personal-data/personal-data-holder';
import { MailDelivery } from '../mail-delivery';
import { MailOutbox } from '../mail-outbox';
import { Outbox } from './outbox';

@Injectable()
export class OutboxPersonalDataService implements PersonalDataHolder, AgedRecords {
  constructor(
    private readonly outbox: Outbox,
    private readonly delivery: MailDelivery,
    private readonly queue: MailOutbox,
  ) {}

  async find(person: Person): Promise<PersonalRecord[]> {
    const found: PersonalRecord[] = [];
    for (const { name, writtenAt } of await this.outbox.list()) {
      const mail = await this.readMail(name);
      if (mail && person.isNamedIn(mail)) found.push(toPersonalRecord(mail, writtenAt, person));
    }
    return found.reverse();
  }

  async erase(person: Person): Promise<number> {
    // Waits for running deliveries, which would otherwise write a file after the search.
    if (this.delivery.savesToOutbox) await this.queue.whenDelivered();
    let erased = 0;
    for (const { name } of await this.outbox.list()) {
      const mail = await this.readMail(name);
      if (!mail || !person.isNamedIn(mail)) continue;
      await this.outbox.remove(name);
      erased += 1;
    }
    return erased;
  }

  async eraseOlderThan(cutoff: Date): Promise<number> {
    const old = (await this.outbox.list()).filter(({ writtenAt }) => writtenAt < cutoff);
    for (const { name } of old) await this.outbox.remove(name);
    return old.length;
  }

  /** Returns the parsed email. A search in the file itself would miss an address that a soft line break splits. */
  private async readMail(name: string): Promise<Email | null> {
    const mail = await this.outbox.read(name);
    return mail && PostalMime.parse(mail);
  }
}

function toPersonalRecord(
  { to, replyTo, subject = '', text }: Email,
  writtenAt: Date,
  { spellings }: Person,
): PersonalRecord {
  const addresses = [...(to ?? []), ...(replyTo ?? [])].map(({ address }) => address?.toLowerCase() ?? '');
  const isOwn = addresses.some((address) => spellings.includes(address));
  return {
    at: writtenAt,
    title: subject,
    content: { writtenAt: writtenAt.toISOString(), ...(isOwn && { to, subject, text }) },
  };
}
