import { fileNameOf, previewKind } from './preview-kind';

describe('previewKind', () => {
  it.each(['jpeg', 'jpg', 'gif', 'png', 'svg', 'webp', 'JPG'])('shows an uploaded .%s as an image', (extension) => {
    expect(previewKind(`/uploads/a1b2-40x40.${extension}`)).toBe('image');
  });

  it.each(['pdf', 'doc', 'docx'])('shows the name of an uploaded .%s', (extension) => {
    expect(previewKind(`/uploads/a1b2.${extension}`)).toBe('file');
  });

  it('shows an external URL without an extension as an image', () => {
    expect(previewKind('https://pictures.example/12345')).toBe('image');
  });

  it.each(['pdf', 'doc', 'DOCX'])('shows the name of an external .%s', (extension) => {
    expect(previewKind(`https://files.example/plan.${extension}`)).toBe('file');
  });

  it('reads the extension before the query', () => {
    expect(previewKind('https://files.example/plan.pdf?version=2')).toBe('file');
    expect(previewKind('/uploads/a.png#top')).toBe('image');
  });

  it('shows the name of an uploaded path without a known extension', () => {
    expect(previewKind('/uploads/notes')).toBe('file');
  });

  it('shows nothing for an empty value', () => {
    expect(previewKind('')).toBe('none');
  });
});

describe('fileNameOf', () => {
  it('returns the last path segment, decoded', () => {
    expect(fileNameOf('https://files.example/a/School%20plan.pdf?x=1')).toBe('School plan.pdf');
  });

  it('accepts an invalid percent sign', () => {
    expect(fileNameOf('/uploads/100%.pdf')).toBe('100%.pdf');
  });

  it('falls back to the whole value', () => {
    expect(fileNameOf('https://files.example/')).toBe('https://files.example/');
  });
});
