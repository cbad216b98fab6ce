import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderAdmin } from '@/testing/render-admin';
import { PageTitle } from '../shared/layout/page-head';
import { useRestoredFocus } from './use-restored-focus';

function Screen() {
  useRestoredFocus();
  const [isBusy, setIsBusy] = useState(false);
  const [isOff, setIsOff] = useState(false);
  const [isThere, setIsThere] = useState(true);
  const [card, setCard] = useState('standing');
  return (
    <>
      <PageTitle title="Contacts" />
      <p>Beside it</p>
      {isThere && (
        <button type="button" onClick={() => setIsThere(false)}>
          Undo
        </button>
      )}
      <section key={card} aria-labelledby="card">
        <h2 id="card">Quotation</h2>
        <button type="button" onClick={() => setCard('written')}>
          Revise
        </button>
        {isThere && (
          <button type="button" onClick={() => setIsThere(false)}>
            Take theirs
          </button>
        )}
        <button type="button" disabled={isOff} onClick={() => setIsOff(true)}>
          Save as draft
        </button>
        <div aria-busy={isBusy} />
      </section>
      <button type="button" onClick={() => setIsBusy(!isBusy)}>
        Work
      </button>
      <button type="button" onClick={() => setIsOff(!isOff)}>
        Switch
      </button>
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

describe('lost focus', () => {
  it.each([
    ['the screen when the button is removed', 'Undo', 'Contacts'],
    ['the button’s part', 'Take theirs', 'Quotation'],
    ['the part that replaced it', 'Revise', 'Quotation'],
  ])('goes to the heading of %s', async (_of, name, heading) => {
    const user = renderAdmin(<Screen />);
    await user.click(button(name));
    await waitFor(() => expect(screen.getByRole('heading', { name: heading })).toHaveFocus());
  });

  it('returns to a disabled button after its part was busy', async () => {
    const user = renderAdmin(<Screen />);
    fireEvent.click(button('Work'));
    await user.click(button('Save as draft'));
    await new Promise(requestAnimationFrame);
    expect(screen.getByRole('heading', { name: 'Quotation' })).not.toHaveFocus();
    fireEvent.click(button('Switch'));
    await waitFor(() => expect(button('Save as draft')).toHaveFocus());
  });

  it('goes to the heading, and returns when the button is enabled', async () => {
    const user = renderAdmin(<Screen />);
    await user.click(button('Save as draft'));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Quotation' })).toHaveFocus());
    fireEvent.click(button('Switch'));
    await waitFor(() => expect(button('Save as draft')).toHaveFocus());
  });

  it('stays lost after a click elsewhere', async () => {
    const user = renderAdmin(<Screen />);
    await user.click(button('Work'));
    await user.click(screen.getByText('Beside it'));
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    expect(document.body).toHaveFocus();
  });
});
