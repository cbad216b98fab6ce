/**
 * Replaces antd's style injection. No test checks its styles, and jsdom would match all of them for each visibility
 * check.
 */
module.exports = {
  updateCSS: () => document.createElement('style'),
  injectCSS: () => null,
  removeCSS: () => undefined,
  clearContainerCache: () => undefined,
};
