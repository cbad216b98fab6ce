/** Error for a setting with an invalid value. The message names the setting and never repeats the value. */
export class EnvironmentError extends Error {}

/**
 * Exit code `EX_CONFIG` of sysexits.h, for invalid settings. systemd does not restart the process after it.
 * `scripts/env-file.mjs` has the same number.
 */
export const WRONG_SETTINGS_EXIT_CODE = 78;
