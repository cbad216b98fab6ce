/** Replaces CSS modules in component tests: `styles.box` is "box". */
module.exports = new Proxy({}, { get: (_styles, name) => (name === '__esModule' ? false : name) });
