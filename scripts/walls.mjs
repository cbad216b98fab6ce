// npm run walls: who may import whom, on the server and in the client.
// The rules stand in the two `.dependency-cruiser.cjs`, and in rooms.mjs.
import { cruise, format } from 'dependency-cruiser';
import extractConfig from 'dependency-cruiser/config-utl/extract-depcruise-config';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { ringsOf } from './rooms.mjs';

const ROOT = process.cwd();
let isGood = true;
for (const side of ['.', 'client']) {
  process.chdir(`${ROOT}/${side}`);
  const { options, ...ruleSet } = await extractConfig('./.dependency-cruiser.cjs');
  const tsConfig = extractTSConfig('./tsconfig.json');
  const { output } = await cruise(['src'], { ...options, ruleSet, validate: true }, undefined, { tsConfig });
  const report = await format(output, { outputType: 'err' });
  const rings = ringsOf(output.modules);
  process.stdout.write([report.output, ...rings.map((ring) => `  ring of folders: ${ring}\n`)].join(''));
  isGood &&= report.exitCode === 0 && rings.length === 0;
}
process.exitCode = isGood ? 0 : 1;
