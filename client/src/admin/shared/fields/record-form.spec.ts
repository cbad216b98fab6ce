import { BLOG_FIELDS, type Blog } from '@contract/blogs';
import { defaultsOf } from '@contract/fields';
import { PAGE_FIELDS, type Page } from '@contract/pages';
import { SERVICE_FIELDS, type Service } from '@contract/services';
import { TEAM_MEMBER_FIELDS, type TeamMember } from '@contract/team';
import { blankForm, recordFields, toForm, toInput } from './record-form';

const STORED = { _id: '65a1', createdAt: '2026-11-01T08:00:00.000Z', updatedAt: '2026-11-02T08:00:00.000Z' };

const member: TeamMember = {
  ...STORED,
  id: '65a1',
  name: 'Kelvin Phiri',
  role: 'Chief Technology Officer',
  image: '/uploads/kelvin-300x300.jpg',
  bio: 'Builds the software.',
  order: 2,
  group: 'role',
};
const post: Blog = {
  ...STORED,
  title: 'Robots for maize',
  content: 'First.\n\nSecond.',
  format: 'plain',
  category: 'Technology',
  tags: ['robotics', 'farming'],
  image: '/uploads/maize-1200x800.webp',
  authorName: 'Kelvin Phiri',
  authorImage: '/uploads/kelvin-300x300.jpg',
  isFeatured: true,
  status: 'published',
  publishAt: '',
  views: 1234,
};
const service: Service = {
  ...defaultsOf(SERVICE_FIELDS),
  ...STORED,
  slug: 'digital-marketing',
  title: 'Digital Marketing',
  description: 'We help the right people find you.',
  icon: 'trending-up',
  features: ['A plan', 'A report'],
  order: 2,
};
const page: Page = {
  ...STORED,
  title: 'Terms',
  slug: 'terms',
  status: 'published',
  content: 'Be kind.',
  format: 'plain',
  lastUpdated: STORED.updatedAt,
};

describe('blankForm', () => {
  it('starts empty for a new member', () => {
    expect(blankForm(TEAM_MEMBER_FIELDS)).toEqual({
      name: '',
      role: '',
      image: '',
      bio: '',
      order: 0,
      group: 'role',
    });
  });

  it('starts a post with the category Education, the author Admin and not featured', () => {
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

  it('makes a new page a draft, and gives a new service the design icon', () => {
    expect(blankForm(PAGE_FIELDS)).toEqual({ title: '', slug: '', status: 'draft', content: '', format: 'plain' });
    expect(blankForm(SERVICE_FIELDS)).toMatchObject({ icon: 'pen-tool', features: '' });
  });
});

describe('toForm', () => {
  it('takes the fields that people edit and nothing else', () => {
    expect(toForm(TEAM_MEMBER_FIELDS, member)).toEqual({
      name: 'Kelvin Phiri',
      role: 'Chief Technology Officer',
      image: '/uploads/kelvin-300x300.jpg',
      bio: 'Builds the software.',
      order: 2,
      group: 'role',
    });
  });

  it('joins tags with commas, and writes one feature per line', () => {
    expect(toForm(BLOG_FIELDS, post).tags).toBe('robotics, farming');
    expect(toForm(SERVICE_FIELDS, service).features).toBe('A plan\nA report');
  });
});

describe('toInput', () => {
  it('gives back what was read, without what nobody edits', () => {
    const { _id, createdAt, updatedAt, authorImage, views, ...written } = post;
    expect(toInput(BLOG_FIELDS, toForm(BLOG_FIELDS, post))).toEqual(written);
  });

  it('trims every text', () => {
    const typed = {
      ...toForm(TEAM_MEMBER_FIELDS, member),
      name: ' Kelvin ',
      role: ' CTO ',
      image: ' ',
      bio: '\nBuilds.\n',
    };
    const texts = { name: 'Kelvin', role: 'CTO', image: '', bio: 'Builds.' };
    expect(toInput(TEAM_MEMBER_FIELDS, typed)).toMatchObject(texts);
  });

  it('drops the slash before an address', () => {
    const typed = { ...toForm(PAGE_FIELDS, page), title: ' Terms ', slug: ' /terms' };
    expect(toInput(PAGE_FIELDS, typed)).toEqual({
      title: 'Terms',
      slug: 'terms',
      status: 'published',
      content: 'Be kind.',
      format: 'plain',
    });
  });

  const tagsOf = (tags: string) => toInput(BLOG_FIELDS, { ...toForm(BLOG_FIELDS, post), tags }).tags;

  it('splits tags on commas; a stray comma makes no tag, and a tag counts once', () => {
    expect(tagsOf(' AI,Data science , schools')).toEqual(['AI', 'Data science', 'schools']);
    expect(tagsOf(',AI,, AI ,')).toEqual(['AI']);
    expect(tagsOf('')).toEqual([]);
  });

  it('splits features on lines, and drops the empty ones', () => {
    const typed = { ...toForm(SERVICE_FIELDS, service), features: '  One \r\n\n   \nTwo, still two\n' };
    expect(toInput(SERVICE_FIELDS, typed).features).toEqual(['One', 'Two, still two']);
  });

  it('sends nothing that is no field', () => {
    const typed = { ...toForm(SERVICE_FIELDS, service), colour: 'Green' };
    expect(Object.keys(toInput(SERVICE_FIELDS, typed))).toEqual(Object.keys(SERVICE_FIELDS));
  });
});

describe('recordFields', () => {
  it('names the values that have a name, where two versions are compared', () => {
    const icon = recordFields(SERVICE_FIELDS).find(({ name }) => name === 'icon');
    expect([icon?.label, icon?.format?.('share2' as never)]).toEqual(['Icon', 'Share2 (Social Media)']);
  });

  it('knows a picture from another one, and neither by its address', () => {
    const image = recordFields(TEAM_MEMBER_FIELDS).find(({ name }) => name === 'image');
    const read = (value: string, mine?: string) => image?.format?.(value as never, mine as never);
    expect([read(''), read('/uploads/a.png'), read('/uploads/b.png', '/uploads/a.png')]).toEqual([
      '(none)',
      'A picture',
      'Another picture',
    ]);
    expect(read('/uploads/b.png', '')).toBe('A picture');
  });
});
