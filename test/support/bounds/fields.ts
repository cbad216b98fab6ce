import { BLOG_FIELDS } from '../../../src/contract/blogs';
import { must } from '../../../src/contract/fields';
import { LIMITS } from '../../../src/contract/limits';
import { PAGE_FIELDS } from '../../../src/contract/pages';
import { PRICE_FIELDS } from '../../../src/contract/price-list';
import { SAVED_REPLY_FIELDS } from '../../../src/contract/saved-replies';
import { SERVICE_FIELDS } from '../../../src/contract/services';
import { SETTINGS_FIELDS } from '../../../src/contract/settings';
import { TEAM_MEMBER_FIELDS } from '../../../src/contract/team';
import { USER_FIELDS } from '../../../src/contract/users';
import { SECTIONS } from '../../../src/contract/website/sections';
import { rulesOf } from './rules-of';
import { type FieldRule, sample, wrongTypes } from './samples';
import * as values from './value-rules';

const blogRules = rulesOf(BLOG_FIELDS);
export const blog = {
  ...blogRules,
  // Content is required here, because the tests publish their posts.
  content: rulesOf({ content: must(BLOG_FIELDS.content) }).content,
  // Leaves out the status `scheduled`, because it requires a time.
  status: { ...blogRules.status, takes: blogRules.status.takes.filter(({ value }) => value !== 'scheduled') },
  publishAt: {
    takes: ['2099-01-01T07:00+02:00', '2099-01-01T05:00:00.000Z', '', null].map((value) =>
      sample(`${value} of a post that is not scheduled`, value, ''),
    ),
    refuses: [
      ...['2099-01-01', '2099-01-01T07:00', '2099-13-01T07:00Z', 'soon', 'x'.repeat(LIMITS.time + 1), 7, [], {}],
    ].map((value) => sample(JSON.stringify(value), value)),
  },
};
export const member = rulesOf(TEAM_MEMBER_FIELDS);
export const price = rulesOf(PRICE_FIELDS);
export const savedReply = rulesOf(SAVED_REPLY_FIELDS);
export const service = rulesOf(SERVICE_FIELDS);
export const user = rulesOf(USER_FIELDS);

/** Rules for the fields of each section, by the section's name. */
export const sections = Object.entries(SECTIONS).map(([name, { fields }]) => [name, rulesOf(fields)] as const);

const slug: FieldRule = {
  takes: [
    { what: 'the longest', value: 'a'.repeat(LIMITS.slug) },
    sample('a leading slash', '/fees-2026', 'fees-2026'),
  ],
  refuses: [
    ...values.recordId().refuses,
    ...['a--b', '-a', 'a-', 'A', 'a b', 'a/b', '../a', 'a.b', 'é', '%61', 'admin', 'api', 'uploads', 'assets'].map(
      (value) => sample(value, value),
    ),
  ],
};

const refusedTargets = [
  ...['about', '/no/such/page', '//example.com', 'http://example.com', 'javascript:alert(1)', '/a b'],
].map((value) => sample(value, value));

/** Rules for redirects. `from` has its own format, and `to` must be an existing page or a URL of another site. */
export const redirect = {
  from: {
    takes: [
      { what: 'the longest', value: `/${'x'.repeat(LIMITS.link - 1)}` },
      sample('capitals, slashes and escapes', ' //Old%2Dpage/ ', '/old-page'),
    ],
    refuses: [
      ...values.recordId().refuses,
      { what: 'one more', value: `/${'x'.repeat(LIMITS.link)}` },
      ...['old', '/', '/about', '/admin/x', '/old?x=1', '/a/../b', '/%'].map((value) => sample(value, value)),
    ],
  },
  to: {
    takes: [
      { what: 'the longest', value: 'https://example.com/'.padEnd(LIMITS.link, 'x') },
      sample('capitals and slashes', '/About//', '/about'),
    ],
    refuses: [
      ...values.recordId().refuses,
      { what: 'one more', value: 'https://example.com/'.padEnd(LIMITS.link + 1, 'x') },
      { what: 'a number to call', value: 'tel:123456' },
      { what: 'a page that is not there', value: '/no-such-page' },
      ...refusedTargets,
    ],
  },
};

/** Rules for the call that updates links. They are those of `redirect`, but the answer contains neither field. */
export const mending = { from: { ...redirect.from, isHidden: true }, to: { ...redirect.to, isHidden: true } };

/** Rules for pages. `slug` has its own format. */
export const page = { ...rulesOf(PAGE_FIELDS), slug };

const colour = {
  takes: [
    { what: 'a colour', value: '#0f5b46' },
    sample('capitals', '#0F5B46', '#0f5b46'),
    sample('three digits without a sign', 'F80', '#ff8800'),
    sample('null', null, ''),
    { what: 'empty', value: '' },
  ],
  refuses: ['red', '#12345', '#1234567', '#gggggg', '#000;}'].map((value) => sample(value, value)),
};

const method = (length: number) => ({ label: 'x'.repeat(length), details: 'x'.repeat(LIMITS.paymentDetails) });

export const tpin: FieldRule = {
  takes: [sample('ten digits', '1000000000'), sample('empty', ''), sample('null', null, '')],
  refuses: ['100000000', '10000000000', 'x'.repeat(10)].map((value) => sample(value, value)),
};

export const settings = {
  ...rulesOf(SETTINGS_FIELDS),
  brandColour: colour,
  accentColour: colour,
  analyticsId: {
    takes: [
      { what: 'the longest', value: `G-${'A'.repeat(20)}` },
      sample('null', null, ''),
      { what: 'empty', value: '' },
    ],
    refuses: [
      ...values.oneOf(['G-']).refuses.filter(({ value }) => value !== null && value !== ''),
      { what: 'one more', value: `G-${'A'.repeat(21)}` },
      { what: 'script', value: "G-ABC123');alert(1)//" },
    ],
  },
  whatsApp: {
    takes: [
      { what: 'a number with its country', value: '+260 (97) 123-4567' },
      sample('a Zambian one', '0971234567', '+260 971234567'),
      { what: 'empty', value: '' },
      sample('null', null, ''),
    ],
    refuses: ['97 123 4567', '+260 97', '+1234567890123456', 'call me', 7].map((each) => sample(String(each), each)),
  },
  socialLinks: {
    ...values.textList(LIMITS.socialLinks, LIMITS.socialLink),
    takes: [sample('an address', ['https://x.com/kitwe']), sample('none', []), sample('null', null, [])],
  },
  paymentMethods: {
    takes: [
      { what: 'none', value: [] },
      { what: 'the most', value: Array.from({ length: LIMITS.paymentMethods }, () => method(LIMITS.paymentLabel)) },
      {
        what: 'details of several lines',
        value: [{ label: ' Airtel Money ', details: ' 0970 000 000\nMosi Digital Academy ' }],
        kept: [{ label: 'Airtel Money', details: '0970 000 000\nMosi Digital Academy' }],
      },
    ],
    refuses: [
      ...wrongTypes('list'),
      { what: 'one more', value: Array.from({ length: LIMITS.paymentMethods + 1 }, () => method(1)) },
      { what: 'null', value: null },
    ],
  },
  tpin,
};

export const updatedAt = values.readAt();
/** Rule for `updatedAt` of a section, which is `null` before the first save. */
export const savedAt = values.readAt({ takesNull: true });
