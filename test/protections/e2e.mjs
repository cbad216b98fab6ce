export const e2e = (name) => `test/e2e/${name}.e2e-spec.ts`;
