import { readFile, rm } from 'node:fs/promises';
import { basename } from 'node:path';
import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import { NO_IMAGE_FILE } from '../contract/image-address';
import { MEDIA_TEXTS } from '../contract/media';
import { type AuditSubject, AuditSubjectsService } from '../platform/audit/audit-subjects.service';
import { Semaphore } from '../platform/concurrency/semaphore';
import { conflict, invalid, notFound, ProductError } from '../platform/errors/product-error';
import { PROTECTION } from '../platform/limits/protection';
import { type FileKind, isDocument, isRaster, type RasterKind, recogniseFile } from './file-kind';
import { toFileName } from './file-name';
import { MediaEntriesService } from './media-entries.service';
import { checkGif, makeStoredImage, UNREADABLE } from './raster-image';
import { harmIn } from './safe-drawing';
import { randomName, UploadStorage } from './storage/upload-storage';
import { sizeOfSvg } from './svg';
import { familyOf, isSmaller, smallerName, smallerNames } from './upload-names';

const WRONG_TYPE = 'Only jpeg, png, gif, webp, svg, pdf, doc and docx files can be uploaded.';
const IMAGE_NAME = /\.(jpe?g|png|gif|webp|svg)$/i;

@Injectable()
export class UploadsService {
  private readonly decoding = new Semaphore(PROTECTION.images);

  constructor(
    private readonly storage: UploadStorage,
    private readonly entries: MediaEntriesService,
    subjects: AuditSubjectsService,
  ) {
    subjects.register('uploads', async (files) => {
      const subjects = new Map<string, AuditSubject>();
      const names = await entries.namesOf(files);
      for (const file of files) {
        if (!(await storage.stat(file))) continue;
        subjects.set(file, { name: names.get(familyOf(file)) ?? file, path: `/uploads/${file}` });
      }
      return subjects;
    });
  }

  /** Stores a received file with a library entry. If the entry exists already, returns the path of its file. */
  async receive(received: string, name: string, addedBy: string, id: Types.ObjectId): Promise<string> {
    const path = await this.store(received, name);
    const file = basename(path);
    try {
      const entered = await this.entries.add(id, file, toFileName(name) || file, addedBy);
      if (entered === file) return path;
      await this.discard(file);
      return `/uploads/${entered}`;
    } catch (error) {
      // After other errors, the entry may be stored. The regular cleanup removes a file without one.
      if (error instanceof ProductError) await this.discard(file);
      throw error;
    }
  }

  /** Stores a received image and returns its file name. Throws 400 for other types, and the errors of `store`. */
  async storeImage(received: string): Promise<string> {
    const kind = await recogniseFile(received);
    if (kind !== null && !isDocument(kind)) return basename(await this.store(received));
    await rm(received, { force: true });
    throw invalid('file', NO_IMAGE_FILE);
  }

  /**
   * Stores a received file under a random name and returns its path. Throws 415 for other file types, 400 for damaged
   * images and unsafe SVGs, and 429 if too many images wait to be decoded. `name` says what its owner takes it for.
   */
  async store(received: string, name = ''): Promise<string> {
    try {
      const kind = await recogniseFile(received);
      if (kind === null) throw new ProductError(415, IMAGE_NAME.test(name) ? UNREADABLE : WRONG_TYPE);
      const stored = isRaster(kind) ? await this.storeRaster(received, kind) : await this.storeAsItCame(received, kind);
      return `/uploads/${stored}`;
    } finally {
      await rm(received, { force: true });
    }
  }

  /** Removes a file with copies and entry. Throws 404 for an unknown file, 409 if a record uses it. */
  async remove(name: string): Promise<void> {
    if (isSmaller(name) || !(await this.storage.stat(name))) throw notFound();
    if (await this.entries.isNamed(name)) throw conflict(MEDIA_TEXTS.used);
    if (!(await this.discard(name))) throw notFound();
    await this.entries.remove(name);
  }

  /** Removes a file and its smaller copies. Returns true if it existed. */
  async discard(name: string): Promise<boolean> {
    const wasThere = await this.storage.remove(name);
    if (wasThere) for (const smaller of smallerNames(name)) await this.storage.remove(smaller);
    return wasThere;
  }

  private async storeRaster(received: string, kind: RasterKind): Promise<string> {
    const image = await this.decoding.run(() => makeStoredImage(received, kind));
    const name = `${randomName()}-${image.width}x${image.height}.${kind}`;
    // Stores the smaller files first, so that they exist when the image appears.
    for (const [width, bytes] of image.smaller) await this.storage.write(smallerName(name, width), bytes);
    await this.storage.write(name, image.original);
    return name;
  }

  private async storeAsItCame(received: string, kind: Exclude<FileKind, RasterKind>): Promise<string> {
    const size = await this.readSize(received, kind);
    const name = `${randomName()}${size ? `-${size.width}x${size.height}` : ''}.${kind}`;
    await this.storage.adopt(received, name);
    return name;
  }

  private async readSize(received: string, kind: FileKind): Promise<{ width: number; height: number } | null> {
    if (kind === 'gif') return this.decoding.run(() => checkGif(received));
    if (kind !== 'svg') return null;
    const drawing = await readFile(received);
    const harm = harmIn(drawing.toString('utf8'));
    if (harm) throw invalid('file', harm);
    return sizeOfSvg(drawing);
  }
}
