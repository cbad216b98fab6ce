import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { freshApi } from '@/testing/fake-api';
import { renderSite } from '@/testing/render-site';
import { MessageForm } from '../contact/message/message-form';

const OWN = { name: 'Mutinta Phiri', email: 'mutinta@school.example' };
const ROUTE = 'GET /account?do=me';
const field = (name: string) => screen.getByRole('textbox', { name });
const api = freshApi();

it('fills in the forms of a logged-in visitor, but no typed field', async () => {
  const cookie = jest.spyOn(Document.prototype, 'cookie', 'get').mockReturnValue('');
  const { unmount } = renderSite(<MessageForm subject="" />);
  expect(api.calls).toHaveLength(0);
  expect(field('Email')).toHaveValue('');
  unmount();

  cookie.mockReturnValue('mosi-member=1');
  let answer = (): void => undefined;
  api.answer(ROUTE, () => new Promise((resolve) => (answer = () => resolve({ body: OWN }))));
  const second = renderSite(<MessageForm subject="" />);
  await userEvent.type(field('Name'), 'Ruth');
  answer();
  await waitFor(() => expect(field('Email')).toHaveValue(OWN.email));
  expect(field('Name')).toHaveValue('Ruth');
  second.unmount();
  for (const storage of [localStorage, sessionStorage]) storage.clear();

  renderSite(<MessageForm subject="" />);
  await waitFor(() => expect(field('Name')).toHaveValue(OWN.name));
  expect(field('Email')).toHaveValue(OWN.email);
  expect(field('Message')).toHaveValue('');
  expect(localStorage).toHaveLength(0);
  expect(api.callsOf(ROUTE)).toHaveLength(1);
});
