import { act, render, screen } from '@testing-library/react';
import { hideUntilSeen, view } from '@/testing/in-view';
import { Counter } from './counter';

const wantLessMotion = (matches: boolean) =>
  jest.spyOn(window, 'matchMedia').mockImplementation(() => ({ matches }) as MediaQueryList);

const shown = () => screen.getByText(/^\d+$/, { selector: '[aria-hidden]' }).textContent;

describe('Counter', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    hideUntilSeen();
  });
  afterEach(() => jest.restoreAllMocks());

  it('starts after a fifth is visible and its delay, for two seconds', () => {
    wantLessMotion(false);
    render(<Counter target={200} delayMs={400} />);
    expect(view.share).toBe(0.2);
    act(() => jest.advanceTimersByTime(5_000));
    expect(shown()).toBe('0');
    act(() => view.see());
    act(() => jest.advanceTimersByTime(390));
    expect(shown()).toBe('0');
    act(() => jest.advanceTimersByTime(1_600));
    expect(Number(shown())).toBeGreaterThan(100);
    expect(Number(shown())).toBeLessThan(200);
    act(() => jest.advanceTimersByTime(430));
    expect(shown()).toBe('200');
  });

  it('always has the final number for screen readers', () => {
    wantLessMotion(false);
    render(<Counter target={200} delayMs={0} />);
    expect(screen.getByText('200')).toBeInTheDocument();
  });

  it('shows the final number at once with reduced motion', () => {
    wantLessMotion(true);
    render(<Counter target={200} delayMs={0} />);
    act(() => view.see());
    expect(shown()).toBe('200');
  });
});
