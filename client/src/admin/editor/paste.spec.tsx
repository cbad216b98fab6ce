import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Editor } from '@tiptap/core';
import { ApiError } from '@/api/http';
import { type UploadOptions, uploadFile } from '@/api/uploads.api';
import { GMAIL, GOOGLE_DOCS, PAGE_WITH_CODE, VISUAL_STUDIO_CODE, WORD_IN_BROWSER } from '@/testing/clipboards';
import { editorOf, pasteHtml, written } from '@/testing/editor';
import { renderAdmin } from '@/testing/render-admin';
import { withWholeCode } from './clean-code';
import { cleanPaste } from './clean-paste';
import { MarkdownEditor } from './markdown-editor';
import { holdsImages, withUploads } from './pasted-images';

jest.mock('@/api/uploads.api');

const IMAGE = '![A roof](/uploads/a.jpg)';

const edit = (text: string) =>
  editorOf(text, {
    transformPastedHTML: (html) => cleanPaste(html).html,
    transformPasted: (slice, { state }) => withWholeCode(slice, state.selection.$from),
  });
const pasted = (html: string, editor = edit('')) => {
  pasteHtml(editor, html);
  return written(editor);
};
const pastedText = (words: string, editor = edit('')) => {
  editor.view.pasteText(words, new Event('paste') as ClipboardEvent);
  return written(editor);
};
const press = (editor: Editor, letter: string) =>
  editor.view.dom.dispatchEvent(
    new KeyboardEvent('keypress', { key: letter, charCode: letter.charCodeAt(0), cancelable: true, bubbles: true }),
  );

describe('image in the editor', () => {
  it.each([
    ['a new line', `${IMAGE}\n\nBelow.`, `${IMAGE}\n\nx\n\nBelow.`],
    ['the empty line below it', IMAGE, `${IMAGE}\n\nx`],
  ])('remains when typed text goes into %s', (_name, text, after) => {
    const editor = edit(text);
    editor.commands.setNodeSelection(0);
    press(editor, 'x');
    expect(written(editor)).toBe(after);
  });

  it('is not replaced by typing after it was pasted', () => {
    const editor = edit('');
    pasteHtml(editor, '<img src="/uploads/a.jpg" alt="A roof">');
    editor.view.dispatch(editor.state.tr.insertText('x'));
    expect(written(editor)).toBe(`${IMAGE}\n\nx`);
  });
});

describe('image upload after a network failure', () => {
  it('replaces its error when the file is chosen again', async () => {
    jest.mocked(uploadFile).mockRejectedValueOnce(new ApiError(0, ''));
    const file = new File(['<svg/>'], 'roof.svg', { type: 'image/svg+xml' });
    const choose = () => fireEvent.change(screen.getByLabelText('Image: file'), { target: { files: [file] } });
    renderAdmin(<MarkdownEditor label="Text" />);
    choose();
    expect(await screen.findByText(/^roof.svg: Error uploading file. The server did not answer/)).toBeVisible();
    jest.mocked(uploadFile).mockResolvedValueOnce({ success: true, filePath: '/uploads/a-1x1.svg' });
    choose();
    await waitFor(() => expect(document.querySelector('img')).toHaveAttribute('src', '/uploads/a-1x1.svg'));
    expect(screen.queryByText(/roof.svg/)).not.toBeInTheDocument();
  });

  it('is retried when the network returns', async () => {
    renderAdmin(<MarkdownEditor label="Text" value={IMAGE} />);
    const cut = await screen.findByRole('img', { name: 'A roof' });
    fireEvent.error(cut);
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(cut).not.toBeInTheDocument());
    expect(screen.getByRole('img', { name: 'A roof' })).toHaveAttribute('src', '/uploads/a.jpg');
  });
});

describe('image upload when the page closes', () => {
  const close = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented ? 'asks' : 'closes';
  };

  it('asks first', async () => {
    jest.mocked(uploadFile).mockImplementation((_file, { onProgress }: UploadOptions) => {
      onProgress(100);
      return new Promise(() => undefined);
    });
    renderAdmin(<MarkdownEditor label="Text" />);
    expect(close()).toBe('closes');
    const file = new File(['<svg/>'], 'roof.svg', { type: 'image/svg+xml' });
    fireEvent.change(screen.getByLabelText('Image: file'), { target: { files: [file] } });
    expect(await screen.findByText('Preparing image...')).toBeVisible();
    expect(close()).toBe('asks');
    cleanup();
    expect(close()).toBe('closes');
  });
});

const entry = (list: string, mark: string, words: string) =>
  `<p class=MsoListParagraph style='mso-list:${list} lfo1'><span style='mso-list:Ignore'>${mark}</span>${words}</p>`;

