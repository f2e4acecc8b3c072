// Stops a build whose charts are heavier than people on a slow network should wait for, or that come with other pages.
import type { Plugin, Rollup } from 'vite';
import { listImports, listSignedInFiles, listStartFiles } from './first-page-files.ts';
import { computeGzipSize, KIB } from './gzip-size.ts';

/** KiB of JavaScript as gzip makes it, beyond what signed-in people have loaded by then, for the charts of one page. */
const BUDGET = 125;
/** What pages of figures draw together: the dashboards lines and pies, analytics lines and bars. */
const PAGES = [/\/ui\/charts\/(?:line|pie)-chart\.tsx$/, /\/ui\/charts\/(?:line|bar)-chart\.tsx$/];
const LIBRARY = /node_modules\/(?:@nivo|d3-)/;

export function chartsBudget(): Plugin {
  return {
    name: 'charts-budget',
    apply: 'build',
    generateBundle(_options, bundle) {
      const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)?.fileName;
      // The service worker is built by a run of its own.
      if (entry === undefined) return;
      const wrong = findProblem(bundle, entry);
      if (wrong !== null) this.error(wrong);
    },
  };
}

function findProblem(bundle: Rollup.OutputBundle, entry: string): string | null {
  const before = new Set([
    ...listStartFiles(bundle, entry),
    ...listSignedInFiles(bundle, entry).flatMap(({ files }) => files),
  ]);
  const early = [...before].filter((name) => modulesOf(bundle[name]).some((id) => LIBRARY.test(id)));
  if (early.length > 0) return `Charts would be loaded with the first page, in ${early.join(', ')}.`;
  for (const page of PAGES) {
    const charts = Object.values(bundle).filter((file) => modulesOf(file).some((id) => page.test(id)));
    if (charts.length < 2) return `The build has no files of their own for ${page.source}.`;
    const files = new Set(charts.flatMap(({ fileName }) => [fileName, ...listImports(bundle, fileName)]));
    const further = [...files].filter((name) => !before.has(name));
    const kib = further.reduce((sum, name) => sum + computeGzipSize(bundle[name]), 0) / KIB;
    const parts = further.map((name) => `  ${(computeGzipSize(bundle[name]) / KIB).toFixed(1)} ${name}`);
    if (kib > BUDGET) return [`Charts would load ${kib.toFixed(1)} KiB; ${BUDGET} is the most.`, ...parts].join('\n');
  }
  return null;
}

function modulesOf(file: Rollup.OutputBundle[string] | undefined): readonly string[] {
  return file?.type === 'chunk' ? file.moduleIds : [];
}
