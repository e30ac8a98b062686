/**
 * Keeps work from being under way twice: asked for meanwhile, it is done once more after it, however often that was. It
 * may have looked before what it is asked to see.
 * @param work tells of its own failures: it never rejects
 * @returns asks for it; resolved when it has been done since
 */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let again = false;
  async function run(): Promise<void> {
    while (again) {
      again = false;
      await work();
    }
    running = undefined;
  }
  return () => {
    again = true;
    return (running ??= run());
  };
}
