/**
 * Flags of Node that limit its memory, see docs/benchmarks.md. A running process cannot set them, so package.json, the
 * Dockerfile and docs/operating.md repeat them in their commands.
 */
export const NODE_FLAGS = ['--max-semi-space-size=4', '--max-old-space-size=1024', '--max-lazy'];
