import { useEffect, useState } from 'react';

/**
 * Returns false at first, and true once the component has been mounted for this long.
 * @param ms milliseconds.
 */
export function useHasElapsed(ms: number): boolean {
  const [hasElapsed, setHasElapsed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasElapsed(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return hasElapsed;
}
