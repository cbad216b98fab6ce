import { defaultsOf } from '@contract/fields';
import { SERVICE_FIELDS, type Service } from '@contract/services';
import { screen, within } from '@testing-library/react';
import { freshApi } from '@/testing/fake-api';
import { fill, renderAdmin } from '@/testing/render-admin';
import { ServiceListPage } from './service-list-page';

const LIST = 'GET /services?page=1&limit=10';

function stored(order: number, title: string): Service {
  const at = '2026-11-20T08:00:00.000Z';
  const fields = { title, description: 'Words.', icon: 'code', features: ['One', 'Two'], order };
  return {
    ...defaultsOf(SERVICE_FIELDS),
    _id: `s${order}`,
    slug: `s${order}`,
    ...fields,
    createdAt: at,
    updatedAt: at,
  };
}

const api = freshApi({
  [LIST]: {
    body: [stored(1, 'Apps'), stored(2, 'Marketing')],
    headers: { 'X-Total-Count': '6' },
  },
});

describe('Services', () => {
  it('proposes the last order and sends no colour', async () => {
    api.answer('POST /services', { status: 201, body: stored(7, 'Films') });
    const user = renderAdmin(<ServiceListPage />);
    await screen.findByRole('heading', { name: 'Apps' });
    await user.click(screen.getByRole('button', { name: 'Add Service' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByLabelText('Order')).toHaveValue('7');
    await fill(user, dialog.getByLabelText('Title'), 'Films');
    await fill(user, dialog.getByLabelText('Description'), 'Short ones.');
    await fill(user, dialog.getByLabelText('Features'), ' On site \n\nCut');
    await user.click(dialog.getByRole('button', { name: 'Add Service' }));
    expect(await screen.findByText('Service created successfully')).toBeVisible();
    expect(api.callsOf('POST /services')[0]?.body).toEqual({
      ...defaultsOf(SERVICE_FIELDS),
      title: 'Films',
      description: 'Short ones.',
      icon: 'pen-tool',
      features: ['On site', 'Cut'],
      order: 7,
    });
  });
});
