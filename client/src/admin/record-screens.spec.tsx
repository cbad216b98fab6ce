import { DEFAULT_SETTINGS } from '@contract/settings';
import { screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { FakeApi } from '@/testing/fake-api';
import { pageOf, quotesApi, ALL as REQUESTS } from '@/testing/quote-list';
import { BLOG, LINKED, PAGES, SERVICES, TEAM, USERS } from '@/testing/record-screens';
import { at, messageOf, stored } from '@/testing/records';
import { renderAdmin } from '@/testing/render-admin';
import { ContactListPage } from './contacts/contact-list-page';
import { InvoiceListPage } from './invoices/invoice-list-page';
import { SubscriberListPage } from './newsletter/subscriber-list-page';
import { PriceListPage } from './price-list/price-list-page';
import { QuoteListPage } from './quotes/quote-list-page';
import { RedirectListPage } from './redirects/redirect-list-page';
import { SavedReplyListPage } from './saved-replies/saved-reply-list-page';

const subscriber = { _id: 'n1', email: 'bwalya@mail.example', status: 'confirmed', pausedAt: null, ...stored };
const price = { _id: 'l1', text: 'Training', unitPrice: 50, currency: 'USD', ...stored };
const invoice = {
  ...{ _id: 'i1', number: 'INV-2026-0001', client: 'Ruth Zimba', quoteNumber: 'Q-2026-0001', requestId: 'r1' },
  ...{ day: '2026-11-20', dueDate: '2026-12-04', total: 4_640, currency: 'ZMW', state: 'open', paid: 0 },
};
const savedReply = { _id: 't1', title: 'How to pay', text: 'By bank.', ...stored };
const redirect = { _id: 'd1', from: '/old', to: '/about', isMade: false, createdAt: at, updatedAt: at };

interface RecordScreen {
  screen: ReactElement;
  /** Answers to the screen's GET requests by route, the list first. */
  reads: Record<string, unknown>;
  api?: () => FakeApi;
  loading: string;
  failed: string;
  empty: string | RegExp;
  /** Names of the add button above the list, of the add button in the empty list, and of the dialog that both open. */
  add?: readonly [over: string, inPlace: string, dialog?: string];
  /** Record in the list: noun, name, path, and the texts after a deletion, a refusal and a lost connection. */
  record?: readonly [what: string, name: string, path: string, gone: string, refused: string, lost?: string];
}

const SCREENS: Record<string, RecordScreen> = {
  team: {
    ...TEAM,
    loading: 'Loading team members...',
    failed: 'Failed to load team members',
    empty: 'No team members found. Add your first team member.',
    add: ['Add Team Member', 'Add a member'],
    record: [
      ...(['team member', 'Natasha', '/team/m1', 'Team member deleted successfully'] as const),
      'Failed to delete team member',
    ],
  },
  services: {
    ...SERVICES,
    loading: 'Loading services...',
    failed: 'Failed to load services',
    empty: 'No services found. Create your first service.',
    add: ['Add Service', 'Create service'],
    record: [
      ...(['service', 'Apps', '/services/s1', 'Service deleted successfully', 'Failed to delete service'] as const),
      'An error occurred while deleting the service',
    ],
  },
  blog: {
    ...BLOG,
    loading: 'Loading blog posts...',
    failed: 'Failed to load blogs',
    empty: 'No blog posts found. Create your first blog post.',
    add: ['Add Blog Post', 'Create post'],
    record: [
      ...(['blog post', 'Robots', '/blogs/b1', 'Blog post deleted successfully'] as const),
      ...(['Failed to delete blog post', 'An error occurred while deleting the blog post'] as const),
    ],
  },
  pages: {
    ...PAGES,
    loading: 'Loading pages...',
    failed: 'Failed to load pages',
    empty: 'No pages found. Create your first page.',
    add: ['Add New Page', 'Create page'],
    record: [
      ...(['page', 'Terms', '/pages/p1', 'Page deleted successfully', 'Failed to delete page'] as const),
      'An error occurred while deleting the page',
    ],
  },
  users: {
    ...USERS,
    loading: 'Loading users...',
    failed: 'Failed to load users',
    empty: 'No users found. Create your first user.',
    add: ['Add New User', 'Create user'],
    record: [
      ...(['user', 'Mutinta', '/users/u2', 'User deleted successfully', 'Failed to delete user'] as const),
      'An error occurred while deleting the user',
    ],
  },
  subscribers: {
    screen: <SubscriberListPage />,
    reads: { 'GET /newsletter?page=1&limit=10': [subscriber] },
    loading: 'Loading subscribers...',
    failed: 'Failed to load subscribers',
    empty: 'No subscribers yet. Visitors subscribe with the newsletter form on the website.',
    record: [
      ...(['subscriber', 'bwalya@mail.example', '/newsletter/n1', 'Subscriber deleted successfully'] as const),
      ...(['Failed to delete subscriber', 'An error occurred while deleting the subscriber'] as const),
    ],
  },
  'price list': {
    screen: <PriceListPage />,
    reads: { 'GET /price-list?page=1&limit=10': [price], 'GET /settings': DEFAULT_SETTINGS },
    loading: 'Loading the price list...',
    failed: 'Failed to load the price list',
    empty: /^No lines yet\./,
    add: ['Add line', 'Add first line', 'Add price list line'],
    record: [
      ...(['price list line', 'Training', '/price-list/l1', 'Price list line deleted successfully'] as const),
      ...(['Failed to delete price list line', 'An error occurred while deleting the price list line'] as const),
    ],
  },
  'saved replies': {
    screen: <SavedReplyListPage />,
    reads: { 'GET /saved-texts?page=1&limit=10': [savedReply] },
    loading: 'Loading saved replies...',
    failed: 'Failed to load saved replies',
    empty: /^No saved replies yet\./,
    add: ['Add saved reply', 'Add first saved reply', 'Add saved reply'],
    record: [
      ...(['saved reply', 'How to pay', '/saved-texts/t1', 'Saved reply deleted'] as const),
      'Failed to delete saved reply',
    ],
  },
  redirects: {
    screen: <RedirectListPage />,
    reads: { 'GET /redirects?page=1&limit=10': [redirect], ...LINKED },
    loading: 'Loading redirects...',
    failed: 'Failed to load redirects',
    empty: /^No redirects yet\./,
    add: ['Add redirect', 'Add first redirect'],
  },
  messages: {
    screen: <ContactListPage />,
    reads: {
      'GET /contact?sort=createdAt&order=desc&page=1&limit=10': [messageOf()],
      'GET /contact/figures': { all: 1, counts: { new: 1, read: 0, replied: 0, archived: 0 } },
    },
    loading: 'Loading contacts...',
    failed: 'Failed to fetch contacts',
    empty: 'No contact messages found.',
    record: [
      ...(['message', 'Ruth Zimba: Prices', '/contact/c1', 'Message deleted successfully'] as const),
      'Failed to delete contact',
    ],
  },
  invoices: {
    screen: <InvoiceListPage />,
    reads: { 'GET /invoices?page=1&limit=20': [invoice] },
    loading: 'Loading invoices...',
    failed: 'Failed to load the invoices',
    empty: /^No invoices were issued\./,
  },
  requests: {
    screen: <QuoteListPage />,
    api: quotesApi,
    reads: { [REQUESTS]: pageOf([]).body },
    loading: 'Loading project requests...',
    failed: 'Failed to load project requests',
    empty: 'No project requests found.',
  },
};
const ALL = Object.entries(SCREENS);
const WITH_RECORDS = ALL.filter(([, { record }]) => record);

function answerAll({ reads, api: make }: RecordScreen): FakeApi {
  const api = make?.() ?? new FakeApi();
  for (const [route, body] of Object.entries(reads)) api.answer(route, { body });
  return api;
}

const listOf = ({ reads }: RecordScreen) => Object.keys(reads)[0]!;

/** Selects Delete, which is a button or an entry of the record's menu. Returns the confirmation dialog. */
async function askToDelete(user: ReturnType<typeof renderAdmin>, what: string, name: string): Promise<HTMLElement> {
  const [button] = await screen.findAllByRole('button', { name: new RegExp(`^(Delete|More actions for) ${name}$`) });
  await user.click(button!);
  if (/^More/.test(button!.getAttribute('aria-label') ?? button!.textContent ?? ''))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  return screen.findByRole('dialog', { name: `Delete ${what}?` });
}

describe('record screen', () => {
  it.each(ALL)('shows loading, then the failure with Retry: %s', async (_, kind) => {
    const api = answerAll(kind);
    const records = kind.reads[listOf(kind)];
    api.answer(listOf(kind), { status: 503, body: { success: false, message: 'The database is not available.' } });
    const user = renderAdmin(kind.screen);
    expect(screen.getByText(kind.loading)).toBeInTheDocument();
    // The error appears twice: in place of the list, and in a toast.
    await waitFor(() => expect(screen.getAllByText(kind.failed)).toHaveLength(2));
    expect(screen.queryByText(kind.loading)).not.toBeInTheDocument();
    api.answer(listOf(kind), { body: records });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument());
    expect(screen.getAllByText(kind.failed)).toHaveLength(1);
  });

  it.each(ALL)('shows an empty list and offers the first record by role: %s', async (_, kind) => {
    const api = answerAll(kind);
    api.answer(listOf(kind), { body: kind.api ? kind.reads[listOf(kind)] : [] });
    const user = renderAdmin(kind.screen, { role: 'admin' });
    expect(await screen.findByText(kind.empty)).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    if (!kind.add) return;
    const [over, inPlace, dialog = over] = kind.add;
    expect(screen.getByRole('button', { name: over })).toBeEnabled();
    await user.click(screen.getByRole('button', { name: inPlace }));
    expect(await screen.findByRole('dialog', { name: dialog })).toBeInTheDocument();
  });

  it.each(ALL.filter(([name]) => name !== 'users'))('offers a viewer no changes: %s', async (_, kind) => {
    const api = answerAll(kind);
    const changes = /^(Add|Create|Edit|Delete|More actions for|Reply|Export|Quote|Status|Write|Bring)\b/;
    renderAdmin(kind.screen, { role: 'viewer' });
    await waitFor(() => expect(api.callsOf(listOf(kind))).not.toHaveLength(0));
    await waitFor(() => expect(screen.queryByText(kind.loading)).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: changes })).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it.each([
    ['a post', BLOG, 'Robots', '/admin/blog?write=b1'],
    ['a page', PAGES, 'Terms', '/admin/pages?write=p1'],
    ['a service', SERVICES, 'Apps', '/admin/services?write=s1'],
  ] as const)('marks %s with a draft and links to its editor', async (_, kind, name, href) => {
    const api = new FakeApi();
    for (const [route, body] of Object.entries(kind.reads)) api.answer(route, { body });
    const [list, [record]] = Object.entries(kind.reads)[0] as [string, object[]];
    api.answer(list, {
      body: [
        { ...record, hasDraft: true },
        { ...record, _id: 'other', title: 'Without' },
      ],
    });
    renderAdmin(kind.screen);
    const tag = await screen.findByRole('link', { name: `Unpublished changes in ${name}: continue editing` });
    expect(tag).toHaveAttribute('href', href);
    expect(screen.getAllByText('Unpublished changes')).toHaveLength(1);
  });

  it.each(WITH_RECORDS)('asks by name before deleting, with Undo: %s', async (_, kind) => {
    const [what, name, path, gone] = kind.record!;
    const api = answerAll(kind);
    const [record] = (kind.reads[listOf(kind)] as object[]).slice(-1);
    api.answer(`DELETE ${path}`, () => {
      api.answer(listOf(kind), { body: (kind.reads[listOf(kind)] as object[]).slice(0, -1) });
      return { body: { success: true } };
    });
    api.answer(`POST ${path}/restore`, () => {
      api.answer(listOf(kind), { body: kind.reads[listOf(kind)] });
      return { body: record };
    });
    const user = renderAdmin(kind.screen);
    const refused = within(await askToDelete(user, what, name));
    const [opener] = screen.getAllByRole('button', { name: new RegExp(`^(Delete|More actions for) ${name}$`) });
    await user.click(refused.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    // The focus returns to the button that opened the dialog. Skips dialogs that an entry of a menu has opened.
    if (opener!.getAttribute('aria-haspopup') !== 'menu') expect(opener).toHaveFocus();
    const question = within(await askToDelete(user, what, name));
    expect(question.getByText(new RegExp(name))).toBeInTheDocument();
    expect(api.callsOf(`DELETE ${path}`)).toHaveLength(0);
    const named = () => screen.queryAllByRole('button', { name: new RegExp(`^(Delete|More actions for) ${name}$`) });
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(gone)).toBeInTheDocument();
    await waitFor(() => expect(named()).toHaveLength(0));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(named()).not.toHaveLength(0));
    expect(api.callsOf(`POST ${path}/restore`)).toHaveLength(1);
  });

  it.each(WITH_RECORDS)('keeps the record when deleting fails: %s', async (_, kind) => {
    const [what, name, path, , refused, lost = refused] = kind.record!;
    const api = answerAll(kind);
    const user = renderAdmin(kind.screen);
    for (const [turn, text] of [lost, refused].entries()) {
      if (turn > 0) api.answer(`DELETE ${path}`, { status: 503, body: { success: false, message: 'Away.' } });
      const question = within(await askToDelete(user, what, name));
      await user.click(question.getByRole('button', { name: 'Delete' }));
      await waitFor(() => expect(screen.getAllByText(text).length).toBeGreaterThan(0));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    }
    expect(screen.getAllByRole('button', { name: new RegExp(`^(Delete|More actions for) ${name}$`) })).not.toHaveLength(
      0,
    );
  });
});
