import { createHash } from 'node:crypto';
import { Types } from 'mongoose';
import { toExcerpt } from '../contract/blogs';
import { BUILT_IN_SERVICES } from '../contract/built-in-services';
import { BUILT_IN_TEAM } from '../contract/team';
import { DAY_MS, MINUTE_MS } from '../platform/clock/durations';
import { FOOTER_PAGES, HOME_PAGES } from './sample-pages';
import { SAMPLE_POSTS } from './sample-posts';

/** Records of one model, whole but for what the schema's defaults add. */
export interface SampleRows {
  /** Name under which the module has registered its model. */
  model: 'Blog' | 'TeamMember' | 'Service' | 'Page';
  rows: ({ _id: Types.ObjectId; createdAt: Date; updatedAt: Date } & Record<string, unknown>)[];
}

/** The same id for the same record on every start: a load that was cut short can run again without doubling anything. */
export function sampleId(model: string, key: string): Types.ObjectId {
  return new Types.ObjectId(createHash('sha256').update(`sample ${model} ${key}`).digest('hex').slice(0, 24));
}

function stamped<T extends object>(model: SampleRows['model'], key: string, createdAt: Date, fields: T) {
  return { _id: sampleId(model, key), ...fields, createdAt, updatedAt: createdAt };
}

/** Everything that is stored by a first start at that moment. Lists are newest first: what stands first here is the newest. */
export function toSampleRows(startedAt: Date): SampleRows[] {
  const before = (ms: number) => new Date(startedAt.getTime() - ms);
  return [
    {
      model: 'Service',
      rows: BUILT_IN_SERVICES.map((service) =>
        stamped('Service', service.slug, startedAt, { ...service, features: [...service.features] }),
      ),
    },
    {
      model: 'TeamMember',
      rows: BUILT_IN_TEAM.map(({ id, ...member }, index) =>
        stamped('TeamMember', id, before(index * MINUTE_MS), member),
      ),
    },
    {
      model: 'Blog',
      rows: SAMPLE_POSTS.map(({ key, coverName, daysAgo, ...post }) =>
        stamped('Blog', key, before(daysAgo * DAY_MS), {
          ...post,
          excerpt: toExcerpt(post.content),
          image: `/uploads/${coverName}`,
        }),
      ),
    },
    {
      model: 'Page',
      rows: [...HOME_PAGES, ...FOOTER_PAGES].map((page, index) =>
        stamped('Page', page.slug, before(index * MINUTE_MS), { ...page }),
      ),
    },
  ];
}
