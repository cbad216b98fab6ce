import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { namesMoved } from './moved-names';
import { MediaFile, type MediaRow } from './schemas/media-file.schema';
import { familyOf } from './upload-names';

/** Texts that a form has sent, as they are to be stored. @param stands the record that they change; `null` for a new one */
export type Renaming = (stands: object | null) => object;

/**
 * Forms that stood open while a picture was replaced send its former name. What they save shows the picture as it is now.
 * A record that has a former name already keeps it: one of its versions was brought back.
 */
@Injectable()
export class PresentNames {
  constructor(@InjectModel(MediaFile.name) private readonly model: Model<MediaRow>) {}

  async renaming(input: object): Promise<Renaming> {
    const sent = JSON.stringify(input);
    if (!sent.includes('uploads/')) return () => input;
    const replaced = await this.model
      .find({ former: trusted({ $gt: '' }) })
      .select('file former')
      .lean<Pick<MediaRow, 'file' | 'former'>[]>();
    return (stands) => {
      const kept = JSON.stringify(stands);
      const moves = replaced.flatMap(({ file, former }) => {
        const gone = former.map(familyOf).filter((stem) => sent.includes(stem) && !kept.includes(stem));
        return gone.length > 0
          ? [
              namesMoved(
                former.filter((name) => gone.includes(familyOf(name))),
                file,
              ),
            ]
          : [];
      });
      const toText = (text: string) => moves.reduce((before, move) => move(before), text);
      const entries = Object.entries(input);
      return Object.fromEntries(
        entries.map(([name, value]) => [name, typeof value === 'string' ? toText(value) : value]),
      );
    };
  }
}
