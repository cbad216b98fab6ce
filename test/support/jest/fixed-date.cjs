/**
 * The tests begin on one day, at noon in Lusaka, whenever they are run: no midnight, end of a month or hour of the day changes
 * what they find. Time goes on from there; timers and the monotonic clock are the machine's. A MongoDB server has a clock of its
 * own, so tests beside one keep the machine's.
 */
const MachineDate = Date;
const aheadMs = MachineDate.parse('2026-11-25T10:00:00Z') - MachineDate.now();

class TestDate extends MachineDate {
  constructor(...parts) {
    if (parts.length === 0) super(TestDate.now());
    else super(...parts);
  }

  static now() {
    return MachineDate.now() + aheadMs;
  }
}
Object.defineProperty(TestDate, 'name', { value: 'Date' });

if (!process.env.TEST_MONGODB_URI) {
  globalThis.Date = TestDate;
  // The product reads steady times from it.
  Object.defineProperty(performance, 'timeOrigin', { value: performance.timeOrigin + aheadMs });
}
