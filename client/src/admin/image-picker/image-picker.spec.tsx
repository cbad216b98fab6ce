import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { uploadFile } from '@/api/uploads.api';
import { freshApi } from '@/testing/fake-api';
import { imageOf, listOf } from '@/testing/records';
import { renderAdmin } from '@/testing/render-admin';
import { FileInput } from '../file-input/file-input';
import { ImageLibrary } from '../file-input/image-library';
import { ImagePicker } from './image-picker';

jest.mock('@/api/uploads.api');

const LIST = 'GET /media?page=1&limit=12&sort=newest';
const api = freshApi();
beforeEach(() => {
  api.answer(LIST, listOf([imageOf('school'), imageOf('market')], 14));
});

function Field() {
  const [value, setValue] = useState('');
  return (
    <ImageLibrary value={ImagePicker}>
      <FileInput label="Cover image" value={value} onChange={setValue} />
      <output>{value}</output>
    </ImageLibrary>
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
