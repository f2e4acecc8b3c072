import { useLayoutEffect, useRef } from 'react';
import Temml from 'temml';

interface FormulaProps {
  tex: string;
  display: boolean;
}

/** A formula as MathML, which browsers lay out and screen readers speak. What isn't TeX is shown as it was written. */
export default function Formula({ tex, display }: FormulaProps) {
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (!box.current) return;
    try {
      // No links, no sizes out of bounds, no macros that grow without end.
      Temml.render(tex, box.current, { displayMode: display, throwOnError: true, maxSize: [10, 10], maxExpand: 200 });
    } catch {
      // It isn't TeX, or more than we trust: what the author wrote says more than a parser's message.
      box.current.textContent = tex;
    }
  }, [tex, display]);
  return <span ref={box} />;
}
