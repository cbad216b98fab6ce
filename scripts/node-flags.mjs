/**
 * What the product is started with: `npm start`, the image and the benchmarks. The part of the heap for what is new grows to 4 MB a half
 * instead of 16, which every start would fill: 14 MB less at rest. Only the command line may say that; to switch it while a process runs is unsafe.
 */
export const NODE_FLAGS = ['--max-semi-space-size=4'];
