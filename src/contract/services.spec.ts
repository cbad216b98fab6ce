import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SERVICE_ICONS } from './services';

const CLIENT = join(__dirname, '../../client');
const FILE = readFileSync(join(CLIENT, 'public/art/services.svg'), 'utf8');
const WITH_PAGE = readFileSync(join(CLIENT, 'src/ui/service-tile.tsx'), 'utf8');

it.each(SERVICE_ICONS)('the icon %s is drawn once: with its page, or in the file of all others', (icon) => {
  const isInFile = FILE.includes(`<symbol id="${icon}" `);
  const isWithPage = new RegExp(`^  '?${icon}'?: \\(`, 'm').test(WITH_PAGE);
  expect([isInFile, isWithPage].filter(Boolean)).toHaveLength(1);
});
