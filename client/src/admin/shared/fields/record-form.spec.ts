import { BLOG_FIELDS } from '@contract/blogs';
import { defaultsOf } from '@contract/fields';
import { PAGE_FIELDS } from '@contract/pages';
import { SERVICE_FIELDS } from '@contract/services';
import { TEAM_MEMBER_FIELDS } from '@contract/team';
import { postOf } from '@/testing/records';
import { blankForm, recordFields, toForm, toInput } from './record-form';

const member = {
  ...{ _id: '65a1', createdAt: '2026-11-01T08:00:00.000Z', updatedAt: '2026-11-02T08:00:00.000Z' },
  ...{ name: 'Kelvin Phiri', role: 'CTO', image: '/uploads/kelvin-300x300.jpg', bio: 'Builds.', order: 2 },
  group: 'role' as const,
};
const post = {
  ...postOf({ tags: ['robotics', 'farming'], authorImage: '/uploads/kelvin-300x300.jpg', isFeatured: true }),
  content: 'First.\n\nSecond.',
  format: 'plain' as const,
};
const service = { ...defaultsOf(SERVICE_FIELDS), features: ['A plan', 'A report'] };

describe('blankForm', () => {
  it('is empty for a new member', () => {
    expect(blankForm(TEAM_MEMBER_FIELDS)).toEqual({ name: '', role: '', image: '', bio: '', order: 0, group: 'role' });
  });

  it('sets category Education and author Admin for a post', () => {
    expect(blankForm(BLOG_FIELDS)).toEqual({
      publishAt: '',
      status: 'published',
      title: '',
      content: '',
      format: 'plain',
      category: 'Education',
      tags: '',
      image: '',
      authorName: 'Admin',
      isFeatured: false,
    });
  });

  it('sets draft for a page and the design icon for a service', () => {
    expect(blankForm(PAGE_FIELDS)).toEqual({ title: '', slug: '', status: 'draft', content: '', format: 'plain' });
    expect(blankForm(SERVICE_FIELDS)).toMatchObject({ icon: 'pen-tool', features: '' });
  });
});

describe('toForm', () => {
  it('returns the editable fields only', () => {
    const { _id, createdAt, updatedAt, ...editable } = member;
    expect(toForm(TEAM_MEMBER_FIELDS, member)).toEqual(editable);
  });

  it('joins tags with commas and features with line breaks', () => {
    expect(toForm(BLOG_FIELDS, post).tags).toBe('robotics, farming');
    expect(toForm(SERVICE_FIELDS, service).features).toBe('A plan\nA report');
  });
});

describe('toInput', () => {
  it('returns the loaded values without other fields', () => {
    const { _id, createdAt, updatedAt, authorImage, views, excerpt, ...written } = post;
    expect(toInput(BLOG_FIELDS, toForm(BLOG_FIELDS, post))).toEqual(written);
  });

  it('trims every text', () => {
    const spaced = { name: ' Kelvin ', role: ' CTO ', image: ' ', bio: '\nBuilds.\n' };
    const typed = { ...toForm(TEAM_MEMBER_FIELDS, member), ...spaced };
    const texts = { name: 'Kelvin', role: 'CTO', image: '', bio: 'Builds.' };
    expect(toInput(TEAM_MEMBER_FIELDS, typed)).toMatchObject(texts);
  });

  it('drops the slash before a URL', () => {
    const typed = { ...blankForm(PAGE_FIELDS), title: ' Terms ', slug: ' /terms' };
    expect(toInput(PAGE_FIELDS, typed)).toMatchObject({ title: 'Terms', slug: 'terms' });
  });

  const tagsOf = (tags: string) => toInput(BLOG_FIELDS, { ...toForm(BLOG_FIELDS, post), tags }).tags;

  it('splits tags on commas and drops empty and duplicate ones', () => {
    expect(tagsOf(' AI,Data science , schools')).toEqual(['AI', 'Data science', 'schools']);
    expect(tagsOf(',AI,, AI ,')).toEqual(['AI']);
    expect(tagsOf('')).toEqual([]);
  });

  it('splits features on lines and drops empty ones', () => {
    const typed = { ...toForm(SERVICE_FIELDS, service), features: '  One \r\n\n   \nTwo, still two\n' };
    expect(toInput(SERVICE_FIELDS, typed).features).toEqual(['One', 'Two, still two']);
  });

  it('drops unknown properties', () => {
    const typed = { ...toForm(SERVICE_FIELDS, service), colour: 'Green' };
    expect(Object.keys(toInput(SERVICE_FIELDS, typed))).toEqual(Object.keys(SERVICE_FIELDS));
  });
});

describe('recordFields', () => {
  it('show labels instead of values in a comparison', () => {
    const icon = recordFields(SERVICE_FIELDS).find(({ name }) => name === 'icon');
    expect([icon?.label, icon?.format?.('share2' as never)]).toEqual(['Icon', 'Share2 (Social Media)']);
  });

  it('tell images apart without showing URLs', () => {
    const image = recordFields(TEAM_MEMBER_FIELDS).find(({ name }) => name === 'image');
    const read = (value: string, mine?: string) => image?.format?.(value as never, mine as never);
    expect([read(''), read('/uploads/a.png'), read('/uploads/b.png', '/uploads/a.png')]).toEqual([
      '(none)',
      'An image',
      'Another image',
    ]);
    expect(read('/uploads/b.png', '')).toBe('An image');
  });
});
