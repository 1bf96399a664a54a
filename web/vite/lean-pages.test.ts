import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { checkPagesAreLean } from './lean-pages.ts';

const chunks = {
  'a.js': ['/site/node_modules/react/index.js', '/site/web/src/site/app/main.tsx'],
  'b.js': ['/site/node_modules/@mui/material/Button/Button.mjs'],
  'c.js': ['/site/node_modules/@emotion/styled/base/index.js'],
};
const build = {
  output: Object.entries(chunks).map(([fileName, moduleIds]) => ({
    type: 'chunk',
    fileName,
    moduleIds,
  })),
} as unknown as Rolldown.RolldownOutput;

test('accepts a page without runtime styles', () => {
  expect(() => checkPagesAreLean(build, { '/': ['a.js'] })).not.toThrow();
});

test.each([
  ['MUI', 'b.js', /\/about.*Button\.mjs in b\.js/],
  ['Emotion alone', 'c.js', /\/about.*@emotion\/styled.* in c\.js/],
])('stops the build for a page with %s, and names the module', (_, file, message) => {
  expect(() => checkPagesAreLean(build, { '/': ['a.js'], '/about': ['a.js', file] })).toThrow(
    message,
  );
});
