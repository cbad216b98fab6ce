import { within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Carousel } from './carousel';

describe('Carousel', () => {
  it('is served as a scrollable list of all slides, without buttons', () => {
    const slides = ['Bwalya', 'Chipo', 'Mutinta', 'Ruth', 'Thandiwe'];
    document.body.innerHTML = renderToString(
      <Carousel
        heading={<h2>Voices</h2>}
        label="Testimonials"
        slides={slides.map((name) => <p key={name}>{name}</p>)}
      />,
    );
    const region = within(document.body).getByRole('region', { name: 'Testimonials' });
    const list = within(region).getByRole('list', { name: 'Testimonials' });
    expect(list.tabIndex).toBe(0);
    expect(list).toHaveClass('list');
    const items = within(list).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(slides);
    for (const item of items) expect(item.closest('[inert], [hidden], [aria-hidden]')).toBeNull();
    for (const button of document.querySelectorAll('button')) expect(button.parentElement).toHaveClass('waiting');
  });
});
