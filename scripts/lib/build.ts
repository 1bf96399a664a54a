import { Problem } from './problem';
import { runQuietly } from './run-quietly';
import { root } from './repository';

/**
 * Builds everything, or only the functions, and keeps quiet about it.
 *
 * @throws {Problem} when the build fails, after showing what it said, or is ended
 */
export async function build(what: 'everything' | 'functions' = 'everything'): Promise<void> {
  const workspace = what === 'functions' ? ['-w', 'functions'] : [];
  const status = await runQuietly('npm', ['run', 'build', '--silent', ...workspace], { cwd: root });
  if (status === 0) return;
  throw new Problem(
    status === 'interrupted'
      ? 'Ended before all was built.'
      : 'The build failed: the lines above tell why.',
  );
}