describe('pasting from Word', () => {
  it('separates a numbered list from the bulleted one before it', () => {
    const lists = [entry('l0 level1', '·', 'ink'), entry('l1 level1', '1.', 'Open'), entry('l1 level1', '2.', 'Write')];
    expect(pasted(lists.join(''))).toBe('- ink\n\n1. Open\n2. Write');
  });

  it('keeps nested lists of the other kind', () => {
    const editor = edit('');
    const marks = ['l0 level1 1.', 'l0 level2 a)', 'l0 level2 ·', 'l0 level1 2.'];
    pasteHtml(editor, marks.map((mark) => entry(mark.slice(0, 9), mark.slice(10), mark.slice(10))).join(''));
    expect(editor.view.dom.querySelectorAll(':scope > ol > li')).toHaveLength(2);
    expect(editor.view.dom.querySelector('ol > li > ol')).toHaveTextContent('a)');
    expect(editor.view.dom.querySelector('ol > li > ul')).toHaveTextContent('·');
  });

  it('keeps structure and links, but no styles, comments or scripts', () => {
    const bullet = "<![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>";
    const text = pasted(
      `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {margin:0cm;} --></style>
      </head><body lang=EN-GB><!--StartFragment--><h1>Solar in Mongu<o:p></o:p></h1>
      <p class=MsoNormal><b><span style='color:#C00000'>Thirty</span></b> tablets &amp; <i>one</i> trolley.<o:p>&nbsp;</o:p></p>
      <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'>${bullet}The trolley sleeps<o:p></o:p></p>
      <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'>${bullet}Learners guard it<o:p></o:p></p>
      <table class=MsoTableGrid><tr><td><p class=MsoNormal>Panels</p></td><td><p>18,400</p></td></tr></table>
      <p><a href="javascript:alert(1)">Bad</a> <a href="https://example.com/more">Good</a></p><!--EndFragment--></body>`,
    );
    expect(text.split('\n\n')).toEqual([
      '## Solar in Mongu',
      '**Thirty** tablets & *one* trolley.',
      '- The trolley sleeps\n- Learners guard it',
      '| Panels | 18,400 |\n| --- | --- |',
      'Bad [Good](https://example.com/more)',
    ]);
  });

  it.each([
    ['file:///C:/Temp/clip_image002.jpg', 1],
    ['data:image/png;base64,AAAA', 1],
    ['https://lh7-rt.googleusercontent.com/docsz/a?key=b', 1],
    ['https://example.com/uploads/a.jpg', 1],
    ['http://', 1],
    ['/uploads/a.jpg', 0],
    [`${location.origin}/uploads/a.jpg`, 0],
  ])('drops local and external images: %s', (src, lost) => {
    const cleaned = cleanPaste(`<p>Above</p><img src="${src}">`);
    expect(cleaned.lost).toBe(lost);
    expect(cleaned.html).toBe(`<p>Above</p>${lost ? '' : '<img src="/uploads/a.jpg">'}`);
  });

  it('keeps an external image that moves within the text', () => {
    const moved = '<p data-pm-slice="0 0 []">Above</p><img src="https://example.com/a.jpg">';
    expect(cleanPaste(moved)).toEqual({ html: moved, lost: 0 });
  });
});

describe('pasting from other programs', () => {
  it.each([
    [
      'Word in the browser',
      WORD_IN_BROWSER,
      [
        '## Fees',
        '**Price:**\u00a0K200 \\*a term\\*',
        '### What to bring',
        '- Pens\n  - blue\n  - black\n- Paper',
        '1. Open\n2. Write',
        'Then:',
        '3. Close',
        '1) Another list',
      ],
    ],
    [
      'Google Docs',
      GOOGLE_DOCS,
      [
        '## Fees',
        '**Price:**\u00a0K200, see [*\\_\\_init\\_\\_*](https://example.com/fees%202026)',
        '- Pens\n  - blue\n- Paper',
        'def f():',
        '&#160;&#160;return \\*x\\*',
      ],
    ],
    ['Gmail', GMAIL, ['**Price:**\u00a0K200', '5 \\* 3 \\* 2 and *\\_x\\_*', '- Pens\n- Paper']],
    ['a code editor', VISUAL_STUDIO_CODE, ['```\ndef f(*x):\n\n    return __x__\n```']],
    [
      'a page with code',
      PAGE_WITH_CODE,
      ['Call `__init__(*x)` or `Ctrl`, and **`a|b`**:', '```\nif a < b:\n    b = `1`\n\n\t# **no** look\n```', 'Done.'],
    ],
  ])('keeps the content of: %s', (_name, html, blocks) => {
    expect(pasted(html)).toBe(blocks.join('\n\n'));
  });

  it('inserts a single word within the line, from a code editor too', () => {
    const editor = edit('Before after.');
    editor.commands.setTextSelection(8);
    const clipboardData = new Map([
      ['vscode-editor-data', '{"mode":"python"}'],
      ['text/plain', 'and'],
    ]);
    const getData = (type: string) => clipboardData.get(type) ?? '';
    const word = VISUAL_STUDIO_CODE.replace(/<div><span.*$/, '<div><span>and</span></div></div>');
    editor.view.pasteHTML(word, Object.assign(new Event('paste'), { clipboardData: { getData } }) as never);
    expect(written(editor)).toBe('Before andafter.');
  });

  it('inserts code as a separate block', () => {
    const editor = edit('Before after.');
    editor.commands.setTextSelection(8);
    expect(pasted('<pre>a\n  b</pre>', editor)).toBe('Before\n\n```\na\n  b\n```\n\nafter.');
  });

  it('inserts code into a table cell as words', () => {
    const editor = edit('| a |\n| --- |\n| b |');
    editor.commands.setTextSelection(4);
    expect(pasted('<pre>if a:\n    b</pre>', editor)).not.toContain('```');
  });
});

