const { LegacyFakeTimers, ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');
require('./cheap-passwords.cjs');
require('./fixed-date.cjs');

/**
 * The worker's own globals in place of a context for each test file, so that files which one worker runs can share modules: runtime.cjs.
 * What a file leaves on the globals, and what Jest keeps there of it, goes when the file ends.
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

  /** Jest asks each environment for one; `runtime.cjs` needs none. */
  getVmContext() {
    return null;
  }
};
