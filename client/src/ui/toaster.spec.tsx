import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showToast, toastStore } from '@/stores/toasts';
import { Toaster } from './toaster';

describe('Toaster', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    toastStore.setState({ toasts: [] });
    render(<Toaster />);
  });

  const person = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

  it('announces a success politely and an error at once', () => {
    act(() => {
      showToast('success', 'Sent.');
      showToast('error', 'Not sent.');
    });
    expect(screen.getByRole('status')).toHaveTextContent('Sent.');
    expect(screen.getByRole('alert')).toHaveTextContent('Not sent.');
  });

  it('removes a toast after four seconds', () => {
    act(() => showToast('success', 'Sent.'));
    act(() => jest.advanceTimersByTime(3_999));
    expect(screen.getByText('Sent.')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.queryByText('Sent.')).not.toBeInTheDocument();
  });

  it('shows at most three and drops the oldest', () => {
    act(() => {
      for (const text of ['one', 'two', 'three', 'four']) showToast('success', text);
    });
    expect(screen.queryByText('one')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('twothreefour');
  });

  it('waits while it is pointed at', async () => {
    act(() => showToast('success', 'A long sentence.'));
    const user = person();
    await user.hover(screen.getByText('A long sentence.'));
    act(() => jest.advanceTimersByTime(10_000));
    expect(screen.getByText('A long sentence.')).toBeInTheDocument();
    await user.unhover(screen.getByText('A long sentence.'));
    act(() => jest.advanceTimersByTime(4_000));
    expect(screen.queryByText('A long sentence.')).not.toBeInTheDocument();
  });

  it('disappears when it is dismissed', async () => {
    act(() => showToast('error', 'Not sent.'));
    await person().click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Not sent.')).not.toBeInTheDocument();
  });
});
