import type { ServerResponse } from 'node:http';

const answers = new WeakSet<ServerResponse>();

/** Marks an answer as the 503 of maintenance mode, which is not a failure. */
export const noteMaintenance = (response: ServerResponse): void => void answers.add(response);

/** True for a marked answer. Log and metrics do not report it as an error. */
export const isMaintenance = (response: ServerResponse): boolean => answers.has(response);
