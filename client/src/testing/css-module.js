/** Stands in for style sheets in component tests: every class is called by its own name. */
module.exports = new Proxy({}, { get: (_styles, name) => (name === '__esModule' ? false : name) });
