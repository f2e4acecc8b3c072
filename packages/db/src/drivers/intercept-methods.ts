export type Method = (...args: unknown[]) => unknown;

/**
 * Returns the object with some methods replaced: each entry of `methods` gets the object's own method and returns the
 * replacement.
 */
export function interceptMethods<C extends object>(object: C, methods: Record<string, (run: Method) => Method>): C {
  return new Proxy(object, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key, target);
      if (typeof value !== 'function') return value;
      const own: Method = (...args) => Reflect.apply(value, target, args);
      const intercept = typeof key === 'string' && Object.hasOwn(methods, key) ? methods[key] : undefined;
      return intercept === undefined ? own : intercept(own);
    },
  });
}
