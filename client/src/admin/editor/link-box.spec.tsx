import { screen } from '@testing-library/react';
import { Editor } from '@tiptap/core';
import { renderAdmin } from '@/testing/render-admin';
import { extensions } from './extensions';
import { LinkBox } from './link-box';
import { fromDoc, toDoc } from './text/doc';
import { parseMarkdown } from './text/markdown-tokens';
import { toMarkdown } from './text/to-markdown';

const link = async (text: string, address: string) => {
  const editor = new Editor({ extensions, content: toDoc(parseMarkdown(text)) });
  editor.commands.setTextSelection({ from: 1, to: 1 + text.length });
  const user = renderAdmin(<LinkBox editor={editor} onClose={() => undefined} />);
  await user.type(screen.getByLabelText('Link to'), `${address}{Enter}`);
  return toMarkdown(fromDoc(editor.getJSON()));
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
