import type { Page as BrowserPage } from '@playwright/test';
import type { Blog, BlogInput } from '../../src/contract/blogs';
import type { ContactMessage } from '../../src/contract/contact';
import type { Page, PageInput } from '../../src/contract/pages';
import type { Service, ServiceInput } from '../../src/contract/services';
import type { TeamMember, TeamMemberInput } from '../../src/contract/team';
import type { CreateUserInput, User } from '../../src/contract/users';
import { newVisitorAddress } from './browser';
import { officeOf } from './office';
import { sendRequest } from './visitor-office';

let seeded = 0;

/** Returns a number that is unique in this worker, for titles, URLs and slugs. */
export function nextNumber(): number {
  seeded += 1;
  return seeded;
}

async function postAsVisitor(page: BrowserPage, path: string, data: object): Promise<void> {
  const headers = { 'x-forwarded-for': newVisitorAddress() };
  const answer = await page.request.post(`/api${path}`, { data, headers });
  if (answer.status() !== 201) throw new Error(`POST ${path}: ${answer.status()} ${await answer.text()}`);
}

/** Sends a message as a visitor and returns it as staff see it. */
export async function seedMessage(page: BrowserPage, changes: object = {}): Promise<ContactMessage> {
  const subject = `School fees ${nextNumber()}`;
  const message = { name: 'Bwalya Mulenga', email: 'bwalya@school.example', message: 'How much is the course?' };
  await postAsVisitor(page, '/contact', { subject, ...message, ...changes });
  const [newest] = await (await officeOf(page)).get<ContactMessage[]>('/contact?page=1&limit=1');
  return newest;
}

/** Sends a quote request as a visitor and returns its id. */
export async function seedRequest(page: BrowserPage, changes: object = {}): Promise<string> {
  const origin = new URL((await page.request.get('/api/health')).url()).origin;
  const { slug } = (await (await page.request.get('/api/services')).json())[0] ?? { slug: 'web-app-designing' };
  return sendRequest(origin, { serviceId: slug, ...changes });
}

/** Subscribes an email address to the newsletter and returns it. */
export async function seedSubscriber(
  page: BrowserPage,
  email = `reader${nextNumber()}@letters.example`,
): Promise<string> {
  await postAsVisitor(page, '/newsletter', { email });
  return email;
}

export async function seedPost(page: BrowserPage, changes: Partial<BlogInput> = {}): Promise<Blog> {
  const post = { title: `A lesson without a network ${nextNumber()}`, content: 'What the post says.' };
  return (await officeOf(page)).post('/blogs', { ...post, ...changes });
}

export async function seedMember(page: BrowserPage, changes: Partial<TeamMemberInput> = {}): Promise<TeamMember> {
  return (await officeOf(page)).post('/team', {
    name: `Mutale Bwalya ${nextNumber()}`,
    role: 'Instructor',
    ...changes,
  });
}

export async function seedService(page: BrowserPage, changes: Partial<ServiceInput> = {}): Promise<Service> {
  const service = { title: `School registers ${nextNumber()}`, description: 'Registers that work on a phone.' };
  return (await officeOf(page)).post('/services', { ...service, ...changes });
}

export async function seedPage(page: BrowserPage, changes: Partial<PageInput> = {}): Promise<Page> {
  const number = nextNumber();
  const fields = {
    title: `Bursaries ${number}`,
    slug: `bursaries-${number}`,
    content: 'Who may apply.',
    status: 'draft',
  };
  return (await officeOf(page)).post('/pages', { ...fields, ...changes });
}

/** Creates an account, an editor by default, with the password `PASSWORD`. */
export async function seedUser(page: BrowserPage, changes: Partial<CreateUserInput> = {}): Promise<User> {
  const person = { name: 'Natasha Tembo', email: `natasha${nextNumber()}@office.example`, password: PASSWORD };
  return (await officeOf(page)).post('/users', { ...person, ...changes });
}

export const PASSWORD = 'a password to test with';
