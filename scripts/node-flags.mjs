/**
 * What the product is started with: `npm start`, the image and the benchmarks. Only the command line may say these; to switch them while a process
 * runs is unsafe. docs/benchmarks.md has what they bring.
 * - The part of the heap for what is new grows to 4 MB a half instead of 16, which every start would fill.
 * - V8 lets waste pile up to a share of the size that the heap may reach, which would be up to 4 GB by the machine's memory. A store of 110,000 records
 *   needs 130 MB of it.
 */
export const NODE_FLAGS = ['--max-semi-space-size=4', '--max-old-space-size=1024'];
