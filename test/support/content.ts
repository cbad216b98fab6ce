import type { Blog, BlogInput } from '../../src/contract/blogs';
import type { Page, PageInput } from '../../src/contract/pages';
import type { Service, ServiceInput } from '../../src/contract/services';
import type { SiteSettings } from '../../src/contract/settings';
import type { TeamMember, TeamMemberInput } from '../../src/contract/team';
import type { SignedIn } from './accounts';
import type { TestApp } from './app';

export async function createBlog(test: TestApp, editor: SignedIn, input: Partial<BlogInput> = {}): Promise<Blog> {
  const body = { title: 'A post', content: 'What the post says.', ...input };
  return (await test.http.post('/api/blogs').set(editor).send(body).expect(201)).body;
}

export async function createMember(
  test: TestApp,
  editor: SignedIn,
  input: Partial<TeamMemberInput> = {},
): Promise<TeamMember> {
  const body = { name: 'Mutale Bwalya', role: 'Instructor', ...input };
  return (await test.http.post('/api/team').set(editor).send(body).expect(201)).body;
}

export async function createService(
  test: TestApp,
  editor: SignedIn,
  input: Partial<ServiceInput> = {},
): Promise<Service> {
  const body = { title: 'Web App Designing', description: 'We design web apps.', ...input };
  return (await test.http.post('/api/services').set(editor).send(body).expect(201)).body;
}

export async function createPage(test: TestApp, editor: SignedIn, input: Partial<PageInput> = {}): Promise<Page> {
  const body = { title: 'Terms', slug: `terms-${++pages}`, content: 'What we promise.', ...input };
  return (await test.http.post('/api/pages').set(editor).send(body).expect(201)).body;
}

let pages = 0;

/** Changes these settings. The others stay. */
export async function changeSettings(test: TestApp, admin: SignedIn, changes: Partial<SiteSettings>): Promise<void> {
  await test.http.put('/api/settings').set(admin).send(changes).expect(200);
}
