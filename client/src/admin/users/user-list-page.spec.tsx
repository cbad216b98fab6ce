import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { freshApi } from '@/testing/fake-api';
import { at, userOf } from '@/testing/records';
import { fill, renderAdmin, SELF_ID } from '@/testing/render-admin';
import { UserListPage } from './user-list-page';

const self = userOf({ _id: SELF_ID, name: 'Admin User', role: 'admin', lastLogin: at });
const mutinta = userOf({ _id: 'u2' });
const api = freshApi({
  'GET /users?page=1&limit=10': { body: [self, mutinta] },
});

async function show() {
  const user = renderAdmin(<UserListPage />);
  await screen.findByText('Mutinta Hamoonga');
  return user;
}

/** Selects an entry in the menu of the user's row. */
async function choose(user: UserEvent, name: string, entry: string) {
  await user.click(screen.getByRole('button', { name: `More actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
}

describe('User Management', () => {
  it('shows role, status and last login', async () => {
    await show();
    const row = within(screen.getByRole('row', { name: /Mutinta/ }));
    expect(row.getByText('Editor')).toBeVisible();
    expect(row.getByText('Active')).toBeVisible();
    expect(row.getByText('Never')).toBeVisible();
    expect(screen.getByText('November 20, 2026')).toBeVisible();
  });

  it("explains actions missing for the last administrator's own account", async () => {
    const user = await show();
    const menu = screen.getByRole('button', { name: 'More actions for Admin User' });
    const reasons =
      'You cannot delete your own account. You cannot delete or deactivate the last active administrator or change their role.';
    expect(menu).toHaveAccessibleDescription(reasons);
    await user.click(menu);
    expect(await screen.findByRole('menuitem')).toHaveTextContent(reasons);
  });

  it('deactivates another account at once', async () => {
    api.answer('PUT /users/u2', { body: { ...mutinta, active: false } });
    const user = await show();
    await choose(user, 'Mutinta Hamoonga', 'Deactivate');
    await waitFor(() => expect(screen.getByRole('row', { name: /Mutinta/ })).toHaveTextContent('Inactive'));
    await user.click(screen.getByRole('button', { name: 'More actions for Mutinta Hamoonga' }));
    expect(await screen.findByRole('menuitem', { name: 'Activate' })).toBeInTheDocument();
    expect(api.callsOf('PUT /users/u2')[0]?.body).toEqual({ active: false });
  });

  it('deactivates the own account only after a question', async () => {
    api.answer('GET /users?page=1&limit=10', { body: [self, { ...mutinta, role: 'admin' }] });
    const user = await show();
    await choose(user, 'Admin User', 'Deactivate');
    const question = within(await screen.findByRole('dialog', { name: 'Deactivate your own account?' }));
    expect(api.callsOf(`PUT /users/${SELF_ID}`)).toEqual([]);
    api.answer(`PUT /users/${SELF_ID}`, { body: { ...self, active: false } });
    await user.click(question.getByRole('button', { name: 'Deactivate' }));
    await waitFor(() => expect(api.callsOf(`PUT /users/${SELF_ID}`)[0]?.body).toEqual({ active: false }));
  });

  it('turns off a colleague’s two-step login after a question', async () => {
    api.answer('GET /users?page=1&limit=10', { body: [self, { ...mutinta, hasSecondStep: true }] });
    api.answer('DELETE /users/u2/second-step', { body: { success: true } });
    const user = await show();
    await choose(user, 'Mutinta Hamoonga', 'Turn off two-step login');
    await user.click(await screen.findByRole('button', { name: 'Turn off' }));
    expect(await screen.findByText('Two-step login turned off')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('row', { name: /Mutinta/ })).toHaveTextContent('Off'));
  });

  it('stores no draft of a new user, because it has a password', async () => {
    const user = await show();
    await user.click(screen.getByRole('button', { name: 'Add New User' }));
    const typing = within(await screen.findByRole('dialog'));
    await fill(user, typing.getByLabelText('Password'), 'Zambezi-at-dawn-7');
    await fill(user, typing.getByLabelText('Name'), 'Chipo Phiri');
    expect(JSON.stringify([localStorage, sessionStorage])).not.toMatch(/Zambezi|Chipo/);
  });

  it('shows where people change their own email address', async () => {
    const user = await show();
    await user.click(screen.getByRole('button', { name: 'Edit Admin User' }));
    const email = within(await screen.findByRole('dialog')).getByLabelText('Email');
    expect(email).toHaveAttribute('readonly');
    expect(email).toHaveAccessibleDescription('Change your own email address under My profile.');
  });
});
