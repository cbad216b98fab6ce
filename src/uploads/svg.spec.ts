import { isSvg, sizeOfSvg } from './svg';

const svg = (text: string) => Buffer.from(text);

describe('isSvg', () => {
  it.each([
    '<svg/>',
    '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
    '\uFEFF<?xml version="1.0" encoding="utf-8"?>\n<!-- a > b --><svg></svg>',
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/x.dtd" [ <!ENTITY a "b"> ]>\n<svg></svg>',
    '<s:svg xmlns:s="http://www.w3.org/2000/svg"/>',
  ])('accepts %s', (text) => expect(isSvg(svg(text))).toBe(true));

  it.each([
    '',
    'svg',
    '<html><svg/></html>',
    '<svgfoo/>',
    '<!-- <svg/> -->',
    'text <svg/>',
    '<svg',
    '<!DOCTYPE html><svg/>x'.slice(0, 15),
  ])('rejects %p', (text) => expect(isSvg(svg(text))).toBe(false));

  it('terminates on hostile text', () => {
    expect(isSvg(svg('<!--'.repeat(200_000)))).toBe(false);
    expect(isSvg(svg(`${'<!---->'.repeat(100_000)}<p/>`))).toBe(false);
    expect(isSvg(svg(' '.repeat(1_000_000)))).toBe(false);
  });
});

describe('sizeOfSvg', () => {
  it.each([
    ['width="1200" height="800"', { width: 1_200, height: 800 }],
    ["width='1200px' height='800.4px'", { width: 1_200, height: 800 }],
    ['viewBox="0 0 600 400"', { width: 600, height: 400 }],
    ['width="100%" height="100%" viewBox="0,0,600,400"', { width: 600, height: 400 }],
    ['width="10" viewBox="0 0 600 400"', { width: 600, height: 400 }],
    ['', null],
    ['width="0" height="10"', null],
    ['width="10mm" height="5mm"', null],
    ['viewBox="0 0 9999999 1"', null],
    ['stroke-width="3" line-height="4"', null],
  ])('reads %p', (attributes, size) => {
    expect(sizeOfSvg(svg(`<svg ${attributes}><rect width="5" height="5"/></svg>`))).toEqual(size);
  });
});
