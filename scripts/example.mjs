// npm run example -- NAME: turns a fresh, running site into one of the examples.
import { readdirSync, readFileSync } from 'node:fs';
import { readEnvFile } from './env-file.mjs';

const FOLDER = new URL('./examples/', import.meta.url);
const NAMES = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.mjs'))
  .map((file) => file.replace('.mjs', ''));

function refuse(reason) {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}

readEnvFile();
const name = process.argv.slice(2).find((word) => !word.startsWith('--'));
const { PORT = '3000', ADMIN_EMAIL = 'admin@example.com', ADMIN_PASSWORD } = process.env;
const api = `${process.env.EXAMPLE_URL ?? `http://127.0.0.1:${PORT}`}/api`;
if (!NAMES.includes(name)) refuse(`Name an example: ${NAMES.join(', ')}.`);
if (!ADMIN_PASSWORD) refuse('ADMIN_PASSWORD must hold the password of the administrator.');

let token;

/** Calls the API of the running site. Throws with the server's answer if the call fails. */
async function call(method, path, body) {
  const isForm = body instanceof FormData;
  const answer = await fetch(api + path, {
    method,
    headers: {
      ...(token && { 'x-auth-token': token }),
      ...(!isForm && body && { 'content-type': 'application/json' }),
    },
    body: isForm ? body : body && JSON.stringify(body),
  });
  const said = await answer.json();
  if (!answer.ok) throw new Error(`${method} ${path} ${answer.status}: ${JSON.stringify(said)}`);
  return said;
}

async function upload(file) {
  const form = new FormData();
  const type = file.endsWith('.svg') ? 'image/svg+xml' : 'image/png';
  form.set('file', new Blob([readFileSync(new URL(file, FOLDER))], { type }), file);
  return (await call('POST', '/uploads', form)).filePath;
}

async function uploadEach(files) {
  const paths = Object.entries(files).map(async ([field, file]) => [field, await upload(file)]);
  return Object.fromEntries(await Promise.all(paths));
}

/** Items of the launch checklist that defaults or the technical contact may have done before the owner starts. */
const NOT_BY_OWNER = ['words', 'links', 'addresses', 'mail', 'publicUrl'];

/** True if the owner has done no item of the launch checklist. */
async function isFresh() {
  const { checks } = await call('GET', '/dashboard/readiness');
  return checks.every(({ name: check, isDone }) => !isDone || NOT_BY_OWNER.includes(check));
}

async function write({ settings, images, website, services, team, posts, pages, privacy }) {
  await call('POST', '/sample/remove');
  await call('PUT', '/settings', { ...settings, ...(await uploadEach(images)) });
  for (const [section, words] of Object.entries(website)) {
    // Makes the section visible. Sections that cannot be hidden ignore `isHidden`.
    await call('PUT', `/website/${section}`, { isHidden: false, ...words });
  }
  for (const service of services) await call('POST', '/services', service);
  // Creates records in reverse order, because lists show the newest first.
  for (const member of team.toReversed()) await call('POST', '/team', member);
  for (const post of posts.toReversed()) await call('POST', '/blogs', post);
  for (const page of pages) await call('POST', '/pages', { status: 'published', ...page });
  const privacyPage = (await call('GET', '/pages?limit=100')).find(({ slug }) => slug === 'privacy');
  if (privacyPage) await call('PUT', `/pages/${privacyPage._id}`, { content: `${privacy}\n\n${privacyPage.content}` });
  // Creates the privacy page, because a site that was started without sample content lacks it.
  else
    await call('POST', '/pages', { title: 'Privacy Policy', slug: 'privacy', content: privacy, status: 'published' });
}

try {
  ({ token } = await call('POST', '/auth/login', { email: ADMIN_EMAIL, password: ADMIN_PASSWORD }));
  if (!(await isFresh()) && !process.argv.includes('--anyway')) {
    refuse('This site already has changes. Use --anyway to overwrite them with the example.');
  }
  await write((await import(new URL(`${name}.mjs`, FOLDER))).default);
  process.stdout.write(`The site now shows the example ${name}.\n`);
} catch (error) {
  refuse(error.message);
}
