interface Locked {
  version?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  dev?: boolean;
  devOptional?: boolean;
  peer?: boolean;
}

export interface LockFile {
  lockfileVersion: number;
  packages: Record<string, Locked>;
}

const WORKSPACE = 'functions';

/** Returns the lock file for `root`, with the tested versions. Without one the cloud installs the newest. */
export function lockFileFor(
  root: { name: string; dependencies: Record<string, string> },
  { lockfileVersion, packages }: LockFile,
): object {
  const kept: Record<string, Locked> = {};
  const open = Object.keys(root.dependencies).map((name) => ({ name, from: WORKSPACE }));
  for (let next = open.pop(); next; next = open.pop()) {
    const place = placeOf(next.name, next.from, packages);
    if (place === undefined) throw new Error(`${next.name}, for ${next.from}, is in no lock file`);
    const { dev: _dev, devOptional: _devOptional, peer: _peer, ...locked } = packages[place] ?? {};
    const own = `${WORKSPACE}/`;
    const target = place.startsWith(own) ? place.slice(own.length) : place;
    const known = kept[target];
    if (known && known.version !== locked.version) {
      throw new Error(`${target} is wanted at ${known.version} and at ${locked.version}`);
    }
    if (known) continue;
    kept[target] = locked;
    open.push(...needsOf(locked, place, packages));
  }
  const sorted = Object.entries(kept).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    name: root.name,
    lockfileVersion,
    requires: true,
    packages: { '': root, ...Object.fromEntries(sorted) },
  };
}

/** Returns what a package needs; an optional package that isn't installed is left out. */
function needsOf(locked: Locked, from: string, packages: LockFile['packages']) {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = locked;
  const optional = Object.keys(optionalDependencies ?? {}).filter((name) =>
    placeOf(name, from, packages),
  );
  const peers = Object.keys(peerDependencies ?? {}).filter(
    (name) => !peerDependenciesMeta?.[name]?.optional,
  );
  return [...Object.keys(dependencies ?? {}), ...optional, ...peers].map((name) => ({
    name,
    from,
  }));
}

/** Returns where Node finds a package: in the nearest `node_modules` on the way up. */
function placeOf(name: string, from: string, packages: LockFile['packages']): string | undefined {
  for (
    let folder = from;
    ;
    folder = folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0))
  ) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (place in packages) return place;
    if (folder === '') return undefined;
  }
}
