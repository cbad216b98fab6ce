import { act, fireEvent, screen } from '@testing-library/react';
import { useSession } from '@/stores/session';
import { renderAdmin } from '@/testing/render-admin';
import { SessionDialog } from './session-dialog';

const NAME = 'Please log in again';
const USER = { _id: 'u1', name: 'Ruth', email: 'ruth@example.com', role: 'editor' } as const;

describe('expired session with unsaved changes', () => {
  beforeEach(() => jest.useFakeTimers());

  const field = () => screen.getByRole('textbox', { name: 'Text' });
  const question = () => screen.queryByRole('dialog', { name: NAME });
  const password = () => screen.findByLabelText('Password');
  const press = (key: string) => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key });
    fireEvent.input(field(), { target: { value: `${(field() as HTMLTextAreaElement).value}${key}` } });
  };
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  function show(typed: string) {
    renderAdmin(
      <>
        <textarea aria-label="Text" />
        <SessionDialog />
      </>,
    );
    act(() => field().focus());
    for (const key of typed) press(key);
    act(() => useSession.setState({ status: 'expired', user: USER }));
  }

  it('asks at once when nobody types', async () => {
    show('');
    expect(question()).toBeInTheDocument();
    await password();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows a banner during typing, and asks after a pause', async () => {
    show('ma');
    pass(2_000);
    press('i');
    pass(2_900);
    expect(question()).not.toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('You were logged out.');
    expect(field()).toHaveFocus();
    pass(200);
    expect(question()).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(field()).toHaveValue('mai');
    await password();
  });

  it('asks on blur and stays open while the password is typed', async () => {
    show('m');
    expect(question()).not.toBeInTheDocument();
    act(() => screen.getByRole('button', { name: 'Log in' }).focus());
    expect(question()).toBeInTheDocument();
    fireEvent.keyDown(await password(), { key: 's' });
    expect(question()).toBeInTheDocument();
  });

  it('closes after a login', () => {
    show('m');
    act(() => useSession.setState({ status: 'signed-in' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    act(() => useSession.setState({ status: 'expired' }));
    expect(question()).not.toBeInTheDocument();
  });
});
