import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { Editor } from '@tiptap/core';
import { renderAdmin } from '@/testing/render-admin';
import { extensions } from './extensions';
import { MarkdownEditor } from './markdown-editor';
import { fromDoc, toDoc } from './text/doc';
import { parseMarkdown } from './text/markdown-tokens';
import { toMarkdown } from './text/to-markdown';
import { Toolbar } from './toolbar';

const TABLE = '|  |  |\n| --- | --- |\n|  |  |\n|  |  |';
const IMAGE = '![A roof](/uploads/a.jpg)';

function edit(text: string): { editor: Editor; user: UserEvent } {
  const editor = new Editor({ extensions, content: toDoc(parseMarkdown(text)) });
  const user = renderAdmin(<Toolbar editor={editor} onLink={() => undefined} onImage={() => undefined} />);
  return { editor, user };
}
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));
const written = (editor: Editor) => toMarkdown(fromDoc(editor.getJSON()));

/** Returns the positions in the document at which a text begins and ends. */
function placeOf(editor: Editor, words: string): { from: number; to: number } {
  let from = -1;
  editor.state.doc.descendants((node, at) => {
    if (node.isText && node.text?.includes(words)) from = at + node.text.indexOf(words);
  });
  return { from, to: from + words.length };
}

describe.each([
  ['Table', TABLE],
  ['Dividing line', '***'],
])('inserting: %s', (name, block) => {
  it('goes after the paragraph with the selected words', async () => {
    const { editor, user } = edit('One two three.\n\nBelow.');
    editor.commands.setTextSelection(placeOf(editor, 'two'));
    await press(user, name);
    expect(written(editor)).toBe(`One two three.\n\n${block}\n\nBelow.`);
  });

  it('goes after the last selected paragraph', async () => {
    const { editor, user } = edit('One.\n\nTwo.\n\nThree.');
    editor.commands.setTextSelection({ from: placeOf(editor, 'ne').from, to: placeOf(editor, 'Tw').to });
    await press(user, name);
    expect(written(editor)).toBe(`One.\n\nTwo.\n\n${block}\n\nThree.`);
  });

  it('goes after the whole text when everything is selected', async () => {
    const { editor, user } = edit('One.\n\nTwo.');
    editor.commands.selectAll();
    await press(user, name);
    expect(written(editor)).toBe(`One.\n\nTwo.\n\n${block}`);
  });

  it('keeps a selected image', async () => {
    const { editor, user } = edit(`${IMAGE}\n\nBelow.`);
    editor.commands.setNodeSelection(0);
    await press(user, name);
    expect(written(editor)).toBe(`${IMAGE}\n\n${block}\n\nBelow.`);
  });

  it('goes to the cursor', async () => {
    const { editor, user } = edit('One.\n\nTwo.');
    editor.commands.setTextSelection(placeOf(editor, 'One.').to);
    await press(user, name);
    expect(written(editor)).toBe(`One.\n\n${block}\n\nTwo.`);
  });
});

it('keeps the selected words of a table when a rule is inserted', async () => {
  const { editor, user } = edit('| A | B |\n| --- | --- |\n| one | two |\n\nBelow.');
  editor.commands.setTextSelection(placeOf(editor, 'one'));
  await press(user, 'Dividing line');
  expect(written(editor)).toBe('| A | B |\n| --- | --- |\n| one | two |\n\n***\n\nBelow.');
});

it('inserts blocks after the paragraph with the selected words', async () => {
  const onChange = jest.fn();
  const user = renderAdmin(
    <MarkdownEditor
      label="Text"
      value={'One two three.\n\nBelow.'}
      onChange={onChange}
      more={(insert) => (
        <button type="button" onClick={() => insert(parseMarkdown(IMAGE))}>
          Choose
        </button>
      )}
    />,
  );
  const { editor } = screen.getByRole<HTMLElement & { editor: Editor }>('textbox', { name: 'Text' });
  editor.commands.setTextSelection(placeOf(editor, 'two'));
  await press(user, 'Choose');
  expect(onChange).toHaveBeenLastCalledWith(`One two three.\n\n${IMAGE}\n\nBelow.`);
});
