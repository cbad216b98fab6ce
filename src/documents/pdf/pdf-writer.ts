import type { Palette } from '../../contract/colours/palette';
import { printable } from '../../contract/printable';
import { type Font, type FontFamily, type Fonts, loadFonts, type Run, runsOf } from './fonts';
import { textLines } from './text-lines';

type Document = PDFKit.PDFDocument;

const WIDTH = 595.28;
const HEIGHT = 841.89;
const MARGIN = 45;
/** Lowest position of the content in points. The footer is below it. */
const BOTTOM = HEIGHT - 58;

export const LEFT = MARGIN;
export const RIGHT = WIDTH - MARGIN;

interface TextStyle {
  size?: number;
  isBold?: boolean;
  colour?: string;
  align?: 'left' | 'right' | 'center';
}

/** Writes an A4 document. The PDF library is loaded at first use, so that the server starts faster. */
export class PdfWriter {
  y = MARGIN;
  private readonly registered = new Set<string>();

  private constructor(
    private readonly document: Document,
    readonly palette: Palette,
    private readonly fonts: Fonts,
  ) {}

  static async open(title: string, author: string, palette: Palette): Promise<PdfWriter> {
    const [{ default: PDFDocument }, fonts] = await Promise.all([import('pdfkit'), loadFonts()]);
    const document = new PDFDocument({
      size: 'A4',
      margin: 0,
      bufferPages: true,
      info: { Title: title, Author: author },
      lang: 'en',
      // An empty name prevents PDFKit from loading its default font, which is never used.
      font: '',
    });
    const pdf = new PdfWriter(document, palette, fonts);
    pdf.band();
    return pdf;
  }

  text(words: string, x: number, width: number, style: TextStyle = {}): number {
    const { size = SIZE, align = 'left', colour = this.palette.ink } = style;
    const lines = this.linesOf(words, width, style);
    const [lineHeight, ascent] = this.metricsOf(style);
    lines.forEach((line, place) => {
      const runs = this.runsOf(line, style);
      const free = width - this.widthOf(line, style);
      let left = x + (align === 'right' ? free : align === 'center' ? free / 2 : 0);
      for (const run of runs) {
        const options = { lineBreak: false, baseline: 'alphabetic' } as const;
        this.use(run.font, size)
          .fillColor(colour)
          .text(run.text, left, this.y + place * lineHeight + ascent, options);
        left += this.document.widthOfString(run.text);
      }
    });
    return lines.length * lineHeight;
  }

  heightOf(words: string, width: number, style: TextStyle = {}): number {
    return this.linesOf(words, width, style).length * this.metricsOf(style)[0];
  }

  widthOf(text: string, style: TextStyle): number {
    return this.runsOf(text, style).reduce(
      (sum, run) => sum + this.use(run.font, style.size ?? SIZE).widthOfString(run.text),
      0,
    );
  }

  rule(x = LEFT, to = RIGHT, { colour = this.palette.line, weight = 0.75 } = {}): void {
    this.document.moveTo(x, this.y).lineTo(to, this.y).lineWidth(weight).strokeColor(colour).stroke();
  }

  diamond(x: number, y: number, half: number, colour: string): void {
    this.document.polygon([x, y - half], [x + half, y], [x, y + half], [x - half, y]).fill(colour);
  }

  /** Draws a PNG in a box and returns its height. An image for dark backgrounds gets a dark rectangle behind it. */
  image(png: Buffer, x: number, box: { width: number; height: number }, isForDark: boolean): number {
    const [ownWidth, ownHeight] = [png.readUInt32BE(16), png.readUInt32BE(20)];
    const scale = Math.min(box.width / ownWidth, box.height / ownHeight);
    const [width, height] = [ownWidth * scale, ownHeight * scale];
    if (isForDark) this.bar(x, this.y, height + 12, width + 12, this.palette['forest-deep']);
    const inset = isForDark ? 6 : 0;
    this.document.image(png, x + inset, this.y + inset, { width, height });
    return height + 2 * inset;
  }

  bar(x: number, y: number, height: number, width: number, colour: string): void {
    this.document.rect(x, y, width, height).fill(colour);
  }

  /** Starts a new page if `height` does not fit on the current one. Returns true if it started one. */
  breakPageFor(height: number): boolean {
    if (this.y + height <= BOTTOM) return false;
    this.document.addPage();
    this.y = MARGIN;
    this.band();
    return true;
  }

  async close(left: string, middle: string): Promise<Buffer> {
    const { start, count } = this.document.bufferedPageRange();
    const third = (RIGHT - LEFT) / 3;
    for (let index = 0; index < count; index += 1) {
      this.document.switchToPage(start + index);
      this.y = HEIGHT - 42;
      const style = { size: 8, colour: this.palette['ink-soft'] };
      this.text(left, LEFT, third, style);
      this.text(middle, LEFT + third, third, { ...style, align: 'center' });
      this.text(`Page ${index + 1} of ${count}`, LEFT + 2 * third, third, { ...style, align: 'right' });
    }
    const chunks: Buffer[] = [];
    this.document.on('data', (chunk: Buffer) => chunks.push(chunk));
    const ended = new Promise<void>((resolve, reject) => {
      this.document.on('end', resolve);
      this.document.on('error', reject);
    });
    this.document.end();
    await ended;
    return Buffer.concat(chunks);
  }

  private band(): void {
    const step = 16;
    const { 'forest-deep': night, sun, 'copper-edge-on-dark': copper } = this.palette;
    this.document.rect(0, 0, WIDTH, 14).fill(night);
    for (let x = 0; x < WIDTH; x += step) {
      this.diamond(x + step / 2, 7, 5.5, sun);
      this.diamond(x + step / 2, 7, 3, night);
      this.diamond(x, 7, 3.5, copper);
    }
  }

  private linesOf(words: string, width: number, style: TextStyle): string[] {
    return textLines(printable(words), width, (text) => this.widthOf(text, style));
  }

  /** Returns line height and ascent of the site's own font. */
  private metricsOf({ size = SIZE, isBold }: TextStyle): [lineHeight: number, ascent: number] {
    const [font] = this.fontsOf(isBold);
    return [this.use(font, size).currentLineHeight(true) + LINE_GAP, font.ascent * size];
  }

  private runsOf(text: string, { isBold }: TextStyle): Run[] {
    return runsOf(text, this.fontsOf(isBold));
  }

  private fontsOf(isBold = false): FontFamily {
    return this.fonts[isBold ? 700 : 400];
  }

  private use(font: Font, size: number): Document {
    if (!this.registered.has(font.name)) this.document.registerFont(font.name, font.bytes);
    this.registered.add(font.name);
    return this.document.font(font.name).fontSize(size);
  }
}

const LINE_GAP = 2;
const SIZE = 10;
