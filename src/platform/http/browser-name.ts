import type { Request } from 'express';

const BROWSERS: readonly [RegExp, string][] = [
  [/Edg/, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** Returns for example "Firefox on Windows". The words are from a fixed list, so a client cannot choose the text. */
export function browserName(request: Request): string {
  const agent = request.get('user-agent') ?? '';
  const wordOf = (words: typeof BROWSERS) => words.find(([pattern]) => pattern.test(agent))?.[1];
  return `${wordOf(BROWSERS) ?? 'Unknown browser'} on ${wordOf(SYSTEMS) ?? 'unknown system'}`;
}
