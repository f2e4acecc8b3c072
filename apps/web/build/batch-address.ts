/** Returns the URL at which `httpBatchLink` requests these calls in one batch. */
export function buildBatchAddress(calls: readonly (readonly [path: string, input?: object])[]): string {
  const paths = calls.map(([path]) => path).join(',');
  const inputs = Object.fromEntries(calls.map(([, input], index) => [index, input]));
  return `/trpc/${paths}?batch=1&input=${encodeURIComponent(JSON.stringify(inputs))}`;
}
