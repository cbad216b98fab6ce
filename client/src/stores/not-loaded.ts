/** Error if the script or texts of a page fail to load. */
export class NotLoadedError extends Error {}
