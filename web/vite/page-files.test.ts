import type { Manifest } from 'vite';
import { expect, test } from 'vitest';
import { filesOf } from './page-files.ts';

const manifest: Manifest = {
  'src/main.tsx': { file: 'main.js', imports: ['_shared.js'], css: ['main.css'] },
  'src/app/routes/public/home.tsx': {
    file: 'home.js',
    imports: ['_shared.js'],
    dynamicImports: ['src/late.tsx'],
  },
  'src/late.tsx': { file: 'late.js', css: ['late.css'] },
  '_shared.js': { file: 'shared.js', css: ['shared.css'] },
};

test('a page needs its own files, those of the entry, and first what both need', () => {
  expect(filesOf(manifest, '/')).toEqual({
    scripts: ['shared.js', 'home.js', 'main.js'],
    sheets: ['shared.css', 'main.css'],
  });
});

test('a route without a page in the build is told', () => {
  expect(() => filesOf(manifest, '/about')).toThrow('src/app/routes/public/about.tsx');
});
