/**
 * Flags of Node, which only the command line may set: smaller young generations and at most 1 GB of heap.
 * docs/benchmarks.md has their effect.
 */
export const NODE_FLAGS = ['--max-semi-space-size=4', '--max-old-space-size=1024'];
