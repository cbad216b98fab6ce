import type { ServerResponse } from 'node:http';

const answers = new WeakSet<ServerResponse>();
export const markMaintenance = (response: ServerResponse): void => void answers.add(response);

/** True if maintenance mode caused this 503. Log and metrics do not report the answer as an error. */
export const isMaintenance = (response: ServerResponse): boolean => answers.has(response);
