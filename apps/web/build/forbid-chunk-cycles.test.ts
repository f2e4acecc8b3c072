import { build, type Rollup } from 'vite';
import { expect, test } from 'vitest';
import { forbidChunkCycles } from './forbid-chunk-cycles.ts';

/** Source code of a page's files, by name without `.js`. The first one is the entry. */
type Sources = Record<string, string>;

/** Builds a page with one chunk per source file. Returns the names of the chunks. */
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

test('builds files whose imports form no circle, including a file loaded later', async () => {
  const sources = {
    page: "import { one } from './one'; import('./later').then(({ later }) => later(one))",
    one: "import { two } from './two'; export const one = two + 1",
    two: 'export const two = Math.random()',
    // The file `later` is loaded dynamically and imports a file that the page has loaded before.
    later: "import { one } from './one'; export const later = (other) => console.log(one, other)",
  };
  expect(await buildPage(sources)).toEqual(expect.arrayContaining(['later', 'one', 'page', 'two']));
});

test('stops the build when files import each other in a circle, and names them', async () => {
  const sources = {
    page: "import { one } from './one'; console.log(one())",
    one: "import { two } from './two'; export const one = () => two(); export const later = () => Math.random()",
    two: "import { later } from './one'; export const two = () => later()",
  };
  await expect(buildPage(sources)).rejects.toThrow(
    /import each other in a circle:\n {2}assets\/(?:one|two)-[\w-]+\.js: .*(?:one|two)\n {2}assets\/(?:one|two)-[\w-]+\.js: .*(?:one|two)/,
  );
});
