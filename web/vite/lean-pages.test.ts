import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { checkPagesAreLean } from './lean-pages.ts';

const chunks = {
  'a.js': ['/site/node_modules/react/index.js', '/site/web/src/main.tsx'],
  'b.js': ['/site/node_modules/@mui/material/Button/Button.mjs'],
};
const build = {
  output: Object.entries(chunks).map(([fileName, moduleIds]) => ({
    type: 'chunk',
    fileName,
    moduleIds,
  })),
} as unknown as Rolldown.RolldownOutput;

test('a page without MUI passes, and so does one that is known to bring it', () => {
  expect(() => checkPagesAreLean(build, { '/': ['a.js'] }, {})).not.toThrow();
  const parts = { '/': ['a.js'], '/jobs': ['a.js', 'b.js'] };
  expect(() => checkPagesAreLean(build, parts, { '/jobs': 'its filters' })).not.toThrow();
});

test('a page that brings MUI by mistake stops the build, which names the module', () => {
  expect(() => checkPagesAreLean(build, { '/about': ['a.js', 'b.js'] }, {})).toThrow(
    /\/about.*Button\.mjs in b\.js/,
  );
});

test('an exception that is none any more must go', () => {
  expect(() => checkPagesAreLean(build, { '/jobs': ['a.js'] }, { '/jobs': 'x' })).toThrow(/\/jobs/);
});
