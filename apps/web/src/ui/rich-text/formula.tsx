import { useLayoutEffect, useRef } from 'react';
import Temml from 'temml';

interface FormulaProps {
  tex: string;
  display: boolean;
}

/**
 * A formula as MathML, which browsers lay out and screen readers speak. Invalid TeX is shown as the author wrote it.
 */
export default function Formula({ tex, display }: FormulaProps) {
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (!box.current) return;
    try {
      // These options rule out links, oversized output and macros that expand without end.
      Temml.render(tex, box.current, { displayMode: display, throwOnError: true, maxSize: [10, 10], maxExpand: 200 });
    } catch {
      // The source isn't valid TeX, or exceeds the limits: the author's text is more useful to readers than a parser's
      // message.
      box.current.textContent = tex;
    }
  }, [tex, display]);
  return <span ref={box} />;
}
