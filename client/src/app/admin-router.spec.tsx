import { ADMIN_PATHS } from '@contract/routes';
import { render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, matchRoutes, type RouteObject, RouterProvider } from 'react-router-dom';
import { RequireTo } from '@/admin/shell/require-session';
import { FakeApi } from '@/testing/fake-api';
import { AdminError, AdminNotFound } from './admin-error';
import { adminRoutes } from './admin-router';

const pathsOf = (routes: RouteObject[], above = ''): string[] =>
  routes.flatMap((route) => {
    const path = route.path?.startsWith('/') ? route.path : [above, route.path].filter(Boolean).join('/');
    return route.children ? pathsOf(route.children, path) : [path];
  });
const isFound = (path: string) => matchRoutes(adminRoutes, path)?.every(({ route }) => route.path !== '*');

function Broken(): never {
  throw new Error('The screen is broken');
}

describe('the routes of the back office', () => {
  it.each(ADMIN_PATHS)('have a screen for %s', (path) => {
    expect(isFound(path)).toBe(true);
  });

  it('are all known to the server, which answers other paths with 404', () => {
    const screens = pathsOf(adminRoutes).filter((path) => path !== '*');
    expect(screens.filter((path) => !(ADMIN_PATHS as readonly string[]).includes(path))).toEqual([]);
  });

  it.each([
    ['/admin/website/redirects', 'edit'],
    ['/admin/trash', 'edit'],
    ['/admin/users', 'administer'],
    ['/admin/settings', 'administer'],
    ['/admin/audit', 'administer'],
    ['/admin/privacy', 'administer'],
  ])('open %s only to users who may %s', (path, needs) => {
    const guards = matchRoutes(adminRoutes, path)?.map(({ route }) => route.element) as (ReactElement | undefined)[];
    expect(guards.find((guard) => guard?.type === RequireTo)?.props).toMatchObject({ needs });
  });

  it('have no screen for other paths', () => {
    expect(isFound('/admin/nothing-here')).toBe(false);
  });

  it('show the error of a screen that cannot be rendered', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const router = createMemoryRouter([{ path: '/', element: <Broken />, errorElement: <AdminError /> }]);
    render(<RouterProvider router={router} />);
    expect(await screen.findByRole('heading', { name: 'Unexpected Application Error!' })).toBeInTheDocument();
    expect(screen.getByText('The screen is broken')).toBeInTheDocument();
  });

  it.each([
    'Failed to fetch dynamically imported module: https://mosi.example/assets/a.js',
    'error loading dynamically imported module: https://mosi.example/assets/a.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/a.css',
  ])('report an update when the script of a screen is gone: %s', async (said) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const lazy = () => Promise.reject(new TypeError(said));
    const router = createMemoryRouter([{ path: '/', lazy, errorElement: <AdminError /> }]);
    render(<RouterProvider router={router} />);
    expect(await screen.findByRole('heading', { name: 'The site was updated' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Reload this page' })).toHaveAttribute('href', window.location.href);
    expect(screen.queryByText(said)).toBeNull();
  });

  it('report a missing connection and open the screen when it is back', async () => {
    const reload = jest.fn();
    const api = new FakeApi();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const router = createMemoryRouter([
      { path: '/', element: <Broken />, errorElement: <AdminError reload={reload} /> },
    ]);
    render(<RouterProvider router={router} />);
    expect(await screen.findByRole('heading', { name: 'No connection at the moment' })).toBeInTheDocument();
    expect(reload).not.toHaveBeenCalled();
    api.answer(`HEAD ${window.location.href}`, { status: 200 });
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    jest.restoreAllMocks();
  });

  it('log an unknown path and show the link home', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const router = createMemoryRouter([{ path: '*', element: <AdminNotFound /> }], { initialEntries: ['/admin/x'] });
    render(<RouterProvider router={router} />);
    expect(await screen.findByText('Oops! Page not found')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    expect(warn).toHaveBeenCalledWith('Not found:', '/admin/x');
  });
});
