import { screen } from '@testing-library/react';
import { renderAdmin } from '@/testing/render-admin';
import { useIsNarrow } from '../layout/use-is-narrow';
import { RefreshButton } from './refresh-button';

jest.mock('../layout/use-is-narrow');
const isNarrow = jest.mocked(useIsNarrow);

describe('RefreshButton', () => {
  it.each([
    ['a button on a wide screen', false, 'Refresh'],
    ['an entry of the menu of the list on a phone', true, 'More actions for this list'],
  ])('is %s', async (_title, narrow, button) => {
    isNarrow.mockReturnValue(narrow);
    const onRefresh = jest.fn(() => Promise.resolve());
    const user = renderAdmin(<RefreshButton onRefresh={onRefresh} />);
    expect(screen.getAllByRole('button').map((shown) => shown.getAttribute('aria-label') ?? shown.textContent)).toEqual(
      [button],
    );
    await user.click(screen.getByRole('button', { name: button }));
    if (narrow) await user.click(await screen.findByRole('menuitem', { name: 'Refresh' }));
    expect(onRefresh).toHaveBeenCalledTimes(1);
  });
});
