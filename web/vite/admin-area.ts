import type { Plugin } from 'vite';

/** They do not say of themselves that what is not used of them may go. */
const WITHOUT_SIDE_EFFECTS = /node_modules\/re2js\//;

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
                moduleSideEffects: [{ test: WITHOUT_SIDE_EFFECTS, sideEffects: false }],
              },
            },
          },
        },
      },
    }),
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        if (request.url && ADMIN_PATH.test(request.url)) request.url = '/admin.html';
        next();
      });
    },
  };
}
