import { SITE_PATHS } from '@contract/site-pages';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { freshApi } from '@/testing/fake-api';
import { fill, renderAdmin } from '@/testing/render-admin';
import { LinkInput } from './link-input';

const NOWHERE = /^There is no public page at this URL\./;
const DRAFT = '/blogs/0123456789abcdef01234567';

function Field({ name, begin, emptyLabel }: { name: string; begin: string; emptyLabel?: string }) {
  const [to, setTo] = useState(begin);
  return (
    <section aria-label={name}>
      <LinkInput value={to} onChange={setTo} isRedirect={emptyLabel !== undefined} emptyLabel={emptyLabel} />
    </section>
  );
}

describe('link input', () => {
  /** Simulates the server's check of the links in `asked`. The links in `dead` lead to no page. */
  const answer = (asked: string[], dead: string[]) => {
    const route = `GET /links/nowhere?${new URLSearchParams({ to: asked.join('\n') })}`;
    api.answer(route, { body: dead, headers: { 'X-Total-Count': String(dead.length) } });
  };
  const api = freshApi();
  beforeEach(() => {
    answer([...SITE_PATHS], ['/articles']);
    for (const list of ['pages?', 'services?', 'blogs?fields=summary&status=published&']) {
      api.answer(`GET /${list}page=1&limit=100`, { body: [], headers: { 'X-Total-Count': '0' } });
    }
  });
  const marked = async () =>
    (await screen.findAllByText(NOWHERE)).map((note) => note.closest('section')?.getAttribute('aria-label'));

  it('shows dead links with one request for all fields', async () => {
    const dead = [DRAFT, '/articles', '/login', '/later'];
    answer([DRAFT, '/articles', '/about', '/login', '/later'], dead);
    renderAdmin(
      <>
        <Field name="a draft post" begin={DRAFT} />
        <Field name="articles, switched off" begin="/articles" />
        <Field name="a page" begin="/about" />
        <Field name="another site" begin="https://other.example" />
        <LinkInput value="/login" />
        <LinkInput value="/later" isTextWithoutPage />
      </>,
      { role: 'editor' },
    );
    expect(await marked()).toEqual(['a draft post', 'articles, switched off', undefined]);
    expect(screen.getAllByText(/Until this page exists, visitors do not see this link\.$/)).toHaveLength(2);
    expect(screen.getByText(/Until this page exists, visitors see the text without a link\.$/)).toBeVisible();
    expect(screen.getByText(/^Visitor accounts are off .* so visitors see no link to this page\.$/)).toBeVisible();
    const asked = api.calls.map(({ path }) => new URLSearchParams(path.split('?')[1]).get('to') ?? '');
    expect(asked.filter((to) => to.includes(DRAFT))).toHaveLength(1);
  });

  it('marks hidden targets and offers none to redirects', async () => {
    const page = { title: 'Fees', slug: 'fees', status: 'draft' };
    api.answer('GET /pages?page=1&limit=100', { body: [page], headers: { 'X-Total-Count': '1' } });
    answer(['/about'], []);
    renderAdmin(
      <>
        <Field name="menu" begin="/about" />
        <Field name="redirect" begin="/about" emptyLabel="A page that says so" />
      </>,
      { role: 'editor' },
    );
    const offered = (name: string) =>
      within(screen.getByRole('region', { name }))
        .getAllByRole('option')
        .map(({ textContent }) => textContent)
        .filter((label) => /fees|articles/.test(String(label)));
    await waitFor(() =>
      expect(offered('menu')).toEqual([
        'Articles (/articles), not visible to visitors',
        'Fees (/fees), not visible to visitors',
      ]),
    );
    expect(offered('redirect')).toEqual([]);
  });

  it('checks a URL after typing has ended', async () => {
    answer(['/gone'], ['/gone']);
    const user = renderAdmin(<Field name="typed" begin="https://other.example" />, { role: 'editor' });
    await user.clear(screen.getByLabelText('URL'));
    await fill(user, screen.getByLabelText('URL'), '/gone');
    expect(screen.queryByText(NOWHERE)).toBeNull();
    await user.tab();
    expect(await marked()).toEqual(['typed']);
  });
});
