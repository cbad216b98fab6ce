/** Replaces antd's style injection: jsdom would match all rules for each visibility check, and no test needs them. */
module.exports = {
  updateCSS: () => document.createElement('style'),
  injectCSS: () => null,
  removeCSS: () => undefined,
  clearContainerCache: () => undefined,
};
