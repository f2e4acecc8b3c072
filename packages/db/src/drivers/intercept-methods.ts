export type Method = (...args: unknown[]) => unknown;

/** The same object with these methods replaced, each by what is made of the object's own. */
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
