import type { ServerResponse } from 'node:http';

const answers = new WeakSet<ServerResponse>();
export const noteMaintenance = (response: ServerResponse): void => void answers.add(response);

/** True for an answer 503 of maintenance mode. Log and metrics do not report it as an error. */
export const isMaintenance = (response: ServerResponse): boolean => answers.has(response);
