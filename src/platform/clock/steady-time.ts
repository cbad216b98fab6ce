/** The time as it goes on from the process's start: nobody who sets the clock meanwhile makes what lies minutes back look older or younger. */
export const steadyTime = (): Date => new Date(performance.timeOrigin + performance.now());
