const { circles, options } = require('../scripts/circles.cjs');

/** Rules against import cycles. biome.json has the other import rules. */
module.exports = { forbidden: circles, options: options('tsconfig.json') };
