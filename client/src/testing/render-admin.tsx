import type { Role } from '@contract/users';
import { configure, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { App, ConfigProvider } from 'antd';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useSession } from '@/stores/session';

// antd is slow in jsdom, and the machine may be busy: long timeouts prevent flaky failures.
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 5_000 });

export const SELF_ID = '0000000000000000000000aa';

interface Options {
  role?: Role;
  /** Path and search of the screen. */
  at?: string;
}

/** Renders a screen of the back office for a logged-in user. Returns the user-event instance. */
export function renderAdmin(screen: ReactElement, { role = 'admin', at = '/' }: Options = {}) {
  const user = { _id: SELF_ID, name: 'Admin User', email: 'admin@example.com', role };
  // A logout clears the stores of the previous test.
  useSession.setState({ status: 'signed-out', user: null });
  useSession.setState({ status: 'signed-in', user });
  // Toasts and dialogs are inside the router, as in production.
  const router = createMemoryRouter([{ path: '*', element: <App>{screen}</App> }], { initialEntries: [at] });
  render(
    // Motion is off, because jsdom ends no transition, so a closed dialog would stay. antd's style sheets are off,
    // because jsdom would match them for every visibility check, which takes minutes.
    <ConfigProvider theme={{ zeroRuntime: true, token: { motion: false } }}>
      <RouterProvider router={router} />
    </ConfigProvider>,
  );
  // Skips a check that reads the style of every ancestor before each click and takes seconds.
  return userEvent.setup({ delay: null, pointerEventsCheck: 0 });
}

/** Pastes a text, because typing would re-render the whole dialog for each letter. */
export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
