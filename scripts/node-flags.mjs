/**
 * Node flags of `npm start`, the image and the benchmarks. Only the command line may set them: changing them in a
 * running process is unsafe. docs/benchmarks.md has their effect.
 * - Each half of the young generation grows to 4 MB instead of 16, which every start would fill.
 * - V8 lets garbage grow with the heap limit, which is up to 4 GB by the machine's memory. A store of 110,000 records
 * needs 130 MB.
 */
export const NODE_FLAGS = ['--max-semi-space-size=4', '--max-old-space-size=1024'];
