import { screen } from '@testing-library/react';
import { renderAdmin } from '@/testing/render-admin';
import { AccountMenu } from './admin-shell';

it('keeps its look when opened', async () => {
  const user = renderAdmin(<AccountMenu />);
  const closed = screen.getByRole('button').className;
  expect(closed).not.toBe('');
  await user.click(screen.getByRole('button'));
  expect(await screen.findByRole('menuitem', { name: 'Change password' })).toBeInTheDocument();
  expect(screen.getByRole('button')).toHaveClass(closed);
});
