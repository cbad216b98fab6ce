import type { Service } from '@contract/services';

/** Returns the description without formatting marks. */
export const wordsOf = ({ text, description }: Pick<Service, 'text' | 'description'>): string => text ?? description;

/** Returns the first sentence of a description, for the hero of its page. */
export function firstSentence(description: string): string {
  const text = description.trim();
  const end = /[.!?](?=\s|$)/.exec(text);
  return end ? text.slice(0, end.index + 1) : (text.split('\n')[0] ?? '');
}

/** Returns the first paragraph, for the list. */
export function firstParagraph(description: string): string {
  return description.trim().split(/\r?\n\s*\r?\n/)[0] ?? '';
}
