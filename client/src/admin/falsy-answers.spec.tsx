import { DEFAULT_SETTINGS } from '@contract/settings';
import { SECTION_NAMES, SECTIONS } from '@contract/website/sections';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { FakeApi, NO_BODY } from '@/testing/fake-api';
import { requestApi, sent } from '@/testing/office-request';
import { quote, quotesApi, request } from '@/testing/quote-list';
import { BLOG, LINKED, PAGES, SERVICES, TEAM, USERS } from '@/testing/record-screens';
import { at, commentOf, imageOf, issueOf } from '@/testing/records';
import { renderAdmin } from '@/testing/render-admin';
import { CommentListPage } from './comments/comment-list-page';
import { MediaPage } from './media/media-page';
import { IssuesScreen } from './newsletter/issues/issues-screen';
import { PriceListPage } from './price-list/price-list-page';
import { QuoteListPage } from './quotes/quote-list-page';
import { useQuotes } from './quotes/quote-store';
import { PaymentsCard } from './quotes/request-page/payments-card';
import { RedirectListPage } from './redirects/redirect-list-page';
import { SavedReplyListPage } from './saved-replies/saved-reply-list-page';
import { SettingsPage } from './settings/settings-page';
import { WebsitePage } from './website/website-page';

function Payments() {
  const [isRecording, setIsRecording] = useState(false);
  return <PaymentsCard requestId="r1" isRecording={isRecording} onRecording={setIsRecording} />;
}

/** Answer without a body. The screens must treat it as a refusal. `caller.spec.ts` tests other kinds of refusals. */
const FALSY = { body: NO_BODY };
/** Simulates a lost connection. */
const LOST = () => Promise.reject(new TypeError('Failed to fetch'));

const WEBSITE = Object.fromEntries(SECTION_NAMES.map((name) => [name, { ...SECTIONS[name].words, updatedAt: null }]));

interface OfficeForm {
  screen: ReactElement;
  at?: string;
  /** Answers to the screen's GET requests, by route. */
  reads?: Record<string, unknown>;
  api?: () => FakeApi;
  /** Runs once the screen is rendered. */
  begin?: () => Promise<unknown>;
  /** Names of the buttons that open the form, in this order. */
  presses: readonly (string | RegExp)[];
  /** Text to type by label. After a failed save, the first field must still have its text. */
  fields: Readonly<Record<string, string>>;
  /** Name of the save button. Absent if the form is saved by Ctrl+S. */
  save?: string;
  route: string;
  /** Message after a refused save. */
  failed: string;
  /** Message after a lost connection, if it differs from `failed`. */
  lost?: string;
  /** Message after success. Without it, the test ends after the failures. */
  saved?: string;
  /** Saved record, if it is not the first answer in `reads`. */
  record?: object;
}

const QUOTES = { screen: <QuoteListPage />, api: quotesApi };

