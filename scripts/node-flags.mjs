/** Only the command line may set these flags of Node. docs/benchmarks.md has their effect. */
export const NODE_FLAGS = ['--max-semi-space-size=4', '--max-old-space-size=1024'];
