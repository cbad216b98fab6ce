import { DEFAULT_BLOG_AUTHOR, DEFAULT_BLOG_CATEGORY } from '../../../src/contract/blogs';
import { LIMITS } from '../../../src/contract/limits';
import { PAGE_STATUSES } from '../../../src/contract/pages';
import { DEFAULT_SERVICE_ICON } from '../../../src/contract/services';
import { ROLES } from '../../../src/contract/users';
import type { FieldRule } from './samples';
import * as text from './text-rules';
import * as values from './value-rules';

export const blog = {
  title: text.requiredText(LIMITS.title),
  content: text.requiredText(LIMITS.blogContent),
  category: text.optionalText(LIMITS.category, DEFAULT_BLOG_CATEGORY),
  tags: values.textList(LIMITS.tags, LIMITS.tag),
  image: text.image(''),
  authorName: text.optionalText(LIMITS.name, DEFAULT_BLOG_AUTHOR),
  isFeatured: values.trueOrFalse(false),
};

export const member = {
  name: text.requiredText(LIMITS.name),
  role: text.requiredText(LIMITS.role),
  image: text.image(''),
  bio: text.optionalText(LIMITS.bio),
};

export const service = {
  title: text.requiredText(LIMITS.title),
  description: text.requiredText(LIMITS.description),
  icon: text.optionalText(LIMITS.icon, DEFAULT_SERVICE_ICON),
  features: values.textList(LIMITS.features, LIMITS.feature),
  order: values.wholeNumber(0, LIMITS.order),
};

export const slug: FieldRule = {
  takes: [
    { what: 'the longest', value: 'a'.repeat(LIMITS.slug) },
    { what: 'a leading slash', value: '/fees-2026', kept: 'fees-2026' },
  ],
  refuses: [
    ...values.recordId().refuses,
    ...['a--b', '-a', 'a-', 'A', 'a b', 'a/b', '../a', 'a.b', 'é', '%61', 'admin', 'api', 'uploads', 'assets'].map(
      (value) => ({ what: value, value }),
    ),
  ],
};

export const page = {
  title: text.requiredText(LIMITS.title),
  slug,
  status: values.oneOf(PAGE_STATUSES),
  content: text.optionalText(LIMITS.pageContent),
};

export const user = {
  name: text.requiredText(LIMITS.name),
  email: text.email(),
  role: values.oneOf(ROLES),
  active: values.trueOrFalse(),
};

export const settings = {
  siteName: text.oneLine(LIMITS.siteName, LIMITS.siteNameMin),
  siteDescription: text.requiredText(LIMITS.siteDescription, LIMITS.siteDescriptionMin),
  contactEmail: text.email(),
  contactPhone: text.phone(true),
  address: text.requiredText(LIMITS.address, LIMITS.addressMin),
  enableComments: values.trueOrFalse(),
  maintenanceMode: values.trueOrFalse(),
  analyticsId: {
    takes: [
      { what: 'the longest', value: `G-${'A'.repeat(20)}` },
      { what: 'null', value: null, kept: '' },
      { what: 'empty', value: '' },
    ],
    refuses: [
      ...values.oneOf(['G-']).refuses.filter(({ value }) => value !== null && value !== ''),
      { what: 'one more', value: `G-${'A'.repeat(21)}` },
      { what: 'script', value: "G-ABC123');alert(1)//" },
    ],
  },
  retentionMonths: values.required(values.wholeNumber(0, LIMITS.retentionMonthsMax)),
} satisfies Record<string, FieldRule>;

export const updatedAt = values.readAt();
