import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** A call of `useMutation` found in a module's source text. */
interface FoundMutation {
  /** The tRPC procedure, or the enclosing function if the mutation calls several procedures. */
  name: string;
  /** The function that guards against a double press; null for none. */
  guard: string | null;
  /** The value of the option `secondTab`; null where the code doesn't set it. */
  secondTab: string | null;
}

/** Returns the mutations found in a module's source text. */
function mutationsIn(text: string): FoundMutation[] {
  const calls = [...text.matchAll(/(?:(useSingleFlight|formMutation)\(\s*)?(?:trpc\.([\w.]+)\.)?\buseMutation\(/g)];
  return calls.map((call, index) => {
    const until = calls[index + 1]?.index ?? text.length;
    const within = [...text.slice(0, call.index).matchAll(/^(?:export )?function (\w+)/gm)].at(-1)?.[1] ?? '';
    const [, secondTab = null] = /\bsecondTab: '(\w+)'/.exec(text.slice(call.index, until)) ?? [];
    return { name: call[2] ?? within, guard: call[1] ?? null, secondTab };
  });
}

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|testing\//.test(path))
  .map((path) => readFileSync(join(import.meta.dirname, path), 'utf8'));
const foundMutations = files.flatMap(mutationsIn);

test('useSingleFlight or formMutation guards every mutation from a double press', () => {
  expect(foundMutations.length).toBeGreaterThan(50);
  expect(foundMutations.filter(({ guard }) => guard === null).map(({ name }) => name)).toEqual([]);
});

test('every mutation declares what a press in a second tab does', () => {
  expect(foundMutations.filter(({ secondTab }) => secondTab === null).map(({ name }) => name)).toEqual([]);
});

test('mutationsIn finds a mutation without a guard and one without the option', () => {
  const guarded =
    "function useA() {\n  return useSingleFlight(trpc.a.do.useMutation(), { secondTab: 'refused' });\n}\n";
  const silent = 'export function useB() {\n  return formMutation(\n    trpc.b.do.useMutation({}),\n  );\n}\n';
  const bare = 'export function useC() {\n  return useMutation({});\n}\n';
  expect(mutationsIn(guarded + silent + bare)).toEqual([
    { name: 'a.do', guard: 'useSingleFlight', secondTab: 'refused' },
    { name: 'b.do', guard: 'formMutation', secondTab: null },
    { name: 'useC', guard: null, secondTab: null },
  ]);
});
