/** Thrown where the script or the words of a page do not arrive. */
export class NotLoadedError extends Error {}
