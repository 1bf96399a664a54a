import type { Plugin } from 'vite';

/** Packages that don't declare themselves free of side effects. */
const WITHOUT_SIDE_EFFECTS =
  /node_modules\/(?:@?firebase\/(?:functions|installations|remote-config|storage)|re2js)\//;

/**
 * The Realtime Database, which this product doesn't use. reactfire puts its functions into a table
 * while loading, so that a build can't drop them.
 */
const DATABASE = 'firebase/database';
const NO_DATABASE = '\0no-database';
const NAMES_OF_DATABASE = [
  'get',
  'off',
  'onChildAdded',
  'onChildChanged',
  'onChildMoved',
  'onChildRemoved',
  'onValue',
];

const ADMIN_PATH = /^\/admin(?:\/|\?|$)/;

/**
 * Builds the admin area as a separate app. In one build with the site the two would share chunks,
 * and visitors would load code for admins.
 */
export function adminArea(): Plugin {
  return {
    name: 'admin-area',
    enforce: 'pre',
    config: () => ({
      environments: {
        admin: {
          consumer: 'client',
          build: {
            target: 'es2022',
            sourcemap: true,
            // The site's build has already emptied the folder.
            emptyOutDir: false,
            copyPublicDir: false,
            rolldownOptions: {
              input: 'admin.html',
              treeshake: {
                // reactfire imports all of Firebase.
                moduleSideEffects: [{ test: WITHOUT_SIDE_EFFECTS, sideEffects: false }],
              },
            },
          },
        },
      },
    }),
    resolveId: (id) => (id === DATABASE ? NO_DATABASE : null),
    load: (id) =>
      id === NO_DATABASE
        ? NAMES_OF_DATABASE.map((name) => `export const ${name} = undefined;`).join('\n')
        : null,
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        if (request.url && ADMIN_PATH.test(request.url)) request.url = '/admin.html';
        next();
      });
    },
  };
}
