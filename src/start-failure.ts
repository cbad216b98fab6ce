interface SystemError {
  code?: string;
  port?: number;
}

/** One line for whoever started it: the system's errors name no setting, all others say what there is to say. */
export function describeStartFailure(error: unknown): string {
  const { code, port } = (error ?? {}) as SystemError;
  if (code === 'EADDRINUSE') return `PORT ${port} is in use by another program.`;
  if (code === 'EACCES' && port !== undefined) return `PORT ${port} may not be used by this user.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return 'HOST must be an address of this machine.';
  return error instanceof Error ? error.message : String(error);
}
