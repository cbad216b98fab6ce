import { lusakaDay, monthOf } from '@contract/lusaka-day';
import { screen, waitFor } from '@testing-library/react';
import { freshApi } from '@/testing/fake-api';
import { renderAdmin } from '@/testing/render-admin';
import { saveFile } from '../shared/save-file';
import { ExportButton } from './export-button';

jest.mock('../shared/save-file');
const save = jest.mocked(saveFile);

describe('Export CSV', () => {
  const api = freshApi({});
  const today = lusakaDay(new Date());
  const range = `from=${monthOf(today)}-01&to=${today}`;

  const open = async (lists: Parameters<typeof ExportButton>[0]['lists']) => {
    const user = renderAdmin(<ExportButton lists={lists} />, { role: 'editor' });
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    await screen.findByRole('dialog');
    const submit = () => user.click(screen.getAllByRole('button', { name: 'Export CSV' }).at(-1) as HTMLElement);
    return { user, submit };
  };
  beforeEach(() => {
    save.mockReset();
  });

  it('saves the selected list under the file name of the server', async () => {
    const headers = { 'Content-Disposition': 'attachment; filename="quotes.csv"' };
    api.answer(`GET /exports/quotes?${range}`, { body: 'Sent', headers, contentType: 'text/csv; charset=utf-8' });
    const { user, submit } = await open(['payments', 'quotes']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'List' }), 'Quotes');
    await submit();
    await waitFor(() => expect(save).toHaveBeenCalledWith('quotes.csv', expect.any(Blob)));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('stays open after a failure, and offers no choice of one list', async () => {
    api.answer(`GET /exports/messages?${range}`, { status: 503, body: { message: 'Away.' } });
    const { submit } = await open(['messages']);
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.getByText(/^The file will contain all messages of these days, also those/)).toBeVisible();
    await submit();
    expect(await screen.findByText('Failed to export the list')).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'Export messages' })).toBeVisible();
    expect(save).not.toHaveBeenCalled();
  });

  it('downloads the documents of this month if there is no list', async () => {
    const headers = { 'Content-Disposition': 'attachment; filename="documents.zip"' };
    api.answer(`GET /exports/documents.zip?${range}`, { body: 'PK', headers, contentType: 'application/zip' });
    const user = renderAdmin(<ExportButton />, { role: 'admin' });
    await user.click(screen.getByRole('button', { name: 'Download PDFs' }));
    await screen.findByRole('dialog', { name: 'Download the PDF files of all documents' });
    await user.click(screen.getAllByRole('button', { name: 'Download PDFs' }).at(-1) as HTMLElement);
    await waitFor(() => expect(save).toHaveBeenCalledWith('documents.zip', expect.any(Blob)));
  });

  it('shows an error of the server at its day', async () => {
    const errors = [{ field: 'to', message: 'Please choose at most 366 days.' }];
    api.answer(`GET /exports/messages?${range}`, { status: 400, body: { message: 'No.', errors } });
    const { submit } = await open(['messages']);
    await submit();
    expect(await screen.findByText('Please choose at most 366 days.')).toBeVisible();
  });
});
