import { act, screen, waitFor, within } from '@testing-library/react';
import type { FakeApi } from '@/testing/fake-api';
import { later, request, requestApi, sent } from '@/testing/office-request';
import { renderAdmin } from '@/testing/render-admin';
import { saveBuffer } from '../../shared/forms/form-buffer';
import { useRequestThreads } from '../request-thread';
import { RequestPage } from './request-page';

let api: FakeApi;
beforeEach(() => {
  api = requestApi();
});

const show = (options: Parameters<typeof renderAdmin>[1] = {}) =>
  renderAdmin(<RequestPage id="r1" />, { at: '/admin/quotes?request=r1', ...options });

describe('request page', () => {
  it('shows client, request and contact details', async () => {
    show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Ruth Zimba' })).toBeVisible();
    expect(screen.getByText('An app for our savings group.')).toBeVisible();
    expect(screen.getByRole('link', { name: /^ruth/ })).toHaveAttribute('href', 'mailto:ruth@example.com');
    expect(screen.getByRole('link', { name: '0970 000 000' })).toHaveAttribute('href', 'tel:0970000000');
    const chat = screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
    expect(chat).toMatch(/^https:\/\/wa\.me\/260970000000\?text=.*%2Fquotes%2Fr1$/);
    expect(screen.getByRole('link', { name: 'View as client' })).toHaveAttribute('href', '/quotes/r1');
  });

  it('links to the previous and next request in the list', async () => {
    show();
    expect(await screen.findByText('2 of 3')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Previous request' })).toHaveAttribute('href', '/admin/quotes?request=r0');
    expect(screen.getByRole('link', { name: 'Next request' })).toHaveAttribute('href', '/admin/quotes?request=r2');
    expect(screen.getByRole('link', { name: /Quotes/ })).toHaveAttribute('href', '/admin/quotes');
  });

  it('reports a missing request, or Retry after a failure', async () => {
    api.answer('GET /project/r1', { status: 404, body: { message: 'Not found.' } });
    saveBuffer('quotation:r1', { fields: { notes: 'Typed.' }, version: null });
    const user = show();
    expect(await screen.findByText(/^This request was not found/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Trash' })).toHaveAttribute('href', '/admin/trash');
    expect(screen.getByText(/^Your changes are saved as a draft in this browser\./)).toBeVisible();
    api.answer('GET /project/r1', { status: 503, body: { message: 'Away.' } });
    act(() => useRequestThreads.getState().clear());
    await act(() => useRequestThreads.getState().load('r1'));
    api.answer('GET /project/r1', { body: request });
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Ruth Zimba' })).toBeVisible();
  });

  it('is assigned, and names a deleted assignee', async () => {
    const gone = { _id: 'u9', name: 'Chileshe Mumba' };
    api.answer('GET /project/r1', { body: { ...request, assignee: gone } });
    const user = show();
    await user.click(await screen.findByRole('button', { name: 'Assigned to Chileshe Mumba' }));
    api.answer('POST /project/bulk/assignee', { body: { success: true, changed: ['r1'], refused: [] } });
    api.answer('GET /project/r1', { body: { ...request, assignee: { _id: 'u1', name: 'Mary Banda' } } });
    await user.click(await screen.findByRole('menuitem', { name: 'Mary Banda' }));
    expect(api.callsOf('POST /project/bulk/assignee')[0]?.body).toEqual({ ids: ['r1'], assignee: 'u1' });
    await user.click(await screen.findByRole('button', { name: 'Assigned to Mary Banda' }));
    api.answer('POST /project/bulk/assignee', { body: { success: true, changed: [], refused: [] } });
    await user.click(await screen.findByRole('menuitem', { name: 'Unassigned' }));
    expect(await screen.findByText('No changes needed')).toBeVisible();
    expect(api.callsOf('POST /project/bulk/assignee')[1]?.body).toEqual({ ids: ['r1'], assignee: null });
  });
});

describe('sent quote', () => {
  const nextSteps = () => within(screen.getByRole('region', { name: 'Next steps' }));
  const showSent = async () => {
    api.answer('GET /project/admin/quote/r1', { body: sent });
    const user = show();
    await screen.findByRole('button', { name: 'Revise or send again' });
    return user;
  };
  const accept = async (user: Awaited<ReturnType<typeof showSent>>) => {
    const accepted = { ...sent, status: 'accepted', answeredAt: later };
    api.answer('PUT /project/r1', { body: { ...request, status: 'accepted' } });
    const dialog = within(await screen.findByRole('dialog', { name: 'Update Request Status' }));
    expect(dialog.getByLabelText('New status')).toHaveDisplayValue('Accepted');
    api.answer('GET /project/admin/quote/r1', { body: accepted });
    await user.click(dialog.getByRole('button', { name: 'Update Status' }));
    await screen.findByText('Status updated successfully');
  };

  it('shows the next steps beside it until it is revised', async () => {
    const user = await showSent();
    expect(nextSteps().getByText(/^Waiting for Ruth Zimba to answer\./)).toBeVisible();
    expect(nextSteps().getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringMatching('%2Fr1$'),
    );
    expect(screen.getAllByRole('button', { name: 'Copy link' })).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Revise or send again' }));
    expect(screen.getByLabelText('Discount')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Next steps' })).not.toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Copy link' })).toHaveLength(1);
  });

  it('leads to the conversation while the client waits for an answer', async () => {
    const asked = { _id: 'e1', kind: 'question', text: 'Can we pay later?', by: 'Ruth Zimba', at: later };
    api.answer('GET /project/r1', { body: { ...request, thread: [asked] } });
    const user = await showSent();
    expect(nextSteps().getByText('Ruth Zimba asked a question.')).toBeVisible();
    await user.click(nextSteps().getByRole('button', { name: 'Answer' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Conversation' })).toHaveFocus());
  });

  it('is marked as accepted', async () => {
    const user = await showSent();
    await user.click(nextSteps().getByRole('button', { name: 'Mark as accepted' }));
    await accept(user);
    expect(api.callsOf('PUT /project/r1')[0]?.body).toMatchObject({ status: 'accepted' });
    expect(await screen.findByRole('heading', { name: 'Payments' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Steps' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Next steps' })).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog', { name: 'Record payment' })).not.toBeInTheDocument();
  });

  it('is marked as accepted before its payment is recorded', async () => {
    const user = await showSent();
    await user.click(nextSteps().getByRole('button', { name: 'Record payment' }));
    expect(await screen.findByText('A payment needs an accepted quote. Mark it as accepted first.')).toBeVisible();
    await accept(user);
    expect(await screen.findByRole('dialog', { name: 'Record payment' })).toBeVisible();
  });

  it('focuses the card’s heading on revising and cancelling', async () => {
    api.answer('GET /project/admin/quote/r1', { body: sent });
    const user = show();
    await user.click(await screen.findByRole('button', { name: 'Revise or send again' }));
    expect(screen.getByRole('heading', { name: 'Quote' })).toHaveFocus();
    await user.type(screen.getByLabelText('Discount'), '1');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByLabelText('Discount')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Quote' })).toHaveFocus();
    expect(screen.getByText(/^Draft saved on this device/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Revise or send again' }));
    expect(screen.getByLabelText('Discount')).toHaveValue('0.001');
  });
});

describe('conversation', () => {
  const answered = { ...sent, answeredAt: later };
  it.each([
    ['accepted', 'client', '', 'Accepted by the client.'],
    ['accepted', 'staff', '', 'Marked as accepted by staff.'],
    ['rejected', 'client', 'price', 'Declined by the client. The price: Too dear.'],
    ['rejected', 'staff', '', 'Closed by staff.'],
  ] as const)('shows that the quote was %s by the %s', async (status, answeredBy, declineReason, words) => {
    const declineText = declineReason && 'Too dear.';
    api.answer('GET /project/admin/quote/r1', {
      body: { ...answered, status, answeredBy, declineReason, declineText },
    });
    show();
    const log = (await screen.findByText('Quote requested.')).closest('ol') as HTMLElement;
    const events = await waitFor(() => {
      expect(within(log).getAllByRole('listitem')).toHaveLength(3);
      return within(log).getAllByRole('listitem');
    });
    expect(events[1]).toHaveTextContent(/^Quote sent: K33,408\.00\./);
    expect(events[2]?.textContent).toContain(words);
  });
});

it('shows in the conversation when the client saw a revision', async () => {
  const [first] = sent.revisions;
  const second = { ...first!, revision: 2, discount: 500, price: 32_828, sentAt: '2026-11-22T08:00:00.000Z' };
  const body = {
    ...sent,
    discount: 500,
    price: 32_828,
    revision: 2,
    revisions: [{ ...first!, seenAt: later, savedToOutbox: true as const }, second],
  };
  api.answer('GET /project/admin/quote/r1', { body });
  show();
  const seen = await screen.findByText(/^Seen by the client\./);
  const log = within(seen.closest('ol') as HTMLElement).getAllByRole('listitem');
  expect(log.map((event) => event.textContent?.slice(0, 18))).toEqual([
    'Quote requested. N',
    'Quote made availab',
    'Seen by the client',
    'Revision 2 sent: K',
  ]);
});
