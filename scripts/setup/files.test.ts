import { expect, test } from 'vitest';
import { projectOf } from './files';

test('a project is named by itself, and the demo’s is none', () => {
  expect(projectOf('kelvin-north')).toBe('kelvin-north');
  expect(projectOf('demo-torque-tide')).toBeUndefined();
  expect(projectOf('default')).toBeUndefined();
});
