import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';

/** The environment variable with the path of the test report's file; without it, no report is written. */
export const REPORT_VARIABLE = 'SUITE_REPORT';

/**
 * @typedef {{ path: string, project: string, failed: boolean, tests: number, marked: number, passed: number,
 * failures: number, skipped: number, error: string | null }} FileReport a test file, with its path from the root;
 * `marked`: the number of tests that the file itself skips; `skipped`: the number of tests that didn't run for any
 * reason
 * @typedef {{ files: FileReport[], strays: { path: string | null, error: string }[] }} SuiteReport `strays`: errors
 * outside any test, with the file that was running if vitest knows it, otherwise null
 */

/** A vitest reporter that writes the result of each test file, for `scripts/test.mjs`. */
export class SuiteReporter {
  onInit({ config }) {
    this.root = config.root;
  }

  onTestRunEnd(modules, errors) {
    const path = process.env[REPORT_VARIABLE];
    if (!path) return;
    const files = modules.map((module) => this.fileReport(module));
    const strays = errors.map((error) => ({
      path: error.VITEST_TEST_PATH ? relative(this.root, error.VITEST_TEST_PATH) : null,
      error: firstLine(error),
    }));
    writeFileSync(path, JSON.stringify({ files, strays }));
  }

  fileReport(module) {
    const tests = [...module.children.allTests()];
    const inState = (state) => tests.filter((test) => test.result().state === state).length;
    const [error] = [
      ...module.errors(),
      ...[...module.children.allSuites()].flatMap((suite) => suite.errors()),
      ...tests.flatMap((test) => test.result().errors ?? []),
    ];
    return {
      path: relative(this.root, module.moduleId),
      project: module.project.name,
      failed: module.state() === 'failed',
      tests: tests.length,
      marked: tests.filter(({ options }) => options.mode === 'skip' || options.mode === 'todo').length,
      passed: inState('passed'),
      failures: inState('failed'),
      skipped: inState('skipped'),
      error: error ? firstLine(error) : null,
    };
  }
}

/**
 * Reads a report of `SuiteReporter`.
 * @returns {SuiteReport}
 */
export function readReport(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

function firstLine({ name, message }) {
  const [line = ''] = String(message ?? name).split('\n');
  return line.slice(0, 300);
}
