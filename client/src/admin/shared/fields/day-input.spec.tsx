import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderAdmin } from '@/testing/render-admin';
import { DayInput } from './day-input';
import type { DayPickerProps } from './day-picker';

const onChange = jest.fn();
beforeEach(() => onChange.mockReset());

function Held({ value: first = '', ...props }: DayPickerProps) {
  const [value, setValue] = useState(first);
  const change = (chosen: string) => {
    onChange(chosen);
    setValue(chosen);
  };
  return <DayInput aria-label="Day" {...props} value={value} onChange={change} />;
}

async function show(props: DayPickerProps = {}) {
  const user = renderAdmin(<Held {...props} />);
  await waitFor(() => expect(screen.getByLabelText('Day')).toBeEnabled());
  return { user, field: screen.getByLabelText<HTMLInputElement>('Day') };
}
const type = (field: HTMLElement, text: string) => {
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: text } });
};

describe('DayInput', () => {
  it('shows a day in the product’s format', async () => {
    const { field } = await show({ value: '2026-11-20' });
    expect(field).toHaveValue('November 20, 2026');
  });

  it('shows a stored time in Lusaka time', async () => {
    const { field } = await show({ value: '2026-11-20T07:05', withTime: true });
    expect(field).toHaveValue('November 20, 2026, 07:05');
  });

  it.each([
    'November 5, 2026',
    'Nov 5, 2026',
    '5 November 2026',
    '5 Nov 2026',
    '2026-11-05',
    '5/11/2026',
    '05.11.2026',
  ])('accepts a typed day at once: %s', async (text) => {
    const { field } = await show();
    type(field, text);
    expect(onChange.mock.calls).toEqual([['2026-11-05']]);
    fireEvent.blur(field);
    await waitFor(() => expect(field).toHaveValue('November 5, 2026'));
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it.each(['November 5, 2026, 07:30', '2026-11-05 07:30', '2026-11-05T07:30', '05-11-2026 07:30'])(
    'accepts a typed time: %s',
    async (text) => {
      const { field } = await show({ withTime: true });
      type(field, text);
      fireEvent.blur(field);
      expect(onChange.mock.calls).toEqual([['2026-11-05T07:30']]);
    },
  );

  it('names a day that does not exist until the next change', async () => {
    const { field } = await show({ value: '2026-11-20' });
    type(field, 'February 30, 2026');
    fireEvent.blur(field);
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getByRole('alert')).toHaveTextContent('“February 30, 2026” is not a date.');
    type(field, '2026-11-23');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('clears an optional day when its text is deleted', async () => {
    const { field } = await show({ value: '2026-11-20' });
    type(field, '');
    fireEvent.blur(field);
    expect(onChange.mock.calls).toEqual([['']]);
  });

  it('accepts a typed day on Enter without submitting the form', async () => {
    const onSubmit = jest.fn();
    const user = renderAdmin(
      <form onSubmit={onSubmit}>
        <Held />
      </form>,
    );
    await waitFor(() => expect(screen.getByLabelText('Day')).toBeEnabled());
    await user.type(screen.getByLabelText('Day'), '2026-11-23{Enter}');
    expect(screen.getByLabelText('Day')).toHaveValue('November 23, 2026');
    expect(onChange.mock.calls).toEqual([['2026-11-23']]);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('selects a day in the calendar', async () => {
    const { user, field } = await show({ value: '2026-11-20' });
    await user.click(field);
    await user.click(screen.getByTitle('2026-11-23'));
    expect(onChange.mock.calls).toEqual([['2026-11-23']]);
  });
});
