import { editorOf, written } from '@/testing/editor';

/** Types one letter after the other, with the same events as browsers send. */
function type(words: string): string {
  const editor = editorOf('');
  for (const letter of words) {
    const { view, state } = editor;
    const { from, to } = state.selection;
    const insert = () => state.tr.insertText(letter, from, to);
    if (!view.someProp('handleTextInput', (handle) => handle(view, from, to, letter, insert))) view.dispatch(insert());
  }
  return written(editor);
}

describe('typed stars and underscores', () => {
  it.each([
    ['5 * 3 * 2', '5 \\* 3 \\* 2'],
    ['a * b* c', 'a \\* b\\* c'],
    ['a *b * c', 'a \\*b \\* c'],
    ['a _ b _ c', 'a \\_ b \\_ c'],
    ['2 ** 3 ** 2', '2 \\*\\* 3 \\*\\* 2'],
    ['a __ b __ c', 'a \\_\\_ b \\_\\_ c'],
    ['5*3*2', '5\\*3\\*2'],
    ['file_of_ours', 'file_of_ours'],
  ])('remain in "%s"', (words, markdown) => {
    expect(type(words)).toBe(markdown);
  });

  it.each([
    ['a *b* c', 'a *b* c'],
    ['a _two words_ c', 'a *two words* c'],
    ['a **b** c', 'a **b** c'],
    ['__two words__ c', '**two words** c'],
    ['a `*b*` c', 'a `*b*` c'],
  ])('format the text in "%s"', (words, markdown) => {
    expect(type(words)).toBe(markdown);
  });
});
