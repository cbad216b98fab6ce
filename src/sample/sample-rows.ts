import { createHash } from 'node:crypto';
import { Types } from 'mongoose';
import { toExcerpt } from '../contract/blogs';
import { BUILT_IN_SERVICES } from '../contract/built-in-services';
import { BUILT_IN_TEAM } from '../contract/team';
import { DAY_MS, MINUTE_MS } from '../platform/clock/durations';
import { FOOTER_PAGES, HOME_PAGES } from './sample-pages';
import { SAMPLE_POSTS } from './sample-posts';

/** Records of one model. Default values of the schema are left out. */
export interface SampleRows {
  model: 'Blog' | 'TeamMember' | 'Service' | 'Page';
  rows: ({ _id: Types.ObjectId; createdAt: Date; updatedAt: Date } & Record<string, unknown>)[];
}

/** Returns a fixed id, so that a repeated load makes no duplicates. */
export function sampleId(model: string, key: string): Types.ObjectId {
  return new Types.ObjectId(createHash('sha256').update(`sample ${model} ${key}`).digest('hex').slice(0, 24));
}

function stamped<T extends object>(model: SampleRows['model'], key: string, createdAt: Date, fields: T) {
  return { _id: sampleId(model, key), ...fields, createdAt, updatedAt: createdAt };
}

/** Returns all sample records. Their times are relative to `startedAt`. */
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
