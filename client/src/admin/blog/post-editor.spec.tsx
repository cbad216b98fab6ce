import type { Blog } from '@contract/blogs';
import { screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { useUnsaved } from '@/stores/unsaved';
import { FakeApi } from '@/testing/fake-api';
import { fill, renderAdmin } from '@/testing/render-admin';
import { TEXT_ID, TextServer } from '@/testing/text-server';
import { BlogScreen } from './blog-screen';

let server: TextServer;
let address = '';

function Address() {
  const { pathname, search } = useLocation();
  address = pathname + search;
  return null;
}

async function openEditor(record: Partial<Blog> | null = {}, arrange: (server: TextServer) => void = () => undefined) {
  server = new TextServer(new FakeApi(), record);
  arrange(server);
  const user = renderAdmin(
    <>
      <Address />
      <BlogScreen />
    </>,
    { at: `/admin/blog?write=${record ? TEXT_ID : 'new'}` },
  );
  const title = await screen.findByRole('textbox', { name: 'Title' });
  return {
    user,
    title,
    async retitle(words: string) {
      await user.clear(title);
      await fill(user, title, words);
    },
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    async choose(name: string) {
      await user.click(screen.getByRole('button', { name: 'More actions' }));
      await user.click(within(screen.getByRole('group', { name: 'More actions' })).getByRole('button', { name }));
    },
  };
}
const statuses = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

beforeEach(() => useUnsaved.setState({ forms: new Map() }));

describe('post editor', () => {
  it('shows the status from the first keystroke to the saved draft', async () => {
    const { retitle, user } = await openEditor();
    await retitle('Robots that weld');
    expect(statuses()).toContain('Unsaved changes');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(statuses()).toContainEqual(expect.stringMatching(/^Draft saved \d\d:\d\d$/)));
    expect(server.draft?.fields.title).toBe('Robots that weld');
    expect(server.record?.title).toBe('Robots');
    expect(screen.getByText('Unpublished changes')).toBeVisible();
  });

  it.each([
    ['draft', 'Publish', { status: 'published', publishAt: '' }],
    ['published', 'Publish changes', { status: 'published', publishAt: '' }],
    ['scheduled', 'Save', { status: 'scheduled', publishAt: '2099-01-01T05:00:00.000Z' }],
  ] as const)('publishes a post that is %s by %s', async (status, button, after) => {
    const { retitle, press } = await openEditor({ status, publishAt: '2099-01-01T05:00:00.000Z' });
    await retitle('Robots that weld');
    await press(button);
    await waitFor(() => expect(server.record).toMatchObject({ title: 'Robots that weld', ...after }));
    const said = status === 'scheduled' ? /^Blog post scheduled for/ : 'Published';
    expect(await screen.findByText(said)).toBeVisible();
  });

  it('links to the site in the toast', async () => {
    const { press } = await openEditor({ status: 'draft' });
    await press('Publish');
    expect(await screen.findByRole('link', { name: 'View on site' })).toHaveAttribute('href', `/blogs/${TEXT_ID}`);
  });

  it('shows a refused publish at the field', async () => {
    const { press } = await openEditor({ status: 'draft' }, (of) => {
      const errors = [{ field: 'title', message: 'Title is required.' }];
      of.instead = (call) =>
        call === 'publish' ? { status: 400, body: { message: 'Please check', errors } } : undefined;
    });
    await press('Publish');
    expect(await screen.findByText('Title is required.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus();
  });

  it('asks once before publishing an incomplete post', async () => {
    const { press, user } = await openEditor({ status: 'draft' });
    await user.clear(screen.getByLabelText('Category'));
    await press('Publish');
    const question = within(await screen.findByRole('dialog', { name: /Publish this post/ }));
    expect(question.getByText('This post has no category, so it will be in “Education”.')).toBeVisible();
    expect(server.record?.status).toBe('draft');
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    await press('Publish');
    await user.click(await screen.findByRole('button', { name: 'Publish anyway' }));
    await waitFor(() => expect(server.record?.status).toBe('published'));
    await press('Publish changes');
    await waitFor(() => expect(server.callsOf('publish')).toHaveLength(2));
    expect(screen.queryByRole('dialog', { name: /Publish this post/ })).not.toBeInTheDocument();
  });

  it('discards the draft and shows the published text', async () => {
    const { choose, user, title } = await openEditor({}, (of) => of.draftBy('Admin User', { title: 'No' }));
    expect(title).toHaveValue('No');
    await choose('Discard draft');
    const question = within(await screen.findByRole('dialog', { name: /Discard this draft/ }));
    await user.click(question.getByRole('button', { name: 'Discard draft' }));
    await waitFor(() => expect(title).toHaveValue('Robots'));
    expect(server.versions).toMatchObject([{ title: 'No' }]);
  });

  it('offers no Discard for a draft that was public before', async () => {
    const { press } = await openEditor({ status: 'draft' }, (of) => {
      of.wasPublished = true;
    });
    await press('More actions');
    expect(screen.getByRole('button', { name: 'Schedule' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Discard draft' })).not.toBeInTheDocument();
  });

  it('reports a deleted post with a link to the trash', async () => {
    server = new TextServer(new FakeApi(), null);
    renderAdmin(<BlogScreen />, { at: `/admin/blog?write=${TEXT_ID}` });
    expect(await screen.findByText('This blog post was not found.')).toBeVisible();
    expect(screen.getByRole('link')).toHaveAttribute('href', '/admin/trash?kind=blogs');
  });
});

describe('new post', () => {
  it('becomes a record without rendering the form again', async () => {
    const { title, retitle, user } = await openEditor(null);
    await retitle('Robots');
    await waitFor(() => expect(address).toBe(`/admin/blog?write=${TEXT_ID}`));
    expect(screen.getByRole('textbox', { name: 'Title' })).toBe(title);
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(server.record).toMatchObject({ title: 'Robots', status: 'draft' }));
  });
});

it('saves and opens the preview, as a link without a tab', async () => {
  const tab = { location: { replace: jest.fn() } };
  const open = jest
    .spyOn(window, 'open')
    .mockReturnValueOnce(tab as never)
    .mockReturnValue(null);
  const { retitle, press } = await openEditor();
  await retitle('Robots that weld');
  await press('Preview');
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('/preview/abc'));
  await press('Preview');
  expect(await screen.findByRole('textbox', { name: 'Link' })).toHaveValue('http://localhost/preview/abc');
  expect(server.draft?.fields.title).toBe('Robots that weld');
  open.mockRestore();
});
