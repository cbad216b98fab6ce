/** User text as a pattern that matches exactly that text; `SearchText` has refused what may stand in no pattern. */
export const escapeRegex = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
