import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { Injectable } from '@nestjs/common';
import { LIMITS } from '../contract/limits';
import type { Focus } from '../contract/media';
import { sizeOfUpload } from '../contract/uploads';
import { Semaphore } from '../platform/concurrency/semaphore';
import { ProductError } from '../platform/errors/product-error';
import { PROTECTION } from '../platform/limits/protection';
import { drawPhoto, drawPng, type PngInfo } from './raster-image';
import { drawingProblem } from './safe-drawing';
import { UploadStorage } from './storage/upload-storage';

/** Maximum number of cached PNG images: logos for emails and PDF files, and the icon in several sizes. */
const MOST_KEPT = 12;

@Injectable()
export class ImageCopiesService {
  private readonly drawing = new Semaphore(PROTECTION.images);
  private readonly copies = new Map<string, Promise<Buffer>>();

  constructor(private readonly storage: UploadStorage) {}

  /** Returns why an upload cannot be the logo or icon, or `null`. Throws 429 if too many images are being made. */
  async problemOf(path: string): Promise<string | null> {
    const file = await this.storage.bring(basename(path));
    if (!file || !(await stat(file).catch(() => null))) return 'The file no longer exists. Please upload it again.';
    const problem = await drawingProblemOf(file);
    if (problem) return problem;
    // An image that cannot be decoded would be missing in emails and PDF files.
    return this.png(path, { width: 32, height: 32 }).then(() => null, toProblem);
  }

  /** Returns a cached PNG. Throws 429 if too many images wait, other errors if the file is unusable. */
  png(path: string, target: PngInfo): Promise<Buffer> {
    const draw = async () => {
      const file = await this.findDrawable(path);
      return drawPng(file, sizeOfUpload(path)?.width ?? target.width, target);
    };
    return this.keep(path, target, draw);
  }

  /** Returns a new JPEG, cropped around the focal point. Callers cache it. Throws 429 if too many images are made. */
  photo(path: string, box: { width: number; height: number }, focus: Focus): Promise<Buffer> {
    return this.drawing.run(async () => drawPhoto(await this.findDrawable(path), box, focus));
  }

  /** Returns a cached PNG of an SVG that is part of the product. Throws 429 if too many images are being made. */
  rasterise(svg: string, ownWidth: number, target: PngInfo): Promise<Buffer> {
    return this.keep(svg, target, () => drawPng(Buffer.from(svg), ownWidth, target));
  }

  /** Throws for an SVG that `drawingProblemOf` rejects, because drawing such a file could take very long. */
  private async findDrawable(path: string): Promise<string> {
    const file = await this.storage.find(basename(path));
    const problem = await drawingProblemOf(file);
    if (problem) throw new Error(problem);
    return file;
  }

  private keep(source: string, target: PngInfo, draw: () => Promise<Buffer>): Promise<Buffer> {
    const name = JSON.stringify([source, target]);
    const known = this.copies.get(name);
    if (known !== undefined) return known;
    const made = this.drawing.run(draw);
    if (this.copies.size >= MOST_KEPT) this.copies.clear();
    this.copies.set(name, made);
    made.catch(() => this.copies.delete(name));
    return made;
  }
}

async function drawingProblemOf(file: string): Promise<string | null> {
  if (!file.endsWith('.svg')) return null;
  const { size } = await stat(file);
  if (size > LIMITS.drawingBytes) return 'The SVG is larger than 100 kB. Please simplify it, or use a PNG.';
  return drawingProblem(await readFile(file, 'utf8'));
}

function toProblem(error: unknown): string {
  if (error instanceof ProductError) throw error;
  return 'The image cannot be shown. Please save it in another format, such as PNG.';
}
