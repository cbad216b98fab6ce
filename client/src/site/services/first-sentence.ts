import type { Service } from '@contract/services';

/** The description without the marks of its format. */
export const wordsOf = ({ text, description }: Pick<Service, 'text' | 'description'>): string => text ?? description;

/** The first sentence of a description, for the hero of its page. */
export function firstSentence(description: string): string {
  const text = description.trim();
  const end = /[.!?](?=\s|$)/.exec(text);
  return end ? text.slice(0, end.index + 1) : (text.split('\n')[0] ?? '');
}

/** The first paragraph, for the list. */
export function firstParagraph(description: string): string {
  return description.trim().split(/\r?\n\s*\r?\n/)[0] ?? '';
}
