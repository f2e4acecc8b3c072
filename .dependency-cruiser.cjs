// Dependency-cruiser rules: which folder may import which, as docs/ARCHITECTURE.md says. `npm run check` runs them
// twice: over the sources, and over scripts/fixtures/boundaries, where each rule below has a planted violation that
// must be caught. scripts/lib/boundaries.mjs plants the violations of the floor rules itself.
const FLOORS = require('./scripts/lib/floors.cjs');

/** Matches test files and test helpers, which may import anything. */
const TESTS = String.raw`\.test\.tsx?$|/testing[-/.]|/testing\.ts$|\.calls\.ts$`;
const OURS = '^(apps|packages)/';
const CONTRACTS = '^packages/contracts/';
/**
 * The files that may contain SQL: repositories, mirror readers, workers, totals, views for other areas, and upgrade
 * steps.
 */
const SQL = String.raw`^apps/api/src/(features|sessions)/.+\.(repository|mirror|worker|totals|views|step)\.ts$`;
/**
 * The folders that may query another area's tables, because that area is on a higher floor than the areas that need the
 * data.
 */
const BORROWERS = '^apps/api/src/features/(profile|group-sharing|answered-packs)/';
/** The mirror file of a web area: what it stores in the mirror and in the queue; without React. */
const MIRROR_FILES = String.raw`^apps/web/src/features/[^/]+/[^/]+\.mirror\.ts$`;
/** Device stores: they store an area's data beside the mirror. A mirror file may import the store of its own area. */
const DEVICE_STORES = String.raw`^apps/web/src/features/[^/]+/[^/]+/[^/]+-store\.ts$`;
/** The file that lists all mirror files. */
const MIRRORS = String.raw`^apps/web/src/features/mirrors\.ts$`;
/** The files that list what features put on the settings screen. */
const SETTINGS = String.raw`^apps/web/src/features/[^/]*settings[^/]*\.ts$`;
/** Hooks of an area that other areas may use. */
const PUBLIC_HOOKS = String.raw`^apps/web/src/features/[^/]+/use-[^/]+\.tsx?$`;

/** Returns a rule: of our own code, files in `from` may import only what `may` lists. */
function only(name, from, may, comment) {
  return {
    name,
    comment,
    severity: 'error',
    from: { path: from, pathNot: TESTS },
    to: { path: OURS, pathNot: may },
  };
}

/**
 * For each floor, a rule that its folders import nothing from the same or a higher floor; and a rule against folders
 * without a floor.
 */
const floorRules = Object.entries(FLOORS).flatMap(([part, { within, floors }]) => {
  const foldersIn = (names) => `^${within}/(${names.join('|')})/`;
  return [
    ...floors.flatMap((floor, index) => {
      const notBelow = floors.slice(index).flat();
      // A folder alone on the highest floor needs no rule: it may import all others.
      if (notBelow.length === 1) return [];
      return {
        name: `${part}-floor-${index + 1}`,
        comment: 'A folder imports folders of lower floors only: scripts/lib/floors.cjs.',
        severity: 'error',
        from: { path: foldersIn(floor), pathNot: TESTS },
        to: { path: `^${within}/(?!$1/)(${notBelow.join('|')})/` },
      };
    }),
    {
      name: `${part}-floor-missing`,
      comment: 'A folder needs a floor: name it in scripts/lib/floors.cjs.',
      severity: 'error',
      from: { path: `^${within}/[^/]+/`, pathNot: [foldersIn(floors.flat()), TESTS] },
      to: { path: OURS },
    },
  ];
});

/**
 * The configuration of dependency-cruiser.
 * @type {import('dependency-cruiser').IConfiguration}
 */
