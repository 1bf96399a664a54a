import { expect, test } from 'vitest';
import { projectOf } from './files';

test("returns the named project, and none for the demo's", () => {
  expect(projectOf('kelvin-north')).toBe('kelvin-north');
  expect(projectOf('demo-torque-tide')).toBeUndefined();
  expect(projectOf('default')).toBeUndefined();
});
