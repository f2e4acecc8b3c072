import { useEffect, useState } from 'react';
import { type FileLimits, readTextFile } from './read-text-file.ts';

interface TextFile {
  /** Why the last file can't be read; null where it can. */
  problem: string | null;
  reading: boolean;
  choose: (file: File) => Promise<void>;
  stop: () => void;
}

/** Reads the files that somebody chooses, one at a time. */
export function useTextFile(limits: FileLimits, onText: (text: string) => void): TextFile {
  const [problem, setProblem] = useState<string | null>(null);
  const [reading, setReading] = useState<AbortController | null>(null);
  // Another file, or leaving the page, ends it.
  useEffect(() => () => reading?.abort(), [reading]);

  async function choose(file: File): Promise<void> {
    const controller = new AbortController();
    setReading(controller);
    setProblem(null);
    const read = await readTextFile(file, limits, controller.signal);
    if (read === null || controller.signal.aborted) return;
    setReading(null);
    if ('problem' in read) setProblem(read.problem);
    else onText(read.text);
  }

  return { problem, reading: reading !== null, choose, stop: () => setReading(null) };
}
