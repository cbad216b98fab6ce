import { NO_IMAGE } from '@contract/image-address';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { ApiError } from '@/api/http';
import { fetchStoredFile, uploadFile } from '@/api/uploads.api';
import { renderAdmin } from '@/testing/render-admin';
import { FileInput } from './file-input';

jest.mock('@/api/uploads.api');
const upload = jest.mocked(uploadFile);
const kept = jest.mocked(fetchStoredFile);

const image = new File(['<svg/>'], 'cover.svg', { type: 'image/svg+xml' });

/** Stores the value, as the form of a dialog does. */
function Form({ initial = '', onChange }: { initial?: string; onChange: (value: string) => void }) {
  const [value, setValue] = useState(initial);
  const handleChange = (next: string) => {
    setValue(next);
    onChange(next);
  };
  return <FileInput label="Cover image" helperText="recommended size 1200x800" value={value} onChange={handleChange} />;
}

function show(initial?: string) {
  const onChange = jest.fn();
  const user = renderAdmin(<Form initial={initial} onChange={onChange} />);
  return { onChange, user };
}

const chooser = () => screen.getByLabelText('Drag and drop a file here, or select this area to choose one');

afterEach(() => {
  upload.mockReset();
  kept.mockReset();
});

describe('FileInput', () => {
  it('offers an upload, an external URL and its helper text', () => {
    show();
    expect(screen.getByRole('tab', { name: 'Upload File' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tab', { name: 'External URL' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Select File' })).toBeEnabled();
    expect(screen.getByText('recommended size 1200x800')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Remove/ })).not.toBeInTheDocument();
  });

  it('stores the path of an uploaded file and shows the image', async () => {
    upload.mockResolvedValue({ success: true, filePath: '/uploads/a-1200x800.svg' });
    const { onChange, user } = show();
    await user.upload(chooser(), image);
    await waitFor(() => expect(onChange).toHaveBeenCalledWith('/uploads/a-1200x800.svg'));
    expect(screen.getByRole('img', { name: 'Cover image: preview' })).toHaveAttribute('src', '/uploads/a-1200x800.svg');
  });

  it.each([
    ["the server's sentence", new ApiError(413, 'The file is larger than 5 MB.'), 'The file is larger than 5 MB.'],
    ['"Upload failed" for an answer without one', new ApiError(500, ''), 'Upload failed'],
    ['"Error uploading file" when no answer came', new ApiError(0, 'No connection.'), 'Error uploading file'],
  ])('shows %s', async (_rule, error, text) => {
    upload.mockRejectedValue(error);
    const { onChange, user } = show();
    await user.upload(chooser(), image);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(onChange).not.toHaveBeenCalled();
  });

  it.each([
    ['a document of which the browser says nothing', new File(['%PDF-1.7'], 'plan.pdf'), /^Please choose an image/],
    ['a document', new File(['%PDF-1.7'], 'plan.pdf', { type: 'application/pdf' }), /^Please choose an image/],
    [
      'a HEIC that this browser cannot read',
      new File(['ftypheic'], 'IMG_1.HEIC'),
      /^Browsers cannot show this iPhone photo format\. On the phone/,
    ],
  ])('refuses %s before the upload', async (_what, file, words) => {
    show();
    fireEvent.drop(screen.getByRole('region', { name: 'Cover image: upload a file' }), {
      dataTransfer: { files: [file] },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(upload).not.toHaveBeenCalled();
  });

  it('clears the value by its remove button', async () => {
    const { onChange, user } = show('/uploads/a-1200x800.svg');
    await user.click(screen.getByRole('button', { name: 'Remove cover image' }));
    expect(onChange).toHaveBeenCalledWith('');
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it.each(['/uploads/plan.pdf', 'http://pictures.example/1.png'])(
    'warns that visitors cannot see %s, which may stay',
    (value) => {
      show(value);
      expect(screen.getByText(/^Visitors cannot see this file/)).toBeVisible();
    },
  );
});

describe('SVG drawn in emails and PDFs', () => {
  const logo = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;
  const LETTERS = /^This logo contains text\./;
  const show = (body: string) => {
    // jsdom cannot read files as text.
    kept.mockResolvedValue(Object.assign(new File([body], 'logo.svg'), { text: async () => body }));
    renderAdmin(<FileInput label="Logo" value="/uploads/a-600x150.svg" isUpload />);
  };

  it('warns that its text is drawn in other fonts', async () => {
    show(logo('<g><text x="1">Lusaka <tspan>Driving</tspan></text></g>'));
    expect(await screen.findByText(LETTERS)).toBeVisible();
  });

  it.each([
    ['letters as outlines', logo('<title>text</title><path d="M0 0h9v9z"/><text> </text>')],
    ['what is no drawing', 'letters'],
  ])('shows no warning for %s', async (_what, body) => {
    show(body);
    await waitFor(() => expect(kept).toHaveBeenCalledTimes(1));
    expect(await screen.findByRole('img', { name: 'Logo: preview' })).toBeVisible();
    expect(screen.queryByText(LETTERS)).toBeNull();
  });
});

describe('external URL', () => {
  const address = () => screen.getByLabelText('Cover image: external URL');

  it('is applied on Enter without saving the form', async () => {
    const { onChange, user } = show();
    await user.click(screen.getByRole('tab', { name: 'External URL' }));
    await user.type(address(), 'https://pictures.example/1');
    expect(onChange).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(onChange).toHaveBeenCalledWith('https://pictures.example/1');
  });

  it.each([
    'javascript:alert(1)',
    'pictures.example/4',
    '/uploads/a.png',
    'http://pictures.example/4.png',
    'https://pictures.example/4.pdf',
  ])('refuses %s', async (text) => {
    const { onChange, user } = show();
    await user.click(screen.getByRole('tab', { name: 'External URL' }));
    await user.type(address(), `${text}{Enter}`);
    expect(screen.getByRole('alert')).toHaveTextContent(NO_IMAGE);
    expect(onChange).not.toHaveBeenCalled();
  });
});
