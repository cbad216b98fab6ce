import { Injectable, Logger } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { RESERVED_SLUGS } from '../contract/reserved-slugs';
import { Upgrades } from '../platform/database/upgrades';
import { isDatabaseAway } from '../platform/errors/database-error';
import { PublicAddresses } from '../platform/records/public-addresses';
import { Page, type PageRow } from './schemas/page.schema';

/**
 * Moves the pages of older versions, and of their archives, whose address belongs to a part of the site by now: nobody could read them there.
 * A start that was cut short is completed by the next.
 */
@Injectable()
export class DisplacedPages {
  private readonly logger = new Logger('Pages');

  constructor(
    @InjectModel(Page.name) private readonly model: Model<PageRow>,
    private readonly addresses: PublicAddresses,
    upgrades: Upgrades,
  ) {
    upgrades.add(() => this.moveAll());
  }

  /** One that cannot be moved keeps nobody from the rest of the site. */
  private async moveAll(): Promise<string | null> {
    const rows = await this.model.find({ slug: trusted({ $in: RESERVED_SLUGS }) }).lean<PageRow[]>();
    const moved: string[] = [];
    for (const row of rows) {
      try {
        moved.push(`/${row.slug} (now /${await this.move(row)})`);
      } catch (error) {
        if (isDatabaseAway(error)) throw error;
        this.logger.warn(`The page /${row.slug} stays there: ${(error as Error).message}`);
      }
    }
    return moved.length > 0 ? `pages whose addresses belong to the site by now: ${moved.join(', ')}` : null;
  }

  /** Answers where it is now. */
  private async move({ _id, slug, status }: PageRow): Promise<string> {
    let to = `${slug}-page`;
    for (let count = 2; await this.model.exists({ slug: to }); count += 1) to = `${slug}-page-${count}`;
    // The redirect first: of what was cut short the page is still found, and moved.
    if (status === 'published') await this.addresses.changed(`/${slug}`, `/${to}`);
    await this.model.updateOne({ _id, slug }, { slug: to });
    return to;
  }
}
