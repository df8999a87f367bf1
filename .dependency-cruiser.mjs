// Who may import whom. The floors and the reasons: docs/decisions/0002-imports-point-down.md

/** One floor of the house: what lies under `of` may import of ours only `may`. */
const floor = (of, may) => ({
  name: `${of.replace('/', '-')}-imports-only-${may.length > 0 ? may.join('-').replaceAll('/', '-') : 'outside-packages'}`,
  severity: 'error',
  from: { path: `^${of}/` },
  to: { path: '^(packages|apps|bench|e2e|scripts)/', pathNot: [of, ...may].map((path) => `^${path}/`) },
});

/** The floors within the loom, the lowest first, and which of those beneath it each stands on. */
const loomFloors = {
  numbers: [],
  vocabulary: ['numbers'],
  prompt: ['numbers', 'vocabulary'],
  palette: ['numbers', 'vocabulary'],
  recipe: ['numbers', 'vocabulary', 'prompt', 'palette'],
  drawing: ['numbers', 'vocabulary', 'recipe'],
  cloths: ['numbers', 'vocabulary', 'recipe', 'drawing'],
  change: ['numbers', 'vocabulary', 'prompt', 'palette', 'recipe', 'drawing', 'cloths'],
  render: ['numbers', 'vocabulary', 'recipe', 'drawing'],
  judge: ['numbers', 'vocabulary', 'prompt', 'palette', 'recipe', 'drawing', 'cloths', 'change', 'render'],
};

/** One floor of the loom. Tests may look down from any. */
const loomFloor = ([of, may]) => ({
  name: `loom-${of}-stands-on-${may.length > 0 ? may.join('-') : 'nothing'}`,
  severity: 'error',
  from: { path: `^packages/loom/src/${of}/`, pathNot: '\\.test\\.ts$' },
  to: { path: '^packages/loom/src/', pathNot: [of, ...may].map((floor) => `^packages/loom/src/${floor}/`) },
});

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    floor('packages/contract', []),
    floor('packages/colour', ['packages/contract']),
    floor('packages/money', ['packages/contract']),
    floor('packages/drape', ['packages/contract', 'packages/colour']),
    floor('packages/loom', ['packages/contract', 'packages/colour']),
    floor('packages/crafts', ['packages/contract', 'packages/colour']),
    floor('packages/imaging', ['packages/contract', 'packages/colour', 'packages/crafts', 'packages/drape']),
    floor('packages/engines', [
      'packages/contract',
      'packages/colour',
      'packages/drape',
      'packages/loom',
      'packages/imaging',
    ]),
    floor('apps/web', [
      'packages/contract',
      'packages/colour',
      'packages/crafts',
      'packages/drape',
      'packages/loom',
      'packages/money',
    ]),
    floor('apps/server', ['packages']),
    ...Object.entries(loomFloors).map(loomFloor),
    {
      name: 'loom-has-no-other-floor',
      severity: 'error',
      from: { path: '^packages/loom/src/' },
      to: { path: '^packages/loom/src/', pathNot: `^packages/loom/src/(${Object.keys(loomFloors).join('|')})/` },
    },
    {
      name: 'cloths-know-no-other-cloth',
      comment: 'What two cloths draw alike belongs to the kit they are drawn with.',
      severity: 'error',
      from: { path: '^packages/loom/src/cloths/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/loom/src/cloths/', pathNot: '^packages/loom/src/cloths/$1/' },
    },
    {
      name: 'plans-have-colours-of-their-own-digits',
      comment:
        "Planners take colours from the loom, where powers and cube roots are the same on every machine (decision 0004); what draws their plans is each rasteriser's own.",
      severity: 'error',
      from: {
        path: '^packages/loom/',
        pathNot: '/(oklch|lay-repeat|paint-piece)\\.ts$|^packages/loom/src/(render|judge)/',
      },
      to: { path: '^packages/colour/' },
    },
    {
      name: 'forms-know-no-store',
      comment:
        'A form takes its value and what its preview found out, and reports what changes; rows, hooks and the one head of its own may ask the store (decision 0014).',
      severity: 'error',
      from: {
        path: '^apps/web/src/studio/(panel|words|tools/[^/]+)/',
        pathNot: '\\.test\\.tsx?$|/(tool\\.ts|use-[^/]+\\.ts|words-head\\.tsx)$',
      },
      to: { path: '^apps/web/src/studio/store/(studio-store|[^/]+-actions)\\.ts$' },
    },
    {
      name: 'no-cycle',
      comment: 'Type imports count: the reader has to hold them all the same.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    {
      name: 'packages-by-their-exports',
      comment: 'Another package is imported by its name, and only what its package.json exports.',
      severity: 'error',
      from: { path: '^(?:packages|apps)/([^/]+)/|^(?:bench|e2e|scripts)/' },
      to: {
        path: '^packages/',
        pathNot: [
          '^packages/$1/',
          '^packages/[^/]+/src/index\\.ts$',
          '^packages/contract/src/(limits|units)\\.ts$',
          '^packages/imaging/src/in-child/(children|serve)\\.ts$',
          '^packages/loom/src/(render/(server|browser)|judge/judge-family)\\.ts$',
        ],
      },
    },
    {
      name: 'packages-by-their-name',
      severity: 'error',
      from: { path: '^(?:packages|apps)/([^/]+)/' },
      to: { path: '^(packages|apps)/', pathNot: '^(packages|apps)/$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'no-inner-barrel',
      severity: 'error',
      from: {},
      to: { path: '^(packages|apps)/[^/]+/src/.+/index\\.tsx?$' },
    },
    {
      name: 'modules-keep-routes-and-tables',
      comment: "Another module's handlers may be imported; its routes and its tables are its own.",
      severity: 'error',
      from: { path: '^apps/server/src/modules/([^/]+)/' },
      to: { path: '^apps/server/src/modules/[^/]+/(routes|tables?)\\.ts$', pathNot: '^apps/server/src/modules/$1/' },
    },
    {
      name: 'jobs-know-no-module',
      comment: 'Modules put jobs in line and hear when these end; what settling means is handed in.',
      severity: 'error',
      from: { path: '^apps/server/src/jobs/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/server/src/modules/' },
    },
    {
      name: 'server-holds-no-pixels',
      comment: 'Pictures are read and made by imaging and engines. Tests may look at them.',
      severity: 'error',
      from: { path: '^apps/server/src/', pathNot: '\\.test\\.ts$' },
      to: { path: 'node_modules/(sharp|@resvg/)' },
    },
    {
      name: 'only-tests-import-test-support',
      comment: 'What lies under test/ is for tests; the product must run without it.',
      severity: 'error',
      from: { path: '^(packages|apps)/[^/]+/src/', pathNot: '\\.(test|spec)\\.tsx?$' },
      to: { path: '^(packages|apps)/[^/]+/test/' },
    },
  ],
  options: {
    // TypeScript 7 has no JavaScript interface: with any other parser every file is skipped in silence.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^apps/web/dist/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
