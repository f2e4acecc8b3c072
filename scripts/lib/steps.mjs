/** Prints a step's name, runs it, and prints how long it took. Returns its result. */
export async function timed(what, work) {
  console.log(`${what} …`);
  const start = performance.now();
  const result = await work();
  console.log(`${what}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return result;
}
