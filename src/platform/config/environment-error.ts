/** A setting has an invalid value. The message names the setting and never repeats the value. */
export class EnvironmentError extends Error {}

/** `EX_CONFIG` of sysexits.h, for wrong settings. systemd does not restart on it. `scripts/env-file.mjs` repeats it. */
export const WRONG_SETTINGS_EXIT_CODE = 78;
