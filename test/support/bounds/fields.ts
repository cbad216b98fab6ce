import { BLOG_FIELDS } from '../../../src/contract/blogs';
import { LIMITS } from '../../../src/contract/limits';
import { PAGE_FIELDS } from '../../../src/contract/pages';
import { SAVED_TEXT_FIELDS } from '../../../src/contract/saved-texts';
import { SERVICE_FIELDS } from '../../../src/contract/services';
import { SETTINGS_FIELDS } from '../../../src/contract/settings';
import { TEAM_MEMBER_FIELDS } from '../../../src/contract/team';
import { USER_FIELDS } from '../../../src/contract/users';
import { rulesOf } from './rules-of';
import type { FieldRule } from './samples';
import * as values from './value-rules';

export const blog = rulesOf(BLOG_FIELDS);
export const member = rulesOf(TEAM_MEMBER_FIELDS);
export const savedText = rulesOf(SAVED_TEXT_FIELDS);
export const service = rulesOf(SERVICE_FIELDS);
export const user = rulesOf(USER_FIELDS);

const slug: FieldRule = {
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

/** A slug has a look of its own. */
export const page = { ...rulesOf(PAGE_FIELDS), slug };

export const settings = {
  ...rulesOf(SETTINGS_FIELDS),
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
  tpin: {
    takes: [
      { what: 'ten digits', value: '1000000000' },
      { what: 'empty', value: '' },
      { what: 'null', value: null, kept: '' },
    ],
    refuses: ['100000000', '10000000000', 'x'.repeat(10)].map((value) => ({ what: value, value })),
  },
};

export const updatedAt = values.readAt();
