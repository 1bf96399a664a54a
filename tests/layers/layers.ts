/** A part of the project with ordered folders. */
export interface Wing {
  name: string;
  /** Where its sources stand, from the root of the repository. */
  folder: string;
  /** The wings that it may import, besides itself. */
  imports: readonly string[];
  /**
   * Its rooms, the lowest first: a room imports what stands in lower layers, never what stands beside it
   * or above. A room is a folder with all that is in it (`kinds/*`: each folder there), or a file that
   * stands beside the folders (`*.ts`: each file there). A wing that is one folder has none: its files
   * only form no circle.
   */
  layers: readonly (readonly string[])[];
  /** Rooms that do not know others, though their layers would allow it. */
  apart?: readonly { rooms: readonly string[]; from: readonly string[] }[];
}

/** The order of each wing. What belongs in a room is told in `docs/architecture.md`. */
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
      ['agency.json', 'landing-texts', 'plain-text.ts'],
      [
        'brand.ts',
        'claims.ts',
        'company-facts.ts',
        'countries.ts',
        'dates.ts',
        'full-day.ts',
        'mailto.ts',
        'money.ts',
        'picture-facts.ts',
        'public-origin.ts',
        'taxonomy.ts',
        'telephone.ts',
      ],
      ['landings', 'paths.ts', 'picture-address.ts', 'places', 'publication.ts', 'settings'],
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
      // What visitors are sent, and what is true of a kind, hangs on nobody's session.
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
      // It knows no feature: a tab gives it what it needs of them.
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
