import type { Role } from '@contract/users';
import { configure, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { App, ConfigProvider } from 'antd';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useSession } from '@/stores/session';

// antd is slow in jsdom, and the machine may be busy. Long timeouts prevent tests that fail only sometimes.
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 5_000 });

export const SELF_ID = '0000000000000000000000aa';

interface Options {
  role?: Role;
  /** Path and query of the screen's URL. */
  at?: string;
}

/** Renders a screen of the back office for a logged-in user. Returns the user-event instance. */
export function renderAdmin(screen: ReactElement, { role = 'admin', at = '/' }: Options = {}) {
  const user = { _id: SELF_ID, name: 'Admin User', email: 'admin@example.com', role };
  // The logout clears the stores that the previous test has filled.
  useSession.setState({ status: 'signed-out', user: null });
  useSession.setState({ status: 'signed-in', user });
  // Toasts and dialogs are inside the router, as in production.
  const router = createMemoryRouter([{ path: '*', element: <App>{screen}</App> }], { initialEntries: [at] });
  render(
    // jsdom ends no transition, so with motion a closed dialog would stay. `zeroRuntime` turns off antd's style sheets:
    // jsdom would match them for every visibility check, which takes minutes.
    <ConfigProvider theme={{ zeroRuntime: true, token: { motion: false } }}>
      <RouterProvider router={router} />
    </ConfigProvider>,
  );
  // `pointerEventsCheck: 0` skips a check before each click. The check reads the style of every ancestor, which takes
  // seconds.
  return userEvent.setup({ delay: null, pointerEventsCheck: 0 });
}

/** Pastes a text into a field. Typing would render the whole dialog again for each letter. */
export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
