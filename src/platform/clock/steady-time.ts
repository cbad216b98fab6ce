/** Returns the start time of the process plus its running time. Later changes of the system clock do not affect it. */
export const steadyTime = (): Date => new Date(performance.timeOrigin + performance.now());
