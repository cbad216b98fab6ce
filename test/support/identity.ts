import type { SiteSettings } from '../../src/contract/settings';
import type { SignedIn } from './accounts';
import type { TestApp } from './app';
import { changeSettings } from './content';
import { imageOf } from './files';

export type IdentityImages = Pick<SiteSettings, 'logo' | 'logoOnDark' | 'icon' | 'shareImage'>;

/**
 * Uploads all identity images, saves them in the settings and returns their paths. Two images are so wide that the site
 * makes smaller copies.
 */
export async function giveIdentity(test: TestApp, admin: SignedIn): Promise<IdentityImages> {
  const store = async (bytes: Buffer): Promise<string> =>
    (await test.http.post('/api/uploads').set(admin).attach('file', bytes, 'f').expect(201)).body.filePath;
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="150"><rect width="9" height="9"/></svg>';
  const images = {
    logo: await store(Buffer.from(svg)),
    logoOnDark: await store(await imageOf(600, 100, 'png')),
    icon: await store(await imageOf(64, 64, 'png')),
    shareImage: await store(await imageOf(1200, 630, 'jpeg')),
  };
  await changeSettings(test, admin, images);
  return images;
}
