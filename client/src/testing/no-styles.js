/**
 * Replaces antd's style injection. No test needs the styles, and jsdom would match all rules for each visibility check.
 */
module.exports = {
  updateCSS: () => document.createElement('style'),
  injectCSS: () => null,
  removeCSS: () => undefined,
  clearContainerCache: () => undefined,
};
