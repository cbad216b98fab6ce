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

/** Those of a whole site: its logos for mails and paper, its icon in each size. */
const MOST_KEPT = 12;

/** Copies of uploads that the site is known by, made when they are asked for. */
@Injectable()
export class PictureCopiesService {
  private readonly drawing = new Semaphore(PROTECTION.images);
  private readonly kept = new Map<string, Promise<Buffer>>();

  constructor(private readonly storage: UploadStorage) {}

  /** What is wrong with an upload that is to stand on every page, in words for whoever chose it, or `null`. Errors: 429 too many at once. */
  async problemOf(path: string): Promise<string | null> {
    const file = await this.storage.bring(basename(path));
    if (!file || !(await stat(file).catch(() => null)))
      return 'The file is not there any more. Please upload it again.';
    const problem = await drawingProblemOf(file);
    if (problem) return problem;
    // What cannot be drawn here would be missing in mails and on paper.
    return this.png(path, { width: 32, height: 32 }).then(() => null, toProblem);
  }

  /** Errors: 429 too many at once; else it is the file's fault. */
  png(path: string, look: PngInfo): Promise<Buffer> {
    const draw = async () => {
      const file = await this.findDrawable(path);
      return drawPng(file, sizeOfUpload(path)?.width ?? look.width, look);
    };
    return this.keep(path, look, draw);
  }

  /** Cut around its focal point, as JPEG, which is a fraction of a photo's PNG; kept by who asks. Errors: as above. */
  photo(path: string, box: { width: number; height: number }, focus: Focus): Promise<Buffer> {
    return this.drawing.run(async () => drawPhoto(await this.findDrawable(path), box, focus));
  }

  /** The PNG of a drawing of the product's own. @param ownWidth of it. Errors: as above. */
  drawn(svg: string, ownWidth: number, look: PngInfo): Promise<Buffer> {
    return this.keep(svg, look, () => drawPng(Buffer.from(svg), ownWidth, look));
  }

  /** Errors: it is a drawing that nobody has asked `problemOf` about, and that could take any time. */
  private async findDrawable(path: string): Promise<string> {
    const file = await this.storage.find(basename(path));
    const problem = await drawingProblemOf(file);
    if (problem) throw new Error(problem);
    return file;
  }

  private keep(source: string, look: PngInfo, draw: () => Promise<Buffer>): Promise<Buffer> {
    const name = JSON.stringify([source, look]);
    const known = this.kept.get(name);
    if (known !== undefined) return known;
    const made = this.drawing.run(draw);
    if (this.kept.size >= MOST_KEPT) this.kept.clear();
    this.kept.set(name, made);
    made.catch(() => this.kept.delete(name));
    return made;
  }
}

async function drawingProblemOf(file: string): Promise<string | null> {
  if (!file.endsWith('.svg')) return null;
  const { size } = await stat(file);
  if (size > LIMITS.drawingBytes) return 'The drawing is larger than 100 kB. Please simplify it, or use a PNG.';
  return drawingProblem(await readFile(file, 'utf8'));
}

function toProblem(error: unknown): string {
  if (error instanceof ProductError) throw error;
  return 'The picture cannot be drawn. Please save it in another way, or use a PNG.';
}
