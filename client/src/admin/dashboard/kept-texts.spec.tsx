import { screen } from '@testing-library/react';
import { FakeApi } from '@/testing/fake-api';
import { renderAdmin } from '@/testing/render-admin';
import { keepOfficeDraft, takeOpenDraft } from '../shared/drafts/office-draft';
import { KeptTexts } from './kept-texts';

const keep = (name: string) => keepOfficeDraft(name, { fields: { text: 'Half of it' }, version: null });

describe('what was typed in this browser and is not saved', () => {
  beforeEach(() => localStorage.clear());

  it('is nothing where nothing was', () => {
    const { container } = { container: document.body };
    renderAdmin(<KeptTexts />);
    expect(container).not.toHaveTextContent('not saved');
  });

  it('says whose an answer and a quotation are, as far as that can be read', async () => {
    const api = new FakeApi();
    api.answer('GET /contact/c1', { body: { _id: 'c1', name: 'Ruth Zimba' } });
    api.answer('GET /project/r1', { body: { _id: 'r1', name: 'Bupe Mulenga' } });
    api.answer('GET /contact/c2', { status: 404, body: { message: 'Not found.' } });
    // Texts are kept under the account, which this puts there.
    renderAdmin(<p />);
    for (const name of ['answer:c1', 'quotation:r1', 'note:c2', 'User:new']) keep(name);
    renderAdmin(<KeptTexts />);
    await screen.findByText('Ruth Zimba');
    await screen.findByText('Bupe Mulenga');
    const said = screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(said).toEqual(['an answer (Ruth Zimba)', 'a quotation (Bupe Mulenga)', 'a note', 'a user']);
  });

  it('is named by its kind, and leads to where it opens by itself', async () => {
    new FakeApi().answer('GET /contact/c1', { status: 404, body: { message: 'Not found.' } });
    const user = renderAdmin(<KeptTexts />);
    keep('Team Member:new');
    keep('answer:c1');
    keep('picture:p1');
    keep('sent:answer:c1');
    sessionStorage.clear();
    renderAdmin(<KeptTexts />);
    expect(screen.getByText(/^Typed in this browser and not saved:/)).toHaveTextContent(
      'Typed in this browser and not saved: a team member, an answer and a text of a picture.',
    );
    expect(screen.getByRole('link', { name: 'an answer' })).toHaveAttribute('href', '/admin/contacts?message=c1');
    expect(screen.getByRole('link', { name: 'a text of a picture' })).toHaveAttribute(
      'href',
      '/admin/media?picture=p1',
    );
    await user.click(screen.getByRole('link', { name: 'a team member' }));
    expect(takeOpenDraft('Team Member')).toBe('new');
  });
});
