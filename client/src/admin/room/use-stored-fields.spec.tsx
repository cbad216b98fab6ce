import { render, screen } from '@testing-library/react';
import { Form, Input } from 'antd';
import { useStoredFields } from './use-stored-fields';

const NAMES = ['title', 'authorName', 'category', 'content'];
const TYPED = { title: ' Maize ', authorName: '', category: 'Other', content: ' As typed ' };
const STORED = { title: 'Maize', authorName: 'Admin', category: 'Education', content: 'As typed' };

function Fields({ stored }: { stored: object | null }) {
  useStoredFields(stored, 'content');
  return NAMES.map((name) => (
    <Form.Item key={name} name={name}>
      <Input aria-label={name} />
    </Form.Item>
  ));
}
const form = (stored: object | null) => (
  <Form initialValues={TYPED}>
    <Fields stored={stored} />
  </Form>
);
const shown = () => NAMES.map((name) => screen.getByLabelText<HTMLInputElement>(name).value);

describe('the fields of a room', () => {
  it('hold what a save has made of them, but for the text and for words typed since', () => {
    const { rerender } = render(form(null));
    expect(shown()).toEqual(Object.values(TYPED));
    rerender(form(STORED));
    expect(shown()).toEqual(['Maize', 'Admin', 'Other', ' As typed ']);
  });

  it('hold what was typed where that is back over what is stored', () => {
    render(form(STORED));
    expect(shown()).toEqual(Object.values(TYPED));
  });
});
