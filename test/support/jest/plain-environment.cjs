const { LegacyFakeTimers, ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');
require('./cheap-passwords.cjs');
require('./fixed-date.cjs');

/**
 * Uses the worker's globals instead of a context for each test file, so that files of a worker share modules
 * (runtime.cjs). Removes what a file and Jest add to the globals when the file ends.
 */
module.exports = class PlainEnvironment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  givenSymbols = new Set(Object.getOwnPropertySymbols(globalThis));

  constructor({ projectConfig: config }) {
    const timerConfig = { idToRef: (id) => id, refToId: (timer) => timer };
    const { global, moduleMocker } = this;
    this.fakeTimers = new LegacyFakeTimers({ config, global, moduleMocker, timerConfig });
    this.fakeTimersModern = new ModernFakeTimers({ config, global });
  }

  async setup() {}

  async teardown() {
    this.moduleMocker.restoreAllMocks();
    this.fakeTimers.dispose();
    this.fakeTimersModern.dispose();
    for (const symbol of Object.getOwnPropertySymbols(globalThis)) {
      const isKept = this.givenSymbols.has(symbol) || !Object.getOwnPropertyDescriptor(globalThis, symbol).configurable;
      if (!isKept) delete globalThis[symbol];
    }
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  /** Jest requires this method; `runtime.cjs` needs no context. */
  getVmContext() {
    return null;
  }
};
