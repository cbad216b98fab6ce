import { screen } from '@testing-library/react';
import { FakeApi } from '@/testing/fake-api';
import { renderAdmin } from '@/testing/render-admin';
import { LinkInput } from './link-input';

const NOWHERE = /^Visitors find nothing there now\./;
const asList = (...items: object[]) => ({ body: items, headers: { 'X-Total-Count': String(items.length) } });

describe('where a link leads', () => {
  it('is somewhere when a redirect takes visitors from there to a page, and nowhere else', async () => {
    const api = new FakeApi();
    api.answer('GET /pages?page=1&limit=100', asList());
    api.answer('GET /services?page=1&limit=100', asList());
    api.answer('GET /blogs?fields=summary&page=1&limit=100&status=published', asList());
    api.answer(
      'GET /redirects?page=1&limit=100',
      asList(
        { _id: '1', from: '/prices', to: '/prices-of-the-season', isThere: true },
        { _id: '2', from: '/gone', to: '/nothing', isThere: false },
      ),
    );
    renderAdmin(
      <>
        <section aria-label="led on">
          <LinkInput value="/prices" />
        </section>
        <section aria-label="gone">
          <LinkInput value="/gone" />
        </section>
      </>,
      { role: 'editor' },
    );
    const notes = await screen.findAllByText(NOWHERE);
    expect(notes.map((note) => note.closest('section')?.getAttribute('aria-label'))).toEqual(['gone']);
  });
});
