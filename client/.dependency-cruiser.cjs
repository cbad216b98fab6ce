const { circles, options } = require('../scripts/circles.cjs');

/** Who may import whom beside circles is held by the rules for imports in biome.json. */
module.exports = { forbidden: circles, options: options('tsconfig.json') };
