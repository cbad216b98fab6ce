const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

interface Hours {
  days: readonly string[];
  opens: string;
  closes: string;
}

const DAY = '[a-z]{3,9}';
const TIME = '(\\d{1,2})(?:[.:h](\\d{2}))?\\s*(am|pm|hrs|h)?';
const UNTIL = '\\s*(?:-|–|—|to|until)\\s*';
const LINE = new RegExp(`^(${DAY})(?:${UNTIL}(${DAY}))?\\s*[,:]?\\s+(?:from\\s+)?${TIME}${UNTIL}${TIME}\\.?$`, 'i');

/** Returns the number of a weekday. "Mon", "Thurs" and "Saturdays" are accepted too. */
const dayOf = (word: string): number =>
  DAYS.findIndex(
    (day) => `${day}s`.toLowerCase().startsWith(word.toLowerCase()) || day.toLowerCase() === word.toLowerCase(),
  );

function timeOf(hour: string, minute = '00', half = ''): string | null {
  const isHalf = /^(am|pm)$/i.test(half);
  const whole = isHalf ? (Number(hour) % 12) + (/^pm$/i.test(half) ? 12 : 0) : Number(hour);
  const isTime = Number(minute) < 60 && (isHalf ? Number(hour) >= 1 && Number(hour) <= 12 : whole <= 24);
  return isTime ? `${String(whole).padStart(2, '0')}:${minute}` : null;
}

/** Parses lines such as "Monday to Friday, 8 to 17". Other lines are ignored. */
export function readOpeningHours(text: string): Hours[] {
  return text.split('\n').flatMap((line) => {
    const [, first = '', last, ...times] = LINE.exec(line.trim()) ?? [];
    const from = dayOf(first);
    const to = last ? dayOf(last) : from;
    const opens = timeOf(times[0] ?? '', times[1], times[2] || undefined);
    const closes = timeOf(times[3] ?? '', times[4], times[5] || undefined);
    if (first === '' || from === -1 || to < from || !opens || !closes || opens >= closes) return [];
    return [{ days: DAYS.slice(from, to + 1), opens, closes }];
  });
}
