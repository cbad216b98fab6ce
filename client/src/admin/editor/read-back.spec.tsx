import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Button, Form } from 'antd';
import { renderAdmin } from '@/testing/render-admin';
import { MarkdownEditor } from './markdown-editor';
import { useReadBack } from './use-read-back';

function TextForm({ onSave }: { onSave: (form: object) => void }) {
  const { item, readBack } = useReadBack();
  return (
    <Form onFinish={onSave}>
      <Form.Item name="text" {...item}>
        <MarkdownEditor label="Text" readBack={readBack} />
      </Form.Item>
      <Button htmlType="submit">Save</Button>
    </Form>
  );
}

function paste(html: string) {
  const clipboardData = {
    getData: (type: string) => (type === 'text/html' ? html : ''),
    types: ['text/html'],
    files: [],
  };
  fireEvent.paste(screen.getByRole('textbox', { name: 'Text' }), { clipboardData });
}

/** Adds positions of text, which the editor needs to scroll and jsdom lacks. */
beforeAll(() => {
  const getBoundingClientRect = () => document.body.getBoundingClientRect();
  Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect });
});

describe('saving a text', () => {
  it('stores it as shown', async () => {
    const onSave = jest.fn();
    const user = renderAdmin(<TextForm onSave={onSave} />);
    paste('<p><b>Price:&nbsp;</b>K200</p>');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSave).toHaveBeenCalledWith({ text: '**Price:**\u00a0K200' }));
    expect(screen.queryByText(/cannot be saved/)).not.toBeInTheDocument();
  });

  it('refuses a text that would be read differently, and marks the place', async () => {
    const onSave = jest.fn();
    const user = renderAdmin(<TextForm onSave={onSave} />);
    const deeper = 120;
    paste(`<p>Above</p>${'<blockquote>'.repeat(deeper)}<p>Far below</p>${'</blockquote>'.repeat(deeper)}`);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('“Far below” cannot be saved as it is shown.');
    expect(onSave).not.toHaveBeenCalled();
  });
});
