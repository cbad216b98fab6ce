import { ADMIN_PATHS } from '@contract/routes';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, matchRoutes, type RouteObject, RouterProvider } from 'react-router-dom';
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
  it.each(ADMIN_PATHS)('%s has a screen', (path) => {
    expect(isFound(path)).toBe(true);
  });

  it('are all known to the server, which answers any other path with a 404', () => {
    const screens = pathsOf(adminRoutes).filter((path) => path !== '*');
    expect(screens.filter((path) => !(ADMIN_PATHS as readonly string[]).includes(path))).toEqual([]);
  });

  it('have none for any other path', () => {
    expect(isFound('/admin/nothing-here')).toBe(false);
  });

  it('say what happened when a screen cannot be drawn', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const router = createMemoryRouter([{ path: '/', element: <Broken />, errorElement: <AdminError /> }]);
    render(<RouterProvider router={router} />);
    expect(await screen.findByRole('heading', { name: 'Unexpected Application Error!' })).toBeInTheDocument();
    expect(screen.getByText('The screen is broken')).toBeInTheDocument();
  });

  it('log a path that leads nowhere, and show the way home', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const router = createMemoryRouter([{ path: '*', element: <AdminNotFound /> }], { initialEntries: ['/admin/x'] });
    render(<RouterProvider router={router} />);
    expect(await screen.findByText('Oops! Page not found')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    expect(warn).toHaveBeenCalledWith('Not found:', '/admin/x');
  });
});
