/**
 * End-to-end tests begin on one day, at noon in Lusaka, whenever they are run:
 * no midnight, end of a month or hour of the day changes what they find. Time goes on from there; timers, files and child processes keep the machine's clock.
 * A MongoDB server has a clock of its own, so tests beside one keep the machine's, too.
 */
const MachineDate = Date;
const aheadMs = MachineDate.parse('2026-11-25T10:00:00Z') - MachineDate.now();
const now = () => MachineDate.now() + aheadMs;

if (!process.env.TEST_MONGODB_URI) {
  globalThis.Date = new Proxy(MachineDate, {
    construct: (date, parts, target) => Reflect.construct(date, parts.length === 0 ? [now()] : parts, target),
    apply: (date) => new date(now()).toString(),
    get: (date, name) => (name === 'now' ? now : Reflect.get(date, name)),
  });
  // The product reads steady times from it.
  Object.defineProperty(performance, 'timeOrigin', { value: performance.timeOrigin + aheadMs });
}
