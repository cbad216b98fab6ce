import { escapeHtml } from '../../http/escape-html';

const EMAIL = /[^\s<>()"',;:&]+@[^\s<>()"',;:&]*[^\s<>()"',;:&.]/g;
/** Numbers of quotations. */
const NUMBER = /\bQ-\d{4}-\d+/g;

/**
 * Text as HTML that breaks an email address before its "@" and behind its dots, and the number of a quotation never.
 * Mail programs would break both somewhere in a word.
 */
export const textHtml = (text: string): string =>
  escapeHtml(text)
    .replace(EMAIL, (email) => email.replace(/[@.]/g, (sign) => (sign === '@' ? '<wbr>@' : '.<wbr>')))
    .replace(NUMBER, '<span style="white-space:nowrap">$&</span>');
