/** A setting has an invalid value. The message names the setting and never repeats the value. */
export class EnvironmentError extends Error {}

/**
 * Exit code for wrong settings (`EX_CONFIG` of sysexits.h). systemd does not restart on it. `scripts/env-file.mjs`
 * repeats it.
 */
export const WRONG_SETTINGS_EXIT_CODE = 78;
