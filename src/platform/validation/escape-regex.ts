/**
 * Escapes user text for a pattern that matches exactly this text. `SearchText` refuses text that no pattern can
 * contain.
 */
export const escapeRegex = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
