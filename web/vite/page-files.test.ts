import type { Manifest } from 'vite';
import { expect, test } from 'vitest';
import { filesOf } from './page-files.ts';

const manifest: Manifest = {
  'src/site/app/main.tsx': { file: 'main.js', imports: ['_shared.js'], css: ['main.css'] },
  'src/site/home/home-page.tsx': {
    file: 'home.js',
    imports: ['_shared.js'],
    dynamicImports: ['src/late.tsx'],
  },
  'src/late.tsx': { file: 'late.js', css: ['late.css'] },
  '_shared.js': { file: 'shared.js', css: ['shared.css'] },
};

test("lists the page's files and the entry's, shared ones first", () => {
  expect(filesOf(manifest, 'home/home-page')).toEqual({
    scripts: ['shared.js', 'home.js', 'main.js'],
    sheets: ['shared.css', 'main.css'],
  });
});
