const argon2 = require('@node-rs/argon2');

const { hash } = argon2;

/** Hashes passwords at the lowest cost. `password-hasher.spec` tests the real cost, and the long tests use it. */
argon2.hash = (password, options, signal) => hash(password, { ...options, memoryCost: 8, timeCost: 1 }, signal);

module.exports = { hash };
