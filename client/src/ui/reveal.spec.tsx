import { act, render, screen } from '@testing-library/react';
import { Reveal } from './reveal';

let see: () => void = () => undefined;
let share: number | undefined;

class SeenOnDemand {
  constructor(onChange: (entries: Array<{ isIntersecting: boolean }>) => void, options: { threshold: number }) {
    see = () => onChange([{ isIntersecting: true }]);
    share = options.threshold;
  }
  observe() {}
  disconnect() {}
}

const standsAt = (top: number) =>
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);

const show = () => {
  render(<Reveal className="part">Our Mission</Reveal>);
  return screen.getByText('Our Mission');
};

describe('Reveal', () => {
  beforeEach(() => {
    Object.assign(globalThis, { IntersectionObserver: SeenOnDemand });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  });

  it('waits until a tenth is visible, then stays risen', () => {
    standsAt(window.innerHeight + 1);
    const part = show();
    expect(part).toHaveClass('part', 'waiting');
    expect(share).toBe(0.1);
    act(() => see());
    expect(part).toHaveClass('part', 'risen');
    act(() => see());
    expect(part).toHaveClass('risen');
  });

  it('leaves elements visible that are in the window at the start', () => {
    standsAt(10);
    const part = show();
    expect(part.className).toBe('part');
    act(() => see());
    expect(part.className).toBe('part');
  });
});
