/** A variable that cannot be used. The message names it and never repeats its value. */
export class EnvironmentError extends Error {}
