import type { Blog, BlogStatus } from '@contract/blogs';
import { act, screen, waitFor, within } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { FakeApi } from '@/testing/fake-api';
import { renderAdmin } from '@/testing/render-admin';
import { RoomHead } from './room-head';

/** A dialog beside the menu, which React counts as part of it. */
const NarrowTools = () => createPortal(<button type="button">In the dialog</button>, document.body);

const showHead = (status: BlogStatus | null) => {
  const post = status && { _id: 'b1', title: 'Robots', status, publishAt: '2099-01-01T05:00:00.000Z' };
  const onSave = jest.fn();
  const user = renderAdmin(
    <RoomHead
      post={post as Blog | null}
      keeping={null}
      tools={null}
      narrowTools={<NarrowTools />}
      beforePreview={() => Promise.resolve()}
      isOff={false}
      onSave={onSave}
    />,
  );
  return { user, onSave };
};
const openMenu = async (user: ReturnType<typeof renderAdmin>) => {
  await user.click(screen.getByRole('button', { name: 'Other ways to save' }));
  return within(screen.getByRole('group', { name: 'Save' }));
};

describe('The main button of the room', () => {
  it.each([
    ['scheduled', 'Save', {}],
    ['published', 'Save', {}],
    ['draft', 'Publish', { status: 'published' }],
  ] as const)('of a post that is %s: %s', async (status, name, appearance) => {
    const { user, onSave } = showHead(status);
    await user.click(screen.getByRole('button', { name }));
    expect(onSave.mock.calls).toEqual([[appearance]]);
  });

  it('puts out a scheduled post in its menu alone, where that is no main button either', async () => {
    const { user, onSave } = showHead('scheduled');
    expect(screen.queryByRole('button', { name: /Publish/ })).not.toBeInTheDocument();
    const menu = await openMenu(user);
    expect(menu.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    await user.click(menu.getByRole('button', { name: 'Publish now' }));
    expect(onSave.mock.calls).toEqual([[{ status: 'published' }]]);
  });
});

it('says of a new post that its preview comes with the first draft', async () => {
  const { user, onSave } = showHead(null);
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  expect(await screen.findByText('Save it as a draft first.')).toBeVisible();
  expect(onSave).not.toHaveBeenCalled();
});

it('opens the preview of a draft in a new tab by one press, after what is typed was sent', async () => {
  const api = new FakeApi();
  const tab = { opener: window, close: jest.fn(), location: { replace: jest.fn() } };
  const open = jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  api.answer('POST /blogs/b1/preview', { body: { path: '/preview/abc', until: '2099-01-01T05:00:00.000Z' } });
  const { user } = showHead('draft');
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('/preview/abc'));
  expect(tab.opener).toBeNull();
  api.answer('POST /blogs/b1/preview', { status: 503, body: { message: 'Away.' } });
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  expect(await screen.findByText('The link could not be made')).toBeVisible();
  await waitFor(() => expect(tab.close).toHaveBeenCalledTimes(1));
  open.mockReturnValue(null);
  api.answer('POST /blogs/b1/preview', { body: { path: '/preview/abc', until: '2099-01-01T05:00:00.000Z' } });
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  expect(await screen.findByRole('textbox', { name: 'Link' })).toHaveValue('http://localhost/preview/abc');
});

describe('The menu of the room', () => {
  it('is closed by Escape, but not from a dialog that was opened out of it', async () => {
    const { user } = showHead('draft');
    const menu = await openMenu(user);
    act(() => screen.getByRole('button', { name: 'In the dialog' }).focus());
    await user.keyboard('{Escape}');
    expect(menu.getByRole('button', { name: 'Save as draft' })).toBeVisible();
    act(() => menu.getByRole('button', { name: 'Save as draft' }).focus());
    await user.keyboard('{Escape}');
    expect(menu.queryByRole('button', { name: 'Save as draft' })).not.toBeInTheDocument();
  });
});
