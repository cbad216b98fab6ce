import type { TeamMember } from '@contract/team';
import { screen, waitFor, within } from '@testing-library/react';
import { freshApi } from '@/testing/fake-api';
import { renderAdmin } from '@/testing/render-admin';
import { MemberListPage } from './member-list-page';

const LIST = 'GET /team?page=1&limit=10';

function member(_id: string, name: string): TeamMember {
  const at = '2026-11-20T08:00:00.000Z';
  return {
    _id,
    id: _id,
    name,
    role: 'Instructor',
    image: '',
    bio: 'Teaches.',
    order: 0,
    group: 'role',
    createdAt: at,
    updatedAt: at,
  };
}

const api = freshApi({
  [LIST]: { body: [member('m1', 'Natasha Zulu'), member('m2', 'Joseph Banda')] },
});

describe('Team Members', () => {
  it('shows initials for members without a photo', async () => {
    renderAdmin(<MemberListPage />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading team members...');
    expect(await screen.findByRole('heading', { name: 'Natasha Zulu' })).toBeVisible();
    expect(screen.getByText('NZ')).toBeVisible();
    expect(screen.getByText('Manage your team members')).toBeVisible();
  });

  it('shows a chosen place only', async () => {
    const led = { ...member('m1', 'Natasha Zulu'), group: 'leaders' as const, order: 2 };
    api.answer(LIST, { body: [led, member('m2', 'Joseph Banda')] });
    renderAdmin(<MemberListPage />);
    const [first, second] = await screen.findAllByRole('listitem');
    expect(first).toHaveTextContent('Leaders · Order 2');
    expect(second).not.toHaveTextContent(/lead|others|Order/);
  });

  it('opens the member in the URL from any page', async () => {
    const find = (page: number) => `GET /team?page=${page}&limit=100`;
    api.answer(find(1), { body: [member('m1', 'Natasha Zulu')], headers: { 'X-Total-Count': '101' } });
    api.answer(find(2), { body: [member('m101', 'Chipo Phiri')], headers: { 'X-Total-Count': '101' } });
    const user = renderAdmin(<MemberListPage />, { at: '/?edit=m101', role: 'editor' });
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText('Name')).toHaveValue('Chipo Phiri');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
