import { isImageAddress, isSharable } from './image-address';

describe('image URL', () => {
  it.each([
    ['', true, true],
    ['/uploads/a-20x20.png', true, true],
    ['/uploads/a.JPG', true, true],
    ['/uploads/a.webp', true, true],
    ['/uploads/logo-1200x800.svg', true, false],
    ['https://example.com/a.png?w=3', true, true],
    ['https://example.com/picture', true, true],
    ['https://example.com/cover.SVG#x', true, false],
    ['/uploads/plan.pdf', false, false],
    ['/uploads/photo.heic', false, false],
    ['/uploads/plan', false, false],
    ['http://example.com/a.png', false, true],
    ['https://example.com/plan.PDF?v=2', false, false],
    ['https://example.com/photo.heic', false, false],
  ])('%s: drawn by browsers %s, by messengers %s', (address, isDrawn, isShared) => {
    expect([isImageAddress(address), isSharable(address)]).toEqual([isDrawn, isShared]);
  });
});
