import type { MediaFile } from '@contract/media';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { uploadFile } from '@/api/uploads.api';
import { freshApi } from '@/testing/fake-api';
import { renderAdmin } from '@/testing/render-admin';
import { FileInput } from '../file-input/file-input';
import { PictureLibrary } from '../file-input/picture-library';
import { PicturePicker } from './picture-picker';

jest.mock('@/api/uploads.api');

const LIST = 'GET /media?page=1&limit=12&sort=newest';
const time = '2026-11-12T14:05:00.000Z';
const file = (_id: string, name: string): MediaFile => ({
  _id,
  name,
  path: `/uploads/${_id}-60x40.jpg`,
  alt: 'A school',
  focusX: 0.5,
  focusY: 0.5,
  width: 60,
  height: 40,
  bytes: 214_000,
  addedBy: '',
  usedIn: [],
  createdAt: time,
  updatedAt: time,
});

const api = freshApi();
beforeEach(() => {
  const files = [file('school', 'school.jpg'), file('market', 'market.jpg')];
  api.answer(LIST, { body: files, headers: { 'X-Total-Count': '14' } });
});

function Field() {
  const [value, setValue] = useState('');
  return (
    <PictureLibrary value={PicturePicker}>
      <FileInput label="Cover image" value={value} onChange={setValue} />
      <output>{value}</output>
    </PictureLibrary>
  );
}

const openLibrary = async () => {
  const user = renderAdmin(<Field />, { role: 'editor' });
  await user.click(screen.getByRole('button', { name: 'Choose from Media for cover image' }));
  return { user, dialog: await screen.findByRole('dialog', { name: 'Choose from Media' }) };
};

describe('image picker', () => {
  it('picks an image of the library by keyboard', async () => {
    const { user, dialog } = await openLibrary();
    const first = await within(dialog).findByRole('button', { name: /school\.jpg/ });
    first.focus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}{ArrowRight}');
    expect(within(dialog).getByRole('button', { name: /market\.jpg/ })).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('/uploads/market-60x40.jpg'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(uploadFile).not.toHaveBeenCalled();
  });

  it('is not offered without a library', () => {
    renderAdmin(<FileInput label="Photo" />);
    expect(screen.queryByRole('button', { name: /Choose from Media/ })).not.toBeInTheDocument();
  });
});