const FORMS: Record<string, OfficeForm> = {
  'a new member': {
    ...TEAM,
    presses: ['Add Team Member'],
    fields: { Name: 'Bwalya', Role: 'Cook' },
    ...{ route: 'POST /team', failed: 'Failed to add team member', saved: 'Team member added successfully' },
  },
  'a member': {
    ...TEAM,
    presses: ['Edit Natasha'],
    fields: { Bio: 'Teaches.' },
    ...{ route: 'PUT /team/m1', failed: 'Failed to update team member', saved: 'Team member updated successfully' },
  },
  'a new service': {
    ...SERVICES,
    presses: ['Add Service'],
    fields: { Title: 'Films', Description: 'Short ones.' },
    ...{ route: 'POST /services', failed: 'Failed to create service', saved: 'Service created successfully' },
    lost: 'An error occurred while creating the service',
  },
  'a service': {
    ...SERVICES,
    presses: ['Edit Apps'],
    fields: { Features: 'Fast' },
    ...{ route: 'PUT /services/s1', failed: 'Failed to update service', saved: 'Service updated successfully' },
    lost: 'An error occurred while updating the service',
  },
  'a new post': {
    ...BLOG,
    presses: ['Add Blog Post'],
    fields: { Title: 'Four panels' },
    ...{ route: 'POST /blogs', failed: 'Failed to create blog post', saved: 'Draft saved. Visitors do not see it.' },
    lost: 'An error occurred while creating the blog post',
  },
  'a post': {
    ...BLOG,
    presses: ['Edit Robots'],
    fields: { Tags: 'maize' },
    ...{ route: 'PUT /blogs/b1', failed: 'Failed to update blog post', saved: 'Blog post updated successfully' },
    lost: 'An error occurred while updating the blog post',
  },
  'a new page': {
    ...PAGES,
    presses: ['Add New Page'],
    fields: { 'Page Title': 'Rules' },
    ...{ route: 'POST /pages', failed: 'Failed to create page', saved: 'Page created successfully' },
    lost: 'An error occurred while creating the page',
  },
  'a page': {
    ...PAGES,
    presses: ['Edit Terms'],
    fields: { Content: 'Be kind.' },
    ...{ route: 'PUT /pages/p1', failed: 'Failed to update page', saved: 'Page updated successfully' },
    lost: 'An error occurred while updating the page',
  },
  'a new user': {
    ...USERS,
    presses: ['Add New User'],
    fields: { Name: 'Chipo', Email: 'chipo@example.org', Password: 'Zambezi-at-dawn-7' },
    route: 'POST /users',
    ...{ failed: 'Failed to create user. The email may already be in use.', saved: 'User created successfully' },
  },
  'a user': {
    ...USERS,
    presses: ['Edit Mutinta'],
    fields: { Name: 'Mutinta H' },
    route: 'PUT /users/u2',
    ...{ failed: 'An error occurred while updating the user', saved: 'User updated successfully' },
  },
  'a password': {
    ...USERS,
    presses: ['Password of Mutinta'],
    fields: { 'New Password': 'Zambezi-at-dawn-7', 'Confirm Password': 'Zambezi-at-dawn-7' },
    route: 'PUT /users/u2/password',
    ...{ failed: 'Failed to change password', lost: 'An error occurred while changing the password' },
  },
  'a quote': {
    ...QUOTES,
    presses: ['Quote for Ruth Zimba'],
    fields: { 'Price (USD)': '450' },
    route: 'POST /project/quote',
    ...{ failed: 'Failed to save quote. Please try again.', record: quote, saved: 'Quote saved successfully' },
  },
  'the status of a request': {
    ...QUOTES,
    presses: ['Status of Ruth Zimba'],
    fields: { 'New status': 'in_review' },
    route: 'PUT /project/r1',
    ...{ failed: 'Failed to update status. Please try again.', record: request, saved: 'Status updated successfully' },
  },
  'a payment': {
    screen: <Payments />,
    api: requestApi,
    reads: { 'GET /project/admin/quote/r1': { ...sent, status: 'accepted', answeredBy: 'client', answeredAt: at } },
    begin: () => act(() => useQuotes.getState().load('r1')),
    presses: ['Record payment'],
    fields: { 'Amount in Kwacha': '100' },
    ...{ route: 'POST /project/r1/payments', failed: 'Failed to record the payment', saved: 'Payment recorded' },
  },
  'a saved reply': {
    screen: <SavedReplyListPage />,
    reads: { 'GET /saved-texts?page=1&limit=10': [] },
    presses: ['Add saved reply'],
    fields: { Text: 'Cairo Road.', Title: 'Address' },
    ...{ route: 'POST /saved-texts', failed: 'Failed to add saved reply', saved: 'Saved reply added' },
  },
  'a line of the price list': {
    screen: <PriceListPage />,
    reads: { 'GET /price-list?page=1&limit=10': [], 'GET /settings': DEFAULT_SETTINGS },
    presses: ['Add line'],
    fields: { Description: 'Training' },
    save: 'Add price list line',
    ...{ route: 'POST /price-list', failed: 'Failed to create price list line' },
    ...{ lost: 'An error occurred while creating the price list line' },
    saved: 'Price list line created successfully',
  },
  'a redirect': {
    screen: <RedirectListPage />,
    reads: { 'GET /redirects?page=1&limit=10': [], ...LINKED },
    presses: ['Add redirect'],
    fields: { 'Old URL': '/old' },
    ...{ route: 'POST /redirects', failed: 'Failed to create redirect', saved: 'Redirect created successfully' },
  },
  'a newsletter': {
    screen: <IssuesScreen />,
    at: '/admin/newsletter/issues?issue=i1',
    reads: {
      'GET /issues?page=1&limit=10': [issueOf()],
      'GET /issues/i1': issueOf(),
      'GET /issues/audience': { count: 5, waiting: 0, paused: 0 },
      'POST /issues/preview': { html: '<p>Read.</p>', text: 'Read.' },
    },
    presses: ['Edit'],
    fields: { Subject: 'July' },
    ...{ route: 'PUT /issues/i1', failed: 'Failed to save the newsletter', saved: 'Newsletter saved' },
  },
  'the reply to a comment': {
    screen: <CommentListPage />,
    reads: {
      'GET /comments?page=1&limit=10': [commentOf()],
      'GET /comments/figures': { all: 1, counts: { waiting: 1, approved: 0, refused: 0 } },
      'GET /settings': { enableComments: true },
    },
    presses: [/^View the comment of Ruth/, 'Reply'],
    fields: { Reply: 'Thank you.' },
    save: 'Approve and reply',
    route: 'PUT /comments/c1/reply',
    ...{ failed: 'Failed to save the reply. Please try again.', saved: 'Reply saved. It is shown under the comment.' },
  },
  'an image': {
    screen: <MediaPage />,
    at: '/?picture=f1',
    reads: {
      'GET /media?sort=newest&page=1&limit=24': [imageOf('f1')],
      'GET /media/f1': imageOf('f1'),
      'GET /media/figures': { counts: { all: 1, withoutAlt: 1, notUsed: 1 }, pictures: 1, bytes: 1_000 },
    },
    presses: [],
    fields: { 'Alt text': 'A market' },
    save: 'Save',
    ...{ route: 'PUT /media/f1', failed: 'Failed to save the image', saved: 'Image saved' },
  },
  'the settings': {
    screen: <SettingsPage />,
    at: '/admin/settings',
    reads: { 'GET /settings': { ...DEFAULT_SETTINGS, updatedAt: at } },
    presses: [],
    fields: { 'Site name': 'Kitwe Code School' },
    save: 'Save Settings',
    ...{ route: 'PUT /settings', failed: 'Failed to save settings', saved: 'Settings saved successfully' },
    lost: 'An error occurred while saving the settings',
  },
  'a section': {
    screen: <WebsitePage />,
    at: '/admin/website?section=hero',
    reads: { 'GET /website': WEBSITE },
    presses: [],
    fields: { Heading: 'Learn to drive' },
    save: 'Publish changes',
    ...{
      route: 'PUT /website/hero',
      failed: 'Failed to publish the section',
      saved: 'Section published. Visitors can see it now.',
    },
  },
};

