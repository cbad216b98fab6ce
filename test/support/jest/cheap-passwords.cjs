const argon2 = require('@node-rs/argon2');

const { hash } = argon2;

/**
 * Passwords are hashed at the least cost here.
 * `password-hasher.spec` holds the real one, and the long tests pay it.
 */
argon2.hash = (password, options, signal) => hash(password, { ...options, memoryCost: 8, timeCost: 1 }, signal);

module.exports = { hash };
