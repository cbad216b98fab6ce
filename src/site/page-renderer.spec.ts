import { Logger } from '@nestjs/common';
import type { Renderer } from '../contract/rendering';
import { PageRenderer } from './page-renderer';

const broken = (): never => {
  throw new Error('broken');
};

/** Renderer with a `load` function of the test, which makes loading or rendering fail. */
class FailingRenderer extends PageRenderer {
  constructor(protected override readonly load: () => Renderer) {
    super();
  }
}

describe('PageRenderer', () => {
  let logged: jest.SpyInstance;
  beforeEach(() => {
    logged = jest.spyOn(Logger.prototype, 'error').mockImplementation();
  });
  afterEach(() => logged.mockRestore());

  it.each<[string, () => Renderer]>([
    ['cannot be loaded', broken],
    ['fails at once', () => ({ render: broken, renderMaintenance: broken })],
    ['fails later', () => ({ render: () => Promise.reject(new Error('broken')), renderMaintenance: broken })],
  ])('returns nothing and logs an error when the renderer %s', async (_how, load) => {
    const pages = new FailingRenderer(load);
    await expect(pages.render('/about', '', {})).resolves.toBeNull();
    expect(pages.maintenance({})).toBeNull();
    expect(logged).toHaveBeenCalledTimes(2);
    expect(logged).toHaveBeenCalledWith(new Error('broken'), 'a page could not be rendered');
  });
});
