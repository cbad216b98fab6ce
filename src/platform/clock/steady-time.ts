/** Time since the start of the process plus its start time. Later changes of the clock do not affect it. */
export const steadyTime = (): Date => new Date(performance.timeOrigin + performance.now());
