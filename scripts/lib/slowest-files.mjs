import { relative } from 'node:path';

const SHOWN = 10;

/** A vitest reporter that lists the slowest test files at the end, by their time including imports and set-up. */
export class SlowestFiles {
  onInit({ config, logger }) {
    this.root = config.root;
    this.logger = logger;
  }

  onTestRunEnd(files) {
    if (files.length <= SHOWN) return;
    const timed = files.map((file) => ({ file, seconds: secondsOf(file) }));
    const slowest = timed.sort((a, b) => b.seconds - a.seconds).slice(0, SHOWN);
    const lines = slowest.map(
      ({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${relative(this.root, file.moduleId)}`,
    );
    this.logger.log(`The ${SHOWN} slowest files:\n${lines.join('\n')}\n`);
  }
}

function secondsOf(file) {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } = file.diagnostic();
  return (environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration) / 1000;
}
