import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import PostalMime, { type Email } from 'postal-mime';
import { ENVIRONMENT } from '../config/config.module';
import type { Environment } from '../config/environment';
import type { Person } from '../personal-data/person';
import type { AgedRecords, PersonalDataHolder, PersonalRecord } from '../personal-data/personal-data-holder';
import { MailDelivery } from './mail-delivery';
import { MailQueue } from './mail-queue';
import { outboxFolder } from './transports/outbox-transport';

interface OutboxFile {
  path: string;
  writtenAt: Date;
}

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** The `.eml` files of an installation that has, or once had, no mail server; and the drafts that a crash left beside them. */
@Injectable()
export class OutboxPersonalData implements PersonalDataHolder, AgedRecords {
  private readonly folder: string;

  constructor(
    @Inject(ENVIRONMENT) { dataDir }: Environment,
    private readonly delivery: MailDelivery,
    private readonly queue: MailQueue,
  ) {
    this.folder = outboxFolder(dataDir);
  }

  async find(person: Person): Promise<PersonalRecord[]> {
    const found: PersonalRecord[] = [];
    for (const { path, writtenAt } of await this.list()) {
      const mail = await readMail(path);
      if (mail && person.isNamedIn(mail)) found.push(toPersonalRecord(mail, writtenAt, person));
    }
    return found.reverse();
  }

  async erase(person: Person): Promise<number> {
    // A mail on its way to the folder would come after the look into it.
    if (this.delivery.savesToOutbox) await this.queue.whenDelivered();
    let erased = 0;
    for (const { path } of await this.list()) {
      const mail = await readMail(path);
      if (!mail || !person.isNamedIn(mail)) continue;
      await rm(path, { force: true });
      erased += 1;
    }
    return erased;
  }

  async eraseOlderThan(cutoff: Date): Promise<number> {
    const old = (await this.list()).filter(({ writtenAt }) => writtenAt < cutoff);
    for (const { path } of old) await rm(path, { force: true });
    return old.length;
  }

  /** Oldest first, as their names are. */
  private async list(): Promise<OutboxFile[]> {
    const names = await readdir(this.folder).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    });
    const files: OutboxFile[] = [];
    for (const name of names.sort()) {
      const path = join(this.folder, name);
      const entry = await stat(path).catch(() => null);
      if (entry?.isFile()) files.push({ path, writtenAt: entry.mtime });
    }
    return files;
  }
}

/** The mail with its parts decoded: in the file itself an address may be cut in two by a soft line break. */
async function readMail(path: string): Promise<Email | null> {
  try {
    return await PostalMime.parse(await readFile(path));
  } catch (error) {
    // Removed by somebody meanwhile.
    if (isMissing(error)) return null;
    throw error;
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
