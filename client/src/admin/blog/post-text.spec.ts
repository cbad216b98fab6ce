import { useSession } from '@/stores/session';
import { blankPost, missingIn } from './post-text';

it('names the user as author of a blank post', () => {
  useSession.setState({ user: { _id: 'mary', name: 'Mary Banda', email: 'mary@example.com', role: 'editor' } });
  expect(blankPost()).toMatchObject({ authorName: 'Mary Banda', format: 'markdown' });
});

describe('missing parts of a post', () => {
  const whole = { ...blankPost(), title: 'Fees', content: 'Low.', category: 'News', authorName: 'Mary' };
  const bare = '![](/uploads/0123456789abcdef-1x1.png)';
  const shown = '![A field](/uploads/0123456789abcdef-1x1.png)';

  it.each([
    ['nothing', {}, null],
    ['a category', { category: ' ' }, 'This post has no category, so it will be in “Education”.'],
    ['an author', { authorName: '' }, 'This post has no author, so it will be by “Admin”.'],
    [
      'both, and what an image shows',
      { category: '', authorName: '', content: `Low.\n\n${bare}\n\n${shown}` },
      'This post has no category, so it will be in “Education”. This post has no author, so it will be by “Admin”. 1 image has no alt text. Alt text describes an image for people who cannot see it.',
    ],
    [
      'what images show, also within a list',
      { content: `${bare}\n\n- One\n\n  ${bare}` },
      '2 images have no alt text. Alt text describes an image for people who cannot see it.',
    ],
    ['nothing that stands at its field', { title: '', category: '' }, null],
  ])('are %s', (_what, changes, missing) => {
    expect(missingIn({ ...whole, ...changes })).toEqual(missing);
  });
});
