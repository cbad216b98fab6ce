import type { Blog, BlogStatus } from '@contract/blogs';
import { screen, within } from '@testing-library/react';
import { renderAdmin } from '@/testing/render-admin';
import { RoomHead } from './room-head';

const showHead = (status: BlogStatus) => {
  const post = { _id: 'b1', title: 'Robots', status, publishAt: '2099-01-01T05:00:00.000Z' } as Blog;
  const onSave = jest.fn();
  const user = renderAdmin(
    <RoomHead
      post={post}
      keeping={null}
      tools={null}
      narrowTools={null}
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
    for (const name of ['Save', 'Publish now']) {
      const menu = await openMenu(user);
      await user.click(menu.getByRole('button', { name }));
    }
    expect(onSave.mock.calls).toEqual([[{}], [{ status: 'published' }]]);
  });
});
