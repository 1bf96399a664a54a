/** The demo content's admin. Known to everybody, so it is made in the emulators only. */
export const demoAdmin = { username: 'admin', password: 'energy-transition-2026' } as const;
