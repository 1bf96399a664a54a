/** A part of the project with ordered folders. */
export interface Wing {
  name: string;
  /** The folder of its sources, from the repository's root. */
  folder: string;
  /** The wings that it may import, besides itself. */
  imports: readonly string[];
  /**
   * Its rooms, lowest first: a room imports only from lower layers. A room is a folder with all its
   * content (`kinds/*`: each folder there), or a file beside the folders (`*.ts`: each file there).
   * A wing of one folder has no rooms; only circular imports are forbidden.
   */
  layers: readonly (readonly string[])[];
  /** Rooms that must not import others, though their layers would allow it. */
  apart?: readonly { rooms: readonly string[]; from: readonly string[] }[];
}

/** The order of each wing. `docs/architecture.md` says what belongs in a room. */
export const WINGS: readonly Wing[] = [
  {
    name: 'contract',
    folder: 'contract/src',
    imports: [],
    layers: [],
  },
  {
    name: 'domain',
    folder: 'domain/src',
    imports: ['contract'],
    layers: [
      ['agency.json', 'plain-text.ts'],
      [
        'brand.ts',
        'claims.ts',
        'company-facts.ts',
        'countries.ts',
        'dates.ts',
        'mailto.ts',
        'money.ts',
        'picture-facts.ts',
        'public-origin.ts',
        'taxonomy.ts',
        'telephone.ts',
      ],
      [
        'landing-texts',
        'landings',
        'paths.ts',
        'picture-address.ts',
        'places',
        'publication.ts',
        'settings',
      ],
      ['jobs', 'texts'],
      ['consultants'],
      ['seo'],
      ['test'],
    ],
  },
  {
    name: 'functions',
    folder: 'functions/src',
    imports: ['domain', 'contract'],
    layers: [
      ['lib'],
      ['writes'],
      ['admin-accounts', 'content', 'media'],
      ['admin-session', 'kinds'],
      ['published'],
      ['applications'],
      ['feeds', 'http'],
      ['pages'],
      ['index.ts'],
    ],
    apart: [
      // What visitors receive never depends on a session.
      {
        rooms: ['kinds', 'published', 'feeds', 'pages'],
        from: ['admin-accounts', 'admin-session'],
      },
      { rooms: ['admin-session'], from: ['content', 'media'] },
      { rooms: ['feeds'], from: ['content', 'kinds'] },
    ],
  },
  {
    name: 'shared',
    folder: 'web/src/shared',
    imports: ['domain', 'contract'],
    layers: [['browser', 'lists'], ['api', 'theme'], ['settings'], ['scroll', 'ui'], ['content']],
  },
  {
    name: 'site',
    folder: 'web/src/site',
    imports: ['shared', 'domain', 'contract'],
    layers: [
      ['routes.ts'],
      ['document', 'editor', 'paths.ts', 'texts'],
      ['ui'],
      ['client-logos', 'consultants', 'not-found', 'plan', 'solutions'],
      ['enquiry'],
      ['jobs'],
      ['apply', 'case-studies', 'contact', 'layout', 'preview'],
      ['testimonials'],
      ['about', 'growth', 'home', 'landings', 'legal', 'sectors', 'services'],
      ['app'],
      ['server'],
    ],
  },
  {
    name: 'admin',
    folder: 'web/src/admin',
    imports: ['shared', 'domain', 'contract'],
    layers: [
      ['theme'],
      ['ui'],
      ['keyboard', 'text'],
      ['fields', 'navigation'],
      ['session'],
      ['requests'],
      ['content', 'media'],
      ['page-preview', 'publishing', 'unsaved'],
      ['live'],
      ['history', 'forms', 'lists'],
      ['tabs'],
      ['kinds/*'],
      ['shell'],
      ['account'],
      ['app'],
    ],
    apart: [
      // Lists know no feature: a tab passes what they need.
      { rooms: ['lists'], from: ['publishing', 'unsaved', 'live'] },
    ],
  },
  {
    name: 'scripts',
    folder: 'scripts',
    imports: ['functions', 'admin', 'site', 'shared', 'domain', 'contract'],
    layers: [
      ['lib'],
      ['backup', 'hosting', 'places', 'seed'],
      ['benches', 'emulators', 'images'],
      ['setup'],
      ['release'],
      ['*.ts'],
    ],
  },
];
