import { render, screen } from '@testing-library/react';
import { publishedHint } from './published-hint';

const post = { _id: 'b1', status: 'published' };

describe('publishedHint', () => {
  it('leads to a record that visitors can read from now on', () => {
    render(publishedHint('blogs', { _id: 'b1', status: 'draft' })(post));
    expect(document.body).toHaveTextContent('Published. View on site');
    expect(screen.getByRole('link', { name: 'View on site' })).toHaveAttribute('href', '/blogs/b1');
  });

  it.each([
    ['one that they could read before', post, post],
    ['a draft', null, { ...post, status: 'draft' }],
  ])('says nothing of %s', (_title, before, after) => {
    expect(publishedHint('blogs', before)(after)).toBeNull();
  });
});
