/** A test file of test/e2e. */
export const e2e = (name) => `test/e2e/${name}.e2e-spec.ts`;
