/** Replaces antd's index, which loads all components. A test file then loads only those it uses. */
const toFolder = (name) => name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();

module.exports = new Proxy({}, { get: (_, name) => require(`antd/lib/${toFolder(name)}`).default });
