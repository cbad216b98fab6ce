import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSite } from '@/testing/render-site';
import { FindUs } from './find-us';

jest.mock('./office-map', () => {
  throw new TypeError('Failed to fetch');
});

describe('the map', () => {
  it('leaves the focus on Retry when it fails again', async () => {
    renderSite(<FindUs />);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    await userEvent.click(retry);
    await new Promise((resolve) => setTimeout(resolve));
    expect(retry).toHaveFocus();
  });
});
