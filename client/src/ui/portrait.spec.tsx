import { fireEvent, render } from '@testing-library/react';
import { Portrait } from './portrait';

const show = (image: string) => render(<Portrait name="Ruth Daka" image={image} />).container;

describe('Portrait', () => {
  it('shows the image of a person who has one', () => {
    const container = show('/uploads/ruth-600x600.webp');
    expect(container.querySelector('img')).toHaveAttribute('src', '/uploads/ruth-600x600.webp');
    expect(container.querySelector('text')).toBeNull();
  });

  it('shows the initials without an image', () => {
    expect(show('').querySelector('text')).toHaveTextContent('RD');
  });

  it('shows the initials when the image fails to load', () => {
    const container = show('https://pictures.example/ruth.jpg');
    fireEvent.error(container.querySelector('img') as HTMLImageElement);
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('text')).toHaveTextContent('RD');
  });
});