describe('pasting plain text', () => {
  it.each([
    ['*x* and __init__ **so**', '\\*x\\* and \\_\\_init\\_\\_ \\*\\*so\\*\\*'],
    ['# Fees', '\\# Fees'],
    ['`a` [b](c)', '\\`a\\` \\[b\\](c)'],
  ])('escapes Markdown: %s', (words, markdown) => {
    const editor = edit('');
    expect(pastedText(words, editor)).toBe(markdown);
    expect(editor.getText()).toBe(words);
  });
});

describe('pasting a link', () => {
  it.each([
    ['https://example.com/fees 2026.pdf', 'https://example.com/fees%202026.pdf'],
    ['https://example.com/?q=a<b>c', 'https://example.com/?q=a%3Cb%3Ec'],
    ['https://example.com/a\u00a0b\\c', 'https://example.com/a%C2%A0b%5Cc'],
    [' https://example.com/a\n  b ', 'https://example.com/a%20%20b'],
    ['/services?x=a b', '/services?x=a%20b'],
  ])('keeps "%s"', (to, address) => {
    const link = document.createElement('a');
    link.setAttribute('href', to);
    link.append('Fees');
    expect(pasted(`<p>${link.outerHTML}</p>`)).toBe(`[Fees](${address})`);
  });

  it('drops script URLs', () => {
    const links = '<a href="java\nscript:alert(1)">Fees</a> <a href=" javascript: alert(1)">Fees</a>';
    expect(pasted(`<p>${links}</p>`)).toBe('Fees Fees');
  });
});

describe('pasted images in data URLs', () => {
  const BYTES = 'data:image/png;base64,iVBORw==';

  it.each([
    [`<p>Above</p><img width=1 src="${BYTES}">`, true],
    ['<img src="https://example.com/data:image/a.png">', false],
    [`<p>${BYTES}</p>`, false],
  ])('are detected: %s', (html, isThere) => {
    expect(holdsImages(html)).toBe(isThere);
  });

  it('are uploaded in place, and counted as lost on failure', async () => {
    const sent: File[] = [];
    const upload = async (image: File) => {
      sent.push(image);
      return sent.length === 1 ? '/uploads/a.png' : null;
    };
    const cut = 'data:image/png;base64,A';
    const html = `<p>One</p><img src="${BYTES}"><p>Two</p><img src="${BYTES}"><img src="${cut}">`;
    const cleaned = cleanPaste(await withUploads(html, upload));
    expect(cleaned).toEqual({ html: '<p>One</p><img src="/uploads/a.png"><p>Two</p>', lost: 2 });
    expect(sent.map(({ name, type, size }) => ({ name, type, size }))).toEqual(
      Array(2).fill({ name: 'pasted.png', type: 'image/png', size: 4 }),
    );
  });

  it('are uploaded before the text is inserted', async () => {
    jest.mocked(uploadFile).mockResolvedValue({ success: true, filePath: '/uploads/a.png' });
    const onChange = jest.fn();
    renderAdmin(<MarkdownEditor label="Text" onChange={onChange} />);
    const clipboardData = {
      getData: () => `<p>One</p><img src="${BYTES}"><p>Two</p>`,
      types: ['text/html'],
      files: [],
    };
    fireEvent.paste(screen.getByRole('textbox', { name: 'Text' }), { clipboardData });
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith('One\n\n![](/uploads/a.png)\n\nTwo'));
    expect(screen.queryByText(/could not be pasted/)).not.toBeInTheDocument();
  });
});
