import { fileNameOf, previewKind } from './preview-kind';

describe('previewKind', () => {
  it.each(['jpeg', 'jpg', 'gif', 'png', 'svg', 'webp', 'JPG'])('shows an uploaded .%s as an image', (extension) => {
    expect(previewKind(`/uploads/a1b2-40x40.${extension}`)).toBe('image');
  });

  it.each([
    ['/uploads/a1b2.pdf', 'file'],
    ['/uploads/a1b2.docx', 'file'],
    ['/uploads/notes', 'file'],
    ['/uploads/a.png#top', 'image'],
    ['https://pictures.example/12345', 'image'],
    ['https://files.example/plan.DOCX', 'file'],
    ['https://files.example/plan.pdf?version=2', 'file'],
    ['', 'none'],
  ])('shows %j as %s', (value, kind) => {
    expect(previewKind(value)).toBe(kind);
  });
});

it.each([
  ['https://files.example/a/School%20plan.pdf?x=1', 'School plan.pdf'],
  ['/uploads/100%.pdf', '100%.pdf'],
  ['https://files.example/', 'https://files.example/'],
])('names the file at %s: %s', (value, name) => {
  expect(fileNameOf(value)).toBe(name);
});
