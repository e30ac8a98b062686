interface Turn {
  exclusive: boolean;
  start: () => void;
}

/**
 * Turns at one connection, in the order they were asked for: statements may follow each other without waiting for
 * answers, a transaction has the connection alone. `start` must send before it first waits.
 */
export function connectionQueue() {
  const waiting: Turn[] = [];
  let isHeld = false;

  function proceed(): void {
    while (!isHeld) {
      const turn = waiting.shift();
      if (!turn) return;
      isHeld = turn.exclusive;
      turn.start();
    }
  }

  function take<T>(exclusive: boolean, work: () => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      waiting.push({ exclusive, start: () => void work().then(resolve, reject) });
      proceed();
    });
  }

  return {
    shared: <T>(start: () => Promise<T>): Promise<T> => take(false, start),
    exclusive: <T>(work: () => Promise<T>): Promise<T> =>
      take(true, () =>
        work().finally(() => {
          isHeld = false;
          proceed();
        }),
      ),
  };
}
