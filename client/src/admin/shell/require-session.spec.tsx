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

describe('back-office guard', () => {
  it('redirects to the login without a request or marker', async () => {
    visit();
    expect(await screen.findByText('The login')).toBeInTheDocument();
    expect(api.calls).toHaveLength(0);
    expect(screen.queryByText('Authentication failed. Please login again.')).not.toBeInTheDocument();
  });

  it('shows a spinner, then the screen for a valid session', async () => {
    storeLogin('t1');
    api.answer('GET /auth/verify', { body: { valid: true, user: admin } });
    visit();
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    expect(await screen.findByText('The dashboard')).toBeInTheDocument();
  });

  it('clears a refused session and redirects to the login', async () => {
    storeLogin('t1');
    api.answer('GET /auth/verify', { body: { valid: false } });
    visit();
    expect(await screen.findByText('The login')).toBeInTheDocument();
    expect(screen.getByText('Authentication failed. Please login again.')).toBeInTheDocument();
    expect(readToken()).toBeNull();
  });

  it('keeps the session while the server is unreachable', async () => {
    storeLogin('t1');
    visit();
    expect(await screen.findByText('The server does not answer')).toBeInTheDocument();
    expect(readToken()).toBe('t1');
    api.answer('GET /auth/verify', { body: { valid: true, user: admin } });
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('The dashboard')).toBeInTheDocument();
  });
});
