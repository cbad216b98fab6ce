import { TEAM_MEMBER_FIELDS, type TeamMember } from '@contract/team';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { ApiError } from '@/api/http';
import { team } from '@/api/team.api';
import { trash } from '@/api/trash.api';
import { renderAdmin } from '@/testing/render-admin';
import { FieldsDialog } from '../fields/fields-dialog';

jest.mock('@/api/team.api', () => ({ team: { update: jest.fn() } }));
jest.mock('@/api/trash.api', () => ({ trash: { restore: jest.fn() } }));
const update = jest.mocked(team.update);
const restore = jest.mocked(trash.restore);

const V1 = '2026-11-20T07:00:00.000Z';
const MEMBER = { _id: 'm1', name: 'Mutale Bwalya', role: 'Instructor', updatedAt: V1 } as TeamMember;
const DELETION = { id: 't1', name: 'Mutale Bwalya', at: '2026-11-20T12:02:00.000Z', by: 'Mutinta Phiri' };
const deleted = new ApiError(404, 'Not found.', { deleted: DELETION });
const UPDATE = { success: 'Member saved', failed: 'Failed to save member' };

function Screen() {
  const [open, setOpen] = useState(true);
  return (
    <FieldsDialog
      fields={TEAM_MEMBER_FIELDS}
      noun="Team Member"
      dialog={{ open, record: MEMBER, create: jest.fn(), edit: jest.fn(), close: () => setOpen(false) }}
      create={jest.fn()}
      update={team.update}
      onStored={jest.fn()}
      texts={{ create: UPDATE, update: UPDATE }}
    />
  );
}

async function typeAndSave() {
  const user = renderAdmin(<Screen />);
  const dialog = await screen.findByRole('dialog', { name: 'Edit Team Member' });
  fireEvent.change(within(dialog).getByLabelText(/^Role/), { target: { value: 'Head of school' } });
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  return { user, dialog };
}
const press = (user: Awaited<ReturnType<typeof typeAndSave>>['user'], name: string) =>
  screen.findByRole('button', { name }).then((button) => user.click(button));
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

beforeEach(() => {
  update.mockReset().mockRejectedValueOnce(deleted);
  restore.mockReset().mockResolvedValue({ success: true });
});

describe('edit of a deleted record', () => {
  it('restores the record without saving', async () => {
    update.mockResolvedValueOnce(MEMBER);
    const { user, dialog } = await typeAndSave();
    const words = 'Mutale Bwalya was deleted by Mutinta Phiri on November 20, 2026 at 14:02.';
    expect(await within(dialog).findByRole('heading', { name: words })).toHaveFocus();
    await press(user, 'Restore');
    expect(update).toHaveBeenCalledTimes(1);
    await press(user, 'Save');
    await gone();
    expect(restore.mock.calls).toEqual([['t1']]);
    expect(update).toHaveBeenCalledTimes(2);
    expect(update).toHaveBeenLastCalledWith('m1', expect.objectContaining({ role: 'Head of school', updatedAt: V1 }));
    expect(screen.getByText('Member saved')).toBeInTheDocument();
  });

  it('continues on a record that a colleague has restored', async () => {
    restore.mockRejectedValueOnce(new ApiError(404, 'Not found.'));
    update.mockResolvedValueOnce(MEMBER);
    const { user } = await typeAndSave();
    await press(user, 'Restore');
    await press(user, 'Save');
    await gone();
    expect(screen.getByText('Member saved')).toBeInTheDocument();
  });

  it('keeps the text when the record cannot be restored', async () => {
    restore.mockRejectedValueOnce(new ApiError(409, 'Something else has taken its place.'));
    const { user, dialog } = await typeAndSave();
    await press(user, 'Restore');
    expect(await screen.findByText('Something else has taken its place.')).toBeInTheDocument();
    expect(within(dialog).getByLabelText(/^Role/)).toHaveValue('Head of school');
    expect(within(dialog).getByRole('button', { name: 'Restore' })).toBeEnabled();
  });
});
