import { optionalText } from '@contract/fields';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'antd';
import { RecordInput } from './record-inputs';

describe('pasted text above the maximum length', () => {
  it.each([
    ['one line', optionalText('Motto', 10)],
    ['a box', optionalText('Motto', 10, { rows: [2, 4] })],
  ])('stays in %s, and the field shows an error', async (_kind, field) => {
    const user = userEvent.setup();
    render(
      <Form>
        <RecordInput name="motto" field={field} isChecked />
      </Form>,
    );
    const input = screen.getByRole('textbox', { name: 'Motto' });
    await user.click(input);
    await user.paste('Twelve chars');
    await user.tab();
    expect(await screen.findByText('Motto must have at most 10 characters.')).toBeVisible();
    expect(input).toHaveProperty('value', 'Twelve chars');
  });
});
