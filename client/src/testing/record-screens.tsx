import { defaultsOf } from '@contract/fields';
import { SERVICE_FIELDS } from '@contract/services';
import { PostListPage } from '@/admin/blog/post-list-page';
import { PageListPage } from '@/admin/pages/page-list-page';
import { ServiceListPage } from '@/admin/services/service-list-page';
import { MemberListPage } from '@/admin/team/member-list-page';
import { UserListPage } from '@/admin/users/user-list-page';
import { SELF_ID } from './render-admin';

export const at = '2026-11-20T08:00:00.000Z';
export const stored = { createdAt: at, updatedAt: at };
const member = {
  _id: 'm1',
  name: 'Natasha',
  role: 'Instructor',
  image: '',
  bio: '',
  order: 0,
  group: 'role',
  ...stored,
};
const service = {
  ...defaultsOf(SERVICE_FIELDS),
  _id: 's1',
  slug: 's1',
  title: 'Apps',
  description: 'Words.',
  ...stored,
};
const page = { _id: 'p1', title: 'Terms', slug: 'terms', status: 'draft', content: '', format: 'plain', ...stored };
const person = { _id: 'u2', name: 'Mutinta', email: 'm@example.org', role: 'editor', active: true, ...stored };
const self = { ...person, _id: SELF_ID, name: 'Admin User', role: 'admin' };
const post = {
  ...{ _id: 'b1', title: 'Robots', category: 'Education', tags: [], image: '', authorName: 'Kelvin', authorImage: '' },
  ...{ isFeatured: false, status: 'published', publishAt: '', views: 0, content: 'Text.', format: 'plain', ...stored },
};
export const issue = {
  ...{ _id: 'i1', subject: 'June', content: 'Read.', status: 'draft', sendAt: null, startedAt: null, endedAt: null },
  ...{ stoppedBy: null, audience: 0, sent: 0, failed: 0, unsubscribed: 0, ...stored },
};
export const comment = {
  ...{ _id: 'c1', name: 'Ruth', email: '', text: 'Nice.', status: 'waiting', isSpam: false, reply: null },
  ...{ post: { _id: 'b1', title: 'Robots' }, ...stored },
};
export const picture = {
  ...{ _id: 'f1', name: 'market.jpg', path: '/uploads/f1-60x40.jpg', alt: '', focusX: 0.5, focusY: 0.5, width: 60 },
  ...{ height: 40, bytes: 1_000, addedBy: '', usedIn: [], ...stored },
};
export const POSTS = 'GET /blogs?fields=summary&status=all&sort=createdAt&order=desc&page=1&limit=10';
export const LINKED = {
  'GET /pages?page=1&limit=100': [],
  'GET /services?page=1&limit=100': [],
  'GET /redirects?page=1&limit=100': [],
  'GET /blogs?fields=summary&page=1&limit=100&status=published': [],
};

export const TEAM = { screen: <MemberListPage />, reads: { 'GET /team?page=1&limit=10': [member] } };
export const SERVICES = {
  screen: <ServiceListPage />,
  reads: { 'GET /services?page=1&limit=10': [service] },
};
export const BLOG = {
  screen: <PostListPage />,
  reads: {
    [POSTS]: [{ ...post, excerpt: 'Text.' }],
    'GET /blogs/b1': post,
    'GET /blogs/tally': { counts: { all: 1, draft: 0, scheduled: 0, published: 1 }, categories: [] },
  },
};
export const PAGES = {
  screen: <PageListPage />,
  reads: { 'GET /pages?page=1&limit=10': [page], ...LINKED },
};
export const USERS = {
  screen: <UserListPage />,
  reads: { 'GET /users?page=1&limit=10': [self, person], 'GET /users/invitations?limit=100': [] },
};
