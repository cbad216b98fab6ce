import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from 'antd';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useSession } from '@/stores/session';
import { clearLogin, readToken, storeLogin } from '@/stores/stored-login';
import { freshApi } from '@/testing/fake-api';
import { RequireSession } from './require-session';

const admin = { _id: 'u1', name: 'Admin User', email: 'admin@example.com', role: 'admin' };

function visit() {
  const router = createMemoryRouter(
    [
      { path: '/admin/login', element: <p>The login</p> },
      { path: '/admin', element: <RequireSession />, children: [{ index: true, element: <p>The dashboard</p> }] },
    ],
    { initialEntries: ['/admin'] },
  );
  render(
    <App>
      <RouterProvider router={router} />
    </App>,
  );
}

const api = freshApi();
beforeEach(() => {
  clearLogin();
  useSession.setState({ status: 'unknown', user: null });
});

describe('the admin guard', () => {
  it('leads to the login without a marker, and asks nothing', async () => {
    visit();
    expect(await screen.findByText('The login')).toBeInTheDocument();
    expect(api.calls).toHaveLength(0);
    expect(screen.queryByText('Authentication failed. Please login again.')).not.toBeInTheDocument();
  });

  it('waits with a spinner, then lets in whom the server knows', async () => {
    storeLogin('t1');
    api.answer('GET /auth/verify', { body: { valid: true, user: admin } });
    visit();
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    expect(await screen.findByText('The dashboard')).toBeInTheDocument();
  });

  it('clears the login that the server refuses, says so and leads to the login', async () => {
    storeLogin('t1');
    api.answer('GET /auth/verify', { body: { valid: false } });
    visit();
    expect(await screen.findByText('The login')).toBeInTheDocument();
    expect(screen.getByText('Authentication failed. Please login again.')).toBeInTheDocument();
    expect(readToken()).toBeNull();
  });

  it('keeps the login while the server is away, and tries again', async () => {
    storeLogin('t1');
    visit();
    expect(await screen.findByText('The server does not answer')).toBeInTheDocument();
    expect(readToken()).toBe('t1');
    api.answer('GET /auth/verify', { body: { valid: true, user: admin } });
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('The dashboard')).toBeInTheDocument();
  });
});
