import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import { BlogsService } from '../blogs/blogs.service';
import { BUILT_IN_SERVICES } from '../contract/built-in-services';
import { PRIVACY_SLUG } from '../contract/privacy-page';
import type { RemovedSamples, SampleContent, SampleKind } from '../contract/sample';
import { BUILT_IN_TEAM } from '../contract/team';
import { PagesService } from '../pages/pages.service';
import { recordInAuditLog } from '../platform/audit/audit-details';
import { KeyedMutex } from '../platform/concurrency/keyed-mutex';
import type { StoredRow } from '../platform/database/stored-schema';
import { ProductError } from '../platform/errors/product-error';
import type { RecordsService } from '../platform/records/records.service';
import { ServicesService } from '../services/services.service';
import { TeamService } from '../team/team.service';
import { WebsiteService } from '../website/website.service';
import { type SampleRows, toSampleRows } from './sample-rows';

type SampleRow = StoredRow & { title?: string; name?: string };

type Records = Pick<RecordsService<SampleRow, unknown>, 'count' | 'listUntouched' | 'remove' | 'restore'>;

const MODELS: Record<SampleKind, SampleRows['model']> = {
  posts: 'Blog',
  team: 'TeamMember',
  services: 'Service',
  pages: 'Page',
};
const KINDS = Object.keys(MODELS) as SampleKind[];

/** Names of built-in records, which visitors see while the database has none. */
const BUILT_IN: Partial<Record<SampleKind, readonly string[]>> = {
  team: BUILT_IN_TEAM.map(({ name }) => name),
  services: BUILT_IN_SERVICES.map(({ title }) => title),
};

/** Removes the sample content of a site. See docs/decisions/019-website-sections-and-samples.md. */
@Injectable()
export class SampleRemovalService {
  private readonly mutex = new KeyedMutex();
  private readonly records: Record<SampleKind, Records>;

  constructor(
    private readonly website: WebsiteService,
    posts: BlogsService,
    team: TeamService,
    services: ServicesService,
    pages: PagesService,
  ) {
    this.records = { posts, team, services, pages };
  }

  async read(): Promise<SampleContent> {
    const names = await Promise.all(KINDS.map(async (kind) => [kind, await this.namesOf(kind)] as const));
    return {
      ...(Object.fromEntries(names) as Record<SampleKind, string[]>),
      sections: await this.website.listSample(),
    };
  }

  /** Removes all sample content. After an error, the next call removes the rest. */
  remove(): Promise<RemovedSamples> {
    return this.mutex.run('sample', async () => {
      // Marks the website as customised before the removal. Otherwise pages would show built-in services and team
      // members as soon as the stored ones are gone.
      const hadBuiltIn = !(await this.website.isOwn());
      if (hadBuiltIn) await this.website.setCustomised(true);
      const removed = await Promise.all(KINDS.map(async (kind) => [kind, await this.removeAll(kind)] as const));
      const sections = await this.website.hideSample();
      const counts = [
        ...removed.map(([kind, ids]) => [kind, ids.length] as const),
        ['sections', sections.length] as const,
      ];
      const changes = counts.filter(([, count]) => count > 0).map(([field, count]) => ({ field, from: count, to: 0 }));
      recordInAuditLog({ fields: changes.map(({ field }) => field), changes });
      return { ids: removed.flatMap(([, ids]) => ids), sections, hadBuiltIn };
    });
  }

  /** Restores removed sample content. Skips ids of other records, and sample records that were not removed. */
  restore({ ids, sections, hadBuiltIn }: RemovedSamples): Promise<void> {
    return this.mutex.run('sample', async () => {
      for (const kind of KINDS) {
        const known = idsOf(kind).map((id) => id.toHexString());
        const requested = known.filter((id) => ids.includes(id));
        await Promise.all(requested.map((id) => this.records[kind].restore(id).catch(passOver)));
      }
      await this.website.restoreDefaults(sections);
      if (hadBuiltIn) await this.website.setCustomised(false);
    });
  }

  private async namesOf(kind: SampleKind): Promise<string[]> {
    const rows = await this.records[kind].listUntouched(idsOf(kind));
    const standsIn = BUILT_IN[kind] && !(await this.website.isOwn()) && (await this.records[kind].count()) === 0;
    return [...rows.map(({ title, name }) => title ?? name ?? ''), ...(standsIn ? (BUILT_IN[kind] ?? []) : [])];
  }

  private async removeAll(kind: SampleKind): Promise<string[]> {
    const rows = await this.records[kind].listUntouched(idsOf(kind));
    const gone = rows.map(async ({ _id, updatedAt }) => {
      const id = _id.toHexString();
      // With the condition `updatedAt`, a record stays if staff have just edited it, because it then is their own
      // content.
      const isGone = await this.records[kind].remove(id, { updatedAt }).then(() => true, passOver);
      return isGone ? [id] : [];
    });
    return (await Promise.all(gone)).flat();
  }
}

/** Returns the ids of sample records. The privacy page is left out, because the law requires it. */
function idsOf(kind: SampleKind): Types.ObjectId[] {
  const rows = toSampleRows(new Date()).find(({ model }) => model === MODELS[kind])?.rows ?? [];
  return rows.filter((row) => row.slug !== PRIVACY_SLUG).map(({ _id }) => _id);
}

/** Ignores 404 and 409: another call has already removed or restored the record, or another record uses its slug. */
function passOver(error: unknown): false {
  if (error instanceof ProductError && [404, 409].includes(error.getStatus())) return false;
  throw error;
}
