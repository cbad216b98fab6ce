import { MEDIA_TEXTS } from '@contract/media';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@/api/http';
import { replaceImage, uploadFile } from '@/api/uploads.api';
import { freshApi } from '@/testing/fake-api';
import { at, imageOf, listOf } from '@/testing/records';
import { renderAdmin } from '@/testing/render-admin';
import { MediaPage } from './media-page';

jest.mock('@/api/uploads.api');
const upload = jest.mocked(uploadFile);
const replace = jest.mocked(replaceImage);

const LIST = 'GET /media?sort=newest&page=1&limit=24';
const SCHOOL = imageOf('solar-school', {
  _id: 'school',
  width: 2_000,
  height: 1_333,
  addedBy: 'Namukolo Sitali',
  alt: 'A white building',
  usedIn: [
    { kind: 'Post', title: 'Four panels', path: '/admin/blog' },
    { kind: 'Deleted', title: 'Old post', path: null },
  ],
});
const MARKET = imageOf('market');
const api = freshApi({
  [LIST]: listOf([SCHOOL, MARKET]),
  'GET /media/figures': {
    body: { counts: { all: 2, withoutAlt: 1, notUsed: 1 }, pictures: 86, bytes: 14_200_000 },
  },
});
beforeEach(() => {
  upload.mockReset();
  replace.mockReset();
  URL.createObjectURL = () => 'blob:chosen';
  URL.revokeObjectURL = () => undefined;
});

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const open = async (name: string) => userEvent.click(await screen.findByRole('link', { name: new RegExp(name) }));

describe('media library', () => {
  it('shows images with size and uses, and counts on the tabs', async () => {
    renderAdmin(<MediaPage />, { role: 'viewer' });
    const tile = await screen.findByRole('link', { name: /solar-school/ });
    expect(tile).toHaveTextContent('214 kB, 2 uses');
    expect(screen.getByRole('link', { name: /market/ })).toHaveTextContent(
      'No alt textNot usedmarket.jpg214 kB, not used',
    );
    expect(await screen.findByRole('tab', { name: 'Without alt text 1' })).toBeVisible();
    expect(screen.getByText('86 images, 14 MB')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Upload images' })).not.toBeInTheDocument();
  });

  it('shows where an image is used, which prevents its deletion', async () => {
    renderAdmin(<MediaPage />, { role: 'editor' });
    await open('solar-school');
    const panel = await screen.findByRole('region', { name: 'solar-school.jpg' });
    expect(within(panel).getByRole('heading', { name: 'Used in 2 places' })).toBeVisible();
    expect(within(panel).getByRole('link', { name: 'Post: Four panels' })).toHaveAttribute('href', '/admin/blog');
    expect(within(panel).getByText('Deleted: Old post')).toBeVisible();
    expect(within(panel).getByText('2,000 × 1,333, 214 kB')).toBeVisible();
    expect(within(panel).getByText('November 20, 2026 at 10:00, by Namukolo Sitali')).toBeVisible();
    expect(within(panel).getByRole('button', { name: 'Delete' })).toBeDisabled();
  });

  it('saves the alt text and a focal point set by arrow keys', async () => {
    const saved = { ...MARKET, alt: 'A market', focusX: 0.52, focusY: 0.48, updatedAt: '2026-11-21T00:00:00.000Z' };
    api.answer('PUT /media/market', { body: saved });
    renderAdmin(<MediaPage />, { role: 'editor' });
    await open('market');
    expect(await screen.findByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.type(screen.getByRole('textbox', { name: 'Alt text' }), 'A market');
    expect(screen.getByText('8 of 300')).toBeVisible();
    const point = screen.getByRole('button', { name: 'Focal point: 50% from the left, 50% from the top' });
    fireEvent.keyDown(point, { key: 'ArrowRight' });
    fireEvent.keyDown(point, { key: 'ArrowUp' });
    await press('Save');
    expect(await screen.findByText('Image saved')).toBeVisible();
    expect(api.callsOf('PUT /media/market').map(({ body }) => body)).toEqual([
      { alt: 'A market', focusX: 0.52, focusY: 0.48, updatedAt: at },
    ]);
  });

  it('replaces the file of an image and shows it', async () => {
    const replaced = {
      ...SCHOOL,
      path: '/uploads/new-60x40.svg',
      name: 'new.svg',
      focusX: 0.2,
      updatedAt: '2026-11-21T00:00:00.000Z',
    };
    replace.mockRejectedValueOnce(new ApiError(400, 'Please choose an image.')).mockResolvedValue(replaced);
    renderAdmin(<MediaPage />, { role: 'editor' });
    await open('solar-school');
    const svg = new File(['<svg/>'], 'new.svg', { type: 'image/svg+xml' });
    const input = await screen.findByLabelText('New image file');
    const ask = async () => {
      await userEvent.upload(input, svg);
      return within(await screen.findByRole('dialog', { name: 'Replace image?' }));
    };
    const asked = await ask();
    expect(asked.getByText(/Used in 2 places\./)).toBeVisible();
    expect(asked.getByRole('img', { name: 'Current' })).toHaveAttribute('src', SCHOOL.path);
    const shown = asked.getByRole('img', { name: 'New' });
    expect(shown).toHaveAttribute('src', 'blob:chosen');
    fireEvent.error(shown);
    expect(shown).toHaveAccessibleName('New image: this browser cannot show a preview before the upload');
    await waitFor(() => expect(asked.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(replace).not.toHaveBeenCalled();
    const confirm = async () => userEvent.click((await ask()).getByRole('button', { name: 'Replace' }));
    await confirm();
    expect(await screen.findByRole('alert')).toHaveTextContent('Please choose an image.');
    api.answer(LIST, listOf([replaced, MARKET]));
    await confirm();
    expect(await screen.findByText('Image replaced everywhere it is used')).toBeVisible();
    expect(replace.mock.calls.at(-1)?.slice(0, 2)).toEqual(['school', svg]);
    const panel = await screen.findByRole('region', { name: 'new.svg' });
    expect(within(panel).getByRole('button', { name: /Focal point: 20% from the left/ })).toBeVisible();
    await userEvent.type(within(panel).getByRole('textbox', { name: 'Alt text' }), '!');
    expect(within(panel).getByRole('button', { name: /Replace/ })).toBeDisabled();
  });

  it.each([
    ['editor', false],
    ['admin', true],
  ] as const)('leaves images in the settings to administrators: %s', async (role, mayReplace) => {
    const usedIn = [{ kind: 'Settings', title: 'logo', path: '/admin/settings' }];
    api.answer(LIST, listOf([{ ...SCHOOL, usedIn }]));
    renderAdmin(<MediaPage />, { role });
    await open('solar-school');
    expect(await screen.findByRole('button', { name: /Replace/ })).toHaveProperty('disabled', !mayReplace);
    expect(screen.queryAllByText(MEDIA_TEXTS.inSettings)).toHaveLength(mayReplace ? 0 : 1);
  });
});
