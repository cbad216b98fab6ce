import type { TextOrigin } from '@contract/drafts';
import { act, render, screen } from '@testing-library/react';
import { useLatest } from './use-latest';

const V1 = '2026-11-20T07:00:00.000Z';
const V2 = '2026-11-20T08:00:00.000Z';
const of = (updatedAt: string, status: string) => ({ _id: 'p1', updatedAt, status });

interface ShownProps {
  known: ReturnType<typeof of> | null;
  origin?: TextOrigin | null;
  read: (id: string) => Promise<ReturnType<typeof of>>;
}

function Shown({ known, origin = null, read }: ShownProps) {
  return <p>{useLatest(known, origin, read)?.status ?? 'nothing'}</p>;
}
const comeBack = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));

describe('the record of an open room', () => {
  it('is looked at again when its writer comes back, and never becomes an older one', async () => {
    const read = jest.fn(async () => of(V2, 'published'));
    const { rerender } = render(<Shown known={of(V1, 'scheduled')} read={read} />);
    expect(screen.getByText('scheduled')).toBeVisible();
    await comeBack();
    expect(screen.getByText('published')).toBeVisible();
    rerender(<Shown known={of('2026-11-20T09:00:00.000Z', 'draft')} read={read} />);
    await comeBack();
    expect(screen.getByText('draft')).toBeVisible();
  });

  it('is read at once where a new text turns out to stand beside one', async () => {
    const read = jest.fn(async () => of(V1, 'published'));
    const { rerender } = render(<Shown known={null} read={read} />);
    await comeBack();
    expect(read).not.toHaveBeenCalled();
    await act(async () => rerender(<Shown known={null} origin={{ id: 'p1', title: 'Robots' }} read={read} />));
    expect(screen.getByText('published')).toBeVisible();
  });
});
