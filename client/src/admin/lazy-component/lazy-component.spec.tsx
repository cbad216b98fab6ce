import { screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { renderAdmin } from '@/testing/render-admin';
import { lazyComponent } from './lazy-component';

const Arrives = lazyComponent(async () => () => <p>The part</p>);
const Missing = lazyComponent(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));

function Form() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <input aria-label="Title" />
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <Arrives />
          <Missing />
        </Suspense>
      )}
    </>
  );
}

it('shows an error and keeps typed text when loading fails', async () => {
  const user = renderAdmin(<Form />);
  await user.type(screen.getByLabelText('Title'), 'Half a title');
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^This part of the page could not be loaded\. Your changes are still here/,
  );
  expect(screen.getByRole('button', { name: 'Reload page' })).toBeEnabled();
  expect(screen.getByText('The part')).toBeVisible();
  expect(screen.getByLabelText('Title')).toHaveValue('Half a title');
});
