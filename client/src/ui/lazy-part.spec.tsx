import { configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, useTransition } from 'react';
import { LazySection, SectionSlot } from './lazy-section';

// By default, events run in React's `act`, which would drop a section that is still loading. Here they run without it.
configure({ eventWrapper: (dispatch) => dispatch() });

const Greeting = ({ name }: { name: string }) => <p>Hello, {name}</p>;

/** Page that shows a section after the button was selected. */
function Opening({ part }: { part: LazySection<{ name: string }> }) {
  const [isOpen, setIsOpen] = useState(false);
  const [, startOpening] = useTransition();
  return (
    <>
      <button type="button" onClick={() => startOpening(() => setIsOpen(true))}>
        Open
      </button>
      {isOpen ? <SectionSlot of={part} name="Bwalya" /> : <p>What stood before</p>}
    </>
  );
}

const open = () => userEvent.click(screen.getByRole('button', { name: 'Open' }));

describe('LazySection', () => {
  it('is drawn at once when its script is loaded', async () => {
    const part = new LazySection('greeting.tsx', async () => Greeting);
    await part.load();
    render(<SectionSlot of={part} name="Bwalya" />);
    expect(screen.getByText('Hello, Bwalya')).toBeVisible();
  });

  it('keeps the previous content until its script is loaded', async () => {
    let arrive: () => void = () => undefined;
    const fetched = new Promise<typeof Greeting>((resolve) => {
      arrive = () => resolve(Greeting);
    });
    render(<Opening part={new LazySection('greeting.tsx', () => fetched)} />);
    await open();
    expect(screen.getByText('What stood before')).toBeVisible();
    arrive();
    expect(await screen.findByText('Hello, Bwalya')).toBeVisible();
  });

  it.each([
    ['on Retry', () => userEvent.click(screen.getByRole('button', { name: 'Retry' }))],
    ['by itself when the connection is back', async () => void window.dispatchEvent(new Event('online'))],
  ])('reports a failed script and loads it again %s', async (_when, retry) => {
    const fetchPart = jest.fn<Promise<typeof Greeting>, []>();
    fetchPart.mockRejectedValueOnce(new Error('Failed to fetch')).mockResolvedValue(Greeting);
    render(<Opening part={new LazySection('greeting.tsx', fetchPart)} />);
    await open();
    expect(await screen.findByText(/We could not load this part/)).toBeVisible();
    await retry();
    expect(await screen.findByText('Hello, Bwalya')).toBeVisible();
    expect(fetchPart).toHaveBeenCalledTimes(2);
  });
});
