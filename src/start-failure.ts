import { EnvironmentError, WRONG_SETTINGS_EXIT_CODE } from './platform/config/environment-error';
import { failureSentence } from './platform/errors/failure-sentence';

interface ListenError {
  code?: string;
  port?: number;
}

/** One line for whoever started it. */
export function describeStartFailure(error: unknown): string {
  const { code, port } = (error ?? {}) as ListenError;
  if (code === 'EADDRINUSE') return `PORT ${port} is in use by another program.`;
  if (code === 'EACCES' && port !== undefined) return `PORT ${port} may not be used by this user.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return 'HOST must be an address of this machine.';
  return failureSentence(error);
}

/** What passes by itself (a port in use, a database that is away, a host whose network is not up yet) is 1: starting again helps. */
export function startExitCode(error: unknown): number {
  const { code, port } = (error ?? {}) as ListenError;
  const isForbiddenPort = code === 'EACCES' && port !== undefined;
  return error instanceof EnvironmentError || isForbiddenPort ? WRONG_SETTINGS_EXIT_CODE : 1;
}
