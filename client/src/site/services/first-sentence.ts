import type { Service } from '@contract/services';

/** Returns the description as plain text, without the signs of Markdown. */
export const wordsOf = ({ text, description }: Pick<Service, 'text' | 'description'>): string => text ?? description;

export function firstSentence(description: string): string {
  const text = description.trim();
  const end = /[.!?](?=\s|$)/.exec(text);
  return end ? text.slice(0, end.index + 1) : (text.split('\n')[0] ?? '');
}
