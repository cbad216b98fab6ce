import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StatusTabs } from './status-tabs';

const LABELS = new Map([
  ['', 'All'],
  ['draft', 'Draft'],
  ['scheduled', 'Scheduled'],
] as const);

describe('tabs of a list', () => {
  it('move on from the focused tab before the list follows', async () => {
    const handleStatus = jest.fn();
    // `status` does not change between the key presses, because in the product the URL changes only later.
    render(
      <StatusTabs labels={LABELS} status="" counts={undefined} onStatus={handleStatus}>
        The list
      </StatusTabs>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowLeft}{Home}{End}');
    expect(handleStatus.mock.calls.flat()).toEqual(['draft', 'scheduled', '', 'scheduled', '', 'scheduled']);
    expect(screen.getByRole('tab', { name: 'Scheduled' })).toHaveFocus();
  });
});
