import { e2e } from './e2e.mjs';

/** What an owner changes may not open a door. */
export const OWN_WORDS = [
  {
    name: 'redirects: none in a circle',
    file: 'src/redirects/redirects.service.ts',
    find: "if (end === undefined) throw invalid('to', REDIRECT_TEXTS.loop);",
    replace: 'if (end === undefined) return;',
    tests: [e2e('redirects')],
  },
  {
    name: 'redirects: no page that is there is led away from',
    file: 'src/redirects/redirects.service.ts',
    find: "if (await this.links.isThere(from)) throw invalid('from', REDIRECT_TEXTS.isThere);",
    replace: '',
    tests: [e2e('redirects')],
  },
  {
    name: 'redirects: not to where nothing is',
    file: 'src/redirects/redirects.service.ts',
    find: "if (!(await this.isThere(end))) throw invalid('to', REDIRECT_TEXTS.nothing);",
    replace: '',
    tests: [e2e('redirects')],
  },
  {
    name: 'removing samples: an edited one stays',
    file: 'src/sample/sample-removal.service.ts',
    find: 'remove(id, { updatedAt })',
    replace: 'remove(id)',
    tests: [e2e('sample-removal')],
  },
  {
    name: 'removing samples: what somebody changed since is not brought back over it',
    file: 'src/sample/sample-removal.service.ts',
    find: 'await this.website.showDelivered(sections);',
    replace: '',
    tests: [e2e('sample-removal')],
  },
  {
    name: 'preview: ten minutes',
    file: 'src/website/website-previews.ts',
    find: 'if (!found || found.until <= steadyTime()) return null;',
    replace: 'if (!found) return null;',
    tests: [e2e('website-preview')],
  },
  {
    name: 'preview: no more than fit in memory',
    file: 'src/website/website-previews.ts',
    find: 'this.kept.delete(key);\n    }\n    return',
    replace: 'void key;\n    }\n    return',
    tests: [e2e('website-preview')],
  },
  {
    name: 'preview: runs nothing and sends nothing',
    file: 'src/site/security-policy.ts',
    find: "'form-action': [\"'none'\"],\n    'frame-ancestors': [\"'self'\"],",
    replace: "'script-src': [\"'self'\"],\n    'frame-ancestors': [\"'self'\"],",
    tests: [e2e('website-preview')],
  },
  {
    name: 'hidden sections: their words stay with the server',
    file: 'src/site/sent-sections.ts',
    find: 'if (words.isHidden) return { isHidden: true };',
    replace: '',
    tests: [e2e('website-pages'), e2e('website')],
  },
  {
    name: 'hidden parts of a section: their words stay with the server',
    file: 'src/website/website.service.ts',
    find: 'return drawnWords(name, markedWords(name, section));',
    replace: 'return markedWords(name, section);',
    tests: [e2e('readiness')],
  },
  {
    name: 'settings: what only the office reads is told to staff alone',
    file: 'src/settings/settings.controller.ts',
    find: 'return viewer.user ? this.settings.read() : this.settings.readForVisitors();',
    replace: 'return this.settings.read();',
    tests: [e2e('settings')],
  },
  {
    name: 'colours: every pair can be read',
    file: 'src/contract/colours/tint.ts',
    find: 'if (beside.every(({ light, least }) => ratioOf(own, light) >= least)) return colour;',
    replace: 'return own >= 0 && beside ? colour : colour;',
    tests: ['src/contract/colours/tint.spec.ts'],
  },
];
