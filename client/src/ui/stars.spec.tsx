import { render, screen } from '@testing-library/react';
import { Stars } from './stars';

const halvesOf = (container: HTMLElement): number[] =>
  Array.from(container.querySelectorAll('g')).map((star) => {
    if (star.querySelector('path')?.getAttribute('fill') === 'var(--sun)') return 2;
    return star.querySelectorAll('path[fill="var(--sun)"]').length;
  });

describe('Stars', () => {
  it.each([
    [0, [0, 0, 0, 0, 0], '0.0'],
    [2.2, [2, 2, 0, 0, 0], '2.2'],
    [2.3, [2, 2, 1, 0, 0], '2.3'],
    [4.5, [2, 2, 2, 2, 1], '4.5'],
    [5, [2, 2, 2, 2, 2], '5.0'],
  ])('draws %p as five stars in halves, with one decimal', (rating, halves, words) => {
    const { container } = render(<Stars rating={rating} />);
    expect(halvesOf(container)).toEqual(halves);
    expect(screen.getByText(words, { exact: false })).toHaveTextContent(`Rated ${words} of 5`);
  });
});
