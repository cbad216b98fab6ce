import { readFile, rm } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { type AuditSubject, AuditSubjects } from '../platform/audit/audit-subjects';
import { Semaphore } from '../platform/concurrency/semaphore';
import { notFound, ProductError } from '../platform/errors/product-error';
import { PROTECTION } from '../platform/limits/protection';
import { type FileKind, isRaster, type RasterKind, recogniseFile } from './file-kind';
import { checkGif, makeStoredImage } from './raster-image';
import { sizeOfSvg } from './svg';
import { randomName, UploadFolder } from './upload-folder';
import { isSmaller, smallerName, smallerNames } from './upload-names';

const WRONG_TYPE = 'Only jpeg, png, gif, webp, svg, pdf, doc and docx files are taken.';

@Injectable()
export class UploadsService {
  private readonly decoding = new Semaphore(PROTECTION.images);

  constructor(
    private readonly folder: UploadFolder,
    subjects: AuditSubjects,
  ) {
    subjects.register('uploads', async (names) => {
      const found = new Map<string, AuditSubject>();
      for (const name of names) {
        if ((await folder.writtenAt(name)) !== null) found.set(name, { name, path: `/uploads/${name}` });
      }
      return found;
    });
  }

  /**
   * Stores a received file under a random name and answers its path. The received file is gone afterwards.
   * Errors: 400 an image that cannot be read; 415 a type that is not taken; 429 too many at once.
   */
  async store(received: string): Promise<string> {
    try {
      const kind = await recogniseFile(received);
      if (kind === null) throw new ProductError(415, WRONG_TYPE);
      const name = isRaster(kind) ? await this.storeRaster(received, kind) : await this.storeAsItCame(received, kind);
      return `/uploads/${name}`;
    } finally {
      await rm(received, { force: true });
    }
  }

  /** Removes a file and its smaller widths. Errors: 404 there is none. */
  async remove(name: string): Promise<void> {
    if (isSmaller(name) || !(await this.folder.remove(name))) throw notFound();
    for (const smaller of smallerNames(name)) await this.folder.remove(smaller);
  }

  private async storeRaster(received: string, kind: RasterKind): Promise<string> {
    const image = await this.decoding.run(() => makeStoredImage(received, kind));
    const name = `${randomName()}-${image.width}x${image.height}.${kind}`;
    // The smaller ones first: whoever sees the image finds them.
    for (const [width, bytes] of image.smaller) await this.folder.write(smallerName(name, width), bytes);
    await this.folder.write(name, image.original);
    return name;
  }

  private async storeAsItCame(received: string, kind: Exclude<FileKind, RasterKind>): Promise<string> {
    const size = await this.readSize(received, kind);
    const name = `${randomName()}${size ? `-${size.width}x${size.height}` : ''}.${kind}`;
    await this.folder.adopt(received, name);
    return name;
  }

  private async readSize(received: string, kind: FileKind): Promise<{ width: number; height: number } | null> {
    if (kind === 'gif') return this.decoding.run(() => checkGif(received));
    return kind === 'svg' ? sizeOfSvg(await readFile(received)) : null;
  }
}
