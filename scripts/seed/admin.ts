/** The demo's admin. Everybody knows its password, so it exists in emulators only. */
export const demoAdmin = { username: 'admin', password: 'energy-transition-2026' } as const;
