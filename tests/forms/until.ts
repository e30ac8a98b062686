const PATIENCE_MS = 1_500;

/** Waits for what a check does not complain of any more; its last complaint is told as it is, without the whole page. */
export async function until<Result>(check: () => Result): Promise<Result> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return check();
    } catch (error) {
      if (performance.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }
}