module.exports = {
  forbidden: [
    only(
      'web-routes',
      '^apps/web/src/routes/',
      ['^apps/web/src/(features|shell|ui|lib)/', CONTRACTS],
      'A route shows what features, shell and ui have.',
    ),
    only(
      'web-features',
      '^apps/web/src/features/(?!(?:challenges|tournaments)/)([^/]+)/',
      ['^apps/web/src/(features/$1|ui|lib|offline|pwa)/', MIRROR_FILES, PUBLIC_HOOKS, CONTRACTS],
      'Of another feature, a feature takes the mirror files and public hooks; nothing of the shell or of routes, nor the list.',
    ),
    only(
      'web-games',
      '^apps/web/src/features/(challenges|tournaments)/',
      ['^apps/web/src/(features/($1|plays)|ui|lib|offline|pwa)/', MIRROR_FILES, PUBLIC_HOOKS, CONTRACTS],
      'Challenges and tournaments are features that share a base: all of plays.',
    ),
    only(
      'web-mirror-files',
      MIRROR_FILES,
      [MIRROR_FILES, DEVICE_STORES, '^apps/web/src/offline/', CONTRACTS],
      'A mirror file knows the mirror and nothing of screens. The list of all areas is passed to it where it needs it.',
    ),
    {
      name: 'web-mirror-files-without-react',
      comment: 'Mirror files run wherever the engine runs, so without React.',
      severity: 'error',
      from: { path: MIRROR_FILES, pathNot: TESTS },
      to: {
        path: [
          '(^|node_modules/)(react|react-dom|@tanstack/react-[^/]+|@trpc/react-query)(/|$)',
          String.raw`\.tsx$`,
          String.raw`/use-[^/]+\.ts$`,
        ],
      },
    },
    only(
      'web-mirror-list',
      String.raw`^apps/web/src/features/(?![^/]*settings)[^/]+\.ts$`,
      [MIRROR_FILES, '^apps/web/src/offline/mirror/'],
      'The list of mirrors has one line for each area.',
    ),
    only(
      'web-settings-list',
      SETTINGS,
      [String.raw`^apps/web/src/features/.+/[^/]+-setting\.tsx$`, String.raw`^apps/web/src/lib/setting-row\.ts$`],
      'The list of settings has one line for each row of the screen.',
    ),
    only(
      'web-shell',
      '^apps/web/src/shell/',
      ['^apps/web/src/(shell|ui|lib|offline|pwa)/', PUBLIC_HOOKS, MIRRORS, CONTRACTS],
      "The shell takes features' public hooks and the list of their mirrors.",
    ),
    only(
      'web-offline',
      '^apps/web/src/offline/',
      ['^apps/web/src/(offline|lib)/', CONTRACTS],
      'The offline engine stands below the features.',
    ),
    {
      name: 'web-offline-knows-no-feature',
      comment:
        "The library of the device knows the protocol of sync, the learner's days, and what a pack is. Only the interface that features fill in names more.",
      severity: 'error',
      from: { path: '^apps/web/src/offline/', pathNot: [TESTS, '^apps/web/src/offline/mirror/area\\.ts$'] },
      to: {
        path: CONTRACTS,
        pathNot: [
          '^packages/contracts/src/(lib|errors|streaks)/',
          '^packages/contracts/src/sync/(?!ops/)',
          '^packages/contracts/src/sync/ops/void\\.ts$',
          '^packages/contracts/src/quizzes/schema\\.ts$',
        ],
      },
    },
    only(
      'web-pwa',
      '^apps/web/src/pwa/',
      ['^apps/web/src/(pwa|ui|lib)/', CONTRACTS],
      'The service worker and what belongs to it know nothing of what people answer, nor of sync.',
    ),
    only(
      'web-ui',
      '^apps/web/src/ui/',
      // Besides itself, the ui kit imports only stores, and the helper with which tests reset a module.
      ['^apps/web/src/ui/', '^apps/web/src/lib/(resettable|store)\\.ts$'],
      'The ui kit knows neither data nor features.',
    ),
    only(
      'web-lib',
      '^apps/web/src/lib/',
      ['^apps/web/src/lib/', '^apps/api/src/app-router', CONTRACTS],
      'lib is the lowest part of the web app.',
    ),
    {
      name: 'web-knows-only-the-type-of-the-router',
      comment:
        "From the server the browser imports only the router's type, through lib. Anything else would be bundled.",
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: TESTS },
      to: { path: '^(apps/api|packages/db)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'web-only-offline-knows-dexie',
      comment: 'One place knows how the browser stores data.',
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: ['^apps/web/src/offline/', TESTS] },
      to: { path: '(^|node_modules/)dexie(/|$)' },
    },
    {
      name: 'web-data-is-shown-in-one-way',
      comment: 'QueryView shows loading and failed queries; screens that do it by hand would differ.',
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: ['^apps/web/src/ui/', TESTS] },
      to: { path: String.raw`^apps/web/src/ui/loading/(loading-region|error-state)\.tsx$` },
    },
    {
      name: 'web-e2e',
      comment:
        'A journey sees only what a person sees. Prepared replies take their types from the router, and the set-up ' +
        'creates the database of the shared server.',
      severity: 'error',
      from: { path: '^apps/web/e2e/', pathNot: String.raw`^apps/web/e2e/support/global-setup\.ts$` },
      to: { path: '^(apps/(web/src|api)|packages/db)/', pathNot: String.raw`^apps/api/src/app-router\.ts$` },
    },
    {
      name: 'web-torture',
      comment: 'Torture puts the real parts of sync together, and knows nothing of screens.',
      severity: 'error',
      from: { path: '^apps/web/torture/' },
      to: {
        path: OURS,
        pathNot: [
          '^apps/web/(torture|src/offline)/',
          MIRROR_FILES,
          MIRRORS,
          DEVICE_STORES,
          '^apps/api/src/testing/',
          CONTRACTS,
        ],
      },
    },
    {
      name: 'web-bench',
      comment: 'A benchmark of the web puts journeys, the offline engine and the testing parts of the server together.',
      severity: 'error',
      from: { path: '^apps/web/bench/' },
      to: { path: OURS, pathNot: ['^apps/web/(bench|e2e|src/offline)/', '^apps/api/src/testing/', CONTRACTS] },
    },
    {
      name: 'not-to-torture',
      comment: 'The product does not need its tests.',
      severity: 'error',
      from: { path: '^(apps|packages)/[^/]+/src/', pathNot: TESTS },
      to: { path: '^apps/(web/(torture|e2e|bench)|api/bench)/' },
    },
    {
      name: 'api-not-to-web',
      comment: 'The server knows no client, not even in its tests and benchmarks.',
      severity: 'error',
      from: { path: '^apps/api/' },
      to: { path: '^apps/web/' },
    },
    only(
      'api-plugins',
      '^apps/api/src/plugins/',
      [
        '^apps/api/src/(plugins|kernel|lib|trpc|realtime)/',
        // Plugins may import sessions, because rate limits are per user, and the user is known only once the session
        // token's signature is verified.
        '^apps/api/src/sessions/',
        // Plugins may import this one file of the database package, because the health check reads from the database
        // whether the server is ready.
        String.raw`^packages/db/src/meta\.ts$`,
        CONTRACTS,
      ],
      'Plugins know the environment and the context of calls.',
    ),
    only(
      'api-sessions',
      '^apps/api/src/sessions/',
      ['^apps/api/src/(sessions|kernel|lib)/', '^packages/db/', CONTRACTS],
      'Whoever calls is known before any area is.',
    ),
    only(
      'api-trpc',
      '^apps/api/src/trpc/',
      ['^apps/api/src/(trpc|sessions|kernel|lib)/', '^packages/db/', CONTRACTS],
      'Procedures and their context know sessions and no area.',
    ),
    ...floorRules,
    only(
      'api-routers',
      String.raw`^apps/api/src/features/([^/]+)/[^/]+\.router\.ts$`,
      ['^apps/api/src/features/$1/', '^apps/api/src/(kernel|trpc|sessions)/', CONTRACTS],
      'A router hands each call to its own service.',
    ),
    only(
      'api-kernel',
      '^apps/api/src/kernel/',
      ['^apps/api/src/kernel/', '^packages/db/', CONTRACTS],
      'The kernel is the bottom of the server.',
    ),
    {
      name: 'api-kernel-only-types',
      comment: 'The kernel has interfaces and nothing that runs.',
      severity: 'error',
      from: { path: '^apps/api/src/kernel/' },
      to: { dependencyTypesNot: ['type-only'] },
    },
    only(
      'api-lib',
      '^apps/api/src/lib/',
      ['^apps/api/src/(kernel|lib)/', '^packages/db/', CONTRACTS],
      'What the whole server uses knows none of its users.',
    ),
    {
      name: 'api-routers-not-to-repositories',
      comment: 'A router hands each call to its own service.',
      severity: 'error',
      from: { path: String.raw`\.router\.ts$` },
      to: { path: String.raw`\.repository\.ts$` },
    },
    {
      name: 'api-features-not-to-foreign-repositories',
      comment: "A feature asks another feature's service, never its tables.",
      severity: 'error',
      from: { path: '^apps/api/src/features/([^/]+)/', pathNot: TESTS },
      to: { path: String.raw`^apps/api/src/features/(?!$1/)[^/]+/.*\.repository\.ts$` },
    },
    {
      name: 'api-features-not-upwards',
      comment: 'Parts of the server know nothing of the code that composes them.',
      severity: 'error',
      from: { path: '^apps/api/src/(features|lib|plugins|realtime|rest|sessions|trpc)/', pathNot: TESTS },
      to: {
        path: String.raw`^apps/api/src/(app|app-router|areas|registries|seeds|main|server|control)\.ts$|^apps/api/src/commands/`,
      },
    },
    only(
      'api-repositories',
      String.raw`^apps/api/src/features/([^/]+)/.+\.repository\.ts$`,
      [
        '^apps/api/src/features/$1/',
        String.raw`^apps/api/src/features/.+\.views\.ts$`,
        '^apps/api/src/(kernel|lib)/',
        '^packages/db/',
        CONTRACTS,
      ],
      'A repository has only queries.',
    ),
    {
      name: 'api-repositories-not-to-services',
      comment: 'A repository has only queries.',
      severity: 'error',
      from: { path: String.raw`\.repository\.ts$` },
      to: { path: String.raw`\.(service|router)\.ts$` },
    },
    {
      name: 'api-sql',
      comment: 'SQL is written in *.repository.ts, *.mirror.ts, *.worker.ts, *.totals.ts, *.views.ts and *.step.ts.',
      severity: 'error',
      from: { path: '^apps/api/src/', pathNot: [SQL, TESTS] },
      to: { path: '(^|node_modules/)drizzle-orm(/|$)' },
    },
    {
      name: 'api-tables',
      comment:
        'Tables and views are named where SQL is written, and in *.personal.ts. Other code takes the type of a row from the repository.',
      severity: 'error',
      from: { path: '^apps/api/src/', pathNot: [SQL, String.raw`\.personal\.ts$`, TESTS] },
      to: { path: ['^packages/db/src/schema/', String.raw`^apps/api/src/.*\.views\.ts$`] },
    },
    {
      name: 'api-own-tables',
      comment:
        "An area names its own tables. For another area's data it calls the service or joins the views of its *.views.ts.",
      severity: 'error',
      from: {
        path: '^apps/api/src/features/([^/]+)/',
        pathNot: [BORROWERS, TESTS],
      },
      to: {
        path: '^packages/db/src/schema/',
        // An area may also import these two tables: `learners`, whose row holds totals of several areas, and `meta`,
        // which belongs to no area.
        pathNot: String.raw`^packages/db/src/schema/(($1|learners|meta)\.ts$|$1/)`,
      },
    },
    {
      name: 'api-borrowed-tables',
      comment: 'These folders query only tables of accounts, study groups and attempts.',
      severity: 'error',
      from: { path: BORROWERS, pathNot: TESTS },
      to: {
        path: '^packages/db/src/schema/',
        pathNot: String.raw`^packages/db/src/schema/(accounts|study-groups|attempts|learners)\.ts$`,
      },
    },
    only(
      'api-views',
      String.raw`^apps/api/src/features/.+\.views\.ts$`,
      ['^packages/db/src/(schema/|views)', String.raw`^apps/api/src/features/.+\.views\.ts$`],
      "A view shows some columns of its own tables, or conditions on them and on others' views, and does nothing.",
    ),
    only(
      'api-realtime',
      '^apps/api/src/realtime/',
      ['^apps/api/src/(realtime|kernel|lib)/', '^packages/db/', CONTRACTS],
      'A feature hands realtime what it needs.',
    ),
    only(
      'api-rest',
      '^apps/api/src/rest/',
      ['^apps/api/src/(rest|trpc|kernel|lib)/', CONTRACTS],
      'The REST face has no logic of its own: it calls the router.',
    ),
    only('db', '^packages/db/', ['^packages/db/', CONTRACTS], 'The database knows nothing of its users.'),
    only('contracts', CONTRACTS, CONTRACTS, 'What all share knows nobody.'),
    {
      name: 'contracts-only-pure-libraries',
      comment: 'Contracts run in the browser and on the server alike.',
      severity: 'error',
      from: { path: '^packages/contracts/src/', pathNot: TESTS },
      to: { path: 'node_modules/', pathNot: 'node_modules/(zod|ts-fsrs|edmonds-blossom-fixed)/' },
    },
    {
      name: 'contracts-not-to-node',
      comment: 'Contracts run in the browser and on the server alike.',
      severity: 'error',
      from: { path: '^packages/contracts/src/', pathNot: TESTS },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'content-is-read',
      comment:
        'The server reads content when it starts. Browsers get the texts of help alone: quizzes have their answers beside them.',
      severity: 'error',
      from: { path: OURS, pathNot: TESTS },
      to: { path: '^content/(?!help/)' },
    },
    {
      name: 'not-to-tests',
      comment: 'The product does not need its tests.',
      severity: 'error',
      from: { path: '^(apps|packages)/[^/]+/src/', pathNot: TESTS },
      to: { path: TESTS },
    },
    {
      name: 'no-circular',
      comment: 'Files that import each other, even for a type, can only be read together.',
      severity: 'error',
      from: { path: '^(apps|packages)/[^/]+/src/' },
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'An import that leads nowhere would pass every other rule.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: String.raw`^(apps|packages)/[^/]+/dist/|\.css$` },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
