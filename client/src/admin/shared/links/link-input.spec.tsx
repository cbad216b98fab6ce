import { screen } from '@testing-library/react';
import { useState } from 'react';
import { FakeApi } from '@/testing/fake-api';
import { fill, renderAdmin } from '@/testing/render-admin';
import { LinkInput } from './link-input';

const NOWHERE = /^Visitors find nothing there now\./;
const DRAFT = '/blogs/0123456789abcdef01234567';

function Field({ name, begin }: { name: string; begin: string }) {
  const [to, setTo] = useState(begin);
  return (
    <section aria-label={name}>
      <LinkInput value={to} onChange={setTo} />
    </section>
  );
}

describe('where a link leads', () => {
  let api: FakeApi;
  beforeEach(() => {
    api = new FakeApi();
    for (const list of ['pages?', 'services?', 'blogs?fields=summary&status=published&']) {
      api.answer(`GET /${list}page=1&limit=100`, { body: [], headers: { 'X-Total-Count': '0' } });
    }
  });
  /** `dead` of those that are asked about together. */
  const answer = (asked: string[], dead: string[]) => {
    const route = `GET /links/nowhere?${new URLSearchParams({ to: asked.join('\n') })}`;
    api.answer(route, { body: dead, headers: { 'X-Total-Count': String(dead.length) } });
  };
  const marked = async () =>
    (await screen.findAllByText(NOWHERE)).map((note) => note.closest('section')?.getAttribute('aria-label'));

  it('is marked as the server says, asked once for all fields of a screen', async () => {
    answer([DRAFT, '/articles', '/about'], [DRAFT, '/articles']);
    renderAdmin(
      <>
        <Field name="a draft post" begin={DRAFT} />
        <Field name="articles, switched off" begin="/articles" />
        <Field name="a page" begin="/about" />
        <Field name="another site" begin="https://other.example" />
      </>,
      { role: 'editor' },
    );
    expect(await marked()).toEqual(['a draft post', 'articles, switched off']);
    expect(api.calls.filter(({ path }) => path.startsWith('/links/nowhere'))).toHaveLength(1);
  });

  it('is asked about once it is typed to its end', async () => {
    answer(['/gone'], ['/gone']);
    const user = renderAdmin(<Field name="typed" begin="https://other.example" />, { role: 'editor' });
    await user.clear(screen.getByLabelText('Address'));
    await fill(user, screen.getByLabelText('Address'), '/gone');
    expect(screen.queryByText(NOWHERE)).toBeNull();
    await user.tab();
    expect(await marked()).toEqual(['typed']);
  });
});
