/** A variable that cannot be used. The message names it and never repeats its value. */
export class EnvironmentError extends Error {}

/**
 * Exit code of a start that no further start can mend, since a setting is wrong: `EX_CONFIG` of sysexits.h, at which systemd leaves it alone.
 * `scripts/env-file.mjs` has the same.
 */
export const WRONG_SETTINGS_EXIT_CODE = 78;
