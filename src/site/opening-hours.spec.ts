import { readOpeningHours } from './opening-hours';

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

describe('readOpeningHours', () => {
  it.each([
    ['Monday to Friday, 8 to 17', { days: WEEK, opens: '08:00', closes: '17:00' }],
    ['Mon–Fri 08:00–17:30', { days: WEEK, opens: '08:00', closes: '17:30' }],
    ['Mon - Fri: 8am - 5.30pm', { days: WEEK, opens: '08:00', closes: '17:30' }],
    ['Saturdays, 8 to 12 pm', { days: ['Saturday'], opens: '08:00', closes: '12:00' }],
    ['Thurs to Sat from 9hrs to 13hrs.', { days: ['Thursday', 'Friday', 'Saturday'], opens: '09:00', closes: '13:00' }],
    ['Sunday 12am to 12pm', { days: ['Sunday'], opens: '00:00', closes: '12:00' }],
  ])('reads %s', (line, hours) => {
    expect(readOpeningHours(line)).toEqual([hours]);
  });

  it.each([
    ['By appointment'],
    ['Every day, 8 to 17'],
    ['Monday to Friday, 17 to 8'],
    ['Friday to Monday, 8 to 17'],
    ['Monday to Friday, 8:75 to 17'],
    ['Monday to Friday, 8 to 30'],
    ['Monday to Friday, 13pm to 14pm'],
    ['Monday and Friday, 8 to 17'],
    [''],
  ])('ignores "%s"', (line) => {
    expect(readOpeningHours(line)).toEqual([]);
  });

  it('returns the lines that it can read', () => {
    expect(readOpeningHours('Monday, 8 to 17\nClosed on holidays\r\nTuesday, 9 to 17')).toHaveLength(2);
  });
});
