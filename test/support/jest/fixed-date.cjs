/**
 * Starts end-to-end tests on a fixed day at noon in Lusaka, so that no midnight, month end or hour changes results.
 * Time continues from there; timers, files and child processes use the real clock. Tests with a MongoDB server, which
 * has its own clock, use the real one.
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
  // The product derives steady times from it.
  Object.defineProperty(performance, 'timeOrigin', { value: performance.timeOrigin + aheadMs });
}
