import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { notifySuperseded, onSuperseded } from '#lib/server/superseded.ts';

const SOURCES = join(import.meta.dirname, '../..');

/** Matches module-level variables and collections that change while the app runs. */
const STATE =
  /^(?:export )?(?:let (?<variable>\w+)|const (?<collection>\w+)\b.* = (?:new (?:Map|Set)\b.*\(\)|createStore\b.*);$)/gm;

/** State that needs no reset, with the reason. */
const LEFT: Record<string, string> = {
  'features/welcome/first-question.tsx touch': 'is set once, when the module is loaded',
  'main.tsx userId': 'no test loads it',
  'lib/server/connection.ts last': 'is worked out anew whenever it is read',
  'lib/notifications.ts lastId': 'ids are used once',
  'lib/resettable.ts resets': 'modules register once, when they are loaded',
  'lib/session.ts poll': 'ends with the last listener',
};
/** The name of sets of listeners. They need no reset, because components remove their listeners when they unmount. */
const LISTENERS = 'listeners';

interface StatefulModule {
  /** The module's path, relative to `src`. */
  file: string;
  names: string[];
  /** The source of the module's `resettable` calls and of the functions that they name. */
  resets: string;
}

function statefulModules(): StatefulModule[] {
  return readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\/testing\/|\.gen\./.test(path))
    .map((file) => {
      const source = readFileSync(join(SOURCES, file), 'utf8');
      const names = [...source.matchAll(STATE)].map(({ groups }) => groups?.variable ?? groups?.collection ?? '');
      return { file, names: names.filter((name) => name !== LISTENERS), resets: resetsIn(source) };
    });
}

function resetsIn(source: string): string {
  const calls = [...source.matchAll(/^resettable\((?:(?<name>\w+)|\(\) =>(?:.*?^\}|.*?))\);$/gms)];
  const bodies = calls.map(({ groups }) => new RegExp(`^function ${groups?.name}\\(.*?^\\}$`, 'ms').exec(source)?.[0]);
  return [...calls.map(([call]) => call), ...bodies].join('\n');
}

test('all module-level state is reset between tests', () => {
  const left = statefulModules().flatMap(({ file, names, resets }) =>
    names.filter((name) => !new RegExp(`\\b${name}\\b`).test(resets)).map((name) => `${file} ${name}`),
  );
  expect(left.sort()).toEqual(Object.keys(LEFT).sort());
});

describe('a superseded page', () => {
  const told = vi.fn();

  test('notifies listeners that are added later', () => {
    notifySuperseded();
    onSuperseded(told);
    expect(told).toHaveBeenCalled();
  });

  test('is no longer superseded in the next test', () => {
    told.mockClear();
    onSuperseded(told);
    expect(told).not.toHaveBeenCalled();
  });
});
