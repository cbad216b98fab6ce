import { COMMENT_TEXTS, type CommentInput, type VisitorComment } from '@contract/comments';
import { DEFAULT_SETTINGS } from '@contract/settings';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { freshApi } from '@/testing/fake-api';
import { renderSite } from '@/testing/render-site';
import { PostComments } from './post-comments';

const ID = '0123456789abcdef01234567';
const PAGE = (page: number) => `/blogs/${ID}/comments?page=${page}&limit=20`;
const SEND = `POST /blogs/${ID}/comments`;
const comment = (changes: Partial<VisitorComment> = {}): VisitorComment => ({
  _id: 'c1',
  name: 'Luyando',
  text: 'See https://a.example <b>now</b>',
  createdAt: '2026-11-20T08:00:00.000Z',
  reply: null,
  ...changes,
});

const api = freshApi();

const show = (items: VisitorComment[], total = items.length, settings: object = {}) =>
  renderSite(<PostComments id={ID} />, {
    reads: {
      [`list:${PAGE(1)}`]: { value: { items, total } },
      '/settings': { value: { ...DEFAULT_SETTINGS, ...settings } },
    },
  });

const fill = async () => {
  await userEvent.click(screen.getByText('Write a comment'));
  await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Mutale');
  await userEvent.type(screen.getByRole('textbox', { name: /^Email/ }), 'mutale@school.example');
  await userEvent.type(screen.getByRole('textbox', { name: /^Comment/ }), 'Well said.');
};

describe('the comments under a post', () => {
  it('show plain text without links or markup, and the reply of staff', () => {
    show([comment({ reply: { text: 'Thank you.', by: 'Chipo', role: 'editor', at: '2026-11-21T08:00:00.000Z' } })]);
    expect(screen.getByText('See https://a.example <b>now</b>')).toBeVisible();
    expect(screen.queryByRole('link', { name: /a\.example/ })).not.toBeInTheDocument();
    expect(screen.getByText('Chipo')).toBeVisible();
    expect(screen.getByText('Editor')).toBeVisible();
    expect(screen.getByText('Thank you.')).toBeVisible();
  });

  it('are shown 20 per page, with the focus on their heading', async () => {
    const later = comment({ _id: 'c21', name: 'Ruth', text: 'The last.' });
    api.answer(`GET ${PAGE(2)}`, { body: [later], headers: { 'X-Total-Count': '21' } });
    show([comment()], 21);
    const next = screen.getByRole('link', { name: 'Next' });
    expect(next).toHaveAttribute('href', `/blogs/${ID}?comments=2#comments`);
    await userEvent.click(next);
    expect(await screen.findByText('The last.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Comments' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', `/blogs/${ID}#comments`);
  });

  it('are absent while comments are switched off', () => {
    show([comment()], 1, { enableComments: false });
    expect(screen.queryByRole('heading', { name: 'Comments' })).not.toBeInTheDocument();
  });

  it('are sent once after the minimum time, and announce a review', async () => {
    api.answer(SEND, { status: 201, body: { success: true, msg: COMMENT_TEXTS.sent, message: COMMENT_TEXTS.sent } });
    show([]);
    await fill();
    await userEvent.click(screen.getByRole('button', { name: 'Send Comment' }));
    expect(await screen.findByText(COMMENT_TEXTS.sent)).toBeVisible();
    const [sent, ...others] = api.callsOf(SEND).map(({ body }) => body as CommentInput);
    expect(sent).toMatchObject({ name: 'Mutale', email: 'mutale@school.example', text: 'Well said.', homepage: '' });
    expect(sent!.secondsOpen).toBeGreaterThanOrEqual(3);
    expect(others).toEqual([]);
    expect(screen.getByRole('textbox', { name: /^Comment/ })).toHaveValue('');
  });

  it('can be written in the served page, in a folded form', () => {
    show([]);
    expect(screen.getByText('Write a comment').closest('details')).not.toHaveAttribute('open');
    const form = document.querySelector('form') as HTMLFormElement;
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveAttribute('action', '?do=comment#comment-result');
  });

  it('show thanks after a post without script', () => {
    renderSite(<PostComments id={ID} />, {
      at: `/blogs/${ID}?done=comment`,
      reads: { [`list:${PAGE(1)}`]: { value: { items: [], total: 0 } } },
    });
    expect(screen.getByText(COMMENT_TEXTS.sent)).toBeVisible();
  });
});
