import { Injectable } from '@nestjs/common';
import { CommentPersonalDataService } from '../comments/comment-personal-data.service';
import { ContactPersonalDataService } from '../contact/contact-personal-data.service';
import { TIMELINE_MAX, type TimelineEntry, type TimelineKind } from '../contract/timeline';
import { NewsletterPersonalDataService } from '../newsletter/newsletter-personal-data.service';
import { notFound } from '../platform/errors/product-error';
import type { ListPage } from '../platform/http/list-page.query';
import { MailPersonalDataService } from '../platform/mail/mail-personal-data.service';
import { Person } from '../platform/personal-data/person';
import type { OwnRecords, PersonalRecord } from '../platform/personal-data/personal-data-holder';
import { RequestPersonalDataService } from '../project/requests/request-personal-data.service';

/** Lists what a person did and what staff answered. Callers name the person by any one of the person's records. */
@Injectable()
export class TimelineService {
  private readonly holders: ReadonlyMap<string, OwnRecords>;

  constructor(
    messages: ContactPersonalDataService,
    requests: RequestPersonalDataService,
    comments: CommentPersonalDataService,
    newsletter: NewsletterPersonalDataService,
    private readonly mails: MailPersonalDataService,
  ) {
    this.holders = new Map<TimelineKind, OwnRecords>([
      ['messages', messages],
      ['requests', requests],
      ['comments', comments],
      ['newsletter', newsletter],
    ]);
  }

  /** Returns the newest entries first. Throws 404 for an unknown kind or record. */
  async read(kind: string, id: string): Promise<ListPage<TimelineEntry>> {
    const email = await this.holders.get(kind)?.emailOf(id);
    if (!email) throw notFound();
    const entries = (await this.collect(email)).sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
    return { items: entries.slice(0, TIMELINE_MAX), total: entries.length };
  }

  private async collect(email: string): Promise<TimelineEntry[]> {
    const person = new Person(email);
    const ownRecords = await Promise.all(
      [...this.holders].map(async ([kind, holder]) => ({
        kind: kind as TimelineKind,
        records: await holder.find(person),
      })),
    );
    const paths = new Map(ownRecords.flatMap(({ records }) => records.flatMap(pathsOf)));
    const mails = await this.mails.find(new Person(email, [...paths.keys()]));
    // Adds the path of the record to which each email belongs.
    const records = mails.map((mail) => ({ ...mail, path: mail.ids?.map((id) => paths.get(id)).find(Boolean) }));
    return [...ownRecords, { kind: 'mails' as const, records }].flatMap(({ kind, records: found }) =>
      found.flatMap((record) => toEntries(kind, record)),
    );
  }
}

const pathsOf = ({ ids = [], path = '' }: PersonalRecord): [string, string][] => ids.map((id) => [id, path]);

function toEntries(kind: TimelineKind, { at, title, path, events = [] }: PersonalRecord): TimelineEntry[] {
  return [{ at, title }, ...events].map((event, place) => ({
    at: event.at.toISOString(),
    isEvent: place > 0,
    kind,
    title: event.title,
    path: path || null,
  }));
}
