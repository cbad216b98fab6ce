import type { Role } from '@contract/users';
import { configure, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { App, ConfigProvider } from 'antd';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useSession } from '@/stores/session';

// antd in jsdom is slow, and the machine may be busy: patience instead of failures that come and go.
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 5_000 });

export const SELF_ID = '0000000000000000000000aa';

interface Options {
  role?: Role;
  /** Path and search of the screen. */
  at?: string;
}

/** Renders a screen of the back office as somebody who is signed in, and gives the person at the keyboard. */
export function renderAdmin(screen: ReactElement, { role = 'admin', at = '/' }: Options = {}) {
  const user = { _id: SELF_ID, name: 'Admin User', email: 'admin@example.com', role };
  // A sign-out empties the lists of the test before.
  useSession.setState({ status: 'signed-out', user: null });
  useSession.setState({ status: 'signed-in', user });
  // As in the office, toasts and dialogs stand within the router.
  const router = createMemoryRouter([{ path: '*', element: <App>{screen}</App> }], { initialEntries: [at] });
  render(
    // jsdom ends no transition: with motion a closed dialog would never leave. Without antd's style sheets, which jsdom
    // would match against every element for every question about visibility, the tests take seconds instead of minutes.
    <ConfigProvider theme={{ zeroRuntime: true, token: { motion: false } }}>
      <RouterProvider router={router} />
    </ConfigProvider>,
  );
  // Asking the style of every ancestor before each click costs seconds here.
  return userEvent.setup({ delay: null, pointerEventsCheck: 0 });
}

/** Puts a text into a field at once: letter by letter, each one draws the whole dialog anew. */
export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
