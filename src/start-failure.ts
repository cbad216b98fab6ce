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
