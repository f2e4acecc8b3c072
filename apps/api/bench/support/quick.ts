/** True with `--quick`: a short run that only shows that the benchmark works; its figures mean nothing. */
export const QUICK = process.argv.includes('--quick');
