import type { ServerResponse } from 'node:http';

const answers = new WeakSet<ServerResponse>();

/** Says of an answer that its 503 is maintenance mode: somebody has turned it on, nothing is wrong. */
export const noteMaintenance = (response: ServerResponse): void => void answers.add(response);

/** Whether it is, for log and metrics, which call errors what operators are woken for. */
export const isMaintenance = (response: ServerResponse): boolean => answers.has(response);
