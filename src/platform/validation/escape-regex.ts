/** Escapes user text for a pattern that matches exactly this text. */
export const escapeRegex = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
