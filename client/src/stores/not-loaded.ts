/** Thrown if the script or the texts of a page fail to load. */
export class NotLoadedError extends Error {}
