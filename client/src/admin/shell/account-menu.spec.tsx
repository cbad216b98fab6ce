import { screen } from '@testing-library/react';
import { renderAdmin } from '@/testing/render-admin';
import { AccountMenu } from './account-menu';

it('the name of who is signed in looks the same while the menu below it is open', async () => {
  const user = renderAdmin(<AccountMenu />);
  const closed = screen.getByRole('button').className;
  expect(closed).not.toBe('');
  await user.click(screen.getByRole('button'));
  expect(await screen.findByRole('menuitem', { name: 'Change password' })).toBeInTheDocument();
  expect(screen.getByRole('button')).toHaveClass(closed);
});
