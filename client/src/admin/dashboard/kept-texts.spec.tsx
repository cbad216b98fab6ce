import { screen } from '@testing-library/react';
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

  it('is named by its kind, and leads to where it opens by itself', async () => {
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
