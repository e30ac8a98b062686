import { useEffect, useRef, useState } from 'react';

export interface AskedOnce<Key extends readonly string[], Answer> {
  /** To be called while drawing: what is not known yet is asked for then. */
  answerTo: (...key: Key) => Answer | undefined;
  /** Keeps what came by another way. */
  learn: (answer: Answer, ...key: Key) => void;
}

/**
 * What is shown of keys and has to be asked for, each of them once.
 * @param ask nothing is asked without it
 */
export function useAskedOnce<Key extends readonly string[], Answer>(
  ask: ((...key: Key) => Promise<Answer | undefined>) | undefined,
): AskedOnce<Key, Answer> {
  const [answers, setAnswers] = useState<ReadonlyMap<string, Answer>>(new Map());
  const asked = useRef(new Set<string>());
  const wanted: Key[] = [];
  const learn = (answer: Answer, ...key: Key): void =>
    setAnswers((before) => new Map(before).set(JSON.stringify(key), answer));
  const answerTo = (...key: Key): Answer | undefined => {
    const name = JSON.stringify(key);
    if (!answers.has(name)) wanted.push(key);
    return answers.get(name);
  };
  useEffect(() => {
    for (const key of wanted) {
      const name = JSON.stringify(key);
      if (!ask || asked.current.has(name)) continue;
      asked.current.add(name);
      ask(...key).then(
        (answer) => answer !== undefined && learn(answer, ...key),
        () => undefined,
      );
    }
  });
  return { answerTo, learn };
}