describe('form of the back office', () => {
  it.each(Object.entries(FORMS))('keeps the text after a failure, then saves it: %s', async (_, form) => {
    const api = form.api?.() ?? new FakeApi();
    for (const [route, body] of Object.entries(form.reads ?? {})) api.answer(route, { body });
    const user = renderAdmin(form.screen, { at: form.at });
    await form.begin?.();
    for (const name of form.presses) await user.click((await screen.findAllByRole('button', { name })).at(-1)!);
    const field = async (label: string) => {
      const named = await screen.findAllByLabelText((words) => words.startsWith(label));
      return named.find((element) => element.matches('input, textarea, select'))!;
    };
    for (const [label, text] of Object.entries(form.fields))
      fireEvent.change(await field(label), { target: { value: text } });
    const save = async () => {
      if (!form.save) return user.keyboard('{Control>}s{/Control}');
      await waitFor(() => expect(screen.getByRole('button', { name: form.save })).toBeEnabled());
      await user.click(screen.getByRole('button', { name: form.save }));
    };
    for (const [nth, answer] of [FALSY, LOST].entries()) {
      api.answer(form.route, answer);
      await save();
      await waitFor(() => expect(api.callsOf(form.route)).toHaveLength(nth + 1));
      const text = answer === LOST ? (form.lost ?? form.failed) : form.failed;
      expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
      await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
    }
    const [label, text] = Object.entries(form.fields)[0]!;
    expect(await field(label)).toHaveValue(text);
    expect(document.querySelector('.ant-message-success')).toBeNull();
    expect(screen.queryByText('Unexpected Application Error!')).not.toBeInTheDocument();

    if (!form.saved) return;
    const [record] = [form.record ?? Object.values(form.reads ?? {})[0]].flat() as object[];
    api.answer(form.route, ({ body }) => ({ body: { ...record, ...(body as object), updatedAt: at } }));
    await save();
    expect(await screen.findByText(form.saved)).toBeInTheDocument();
    // If two buttons opened the form, the first one opened a dialog, which stays open below the form.
    const left = form.presses.length > 1 ? 1 : 0;
    await waitFor(() => expect(screen.queryAllByRole('dialog')).toHaveLength(left));
  });
});
