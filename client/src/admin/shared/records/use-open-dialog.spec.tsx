import type { TeamMember } from '@contract/team';
import { cleanup, screen } from '@testing-library/react';
import { MemberListPage } from '@/admin/team/member-list-page';
import { freshApi } from '@/testing/fake-api';
import { fill, renderAdmin } from '@/testing/render-admin';

const at = '2026-11-20T08:00:00.000Z';
const member = { _id: 'm1', name: 'Mutale Phiri', role: 'Teacher', bio: '', image: '', order: 1 };
const answer = (members: object[]) => {
  const body = members.map((one) => ({ ...one, createdAt: at, updatedAt: at })) as TeamMember[];
  for (const limit of [10, 100]) {
    api.answer(`GET /team?page=1&limit=${limit}`, { body, headers: { 'X-Total-Count': String(body.length) } });
  }
};

const api = freshApi();
beforeEach(() => {
  answer([member]);
});

/** Types into the dialog, then reloads the screen. */
async function typeAndReload(button: string) {
  const user = renderAdmin(<MemberListPage />, { role: 'editor' });
  await user.click(await screen.findByRole('button', { name: button }));
  await fill(user, await screen.findByLabelText('Name'), ' and half a name');
  cleanup();
}

describe('list dialog after a reload', () => {
  it.each([
    ['Edit Mutale Phiri', 'Edit Team Member', 'Mutale Phiri and half a name'],
    ['Add Team Member', 'Add Team Member', ' and half a name'],
  ])('opens with unsaved changes: %s', async (button, title, text) => {
    await typeAndReload(button);
    renderAdmin(<MemberListPage />, { role: 'editor' });
    expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue(text);
  });

  it('shows a message when the record is gone, and keeps the text', async () => {
    await typeAndReload('Edit Mutale Phiri');
    answer([{ ...member, _id: 'm2', name: 'Ruth' }]);
    renderAdmin(<MemberListPage />, { role: 'editor' });
    expect(await screen.findByText(/^This item was not found\./)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(JSON.stringify(localStorage)).toContain('half a name');
  });

  it('does not open in another tab', async () => {
    await typeAndReload('Edit Mutale Phiri');
    sessionStorage.clear();
    renderAdmin(<MemberListPage />, { role: 'editor' });
    await screen.findByRole('button', { name: 'Edit Mutale Phiri' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
