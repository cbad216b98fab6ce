import { defaultsOf } from '@contract/fields';
import { SERVICE_FIELDS } from '@contract/services';
import { PostListPage } from '@/admin/blog/post-list-page';
import { PageListPage } from '@/admin/pages/page-list-page';
import { ServiceListPage } from '@/admin/services/service-list-page';
import { MemberListPage } from '@/admin/team/member-list-page';
import { UserListPage } from '@/admin/users/user-list-page';
import { postOf, stored } from './records';
import { SELF_ID } from './render-admin';

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
    [POSTS]: [postOf({ title: 'Robots' })],
    'GET /blogs/b1': { ...postOf({ title: 'Robots' }), content: 'Text.', format: 'plain' },
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
