import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseSync } from 'vite';
import type { Wing } from './layers';

/** An import of a file, including types. Paths are relative to the repository's root. */
export interface Import {
  from: string;
  /** Line in `from`, counted from 1. */
  line: number;
  to: string;
}

/** A wing's sources. Tests may import whatever they test. */
const SOURCE = /(?<!\.test|\.d)\.tsx?$/;
const ENDINGS = ['', '.ts', '.tsx', '/index.ts'];
/** The room of files beside a wing's folders. */
const BESIDE_FOLDERS = '*.ts';
const PACKAGE = /^@torque-tide\/([a-z]+)\//;

/** Returns all imports between the project's own files in the wings' sources. */
export function readImports(root: string, wings: readonly Wing[]): Import[] {
  return wings.flatMap(({ folder }) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => SOURCE.test(name))
      .flatMap((name) => importsOf(root, join(root, folder, name))),
  );
}

function importsOf(root: string, file: string): Import[] {
  const code = readFileSync(file, 'utf8');
  const { module } = parseSync(file, code);
  const requests = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest ?? []),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) => moduleRequest),
  ];
  return requests.flatMap(({ start, end }) => {
    const to = resolveSource(root, file, code.slice(start + 1, end - 1));
    if (to === undefined) return [];
    return { from: relative(root, file), line: code.slice(0, start).split('\n').length, to };
  });
}

/** Returns the project's file that is imported; undefined for a package. */
function resolveSource(root: string, file: string, request: string): string | undefined {
  const path = request.startsWith('.')
    ? resolve(dirname(file), request)
    : join(root, request.replace(/^@\//, 'web/src/').replace(PACKAGE, '$1/src/'));
  const found = ENDINGS.map((ending) => path + ending).find(
    (each) => existsSync(each) && statSync(each).isFile(),
  );
  return found && relative(root, found);
}

/** Returns a sentence for each forbidden import that says what to do. The linter finds circles of files. */
export function findWrongImports(imports: readonly Import[], wings: readonly Wing[]): string[] {
  return [...imports.flatMap((each) => findWrongArrow(each, wings) ?? []), ...findPairs(imports)];
}

function findWrongArrow({ from, line, to }: Import, wings: readonly Wing[]): string | undefined {
  const wing = wingOf(from, wings);
  const other = wingOf(to, wings);
  if (!wing || !other) return undefined;
  const arrow = `${from}:${line} imports ${to}`;
  if (wing !== other) {
    if (wing.imports.includes(other.name)) return undefined;
    return `${arrow}: ${wing.name} may import ${listOf(wing.imports)}. Move what both need to where both may look.`;
  }
  if (wing.layers.length === 0) return undefined;
  const [room, lower] = [placeOf(from, wing), placeOf(to, wing)];
  if (!room || !lower) {
    return `${room ? to : from} stands in no room of ${wing.name}. Give its room a layer in tests/layers/layers.ts, and a sentence in docs/architecture.md.`;
  }
  if (room.name === lower.name) return undefined;
  if (isApart(room.name, lower.name, wing)) {
    return `${arrow}: ‘${room.name}’ stays apart from ‘${lower.name}’. Move what both need into a room below both, or let a room above both hand it over.`;
  }
  if (lower.layer < room.layer) return undefined;
  const where = lower.layer === room.layer ? 'beside it' : 'above it';
  return `${arrow}: ‘${lower.name}’ stands ${where}, so that ‘${room.name}’ may not know it. Move what both need into a room below both, or let a room above both hand it over.`;
}

function isApart(room: string, lower: string, { apart = [] }: Wing): boolean {
  return apart.some(({ rooms, from }) => rooms.includes(room) && from.includes(lower));
}

/** Finds folders that import each other, in whichever room. */
function findPairs(imports: readonly Import[]): string[] {
  const arrows = new Map<string, Import>();
  for (const each of imports) arrows.set(`${dirname(each.from)} ${dirname(each.to)}`, each);
  return [...arrows.values()].flatMap((there) => {
    const [a, b] = [dirname(there.from), dirname(there.to)];
    const back = a < b ? arrows.get(`${b} ${a}`) : undefined;
    if (!back) return [];
    return `${a} and ${b} import each other: ${there.from}:${there.line} and ${back.from}:${back.line}. Move what both need below both.`;
  });
}

function wingOf(file: string, wings: readonly Wing[]): Wing | undefined {
  return wings.find(({ folder }) => file.startsWith(`${folder}/`));
}

/** Returns a file's room and the room's layer. */
function placeOf(file: string, wing: Wing): { name: string; layer: number } | undefined {
  const parts = file.slice(wing.folder.length + 1).split('/');
  for (const [layer, rooms] of wing.layers.entries()) {
    for (const room of rooms) {
      const names = room.split('/');
      const isRoom =
        room === BESIDE_FOLDERS
          ? parts.length === 1
          : names.every(
              (name, at) => name === parts[at] || (name === '*' && at < parts.length - 1),
            );
      if (isRoom) return { name: parts.slice(0, names.length).join('/'), layer };
    }
  }
  return undefined;
}

function listOf(names: readonly string[]): string {
  return names.length === 0 ? 'no other wing' : `no other wing than ${names.join(', ')}`;
}
