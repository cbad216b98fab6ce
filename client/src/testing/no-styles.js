/**
 * In the place of what antd writes its styles with. No rule of its is asserted here, and jsdom looks through all of
 * them for each question of what can be seen.
 */
module.exports = {
  updateCSS: () => document.createElement('style'),
  injectCSS: () => null,
  removeCSS: () => undefined,
  clearContainerCache: () => undefined,
};
