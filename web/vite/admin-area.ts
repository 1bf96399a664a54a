import type { Plugin } from 'vite';

/** They do not say of themselves that what is not used of them may go. */
const WITHOUT_SIDE_EFFECTS =
  /node_modules\/(?:@?firebase\/(?:functions|installations|remote-config|storage)|re2js)\//;

/**
 * The Realtime Database, which this product does not have. reactfire puts these functions of it into a
 * table while it loads, so that a build cannot tell that nobody calls them.
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
 * The admin area's build, beside the site's: an app of its own, with nothing in common but files
 * that never change. In one build they would share chunks, and visitors load what only admins need.
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
            // The site's build has emptied the folder.
            emptyOutDir: false,
            copyPublicDir: false,
            rolldownOptions: {
              input: 'admin.html',
              treeshake: {
                // reactfire names all of Firebase.
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
