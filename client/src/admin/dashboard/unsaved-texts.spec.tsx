import { screen } from '@testing-library/react';
import { FakeApi } from '@/testing/fake-api';
import { renderAdmin } from '@/testing/render-admin';
import { saveBuffer, takeOpenForm } from '../shared/forms/form-buffer';
import { UnsavedTexts } from './unsaved-texts';

const keep = (name: string) => saveBuffer(name, { fields: { text: 'Half of it' }, version: null });

describe('unsaved changes on the dashboard', () => {
  it('are hidden when there are none', () => {
    const { container } = { container: document.body };
    renderAdmin(<UnsavedTexts />);
    expect(container).not.toHaveTextContent('Unsaved');
  });

  it('show the client’s name if it can be read', async () => {
    const api = new FakeApi();
    api.answer('GET /contact/c1', { body: { _id: 'c1', name: 'Ruth Zimba' } });
    api.answer('GET /project/r1', { body: { _id: 'r1', name: 'Bupe Mulenga' } });
    api.answer('GET /contact/c2', { status: 404, body: { message: 'Not found.' } });
    // Rendering logs a user in. Drafts are stored under that user's id.
    renderAdmin(<p />);
    api.answer('GET /blogs/b1/draft', { body: { record: { title: 'Robots' } } });
    for (const name of ['answer:c1', 'quotation:r1', 'note:c2', 'Page:new', 'text:blogs:b1:tab']) keep(name);
    renderAdmin(<UnsavedTexts />);
    await screen.findByText('Ruth Zimba');
    await screen.findByText('Bupe Mulenga');
    await screen.findByText('Robots');
    const said = screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(said).toEqual(['a reply (Ruth Zimba)', 'a quote (Bupe Mulenga)', 'a note', 'a page', 'a post (Robots)']);
  });

  it('show their kind and link to their form', async () => {
    new FakeApi().answer('GET /contact/c1', { status: 404, body: { message: 'Not found.' } });
    const user = renderAdmin(<p />);
    keep('Team Member:new');
    keep('answer:c1');
    keep('picture:p1');
    keep('sent:answer:c1');
    renderAdmin(<UnsavedTexts />);
    expect(screen.getByText(/^Unsaved changes on this device:/)).toHaveTextContent(
      'Unsaved changes on this device: a team member, a reply and an image description.',
    );
    expect(screen.getByRole('link', { name: 'a reply' })).toHaveAttribute('href', '/admin/contacts?message=c1');
    expect(screen.getByRole('link', { name: 'an image description' })).toHaveAttribute(
      'href',
      '/admin/media?picture=p1',
    );
    await user.click(screen.getByRole('link', { name: 'a team member' }));
    expect(takeOpenForm('Team Member')).toBe('new');
  });
});
