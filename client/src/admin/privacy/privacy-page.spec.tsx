import { type FoundPersonalData, PERSONAL_DATA_KINDS } from '@contract/privacy';
import { screen, waitFor, within } from '@testing-library/react';
import { type FakeAnswer, freshApi } from '@/testing/fake-api';
import { fill, renderAdmin } from '@/testing/render-admin';
import { saveFile } from '../shared/save-file';
import { PrivacyPage } from './privacy-page';

jest.mock('../shared/save-file');
const save = jest.mocked(saveFile);

const EMAIL = 'bwalya@school.example';
const NOTHING: FoundPersonalData = {
  email: EMAIL,
  kinds: PERSONAL_DATA_KINDS.map((kind) => ({ kind, count: 0, newest: [] })),
  total: 0,
  account: null,
};
const FOUND: FoundPersonalData = {
  ...NOTHING,
  kinds: NOTHING.kinds.map((kind) => {
    if (kind.kind === 'messages') {
      return { ...kind, count: 7, newest: [{ at: '2026-11-20T12:05:00.000Z', title: 'School fees' }] };
    }
    return kind.kind === 'newsletter' ? { ...kind, count: 1, newest: [] } : kind;
  }),
  total: 8,
};

const api = freshApi({
  'POST /privacy/find': { body: FOUND },
});
beforeEach(() => {
  save.mockReset();
});

async function find(email = EMAIL) {
  const user = renderAdmin(<PrivacyPage />);
  await fill(user, screen.getByRole('textbox', { name: 'Email address' }), email);
  await user.click(screen.getByRole('button', { name: 'Find' }));
  return user;
}

const erasing = () => screen.findByRole('dialog', { name: `Erase all data about ${EMAIL}?` });

describe('Privacy', () => {
  it('shows data by kind, and sends the address in the body only', async () => {
    await find(` ${EMAIL} `);
    const found = await screen.findByRole('region', { name: `8 records about ${EMAIL}` });
    expect(within(found).getByRole('heading', { name: 'Contact messages and the replies to them: 7' })).toBeVisible();
    expect(within(found).getByText('School fees')).toBeVisible();
    expect(within(found).getByText('and 6 more')).toBeVisible();
    expect(within(found).queryByText(/outbox/)).not.toBeInTheDocument();
    expect(api.calls.map(({ path, body }) => ({ path, body }))).toEqual([
      { path: '/privacy/find', body: { email: EMAIL } },
    ]);
    expect(screen.getByRole('status')).toHaveTextContent('Found 8 records.');
  });

  it.each(['', 'bwalya', 'bwalya@'])('rejects %j without a request', async (text) => {
    const user = renderAdmin(<PrivacyPage />);
    if (text) await fill(user, screen.getByRole('textbox'), text);
    await user.click(screen.getByRole('button', { name: 'Find' }));
    expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveFocus();
    expect(api.calls).toHaveLength(0);
  });

  it('offers neither export nor erasing without data', async () => {
    api.answer('POST /privacy/find', { body: NOTHING });
    await find();
    expect(await screen.findByRole('heading', { name: `No personal data found for ${EMAIL}` })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Export|Erase/ })).not.toBeInTheDocument();
  });

  it('names an account and says why it remains', async () => {
    const account = { name: 'Chanda Phiri', role: 'editor' as const, lastLogin: null };
    api.answer('POST /privacy/find', { body: { ...NOTHING, account } });
    await find();
    const note = (await screen.findByText('Chanda Phiri')).closest('p');
    expect(note).toHaveTextContent('It will not be erased here. You can delete it under Users.');
  });

  it('saves the export under a name without the email address', async () => {
    const file = { email: EMAIL, exportedAt: '2026-11-20T12:05:00.000Z', account: null, records: {} };
    api.answer('POST /privacy/export', { body: file });
    const user = await find();
    await user.click(await screen.findByRole('button', { name: 'Export as a file' }));
    await waitFor(() => expect(save).toHaveBeenCalledWith('personal-data.json', expect.any(Blob)));
    expect(save.mock.calls[0]?.[1].type).toBe('application/json');
  });

  it('erases after a question with address and counts', async () => {
    const kinds = FOUND.kinds.map((each) => (/^(doc|req)/.test(each.kind) ? { ...each, count: 4 } : each));
    api.answer('POST /privacy/find', { body: { ...FOUND, kinds, total: 16 } });
    const user = await find();
    const ask = async () => {
      await user.click(await screen.findByRole('button', { name: 'Erase all data' }));
      return erasing();
    };
    await user.click(within(await ask()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const dialog = await ask();
    expect(dialog).toHaveTextContent('You cannot undo this.');
    expect(dialog).toHaveTextContent('These records will be erased:Contact messages and the replies to them: 7');
    expect(dialog).toHaveTextContent(
      /Newsletter subscription: 1Accepted.+ payments .+These records stay, without the email address:Inv.+: 4/,
    );
    expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    expect(api.callsOf('POST /privacy/erase')).toHaveLength(0);

    const erased = kinds.map(({ kind, count }) => ({ kind, count }));
    api.answer('POST /privacy/erase', { body: { erased, left: NOTHING } });
    await user.click(within(dialog).getByRole('button', { name: 'Erase 12 records' }));
    expect(await screen.findByText(`Erased 12 records about ${EMAIL}`)).toBeVisible();
    expect(screen.getByRole('heading', { name: `No personal data found for ${EMAIL}` })).toBeVisible();
    expect(api.callsOf('POST /privacy/erase')[0]?.body).toEqual({ email: EMAIL });
  });

  it('reports a failed call and keeps the search result', async () => {
    const user = await find();
    await user.click(await screen.findByRole('button', { name: 'Export as a file' }));
    expect(await screen.findByText('Failed to export personal data')).toBeVisible();
    api.answer('POST /privacy/erase', { status: 503, body: { message: 'The database is not available.' } });
    await user.click(screen.getByRole('button', { name: 'Erase all data' }));
    await user.click(within(await erasing()).getByRole('button', { name: 'Erase 8 records' }));
    expect(await screen.findByText('Failed to erase personal data')).toBeVisible();
    expect(screen.getByRole('heading', { name: `8 records about ${EMAIL}` })).toBeVisible();
    expect(save).not.toHaveBeenCalled();
  });

  it('drops the answer of an earlier search', async () => {
    let finish: (answer: FakeAnswer) => void = () => undefined;
    api.answer('POST /privacy/find', ({ body }) =>
      (body as { email: string }).email === EMAIL
        ? new Promise<FakeAnswer>((resolve) => (finish = resolve))
        : { body: { ...NOTHING, email: 'other@school.example' } },
    );
    const user = await find();
    const field = screen.getByRole('textbox');
    await user.clear(field);
    await fill(user, field, 'other@school.example');
    await user.keyboard('{Enter}');
    expect(
      await screen.findByRole('heading', { name: 'No personal data found for other@school.example' }),
    ).toBeVisible();
    finish({ body: FOUND });
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Found 0 records.'));
    expect(screen.queryByText('School fees')).not.toBeInTheDocument();
  });
});
