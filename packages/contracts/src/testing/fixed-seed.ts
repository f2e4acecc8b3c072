// Set-up of tests: generated inputs are the same at each run, so that a failure says something about a change. Another
// seed looks further: `FC_SEED=7 npm test`.
import fc from 'fast-check';

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env.FC_SEED ?? 1) });
