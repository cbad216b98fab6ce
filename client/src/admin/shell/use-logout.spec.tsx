import { screen } from '@testing-library/react';
import { useSession } from '@/stores/session';
import { letUnsavedGo, useUnsaved } from '@/stores/unsaved';
import { freshApi } from '@/testing/fake-api';
import { renderAdmin } from '@/testing/render-admin';
import { useLogout } from './use-logout';

freshApi({ 'POST /auth/logout': { body: { success: true } } });

function Logout() {
  return (
    <button type="button" onClick={useLogout()}>
      Logout
    </button>
  );
}

it('logs out at once unless there are unsaved changes', async () => {
  useUnsaved.getState().mark('form', true);
  const user = renderAdmin(<Logout />);
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  expect(await screen.findByRole('dialog', { name: 'Log out without saving?' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  expect(useSession.getState().status).toBe('signed-in');

  letUnsavedGo();
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  expect(await screen.findByText('Logged out successfully')).toBeInTheDocument();
  expect(useSession.getState().status).toBe('signed-out');
});
