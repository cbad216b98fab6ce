import type { BlogSummary } from '@contract/blogs';
import { screen } from '@testing-library/react';
import { freshApi } from '@/testing/fake-api';
import { listOf, postOf } from '@/testing/records';
import { fill, renderAdmin } from '@/testing/render-admin';
import { PostChooser, postBlocks } from './post-chooser';

const post = (_id: string, changes: Partial<BlogSummary> = {}) =>
  postOf({ _id, title: `Post ${_id}`, excerpt: 'Words.', ...changes });
const routeOf = (q: string) => `GET /blogs?fields=summary&${q ? `q=${q}&` : ''}status=published&limit=8`;
const link = (_id: string) => ({ kind: 'link', to: `/blogs/${_id}`, isPage: true, content: ['Read the post'] });

describe('choosing posts for a newsletter', () => {
  const insert = jest.fn();
  freshApi({
    [routeOf('')]: listOf([post('a'), post('b')], 9),
    [routeOf('robots')]: listOf([post('c')]),
  });
  beforeEach(() => {
    insert.mockReset();
  });
  const open = async () => {
    const user = renderAdmin(<PostChooser onInsert={insert} />);
    await user.click(screen.getByRole('button', { name: 'Insert posts' }));
    return user;
  };

  it('searches published posts and inserts several selected ones', async () => {
    const user = await open();
    await user.click(await screen.findByRole('checkbox', { name: /Post b/ }));
    expect(screen.getByText('Showing the newest 2 of 9 posts.')).toBeVisible();
    await fill(user, screen.getByRole('searchbox', { name: 'Search published posts' }), 'robots');
    await user.click(await screen.findByRole('checkbox', { name: /Post c/ }));
    expect(screen.queryByRole('checkbox', { name: /Post a/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Insert 2 posts' }));
    expect(insert).toHaveBeenCalledTimes(1);
    expect(insert.mock.calls[0][0]).toEqual([...postBlocks(post('b')), ...postBlocks(post('c'))]);
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
  });
});

describe('post in a newsletter', () => {
  it('consists of title, image, summary and link', () => {
    const image = '/uploads/robot.png';
    expect(postBlocks(post('a', { image }))).toEqual([
      { kind: 'heading', level: 2, content: ['Post a'] },
      { kind: 'picture', src: image, alt: '', caption: '' },
      { kind: 'paragraph', content: ['Words.'] },
      { kind: 'paragraph', content: [link('a')] },
    ]);
  });

  it('has the image’s alt text from the library', () => {
    const image = '/uploads/robot.png';
    expect(postBlocks(post('a', { image, imageAlt: 'A robot in a maize field' }))[1]).toMatchObject({
      src: image,
      alt: 'A robot in a maize field',
    });
  });

  it('marks a cut summary and leaves out unsupported images', () => {
    const blocks = postBlocks(
      post('a', { image: 'http://example.com/a.png', excerpt: `${'word '.repeat(39)}\nunend` }),
    );
    expect(blocks).toHaveLength(3);
    expect(blocks[1]).toEqual({ kind: 'paragraph', content: [`${'word '.repeat(39).trim()}…`] });
    expect(postBlocks(post('a', { excerpt: '' }))).toHaveLength(2);
  });
});
