/** Error for a setting with an invalid value. The message names the setting and never repeats the value. */
export class EnvironmentError extends Error {}

/** `EX_CONFIG` of sysexits.h, after which systemd does not restart the process. `scripts/env-file.mjs` has it too. */
export const WRONG_SETTINGS_EXIT_CODE = 78;
