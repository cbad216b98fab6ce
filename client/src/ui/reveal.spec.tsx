import { act, render, screen } from '@testing-library/react';
import { hideUntilSeen, view } from '@/testing/in-view';
import { Reveal } from './reveal';

const standsAt = (top: number) =>
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);

const show = () => {
  render(<Reveal className="part">Our Mission</Reveal>);
  return screen.getByText('Our Mission');
};

describe('Reveal', () => {
  beforeEach(hideUntilSeen);
  afterEach(() => jest.restoreAllMocks());

  it('waits until a tenth is visible, then stays risen', () => {
    standsAt(window.innerHeight + 1);
    const part = show();
    expect(part).toHaveClass('part', 'waiting');
    expect(view.share).toBe(0.1);
    act(() => view.see());
    expect(part).toHaveClass('part', 'risen');
    act(() => view.see());
    expect(part).toHaveClass('risen');
  });

  it('leaves elements visible that are in the window at the start', () => {
    standsAt(10);
    const part = show();
    expect(part.className).toBe('part');
    act(() => view.see());
    expect(part.className).toBe('part');
  });
});
