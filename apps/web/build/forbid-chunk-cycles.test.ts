import { build, type Rollup } from 'vite';
import { expect, test } from 'vitest';
import { forbidChunkCycles } from './forbid-chunk-cycles.ts';

/** Files of a page by name, without `.js`. The first one is the entry. */
type Sources = Record<string, string>;

/** Builds a page, each of whose files is a file of the build of its own. Returns the names of the built files. */
async function buildPage(sources: Sources): Promise<string[]> {
  const [entry = '', ...others] = Object.keys(sources);
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'sources',
        resolveId: (id) => (id.replace('./', '') in sources ? `/${id.replace('./', '')}` : null),
        load: (id) => sources[id.slice(1)] ?? null,
      },
      forbidChunkCycles(),
    ],
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: others.map((name) => ({ name, test: new RegExp(`^/${name}$`) })),
          },
        },
      },
    },
  });
  return (built as Rollup.RolldownOutput).output.map(({ name = '' }) => name).sort();
}

test('files that import each other only downwards are built, also what is loaded later', async () => {
  const sources = {
    page: "import { one } from './one'; import('./later').then(({ later }) => later(one))",
    one: "import { two } from './two'; export const one = two + 1",
    two: 'export const two = Math.random()',
    // Loaded by the page, and imports from it: by then the page is there.
    later: "import { one } from './one'; export const later = (other) => console.log(one, other)",
  };
  expect(await buildPage(sources)).toEqual(expect.arrayContaining(['later', 'one', 'page', 'two']));
});

test('files that import each other in a circle stop the build, which says which', async () => {
  const sources = {
    page: "import { one } from './one'; console.log(one())",
    one: "import { two } from './two'; export const one = () => two(); export const later = () => Math.random()",
    two: "import { later } from './one'; export const two = () => later()",
  };
  await expect(buildPage(sources)).rejects.toThrow(
    /import each other in a circle:\n {2}assets\/(?:one|two)-[\w-]+\.js: .*(?:one|two)\n {2}assets\/(?:one|two)-[\w-]+\.js: .*(?:one|two)/,
  );
});
