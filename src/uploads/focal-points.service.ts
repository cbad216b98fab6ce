import { basename } from 'node:path';
import { Injectable } from '@nestjs/common';
import { type Focus, focusRule, NO_FOCUS } from '../contract/media';
import { MediaIndex } from './media-index';

/**
 * Maximum number of CSS rules for images that a document need not contain, latest first. The client opens further pages
 * without a new document, and these pages may show such images. The rules need about 5 kB compressed.
 */
const MOST_OTHERS = 200;
/** Maximum number of CSS rules in the back office, about 12 kB compressed. Further images show their centre. */
const MOST_IN_OFFICE = 500;

const NAMED = /\/uploads\/([\w.-]+)/g;

@Injectable()
export class FocalPointsService {
  constructor(private readonly index: MediaIndex) {}

  /** Returns CSS rules for the images in `document`, and for the `MOST_OTHERS` images that staff changed last. */
  styleFor(document: string): string {
    const { focalPoints } = this.index;
    const documentFiles =
      focalPoints.size > MOST_OTHERS ? [...document.matchAll(NAMED)].map(([, file = '']) => file) : [];
    return this.toStyle([...new Set([...this.latest(MOST_OTHERS), ...documentFiles])]);
  }

  get officeStyle(): string {
    return this.toStyle(this.latest(MOST_IN_OFFICE));
  }

  /** Returns the focal point of an upload. `path` begins with `/uploads/`. */
  focusOf(path: string): Focus {
    return this.index.focalPoints.get(basename(path)) ?? NO_FOCUS;
  }

  private latest(most: number): string[] {
    return [...this.index.focalPoints.keys()].slice(0, most);
  }

  private toStyle(files: readonly string[]): string {
    return files
      .flatMap((file) => {
        const focus = this.index.focalPoints.get(file);
        return focus ? [focusRule(`/uploads/${file}`, focus)] : [];
      })
      .join('');
  }
}
