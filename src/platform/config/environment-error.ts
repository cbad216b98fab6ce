/** A variable with an invalid value. The message names it and never repeats the value. */
export class EnvironmentError extends Error {}

/**
 * Exit code for a wrong setting, which a restart cannot fix: `EX_CONFIG` of sysexits.h. systemd does not restart on it.
 * `scripts/env-file.mjs` has the same value.
 */
export const WRONG_SETTINGS_EXIT_CODE = 78;
