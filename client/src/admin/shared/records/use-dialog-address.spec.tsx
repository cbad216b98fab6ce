import type { TeamMember } from '@contract/team';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { MemberListPage } from '@/admin/team/member-list-page';
import { FakeApi } from '@/testing/fake-api';
import { fill, renderAdmin } from '@/testing/render-admin';

const at = '2026-11-20T08:00:00.000Z';
const member = { _id: 'm1', name: 'Mutale Phiri', role: 'Teacher', bio: '', image: '', order: 1 };

let address = '';
let api: FakeApi;
const answer = (members: object[]) => {
  const body = members.map((one) => ({ ...one, createdAt: at, updatedAt: at })) as TeamMember[];
  for (const limit of [10, 100]) {
    api.answer(`GET /team?page=1&limit=${limit}`, { body, headers: { 'X-Total-Count': String(body.length) } });
  }
};
beforeEach(() => {
  localStorage.clear();
  api = new FakeApi();
  answer([member]);
});

function Screen() {
  const { pathname, search } = useLocation();
  address = pathname + search;
  return <MemberListPage />;
}
const show = (place = '/') => renderAdmin(<Screen />, { role: 'editor', at: place });

/** Types into the dialog, and reloads the screen. */
async function typeAndReload(button: string) {
  const user = show();
  await user.click(await screen.findByRole('button', { name: button }));
  await fill(user, await screen.findByLabelText('Name'), ' and half a name');
  cleanup();
}

describe('the dialog of a list after a reload', () => {
  it.each([
    ['Edit Mutale Phiri', 'Edit Team Member', 'Mutale Phiri and half a name', '/?edit=m1'],
    ['Add Team Member', 'Add Team Member', ' and half a name', '/?edit=new'],
  ])('is open with the unsaved text: %s', async (button, title, text, place) => {
    await typeAndReload(button);
    expect(address).toBe(place);
    const user = show(address);
    expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue(text);
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address).toBe('/');
  });

  it('is replaced by a message if the record is gone, and the text stays', async () => {
    await typeAndReload('Edit Mutale Phiri');
    answer([{ ...member, _id: 'm2', name: 'Ruth' }]);
    show(address);
    expect(await screen.findByText(/^This record is not here\./)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(address).toBe('/');
    expect(JSON.stringify(localStorage)).toContain('half a name');
  });
});
