import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

// Every button that begins or ends something, pressed twice within 60 ms and in two tabs. Above each mutation, a line
// `// twice: <what comes of two tabs that press it>` says that `useOnce` makes one of two presses there; `// twice, by a
// form: <…>`, that `useForm` calls it, which sends once at a time.

interface Found {
  /** The procedure, or the function that makes the mutation of several calls. */
  name: string;
  once: boolean;
  /** Null where no comment says so. */
  sentBy: 'button' | 'form' | null;
}

const COMMENT = /^\s*\/\/ twice(, by a form)?: \S/;

/** The mutations of a module. */
function mutationsIn(text: string): Found[] {
  let within = '';
  return text.split('\n').flatMap((line, index, lines) => {
    within = /^(?:export )?function (\w+)/.exec(line)?.[1] ?? within;
    const call = /(?:trpc\.([\w.]+)\.)?\buseMutation\(/.exec(line);
    if (!call || /^import /.test(line)) return [];
    const before = line.slice(0, call.index) || '';
    const first = before.trim() === '' ? index - 1 : index;
    const opened = first === index ? before : (lines[first] ?? '');
    const comment = COMMENT.exec(lines[first - 1] ?? '');
    const sentBy = comment && (comment[1] === undefined ? 'button' : 'form');
    return [{ name: call[1] ?? within, once: opened.trimEnd().endsWith('useOnce('), sentBy }];
  });
}

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|testing\//.test(path))
  .map((path) => readFileSync(join(import.meta.dirname, path), 'utf8'));
const found = files.flatMap(mutationsIn);

test('above every mutation, a comment says what protects it from a second press, and no comment is left over', () => {
  expect(found.length).toBeGreaterThan(50);
  const without = found.filter(({ sentBy }) => sentBy === null).map(({ name }) => name);
  expect(without, 'Write `// twice: <what comes of two tabs that press it>` above these').toEqual([]);
  expect(files.flatMap((text) => text.match(/\/\/ twice\b/g) ?? [])).toHaveLength(found.length);
});

test('what no form sends is called once at a time', () => {
  const open = found.filter(({ once, sentBy }) => !once && sentBy !== 'form');
  expect(open.map(({ name }) => name)).toEqual([]);
});

test('what a form sends is not called by a button beside it', () => {
  const forms = found.filter(({ sentBy }) => sentBy === 'form');
  expect(forms.filter(({ once }) => once).map(({ name }) => name)).toEqual([]);
  const unguarded = /(\w+)\.mutate\(/g;
  const handled = files.flatMap((text) => {
    const made = [...text.matchAll(/const (\w+) = (use\w+)\(/g)].map(([, name, hook]) => [name, hook] as const);
    return [...text.matchAll(unguarded)].flatMap(([, name]) => made.filter(([known]) => known === name));
  });
  const ofForms = new Set(files.flatMap(hooksOfForms));
  expect(handled.filter(([, hook]) => ofForms.has(hook ?? '')).map(([, hook]) => hook)).toEqual([]);
});

/** The hooks of a module that only forms may call. */
function hooksOfForms(text: string): string[] {
  return text
    .split(/^(?=(?:export )?function )/m)
    .filter((part) => mutationsIn(part).some(({ sentBy }) => sentBy === 'form'))
    .flatMap((part) => /^(?:export )?function (\w+)/.exec(part)?.[1] ?? []);
}

test('a mutation without a guard or without a comment is found', () => {
  const guarded = 'export function useA() {\n  // twice: nothing\n  return useOnce(trpc.a.do.useMutation());\n}\n';
  const over = 'export function useB() {\n  return useOnce(\n    trpc.b.do.useMutation({}),\n  );\n}\n';
  const sent = 'export function useC() {\n  // twice, by a form: two\n  return trpc.c.do.useMutation({});\n}\n';
  const bare = 'export function useD() {\n  return useMutation({});\n}\n';
  expect(mutationsIn(guarded + over + sent + bare)).toEqual([
    { name: 'a.do', once: true, sentBy: 'button' },
    { name: 'b.do', once: true, sentBy: null },
    { name: 'c.do', once: false, sentBy: 'form' },
    { name: 'useD', once: false, sentBy: null },
  ]);
});
