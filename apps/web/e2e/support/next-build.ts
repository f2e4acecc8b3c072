import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

const DIST = new URL('../../dist/', import.meta.url);

/**
 * Makes a later version of the built app: every script has a new name, as if they all had changed, and the page notes
 * that it's version 2. Returns the files that differ, by path; null is a deleted file.
 */
export function nextBuild(): Map<string, string | null> {
  const names = readdirSync(new URL('assets/', DIST)).filter((name) => name.endsWith('.js'));
  const rename = (text: string) => names.reduce((now, name) => now.replaceAll(name, later(name)), text);
  const page = read('index.html');
  const [entry] = /(?<=\/assets\/)index-[\w-]+\.js/.exec(page) ?? [];
  if (!entry) throw new Error('The built page names no entry script.');

  const files = new Map<string, string | null>(names.map((name) => [`/assets/${name}`, null]));
  for (const name of names) {
    const note = name === entry ? "document.documentElement.dataset.version='2';" : '';
    files.set(`/assets/${later(name)}`, note + rename(read(`assets/${name}`)));
  }
  files.set('/index.html', rename(page));
  const worker = read('sw.js').replace(/\[\{"integrity":.*?\}\]/s, (list) => JSON.stringify(relist(JSON.parse(list))));
  return files.set('/sw.js', worker);

  function relist(listed: { url: string; revision: string | null; integrity: string }[]) {
    return listed.map((before) => {
      const url = rename(before.url);
      const content = files.get(url);
      if (!content) return before;
      const integrity = `sha256-${createHash('sha256').update(content).digest('base64')}`;
      return { url, revision: before.revision && `${before.revision}-later`, integrity };
    });
  }
}

function later(name: string): string {
  return name.replace(/\.js$/, '-later.js');
}

function read(path: string): string {
  return readFileSync(new URL(path, DIST), 'utf8');
}
