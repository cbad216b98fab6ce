import type { Editor } from '@tiptap/core';
import { editorOf, pasteHtml, written } from '@/testing/editor';
import { cleanPaste } from './clean-paste';

const TABLE = '| A | B |\n| :-- | --- |\n| c | d |';

/** Places the cursor in the last cell. */
function editTable(): Editor {
  const editor = editorOf(TABLE);
  let last = 0;
  editor.state.doc.descendants((node, at) => {
    if (node.type.name === 'tableCell') last = at + 2;
  });
  editor.commands.setTextSelection(last);
  return editor;
}

describe('table in the editor', () => {
  it.each([
    ['+ Row', (editor: Editor) => editor.commands.addRowAfter(), `${TABLE}\n|  |  |`],
    [
      '+ Column',
      (editor: Editor) => editor.commands.addColumnAfter(),
      '| A | B |  |\n| :-- | --- | --- |\n| c | d |  |',
    ],
    ['− Row', (editor: Editor) => editor.commands.deleteRow(), '| A | B |\n| :-- | --- |'],
    ['− Column', (editor: Editor) => editor.commands.deleteColumn(), '| A |\n| :-- |\n| c |'],
    ['Tab in the last cell', (editor: Editor) => editor.commands.keyboardShortcut('Tab'), `${TABLE}\n|  |  |`],
    [
      'Tab in an empty last row',
      (editor: Editor) => {
        // Presses Tab three times: into the new row, along the row, and out of the table.
        for (let press = 0; press < 3; press += 1)
          editor.view.someProp('handleKeyDown', (handle) =>
            handle(editor.view, new KeyboardEvent('keydown', { key: 'Tab' })),
          );
        editor.commands.insertContent('behind');
      },
      `${TABLE}\n\nbehind`,
    ],
  ])('changes by %s', (_name, press, after) => {
    const editor = editTable();
    press(editor);
    expect(written(editor)).toBe(after);
  });
});

describe('pasted table', () => {
  const pasted = (rows: string) => {
    const editor = editorOf('', { transformPastedHTML: (html) => cleanPaste(html).html });
    pasteHtml(editor, `<table>${rows}</table>`);
    return written(editor);
  };
  const HEAD = '<tr><th>A</th><th>B</th></tr>';

  it.each([
    ['two paragraphs', '<td><p>one</p><p> </p><p>two</p></td><td>x</td>', '| one / two | x |'],
    [
      'a list',
      '<td>Bring:<ul><li>ink</li><li><p><b>pens</b></p></li></ul></td><td>x</td>',
      '| Bring: / ink / **pens** | x |',
    ],
    ['a table', '<td><table><tr><td>one</td><td>two</td></tr></table></td><td>x</td>', '| one / two | x |'],
    ['a heading', '<td><h3>one</h3></td><td>x</td>', '| one | x |'],
    [
      'an image',
      '<td>see <img src="/uploads/a.jpg" alt="a roof"> here</td><td>x</td>',
      '| see ![a roof](/uploads/a.jpg) here | x |',
    ],
    ['nothing', '<td></td><td>x</td>', '|  | x |'],
  ])('reads a cell of %s as a single cell', (_name, row, line) => {
    expect(pasted(`${HEAD}<tr>${row}</tr>`)).toBe(`| A | B |\n| --- | --- |\n${line}`);
  });

  it('gets empty cells for a spanning one', () => {
    const rows = '<tr><th rowspan="2">A</th><th colspan="2">B</th></tr><tr><td>1</td><td>2</td></tr>';
    expect(pasted(rows)).toBe('| A | B |  |\n| --- | --- | --- |\n|  | 1 | 2 |');
  });

  it('drops columns in which no cell begins', () => {
    expect(pasted('<tr><td colspan="1000">A</td><td>B</td></tr>')).toBe('| A | B |\n| --- | --- |');
  });

  it('is as wide as its widest row', () => {
    expect(pasted(`${HEAD}<tr><td>1</td><td>2</td><td>3</td></tr><tr><td>4</td></tr>`)).toBe(
      '| A | B |  |\n| --- | --- | --- |\n| 1 | 2 | 3 |\n| 4 |  |  |',
    );
  });

  it('moves its caption above it', () => {
    expect(pasted(`<caption>Prices</caption>${HEAD}`)).toBe('Prices\n\n| A | B |\n| --- | --- |');
  });
});
