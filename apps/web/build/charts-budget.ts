// Stops a build whose charts are too heavy for people on a slow network, or are loaded with the first pages.
import type { Plugin, Rollup } from 'vite';
import { listImports, listSignedInFiles, listStartFiles } from './first-page-files.ts';
import { computeGzipSize, KIB } from './gzip-size.ts';

/**
 * The limit in KiB of gzipped JavaScript that the charts of one page may add to the files that signed-in people have
 * loaded by then.
 */
const BUDGET = 125;
/** The charts that appear together on a page: lines and pies on dashboards, lines and bars on analytics. */
const PAGES = [/\/ui\/charts\/(?:line|pie)-chart\.tsx$/, /\/ui\/charts\/(?:line|bar)-chart\.tsx$/];
const LIBRARY = /node_modules\/(?:@nivo|d3-)/;

export function chartsBudget(): Plugin {
  return {
    name: 'charts-budget',
    apply: 'build',
    generateBundle(_options, bundle) {
      const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)?.fileName;
      // Skips the build of the service worker, which has no entry chunk.
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
