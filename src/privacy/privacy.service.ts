import { Injectable } from '@nestjs/common';
import {
  type ErasedPersonalData,
  type FoundPersonalData,
  type HeldAccount,
  NEWEST_SHOWN,
  PERSONAL_DATA_KINDS,
  type PersonalDataExport,
  type PersonalDataKind,
} from '../contract/privacy';
import { AuditService } from '../platform/audit/audit.service';
import { MigrationRunner } from '../platform/database/migration-runner';
import { ErasuresService } from '../platform/personal-data/erasures.service';
import { Person } from '../platform/personal-data/person';
import type { PersonalRecord } from '../platform/personal-data/personal-data-holder';
import { KeptQuotesService } from '../project/requests/kept-quotes.service';
import { AccountsService } from '../users/accounts.service';
import { PersonalDataHoldersService } from './personal-data-holders.service';

type RecordsByKind = Record<PersonalDataKind, PersonalRecord[]>;

@Injectable()
export class PrivacyService {
  constructor(
    private readonly holders: PersonalDataHoldersService,
    private readonly accounts: AccountsService,
    private readonly erasures: ErasuresService,
    private readonly quotes: KeptQuotesService,
    private readonly audit: AuditService,
    migrations: MigrationRunner,
  ) {
    migrations.addLast(() => this.eraseRestored());
  }

  async find(email: string): Promise<FoundPersonalData> {
    const records = await this.collect(email);
    const kinds = PERSONAL_DATA_KINDS.map((kind) => ({
      kind,
      count: records[kind].length,
      newest: records[kind].slice(0, NEWEST_SHOWN).map(({ at, title }) => ({ at: at.toISOString(), title })),
    }));
    const total = kinds.reduce((sum, { count }) => sum + count, 0);
    return { email, kinds, total, account: await this.findAccount(email) };
  }

  /** Exports a person's own records in full. Texts of other people that name the person are only listed, not quoted. */
  async export(email: string): Promise<PersonalDataExport> {
    const records = await this.collect(email);
    const contents = PERSONAL_DATA_KINDS.map((kind) => [kind, records[kind].map(({ content }) => content)]);
    return {
      email,
      exportedAt: new Date().toISOString(),
      account: await this.findAccount(email),
      records: Object.fromEntries(contents),
    };
  }

  /** Erases a person's data, again after the restore of an older backup. An interrupted run can be repeated. */
  async erase(email: string): Promise<ErasedPersonalData> {
    const erased = await this.erasures.around(email, () => this.eraseRecords(email));
    return { erased: [...erased].map(([kind, count]) => ({ kind, count })), left: await this.find(email) };
  }

  /** Erases the data of a person who closes an account. Accepted quotes stay, with name and terms. */
  async close(email: string): Promise<void> {
    await this.erasures.around(email, () => this.eraseRecords(email, true), true);
    await this.audit.record({ actorId: null, action: 'privacy.closeAccount', subjectId: '', fields: [] });
  }

  private async eraseRecords(email: string, keepsQuotes = false): Promise<Map<PersonalDataKind, number>> {
    const person = await this.recognise(email);
    if (keepsQuotes) await this.quotes.keepOf(email);
    const erased = new Map<PersonalDataKind, number>(PERSONAL_DATA_KINDS.map((kind) => [kind, 0]));
    for (const [kind, holder] of this.holders.all) {
      erased.set(kind, (erased.get(kind) ?? 0) + (await holder.erase(person)));
    }
    return erased;
  }

  /** After the restore of a backup, erases again the data that had been erased after the backup was made. */
  private async eraseRestored(): Promise<string | null> {
    const addresses = await this.erasures.restored();
    for (const [address, keepsQuotes] of addresses) {
      await this.eraseRecords(address, keepsQuotes);
      await this.erasures.remove(address);
    }
    return addresses.size > 0 ? `${addresses.size} people erased again after the restore of an older backup` : null;
  }

  private async collect(email: string): Promise<RecordsByKind> {
    const person = await this.recognise(email);
    const records = Object.fromEntries(PERSONAL_DATA_KINDS.map((kind) => [kind, []])) as unknown as RecordsByKind;
    for (const [kind, holder] of this.holders.all) records[kind].push(...(await holder.find(person)));
    return records;
  }

  /** Returns the person with the ids of the own records, by which other records may refer to the person. */
  private async recognise(email: string): Promise<Person> {
    const person = new Person(email);
    const own = await Promise.all(this.holders.own.map((holder) => holder.find(person)));
    return new Person(
      email,
      own.flat().flatMap(({ ids = [] }) => ids),
    );
  }

  private async findAccount(email: string): Promise<HeldAccount | null> {
    const row = await this.accounts.findByEmail(email);
    return row && { name: row.name, role: row.role, lastLogin: row.lastLogin?.toISOString() ?? null };
  }
}
