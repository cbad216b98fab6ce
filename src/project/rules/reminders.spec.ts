import { duesOf } from '../../contract/schedule';
import { isTimeToRemind, paymentRemindersDue, remindersDue } from './reminders';

const sentAt = new Date('2026-11-02T10:00:00.000Z');
const validUntil = '2026-12-02';

describe('reminders of a quote', () => {
  it.each([
    ['2026-11-05T05:59:59.999Z', false],
    ['2026-11-05T06:00:00.000Z', true],
    ['2026-11-05T15:59:59.999Z', true],
    ['2026-11-05T16:00:00.000Z', false],
    ['2026-11-05T22:30:00.000Z', false],
  ])('go out from 8 to 18 in Lusaka: %s %s', (time, isTime) => {
    expect(isTimeToRemind(new Date(time))).toBe(isTime);
  });

  it.each([
    ['2026-11-05T09:59:59.999Z', [], []],
    ['2026-11-05T10:00:00.000Z', [], ['3 days']],
    ['2026-11-08T10:00:00.000Z', ['3 days'], []],
    ['2026-11-09T10:00:00.000Z', ['3 days'], ['7 days']],
    ['2026-11-09T10:00:00.000Z', [], ['3 days', '7 days']],
    ['2026-11-29T21:59:59.999Z', ['3 days', '7 days'], []],
    ['2026-11-29T22:00:00.000Z', ['3 days', '7 days'], ['end']],
    ['2026-12-02T21:59:59.999Z', ['3 days', '7 days'], ['end']],
    ['2026-12-02T22:00:00.000Z', [], []],
    ['2026-12-01T10:00:00.000Z', ['3 days', '7 days', 'end'], []],
    ['2026-10-01T10:00:00.000Z', [], []],
  ])('are due at %s, after %j: %j', (time, told, due) => {
    expect(remindersDue({ sentAt, validUntil, told }, new Date(time))).toEqual(due);
  });

  it('are not due on the day of sending of a short-lived quote', () => {
    const short = { sentAt, validUntil: '2026-11-03', told: [] };
    expect(remindersDue(short, new Date('2026-11-02T12:00:00.000Z'))).toEqual([]);
    expect(remindersDue(short, new Date('2026-11-03T12:00:00.000Z'))).toEqual(['end']);
  });

  it('are never due for a quote without `sentAt`', () => {
    expect(remindersDue({ sentAt: undefined, validUntil: null, told: [] }, new Date('2030-01-01'))).toEqual([]);
  });
});

describe('reminders of a payment', () => {
  const terms = { price: 100, lines: [], discount: 0, vatPercent: 0, depositPercent: 0 };
  const half = { label: 'Half', share: 50, amount: null, dueWhen: '' };
  const schedule = [
    { ...half, dueDate: '2026-12-01' },
    { ...half, dueDate: '2026-12-13' },
  ];

  it.each([
    ['2026-11-27', []],
    ['2026-11-28', ['due 2026-12-01 -3']],
    ['2026-12-01', ['due 2026-12-01 -3']],
    ['2026-12-03', []],
    ['2026-12-09', ['due 2026-12-01 3']],
    ['2026-12-12', ['due 2026-12-01 10', 'due 2026-12-13 -3']],
    ['2027-01-03', []],
  ])('are due before and after its date: %s %j', (today, due) => {
    const dues = duesOf({ ...terms, schedule }, [], { today });
    const now = new Date(`${today}T10:00:00.000Z`);
    expect(paymentRemindersDue(dues, [], now)).toEqual(due);
    expect(paymentRemindersDue(dues, due, now)).toEqual([]);
  });

  it('leave out what is paid', () => {
    const dues = duesOf({ ...terms, schedule }, [{ amount: 50 }], { today: '2026-12-12' });
    expect(paymentRemindersDue(dues, [], new Date('2026-12-12T10:00:00.000Z'))).toEqual(['due 2026-12-13 -3']);
  });
});
