import { Logger } from '@nestjs/common';
import type { Connection } from 'mongoose';
import { RESERVED_SLUGS } from '../contract/reserved-slugs';
import { isDatabaseDown } from '../platform/errors/database-error';
import type { PublicAddressesService } from '../platform/records/public-addresses.service';

/** Moves pages to another URL if the site itself now uses their URL. Added on 2026-11-22. */
export async function pagesOffReservedAddresses(
  db: Connection,
  addresses: PublicAddressesService,
): Promise<string | null> {
  const pages = db.collection('pages');
  const rows = await pages.find({ slug: { $in: [...RESERVED_SLUGS] } }).toArray();
  const moved: string[] = [];
  for (const { _id, slug, status } of rows) {
    try {
      let to = `${slug}-page`;
      for (let count = 2; await pages.findOne({ slug: to }); count += 1) to = `${slug}-page-${count}`;
      // Adds the redirect before the move. After an interruption, the next start still finds the page and moves it.
      if (status === 'published') await addresses.changed(`/${slug}`, `/${to}`);
      await pages.updateOne({ _id, slug }, { $set: { slug: to, updatedAt: new Date() } });
      moved.push(`/${slug} (now /${to})`);
    } catch (error) {
      if (isDatabaseDown(error)) throw error;
      new Logger('Pages').warn(`The page /${slug} stays there: ${(error as Error).message}`);
    }
  }
  return moved.length > 0 ? `pages whose URLs the site now needs: ${moved.join(', ')}` : null;
}
