import { REQUEST_FORM_TEXTS } from '@contract/website/request-form';
import { screen, waitFor, within } from '@testing-library/react';
import type { FakeApi } from '@/testing/fake-api';
import { ALL, pageOf, QUOTE, quote, quotesApi, request, showQuotes } from '@/testing/quote-list';

let api: FakeApi;
beforeEach(() => {
  api = quotesApi();
});

describe('request list', () => {
  it('has the specified columns with the option’s label for the scope', async () => {
    api.answer(ALL, pageOf([{ ...request, total: 1250, currency: 'USD' }]));
    showQuotes();
    const row = (await screen.findByText('Ruth Zimba')).closest('tr')!;
    const titles = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(titles.slice(1)).toEqual(['Date', 'Client', 'Service', 'Scope', 'Status', 'Actions']);
    const cells = within(row).getAllByRole('cell');
    expect(cells[4]).toHaveTextContent(/^Comprehensive solution, high scalability$/);
    expect(cells[5]).toHaveTextContent('Pending$1,250.00');
  });

  it('has the specified tabs and two more, with counts', async () => {
    api.answer(`${ALL}&status=in_review`, pageOf([]));
    const { user } = showQuotes();
    await screen.findByText('Ruth Zimba');
    await screen.findByRole('tab', { name: 'All 58' });
    const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
    expect(tabs).toEqual([
      ...['All 58', 'Pending 4', 'In Review 3', 'Quoted 9', 'Accepted 31', 'Rejected 11', 'Expired 2'],
    ]);
    await user.click(screen.getByRole('tab', { name: 'In Review 3' }));
    expect(await screen.findByText('No project requests found.')).toBeInTheDocument();
  });

  it('shows the owner’s names for scope and team', async () => {
    const requestForm = {
      ...REQUEST_FORM_TEXTS,
      scopes: { ...REQUEST_FORM_TEXTS.scopes, enterprise: 'All hours' },
      facts: { scope: 'Lessons', teamSize: 'Learners' },
      quotation: { ...REQUEST_FORM_TEXTS.quotation, timeline: 'Time', team: 'Instructor' },
    };
    api.answer('GET /website', { body: { requestForm } });
    api.answer(QUOTE, { body: quote });
    const { open } = showQuotes();
    expect(await screen.findByRole('columnheader', { name: 'Lessons' })).toBeVisible();
    expect(screen.getByText('All hours')).toBeVisible();
    const dialog = within(await open('View request of Ruth Zimba'));
    await dialog.findByText('Two people');
    const terms = dialog.getAllByRole('term').map(({ textContent }) => textContent);
    expect(terms).toEqual(expect.arrayContaining(['Lessons', 'Learners', 'Time', 'Instructor']));
    for (const defaultLabel of ['Scope', 'Team size', 'Timeline']) expect(terms).not.toContain(defaultLabel);
  });

  it('shows the pager only for more than one page', async () => {
    api.answer(ALL, pageOf([request], 11));
    showQuotes();
    expect(await screen.findByText('Page 1 of 2')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Next' })).toBeEnabled();
  });
});

describe('request dialog', () => {
  it('shows client, project and description without a quote', async () => {
    const { open } = showQuotes();
    const dialog = await open('View request of Ruth Zimba');
    for (const text of [
      'ruth@example.com',
      'Mobile App Development',
      'Comprehensive solution, high scalability',
      'Urgent (ASAP)',
      'Custom team size',
      'An app for our savings group.',
    ]) {
      expect(within(dialog).getByText(text)).toBeInTheDocument();
    }
    expect(await within(dialog).findByRole('button', { name: 'Create Quote' })).toBeEnabled();
    expect(within(dialog).queryByRole('button', { name: 'Send Quote Email' })).not.toBeInTheDocument();
  });

  it('shows its quote with dollars and timeline', async () => {
    api.answer(QUOTE, { body: quote });
    const { open } = showQuotes();
    const dialog = await open('View request of Ruth Zimba');
    expect(await within(dialog).findByText('$4,250.00')).toBeInTheDocument();
    expect(within(dialog).getByText('6 weeks')).toBeInTheDocument();
    expect(within(dialog).getByRole('button', { name: 'Edit Quote' })).toBeEnabled();
    expect(within(dialog).getByRole('button', { name: 'Send Quote Email' })).toBeEnabled();
  });

  it('asks before it sends the quote by email', async () => {
    api.answer(QUOTE, { body: quote });
    const msg = 'The quote was sent to the client.';
    const sent = { ...quote, status: 'sent', revision: 1 };
    api.answer('POST /project/quote/send-email', { body: { success: true, message: msg, msg, quote: sent } });
    const { user, open } = showQuotes();
    const details = within(await open('View request of Ruth Zimba'));
    const ask = async () => {
      await user.click(await details.findByRole('button', { name: 'Send Quote Email' }));
      return (await screen.findByText(/^The quote of/)).closest<HTMLElement>('[role=dialog]')!;
    };
    const question = await ask();
    expect(question).toHaveTextContent(
      'The quote of $4,250.00 (6 weeks) will be sent to Ruth Zimba at ruth@example.com.',
    );
    expect(question).toHaveTextContent('the quote will be set to Sent and the request to Quoted.');
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(question).not.toBeVisible());
    expect(api.callsOf('POST /project/quote/send-email')).toEqual([]);
    await user.click(within(await ask()).getByRole('button', { name: 'Send Email' }));
    expect(await screen.findByText(msg)).toBeVisible();
    expect(await details.findByText('Sent')).toBeVisible();
  });

  it('reports when the quote cannot be loaded', async () => {
    api.answer(QUOTE, { status: 500, body: { message: 'Broken' } });
    const { user } = showQuotes();
    await user.click(await screen.findByRole('button', { name: 'Quote for Ruth Zimba' }));
    expect(await screen.findByText('Error checking for existing quote')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('cannot set the current status again', async () => {
    const { open } = showQuotes();
    const dialog = await open('Status of Ruth Zimba');
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Update Status' })).toBeDisabled());
  });
});

describe('request and its quote', () => {
  const decide = async ({ user, open }: ReturnType<typeof showQuotes>) => {
    const dialog = await open('Status of Ruth Zimba');
    return {
      dialog,
      choose: (label: string) => user.selectOptions(within(dialog).getByLabelText('New status'), label),
    };
  };

  it('show the effect of a status on the quote', async () => {
    api.answer(QUOTE, { body: { ...quote, status: 'sent', revision: 1 } });
    api.answer(ALL, pageOf([{ ...request, status: 'quoted' }]));
    const shown = showQuotes();
    const { dialog, choose } = await decide(shown);
    await choose('Accepted');
    expect(await within(dialog).findByText('The quote will be set to Accepted too.')).toBeVisible();
    await choose('Pending');
    expect(await within(dialog).findByText(/^The quote will be set to Draft\. The client cannot see/)).toBeVisible();
    expect(within(dialog).queryByLabelText('Note (optional)')).not.toBeInTheDocument();
  });

  it('never contradict each other when the list is outdated', async () => {
    api.answer(QUOTE, { body: { ...quote, status: 'accepted', revision: 1, answeredBy: 'client' } });
    api.answer(ALL, pageOf([{ ...request, status: 'quoted' }]));
    const { open } = showQuotes();
    const dialog = await open('View request of Ruth Zimba');
    await waitFor(() => expect(within(dialog).getAllByText('Accepted')).toHaveLength(2));
    expect(within(dialog).queryByText('Quoted')).not.toBeInTheDocument();
    expect(within(dialog).getByText('The client')).toBeVisible();
    expect(api.callsOf(ALL).length).toBeGreaterThan(1);
  });
});
