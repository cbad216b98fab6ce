import { EnvironmentError, WRONG_SETTINGS_EXIT_CODE } from './platform/config/environment-error';
import { failureSentence } from './platform/errors/failure-sentence';

interface ListenError {
  code?: string;
  port?: number;
}

export function describeStartFailure(error: unknown): string {
  const { code, port } = (error ?? {}) as ListenError;
  if (code === 'EADDRINUSE') return `PORT ${port} is in use by another program.`;
  if (code === 'EACCES' && port !== undefined) return `The user that runs mosi is not allowed to use PORT ${port}.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return 'HOST must be an address of this machine.';
  return failureSentence(error);
}

/** Returns 1 for causes that may pass, so that systemd restarts the process, and another code for wrong settings. */
export function startExitCode(error: unknown): number {
  const { code, port } = (error ?? {}) as ListenError;
  const isForbiddenPort = code === 'EACCES' && port !== undefined;
  return error instanceof EnvironmentError || isForbiddenPort ? WRONG_SETTINGS_EXIT_CODE : 1;
}
