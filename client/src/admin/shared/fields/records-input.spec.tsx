import { flag, optionalText, records } from '@contract/fields';
import { screen, waitFor } from '@testing-library/react';
import { Form } from 'antd';
import { renderAdmin } from '@/testing/render-admin';
import { RecordsInput } from './records-input';

const FIELD = records('Links', {
  noun: 'Link',
  max: 3,
  fields: { isNew: flag('New', false), text: optionalText('Words', 30) },
});
const LINKS = ['About', 'Services', ''].map((text) => ({ isNew: false, text }));

function show(links = LINKS) {
  return renderAdmin(
    <Form initialValues={{ links }}>
      <RecordsInput name="links" field={FIELD} onBusyChange={() => undefined} />
    </Form>,
    { role: 'editor' },
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const wordsInOrder = () => screen.getAllByLabelText(/^Words/).map((box) => (box as HTMLInputElement).value);

describe('ordered records', () => {
  it('keep focus on the moved record’s button and announce its position', async () => {
    const user = show();
    expect(screen.getByText('At most 3 links.')).toBeVisible();
    await user.click(button('Move Link 1 down'));
    expect(wordsInOrder()).toEqual(['Services', 'About', '']);
    await waitFor(() => expect(button('Move Link 2 down')).toHaveFocus());
    expect(screen.getByText('About, 2 of 3')).toHaveAttribute('role', 'status');
    await user.keyboard('{Enter}');
    expect(wordsInOrder()).toEqual(['Services', '', 'About']);
    expect(screen.getByText('About, 3 of 3')).toBeInTheDocument();
    // The last row cannot move down, so the focus moves from the button to the row's handle.
    await waitFor(() => expect(button('Move Link 3')).toHaveFocus());
  });

  it('move by arrow keys, with a number if nameless', async () => {
    const user = show();
    button('Move Link 3').focus();
    await user.keyboard('{ArrowUp}');
    expect(wordsInOrder()).toEqual(['About', '', 'Services']);
    await waitFor(() => expect(button('Move Link 2')).toHaveFocus());
    expect(screen.getByText('Link, 2 of 3')).toBeInTheDocument();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(wordsInOrder()).toEqual(['About', 'Services', '']);
    await waitFor(() => expect(button('Move Link 3')).toHaveFocus());
  });

  it('have no handle when there is only one', () => {
    show(LINKS.slice(0, 1));
    expect(button('Move Link 1')).toBeDisabled();
  });
});
