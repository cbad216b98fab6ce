import { screen } from '@testing-library/react';
import { editorOf, written } from '@/testing/editor';
import { renderAdmin } from '@/testing/render-admin';
import { LinkBox } from './link-box';

const link = async (text: string, address: string) => {
  const editor = editorOf(text);
  editor.commands.setTextSelection({ from: 1, to: 1 + text.length });
  const user = renderAdmin(<LinkBox editor={editor} onClose={() => undefined} />);
  await user.type(screen.getByLabelText('Link to'), `${address}{Enter}`);
  return written(editor);
};

describe('URL in the link box', () => {
  it.each([
    ['www.example.org', 'https://www.example.org'],
    [' example.org/prices?of=1 ', 'https://example.org/prices?of=1'],
    ['http://example.org', 'http://example.org'],
    ['/services', '/services'],
  ])('accepts "%s"', async (typed, address) => {
    expect(await link('Words', typed)).toBe(`[Words](${address})`);
  });

  it('becomes the text when no words are selected', async () => {
    expect(await link('', 'www.example.org')).toBe('[www.example.org](https://www.example.org)');
  });

  it('is refused when it leads nowhere', async () => {
    expect(await link('Words', 'services')).toBe('Words');
    expect(screen.getByLabelText('Link to')).toHaveAccessibleDescription(/^Start with \//);
  });
});
